"""Errors as answers: one form for all of them, and how the API's description lists them."""

import msgspec
import structlog
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from tavolata.core.errors import Refusal
from tavolata.server.http.requests import HttpRequest

STATUS = {  # of a refusal, by its code; 400 for any other
    "unknown_table": 404,
    "unknown_game": 404,
    "forbidden": 403,
    "too_many": 429,
    "server_fault": 500,
}
REASONS = {404: "not-found", 405: "bad-method", 409: "game-running", 413: "too-large"}
MEANINGS = {
    400: "Something in the request is wrong",
    403: "Not allowed to who asks",
    404: "There is no such thing",
    409: "The game is still running",
    413: "The body is too large",
    429: "Too often, or too many at once: ask again later",
    500: "The server failed",
}

log = structlog.get_logger()


class RefusalInfo(msgspec.Struct):
    """Why something was refused: `reason` is a message `refused-REASON` of the locale files,
    `details` its variables, `message` the same in English."""

    error: str
    reason: str
    details: dict[str, str | int]
    message: str

    @classmethod
    def of(cls, refusal: Refusal) -> "RefusalInfo":
        return cls(refusal.code, refusal.reason, {**refusal.details}, str(refusal))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The statuses that a route may refuse with, besides those that every one may, for the
    description of the API."""
    return {
        status: ResponseSpec(RefusalInfo, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, 500})
    }


def _on_refusal(request: HttpRequest, refusal: Refusal) -> Response[RefusalInfo]:
    status = STATUS.get(refusal.code, 400)
    return Response(RefusalInfo.of(refusal), status_code=status)


def _on_http_error(request: HttpRequest, problem: HTTPException) -> Response[RefusalInfo]:
    """Litestar's own errors in our form, without its details."""
    refusal = Refusal(REASONS.get(problem.status_code, "bad-body"))
    headers = {k: v for k, v in (problem.headers or {}).items() if k == "allow"}
    status = problem.status_code
    return Response(RefusalInfo.of(refusal), status_code=status, headers=headers)


def _on_fault(request: HttpRequest, problem: Exception) -> Response[RefusalInfo]:
    log.error("a request failed", path=request.url.path, exc_info=problem)
    return Response(RefusalInfo.of(Refusal("server-fault")), status_code=500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    Refusal: _on_refusal,
    HTTPException: _on_http_error,
    Exception: _on_fault,
}
