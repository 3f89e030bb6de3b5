"""Commands around the rules themselves: the referee, and compiling them in advance."""

import argparse
import sys
from typing import TYPE_CHECKING

from tavolata.core.catalogue import names
from tavolata.core.language import language

if TYPE_CHECKING:
    from tavolata.cli.arguments import Subparsers


def add_to(commands: "Subparsers") -> None:
    """Add these commands to the parser."""
    referee = commands.add_parser("referee", help="the rules for other programs, by JSON lines")
    referee.set_defaults(run=_referee)

    ready = commands.add_parser("ready", help="compile the rules now, so that games start at once")
    ready.set_defaults(run=_ready)


def get_ready(game: str | None, lang: str | None) -> None:
    """Compile the rules, if that was never done here for this game, or for any."""
    from tavolata.core.catalogue import find
    from tavolata.locale import say

    if not all(find(name).compiled for name in ([game] if game else names())):
        print(say(language(lang), "command-preparing"), file=sys.stderr, flush=True)
        prepare_all()


def prepare_all() -> None:
    """Compile what every game needs, a process each."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from tavolata.core.compiling import forget_old_caches

    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        list(processes.map(prepare, names()))
    forget_old_caches()


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
        evaluator(name).evaluate_state(state)
        evaluator(name).evaluate_moves(state.view(state.to_move[0]))


def _referee(asked: argparse.Namespace) -> int:
    from tavolata.referee import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _ready(asked: argparse.Namespace) -> int:
    prepare_all()
    return 0
