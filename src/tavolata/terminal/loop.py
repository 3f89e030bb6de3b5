"""The game at the table: whose move it is, what they see, what they do."""

import secrets
from pathlib import Path

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tavolata.bots import Bot, sit
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.notation import Move
from tavolata.core.record import Journal, save
from tavolata.core.state import State
from tavolata.terminal.game_screen import Menu, Sight, screen_of
from tavolata.terminal.input import NoChoice, read_move
from tavolata.terminal.result import result_panel
from tavolata.terminal.rulesheet import show_rules
from tavolata.terminal.screen import DANGER, QUIET, YOU_MAY, YOURS, Leaving, Screen
from tavolata.terminal.story import Teller, seat_names

ADVISER = "regular"


class Table:
    """One game at one screen: people in some seats, bots in the others."""

    def __init__(self, screen: Screen, journal: Journal, path: Path) -> None:
        self.screen = screen
        self.journal = journal
        self.path = path
        self.game = journal.game
        self.look = screen_of(journal.game.name)
        self.names = seat_names(screen.lang, journal.seats)
        self.bots: dict[int, Bot] = {
            seat: sit(who.bot, self.game.name, secrets.token_bytes(16))
            for seat, who in enumerate(journal.seats)
            if who.bot
        }
        self.people = [seat for seat in range(len(journal.seats)) if seat not in self.bots]
        # What each person has not read yet; None is what nobody has read.
        self.news: dict[int | None, list[JsonObject]] = {who: [] for who in (*self.people, None)}
        self.heard = 0  # how many events the last step told everybody
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.declined: State | None = None  # where somebody chose not to draw
        self._hear(journal.state)
        self.save()

    def save(self) -> None:
        try:
            save(self.journal, self.path)
        except OSError as problem:
            raise Refusal("not-saved", path=str(self.path)) from problem

    def sight(self, seat: int | None) -> Sight:
        view = self.journal.state.view(seat)
        return Sight(view, self.names, self.screen.lang, self.screen.width)

    def play(self) -> None:
        """To the end, or until somebody leaves. Whatever happens is on disk first."""
        while not self.journal.state.over:
            if self.journal.state.chance:
                self._happened(self.journal.draw())
            else:
                self._let_move(self._next_to_move())
        self._show_end()

    def _happened(self, state: State) -> None:
        self.save()
        self._hear(state)

    def _hear(self, state: State) -> None:
        """Everybody hears of a step what they may know of it."""
        for seat, news in self.news.items():
            events = state.view(seat).events
            news.extend(events)
            self.heard = len(events)

    def _unhear(self) -> None:
        """What was taken back has not happened."""
        for news in self.news.values():
            del news[len(news) - min(self.heard, len(news)) :]
        self.heard = 0

    def _next_to_move(self) -> int:
        """Who acts first of those who may; after a draw that was declined, whose turn it is."""
        state = self.journal.state
        if len(state.to_move) > 1 and self.declined == state:
            return next(seat for seat in state.to_move if seat == state.to_json().get("turn"))
        return state.next_to_move

    def _let_move(self, seat: int) -> None:
        if seat in self.bots:
            view = self.journal.state.view(seat)
            self._happened(self.journal.play(seat, self.bots[seat].choose(view)))
            if not self.people:
                self._tell_spectator()
        else:
            self._ask_person(seat)

    def _tell_spectator(self) -> None:
        """Nobody plays: the story goes by, turn after turn."""
        if not any(event["event"] == "turn" for event in self.news[None][-self.heard :]):
            return
        teller = Teller(self.game.name, self.screen.lang, self.names, None)
        for line in teller.paragraphs(self.look.gist(self.news[None])):
            self.screen.show(_item("·", Text(line)))
        self.news[None].clear()

    # A person's move.

    def _ask_person(self, seat: int) -> None:
        self._hand_over(seat)
        sight = self.sight(seat)
        advice = self._advice(sight)
        menu = self.look.menu(sight, advice)
        optional = self._is_optional(seat)
        self._draw_screen(sight, menu, optional, advice)
        self.news[seat].clear()
        self.news[None].clear()
        while not self._answered(seat, sight, menu, advice, optional):
            pass
        if self._has_secrets():
            self.screen.wipe()

    def _is_optional(self, seat: int) -> bool:
        """Is it another's turn, and this seat may act only if it likes?"""
        turn = self.journal.state.to_json().get("turn")
        return turn is not None and turn != seat

    def _advice(self, sight: Sight) -> str | None:
        """A proposal where the moves are too many to list."""
        legal: tuple[Move, ...] = sight.view.legal
        if legal[0].numbers:
            return None
        return sit(ADVISER, self.game.name, secrets.token_bytes(16)).choose(sight.view)

    def _answered(
        self, seat: int, sight: Sight, menu: Menu, advice: str | None, optional: bool
    ) -> bool:
        """Read one line and act on it. False: ask again."""
        text = self.screen.ask()
        if text == "?":
            show_rules(self.screen, self.game.name)
            self._draw_screen(sight, menu, optional, advice)
            return False
        if text.lower() in ("q", "quit"):
            raise Leaving
        try:
            if text.lower() in ("u", "undo"):
                self.journal.undo(seat)
                self.save()
                self._unhear()
                self.screen.show(Text(self.screen.say("taken-back"), YOU_MAY))
                return True
            if optional and text in ("", str(len(menu.choices) + 1)):
                self.declined = self.journal.state
                return True
            if not text and advice is None:
                return False
            verb = str(sight.view.legal[0]).split()[0] if advice else ""
            move = read_move(self.game, menu, text, verb) if text else str(advice)
            after = self.journal.play(seat, move)
        except NoChoice:
            told = self.screen.say("no-such-choice", text=text[:40], most=len(menu.choices))
            self.screen.show(Text(told, DANGER))
            return False
        except Refusal as refused:
            self.screen.refuse(refused)
            return False
        self._happened(after)
        return True

    # The screen.

    def _has_secrets(self) -> bool:
        """Do several people share the screen, and are there things to hide?"""
        return len(self.people) > 1 and self.journal.state.has_secrets

    def _hand_over(self, seat: int) -> None:
        if self.at_screen == seat or not self._has_secrets():
            self.at_screen = seat
            return
        self.screen.wipe()
        self.screen.show(Rule(style=QUIET))
        told = self.screen.say("hand-over", who=self.names[seat])
        self.screen.show(Text(told, "bold"), Text(self.screen.say("hand-over-secret"), QUIET))
        if self.screen.ask().lower() == "q":
            raise Leaving
        self.at_screen = seat

    def _draw_screen(self, sight: Sight, menu: Menu, optional: bool, advice: str | None) -> None:
        """Story, table, menu. What was read once is not told again."""
        seat = sight.seat
        assert seat is not None
        screen = self.screen
        screen.clear()
        title = screen.say("your-turn")
        if len(self.people) > 1:
            title = screen.say("your-turn-named", who=self.names[seat])
        game = screen.say_or(f"{self.game.name}-name", self.game.name)
        screen.show(Rule(Text(f"{game} · {title}", YOURS), style=QUIET, characters="─"))
        self._tell_news(seat, seat)
        screen.show(self.look.picture(sight), Text())
        self._show_menu(menu, optional)
        if advice:
            screen.show(Text(screen.say("propose"), QUIET))

    def _tell_news(self, reader: int | None, you: int | None) -> None:
        teller = Teller(self.game.name, self.screen.lang, self.names, you)
        lines = teller.paragraphs(self.look.gist(self.news[reader]))
        for line in lines:
            self.screen.show(_item("·", Text(line, "italic")))
        if lines:
            self.screen.show(Text())

    def _show_menu(self, menu: Menu, optional: bool) -> None:
        number = 0
        short = [c for group in menu.groups if group.side_by_side for c in group.choices]
        width = 5 + max((choice.label.cell_len for choice in short), default=0)
        for group in menu.groups:
            if group.heading:
                self.screen.show(Text(group.heading, "bold"))
            first, number = number + 1, number + len(group.choices)
            if group.side_by_side:
                cells = [
                    Text().append(f"{n:3d}) ", YOU_MAY).append_text(choice.label)
                    for n, choice in enumerate(group.choices, first)
                ]
                self.screen.show(Columns(cells, padding=(0, 1), width=width))
            else:
                for n, choice in enumerate(group.choices, first):
                    self.screen.show(_item(f"{n:3d})", choice.label))
        if optional:
            self.screen.show(_item(f"{number + 1:3d})", Text(self.screen.say("skip"))))
        seat = self.at_screen
        can_undo = seat is not None and self.journal.can_undo(seat)
        self.screen.show(Text(self.screen.say("keys" if can_undo else "keys-no-undo"), QUIET))

    def _show_end(self) -> None:
        """The last story, the table as it lies, and the result."""
        you = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self._tell_news(you, you)
        self.screen.show(self.look.picture(self.sight(you)), Text())
        self.screen.show(result_panel(self.screen, self.journal, self.names, you))


def _item(mark: str, text: Text) -> Grid:
    """A line with its mark; what runs over stays beside it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text(mark, YOU_MAY), text)
    return grid
