"""Alles im Eimer on the terminal: pyramids side by side, the attack, the hand by colours."""

from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
from tavolata.terminal.game_screen import Choice, Group, Menu, Sight, events_of, joined, number

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


def gist(events: list[JsonObject]) -> list[JsonObject]:
    """Every event is worth telling."""
    return events


def note(sight: Sight) -> str:
    """Nothing has to be said before the game."""
    return ""


def picture(sight: Sight) -> RenderableType:
    """Pyramids, the attack, and the hand of the seat at the screen."""
    parts: list[RenderableType] = [_pyramids(sight), _attack(sight)]
    if sight.seat is not None:
        parts.append(_hand(sight, sight.state["hands"][sight.seat]))
    parts.append(_legend(sight))
    return Lines(*parts)


def _pyramids(sight: Sight) -> Table:
    """All seats side by side, from the one at the screen on, in the order of the table."""
    seats = len(sight.names)
    first = sight.seat or 0
    order = [(first + step) % seats for step in range(seats)]
    cell = next((wide for wide in (4, 3) if seats * (5 * wide + 3) <= sight.width), 2)
    grid = Table.grid(padding=(0, 2), expand=False)
    grid.add_row(*[_name(sight, seat, 5 * cell) for seat in order])
    grid.add_row(*[_pyramid(sight, seat, cell) for seat in order])
    grid.add_row(*[_held(sight, seat) for seat in order])
    return grid


def _name(sight: Sight, seat: int, width: int) -> Text:
    mark = "▸" if seat == sight.state["turn"] else " "
    style = "bold yellow" if seat == sight.seat else "bold"
    name = Text().append(mark, "bold green").append(sight.name(seat), style)
    name.truncate(width, overflow="ellipsis")
    return name


def _pyramid(sight: Sight, seat: int, cell: int) -> Text:
    drawing = sight.state["pyramids"][seat]
    if drawing is None:
        waiting = seat in sight.view.to_move
        return Text(sight.say("eimer-not-built" if waiting else "eimer-has-built"), "dim")
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


def _held(sight: Sight, seat: int) -> Text:
    """What lies before a seat, and how many cards it holds."""
    words = sight.state
    if seat in words["out"]:
        return Text(sight.say("eimer-is-out"), "bold red")
    hand = words["hands"][seat]
    count = len(hand) if isinstance(hand, list) else hand
    line = Text().append(sight.say("eimer-cards", count=count), "dim")
    if table := words["tables"][seat]:
        line.append("\n").append_text(cards_art(table))
    return line


def cards_art(cards: list[str]) -> Text:
    """Cards in their colours, and their sum."""
    art = Text(" ").join(Text(card, PAINT[card[0]]) for card in cards)
    return art.append(f" ={sum(int(card[1:]) for card in cards)}", "bold")


def _attack(sight: Sight) -> Text:
    words = sight.state
    line = Text()
    if words["colour"]:
        on = words["turn"]
        by = int(r.attacker(sight.view.vector))
        details = {"who": sight.name(by), "on": sight.name(on), "colour": words["colour"]}
        told = sight.say("eimer-attack-told", sum=words["to_beat"], **details)
        line.append(told, "bold").append("\n")
    piles = {"pile": words["pile"], "discards": len(words["discards"])}
    line.append(sight.say("eimer-piles", direction=words["direction"], **piles), "dim")
    return line


def _hand(sight: Sight, hand: list[str]) -> Text:
    line = Text().append(sight.say("eimer-hand") + "  ", "bold")
    for letter in COLOURS:
        mine = [card for card in hand if card[0] == letter]
        if mine:
            line.append_text(Text(" ").join(Text(card, PAINT[letter]) for card in mine))
            line.append("   ")
    return line


def _legend(sight: Sight) -> Text:
    return Text("  ").join(
        Text().append(letter, PAINT[letter]).append(f" {sight.say(f'colour-{letter}')}", "dim")
        for letter in COLOURS
    )


