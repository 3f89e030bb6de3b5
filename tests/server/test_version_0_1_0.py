"""What version 0.1.0 wrote loads and goes on: tables of every kind, people, results, records.

The files and how they were made: tests/fixtures/v0.1.0/README.md. Only public interfaces are
used here: HTTP, the WebSocket, the command line. A newer version may tell more than 0.1.0 did,
but everything that 0.1.0 told is told still.
"""

import gzip
import io
import json
import math
import shutil
import signal
import sqlite3
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.server.people import WORDS, Person, Place, Server, some_move, wait_for
from tests.support.command import run

FOLDER = Path(__file__).parents[1] / "fixtures" / "v0.1.0"
RECORDS = sorted((FOLDER / "records").glob("*.json"))
RUNNING = [path for path in RECORDS if path.with_name(f"{path.name}.seed").exists()]
EXPECTED: Any = json.loads(gzip.decompress((FOLDER / "expected.json.gz").read_bytes()))
TABLES: Any = EXPECTED["tables"]
STILL = [code for code, table in TABLES.items() if not table["by_itself"]]


class Returning(Person):
    """Somebody with the cookie that version 0.1.0 gave them."""

    def __init__(self, server: Server, key: str) -> None:
        self.server = server
        self.home = f"10.1.{next(self.homes)}"
        self._cookie = str(EXPECTED["people"][key]["cookie"])
        opener = urllib.request.build_opener()
        opener.addheaders = [("cookie", self._cookie)]
        self._open = opener.open

    @property
    def cookie(self) -> str:
        return self._cookie


class Everyone(dict[str, Returning]):
    """The people of the database, by the keys of expected.json."""

    def __init__(self, server: Server) -> None:
        super().__init__({key: Returning(server, key) for key in EXPECTED["people"]})


