"""The catalogue over HTTP, and the messages that a game brings along."""

from http.client import HTTPMessage
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tavolata.bots import LEVELS
from tavolata.core.catalogue import kit, names
from tavolata.locale import LANGUAGES
from tavolata.server.http.games import read_messages
from tests.server.people import Person, Server


def get(server: Server, path: str) -> tuple[int, str, HTTPMessage]:
    try:
        with urlopen(f"{server.address}/api/{path}") as answer:
            return answer.status, answer.read().decode(), answer.headers
    except HTTPError as problem:
        with problem:
            return problem.code, problem.read().decode(), problem.headers


def test_the_catalogue_lists_every_game_and_level(server: Server) -> None:
    answer = Person(server).ask("GET", "games")
    assert [game["game"] for game in answer["games"]] == [*names()]
    assert answer["bots"] == [*LEVELS]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_messages_are_all_its_files_of_the_language(
    server: Server, game: str, language: str
) -> None:
    status, text, headers = get(server, f"games/{game}/locale/{language}")
    assert status == 200
    assert headers.get_content_type() == "text/plain"
    assert {*headers["cache-control"].split(", ")} == {"public", "max-age=3600"}
    files = [*(kit(game).folder / "locale" / language).glob("*.ftl")]
    assert files
    for file in files:
        assert file.read_text(encoding="utf-8") in text


def test_a_game_or_a_language_that_is_not_there_is_not_found(server: Server) -> None:
    game = names()[0]
    for path in (f"games/{game}/locale/xx", "games/no-such-game/locale/en"):
        status, text, _ = get(server, path)
        assert (status, "message" in text) == (404, True)
    assert get(server, f"games/{game}/locale/..%2fen")[0] in (400, 404)


def test_a_game_without_messages_has_an_empty_text(tmp_path: Path) -> None:
    assert read_messages(tmp_path / "en") == ""
