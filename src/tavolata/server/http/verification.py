"""Checking records: every move by the rules, every die and card by the committed seed."""

from dataclasses import dataclass
from typing import Literal

import msgspec
from litestar import post
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody

from tavolata.core.record import Journal, Misfit, verify
from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import HttpRequest, check_limit
from tavolata.server.tables.messages import ChanceInfo


class Verified(msgspec.Struct):
    """The record fits: `over` the game was played to its end, `dice` every outcome came from the
    committed seed; `chances` has what was to be drawn before each log entry, or null."""

    ok: Literal[True]
    over: bool
    dice: bool
    chances: list[ChanceInfo | None]


class NotVerified(msgspec.Struct):
    """The first entry of the log that does not fit, counted from 1; with `entry` null, the part
    of the record (`where`) that does not. The rest is as in any refusal."""

    ok: Literal[False]
    where: str
    entry: int | None
    error: str
    reason: str
    details: dict[str, str | int]
    message: str


@dataclass
class VerifyOperation(Operation):
    """The body is read as it was sent, so it is described here."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/GameRecord"))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


@post(
    "/verify",
    status_code=200,
    summary="Check a record's moves and dice",
    operation_class=VerifyOperation,
    responses=refusals(400, 404, 413, 429),
)
async def post_verify(request: HttpRequest) -> Verified | NotVerified:
    check_limit(request, context_of(request).limits.heavy)
    chances: list[ChanceInfo | None] = []

    def note(entry: str | None, journal: Journal) -> None:
        chances.append(ChanceInfo.of(journal.state.chance))

    try:
        proof = verify(await request.body(), note)
    except Misfit as misfit:
        return NotVerified(
            ok=False,
            where=misfit.where,
            entry=misfit.entry,
            error=misfit.code,
            reason=misfit.reason,
            details={**misfit.details},
            message=str(misfit),
        )
    return Verified(ok=True, over=proof.over, dice=proof.dice, chances=chances[:-1])


ROUTES = [post_verify]
