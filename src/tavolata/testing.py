"""The conformance check that every game in the catalogue passes, and a new one should.

from tavolata.testing import check_game
check_game(KIT)  # or a Game
"""

import json
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

from tavolata.core.errors import Refusal
from tavolata.core.fairness import Seeded
from tavolata.core.game import Game
from tavolata.core.json import JsonObject
from tavolata.core.kit import GameKit
from tavolata.core.law import ENTRIES
from tavolata.core.notation import Move
from tavolata.core.record import Journal, Seat, replay
from tavolata.core.state import State

SMALL_CHANCE = 300  # chances with so many outcomes at most are gone through one by one
CALLED = ("seats", "whose_turn", "movers", "due", "over")  # laws that kernels call besides ENTRIES


def variants(game: Game) -> list[JsonObject]:
    """Every combination of a game's options; those of a kind with their examples."""
    choices = [
        [(option.name, value) for value in (option.values or (option.default, *option.examples))]
        for option in game.options
    ]
    return [dict(chosen) for chosen in product(*choices)]


def random_move(state: State, seat: int, picks: random.Random) -> Move:
    """A legal move at random; a move of several numbers is made up number by number."""
    legal = state.legal(seat)
    move = picks.choice(legal)
    if move.numbers:
        return move
    numbers: list[int] = []
    while not numbers or state.mid_move(seat):
        numbers.append(picks.choice(state.legal_numbers(seat)))
        state = state.step(seat, numbers[-1])
    return state.game.spelled(tuple(numbers))


def random_game(
    game: Game, seats: int, start: int, options: JsonObject, seed: int, most: int = 400
) -> Iterator[tuple[Journal, State]]:
    """Play at random, up to so many steps; after each, the journal and the state before it."""
    picks, chance = random.Random(seed), Seeded(str(seed))
    journal = Journal(game, [Seat(name=f"P{n}") for n in range(seats)], start, options)
    for _ in range(most):
        state = journal.state
        if state.over:
            return
        if state.to_move:
            seat = picks.choice(state.to_move)
            journal.play(seat, random_move(state, seat, picks))
        else:
            journal.give(chance.draw(state))
        yield journal, state


def check_game(tested: Game | GameKit, games: int = 1, steps: int = 150) -> None:
    """Check a game against everything that the rest of Tavolata relies on. It need not be in
    the catalogue.

    Raises AssertionError with the promise that was broken.
    """
    game = tested.game() if isinstance(tested, GameKit) else tested
    assert game.name == tested.name, "a kit and its game have one name"
    check_facts(game)
    check_moves(game)
    for number, options in enumerate(variants(game)):
        for seats in (game.seats[0], game.seats[-1]):
            for seed in range(games):
                start = (number + seed) % seats
                check_play(game, seats, start, options, seed, steps)


def check_facts(game: Game) -> None:
    """What a game says of itself fits together."""
    assert game.name.isidentifier(), "a game's name is a word"
    for law in (*ENTRIES, *CALLED):
        assert callable(getattr(game.law, law, None)), f"the rules have no law {law}"
    assert game.version >= 1, "rules have a version"
    assert game.seats[0] >= 2, "at least two play"
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        json.dumps(option.to_json())
    assert game.resolve(game.resolve({})) == game.resolve({}), "resolved options stay as they are"


def check_moves(game: Game) -> None:
    """Texts and numbers convert both ways, over the whole range."""
    assert len(game.moves) == game.move_count
    for number, move in enumerate(game.moves):
        if move.numbers:
            assert move.numbers == (number,), f"{move} has another number"
            assert game.move(str(move)).numbers == (number,), f"{move} is read as another move"
    texts = [move for move in game.moves if move.numbers]
    assert len(set(texts)) == len(texts), "two numbers have one text"


def check_play(
    game: Game, seats: int, start: int, options: JsonObject, seed: int, steps: int
) -> None:
    """A random game: every state keeps every promise, and the record gives them again."""
    first = game.start(seats, start, options)
    check_state(first, start, seed)
    journal = None
    for journal, before in random_game(game, seats, start, options, seed, steps):
        assert before.game.law.sound(before.vector) == 0, "a step changed the state before it"
        check_state(journal.state, start, seed)
    assert journal is not None, "nothing happened"
    again = replay(json.dumps(journal.record()), of=game)
    assert again.state == journal.state, "a replayed record ends elsewhere"


def check_state(state: State, start: int, seed: int) -> None:
    """A state waits for one thing, is sound, and says so in words."""
    game = state.game
    chance = state.chance
    awaited = [bool(state.to_move), chance is not None, state.over]
    assert awaited.count(True) == 1, "a state waits for seats, or for chance, or is over"
    assert (state.result is not None) == state.over, "a result comes at the end"
    assert game.law.sound(state.vector) == 0, f"unsound: {state.to_json()}"
    json.dumps([state.to_json(), state.events])
    again = game.set_up(state.seats, state.options, state.to_json(), start)
    assert again == state, "a state set up from its own words is another"
    check_legal(state)
    for seat in (None, *range(state.seats)):
        check_view(state, seat, seed)
    if chance is not None:
        drawn = Seeded(f"{seed}").draw(state)
        assert chance.probability(drawn) > 0, f"{drawn} was drawn, and cannot come"
        check_probabilities(state)


def check_legal(state: State) -> None:
    """Who may move has moves; each is played without changing the state."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.to_move), "who may move has a move"
        assert list(legal) == sorted(set(legal)), "legal moves are sorted, each once"
        before = state.vector
        for move in legal:
            if move.numbers:
                state.play(seat, move)
            else:
                assert move.endswith("*"), "a pattern ends with a star"
        assert state.vector.tolist() == before.tolist(), "playing changed the state"


def check_view(state: State, seat: int | None, seed: int) -> None:
    """A view shows its seat's moves, and can be guessed from."""
    view = state.view(seat)
    json.dumps([view.to_json(), view.events])
    assert view.to_move == state.to_move
    if seat is not None:
        assert view.legal == state.legal(seat), "a view has its seat's moves"
    guess = view.guess(Seeded(f"guess {seed}").rng)
    assert game_is_sound(guess), "a guess is a sound state"
    assert guess.view(seat).to_json() == view.to_json(), "a guess gives back the view it came from"
    assert guess.view(seat).vector.tolist() == view.vector.tolist()


def game_is_sound(state: State) -> bool:
    """Can the rules lead to this state?"""
    return bool(state.game.law.sound(state.vector) == 0)


def check_probabilities(state: State) -> None:
    """Where the outcomes can be gone through, they sum to one and each can be given."""
    chance = state.chance
    assert chance is not None
    if chance.to is not None and chance.count > 1:
        return
    total = Fraction(0)
    for number, (outcome, likely) in enumerate(chance.outcomes()):
        total += likely
        if number < SMALL_CHANCE:
            state.give(outcome)
    assert total == 1, f"probabilities sum to {total}"


def refused(act: Callable[..., object], *arguments: object) -> Refusal | None:
    """What an act was refused with, or None."""
    try:
        act(*arguments)
    except Refusal as refusal:
        return refusal
    return None
