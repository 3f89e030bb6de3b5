"""The guide to a new game, followed: what it shows is the package, and what it promises holds."""

import json
import re
from pathlib import Path

import pytest

from tests.outside import HIGHROLL, run, with_highroll

PAGE = Path(__file__).parents[1] / "docs" / "new-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the page's game."""
    return with_highroll(tmp_path_factory.mktemp("new_game"))


def test_the_page_shows_every_file_of_the_package_that_the_tests_install() -> None:
    shown: dict[str, str] = {}
    for name, block in BLOCK.findall(TEXT):  # a file may be shown in parts
        shown[name] = f"{shown[name]}\n\n\n{block}" if name in shown else block
    files = {
        str(path.relative_to(HIGHROLL)): path.read_text(encoding="utf-8").strip("\n")
        for path in HIGHROLL.rglob("*")
        if path.suffix in {".py", ".toml", ".ftl"}
    }
    linked = {name for name in files if f"highroll/{name}" in TEXT}  # other languages
    assert shown == {name: text for name, text in files.items() if name not in linked}


def test_the_check_that_the_page_runs_passes(installed: dict[str, str], tmp_path: Path) -> None:
    assert ">>> check_game(" in TEXT
    done = run(installed, "-m", "doctest", str(PAGE), folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_game_of_the_page_ends_as_it_says(installed: dict[str, str], tmp_path: Path) -> None:
    lines = re.findall(r'^\{"do":.*\}$', TEXT, re.MULTILINE)
    typed = "".join(f"{line}\n" for line in lines)
    done = run(installed, "-m", "tavolata", "referee", folder=tmp_path, typed=typed)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * len(lines)
    [promised] = re.findall(r"answers the last line with `(.*)`", TEXT)
    assert json.loads(f"{{{promised}}}").items() <= answers[-1].items()
