"""What the routes share: parameters, who asks, how often they may, finished games."""

from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from tavolata.core.record import Journal
from tavolata.server.context import context_of
from tavolata.server.limits import Limit, TooMany
from tavolata.server.signing import COOKIE, new_person

YEARS = 5 * 365 * 24 * 3600

HttpRequest: TypeAlias = Request[Any, Any, Any]
Code = Annotated[
    str, Parameter(max_length=8, pattern="^[A-Z2-9]{6}$", description="a table's code")
]
Number = Annotated[int, Parameter(ge=0, le=100_000, description="counts from 0")]
GameName = Annotated[
    str,
    Parameter(max_length=40, pattern="^[a-z][a-z0-9_-]*$", description="a game of the catalogue"),
]
T = TypeVar("T")


def person_of(request: HttpRequest) -> str:
    """Who asks; somebody new where there is no cookie of ours."""
    return known_person(request) or new_person()


def known_person(request: HttpRequest) -> str | None:
    return context_of(request).signer.person(request.cookies.get(COOKIE))


def with_cookie(request: HttpRequest, person: str, body: T, status: int = 200) -> Response[T]:
    """An answer that makes this device that person."""
    context = context_of(request)
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    cookie = Cookie(
        key=COOKIE,
        value=context.signer.cookie(person),
        path=context.settings.base,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(body, cookies=[cookie], status_code=status)


def check_limit(request: HttpRequest, limit: Limit) -> None:
    """Refuse who asks too often."""
    host = request.client.host if request.client else ""
    forwarded = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if not limit.allows(f"{host} {forwarded}"):
        raise TooMany("too-often")


async def finished_game(request: HttpRequest, code: str, number: int) -> Journal:
    """A finished game; while it runs, nobody may have its whole log."""
    table = await context_of(request).service.find(code)
    if not 0 <= number < len(table.finished):
        raise HTTPException(status_code=404, detail="no-such-game")
    journal = table.finished[number]
    if not journal.state.over:
        raise HTTPException(status_code=409, detail="game-running")
    return journal