def restore(folder: Path) -> str:
    """The database, with its clocks set as if 0.1.0 had been stopped a moment ago."""
    path = folder / "tavolata.db"
    database = sqlite3.connect(path)
    database.executescript(gzip.decompress((FOLDER / "tavolata.sql.gz").read_bytes()).decode())
    passed = int(time.time() - EXPECTED["made"])
    database.execute("UPDATE tables SET touched = touched + ?", (passed,))
    found = database.execute("SELECT code, seq, body FROM entries WHERE body LIKE '%\"at\":%'")
    for code, seq, text in found.fetchall():
        body = json.loads(text)
        if "at" in body:
            moved = json.dumps({**body, "at": body["at"] + passed})
            where = (moved, code, seq)
            database.execute("UPDATE entries SET body = ? WHERE code = ? AND seq = ?", where)
    database.commit()
    database.close()
    return str(path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on what 0.1.0 left, for tests that change nothing."""
    folder = tmp_path_factory.mktemp("version-0-1-0")
    with Server(restore(folder), folder) as server:
        yield server
        server.stop()
        assert '"level": "error"' not in server.log(), server.log()


# What a version tells, less what depends on the moment.


def shown(message: Any) -> Any:
    """A message without who is there just now, and how many seconds are left."""
    table = {**message["table"], "left": [left is not None for left in message["table"]["left"]]}
    table["seats"] = [without(seat, "here") for seat in table["seats"]]
    return {**message, "table": without(table, "watching")}


def without(told: Any, *names: str) -> Any:
    return {name: value for name, value in told.items() if name not in names}


def summed_up(summary: Any) -> Any:
    return {**summary, "seats": [without(seat, "here") for seat in summary["seats"]]}


def table_shown_to(person: Person, code: str) -> list[Any]:
    """All that somebody is told who comes anew: for each of several seats on one device."""
    place = person.at(code, since=0)
    told = [first_table(place, 0)]
    mine = told[0]["you"]["seats"]
    if len(mine) > 1:
        for seat in mine:
            heard = len(place.heard)
            place.do("look", seat=seat)
            told.append(first_table(place, heard))
    place.close()
    return [shown(message) for message in told]


def first_table(place: Place, after: int) -> Any:
    messages = [json.loads(text) for text in place.heard[after:]]
    return next(message for message in messages if message["do"] == "table")


def my_games(person: Person) -> Any:
    """Somebody's games, page by page."""
    told = person.ask("GET", "me/games")
    finished, before = told["finished"], told["before"]
    while before:
        more = person.ask("GET", f"me/games?before={before}")
        finished, before = finished + more["finished"], more["before"]
    return {"running": [summed_up(table) for table in told["running"]], "finished": finished}


def told_to(person: Person) -> Any:
    """What somebody is told about themselves."""
    tables = person.ask("GET", "tables")
    return {
        "me": person.ask("GET", "me"),
        "games": my_games(person),
        "figures": person.ask("GET", "me/figures"),
        "tables": {name: [summed_up(table) for table in tables[name]] for name in tables},
    }


def differences(then: Any, now: Any, path: str = "") -> Iterator[str]:
    """Where what is told now lacks something that was told then, or tells it otherwise."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            if name in now:
                yield from differences(value, now[name], f"{path}.{name}")
            else:
                yield f"{path}.{name} is missing"
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            yield from differences(one, other, f"{path}[{number}]")
    elif isinstance(then, float) and isinstance(now, float):
        if not math.isclose(then, now, rel_tol=1e-9):
            yield f"{path}: {then} became {now}"
    elif then != now or type(then) is not type(now):
        yield f"{path}: {json.dumps(then)[:200]} became {json.dumps(now)[:200]}"


def assert_told(then: Any, now: Any, of: str) -> None:
    found = [*differences(then, now)]
    assert not found, f"{of}:\n" + "\n".join(found[:20])


# The claims.


def test_every_table_shows_everyone_what_it_showed(server: Server) -> None:
    people = Everyone(server)
    for code in STILL:
        table = TABLES[code]
        for key, then in table["shown"].items():
            assert_told(then, table_shown_to(people[key], code), f"{table['label']}, to {key}")


def test_everyone_is_who_they_were_with_all_their_games(server: Server) -> None:
    for key, person in Everyone(server).items():
        then = EXPECTED["people"][key]["told"]
        assert_told(then["me"], person.ask("GET", "me"), key)
        wait_for(lambda: counted(person, then), "games to be counted", 20)  # noqa: B023
        now = told_to(person)
        for told in (then, now):  # tables where bots go on by themselves are told as they are
            still_only(told)
        assert_told(then, now, key)


def counted(person: Person, then: Any) -> bool:
    return len(my_games(person)["finished"]) == len(then["games"]["finished"])


def still_only(told: Any) -> None:
    for tables in (told["games"], told["tables"]):
        for name in tables:
            tables[name] = [one for one in tables[name] if one["code"] in (None, *STILL)]


def test_a_person_of_then_moves_to_another_device(server: Server) -> None:
    ada, other = Returning(server, "ada"), Person(server, "Somebody")
    token = ada.ask("POST", "me/link")["token"]
    assert other.ask("POST", "me/claim", {"token": token}) == ada.ask("GET", "me")


def test_every_finished_game_has_its_record_and_its_replay(server: Server) -> None:
    ada = Returning(server, "ada")
    for code, table in TABLES.items():
        for number in table["finished"]:
            then = json.loads((FOLDER / "records" / f"table-{code}-{number}.json").read_text())
            address = f"tables/{code}/games/{number}"
            assert_told(then, ada.ask("GET", f"{address}/record"), table["label"])
            replay = ada.ask("GET", f"{address}/replay")
            assert [step["entry"] for step in replay["steps"]] == [None, *then["log"]]
        assert_told(table["ratings"], ada.ask("GET", f"tables/{code}/ratings"), table["label"])


def test_a_zip_of_ones_records_has_all_that_are_kept(server: Server) -> None:
    ben = Returning(server, "ben")
    request = urllib.request.Request(f"{server.address}/api/me/records")
    request.add_header("cookie", ben.cookie)
    with urllib.request.urlopen(request, timeout=20) as answer:
        found = zipfile.ZipFile(io.BytesIO(answer.read())).namelist()
    games = my_games(ben)["finished"]
    kept = {f"{one['code']}-{one['number']}" for one in games if one["code"]}
    assert {name.removesuffix(".json").split("-", 3)[3] for name in found} == kept


def test_an_export_writes_every_log_and_record(tmp_path: Path) -> None:
    database, out = restore(tmp_path), tmp_path / "out"
    entries = sqlite3.connect(database).execute("SELECT code, seq, at, body FROM entries")
    logs: dict[str, list[Any]] = {}
    for code, seq, at, body in sorted(entries):
        logs.setdefault(code, []).append({"seq": seq, "at": at, "body": json.loads(body)})
    done = run("export", "--database", database, "--out", str(out))
    assert done.returncode == 0, done.stderr
    for path in (out / "logs").iterdir():
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert lines == logs.pop(path.stem.rsplit("-", 1)[1])
    assert not logs
    names = {f"table-{path.stem.split('-', 3)[3]}.json" for path in (out / "records").iterdir()}
    assert names == {path.name for path in RECORDS if path.name.startswith("table-")}


def test_every_table_goes_on_and_so_it_does_after_a_kill(tmp_path: Path) -> None:
    with Server(restore(tmp_path), tmp_path) as server:
        people, picks = Everyone(server), np.random.default_rng(3)
        commands_of_then_are_not_carried_out_again(people)
        for code in TABLES:
            go_on(people, code, picks)
        before = {code: host_is_shown(people, code) for code in STILL if not hurries(code)}
        server.stop(signal.SIGKILL)
        server.start()
        for code, then in before.items():
            assert_told(then, host_is_shown(people, code), TABLES[code]["label"])
        for code in TABLES:
            go_on(people, code, picks)
        for label in EXPECTED["to_the_end"]:
            play_to_the_end(people, code_of(label), picks)
        server.stop()
        assert '"level": "error"' not in server.log(), server.log()


def commands_of_then_are_not_carried_out_again(people: Everyone) -> None:
    for sent in EXPECTED["sent"]:
        place = people[sent["by"]].at(sent["code"])
        seq = place.news["seq"]
        place.do("chat", id_=sent["id"], text="again")
        place.do("hello")
        assert place.news["seq"] == seq
        place.close()


def code_of(label: str) -> str:
    return next(str(code) for code, table in TABLES.items() if table["label"] == label)


def host_of(people: Everyone, code: str) -> Returning:
    return people[TABLES[code]["host"]]


def hurries(code: str) -> bool:
    """Has one so few seconds for a move that the table changes while we look?"""
    told = TABLES[code]["shown"][TABLES[code]["host"]][0]
    return bool(0 < told["table"]["pace"] < 60)


def host_is_shown(people: Everyone, code: str) -> Any:
    return table_shown_to(host_of(people, code), code)


def awaits_people(place: Place) -> bool:
    """Somebody is to move who is no bot, or the game is over."""
    view, seats = place.view, place.news["table"]["seats"]
    return view["over"] or any(seats[seat]["kind"] == "person" for seat in view["to_move"])


def go_on(people: Everyone, code: str, picks: np.random.Generator) -> None:
    """The next thing that is to be done at a table: it begins, or everyone to move does so."""
    table = TABLES[code]
    places = {key: people[key].at(code, since=0) for key in table["shown"]}
    host = places[table["host"]]
    if host.news["table"]["phase"] != "playing":
        begin(host)
    elif table["by_itself"]:
        then = table["shown"][table["host"]][0]
        host.until(lambda here: here.news["seq"] > then["seq"])
        assert_told(then["events"], host.events[: len(then["events"])], table["label"])
    host.until(awaits_people)
    for seat in host.view["to_move"]:
        for place in places.values():
            if seat in place.news["you"]["seats"]:
                move_on(place, seat, picks)
    host.do("hello")
    host.until(awaits_people)
    for place in places.values():
        place.close()


def begin(host: Place) -> None:
    """The host fills the table and begins: the first game, or the next."""
    seats = host.news["table"]["seats"]
    if not host.news["you"]["seats"]:
        host.do("sit", id_=new_id(), seat=0, words=WORDS)
    for seat, told in enumerate(seats):
        if told["kind"] == "open" and seat not in host.news["you"]["seats"]:
            host.do("bot", id_=new_id(), seat=seat, level="rookie")
    host.do("next" if host.news["table"]["phase"] == "over" else "start", id_=new_id())
    assert host.news["table"]["phase"] == "playing"


def new_id() -> str:
    """Of a command that 0.1.0 never had."""
    return f"now-{next(Place.ids)}"


def move_on(place: Place, seat: int, picks: np.random.Generator) -> None:
    """Somebody plays a legal move, if it is their turn still."""
    place.do("hello")
    if seat not in place.view["to_move"]:
        return
    if place.news["you"]["seat"] != seat:
        place.do("look", seat=seat)
    move, ply = some_move(place.news, picks), place.view["ply"]
    answer = place.try_do("play", id_=new_id(), move=move, ply=ply)
    assert answer["ok"] or hurries(place.news["table"]["code"]), answer


def play_to_the_end(people: Everyone, code: str, picks: np.random.Generator) -> None:
    """Every die comes from the seed that 0.1.0 committed to, also those after a restart."""
    places = [people[key].at(code) for key in TABLES[code]["shown"]]
    first = places[0]
    number, commit = first.view["number"], first.news["table"]["commit"]
    first.until(awaits_people)
    while not first.view["over"]:
        mover = next(place for place in places if is_to_move(place, first))
        move, ply = some_move(mover.news, picks), mover.view["ply"]
        mover.do("play", id_=new_id(), move=move, ply=ply)
        first.until(lambda here: here.news["seq"] >= mover.news["seq"])  # noqa: B023
        first.until(awaits_people)
    record = first.person.ask("GET", f"tables/{code}/games/{number}/record")
    assert record["fair"]["commit"] == commit
    assert first.person.ask("POST", "verify", record)["dice"]
    for place in places:
        place.close()


def is_to_move(place: Place, first: Place) -> bool:
    place.until(lambda here: here.news["seq"] >= first.news["seq"])
    return place.news["you"]["seat"] in first.view["to_move"]


def test_every_record_proves_what_it_proved(server: Server) -> None:
    for path in RECORDS:
        record = json.loads(path.read_text())
        told = Returning(server, "ada").ask("POST", "verify", record)
        assert told["ok"], f"{path.name}: {told}"
        assert told["over"] == ("result" in record)
        assert told["dice"] == ("seed" in record.get("fair", {}))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_verified_and_told_by_the_command_line(path: Path) -> None:
    done = run("verify", str(path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert run("replay", str(path)).returncode == 0


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_running_game_is_resumed_and_played_to_a_proved_end(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (path, path.with_name(f"{path.name}.seed")):
        shutil.copy(file, tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 3000))
    game = tmp_path / path.name
    done = run("play", "--resume", str(game))
    assert done.returncode == 0, done.stderr
    then, now = json.loads(path.read_text()), json.loads(game.read_text())
    assert now["log"][: len(then["log"])] == then["log"]
    assert now["fair"]["commit"] == then["fair"]["commit"]
    assert "seed" in run("verify", str(game)).stdout
