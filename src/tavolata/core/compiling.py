"""Compiling laws and kernels with Numba, and keeping what was compiled on disk.

What is kept is found again by a hash of the sources it was compiled from: those of its module
and of every module that one imports at its top, directly or not, within its own package and
ours. So an edit anywhere below is seen, and nothing has to be listed.

Without Numba, or with NUMBA_DISABLE_JIT=1, everything runs interpreted.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

numba: Any  # its decorators take more than their types say, its settings are made at run time
try:
    import numba
except ImportError:  # a browser's Python has none
    numba = None

F = TypeVar("F", bound=Callable[..., object])

_config: Any = numba and numba.config
_UNDOCUMENTED = ("_nrt", "no_cfunc_wrapper")  # of Numba's options: they save time, no more
COMPILED = numba is not None and not _config.DISABLE_JIT
_INTERPRETED = "interpreted:"  # begins the names of modules that `interpreted` loads
_loading = threading.Lock()

_IMPORTS = re.compile(
    r"^(?:from +([\w.]+) +import +(?:\(([^)]*)\)|([^\n(]+))|import +([\w.]+))", re.MULTILINE
)


def _jit(function: F, **options: object) -> F:
    """Compile a function when it is first called. Numba's undocumented options are used where
    this Numba has them: without, everything works, only slower."""
    wanted = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, **options}
    known = {name: on for name, on in wanted.items() if name not in _UNDOCUMENTED or _has(name)}
    made: F = numba.njit(**known)(function)
    return made


@cache
def _has(option: str) -> bool:
    """Does this Numba know an option?"""
    try:
        from numba.core.registry import cpu_target

        return hasattr(cpu_target.options, option)
    except (ImportError, AttributeError):
        return False


@cache
def _compiler_lock() -> AbstractContextManager[object]:
    """Numba's own lock, so that no two threads wait for each other in a ring."""
    try:
        from numba.core.compiler_lock import global_compiler_lock

        lock: AbstractContextManager[object] = global_compiler_lock
    except ImportError:
        lock = threading.RLock()
    return lock


def law(rule: F) -> F:
    """Mark a rule: plain Python that Numba compiles for the CPU and for CUDA.

    Laws allocate nothing, so they need no reference counts (_nrt), and they are small,
    so they are inlined: together that more than doubles their speed.
    """
    if numba is None or rule.__module__.startswith(_INTERPRETED):
        return rule
    return _jit(rule, _nrt=False, forceinline=True)


def kernel(loop: F) -> F:
    """Mark a loop over laws: a solver, a search, many games. It may allocate; it is compiled
    when it is first called and kept on disk, until a source it is made from changes."""
    if not COMPILED:
        return loop
    made = _jit(loop)
    _keep_on_disk(made, cache_folder(loop.__module__))
    return made


def lean(loop: F) -> F:
    """Mark a kernel that allocates nothing: like a law, it counts no references."""
    if not COMPILED:
        return loop
    made = _jit(loop, _nrt=False)
    _keep_on_disk(made, cache_folder(loop.__module__))
    return made


def part(loop: F) -> F:
    """Mark a part of kernels: it is compiled with each that calls it, as if it stood there."""
    if not COMPILED:
        return loop
    return _jit(loop, inline="always")


def compile_laws(rules: ModuleType, signatures: dict[str, str]) -> None:
    """Compile a game's laws, or load them from the cache; in a signature, v is a vector and i
    an integer. Doing it twice costs nothing."""
    if not COMPILED:
        return
    v, i = numba.types.Array(numba.int64, 1, "C"), numba.int64
    for name, kinds in signatures.items():
        compiled = getattr(rules, name)
        if not compiled.signatures:
            _keep_on_disk(compiled, cache_folder(rules.__name__))
            compiled.compile(tuple(v if kind == "v" else i for kind in kinds))


def is_compiled(rules: ModuleType) -> bool:
    """Were this module's laws compiled and kept earlier, from the same sources?"""
    return not COMPILED or cache_folder(rules.__name__).exists()


