"""The command `review`: what was luck and what was skill in a record."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import add_language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add this command to the parser."""
    review = commands.add_parser("review", help="what was luck and what was skill in a record")
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--seat", type=int, metavar="N", help="only this seat's choices")
    review.add_argument("--json", type=Path, metavar="FILE", help="write it there too")
    review.add_argument("--picture", type=Path, metavar="FILE", help="draw it: .png or .svg")
    add_language(review)
    review.set_defaults(run=_review)


def _review(asked: argparse.Namespace) -> int:
    from tavolata.coach.review_command import review

    return review(asked)
