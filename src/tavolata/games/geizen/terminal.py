"""Geizen on the terminal: five rows of squares, the chips, the dice."""

from typing import TYPE_CHECKING, TypedDict, cast

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.catalogue import find
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import View
from tavolata.terminal import dice
from tavolata.terminal.game_screen import Choice, Group, Menu, ScreenContext, joined

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    from tavolata.games.geizen.notation import r

YELLOW_SQUARE = "black on rgb(242,182,50)"
RED_SQUARE = "white on rgb(190,50,35)"
BRACKETS = {"plain": ("[", "]"), "yellow": ("<", ">"), "red": ("{", "}")}
LONGEST_BAR = 40


class _State(TypedDict):
    """The fields of a state, as protocol.md has them."""

    rows: list[int]
    chips: list[int]
    turn: int
    reserve: int
    rolled: list[int]
    kept: list[int]


def _state(context: ScreenContext) -> _State:
    return cast(_State, context.state)


def summarize(events: list[JsonObject]) -> list[JsonObject]:
    """All dice of a turn at once, and what they brought; the placing is on the board."""
    told: list[JsonObject] = []
    dice_kept: list[Json] = []
    for event in events:
        if event["event"] == "kept" and isinstance(event["dice"], list):
            dice_kept += event["dice"]
            keeper = event["seat"]
        elif event["event"] != "rolled":
            if dice_kept:
                told.append({"event": "kept", "seat": keeper, "dice": sorted(dice_kept, key=str)})
                dice_kept = []
            if event["event"] != "placed":
                told.append(event)
    return told


def note(context: ScreenContext) -> str:
    """G4: the classic board is a reconstruction, and that has to be said."""
    classic = find("geizen").resolve({})["board"]
    return context.say("geizen-reconstruction") if context.view.options["board"] == classic else ""


def picture(context: ScreenContext) -> RenderableType:
    """The board with its legend, everybody's chips, the dice."""
    return Lines(_board(context), _legend(context), _chips(context), _dice(context))


class _Row(TypedDict):
    """A row of a board, as its file has it."""

    squares: int
    arrow: int
    yellow: list[int]
    two: list[int]


def _rows(context: ScreenContext) -> list[_Row]:
    board = context.view.options["board"]
    assert isinstance(board, dict)
    return cast(list[_Row], board["rows"])


def _board(context: ScreenContext) -> Text:
    lines = []
    for n, row in enumerate(_rows(context)):
        line = Text().append(f" {n + 1} ", "bold")
        filled = _state(context)["rows"][n]
        for square in range(1, row["squares"] + 1):
            line.append_text(_square(row, square, square <= filled))
        line.append(f" →{row['arrow']}", "bold red")
        lying = int(r.chips_in_row(context.view.vector, n))
        line.append(f"   {context.say('geizen-score', count=lying)}" if lying else "", "dim")
        lines.append(line)
    return Text("\n").join(lines)


def _square(row: _Row, square: int, filled: bool) -> Text:
    """Its brackets tell its kind, without any colour."""
    kind = "red" if square == row["squares"] else "yellow" if square in row["yellow"] else "plain"
    style = {"plain": "", "yellow": YELLOW_SQUARE, "red": RED_SQUARE}[kind]
    chip = "●" if filled else "○"
    inside = f"{chip} {chip}" if square in row["two"] else f" {chip} "
    left, right = BRACKETS[kind]
    return Text(left + inside + right, f"bold {style}" if filled else style)


def _legend(context: ScreenContext) -> Text:
    return Text(f" {context.say('geizen-legend')}\n", "dim")


def _chips(context: ScreenContext) -> Table:
    grid = Table.grid(padding=(0, 1))
    for seat, chips in enumerate(_state(context)["chips"]):
        mine = seat == context.seat
        grid.add_row(
            Text(" ▸" if seat == _state(context)["turn"] else "  ", "bold green"),
            Text(context.name(seat), "bold yellow" if mine else "bold"),
            Text(context.say("geizen-score", count=chips), justify="right"),
            Text("●" * min(chips, LONGEST_BAR), "yellow" if mine else "dim"),
        )
    grid.add_row("", Text(context.say("geizen-reserve", count=_state(context)["reserve"]), "dim"))
    return grid


def _dice(context: ScreenContext) -> RenderableType:
    state = _state(context)
    grid = Table.grid(padding=(0, 3))
    titles, art = [], []
    shown = (("rolled", state["rolled"], "bold"), ("kept", state["kept"], "bold yellow"))
    for name, faces, style in shown:
        if faces:
            titles.append(Text(context.say(f"geizen-dice-{name}"), "dim"))
            art.append(dice.drawing([str(face) for face in faces], style))
    if not art:
        return Text()
    grid.add_row(*titles)
    grid.add_row(*art)
    return grid


def menu(context: ScreenContext, advice: str | None) -> Menu:
    """Few dice before many; setting all of them aside ends the turn, and says what it costs."""
    moves = sorted(context.view.legal, key=lambda move: (len(move), move))
    last = moves[-1]
    some = [Choice(move, Text(_dice_of(move))) for move in moves[:-1]]
    heading = context.say("geizen-heading")
    groups = [Group(heading, some, side_by_side=True)] if some else []
    return Menu(
        [*groups, Group("" if some else heading, [Choice(last, _last_label(context, last))])]
    )


def _dice_of(move: str) -> str:
    return move.removeprefix("keep ")


def _last_label(context: ScreenContext, move: str) -> Text:
    """What the placing would bring, told from the preview."""
    after = context.view.preview(move)
    parts = [_dice_of(move), *_net(context, after)]
    paid = 0
    for event in after.events:
        if event["event"] == "completed":
            parts.append(context.say("geizen-then-completed", row=int(str(event["row"]))))
        elif event["event"] == "paid":
            paid += int(str(event["chips"]))
        elif event["event"] == "over":
            parts.append(context.say("geizen-then-over"))
    if paid:
        parts.append(context.say("geizen-then-paid", count=paid))
    return joined(parts, "bold")


def _net(context: ScreenContext, after: View) -> list[str]:
    assert context.seat is not None
    chips = cast(_State, after.to_json())["chips"]
    change = chips[context.seat] - _state(context)["chips"][context.seat]
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    return [context.say("geizen-then-chips", count=abs(change), sign=sign)]
