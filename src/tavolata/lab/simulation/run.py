"""Playing the games of a run, on a CPU or a GPU."""

from tavolata.bots.playouts import loop_of, play_games
from tavolata.bots.policy import policy_for
from tavolata.lab.simulation.games import Batch, Run, games_of
from tavolata.lab.simulation.gpu_check import check_gpu


def play(run: Run, numbers: range, device: str = "cpu") -> Batch:
    """Play the games of these numbers."""
    if device == "cuda":
        check_gpu(run)
        from tavolata.lab.simulation.cuda import play_on_gpu

        return play_on_gpu(run, numbers)
    policy = policy_for(run.game, run.bots)
    games, tables = games_of(run, numbers, policy)
    loop = loop_of(run.game, policy)
    played = play_games(loop, games, tables, closely=run.closely, logged=run.moves)
    return Batch(numbers.start, *played)
