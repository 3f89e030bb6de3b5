"""The referee: the rules for other programs, one JSON object a line. See docs/protocol.md."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, BinaryIO, Literal, NoReturn, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tavolata.core.catalogue import find, names
from tavolata.core.errors import BadOutcome, Refusal
from tavolata.core.fairness import Seeded
from tavolata.core.state import Position, State

if TYPE_CHECKING:
    from tavolata.core.json import JsonObject
else:
    JsonObject = dict  # msgspec reads no type that contains itself

MAX_LINE = 1024 * 1024  # bytes


class NoGame(Refusal):
    """A request about a game that was never started."""

    code = "no_game"


# Requests.


class Seed(msgspec.Struct, forbid_unknown_fields=True):
    """Chance that the referee draws itself."""

    seed: str


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One line: what is to be done."""


class Games(Request, tag="games"):
    """List the games."""


class New(Request, tag="new"):
    """Begin a game."""

    game: str
    seats: int
    start: int = 0
    options: JsonObject = {}
    chance: Literal["given"] | Seed = "given"


class Set(Request, tag="set"):
    """Begin in a given state."""

    game: str
    seats: int
    state: JsonObject
    start: int = 0
    options: JsonObject = {}
    chance: Literal["given"] | Seed = "given"


class Chance(Request, tag="chance"):
    """Give the outcome that is due."""

    outcome: str


class Play(Request, tag="play"):
    """Play a seat's move."""

    seat: int
    move: str


class View(Request, tag="view"):
    """Ask what a seat, or a spectator, may know."""

    seat: int | None


AnyRequest: TypeAlias = Games | New | Set | Chance | Play | View
KINDS: dict[str, type[AnyRequest]] = {
    str(kind.__struct_config__.tag): kind for kind in (Games, New, Set, Chance, Play, View)
}


# Answers, their fields in the order that they are written.


class GameFacts(msgspec.Struct):
    """What a program needs to offer a game."""

    game: str
    rules: int
    seats: list[int]
    options: list[JsonObject]


class GamesAnswer(msgspec.Struct):
    """All games."""

    ok: bool
    games: list[GameFacts]


class StateAnswer(msgspec.Struct):
    """How things stand, or, with `seat`, what that seat or a spectator may know of it."""

    ok: bool
    seat: int | UnsetType | None
    to_move: Sequence[int]
    chance: JsonObject | None
    legal: dict[str, Sequence[str]]
    state: JsonObject
    events: Sequence[JsonObject]
    over: bool
    winners: Sequence[int] | None
    scores: Sequence[int] | None

    @classmethod
    def of(
        cls,
        position: Position,
        legal: dict[str, Sequence[str]],
        events: Sequence[JsonObject],
        seat: int | UnsetType | None = UNSET,
    ) -> "StateAnswer":
        """An answer about a state or a view."""
        chance, result = position.chance, position.result
        return cls(
            True,
            seat,
            position.to_move,
            chance.to_json() if chance else None,
            legal,
            position.to_json(),
            events,
            position.over,
            result.winners if result else None,
            result.scores if result else None,
        )


class ErrorAnswer(msgspec.Struct):
    """A request that was refused."""

    ok: bool
    error: str
    message: str


Answer: TypeAlias = GamesAnswer | StateAnswer | ErrorAnswer


