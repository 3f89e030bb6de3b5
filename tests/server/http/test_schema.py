"""The API's description: everything is in it, each with its form."""

import json
from collections.abc import Iterator
from typing import Any, get_args
from urllib.request import urlopen

import msgspec
import pytest
from litestar.routes import HTTPRoute

from tavolata.server import schema
from tavolata.server.http.router import api_router
from tavolata.server.tables.commands import Command
from tavolata.server.tables.messages import Message
from tests.server.people import Server


@pytest.fixture(scope="module")
def document() -> schema.Document:
    return schema.document()


def operations(document: schema.Document) -> Iterator[dict[str, Any]]:
    for path in document["paths"].values():
        yield from path.values()


def test_the_server_serves_what_is_printed(document: schema.Document, server: Server) -> None:
    with urlopen(f"{server.address}/api/schema/openapi.json") as answer:
        assert json.load(answer) == json.loads(json.dumps(document))


def test_every_route_is_described(document: schema.Document) -> None:
    described = {operation["operationId"] for operation in operations(document)}
    routes = [route for route in api_router().routes if isinstance(route, HTTPRoute)]
    handlers = {handler.handler_name for route in routes for handler in route.route_handlers}
    assert handlers - described <= {"options_handler"}
    assert described <= handlers


def test_every_json_answer_has_a_form(document: schema.Document) -> None:
    for operation in operations(document):
        for status, answer in operation["responses"].items():
            form = answer["content"].get("application/json", {}).get("schema")
            if status.startswith("2"):
                untyped = form is not None and form.get("additionalProperties") in ({}, True)
                assert form != {}, operation["operationId"]
                assert not untyped, operation["operationId"]
            else:
                assert form == {"$ref": "#/components/schemas/Refusal"}, operation["operationId"]


def test_every_reference_leads_to_a_component(document: schema.Document) -> None:
    components = document["components"]["schemas"]
    assert {*schema._references(document)} <= components.keys()


def test_commands_and_messages_of_the_websocket_are_described(document: schema.Document) -> None:
    [live] = document["x-websocket"].values()
    assert live["commands"] == {"$ref": "#/components/schemas/Command"}
    assert live["messages"] == {"$ref": "#/components/schemas/Message"}
    components = document["components"]["schemas"]
    tags = [
        components[name]["properties"]["do"]["enum"][0] for name in kinds(components, "Command")
    ]
    assert sorted(tags) == sorted(one.__struct_config__.tag for one in get_args(Command))
    assert len(kinds(components, "Message")) == len(get_args(Message))


def kinds(components: dict[str, Any], name: str) -> list[str]:
    return [*schema._references(components[name])]


def test_what_is_always_written_is_required_and_what_may_be_left_out_is_not(
    document: schema.Document,
) -> None:
    components = document["components"]["schemas"]
    assert "ok" in components["Ack"]["required"]
    assert components["NewTable"]["required"] == ["game"]
    assert "luck" not in components["Moment"]["required"]


def test_a_part_that_is_sent_encoded_is_described_by_what_it_holds(
    document: schema.Document,
) -> None:
    fields = document["components"]["schemas"]["TableMessage"]["properties"]
    assert fields["table"] == {"$ref": "#/components/schemas/Table"}
    assert fields["said"]["items"] == {"$ref": "#/components/schemas/ChatLine"}


def test_two_structs_of_one_name_are_refused() -> None:
    one = msgspec.defstruct("Thing", [("a", int)])
    other = msgspec.defstruct("ThingInfo", [("b", int)])
    with pytest.raises(ValueError, match="two structs of one name"):
        schema._components([one, other], schema.component_name)
