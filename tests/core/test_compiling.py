"""One law, three speeds: interpreted, compiled and in CUDA kernels, the same text does the same."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from tavolata.core.catalogue import find, names
from tavolata.core.compiling import COMPILED, interpreted
from tests.support.differential import digests

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
BEGIN_ALONE = (  # what a game needs to begin: the rest takes long to compile
    "from tavolata.games import find; from tavolata.core import compiling, law;"
    "kept = {name: law.ENTRIES.pop(name) for name in [*law.ENTRIES] if name not in"
    " ('begin', 'status')};"
)


def run(code: list[str], **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *code],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_interpreted_and_compiled_laws_give_the_same_log_and_stay_within_their_vectors() -> None:
    interpreted = json.loads(
        run(["-m", "tests.support.differential", "strict"], NUMBA_DISABLE_JIT="1")
    )
    assert interpreted == dict(digests())


def test_the_laws_run_inside_cuda_kernels() -> None:
    """In Numba's simulator here; docs/engine.md says how it was seen on a real GPU."""
    simulator = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    kernel = run(["-m", "tests.support.cuda_kernel", "kernel"], **simulator)
    assert json.loads(kernel) == json.loads(run(["-m", "tests.support.cuda_kernel", "laws"]))


@pytest.mark.parametrize(
    ("asked", "file", "text", "edited", "answers"),
    [
        (
            "find('geizen').start(2).to_json()['chips'][0]",
            "geizen/rules.py",
            "18 if",
            "19 if",
            "18 19",
        ),
        (
            "find('eimer').start(2).to_json()['pile']",
            "eimer/rules/edition.py",
            "0b10_11",
            "0b11_11",
            "110 115",
        ),
    ],
)
def test_an_edit_of_a_law_is_seen_although_compiled_laws_are_kept(
    tmp_path: Path, asked: str, file: str, text: str, edited: str, answers: str
) -> None:
    package = tmp_path / "src"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__"))
    rules = f"tavolata.games.{file.partition('/')[0]}.rules"
    ask = ["-c", f"{BEGIN_ALONE} print({asked}, compiling.cache_folder('{rules}'))"]
    paths = {"PYTHONPATH": str(package), "TAVOLATA_CACHE": str(tmp_path / "cache")}
    before, folder = run(ask, **paths).split()
    law = package / "tavolata" / "games" / file
    source = law.read_text()
    assert source.count(text) == 1
    law.write_text(source.replace(text, edited))
    after, other_folder = run(ask, **paths).split()
    assert f"{before} {after}" == answers
    assert folder != other_folder


# Kernels, and where each is kept: the folder that Numba was given when it was made.
KEPT = """
import json
from pathlib import Path
from tavolata.core.compiling import cache_folder, cache_root
from tavolata.envs.vector_kernel import kernel_of

def folder(kernel):
    return Path(kernel._cache.cache_path).relative_to(cache_root()).parts[0]

print(json.dumps({
    "rules": cache_folder("tavolata.games.geizen.rules").name,
    "other rules": cache_folder("tavolata.games.heckmeck.rules").name,
    "solver": cache_folder("tavolata.games.geizen.solver").name,
    "value net": cache_folder("tavolata.games.geizen.bots.value_net").name,
    "vector kernel": folder(kernel_of("geizen").step),
}))
"""


EVERYTHING = {"rules", "other rules", "solver", "value net", "vector kernel"}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, str]]:
    """Where kernels are kept after a line was added to a file of a copy of the sources; ""
    for none."""
    folder = tmp_path_factory.mktemp("edited")
    package = folder / "src"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    paths = {"PYTHONPATH": str(package), "TAVOLATA_CACHE": str(folder / "cache")}

    @cache
    def folders(file: str) -> dict[str, str]:
        edited = package / "tavolata" / file
        if file:
            source = edited.read_text()
            edited.write_text(source + "\n# edited\n")
        try:
            found: dict[str, str] = json.loads(run(["-c", KEPT], **paths))
            return found
        finally:
            if file:
                edited.write_text(source)

    return folders


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("file", "stale", "fresh"),
    [
        ("core/law.py", EVERYTHING, set()),
        ("core/vector.py", EVERYTHING, set()),
        ("bots/value_net.py", {"value net"}, {"rules", "solver"}),
        ("envs/vector_kernel.py", {"vector kernel"}, EVERYTHING - {"vector kernel"}),
        ("games/geizen/rules.py", EVERYTHING - {"other rules"}, {"other rules"}),
        ("games/geizen/observation.py", {"vector kernel"}, EVERYTHING - {"vector kernel"}),
        ("games/geizen/terminal.py", set(), EVERYTHING),
        ("games/heckmeck/rules/dice.py", {"other rules"}, EVERYTHING - {"other rules"}),
    ],
)
def test_an_edit_anywhere_below_a_kernel_is_seen(
    kept: Callable[[str], dict[str, str]], file: str, stale: set[str], fresh: set[str]
) -> None:
    before, after = kept(""), kept(file)
    changed = {name for name in before if before[name] != after[name]}
    assert stale <= changed
    assert not fresh & changed


