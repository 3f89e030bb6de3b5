"""Whole games for tests: played at random, with fair chance from a fixed seed."""

import hashlib
import random

from tavolata.core.catalogue import find
from tavolata.core.fairness import Fair
from tavolata.core.json import JsonObject
from tavolata.core.record import Journal, Seat
from tavolata.testing import random_move


def fair_game(
    name: str, seats: int = 2, options: JsonObject | None = None, seed: int = 1, most: int = 10_000
) -> Journal:
    """A fair game, up to so many entries. The first move that can be is taken back, and some
    later ones."""
    words = [hashlib.sha256(f"{seed} {n}".encode()).hexdigest()[:32] for n in range(seats)]
    words[-1] = ""
    fair = Fair.begin(words, hashlib.sha256(str(seed).encode()).digest())
    people = [Seat(name=f"P{n}") for n in range(seats - 1)]
    journal = Journal(find(name), [*people, Seat(bot="rookie")], 0, options, fair)
    picks, undone = random.Random(seed), False
    while not journal.state.over and len(journal.log) < most:
        state = journal.state
        if not state.to_move:
            journal.draw()
            continue
        seat = state.to_move[0]
        journal.play(seat, random_move(state, seat, picks))
        if journal.can_undo(seat) and (not undone or picks.random() < 0.1):
            journal.undo(seat)
            undone = True
    return journal
