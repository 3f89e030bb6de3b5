"""The command line: quick to help, clear when something is wrong, the same when installed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.cli import main
from tests.support.command import run

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests" / "records" / "geizen" / "000.json"


@pytest.mark.parametrize("arguments", [["--help"], ["arena", "--help"], ["lab", "train", "-h"]])
def test_the_help_loads_nothing_heavy(arguments: list[str]) -> None:
    ask = (
        "import sys; from tavolata.cli import main\n"
        f"try: main({arguments})\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'rich', 'fluent', 'litestar', 'sqlalchemy', 'matplotlib'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    assert "usage: tavolata" in done.stdout


@pytest.mark.parametrize("arguments", [["--help"], ["verify", "nowhere.json", "--help"]])
def test_games_of_other_packages_are_looked_for_only_where_games_are_listed(
    arguments: list[str],
) -> None:
    ask = (
        "import sys; from tavolata.cli import main\n"
        f"try: main({arguments})\n"
        "except SystemExit: pass\n"
        "print('importlib.metadata' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    done = run("arena", "chess", "--bot", "rookie", "--bot", "master")
    assert done.returncode == 2
    assert "invalid choice: 'chess'" in done.stderr
    assert "heckmeck" in done.stderr


def test_verify_accepts_a_genuine_record() -> None:
    done = run("verify", str(RECORD))
    assert done.returncode == 0
    assert "seed" in done.stdout


def test_verify_names_the_entry_that_does_not_fit(tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    record["log"][2] = "*1 1"
    path = tmp_path / "altered.json"
    path.write_text(json.dumps(record))
    done = run("verify", str(path), "--lang", "de")
    assert done.returncode == 1
    assert "Eintrag 3" in done.stdout


@pytest.mark.parametrize("text", ["", "rubbish", "[1]", "{}"])
def test_verify_refuses_rubbish_with_one_clear_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rubbish.json"
    path.write_text(text)
    done = run("verify", str(path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_said_in_the_language() -> None:
    done = run("verify", "nowhere.json", LANG="it_IT.UTF-8")
    assert done.returncode == 2
    assert "nowhere.json" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play", "heckmeck", "--option", "short=never"], "short"),
        (["play", "heckmeck", "--option", "nonsense"], "nonsense"),
        (["play", "geizen", "--option", "board=@nowhere.toml"], "nowhere.toml"),
        (["play", "geizen", "--seats", "9"], "5"),
        (["play", "geizen", "--bots", "genius"], "genius"),
        (["play", "geizen", "--seats", "2", "--bots", "7"], "2"),
        (["play", "--resume", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_arguments_get_a_clear_error(arguments: list[str], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert "Traceback" not in done.stderr


ARENA = ["arena", "heckmeck", "--bot", "rookie", "--bot"]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([*ARENA, "genius"], "genius"),
        ([*ARENA, "cmd:no-such-program x"], "no-such-program"),
        ([*ARENA, "cmd:'"], "cmd:"),
        ([*ARENA, "rookie", "--bot", "rookie", "--seats", "2"], "2"),
        ([*ARENA[:-1]], "--bot"),
        ([*ARENA, "rookie", "--seats", "8"], "7"),
        ([*ARENA, "rookie", "--option", "short=never"], "short"),
        ([*ARENA, "rookie", "--json", "nowhere/result.json"], "nowhere"),
        ([*ARENA, "rookie", "--picture", "picture.xyz"], ".png"),
        (["lab", "train", "geizen", "--seats", "6"], "5"),
        (["lab", "solve", "eimer"], "eimer"),
    ],
)
def test_what_the_lab_cannot_do_gets_one_clear_line(
    arguments: list[str],
    word: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert word in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--seconds", "-1"], ["--workers", "some"]])
def test_numbers_that_make_no_sense_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*ARENA, "rookie", *wrong])
    assert left.value.code == 2


def test_the_arena_tells_writes_and_draws(tmp_path: Path) -> None:
    file, picture = tmp_path / "result.json", tmp_path / "picture.svg"
    arguments = [*ARENA, "rookie", "--games", "3", "--seats", "3", "--seed", "words", "--workers"]
    done = run(*arguments, "1", "--json", str(file), "--picture", str(picture), "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "3 Partien" in done.stdout
    assert "rookie × 2" in done.stdout
    told = json.loads(file.read_text())
    assert (told["games"], told["seats"], told["seed"]) == (3, 3, "words")
    assert "</svg>" in picture.read_text()


def test_replay_tells_a_record_as_a_story() -> None:
    done = run("replay", str(RECORD), "--lang", "es")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 20


def test_the_packed_package_plays_without_the_source(tmp_path: Path) -> None:
    """A wheel holds everything: locale files, boards, migrations, the page."""
    uv = [sys.executable, "-m", "uv"]
    build = [*uv, "build", "-q", "--wheel", "--no-build-isolation", "-o", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    wheel = next(tmp_path.glob("*.whl"))
    target = tmp_path / "installed"
    install = [*uv, "pip", "install", "-q", "--no-deps", "--target", str(target), str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    for part in (
        "games/heckmeck/locale/it/game.ftl",
        "games/geizen/boards/classic.toml",
        "py.typed",
    ):
        assert (target / "tavolata" / part).exists(), part
    assert (target / "tavolata/server/storage/migrations/versions/0001_tables.py").exists()
    assert (target / "tavolata/server/page/index.html").exists()
    code = (
        "import tavolata, sys; assert 'installed' in tavolata.__file__;"
        "from tavolata.referee import Referee;"
        'print(Referee().answer(b\'{"do":"new","game":"geizen","seats":2}\').decode()[:11])'
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(target)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == '{"ok":true,', done.stderr
