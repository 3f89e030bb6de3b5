"""A game's record: its header and its log of moves and outcomes. The log is the game."""

import contextlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from tavolata.core.catalogue import find
from tavolata.core.errors import BadOutcome, Illegal, Refusal
from tavolata.core.fairness import Fair, fair_draw, link, opening
from tavolata.core.files import write_whole
from tavolata.core.game import Game
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import Result, State

_MOVE = re.compile(r"(0|[1-9][0-9]?) (.+)", re.ASCII | re.DOTALL)
MAX_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person's name, or a bot's."""

    name: str = ""
    bot: str = ""

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {"bot": self.bot} if self.bot else {"name": self.name}


@dataclass(frozen=True, slots=True)
class Step:
    """A step that still counts: who took it (None is chance), and the state before it."""

    seat: int | None
    before: State


class Journal:
    """A game as it is played or replayed: every entry goes through the rules."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        start: int = 0,
        options: Mapping[str, Json] | None = None,
        fair: Fair | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.start = start
        self.state: State = game.start(len(self.seats), start, options)
        self.options = self.state.options
        self.fair = fair
        self.log: list[str] = []
        self._steps: list[Step] = []
        self._decided: tuple[bytes, str] | None = None  # for the chain it was decided at
        words = fair.words if fair else ()
        if fair and len(words) != len(self.seats):
            raise Refusal("fair-words")
        count = len(self.seats)
        self.chain = opening(game.name, game.version, count, start, self.options, words)

    def play(self, seat: int, move: str) -> State:
        """Play a move and write it down."""
        canonical = self.game.move(move)
        after = self.state.play(seat, canonical)
        return self._write(f"{seat} {canonical}", Step(seat, self.state), after)

    def give(self, outcome: str) -> State:
        """Take in a chance outcome and write it down."""
        canonical = self.state.outcome(outcome)
        after = self.state.give(canonical)
        return self._write(f"*{canonical}", Step(None, self.state), after)

    def draw(self) -> State:
        """Draw what chance owes from the committed seed."""
        outcome = self.decided()
        if outcome is None:
            raise BadOutcome("no-chance")
        return self.give(outcome)

    def decided(self) -> str | None:
        """What the committed seed decides for the chance that is due; None where none is."""
        if self._decided is None or self._decided[0] != self.chain:
            chance = self.state.chance
            if chance is None:
                return None
            if self.fair is None or self.fair.seed is None:
                raise Refusal("no-seed")
            self._decided = self.chain, fair_draw(chance, self.fair.seed, self.chain)
        return self._decided[1]

    @property
    def undoer(self) -> int | None:
        """The seat that may take back its last move: none once chance, another seat's move or
        something newly seen came after it, nor once the game is over."""
        if not self._steps or self.state.over or self.state.shows_hidden():
            return None
        return self._steps[-1].seat

    def can_undo(self, seat: int) -> bool:
        """May a seat take back its last move?"""
        return self.undoer == seat

    def settle(self) -> None:
        """What was played so far cannot be taken back any more."""
        self._steps.clear()

    def undo(self, seat: int) -> State:
        """Take back a seat's last move: an entry like any other."""
        if not self.can_undo(seat):
            raise Illegal("no-undo")
        before = self._steps.pop().before
        self._note(f"{seat} undo")
        self.state = before
        return before

    def enter(self, entry: str) -> State:
        """Take in an entry of a log, as it is written; refuses one that does not fit."""
        if entry.startswith("*"):
            if self.fair and self.fair.seed is not None:
                decided = self.decided()
                if decided not in (None, entry[1:]) and self.state.outcome(entry[1:]) != decided:
                    raise BadOutcome("not-the-seeds", outcome=decided)
            after = self.state.give(entry[1:])
            return self._write(entry, Step(None, self.state), after)
        found = _MOVE.fullmatch(entry)
        if not found:
            raise Illegal("bad-entry")
        seat, move = int(found[1]), found[2]
        if move == "undo":
            return self.undo(seat)
        return self._write(entry, Step(seat, self.state), self.state.play(seat, move))

    def record(self, with_seed: bool = True) -> JsonObject:
        """The record. A running game's seed is for the program that runs it alone."""
        told: JsonObject = {
            "tavolata": 1,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": [seat.to_json() for seat in self.seats],
            "start": self.start,
            "options": self.options,
            "log": [*self.log],
        }
        result = self.state.result
        if result:
            told["result"] = {"winners": [*result.winners], "scores": [*result.scores]}
        if self.fair:
            fair: JsonObject = {"commit": self.fair.commit, "words": [*self.fair.words]}
            if result and with_seed and self.fair.seed is not None:
                fair["seed"] = self.fair.seed.hex()
            fair["digest"] = self.chain.hex()
            told["fair"] = fair
        return told

    def _write(self, entry: str, step: Step, after: State) -> State:
        self._note(entry)
        self._steps.append(step)
        self.state = after
        return after

    def _note(self, entry: str) -> None:
        self.log.append(entry)
        self.chain = link(self.chain, entry)


Note: TypeAlias = Callable[[str | None, Journal], None]


