"""What holds in every position of every game, whatever was played."""

import json
import random
from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata.core.catalogue import find, names
from tavolata.core.errors import Illegal, NotYourTurn, Refusal
from tavolata.core.fairness import Seeded
from tavolata.core.record import replay
from tavolata.core.state import State, View
from tavolata.testing import random_game, random_move, refused, variants

pytestmark = pytest.mark.slow

quick = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def played(draw: st.DrawFn, name: str) -> State:
    """A state somewhere in a random game, with any options and number of players."""
    game = find(name)
    options = draw(st.sampled_from(variants(game)))
    seats = draw(st.sampled_from(list(game.seats)))
    start = draw(st.integers(0, seats - 1))
    most = draw(st.integers(1, 120))
    seed = draw(st.integers(0, 2**31))
    for journal, _ in random_game(game, seats, start, options, seed, most):
        state = journal.state
    return state


def pieces(state: State) -> Counter[str]:
    """Every piece on the table, counted from the words alone."""
    words = state.to_json()
    found: Counter[str] = Counter()
    match state.game.name:
        case "heckmeck":
            for tiles in (words["grill"], words["down"], *words["stacks"]):
                found.update(str(tile) for tile in tiles)
        case "eimer":
            for cards in (words["discards"], *words["hands"], *words["tables"]):
                found.update(cards)
            found["cards"] = words["pile"] + found.total()
        case "geizen":
            board = state.options["board"]["rows"]
            lying = sum(
                2 if square in row["two"] else 1
                for row, filled in zip(board, words["rows"], strict=True)
                for square in range(1, filled + 1)
            )
            found["chips"] = lying + words["reserve"] + sum(words["chips"])
    return found


@pytest.mark.parametrize("name", names())
def test_tiles_cards_buckets_and_chips_are_conserved(name: str) -> None:
    @quick
    @given(played(name))
    def claim(state: State) -> None:
        found = pieces(state)
        match name:
            case "heckmeck":
                assert found == Counter(str(tile) for tile in state.options["tiles"])
            case "geizen":
                assert found["chips"] == 130
            case "eimer":
                modern = state.options["edition"] == "2005"
                assert found.pop("cards") == (80 if modern else 110)
                most = {v: 2 if modern or v in "18" else 3 for v in "12345678"}
                assert all(n <= most[card[1]] for card, n in found.items())
                for drawing in state.to_json()["pyramids"]:
                    buckets = Counter((drawing or "").replace("/", "").replace(".", ""))
                    assert all(n <= (2 if modern else 3) for n in buckets.values())

    claim()


@pytest.mark.parametrize("name", names())
def test_every_legal_move_is_accepted_and_every_other_refused(name: str) -> None:
    @quick
    @given(played(name))
    def claim(state: State) -> None:
        for seat in range(state.seats):
            legal = state.legal(seat)
            numbers = set(state.legal_numbers(seat))
            for number, move in enumerate(state.game.moves):
                assert (refused(state.step, seat, number) is None) == (number in numbers)
                if move.numbers:
                    refusal = refused(state.play, seat, move)
                    assert (refusal is None) == (move in legal)
                    expected = Illegal if seat in state.to_move else NotYourTurn
                    assert refusal is None or isinstance(refusal, expected)

    claim()


@pytest.mark.parametrize("edition", ["2002", "2005"])
def test_build_star_stands_for_every_arrangement_of_ones_buckets(edition: str) -> None:
    game = find("eimer")
    state = game.start(3, 0, {"edition": edition})
    while not state.to_move:
        state = state.give(Seeded("deal").draw(state))
    assert state.legal(1) == ("build *",)
    assert isinstance(refused(state.play, 1, "build *"), Illegal)
    picks = random.Random(4)
    for _ in range(60):
        move = random_move(state, 1, picks)
        assert state.play(1, move).to_move == (0, 2)
        letters = [*move.removeprefix("build ")]
        spots = [at for at, letter in enumerate(letters) if letter != "/"]
        at = picks.choice(spots)
        letters[at] = "Y" if letters[at] != "Y" else "G"
        assert isinstance(refused(state.play, 1, "build " + "".join(letters)), Illegal)
        assert isinstance(refused(state.play, 1, str(move)[:-2]), Illegal)
    other = "build YYYWW/WRRR/BBB/GG/G" if edition == "2005" else "build YYWW/RRB/BG/G"
    assert isinstance(refused(state.play, 1, other), Illegal)


@pytest.mark.parametrize("name", names())
def test_a_replayed_record_gives_the_same_states(name: str) -> None:
    game = find(name)
    for number, options in enumerate(variants(game)):
        seats = game.seats[number % len(game.seats)]
        steps = list(random_game(game, seats, number % seats, options, number, 80))
        journal, states = steps[-1][0], [before for _, before in steps]
        again = replay(json.dumps(journal.record()))
        assert [step.before for step in again._steps] == states
        assert again.state == journal.state
        assert again.state.events == journal.state.events


@pytest.mark.parametrize("name", names())
def test_what_a_seat_may_not_know_changes_nothing_it_sees(name: str) -> None:
    @quick
    @given(played(name), st.integers(0, 2**31))
    def claim(state: State, seed: int) -> None:
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            one = view.guess(Seeded(f"one {seed}").rng)
            two = view.guess(Seeded(f"two {seed}").rng)
            assert one.view(seat).to_json() == two.view(seat).to_json() == view.to_json()
            if seat is None:
                continue
            assert one.legal(seat) == two.legal(seat) == state.legal(seat)
            if seat in state.to_move:
                move = random_move(state, seat, random.Random(seed))
                after = [same.play(seat, move).view(seat) for same in (state, one, two)]
                hidden = [drawing is None for drawing in view.to_json().get("pyramids", [])]
                if any(hidden) and len(state.to_move) == 1:
                    continue  # the last to build: all pyramids are shown now
                assert after[0].events == after[1].events == after[2].events
                assert after[0].to_json() == after[1].to_json() == after[2].to_json()

    claim()