def interpreted(name: str) -> ModuleType:
    """The same laws, interpreted: for notation, which asks for single facts now and then and
    should not wait for each accessor to be compiled alone.

    The text is loaded once more under a name of its own, and the files of a package with it:
    they import one another relatively, so they find each other under that name too.
    """
    alias = _INTERPRETED + name
    found = importlib.util.find_spec(name)  # it may import packages that come here too: no lock
    assert found is not None
    assert found.origin is not None
    with _loading:
        if alias in sys.modules:
            return sys.modules[alias]
        spec = importlib.util.spec_from_file_location(
            alias, found.origin, submodule_search_locations=found.submodule_search_locations
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[alias] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[alias]
            raise
        return module


def bind(text: str, name: str, **parts: Any) -> ModuleType:
    """A module's text loaded once more, with some of its global names bound to other modules or
    functions: Numba compiles it for those, and what it compiled is kept apart under the name.
    Compiled code finds globals when it is compiled, so the text need not have them before."""
    alias = f"{text}.{name}"
    found = importlib.util.find_spec(text)
    assert found is not None
    assert found.origin is not None
    with _loading:
        if alias in sys.modules:
            return sys.modules[alias]
        spec = importlib.util.spec_from_file_location(alias, found.origin)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        modules = (part for part in parts.values() if isinstance(part, ModuleType))
        depends_on(alias, [part.__name__ for part in modules])  # before anything is kept
        sys.modules[alias] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[alias]
            raise
        for part, bound in parts.items():
            setattr(module, part, bound)
        return module


# Where it is kept.


def cache_root() -> Path:
    """The folder of all that is compiled: TAVOLATA_CACHE, or the user's cache folder."""
    if given := os.environ.get("TAVOLATA_CACHE"):
        return Path(given)
    try:
        from platformdirs import user_cache_path
    except ImportError:
        return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "tavolata"
    return user_cache_path("tavolata", appauthor=False)


@cache
def _key(module: str) -> str:
    digest = hashlib.sha256()
    for source in sorted(sources_of(module)):
        digest.update(source.name.encode() + source.read_bytes())
    digest.update(f"{numba.__version__} {bool(_config.BOUNDSCHECK)}".encode())
    return digest.hexdigest()[:16]


def cache_folder(module: str) -> Path:
    """Where what a module has compiled is kept: a folder for each text of its sources."""
    return cache_root() / f"{module.removeprefix('tavolata.')}-{_key(module)}"


def depends_on(module: str, others: Iterable[str]) -> None:
    """Tell that what a module compiles is made from others besides, which it does not import."""
    _more.setdefault(module, set()).update(others)
    _key.cache_clear()


_more: dict[str, set[str]] = {}


def sources_of(module: str) -> set[Path]:
    """The files a module is made from: its own, and those of all it imports, directly or not,
    within its own package and ours."""
    roots = (module, __name__, *_more.get(module, ()))
    families = {name.partition(".")[0] for name in roots}
    seen: set[str] = set()
    files: set[Path] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in seen or name.partition(".")[0] not in families:
            continue
        seen.add(name)
        waiting += _more.get(name, ())
        if file := _file_of(name):
            files.add(file)
            waiting += imported_by(name, file)
    return files


@cache
def _file_of(name: str) -> Path | None:
    """A module's file, found without loading the module itself."""
    loaded = sys.modules.get(name)
    if loaded is not None and getattr(loaded, "__file__", None):
        return Path(str(loaded.__file__))
    parent, _, last = name.rpartition(".")
    above = _file_of(parent) if parent else None
    if above is not None and above.name == "__init__.py":
        for found in (above.parent / last / "__init__.py", above.parent / f"{last}.py"):
            if found.is_file():
                return found
        return None
    if parent:
        return None
    spec = importlib.util.find_spec(name)
    return Path(spec.origin) if spec and spec.origin else None


@cache
def imported_by(module: str, file: Path) -> tuple[str, ...]:
    """The modules that a module's text imports at its top: what is compiled can name no others."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found: list[str] = []
    for start, inside, plain, whole in _IMPORTS.findall(file.read_text(encoding="utf-8")):
        if whole:
            found.append(whole)
            continue
        dots = len(start) - len(start.lstrip("."))
        if dots:
            above = package.split(".")[: len(package.split(".")) - dots + 1]
            start = ".".join([*above, *filter(None, [start.lstrip(".")])])
        for item in (inside or plain).split(","):
            name = item.partition("#")[0].split()[:1]
            inner = ".".join([start, *name])
            found.append(inner if _file_of(inner) else start)  # a package's part, or what it holds
    return tuple(found)


def forget_old_caches(days: int = 14) -> None:
    """Delete what was compiled from earlier sources, where nobody has used it for a while."""
    root = cache_root()
    for folder in root.glob("*-*") if root.is_dir() else ():
        if time.time() - folder.stat().st_mtime > days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def _keep_on_disk(compiled: Any, folder: Path) -> None:
    if not hasattr(compiled, "enable_caching"):  # undocumented: without it, nothing is kept
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
        os.utime(folder)
    except OSError as problem:
        warnings.warn(
            f"Tavolata cannot keep its compiled rules in {folder} ({problem.strerror}): "
            "it compiles them anew each time. Set TAVOLATA_CACHE to a folder it may write.",
            RuntimeWarning,
            stacklevel=2,
        )
        return
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder)
    try:
        compiled.enable_caching()
    finally:
        _config.CACHE_DIR = before
    _compile_once(compiled, folder)


def _compile_once(compiled: Any, folder: Path) -> None:
    """While one process compiles it, let others wait, and load what it keeps."""
    compile_ = compiled.compile
    lock = folder / f"{compiled.py_func.__module__}.{compiled.py_func.__name__}.lock"

    def in_turn(signature: Any) -> Any:
        with ExitStack() as held:
            held.enter_context(_compiler_lock())  # first: no two threads wait in a ring
            held.enter_context(_file_lock(lock))
            return compile_(signature)

    compiled.compile = in_turn


@contextmanager
def _file_lock(file: Path) -> Iterator[None]:
    """A lock between processes, where the system and its libraries can see to that."""
    with ExitStack() as held:
        with suppress(ImportError, OSError):
            from filelock import FileLock

            held.enter_context(FileLock(file))
        yield
