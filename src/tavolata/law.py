"""The @law decorator, and the few helpers that all laws share.

A law is a small plain function over a flat vector of integers. The same text runs
interpreted (NUMBA_DISABLE_JIT=1), compiled on the CPU, and inside CUDA kernels.
This module and every game's rules import NumPy and Numba only.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import threading
import time
import warnings
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.compiler_lock import global_compiler_lock
from numpy.typing import NDArray

Vector = NDArray[np.int64]
F = TypeVar("F", bound=Callable[..., object])

_config: Any = numba.config  # its attributes are made at run time
_njit: Any = numba.njit
_HOW = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}  # for nobody's callbacks
COMPILED = not _config.DISABLE_JIT
_INTERPRETED = "interpreted:"  # begins the names of modules that `interpreted` loads
_loading = threading.Lock()
_HERE = Path(__file__).parent

# The laws every game's rules have, with their signatures: v is a vector, i an integer.
ENTRIES = {
    "begin": "vvv",  # (s, options, ev): set the game up
    "status": "v",  # (s): the seats that may move, a bit each, | due << 8 | over << 16
    "legal": "viv",  # (s, seat, out): fill in the move numbers, say how many
    "play": "viiv",  # (s, seat, move, ev): play a legal move; answers the status
    "mid_move": "vi",  # (s, seat): has it begun a move of several numbers?
    "possible": "vi",  # (s, outcome): can this chance number come now?
    "draw": "vv",  # (s, rng): draw one chance number, fairly
    "give": "viv",  # (s, outcome, ev): take one chance number in; answers the status
    "result": "vv",  # (s, scores): fill in the scores, answer the winners, a bit each
    "hide": "viv",  # (s, seat, out): what a seat may know
    "hide_events": "vi",  # (ev, seat): blot out what a seat may not know
    "guess": "vivv",  # (s, seat, rng, out): a whole state that fits a view
    "sound": "v",  # (s): 0, or which of FLAWS the position has
}

TURN, ENDED = 0, 1  # the events every game has: a turn begins, the game is over
WIDTH = 8  # an event: its kind, its seat, six numbers
HIDDEN = -1  # what a view puts in place of what it may not show
NOBODY = -1  # a spectator, or no seat


def law(rule: F) -> F:
    """Mark a rule: plain Python that Numba compiles for the CPU and for CUDA.

    Laws allocate nothing, so they need no reference counts (_nrt), and they are small,
    so they are inlined: together that more than doubles their speed.
    """
    if rule.__module__.startswith(_INTERPRETED):
        return rule
    made: F = _njit(_nrt=False, forceinline=True, **_HOW)(rule)
    return made


def kernel(loop: F) -> F:
    """Mark a loop over laws: a solver, a search, many games. It may allocate; it is compiled
    when it is first called and kept on disk, until a source of its game changes."""
    if not COMPILED:
        return loop
    made: F = _njit(**_HOW)(loop)
    _keep_on_disk(made, _kernel_folder(loop.__module__))
    return made


def lean(loop: F) -> F:
    """Mark a kernel that allocates nothing: like a law, it counts no references."""
    if not COMPILED:
        return loop
    made: F = _njit(_nrt=False, **_HOW)(loop)
    _keep_on_disk(made, _kernel_folder(loop.__module__))
    return made


def part(loop: F) -> F:
    """Mark a part of kernels: it is compiled with each that calls it, as if it stood there."""
    if not COMPILED:
        return loop
    made: F = _njit(inline="always", **_HOW)(loop)
    return made


def ready(rules: ModuleType) -> None:
    """Compile a game's laws, or load them from the cache. Doing it twice costs nothing."""
    if not COMPILED:
        return
    v, i = numba.types.Array(numba.int64, 1, "C"), numba.int64
    for name, kinds in ENTRIES.items():
        compiled = getattr(rules, name)
        if not compiled.signatures:
            _keep_on_disk(compiled, cache_folder())
            compiled.compile(tuple(v if kind == "v" else i for kind in kinds))


