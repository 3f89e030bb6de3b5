"""A tour of Tavolata in Python, cell by cell: `python docs/examples/tour.py [FOLDER]`.

Editors that know `# %%` run it a cell at a time. What it writes goes to FOLDER, or to a
temporary one. The first time, some kernels are compiled; after that it takes a few seconds.
"""

# %% A game: states are values, chance is a player.
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tavolata.core.catalogue import find, names

folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
folder.mkdir(exist_ok=True)
print("The games:", *names())
heckmeck = find("heckmeck")
state = heckmeck.start(seats=2)
print("Chance owes:", state.chance.to_json())
state = state.give("1 1 2 3 4 5 W W")
print("Seat 0 may:", *state.legal(0), sep="  ")
state = state.play(0, "keep W")
print("Now lies there:", state.to_json()["kept"])

# %% Notation: a move is a text and a number, a state is JSON, a refusal says why.
from tavolata.core.errors import Refusal

move = heckmeck.move("take 25")
print(move, move.numbers, heckmeck.moves[28])
try:
    state.play(0, "take 36")
except Refusal as refused:
    print("Refused:", refused)

# %% A whole game between bots, with dice that can be proved; a bot sees its view alone.
from tavolata.bots import sit
from tavolata.core.fairness import Fair, new_words
from tavolata.core.record import Journal, Seat, verify

levels = "regular", "rookie"
bots = [sit(level, "heckmeck", level.encode()) for level in levels]
fair = Fair.begin([new_words() for _ in levels])
journal = Journal(heckmeck, [Seat(bot=level) for level in levels], fair=fair)
while not (state := journal.state).over:
    if state.chance:
        journal.draw()
    else:
        seat = state.to_move[0]
        journal.play(seat, bots[seat].choose(state.view(seat)))
record = json.dumps(journal.record())
print(f"{len(journal.log)} entries,", state.result, "dice proved:", verify(record).dice)

# %% The coach: what to do, what each choice gave away, and how much was luck.
from tavolata.coach.choice import hint
from tavolata.coach.review import review

view = heckmeck.start(seats=2).give("1 1 2 2 3 3 W W").view(0)
best = hint(view)
print(f"Best: {best.option.move}, which wins {best.option.win:.1%}")
looked_back = review(record)
for level, sums in zip(levels, looked_back.sums, strict=True):
    print(f"{level}: gave away {sums.lost:.2f} of a win, luck {sums.luck:+.2f}")

# %% What a turn may bring: the chance to reach a tile, before the first roll.
from tavolata.games.heckmeck.lab.odds_command import lines_of

for line in lines_of()[::5]:
    print(f"{line.tile}: {line.at_least:.1%} that or more, {line.exactly:.1%} exactly")

# %% Many tables at once, stepped from arrays: random play at speed.
from tavolata.envs import Tables

tables = Tables("heckmeck", 2000, seats=2, seed=1)
taken, steps = 0.0, 100
for _ in range(steps):
    moves = tables.random_moves()  # yours: one number a table, out of tables.masks
    before = time.perf_counter()
    tables.step(moves)
    taken += time.perf_counter() - before
worms = tables.observations[:, tables.layout.where["worms"]]
print(f"{steps * len(tables) / taken / 1e6:.1f} M steps/s; worms by now: {worms.mean():.1f} each")
tables.close()

# %% Gymnasium: one seat learns, bots play the others. PettingZoo: every seat is yours.
import gymnasium

from tavolata.envs import heckmeck_v0

env = gymnasium.make("tavolata/Heckmeck-v0", bots=["regular"])
seen, _ = env.reset(seed=1)
over = False
while not over:
    action = env.action_space.sample(seen["action_mask"])
    seen, reward, over, _, info = env.step(action)
print("A game against a regular, at random:", reward, info)
aec = heckmeck_v0.raw_env(seats=3)
aec.reset(seed=1)
asked: Counter[str] = Counter()
for agent in aec.agent_iter(100):
    seen, reward, over, _, _ = aec.last()
    asked[agent] += 1
    aec.step(None if over else aec.action_space(agent).sample(seen["action_mask"]))
print("Who was asked:", dict(asked))

# %% Simulation: games into a file, the same ones for the same seed, on any number of cores.
from tavolata.lab.simulation.games import Run
from tavolata.lab.simulation.parts import Parts
from tavolata.lab.simulation.run import play

run = Run("heckmeck", seats=2, bots=("regular", "rookie"), games=5000, seed="tour")
parts = Parts(run, folder / "games.parquet")
if not parts.open():  # all there already?
    parts.add(play(run, range(run.games)))
    parts.join()

# %% And a plot of what is in it.
import pyarrow.parquet
from matplotlib.figure import Figure

games = pyarrow.parquet.read_table(folder / "games.parquet")
won = Counter(seat for winners in games["winners"].to_pylist() for seat in winners)
print(f"{len(games)} games; won by", {level: won[n] for n, level in enumerate(run.seated)})
figure = Figure()
axes = figure.subplots()
axes.hist(games["turns"].to_pylist(), bins=30, color="#2a6f97")
axes.set(xlabel="turns", ylabel="games", title="Heckmeck for two: how long it takes")
figure.savefig(folder / "turns.png")
print("Written to", folder)
