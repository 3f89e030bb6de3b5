"""A table: seats, options, a match of games. Everything it is follows from its log.

An act of somebody's makes entries; an entry is applied the same way when it happens and when
the log is read again. Nothing here waits, saves or sends: that is the house's business.
"""

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tavolata.bots import LEVELS, Bot, sit
from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn, Refusal
from tavolata.core.fairness import Fair, fair_draw
from tavolata.core.game import Game
from tavolata.core.json import JsonObject
from tavolata.core.record import Journal, Seat
from tavolata.core.state import State, View
from tavolata.server.company import Line, Talk, Who, said
from tavolata.server.identity import clean_name

MAX_GAMES = 20
MAX_PACE = 7 * 86400  # seconds for a move
HINTS = ("bots", "always", "never")  # allowed to who plays bots only, to everyone, to nobody
STAND_IN = "regular"  # the bot that takes over a seat somebody leaves, or a move they are late with
PATIENCE = 5.0  # seconds a bot lets a person go first where both may move
SPARRING = "expert" if "expert" in LEVELS else LEVELS[-1]  # practises where a person sat


class Forbidden(Refusal):
    code = "forbidden"


@dataclass
class Chair:
    """A seat at the table: open, a person's, or a bot's. With a name of its own it belongs to
    somebody who plays on that person's device."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    words: str = ""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None


@dataclass
class Table:
    code: str
    game: Game = field(init=False)
    chairs: list[Chair] = field(default_factory=list)
    options: JsonObject = field(default_factory=dict)
    games: int = 1
    start: int | None = None
    listed: bool = False
    hints: str = HINTS[0]
    pace: int = 0  # seconds for a move; 0: as long as one likes
    position: JsonObject | None = None  # where a practice table's games begin
    host: str = ""
    seed: bytes = b""  # committed to for the next game
    seq: int = 0
    played: int = 0
    totals: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    finished: list[Journal] = field(default_factory=list)
    journal: Journal | None = None
    steps: list[tuple[int, State | JsonObject]] = field(
        default_factory=list
    )  # of this game, by seq
    done: set[tuple[str, str]] = field(default_factory=set)  # commands that were carried out
    pending: list[JsonObject] = field(default_factory=list)  # entries not saved yet
    bots: dict[int, Bot] = field(default_factory=dict)
    hinted: set[tuple[int, int]] = field(default_factory=set)  # this game: seats, and at which ply
    plies: dict[int | None, int] = field(default_factory=dict)  # this game: each seat's entries
    waiting: dict[int, float] = field(default_factory=dict)  # who is to move, and since when
    talk: Talk = field(default_factory=Talk)
    settled: int = 0  # the last entry that changed more than the game on the table
    setting: object = None  # telling.Setting: all but the game, as everyone was told it last

    @property
    def phase(self) -> str:
        if self.journal is None:
            return "open"
        return "over" if self.journal.state.over else "playing"

    def seat_of(self, person: str | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> list[int]:
        """Somebody's seat, and those of others who play on the same device."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if person is not None and chair.person == person]

    @property
    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person}

    @property
    def hints_allowed(self) -> bool:
        alone = sum(chair.person is not None for chair in self.chairs) == 1
        return self.hints == "always" or (self.hints == "bots" and alone)

    # Acts: each checks that it may be done, then enters what happened.

    def open(self, person: str, asked: Mapping[str, Any]) -> None:
        game = find(asked["game"])
        seats = asked.get("seats") or game.seats[0]
        if type(seats) is not int or seats not in game.seats:
            raise Refusal("bad-seats", game=game.name, first=game.seats[0], last=game.seats[-1])
        bots = asked.get("bots") or []
        if len(bots) >= seats:
            raise Refusal("too-many-bots", most=seats - 1)
        body: JsonObject = {
            "do": "open",
            "game": game.name,
            "seats": seats,
            "options": game.resolve(asked.get("options") or {}),
            "games": _games(asked.get("games", 1)),
            "start": _start(asked.get("start"), seats),
            "listed": asked.get("listed") is True,
            "hints": _hints(asked.get("hints", HINTS[0])),
            "pace": _pace(asked.get("pace", 0)),
            "host": person,
            "seed": secrets.token_hex(32),
        }
        self._enter(body)
        self._enter({"do": "sit", "seat": 0, "person": person, "words": asked.get("words", "")})
        for seat, level in enumerate(bots, 1):
            self._enter({"do": "bot", "seat": seat, "level": _level(level)})
        if asked.get("chat") is False:
            self._enter({"do": "talk", "on": False})

    def open_practice(
        self, person: str, of: Journal, position: JsonObject, seat: int, level: str | None
    ) -> None:
        """A table whose games begin at a moment of a finished one, this person on that seat.
        Bots play the others: as good as they were in that game, or of the level asked for."""
        body: JsonObject = {
            "do": "open",
            "game": of.game.name,
            "seats": len(of.seats),
            "options": of.options,
            "games": 1,
            "start": of.start,
            "listed": False,
            "hints": HINTS[0],
            "position": position,
            "host": person,
            "seed": secrets.token_hex(32),
        }
        self._enter(body)
        for number, sitter in enumerate(of.seats):
            if number == seat:
                self._enter({"do": "sit", "seat": seat, "person": person, "words": ""})
            else:
                wanted = _level(level) if level else sitter.bot
                known = wanted if wanted in LEVELS else SPARRING
                self._enter({"do": "bot", "seat": number, "level": known})

    def act(self, person: str, command: Mapping[str, Any], who: Who) -> None:
        """Carry out a command of somebody's; refuses what may not be."""
        sign = (person, str(command["id"]))
        if self.did(person, command):
            return
        before = len(self.pending)
        if command["do"] == "start":
            self._only_host(person)
            self._begin(who)
        elif command["do"] == "next":
            self.my_seat(person)
            self._begin(who)
        else:
            ACTS[command["do"]](self, person, command)
        if len(self.pending) > before:
            self.pending[before]["by"] = [*sign]
            self.done.add(sign)

    def did(self, person: str, command: Mapping[str, Any]) -> bool:
        """Whether this command of somebody's was carried out already."""
        return (person, str(command["id"])) in self.done

    def _sit(self, person: str, command: Mapping[str, Any]) -> None:
        seat = self._seat(command)
        chair = self.chairs[seat]
        mine = self.seat_of(person)
        if mine == seat:
            return
        if chair.person is not None:
            raise Refusal("seat-taken")
        name = clean_name(str(command["name"])) if command.get("name") else ""
        if self.phase == "playing" and (name or mine is not None):
            raise Refusal("game-running" if name else "seated-already")
        if mine is not None and not name:
            self._enter({"do": "stand", "seat": mine})
        words = str(command.get("words") or "")
        body: JsonObject = {"do": "sit", "seat": seat, "person": person, "words": words}
        self._enter(body | {"name": name} if name else body)

    def _stand(self, person: str, command: Mapping[str, Any]) -> None:
        seat = self.my_seat(person, command)
        self._enter({"do": "stand", "seat": seat})
        if self.phase == "playing":
            self._enter({"do": "bot", "seat": seat, "level": STAND_IN})
        if self.host == person and person not in self.people:
            others = [chair.person for chair in self.chairs if chair.person]
            if others:
                self._enter({"do": "host", "person": others[0]})

    def _bot(self, person: str, command: Mapping[str, Any]) -> None:
        self._only_host(person)
        seat = self._seat(command)
        if self.chairs[seat].person is not None:
            raise Refusal("seat-taken")
        level = command.get("level")
        if level is None and self.phase == "playing":
            raise Refusal("seat-needed")
        self._enter({"do": "bot", "seat": seat, "level": level and _level(level)})

    def _set(self, person: str, command: Mapping[str, Any]) -> None:
        self._only_host(person)
        if "chat" in command:  # at any time, so by an entry of its own
            self._enter({"do": "talk", "on": command["chat"] is True})
            if set(command) <= {"id", "do", "chat"}:
                return
        if self.phase == "playing":
            raise Refusal("game-running")
        body: JsonObject = {"do": "set"}
        seats = command.get("seats", len(self.chairs))
        if type(seats) is not int or seats not in self.game.seats:
            first, last = self.game.seats[0], self.game.seats[-1]
            raise Refusal("bad-seats", game=self.game.name, first=first, last=last)
        if any(chair.person for chair in self.chairs[seats:]):
            raise Refusal("seat-taken")
        body["seats"] = seats
        body["options"] = self.game.resolve(command.get("options", self.options))
        body["games"] = _games(command.get("games", self.games))
        body["start"] = _start(command.get("start", self.start), seats)
        body["listed"] = command.get("listed", self.listed) is True
        body["hints"] = _hints(command.get("hints", self.hints))
        body["pace"] = _pace(command.get("pace", self.pace))
        given = (len(self.chairs), self.options, self.start)
        if self.position and (seats, body["options"], body["start"]) != given:
            raise Refusal("practice-fixed")
        self._enter(body)

    def _hand_over(self, person: str, command: Mapping[str, Any]) -> None:
        self._only_host(person)
        other = self.chairs[self._seat(command)].person
        if other is None:
            raise Refusal("nobody-there")
        self._enter({"do": "host", "person": other})

    def _words(self, person: str, command: Mapping[str, Any]) -> None:
        """Fresh words for the next game, given after its seed was committed to."""
        seat = self.my_seat(person, command)
        if self.phase == "playing":
            raise Refusal("game-running")
        self._enter({"do": "words", "seat": seat, "words": str(command.get("words") or "")})

    def _chat(self, person: str, command: Mapping[str, Any]) -> None:
        self.talk.allow(person, self.host, "chat")
        self._enter({"do": "chat", "person": person, "text": said(command["text"])})

    def _mute(self, person: str, command: Mapping[str, Any]) -> None:
        self._only_host(person)
        self._enter(self.talk.mute(command["who"], person, command.get("muted", True) is True))

    def _play(self, person: str, command: Mapping[str, Any]) -> None:
        journal, seat = self._running(), self.my_seat(person, command)
        self._check_ply(seat, command)
        self.move(journal, seat, command["move"])

    def _undo(self, person: str, command: Mapping[str, Any]) -> None:
        journal, seat = self._running(), self.my_seat(person, command)
        self._check_ply(seat, command)
        if not journal.can_undo(seat):
            raise Refusal("no-undo")
        self._enter({"do": "log", "entry": f"{seat} undo"})

    def asker(self, person: str, command: Mapping[str, Any]) -> int:
        """The seat of somebody who may ask the coach now."""
        journal, seat = self._running(), self.my_seat(person, command)
        self._check_ply(seat, command)
        if not self.hints_allowed:
            raise Forbidden("no-hints")
        if seat not in journal.state.to_move:
            raise NotYourTurn("not-your-turn")
        return seat

    def _hint(self, person: str, command: Mapping[str, Any]) -> None:
        """Others are told how often a seat asks; asking again at the same ply is the same."""
        seat = self.asker(person, command)
        ply = self.ply(seat)
        if (seat, ply) not in self.hinted:
            self._enter({"do": "hint", "seat": seat, "ply": ply})

    def move(self, journal: Journal, seat: int, text: str) -> None:
        """A move, by a person or a bot, and what chance owes after it."""
        move = journal.game.move(text)
        journal.state.play(seat, move)
        self._enter({"do": "log", "entry": f"{seat} {move}"})
        self._settle()

    def play_for(self, seat: int, text: str) -> None:
        """A move for somebody whose time ran out. The seat stays theirs."""
        self._enter({"do": "late", "seat": seat})
        self.move(self._running(), seat, text)

    def _begin(self, who: Who) -> None:
        """A game begins: the first, the next of the match, or a rematch."""
        if self.phase == "playing":
            raise Refusal("game-running")
        if not all(chair.taken for chair in self.chairs):
            raise Refusal("seats-open")
        if self.position:
            assert self.start is not None
            start = self.start
        elif self.finished:
            start = (self.finished[-1].start + 1) % len(self.chairs)  # E22: it passes clockwise
        else:
            start = secrets.randbelow(len(self.chairs)) if self.start is None else self.start
        names = [
            chair.name or (who(chair.person)[0] if chair.person else "") for chair in self.chairs
        ]
        self._enter({"do": "begin", "start": start, "names": [*names]})
        self._settle()

    def _settle(self) -> None:
        """Draw what chance owes; commit to the next game's seed once this one is over."""
        assert self.journal
        while (outcome := self._drawn(self.journal)) is not None:
            self._enter({"do": "log", "entry": f"*{outcome}"})
        if self.journal.state.over and not self.position:
            self._enter({"do": "seed", "seed": secrets.token_hex(32)})

    def _drawn(self, journal: Journal) -> str | None:
        """The outcome of the chance that is due, if one is. Practice dice prove nothing: the
        first of them were another game's."""
        if not self.position:
            return journal.decided()
        chance = journal.state.chance
        return fair_draw(chance, secrets.token_bytes(32), b"") if chance else None

    def _only_host(self, person: str) -> None:
        if person != self.host:
            raise Forbidden("only-host")

    def my_seat(self, person: str, command: Mapping[str, Any] | None = None) -> int:
        """The seat that somebody acts for: the one the command names, or the first."""
        mine = self.seats_of(person)
        if not mine:
            raise Forbidden("not-seated")
        asked = (command or {}).get("seat")
        if asked is None:
            return mine[0]
        if type(asked) is not int or asked not in mine:
            raise Forbidden("not-your-seat")
        return asked

    def _seat(self, command: Mapping[str, Any]) -> int:
        seat = command.get("seat")
        if type(seat) is not int or not 0 <= seat < len(self.chairs):
            raise Refusal("bad-seat", last=len(self.chairs) - 1)
        return seat

    def _running(self) -> Journal:
        if self.journal is None or self.journal.state.over:
            raise Refusal("no-game-running")
        return self.journal

    def _check_ply(self, seat: int, command: Mapping[str, Any]) -> None:
        ply = command.get("ply")
        if ply is not None and ply != self.ply(seat):
            raise Refusal("stale")

    def ply(self, seat: int | None) -> int:
        """How many moves and undos of this game are a seat's own."""
        return self.plies.get(seat, 0)

    # Entries: what happened, applied alike when it happens and when the log is read again.

    def _enter(self, body: JsonObject) -> None:
        if self.pace and body["do"] in ("begin", "log"):
            body["at"] = round(time.time(), 2)
        self.apply(body)
        self.pending.append(body)

    def apply(self, body: Mapping[str, Any]) -> None:
        self.seq += 1
        if "by" in body:
            person, command = body["by"]
            self.done.add((person, command))
        getattr(self, f"_on_{body['do']}")(body)
        if body["do"] != "log" or (self.journal and self.journal.state.over):
            self.settled = self.seq

    def _on_open(self, body: Mapping[str, Any]) -> None:
        self.game = find(body["game"])
        self.chairs = [Chair() for _ in range(body["seats"])]
        self.options, self.games = body["options"], body["games"]
        self.start, self.listed, self.host = body["start"], body["listed"], body["host"]
        self.hints = body.get("hints", HINTS[0])
        self.pace = body.get("pace", 0)
        self.position = body.get("position")
        self.seed = bytes.fromhex(body["seed"])
        self.totals = [0] * len(self.chairs)
        self.wins = [0] * len(self.chairs)

    def _on_sit(self, body: Mapping[str, Any]) -> None:
        name = body.get("name", "")
        self.chairs[body["seat"]] = Chair(body["person"], name, words=body["words"])
        self.bots.pop(body["seat"], None)

    def _on_stand(self, body: Mapping[str, Any]) -> None:
        self.chairs[body["seat"]] = Chair()

    def _on_bot(self, body: Mapping[str, Any]) -> None:
        self.chairs[body["seat"]] = Chair(level=body["level"])
        self.bots.pop(body["seat"], None)

    def _on_set(self, body: Mapping[str, Any]) -> None:
        seats = body["seats"]
        changed = (body["options"], body["games"]) != (self.options, self.games)
        if changed or seats != len(self.chairs):
            self.chairs = (self.chairs + [Chair() for _ in range(seats)])[:seats]
            self.journal, self.steps = None, []
            self._new_match()
        self.options, self.games = body["options"], body["games"]
        self.start, self.listed = body["start"], body["listed"]
        self.hints = body.get("hints", HINTS[0])
        self.pace = body.get("pace", 0)

    def _on_hint(self, body: Mapping[str, Any]) -> None:
        self.hinted.add((body["seat"], body["ply"]))

    def _on_chat(self, body: Mapping[str, Any]) -> None:
        self.talk.lines.append(Line(self.seq, body["person"], body["text"]))

    def _on_mute(self, body: Mapping[str, Any]) -> None:
        change = self.talk.muted.add if body["muted"] else self.talk.muted.discard
        change(body["who"])

    def _on_talk(self, body: Mapping[str, Any]) -> None:
        self.talk.on = body["on"]

    def _on_host(self, body: Mapping[str, Any]) -> None:
        self.host = body["person"]

    def _on_words(self, body: Mapping[str, Any]) -> None:
        self.chairs[body["seat"]].words = body["words"]

    def _on_seed(self, body: Mapping[str, Any]) -> None:
        self.seed = bytes.fromhex(body["seed"])

    def _on_begin(self, body: Mapping[str, Any]) -> None:
        if self.played >= self.games:
            self._new_match()
        people = zip(self.chairs, body["names"], strict=True)
        seats = [Seat(name=name) if c.person else Seat(bot=c.level or "") for c, name in people]
        words = [chair.words if chair.person else "" for chair in self.chairs]
        fair = None if self.position else Fair.begin(words, self.seed)
        self.journal = Journal(self.game, seats, body["start"], self.options, fair)
        self.plies = {}
        for entry in self._given_log():
            self.journal.enter(entry)
            self._count(entry)
        self.journal.forbid_undo()
        self.finished.append(self.journal)
        self.hinted = set()
        self.steps = [(self.seq, self.journal.state)]
        self.waiting = {}
        self._watch(body)

    def _on_late(self, body: Mapping[str, Any]) -> None:
        self.steps.append((self.seq, {"event": "late", "seat": body["seat"]}))

    def _watch(self, body: Mapping[str, Any]) -> None:
        """Note since when who is to move has been so; who has just moved begins anew."""
        assert self.journal
        if not self.pace:
            return
        moved = str(body.get("entry", "")).split(" ")[0]
        before = self.waiting
        self.waiting = {
            seat: body.get("at", 0.0) if str(seat) == moved else before.get(seat, body.get("at", 0))
            for seat in self.journal.state.to_move
        }

    def time_left(self, seat: int) -> float | None:
        """The seconds a person on a seat has for the move that is awaited, if they are counted."""
        if not self.pace or seat not in self.waiting or not self.chairs[seat].person:
            return None
        return self.waiting[seat] + self.pace - time.time()

    def _count(self, entry: str) -> None:
        if not entry.startswith("*"):
            seat = int(entry.split(" ", 1)[0])
            self.plies[seat] = self.ply(seat) + 1

    def _given_log(self) -> list[str]:
        """What was played before a game here begins: nothing, but in practice."""
        log = self.position["log"] if self.position else []
        assert isinstance(log, list)
        return [str(entry) for entry in log]

    def _on_log(self, body: Mapping[str, Any]) -> None:
        assert self.journal
        entry = body["entry"]
        state = self.journal.enter(entry)
        self._count(entry)
        if entry.endswith(" undo"):
            undone: JsonObject = {"event": "undone", "seat": int(entry.split(" ")[0])}
            self.steps.append((self.seq, undone))
        else:
            self.steps.append((self.seq, state))
        self._watch(body)
        if state.result:
            self.played += 1
            for seat, score in enumerate(state.result.scores):
                self.totals[seat] += score
                self.wins[seat] += seat in state.result.winners

    def _new_match(self) -> None:
        self.played = 0
        self.totals = [0] * len(self.chairs)
        self.wins = [0] * len(self.chairs)

    # What people are told.

    def view(self, seat: int | None) -> View | None:
        return self.journal.state.view(seat) if self.journal else None

    def bot_at(self, seat: int) -> Bot:
        """The bot on a seat, or the one that moves for who does not."""
        if seat not in self.bots:
            level = self.chairs[seat].level or STAND_IN
            self.bots[seat] = sit(level, self.game.name, secrets.token_bytes(16))
        return self.bots[seat]

    def next_by_itself(self) -> tuple[int, float] | None:
        """The seat that moves without a person's doing, and in how many seconds: a bot, or
        somebody whose time runs out."""
        if self.journal is None or self.journal.state.over:
            return None
        to_move = self.journal.state.to_move
        bots = [seat for seat in to_move if self.chairs[seat].level]
        if bots:
            return bots[0], PATIENCE if len(bots) < len(to_move) else 0.0
        left = [(wait, seat) for seat in to_move if (wait := self.time_left(seat)) is not None]
        return (min(left)[1], min(left)[0]) if left else None


