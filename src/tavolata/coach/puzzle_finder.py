"""Making puzzles: from recorded games, the choices that are clear but not obvious."""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count as count_up
from pathlib import Path

from tavolata.bots import LEVELS, sit
from tavolata.coach.choice import evaluate_options, reason_for
from tavolata.coach.evaluator import Evaluator, evaluator
from tavolata.coach.puzzles import Puzzle
from tavolata.coach.review import Entry, counted, hides
from tavolata.core.catalogue import find
from tavolata.core.fairness import Fair
from tavolata.core.files import write_output
from tavolata.core.record import Journal, Seat
from tavolata.core.state import View

CLEAR = 0.03  # of the win, by which the best choice beats the next
A_GAME = 2  # puzzles out of one game at most, so that they differ
SEEDS = (b"first", b"second")  # a best choice is one that the strongest bot makes with both
SHIPPED = 40

Note = Callable[[str, float], None]


def make_puzzles(
    game: str,
    records: Iterable[str | bytes],
    count: int,
    *,
    by: Evaluator | None = None,
    note: Note = lambda text, fraction: None,
) -> list[Puzzle]:
    """Up to so many puzzles out of records of a game."""
    by = by or evaluator(game)
    found: list[Puzzle] = []
    for record in records:
        journal, _, entries = counted(record)
        found += _puzzles_of(journal, entries, by)
        note(game, min(1.0, len(found) / count))
        if len(found) >= count:
            break
    return found[:count]


def _puzzles_of(journal: Journal, entries: Sequence[Entry], by: Evaluator) -> list[Puzzle]:
    """The clearest choices of one game."""
    found: list[tuple[float, Puzzle]] = []
    log: list[str] = []
    for entry in entries:
        if entry.seat is not None and (puzzle := _puzzle(journal, log, entry, by)):
            margin = _win(puzzle, 0) - _win(puzzle, 1)
            found.append((margin, puzzle))
        log.append(f"*{entry.move}" if entry.seat is None else f"{entry.seat} {entry.move}")
    found.sort(key=lambda one: -one[0])
    return [puzzle for _, puzzle in found[:A_GAME]]


def _puzzle(journal: Journal, log: list[str], entry: Entry, by: Evaluator) -> Puzzle | None:
    """The choice before an entry as a puzzle, unless it is obvious, unclear or no choice."""
    assert entry.seat is not None
    view = entry.before.view(entry.seat)
    if len(view.legal) == 1:
        return None
    name = journal.game.name
    obvious = sit("rookie", name, SEEDS[0]).choose(view)
    strong = {_strongest(name, seed, view) for seed in SEEDS}
    if len(strong) > 1 or obvious in strong:
        return None
    options = evaluate_options(view, also=(obvious, *strong), by=by)
    if options[0].move not in strong or options[0].win - options[1].win < CLEAR:
        return None
    return Puzzle(
        name,
        len(journal.seats),
        journal.start,
        journal.options,
        tuple(log),
        entry.seat,
        tuple(option.to_json() for option in options),
        str(obvious),
        reason_for(view, options, str(obvious)),
    )


def _strongest(game: str, seed: bytes, view: View) -> str:
    return str(sit(LEVELS[-1], game, seed).choose(view))


def _win(puzzle: Puzzle, place: int) -> float:
    win = puzzle.choices[place]["win"]
    assert isinstance(win, float | int)
    return win


def bot_games(game: str, seats: int) -> Iterator[str]:
    """Games of bots of all levels, one after the other, always the same ones."""
    for number in count_up():
        seed = hashlib.sha256(f"puzzles {game} {number}".encode()).digest()
        levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
        fair = Fair.begin([""] * seats, seed)
        people = [Seat(bot=level) for level in levels]
        journal = Journal(find(game), people, number % seats, None, fair)
        bots = [sit(level, game, seed + bytes([seat])) for seat, level in enumerate(levels)]
        while not journal.state.over:
            if journal.state.to_move:
                seat = journal.state.to_move[0]
                journal.play(seat, bots[seat].choose(journal.state.view(seat)))
            else:
                journal.draw()
        yield json.dumps(journal.record())


def write_puzzles(game: str, out: Path, note: Note, count: int = SHIPPED) -> None:
    """Make a game's puzzles out of games of bots, and write them down. Where cards are hidden a
    game of three shows more of it than one of two."""
    seats = 3 if hides(find(game).start(3)) else 2
    found = make_puzzles(game, bot_games(game, seats), count, note=note)
    lines = ",\n".join(
        json.dumps(puzzle.to_json(), ensure_ascii=False, separators=(",", ":")) for puzzle in found
    )
    write_output(out, f"[\n{lines}\n]\n")
