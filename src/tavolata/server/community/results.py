"""What a finished game came to for each seat: figures and ratings are made of these results.

The tables' logs are the truth: results are computed from them (tables/results.py), and written in
the transaction that saves a game's last entry (storage/append_queue.py).
"""

import msgspec

REMOVED = "-"  # begins the code of a table that was removed: its results stay


class SeatResult(msgspec.Struct, kw_only=True):
    """What a finished game came to for one seat: a row of the database."""

    code: str
    number: int
    seat: int
    game: str
    seats: int
    person: str | None
    level: str | None
    score: int
    share: float  # of the win
    margin: int  # by how much it is before the best of the others
    behind: int  # the most it ever was behind the best of the others
    swing: int  # the most it gained on the best of the others by one move of its own
    move: str | None  # that move
    entry: int | None  # and its place in the log
    length: int  # moves of the whole game
    practice: bool
    at: float = 0.0  # when it was saved

    @property
    def won(self) -> bool:
        return self.share > 0

    @property
    def game_key(self) -> tuple[str, int]:
        return self.code, self.number

    @property
    def table_code(self) -> str | None:
        """The table's code, as long as the table is kept."""
        return None if self.code.startswith(REMOVED) else self.code
