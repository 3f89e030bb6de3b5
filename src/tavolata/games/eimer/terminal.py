"""Alles im Eimer on the terminal: pyramids side by side, the attack, the hand by colours."""

from itertools import groupby
from typing import TYPE_CHECKING, TypedDict, cast

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
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
    from tavolata.games.eimer import rules as r
else:
    from tavolata.games.eimer.notation import r

PAINT = {
    "Y": "bold black on rgb(242,182,50)",
    "W": "bold black on rgb(235,235,230)",
    "R": "bold white on rgb(200,55,40)",
    "B": "bold white on rgb(47,111,159)",
    "G": "bold white on rgb(63,125,78)",
}
COLOURS = tuple(PAINT)


class _State(TypedDict):
    """The fields of a state, as protocol.md has them."""

    pyramids: list[str | None]
    hands: list[list[str] | int]
    tables: list[list[str]]
    out: list[int]
    turn: int | None
    colour: str | None
    to_beat: int | None
    pile: int
    discards: list[str]
    direction: int
    phase: str


def _state(context: ScreenContext) -> _State:
    return cast(_State, context.state)


def summarize(events: list[JsonObject]) -> list[JsonObject]:
    """Every event is worth telling."""
    return events


def note(context: ScreenContext) -> str:
    """Nothing has to be said before the game."""
    return ""


def picture(context: ScreenContext) -> RenderableType:
    """Pyramids, the attack, and the hand of the seat at the screen."""
    parts: list[RenderableType] = [_pyramids(context), _attack(context)]
    if context.seat is not None:
        hand = _state(context)["hands"][context.seat]
        assert isinstance(hand, list), "a seat sees its own hand"
        parts.append(_hand(context, hand))
    parts.append(_legend(context))
    return Lines(*parts)


def _pyramids(context: ScreenContext) -> Table:
    """All seats side by side, from the one at the screen on, in the order of the table."""
    seats = len(context.names)
    first = context.seat or 0
    order = [(first + step) % seats for step in range(seats)]
    cell = next((wide for wide in (4, 3) if seats * (5 * wide + 3) <= context.width), 2)
    grid = Table.grid(padding=(0, 2), expand=False)
    grid.add_row(*[_name(context, seat, 5 * cell) for seat in order])
    grid.add_row(*[_pyramid(context, seat, cell) for seat in order])
    grid.add_row(*[_held(context, seat) for seat in order])
    return grid


def _name(context: ScreenContext, seat: int, width: int) -> Text:
    mark = "▸" if seat == _state(context)["turn"] else " "
    style = "bold yellow" if seat == context.seat else "bold"
    name = Text().append(mark, "bold green").append(context.name(seat), style)
    name.truncate(width, overflow="ellipsis")
    return name


def _pyramid(context: ScreenContext, seat: int, cell: int) -> Text:
    drawing = _state(context)["pyramids"][seat]
    if drawing is None:
        waiting = seat in context.view.to_move
        return Text(context.say("eimer-not-built" if waiting else "eimer-has-built"), "dim")
    return pyramid_art(drawing, cell)


