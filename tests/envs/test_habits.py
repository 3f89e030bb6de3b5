"""Bots inside a compiled step choose the very moves that they choose when they are asked."""

from importlib import import_module

import numpy as np
import pytest

from tavolata.bots import sit
from tavolata.envs import Tables
from tavolata.envs.steps import laws_of
from tavolata.games import find, names
from tavolata.law import new_rng, vector

KNOWN = [(game, level) for game in names() for level in laws_of(game).habit.LEVELS]


@pytest.mark.parametrize(("game", "level"), KNOWN)
def test_a_compiled_bot_plays_as_it_does_when_asked(game: str, level: str) -> None:
    habit = import_module(f"tavolata.envs.habits.{game}")
    bot, rng, moves = sit(level, game, b"any"), new_rng(b"deal"), vector(find(game).move_count)
    memory, asked = np.zeros(habit.MEMORY), 0
    picks = np.random.default_rng(1)
    while asked < 300:
        state = find(game).start(int(picks.integers(2, 5)))
        while not state.over and asked < 300:
            if not state.to_move:
                state = state.drawn(rng)
                continue
            seat = state.to_move[0]
            for number in find(game).move(bot.choose(state.view(seat))).numbers:
                view = state.view(seat).vector
                chosen = habit.move_of(habit.LEVELS[level], view, seat, memory, moves)
                assert chosen == number, state.words()
                state = state.step(seat, number)
                asked += 1


@pytest.mark.parametrize("game", names())
def test_bots_at_the_table_need_no_moves(game: str) -> None:
    tables = Tables(game, 3, 3, bots={0: "regular", 2: "regular"}, seed=1, threads=1)
    for _ in range(100):
        assert (tables.to_move == 1).all()
        tables.step(tables.random_moves())
    assert tables.games.begun.sum() > 3
