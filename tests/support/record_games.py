"""Records whole games, played sensibly by bots: `python -m tests.support.record_games`.

They are kept under tests/records and replay for ever. When rules get a new version, the old
records stay, and new ones come beside them.
"""

import hashlib
import json
from pathlib import Path

from tavolata.bots import LEVELS, sit
from tavolata.core.catalogue import find, names
from tavolata.core.fairness import Fair
from tavolata.core.record import Journal, Seat
from tavolata.testing import variants

FOLDER = Path(__file__).parents[1] / "records"
GAMES = 54


def played(name: str, number: int) -> Journal:
    """A whole game: options, seats and levels go round; now and then a move is taken back."""
    game = find(name)
    options = variants(game)
    seats = game.seats[number % len(game.seats)]
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
    seed = hashlib.sha256(f"{name} {number}".encode()).digest()
    words = [hashlib.sha256(seed + bytes([seat])).hexdigest()[:32] for seat in range(seats)]
    people = [
        Seat(name="Ada") if seat == 0 else Seat(bot=level) for seat, level in enumerate(levels)
    ]
    words[1:] = [""] * (seats - 1)
    journal = Journal(
        game, people, number % seats, options[number % len(options)], Fair.begin(words, seed)
    )
    bots = [sit(level, name, seed + bytes([seat])) for seat, level in enumerate(levels)]
    while not journal.state.over:
        state = journal.state
        if not state.to_move:
            journal.draw()
            continue
        # Where several may move at once, an earlier one now and then lets the later act first.
        seat = state.to_move[-1 if len(journal.log) % 5 == 0 else 0]
        journal.play(seat, bots[seat].choose(state.view(seat)))
        if seat == 0 and len(journal.log) % 7 == 0 and journal.can_undo(0):
            journal.undo(0)
            journal.play(0, bots[0].choose(journal.state.view(0)))
    return journal


def main() -> None:
    for name in names():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(GAMES):
            record = played(name, number).record()
            text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{number:03}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
