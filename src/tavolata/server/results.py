"""Results: what finished games came to, a row for each seat; lists and figures made of them.

The truth is the log. The rows are written in the transaction that saves a game's last entry;
those of games that were over before there were any are made from their logs.
"""

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any

import sqlalchemy as sa
import structlog

from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.state import State
from tavolata.server.store import Row, Store, entries, rated, results, uncounted, write_results
from tavolata.server.table import Table

GONE = "-"  # begins the code of a table that was removed: its figures stay
PAGE = 10

log = structlog.get_logger()


@dataclass
class Course:
    """How one seat's game went, by the score it would have had at every moment."""

    behind: int = 0  # the most it was behind the best of the others
    swing: int = 0  # the most it gained on them by one move of its own
    move: str | None = None
    entry: int | None = None  # how many entries came before that move

    def gain(self, points: int, entry: str, at: int) -> None:
        if points > self.swing:
            self.swing, self.entry, self.move = points, at, entry.partition(" ")[2][:200]


def ended(table: Table, bodies: Iterable[Mapping[str, Any]]) -> list[Row]:
    """The results of the game that these entries, just applied, have ended; else none."""
    journal = table.journal
    result = journal.state.result if journal else None
    if journal is None or result is None or not any(body["do"] == "log" for body in bodies):
        return []
    courses, length = _courses(table)
    rows: list[Row] = []
    for seat, chair in enumerate(table.chairs):
        course = courses[seat]
        rows.append(
            {
                "code": table.code,
                "number": len(table.finished) - 1,
                "seat": seat,
                "game": table.game.name,
                "seats": len(table.chairs),
                "person": None if chair.name else chair.person,  # a guest is not whose device it is
                "level": None if chair.person else chair.level,
                "score": result.scores[seat],
                "share": result.shares[seat],
                "margin": _lead(result.scores, seat),
                "behind": course.behind,
                "swing": course.swing,
                "move": course.move,
                "entry": course.entry,
                "length": length,
                "practice": table.position is not None,
            }
        )
    return rows


def _courses(table: Table) -> tuple[list[Course], int]:
    """Every seat's course through the game just ended, and how many moves it had."""
    assert table.journal
    given = len(table.journal.log) - sum(_is_entry(step) for _, step in table.steps[1:])
    courses = [Course() for _ in table.chairs]
    past: list[tuple[str, Sequence[int]]] = []  # what led there, and how it stood
    compared: Sequence[int] = ()
    at, awaited = given, set[int]()
    for _, step in table.steps:
        if isinstance(step, State):
            entry = table.journal.log[at] if past else ""
            mover = int(entry.split(" ")[0]) if entry and entry[0] != "*" else None
            together = mover in awaited
            now = step.standing().scores
            # Where several move at once, nothing is compared before all of them have.
            if len(step.to_move) > 1:
                awaited = awaited.union(step.to_move)
            if awaited:
                awaited = awaited - {mover}
            unchanged = past and now == past[-1][1] == compared
            if not awaited and not unchanged:
                compared = now
                for seat, course in enumerate(courses):
                    course.behind = max(course.behind, -_lead(now, seat))
                if mover is not None and not together:
                    gained = _lead(now, mover) - _lead(past[-1][1], mover)
                    courses[mover].gain(gained, entry, at)
            at += bool(past)
            past.append((entry, now))
        elif step.get("event") == "undone":
            at += 1
            past.pop()
            if awaited:
                awaited.add(int(str(step["seat"])))
    return courses, sum(entry[:1].isdigit() for entry, _ in past)


def _is_entry(step: State | JsonObject) -> bool:
    return isinstance(step, State) or step.get("event") == "undone"


