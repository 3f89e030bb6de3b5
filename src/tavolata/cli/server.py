"""Commands for who runs a server: serve, export."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import add_language
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add these commands to the parser."""
    serve = commands.add_parser("serve", help="play in the browser: run the server")
    serve.add_argument("--host", help="where to listen; 0.0.0.0 for the home network")
    serve.add_argument("--port", type=int)
    serve.add_argument("--database", help="a file (SQLite) or a postgresql:// address")
    serve.add_argument("--workers", type=int, metavar="N", help="processes; needs PostgreSQL")
    serve.add_argument("--base", metavar="PATH", help="the path a proxy serves it under")
    serve.add_argument(
        "--keep-finished", metavar="DAYS", help="remove finished tables after so many days"
    )
    serve.add_argument(
        "--keep-abandoned", metavar="DAYS", help="remove tables where nobody goes on after so many"
    )
    serve.add_argument(
        "--export-to", type=Path, metavar="DIR", help="write a table there before it is removed"
    )
    serve.add_argument("--open", action="store_true", help="open the browser")
    add_language(serve)
    serve.set_defaults(run=_serve)

    export = commands.add_parser("export", help="write all records and logs of a server's tables")
    export.add_argument("--database", help="a file (SQLite) or a postgresql:// address")
    export.add_argument(
        "--out", type=Path, required=True, metavar="DIR|FILE.zip", help="where to write them"
    )
    add_language(export)
    export.set_defaults(run=_export)


def _serve(asked: argparse.Namespace) -> int:
    from tavolata.server.serve import run
    from tavolata.server.settings import ENVIRONMENT, Settings

    given = {name: getattr(asked, name) for name in ENVIRONMENT}
    settings = Settings.read(**given)
    return run(settings, language(asked.lang), asked.open)


def _export(asked: argparse.Namespace) -> int:
    from tavolata.cli.ready import get_ready

    get_ready(None, asked.lang)
    from tavolata.server.settings import Settings
    from tavolata.server.storage.export import export

    database = Settings.read(database=asked.database).database
    return export(database, asked.out, language(asked.lang))
