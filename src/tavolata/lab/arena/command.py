"""`tavolata arena`: bots play a match, and how good they are is told."""

import json
import secrets
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tavolata.bots.external import is_outside
from tavolata.core.catalogue import find
from tavolata.core.cpu import cores
from tavolata.core.errors import Refusal
from tavolata.core.files import check_writable, write_output
from tavolata.core.json import JsonObject
from tavolata.core.pictures import check_picture
from tavolata.lab.arena.parallel import play_match
from tavolata.lab.arena.picture import bot_label, draw
from tavolata.lab.arena.ratings import Rating, ratings
from tavolata.lab.arena.runner import Match
from tavolata.lab.arena.standings import Standing, Standings
from tavolata.lab.console import INTERRUPTED, counted_progress, result_console
from tavolata.lab.interrupts import StopOnInterrupt
from tavolata.locale import knows, say
from tavolata.locale.numbers import decimal, duration, percent


def arena(
    game: str,
    bots: list[str],
    *,
    seats: int | None,
    games: int,
    seed: str | None,
    options: JsonObject,
    seconds: float,
    workers: int,
    cluster: str | None = None,
    json_file: Path | None,
    picture: Path | None,
    lang: str,
) -> int:
    """Let bots play, and tell how good they are. Ctrl-C ends it early, with what there is."""
    seats = max(len(bots), find(game).seats[0]) if seats is None else seats
    seed = secrets.token_hex(8) if seed is None else seed
    match = Match(game, tuple(bots), seats, games, seed, options, seconds)
    match.check()
    if cluster and any(map(is_outside, bots)):
        raise Refusal("programs-stay-here")
    for path in (json_file, picture):
        if path is not None:
            check_writable(path)
    if picture is not None:
        check_picture(picture)
    standings = _played(match, workers or cores(), cluster, lang)
    console = result_console()
    if not standings.games:
        console.print(say(lang, "arena-nothing"))
        return INTERRUPTED
    _tell(console, standings, json_file, picture, lang)
    if standings.games < games:
        console.print(say(lang, "arena-stopped", games=standings.games, asked=games))
        return INTERRUPTED
    return 0


def _played(match: Match, workers: int, cluster: str | None, lang: str) -> Standings:
    """Play a match, with a progress bar that tells how the first bot does."""
    with StopOnInterrupt() as stop, counted_progress(lang) as progress:
        task = progress.add_task(say(lang, "arena-playing"), total=match.games)

        def note(so_far: Standings) -> None:
            text = f"{match.bots[0][:30]} {percent(lang, so_far.share(0))}"
            progress.update(task, completed=so_far.games, description=text)

        return play_match(match, workers, note, stop, cluster)


def _tell(
    console: Console, standings: Standings, json_file: Path | None, picture: Path | None, lang: str
) -> None:
    """Print the standings, and write the files that were asked for."""
    rated = ratings(standings)
    title = _title(lang, standings)
    console.print(_table(lang, standings, rated, title))
    _tell_forfeits(console, lang, standings)
    if json_file is not None:
        write_output(json_file, json.dumps(standings.to_json(), ensure_ascii=False) + "\n")
        console.print(say(lang, "lab-written", path=str(json_file)))
    if picture is not None:
        draw(standings, _labels(lang, standings, rated), title, lang, picture)
        console.print(say(lang, "lab-written", path=str(picture)))


def _title(lang: str, standings: Standings) -> str:
    match = standings.match
    name = say(lang, f"{match.game}-name") if knows(lang, f"{match.game}-name") else match.game
    return say(
        lang, "arena-title", game=name, seats=match.seats, games=standings.games, seed=match.seed
    )


def _table(lang: str, standings: Standings, rated: list[Rating], title: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0)
    table.add_column(say(lang, "arena-bot"), overflow="fold", min_width=10)
    for heading in ("share", "interval", "score", "rating", "forfeits", "time"):
        table.add_column(say(lang, f"arena-{heading}"), justify="right", no_wrap=True)
    for bot, (standing, rating) in enumerate(zip(standings.table(), rated, strict=True)):
        table.add_row(Text(bot_label(standings, bot)), *_cells(lang, standing, rating))
    return table


def _cells(lang: str, standing: Standing, rating: Rating) -> list[str]:
    return [
        percent(lang, standing.share),
        decimal(lang, f"{100 * standing.low:.1f}–{100 * standing.high:.1f} %"),
        decimal(lang, f"{standing.score:.2f}"),
        _strength(lang, rating),
        str(standing.forfeits),
        duration(lang, standing.seconds_per_move),
    ]


def _strength(lang: str, rating: Rating) -> str:
    return decimal(lang, f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}")


def _labels(lang: str, standings: Standings, rated: list[Rating]) -> list[str]:
    """What is written beside each bar of the picture."""
    return [
        f"{percent(lang, standing.share)} · {say(lang, 'arena-rating')} {_strength(lang, rating)}"
        for standing, rating in zip(standings.table(), rated, strict=True)
    ]


def _tell_forfeits(console: Console, lang: str, standings: Standings) -> None:
    for (bot, why), (count, detail) in standings.forfeits().items():
        text = say(lang, f"arena-forfeit-{why}", bot=standings.match.bots[bot], count=count)
        console.print(f"{text} [{detail}]" if detail else text)