class Referee:
    """One game at a time, driven by requests. A refused request changes nothing."""

    def __init__(self) -> None:
        self.steps: tuple[State, ...] = ()  # what the last request did: a state a step
        self.chance: Seeded | None = None  # None: the caller gives every outcome

    def answer(self, line: bytes) -> bytes:
        """One line in, one line out."""
        try:
            answer = self._answer(self._read(_parse(line)))
        except Refusal as refused:
            answer = ErrorAnswer(False, refused.code, str(refused))
        return _line(answer)

    def _answer(self, request: AnyRequest) -> Answer:
        match request:
            case Games():
                return _games()
            case New():
                state = find(request.game).start(request.seats, request.start, request.options)
                return self._begin(state, request.chance)
            case Set():
                game = find(request.game)
                state = game.set_up(request.seats, request.options, request.state, request.start)
                return self._begin(state, request.chance)
            case Chance():
                state = self._state()
                if self.chance:
                    raise BadOutcome("chance-not-given")
                return self._go_on(state.give(request.outcome))
            case Play():
                return self._go_on(self._state().play(request.seat, request.move))
            case View():
                return self._view(request.seat)

    def _begin(self, state: State, chance: Literal["given"] | Seed) -> StateAnswer:
        self.chance = Seeded(chance.seed) if isinstance(chance, Seed) else None
        return self._go_on(state)

    def _go_on(self, state: State) -> StateAnswer:
        """Draw what chance owes, where it comes from a seed, and tell how things stand."""
        steps = [state]
        while self.chance and not state.to_move and not state.over:
            state = state.give(self.chance.draw(state))
            steps.append(state)
        self.steps = tuple(steps)
        legal: dict[str, Sequence[str]] = {str(seat): state.legal(seat) for seat in state.to_move}
        return StateAnswer.of(state, legal, [event for step in steps for event in step.events])

    def _view(self, seat: int | None) -> StateAnswer:
        state = self._state()
        if seat is not None and not 0 <= seat < state.seats:
            raise _bad_seat(state)
        view = state.view(seat)
        legal: dict[str, Sequence[str]] = {str(seat): view.legal} if view.legal else {}
        events = [event for step in self.steps for event in step.view(seat).events]
        return StateAnswer.of(view, legal, events, seat)

    def _state(self) -> State:
        if not self.steps:
            raise NoGame("no-game")
        return self.steps[-1]

    # Reading a request.

    def _read(self, found: JsonObject) -> AnyRequest:
        """A request of its kind; refuses one that is not, and says what would be right."""
        do = found.get("do")
        if not isinstance(do, str) or do not in KINDS:
            raise Refusal("unknown-request", name=_short(do), names=", ".join(KINDS))
        kind = KINDS[do]
        try:
            return msgspec.convert(found, kind)
        except (msgspec.ValidationError, UnicodeEncodeError):  # or a name with half a character
            self._refuse(kind, found)

    def _refuse(self, kind: type[AnyRequest], found: JsonObject) -> NoReturn:
        """Say what is wrong with a request that is not of its kind."""
        fields = msgspec.structs.fields(kind)
        for field in fields:
            if field.required and field.name not in found:
                raise Refusal("missing-field", field=field.name)
        allowed = [field.name for field in fields]
        for name in found:
            if name not in allowed and name != "do":
                raise Refusal("unknown-field", field=_short(name), names=", ".join(allowed))
        for name in ("game", "outcome", "move"):
            if not isinstance(found.get(name, ""), str):
                raise Refusal("bad-field", field=name, right='"…"')
        if kind is Play:
            raise Refusal("bad-field", field="seat", right="0, 1, 2 …")
        if kind is View:
            raise _bad_seat(self._state())
        game, options = find(str(found["game"])), found.get("options", {})
        if not isinstance(options, dict):
            raise Refusal("bad-field", field="options", right="{…}")
        seats, start, state = found["seats"], found.get("start", 0), found.get("state")
        if kind is New:  # the game itself refuses what is no number, or no state
            game.start(seats, start, options)  # type: ignore[arg-type]
        else:
            game.set_up(seats, options, state, start)  # type: ignore[arg-type]
        raise Refusal("bad-field", field="chance", right='"given", {"seed":"…"}')


def _games() -> GamesAnswer:
    facts = [
        GameFacts(
            game.name,
            game.version,
            [*game.seats],
            [option.to_json() for option in game.options],
        )
        for game in map(find, names())
    ]
    return GamesAnswer(True, facts)


def _bad_seat(state: State) -> Refusal:
    return Refusal("bad-field", field="seat", right=f"null, 0–{state.seats - 1}")


def _parse(line: bytes) -> JsonObject:
    if len(line) > MAX_LINE:
        raise Refusal("line-too-long", most=MAX_LINE)
    try:
        request = _decode(line.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise Refusal("bad-json") from problem
    if not isinstance(request, dict):
        raise Refusal("not-an-object")
    return request


def _line(answer: Answer) -> bytes:
    fields = msgspec.structs.asdict(answer)
    if fields.get("seat") is UNSET:
        del fields["seat"]
    return _encode(fields).encode() + b"\n"


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity are not JSON


# ASCII alone is written: a message may tell half a character that it was sent.
_encode = json.JSONEncoder(separators=(",", ":"), default=msgspec.to_builtins).encode
_decode = json.JSONDecoder(parse_constant=_no_constant).decode


def _short(value: object) -> str:
    return str(value)[:40].encode("ascii", "backslashreplace").decode()


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
