"""Geizen on the terminal: five rows of squares, the chips, the dice."""

from typing import TYPE_CHECKING, Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.catalogue import find
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import View
from tavolata.terminal import dice
from tavolata.terminal.game_screen import Choice, Group, Menu, Sight, joined

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    from tavolata.games.geizen.notation import r

YELLOW_SQUARE = "black on rgb(242,182,50)"
RED_SQUARE = "white on rgb(190,50,35)"
BRACKETS = {"plain": ("[", "]"), "yellow": ("<", ">"), "red": ("{", "}")}
LONGEST_BAR = 40


def gist(events: list[JsonObject]) -> list[JsonObject]:
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


def note(sight: Sight) -> str:
    """G4: the classic board is a reconstruction, and that has to be said."""
    classic = find("geizen").resolve({})["board"]
    return sight.say("geizen-reconstruction") if sight.view.options["board"] == classic else ""


def picture(sight: Sight) -> RenderableType:
    """The board with its legend, everybody's chips, the dice."""
    return Lines(_board(sight), _legend(sight), _chips(sight), _dice(sight))


def _rows(sight: Sight) -> list[dict[str, Any]]:
    board: Any = sight.view.options["board"]
    rows: list[dict[str, Any]] = board["rows"]
    return rows


def _board(sight: Sight) -> Text:
    lines = []
    for n, row in enumerate(_rows(sight)):
        line = Text().append(f" {n + 1} ", "bold")
        filled = sight.state["rows"][n]
        for square in range(1, row["squares"] + 1):
            line.append_text(_square(row, square, square <= filled))
        line.append(f" →{row['arrow']}", "bold red")
        lying = int(r.chips_in_row(sight.view.vector, n))
        line.append(f"   {sight.say('geizen-score', count=lying)}" if lying else "", "dim")
        lines.append(line)
    return Text("\n").join(lines)


def _square(row: dict[str, Any], square: int, filled: bool) -> Text:
    """Its brackets tell its kind, without any colour."""
    kind = "red" if square == row["squares"] else "yellow" if square in row["yellow"] else "plain"
    style = {"plain": "", "yellow": YELLOW_SQUARE, "red": RED_SQUARE}[kind]
    chip = "●" if filled else "○"
    inside = f"{chip} {chip}" if square in row["two"] else f" {chip} "
    left, right = BRACKETS[kind]
    return Text(left + inside + right, f"bold {style}" if filled else style)


def _legend(sight: Sight) -> Text:
    return Text(f" {sight.say('geizen-legend')}\n", "dim")


def _chips(sight: Sight) -> Table:
    grid = Table.grid(padding=(0, 1))
    for seat, chips in enumerate(sight.state["chips"]):
        mine = seat == sight.seat
        grid.add_row(
            Text(" ▸" if seat == sight.state["turn"] else "  ", "bold green"),
            Text(sight.name(seat), "bold yellow" if mine else "bold"),
            Text(sight.say("geizen-score", count=chips), justify="right"),
            Text("●" * min(chips, LONGEST_BAR), "yellow" if mine else "dim"),
        )
    grid.add_row("", Text(sight.say("geizen-reserve", count=sight.state["reserve"]), "dim"))
    return grid


def _dice(sight: Sight) -> RenderableType:
    words = sight.state
    grid = Table.grid(padding=(0, 3))
    titles, art = [], []
    for name, style in (("rolled", "bold"), ("kept", "bold yellow")):
        if words[name]:
            titles.append(Text(sight.say(f"geizen-dice-{name}"), "dim"))
            art.append(dice.drawn([str(die) for die in words[name]], style))
    if not art:
        return Text()
    grid.add_row(*titles)
    grid.add_row(*art)
    return grid


def menu(sight: Sight, advice: str | None) -> Menu:
    """Few dice before many; setting all of them aside ends the turn, and says what it costs."""
    moves = sorted(sight.view.legal, key=lambda move: (len(move), move))
    last = moves[-1]
    some = [Choice(move, Text(_dice_of(move))) for move in moves[:-1]]
    heading = sight.say("geizen-heading")
    groups = [Group(heading, some, side_by_side=True)] if some else []
    return Menu([*groups, Group("" if some else heading, [Choice(last, _last_label(sight, last))])])


def _dice_of(move: str) -> str:
    return move.removeprefix("keep ")


def _last_label(sight: Sight, move: str) -> Text:
    """What the placing would bring, told from the preview."""
    after = sight.view.preview(move)
    parts = [_dice_of(move), *_net(sight, after)]
    paid = 0
    for event in after.events:
        if event["event"] == "completed":
            parts.append(sight.say("geizen-then-completed", row=int(str(event["row"]))))
        elif event["event"] == "paid":
            paid += int(str(event["chips"]))
        elif event["event"] == "over":
            parts.append(sight.say("geizen-then-over"))
    if paid:
        parts.append(sight.say("geizen-then-paid", count=paid))
    return joined(parts, "bold")


def _net(sight: Sight, after: View) -> list[str]:
    assert sight.seat is not None
    chips: Any = after.to_json()["chips"]
    change = chips[sight.seat] - sight.state["chips"][sight.seat]
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    return [sight.say("geizen-then-chips", count=abs(change), sign=sign)]
