"""The entries of a table's log: stored to the byte as version 0.1.0 did, old ones read for ever."""

import json

import msgspec
import pytest

from tavolata.core.catalogue import find
from tavolata.server.identity import face_of
from tavolata.server.tables import commands, entries
from tavolata.server.tables.handlers import carry_out
from tavolata.server.tables.opening import NewTable, open_table
from tavolata.server.tables.table import Table

ADA, BEN = "a" * 32, "b" * 32

STORED = [
    '{"do":"open","game":"x","seats":2,"options":{"a":[1]},"games":1,"start":null,"listed":false,'
    '"hints":"bots","pace":30,"host":"ada","seed":"00"}',
    '{"do":"open","game":"x","seats":2,"options":{},"games":1,"start":0,"listed":false,'
    '"hints":"bots","position":{"code":"KRT4MB","number":0,"log":["*1 1"]},"host":"ada",'
    '"seed":"00"}',
    '{"do":"sit","seat":0,"person":"ada","words":""}',
    '{"do":"sit","seat":1,"person":"ada","words":"","name":"Nonna","by":["ada","3"]}',
    '{"do":"stand","seat":0,"by":["ada","4"]}',
    '{"do":"bot","seat":1,"level":"regular"}',
    '{"do":"bot","seat":1,"level":null,"by":["ada","5"]}',
    '{"do":"set","seats":3,"options":{},"games":2,"start":1,"listed":true,"hints":"never",'
    '"pace":0,"by":["ada","6"]}',
    '{"do":"host","person":"ben"}',
    '{"do":"words","seat":0,"words":"00","by":["ada","7"]}',
    '{"do":"seed","seed":"00"}',
    '{"do":"begin","start":1,"names":["Ada",""],"at":1789.25,"by":["ada","8"]}',
    '{"do":"log","entry":"0 keep 5","at":1789.25,"by":["ada","9"]}',
    '{"do":"log","entry":"*1 2"}',
    '{"do":"late","seat":0}',
    '{"do":"hint","seat":0,"ply":3,"by":["ada","10"]}',
    '{"do":"chat","person":"ada","text":"Buon appetito! \u2764","by":["ada","11"]}',
    '{"do":"mute","who":"0123456789ab","muted":true,"by":["ada","12"]}',
    '{"do":"talk","on":false,"by":["ada","13"]}',
]


@pytest.mark.parametrize("body", STORED)
def test_an_entry_is_stored_as_it_was_read(body: str) -> None:
    assert msgspec.json.encode(entries.decode(body)).decode() == body


def test_every_kind_of_entry_is_among_these() -> None:
    kinds = {kind.__struct_config__.tag for kind in entries.Entry.__args__}
    assert kinds == {json.loads(body)["do"] for body in STORED}


def test_fields_that_are_not_known_any_more_are_ignored() -> None:
    assert entries.decode('{"do":"stand","seat":1,"why":"dinner"}') == entries.Stood(1)


def test_a_log_from_before_hints_and_pace_opens_its_table() -> None:
    options = json.dumps(find("heckmeck").resolve({}))
    table = Table("ABCDEF")
    common = f'"seats":2,"options":{options},"games":1,"start":null,"listed":false'
    table.apply(
        entries.decode(f'{{"do":"open","game":"heckmeck",{common},"host":"x","seed":"00"}}')
    )
    assert (table.hints, table.pace, table.position) == ("bots", 0, None)
    table.apply(entries.decode(f'{{"do":"set",{common}}}'))
    assert (table.hints, table.pace) == ("bots", 0)


@pytest.mark.parametrize("body", ['{"do":"fly"}', '{"seat":1}', '{"do":"sit"}', "[]", ""])
def test_what_is_no_entry_is_an_error(body: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        entries.decode(body)


def test_a_table_read_from_its_log_is_the_table_that_wrote_it() -> None:
    table = Table("ABCDEF")
    open_table(table, ADA, NewTable("heckmeck", seats=3, bots=["rookie"], start=0, pace=60))
    given = [
        commands.Sit("1", 2, words="0" * 32),
        commands.Chat("2", "ciao"),
        commands.Start("3"),
    ]
    for person, command in zip((BEN, BEN, ADA), given, strict=True):
        carry_out(table, person, command, face_of)
    state = table.journal and table.journal.state
    carry_out(table, ADA, commands.Play("4", state.legal(0)[0]), face_of)  # type: ignore[union-attr]
    again = Table("ABCDEF")
    again.read(entries.decode(msgspec.json.encode(entry)) for entry in table.pending)
    same = ("seq", "host", "chairs", "done", "plies", "waiting", "info_seq", "pace", "chat")
    assert [getattr(again, name) for name in same] == [getattr(table, name) for name in same]
    assert again.journal
    assert table.journal
    assert again.journal.record() == table.journal.record()
    assert again.done == {(BEN, "1"), (BEN, "2"), (ADA, "3"), (ADA, "4")}
