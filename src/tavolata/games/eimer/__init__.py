"""Alles im Eimer (The Bucket King), by Stefan Dorra."""

from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.kit import Facts, GameKit

if TYPE_CHECKING:
    from tavolata.bots.policy import Policies
    from tavolata.coach.evaluator import Evaluator
    from tavolata.coach.reasons import Reasons
    from tavolata.core.game import Game
    from tavolata.envs.observation import Observation
    from tavolata.lab.interfaces import Train
    from tavolata.lab.report.types import GameReport
    from tavolata.terminal.game_screen import GameScreen

FOLDER = Path(__file__).parent


def _game() -> "Game":
    from tavolata.core.game import Game
    from tavolata.games.eimer import notation, rules

    return Game("eimer", rules, notation)


def _policies() -> "Policies":
    from tavolata.bots.policy import Policies
    from tavolata.games.eimer.bots import heuristics, policy

    return Policies(policy, heuristics)


def _evaluator() -> "Evaluator":
    from tavolata.games.eimer.coach import evaluator

    return evaluator


def _reasons() -> "Reasons":
    from tavolata.games.eimer.coach import reasons

    return reasons


def _facts() -> Facts:
    from tavolata.games.eimer import facts

    return facts


def _observation() -> "Observation":
    from tavolata.games.eimer import observation

    return observation


def _screen() -> "GameScreen":
    from tavolata.games.eimer import terminal

    return terminal


def _train() -> "Train":
    from tavolata.games.eimer.lab.training import train

    return train


def _report() -> "GameReport":
    from tavolata.games.eimer.lab.report import REPORT

    return REPORT


KIT = GameKit(
    "eimer",
    FOLDER,
    _game,
    policies=_policies,
    evaluator=_evaluator,
    reasons=_reasons,
    puzzles=FOLDER / "coach" / "puzzles.json",
    facts=_facts,
    observation=_observation,
    screen=_screen,
    train=_train,
    report=_report,
)