def pyramid_art(drawing: str, cell: int) -> Text:
    """Rows from the top down; a lost bucket leaves its place empty."""
    rows = drawing.split("/")
    art = Text()
    for height in range(len(rows) - 1, -1, -1):
        art.append(" " * (height * cell // 2))
        for letter in rows[height]:
            if letter == ".":
                art.append("·".center(cell), "dim")
            else:
                art.append(letter.center(cell), PAINT[letter])
        art.append("\n" if height else "")
    return art


def _held(context: ScreenContext, seat: int) -> Text:
    """What lies before a seat, and how many cards it holds."""
    state = _state(context)
    if seat in state["out"]:
        return Text(context.say("eimer-is-out"), "bold red")
    hand = state["hands"][seat]
    count = len(hand) if isinstance(hand, list) else hand
    line = Text().append(context.say("eimer-cards", count=count), "dim")
    if table := state["tables"][seat]:
        line.append("\n").append_text(cards_art(table))
    return line


def cards_art(cards: list[str]) -> Text:
    """Cards in their colours, and their sum."""
    art = Text(" ").join(Text(card, PAINT[card[0]]) for card in cards)
    return art.append(f" ={sum(int(card[1:]) for card in cards)}", "bold")


def _attack(context: ScreenContext) -> Text:
    state = _state(context)
    line = Text()
    if state["colour"]:
        on, to_beat = state["turn"], state["to_beat"]
        assert on is not None
        assert to_beat is not None, "a colour attacks with a sum"
        by = int(r.attacker(context.view.vector))
        details = {"who": context.name(by), "on": context.name(on), "colour": state["colour"]}
        told = context.say("eimer-attack-told", sum=to_beat, **details)
        line.append(told, "bold").append("\n")
    piles = {"pile": state["pile"], "discards": len(state["discards"])}
    line.append(context.say("eimer-piles", direction=state["direction"], **piles), "dim")
    return line


def _hand(context: ScreenContext, hand: list[str]) -> Text:
    line = Text().append(context.say("eimer-hand") + "  ", "bold")
    for letter in COLOURS:
        mine = [card for card in hand if card[0] == letter]
        if mine:
            line.append_text(Text(" ").join(Text(card, PAINT[letter]) for card in mine))
            line.append("   ")
    return line


def _legend(context: ScreenContext) -> Text:
    return Text("  ").join(
        Text().append(letter, PAINT[letter]).append(f" {context.say(f'colour-{letter}')}", "dim")
        for letter in COLOURS
    )


def menu(context: ScreenContext, advice: str | None) -> Menu:
    """Cards to lay, buckets to give or parts to keep; to build, the pyramid proposed."""
    if advice:
        return Menu([_build(context, advice)])
    moves = [str(move) for move in context.view.legal]
    if moves == ["draw"]:
        label = Text(context.say("eimer-move-draw"))
        return Menu([Group(context.say("eimer-draw-heading"), [Choice("draw", label)])])
    if _state(context)["phase"] == "split":
        choices = [Choice(move, _part_label(context, move)) for move in moves]
        return Menu([Group(context.say("eimer-split-heading"), choices)])
    plays = [move for move in moves if move.startswith("play ")]
    losses = [move for move in moves if move.startswith("lose ")]
    return Menu(_plays(context, plays) + _losses(context, losses, bool(plays)))


def _build(context: ScreenContext, advice: str) -> Group:
    drawing = advice.removeprefix("build ")
    counts = {drawing.count(letter) for letter in COLOURS}
    label = Text(advice).append("\n").append_text(pyramid_art(drawing, 4))
    return Group(context.say("eimer-build-heading", count=max(counts)), [Choice(advice, label)])


def _plays(context: ScreenContext, plays: list[str]) -> list[Group]:
    """Grouped by colour, small sets first: many sets must stay readable."""
    plays = sorted(plays, key=lambda m: (COLOURS.index(m[5]), m.count(" "), -_face(m)))
    groups: list[Group] = []
    attacking = _state(context)["phase"] == "attack"
    for letter, moves in groupby(plays, key=lambda move: move[5]):
        if attacking:
            heading = "" if groups else _attack_heading(context, plays[0])
        else:
            heading = context.say("eimer-defend-heading", colour=letter)
        choices = [Choice(move, _play_label(context, move)) for move in moves]
        groups.append(Group(heading, choices, side_by_side=True))
    return groups


def _face(move: str) -> int:
    return sum(int(card[1:]) for card in move.split()[1:])


def _attack_heading(context: ScreenContext, move: str) -> str:
    attacked = number(events_of(context.view, move)["attacked"]["on"])
    return context.say("eimer-attack-heading", on=context.name(attacked))


def _play_label(context: ScreenContext, move: str) -> Text:
    """The cards, and the sum they make with what lies there already."""
    happens = events_of(context.view, move)
    laid = happens.get("attacked") or happens["defended"]
    cards = move.split()[1:]
    colour = cards[0][0]
    label = Text().append(colour + "+".join(card[1:] for card in cards), PAINT[colour])
    label.append(f"={laid['sum']}", "bold")
    if laid.get("reversed"):
        label.append(f" ({context.say('eimer-move-reverses')})", "bold magenta")
    return label


def _losses(context: ScreenContext, losses: list[str], could_defend: bool) -> list[Group]:
    if not losses:
        return []
    heading = context.say("eimer-lose-heading" if could_defend else "eimer-lose-only-heading")
    return [Group(heading, [Choice(move, _loss_label(context, move)) for move in losses])]


def _loss_label(context: ScreenContext, move: str) -> Text:
    happens = events_of(context.view, move)
    lost = happens["lost"]
    row, across = (int(part) + 1 for part in str(lost["bucket"]).split("."))
    colour = str(lost["colour"])
    parts = [context.say("eimer-move-lose", colour=colour, row=row, across=across)]
    if "fell" in happens:
        parts.append(context.say("eimer-then-fell", count=_count(happens["fell"])))
    else:
        parts.append(context.say("eimer-then-nothing-falls"))
    label = Text().append(f" {colour} ", PAINT[colour])
    return label.append(" ").append_text(joined(parts + _after(context, happens), "dim"))


def _part_label(context: ScreenContext, move: str) -> Text:
    happens = events_of(context.view, move)
    side = move.removeprefix("keep ")
    gone = context.say("eimer-then-lost", count=_count(happens["kept_part"]))
    parts = [context.say(f"eimer-move-keep-{side}"), gone]
    return joined(parts + _after(context, happens), "dim")


def _count(event: JsonObject) -> int:
    buckets = event["buckets"]
    return len(buckets) if isinstance(buckets, list) else 0


def _after(context: ScreenContext, happens: dict[str, JsonObject]) -> list[str]:
    return [
        context.say(f"eimer-then-{name}") for name in ("split", "out", "over") if name in happens
    ]
