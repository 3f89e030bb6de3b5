"""Several people on one device: each seat is theirs, and sees no other's hand."""

import json
from typing import Any

import numpy as np
import pytest

from tavolata.core.catalogue import names
from tavolata.core.record import verify
from tests.server.people import WORDS, Person, Place, Server, some_move


def three_on_one(server: Server, game: str, **more: Any) -> Place:
    """Ada, and Nonna and Ugo on her device, with a bot."""
    ada = Person(server)
    place = ada.at(ada.open_table(game, seats=4, start=0, **more))
    place.do("sit", seat=1, name="Nonna", words=WORDS)
    place.do("sit", seat=2, name="Ugo", words=WORDS)
    place.do("bot", seat=3, level="rookie")
    assert [seat["guest"] for seat in place.news["table"]["seats"]] == [False, True, True, False]
    place.do("start")
    place.until(lambda here: here.view is not None)
    return place


def play_round(place: Place) -> None:
    """Whoever is to move takes the device and moves, until the game is over."""
    rng = np.random.default_rng(1)
    while place.news["table"]["phase"] == "playing":
        you, view = place.news["you"], place.view
        if you["next"] is not None:
            place.do("look", seat=you["next"])
            place.until(lambda here, seat=you["next"]: here.news["you"]["seat"] == seat)
        elif you["seat"] in view["to_move"]:
            place.do("play", move=some_move(place.news, rng), ply=view["ply"])
        else:
            place.hear()


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_on_one_device(server: Server, game: str) -> None:
    place = three_on_one(server, game)
    play_round(place)
    code = place.news["table"]["code"]
    record = place.person.ask("GET", f"tables/{code}/games/0/record")
    named = [{"name": "Ada"}, {"name": "Nonna"}, {"name": "Ugo"}, {"bot": "rookie"}]
    assert record["seats"] == named
    proof = verify(json.dumps(record))
    assert proof.over
    assert proof.dice
    place.close()


def test_a_hand_is_sent_only_when_its_seat_takes_the_device(server: Server) -> None:
    place = three_on_one(server, "eimer")
    you = place.news["you"]
    assert (you["seat"], you["seats"], you["next"]) == (None, [0, 1, 2], 0)
    assert all(isinstance(hand, int) for hand in place.view["state"]["hands"])
    place.do("look", seat=0)
    place.until(lambda here: here.news["you"]["seat"] == 0)
    hands = place.view["state"]["hands"]
    assert isinstance(hands[0], dict | list | str)
    assert all(isinstance(hand, int) for hand in hands[1:])
    place.do("play", move="build YYYWW/WRRR/BBB/GG/G", ply=0)
    place.until(lambda here: here.news["you"]["next"] == 1)
    assert isinstance(place.view["state"]["hands"][1], int)
    place.do("look", seat=1)
    place.until(lambda here: here.news["you"]["seat"] == 1)
    assert isinstance(place.view["state"]["hands"][0], int)
    place.close()


def test_an_open_game_shows_whoever_is_to_move(server: Server) -> None:
    place = three_on_one(server, "geizen")
    assert place.news["you"]["seat"] == 0
    assert place.news["you"]["next"] is None
    place.play_on(np.random.default_rng(3), 1)
    place.close()


def test_a_friend_on_the_device_sits_down_before_the_game_only(server: Server) -> None:
    place = three_on_one(server, "eimer")
    assert place.refused("sit", seat=3, name="Zia", words=WORDS) == "game-running"
    place.close()


def test_a_seat_that_is_not_mine_is_not_played_or_looked_at(server: Server) -> None:
    place = three_on_one(server, "eimer")
    other = Person(server, "Ben").at(place.news["table"]["code"])
    assert other.refused("look", seat=0) == "not-seated"
    assert place.refused("look", seat=3) == "not-your-seat"
    assert place.refused("play", seat=3, move="build YYYWW/WRRR/BBB/GG/G") == "not-your-seat"
    other.do("sit", seat=3, words=WORDS)
    assert other.refused("play", seat=0, move="build YYYWW/WRRR/BBB/GG/G") == "not-your-seat"
    assert other.news["you"]["seats"] == [3]
    place.close()
    other.close()


def test_one_of_the_device_leaves_and_the_others_stay(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=3))
    place.do("sit", seat=1, name="Nonna", words=WORDS)
    place.do("stand", seat=0)
    assert place.news["you"]["seats"] == [1]
    assert place.news["you"]["host"]
    place.do("stand")
    assert place.news["you"]["seats"] == []
    place.close()
