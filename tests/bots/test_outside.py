"""Programs of others take a seat: they hear what they may, and nothing they do hurts a match."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tavolata.bots import external as outside
from tavolata.bots.external import Forfeit, Outside, Program
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.state import State
from tavolata.lab.arena.runner import Hall, Match, Sheet
from tests.bots.programs import BAD, FIRST, program, watched

ROOT = Path(__file__).parent.parent.parent


def played(bots: list[str], games: int, game: str = "heckmeck", seconds: float = 5.0) -> Sheet:
    seats = max(2, len(bots))
    match = Match(game, tuple(bots), seats, games, "seed", seconds=seconds)
    with Hall(match) as hall:
        return hall.play(range(match.groups), lambda: False)


def logged(folder: Path) -> list[Any]:
    return [json.loads(line) for line in (folder / "log").read_text().splitlines()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_is_started_once_and_plays_many_games(tmp_path: Path) -> None:
    sheet = played([watched(tmp_path), "rookie"], games=4)
    assert sheet.forfeits == []
    pid, *messages = logged(tmp_path)
    assert not alive(pid)
    dos = [message["do"] for message in messages]
    assert dos.count("start") == dos.count("end") == 4
    assert dos[0] == "start"
    assert dos[-1] == "end"
    first, second = (m for m in messages[: dos.index("start", 1) + 1] if m["do"] == "start")
    options = find("heckmeck").resolve({})
    told = {"do": "start", "game": "heckmeck", "seats": 2, "seat": 0, "start": 0}
    assert first == {**told, "options": options}
    assert second == {**told, "seat": 1, "options": options}
    end = next(message for message in messages if message["do"] == "end")
    assert end.keys() == {"do", "winners", "scores"}
    assert len(end["scores"]) == 2


def test_a_move_comes_with_view_legal_moves_events_and_seconds(tmp_path: Path) -> None:
    played([watched(tmp_path), "rookie"], games=1, seconds=1.5)
    moves = [m for m in logged(tmp_path)[1:] if m["do"] == "move"]
    assert all(m.keys() == {"do", "view", "legal", "events", "seconds"} for m in moves)
    assert moves[0]["seconds"] == 1.5
    assert moves[0]["events"][0] == {"event": "turn", "seat": 0}
    assert moves[0]["events"][1]["event"] == "rolled"
    assert moves[0]["view"]["rolled"] == moves[0]["events"][1]["dice"]
    assert moves[1]["events"][0]["event"] == "kept"
    assert sum(len(m["events"]) for m in moves) > len(moves)


def test_a_program_hears_of_hidden_cards_only_its_own(tmp_path: Path) -> None:
    build = FIRST.replace(
        'message["legal"][0]',
        'message["legal"][0].replace("*", "YYYWW/WRRR/BBB/GG/G")',
    )
    sheet = played([watched(tmp_path, build), "rookie", "rookie"], games=1, game="eimer")
    assert sheet.forfeits == []
    moves = [m for m in logged(tmp_path)[1:] if m["do"] == "move"]
    dealt = {e["seat"]: e["cards"] for e in moves[0]["events"] if e["event"] == "dealt"}
    assert len(dealt) == 3
    assert [seat for seat, cards in dealt.items() if cards] == [0]
    drawn = [e for m in moves for e in m["events"] if e["event"] == "drew"]
    assert all((event["card"] is not None) == (event["seat"] == 0) for event in drawn)
    assert isinstance(moves[-1]["view"]["hands"][1], int)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("babbling", "nonsense"),
        ("many lines", "nonsense"),
        ("no move", "nonsense"),
        ("a number", "nonsense"),
        ("not a text", "nonsense"),
        ("illegal", "illegal"),
        ("sleeping", "late"),
        ("half a line", "late"),
        ("dying", "died"),
        ("closing", "died"),
    ],
)
def test_a_bad_program_forfeits_and_the_match_goes_on(tmp_path: Path, kind: str, why: str) -> None:
    before, seconds = time.monotonic(), 0.1 if why == "late" else 5.0
    sheet = played([program(tmp_path, BAD[kind]), "rookie", "rookie"], games=2, seconds=seconds)
    assert [(bot, reason) for _, bot, reason, _ in sheet.forfeits] == [(0, why), (0, why)]
    assert sheet.shares.tolist() == [[0.0, 0.5, 0.5]] * 2
    assert time.monotonic() - before < 20


def test_a_program_that_died_is_started_again(tmp_path: Path) -> None:
    clumsy = f"""
