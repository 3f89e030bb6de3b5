"""Pictures in files: which kinds there are, and writing them."""

from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.errors import Refusal
from tavolata.core.files import output_file

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png", ".pdf")
DOTS_PER_INCH = 150


def check_picture(path: Path) -> None:
    """Refuse a file whose kind cannot be drawn."""
    if path.suffix.lower() not in FORMATS:
        raise Refusal("bad-picture", path=str(path))


def save_figure(figure: "Figure", path: Path, dots_per_inch: float = DOTS_PER_INCH) -> None:
    """Write a figure; the ending of the file's name says as what."""
    check_picture(path)
    with output_file(path) as file:
        figure.savefig(file, format=path.suffix[1:].lower(), dpi=dots_per_inch)
