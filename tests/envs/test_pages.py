"""The pages of the environments say what there is, and their examples run."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tavolata.envs.vector_env
from tavolata.core.catalogue import names
from tavolata.envs.game_observation import observation_of
from tavolata.envs.observation import field_row

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_of_the_page_run() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted > 10
    assert done.failed == 0


def test_the_examples_of_the_tables_run() -> None:
    done = doctest.testmod(tavolata.envs.vector_env)
    assert done.attempted > 3
    assert done.failed == 0


@pytest.mark.parametrize("game", names())
def test_an_environments_docstring_is_its_page(game: str) -> None:
    fields = "\n".join(map(field_row, observation_of(game).FIELDS))
    assert fields in (import_module(f"tavolata.envs.{game}_v0").__doc__ or "")
    assert fields in PAGE.read_text()
