"""The API's description: one OpenAPI document of all routes, commands and messages.

    python -m tavolata.server.schema        prints it; starts no server, compiles no rules

Litestar describes the routes. The structs that they take and answer are described by msgspec, as
are the commands and messages of the WebSocket. The page's types are generated from the document
(`make schema`).
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from inspect import cleandoc
from typing import Any, TypeAlias, get_args

import msgspec
from litestar import Litestar, Request
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from tavolata.server.http.router import api_router
from tavolata.server.tables.commands import Command
from tavolata.server.tables.messages import Message

Json: TypeAlias = Any  # any JSON value: a part of the document
Document: TypeAlias = dict[str, Json]
StructType: TypeAlias = type[msgspec.Struct]

REFERENCE = "#/components/schemas/"
SOCKET = "/api/tables/{code}/live"


def component_name(struct: str) -> str:
    """What a struct is called in the document, by its class's name."""
    return struct.removesuffix("Info")


def command_name(struct: str) -> str:
    return f"{struct}Command"


class StructPlugin(OpenAPISchemaPlugin):
    """Notes which structs the routes use: Litestar's own descriptions of them are replaced."""

    def __init__(self) -> None:
        self.structs: set[StructType] = set()

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        struct: StructType = field_definition.annotation
        self.structs.add(struct)
        title = component_name(struct.__name__)
        placeholder: Schema = schema_creator.create_component_schema(
            field_definition, required=[], property_fields={}, title=title
        )
        return placeholder


class DocumentPlugin(OpenAPIRenderPlugin):
    """Serves the document."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._rendered = b""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: Document) -> bytes:
        if not self._rendered:
            self._rendered = msgspec.json.encode(describe(request.app))
        return self._rendered


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tavolata",
        version="1",
        path="/api/schema",
        render_plugins=[DocumentPlugin()],
        operation_id_creator=lambda handler, method, path: handler.handler_name,
    )


def describe(app: Litestar) -> Document:
    """The document of an application that has a StructPlugin."""
    document = app.openapi_schema.to_schema()
    titles = {
        name: placeholder["title"]
        for name, placeholder in document["components"]["schemas"].items()
    }
    document["paths"] = dict(sorted(_rename(document["paths"], titles).items()))
    structs = app.plugins.get(StructPlugin).structs
    components = {
        **_components((*structs, *get_args(Message)), component_name),
        **_components(get_args(Command), command_name),
        "Command": {"oneOf": [_reference(command_name(one.__name__)) for one in get_args(Command)]},
        "Message": {
            "anyOf": [_reference(component_name(one.__name__)) for one in get_args(Message)]
        },
    }
    taken = {*_reached(_bodies(document["paths"]), components), *_reached(["Command"], components)}
    for name in components.keys() - taken:
        _require_what_is_written(components[name])
    document["components"] = {"schemas": dict(sorted(components.items()))}
    live = {"commands": _reference("Command"), "messages": _reference("Message")}
    document["x-websocket"] = {SOCKET: live}
    return document


def _components(structs: Iterable[StructType], rename: Callable[[str], str]) -> Document:
    """The descriptions of structs, and of those that they hold, by the names they are given."""
    ordered = sorted(structs, key=lambda struct: struct.__name__)
    _, found = msgspec.json.schema_components(ordered, ref_template=REFERENCE + "{name}")
    names = {name: rename(name) for name in found}
    if len({*names.values()}) < len(names):
        raise ValueError(f"two structs of one name: {sorted(names.values())}")
    return {names[name]: _rename(_tidy(found[name]), names) for name in found}


def _reference(name: str) -> Document:
    return {"$ref": REFERENCE + name}


def _rename(part: Json, names: dict[str, str]) -> Json:
    """A part of the document with its references renamed."""
    if isinstance(part, list):
        return [_rename(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return _reference(names[part["$ref"].removeprefix(REFERENCE)])
    return {key: _rename(value, names) for key, value in part.items()}


def _tidy(part: Json) -> Json:
    """A part of the document as it is meant: without the alternative that a value is encoded
    already (msgspec.Raw), objects of any shape said to be such, texts without their indentation,
    no titles that repeat a name."""
    if isinstance(part, list):
        return [_tidy(one) for one in part]
    if not isinstance(part, dict):
        return part
    tidy = {key: _tidy(value) for key, value in part.items() if key != "title"}
    if {} in part.get("anyOf", ()):
        kinds = [kind for kind in tidy.pop("anyOf") if kind != {}]
        tidy |= kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    if part.get("type") == "object" and not {*part} & {"properties", "additionalProperties"}:
        tidy["additionalProperties"] = True
    if isinstance(part.get("description"), str):
        tidy["description"] = cleandoc(part["description"])
    return tidy


def _bodies(paths: Document) -> list[str]:
    """The components that requests have in their bodies."""
    bodies = [
        operation["requestBody"]
        for path in paths.values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    return [*_references(bodies)]


def _references(part: Json) -> Iterator[str]:
    """The components that a part of the document refers to."""
    if isinstance(part, list):
        for one in part:
            yield from _references(one)
    elif isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(REFERENCE)
        else:
            yield from _references([*part.values()])


def _reached(names: Iterable[str], components: Document) -> set[str]:
    """Components, and all that they refer to."""
    reached: set[str] = set()
    waiting = [*names]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _references(components[name])
    return reached


def _require_what_is_written(component: Document) -> None:
    """What has a default may be left out of what we read, but is in all that we write."""
    for name, field in component.get("properties", {}).items():
        if "default" in field:
            del field["default"]
            component["required"].append(name)


def document() -> Document:
    """The document of an application below the root path."""
    app = Litestar([api_router()], openapi_config=openapi_config(), plugins=[StructPlugin()])
    return describe(app)


def main() -> None:
    json.dump(document(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
