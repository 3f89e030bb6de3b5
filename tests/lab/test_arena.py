"""The arena is fair, paired, repeatable, and honest about what it does not know."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.bots import LEVELS
from tavolata.core.catalogue import names
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.law import vector
from tavolata.core.streams import new_stream, start_stream
from tavolata.lab.arena.parallel import play_match
from tavolata.lab.arena.ratings import ratings
from tavolata.lab.arena.runner import Figures, Hall, Match, Sheet
from tavolata.lab.arena.standings import Standings
from tests.bots.programs import FIRST, program

TABLES = [("heckmeck", 2), ("heckmeck", 3), ("geizen", 2), ("eimer", 3)]


def match(*bots: str, game: str = "heckmeck", seats: int = 2, games: int = 12) -> Match:
    return Match(game, bots or ("regular", "rookie"), seats, games, "a seed")


def result(of: Match, workers: int = 1) -> JsonObject:
    return play_match(of, workers, lambda so_far: None, lambda: False).to_json()


def timeless(words: JsonObject) -> JsonObject:
    told: Any = json.loads(json.dumps(words))
    for bot in told["bots"]:
        del bot["seconds_per_move"]
    return dict(told)


def standings_of(of: Match, shares: Figures) -> Standings:
    standings, sheet = Standings(of), Sheet(of, 0)
    sheet.shares, sheet.scores = shares, shares
    standings.add(sheet)
    return standings


# Who sits where.


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (3, 3), (3, 5), (7, 7)])
def test_everybody_sits_equally_often_in_every_place(bots: int, seats: int) -> None:
    names = tuple(f"bot {n}" for n in range(bots))
    rounds = len(Match("heckmeck", names, seats, 1, "").rounds)
    whole = Match("heckmeck", names, seats, seats * seats * rounds, "")
    seen: Counter[tuple[int, int]] = Counter()
    starts: Counter[tuple[int, int]] = Counter()
    for group in range(whole.groups):
        for seating in whole.seatings(group):
            assert sorted(seating) == list(range(seats))
            for seat, chair in enumerate(seating):
                seen[chair, (seat - whole.start(group)) % seats] += 1
                starts[chair, seat] += 1
    assert len(set(seen.values())) == len(set(starts.values())) == 1


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert match("master", "expert", seats=4).chairs == (0, 1, 1, 1)
    assert match("a", "b", "c", seats=3).chairs == (0, 1, 2)


def test_neighbours_change_too() -> None:
    assert len(match("a", "b", "c", seats=3).rounds) == 2
    assert len(match("a", "b", seats=3).rounds) == 1
    assert len(match("a", "b", "c", seats=5).rounds) == 4


def test_as_many_games_are_played_as_were_asked_for() -> None:
    assert result(match("rookie", "rookie", seats=3, games=7))["games"] == 7


# Chance.


def test_the_games_of_a_group_have_the_same_luck() -> None:
    """The same bot in all seats: in both games of a pair the same place wins, so every pair is
    even."""
    mirrored = match("regular", "regular", game="heckmeck", games=6)
    with Hall(mirrored) as hall:
        shares = hall.play_plainly(range(3), lambda: False).shares
    assert (shares[0::2] + shares[1::2]).tolist() == [[1.0, 1.0]] * 3


def test_a_stream_a_turn_compiled_and_plain() -> None:
    for seed, turn in [(0, 0), (2**61 + 12345, 7), (99, -3)]:
        rng = vector(4)
        start_stream(seed, turn, rng)
        assert rng.tolist() == new_stream(seed, turn).tolist()
    assert new_stream(5, 1).tolist() != new_stream(5, 2).tolist()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_gives_the_same_result_again(game: str, seats: int) -> None:
    small = match("rookie", "rookie", game=game, seats=seats, games=4)
    assert timeless(result(small)) == timeless(result(small))


def test_any_number_of_workers_gives_the_same_result() -> None:
    some = match("rookie", "rookie", games=30)
    alone, together = result(some, workers=1), result(some, workers=2)
    assert timeless(alone) == timeless(together)
    assert alone["games"] == 30


# Figures.


def test_the_result_is_written_as_the_protocol_says() -> None:
    told: Any = result(match("regular", "rookie", game="geizen", games=4))
    assert list(told) == ["game", "seats", "games", "options", "seed", "bots"]
    assert list(told["bots"][0]) == [
        "bot",
        "share",
        "low",
        "high",
        "score",
        "forfeits",
        "seconds_per_move",
    ]
    first, second = told["bots"]
    assert first["share"] + second["share"] == pytest.approx(1)
    assert first["low"] <= first["share"] <= first["high"]
    assert first["seconds_per_move"] > 0


def test_a_shared_win_is_split_and_seats_of_one_bot_add_up() -> None:
    shares = np.array([[0.5, 0.5, 0.0], [0.0, 0.5, 0.5], [1.0, 0.0, 0.0]])
    standings = standings_of(match("a", "b", seats=3, games=3), shares)
    assert [standing.share for standing in standings.table()] == [0.5, 0.5]
    assert standings.fair_share(0) == pytest.approx(1 / 3)


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    """Pairs that hang together: half of them end alike for both places."""
    rng = np.random.default_rng(4)
    many, held = match("a", "b", games=400), 0
    for _ in range(400):
        first = rng.random(200) < 0.56
        second = np.where(rng.random(200) < 0.5, first, rng.random(200) < 0.56)
        wins = np.stack([first, second], axis=1).reshape(-1).astype(float)
        standing = standings_of(many, np.stack([wins, 1 - wins], axis=1)).table()[0]
        held += standing.low <= 0.56 <= standing.high
    assert 0.92 < held / 400 < 0.98


def test_pairs_that_cancel_out_luck_are_more_certain() -> None:
    cancelled = np.tile([[1.0, 0.0], [0.0, 1.0]], (100, 1))
    hanging = np.repeat([[1.0, 0.0], [0.0, 1.0]], 2, axis=0)
    hanging = np.tile(hanging, (50, 1))
    widths = []
    for shares in (cancelled, hanging):
        standing = standings_of(match("a", "b", games=200), shares).table()[0]
        widths.append(standing.high - standing.low)
    assert widths[0] < widths[1] / 5


def test_a_few_games_are_no_certainty() -> None:
    won = standings_of(match("a", "b", games=4), np.tile([1.0, 0.0], (4, 1))).table()
    assert won[0].high == 1
    assert won[0].low < 0.6
    assert won[1].low == 0


def test_ratings_tell_who_is_stronger_and_how_sure_that_is() -> None:
    rng = np.random.default_rng(1)
    wins = (rng.random(2000) < 0.7).astype(float)
    many = np.stack([wins, 1 - wins], axis=1)
    strong, weak = ratings(standings_of(match("a", "b", games=2000), many))
    assert strong.mean - weak.mean > 4 * strong.deviation
    few = ratings(standings_of(match("a", "b", games=10), many[:10]))
    assert few[0].deviation > 3 * strong.deviation


def test_equal_bots_at_a_table_have_one_rating() -> None:
    rng = np.random.default_rng(2)
    shares = np.eye(3)[rng.integers(0, 3, 3000)]
    one, three = ratings(standings_of(match("a", "b", seats=3, games=3000), shares))
    assert abs(one.mean - three.mean) < 4 * (one.deviation + three.deviation)


def test_who_forfeits_has_no_share_and_the_others_share_equally(tmp_path: Path) -> None:
    bad = program(tmp_path, 'for m in messages(): m["do"] == "move" and say("?")')
    told: Any = result(Match("geizen", (bad, "rookie"), 3, 3, "s", seconds=5.0))
    assert [bot["share"] for bot in told["bots"]] == [0.0, 1.0]
    assert [bot["forfeits"] for bot in told["bots"]] == [3, 0]


# In the compiled loop.


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 3])
def test_the_compiled_loop_plays_the_very_games_that_are_played_move_by_move(
    game: str, seats: int
) -> None:
    pairs = [("regular", "rookie")] if game == "eimer" else [*pairwise(LEVELS)]
    for pair in pairs:
        with Hall(match(*pair, game=game, seats=seats, games=4 * seats)) as hall:
            shares, scores = hall._play_in_bulk(range(4))
            plain = hall.play_plainly(range(4), lambda: False)
        assert shares.tolist() == plain.shares.tolist(), (game, pair)
        assert scores.tolist() == plain.scores.tolist(), (game, pair)


def test_the_first_games_are_timed_and_the_rest_go_through_the_compiled_loop() -> None:
    with Hall(match("regular", "rookie", games=40)) as hall:
        sheet = hall.play(range(20), lambda: False)
        later = hall.play(range(10, 20), lambda: False)
    assert sheet.games == range(40)
    assert (sheet.moves > 0).all()
    assert (later.moves == 0).all()
    assert sheet.shares[20:].tolist() == later.shares.tolist()


# What is refused, and what is stopped.


@pytest.mark.parametrize(
    ("bots", "seats", "reason"),
    [
        (("rookie",), 2, "too-few-bots"),
        (("rookie", "rookie", "rookie"), 2, "too-many-bots"),
        (("rookie", "genius"), 2, "unknown-player"),
        (("rookie", "cmd:"), 2, "bad-command"),
        (("rookie", "rookie"), 9, "bad-seats"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(
    bots: tuple[str, ...], seats: int, reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        match(*bots, seats=seats).check()
    assert refused.value.reason == reason


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_tells_and_writes_what_there_is(tmp_path: Path, workers: int) -> None:
    touch = f"""
    if message["do"] == "end":
        open({str(tmp_path)!r} + f"/end-{{os.getpid()}}", "w").close()
"""
    bot, file = program(tmp_path, FIRST + touch), tmp_path / "result.json"
    arguments = ["arena", "geizen", "--bot", "rookie", "--bot", bot, "--games", "1000000"]
    arguments += ["--workers", str(workers), "--json", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "tavolata", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LANG": "C"},
    )
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("end-*"))) < workers and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    told = json.loads(file.read_text())
    assert 0 < told["games"] < 1_000_000
    assert f"{told['games']:,} of 1,000,000" in out
    for mark in tmp_path.glob("end-*"):
        assert not Path(f"/proc/{mark.name[4:]}").exists()
