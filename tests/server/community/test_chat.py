"""Company at the table: chat, reactions, muting, who watches, a colour of one's own."""

import json
import signal
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config

from tavolata.server.community.chat import KEPT_MESSAGES, MAX_TEXT, REACTIONS, public_id
from tavolata.server.identity import COLOURS, Face
from tavolata.server.settings import database_url
from tavolata.server.storage.database import MIGRATIONS
from tavolata.server.tables.commands import Chat
from tavolata.server.tables.handlers import carry_out
from tavolata.server.tables.opening import NewTable, open_table
from tavolata.server.tables.table import Table
from tavolata.server.tables.table_info import chat_since
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import WORDS, Person, Place, Server

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE entries; --",
    "{ $who } %s {0} https://example.org/?a=1&b=2",
    "&lt;b&gt; \\u0000 \\n",
    "🐛🎲 ÄÖÜ ñ 漢字 עברית",
]


class Room:
    """A table of two people, and somebody who watches."""

    def __init__(self, server: Server, game: str = "eimer", **more: Any) -> None:
        self.people = [Person(server, name) for name in ("Ada", "Ben", "Carla")]
        self.code = self.people[0].open_table(game, seats=2, start=0, **more)
        self.ada, self.ben, self.carla = (person.at(self.code) for person in self.people)
        self.ben.do("sit", seat=1, words=WORDS)

    def start(self) -> None:
        self.ada.do("start")
        for place in (self.ada, self.ben, self.carla):
            place.until(lambda place: place.view is not None)


def said(place: Place) -> list[Any]:
    """All lines that were told on this connection, in order."""
    messages = [json.loads(text) for text in place.heard]
    return [line for told in messages if told["do"] == "table" for line in told["said"]]


def texts(place: Place) -> list[str]:
    return [str(line["text"]) for line in said(place)]


def reactions(place: Place) -> list[Any]:
    messages = [json.loads(text) for text in place.heard]
    return [told for told in messages if told["do"] == "react"]


def test_everyone_hears_what_anyone_says_and_who_said_it(server: Server) -> None:
    room = Room(server)
    room.ben.do("chat", text="Buon appetito!")
    room.carla.do("chat", text="Good luck, both")
    for place in (room.ada, room.ben, room.carla):
        place.until(lambda place: len(texts(place)) == 2)
        first, second = said(place)
        assert (first["name"], first["seat"], first["text"]) == ("Ben", 1, "Buon appetito!")
        assert (second["name"], second["seat"]) == ("Carla", None)
        assert first["who"] == room.ben.news["you"]["who"]
    late = Person(server, "Dino").at(room.code)
    assert texts(late) == ["Buon appetito!", "Good luck, both"]


