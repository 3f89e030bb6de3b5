"""The minds of Alles im Eimer: exact facts, habits, search; each level above the one below."""

import numpy as np
import pytest

from tavolata.bots import seated, sit
from tavolata.core.catalogue import find
from tavolata.core.json import Json
from tavolata.core.law import Vector, new_rng, vector
from tavolata.core.state import State, View
from tavolata.games.eimer import rules as r
from tavolata.games.eimer import solver
from tavolata.games.eimer.bots import heuristics as habits
from tavolata.games.eimer.bots import policy, search
from tavolata.games.eimer.bots import value_net as values
from tavolata.games.eimer.coach.evaluator import choices

GAME = find("eimer")
TABLES: list[tuple[int, dict[str, Json]]] = [
    (2, {}),
    (3, {"reverse": True}),
    (4, {"forgetful_draw": True}),
    (5, {"last_standing": True}),
    (6, {}),
    (3, {"edition": "2005"}),
    (6, {"edition": "2005", "forgetful_draw": True, "last_standing": True}),
]


def played(state: State, levels: list[str], seed: bytes) -> State:
    chance = new_rng(seed)
    bots = [sit(level, "eimer", seed + bytes([n])) for n, level in enumerate(levels)]
    while not state.over:
        if state.chance:
            state = state.drawn(chance)
            continue
        seat = state.next_to_move
        state = state.play(seat, bots[seat].choose(state.view(seat)))
    return state


def positions(count: int, seats: int = 3, options: dict[str, Json] | None = None) -> list[State]:
    """Positions of random games after building."""
    rng, picks, found = new_rng(b"positions"), np.random.default_rng(1), []
    while len(found) < count:
        state = GAME.start(seats, options=options)
        while not state.over:
            if state.chance:
                state = state.drawn(rng)
                continue
            seat = state.to_move[0]
            numbers = state.legal_numbers(seat)
            if r.phase(state.vector) != r.TO_BUILD:
                found.append(state)
            state = state.step(seat, numbers[picks.integers(len(numbers))])
    return found[:count]


def test_what_is_left_after_a_loss_is_what_the_law_leaves() -> None:
    seen = 0
    for state in positions(400):
        v, seat = state.vector, r.whose_turn(state.vector)
        for number in state.legal_numbers(seat):
            if not solver.loses(number):
                continue
            after = state.step(seat, number)
            ends = [after]
            if r.phase(after.vector) == r.TO_SPLIT:
                ends = [after.step(seat, part) for part in after.legal_numbers(seat)]
                kept = after.step(seat, solver.larger_part(after.vector, seat))
                assert kept.standing().scores[seat] == max(
                    end.standing().scores[seat] for end in ends
                )
                seen += 1
            most = max(end.standing().scores[seat] for end in ends)
            assert solver.left_after(v, seat, number - r.LOSE) == most
            assert np.array_equal(v, state.vector)
    assert seen > 5


def test_the_cheapest_defence_is_the_fewest_and_lowest_cards() -> None:
    out = vector(r.MOVES)
    for state in positions(300):
        seat = r.whose_turn(state.vector)
        n = r.legal(state.vector, seat, out)
        laid = [move.split()[1:] for move in state.legal(seat) if move.startswith("play")]
        at = solver.cheapest(out, n)
        if not laid:
            assert at == -1
            continue
        least = min((len(cards), sum(int(card[1]) for card in cards)) for cards in laid)
        chosen = GAME.moves[out[at]].split()[1:]
        assert (len(chosen), sum(int(card[1]) for card in chosen)) == least


