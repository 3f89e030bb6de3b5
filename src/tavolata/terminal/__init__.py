"""The games in the terminal: several people at one screen, and bots."""

import json
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rich.text import Text

from tavolata.core.catalogue import find
from tavolata.core.fairness import Fair, new_words
from tavolata.core.game import Game
from tavolata.core.json import Json
from tavolata.core.language import language
from tavolata.core.record import Journal
from tavolata.core.record import resume as resumed
from tavolata.terminal.loop import Table
from tavolata.terminal.screen import QUIET, YOU_MAY, Leaving, Screen
from tavolata.terminal.seating import ask_bots, ask_game, ask_seats, seated

__all__ = ["run"]


def run(
    game: str | None,
    seats: int | None,
    bots: list[str] | None,
    lang: str | None,
    options: dict[str, Json],
    start: int | None,
    out: Path | None,
    resume: Path | None,
) -> int:
    """Play a game, a new one or a saved one. What is None is asked for, drawn or usual."""
    screen = Screen(language(lang))
    try:
        if resume is not None:
            journal, path = resumed(resume), out or resume
        else:
            chosen = find(game) if game is not None else ask_game(screen)
            journal = _new_game(screen, chosen, seats, bots, options, start)
            path = out or _file_name(chosen.name)
    except (Leaving, KeyboardInterrupt):
        screen.show(Text(f"\n{screen.say('goodbye')}"))
        return 0
    return _play(screen, journal, path, new=resume is None)


def _new_game(
    screen: Screen,
    game: Game,
    seats: int | None,
    bots: list[str] | None,
    options: Mapping[str, Json],
    start: int | None,
) -> Journal:
    game.resolve(options)
    count = ask_seats(screen, game) if seats is None else seats
    levels = ask_bots(screen, count) if bots is None else bots
    game.start(count, start or 0, options)  # refuses before anybody is asked for a name
    people = seated(screen, count, levels)
    fair = Fair.begin([new_words() if not seat.bot else "" for seat in people])
    first = secrets.randbelow(count) if start is None else start
    return Journal(game, people, first, options, fair)


def _file_name(game: str) -> Path:
    """A name that is not taken yet, in the current folder."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path, copies = Path(f"{stem}.json"), 1
    while path.exists():
        copies += 1
        path = Path(f"{stem}-{copies}.json")
    return path


def _play(screen: Screen, journal: Journal, path: Path, new: bool) -> int:
    if not new:
        over = journal.state.over
        screen.show(Text(screen.say("already-over" if over else "resumed"), YOU_MAY))
    elif journal.fair:
        screen.show(Text(screen.say("fair-promise"), QUIET), Text(journal.fair.commit, QUIET))
    try:
        table = Table(screen, journal, path)
        if new:
            _show_opening(screen, table)
        table.play()
    except (Leaving, KeyboardInterrupt):
        _say_goodbye(screen, path)
        return 0
    _show_proof(screen, journal, path)
    return 0


def _show_opening(screen: Screen, table: Table) -> None:
    """What is not played by the plain rule, and who begins."""
    journal = table.journal
    usual = journal.game.resolve({})
    special = [f"{name}={_told(v)}" for name, v in journal.options.items() if v != usual[name]]
    if special:
        screen.show(Text(screen.say("played-with", options=" · ".join(special)), "bold"))
    if note := table.look.note(table.sight(None)):
        screen.show(Text(note, QUIET))
    you = "yes" if table.people == [journal.start] else "no"
    screen.show(Text(screen.say("begins", who=table.names[journal.start], you=you)))
    if screen.live and table.people:
        screen.ask(screen.say("press-enter"))


def _told(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _say_goodbye(screen: Screen, path: Path) -> None:
    """Everything is on disk already: every move was saved as it was played."""
    screen.wipe()
    screen.show(
        Text(f"\n{screen.say('saved', path=str(path))}"),
        Text(screen.say("resume-with", path=str(path)), "bold"),
        Text(screen.say("goodbye")),
    )


def _show_proof(screen: Screen, journal: Journal, path: Path) -> None:
    screen.show(Text())
    if journal.fair and journal.fair.seed is not None:
        screen.show(Text(screen.say("fair-shown"), QUIET), Text(journal.fair.seed.hex(), QUIET))
        screen.show(Text(screen.say("fair-proof", path=str(path))))
    screen.show(Text(screen.say("saved", path=str(path)), QUIET))