def interpreted(name: str) -> ModuleType:
    """The same laws, interpreted: for words, which ask for single facts now and then and
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


def cache_folder() -> Path:
    """Where compiled laws are kept: one folder for each text of the laws.

    Numba does not notice an edit in another file's function, so the folder's name
    holds a hash of every law's source.
    """
    if given := os.environ.get("TAVOLATA_CACHE"):
        root = Path(given)
    elif sys.platform == "win32":
        root = Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "tavolata"
    elif sys.platform == "darwin":
        root = Path("~/Library/Caches/tavolata").expanduser()
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "tavolata"
    laws = [*_HERE.glob("games/*/rules.py"), *_HERE.glob("games/*/rules/**/*.py")]
    return root / f"laws-{_hashed([Path(__file__), *sorted(laws)])}"


def _kernel_folder(module: str) -> Path:
    """Where a kernel is kept: inside the folder of its laws, by all sources of its game."""
    game = next((part for part in module.split(".") if (_HERE / "games" / part).is_dir()), "*")
    sources = {*_HERE.glob(f"**/{game}.py"), *_HERE.glob(f"**/{game}/**/*.py")}
    sources.update(_HERE / shared for shared in ("bots/values/net.py", "lab/deal.py"))
    return cache_folder() / f"{game.replace('*', 'all')}-{_hashed(sorted(sources))}"


def _hashed(sources: list[Path]) -> str:
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    digest.update(f"{numba.__version__} {bool(_config.BOUNDSCHECK)}".encode())
    return digest.hexdigest()[:16]


def forget_old_caches(days: int = 14) -> None:
    """Delete compiled laws of earlier texts that nobody has used for a while."""
    current = cache_folder()
    for folder in current.parent.glob("laws-*"):
        if folder != current and time.time() - folder.stat().st_mtime > days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def _keep_on_disk(compiled: Any, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
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
    """While one process compiles it, let others wait, and load what it keeps; where the system
    can see to that."""
    compile_ = compiled.compile
    lock = folder / f"{compiled.py_func.__module__}.{compiled.py_func.__name__}.lock"

    def in_turn(signature: Any) -> Any:
        with ExitStack() as held:
            held.enter_context(global_compiler_lock)  # first: no two threads wait in a ring
            with suppress(ImportError, OSError):
                import fcntl

                file = held.enter_context(lock.open("w"))
                fcntl.lockf(file, fcntl.LOCK_EX)  # ends with its file, and is no forked child's
            return compile_(signature)

    compiled.compile = in_turn


def vector(size: int) -> Vector:
    """So many zeros."""
    return np.zeros(size, dtype=np.int64)


def new_rng(seed: bytes) -> Vector:
    """A random stream for `below`: four 32-bit words out of a hash of the seed."""
    words = np.frombuffer(hashlib.sha256(seed).digest()[:16], dtype=">u4")
    rng = words.astype(np.int64)
    plain = getattr(next_word, "py_func", next_word)  # not worth compiling for twelve words
    for _ in range(12):
        plain(rng)
    return rng


@law
def next_word(rng: Vector) -> int:
    """32 random bits (sfc32, in one integer type so that every speed agrees)."""
    word = (rng[0] + rng[1] + rng[3]) & 0xFFFFFFFF
    rng[3] = (rng[3] + 1) & 0xFFFFFFFF
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & 0xFFFFFFFF
    turned = ((rng[2] << 21) | (rng[2] >> 11)) & 0xFFFFFFFF
    rng[2] = (turned + word) & 0xFFFFFFFF
    return int(word)


@law
def below(rng: Vector, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely (n up to 2**31)."""
    product = next_word(rng) * n
    rest = product & 0xFFFFFFFF
    if rest < n:
        unfair = 0x100000000 % n
        while rest < unfair:
            product = next_word(rng) * n
            rest = product & 0xFFFFFFFF
    return product >> 32


@law
def roll(rng: Vector, n: int, width: int) -> int:
    """Roll n six-sided dice, packed: `width` bits a face count how many show it."""
    ways = 1
    for _ in range(n):
        ways *= 6
    sequence = below(rng, ways)
    dice = 0
    for _ in range(n):
        dice += 1 << (width * (sequence % 6))
        sequence //= 6
    return dice


@law
def is_roll_of(dice: int, n: int, width: int) -> bool:
    """Are these n packed dice, and nothing else?"""
    if n == 0 or dice < 0 or dice >> (width * 6) != 0:
        return False
    for face in range(6):
        n -= (dice >> (width * face)) & ((1 << width) - 1)
    return n == 0


@law
def clear(s: Vector) -> None:
    """Every cell becomes 0."""
    for cell in range(s.size):
        s[cell] = 0


@law
def copy(s: Vector, out: Vector) -> None:
    """Copy all cells of a vector."""
    for cell in range(s.size):
        out[cell] = s[cell]


@law
def tell(ev: Vector, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event. A buffer of one cell means that nobody listens."""
    if ev.size > 1:
        at = 1 + ev[0] * WIDTH
        ev[at] = kind
        ev[at + 1] = seat
        ev[at + 2] = a
        ev[at + 3] = b
        ev[at + 4] = c
        for more in range(at + 5, at + WIDTH):
            ev[more] = 0
        ev[0] += 1


@law
def tell_more(ev: Vector, at: int, value: int) -> None:
    """Fill in number `at` (0 to 5) of the event told last."""
    if ev.size > 1:
        ev[1 + (ev[0] - 1) * WIDTH + 2 + at] = value
