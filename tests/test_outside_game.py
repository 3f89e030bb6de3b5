"""A game of another package: everything works with it, and with no line of ours changed.

Highroll brings its rules, its notation and its messages, and nothing else: no bots, no coach,
no observation, no screen, no lab.
"""

import json
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pexpect
import pytest

from tests.outside import HIGHROLL, install, paths, run, with_highroll
from tests.outside.server import OutsideServer
from tests.server.people import Person

Environment = Mapping[str, str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The environment of processes that have Highroll."""
    return with_highroll(tmp_path_factory.mktemp("outside"))


def python(environment: Environment, code: str) -> Any:
    """What some Python code prints, as JSON."""
    done = run(environment, "-c", code)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def command(
    environment: Environment, *arguments: str, folder: Path, typed: str = "", status: int = 0
) -> str:
    """What a command prints."""
    done = run(environment, "-m", "tavolata", *arguments, typed=typed, folder=folder)
    assert done.returncode == status, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def record(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game, played in the terminal by always picking the first choice."""
    folder = tmp_path_factory.mktemp("record")
    options = ["--bots", "rookie,master", "--start", "0", "--lang", "en", "--out", "g.json"]
    told = command(
        installed, "play", "highroll", *options, folder=folder, typed="Ada\n" + "1\n" * 9
    )
    assert "Ada rolls" in told or "You roll" in told, "the story is told in the game's messages"
    assert "tavolata verify g.json" in told
    return folder / "g.json"


def test_the_package_declares_the_entry_point_that_the_tests_install(tmp_path: Path) -> None:
    project = tomllib.loads((HIGHROLL / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["tavolata.games"] == {"highroll": "highroll:KIT"}
    install(tmp_path, project["name"], project["entry-points"]["tavolata.games"])
    assert "highroll = highroll:KIT" in next(tmp_path.rglob("entry_points.txt")).read_text()


def test_it_is_in_the_catalogue_and_keeps_every_promise(installed: Environment) -> None:
    code = (
        "import json, highroll; from tavolata.core.catalogue import find, kit, names;"
        "from tavolata.testing import check_game; from tavolata.locale import say;"
        "check_game(highroll.KIT);"
        "told = [say(lang, 'highroll-about') for lang in ('en', 'de', 'it', 'es')];"
        "from tavolata.coach.puzzles import puzzles;"
        "print(json.dumps([names()[3:], find('highroll').name, kit('highroll') is highroll.KIT,"
        " len({*told}), puzzles('highroll')]))"
    )
    assert python(installed, code) == [["highroll"], "highroll", True, 4, []]


def test_the_referee_plays_it(installed: Environment, tmp_path: Path) -> None:
    lines = [
        {"do": "games"},
        {"do": "new", "game": "highroll", "seats": 2},
        {"do": "chance", "outcome": "5 6"},
        {"do": "play", "seat": 0, "move": "jump"},
        {"do": "play", "seat": 0, "move": "stay"},
        {"do": "chance", "outcome": "1 1"},
        {"do": "play", "seat": 1, "move": "again"},
        {"do": "chance", "outcome": "6 6"},
        {"do": "view", "seat": 0},
    ]
    typed = "".join(json.dumps(line) + "\n" for line in lines)
    told = command(installed, "referee", folder=tmp_path, typed=typed)
    games, _, _, jumped, *_, last, view = map(json.loads, told.splitlines())
    assert games["games"][-1] == {"game": "highroll", "rules": 1, "seats": [2, 3, 4], "options": []}
    assert (jumped["error"], jumped["message"]) == ("illegal_move", "A move is again or stay.")
    assert (last["over"], last["winners"], last["scores"]) == (True, [1], [11, 12])
    assert view["state"] == last["state"]


def test_its_record_is_verified_and_told(installed: Environment, record: Path) -> None:
    told = command(installed, "verify", record.name, folder=record.parent)
    assert "seed" in told
    story = command(installed, "replay", record.name, "--lang", "de", folder=record.parent)
    assert "würfelt" in story or "würfelst" in story
    spoilt = json.loads(record.read_text())
    spoilt["log"][0] = "*1 1" if spoilt["log"][0] != "*1 1" else "*2 2"
    (record.parent / "spoilt.json").write_text(json.dumps(spoilt))
    command(installed, "verify", "spoilt.json", folder=record.parent, status=1)


def test_without_a_coach_a_review_is_refused(installed: Environment, record: Path) -> None:
    done = run(installed, "-m", "tavolata", "review", record.name, folder=record.parent)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_the_terminal_shows_the_plain_screen(installed: Environment, tmp_path: Path) -> None:
    arguments = ["-m", "tavolata", "play", "highroll", "--bots", "1", "--start", "0"]
    screen = pexpect.spawn(
        sys.executable,
        [*arguments, "--lang", "en", "--out", "g.json"],
        cwd=tmp_path,
        env={**installed, "TERM": "xterm"},  # type: ignore[arg-type]
        encoding="utf-8",
        timeout=120,
    )
    for _ in range(2):  # a name, and who begins
        screen.expect_exact("›")
        screen.send("\r")
    screen.expect_exact("Highroll")
    screen.expect_exact("rolled")
    screen.expect_exact("again")
    screen.expect_exact("›")
    screen.send("stay\r")
    screen.expect_exact("tavolata verify g.json")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def test_bots_play_it_in_the_arena(installed: Environment, tmp_path: Path) -> None:
    arguments = ["--bot", "rookie", "--bot", "master", "--games", "20", "--workers", "2"]
    told = command(installed, "arena", "highroll", *arguments, "--json", "r.json", folder=tmp_path)
    assert "Highroll" in told
    result = json.loads((tmp_path / "r.json").read_text())
    assert (result["game"], result["games"]) == ("highroll", 20)


def test_it_is_simulated_and_reported_on(installed: Environment, tmp_path: Path) -> None:
    arguments = ["--games", "40", "--seed", "s", "--workers", "2"]
    simulated = [*arguments, "--moves", "--closely", "--out", "games.parquet"]
    command(installed, "simulate", "highroll", *simulated, folder=tmp_path)
    import pyarrow.parquet as pq

    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(games) == 40
    assert all(game["turns"] == len(game["scores"]) for game in games)
    written = [*arguments, "--out", "page.html", "--json", "figures.json"]
    command(installed, "report", "highroll", *written, folder=tmp_path)
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert [at["seats"] for at in figures["by_seats"]] == [2, 3, 4]
    assert "highroll" in (tmp_path / "page.html").read_text().lower()


@pytest.mark.parametrize("work", [["lab", "train", "--seats", "2"], ["lab", "solve"], ["odds"]])
def test_what_it_does_not_bring_is_refused_with_one_line(
    installed: Environment, tmp_path: Path, work: list[str]
) -> None:
    done = run(installed, "-m", "tavolata", *work, "highroll", folder=tmp_path)
    assert done.returncode == 2
    assert "highroll" in done.stderr
    assert len(done.stderr.splitlines()) == 1


ENVIRONMENTS = """
import json, pickle
import gymnasium, numpy as np
from pettingzoo.test import api_test, parallel_api_test
from tavolata.core.catalogue import find
from tavolata.envs import Tables, highroll_v0

api_test(highroll_v0.env(seats=3), num_cycles=50)
parallel_api_test(highroll_v0.parallel_env(), num_cycles=50)

tables = Tables("highroll", 50, seats=3, seed=1, threads=2)
layout, ended = tables.layout.where, 0
for _ in range(20):
    view = tables.view(7, int(tables.to_move[7]))
    seen = tables.observations[7].astype(np.int64)
    whole = sum(seen[layout[name]] << bit for bit, name in
                ((0, "cells"), (16, "cells_16"), (32, "cells_32"), (48, "cells_48")))
    assert whole.tolist() == view.vector.tolist(), "no bit of a cell is lost"
    assert seen[layout["seat"]] == view.seat
    tables.step(tables.random_moves())
    ended += int(tables.terminated.sum())
assert ended > 50 and len(pickle.loads(pickle.dumps(tables))) == 50

seat = gymnasium.make("tavolata/Highroll-v0", bots=["regular", "master"])
for seed in range(5):
    seen, info = seat.reset(seed=seed)
    over = False
    while not over:
        assert seat.observation_space.contains(seen)
        seen, reward, over, _, info = seat.step(seat.action_space.sample(seen["action_mask"]))
    assert len(info["scores"]) == 3

seats = gymnasium.make_vec("tavolata/Highroll-v0", num_envs=20)
seats.reset(seed=1)
for _ in range(10):
    _, rewards, over, _, _ = seats.step(seats.unwrapped.tables.random_moves())
page = highroll_v0.__doc__
assert "| cells | 9 | -32768 to 32767 |" in page and "2 move numbers" in page
print(json.dumps("played"))
"""


def test_programs_learn_it_by_its_cells(installed: Environment) -> None:
    done = run(installed, "-W", "ignore", "-c", ENVIRONMENTS)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == '"played"'


def test_it_is_prepared_with_the_others(installed: Environment, tmp_path: Path) -> None:
    """What a game without a coach and bots needs is compiled; the other games are prepared
    already where tests run, or this does it."""
    assert command(installed, "ready", folder=tmp_path) == ""
    code = "from tavolata.core.catalogue import find; print(int(find('highroll').compiled))"
    assert python(installed, code) == 1


POOL = """
import json, multiprocessing
from concurrent.futures import ProcessPoolExecutor
from tavolata.core.catalogue import find
from highroll_work import first_outcome, jump

if __name__ == "__main__":
    game = find("highroll")
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        told = pool.submit(first_outcome, game).result()
        refused = pool.submit(jump, game).exception()
        print(json.dumps([told, type(refused).__name__, refused.code, str(refused)]))
"""
WORK = """
from tavolata.core.game import Game

def first_outcome(game: Game) -> str:
    return game.name + " " + str(game.start(2).chance.count)

def jump(game: Game) -> None:
    game.start(2).give("1 1").play(0, "jump")
"""


def test_it_goes_to_other_processes_and_so_do_its_refusals(
    installed: Environment, tmp_path: Path
) -> None:
    (tmp_path / "highroll_work.py").write_text(WORK)
    (tmp_path / "pool.py").write_text(POOL)
    done = run(installed, str(tmp_path / "pool.py"))
    assert done.returncode == 0, done.stderr
    told = ["highroll 2", "Illegal", "illegal_move", "A move is again or stay."]
    assert json.loads(done.stdout) == told


def test_a_table_of_it_is_played_on_a_server(installed: Environment, tmp_path: Path) -> None:
    with OutsideServer(str(tmp_path / "tavolata.db"), tmp_path, installed) as server:
        ada = Person(server)
        assert ada.ask("GET", "games")["games"][-1]["game"] == "highroll"
        bots = ["rookie", "master"]
        code = ada.open_table("highroll", seats=3, bots=bots, start=0, begin=True)
        place = ada.at(code)
        place.play_on(np.random.default_rng(1))
        assert place.view["over"]
        assert place.view["state"]["phase"] == "over"
        assert min(place.view["scores"]) >= 2
        server.stop()
    assert '"level": "error"' not in server.log()


BROKEN = {
    "raises": ("raise RuntimeError('spoilt')", "raises", "RuntimeError: spoilt"),
    "nokit": ("KIT = {'name': 'nokit'}", "nokit", "no GameKit, but a dict"),
    "misnamed": (
        "from pathlib import Path\nfrom tavolata.core.kit import GameKit\n"
        "KIT = GameKit('another', Path(__file__).parent, lambda: None)",
        "misnamed",
        "'another'",
    ),
    "norules": (
        "from pathlib import Path\nfrom tavolata.core.kit import GameKit\n"
        "def game():\n    import no_such_module\n"
        "KIT = GameKit('norules', Path(__file__).parent, game)",
        "norules",
        "no_such_module",
    ),
    "taken": ("KIT = None", "geizen", "already"),
    "absent": (None, "absent", "ModuleNotFoundError"),
}


@pytest.mark.parametrize("package", BROKEN)
def test_a_broken_package_is_left_out_and_named(
    installed: Environment, tmp_path: Path, package: str
) -> None:
    text, game, why = BROKEN[package]
    if text is not None:
        (tmp_path / f"{package}.py").write_text(text)
    install(tmp_path, package, {game: f"{package}:KIT"})
    folders = [tmp_path, *map(Path, installed["PYTHONPATH"].split(":")[:-1])]
    ask = (
        "import json; from tavolata.core.catalogue import find, names;"
        "print(json.dumps([names(), find('geizen').name]))"
    )
    done = run(paths(*folders), "-c", ask)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [["heckmeck", "eimer", "geizen", "highroll"], "geizen"]
    (line,) = done.stderr.splitlines()
    assert f"The game {game} of the package {package} is left out" in line
    assert why in line


def test_random_play_by_seed_is_the_same_everywhere(installed: Environment) -> None:
    """Games from outside depend on their seeds as ours do."""
    seed = Random(1).randrange(1000)
    code = (
        "import json; from tavolata.lab.simulation.games import Run;"
        "from tavolata.lab.simulation.run import play;"
        f"run = Run('highroll', 3, ('regular', 'random'), 6, '{seed}');"
        "print(json.dumps([play(run, range(6)).scores.tolist(),"
        " play(run, range(3)).scores.tolist() + play(run, range(3, 6)).scores.tolist()]))"
    )
    whole, parts = python(installed, code)
    assert whole == parts
