"""The command `tavolata`. Nothing heavy is loaded before a command needs it.

Each group of commands is a module: it adds their parsers, and holds what they do.
"""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from tavolata.cli import arena, lab, play, ready, review, server
from tavolata.cli.arguments import Command
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.core.errors import Refusal

GROUPS = (play, ready, server, arena, lab, review)  # in the order that the help has


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with its status."""
    asked = _parser().parse_args(arguments)
    run: Command = asked.run
    from tavolata.core.errors import Refusal

    try:
        status = run(asked)
    except Refusal as refused:
        _complain(asked, refused)
        status = 2
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tavolata", description="Family games at one table.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for group in GROUPS:
        group.add_to(commands)
    return parser


def _complain(asked: argparse.Namespace, refused: "Refusal") -> None:
    from tavolata.locale import say

    lang = language(getattr(asked, "lang", None))
    print(say(lang, f"refused-{refused.reason}", **refused.details), file=sys.stderr)
