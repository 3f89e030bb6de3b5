"""How a game at a table goes on: it begins, somebody moves, chance is drawn, it ends."""

import secrets

from tavolata.core.errors import Refusal
from tavolata.core.fairness import fair_draw
from tavolata.core.record import Journal
from tavolata.server.community.chat import FaceOf
from tavolata.server.tables.entries import GameBegun, MovedLate, Played, SeedCommitted
from tavolata.server.tables.table import Table

BOT_PATIENCE = 5.0  # seconds a bot lets a person go first where both may move


def running_game(table: Table) -> Journal:
    if table.journal is None or table.journal.state.over:
        raise Refusal("no-game-running")
    return table.journal


def begin_game(table: Table, face_of: FaceOf) -> None:
    """A game begins: the first, the next of the match, or a rematch."""
    if table.phase == "playing":
        raise Refusal("game-running")
    if not all(chair.taken for chair in table.chairs):
        raise Refusal("seats-open")
    names = [
        chair.name or (face_of(chair.person).name if chair.person else "") for chair in table.chairs
    ]
    table.enter(GameBegun(_first_seat(table), names))
    _draw_due(table)


def _first_seat(table: Table) -> int:
    """Who begins: as was asked for or by lot, then clockwise from game to game."""
    if table.position:
        assert table.start is not None
        return table.start
    if table.finished:
        return (table.finished[-1].start + 1) % len(table.chairs)
    return secrets.randbelow(len(table.chairs)) if table.start is None else table.start


def play_move(table: Table, seat: int, text: str) -> None:
    """A move, by a person or a bot, and what chance owes after it."""
    journal = running_game(table)
    move = journal.game.move(text)
    journal.state.play(seat, move)
    table.enter(Played(f"{seat} {move}"))
    _draw_due(table)


def play_late(table: Table, seat: int, text: str) -> None:
    """A move for somebody whose time ran out. The seat stays theirs."""
    table.enter(MovedLate(seat))
    play_move(table, seat, text)


def _draw_due(table: Table) -> None:
    """Draw what chance owes; commit to the next game's seed once this one is over."""
    assert table.journal
    while (outcome := _drawn(table, table.journal)) is not None:
        table.enter(Played(f"*{outcome}"))
    if table.journal.state.over and not table.position:
        table.enter(SeedCommitted(secrets.token_hex(32)))


def _drawn(table: Table, journal: Journal) -> str | None:
    """The outcome of the chance that is due, if one is. Practice dice prove nothing: the first
    of them were another game's."""
    if not table.position:
        return journal.decided()
    chance = journal.state.chance
    return fair_draw(chance, secrets.token_bytes(32), b"") if chance else None


def next_by_itself(table: Table) -> tuple[int, float] | None:
    """The seat that moves without a person's doing, and in how many seconds: a bot, or somebody
    whose time runs out."""
    if table.journal is None or table.journal.state.over:
        return None
    to_move = table.journal.state.to_move
    bots = [seat for seat in to_move if table.chairs[seat].level]
    if bots:
        return bots[0], BOT_PATIENCE if len(bots) < len(to_move) else 0.0
    left = [(wait, seat) for seat in to_move if (wait := table.time_left(seat)) is not None]
    return (min(left)[1], min(left)[0]) if left else None
