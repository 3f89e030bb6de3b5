"""Commands of the lab: train, solve, puzzles, reviews, curve."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import (
    add_cluster,
    add_game,
    add_language,
    add_option,
    add_out,
    add_workers,
    count,
)
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add these commands to the parser."""
    lab = commands.add_parser("lab", help="train the masters, solve small games exactly")
    works = lab.add_subparsers(metavar="WORK", required=True)

    train = works.add_parser("train", help="learn what positions are worth, by self-play")
    add_game(train)
    train.add_argument("--seats", type=count, required=True, metavar="N")
    train.add_argument("--positions", type=count, metavar="N", help="how many to learn from")
    train.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto")
    train.add_argument("--seed", type=int, default=1, metavar="NUMBER")
    for add in (add_cluster, add_workers, add_out, add_language):
        add(train)
    train.set_defaults(run=_train)

    solve = works.add_parser("solve", help="compute best play, where a game is small enough")
    add_game(solve)
    for add in (add_option, add_workers, add_out, add_language):
        add(solve)
    solve.set_defaults(run=_solve)

    puzzles = works.add_parser("puzzles", help="find puzzles in games of bots")
    add_game(puzzles)
    puzzles.add_argument("--out", type=Path, required=True, metavar="FILE")
    add_language(puzzles)
    puzzles.set_defaults(run=_puzzles)

    reviews = works.add_parser("reviews", help="look back on many records at once")
    reviews.add_argument("files", nargs="+", type=Path, metavar="FILE")
    reviews.add_argument("--out", type=Path, required=True, metavar="DIR")
    for add in (add_cluster, add_workers, add_language):
        add(reviews)
    reviews.set_defaults(run=_reviews)

    curve = works.add_parser("curve", help="draw how a master has learned")
    add_game(curve)
    curve.add_argument("--seats", type=count, required=True, metavar="N")
    curve.add_argument("--picture", type=Path, required=True, metavar="FILE")
    add_language(curve)
    curve.set_defaults(run=_curve)


def _train(asked: argparse.Namespace) -> int:
    from tavolata.lab.training_command import train

    return train(
        asked.game,
        seats=asked.seats,
        positions=asked.positions,
        device=asked.device,
        seed=asked.seed,
        out=asked.out,
        workers=asked.workers,
        cluster=asked.cluster,
        lang=language(asked.lang),
    )


def _solve(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_options
    from tavolata.lab.solving_command import solve

    options = read_options(asked.game, asked.option)
    lang = language(asked.lang)
    return solve(asked.game, options=options, out=asked.out, workers=asked.workers, lang=lang)


def _puzzles(asked: argparse.Namespace) -> int:
    from tavolata.lab.puzzles_command import puzzles

    return puzzles(asked.game, out=asked.out, lang=language(asked.lang))


def _reviews(asked: argparse.Namespace) -> int:
    from tavolata.cli.ready import get_ready

    get_ready(None, asked.lang)
    from tavolata.lab.reviews import reviews

    return reviews(
        asked.files,
        out=asked.out,
        workers=asked.workers,
        cluster=asked.cluster,
        lang=language(asked.lang),
    )


def _curve(asked: argparse.Namespace) -> int:
    from tavolata.lab.training_command import curve

    return curve(asked.game, asked.seats, asked.picture, language(asked.lang))
