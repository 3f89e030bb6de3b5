"""Geizen, by Leo Colovini."""

from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.kit import Facts, GameKit

if TYPE_CHECKING:
    from tavolata.bots.policy import Policies
    from tavolata.coach.evaluator import Evaluator
    from tavolata.coach.reasons import Reasons
    from tavolata.core.game import Game
    from tavolata.envs.observation import Observation
    from tavolata.lab.interfaces import Solve, Train
    from tavolata.lab.report.types import GameReport
    from tavolata.terminal.game_screen import GameScreen

FOLDER = Path(__file__).parent


def _game() -> "Game":
    from tavolata.core.game import Game
    from tavolata.games.geizen import notation, rules

    return Game("geizen", rules, notation)


def _solve() -> "Solve":
    from tavolata.games.geizen.lab.solving import solve

    return solve


def _policies() -> "Policies":
    from tavolata.bots.policy import Policies
    from tavolata.games.geizen.bots import heuristics, policy

    return Policies(policy, heuristics)


def _evaluator() -> "Evaluator":
    from tavolata.games.geizen.coach import evaluator

    return evaluator


def _reasons() -> "Reasons":
    from tavolata.games.geizen.coach import reasons

    return reasons


def _facts() -> Facts:
    from tavolata.games.geizen import facts

    return facts


def _observation() -> "Observation":
    from tavolata.games.geizen import observation

    return observation


def _screen() -> "GameScreen":
    from tavolata.games.geizen import terminal

    return terminal


def _train() -> "Train":
    from tavolata.games.geizen.lab.training import train

    return train


def _report() -> "GameReport":
    from tavolata.games.geizen.lab.report import REPORT

    return REPORT


KIT = GameKit(
    "geizen",
    FOLDER,
    _game,
    policies=_policies,
    solve=_solve,
    evaluator=_evaluator,
    reasons=_reasons,
    puzzles=FOLDER / "coach" / "puzzles.json",
    facts=_facts,
    observation=_observation,
    screen=_screen,
    train=_train,
    report=_report,
)
