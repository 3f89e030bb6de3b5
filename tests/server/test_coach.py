"""The coach at the tables: who may ask it what, and that its practice tables are tables."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.bots import LEVELS
from tavolata.core.catalogue import find, names
from tavolata.core.record import Journal, Seat, verify
from tavolata.server.tables.entries import PracticeStart, decode
from tavolata.server.tables.opening import SPARRING, open_practice
from tavolata.server.tables.table import Table
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import WORDS, Person, Place, Server, wait_for

SHORT: dict[str, dict[str, Any]] = {"heckmeck": {"tiles": [21, 22, 23]}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone: they open many tables. The coach reads logs; which
    database they are kept in is other tests' matter."""
    folder = tmp_path_factory.mktemp("coach")
    with Server(str(folder / "tavolata.db"), folder) as server:
        yield server
        server.stop()
        log = server.log()
    assert '"level": "error"' not in log, log


def finished(person: Person, game: str = "heckmeck", **more: Any) -> str:
    """A table where a game was just played to its end."""
    table = {"seats": 2, "bots": ["rookie"], "begin": True, "start": 0, **more}
    code = person.open_table(game, options=SHORT.get(game, {}), **table)
    place = person.at(code)
    place.play_on(np.random.default_rng(4))
    place.close()
    return code


def reviewed(person: Person, code: str, number: int = 0) -> Any:
    """The review, once the coach is through."""
    told: dict[str, Any] = {}

    def ready() -> bool:
        told.update(person.ask("GET", f"tables/{code}/games/{number}/review"))
        return bool(told["ready"])

    wait_for(ready, "the coach", 120)
    return told["review"]


def my_choice(person: Person, code: str, nth: int = 1) -> int:
    """The place in the log of one of seat 0's choices."""
    log = person.ask("GET", f"tables/{code}/games/0/record")["log"]
    return [n for n, entry in enumerate(log) if entry.startswith("0 ")][nth]


# Reviews


@pytest.mark.parametrize("game", names())
def test_a_finished_game_is_reviewed_move_by_move(server: Server, game: str) -> None:
    ada = Person(server)
    code = finished(ada, game)
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    review = reviewed(ada, code)
    assert [moment["index"] for moment in review["moments"]] == [*range(len(record["log"]))]
    for seat, sums in enumerate(review["sums"]):
        parts = sums["start"] + sums["luck"] - sums["lost"] + sums["others"] + sums["unseen"]
        assert parts == pytest.approx(sums["result"], abs=1e-4)
        assert (sums["result"] > 0) == (seat in record["result"]["winners"])


def test_a_running_game_is_not_reviewed_and_an_unknown_one_is_not_found(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True, start=0)
    status, answer = ada.try_ask("GET", f"tables/{code}/games/0/review")
    assert (status, answer["reason"]) == (409, "game-running")
    assert ada.try_ask("GET", f"tables/{code}/games/1/review")[0] == 404
    assert ada.try_ask("GET", "tables/ZZZZZZ/games/0/review")[0] == 404


def test_who_asks_second_gets_the_same_review(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = finished(ada)
    ada.ask("GET", f"tables/{code}/games/0/review")
    assert reviewed(ben, code) == reviewed(ada, code)


# Hints


@pytest.mark.parametrize("game", names())
def test_a_hint_is_a_move_that_may_be_played(server: Server, game: str) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table(game, seats=2, bots=["rookie"], begin=True, start=0))
    place.until(Place.my_turn)
    for _ in range(3):
        assert "hint" in place.view["helps"]
        told = place.do("hint", ply=place.view["ply"])["hint"]
        assert 0 <= told["win"] <= 1
        place.do("play", move=told["move"], ply=place.view["ply"])
        place.until(Place.my_turn)
    place.close()


def test_everyone_at_the_table_is_sent_how_many_hints_a_seat_took(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True, start=0)
    place, watcher = ada.at(code), ben.at(code)
    place.until(Place.my_turn)
    first = place.do("hint", ply=place.view["ply"])
    again = place.do("hint", ply=place.view["ply"])
    assert again["hint"] == first["hint"], "the same moment has the same answer"
    watcher.until(lambda other: other.news["table"]["hinted"] == [1, 0])
    assert watcher.refused("hint") == "not-seated"
    assert first["hint"]["move"] not in "".join(watcher.heard), "the hint is the asker's own"
    place.do("play", move=place.view["legal"][0], ply=place.view["ply"])
    place.until(Place.my_turn)
    place.do("hint", ply=place.view["ply"])
    assert place.news["table"]["hinted"] == [2, 0]


