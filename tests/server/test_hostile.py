"""Whatever people send: a clear error, nothing changes, nothing leaks, no server error."""

import json
import random
import re
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tavolata.core.catalogue import names
from tests.server.community.test_results import play_short
from tests.server.people import Person, Place, Server


def test_every_operation_answers_as_the_schema_says_whatever_is_sent(server: Server) -> None:
    """Every operation of the API's own description, with data of every shape: no server error,
    and every answer has the status, the type and the form that the description promises."""
    import schemathesis  # slow to load
    from schemathesis import checks
    from schemathesis.config import SchemathesisConfig

    address = f"{server.address}/api/schema/openapi.json"
    schema = schemathesis.openapi.from_url(address, config=SchemathesisConfig.discover())
    promises = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    ada = Person(server)
    known = {"code": play_short(ada), "number": 0, "game": names()[0], "language": "en"}
    numbers = count()
    quick = settings(max_examples=16, deadline=None, suppress_health_check=list(HealthCheck))
    seen = set()
    for operation in schema.get_all_operations():
        found = operation.ok()
        seen.add(f"{found.method.upper()} {found.path}")

        @quick
        @given(case=found.as_strategy())
        def claim(case: Any) -> None:
            number = next(numbers)
            if number % 2:  # what is there, too: most that is made up is not
                shared = case.path_parameters.keys() & known.keys()
                case.path_parameters.update({name: known[name] for name in shared})
            headers = {"x-forwarded-for": f"10.1.{number}", "cookie": ada.cookie}
            case.call_and_validate(checks=promises, headers=headers)

        claim()
    assert seen == operations_in_the_docs()


def operations_in_the_docs() -> set[str]:
    """The requests of the table in docs/api.md."""
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
    rows = re.findall(r"^\| `(GET|PUT|POST) (api/[^`?]+)", text, re.MULTILINE)
    names = {"CODE": "{code}", "N": "{number}", "GAME": "{game}", "LANGUAGE": "{language}"}
    return {
        f"{method} /" + "/".join(names.get(part, part) for part in path.split("/"))
        for method, path in rows
    }


GENUINE = [
    {"id": "1", "do": "hello", "since": 3},
    {"id": "2", "do": "sit", "seat": 1, "words": "0" * 32},
    {"id": "3", "do": "bot", "seat": 1, "level": "regular"},
    {"id": "4", "do": "set", "options": {"short": "highest"}, "seats": 4, "games": 2},
    {"id": "5", "do": "play", "move": "keep 5", "ply": 0},
    {"id": "6", "do": "preview", "move": "keep W"},
    {"id": "7", "do": "host", "seat": 0},
    {"id": "8", "do": "undo", "ply": 1},
    {"id": "9", "do": "chat", "text": "ciao"},
    {"id": "10", "do": "react", "reaction": "clap"},
    {"id": "11", "do": "mute", "who": "0" * 12, "muted": True},
]


def spoilt(picks: random.Random) -> str | bytes:
    """A message of the wrong shape, kind, size or place."""
    message: Any = dict(picks.choice(GENUINE))
    odd = [None, True, -1, 10**30, 1.5, "", "x" * 500, [], {}, [[]], {"a": 1}, "\u0000", "🐛", "W"]
    for _ in range(picks.randint(1, 3)):
        message[picks.choice([*message, "do", "extra"])] = picks.choice(odd)
    text = json.dumps(message)
    match picks.randrange(5):
        case 0:
            return text[: picks.randrange(len(text))]
        case 1:
            return text.encode() + bytes([picks.randrange(256)])
        case 2:
            return picks.choice(["", "null", "[]", "7", '"hello"', "{", "[" * 5000])
        case _:
            return text


def test_fuzzed_messages_get_errors_and_the_game_goes_on(server: Server) -> None:
    picks = random.Random(1)
    ada = Person(server)
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
    place = ada.at(code)
    place.until(Place.my_turn)
    before = place.view
    eve = Person(server, "Eve")
    sent = 0
    while sent < 600:
        intruder = eve.at(code)
        try:
            for _ in range(40):
                intruder.socket.send(spoilt(picks))
                sent += 1
                while (answer := intruder.hear())["do"] != "ack":
                    pass
                assert answer["ok"] or answer["message"]
        except ConnectionClosed:
            pass  # a binary or oversized message may end a connection; the next one opens
        intruder.close()
    again = ada.at(code)
    assert again.view["state"] == before["state"]
    again.play_on(np.random.default_rng(1), 3)
    assert '"level": "error"' not in server.log()


def test_who_sends_too_much_is_disconnected(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck"))

    def shout() -> None:
        for _ in range(600):
            place.send("preview", move="roll")
        while True:
            place.hear(5)

    with pytest.raises(ConnectionClosed):
        shout()


def test_a_page_of_another_site_cannot_use_the_cookie(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("heckmeck")
    url = f"{server.address}/api/tables/{code}/live".replace("http", "ws", 1)
    headers = {"Cookie": ada.cookie, "Origin": "http://elsewhere.example"}
    with ExitStack() as stack:
        socket = stack.enter_context(connect(url, additional_headers=headers))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


@pytest.mark.parametrize("cookie", ["", "x", "a.b", "0" * 32, f"{'0' * 32}.{'0' * 64}", "é" * 300])
def test_a_forged_cookie_is_nobodys(server: Server, cookie: str) -> None:
    ada = Person(server)
    code = ada.open_table("heckmeck")
    url = f"{server.address}/api/tables/{code}/live".replace("http", "ws", 1)
    text = cookie.encode().decode("latin-1")
    headers = {"Cookie": f"tavolata={text}"}
    with ExitStack() as stack:
        socket = stack.enter_context(connect(url, additional_headers=headers))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u0000\u0001", "x" * 5000, "\u202e"])
def test_a_bad_name_is_refused(server: Server, name: str) -> None:
    ada = Person(server)
    status, answer = ada.try_ask("PUT", "me", {"name": name})
    assert status == 400
    assert answer["reason"] in ("bad-name", "bad-body")
    assert ada.ask("GET", "me")["name"] == "Ada"


def test_markup_in_a_name_stays_text(server: Server) -> None:
    eve = Person(server, "<b>Eve</b>")
    assert eve.ask("GET", "me")["name"] == "<b>Eve</b>"


@pytest.mark.parametrize("code", ["ABCDEF", "abcdef", "x", "../../me", "%00", "é" * 6])
def test_an_unknown_code_is_a_clear_error(server: Server, code: str) -> None:
    from urllib.parse import quote

    status, answer = Person(server).try_ask("GET", f"tables/{quote(code, safe='')}")
    assert status in (400, 404)
    assert answer["message"]


def test_only_the_host_and_the_seated_can_act(server: Server) -> None:
    ada, eve = Person(server), Person(server, "Eve")
    place = ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True))
    intruder = eve.at(place.news["table"]["code"])
    assert intruder.refused("play", move="roll", ply=0) == "not-seated"
    assert intruder.refused("preview", move="roll") == "not-seated"
    assert intruder.refused("stand") == "not-seated"
    assert intruder.refused("next") == "not-seated"
    assert intruder.refused("bot", seat=1, level="rookie") == "only-host"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/api/schema/openapi.json"])
def test_every_answer_has_security_headers(server: Server, path: str) -> None:
    from urllib.error import HTTPError
    from urllib.request import urlopen

    try:
        with urlopen(server.address + path) as answer:
            headers = answer.headers
    except HTTPError as problem:
        headers = problem.headers
        problem.close()
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
