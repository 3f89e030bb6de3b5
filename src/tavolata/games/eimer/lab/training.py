"""Training in Alles im Eimer: first on games by habit, then on games that search with what
was learned from them."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.weights import Layers, Weights, save
from tavolata.core.law import new_rng
from tavolata.games.eimer.bots.value_net import Floats, net_of, new_desk, sizes
from tavolata.games.eimer.lab.self_play import EYES, THOUGHTS, Student, lessons
from tavolata.lab.executors import Hands, all_of, hands

Note = Callable[[str, float], None]

POSITIONS = 3_000_000  # to learn from, unless told
BY_SEARCH = 0.15  # the part of them, at the end, that searching players come to
PART = 4096  # positions that one worker makes at a time
PARTS = 16  # of a round
PASSES = (1, 2)  # over the positions of a round: by habit, by search
WILD = (16, 24)  # one move in so many is any move
WORK = 128  # playouts a move while training
BATCH = 2048
RATE, LAST_RATE = 1e-3, 2e-5
SAVE_EVERY = 30.0  # seconds


def train(
    seats: int,
    *,
    out: Path,
    seed: int = 1,
    positions: int | None = None,
    device: str = "cpu",
    workers: int = 0,
    cluster: str | None = None,
    note: Note,
) -> None:
    """Train a net for so many seats. Stopped and called again, it goes on where it was."""
    total = positions or POSITIONS
    rounds = max(2, total // (PART * PARTS))
    by_habit = rounds - max(1, round(rounds * BY_SEARCH))
    student = Student(seats, seed, device)
    kept = out.with_name(out.name + ".kept.npz")
    task = {"seats": seats, "seed": seed, "rounds": rounds, "device": device}
    done, spent, curve = _go_on(kept, task, student)
    began = saved = time.monotonic()
    with hands(workers or os.cpu_count() or 1, cluster, threads=True) as crew:
        while done < rounds:
            searching = done >= by_habit
            rate = LAST_RATE + (RATE - LAST_RATE) * (1 - done / rounds)
            colours, counts, targets = _round(crew, student, seed, done, searching)
            rng = np.random.default_rng((seed, done))
            losses = []
            for _ in range(PASSES[searching]):
                order = rng.permutation(len(targets))
                for at in range(0, len(order), BATCH):
                    some = order[at : at + BATCH]
                    losses.append(student.learn(colours[some], counts[some], targets[some], rate))
            done += 1
            if done % max(1, rounds // 20) == 0 or done == rounds:
                curve.append([done * PART * PARTS, round(float(np.mean(losses)), 4)])
            note("searching" if searching else "by habit", done / rounds)
            if time.monotonic() - saved > SAVE_EVERY:
                saved = time.monotonic()
                _keep(kept, task, student, done, spent + saved - began, curve)
    facts = {
        "game": "eimer",
        "seats": seats,
        "seed": seed,
        "positions": rounds * PART * PARTS,
        "sizes": [*sizes(seats), EYES, THOUGHTS],
        "device": device,
        "seconds": round(spent + time.monotonic() - began),
        "curve": curve,  # positions seen, cross-entropy of the shares
    }
    save(out, Weights(student.weights(), facts))
    kept.unlink(missing_ok=True)


class Part(NamedTuple):
    """What somebody is asked for who makes a part of a round's positions."""

    seats: int
    weights: Layers
    seed: bytes
    size: int
    wild: int
    work: int


Positions = tuple[Floats, Floats, Floats]


def make(part: Part) -> Positions:
    """A part of a round's positions."""
    net = net_of(part.weights)
    per_colour, besides = sizes(part.seats)
    colours = np.zeros((part.size, 5, per_colour), np.float32)
    counts = np.zeros((part.size, besides), np.float32)
    targets = np.zeros((part.size, 2 * part.seats), np.float32)
    options = np.array([part.seats, 0, 0, 0, 0, 0])
    rng, desk = new_rng(part.seed), new_desk(part.seats, net)
    lessons(options, net, desk, rng, part.wild, part.work, colours, counts, targets)
    return colours, counts, targets


def _round(crew: Hands, student: Student, seed: int, done: int, searching: bool) -> Positions:
    """Positions of a round. Who makes which part makes no difference to what is in it."""
    seats, weights = student.seats, student.weights()
    work = WORK if searching else 0
    parts = [
        Part(seats, weights, f"{seed} {done} {part}".encode(), PART, WILD[searching], work)
        for part in range(PARTS)
    ]
    colours, counts, targets = zip(*all_of(crew, make, parts), strict=True)
    return np.concatenate(colours), np.concatenate(counts), np.concatenate(targets)


def _keep(
    file: Path, task: dict[str, Any], student: Student, done: int, spent: float, curve: list[Any]
) -> None:
    """All there is to go on from, so that a reader never sees half of it."""
    told = json.dumps({"task": task, "done": done, "spent": spent, "curve": curve})
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    with part.open("wb") as stream:
        np.savez(stream, told=np.frombuffer(told.encode(), np.uint8), **student.state())
    part.replace(file)


def _go_on(file: Path, task: dict[str, Any], student: Student) -> tuple[int, float, list[Any]]:
    """The rounds done, the seconds spent and the curve of the same task, if it was begun."""
    if not file.is_file():
        return 0, 0.0, []
    with np.load(file, allow_pickle=False) as state:
        told = json.loads(bytes(state["told"]).decode())
        if told["task"] != task:
            return 0, 0.0, []
        student.load(state)
    return told["done"], told["spent"], told["curve"]
