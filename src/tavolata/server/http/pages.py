"""The built page: its parts are read and compressed once, then served from memory."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from tavolata.server.http.requests import YEARS, HttpRequest

PAGE = Path(__file__).parent.parent / "page"
ASSETS = PAGE / "assets"
FOR_EVER = f"public, max-age={YEARS}, immutable"  # a part's name holds its hash
COMPRESSED = {".woff2", ".png"}  # already


@route(
    "/assets/{name:str}",
    http_method=["GET", "HEAD"],
    sync_to_thread=False,
    include_in_schema=False,
)
def get_asset(name: FromPath[str], request: HttpRequest) -> Response[bytes]:
    """A part of the page, by the name that the build gave it."""
    if Path(name).name != name or not (ASSETS / name).is_file():
        raise NotFoundException
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    accepted = "gzip" in request.headers.get("accept-encoding", "")
    zipped = accepted and Path(name).suffix not in COMPRESSED
    if zipped:
        headers["content-encoding"] = "gzip"
    media_type = guess_type(name)[0] or "application/octet-stream"
    return Response(_content(name, zipped), media_type=media_type, headers=headers)


@cache
def _content(name: str, zipped: bool) -> bytes:
    content = (ASSETS / name).read_bytes()
    return gzip.compress(content, mtime=0) if zipped else content


def page_routes() -> list[ControllerRouterHandler]:
    """The built page, where there is one."""
    if not (PAGE / "index.html").exists():
        return []
    revalidate = CacheControlHeader(no_cache=True)
    shell = create_static_files_router(
        path="/", directories=[PAGE], html_mode=True, cache_control=revalidate
    )
    return [get_asset, shell]
