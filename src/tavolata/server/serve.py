"""Running the server: addresses and a QR code to share, logs, a graceful stop."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from threading import Timer

import segno
import structlog
import uvicorn
from litestar import Litestar
from structlog.typing import Processor

from tavolata.core.errors import Refusal
from tavolata.locale import say
from tavolata.server.app import make_app
from tavolata.server.settings import Settings
from tavolata.server.tables.commands import MAX_MESSAGE

ALL_INTERFACES = ("0.0.0.0", "::")
HEALTHCHECK_TIMEOUT = 60  # seconds a process may be too busy to answer before it is replaced

log = structlog.get_logger()


def run(settings: Settings, language: str, open_browser: bool) -> int:
    """Serve until stopped."""
    _set_up_logs()
    _check_port(settings)
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise Refusal("workers")
    settings.to_environment()
    here = "127.0.0.1" if settings.host in ALL_INTERFACES else settings.host
    address = f"http://{here}:{settings.port}{settings.base.rstrip('/')}/"
    _print_addresses(settings, language, address)
    if open_browser and _has_screen():
        Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        f"{__name__}:worker" if settings.workers > 1 else worker(),
        factory=settings.workers > 1,
        workers=settings.workers,
        timeout_worker_healthcheck=HEALTHCHECK_TIMEOUT,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=uvicorn_protocol(),
        ws_max_size=2 * MAX_MESSAGE,
        proxy_headers=True,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return 0


def uvicorn_protocol() -> type[asyncio.Protocol] | str:
    """What uvicorn is to speak WebSocket with: its own choice where the fast path is not to be
    had."""
    try:
        from tavolata.server.ws.protocol import FastWebSocketProtocol
    except ImportError as problem:
        log.warning("this uvicorn has no fast path for WebSockets", problem=str(problem))
        return "auto"
    return FastWebSocketProtocol


def worker() -> Litestar:
    """The application of one process, by the settings in the environment."""
    _set_up_logs()
    return make_app(Settings.read())


def _print_addresses(settings: Settings, language: str, address: str) -> None:
    lines = [say(language, "serve-here", address=address)]
    shared = _network_address(settings)
    if shared:
        lines.append(say(language, "serve-network", address=shared))
    sys.stdout.write("\n".join(lines) + "\n")
    if shared and sys.stdout.isatty():
        segno.make(shared, micro=False).terminal(out=sys.stdout, compact=True)
    database = settings.database.split("@")[-1]
    sys.stdout.write(say(language, "serve-stop", database=database) + "\n")
    sys.stdout.flush()


def _network_address(settings: Settings) -> str | None:
    """The address that others on the home network can reach, if we listen there."""
    if settings.host not in ALL_INTERFACES:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks which interface would be used
            ours = probe.getsockname()[0]
        except OSError:
            return None
    return f"http://{ours}:{settings.port}{settings.base.rstrip('/')}/"


def _check_port(settings: Settings) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except (OSError, OverflowError) as problem:
            raise Refusal("bad-port", port=str(settings.port)) from problem


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ


def _set_up_logs() -> None:
    """One JSON object a line on standard error; texts for people go to standard output."""
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        stamp,
    ]
    structlog.configure(
        processors=[
            *shared,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
