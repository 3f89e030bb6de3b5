"""Simulated games: the same on one core or many, in one go or two (that they are the bots' games:
tests/bots/test_policies.py)."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tavolata.bots import playouts
from tavolata.bots.playouts import MOVES, TURNS, WINNERS
from tavolata.cli import main
from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.record import Journal, Seat
from tavolata.lab.executors import open_pool, run_batches
from tavolata.lab.pacing import Pace
from tavolata.lab.simulation import parts
from tavolata.lab.simulation.command import played
from tavolata.lab.simulation.parts import Parts, moves_file
from tavolata.lab.simulation.run import Batch, Run, play
from tests.lab.gpu_games import GAMES, rows

ROOT = Path(__file__).parent.parent.parent
BY_HABIT = ("regular", "rookie", "random")


def same(one: Batch, other: Batch) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def simulated(out: Path, *more: str, game: str = "heckmeck", games: int = 40) -> bytes:
    """What a command writes."""
    with pytest.raises(SystemExit) as left:
        main(["simulate", game, "--games", str(games), "--seed", "s", "--out", str(out), *more])
    assert left.value.code == 0
    return out.read_bytes()


# The games.


def test_a_game_depends_on_its_number_and_not_on_its_batch() -> None:
    run = Run("heckmeck", 3, BY_HABIT, 100, "seed", moves=True)
    whole, tail = play(run, range(20)), play(run, range(12, 20))
    assert whole.rows[12:].tolist() == tail.rows.tolist()
    assert whole.log[whole.ends[11] :].tolist() == tail.log.tolist()


def test_a_log_grows_where_games_need_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run("heckmeck", 3, BY_HABIT, 100, "seed", moves=True)
    expected = play(run, range(6))
    monkeypatch.setattr(playouts, "FIRST_LOG", 8)
    assert same(play(run, range(6)), expected)


def test_seeds_games_and_seats_make_a_difference() -> None:
    def first(**other: Any) -> list[int]:
        given = {"game": "heckmeck", "seats": 2, "bots": ("random",), "games": 9, "seed": "s"}
        run = Run(**(given | other))
        return [int(n) for n in play(run, range(1, 4)).rows.ravel()]

    assert first() == first()
    assert first() != first(seed="t")
    assert first() != first(bots=("regular",))
    assert first() != first(seats=3)


def test_the_rotating_start_is_fair_and_the_seats_stay() -> None:
    run = Run("geizen", 3, ("expert", "rookie"), 9, "s")
    assert [run.start(number) for number in range(4)] == [0, 1, 2, 0]
    assert run.seated == ("expert", "rookie", "rookie")


# The files.


def test_the_file_is_the_same_on_one_core_or_two_threads(tmp_path: Path) -> None:
    bots = ["--bots", "regular,random", "--moves", "--closely"]
    one = simulated(tmp_path / "one.parquet", *bots, "--workers", "1")
    moves = moves_file(tmp_path / "one.parquet").read_bytes()
    assert one == simulated(tmp_path / "two.parquet", *bots, "--workers", "2")
    assert moves == moves_file(tmp_path / "two.parquet").read_bytes()
    assert not list(tmp_path.glob("*.parts"))


def test_every_game_is_a_row_that_says_who_played_and_how_it_ended(tmp_path: Path) -> None:
    simulated(tmp_path / "g.parquet", "--bots", "regular,random", "--seats", "3", "--closely")
    table = pq.read_table(tmp_path / "g.parquet")
    told = json.loads(table.schema.metadata[parts.SETTINGS])
    assert told["seed"] == "s"
    assert told["options"] == find("heckmeck").resolve({})
    rows = table.to_pylist()
    assert [row["game"] for row in rows] == list(range(40))
    batch = play(Run("heckmeck", 3, ("regular", "random"), 40, "s", closely=True), range(40))
    for row, (line, scores) in zip(
        rows, zip(batch.rows.tolist(), batch.scores.tolist(), strict=True), strict=True
    ):
        assert row["bots"] == ["regular", "random", "random"]
        assert row["start"] == row["game"] % 3
        assert row["scores"] == scores
        assert sum(1 << seat for seat in row["winners"]) == line[WINNERS]
        assert (row["moves"], row["turns"]) == (line[MOVES], line[TURNS])
        assert 0 < row["disputed"] <= row["choices"] <= row["moves"] < row["legal"]


@pytest.mark.parametrize("game", names())
def test_the_moves_replay_to_the_result(game: str, tmp_path: Path) -> None:
    out = tmp_path / "g.parquet"
    bots = ["--bots", "rookie,random,regular" + (",expert" if game == "geizen" else "")]
    simulated(out, *bots, "--moves", "--seats", "4", game=game, games=3)
    steps = pq.read_table(moves_file(out)).to_pylist()
    for row in pq.read_table(out).to_pylist():
        seats = [Seat(bot=bot) for bot in row["bots"]]
        journal = Journal(find(game), seats, row["start"], json.loads(row["options"]))
        mine = [step for step in steps if step["game"] == row["game"]]
        assert [step["step"] for step in mine] == list(range(len(mine)))
        for step in mine:
            if step["seat"] is None:
                journal.give(step["text"])
            else:
                assert step["legal"] == len(journal.state.legal_numbers(step["seat"]))
                journal.play(step["seat"], step["text"])
        result = journal.state.result
        assert result is not None
        assert [list(result.winners), list(result.scores)] == [row["winners"], row["scores"]]
        assert row["moves"] == sum(step["seat"] is not None for step in mine)


# Stopped, and gone on with.


class After:
    """Requests a stop after so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def __call__(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def test_a_run_that_is_stopped_goes_on_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    whole = simulated(tmp_path / "whole.parquet", "--moves")
    run = Run("heckmeck", 2, ("regular",), 40, "s", moves=True)
    out = tmp_path / "g.parquet"
    begun = Parts(run, out)
    assert not begun.open()
    for batch in played(run, [range(5, 17), range(30, 40)], 1, None, "cpu", After(6)):
        begun.add(batch)
    assert begun.done() == [range(5, 13), range(13, 17)]
    (begun.folder / "20-30.part").write_text("half of it")
    assert begun.left() == [range(5), range(17, 40)]
    assert simulated(out, "--moves") == whole
    assert moves_file(out).read_bytes() == moves_file(tmp_path / "whole.parquet").read_bytes()
    assert not begun.folder.exists()


def test_ctrl_c_keeps_what_was_played_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "g.parquet"
    arguments = ["simulate", "heckmeck", "--bots", "random", "--games", "1000000000"]
    running = subprocess.Popen(
        [sys.executable, "-m", "tavolata", *arguments, "--seed", "s", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LANG": "C"},
    )
    folder = tmp_path / "g.parquet.parts"
    deadline = time.monotonic() + 60
    while not list(folder.glob("*-*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    told, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert "Traceback" not in err
    assert "Nothing is lost" in told
    begun = Parts(Run("heckmeck", 2, ("random",), 1_000_000_000, "s"), out)
    assert not begun.open()
    kept = 1_000_000_000 - sum(map(len, begun.left()))
    assert f"{kept:,} of 1,000,000,000" in told
    assert kept == sum(pq.read_metadata(file).num_rows for file in folder.glob("*.parquet"))


def test_the_same_command_once_more_changes_nothing(tmp_path: Path) -> None:
    first = simulated(tmp_path / "g.parquet")
    (tmp_path / "g.parquet.parts").mkdir()
    assert simulated(tmp_path / "g.parquet") == first
    assert not (tmp_path / "g.parquet.parts").exists()


def refusal_of(act: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value.reason


def test_other_settings_are_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    run = Run("heckmeck", 2, ("regular",), 40, "s")
    out = tmp_path / "g.parquet"
    begun = Parts(run, out)
    begun.open()
    begun.add(play(run, range(7)))
    others = [
        Run("heckmeck", 2, ("regular",), 41, "s"),
        Run("heckmeck", 2, ("regular",), 40, "t"),
        Run("heckmeck", 3, ("regular",), 40, "s"),
        Run("heckmeck", 2, ("regular",), 40, "s", moves=True),
        Run("heckmeck", 2, ("regular",), 40, "s", {"short": "highest"}),
    ]
    for other in others:
        assert refusal_of(Parts(other, out).open) == "parts-of-another-run"
    assert begun.done() == [range(7)]
    out.write_bytes(b"somebody's own")
    assert refusal_of(begun.open) == "out-of-another-run"
    assert out.read_bytes() == b"somebody's own"


def test_two_commands_do_not_play_for_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "g.parquet"
    begun = Parts(Run("heckmeck", 2, ("regular",), 40, "s"), out)
    begun.open()
    arguments = ["simulate", "heckmeck", "--games", "40", "--seed", "s", "--out", str(out)]
    with begun.alone(), pytest.raises(SystemExit) as left:
        main([*arguments, "--lang", "en"])
    assert left.value.code == 2
    assert "Another command" in capsys.readouterr().err
    simulated(out)


@pytest.mark.parametrize(
    ("bots", "seats", "reason"),
    [
        (("genius",), 2, "unknown-simulated"),
        (("",), 2, "unknown-simulated"),
        (("cmd:python bot.py",), 2, "unknown-simulated"),
        (("rookie", "rookie", "rookie"), 2, "too-many-bots"),
        (("rookie",), 9, "bad-seats"),
    ],
)
def test_a_run_that_cannot_be_played_is_refused(
    bots: tuple[str, ...], seats: int, reason: str
) -> None:
    assert refusal_of(Run("heckmeck", seats, bots, 1, "s").check) == reason


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "nowhere" / "g.parquet"
    with pytest.raises(SystemExit) as left:
        main(["simulate", "heckmeck", "--lang", "it", "--out", str(out)])
    assert left.value.code == 2
    assert str(out) in capsys.readouterr().err


# Batches and executors.


def test_batches_grow_to_the_time_they_should_take() -> None:
    pace = Pace([range(3), range(10, 400_000)], first=8, largest=1 << 18)
    assert pace.next_batch() == range(3)
    pace.took(8, 0.001)
    assert pace.next_batch() == range(10, 74)
    pace.took(64, 32.0)
    assert pace.next_batch() == range(74, 75)


def test_batches_shrink_towards_the_end_so_that_all_workers_have_one() -> None:
    pace = Pace([range(100)], first=50, largest=50, workers=2)
    sizes = []
    while batch := pace.next_batch():
        sizes.append(len(batch))
    assert sum(sizes) == 100
    assert sizes[0] == 25
    assert sizes[-1] == 1


def halve(number: int) -> int:
    return number // 2


def die_once(number: int) -> int:
    """Kills its process, unless somebody died there before."""
    mark = Path(os.environ["TAVOLATA_TEST_MARK"])
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number // 2


@pytest.mark.parametrize("workers", [1, 2])
def test_work_is_done_whatever_the_executor(workers: int) -> None:
    numbers = iter(range(10))
    with open_pool(workers, threads=True) as pool:
        done = dict(run_batches(pool, halve, lambda: next(numbers, None), After(1000)))
    assert done == {number: number // 2 for number in range(10)}


def test_a_process_that_is_killed_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVOLATA_TEST_MARK", str(tmp_path / "died"))
    numbers = iter(range(8))
    with open_pool(2) as pool:
        done = dict(run_batches(pool, die_once, lambda: next(numbers, None), After(10**6)))
    assert (tmp_path / "died").exists()
    assert done == {number: number // 2 for number in range(8)}


# On a GPU.


def test_a_gpu_plays_the_very_games_of_a_cpu() -> None:
    """In Numba's simulator here: the kernel is the one for a real GPU."""
    simulator = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.gpu_games", "cuda"],
        cwd=ROOT,
        env={**os.environ, **simulator},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == rows("cpu", GAMES)


@pytest.mark.parametrize(
    ("bots", "moves", "cluster", "reason"),
    [
        (("expert",), False, None, "not-on-a-gpu"),
        (("regular",), True, None, "no-moves-on-a-gpu"),
        (("regular",), False, "tcp://localhost:1", "gpu-or-cluster"),
        (("regular", "random"), False, None, "no-cuda"),
    ],
)
def test_what_a_gpu_cannot_do_is_refused_and_that_there_is_none(
    bots: tuple[str, ...],
    moves: bool,
    cluster: str | None,
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tavolata.lab import gpu_check as gpu
    from tavolata.lab import playouts_cuda as cuda

    monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    run = Run("heckmeck", 2, bots, 10, "s", moves=moves)
    assert refusal_of(lambda: gpu.check_gpu(run, cluster)) == reason
    if cluster is None:
        assert refusal_of(lambda: play(run, range(3), device="cuda")) == reason
