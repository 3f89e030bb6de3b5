"""`tavolata review`: the table, the picture, the file."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from tavolata.coach.picture import draw
from tavolata.coach.review import review
from tavolata.coach.review_command import review as command
from tavolata.core.errors import Refusal
from tavolata.locale import LANGUAGES, say
from tests.coach.evaluators import MadeUp
from tests.support.games_played import fair_game


def asked(file: Path, **more: object) -> Namespace:
    return Namespace(
        **{"file": file, "lang": "en", "seat": None, "json": None, "picture": None, **more}
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(fair_game("heckmeck", seed=3).record()))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_the_language_asked_for(
    lang: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(asked(record, lang=lang), MadeUp()) == 0
    told = capsys.readouterr().out
    assert say(lang, "coach-told-sums") in told
    assert say(lang, "coach-told-mattered") in told
    assert "P0" in told


def test_one_seat_alone_may_be_asked_for(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(asked(record, seat=0), MadeUp()) == 0
    sums = capsys.readouterr().out.split(say("en", "coach-told-sums"))[1]
    assert "P0" in sums
    assert say("en", "bot-rookie") not in sums
    with pytest.raises(Refusal, match="0 to 1"):
        command(asked(record, seat=2))


def test_the_json_is_the_review_in_words(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    command(asked(record, json=out), MadeUp())
    assert json.loads(out.read_text()) == json.loads(
        json.dumps(review(record.read_text(), by=MadeUp()).to_json())
    )


def test_a_record_that_does_not_fit_is_told_where(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(record.read_text())
    told["log"][1] = "1 roll"
    record.write_text(json.dumps(told))
    assert command(asked(record)) == 1
    assert "Entry 2" in capsys.readouterr().out


def test_files_that_are_no_records_or_cannot_be_written_are_refused(
    record: Path, tmp_path: Path
) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        command(asked(tmp_path / "nothing.json"))
    (tmp_path / "no.json").write_text("no")
    with pytest.raises(Refusal, match="not JSON"):
        command(asked(tmp_path / "no.json"))
    with pytest.raises(Refusal, match="cannot be written"):
        command(asked(record, json=tmp_path / "nowhere" / "review.json"), MadeUp())


def test_the_picture_shows_everybody_and_marks_where_it_turned(tmp_path: Path) -> None:
    found = review(json.dumps(fair_game("eimer", 3, seed=2).record()), by=MadeUp())
    for kind in ("svg", "png"):
        draw(found, ("Ada", "Bob", "Cleo"), "de", tmp_path / f"game.{kind}")
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")
    drawing = (tmp_path / "game.svg").read_text()
    for name in ("Ada", "Bob", "Cleo", say("de", "coach-picture-wins")):
        assert f"<!-- {name} -->" in drawing
    with pytest.raises(Refusal, match="svg"):
        draw(found, ("Ada", "Bob", "Cleo"), "de", tmp_path / "game.docx")
    with pytest.raises(Refusal, match="cannot be written"):
        draw(found, ("Ada", "Bob", "Cleo"), "de", tmp_path / "nowhere" / "game.svg")
