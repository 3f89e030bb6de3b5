"""What the page is told besides the state follows from the rules, and is always the same shape."""

import json

import pytest

from tavolata.core.catalogue import find, kit, names
from tavolata.core.fairness import Seeded
from tavolata.core.kit import Facts
from tavolata.testing import random_game, variants


def facts_of(game: str) -> Facts:
    load = kit(game).facts
    assert load is not None
    return load()


@pytest.mark.parametrize("name", names())
def test_the_facts_of_every_variant_and_view_are_json(name: str) -> None:
    game, facts = find(name), facts_of(name)
    for options in variants(game):
        json.dumps(facts.of_options(game.resolve(options)))
        for _, state in random_game(game, game.seats[0], 0, options, seed=1, most=30):
            for seat in (None, 0, 1):
                json.dumps(facts.of_position(state.view(seat), seat))


def test_H1_a_tile_shows_one_to_four_worms() -> None:
    worms = facts_of("heckmeck").of_options(find("heckmeck").resolve({}))["worms"]
    assert isinstance(worms, dict)
    assert (worms["21"], worms["24"], worms["25"], worms["36"]) == (1, 1, 2, 4)


def test_E26_the_edition_of_2005_has_a_smaller_box_and_turns_back() -> None:
    game, facts = find("eimer"), facts_of("eimer")
    new = facts.of_options(game.resolve({"edition": "2005"}))
    assert (new["rows"], new["buckets_of_a_colour"], new["hand"], new["reverse"]) == (
        [4, 3, 2, 1],
        2,
        8,
        True,
    )
    assert facts.of_options(game.resolve({}))["reverse"] is False


@pytest.mark.parametrize("edition", ["2002", "2005"])
def test_the_proposed_pyramid_can_be_built(edition: str) -> None:
    state, chance = find("eimer").start(3, options={"edition": edition}), Seeded("deal")
    while state.chance:
        state = state.give(chance.draw(state))
    for seat in state.to_move:
        move = facts_of("eimer").of_position(state.view(seat), seat)["proposal"]
        assert isinstance(move, str)
        state.play(seat, move)
    assert "proposal" not in facts_of("eimer").of_position(state.view(None), None)


def test_E6_who_attacks_is_told_by_the_law() -> None:
    game, facts = find("eimer"), facts_of("eimer")
    seen = 0
    for _, state in random_game(game, 3, 0, {}, seed=3):
        attacker = facts.of_position(state.view(None), None)["attacker"]
        if state.to_json()["phase"] == "defend":
            assert isinstance(attacker, int)
            assert state.to_json()["to_beat"] is not None
            seen += 1
    assert seen


def test_G4_the_last_square_of_a_row_is_red() -> None:
    rows = facts_of("geizen").of_options(find("geizen").resolve({}))["rows"]
    assert isinstance(rows, list)
    assert len(rows) == 5
    for row in rows:
        assert isinstance(row, dict)
        assert row["squares"][-1]["kind"] == "red"  # type: ignore[index,call-overload]
        assert all(square["chips"] in (1, 2) for square in row["squares"])  # type: ignore[union-attr,index,call-overload]