@pytest.mark.parametrize("kind", BOTH)
def test_what_was_said_and_who_is_muted_survive_a_kill(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        room = Room(server)
        room.start()
        room.carla.do("chat", id_="once", text="<b>ciao</b>")
        room.ada.do("mute", who=room.ben.news["you"]["who"])
        room.ada.do("set", chat=False)
        server.stop(signal.SIGKILL)
        server.start()
        ada, _, carla = (person.at(room.code) for person in room.people)
        assert texts(ada) == ["<b>ciao</b>"]
        assert said(ada)[0]["name"] == "Carla", "who spoke is known, also when not here"
        assert ada.news["table"]["chat"] is False
        assert ada.news["table"]["muted"] == [mark_of(room.ben)]
        carla.do("chat", id_="once", text="<b>ciao</b>")
        assert texts(room.people[0].at(room.code)) == ["<b>ciao</b>"], "said once"
        server.stop()


def mark_of(place: Place) -> str:
    return str(place.news["you"]["who"])


def test_who_comes_back_is_told_only_what_was_said_since(server: Server) -> None:
    room = Room(server)
    room.ada.do("chat", text="one")
    room.ben.until(lambda place: texts(place) == ["one"])
    seq = room.ben.news["seq"]
    room.ben.close()
    room.ada.do("chat", text="two")
    again = room.people[1].at(room.code, since=seq)
    assert texts(again) == ["two"]


def test_only_the_newest_lines_are_kept_in_memory() -> None:
    table = Table("KRT4MB")
    open_table(table, "a" * 32, NewTable("geizen"))
    for number in range(KEPT_MESSAGES + 50):
        carry_out(table, "a" * 32, Chat(f"c{number}", str(number)), face)
    kept = [line.text for line in chat_since(table, None, face)]
    assert kept == [str(number) for number in range(50, KEPT_MESSAGES + 50)]


def face(person: str) -> Face:
    return Face("Ada", "cat", "sea")


def test_a_muted_person_is_refused_until_let_speak_again(server: Server) -> None:
    room = Room(server)
    assert room.ben.refused("mute", who=mark_of(room.carla)) == "only-host"
    room.ada.do("mute", who=mark_of(room.carla))
    assert room.carla.refused("chat", text="psst") == "muted"
    assert room.carla.refused("react", reaction="clap") == "muted"
    assert room.ada.news["table"]["muted"] == [mark_of(room.carla)]
    room.ben.do("chat", text="quiet here")
    room.ada.do("mute", who=mark_of(room.carla), muted=False)
    room.carla.do("chat", text="thanks")
    room.ada.until(lambda place: len(texts(place)) == 2)
    assert texts(room.ada) == ["quiet here", "thanks"]
    assert room.ada.refused("mute", who=mark_of(room.ada)) == "bad-mute"
    assert room.ada.refused("mute", who="nobody") == "bad-mute"


def test_the_host_switches_chat_off_and_on_in_mid_game(server: Server) -> None:
    room = Room(server)
    room.start()
    assert room.ada.news["table"]["chat"] is True
    assert room.ben.refused("set", chat=False) == "only-host"
    room.ada.do("set", chat=False)
    for place in (room.ada, room.ben, room.carla):
        assert place.refused("chat", text="hello?") == "chat-off"
    room.ben.do("react", reaction="wow")
    assert room.ada.refused("set", chat=True, games=2) == "game-running"
    assert room.people[0].at(room.code).news["table"]["chat"] is False, "all of it or nothing"
    room.ada.do("set", chat=True)
    room.ben.do("chat", text="hello!")
    room.ada.until(lambda place: texts(place) == ["hello!"])


def test_a_table_can_be_opened_without_chat(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("geizen", chat=False))
    assert place.refused("chat", text="hello?") == "chat-off"


@pytest.mark.parametrize(
    "text", ["", "   ", "\n\t", "\u0000", "\u202e\u200b", "x" * (MAX_TEXT + 1), "x" * 20_000]
)
def test_an_empty_or_long_text_is_refused(server: Server, text: str) -> None:
    place = (ada := Person(server)).at(ada.open_table("geizen"))
    assert place.refused("chat", text=text) == "bad-text"
    assert texts(place) == []


def test_control_characters_and_runs_of_spaces_are_taken_out(server: Server) -> None:
    place = (ada := Person(server)).at(ada.open_table("geizen"))
    place.do("chat", text="  one\r\n\ttwo\u0000\u202ethree   four ")
    place.do("chat", text="x" * MAX_TEXT)
    assert texts(place) == ["one two three four", "x" * MAX_TEXT]


def test_hostile_texts_come_out_as_they_went_in(server: Server) -> None:
    place = (ada := Person(server)).at(ada.open_table("geizen"))
    for text in HOSTILE:
        place.do("chat", text=text)
    assert texts(place) == HOSTILE


@pytest.mark.parametrize(
    "what", [{"do": "chat", "text": "hey"}, {"do": "react", "reaction": "ouch"}]
)
def test_who_speaks_too_often_is_refused_and_stays(server: Server, what: dict[str, str]) -> None:
    room = Room(server)
    answers = [room.carla.try_do(**what) for _ in range(20)]
    refused = [answer["reason"] for answer in answers if not answer["ok"]]
    assert 8 <= len(refused) < 20
    assert set(refused) == {"too-often"}
    room.ben.do(**what)


def test_many_together_do_not_speak_without_end(server: Server) -> None:
    code = Person(server).open_table("geizen")
    crowd = [Person(server, f"P{number}").at(code) for number in range(14)]
    answers = [place.try_do("react", reaction="worm") for place in crowd for _ in range(5)]
    assert any(answer.get("reason") == "too-often" for answer in answers)


def test_a_reaction_is_told_and_forgotten(server: Server) -> None:
    room = Room(server)
    seq = room.ben.news["seq"]
    for number, name in enumerate(REACTIONS):
        (room.ben if number % 2 else room.carla).do("react", reaction=name)
    for place in (room.ada, room.ben, room.carla):
        place.until(lambda place: len(reactions(place)) == len(REACTIONS))
        assert [told["reaction"] for told in reactions(place)] == [*REACTIONS]
        seats = [told["by"]["seat"] for told in reactions(place)]
        assert seats == [None, 1] * 3
    late = Person(server, "Dino").at(room.code)
    assert late.news["seq"] == seq
    assert not reactions(late)
    assert room.ben.refused("react", reaction="<svg>") == "bad-reaction"


def test_who_watches_is_known_by_name_or_counted(server: Server) -> None:
    room = Room(server)
    nameless = Nameless(server)
    twice = [nameless.at(room.code) for _ in range(2)]
    room.ada.until(lambda place: place.news["table"]["watching"]["others"] == 1)
    watching = room.ada.news["table"]["watching"]
    assert [(one["name"], one["who"]) for one in watching["named"]] == [
        ("Carla", mark_of(room.carla))
    ]
    assert twice[0].refused("chat", text="hi") == "nameless"
    assert twice[0].refused("react", reaction="clap") == "nameless"
    nameless.ask("PUT", "me", {"name": "Dino", "animal": "dog", "colour": "oak"})
    room.ada.until(lambda place: place.news["table"]["watching"]["others"] == 0)
    dino = room.ada.news["table"]["watching"]["named"][1]
    assert (dino["name"], dino["animal"], dino["colour"]) == ("Dino", "dog", "oak")
    twice[0].do("chat", text="hi")
    for place in twice:
        place.close()
    room.carla.close()
    gone = {"named": [], "others": 0}
    room.ada.until(lambda place: place.news["table"]["watching"] == gone)


class Nameless(Person):
    """Somebody who gave no name."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.jar.clear()
        self.ask("GET", "me")


def test_a_watcher_takes_a_bots_seat_and_watches_no_more(server: Server) -> None:
    ada, carla = Person(server, "Ada"), Person(server, "Carla")
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
    place, watcher = ada.at(code), carla.at(code)
    place.until(lambda place: len(place.news["table"]["watching"]["named"]) == 1)
    watcher.do("sit", seat=1, words=WORDS)
    assert watcher.news["table"]["watching"] == {"named": [], "others": 0}


def test_a_watcher_is_sent_no_hand_and_no_pyramid_before_all_stand(server: Server) -> None:
    room = Room(server)
    room.start()
    room.ada.do("play", move="build YYYWW/WRRR/BBB/GG/G", ply=0)
    room.carla.do("chat", text="nice")
    room.ben.do("react", reaction="hurry")
    room.carla.until(lambda place: place.view["to_move"] == [1] and bool(reactions(place)))
    late = Person(server, "Dino").at(room.code, since=0)
    told = "".join(room.carla.heard) + "".join(late.heard)
    assert "YYYWW" not in told
    for place in (room.ada, room.ben):
        hand = place.view["state"]["hands"][place.seat]
        assert json.dumps(hand) not in told
        assert json.dumps(hand, separators=(",", ":")) not in told
    for watcher in (room.carla, late):
        assert watcher.view["state"]["hands"] == [12, 12]
        dealt = [event for event in watcher.events if event["event"] == "dealt"]
        assert all(event["cards"] is None for event in dealt)


def test_chat_between_moves_leaves_the_record_as_it_is(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True)
    place, picks = ada.at(code), np.random.default_rng(4)
    for text in ("hm", "oh", "ah"):
        place.play_on(picks, 2)
        place.do("chat", text=text)
    place.play_on(picks)
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    assert ada.ask("POST", "verify", record)["dice"]
    assert "oh" not in json.dumps(record)


def test_a_colour_is_given_chosen_kept_and_shown(server: Server) -> None:
    ada = Person(server)
    given = ada.ask("GET", "me")["colour"]
    assert given in COLOURS
    place = ada.at(ada.open_table("geizen"))
    assert place.news["table"]["seats"][0]["colour"] == given
    chosen = next(colour for colour in COLOURS if colour != given)
    me = ada.ask("PUT", "me", {"name": "Ada", "animal": "goat", "colour": chosen})
    assert me == {"name": "Ada", "animal": "goat", "colour": chosen}
    place.until(lambda place: place.news["table"]["seats"][0]["colour"] == chosen)
    place.do("chat", text="new hat")
    assert (said(place)[0]["animal"], said(place)[0]["colour"]) == ("goat", chosen)
    status, answer = ada.try_ask("PUT", "me", {"name": "Ada", "colour": "#fff"})
    assert (status, answer["reason"]) == (400, "bad-colour")


def test_marks_tell_people_apart_and_give_no_id_away(server: Server) -> None:
    room = Room(server)
    room.carla.do("chat", text="hi")
    room.ada.until(lambda place: texts(place) == ["hi"])
    for person in room.people:
        ident = person.cookie.split("=")[1].split(".")[0]
        assert ident not in "".join(room.ada.heard)
    marks = {mark_of(place) for place in (room.ada, room.ben, room.carla)}
    assert len(marks) == 3
    assert public_id("a" * 32) != public_id("b" * 32)


@pytest.mark.parametrize("kind", BOTH)
def test_a_database_from_before_chat_and_colours_still_loads(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Its tables as the first migration made them, its log without any of the new entries."""
    database = fresh_database(kind, request, tmp_path)
    person, code = "0123456789abcdef" * 2, "KRT4MB"
    seed = "5" * 64
    log: list[dict[str, Any]] = [
        {"do": "open", "game": "geizen", "seats": 2, "options": {"board": "classic"}, "games": 1,
         "start": None, "listed": True, "hints": "bots", "host": person, "seed": seed},
        {"do": "sit", "seat": 0, "person": person, "words": WORDS},
    ]  # fmt: skip
    engine = sa.create_engine(database_url(database))
    with engine.begin() as connection:
        config = Config()
        folder = MIGRATIONS
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        alembic.upgrade(config, "0001")
        add = "INSERT INTO people (id, name, animal) VALUES (:id, 'Nonna', 'hen')"
        connection.execute(sa.text(add), {"id": person})
        for seq, body in enumerate(log, 1):
            row = {"code": code, "seq": seq, "at": time.time(), "body": json.dumps(body)}
            add = "INSERT INTO entries (code, seq, at, body) VALUES (:code, :seq, :at, :body)"
            connection.execute(sa.text(add), row)
        add = "INSERT INTO tables (code, listed, touched) VALUES (:code, :listed, :touched)"
        connection.execute(sa.text(add), {"code": code, "listed": True, "touched": time.time()})
    engine.dispose()
    with Server(database, tmp_path) as server:
        place = Person(server, "Ben").at(code)
        table = place.news["table"]
        assert (table["chat"], table["muted"], texts(place)) == (True, [], [])
        nonna = table["seats"][0]
        assert (nonna["name"], nonna["animal"]) == ("Nonna", "hen")
        assert nonna["colour"] in COLOURS
        place.do("chat", text="hello Nonna")
        assert texts(place) == ["hello Nonna"]
        server.stop()
