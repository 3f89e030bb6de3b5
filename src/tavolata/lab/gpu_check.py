"""May a run be played on a GPU? Nothing of CUDA is loaded before that is asked."""

from tavolata.bots.playouts import RANDOM, players_of
from tavolata.core.errors import Refusal
from tavolata.lab.simulation.run import Run


def check_gpu(run: Run, cluster: str | None = None) -> None:
    """Refuse what a GPU cannot do, or that there is none."""
    players = players_of(run.game)
    if players is None or not {*run.bots} <= {*players.WAYS, RANDOM}:
        names = ", ".join((*getattr(players, "WAYS", ()), RANDOM))
        raise Refusal("not-on-a-gpu", names=names)
    if run.moves:
        raise Refusal("no-moves-on-a-gpu")
    if cluster:
        raise Refusal("gpu-or-cluster")
    try:
        from tavolata.core.cuda import cuda

        found = bool(cuda.is_available())
    except Exception:  # whatever is wrong with it, there is no GPU to use
        found = False
    if not found:
        raise Refusal("no-cuda")
