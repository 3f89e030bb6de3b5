"""The layout that the project promises: a game is a folder, imports go one way, files are short."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.core.catalogue import OURS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tavolata"
PAGE = ROOT / "web" / "src"
GAME = re.compile("|".join(OURS), re.IGNORECASE)
MOST_LINES = 450
MOST_LINES_OF_RULES = 650
MOST_LINES_OF_A_FUNCTION = 60


def sources() -> list[Path]:
    """Every file that somebody wrote: built, generated and binary ones aside."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src", "web/src"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    kinds = {".py", ".ts", ".svelte", ".css", ".ftl", ".svg", ".js", ".toml", ".mako", ".json"}
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.suffix in kinds and path.is_file()]


def generic() -> list[Path]:
    """All but the games' own folders."""
    games = (SOURCE / "games", PAGE / "games")
    return [
        path
        for path in sources()
        if not any(path.is_relative_to(folder / game) for folder in games for game in OURS)
    ]


def test_no_generic_file_names_a_game_but_the_catalogue() -> None:
    named = [
        str(path.relative_to(ROOT))
        for path in generic()
        if GAME.search(path.name) or GAME.search(path.read_text(encoding="utf-8"))
    ]
    assert named == ["src/tavolata/core/catalogue.py"]


def test_every_file_has_one_subject() -> None:
    too_long = {}
    for path in sources():
        if path.suffix in {".py", ".ts", ".svelte", ".css"} and ".generated." not in path.name:
            lines = len(path.read_text(encoding="utf-8").splitlines())
            most = MOST_LINES_OF_RULES if path.name == "rules.py" else MOST_LINES
            if lines > most:
                too_long[str(path.relative_to(ROOT))] = lines
    assert too_long == {}


def test_every_function_does_one_thing() -> None:
    too_long = {}
    for path in sources():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    lines = (node.end_lineno or 0) - node.lineno + 1
                    if lines > MOST_LINES_OF_A_FUNCTION:
                        too_long[f"{path.relative_to(ROOT)}:{node.name}"] = lines
    assert too_long == {}


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """Run the import linter on a tree."""
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-logo", "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("core/state.py", "import tavolata.server.settings", "Imports go one way"),
        ("bots/__init__.py", "from tavolata.lab import arena", "Imports go one way"),
        ("server/app.py", "import tavolata.games.geizen.rules", "Nothing generic knows a game"),
        ("games/geizen/solver.py", "import tavolata.games.eimer.rules", "No game knows another"),
    ],
)
def test_an_upward_import_fails_the_linter(
    tmp_path: Path, file: str, line: str, broken: str
) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.npz", "*.ftl")
    shutil.copytree(SOURCE, tmp_path / "src" / "tavolata", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = tmp_path / "src" / "tavolata" / file
    planted.write_text(f"{planted.read_text()}\n\ndef _planted() -> None:\n    {line}\n")
    done = lint(tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{broken}" in done.stdout.partition("Broken contracts")[2]
