"""Heckmeck on the terminal: the grill, the stacks, the dice."""

from typing import TYPE_CHECKING

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
from tavolata.core.state import View
from tavolata.terminal import dice
from tavolata.terminal.game_screen import Choice, Group, Menu, Sight, events_of, joined, number

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    from tavolata.games.heckmeck.notation import r

TILE = "bold black on rgb(242,226,190)"
CLAIMABLE = "bold black on rgb(150,210,120)"
ORDER = ("keep", "steal", "take", "roll", "give")


def gist(events: list[JsonObject]) -> list[JsonObject]:
    """Without the rolls, but for one that ended a turn."""
    after = [*events, {}][1:]
    return [
        event
        for event, follows in zip(events, after, strict=True)
        if event["event"] != "rolled" or follows.get("event") == "failed"
    ]


def note(sight: Sight) -> str:
    """H25 has to be called by its name where it is played."""
    if sight.view.options["short"] == "returned":
        name = sight.say("option-heckmeck-short")
        return f"{name}: {sight.say('option-heckmeck-short-returned')}"
    return ""


def picture(sight: Sight) -> RenderableType:
    """The grill, everybody's stack, the dice."""
    return Lines(_grill(sight), _stacks(sight), _dice(sight))


def _grill(sight: Sight) -> Text:
    """Sixteen places in four groups, one for each number of worms."""
    wide = 4 if sight.width >= 92 else 2
    inside = 4 * wide + 3
    claims = _claims(sight.view)
    top, middle, bottom, worms = Text(), Text(), Text(), Text()
    for n, group in enumerate(_groups(sight)):
        gap = "  " if n else " "
        top.append(gap + "┌" + "┬".join("─" * wide for _ in group) + "┐", "dim")
        bottom.append(gap + "└" + "┴".join("─" * wide for _ in group) + "┘", "dim")
        middle.append(gap + "│", "dim")
        for tile in group:
            middle.append_text(_tile(sight, tile, wide, claims)).append("│", "dim")
        width = (wide + 1) * len(group) - 1
        worms.append(gap + " " + ("~" * r.worms_on(group[0])).center(width) + " ", "magenta")
        assert width <= inside
    return Text("\n").join([top, middle, bottom, worms])


def _groups(sight: Sight) -> list[list[int]]:
    """The game's tiles, by their worms."""
    groups: dict[int, list[int]] = {}
    tiles = sight.view.options["tiles"]
    assert isinstance(tiles, list)
    for tile in tiles:
        groups.setdefault(r.worms_on(number(tile)), []).append(number(tile))
    return list(groups.values())


def _tile(sight: Sight, tile: int, wide: int, claims: set[int]) -> Text:
    if tile in sight.state["grill"]:
        return Text(str(tile).center(wide), CLAIMABLE if tile in claims else TILE)
    if tile in sight.state["down"]:
        return Text("▒" * wide, "dim")
    return Text("·".center(wide), "dim")


def _claims(view: View) -> set[int]:
    return {int(move.split()[1]) for move in view.legal if move.split()[0] in ("take", "steal")}


def _stacks(sight: Sight) -> Table:
    """A line a seat: worms, and the stack from bottom to top."""
    grid = Table.grid(padding=(0, 1))
    scores = sight.view.standing().scores
    claims = _claims(sight.view)
    for seat, stack in enumerate(sight.state["stacks"]):
        mine = seat == sight.seat
        tiles = Text()
        for tile in stack[:-1]:
            tiles.append(f"{tile} ", "dim")
        if stack:
            tiles.append(f"[{stack[-1]}]", CLAIMABLE if stack[-1] in claims else TILE)
        else:
            tiles.append(sight.say("heckmeck-no-tiles"), "dim")
        grid.add_row(
            Text(" ▸" if seat == sight.state["turn"] else "  ", "bold green"),
            Text(sight.name(seat), "bold yellow" if mine else "bold"),
            Text(sight.say("heckmeck-score", count=scores[seat]), justify="right"),
            tiles,
        )
    return grid