marker = {str(tmp_path / "marker")!r}
if not os.path.exists(marker):
    open(marker, "w").close()
    next(messages())
    sys.exit(3)
"""
    sheet = played([watched(tmp_path, clumsy + FIRST), "rookie"], games=3)
    assert [(game, why) for game, _, why, _ in sheet.forfeits] == [(0, "died")]
    assert sum(isinstance(entry, int) for entry in logged(tmp_path)) == 2


def test_a_slip_costs_one_game_and_no_new_start(tmp_path: Path) -> None:
    once = 'next(messages()); next(messages()); say("oops\\noops again")' + FIRST
    sheet = played([watched(tmp_path, once), "rookie"], games=3)
    assert [why for _, _, why, _ in sheet.forfeits] == ["nonsense"]
    assert sum(isinstance(entry, int) for entry in logged(tmp_path)) == 1


def test_the_last_words_of_the_dying_are_kept(tmp_path: Path) -> None:
    sheet = played([program(tmp_path, BAD["dying"]), "rookie"], games=1)
    assert sheet.forfeits[0][3] == "out of luck"


def test_time_to_start_is_not_time_to_think(tmp_path: Path) -> None:
    slow = "time.sleep(1.5)\n" + FIRST
    assert played([program(tmp_path, slow), "rookie"], games=1, seconds=1.0).forfeits == []


def test_who_never_reads_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START_UP", 0.2)
    deaf = program(tmp_path, "time.sleep(60)")
    assert played([deaf, "rookie"], games=1, seconds=0.1).forfeits[0][2] == "late"


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = (
        "import subprocess\n"
        f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(tmp_path / 'child')!r}, 'w').write(str(child.pid))\n"
    )
    played([program(tmp_path, child + FIRST), "rookie"], games=1)
    pid = int((tmp_path / "child").read_text())
    deadline = time.monotonic() + 5
    while alive(pid) and "zombie" not in _state(pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not alive(pid) or "zombie" in _state(pid)


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return "gone"


def test_a_command_is_read_like_in_a_shell(tmp_path: Path) -> None:
    folder = tmp_path / "a folder, with 'quotes'"
    folder.mkdir()
    assert played([program(folder, FIRST), "rookie"], games=1).forfeits == []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cmd:", "bad-command"),
        ("cmd:  ", "bad-command"),
        ("cmd:python 'bot.py", "bad-command"),
        ("cmd:no-such-program-anywhere --fast", "no-program"),
    ],
)
def test_what_cannot_be_started_is_refused(bot: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        Program(bot)
    assert refused.value.reason == reason


def test_what_turns_out_to_be_no_program_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "not-a-program"
    path.write_bytes(b"\x00")
    path.chmod(0o755)
    seated, state = Outside(Program(f"cmd:{path}"), 1.0), find("heckmeck").start(2)
    with pytest.raises(Forfeit) as forfeit:
        seated.begin(state, 0, 0)
    assert forfeit.value.why == "died"


def test_what_others_write_cannot_paint_over_the_screen() -> None:
    assert Forfeit("died", "\x1b[2Jboo\n").detail == "·[2Jboo"


def test_the_bot_of_the_documentation_plays_every_game() -> None:
    bot = f"cmd:{sys.executable} {ROOT / 'docs' / 'examples' / 'random_bot.py'}"
    for game in ("heckmeck", "eimer", "geizen"):
        assert played([bot, "rookie"], games=2, game=game).forfeits == []


def test_the_ten_lines_of_the_documentation_are_a_bot(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text()
    lines = page.split("```python\n")[1].split("```")[0]
    assert len(lines.splitlines()) <= 10
    assert played([program(tmp_path, lines), "rookie"], games=2).forfeits == []


def test_a_program_without_a_match(tmp_path: Path) -> None:
    """The plain use: begin, hear, choose, end."""
    state: State = find("geizen").start(2).give("1 2 2 4 6")
    maker = Program(program(tmp_path, FIRST))
    seated = Outside(maker, 5.0)
    seated.begin(state, 0, 0)
    seated.hear(state.view(0))
    assert seated.choose(state.view(0)) == state.legal(0)[0]
    seated.end(state.standing())
    maker.stop(5.0)
