"""Records: undo, replay, verification, saving and going on."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolata.core.catalogue import find, names
from tavolata.core.errors import Illegal, Refusal
from tavolata.core.fairness import Fair
from tavolata.core.record import Journal, Misfit, Seat, read_file, replay, resume, save, verify
from tests.support.games_played import fair_game


@cache
def whole_game(name: str) -> Journal:
    return fair_game(name, options={"tiles": [21, 22]} if name == "heckmeck" else {})


def genuine(name: str) -> Any:
    return json.loads(json.dumps(whole_game(name).record()))


def check(record: Any) -> Any:
    return verify(json.dumps(record))


def misfit(record: Any) -> Misfit:
    with pytest.raises(Misfit) as caught:
        check(record)
    return caught.value


@pytest.mark.parametrize("name", names())
def test_a_genuine_record_is_accepted_and_proves_its_dice(name: str) -> None:
    proof = check(genuine(name))
    assert proof.over
    assert proof.dice
    assert any(entry.endswith("undo") for entry in proof.journal.log) or name == "geizen"


@pytest.mark.parametrize("name", names())
def test_any_altered_outcome_is_named(name: str) -> None:
    record = genuine(name)
    for number, entry in enumerate(record["log"], 1):
        if entry[0] == "*":
            altered = genuine(name)
            symbols = entry[1:].split()
            game = whole_game(name).game
            other = next(s for s in game.symbols if s != symbols[0])
            altered["log"][number - 1] = "*" + " ".join([other, *symbols[1:]])
            assert misfit(altered).entry == number


@pytest.mark.parametrize("name", names())
def test_any_altered_move_is_named_or_the_first_outcome_after_it(name: str) -> None:
    record = genuine(name)
    journal = Journal(
        whole_game(name).game, whole_game(name).seats, 0, record["options"], whole_game(name).fair
    )
    for number, entry in enumerate(record["log"], 1):
        state = journal.state
        journal.enter(entry)
        if entry[0] == "*" or entry.endswith("undo"):
            continue
        seat, move = entry.split(" ", 1)
        for other in [m for m in state.legal(int(seat)) if m != move and m.numbers][:2]:
            altered = genuine(name)
            altered["log"][number - 1] = f"{seat} {other}"
            found = misfit(altered)
            assert found.entry is None or found.entry >= number
            assert found.entry is not None or found.where in ("digest", "result")
        altered = genuine(name)
        altered["log"][number - 1] = f"{seat} dance"
        assert misfit(altered).entry == number


@pytest.mark.parametrize("name", names())
def test_an_altered_seed_word_or_digest_is_found(name: str) -> None:
    def flipped(text: str) -> str:
        return ("1" if text[0] != "1" else "2") + text[1:]

    record = genuine(name)
    record["fair"]["seed"] = flipped(record["fair"]["seed"])
    assert misfit(record).entry == 1
    record = genuine(name)
    record["fair"]["words"][0] = flipped(record["fair"]["words"][0])
    assert misfit(record).entry == 1
    record = genuine(name)
    record["fair"]["words"][-1] = "0" * 32
    assert misfit(record).entry == 1
    record = genuine(name)
    record["fair"]["digest"] = flipped(record["fair"]["digest"])
    assert misfit(record).where == "digest"
    record = genuine(name)
    record["fair"]["commit"] = flipped(record["fair"]["commit"])
    assert misfit(record).where == "seed"
    record = genuine(name)
    record["start"] = 1
    assert misfit(record).entry == 1
    record = genuine(name)
    record["result"]["scores"][0] += 1
    assert misfit(record).where == "result"


@pytest.mark.parametrize("name", names())
def test_a_shortened_or_lengthened_log_is_found(name: str) -> None:
    record = genuine(name)
    record["log"].pop()
    assert misfit(record).where == "result"
    del record["result"]
    assert misfit(record).where == "digest"
    record = genuine(name)
    record["log"].append("0 undo")
    assert misfit(record).entry == len(record["log"])


def test_a_record_without_fair_is_checked_for_its_moves_alone() -> None:
    record = genuine("heckmeck")
    del record["fair"]
    proof = check(record)
    assert proof.over
    assert not proof.dice


def test_a_running_games_record_holds_no_seed() -> None:
    running = fair_game("geizen", most=20)
    record = running.record()
    assert "result" not in record
    assert "seed" not in record["fair"]
    proof = check(record)
    assert not proof.over
    assert not proof.dice


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    ),
    st.sampled_from(["game", "rules", "seats", "start", "options", "log", "result", "fair"]),
)
def test_rubbish_in_any_field_is_refused(rubbish: Any, field: str) -> None:
    record = genuine("geizen")
    if rubbish == record[field] or (field == "fair" and rubbish is None):
        return
    record[field] = rubbish
    with pytest.raises(Refusal):
        check(record)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", "{}", '{"tavolata":2}', "[" * 100_000]
)
def test_rubbish_is_refused_with_a_clear_error(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        verify(text)
    assert str(caught.value)


@settings(max_examples=200, deadline=None)
@given(st.binary())
def test_bytes_of_any_kind_are_refused(data: bytes) -> None:
    with pytest.raises(Refusal):
        verify(data)


def heckmeck_before_a_choice() -> Journal:
    fair = Fair.begin(["", ""], bytes(32))
    journal = Journal(find("heckmeck"), [Seat(name="Ada"), Seat(bot="rookie")], 0, {}, fair)
    journal.draw()
    return journal


def test_undo_takes_back_a_seats_last_move_and_is_an_entry_itself() -> None:
    journal = heckmeck_before_a_choice()
    before = journal.state
    move = before.legal(0)[0]
    journal.play(0, move)
    assert journal.can_undo(0)
    assert journal.undo(0) == before
    assert journal.log[1:] == [f"0 {move}", "0 undo"]
    assert replay(json.dumps(journal.record())).state == before


def test_undo_is_refused_after_a_chance_outcome() -> None:
    journal = heckmeck_before_a_choice()
    assert not journal.can_undo(0)
    journal.play(0, journal.state.legal(0)[0])
    journal.play(0, "roll")
    journal.draw()
    with pytest.raises(Illegal):
        journal.undo(0)


def test_undo_is_refused_to_another_seat() -> None:
    journal = heckmeck_before_a_choice()
    journal.play(0, journal.state.legal(0)[0])
    assert not journal.can_undo(1)


def dealt_eimer() -> Journal:
    journal = Journal(find("eimer"), [Seat("A"), Seat("B")], 0, {}, Fair.begin(["", ""], bytes(32)))
    while not journal.state.to_move:
        journal.draw()
    return journal


def test_undo_is_refused_once_another_seat_moved_or_something_was_shown() -> None:
    journal = dealt_eimer()
    journal.play(0, "build YYYWW/WRRR/BBB/GG/G")
    assert journal.can_undo(0)
    journal.undo(0)
    journal.play(0, "build YYYWW/WRRR/BBB/GG/G")
    journal.play(1, "build YYYWW/WRRR/BBB/GG/G")
    assert not journal.can_undo(0)
    assert not journal.can_undo(1), "the last to build has seen the others' pyramids"


def test_undo_can_go_back_several_moves_of_ones_own() -> None:
    journal = dealt_eimer()
    journal.play(0, "build YYYWW/WRRR/BBB/GG/G")
    journal.play(1, "build YRYRY/WRWB/WBB/GG/G")
    attack = next(m for m in journal.state.legal(0) if m.startswith("play R"))
    journal.play(0, attack)
    journal.draw()
    before = journal.state
    journal.play(1, "lose 0.1")
    journal.play(1, "keep right")
    assert journal.can_undo(1)
    journal.undo(1)
    assert journal.undo(1) == before


def test_a_game_that_is_over_cannot_be_undone() -> None:
    journal = whole_game("heckmeck")
    assert not any(journal.can_undo(seat) for seat in range(2))


def test_a_saved_game_goes_on_with_its_seed_beside_it(tmp_path: Path) -> None:
    whole = whole_game("geizen")
    journal = fair_game("geizen", most=20)
    path = tmp_path / "game.json"
    save(journal, path)
    assert journal.fair.seed.hex() not in path.read_text()
    assert (tmp_path / "game.json.seed").stat().st_mode & 0o777 == 0o600
    again = resume(path)
    for entry in whole.log[len(again.log) :]:
        if entry[0] == "*":
            again.draw()
        else:
            again.enter(entry)
    assert again.log == whole.log
    save(again, path)
    assert not (tmp_path / "game.json.seed").exists()
    assert verify(read_file(path)).dice


def test_a_saved_game_without_its_seed_cannot_go_on_and_says_where_it_should_be(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.json"
    save(fair_game("geizen", most=20), path)
    (tmp_path / "game.json.seed").unlink()
    with pytest.raises(Refusal) as caught:
        resume(path)
    assert caught.value.reason == "seed-missing"
    (tmp_path / "game.json.seed").write_text("00" * 32)
    with pytest.raises(Refusal) as caught:
        resume(path)
    assert caught.value.reason == "seed-not-committed"
