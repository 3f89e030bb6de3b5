"""The command for odds: right at any point of a turn, and what the docs show."""

import json
from pathlib import Path

import pytest

from tavolata.cli import main
from tavolata.games.heckmeck.lab.odds_command import lines_of

DOCS = Path(__file__).parent.parent.parent / "docs"


def told(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    with pytest.raises(SystemExit) as left:
        main(["odds", "heckmeck", "--lang", "en", *arguments])
    assert left.value.code == status
    said = capsys.readouterr()
    return said.err if status else said.out


def test_the_page_shows_what_the_command_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "odds.md").read_text()
    assert told(capsys, "--markdown").strip() in page
    first, last = lines_of()[0], lines_of()[-1]
    assert f"21 or more comes in {100 * first.at_least:.2f} %" in page
    assert f"36 in one of {round(1 / last.at_least)}" in page
    assert round(1 / (1 - first.at_least)) == 9
    beyond = [line.tile for line in lines_of() if line.at_least < 0.4]
    assert beyond[0] == 29


def test_a_sum_that_is_there_is_certain_and_one_out_of_reach_impossible() -> None:
    lines = {line.tile: line for line in lines_of("5 5 5 5 W", "1 1 1")}
    assert lines[28].exactly == lines[28].at_least == 1.0
    assert lines[28].keep_for_exactly == "1"
    assert lines[29].at_least == 0.0


def test_one_die_more_is_counted_by_hand() -> None:
    """Seven dice set aside, 4 4 4 4 5 5 W: 31. The last die must be a 1, 2 or 3."""
    lines = {line.tile: line for line in lines_of("4 4 4 4 5 5 W")}
    for tile in (32, 33, 34):
        assert lines[tile].exactly == pytest.approx(1 / 6)
    assert lines[32].at_least == pytest.approx(3 / 6)
    assert lines[34].at_least == pytest.approx(1 / 6)
    assert lines[35].at_least == 0.0


def test_dice_are_read_as_people_write_them(capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(told(capsys, "--kept", "5 5 W", "--json", "-"))
    other = json.loads(told(capsys, "--kept", "w55", "--json", "-"))
    assert one == other
    assert one["kept"] == ["5", "5", "W"]
    assert [line["tile"] for line in one["tiles"]] == list(range(21, 37))


def test_the_table_and_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    shown = told(capsys, "--kept", "5 5 W", "--roll", "1 1 3 4 4", "--json", str(file))
    assert "Keep" in shown
    line = json.loads(file.read_text())["tiles"][2]
    assert line == {
        "tile": 23,
        "exactly": 1.0,
        "at_least": 1.0,
        "keep_for_exactly": "4",
        "keep_for_at_least": "4",
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ["--kept", "5 9"],
        ["--kept", "1 2 3 4 5 W"],
        ["--kept", "5 5", "--roll", "1 2"],
        ["--kept", "5 5", "--roll", "5 5 5 5 5 5"],
        ["--kept", "1 1 1 1 1 1 1 1 1"],
        ["--json", "nowhere/odds.json"],
    ],
)
def test_dice_that_cannot_lie_there_get_one_clear_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(told(capsys, *arguments, status=2).splitlines()) == 1


def test_a_game_without_odds_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["odds", "eimer", "--lang", "de"])
    assert left.value.code == 2
    assert "eimer" in capsys.readouterr().err
