"""Levels of the bots that play inside a compiled step: one module a game.

Each has LEVELS, with a number for every level it knows, MEMORY, how many numbers it remembers
at a table, and `move_of(level, view, seat, memory, moves)`: the move that the bot of that level
chooses, from its seat's view.
"""
