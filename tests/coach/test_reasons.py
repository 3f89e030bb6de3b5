"""Why a move is better: one sentence, true, in four languages."""

import re
from pathlib import Path

import pytest

import tavolata
from tavolata.coach.choice import reason_for
from tavolata.coach.evaluator import Outlook
from tavolata.coach.reasons import Reason, compared, odds, why
from tavolata.coach.review import review
from tavolata.coach.review_types import Decision
from tavolata.core.catalogue import find
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import View
from tavolata.locale import LANGUAGES
from tests.coach.evaluators import MadeUp

RECORDS = Path(__file__).parent.parent / "records"
FTL = Path(tavolata.__file__).parent / "locale" / "en" / "coach.ftl"
EVEN = Outlook((0.5, 0.5, 0.0), (0.0, 0.0, 0.0))


def told(view: View, best: str, other: str) -> Reason:
    found = why(view, best, other, {best: EVEN, other: EVEN})
    assert found is not None
    for language in LANGUAGES:
        assert found.sentence(language)
    return found


# Heckmeck.


def grill(kept: list[str], rolled: list[str], stacks: list[Json], **more: Json) -> View:
    held = [tile for stack in stacks if isinstance(stack, list) for tile in stack]
    lying: list[Json] = [tile for tile in range(21, 37) if tile not in held]
    state: JsonObject = {
        "grill": more.get("grill", lying),
        "down": more.get("down", []),
        "stacks": stacks,
        "turn": 0,
        "kept": [*kept],
        "rolled": [*rolled],
        "phase": "keep" if rolled else "decide",
    }
    return find("heckmeck").set_up(len(stacks), None, state).view(0)


def test_stopping_tells_what_rolling_on_risks() -> None:
    """Six dice set aside in three faces: two dice fail if both show one of them."""
    view = grill(["5", "5", "4", "4", "W", "W", "W"], [], [[27], []])
    found = told(view, "take 33", "roll")
    assert found.message == "coach-heckmeck-stop"
    assert found.details == {"times": 5, "of": 10, "tile": 33, "top": 27}
    assert found.sentence("en") == (
        "Rolling on fails 5 times in 10: the 33 would be missed and the 27 go back to the grill."
    )


def test_rolling_on_tells_how_little_it_risks() -> None:
    view = grill(["W", "W", "W", "W", "1"], [], [[], []])
    found = told(view, "roll", "take 21")
    assert found.message == "coach-heckmeck-roll-on"
    assert found.details["worms"] == 1


def test_giving_up_is_compared_with_rolling_on() -> None:
    view = grill(["W"], [], [[], []])
    assert told(view, "roll", "give up").message == "coach-heckmeck-no-giving-up"


def test_a_steal_counts_twice() -> None:
    view = grill(["5", "5", "5", "W", "W"], [], [[], [25]])
    found = told(view, "steal 25", "take 24")
    assert found.message == "coach-heckmeck-steal"
    assert found.details == {"tile": 25, "worms": 2}


def test_a_worm_comes_first_where_few_dice_may_still_show_one() -> None:
    view = grill(["1", "1", "1", "1", "2", "2"], ["3", "W"], [[], []])
    found = told(view, "keep W", "keep 3")
    assert found.message == "coach-heckmeck-worm-first"
    assert found.details == {"times": 8, "of": 10, "dice": 1}


def test_dice_that_spoil_the_turn_are_told_with_how_often() -> None:
    view = grill(["W", "W", "2"], ["1", "1", "1", "5", "5"], [[], []])
    found = told(view, "keep 5", "keep 1")
    assert found.message == "coach-heckmeck-fails-more"
    assert found.details["face"] == "1"


def test_a_face_that_makes_a_steal_is_told() -> None:
    view = grill(["W", "W", "5", "5"], ["2", "3", "3", "1"], [[], [22]])
    found = told(view, "keep 2", "keep 3")
    assert found.message == "coach-heckmeck-makes-steal"
    assert found.details == {"tile": 22, "count": 1, "face": "2"}


# Geizen.


