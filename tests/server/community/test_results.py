"""My games: lists and figures from the results, ratings for those who want them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace

from tavolata.core.errors import Refusal
from tavolata.core.record import replay
from tavolata.server.community.figures import figures
from tavolata.server.community.ratings import Ratings
from tavolata.server.community.results import SeatResult
from tavolata.server.settings import database_url
from tavolata.server.storage.append_queue import AppendQueue, Index
from tavolata.server.storage.database import MIGRATIONS, Database
from tavolata.server.storage.notify import Notifier
from tavolata.server.storage.results import ResultStore, write_results
from tavolata.server.storage.schema import rated
from tavolata.server.tables.entries import Played, Stood
from tavolata.server.tables.interfaces import Behind
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import WORDS, Person, Server, wait_for

SHORT = {"tiles": [21, 22]}
ADA, BEN = "a" * 32, "b" * 32
HERE = Index(listed=False, people=frozenset([ADA]))

T = TypeVar("T")


def play_short(person: Person, seed: int = 1, **more: Any) -> str:
    table = {"seats": 2, "bots": ["rookie"], "options": SHORT, "begin": True, **more}
    code = person.open_table("heckmeck", **table)
    place = person.at(code)
    place.play_on(np.random.default_rng(seed))
    place.close()
    return code


def test_a_finished_game_is_among_mine_with_its_figures(server: Server) -> None:
    ada = Person(server)
    waiting = ada.open_table("geizen", seats=2)
    code = play_short(ada)
    told = ada.ask("GET", "me/games")
    assert [table["code"] for table in told["running"]] == [waiting]
    [game] = told["finished"]
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    assert (game["code"], game["number"], game["game"], game["seat"]) == (code, 0, "heckmeck", 0)
    assert [seat["score"] for seat in game["seats"]] == record["result"]["scores"]
    winners = [n for n, seat in enumerate(game["seats"]) if seat["share"] > 0]
    assert winners == record["result"]["winners"]
    assert [seat["name"] or seat["level"] for seat in game["seats"]] == ["Ada", "rookie"]
    assert game["practice"] is False
    assert told["before"] is None

    [mine] = ada.ask("GET", "me/figures")["games"]
    score = record["result"]["scores"][0]
    assert (mine["played"], mine["won"]) == (1, int(0 in winners))
    assert (mine["average"], mine["best"], mine["equal"]) == (score, score, 0.5)
    moments = {moment["what"]: moment for moment in mine["moments"]}
    assert score == 0 or moments["score"]["value"] == score
    assert moments["length"]["code"] == code


def test_figures_of_a_game_agree_with_its_record(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=2, bots=["rookie"], begin=True)
    place = ada.at(code)
    place.play_on(np.random.default_rng(3))
    place.close()
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    leads: list[tuple[str | None, int]] = []

    def note(entry: str | None, journal: Any) -> None:
        mine, other = journal.state.standing().scores
        leads.append((entry, mine - other))

    replay(json.dumps(record), note)
    gains = [
        after - before
        for (_, before), (entry, after) in pairwise(leads)
        if entry and entry.startswith("0 ")
    ]
    [mine] = ada.ask("GET", "me/figures")["games"]
    moments = {moment["what"]: moment for moment in mine["moments"]}
    assert moments["length"]["value"] == sum(entry[0] != "*" for entry in record["log"])
    if max(gains) > 0:
        swing = moments["swing"]
        assert swing["value"] == max(gains)
        assert record["log"][swing["entry"]] == f"0 {swing['move']}"
    if mine["won"] and min(lead for _, lead in leads) < 0:
        assert moments["comeback"]["value"] == -min(lead for _, lead in leads)


def test_practice_is_listed_but_not_counted(server: Server) -> None:
    ada = Person(server)
    code = play_short(ada)
    asked = {"entries": 1, "seat": 0}
    practice = ada.ask("POST", f"tables/{code}/games/0/practice", asked)["code"]
    place = ada.at(practice)
    place.play_on(np.random.default_rng(5))
    place.close()
    games = ada.ask("GET", "me/games")["finished"]
    assert [(game["code"], game["practice"]) for game in games] == [(practice, True), (code, False)]
    [mine] = ada.ask("GET", "me/figures")["games"]
    assert mine["played"] == 1


def test_a_seat_left_to_a_bot_counts_for_the_bot(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("heckmeck", seats=2, start=0, options=SHORT)
    first, second = ada.at(code), ben.at(code)
    second.do("sit", seat=1, words=WORDS)
    first.do("start")
    second.do("stand")
    first.play_on(np.random.default_rng(2))
    [game] = ada.ask("GET", "me/games")["finished"]
    assert [seat["level"] for seat in game["seats"]] == [None, "regular"]
    assert ben.ask("GET", "me/games")["finished"] == []
    assert ben.ask("GET", "me/figures") == {"games": [], "wanted": False, "ratings": []}


def test_a_stranger_has_no_games_and_a_bad_page_is_refused(server: Server) -> None:
    ada = Person(server)
    ada.jar.clear()
    assert ada.ask("GET", "me/games") == {"running": [], "finished": [], "before": None}
    status, told = ada.try_ask("GET", "me/games?before=tomorrow")
    assert (status, told["reason"]) == (400, "bad-page")


def test_who_wants_ratings_sees_them_move_and_others_see_none(server: Server) -> None:
    ada = Person(server)
    play_short(ada, seed=1)
    assert ada.ask("GET", "me/figures")["ratings"] == []
    assert ada.ask("PUT", "me/ratings", {"wanted": True}) == {"wanted": True}
    [before] = ada.ask("GET", "me/figures")["ratings"]
    assert (before["game"], before["seats"], before["games"]) == ("heckmeck", 2, 1)
    code = play_short(ada, seed=2)
    [after] = ada.ask("GET", "me/figures")["ratings"]
    assert after["games"] == 2
    assert after["past"][0] == before["past"][0]
    assert after["deviation"] < before["deviation"]
    assert after["bots"]["rookie"]["games"] >= 2
    told = ada.ask("GET", f"tables/{code}/ratings")["seats"]
    assert told[0]["mean"] == after["mean"]
    assert told[1]["games"] >= 2
    ada.ask("PUT", "me/ratings", {"wanted": False})
    assert ada.ask("GET", "me/figures")["ratings"] == []
    assert ada.ask("GET", f"tables/{code}/ratings")["seats"][0] is None


@pytest.mark.parametrize("kind", BOTH)
def test_games_finished_before_there_were_results_are_counted_at_start(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = fresh_database(kind, request, tmp_path)
    with Server(database, tmp_path) as server:
        ada = Person(server)
        play_short(ada)
        play_short(ada, seed=2)
        before = (ada.ask("GET", "me/games"), ada.ask("GET", "me/figures"))
        server.stop()
        as_it_was_before(database)
        server.start()
        wait_for(lambda: ada.ask("GET", "me/games") == before[0], "the games to be counted")
        assert ada.ask("GET", "me/figures") == before[1]
        server.stop()


def as_it_was_before(url: str) -> None:
    """Take the tables away that came with the results."""
    database = Database(database_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    database.close()


# By the store alone, with results of our own making.


@pytest.fixture(params=BOTH)
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    database = Database(database_url(fresh_database(request.param, request, tmp_path)))
    database.migrate()
    yield database
    database.close()


def result(at: float, seat: int, person: str | None, won: bool, **more: Any) -> SeatResult:
    row = SeatResult(
        code=f"T{at:.0f}",
        number=0,
        seat=seat,
        game="heckmeck",
        seats=2,
        person=person,
        level=None if person else "rookie",
        score=5,
        share=float(won),
        margin=1,
        behind=0,
        swing=0,
        move=None,
        entry=None,
        length=20,
        practice=False,
        at=at,
    )
    return replace(row, **more)


def game(at: float, won: bool, other: str | None = None, **more: Any) -> list[SeatResult]:
    return [result(at, 0, ADA, won, **more), result(at, 1, other, not won)]


def put(database: Database, rows: list[SeatResult], *wanting: str) -> None:
    with database.engine.begin() as connection:
        write_results(connection, rows)
        for person in wanting:
            connection.execute(rated.insert().values(person=person))


def ask(question: Callable[[], Awaitable[T]]) -> T:
    async def asked() -> T:
        return await question()

    return asyncio.run(asked())


def test_a_result_is_saved_with_the_entry_that_ends_the_game_or_not_at_all(
    own_database: Database,
) -> None:
    async def twice() -> None:
        queue = AppendQueue(own_database, Notifier(own_database))
        over = [replace(one, code="KRT4MB") for one in game(1, won=True)]
        await queue.append("KRT4MB", 1, [Stood(0)], HERE, [])
        await queue.append("KRT4MB", 2, [Played("0 roll")], None, over)
        worse = [replace(one, number=1) for one in over]
        with pytest.raises(Behind):
            await queue.append("KRT4MB", 2, [Played("0 roll")], None, worse)
        page = await ResultStore(own_database).page(ADA, None)
        assert [one.own.number for one in page.games] == [0]
        await queue.close()

    asyncio.run(twice())


def test_my_games_come_in_pages_newest_first(own_database: Database) -> None:
    results = ResultStore(own_database)
    put(own_database, [one for at in range(1, 6) for one in game(float(at), won=True)])
    seen: list[float] = []
    before: str | None = None
    for count in (2, 2, 1):
        page = ask(lambda: results.page(ADA, before, size=2))  # noqa: B023
        assert len(page.games) == count
        assert all(len(one.seats) == 2 for one in page.games)
        seen += [one.own.at for one in page.games]
        before = page.before
    assert before is None
    assert seen == [5.0, 4.0, 3.0, 2.0, 1.0]
    for nonsense in ("x", "1_2", "1_2_x_4"):
        with pytest.raises(Refusal):
            ask(lambda: results.page(ADA, nonsense))  # noqa: B023


def test_figures_have_wins_shares_and_the_best_of_moments(own_database: Database) -> None:
    put(own_database, game(1, won=True, score=9, margin=4))
    put(own_database, game(2, won=True, score=7, margin=2, behind=6))
    put(own_database, game(3, won=False, score=12, margin=-1, behind=3, length=44))
    put(
        own_database,
        game(4, won=True, share=0.5, score=1, margin=0, swing=5, move="take 21", entry=8),
    )
    [own] = figures(ask(lambda: ResultStore(own_database).counted(ADA)))
    assert (own.played, own.won, own.share) == (4, 3, 0.625)
    assert (own.average, own.best) == (7.25, 12)
    moments = {moment.what: moment for moment in own.moments}
    values = {what: moment.value for what, moment in moments.items()}
    best = {"score": 12, "margin": 4, "comeback": 6, "swing": 5, "length": 44, "streak": 2}
    assert values == best
    assert moments["swing"].move == "take 21"


def test_a_game_is_rated_only_where_every_person_wants_it(own_database: Database) -> None:
    results = ResultStore(own_database)
    put(own_database, [*game(1, won=True), *game(2, won=True, other=BEN)], ADA)
    board = ask(lambda: Ratings(results).of("heckmeck", 2))
    assert board.ratings[ADA, None].games == 1
    assert (BEN, None) not in board.ratings
    put(own_database, [], BEN)
    board = ask(lambda: Ratings(results).of("heckmeck", 2))
    assert board.ratings[ADA, None].games == 2
    assert board.ratings[BEN, None].mean < 25 < board.ratings[ADA, None].mean
    assert board.ratings[None, "rookie"].games == 1


def test_ratings_are_the_same_step_by_step_and_all_at_once(own_database: Database) -> None:
    results = ResultStore(own_database)
    put(own_database, [], ADA)
    picks = np.random.default_rng(7)
    cached = Ratings(results)
    for at in range(1, 13):
        put(own_database, game(float(at), won=bool(picks.random() < 0.6)))
        asyncio.run(cached.of("heckmeck", 2))
    late = game(0.5, won=False)  # another process saved it late
    put(own_database, late)
    stepwise = asyncio.run(cached.of("heckmeck", 2))
    at_once = ask(lambda: Ratings(results).of("heckmeck", 2))
    assert stepwise.ratings == at_once.ratings
    assert stepwise.history == at_once.history
    assert len(stepwise.history[ADA]) == 13
    assert stepwise.history[ADA][0].at == 0.5
