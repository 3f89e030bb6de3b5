"""Reports for designers: how a game behaves, out of many simulated games, as a page and as JSON.

What is peculiar to a game is its kit's `report`, a `types.GameReport`.
"""
