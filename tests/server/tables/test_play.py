"""Playing through the server, as the page does."""

import json
from typing import Any

import numpy as np
import pytest

from tavolata.core.catalogue import names
from tavolata.core.record import verify
from tests.server.people import WORDS, Person, Place, Server, some_move


@pytest.mark.parametrize("game", names())
def test_a_whole_game_against_bots_ends_with_a_record_that_proves_its_dice(
    server: Server, game: str
) -> None:
    ada = Person(server)
    code = ada.open_table(game, seats=3, bots=["rookie", "regular"], begin=True)
    place = ada.at(code)
    place.play_on(np.random.default_rng(1))
    assert place.news["table"]["phase"] == "over"
    assert place.events[-1]["event"] == "over"
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    proof = verify(json.dumps(record))
    assert proof.over
    assert proof.dice
    assert record["seats"] == [{"name": "Ada"}, {"bot": "rookie"}, {"bot": "regular"}]
    told = ada.ask("GET", f"tables/{code}/games/0/replay")
    assert len(told["steps"]) == len(record["log"]) + 1
    assert told["steps"][-1]["state"] == place.view["state"] or game == "eimer"
    place.close()


def two_at_a_table(server: Server, game: str = "eimer", **more: Any) -> tuple[Place, Place]:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table(game, seats=2, start=0, **more)
    first, second = ada.at(code), ben.at(code)
    second.do("sit", seat=1, words=WORDS)
    first.do("start")
    first.until(lambda place: place.view is not None)
    second.until(lambda place: place.view is not None)
    return first, second


def test_hidden_hands_and_unbuilt_pyramids_are_in_no_message(server: Server) -> None:
    first, second = two_at_a_table(server)
    hand = first.view["state"]["hands"][0]
    assert second.view["state"]["hands"][0] == 12
    assert "dealt" in {event["event"] for event in second.events}
    dealt = [e for e in second.events if e["event"] == "dealt" and e["seat"] == 0]
    assert dealt == [{"event": "dealt", "seat": 0, "cards": None}]
    first.do("play", move="build YYYWW/WRRR/BBB/GG/G", ply=0)
    second.until(lambda place: place.view["to_move"] == [1])
    told = json.dumps([json.loads(text) for text in second.heard])
    assert "YYYWW" not in told
    assert json.dumps(hand) not in told
    second.do("play", move="build YRYRY/WRWB/WBB/GG/G", ply=0)
    first.until(lambda place: place.view["state"]["phase"] == "attack")
    assert first.view["state"]["pyramids"][1] == "YRYRY/WRWB/WBB/GG/G"


def test_building_at_the_same_time_makes_nobodys_message_stale(server: Server) -> None:
    first, second = two_at_a_table(server)
    one = first.send("play", move="build YYYWW/WRRR/BBB/GG/G", ply=0)
    two = second.send("play", move="build YYYWW/WRRR/BBB/GG/G", ply=0)
    answers = []
    for place, number in ((first, one), (second, two)):
        while (message := place.hear()).get("id") != number:
            pass
        answers.append(message["ok"])
    assert answers == [True, True]


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True))
    place.until(Place.my_turn)
    move = place.view["legal"][0]
    ply = place.view["ply"]
    place.do("play", id_="same", move=move, ply=ply)
    seq = place.news["seq"]
    place.do("play", id_="same", move=move, ply=ply)
    assert place.news["seq"] == seq
    assert place.refused("play", move=move, ply=ply) == "stale"


def test_who_comes_back_is_sent_what_was_missed(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True)
    place = ada.at(code)
    place.until(Place.my_turn)
    seq = place.news["seq"]
    place.close()
    elsewhere = ada.at(code)
    elsewhere.play_on(np.random.default_rng(3), 4)
    elsewhere.until(Place.my_turn)
    happened = list(elsewhere.events)
    again = ada.at(code, since=seq)
    assert again.events == happened
    assert again.view == elsewhere.view


def test_undo_takes_back_a_mistap_and_only_where_the_rules_allow_it(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True))
    place.until(Place.my_turn)
    before = place.view["state"]
    assert not place.view["undo"]
    place.do("play", move=place.view["legal"][0], ply=0)
    if place.view["undo"]:
        place.do("undo", ply=1)
        assert place.view["state"] == before
        assert place.view["ply"] == 2
        assert place.events[-1] == {"event": "undone", "seat": 0}
    assert place.refused("undo", ply=2) == "no-undo"


def test_a_preview_comes_from_the_law_and_changes_nothing(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True))
    place.until(Place.my_turn)
    move = max(place.view["legal"], key=len)
    seq = place.news["seq"]
    told = place.do("preview", move=move)
    assert told["events"][0]["event"] == "kept"
    assert {event["event"] for event in told["events"]} & {"placed", "turn"}
    assert place.news["seq"] == seq
    assert place.refused("preview", move="keep 7") == "geizen-notation"