ACTS: dict[str, Callable[[Table, str, Mapping[str, Any]], None]] = {
    "sit": Table._sit,
    "stand": Table._stand,
    "bot": Table._bot,
    "set": Table._set,
    "host": Table._hand_over,
    "play": Table._play,
    "undo": Table._undo,
    "hint": Table._hint,
    "words": Table._words,
    "chat": Table._chat,
    "mute": Table._mute,
}


def _games(games: object) -> int:
    if type(games) is not int or not 1 <= games <= MAX_GAMES:
        raise Refusal("bad-games", most=MAX_GAMES)
    return games


def _start(start: object, seats: int) -> int | None:
    if start is None:
        return None
    if type(start) is not int or not 0 <= start < seats:
        raise Refusal("bad-start", last=seats - 1)
    return start


def _hints(hints: object) -> str:
    if not isinstance(hints, str) or hints not in HINTS:
        raise Refusal("bad-hints", names=", ".join(HINTS))
    return hints


def _pace(pace: object) -> int:
    if type(pace) is not int or not 0 <= pace <= MAX_PACE:
        raise Refusal("bad-pace", most=MAX_PACE)
    return pace


def _level(level: object) -> str:
    if not isinstance(level, str) or level not in LEVELS:
        raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(LEVELS))
    return level
