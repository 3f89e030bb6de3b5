"""The referee, to the letter of the protocol, and unmoved by whatever it is sent."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from tavolata.core.catalogue import find, names
from tavolata.referee import MAX_LINE, Referee, serve
from tavolata.testing import variants

KEYS = ["to_move", "chance", "legal", "state", "events", "over", "winners", "scores"]


def ask(referee: Referee, request: Any) -> Any:
    return json.loads(referee.answer(json.dumps(request).encode()))


def new(game: str = "heckmeck", seats: int = 3, **more: Any) -> tuple[Referee, Any]:
    referee = Referee()
    return referee, ask(referee, {"do": "new", "game": game, "seats": seats, **more})


def test_games_are_listed_with_all_that_a_program_needs_to_offer_them() -> None:
    told = ask(Referee(), {"do": "games"})
    assert told["ok"] is True
    first = told["games"][0]
    assert first["game"] == "heckmeck"
    assert first["rules"] == 1
    assert first["seats"] == [2, 3, 4, 5, 6, 7]
    short = {"name": "short", "default": None, "values": [None, "highest", "returned"]}
    assert first["options"][0] == short
    tiles = {"name": "tiles", "default": [*range(21, 37)], "kind": "tiles"}
    assert first["options"][2] == tiles
    assert [game["game"] for game in told["games"]] == ["heckmeck", "eimer", "geizen"]
    board = {"name": "board", "default": "classic", "kind": "board"}
    assert told["games"][2]["options"] == [board]


def test_a_new_game_waits_for_its_first_roll() -> None:
    _, told = new()
    assert [*told] == ["ok", *KEYS]
    assert told["to_move"] == []
    assert told["chance"] == {"dice": 8}
    assert told["legal"] == {}
    assert told["events"] == [{"event": "turn", "seat": 0}]
    assert told["state"] == {
        "grill": [*range(21, 37)],
        "down": [],
        "stacks": [[], [], []],
        "turn": 0,
        "kept": [],
        "rolled": [],
        "phase": "roll",
    }
    assert (told["over"], told["winners"], told["scores"]) == (False, None, None)


def test_a_turn_of_heckmeck_in_every_field() -> None:
    referee, _ = new(start=1)
    told = ask(referee, {"do": "chance", "outcome": "W 1 5 4 1 3 2 5"})
    assert told["to_move"] == [1]
    moves = ["keep 1", "keep 2", "keep 3", "keep 4", "keep 5", "keep W"]
    assert told["legal"] == {"1": moves}
    dice = ["1", "1", "2", "3", "4", "5", "5", "W"]
    assert told["events"] == [{"event": "rolled", "seat": 1, "dice": dice}]
    told = ask(referee, {"do": "play", "seat": 1, "move": "keep W"})
    kept = {"event": "kept", "seat": 1, "face": "W", "count": 1, "sum": 5}
    assert told["events"] == [kept]
    assert told["legal"] == {"1": ["give up", "roll"]}
    assert told["state"]["phase"] == "decide"
    told = ask(referee, {"do": "play", "seat": 1, "move": "give up"})
    assert told["events"] == [
        {"event": "failed", "seat": 1, "why": "nothing_to_claim"},
        {"event": "turn", "seat": 2},
    ]


def test_a_deal_of_eimer_names_its_cards_and_hides_them_in_views() -> None:
    referee, told = new("eimer", 2)
    assert told["chance"]["cards"] == 12
    assert told["chance"]["to"] == 0
    assert told["chance"]["from"] == sorted(told["chance"]["from"])
    assert len(told["chance"]["from"]) == 110
    assert told["state"]["turn"] is None
    assert told["state"]["pyramids"] == [None, None]
    hand = "Y8 W8 R8 B8 G8 Y7 W7 R7 B7 G7 Y6 W6"
    ask(referee, {"do": "chance", "outcome": hand})
    seen = ask(referee, {"do": "view", "seat": 0})
    assert [*seen] == ["ok", "seat", *KEYS]
    assert seen["state"]["hands"] == [hand.split(), 0]
    assert seen["events"] == [{"event": "dealt", "seat": 0, "cards": hand.split()}]
    other = ask(referee, {"do": "view", "seat": 1})
    assert other["state"]["hands"] == [12, []]
    assert other["events"] == [{"event": "dealt", "seat": 0, "cards": None}]
    assert other["chance"] == {"cards": 12, "to": 1}
    assert ask(referee, {"do": "view", "seat": None})["state"]["hands"] == [12, 0]


def test_pyramids_are_built_at_the_same_time_and_shown_when_all_stand() -> None:
    referee, told = new("eimer", 2, chance={"seed": "x"}, start=1)
    assert told["to_move"] == [0, 1]
    assert told["legal"] == {"0": ["build *"], "1": ["build *"]}
    build = "build YYYWW/WRRR/BBB/GG/G"
    told = ask(referee, {"do": "play", "seat": 1, "move": build})
    assert told["state"]["pyramids"] == [None, "YYYWW/WRRR/BBB/GG/G"]
    assert told["events"] == [{"event": "built", "seat": 1}]
    assert ask(referee, {"do": "view", "seat": 0})["state"]["pyramids"] == [None, None]
    told = ask(referee, {"do": "play", "seat": 0, "move": build})
    assert [event["event"] for event in told["events"]] == ["built", "revealed", "turn"]
    assert told["to_move"] == [1]


def test_a_geizen_turn_places_by_itself() -> None:
    referee, _ = new("geizen", 2)
    ask(referee, {"do": "chance", "outcome": "1 2 3 4 6"})
    told = ask(referee, {"do": "play", "seat": 0, "move": "keep 6 4 3 2 1"})
    names_told = [event["event"] for event in told["events"]]
    assert names_told == ["kept", "placed", "placed", "placed", "placed", "turn"]
    two = {"event": "placed", "seat": 0, "row": 1, "square": 1, "chips": 2, "from": "own"}
    assert told["events"][1] == two
    assert told["state"]["chips"] == [18 - 6, 18]


@pytest.mark.parametrize("name", names())
def test_a_seeded_game_is_always_the_same_and_needs_no_outcomes(name: str) -> None:
    def play(seed: str) -> list[Any]:
        referee, told = new(name, 2, chance={"seed": seed})
        told_all, picks = [told], random.Random(1)
        while not told["over"] and len(told_all) < 200:
            assert told["chance"] is None
            seat = picks.choice(told["to_move"])
            move = picks.choice(told["legal"][str(seat)])
            if move == "build *":
                move = "build YYYWW/WRRR/BBB/GG/G"
            told = ask(referee, {"do": "play", "seat": seat, "move": move})
            assert told["ok"], told
            told_all.append(told)
        return told_all

    assert play("a") == play("a")
    assert play("a") != play("b")


@pytest.mark.parametrize("name", names())
def test_set_takes_every_state_that_play_can_lead_to(name: str) -> None:
    game = find(name)
    for number, options in enumerate(variants(game)):
        seats = game.seats[number % len(game.seats)]
        referee, told = new(name, seats, options=options, chance={"seed": str(number)})
        picks = random.Random(number)
        for _ in range(25):
            request = {"do": "set", "game": name, "seats": seats, "options": options}
            again = ask(Referee(), {**request, "state": told["state"]})
            for key in ("to_move", "chance", "legal", "state", "over", "winners", "scores"):
                assert again[key] == told[key]
            assert again["events"] == []
            if told["over"]:
                break
            seat = picks.choice(told["to_move"])
            move = picks.choice(told["legal"][str(seat)])
            if move == "build *":
                modern = options["edition"] == "2005"
                move = "build YYWW/RRB/BG/G" if modern else "build YYYWW/WRRR/BBB/GG/G"
            told = ask(referee, {"do": "play", "seat": seat, "move": move})


def changed(state: Any, **fields: Any) -> Any:
    return {**state, **fields}


HECKMECK = {
    "grill": [*range(22, 37)],
    "down": [],
    "stacks": [[21], []],
    "turn": 1,
    "kept": ["W", "W"],
    "rolled": ["1", "1", "2", "3", "4", "5"],
    "phase": "keep",
}


@pytest.mark.parametrize(
    "state",
    [
        None,
        [],
        {},
        changed(HECKMECK, grill=[*range(21, 37)]),
        changed(HECKMECK, grill=[*range(23, 37)]),
        changed(HECKMECK, down=[22]),
        changed(HECKMECK, stacks=[[21]]),
        changed(HECKMECK, stacks=[[21, 21], []]),
        changed(HECKMECK, turn=2),
        changed(HECKMECK, turn=True),
        changed(HECKMECK, kept=["W"] * 9),
        changed(HECKMECK, rolled=["1"]),
        changed(HECKMECK, rolled=["W"] * 6),
        changed(HECKMECK, rolled=["7", "1", "2", "3", "4", "5"]),
        changed(HECKMECK, phase="roll"),
        changed(HECKMECK, phase="decide"),
        changed(HECKMECK, phase="over"),
        changed(HECKMECK, phase="lunch"),
        changed(HECKMECK, extra=1),
        {name: value for name, value in HECKMECK.items() if name != "turn"},
    ],
)
def test_set_refuses_a_state_that_cannot_be(state: Any) -> None:
    referee, _ = new()
    before = ask(referee, {"do": "view", "seat": None})
    told = ask(referee, {"do": "set", "game": "heckmeck", "seats": 2, "state": state})
    assert (told["ok"], told["error"]) == (False, "bad_request")
    assert told["message"]
    assert ask(referee, {"do": "view", "seat": None}) == before


def test_set_accepts_what_the_refused_ones_were_made_from() -> None:
    told = ask(Referee(), {"do": "set", "game": "heckmeck", "seats": 2, "state": HECKMECK})
    assert told["ok"]
    assert told["to_move"] == [1]


EIMER = {
    "pyramids": ["YYYWW/WRRR/BBB/GG/G", "YRYRY/WRWB/.BB/.G/."],
    "hands": [["R8"], ["R6", "R2"]],
    "tables": [["R5"], []],
    "pile": 105,
    "discards": ["W1"],
    "direction": 1,
    "turn": 1,
    "colour": "R",
    "to_beat": 5,
    "phase": "defend",
    "out": [],
}


@pytest.mark.parametrize(
    "state",
    [
        changed(EIMER, pile=104),
        changed(EIMER, to_beat=6),
        changed(EIMER, out=[0]),
        changed(EIMER, colour="Y"),
        changed(EIMER, colour=None),
        changed(EIMER, direction=0),
        changed(EIMER, turn=0),
        changed(EIMER, turn=None),
        changed(EIMER, hands=[["R8", "R8", "R8"], []]),
        changed(EIMER, hands=[12, []]),
        changed(EIMER, tables=[["R5", "Y5"], []]),
        changed(EIMER, pyramids=["YYYWW/WRRR/BBB/GG/G", "YRYRY/WRWB/.BB/GG/."]),
        changed(EIMER, pyramids=["YYYYW/WRRR/BBB/GG/G", "YRYRY/WRWB/.BB/.G/."]),
        changed(EIMER, pyramids=["YYYWW/WRRR/BBB/GG/G", "YR.RY/W..B/.../../."]),
        changed(EIMER, pyramids=["YYYWW/WRRR/BBB/GG/G", None]),
        changed(EIMER, pyramids=["YYYWW/WRRR/BBB/GG/G", "...../..../.../../."]),
        changed(EIMER, phase="draw", pile=105, turn=1),
        changed(EIMER, phase="split"),
        changed(EIMER, phase="attack"),
        changed(EIMER, may_draw=0),
    ],
)
def test_set_refuses_impossible_cards_pyramids_and_attacks(state: Any) -> None:
    request = {"do": "set", "game": "eimer", "seats": 2}
    assert ask(Referee(), {**request, "state": EIMER})["ok"]
    told = ask(Referee(), {**request, "state": state})
    assert (told["ok"], told["error"]) == (False, "bad_request"), told


def test_set_may_give_chance_a_seed_and_a_start_too() -> None:
    referee = Referee()
    request = {"do": "set", "game": "heckmeck", "seats": 2, "chance": {"seed": "s"}}
    told = ask(referee, {**request, "state": changed(HECKMECK, rolled=[], phase="roll")})
    assert told["chance"] is None
    assert told["events"][0]["event"] == "rolled"


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({}, "bad_request"),
        ({"do": "dance"}, "bad_request"),
        ({"do": ["new"]}, "bad_request"),
        ({"do": "new"}, "bad_request"),
        ({"do": "new", "game": "chess", "seats": 2}, "unknown_game"),
        ({"do": "new", "game": 7, "seats": 2}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 6}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": True}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": "2"}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 2, "start": 2}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 2, "start": None}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 2, "options": {"x": 1}}, "bad_option"),
        ({"do": "new", "game": "geizen", "seats": 2, "options": {"board": "x"}}, "bad_option"),
        ({"do": "new", "game": "geizen", "seats": 2, "options": []}, "bad_request"),
        ({"do": "new", "game": "eimer", "seats": 2, "options": {"reverse": 1}}, "bad_option"),
        ({"do": "new", "game": "heckmeck", "seats": 2, "options": {"tiles": [1]}}, "bad_option"),
        ({"do": "new", "game": "geizen", "seats": 2, "chance": "mine"}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 2, "chance": {"seed": 1}}, "bad_request"),
        ({"do": "new", "game": "geizen", "seats": 2, "colour": "red"}, "bad_request"),
        ({"do": "chance", "outcome": "1 1 1"}, "bad_outcome"),
        ({"do": "chance", "outcome": "1 1 2 3 4 5 5 6"}, "bad_outcome"),
        ({"do": "chance", "outcome": 11}, "bad_request"),
        ({"do": "play", "seat": 0, "move": "keep 5"}, "not_your_turn"),
        ({"do": "play", "seat": 99, "move": "keep 5"}, "not_your_turn"),
        ({"do": "play", "seat": -1, "move": "keep 5"}, "not_your_turn"),
        ({"do": "play", "seat": "0", "move": "keep 5"}, "bad_request"),
        ({"do": "play", "seat": False, "move": "keep 5"}, "bad_request"),
        ({"do": "play", "seat": 0}, "bad_request"),
        ({"do": "view"}, "bad_request"),
        ({"do": "view", "seat": 3}, "bad_request"),
    ],
)
def test_bad_requests_get_their_error_and_change_nothing(request_: Any, error: str) -> None:
    referee, _ = new()
    before = ask(referee, {"do": "view", "seat": None})
    told = ask(referee, request_)
    assert (told["ok"], told["error"]) == (False, error)
    assert [*told] == ["ok", "error", "message"]
    assert ask(referee, {"do": "view", "seat": None}) == before


def test_errors_of_play_have_their_own_codes() -> None:
    referee, _ = new()
    ask(referee, {"do": "chance", "outcome": "1 1 1 1 1 1 1 W"})
    told = ask(referee, {"do": "play", "seat": 0, "move": "keep 5"})
    assert (told["error"], "5" in told["message"]) == ("illegal_move", True)
    told = ask(referee, {"do": "play", "seat": 1, "move": "keep 5"})
    assert told["error"] == "not_your_turn"
    told = ask(referee, {"do": "chance", "outcome": "1 1 1 1 1 1 1 W"})
    assert told["error"] == "bad_outcome"
    for request in ({"do": "view", "seat": 0}, {"do": "chance", "outcome": "1"}):
        assert ask(Referee(), request)["error"] == "no_game"
    assert ask(Referee(), {"do": "play", "seat": 0, "move": "roll"})["error"] == "no_game"


def test_given_outcomes_are_refused_where_a_seed_draws_them() -> None:
    referee, _ = new(chance={"seed": "x"})
    told = ask(referee, {"do": "chance", "outcome": "1 1 1 1 1 1 1 W"})
    assert told["error"] == "bad_outcome"


@pytest.mark.parametrize(
    "line",
    [
        *[b"", b"   ", b"{", b"nonsense", b"[]", b"7", b"null", b'"new"', b"\xff\xfe", b"{}" * 3],
        *[b"[" * 200_000, b'{"do":NaN}', b'{"do":"new","game":"\\ud800","seats":2}', b"9" * 5000],
    ],
)
def test_lines_that_are_no_request_are_bad_requests(line: bytes) -> None:
    told = json.loads(Referee().answer(line))
    assert (told["ok"], told["error"] in ("bad_request", "unknown_game")) == (False, True)


def test_a_line_of_more_than_a_mebibyte_is_a_bad_request_and_the_next_is_answered() -> None:
    just_fits = b'{"do":"games"}'.ljust(MAX_LINE)
    lines = just_fits + b"\n" + just_fits + b" \n" + b"x" * (3 * MAX_LINE) + b'\n{"do":"games"}\n'
    answers = io.BytesIO()
    serve(io.BytesIO(lines), answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [answer["ok"] for answer in told] == [True, False, False, True]


def mutated(line: bytes, picks: random.Random) -> bytes:
    """A line spoilt in some way a hostile or broken program might."""
    data = bytearray(line)
    for _ in range(picks.randint(1, 4)):
        at = picks.randrange(len(data) + 1)
        match picks.randrange(6):
            case 0:
                data[at:at] = bytes([picks.randrange(256)])
            case 1:
                del data[at : at + picks.randint(1, 5)]
            case 2:
                data[at:at] = picks.choice(
                    [b"null", b"-1", b"1e999", b'"', b"{", b"[[", b"\\u0000"]
                )
            case 3 if at < len(data):
                data[at] ^= 1 << picks.randrange(8)
            case 4:
                data[at:at] = data[: picks.randint(0, 40)]
            case _:
                data[at:at] = picks.choice([b"99999999999999999999", b"true", b"\xc3\x28", b" "])
    return bytes(data).replace(b"\n", b" ")


@pytest.mark.parametrize("name", names())
def test_ten_thousand_hostile_lines_leave_it_answering_with_its_game_unchanged(name: str) -> None:
    """Ten thousand in all over the three games, each spoilt from a genuine request."""
    picks = random.Random(name)
    referee, told = new(name, 2, chance={"seed": "fuzz"})
    genuine = [
        {"do": "new", "game": name, "seats": 2, "start": 1, "options": {}, "chance": "given"},
        {"do": "set", "game": name, "seats": 2, "options": {}, "state": told["state"]},
        {"do": "chance", "outcome": "1 1 2 3 4 5 5 W"},
        {"do": "play", "seat": told["to_move"][0], "move": told["legal"]["0"][0]},
        {"do": "view", "seat": 0},
    ]
    lines = [json.dumps(request).encode() for request in genuine]
    refused = 0
    for _ in range(4000):
        steps = referee.steps
        answer = json.loads(referee.answer(mutated(picks.choice(lines), picks)))
        if answer["ok"]:
            referee.steps = steps  # still a good request: back to the game under test
            referee.chance = None
        else:
            refused += 1
            assert referee.steps is steps
            assert answer["message"]
    assert refused > 3000
    assert ask(referee, {"do": "view", "seat": 0})["ok"]


def test_the_command_answers_line_by_line() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tavolata", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        for request in ({"do": "games"}, {"do": "oops"}, {"do": "games"}):
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["ok"] == (request["do"] == "games")
        process.stdin.close()
        assert process.wait() == 0
