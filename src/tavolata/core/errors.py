"""The ways of saying no: each says what was wrong and what would be right."""

from collections.abc import Mapping

from tavolata.locale import say


class Refusal(ValueError):
    """Something cannot be done. `code` is protocol.md's; `reason` is a message of the locale
    files, so that it can be told in any language; `str()` tells it in English."""

    code = "bad_request"

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        return say("en", f"refused-{self.reason}", **self.details)

    def __reduce__(self) -> tuple[object, ...]:
        """So that it crosses from one process to another, with what a subclass adds."""
        return _again, (type(self), self.reason, self.details), {**vars(self)}


def _again(kind: type["Refusal"], reason: str, details: Mapping[str, str | int]) -> "Refusal":
    refusal = kind.__new__(kind)
    Refusal.__init__(refusal, reason, **details)
    return refusal


class BadPosition(Refusal):
    """A position that the rules cannot lead to."""


class UnknownGame(Refusal):
    """There is no game of that name."""

    code = "unknown_game"


class BadOption(Refusal):
    """An option that the game has not, or not with that value."""

    code = "bad_option"


class Illegal(Refusal):
    """A move that the rules do not allow now."""

    code = "illegal_move"


class NotYourTurn(Refusal):
    """A move of a seat that is not to move."""

    code = "not_your_turn"


class BadOutcome(Refusal):
    """A chance outcome that cannot come now."""

    code = "bad_outcome"
