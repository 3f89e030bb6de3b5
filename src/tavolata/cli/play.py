"""Commands for who plays in the terminal: play, replay, verify."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.cli.arguments import add_game, add_language, add_option
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add these commands to the parser."""
    play = commands.add_parser("play", help="play in the terminal, with bots and friends")
    add_game(play, optional=True)
    play.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    play.add_argument(
        "--bots", metavar="N", help="how many are bots, or which: --bots rookie,regular"
    )
    play.add_argument("--start", type=int, metavar="SEAT", help="who begins; drawn when left out")
    play.add_argument("--out", type=Path, metavar="FILE", help="where to save the record")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    add_option(play)
    add_language(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a recorded game as a story")
    replay.add_argument("file", type=Path, metavar="FILE")
    add_language(replay)
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check a record: every move, every die and card")
    verify.add_argument("file", type=Path, metavar="FILE")
    add_language(verify)
    verify.set_defaults(run=_verify)


def _play(asked: argparse.Namespace) -> int:
    from tavolata.cli.options import read_bots, read_options
    from tavolata.cli.ready import get_ready

    get_ready(asked.game, asked.lang)
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