def two_people(server: Server, **more: Any) -> tuple[Place, Place]:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("heckmeck", seats=2, start=0, **more)
    first, second = ada.at(code), ben.at(code)
    second.do("sit", seat=1, words=WORDS)
    first.do("start")
    for place in (first, second):
        place.until(lambda place: place.view is not None and bool(place.view["to_move"]))
    return first, second


def test_hints_are_for_who_plays_bots_alone_unless_the_host_says_otherwise(server: Server) -> None:
    first, second = two_people(server)
    assert first.view["helps"] == []
    assert first.refused("hint") == "no-hints"
    second.do("stand")
    first.until(lambda place: "hint" in place.view["helps"])
    assert first.do("hint")["hint"]["move"] in first.view["legal"]

    first, second = two_people(server, hints="always")
    assert first.do("hint")["ok"]
    assert second.view["helps"] == []
    assert second.refused("hint") == "not-your-turn"


def test_the_host_sets_who_may_ask_for_hints(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0)
    place = ada.at(code)
    assert place.news["table"]["hints"] == "bots"
    assert place.refused("set", hints="sometimes") == "bad-hints"
    assert ben.at(code).refused("set", hints="always") == "only-host"
    place.do("set", hints="never")
    assert place.news["table"]["hints"] == "never"
    place.do("set", games=2)
    assert place.news["table"]["hints"] == "never", "what is not named stays"
    assert place.refused("hint") == "no-game-running"
    place.do("start")
    place.until(Place.my_turn)
    assert place.refused("hint") == "no-hints"
    assert place.refused("hint", ply=7) == "stale"
    status, answer = ada.try_ask("POST", "tables", {"game": "heckmeck", "hints": "maybe"})
    assert (status, answer["reason"]) == (400, "bad-hints")


def test_a_log_from_before_hints_were_known_still_opens_its_table() -> None:
    table = Table("ABCDEF")
    body = {"do": "open", "game": "heckmeck", "seats": 2, "games": 1, "start": None}
    rest = {"options": find("heckmeck").resolve({}), "listed": False, "host": "x", "seed": "00"}
    table.apply(decode(json.dumps({**body, **rest})))
    assert (table.hints, table.position) == ("bots", None)


def test_the_odds_of_each_tile_are_given_where_hints_are_allowed(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True, start=0))
    place.until(Place.my_turn)
    assert place.view["helps"] == ["hint", "odds"]
    odds = place.do("odds", ply=place.view["ply"])["odds"]
    assert odds.keys() <= {str(tile) for tile in range(21, 37)}
    assert all(0 <= chance <= 1 for chance in odds.values())
    assert place.news["table"]["hinted"] == [0, 0], "arithmetic is no hint"
    geizen = ada.at(ada.open_table("geizen", seats=2, bots=["rookie"], begin=True, start=0))
    geizen.until(Place.my_turn)
    assert geizen.refused("odds") == "no-coach"
    assert two_people(server)[0].refused("odds") == "no-hints"


# Play from here


@pytest.mark.parametrize("game", names())
def test_practice_begins_at_the_moment_and_ends_with_a_record_that_proves_no_dice(
    server: Server, game: str
) -> None:
    ada = Person(server)
    code = finished(ada, game)
    entries = my_choice(ada, code)
    replay = ada.ask("GET", f"tables/{code}/games/0/replay")
    asked = {"entries": entries, "seat": 0}
    table = ada.ask("POST", f"tables/{code}/games/0/practice", asked)["code"]
    place = ada.at(table)
    assert place.seat == 0
    told = place.news["table"]
    assert told["practice"] == {"code": code, "number": 0, "entries": entries}
    assert (told["commit"], told["words"]) == (None, None)
    assert told["seats"][1]["level"] == "rookie", "as in the game"
    if game != "eimer":  # where the other's hand is hidden again
        assert place.view["state"] == replay["steps"][entries]["state"]
    place.play_on(np.random.default_rng(5))
    record = ada.ask("GET", f"tables/{table}/games/0/record")
    assert "fair" not in record
    assert record["log"][:entries] == replay["record"]["log"][:entries]
    proof = verify(json.dumps(record))
    assert (proof.over, proof.dice) == (True, False)
    place.do("next")
    place.until(lambda place: not place.view["over"])
    assert place.news["table"]["practice"]["entries"] == entries
    assert ada.ask("GET", "tables")["mine"][0]["practice"]
    place.close()


