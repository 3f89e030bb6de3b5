"""What a report on Heckmeck tries out besides its options: other grills."""

from tavolata.lab.report.types import GameReport

REPORT = GameReport(
    variants={
        "every other tile (21, 23, … 35)": {"tiles": list(range(21, 37, 2))},
        "the eight low tiles (21–28)": {"tiles": list(range(21, 29))},
        "the eight high tiles (29–36)": {"tiles": list(range(29, 37))},
    }
)