def test_a_match_of_two_games_adds_up_scores_and_passes_the_start_on_E22(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=2, bots=["rookie"], games=2, start=1, begin=True)
    place = ada.at(code)
    picks = np.random.default_rng(2)
    place.play_on(picks)
    assert place.view["started"] == 1
    first = place.view["scores"]
    assert place.news["table"]["played"] == 1
    place.do("words", words="f" * 32)
    place.do("next")
    place.until(lambda place: not place.view["over"])
    assert place.view["started"] == 0
    place.play_on(picks)
    second = place.view["scores"]
    assert place.news["table"]["totals"] == [a + b for a, b in zip(first, second, strict=True)]
    assert place.news["table"]["played"] == 2
    assert ada.ask("GET", f"tables/{code}/games/1/record")["fair"]["words"][0] == "f" * 32
    place.do("next")
    place.until(lambda place: not place.view["over"])
    assert place.news["table"]["totals"] == [0, 0], "a rematch begins a new match"


def test_people_take_over_a_bots_seat_and_leave_theirs_to_a_bot(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
    first, second = ada.at(code), ben.at(code)
    assert second.news["you"]["seat"] is None
    assert second.view["legal"] == []
    second.do("sit", seat=1, words=WORDS)
    assert second.seat == 1
    assert second.refused("sit", seat=0, words=WORDS) == "seat-taken"
    first.do("stand")
    first.until(lambda place: place.news["table"]["seats"][0]["kind"] == "bot")
    second.until(lambda place: place.news["you"]["host"])
    second.until(Place.my_turn)
    assert second.view["to_move"] == [1]


def test_the_lobby(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table("eimer")
    first, second = ada.at(code), ben.at(code)
    assert first.news["table"]["phase"] == "open"
    assert len(first.news["table"]["commit"]) == 64
    assert first.refused("start") == "seats-open"
    assert second.refused("start") == "only-host"
    first.do("set", seats=4, options={"reverse": True}, games=3, listed=True)
    table = first.news["table"]
    assert (len(table["seats"]), table["options"]["reverse"], table["games"]) == (4, True, 3)
    assert first.refused("set", seats=9) == "bad-seats"
    assert first.refused("set", options={"reverse": 7}) == "bad-value"
    assert first.refused("set", games=0) == "bad-games"
    assert code in [t["code"] for t in ben.ask("GET", "tables")["listed"]]
    second.do("sit", seat=3, words=WORDS)
    second.do("sit", seat=2, words=WORDS)
    assert second.news["table"]["seats"][3]["kind"] == "open"
    first.do("bot", seat=1, level="regular")
    first.do("bot", seat=3, level="rookie")
    first.do("bot", seat=3, level=None)
    assert first.refused("bot", seat=2, level="rookie") == "seat-taken"
    assert first.refused("bot", seat=3, level="genius") == "unknown-bot"
    assert second.refused("bot", seat=3, level="rookie") == "only-host"
    first.do("host", seat=2)
    second.until(lambda place: place.news["you"]["host"])
    second.do("bot", seat=3, level="rookie")
    second.do("start")
    assert second.news["table"]["phase"] == "playing"
    assert second.refused("set", seats=3) == "game-running"
    mine = ben.ask("GET", "tables")["mine"]
    assert [t["code"] for t in mine] == [code]


def test_a_running_games_record_is_not_shown(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("eimer", seats=2, bots=["rookie"], begin=True)
    status, answer = ada.try_ask("GET", f"tables/{code}/games/0/record")
    assert (status, answer["reason"]) == (409, "game-running")
    assert ada.try_ask("GET", f"tables/{code}/games/7/record")[0] == 404


def test_a_tampered_record_is_found_by_the_server_too(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=2, bots=["rookie"], begin=True)
    place = ada.at(code)
    place.play_on(np.random.default_rng(5))
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    told = ada.ask("POST", "verify", record)
    assert (told["ok"], told["over"], told["dice"]) == (True, True, True)
    assert told["chances"][0] == {"dice": 5}
    assert len(told["chances"]) == len(record["log"])
    record["log"][0] = "*1 1 1 1 1" if record["log"][0] != "*1 1 1 1 1" else "*2 2 2 2 2"
    told = ada.ask("POST", "verify", record)
    assert (told["ok"], told["where"], told["entry"]) == (False, "log", 1)


def test_a_personal_link_moves_somebody_to_another_device(server: Server) -> None:
    ada, phone = Person(server, "Ada"), Person(server, "Phone")
    code = ada.open_table("heckmeck")
    token = ada.ask("POST", "me/link")["token"]
    assert phone.ask("POST", "me/claim", {"token": token})["name"] == "Ada"
    assert [t["code"] for t in phone.ask("GET", "tables")["mine"]] == [code]
    forged = ("0" if token[0] != "0" else "1") + token[1:]
    status, answer = phone.try_ask("POST", "me/claim", {"token": forged})
    assert (status, answer["reason"]) == (400, "bad-link")


def test_several_people_play_a_whole_game_together(server: Server) -> None:
    first, second = two_at_a_table(server, options={"reverse": True})
    picks = np.random.default_rng(8)
    for _ in range(2000):
        if first.view["over"]:
            break
        mover = first if 0 in first.view["to_move"] else second
        other = second if mover is first else first
        mover.do("play", move=some_move(mover.news, picks), ply=mover.view["ply"])
        other.until(lambda place, seq=mover.news["seq"]: place.news["seq"] >= seq)
    assert first.view["scores"] == second.view["scores"]
    assert first.view["winners"] is not None
