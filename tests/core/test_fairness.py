"""Fair chance, to the byte: checked against a few independent lines and kept vectors."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tavolata.core.catalogue import find, names
from tavolata.core.chance import Chance
from tavolata.core.errors import Refusal
from tavolata.core.fairness import Fair, Seeded, commitment, fair_draw, link, new_words, opening
from tests.support.games_played import fair_game

VECTORS = Path(__file__).parents[1] / "vectors" / "fair.json"


def independent(record: dict[str, Any]) -> list[str]:
    """Every outcome of a record, drawn anew from its seed by protocol.md alone."""
    seed = bytes.fromhex(record["fair"]["seed"])
    options = json.dumps(record["options"], sort_keys=True, separators=(",", ":"))
    head = ["tavolata/1", record["game"], record["rules"], len(record["seats"]), record["start"]]
    text = "\n".join([*map(str, head), options, ",".join(record["fair"]["words"])])
    h = hashlib.sha256(text.encode()).digest()
    colours = "YWRBG"
    deck = sorted(f"{c}{v}" for c in colours for v in range(1, 9) for _ in range(3 - (v in (1, 8))))
    outcomes = []
    for entry in record["log"]:
        if entry[0] == "*":
            data = b"".join(
                hmac.new(seed, h + k.to_bytes(4, "big"), "sha256").digest() for k in range(40)
            )
            count, stream = len(entry[1:].split()), iter(data)
            if record["game"] == "eimer":
                drawn = []
                for _ in range(count):
                    m = len(deck)
                    drawn.append(deck.pop(next(b for b in stream if b < 256 // m * m) % m))
                drawn.sort(key=lambda card: (-int(card[1]), colours.index(card[0])))
            else:
                faces = "12345W" if record["game"] == "heckmeck" else "123456"
                drawn = sorted(faces[next(b for b in stream if b < 252) % 6] for _ in range(count))
            outcomes.append("*" + " ".join(drawn))
        h = hashlib.sha256(h + entry.encode()).digest()
    assert h.hex() == record["fair"]["digest"]
    return outcomes


@pytest.mark.parametrize("name", names())
def test_every_outcome_is_what_an_independent_reading_of_the_protocol_draws(name: str) -> None:
    # Eimer's few lines know one deck only, so this game ends before the discards come back.
    journal = fair_game(name, seed=7, most=60)
    record: Any = journal.record()
    record["fair"]["seed"] = journal.fair.seed.hex()
    assert independent(record) == [entry for entry in record["log"] if entry[0] == "*"]


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text()), ids=lambda v: v["game"])
def test_kept_vectors_are_drawn_again(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert commitment(seed) == vector["commit"]
    seats, start, options = vector["seats"], vector["start"], vector["options"]
    chain = opening(vector["game"], vector["rules"], seats, start, options, vector["words"])
    assert chain.hex() == vector["h0"]
    state = find(vector["game"]).start(seats, start, options)
    assert state.chance is not None
    outcome = fair_draw(state.chance, seed, chain)
    assert outcome == vector["outcome"]
    assert link(chain, "*" + outcome).hex() == vector["h1"]


def test_dice_pass_over_the_bytes_that_would_favour_low_faces() -> None:
    """256 is no multiple of 6: bytes from 252 on are not used."""
    chance, faces = Chance(8, ("1", "2", "3", "4", "5", "W")), Counter[str]()
    for n in range(6000):
        faces.update(fair_draw(chance, b"s" * 32, n.to_bytes(32, "big")).split())
    assert all(abs(count / 48_000 - 1 / 6) < 0.006 for count in faces.values())


def test_a_card_is_drawn_out_of_those_left() -> None:
    chance = Chance(3, ("Y1", "Y2"), to=0, pool={"Y1": 1, "Y2": 2})
    assert fair_draw(chance, b"s" * 32, b"h" * 32) == "Y1 Y2 Y2"


def test_a_commitment_binds_to_its_seed() -> None:
    fair = Fair.begin([new_words(), ""])
    assert fair.kept
    assert not fair.with_seed(bytes(32)).kept


@pytest.mark.parametrize(
    ("commit", "words", "seed"),
    [("00", ["", ""], None), ("0" * 64, ["xyz"], None), ("0" * 64, [""], "12"), (None, None, None)],
)
def test_bad_commitments_words_and_seeds_are_refused(
    commit: object, words: object, seed: object
) -> None:
    with pytest.raises(Refusal):
        Fair.read(commit, words, seed)


def test_plain_seeded_chance_is_the_same_for_the_same_seed() -> None:
    state = find("eimer").start(3)
    assert Seeded("a").draw(state) == Seeded("a").draw(state)
    assert Seeded("a").draw(state) != Seeded("b").draw(state)


@pytest.mark.parametrize("name", names())
def test_chance_drawn_at_once_is_the_same_as_sampled_and_given(name: str) -> None:
    state = find(name).start(2)
    slow = state.give(state.sample(Seeded("a").rng))
    at_once = state.drawn(Seeded("a").rng)
    assert at_once == slow
    assert at_once.events == slow.events


@pytest.mark.parametrize("name", ["heckmeck", "geizen"])
def test_plain_dice_are_fair(name: str) -> None:
    state, chance = find(name).start(2), Seeded("fair?")
    faces: Counter[str] = Counter()
    for _ in range(5000):
        faces.update(chance.draw(state).split())
    assert all(abs(n / faces.total() - 1 / 6) < 0.01 for n in faces.values())


def test_plain_cards_are_fair() -> None:
    state, chance = find("eimer").start(2), Seeded("fair?")
    cards: Counter[str] = Counter()
    for _ in range(3000):
        cards.update(chance.draw(state).split())
    for card, n in cards.items():
        there = 2 if card[1] in "18" else 3
        assert abs(n / 3000 - 12 * there / 110) < 0.05