def test_laws_start_where_nothing_can_be_kept_and_say_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    ask = f"{BEGIN_ALONE} find('geizen').start(2); print('started')"
    done = subprocess.run(
        [sys.executable, "-W", "always", "-c", ask],
        env={**os.environ, "TAVOLATA_CACHE": str(blocked / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "started\n"
    assert "Set TAVOLATA_CACHE" in done.stderr


def test_processes_that_start_together_compile_a_law_once(tmp_path: Path) -> None:
    ask = (
        "import tavolata.games.geizen.rules as r; from tavolata.core import compiling, law;"
        "compiling.compile_laws(r, {'begin': law.ENTRIES['begin']});"
        "print(sum(r.begin.stats.cache_misses.values()))"
    )
    environment = {**os.environ, "TAVOLATA_CACHE": str(tmp_path)}
    both = [
        subprocess.Popen([sys.executable, "-c", ask], env=environment, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    assert sorted(process.communicate()[0].strip() for process in both) == [b"0", b"1"]


def test_rules_import_the_engine_only() -> None:
    ask = (
        "import sys; import tavolata.games.eimer.rules as r;"
        "bad = {m.split('.')[0] for m in sys.modules} & {'rich', 'fluent', 'babel'};"
        "print(sorted(bad))"
    )
    sources = [*(ROOT / "src/tavolata/games/eimer/rules").glob("*.py")]
    assert len(sources) > 10
    for source in sources:
        lines = source.read_text().splitlines()
        imported = [line for line in lines if line.startswith(("import ", "from "))]
        allowed = ("from tavolata.core.law import ", "from .")
        assert [line for line in imported if not line.startswith(allowed)] == []
    assert run(["-c", ask]).strip() == "[]"


@pytest.mark.parametrize("game", names())
def test_laws_loaded_to_be_interpreted_are_not_compiled_in_any_file(game: str) -> None:
    rules = import_module(f"tavolata.games.{game}.rules")
    plain = interpreted(rules.__name__)
    assert plain is interpreted(rules.__name__)
    assert plain is not rules
    texts = [plain, *(part for part in vars(plain).values() if isinstance(part, ModuleType))]
    laws = [
        value
        for text in texts
        for value in vars(text).values()
        if callable(value) and value.__module__.startswith(plain.__name__)
    ]
    assert len(laws) > 40
    assert all(isinstance(value, FunctionType) for value in laws)
    assert not any(
        value.__module__.startswith(rules.__name__)
        for text in texts
        for value in vars(text).values()
        if callable(value)
    )
    assert find(game).law is rules


def test_laws_run_without_what_numba_does_not_document(tmp_path: Path) -> None:
    """A Numba that lacks the options and methods we use beyond its manual."""
    ask = (
        "from numba.core.registry import cpu_target; from numba.core.dispatcher import Dispatcher;"
        "[delattr(kind, name) for name in ('_nrt', 'no_cfunc_wrapper')"
        " for kind in cpu_target.options.__mro__ if name in vars(kind)];"
        "del Dispatcher.enable_caching;"
        f"{BEGIN_ALONE} state = find('geizen').start(2);"
        "print(state.to_json()['chips'][0], bool(find('geizen').law.begin.signatures))"
    )
    assert run(["-c", ask], TAVOLATA_CACHE=str(tmp_path)).split() == ["18", "True"]
    assert not [*tmp_path.glob("*")]
