"""The interface in Python: every name says what it is, the page lists it, the tour runs."""

import ast
import doctest
import inspect
import re
import runpy
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "python.md"
LIBRARY = ROOT / "src" / "tavolata"
PROGRAMS = {"server", "terminal"}  # what is run, not imported: their interfaces are pages
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
LISTED = re.findall(r"^\| `([\w.]+)` \| (.+) \|$", PAGE.read_text(), re.MULTILINE)


def silent(node: Any, name: str) -> Iterator[str]:
    """The public names in a text that have no docstring; what is inside a function is its own."""
    if ast.get_docstring(node) is None:
        yield name
    for part in [] if isinstance(node, FUNCTION) else node.body:
        if isinstance(part, ast.ClassDef | FUNCTION) and not part.name.startswith("_"):
            yield from silent(part, f"{name}.{part.name}")


def test_every_public_name_has_a_docstring() -> None:
    files = [path.relative_to(LIBRARY) for path in LIBRARY.rglob("*.py")]
    library = [path for path in files if path.parts[0] not in PROGRAMS]
    assert len(library) > 100
    found = [
        name
        for path in library
        for name in silent(ast.parse((LIBRARY / path).read_text()), str(path))
    ]
    assert found == []


@pytest.mark.parametrize(("name", "text"), LISTED)
def test_the_page_tells_what_a_name_is(name: str, text: str) -> None:
    module, _, last = name.rpartition(".")
    named = getattr(import_module(module), last)
    if isinstance(named, tuple):
        assert text == ", ".join(named) + "."
    else:
        first = " ".join((inspect.getdoc(named) or "").split("\n\n")[0].split())
        assert text == re.split(r"(?<=[.?!]) ", first)[0]


def test_the_examples_of_the_page_run() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted > 20
    assert done.failed == 0


def test_the_tour_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tour.py", str(tmp_path)])
    seen = runpy.run_path(str(ROOT / "docs" / "examples" / "tour.py"))
    assert len(seen["games"]) == 5000
    assert (tmp_path / "turns.png").stat().st_size > 1000
    assert "dice proved: True" in capsys.readouterr().out
