"""What a match comes to: shares of the wins with their intervals, scores, times, forfeits."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from tavolata.core.json import JsonObject
from tavolata.lab.arena.runner import Figures, Match, Sheet

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Standing:
    """A bot after the match; the names are protocol.md's."""

    bot: str
    share: float
    low: float
    high: float
    score: float
    forfeits: int
    seconds_per_move: float

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {
            "bot": self.bot,
            "share": round(self.share, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "score": round(self.score, 4),
            "forfeits": self.forfeits,
            "seconds_per_move": float(f"{self.seconds_per_move:.3g}"),
        }


class Standings:
    """The games of a match that are played, wherever and in whatever order they were."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shares: Figures = np.zeros((match.games, match.seats))
        self.scores: Figures = np.zeros((match.games, match.seats))
        self._played = np.zeros(match.games, dtype=bool)
        self._moves: Figures = np.zeros(len(match.bots))
        self._seconds: Figures = np.zeros(len(match.bots))
        self._forfeits: list[tuple[int, int, str, str]] = []

    def add(self, sheet: Sheet) -> None:
        """Count the games of a sheet."""
        rows = slice(sheet.games.start, sheet.games.stop)
        self.shares[rows], self.scores[rows] = sheet.shares, sheet.scores
        self._played[rows] = True
        self._moves += sheet.moves
        self._seconds += sheet.seconds
        self._forfeits += sheet.forfeits

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self._played.sum())

    def played(self) -> Figures:
        """The shares of every game played, a column a chair."""
        return self.shares[self._played]

    def forfeits(self) -> dict[tuple[int, str], tuple[int, str]]:
        """By bot and reason: how many, and the first one in detail."""
        counts = Counter((bot, why) for _, bot, why, _ in self._forfeits)
        details: dict[tuple[int, str], str] = {}
        for _, bot, why, detail in sorted(self._forfeits):
            if detail:
                details.setdefault((bot, why), detail)
        return {key: (count, details.get(key, "")) for key, count in sorted(counts.items())}

    def share(self, bot: int) -> float:
        """The part of the wins so far."""
        return self._won(bot) / self.games if self.games else 0.0

    def fair_share(self, bot: int) -> float:
        """What equals would have: the part of the seats."""
        return self.match.chairs.count(bot) / self.match.seats

    def table(self) -> list[Standing]:
        """How every bot stands."""
        return [self._standing(bot) for bot in range(len(self.match.bots))]

    def to_json(self) -> JsonObject:
        """The result, as protocol.md writes it."""
        match = self.match
        return {
            "game": match.game,
            "seats": match.seats,
            "games": self.games,
            "options": match.options,
            "seed": match.seed,
            "bots": [standing.to_json() for standing in self.table()],
        }

    def _standing(self, bot: int) -> Standing:
        low, high = self._interval(bot)
        mine = self._columns(bot)
        moves = self._moves[bot]
        return Standing(
            bot=self.match.bots[bot],
            share=self.share(bot),
            low=low,
            high=high,
            score=float(self.scores[self._played][:, mine].mean()) if self.games else 0.0,
            forfeits=sum(who == bot for _, who, _, _ in self._forfeits),
            seconds_per_move=float(self._seconds[bot] / moves) if moves else 0.0,
        )

    def _columns(self, bot: int) -> list[int]:
        return [chair for chair, owner in enumerate(self.match.chairs) if owner == bot]

    def _won(self, bot: int) -> float:
        return float(self.shares[:, self._columns(bot)].sum())

    def _interval(self, bot: int) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100. Games of a group hang together, so the
        groups are what is counted; two won and two lost are added (Agresti and Coull), so that
        a few games that all end alike do not pass for certainty."""
        seats = self.match.seats
        groups = np.flatnonzero(self._played) // seats
        games = np.bincount(groups)
        won = np.bincount(groups, self.shares[self._played][:, self._columns(bot)].sum(axis=1))
        some = games > 0
        games = np.concatenate([games[some], np.full(4, seats)])
        won = np.concatenate([won[some], [0, 0, seats, seats]])
        mean = won.sum() / games.sum()
        spread = np.square(won - mean * games).sum() * len(games) / (len(games) - 1)
        half = Z * np.sqrt(spread) / games.sum()
        share = self.share(bot)
        return max(0.0, min(share, mean - half)), min(1.0, max(share, mean + half))
