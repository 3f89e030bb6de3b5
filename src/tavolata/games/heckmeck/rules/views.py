"""What a seat may know: everything is open (H6a)."""

from tavolata.core.law import Vector, copy, law


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """H6a: everything is open."""
    copy(s, out)


@law
def hide_events(ev: Vector, seat: int) -> None:
    """H6a: everything is open."""


@law
def guess(s: Vector, seat: int, rng: Vector, out: Vector) -> None:
    """H6a: a view is the whole state."""
    copy(s, out)
