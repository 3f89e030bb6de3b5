"""Whole recorded games, played sensibly, replay for ever."""

import json
from collections import defaultdict
from pathlib import Path

import pytest

from tavolata.core.catalogue import find, names
from tavolata.core.record import verify
from tavolata.testing import variants

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("name", names())
def test_recorded_games_replay_with_every_move_and_die(name: str) -> None:
    records = sorted((RECORDS / name).glob("*.json"))
    assert len(records) >= 50
    for path in records:
        proof = verify(path.read_bytes())
        assert proof.over, path
        assert proof.dice, path


@pytest.mark.parametrize("name", names())
def test_recorded_games_cover_every_option_and_player_count(name: str) -> None:
    game = find(name)
    seen: defaultdict[str, set[str]] = defaultdict(set)
    undone = False
    for path in (RECORDS / name).glob("*.json"):
        record = json.loads(path.read_text())
        seen["seats"].add(str(len(record["seats"])))
        seen["options"].add(json.dumps(record["options"], sort_keys=True))
        undone = undone or any(entry.endswith("undo") for entry in record["log"])
    assert seen["seats"] == {str(seats) for seats in game.seats}
    every = {json.dumps(game.resolve(options), sort_keys=True) for options in variants(game)}
    assert seen["options"] == every
    assert undone or name == "geizen", "geizen has no move that could be taken back"
