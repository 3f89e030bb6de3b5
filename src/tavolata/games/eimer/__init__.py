"""Alles im Eimer (The Bucket King), by Stefan Dorra."""

from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from tavolata.core.kit import GameKit

if TYPE_CHECKING:
    from tavolata.bots.policy import Policies
    from tavolata.coach.evaluator import Evaluator
    from tavolata.coach.reasons import Reasons
    from tavolata.core.game import Game
    from tavolata.envs.observation import Observation
    from tavolata.lab.command import Train
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


def _observation() -> "Observation":
    from tavolata.games.eimer import observation

    return observation


def _screen() -> "GameScreen":
    from tavolata.games.eimer import terminal

    return terminal


def _train() -> "Train":
    from tavolata.games.eimer.lab.training import train

    return train


def _report() -> ModuleType:
    from tavolata.games.eimer.lab import report

    return report


KIT = GameKit(
    "eimer",
    FOLDER,
    _game,
    policies=_policies,
    evaluator=_evaluator,
    reasons=_reasons,
    puzzles=FOLDER / "coach" / "puzzles.json",
    observation=_observation,
    screen=_screen,
    train=_train,
    report=_report,
)
