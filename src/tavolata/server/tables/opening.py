"""New tables: an empty one for a game, or a practice table from a moment of a finished game."""

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta

from tavolata.bots import LEVELS
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.record import Journal
from tavolata.server.records import Options
from tavolata.server.tables import checks
from tavolata.server.tables.commands import HintsText, RandomWords
from tavolata.server.tables.entries import (
    HINTS,
    BotSeated,
    ChatSwitched,
    Opened,
    PracticeStart,
    Seated,
)
from tavolata.server.tables.table import Table

SPARRING = "expert" if "expert" in LEVELS else LEVELS[-1]  # practises where a person sat

Text = Annotated[str, Meta(max_length=300)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to play, and how."""

    game: Text
    seats: int | None = None
    options: Options = {}
    games: int = 1
    start: int | None = None
    listed: bool = False
    hints: Annotated[HintsText, Meta(max_length=300)] = HINTS[0]
    pace: int = 0
    chat: bool = True
    bots: Annotated[list[Text], Meta(max_length=8)] = []
    words: RandomWords = ""
    begin: bool = False


def open_table(table: Table, person: str, wanted: NewTable) -> None:
    """The person is the host and sits on the first seat, bots on the next ones."""
    game = find(wanted.game)
    seats = checks.seats(wanted.seats or game.seats[0], game)
    if len(wanted.bots) >= seats:
        raise Refusal("too-many-bots", most=seats - 1)
    table.enter(
        Opened(
            game=game.name,
            seats=seats,
            options=game.resolve(wanted.options),
            games=checks.games(wanted.games),
            start=checks.start(wanted.start, seats),
            listed=wanted.listed,
            hints=checks.hints(wanted.hints),
            pace=checks.pace(wanted.pace),
            host=person,
            seed=secrets.token_hex(32),
        )
    )
    table.enter(Seated(0, person, wanted.words))
    for seat, level in enumerate(wanted.bots, 1):
        table.enter(BotSeated(seat, checks.level(level)))
    if not wanted.chat:
        table.enter(ChatSwitched(False))


def open_practice(
    table: Table, person: str, of: Journal, position: PracticeStart, seat: int, level: str | None
) -> None:
    """A table whose games begin at a moment of a finished one, this person on that seat. Bots
    play the others: as good as they were in that game, or of the level asked for."""
    table.enter(
        Opened(
            game=of.game.name,
            seats=len(of.seats),
            options=of.options,
            games=1,
            start=of.start,
            listed=False,
            hints=HINTS[0],
            position=position,
            host=person,
            seed=secrets.token_hex(32),
        )
    )
    for number, sitter in enumerate(of.seats):
        if number == seat:
            table.enter(Seated(seat, person))
        else:
            wanted = checks.level(level) if level else sitter.bot
            table.enter(BotSeated(number, wanted if wanted in LEVELS else SPARRING))
