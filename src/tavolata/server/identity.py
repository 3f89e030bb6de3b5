"""Who somebody is to others: a name, an animal and a colour."""

import unicodedata
from typing import NamedTuple

from tavolata.core.errors import Refusal

ANIMALS = ("cat", "cow", "dog", "donkey", "duck", "goat", "mouse", "rabbit")
COLOURS = ("tomato", "basil", "yolk", "sea", "aubergine", "oak")
MAX_NAME = 24


class Face(NamedTuple):
    """What others see of somebody; the name is empty until one is given."""

    name: str
    animal: str
    colour: str


def clean_name(name: str) -> str:
    """A name without control characters or runs of spaces; refuses an empty or long one."""
    return clean_text(name, MAX_NAME, "bad-name")


def clean_text(text: str, most: int, reason: str) -> str:
    """One line of plain text, without control characters; refuses an empty or long one."""
    if len(text) > 10 * most:
        raise Refusal(reason, most=most)
    plain = "".join(
        " " if unicodedata.category(c)[0] in "ZC" else c for c in unicodedata.normalize("NFC", text)
    )
    plain = " ".join(plain.split())
    if not 1 <= len(plain) <= most:
        raise Refusal(reason, most=most)
    return plain


def known_animal(animal: str, person: str) -> str:
    """An animal of ours; one that suits the person where none is given."""
    if animal in ANIMALS:
        return animal
    if animal:
        raise Refusal("bad-animal", names=", ".join(ANIMALS))
    return ANIMALS[int(person[:8], 16) % len(ANIMALS)]


def known_colour(colour: str, person: str) -> str:
    """A colour of ours; one that suits the person where none is given."""
    if colour in COLOURS:
        return colour
    if colour:
        raise Refusal("bad-colour", names=", ".join(COLOURS))
    return COLOURS[int(person[8:16], 16) % len(COLOURS)]


def face_of(person: str, name: str = "", animal: str = "", colour: str = "") -> Face:
    """Somebody's face as it was chosen, with what suits them where nothing was."""
    return Face(name, animal or known_animal("", person), colour or known_colour("", person))
