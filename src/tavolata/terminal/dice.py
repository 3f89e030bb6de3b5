"""Dice drawn side by side, three lines high."""

from rich.text import Text

IVORY = "bold"
WORM = "bold magenta"


def drawing(faces: list[str], style: str = IVORY) -> Text:
    """Boxed faces; a worm has its letter, and its colour where there is one."""
    if not faces:
        return Text("\n·\n", "dim")
    art = Text()
    art.append(" ".join("╭───╮" for _ in faces) + "\n", "dim")
    for n, face in enumerate(faces):
        art.append("│ " if n == 0 else " │ ", "dim")
        art.append(face, WORM if face == "W" else style)
        art.append(" │", "dim")
    art.append("\n" + " ".join("╰───╯" for _ in faces), "dim")
    return art
