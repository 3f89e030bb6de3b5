"""What README and docstrings show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

import tavolata.core.game

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def test_the_examples_of_the_interface_run() -> None:
    done = doctest.testmod(tavolata.core.game)
    assert done.attempted > 3
    assert done.failed == 0


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md"])
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_nothing_names_a_registry_or_a_development_machine() -> None:
    addresses = re.compile(r"pypi\.org|pythonhosted|registry\.npmjs|/work/(main|shared)")
    for name in ("requirements.lock", "web/package-lock.json", "README.md", "Makefile"):
        path = ROOT / name
        assert not addresses.search(path.read_text()), name
