"""The map is right: what ARCHITECTURE.md and CONTRIBUTING.md name is there, and all is named."""

import ast
import re
from pathlib import Path

import pytest

from tavolata.core.catalogue import OURS

ROOT = Path(__file__).parents[1]
LIBRARY = ROOT / "src" / "tavolata"
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PLACES = sorted({*re.findall(r"`((?:[\w<>.-]+/)+(?:[\w.-]+\.\w+)?(?:::\w+)?)`", MAP)})
DEFINED = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
MODULES = {path.name for path in LIBRARY.glob("*.py") if not path.name.startswith("__")}


def where(place: str) -> list[Path]:
    """Where a path of the map leads, from our package or from the root; with <game>, in each."""
    paths = {place.replace("<game>", game) for game in OURS}
    return [next(filter(Path.exists, (LIBRARY / path, ROOT / path)), ROOT / path) for path in paths]


def names_in(file: Path) -> set[str]:
    """What a module defines at its top."""
    names: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, DEFINED):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_the_map_names_is_there(place: str) -> None:
    path, _, name = place.partition("::")
    for file in where(path):
        assert file.exists()
        assert not name or name in names_in(file)


def drawn_tree() -> set[Path]:
    """The files and folders that the drawn tree names."""
    [drawn] = re.findall(r"## The map\n\n```\n(.*?)```", MAP, re.DOTALL)
    above: list[tuple[int, Path]] = []
    paths: set[Path] = set()
    for line in drawn.splitlines():
        indent = len(line) - len(line.lstrip())
        if indent > 8:
            continue  # a description goes on
        while above and above[-1][0] >= indent:
            above.pop()
        path = (above[-1][1] if above else Path()) / line.split()[0]
        above.append((indent, path))
        paths.add(path)
    return paths


def test_the_tree_is_as_it_is_drawn() -> None:
    tree = drawn_tree()
    for path in tree:
        for place in where(str(path)):
            assert place.exists() or place.with_suffix(".py").exists()  # rules, in one file
    packages = {path.parent.name for path in LIBRARY.glob("*/__init__.py")}
    top = {path.parts[2] for path in tree if path.parts[:2] == ("src", "tavolata") != path.parts}
    assert packages | MODULES == top


def test_every_package_is_described_to_contributors() -> None:
    packages = [path.parent.relative_to(LIBRARY).parts for path in LIBRARY.rglob("__init__.py")]
    generic = {".".join(parts) for parts in packages if parts and parts[0] != "games"}
    assert len(generic) > 10
    for name in generic | {module.removesuffix(".py") for module in MODULES} | {"games"}:
        assert f"`{name}`" in CONTRIBUTING or f"`tavolata.{name}`" in CONTRIBUTING