def _dice(sight: Sight) -> RenderableType:
    """What was rolled, and beside it what is set aside."""
    words = sight.state
    if words["phase"] == "over":
        return Text()
    vector = sight.view.vector
    told = (
        "heckmeck-dice-kept"
        if r.has_worm(vector) or not words["kept"]
        else ("heckmeck-dice-kept-no-worm")
    )
    grid = Table.grid(padding=(0, 3))
    titles, art = [], []
    if words["rolled"]:
        titles.append(Text(sight.say("heckmeck-dice-rolled"), "dim"))
        art.append(dice.drawn(words["rolled"]))
    if words["kept"]:
        titles.append(Text(sight.say(told, sum=int(r.kept_sum(vector))), "bold yellow"))
        art.append(dice.drawn(words["kept"], "bold yellow"))
    if not art:
        return Text()
    grid.add_row(*titles)
    grid.add_row(*art)
    return Lines(Text(), grid)


def menu(sight: Sight, advice: str | None) -> Menu:
    """Claims before rolling, giving up last."""
    moves = sorted(sight.view.legal, key=lambda move: ORDER.index(move.split()[0]))
    return Menu([Group("", [Choice(move, _label(sight, move)) for move in moves])])


def _label(sight: Sight, move: str) -> Text:
    verb = move.split(maxsplit=1)[0]
    if verb == "roll":
        chance = sight.view.preview(move).chance
        return Text(sight.say("heckmeck-move-roll", count=chance.count if chance else 0))
    happens = events_of(sight.view, move)
    if verb == "take" or verb == "steal":
        return _claim_label(sight, happens)
    if verb == "keep":
        kept = happens["kept"]
        face, count, total = str(kept["face"]), number(kept["count"]), number(kept["sum"])
        parts = [sight.say("heckmeck-move-keep", face=face, count=count, sum=total)]
        parts += _opens(sight, move)
    else:
        parts = [sight.say("heckmeck-move-give-up")]
    return joined(parts + _consequences(sight, happens), "dim")


def _claim_label(sight: Sight, happens: dict[str, JsonObject]) -> Text:
    claimed = happens.get("took") or happens["stole"]
    tile = number(claimed["tile"])
    worms = int(r.worms_on(tile))
    if "stole" in happens:
        details = {"from": sight.name(number(claimed["from"]))}
        first = sight.say("heckmeck-move-steal", tile=tile, worms=worms, **details)
    else:
        first = sight.say("heckmeck-move-take", tile=tile, worms=worms)
    label = joined([first, *_consequences(sight, happens)], "dim")
    label.stylize("bold green", 0, len(first))
    return label


def _consequences(sight: Sight, happens: dict[str, JsonObject]) -> list[str]:
    """What follows by itself: a failed turn, and what it costs; the end."""
    told = []
    if "failed" in happens:
        told.append(sight.say("heckmeck-then-failed", why=str(happens["failed"]["why"])))
    for event in ("returned", "turned_down"):
        if event in happens:
            told.append(sight.say(f"heckmeck-then-{event}", tile=number(happens[event]["tile"])))
    if "over" in happens:
        told.append(sight.say("heckmeck-then-over"))
    return told


def _opens(sight: Sight, move: str) -> list[str]:
    """What could be claimed after setting these dice aside."""
    after = sight.view.preview(move)
    if after.seat not in after.to_move:
        return []
    told = []
    for claim in after.legal:
        verb, *tile = claim.split()
        if verb == "take":
            told.append(sight.say("heckmeck-then-take", tile=int(tile[0])))
        elif verb == "steal":
            owner = _owner(sight, int(tile[0]))
            told.append(sight.say("heckmeck-then-steal", tile=int(tile[0]), **{"from": owner}))
    return told


def _owner(sight: Sight, tile: int) -> str:
    tops = [stack[-1] if stack else 0 for stack in sight.state["stacks"]]
    return sight.name(tops.index(tile))
