"""The referee: the rules for other programs, one JSON object a line. See docs/protocol.md."""

import json
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, NoReturn

from tavolata.core.catalogue import find, names
from tavolata.core.errors import BadOutcome, Refusal
from tavolata.core.fairness import Seeded
from tavolata.core.json import JsonObject
from tavolata.core.state import Position, State

MAX_LINE = 1024 * 1024  # bytes

Request = Mapping[str, Any]


class NoGame(Refusal):
    """A request about a game that was never started."""

    code = "no_game"


class Referee:
    """One game at a time, driven by requests. A refused request changes nothing."""

    def __init__(self) -> None:
        self.steps: tuple[State, ...] = ()  # what the last request did: a state a step
        self.chance: Seeded | None = None  # None: the caller gives every outcome
        self._does: dict[
            str, tuple[Callable[[Request], JsonObject], tuple[str, ...], tuple[str, ...]]
        ]
        self._does = {
            "games": (self._games, (), ()),
            "new": (self._new, ("game", "seats"), ("start", "options", "chance")),
            "set": (self._set, ("game", "seats", "state"), ("start", "options", "chance")),
            "chance": (self._chance, ("outcome",), ()),
            "play": (self._play, ("seat", "move"), ()),
            "view": (self._view, ("seat",), ()),
        }

    def answer(self, line: bytes) -> bytes:
        """One line in, one line out."""
        try:
            told = self._answer(_parse(line))
        except Refusal as refused:
            told = {"ok": False, "error": refused.code, "message": str(refused)}
        return _encode(told).encode() + b"\n"

    def _answer(self, request: Request) -> JsonObject:
        do = request.get("do")
        if not isinstance(do, str) or do not in self._does:
            raise Refusal("unknown-request", name=_short(do), names=", ".join(self._does))
        act, needed, allowed = self._does[do]
        for field in needed:
            if field not in request:
                raise Refusal("missing-field", field=field)
        for field in request:
            if field not in (*needed, *allowed, "do"):
                fields = ", ".join((*needed, *allowed))
                raise Refusal("unknown-field", field=_short(field), names=fields)
        return act(request)

    def _games(self, request: Request) -> JsonObject:
        games = [find(name) for name in names()]
        return {
            "ok": True,
            "games": [
                {
                    "game": game.name,
                    "rules": game.version,
                    "seats": [*game.seats],
                    "options": [option.to_json() for option in game.options],
                }
                for game in games
            ],
        }

    def _new(self, request: Request) -> JsonObject:
        game = find(_text(request, "game"))
        state = game.start(request["seats"], request.get("start", 0), _options(request))
        return self._begin(state, _seed(request))

    def _set(self, request: Request) -> JsonObject:
        game = find(_text(request, "game"))
        start, options = request.get("start", 0), _options(request)
        state = game.set_up(request["seats"], options, request["state"], start)
        return self._begin(state, _seed(request))

    def _begin(self, state: State, chance: Seeded | None) -> JsonObject:
        self.chance = chance
        return self._go_on(state)

    def _chance(self, request: Request) -> JsonObject:
        outcome = _text(request, "outcome")
        state = self._state()
        if self.chance:
            raise BadOutcome("chance-not-given")
        return self._go_on(state.give(outcome))

    def _play(self, request: Request) -> JsonObject:
        seat, move = request["seat"], _text(request, "move")
        if type(seat) is not int:
            raise Refusal("bad-field", field="seat", right="0, 1, 2 …")
        return self._go_on(self._state().play(seat, move))

    def _view(self, request: Request) -> JsonObject:
        seat = request["seat"]
        state = self._state()
        if seat is not None and (type(seat) is not int or not 0 <= seat < state.seats):
            raise Refusal("bad-field", field="seat", right=f"null, 0–{state.seats - 1}")
        view = state.view(seat)
        legal: JsonObject = {str(seat): [*view.legal]} if view.legal else {}
        events = [event for step in self.steps for event in step.view(seat).events]
        return {"ok": True, "seat": seat, **_told(view, legal, events)}

    def _go_on(self, state: State) -> JsonObject:
        """Draw what chance owes, where it comes from a seed, and tell how things stand."""
        steps = [state]
        while self.chance and not state.to_move and not state.over:
            state = state.give(self.chance.draw(state))
            steps.append(state)
        self.steps = tuple(steps)
        legal: JsonObject = {str(seat): [*state.legal(seat)] for seat in state.to_move}
        return {"ok": True, **_told(state, legal, [e for step in steps for e in step.events])}

    def _state(self) -> State:
        if not self.steps:
            raise NoGame("no-game")
        return self.steps[-1]


def _told(position: Position, legal: JsonObject, events: list[JsonObject]) -> JsonObject:
    chance, result = position.chance, position.result
    return {
        "to_move": [*position.to_move],
        "chance": chance.to_json() if chance else None,
        "legal": legal,
        "state": position.to_json(),
        "events": [*events],
        "over": position.over,
        "winners": [*result.winners] if result else None,
        "scores": [*result.scores] if result else None,
    }


def _parse(line: bytes) -> Request:
    if len(line) > MAX_LINE:
        raise Refusal("line-too-long", most=MAX_LINE)
    try:
        request = _decode(line.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise Refusal("bad-json") from problem
    if not isinstance(request, dict):
        raise Refusal("not-an-object")
    return request


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity are not JSON


_encode = json.JSONEncoder(separators=(",", ":")).encode
_decode = json.JSONDecoder(parse_constant=_no_constant).decode


def _short(value: object) -> str:
    return str(value)[:40].encode("ascii", "backslashreplace").decode()


def _text(request: Request, field: str) -> str:
    value = request[field]
    if not isinstance(value, str):
        raise Refusal("bad-field", field=field, right='"…"')
    return value


def _options(request: Request) -> JsonObject:
    options = request.get("options", {})
    if not isinstance(options, dict):
        raise Refusal("bad-field", field="options", right="{…}")
    return options


def _seed(request: Request) -> Seeded | None:
    chance = request.get("chance", "given")
    if chance == "given":
        return None
    if not isinstance(chance, dict) or set(chance) != {"seed"} or type(chance["seed"]) is not str:
        raise Refusal("bad-field", field="chance", right='"given", {"seed":"…"}')
    return Seeded(chance["seed"])


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until there are no more."""
    referee = Referee()
    while line := lines.readline(MAX_LINE + 2):
        end = line.endswith(b"\n")
        body = line.rstrip(b"\r\n") if end else line
        while not end and len(line) > MAX_LINE:  # pass over the rest of a line that is too long
            rest = lines.readline(MAX_LINE)
            end = rest.endswith(b"\n") or not rest
        answers.write(referee.answer(body))
        answers.flush()
