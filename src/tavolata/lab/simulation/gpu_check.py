"""May a run be played on a GPU? Nothing of CUDA is loaded before that is asked."""

from tavolata.bots.policy import RANDOM, policies_of
from tavolata.core.errors import Refusal
from tavolata.lab.simulation.games import Run


def check_gpu(run: Run, cluster: str | None = None) -> None:
    """Refuse what a GPU cannot do, or that there is none."""
    known = (*policies_of(run.game).simple.LEVELS, RANDOM)
    if not {*run.bots} <= {*known}:
        raise Refusal("not-on-a-gpu", names=", ".join(known))
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
