"""Commands as they are read: each with its own fields, anything else is a clear refusal."""

import json
from typing import Any

import pytest

from tavolata.core.errors import Refusal
from tavolata.server.tables import commands
from tavolata.server.tables.commands import MAX_MESSAGE, decode

NEEDED = {
    **{do: {"seat": 1} for do in ("sit", "bot", "host", "look")},
    **{do: {"move": "roll"} for do in ("play", "preview")},
    "chat": {"text": "ciao"},
    "react": {"reaction": "clap"},
    "mute": {"who": "0" * 12},
}
KINDS = [kind.__struct_config__.tag for kind in commands.Command.__args__]


def refused(**message: Any) -> Refusal:
    return refused_text(json.dumps(message))


def refused_text(text: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        decode(text)
    return refusal.value


@pytest.mark.parametrize("do", KINDS)
def test_a_command_with_what_it_needs_is_read(do: str) -> None:
    needed = NEEDED.get(do, {})
    command = decode(json.dumps({"id": "1", "do": do, **needed}))
    assert command.id == "1"
    assert all(getattr(command, name) == value for name, value in needed.items())


@pytest.mark.parametrize("do", NEEDED)
def test_what_a_command_needs_is_named_where_it_is_missing(do: str) -> None:
    refusal = refused(id="1", do=do)
    [field] = NEEDED[do]
    assert (refusal.reason, refusal.details) == ("missing-field", {"field": field})


@pytest.mark.parametrize("do", KINDS)
def test_a_field_of_another_command_is_refused(do: str) -> None:
    assert refused(id="1", do=do, **NEEDED.get(do, {}), game="x").reason == "bad-message"


@pytest.mark.parametrize(
    "message",
    [
        {"do": "start"},
        {"id": "1"},
        {"id": "", "do": "start"},
        {"id": "x" * 41, "do": "start"},
        {"id": 1, "do": "start"},
        {"id": "1", "do": "fly"},
        {"id": "1", "do": "sit", "seat": None},
        {"id": "1", "do": "sit", "seat": True},
        {"id": "1", "do": "sit", "seat": "1"},
        {"id": "1", "do": "sit", "seat": 1, "words": "0" * 31},
        {"id": "1", "do": "sit", "seat": 1, "words": "G" * 32},
        {"id": "1", "do": "sit", "seat": 1, "name": "x" * 301},
        {"id": "1", "do": "play", "move": "x" * 201},
        {"id": "1", "do": "play", "ply": "3"},
        {"id": "1", "do": "react", "reaction": "x" * 41},
        {"id": "1", "do": "mute", "who": "x" * 41},
        {"id": "1", "do": "set", "options": []},
        {"id": "1", "do": "set", "listed": 1},
    ],
)
def test_a_value_of_the_wrong_kind_or_length_is_a_bad_message(message: dict[str, Any]) -> None:
    assert refused(**message).reason == "bad-message"


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "7", "[" * 5000, "\ud800"])
def test_what_is_no_json_object_is_a_bad_message(text: str) -> None:
    assert refused_text(text).reason == "bad-message"


def test_a_message_that_is_too_long_is_not_read() -> None:
    assert refused_text(" " * (MAX_MESSAGE + 1)).reason == "message-too-long"
