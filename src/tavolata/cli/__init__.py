"""The command `tavolata`. Nothing heavy is loaded before a command needs it."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from tavolata.core.catalogue import names

LANGUAGES = ("en", "de", "it", "es")


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with its status."""
    asked = _parser().parse_args(arguments)
    from tavolata.core.errors import Refusal

    try:
        status = asked.run(asked)
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
    parser = argparse.ArgumentParser(
        prog="tavolata",
        description="Three family games at one table: Heckmeck, Alles im Eimer, Geizen.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play in the terminal, with bots and friends")
    play.add_argument("game", nargs="?", choices=names(), help="asked for when left out")
    play.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    play.add_argument(
        "--bots", metavar="N", help="how many are bots, or which: --bots rookie,regular"
    )
    play.add_argument("--start", type=int, metavar="SEAT", help="who begins; drawn when left out")
    play.add_argument("--out", type=Path, metavar="FILE", help="where to save the record")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a recorded game as a story")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check a record: every move, every die and card")
    verify.add_argument("file", type=Path, metavar="FILE")
    verify.set_defaults(run=_verify)

    referee = commands.add_parser("referee", help="the rules for other programs, by JSON lines")
    referee.set_defaults(run=_referee)

    ready = commands.add_parser("ready", help="compile the rules now, so that games start at once")
    ready.set_defaults(run=_ready)

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
    serve.set_defaults(run=_serve)

    export = commands.add_parser("export", help="write all records and logs of a server's tables")
    export.add_argument("--database", help="a file (SQLite) or a postgresql:// address")
    export.add_argument(
        "--out", type=Path, required=True, metavar="DIR|FILE.zip", help="where to write them"
    )
    export.set_defaults(run=_export)

    arena = commands.add_parser("arena", help="let bots play many games: who is stronger?")
    arena.add_argument("game", choices=names())
    arena.add_argument(
        "--bot",
        action="append",
        required=True,
        metavar="BOT",
        help="a level, as master, or a program, as 'cmd:python my_bot.py'; at least two. "
        "With more seats than bots, the last one named takes those that are left",
    )
    arena.add_argument("--games", type=_count, default=1000, metavar="N", help="how many (1000)")
    arena.add_argument("--seats", type=_count, metavar="N", help="how many play at a table")
    arena.add_argument("--seed", metavar="TEXT", help="the same seed deals the same chance")
    arena.add_argument("--seconds", type=_time, default=2.0, help="a move, for programs (2.0)")
    arena.add_argument("--json", type=Path, metavar="FILE", help="write the result there")
    arena.add_argument("--picture", type=Path, metavar="FILE", help="draw it: .png or .svg")
    arena.set_defaults(run=_arena)

    simulate = commands.add_parser("simulate", help="play many games into a file of tables")
    simulate.add_argument("game", choices=names())
    simulate.add_argument("--seats", type=_count, metavar="N", help="how many play at a table")
    simulate.add_argument(
        "--bots",
        default="regular",
        metavar="BOTS",
        help="who plays, seat by seat, as expert,regular,rookie,random; the last one named "
        "takes the seats that are left (regular)",
    )
    simulate.add_argument("--games", type=_count, default=1000, metavar="N", help="how many (1000)")
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
    simulate.set_defaults(run=_simulate)

    odds = commands.add_parser("odds", help="how likely each tile is, from any point of a turn")
    odds.add_argument("game", choices=names())
    odds.add_argument("--kept", default="", metavar="DICE", help="set aside, as '5 5 W'")
    odds.add_argument("--roll", default="", metavar="DICE", help="to choose from, as '1 3 3 4 W'")
    odds.add_argument("--json", type=Path, metavar="FILE", help="write it there; - for the screen")
    odds.add_argument("--markdown", action="store_true", help="as a table in Markdown")
    odds.set_defaults(run=_odds)

    report = commands.add_parser("report", help="how a game behaves: a page for designers")
    report.add_argument("game", choices=names())
    report.add_argument(
        "--games", type=_count, default=10_000, metavar="N", help="of each kind of table (10000)"
    )
    report.add_argument("--seed", default="1", metavar="TEXT", help="the same gives the same (1)")
    report.add_argument("--out", type=Path, metavar="FILE.html", help="where to write the page")
    report.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    report.set_defaults(run=_report)

    lab = commands.add_parser("lab", help="train the masters, solve small games exactly")
    works = lab.add_subparsers(metavar="WORK", required=True)
    train = works.add_parser("train", help="learn what positions are worth, by self-play")
    train.add_argument("game", choices=names())
    train.add_argument("--seats", type=_count, required=True, metavar="N")
    train.add_argument("--positions", type=_count, metavar="N", help="how many to learn from")
    train.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto")
    train.add_argument("--seed", type=int, default=1, metavar="NUMBER")
    train.set_defaults(run=_train)
    solve = works.add_parser("solve", help="compute best play, where a game is small enough")
    solve.add_argument("game", choices=names())
    solve.set_defaults(run=_solve)
    puzzles = works.add_parser("puzzles", help="find puzzles in games of bots")
    puzzles.add_argument("game", choices=names())
    puzzles.add_argument("--out", type=Path, required=True, metavar="FILE")
    puzzles.set_defaults(run=_puzzles)
    reviews = works.add_parser("reviews", help="look back on many records at once")
    reviews.add_argument("files", nargs="+", type=Path, metavar="FILE")
    reviews.add_argument("--out", type=Path, required=True, metavar="DIR")
    reviews.set_defaults(run=_reviews)
    curve = works.add_parser("curve", help="draw how a master has learned")
    curve.add_argument("game", choices=names())
    curve.add_argument("--seats", type=_count, required=True, metavar="N")
    curve.add_argument("--picture", type=Path, required=True, metavar="FILE")
    curve.set_defaults(run=_curve)

    review = commands.add_parser("review", help="what was luck and what was skill in a record")
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument("--seat", type=int, metavar="N", help="only this seat's choices")
    review.add_argument("--json", type=Path, metavar="FILE", help="write it there too")
    review.add_argument("--picture", type=Path, metavar="FILE", help="draw it: .png or .svg")
    review.set_defaults(run=_review)

    for command in (play, arena, simulate, solve):
        command.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option of the game, as short=highest; @FILE reads a value (a board) "
            "from a file",
        )
    for command in (arena, simulate, report, train, reviews):
        command.add_argument(
            "--cluster", metavar="ADDRESS", help="a Dask cluster's scheduler, as tcp://host:8786"
        )
    for command in (arena, simulate, report, train, solve, reviews):
        command.add_argument(
            "--workers", type=_count, default=0, metavar="N", help="processes; one a core as usual"
        )
    for command in (train, solve):
        command.add_argument("--out", type=Path, metavar="FILE", help="where to write it")
    for command in (play, replay, verify, serve, export, review):
        command.add_argument("--lang", choices=LANGUAGES, help="the language to speak")
    for command in (arena, simulate, odds, report, train, solve, puzzles, curve, reviews):
        command.add_argument("--lang", choices=LANGUAGES, help="the language to speak")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _time(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise ValueError
    return seconds


def language(asked: str | None) -> str:
    """The language asked for, or the machine's, or English."""
    if asked:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _complain(asked: argparse.Namespace, refused: Any) -> None:
    from tavolata.locale import say

    lang = language(getattr(asked, "lang", None))
    text = say(lang, f"refused-{refused.reason}", **refused.details)
    print(text, file=sys.stderr)


def _play(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_bots, read_options

    _get_ready(asked)
    from tavolata.terminal import run

    seats, bots = read_bots(asked.game, asked.seats, asked.bots)
    return run(
        asked.game,
        seats,
        bots,
        asked.lang,
        read_options(asked.game, asked.option),
        asked.start,
        asked.out,
        asked.resume,
    )


def _get_ready(asked: argparse.Namespace) -> None:
    """Compile the rules, if that was never done here."""
    from tavolata.core.catalogue import find
    from tavolata.locale import say

    asked_for = getattr(asked, "game", None)
    if not all(find(name).compiled for name in ([asked_for] if asked_for else names())):
        print(say(language(asked.lang), "command-preparing"), file=sys.stderr, flush=True)
        _ready(asked)


def _arena(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_options

    _get_ready(asked)
    from tavolata.lab.command import arena

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

    _get_ready(asked)
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
    _get_ready(asked)
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


def _train(asked: argparse.Namespace) -> int:
    from tavolata.lab.command import train

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
    from tavolata.lab.command import solve

    options = read_options(asked.game, asked.option)
    lang = language(asked.lang)
    return solve(asked.game, options=options, out=asked.out, workers=asked.workers, lang=lang)


def _puzzles(asked: argparse.Namespace) -> int:
    from tavolata.lab.command import puzzles

    return puzzles(asked.game, out=asked.out, lang=language(asked.lang))


def _reviews(asked: argparse.Namespace) -> int:
    _get_ready(asked)
    from tavolata.lab.reviews import reviews

    return reviews(
        asked.files,
        out=asked.out,
        workers=asked.workers,
        cluster=asked.cluster,
        lang=language(asked.lang),
    )


def _curve(asked: argparse.Namespace) -> int:
    from tavolata.lab.command import curve

    return curve(asked.game, asked.seats, asked.picture, language(asked.lang))


def _replay(asked: argparse.Namespace) -> int:
    from tavolata.terminal.story import tell

    return tell(asked.file, asked.lang)


def _verify(asked: argparse.Namespace) -> int:
    from tavolata.core.record import Misfit, read_file, verify
    from tavolata.locale import say

    lang = language(asked.lang)
    try:
        proof = verify(read_file(asked.file))
    except Misfit as misfit:
        why = say(lang, f"refused-{misfit.reason}", **misfit.details)
        if misfit.entry is None:
            print(say(lang, "verify-misfit-part", part=misfit.where, why=why))
        else:
            entry = misfit.text[:200].encode("utf-8", "backslashreplace").decode()
            print(say(lang, "verify-misfit", number=str(misfit.entry), entry=entry, why=why))
        return 1
    print(say(lang, "verify-moves", count=len(proof.journal.log)))
    if proof.dice:
        print(say(lang, "verify-dice"))
    elif proof.journal.fair is None:
        print(say(lang, "verify-no-dice"))
    else:
        print(say(lang, "verify-no-seed"))
    if not proof.over:
        print(say(lang, "verify-running"))
    return 0


def _review(asked: argparse.Namespace) -> int:
    from tavolata.coach.review_command import review

    return review(asked)


def _referee(asked: argparse.Namespace) -> int:
    from tavolata.referee import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _serve(asked: argparse.Namespace) -> int:
    from tavolata.server.serve import run
    from tavolata.server.settings import ENVIRONMENT, Settings

    given = {name: getattr(asked, name) for name in ENVIRONMENT}
    settings = Settings.read(**given)
    return run(settings, language(asked.lang), asked.open)


def _export(asked: argparse.Namespace) -> int:
    _get_ready(asked)
    from tavolata.server.settings import Settings
    from tavolata.server.storage.export import export

    database = Settings.read(database=asked.database).database
    return export(database, asked.out, language(asked.lang))


def _ready(asked: argparse.Namespace) -> int:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from tavolata.core.compiling import forget_old_caches

    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(prepare, names()))
    forget_old_caches()
    return 0


def prepare(name: str) -> None:
    """Compile one game's laws, and what its bots and its coach think with."""
    from tavolata import bots
    from tavolata.coach.evaluator import evaluator
    from tavolata.core.catalogue import find, kit
    from tavolata.core.law import new_rng

    game = find(name)
    game.prepare()
    bots.prepare(name)
    state, rng = game.start(2), new_rng(b"prepare")
    while state.chance:
        state = state.drawn(rng)
    if kit(name).evaluator is not None and not state.over:
        evaluator(name).outlook(state)
        evaluator(name).judge(state.view(state.to_move[0]))
