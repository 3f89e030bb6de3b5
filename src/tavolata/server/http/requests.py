"""Who asks over HTTP, how often they may, and what they may ask about."""

from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from tavolata.record import Journal
from tavolata.server import identity
from tavolata.server.limits import Limit, TooMany
from tavolata.server.tables.service import TableService

YEARS = 5 * 365 * 24 * 3600

Answer = dict[str, Any]  # a JSON object
Asked = Request[Any, Any, Any]
Code = Annotated[str, Parameter(max_length=8, pattern="^[A-Z2-9]{6}$")]
Number = Annotated[int, Parameter(ge=0, le=100_000)]
T = TypeVar("T")


def service_of(state: State) -> TableService:
    service: TableService = state.service
    return service


def person_of(request: Asked) -> str:
    """Who asks; somebody new where there is no cookie of ours."""
    return known_person(request) or identity.new_person()


def known_person(request: Asked) -> str | None:
    signer: identity.Signer = request.app.state.signer
    return signer.person(request.cookies.get(identity.COOKIE))


def with_cookie(request: Asked, person: str, body: T, status: int = 200) -> Response[T]:
    """An answer that makes this device that person."""
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    cookie = Cookie(
        key=identity.COOKIE,
        value=request.app.state.signer.cookie(person),
        path=request.app.state.settings.base,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(body, cookies=[cookie], status_code=status)


def limit(request: Asked, name: str) -> None:
    """Refuse who asks too often."""
    limits: dict[str, Limit] = request.app.state.limits
    host = request.client.host if request.client else ""
    forwarded = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    if not limits[name].allows(f"{host} {forwarded}"):
        raise TooMany("too-often")


async def finished(state: State, code: str, number: int) -> Journal:
    """A finished game; while it runs, its whole log is nobody's."""
    table = await service_of(state).find(code)
    if not 0 <= number < len(table.finished):
        raise HTTPException(status_code=404, detail="no-such-game")
    journal = table.finished[number]
    if not journal.state.over:
        raise HTTPException(status_code=409, detail="game-running")
    return journal
