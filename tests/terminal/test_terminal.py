"""Whole games in real processes: piped, and on a terminal."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pexpect
import pytest
from rich.console import Console
from rich.text import Text

from tavolata.bots import sit
from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.fairness import Fair, new_words
from tavolata.core.language import language
from tavolata.core.record import Journal, Seat, resume, save, verify
from tavolata.games.geizen import terminal as geizen
from tavolata.locale import LANGUAGES, say
from tavolata.terminal import generic
from tavolata.terminal.game_screen import Choice, Group, Menu, ScreenContext
from tavolata.terminal.input import read_move
from tavolata.terminal.story import show_story
from tavolata.testing import random_game

PLAY = [sys.executable, "-m", "tavolata", "play"]
ENTER = "\r"
PROMPT = "› "
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def environment() -> dict[str, str]:
    plain = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    return plain | {"TERM": "xterm", "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"}


def piped(folder: Path, *arguments: str, typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PLAY, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(),
        timeout=60,
        check=False,
    )


def at_terminal(folder: Path, *arguments: str, **variables: str) -> "pexpect.spawn[str]":
    screen = pexpect.spawn(
        PLAY[0],
        [*PLAY[1:], *arguments],
        cwd=str(folder),
        env=environment() | variables,
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # also where we ignore it
    )
    screen.delaybeforesend = None
    return screen


def reads(screen: "pexpect.spawn[str]", wanted: str) -> str:
    """Wait for a text, in whatever colours, and for the prompt after it: all that came."""
    seen = ""
    while wanted not in seen:
        screen.expect_exact(PROMPT)
        seen += ANSI.sub("", screen.before) + PROMPT
    return seen


def record(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "g.json").read_text())
    return found


@pytest.mark.parametrize(
    ("game", "lang", "options"),
    [
        ("heckmeck", "it", ["--seats", "3", "--option", "short=highest"]),
        ("eimer", "de", ["--seats", "4", "--option", "forgetful_draw=true"]),
        ("geizen", "es", ["--bots", "rookie"]),
    ],
)
def test_a_whole_game_is_played_by_always_picking_the_first_choice(
    tmp_path: Path, game: str, lang: str, options: list[str]
) -> None:
    typed = "Ada\n" + "1\n" * 2000
    done = piped(tmp_path, game, "--lang", lang, "--out", "g.json", *options, typed=typed)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert say(lang, "result-heading") in done.stdout
    assert "tavolata verify g.json" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    proof = verify((tmp_path / "g.json").read_text())
    assert proof.over
    assert proof.dice
    assert not (tmp_path / "g.json.seed").exists()


def test_without_a_word_it_asks_for_everything_and_enter_accepts(tmp_path: Path) -> None:
    done = piped(tmp_path, "--lang", "it", typed="\n\n\n\n\n" + "q\n")
    assert done.returncode == 0, done.stderr
    assert say("it", "ask-game") in done.stdout
    (saved,) = tmp_path.glob("heckmeck-*.json")
    seats = json.loads(saved.read_text())["seats"]
    assert seats == [{"name": "Tu"}, {"bot": "regular"}, {"bot": "regular"}]


def test_control_c_saves_and_the_game_goes_on_to_a_verified_end(tmp_path: Path) -> None:
    screen = at_terminal(
        tmp_path, "heckmeck", "--bots", "1", "--start", "0", "--lang", "en", "--out", "g.json"
    )
    reads(screen, say("en", "ask-name"))
    screen.send("Ada" + ENTER)
    reads(screen, say("en", "press-enter"))
    screen.send(ENTER)
    reads(screen, say("en", "keys-no-undo"))
    screen.send("1" + ENTER)
    reads(screen, say("en", "keys"))
    screen.sendintr()
    screen.expect_exact("--resume g.json")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
    assert "seed" not in record(tmp_path)["fair"]  # type: ignore[operator]
    before = record(tmp_path)["log"]
    done = piped(tmp_path, "--resume", "g.json", "--lang", "en", typed="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    proof = verify((tmp_path / "g.json").read_text())
    assert proof.over
    assert proof.dice
    assert proof.journal.log[: len(before)] == before  # type: ignore[arg-type]
    assert proof.journal.seats[0].name == "Ada"


def test_one_sees_the_rules_and_takes_a_move_back(tmp_path: Path) -> None:
    screen = at_terminal(
        tmp_path, "heckmeck", "--bots", "1", "--start", "0", "--lang", "es", "--out", "g.json"
    )
    reads(screen, say("es", "ask-name"))
    screen.send(ENTER)
    reads(screen, say("es", "press-enter"))
    screen.send(ENTER)
    reads(screen, say("es", "keys-no-undo"))
    screen.send("?" + ENTER)
    page = reads(screen, say("es", "press-enter-page"))
    assert say("es", "section-goal") in page
    screen.send("q" + ENTER)
    reads(screen, say("es", "keys-no-undo"))
    screen.send("1" + ENTER)
    reads(screen, say("es", "keys"))
    assert len(resume(tmp_path / "g.json").log) == 2
    screen.send("u" + ENTER)
    reads(screen, say("es", "keys-no-undo"))
    log = resume(tmp_path / "g.json").log
    assert log[-1] == "0 undo"
    screen.send("q" + ENTER)
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def test_nonsense_changes_nothing_and_the_end_of_input_saves(tmp_path: Path) -> None:
    typed = "Ada\nfoo\n99\nkeep 7\ntake 36\nu\n"
    done = piped(
        tmp_path,
        *("heckmeck", "--bots", "1", "--start", "0", "--lang", "it", "--out", "g.json"),
        typed=typed,
    )
    assert done.returncode == 0
    assert "tavolata play --resume g.json" in done.stdout
    said = " ".join(done.stdout.split())
    assert say("it", "refused-heckmeck-notation") in said
    assert "«99»" in said
    assert say("it", "refused-keep-first") in said
    assert say("it", "refused-no-undo") in said
    log = record(tmp_path)["log"]
    assert isinstance(log, list)
    assert len(log) == 1


def test_a_hand_is_never_on_screen_for_the_other_person_nor_colour_where_unwanted(
    tmp_path: Path,
) -> None:
    screen = at_terminal(
        tmp_path,
        *("eimer", "--seats", "2", "--bots", "0", "--start", "0", "--lang", "en"),
        *("--out", "g.json"),
        NO_COLOR="1",
    )
    reads(screen, "Your name?")
    screen.send("Ada" + ENTER)
    reads(screen, "player 2?")
    screen.send("Bob" + ENTER)
    reads(screen, say("en", "press-enter"))
    screen.send(ENTER)
    holder, screens = -1, 0
    while screens < 10:
        screen.expect_exact(PROMPT)
        assert re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|38|48)[;m]", screen.before) is None
        seen = ANSI.sub("", screen.before)
        if found := re.search("Pass the screen to (Ada|Bob)", seen):
            assert say("en", "eimer-hand") not in seen
            assert "\x1b[3J" in screen.before  # nor can it be scrolled back to
            holder = ("Ada", "Bob").index(found[1])
            screen.send(ENTER)
            continue
        hands = resume(tmp_path / "g.json").state.to_json()["hands"]
        assert isinstance(hands, list)
        shown = seen[seen.index(say("en", "eimer-hand")) :].split("\n")[0]
        assert sorted(re.findall(r"[YWRBG][1-8]", shown)) == sorted(hands[holder])
        assert re.search(r"(Ada|Bob) (is dealt|draws) [YWRBG][1-8]", seen) is None
        screens += 1
        screen.send("1" + ENTER)
    screen.close(force=True)


def played(path: Path, moves: int) -> None:
    """A game of two bots, broken off after some moves or played to its end."""
    fair = Fair.begin([new_words(), ""])
    journal = Journal(find("eimer"), [Seat(name="Ada"), Seat(bot="regular")], 0, {}, fair)
    bots = [sit("rookie", "eimer", b"a"), sit("regular", "eimer", b"b")]
    while moves and not journal.state.over:
        if journal.state.chance:
            journal.draw()
        else:
            seat = journal.state.to_move[0]
            journal.play(seat, bots[seat].choose(journal.state.view(seat)))
            moves -= 1
    save(journal, path)


def test_a_running_game_is_told_without_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "g.json", moves=8)
    assert show_story(tmp_path / "g.json", "en") == 0
    told = capsys.readouterr().out
    assert "Ada is dealt a hand." in told
    assert re.search(r"(dealt|draws) [YWRBG][1-8]", told) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_told_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    played(tmp_path / "g.json", moves=-1)
    assert show_story(tmp_path / "g.json", lang) == 0
    told = capsys.readouterr().out
    hen = say(lang, "bot-regular")
    assert re.search(hen + r" [a-z ]+ [YWRBG][1-8]", told)
    assert say(lang, "result-heading") in told


def test_a_record_that_does_not_fit_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "g.json", moves=4)
    found = record(tmp_path)
    log = found["log"]
    assert isinstance(log, list)
    (tmp_path / "g.json").write_text(json.dumps(found | {"log": [*log, "0 keep left"]}))
    assert show_story(tmp_path / "g.json", "de") == 1
    told = capsys.readouterr().out
    assert str(len(log) + 1) in told
    assert say("de", "told-opening") not in told


def test_the_plain_screen_shows_any_game() -> None:
    view = find("geizen").start(seats=2).give("1 2 3 4 5").view(0)
    context = ScreenContext(view, ("Ada", "Bob"), "en", 80)
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(generic.picture(context))
    assert "rolled" in console.export_text()
    assert [choice.move for choice in generic.menu(context, None).choices] == list(view.legal)


@pytest.mark.parametrize("name", names())
def test_the_fields_that_a_screen_reads_are_as_it_takes_them(name: str) -> None:
    game = find(name)
    fields = import_module(f"tavolata.games.{name}.terminal")._State
    for journal, _ in random_game(game, game.seats[1], 0, game.resolve({}), seed=1, most=200):
        for seat in (None, 0, 1):
            state = journal.state.view(seat).to_json()
            msgspec.convert({field: state[field] for field in fields.__annotations__}, fields)


def test_dice_of_a_turn_are_told_at_once() -> None:
    kept = [{"event": "kept", "seat": 1, "dice": [5, 6]}, {"event": "kept", "seat": 1, "dice": [1]}]
    rest = [{"event": "placed", "seat": 1}, {"event": "turn", "seat": 0}]
    told = geizen.summarize([*kept, *rest])  # type: ignore[list-item]
    assert told == [{"event": "kept", "seat": 1, "dice": [1, 5, 6]}, {"event": "turn", "seat": 0}]


def test_the_language_is_the_one_asked_for_or_the_machines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "it_CH.UTF-8")
    assert language(None) == "it"
    assert language("es") == "es"
    monkeypatch.setenv("LC_ALL", "C")
    assert language(None) == "en"
    with pytest.raises(Refusal) as refused:
        language("tlh")
    assert refused.value.reason == "unknown-language"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("KEEP w", "keep W"),
        ("Give Up", "give up"),
        ("2", "roll"),
    ],
)
def test_what_is_typed_is_read_kindly(text: str, move: str) -> None:
    choices = [Choice("take 25", Text()), Choice("roll", Text())]
    assert read_move(find("heckmeck"), Menu([Group("", choices)]), text) == move


@pytest.mark.parametrize("text", ["yyyww rrrb bbg gg w", "build yyyww/rrrb/bbg/gg/w"])
def test_rows_are_read_with_or_without_their_verb(text: str) -> None:
    assert read_move(find("eimer"), Menu(), text, "build") == "build YYYWW/RRRB/BBG/GG/W"


def test_a_pyramid_of_a_wrong_shape_is_explained() -> None:
    with pytest.raises(Refusal) as refused:
        read_move(find("eimer"), Menu(), "yyyww rrrb", "build")
    assert refused.value.reason == "build-shape"
