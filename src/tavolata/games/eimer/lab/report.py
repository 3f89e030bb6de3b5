"""What a report on Alles im Eimer tries out besides its options one by one. The other deck and
the smaller pyramid are an option of their own, the edition."""

from tavolata.lab.report.types import GameReport

REPORT = GameReport(
    variants={"reverse and last_standing together": {"reverse": True, "last_standing": True}},
    a_turn="an attack, however many answer it",
)