def board(rows: list[int], kept: list[int], rolled: list[int], chips: tuple[int, int]) -> View:
    in_rows = _chips_in(rows)
    state: JsonObject = {
        "chips": [*chips],
        "rows": [*rows],
        "reserve": 130 - sum(chips) - in_rows,
        "turn": 0,
        "kept": [*kept],
        "rolled": [*rolled],
        "phase": "keep",
    }
    return find("geizen").set_up(2, None, state).view(0)


def _chips_in(rows: list[int]) -> int:
    """On the classic board the first squares of rows 1 and 2 take two chips."""
    return sum(filled + (row < 2 and filled > 0) for row, filled in enumerate(rows))


def test_dice_that_fill_a_row_are_told_with_what_it_brings() -> None:
    view = board([0, 0, 4, 0, 0], [6, 6, 6], [3, 3], (10, 10))
    found = told(view, "keep 3 3", "keep 3")
    assert found.message == "coach-geizen-fills"
    assert found.details == {"row": 3, "chips": 6, "arrow": 2}


def test_a_row_left_one_square_short_is_a_present() -> None:
    view = board([0, 0, 4, 0, 7], [6, 6, 6], [3, 6], (10, 10))
    found = told(view, "keep 3", "keep 3 6")
    assert found.message == "coach-geizen-fill-odds"
    view = board([0, 0, 4, 0, 0], [6, 6], [1, 3, 6], (10, 10))
    found = told(view, "keep 6", "keep 1 3 6")
    assert found.message == "coach-geizen-one-short"
    assert found.details == {"row": 3, "chips": 5}


def test_spending_the_last_chip_ends_the_game() -> None:
    view = board([0, 0, 0, 0, 0], [6, 6, 6], [5, 4], (2, 20))
    assert told(view, "keep 4", "keep 4 5").message == "coach-geizen-ends"


def test_sixes_are_free() -> None:
    view = board([0, 0, 0, 0, 0], [], [6, 6, 1, 1, 2], (18, 18))
    found = told(view, "keep 6 6", "keep 2")
    assert found.message == "coach-geizen-sixes"
    assert found.details == {"count": 2}


# Alles im Eimer, from recorded games: a position has too many cards to set it up by hand.


def messages_met() -> dict[str, Reason]:
    met: dict[str, Reason] = {}
    for game in ("heckmeck", "geizen", "eimer"):
        for path in sorted((RECORDS / game).glob("*.json"))[:9]:
            for moment in review(path.read_bytes(), by=MadeUp()).moments:
                if isinstance(moment, Decision) and moment.reason:
                    met.setdefault(moment.reason.message, moment.reason)
    return met


def test_recorded_games_meet_the_reasons_and_each_is_told_in_four_languages() -> None:
    written = set(re.findall(r"^(coach-(?:heckmeck|geizen|eimer)-\S+) =", FTL.read_text(), re.M))
    met = messages_met()
    rare = {"coach-geizen-ends", "coach-eimer-low-cards"}
    assert written - met.keys() <= rare
    for reason in met.values():
        assert reason.message.removeprefix("coach-").split("-")[0] in (
            "heckmeck",
            "geizen",
            "eimer",
            "wins",
            "nearly",
        )
        sentences = {reason.sentence(language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), "each language has a sentence of its own"
        for sentence in sentences:
            assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] == "¿"
            assert sentence.endswith(".")


def test_between_equals_there_is_nothing_to_tell() -> None:
    view = find("heckmeck").start(2).give("1 1 1 1 1 1 1 1").view(0)
    assert why(view, "keep 1", "keep 1", {"keep 1": EVEN}) is None
    assert reason_for(view, (), "keep 1") is None


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.4, (4, 10)), (0.04, (4, 100)), (0.97, (97, 100)), (0.0001, (1, 100)), (0.9999, (99, 100))],
)
def test_chances_are_said_as_people_say_them(chance: float, said: tuple[int, int]) -> None:
    assert odds(chance) == {"times": said[0], "of": said[1]}


def test_two_chances_are_said_out_of_the_same_number() -> None:
    assert compared(0.21, 0.68) == {"times": 2, "more_times": 7, "of": 10}
    assert compared(0.21, 0.24) == {"times": 21, "more_times": 24, "of": 100}
