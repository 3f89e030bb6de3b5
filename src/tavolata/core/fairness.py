"""Chance: fair draws that anybody can check afterwards, and plain seeded ones for simulation.

Fair chance, to the byte: who runs the game commits to the hash of a secret seed, every player
adds words of his own, and each outcome is drawn by HMAC from the seed and the whole log so far.
What it proves: nobody, the server included, chose or changed a die after the words were given.
What it does not: a server in league with the last player to give words could try several.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from tavolata.core.chance import Chance, Outcome
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.law import new_rng
from tavolata.core.state import State

_WORD = re.compile(r"(?:[0-9a-f]{32})?", re.ASCII)
_SEED = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Fair:
    """A commitment, the players' words (one a seat), and the seed where it is known."""

    commit: str
    words: tuple[str, ...]
    seed: bytes | None = None

    @classmethod
    def begin(cls, words: Sequence[str], seed: bytes | None = None) -> "Fair":
        """Commit to a seed, a new one unless it is given."""
        seed = secrets.token_bytes(32) if seed is None else seed
        return cls(commitment(seed), tuple(words), seed)

    @classmethod
    def read(cls, commit: object, words: object, seed: object = None) -> "Fair":
        """From a record's texts; refuses what cannot be right."""
        if not isinstance(commit, str) or not _SEED.fullmatch(commit):
            raise Refusal("fair-commit")
        if not isinstance(words, list) or not all(
            isinstance(word, str) and _WORD.fullmatch(word) for word in words
        ):
            raise Refusal("fair-words")
        if seed is not None and not (isinstance(seed, str) and _SEED.fullmatch(seed)):
            raise Refusal("fair-seed")
        return cls(commit, tuple(words), bytes.fromhex(seed) if seed is not None else None)

    @property
    def kept(self) -> bool:
        """Is the seed the one that was committed to?"""
        return self.seed is not None and commitment(self.seed) == self.commit

    def with_seed(self, seed: bytes) -> "Fair":
        """The same, now that the seed may be shown."""
        return replace(self, seed=seed)


def new_words() -> str:
    """Words of a player's own: 32 random hex characters."""
    return secrets.token_hex(16)


def commitment(seed: bytes) -> str:
    """What is published before the game: the hash of a seed."""
    return hashlib.sha256(seed).hexdigest()


def opening(
    game: str, rules: int, seats: int, start: int, options: JsonObject, words: Sequence[str]
) -> bytes:
    """h0: the hash that the log's chain begins with."""
    settled = json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    lines = ["tavolata/1", game, str(rules), str(seats), str(start), settled, ",".join(words)]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def link(chain: bytes, entry: str) -> bytes:
    """The next hash of the chain: everything so far, and one more entry."""
    return hashlib.sha256(chain + entry.encode()).digest()


def fair_draw(chance: Chance, seed: bytes, chain: bytes) -> str:
    """The outcome that the seed and the log so far decide on, in canonical order."""
    stream = _stream(seed, chain)
    if chance.to is None:
        faces = sorted(islice(_below(stream, len(chance.symbols)), chance.count))
        return " ".join([chance.symbols[face] for face in faces])
    cards = chance.cards
    drawn = [cards.pop(next(_below(stream, len(cards)))) for _ in range(chance.count)]
    return chance.canonical(drawn)


def _stream(seed: bytes, chain: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(seed, chain + block.to_bytes(4, "big"), "sha256")
        block += 1


def _below(stream: Iterator[int], n: int) -> Iterator[int]:
    """Numbers below n without bias: bytes from the largest multiple of n on are passed over."""
    fair = 256 - 256 % n
    return (byte % n for byte in stream if byte < fair)


class Seeded:
    """Plain chance from a seed: fast, always the same for the same seed, proving nothing."""

    def __init__(self, seed: str) -> None:
        self.rng = new_rng(seed.encode("utf-8", "surrogatepass"))

    def draw(self, state: State) -> Outcome:
        """The next outcome of the stream."""
        return state.sample(self.rng)
