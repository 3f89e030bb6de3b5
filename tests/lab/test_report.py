"""Reports: figures are counted right, and the text says what they say."""

import copy
import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tavolata.bots import playouts
from tavolata.bots.playouts import COLUMNS, LINE
from tavolata.cli import main
from tavolata.core.catalogue import find, names
from tavolata.lab.report import figures, page, plots, sentences
from tavolata.lab.report.command import together
from tavolata.lab.simulation.games import Batch, Run
from tavolata.lab.simulation.run import play

DOCS = Path(__file__).parent.parent.parent / "docs"


def shipped(game: str) -> Any:
    return json.loads((DOCS / "reports" / f"{game}.json").read_text())


def without_pictures(text: str) -> str:
    return re.sub(r"<svg.*?</svg>\s*", "", text, flags=re.DOTALL)


def said(part: Callable[[Any], Iterable[str]], report: Any) -> str:
    return " ".join(part(report))


def remarks(report: Any) -> Iterable[str]:
    """The sentences of the game's own part."""
    own = figures.own_part(report["game"]).remarks
    return own(report) if own else ()


# Counting.


def test_figures_of_a_table_are_those_counted_by_hand() -> None:
    """Two games for two: the first seat begins and wins; the second begins, and they share."""
    rows = np.zeros((2, COLUMNS), np.int64)
    rows[:, playouts.WINNERS] = [0b01, 0b11]
    rows[:, playouts.MOVES] = [10, 30]
    rows[:, playouts.TURNS] = [4, 6]
    rows[:, playouts.CHOICES] = [5, 15]
    rows[:, playouts.LEGAL] = [20, 60]
    rows[:, playouts.DISPUTED] = [1, 4]
    rows[:, playouts.LEADS] = [0, 3]
    batch = Batch(0, rows, np.array([[9, 2], [5, 5]]), np.zeros((0, LINE), np.int64), np.zeros(2))
    found: Any = figures.table(Run("heckmeck", 2, ("regular",), 2, "s"), batch)
    assert found["turns"]["mean"] == 5.0
    assert (found["turns"]["least"], found["turns"]["largest"]) == (4, 6)
    assert found["turns"]["histogram"] == {"first": 4, "step": 1, "share": [0.5, 0.0, 0.5]}
    assert [seat["share"] for seat in found["win_share"]] == [0.75, 0.25]
    assert found["shared_wins"] == found["never_changed"] == 0.5
    assert (found["choices"], found["legal"], found["disputed"]) == (0.5, 2.0, 0.25)
    assert (found["winning_score"], found["margin"]) == (7.0, 3.5)


def test_kinds_of_moves_are_counted_with_their_alternatives() -> None:
    batch = play(Run("heckmeck", 3, ("regular",), 20, "s", moves=True), range(20))
    kinds: Any = {kind["move"]: kind for kind in figures.kinds(find("heckmeck"), batch)}
    assert {"keep", "roll", "take"} <= kinds.keys()
    done = sum(kind["per_game"] for kind in kinds.values())
    assert done == pytest.approx(batch.rows[:, playouts.MOVES].mean(), abs=0.001)
    assert kinds["take"]["legal"] <= 3


def test_batches_are_put_together_in_order() -> None:
    run = Run("heckmeck", 2, ("regular",), 9, "s", moves=True)
    whole = play(run, range(9))
    again = together([play(run, range(4, 9)), play(run, range(4))])
    assert all(np.array_equal(a, b) for a, b in zip(whole, again, strict=True))


@pytest.mark.parametrize("game", names())
def test_the_shipped_figures_are_those_of_these_rules(game: str) -> None:
    report = shipped(game)
    assert report["rules"] == find(game).version
    assert [at["seats"] for at in report["by_seats"]] == list(find(game).seats)
    tried = list(figures.runs(game, report["games"], report["seed"]))
    assert [one["change"] for one in report["changes"]] == [
        label for part, label, _ in tried if part == "changes"
    ]
    run = next(run for part, _, run in tried if part == "sample")
    batch = play(run, range(run.games))
    assert report["kinds"] == [*figures.kinds(find(game), batch)]
    if closer := figures.own_part(game).closer:
        assert report["closer"] == closer(run, batch)