def menu(sight: Sight, advice: str | None) -> Menu:
    """Cards to lay, buckets to give or parts to keep; to build, the pyramid proposed."""
    if advice:
        return Menu([_build(sight, advice)])
    moves = [str(move) for move in sight.view.legal]
    if moves == ["draw"]:
        label = Text(sight.say("eimer-move-draw"))
        return Menu([Group(sight.say("eimer-draw-heading"), [Choice("draw", label)])])
    if sight.state["phase"] == "split":
        choices = [Choice(move, _part_label(sight, move)) for move in moves]
        return Menu([Group(sight.say("eimer-split-heading"), choices)])
    plays = [move for move in moves if move.startswith("play ")]
    losses = [move for move in moves if move.startswith("lose ")]
    return Menu(_plays(sight, plays) + _losses(sight, losses, bool(plays)))


def _build(sight: Sight, advice: str) -> Group:
    drawing = advice.removeprefix("build ")
    counts = {drawing.count(letter) for letter in COLOURS}
    label = Text(advice).append("\n").append_text(pyramid_art(drawing, 4))
    return Group(sight.say("eimer-build-heading", count=max(counts)), [Choice(advice, label)])


def _plays(sight: Sight, plays: list[str]) -> list[Group]:
    """Grouped by colour, small sets first: many sets must stay readable."""
    plays = sorted(plays, key=lambda m: (COLOURS.index(m[5]), m.count(" "), -_face(m)))
    groups: list[Group] = []
    attacking = sight.state["phase"] == "attack"
    for letter, moves in groupby(plays, key=lambda move: move[5]):
        if attacking:
            heading = "" if groups else _attack_heading(sight, plays[0])
        else:
            heading = sight.say("eimer-defend-heading", colour=letter)
        choices = [Choice(move, _play_label(sight, move)) for move in moves]
        groups.append(Group(heading, choices, side_by_side=True))
    return groups


def _face(move: str) -> int:
    return sum(int(card[1:]) for card in move.split()[1:])


def _attack_heading(sight: Sight, move: str) -> str:
    attacked = number(events_of(sight.view, move)["attacked"]["on"])
    return sight.say("eimer-attack-heading", on=sight.name(attacked))


def _play_label(sight: Sight, move: str) -> Text:
    """The cards, and the sum they make with what lies there already."""
    happens = events_of(sight.view, move)
    laid = happens.get("attacked") or happens["defended"]
    cards = move.split()[1:]
    colour = cards[0][0]
    label = Text().append(colour + "+".join(card[1:] for card in cards), PAINT[colour])
    label.append(f"={laid['sum']}", "bold")
    if laid.get("reversed"):
        label.append(f" ({sight.say('eimer-move-reverses')})", "bold magenta")
    return label


def _losses(sight: Sight, losses: list[str], could_defend: bool) -> list[Group]:
    if not losses:
        return []
    heading = sight.say("eimer-lose-heading" if could_defend else "eimer-lose-only-heading")
    return [Group(heading, [Choice(move, _loss_label(sight, move)) for move in losses])]


def _loss_label(sight: Sight, move: str) -> Text:
    happens = events_of(sight.view, move)
    lost = happens["lost"]
    row, across = (int(part) + 1 for part in str(lost["bucket"]).split("."))
    colour = str(lost["colour"])
    parts = [sight.say("eimer-move-lose", colour=colour, row=row, across=across)]
    if "fell" in happens:
        parts.append(sight.say("eimer-then-fell", count=_count(happens["fell"])))
    else:
        parts.append(sight.say("eimer-then-nothing-falls"))
    label = Text().append(f" {colour} ", PAINT[colour])
    return label.append(" ").append_text(joined(parts + _after(sight, happens), "dim"))


def _part_label(sight: Sight, move: str) -> Text:
    happens = events_of(sight.view, move)
    side = move.removeprefix("keep ")
    gone = sight.say("eimer-then-lost", count=_count(happens["kept_part"]))
    parts = [sight.say(f"eimer-move-keep-{side}"), gone]
    return joined(parts + _after(sight, happens), "dim")


def _count(event: JsonObject) -> int:
    buckets = event["buckets"]
    return len(buckets) if isinstance(buckets, list) else 0


def _after(sight: Sight, happens: dict[str, JsonObject]) -> list[str]:
    return [sight.say(f"eimer-then-{name}") for name in ("split", "out", "over") if name in happens]
