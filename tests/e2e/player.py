"""A person at the page: sees what is shown, clicks and presses as a person would."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as Waited

import tavolata.core.catalogue  # noqa: F401 - adds the games' messages
from tavolata.locale import files, say
from tests.server.people import Person, Place, Server

PHONE, SMALL, DESKTOP = (390, 844), (360, 740), (1280, 800)
SOON = 40  # ms until one more tap hurries the others' moves along
PATIENCE = 300  # such taps

MINE = '[data-testid="play"][data-turn="mine"] .mine'
CHOICES = f"{MINE} :is([data-move], [data-card], [data-die], [data-testid='give-up']):enabled"
OVER = '[data-testid="after"]'


class Player:
    """Somebody with a browser of their own, and all that reached it."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        dusk: bool = False,
        lively: bool = False,
        keeps: bool = False,
    ) -> None:
        """`keeps`: the device keeps the page, by its service worker."""
        self.server = server
        self.context = browser.new_context(
            service_workers="allow" if keeps else "block",
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dusk else "light",
            reduced_motion="no-preference" if lively else "reduce",
        )
        self.context.set_default_timeout(10_000)
        self.lang = lang
        self.by_keys = False
        self.person: Person | None = None
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self._forgiven = ""
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._trouble(f"page error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._listen)

    # What reaches the page.

    def _console(self, message: ConsoleMessage) -> None:
        blocked = message.text.startswith("Service Worker registration blocked")
        if message.type in ("error", "warning") and not blocked:
            self._trouble(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # we left the page meanwhile
            self._trouble(f"failed: {request.url} {request.failure}")

    def _listen(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            self.frames.append(frame if isinstance(frame, str) else frame.decode())

        socket.on("framereceived", hear)

    def _trouble(self, text: str) -> None:
        if not (self._forgiven and re.search(self._forgiven, text)):
            self.troubles.append(text)

    def forgive(self, pattern: str) -> None:
        """From now on such troubles are meant: the line is cut on purpose."""
        self._forgiven = pattern

    @property
    def messages(self) -> list[Any]:
        """What the server told about the table, oldest first."""
        told = [json.loads(frame) for frame in self.frames]
        return [message for message in told if message["do"] == "table"]

    @property
    def news(self) -> Any:
        return self.messages[-1]

    # Who they are, and where.

    def become(self, person: Person) -> None:
        self.person = person
        url = self.server.address
        cookies = [{"name": c.name, "value": c.value or "", "url": url} for c in person.jar]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def go(self, hash_: str = "#/") -> None:
        self.page.goto(f"{self.server.address}/{hash_}")

    def leave(self) -> None:
        self.page.unroute_all(behavior="ignoreErrors")  # what is under way is nobody's any more
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.close()

    @property
    def code(self) -> str:
        """The code of the table one is at."""
        self.page.wait_for_url("**/#/t/*")
        return self.page.url.split("/t/")[1].split("/")[0]

    def truth(self, code: str) -> Place:
        """The same person by the API: what the server knows."""
        assert self.person
        return self.person.at(code)

    def find(self, testid: str) -> Locator:
        return self.page.locator(f'[data-testid="{testid}"]')

    def know_the_games(self) -> None:
        """From now on nobody guides them: they have played all of this before."""
        games = ("heckmeck", "eimer", "geizen")
        done = [f"localStorage.setItem('guide:{game}', 'done')" for game in games]
        self.context.add_init_script("; ".join(done))

    def see_by(self, theme: str) -> None:
        """By day, or at dusk."""
        self.page.emulate_media(color_scheme="dark" if theme == "dusk" else "light")
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def give_name(self, name: str) -> None:
        self.find("name").fill(name)
        self.find("name-done").click()
        self.find("name").wait_for(state="detached")

    def say(self, id_: str, **vars_: Any) -> str:
        """How the page says it in this person's language."""
        return say(self.lang, id_, **vars_)

    def button(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words)

    # Playing.

    def hurry(self) -> None:
        """What the others did is shown at once after a tap beside everything, or Escape."""
        if self.by_keys:
            self.press("Escape")
            return
        box = self.page.locator("main h1").first.bounding_box()
        if box:
            self.page.mouse.click(box["x"] + 5, box["y"] + 5)

    def my_turn(self) -> bool:
        """Hurry the others along until it is up to me; False once the result is shown."""
        shown = self.page.locator(f"{CHOICES}, {OVER}").first
        for _ in range(PATIENCE):
            try:
                shown.wait_for(timeout=SOON)
                return not self.page.locator(OVER).count()
            except Waited:
                self.hurry()
        raise AssertionError(f"nothing to do at {self.page.url}: {self.news['view']}")

    def play(self, most: int = 1000, look: Callable[[], None] = lambda: None) -> int:
        """Play by clicks until the result is shown, or so many moves were made."""
        moves = 0
        while moves < most and self.my_turn():
            look()
            self.move()
            moves += 1
        return moves

    def moves(self) -> list[str]:
        """What one click would play now."""
        found = self.page.locator(f"{MINE} [data-move]:enabled")
        return [str(move) for move in found.evaluate_all("all => all.map(e => e.dataset.move)")]

    def click_move(self, move: str) -> None:
        self.page.locator(f'{MINE} [data-move="{move}"]:enabled').first.click()

    def move(self) -> None:
        """One reasonable move, whatever the game."""
        self.page.locator(CHOICES).first.wait_for()
        moves = self.moves()
        if self.page.locator(f"{MINE} [data-die]").count():
            self._keep_some()
        elif self.page.locator(f"{MINE} [data-card]:enabled").count():
            self._attack_or_defend()
        elif moves:
            self.click_move(max(moves, key=_worth))
        else:
            self._give_up()

    def _keep_some(self) -> None:
        """Geizen: set aside the face that lies there most often."""
        dice = self.page.locator(f"{MINE} [data-die]")
        faces = dice.evaluate_all("all => all.map(e => e.dataset.face)")
        if len(faces) > 1:
            face = max(faces, key=faces.count)
            for die, shown in enumerate(faces):
                if shown == face:
                    self.page.locator(f'{MINE} [data-die="{die}"]').click()
        self.find("keep").click()

    def _attack_or_defend(self) -> None:
        """Eimer: the first card, or set of cards, that will do."""
        cards = self.page.locator(f"{MINE} [data-card].can")
        play = self.page.locator(f'{MINE} [data-testid="play"][data-move]')
        for _ in range(3):
            if not cards.count():
                break
            cards.last.click()
            if play.count():
                play.click()
                return
        self._give_up()

    def _give_up(self) -> None:
        """Eimer: tap a bucket, see what it costs, give it up."""
        self.page.locator(".ground button[data-spot]").last.click()
        self.page.locator(f'{MINE} [data-testid="give-up"][data-move]').click()

    def result(self) -> str:
        """The headline, once it is shown."""
        self.find("headline").wait_for()
        return self.find("headline").inner_text()

    # By keyboard.

    def tab_to(self, selector: str, key: str = "Tab", most: int = 80) -> None:
        """Press a key until the focus is on such a thing."""
        for _ in range(most):
            if self.focus_is(selector):
                return
            self.press(key)
        raise AssertionError(f"no {selector} by {key}; focus is on {self.focus()}")

    def focus_is(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => document.activeElement.matches(s)", selector))

    def focus(self) -> str:
        return str(self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)"))

    # Looking.

    def untranslated(self) -> list[str]:
        """Message ids and unfilled places in what can be read or heard on the page now."""
        text = self.page.evaluate(
            """() => [document.title, document.body.innerText,
                ...[...document.querySelectorAll('[aria-label], [alt], [placeholder]')].map(e =>
                    e.getAttribute('aria-label') ?? e.getAttribute('alt') ?? e.placeholder)
            ].join('\\n')"""
        )
        words = set(re.findall(r"\b[a-z]+(?:-[\w]+)+\b", text))
        return sorted(words & message_ids()) + re.findall(r"\{\s*\$?\w+[^}]*\}", text)

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - innerWidth"),
        )


@cache
def message_ids() -> frozenset[str]:
    texts = [file.read_text() for file in files("en")]
    return frozenset(id_ for text in texts for id_ in re.findall(r"(?m)^([a-z][\w-]*) =", text))


def _worth(move: str) -> tuple[int, int]:
    """Claim what can be claimed, else set aside much, else go on."""
    word, _, rest = move.partition(" ")
    order = ["give", "lose", "roll", "keep", "draw", "take", "steal", "play", "build"]
    return order.index(word), {"W": 6}.get(rest) or (int(rest) if rest.isdigit() else 0)
