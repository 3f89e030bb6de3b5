"""Heckmeck on the terminal: the grill, the stacks, the dice."""

from typing import TYPE_CHECKING, TypedDict, cast

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
from tavolata.core.state import View
from tavolata.terminal import dice
from tavolata.terminal.game_screen import (
    Choice,
    Group,
    Menu,
    ScreenContext,
    events_of,
    joined,
    number,
)

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    from tavolata.games.heckmeck.notation import r

TILE = "bold black on rgb(242,226,190)"
CLAIMABLE = "bold black on rgb(150,210,120)"
ORDER = ("keep", "steal", "take", "roll", "give")


class _State(TypedDict):
    """The fields of a state, as protocol.md has them."""

    grill: list[int]
    down: list[int]
    stacks: list[list[int]]
    turn: int
    phase: str
    rolled: list[str]
    kept: list[str]


def _state(context: ScreenContext) -> _State:
    return cast(_State, context.state)


def summarize(events: list[JsonObject]) -> list[JsonObject]:
    """Without the rolls, but for one that ended a turn."""
    after = [*events, {}][1:]
    return [
        event
        for event, follows in zip(events, after, strict=True)
        if event["event"] != "rolled" or follows.get("event") == "failed"
    ]


def note(context: ScreenContext) -> str:
    """H25 has to be called by its name where it is played."""
    if context.view.options["short"] == "returned":
        name = context.say("option-heckmeck-short")
        return f"{name}: {context.say('option-heckmeck-short-returned')}"
    return ""


def picture(context: ScreenContext) -> RenderableType:
    """The grill, everybody's stack, the dice."""
    return Lines(_grill(context), _stacks(context), _dice(context))


def _grill(context: ScreenContext) -> Text:
    """Sixteen places in four groups, one for each number of worms."""
    wide = 4 if context.width >= 92 else 2
    inside = 4 * wide + 3
    claims = _claims(context.view)
    top, middle, bottom, worms = Text(), Text(), Text(), Text()
    for n, group in enumerate(_groups(context)):
        gap = "  " if n else " "
        top.append(gap + "┌" + "┬".join("─" * wide for _ in group) + "┐", "dim")
        bottom.append(gap + "└" + "┴".join("─" * wide for _ in group) + "┘", "dim")
        middle.append(gap + "│", "dim")
        for tile in group:
            middle.append_text(_tile(context, tile, wide, claims)).append("│", "dim")
        width = (wide + 1) * len(group) - 1
        worms.append(gap + " " + ("~" * r.worms_on(group[0])).center(width) + " ", "magenta")
        assert width <= inside
    return Text("\n").join([top, middle, bottom, worms])


def _groups(context: ScreenContext) -> list[list[int]]:
    """The game's tiles, by their worms."""
    groups: dict[int, list[int]] = {}
    tiles = context.view.options["tiles"]
    assert isinstance(tiles, list)
    for tile in tiles:
        groups.setdefault(r.worms_on(number(tile)), []).append(number(tile))
    return list(groups.values())


def _tile(context: ScreenContext, tile: int, wide: int, claims: set[int]) -> Text:
    if tile in _state(context)["grill"]:
        return Text(str(tile).center(wide), CLAIMABLE if tile in claims else TILE)
    if tile in _state(context)["down"]:
        return Text("▒" * wide, "dim")
    return Text("·".center(wide), "dim")


def _claims(view: View) -> set[int]:
    return {int(move.split()[1]) for move in view.legal if move.split()[0] in ("take", "steal")}


def _stacks(context: ScreenContext) -> Table:
    """A line a seat: worms, and the stack from bottom to top."""
    grid = Table.grid(padding=(0, 1))
    scores = context.view.standing().scores
    claims = _claims(context.view)
    for seat, stack in enumerate(_state(context)["stacks"]):
        mine = seat == context.seat
        tiles = Text()
        for tile in stack[:-1]:
            tiles.append(f"{tile} ", "dim")
        if stack:
            tiles.append(f"[{stack[-1]}]", CLAIMABLE if stack[-1] in claims else TILE)
        else:
            tiles.append(context.say("heckmeck-no-tiles"), "dim")
        grid.add_row(
            Text(" ▸" if seat == _state(context)["turn"] else "  ", "bold green"),
            Text(context.name(seat), "bold yellow" if mine else "bold"),
            Text(context.say("heckmeck-score", count=scores[seat]), justify="right"),
            tiles,
        )
    return grid


