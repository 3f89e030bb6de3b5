"""Who somebody is: their name, and links to their other devices."""

from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody

from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import HttpRequest, check_limit, person_of, with_cookie
from tavolata.server.identity import Face, clean_name, known_animal, known_colour

Text = Annotated[str, msgspec.Meta(max_length=300)]


class Person(msgspec.Struct):
    """The name is empty until one is given; animal and colour are given by chance until they
    are chosen."""

    name: str
    animal: str
    colour: str


class NewFace(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be shown. An empty animal or colour is given by chance."""

    name: Text
    animal: Text = ""
    colour: Text = ""


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a personal link carries; good for an hour."""

    token: Text


async def _me(request: HttpRequest, person: str) -> Response[Person]:
    face = await context_of(request).service.name(person)
    return with_cookie(request, person, Person(*face))


@get("/me", summary="Who I am", responses=refusals())
async def get_me(request: HttpRequest) -> Response[Person]:
    return await _me(request, person_of(request))


@put("/me", summary="Give me a name, an animal and a colour", responses=refusals(400, 413, 429))
async def put_me(request: HttpRequest, data: JSONBody[NewFace]) -> Response[Person]:
    check_limit(request, context_of(request).limits.requests)
    person = person_of(request)
    face = Face(
        clean_name(data.name),
        known_animal(data.animal, person),
        known_colour(data.colour, person),
    )
    await context_of(request).service.rename(person, face)
    return with_cookie(request, person, Person(*face))


@post(
    "/me/link",
    status_code=200,
    summary="A personal link for another device",
    responses=refusals(429),
)
async def post_link(request: HttpRequest) -> Response[LinkToken]:
    check_limit(request, context_of(request).limits.requests)
    person = person_of(request)
    return with_cookie(request, person, LinkToken(context_of(request).signer.link(person)))


@post(
    "/me/claim",
    status_code=200,
    summary="Become the person of a link",
    responses=refusals(400, 413, 429),
)
async def post_claim(request: HttpRequest, data: JSONBody[LinkToken]) -> Response[Person]:
    check_limit(request, context_of(request).limits.requests)
    return await _me(request, context_of(request).signer.claim(data.token))


ROUTES = [get_me, put_me, post_link, post_claim]
