"""Refusals: told in every language, and whole when they cross to another process."""

import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages

import pytest

import tavolata
from tavolata.core.errors import Illegal, Refusal
from tavolata.core.record import Misfit


def modules() -> Iterator[str]:
    """Every module that defines a refusal of its own."""
    for found in walk_packages([str(Path(tavolata.__file__).parent)], "tavolata."):
        if "migrations" not in found.name and not found.name.endswith("__main__"):
            spec = found.module_finder.find_spec(found.name, None)
            if spec and spec.origin and "Refusal" in Path(spec.origin).read_text():
                yield found.name


def kinds(of: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    yield of
    for kind in of.__subclasses__():
        yield from kinds(kind)


def test_every_kind_of_refusal_survives_a_pickle() -> None:
    for name in modules():
        import_module(name)
    for kind in kinds():
        refusal = kind.__new__(kind)
        Refusal.__init__(refusal, "bad-number", number=7)
        again = pickle.loads(pickle.dumps(refusal))
        assert type(again) is kind
        assert (again.reason, again.details, str(again)) == (
            refusal.reason,
            refusal.details,
            str(refusal),
        )


def refuse_an_entry() -> None:
    raise Misfit("log", 3, Illegal("bad-number", number=7), "0 stay")


@pytest.mark.parametrize("away", [False, True])
def test_what_a_kind_adds_survives_too(away: bool) -> None:
    if away:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            misfit = pool.submit(refuse_an_entry).exception()
    else:
        misfit = pickle.loads(
            pickle.dumps(Misfit("log", 3, Illegal("bad-number", number=7), "0 stay"))
        )
    assert isinstance(misfit, Misfit)
    assert (misfit.where, misfit.entry, misfit.text) == ("log", 3, "0 stay")
    assert misfit.reason == "bad-number"
