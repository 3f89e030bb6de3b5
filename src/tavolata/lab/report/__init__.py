"""Reports for designers: how a game behaves, out of many simulated games, as a page and as JSON.

What is peculiar to a game is its kit's `report`:

    VARIANTS  changed boards and decks: a name, and the options that make it
    A_TURN    what is counted as a turn, where that is not plain (may be missing)
    closer    figures of its own, out of some games move by move (may be missing)
    remarks   sentences about those figures (may be missing)
"""
