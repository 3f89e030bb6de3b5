"""The parts of the built page: each is read and compressed once, then told from memory."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException

from tavolata.server.http.requests import YEARS

FOLDER = Path(__file__).parent.parent / "page" / "assets"
FOR_EVER = f"public, max-age={YEARS}, immutable"  # a part's name holds its hash
DENSE = {".woff2", ".png"}  # compressed already


@route(
    "/assets/{name:str}",
    http_method=["GET", "HEAD"],
    sync_to_thread=False,
    include_in_schema=False,
)
def get_asset(name: str, request: "Request[Any, Any, Any]") -> Response[bytes]:
    """A part of the page, by the name that the build gave it."""
    if Path(name).name != name or not (FOLDER / name).is_file():
        raise NotFoundException
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    zipped = "gzip" in request.headers.get("accept-encoding", "") and Path(name).suffix not in DENSE
    if zipped:
        headers["content-encoding"] = "gzip"
    kind = guess_type(name)[0] or "application/octet-stream"
    return Response(_told(name, zipped), media_type=kind, headers=headers)


@cache
def _told(name: str, zipped: bool) -> bytes:
    text = (FOLDER / name).read_bytes()
    return gzip.compress(text, mtime=0) if zipped else text