@pytest.mark.parametrize("level", [habits.ROOKIE, habits.REGULAR, habits.CAREFUL, habits.SEASONED])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_habits_are_legal(level: int, seats: int, options: dict[str, Json]) -> None:
    out = vector(r.MOVES)
    for state in positions(150, seats, options):
        for seat in state.to_move:
            move = habits.move_of(level, state.view(seat).vector, seat, out)
            assert move in state.legal_numbers(seat)


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("level", ["rookie", "regular", "expert", "master"])
def test_every_level_plays_every_table(
    level: str, seats: int, options: dict[str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "EXPERTS_WORK", (40, 1))
    monkeypatch.setattr(policy, "MASTERS_WORK", (40, 0))
    monkeypatch.setattr(seated, "_of_thread", seated._OfThread())  # tables that know of it
    state = GAME.start(seats, options=options)
    assert played(state, [level] * seats, b"whole").over


def first_choice() -> View:
    state, rng = GAME.start(3), new_rng(b"first")
    while not state.to_move:
        state = state.drawn(rng)
    for seat in range(3):
        state = state.play(seat, sit("regular", "eimer", b"").choose(state.view(seat)))
    return state.view(0)


def test_a_seed_fixes_a_search() -> None:
    view = first_choice()
    first, second = (sit("expert", "eimer", b"s").choose(view) for _ in range(2))
    assert first == second


def test_pyramids_worth_a_thought_are_whole_and_all_different() -> None:
    state, rng = GAME.start(3), new_rng(b"deal")
    while not state.to_move:
        state = state.drawn(rng)
    moves = choices(state.view(0), 0)
    assert len(set(moves)) == 120
    assert all(state.play(0, move).to_move == (1, 2) for move in moves)


def test_the_net_answers_shares_and_knows_the_end() -> None:
    net = values.trained(3) or values.untrained(3)
    desk = values.new_desk(3, net)
    wins, scores = np.zeros((2, 3), np.float32)
    for state in positions(200):
        if r.phase(state.vector) == r.TO_ATTACK:
            values.value(state.vector, net, desk, wins, scores)
            assert wins.sum() == pytest.approx(1, abs=1e-5)
            assert (wins >= 0).all()
    end = played(GAME.start(3), ["rookie"] * 3, b"end")
    values.value(end.vector, net, desk, wins, scores)
    assert end.result is not None
    assert scores.tolist() == list(end.result.scores)
    assert set(np.nonzero(wins)[0].tolist()) == set(end.result.winners)


def exchange_cards(v: Vector) -> None:
    """Every card of the first colour becomes one of the second, and the other way round."""
    piles, discards = (r.pile(v, 0), r.pile(v, 1)), (r.discards(v, 0), r.discards(v, 1))
    for hue in (0, 1):
        r.set_pile(v, hue, piles[1 - hue])
        r.set_discards(v, hue, discards[1 - hue])
    for seat in range(r.seats(v)):
        hands = r.hand(v, seat, 0), r.hand(v, seat, 1)
        tables = r.table(v, seat, 0), r.table(v, seat, 1)
        for hue in (0, 1):
            r.set_hand(v, seat, hue, hands[1 - hue])
            r.set_table(v, seat, hue, tables[1 - hue])


def test_a_net_does_not_care_which_colours_are_which() -> None:
    """The same position with two colours exchanged everywhere is worth the same."""
    rng = np.random.default_rng(1)
    shapes = [part.shape for part in values.untrained(3)]
    net = values.net_of([rng.normal(0, 0.1, shape).astype(np.float32) for shape in shapes])
    desk = values.new_desk(3, net)
    one, other, scores = np.zeros((3, 3), np.float32)
    for state in positions(60):
        v = state.vector
        if r.phase(v) != r.TO_ATTACK:
            continue
        values.value(v, net, desk, one, scores)
        exchange_cards(v)
        for seat in range(3):
            for spot in range(r.PLACES):
                hue = r.bucket(v, seat, spot)
                if hue in (0, 1):
                    r.take_bucket(v, seat, spot)
                    r.put_bucket(v, seat, spot, 1 - hue)
        values.value(v, net, desk, other, scores)
        assert other == pytest.approx(one, abs=1e-5)


def share(level: str, others: str, games: int) -> float:
    """What a level has of the wins at a table with two of another, each seat as often."""
    wins = 0.0
    for n in range(games):
        levels = [others] * 3
        levels[n % 3] = level
        end = played(GAME.start(3, start=n // 3 % 3), levels, str(n).encode()).result
        assert end is not None
        wins += end.shares[n % 3]
    return wins / games


def test_a_regular_beats_two_rookies() -> None:
    assert share("regular", "rookie", 300) > 0.45


def test_an_expert_beats_two_regulars() -> None:
    assert share("expert", "regular", 45) > 0.36


def test_playouts_to_the_end_tell_a_result() -> None:
    state = positions(30)[-1]
    net = values.untrained(3)
    desk, rng = values.new_desk(3, net), new_rng(b"end")
    wins, scores = search.expect(state.vector, 50, search.TO_THE_END, False, net, desk, rng)
    assert wins.sum() == pytest.approx(1)
    assert (scores >= 0).all()