def _lead(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is before the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


# Games that were over before their results were kept.


async def count_earlier(store: Store) -> None:
    """Make the results of tables that were there before results were."""
    query = sa.select(uncounted.c.code)
    for code in await store.look(lambda c: [str(row.code) for row in c.execute(query)]):
        try:
            rows = await asyncio.to_thread(_rows_from_log, store, code)
        except (Refusal, KeyError, ValueError, TypeError) as problem:
            log.warning("a table's log cannot be counted", table=code, problem=repr(problem))
            continue
        await store.change(partial(_count, code, rows))


def _count(code: str, rows: list[Row], connection: sa.Connection) -> None:
    mine = connection.execute(uncounted.delete().where(uncounted.c.code == code)).rowcount
    if mine and rows:  # else another process was quicker
        write_results(connection, rows)


def _rows_from_log(store: Store, code: str) -> list[Row]:
    table, rows = Table(code), []
    for at, body in read_log(store, code):
        table.apply(body)
        rows += [{**row, "at": at} for row in ended(table, [body])]
    return rows


def read_log(store: Store, code: str) -> list[tuple[float, JsonObject]]:
    """A table's entries, each with the time it was saved."""
    query = sa.select(entries.c.at, entries.c.body).where(entries.c.code == code)
    with store.engine.connect() as connection:
        found = connection.execute(query.order_by(entries.c.seq)).all()
    return [(float(row.at), json.loads(row.body)) for row in found]


# What somebody played.


@dataclass
class Played:
    """A finished game of somebody's, with everyone's row."""

    mine: Row
    rows: list[Row]


@dataclass
class Page:
    games: list[Played] = field(default_factory=list)
    after: str | None = None  # what to ask for the next page with


async def played_by(store: Store, person: str, before: str | None, most: int = PAGE) -> Page:
    """Somebody's finished games, newest first, those before a place in the list."""
    order = (results.c.at, results.c.code, results.c.number)
    query = sa.select(results).where(results.c.person == person)
    if before:
        query = query.where(sa.tuple_(*order) < sa.tuple_(*_place(before)))
    query = query.order_by(*(column.desc() for column in order)).limit(most + 1)

    def read(connection: sa.Connection) -> Page:
        mine = _rows(connection, query)
        if not mine:
            return Page()
        keys = [(row["code"], row["number"]) for row in mine[:most]]
        these = sa.tuple_(results.c.code, results.c.number).in_(keys)
        all_rows = _rows(connection, sa.select(results).where(these).order_by(results.c.seat))
        games = []
        for row in mine[:most]:
            key = (row["code"], row["number"])
            there = [other for other in all_rows if (other["code"], other["number"]) == key]
            games.append(Played(row, there))
        last = mine[most - 1] if len(mine) > most else None
        return Page(games, f"{last['at']!r}_{last['code']}_{last['number']}" if last else None)

    return await store.look(read)


def _place(text: str) -> tuple[float, str, int]:
    try:
        at, code, number = text.split("_")
        return float(at), code[:16], int(number)
    except ValueError as problem:
        raise Refusal("bad-page") from problem


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


async def counted_rows(store: Store, person: str) -> list[Row]:
    """Somebody's results that count, oldest first: practice does not."""
    mine = (results.c.person == person, sa.not_(results.c.practice))
    query = sa.select(results).where(*mine).order_by(results.c.at, results.c.code, results.c.number)
    return await store.look(lambda connection: _rows(connection, query))


def figures(rows: Iterable[Row]) -> list[JsonObject]:
    """What somebody's results come to, game by game, the one played most first."""
    by_game = groupby(sorted(rows, key=lambda row: str(row["game"])), lambda row: row["game"])
    told = [_figures(game, [*found]) for game, found in by_game]
    return sorted(told, key=lambda one: -int(str(one["played"])))


def _figures(game: str, rows: list[Row]) -> JsonObject:
    """Rows are of one game, oldest first."""
    played = len(rows)
    return {
        "game": game,
        "played": played,
        "won": sum(row["share"] > 0 for row in rows),
        "share": sum(row["share"] for row in rows) / played,
        "equal": sum(1 / row["seats"] for row in rows) / played,
        "average": sum(row["score"] for row in rows) / played,
        "best": max(row["score"] for row in rows),
        "moments": [*_moments(rows)],
    }


def _moments(rows: list[Row]) -> list[JsonObject]:
    """What every game has, and is worth remembering: the first time it was reached."""
    won = [row for row in rows if row["share"] > 0]
    told: list[JsonObject] = []
    for what, among, name in (
        ("score", [row for row in rows if row["score"] > 0], "score"),
        ("margin", [row for row in won if row["margin"] > 0], "margin"),
        ("comeback", [row for row in won if row["behind"] > 0], "behind"),
        ("swing", [row for row in rows if row["swing"] > 0], "swing"),
        ("length", rows, "length"),
    ):
        if among:
            told.append(_moment(what, max(among, key=lambda row: row[name]), name))
    streak, last = _streak(rows)
    if streak > 1:
        told.append({**_moment("streak", last, "length"), "value": streak})
    return told


def _moment(what: str, row: Row, name: str) -> JsonObject:
    told: JsonObject = {"what": what, "value": row[name], "at": row["at"], **link(row)}
    if what == "swing":
        told |= {"move": row["move"], "entry": row["entry"]}
    return told


def _streak(rows: list[Row]) -> tuple[int, Row]:
    """The longest run of wins, and the game it ended with."""
    best, last, run = 0, rows[0], 0
    for row in rows:
        run = run + 1 if row["share"] > 0 else 0
        if run > best:
            best, last = run, row
    return best, last


def link(row: Row) -> JsonObject:
    """Where a game's record is; nowhere once its table was removed."""
    gone = str(row["code"]).startswith(GONE)
    return {"code": None if gone else row["code"], "number": row["number"]}


# Who wants ratings.


async def wants_ratings(store: Store, person: str) -> bool:
    query = sa.select(rated.c.person).where(rated.c.person == person)
    return await store.look(lambda connection: connection.execute(query).first() is not None)


async def want_ratings(store: Store, person: str, wanted: bool) -> None:
    def write(connection: sa.Connection) -> None:
        connection.execute(rated.delete().where(rated.c.person == person))
        if wanted:
            connection.execute(rated.insert().values(person=person))

    await store.change(write)