def test_a_shipped_table_is_simulated_again_to_the_last_digit() -> None:
    report = shipped("heckmeck")
    run = Run("heckmeck", 2, ("regular",), report["games"], report["seed"], closely=True)
    again = {"seats": 2} | figures.table(run, play(run, range(run.games)))
    assert report["by_seats"][0] == json.loads(json.dumps(again))


# The text.


@pytest.mark.parametrize("game", names())
def test_the_shipped_page_says_what_its_figures_say(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "picture", lambda *_: "<svg></svg>")
    text = (DOCS / "reports" / f"{game}.html").read_text()
    assert without_pictures(text) == without_pictures(page.page(shipped(game)))


@pytest.mark.parametrize("game", names())
def test_what_the_docs_say_about_a_game_is_what_its_report_says(game: str) -> None:
    text = (DOCS / "reports.md").read_text()
    told = text.split(f"(reports/{game}.json).")[1].split("###")[0]
    parts = (
        *(sentences.in_short, sentences.beginning, sentences.swings, sentences.choosing),
        *(sentences.playing_well, remarks),
    )
    expected = [f"- {sentence}" for part in parts for sentence in part(shipped(game))]
    assert [line for line in told.splitlines() if line] == expected


def test_who_begins_is_judged_by_the_interval() -> None:
    report = shipped("geizen")
    report["by_seats"] = report["by_seats"][:1]
    first = report["by_seats"][0]["win_share"][0]
    for low, high, verdict in (
        (0.51, 0.53, "more than a fair share"),
        (0.47, 0.49, "less than a fair share"),
        (0.49, 0.51, "no difference"),
    ):
        first |= {"low": low, "high": high, "share": (low + high) / 2}
        assert verdict in said(sentences.beginning, report)


def test_a_change_that_changes_nothing_is_said_to() -> None:
    report = shipped("geizen")
    same = copy.deepcopy(sentences.usual(report))
    report["changes"] = [{"change": "nothing", **same}]
    assert said(sentences.changed, report) == (
        "nothing: no difference that these games could show."
    )
    report["changes"][0]["turns"]["mean"] *= 2
    assert said(sentences.changed, report) == "nothing: longer by 100 %."


@pytest.mark.parametrize(
    ("part", "path", "value", "text"),
    [
        (sentences.length, ("turns", "mean"), 77.7, "77.7 turns"),
        (sentences.swings, ("never_changed",), 0.123, "12.3 %"),
        (sentences.choosing, ("disputed",), 0.987, "98.7 %"),
        (sentences.in_short, ("lead_changes", "mean"), 8.8, "8.8 times"),
    ],
)
def test_the_text_follows_the_figures(
    part: Callable[[Any], Iterable[str]], path: tuple[str, ...], value: float, text: str
) -> None:
    report = shipped("heckmeck")
    assert text not in said(part, report)
    at = sentences.usual(report)
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    assert text in said(part, report)


def test_rows_that_lie_idle_are_named() -> None:
    report = shipped("geizen")
    assert "none lies idle" in said(remarks, report)
    report["closer"]["rows"][3]["completed"] = 0.2
    assert "less than once in two games: row 4" in said(remarks, report)


# The page.


@pytest.mark.parametrize("game", names())
def test_a_page_needs_nothing_besides_itself(game: str) -> None:
    text = (DOCS / "reports" / f"{game}.html").read_text()
    assert not re.search(r"(src|href)=\"(?!#)|@import|url\((?!#)", text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    pictures = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
    assert len(pictures) >= 8
    for picture in pictures:
        ElementTree.fromstring(picture)
        assert "var(--ink)" in picture
        assert not re.search(r"#0[1-5]0", picture)
    assert "prefers-color-scheme: dark" in text
    assert len(text) < 250_000


def test_the_command_writes_the_page_and_its_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, file = tmp_path / "h.html", tmp_path / "h.json"
    arguments = ["report", "heckmeck", "--games", "40", "--lang", "es", "--workers", "1"]
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--out", str(out), "--json", str(file)])
    assert left.value.code == 0
    assert str(out) in capsys.readouterr().out
    report = json.loads(file.read_text())
    assert report["games"] == 40
    assert out.read_text() == page.page(report)


def test_a_place_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["report", "heckmeck", "--out", str(tmp_path / "no" / "h.html")])
    assert left.value.code == 2
    assert "h.html" in capsys.readouterr().err