class Misfit(Refusal):
    """A record's first entry that does not fit, counted from 1; or, with entry None, the part
    of the record (`where`) that does not."""

    def __init__(self, where: str, entry: int | None, problem: Refusal, text: str = "") -> None:
        super().__init__(problem.reason, **problem.details)
        self.where = where
        self.entry = entry
        self.text = text


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record that fits proves: `over` the game was played to its end, `dice` every
    outcome came from the committed seed."""

    journal: Journal
    over: bool
    dice: bool


def read(text: str | bytes, of: Game | None = None) -> tuple[Journal, JsonObject]:
    """A record's header, checked, with a journal that is still at the start, and the whole. The
    game is the catalogue's, unless one of that name is given."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Refusal("record-not-json") from problem
    if not isinstance(found, dict) or found.get("tavolata") != 1:
        raise Refusal("record-not-ours")
    known = {"tavolata", "game", "rules", "seats", "start", "options", "log", "result", "fair"}
    for name in found:
        if name not in known:
            raise Refusal("record-unknown-field", field=name[:40])
    if not isinstance(found.get("game"), str):
        raise Refusal("record-field", field="game")
    game = of if of is not None and of.name == found["game"] else find(found["game"])
    if found.get("rules") != game.version or type(found["rules"]) is not int:
        raise Refusal("record-rules", rules=game.version)
    seats = _seats(found.get("seats"))
    options = found.get("options")
    if not isinstance(options, dict) or game.resolve(options) != options:
        raise Refusal("record-options")
    log = found.get("log")
    if not isinstance(log, list) or not all(isinstance(entry, str) for entry in log):
        raise Refusal("record-field", field="log")
    start = found.get("start")
    if type(start) is not int:
        raise Refusal("record-field", field="start")
    return Journal(game, seats, start, options, _fair(found)), found


def replay(text: str | bytes, note: Note | None = None, of: Game | None = None) -> Journal:
    """Play a record through the rules; the first entry that does not fit is a Misfit."""
    return verify(text, note, of).journal


def verify(text: str | bytes, note: Note | None = None, of: Game | None = None) -> Proof:
    """Check every move against the rules and every outcome against the seed.

    `note` is called at the start (with None) and after every entry.
    """
    journal, found = read(text, of)
    if note:
        note(None, journal)
    for number, entry in enumerate(found["log"], 1):  # type: ignore[arg-type]
        try:
            journal.enter(str(entry))
        except Refusal as problem:
            raise Misfit("log", number, problem, str(entry)) from problem
        if note:
            note(str(entry), journal)
    _check_result(journal.state.result, found.get("result"))
    fair = journal.fair
    if fair is None:
        return Proof(journal, journal.state.over, dice=False)
    if fair.seed is not None and not fair.kept:
        raise Misfit("seed", None, Refusal("seed-not-committed"))
    told = found["fair"]
    assert isinstance(told, dict)
    if told.get("digest") != journal.chain.hex():
        raise Misfit("digest", None, Refusal("digest-wrong"))
    return Proof(journal, journal.state.over, dice=fair.seed is not None)


def _check_result(result: Result | None, told: Json) -> None:
    expected = result and {"winners": [*result.winners], "scores": [*result.scores]}
    if json.dumps(told, sort_keys=True) != json.dumps(expected, sort_keys=True):
        reason = "result-wrong" if result else "result-too-early"
        raise Misfit("result", None, Refusal(reason))


def _seats(told: Any) -> list[Seat]:
    wrong = Refusal("record-field", field="seats")
    if not isinstance(told, list):
        raise wrong
    seats = []
    for seat in told:
        if not isinstance(seat, dict) or set(seat) not in ({"name"}, {"bot"}):
            raise wrong
        if not all(isinstance(value, str) and len(value) <= 200 for value in seat.values()):
            raise wrong
        seats.append(Seat(**seat))
    return seats


def _fair(found: Mapping[str, Any]) -> Fair | None:
    told = found.get("fair")
    if told is None and "fair" not in found:
        return None
    if not isinstance(told, dict) or not set(told) <= {"commit", "words", "seed", "digest"}:
        raise Refusal("record-field", field="fair")
    return Fair.read(told.get("commit"), told.get("words"), told.get("seed"))


def read_file(path: Path) -> bytes:
    """A record file's bytes; refuses what cannot be one."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise Refusal("record-too-large")
        return path.read_bytes()
    except OSError as problem:
        raise Refusal("no-file", path=str(path)) from problem


def save(journal: Journal, path: Path) -> None:
    """Write a record whole or not at all. While the game runs, its seed lies beside it in a
    file of its own, so that the record itself may be shown to anybody."""
    secret = _secret(path)
    running = not journal.state.over
    if running and journal.fair and journal.fair.seed is not None:
        write_whole(secret, journal.fair.seed.hex() + "\n", private=True)
    record = json.dumps(journal.record(), ensure_ascii=False, separators=(",", ":"))
    write_whole(path, record + "\n")
    if not running:
        secret.unlink(missing_ok=True)


def resume(path: Path) -> Journal:
    """A game to go on with: its record, and the seed beside it."""
    text = read_file(path)
    seed = None
    with contextlib.suppress(OSError, ValueError):
        seed = bytes.fromhex(_secret(path).read_text().strip())
    journal = replay(text)
    if journal.state.over or journal.fair is None:
        return journal
    if seed is None:
        raise Refusal("seed-missing", path=str(_secret(path)))
    journal.fair = journal.fair.with_seed(seed)
    if not journal.fair.kept:
        raise Refusal("seed-not-committed")
    return journal


def _secret(path: Path) -> Path:
    return path.with_name(path.name + ".seed")
