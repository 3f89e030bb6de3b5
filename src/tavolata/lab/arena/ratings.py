"""Ratings: how strong bots are on a scale that does not depend on who else took part.

Bayesian, as in online play (Weng and Lin's Plackett-Luce model): everybody begins at
25 ± 8.3, and what is not known yet shrinks from game to game. Bots do not learn between
games, so nothing is forgotten.
"""

from typing import NamedTuple

from tavolata.lab.arena.standings import Standings

MOST = 50_000  # games; more would take long and change nothing that is shown


class Rating(NamedTuple):
    """A bot's strength, and how uncertain that is."""

    mean: float
    deviation: float


def ratings(standings: Standings) -> list[Rating]:
    """A rating a bot, after the games played. Who wins is first, the others are last."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    chairs, bots = standings.match.chairs, range(len(standings.match.bots))
    now = [model.rating() for _ in bots]
    for lost in (standings.played()[:MOST] == 0).tolist():
        rated = model.rate([[now[bot]] for bot in chairs], ranks=[float(last) for last in lost])
        for bot in bots:
            mine = [team[0] for team, owner in zip(rated, chairs, strict=True) if owner == bot]
            mean = sum(rating.mu for rating in mine) / len(mine)
            deviation = sum(rating.sigma for rating in mine) / len(mine)
            now[bot] = model.rating(mu=mean, sigma=deviation)
    return [Rating(rating.mu, rating.sigma) for rating in now]