@pytest.mark.parametrize("name", names())
def test_another_seats_chance_shows_a_seat_only_what_it_may_know(name: str) -> None:
    @quick
    @given(played(name))
    def claim(state: State) -> None:
        chance = state.chance
        if chance is None or chance.to is None:
            return
        for seat in (None, *range(state.seats)):
            if seat != chance.to:
                told = json.dumps(state.view(seat).chance.to_json())
                assert "from" not in told
                outcomes = [Seeded(seed).draw(state) for seed in ("a", "b", "c")]
                views = [state.give(outcome).view(seat) for outcome in outcomes]
                assert views[0].events == views[1].events == views[2].events
                assert views[0].to_json() == views[1].to_json() == views[2].to_json()

    claim()


def eimer_with_few_hidden(hidden: list[str], at_hand: int) -> State:
    """Seat 0 to attack; all cards but a few lie in the discards; some of those few are seat
    1's, the others are the pile."""
    deck = Counter({f"{c}{v}": 2 if v in (1, 8) else 3 for c in "YWRBG" for v in range(1, 9)})
    deck.subtract(hidden)
    deck.subtract(["Y1"])
    words = {
        "pyramids": ["YYYWW/WRRR/BBB/GG/G"] * 2,
        "hands": [["Y1"], hidden[:at_hand]],
        "tables": [[], []],
        "pile": len(hidden) - at_hand,
        "discards": sorted(deck.elements()),
        "direction": 1,
        "turn": 0,
        "colour": None,
        "to_beat": None,
        "phase": "attack",
        "out": [],
    }
    return find("eimer").set_up(2, {}, words)


def guesses(state: State, count: int) -> Counter[tuple[str, ...]]:
    rng = Seeded("guesses").rng
    view = state.view(0)
    return Counter(tuple(view.guess(rng).to_json()["hands"][1]) for _ in range(count))


def test_on_a_small_case_every_fitting_state_is_guessed_equally_often() -> None:
    state = eimer_with_few_hidden(["Y8", "W7", "R6", "B5", "G4"], 2)
    found = guesses(state, 20_000)
    fitting = {tuple(hand) for hand in combinations(["Y8", "W7", "R6", "B5", "G4"], 2)}
    assert set(found) == fitting
    assert all(abs(n / 20_000 - 1 / len(fitting)) < 0.01 for n in found.values())


def test_a_guess_counts_every_card_of_a_kind_that_comes_several_times() -> None:
    """Three W7s are three cards: hands with more of them come up as often as in a real deal."""
    state = eimer_with_few_hidden(["Y8", "W7", "W7", "W7"], 2)
    found = guesses(state, 20_000)
    expected = {("Y8", "W7"): 3 / comb(4, 2), ("W7", "W7"): 3 / comb(4, 2)}
    assert set(found) == set(expected)
    assert all(abs(found[hand] / 20_000 - share) < 0.015 for hand, share in expected.items())


def test_unseen_pyramids_are_guessed_with_every_arrangement_as_likely() -> None:
    state = find("eimer").start(2, 0, {"edition": "2005"})
    while not state.to_move:
        state = state.give(Seeded("deal").draw(state))
    state = state.play(1, "build YYWW/RRB/BG/G")
    view, rng = state.view(0), Seeded("pyramids").rng
    corners: Counter[str] = Counter()
    for _ in range(10_000):
        drawing = view.guess(rng).to_json()["pyramids"][1]
        corners.update([drawing[0] + drawing[-1]])
    assert len(corners) == 25
    for pair, n in corners.items():
        likely = (2 / 10) * (1 / 9) if pair[0] == pair[1] else (2 / 10) * (2 / 9)
        assert abs(n / 10_000 - likely) < 0.01


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "keep", "keep 7", "keep  ", "play Z9", "lose 9.9", "build /", "é", "\x00"],
        *["x" * 10_000, "keep " + "1 " * 3000, "build " + "Y" * 500, "take 99", "lose 0.0.0"],
    ],
)
def test_nonsense_is_refused_and_changes_nothing(name: str, text: str) -> None:
    state = find(name).start(2)
    chance = Seeded("x")
    while not state.to_move:
        with pytest.raises(Refusal):
            state.give(text)
        state = state.give(chance.draw(state))
    before = state.vector
    with pytest.raises(Refusal):
        state.play(state.to_move[0], text)
    assert np.array_equal(before, state.vector)


@pytest.mark.parametrize("name", names())
@given(data=st.data())
@quick
def test_a_seat_knows_from_its_own_view_whose_turn_it_is_and_what_it_was_told(
    name: str, data: st.DataObject
) -> None:
    state = data.draw(played(name))
    told: dict[bytes, object] = {}
    known: dict[bytes, object] = {}
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        alone = View(view.game, view.options, view.vector, np.zeros(1, np.int64), seat)
        assert (view.to_move, view.over) == (alone.to_move, alone.over)
        assert view.over or (view.chance is None) == (alone.chance is None)
        assert told.setdefault(state.visible_events(seat), view.events) == view.events
        assert known.setdefault(state.visible_state(seat), view.to_json()) == view.to_json()
        assert view.legal == (() if seat is None else state.legal(seat))
    assert state.has_secrets or len(known) == 1
    assert state.has_secret_events or len(told) == 1
