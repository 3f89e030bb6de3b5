"""The story of a game, told from its events in the language of the reader."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from tavolata.core.json import Json, JsonObject
from tavolata.core.language import language
from tavolata.core.record import Journal, Misfit, Seat, read, read_file, verify
from tavolata.locale import LANGUAGES, knows, say
from tavolata.terminal.screen import DANGER, QUIET, Screen, refusal_told

SEATS_IN_EVENTS = ("from", "on", "to")  # fields that say which seat it was done to


def seat_names(lang: str, seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the seats are called: people by their names, bots by their level's animal."""
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        name = seat.name or _bot_name(lang, seat.bot) or say(lang, "name-player", number=number)
        same = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {same + 1}" if same else name)
    return tuple(names)


def _bot_name(lang: str, bot: str) -> str:
    return say(lang, f"bot-{bot}") if knows(lang, f"bot-{bot}") else bot


class Teller:
    """Tells events to one reader: `you` is the seat that reads."""

    def __init__(self, game: str, lang: str, names: Sequence[str], you: int | None) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.you = you

    def sentence(self, event: JsonObject) -> str:
        """One event as a sentence; a game without words of its own gets its bare facts."""
        name = str(event["event"])
        message = f"story-{name}" if name in ("turn", "over") else f"{self.game}-{name}"
        if not knows(self.lang, message):
            return json.dumps(event, ensure_ascii=False)
        return say(self.lang, message, **self._details(event))

    def _details(self, event: JsonObject) -> dict[str, str | int]:
        details: dict[str, str | int] = {"known": "yes"}
        for name, value in event.items():
            if name == "seat":
                details["who"], details["you"] = self._seat(value)
            elif name in SEATS_IN_EVENTS and type(value) is int:
                details[name], details[f"{name}_you"] = self._seat(value)
            elif name in ("cards", "card") and value is None:
                details[name], details["known"] = "", "no"
            elif name == "buckets" and isinstance(value, list):
                details["count"] = len(value)
            else:
                details[name] = _plain(value)
        return details

    def _seat(self, seat: Json) -> tuple[str, str]:
        assert isinstance(seat, int)
        return self.names[seat], "yes" if seat == self.you else "no"

    def paragraphs(self, events: Iterable[JsonObject]) -> list[str]:
        """A paragraph a turn."""
        told: list[list[str]] = [[]]
        for event in events:
            if event["event"] == "turn":
                told.append([])
            elif event["event"] != "over":
                told[-1].append(self.sentence(event))
        return [" ".join(sentences) for sentences in told if sentences]


def _plain(value: Json) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    return "" if value is None else str(value)


def reader(seats: Sequence[Seat]) -> int | None:
    """The seat that a record calls “You”: its story is told to that person."""
    unnamed = {say(lang, "name-you") for lang in LANGUAGES}
    found = [number for number, seat in enumerate(seats) if seat.name in unnamed]
    return found[0] if len(found) == 1 else None


def tell(journal_path: Path, lang: str | None) -> int:
    """Tell a record turn by turn: all of it once the game is over, else what anybody may see."""
    screen = Screen(language(lang))
    text = read_file(journal_path)
    try:
        over = verify(text).over
    except Misfit as misfit:
        screen.show(Text(misfit_told(screen, misfit), DANGER))
        return 1
    journal, record = read(text)
    names = seat_names(screen.lang, journal.seats)
    teller = Teller(journal.game.name, screen.lang, names, reader(journal.seats))
    title = screen.say("told-heading", game=game_name(screen, journal), names=", ".join(names))
    screen.show(Text(title, "bold"))
    if not over:
        screen.show(Text(screen.say("told-running"), QUIET))
    log: Any = record["log"]
    _tell_log(screen, teller, journal, [str(entry) for entry in log], over)
    if over:
        from tavolata.terminal.result import result_panel

        screen.show(result_panel(screen, journal, names, teller.you))
    return 0


def misfit_told(screen: Screen, misfit: Misfit) -> str:
    """Where the record goes wrong, and why: a wrong story is not told."""
    why = refusal_told(screen.lang, misfit)
    if misfit.entry is None:
        return screen.say("verify-misfit-part", part=misfit.where, why=why)
    number, entry = str(misfit.entry), misfit.text[:200]
    return screen.say("verify-misfit", number=number, entry=entry, why=why)


def game_name(screen: Screen, journal: Journal) -> str:
    return screen.say_or(f"{journal.game.name}-name", journal.game.name)


def _tell_log(screen: Screen, teller: Teller, journal: Journal, log: list[str], over: bool) -> None:
    """Entry by entry. What happens before a turn has begun is the opening."""
    sentences: list[str] = []
    turns = 0
    for entry in ["", *log]:
        if entry.endswith(" undo"):
            journal.enter(entry)
            sentences.append(screen.say("taken-back"))
            continue
        state = journal.enter(entry) if entry else journal.state
        for event in state.events if over else state.view(None).events:
            if event["event"] == "turn":
                _flush(screen, sentences)
                turns += 1
                seat = event["seat"]
                assert isinstance(seat, int)
                heading = screen.say("told-turn", number=turns, who=teller.names[seat])
                screen.show(Text(f"\n{heading}", "bold green"))
            elif event["event"] != "over":
                if not turns and not sentences:
                    screen.show(Text(f"\n{screen.say('told-opening')}", "bold green"))
                sentences.append(teller.sentence(event))
    _flush(screen, sentences)


def _flush(screen: Screen, sentences: list[str]) -> None:
    if sentences:
        screen.show(Text(" ".join(sentences)))
    sentences.clear()
