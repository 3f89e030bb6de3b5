"""Commands that let bots play many games, and tell odds: arena, simulate, odds, report."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import (
    add_cluster,
    add_game,
    add_language,
    add_option,
    add_workers,
    count,
    duration,
)
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add these commands to the parser."""
    _add_arena(commands)
    _add_simulate(commands)
    _add_odds(commands)
    _add_report(commands)


def _add_arena(commands: "Subparsers") -> None:
    arena = commands.add_parser("arena", help="let bots play many games: who is stronger?")
    add_game(arena)
    arena.add_argument(
        "--bot",
        action="append",
        required=True,
        metavar="BOT",
        help="a level, as master, or a program, as 'cmd:python my_bot.py'; at least two. "
        "With more seats than bots, the last one named takes those that are left",
    )
    arena.add_argument("--games", type=count, default=1000, metavar="N", help="how many (1000)")
    arena.add_argument("--seats", type=count, metavar="N", help="how many play at a table")
    arena.add_argument("--seed", metavar="TEXT", help="the same seed deals the same chance")
    arena.add_argument("--seconds", type=duration, default=2.0, help="a move, for programs (2.0)")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write the result there")
    arena.add_argument("--picture", type=Path, metavar="FILE", help="draw it: .png or .svg")
    for add in (add_option, add_cluster, add_workers, add_language):
        add(arena)
    arena.set_defaults(run=_arena)


def _add_simulate(commands: "Subparsers") -> None:
    simulate = commands.add_parser("simulate", help="play many games into a file of tables")
    add_game(simulate)
    simulate.add_argument("--seats", type=count, metavar="N", help="how many play at a table")
    simulate.add_argument(
        "--bots",
        default="regular",
        metavar="BOTS",
        help="who plays, seat by seat, as expert,regular,rookie,random; the last one named "
        "takes the seats that are left (regular)",
    )
    simulate.add_argument("--games", type=count, default=1000, metavar="N", help="how many (1000)")
    simulate.add_argument("--seed", metavar="TEXT", help="the same seed gives the same games")
    simulate.add_argument(
        "--moves", action="store_true", help="write every move into a second file"
    )
    simulate.add_argument(
        "--closely", action="store_true", help="count choices and changes of the lead, too"
    )
    simulate.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    simulate.add_argument(
        "--out", type=Path, required=True, metavar="FILE.parquet", help="where to write the games"
    )
    for add in (add_option, add_cluster, add_workers, add_language):
        add(simulate)
    simulate.set_defaults(run=_simulate)


def _add_odds(commands: "Subparsers") -> None:
    odds = commands.add_parser("odds", help="how likely each tile is, from any point of a turn")
    add_game(odds)
    odds.add_argument("--kept", default="", metavar="DICE", help="set aside, as '5 5 W'")
    odds.add_argument("--roll", default="", metavar="DICE", help="to choose from, as '1 3 3 4 W'")
    odds.add_argument("--json", type=Path, metavar="FILE", help="write it there; - for the screen")
    odds.add_argument("--markdown", action="store_true", help="as a table in Markdown")
    add_language(odds)
    odds.set_defaults(run=_odds)


def _add_report(commands: "Subparsers") -> None:
    report = commands.add_parser("report", help="how a game behaves: a page for designers")
    add_game(report)
    report.add_argument(
        "--games", type=count, default=10_000, metavar="N", help="of each kind of table (10000)"
    )
    report.add_argument("--seed", default="1", metavar="TEXT", help="the same gives the same (1)")
    report.add_argument("--out", type=Path, metavar="FILE.html", help="where to write the page")
    report.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    for add in (add_cluster, add_workers, add_language):
        add(report)
    report.set_defaults(run=_report)


def _arena(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_options
    from tavolata.cli.ready import get_ready

    get_ready(asked.game, asked.lang)
    from tavolata.lab.arena.command import arena

    return arena(
        asked.game,
        asked.bot,
        seats=asked.seats,
        games=asked.games,
        seed=asked.seed,
        options=read_options(asked.game, asked.option),
        seconds=asked.seconds,
        workers=asked.workers,
        cluster=asked.cluster,
        json_file=asked.json,
        picture=asked.picture,
        lang=language(asked.lang),
    )


def _simulate(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_options
    from tavolata.cli.ready import get_ready

    get_ready(asked.game, asked.lang)
    from tavolata.lab.simulation.command import simulate

    return simulate(
        asked.game,
        [bot.strip() for bot in asked.bots.split(",")],
        seats=asked.seats,
        games=asked.games,
        seed=asked.seed,
        options=read_options(asked.game, asked.option),
        moves=asked.moves,
        closely=asked.closely,
        out=asked.out,
        workers=asked.workers,
        cluster=asked.cluster,
        device=asked.device,
        lang=language(asked.lang),
    )


def _odds(asked: argparse.Namespace) -> int:
    from tavolata.core.catalogue import kit
    from tavolata.core.errors import Refusal

    odds = kit(asked.game).odds
    if odds is None:
        raise Refusal("no-odds", game=asked.game)
    return odds()(
        kept=asked.kept,
        roll=asked.roll,
        json_file=asked.json,
        markdown=asked.markdown,
        lang=language(asked.lang),
    )


def _report(asked: argparse.Namespace) -> int:
    from tavolata.cli.ready import get_ready

    get_ready(asked.game, asked.lang)
    from tavolata.lab.report.command import report

    return report(
        asked.game,
        games=asked.games,
        seed=asked.seed,
        out=asked.out,
        json_file=asked.json,
        workers=asked.workers,
        cluster=asked.cluster,
        lang=language(asked.lang),
    )