def test_a_practice_table_is_a_table_undo_and_settings_included(server: Server) -> None:
    ada = Person(server)
    code = finished(ada)
    asked = {"entries": my_choice(ada, code, 0), "seat": 0, "level": LEVELS[-1]}
    place = ada.at(ada.ask("POST", f"tables/{code}/games/0/practice", asked)["code"])
    assert place.news["table"]["seats"][1]["level"] == LEVELS[-1]
    before, ply = place.view["state"], place.view["ply"]
    place.do("play", move=place.view["legal"][0], ply=ply)
    if place.view["undo"]:
        place.do("undo", ply=ply + 1)
        assert place.view["state"] == before
    place.play_on(np.random.default_rng(6))
    assert place.refused("set", seats=3) == "practice-fixed"
    assert place.refused("set", start=1) == "practice-fixed"
    assert place.refused("set", options={"short": "highest"}) == "practice-fixed"
    assert reviewed(ada, place.news["table"]["code"])["over"]
    place.close()


def test_where_a_person_sat_a_worthy_bot_practises() -> None:
    journal = Journal(find("geizen"), [Seat(name="Ada"), Seat(name="Ben"), Seat(bot="rookie")])
    table = Table("ABCDEF")
    open_practice(table, "ada", journal, PracticeStart("GHJKLM", 0, []), 0, None)
    assert [chair.level for chair in table.chairs] == [None, SPARRING, "rookie"]


def test_practice_is_refused_where_there_is_nothing_to_play(server: Server) -> None:
    ada = Person(server)
    code = finished(ada)
    log = ada.ask("GET", f"tables/{code}/games/0/record")["log"]
    path = f"tables/{code}/games/0/practice"

    def refused(**asked: Any) -> Any:
        status, answer = ada.try_ask("POST", path, asked)
        return status, answer["reason"]

    assert refused(entries=len(log)) == (400, "moment-over")
    assert refused(entries=len(log) + 1) == (400, "no-such-moment")
    assert refused(entries=1, seat=2) == (400, "bad-seat")
    assert refused(entries=1, level="genius") == (400, "unknown-bot")
    assert refused(entries=-1) == (400, "bad-body")
    assert refused(entries="one") == (400, "bad-body")
    assert refused(entries=1, dice="6") == (400, "bad-body")
    running = ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True)
    asked = {"entries": 1}
    assert ada.try_ask("POST", f"tables/{running}/games/0/practice", asked)[0] == 409


@pytest.mark.parametrize("kind", BOTH)
def test_practice_and_hints_outlive_a_killed_server(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        ada = Person(server)
        code = finished(ada)
        asked = {"entries": my_choice(ada, code), "seat": 0}
        table = ada.ask("POST", f"tables/{code}/games/0/practice", asked)["code"]
        place = ada.at(table)
        place.do("hint")
        place.play_on(np.random.default_rng(7), 2)
        place.until(Place.my_turn)
        before, seq = place.view, place.news["seq"]
        server.stop(signal.SIGKILL)
        server.start()
        place = ada.at(table, since=seq)
        place.until(Place.my_turn)
        assert place.news["seq"] >= seq
        assert place.view == before
        assert place.news["table"]["hinted"] == [1, 0]
        place.play_on(np.random.default_rng(8))
        assert "fair" not in ada.ask("GET", f"tables/{table}/games/0/record")
        server.stop()


# Puzzles


@pytest.mark.parametrize("game", names())
def test_a_puzzle_shows_what_its_seat_sees_and_gives_the_answer_on_choosing(
    server: Server, game: str
) -> None:
    ada = Person(server)
    count = ada.ask("GET", "puzzles")[game]
    assert count > 0
    puzzle = ada.ask("GET", f"puzzles/{game}/{count - 1}")
    assert puzzle["view"]["to_move"] == [puzzle["seat"]] or game == "eimer"
    assert not {"best", "choices", "reason", "obvious", "log"} & puzzle.keys()
    legal = puzzle["view"]["legal"]
    chosen = "build YYYWW/WRRR/BBB/GG/G" if legal == ["build *"] else legal[0]
    path = f"puzzles/{game}/{count - 1}"
    assert ada.ask("POST", f"{path}/preview", {"move": chosen})["events"]
    answer = ada.ask("POST", path, {"move": chosen})
    wins = [choice["win"] for choice in answer["choices"]]
    assert answer["best"] == answer["choices"][0]["move"]
    assert wins == sorted(wins, reverse=True)
    best = ada.ask("POST", path, {"move": answer["best"]})
    assert (best["lost"], best["grade"]) == (0, "fine")


def test_a_puzzle_refuses_what_is_no_move_and_no_puzzle(server: Server) -> None:
    ada = Person(server)
    status, answer = ada.try_ask("POST", "puzzles/heckmeck/0", {"move": "steal 99"})
    assert (status, answer["reason"]) == (400, "heckmeck-notation")
    assert ada.try_ask("POST", "puzzles/heckmeck/0/preview", {"move": "hop"})[0] == 400
    assert ada.try_ask("GET", "puzzles/heckmeck/99999")[0] == 404
    assert ada.try_ask("GET", "puzzles/chess/0")[0] == 404