def _dice(context: ScreenContext) -> RenderableType:
    """What was rolled, and beside it what is set aside."""
    state = _state(context)
    if state["phase"] == "over":
        return Text()
    vector = context.view.vector
    told = (
        "heckmeck-dice-kept"
        if r.has_worm(vector) or not state["kept"]
        else ("heckmeck-dice-kept-no-worm")
    )
    grid = Table.grid(padding=(0, 3))
    titles, art = [], []
    if state["rolled"]:
        titles.append(Text(context.say("heckmeck-dice-rolled"), "dim"))
        art.append(dice.drawing(state["rolled"]))
    if state["kept"]:
        titles.append(Text(context.say(told, sum=int(r.kept_sum(vector))), "bold yellow"))
        art.append(dice.drawing(state["kept"], "bold yellow"))
    if not art:
        return Text()
    grid.add_row(*titles)
    grid.add_row(*art)
    return Lines(Text(), grid)


def menu(context: ScreenContext, advice: str | None) -> Menu:
    """Claims before rolling, giving up last."""
    moves = sorted(context.view.legal, key=lambda move: ORDER.index(move.split()[0]))
    return Menu([Group("", [Choice(move, _label(context, move)) for move in moves])])


def _label(context: ScreenContext, move: str) -> Text:
    verb = move.split(maxsplit=1)[0]
    if verb == "roll":
        chance = context.view.preview(move).chance
        return Text(context.say("heckmeck-move-roll", count=chance.count if chance else 0))
    happens = events_of(context.view, move)
    if verb == "take" or verb == "steal":
        return _claim_label(context, happens)
    if verb == "keep":
        kept = happens["kept"]
        face, count, total = str(kept["face"]), number(kept["count"]), number(kept["sum"])
        parts = [context.say("heckmeck-move-keep", face=face, count=count, sum=total)]
        parts += _opens(context, move)
    else:
        parts = [context.say("heckmeck-move-give-up")]
    return joined(parts + _consequences(context, happens), "dim")


def _claim_label(context: ScreenContext, happens: dict[str, JsonObject]) -> Text:
    claimed = happens.get("took") or happens["stole"]
    tile = number(claimed["tile"])
    worms = int(r.worms_on(tile))
    if "stole" in happens:
        details = {"from": context.name(number(claimed["from"]))}
        first = context.say("heckmeck-move-steal", tile=tile, worms=worms, **details)
    else:
        first = context.say("heckmeck-move-take", tile=tile, worms=worms)
    label = joined([first, *_consequences(context, happens)], "dim")
    label.stylize("bold green", 0, len(first))
    return label


def _consequences(context: ScreenContext, happens: dict[str, JsonObject]) -> list[str]:
    """What follows by itself: a failed turn, and what it costs; the end."""
    told = []
    if "failed" in happens:
        told.append(context.say("heckmeck-then-failed", why=str(happens["failed"]["why"])))
    for event in ("returned", "turned_down"):
        if event in happens:
            told.append(context.say(f"heckmeck-then-{event}", tile=number(happens[event]["tile"])))
    if "over" in happens:
        told.append(context.say("heckmeck-then-over"))
    return told


def _opens(context: ScreenContext, move: str) -> list[str]:
    """What could be claimed after setting these dice aside."""
    after = context.view.preview(move)
    if after.seat not in after.to_move:
        return []
    told = []
    for claim in after.legal:
        verb, *tile = claim.split()
        if verb == "take":
            told.append(context.say("heckmeck-then-take", tile=int(tile[0])))
        elif verb == "steal":
            owner = _owner(context, int(tile[0]))
            told.append(context.say("heckmeck-then-steal", tile=int(tile[0]), **{"from": owner}))
    return told


def _owner(context: ScreenContext, tile: int) -> str:
    tops = [stack[-1] if stack else 0 for stack in _state(context)["stacks"]]
    return context.name(tops.index(tile))
