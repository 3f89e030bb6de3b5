"""`tavolata review`: a record looked back on, as a table and, where asked for, a picture."""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tavolata.coach.choice import ALL_GRADES, GRADES
from tavolata.coach.evaluator import Evaluator
from tavolata.coach.review import Entry, counted, review_entries
from tavolata.coach.review_types import ChanceMoment, Decision, Moment, Review
from tavolata.core.errors import Refusal
from tavolata.core.files import write_output
from tavolata.core.language import language
from tavolata.core.record import Misfit, read_file
from tavolata.locale.numbers import decimal
from tavolata.terminal.game_screen import ScreenContext, screen_of
from tavolata.terminal.screen import DANGER, QUIET, Screen
from tavolata.terminal.story import misfit_text, seat_names

GRADE_STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def review(asked: argparse.Namespace, by: Evaluator | None = None) -> int:
    """Look back on the record in `asked.file`; `seat`, `json` and `picture` may be None. It is
    judged by its game's evaluator, or by another."""
    screen = Screen(language(asked.lang))
    try:
        journal, start, entries = counted(read_file(asked.file))
    except Misfit as misfit:
        screen.show(Text(misfit_text(screen, misfit), DANGER))
        return 1
    if asked.seat is not None and not 0 <= asked.seat < len(journal.seats):
        raise Refusal("bad-seat", last=len(journal.seats) - 1)
    with _progress(screen) as note:
        found = review_entries(journal, start, entries, by=by, note=note)
    names = seat_names(screen.lang, journal.seats)
    _show(screen, found, entries, names, asked.seat)
    if asked.json:
        write_output(asked.json, json.dumps(found.to_json(), ensure_ascii=False) + "\n")
        screen.show(Text(screen.say("coach-told-written", path=str(asked.json)), QUIET))
    if asked.picture:
        from tavolata.coach.picture import draw

        draw(found, names, screen.lang, asked.picture)
        screen.show(Text(screen.say("coach-told-written", path=str(asked.picture)), QUIET))
    return 0


@contextmanager
def _progress(screen: Screen) -> Iterator[Callable[[float], None]]:
    """A bar on a live screen; a pipe gets none."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=screen.console, transient=True, disable=not screen.live
    ) as progress:
        bar = progress.add_task(screen.say("coach-told-working"), total=1.0)
        yield lambda fraction: progress.update(bar, completed=fraction)


# What is shown.


def _show(
    screen: Screen,
    found: Review,
    entries: Sequence[Entry],
    names: Sequence[str],
    seat: int | None,
) -> None:
    game = screen.say_or(f"{found.game}-name", found.game)
    heading = screen.say("coach-told-heading", game=game, names=", ".join(names))
    screen.show(Text(heading, "bold"))
    if not found.over:
        screen.show(Text(screen.say("coach-told-running"), QUIET))
    numbers = [number for number in found.mattered if _concerns(found.moments[number], seat)]
    if numbers:
        screen.show(_mattered(screen, found, entries, numbers, names))
    else:
        screen.show(Text(f"\n{screen.say('coach-told-nothing')}\n"))
    screen.show(_sums(screen, found, names, seat))
    _explain(screen, found)


def _concerns(moment: Moment, seat: int | None) -> bool:
    return seat is None or isinstance(moment, ChanceMoment) or moment.seat == seat


def _mattered(
    screen: Screen,
    found: Review,
    entries: Sequence[Entry],
    numbers: Sequence[int],
    names: Sequence[str],
) -> Table:
    table = Table(title=screen.say("coach-told-mattered"), title_justify="left")
    table.add_column(screen.say("coach-told-entry"), justify="right")
    for name in ("who", "what", "better"):
        table.add_column(screen.say(f"coach-told-{name}"))
    table.add_column(screen.say("coach-told-lost"), justify="right")
    table.add_column(screen.say("coach-told-why"), ratio=1)
    for number in numbers:
        moment, entry = found.moments[number], entries[number]
        if isinstance(moment, Decision):
            row = _choice_row(screen, moment, entry, names)
        else:
            row = _chance_row(screen, moment, names)
        table.add_row(str(moment.index + 1), *row)
    return table


def _choice_row(
    screen: Screen, choice: Decision, entry: Entry, names: Sequence[str]
) -> tuple[Text, ...]:
    grade = choice.grade or ""
    lost = f"{_points(screen, choice.lost)}\n{screen.say(f'coach-grade-{grade}')}"
    reason = choice.reason.sentence(screen.lang) if choice.reason else ""
    return (
        Text(names[choice.seat], "bold"),
        Text(_move_text(screen, entry, names, choice.move)),
        Text(_move_text(screen, entry, names, choice.best), "green"),
        Text(lost, GRADE_STYLES.get(grade, "")),
        Text(reason),
    )


def _chance_row(screen: Screen, moment: ChanceMoment, names: Sequence[str]) -> tuple[Text, ...]:
    lines = [
        screen.say("coach-told-luck", who=name, points=_points(screen, luck, "+"))
        for name, luck in zip(names, moment.luck, strict=True)
    ]
    chance = Text(screen.say("coach-told-chance"), QUIET)
    return chance, Text(moment.move), Text(), Text(), Text(" · ".join(lines), QUIET)


def _move_text(screen: Screen, entry: Entry, names: Sequence[str], move: str) -> str:
    """A move as the game's own screen offers it, without its consequences."""
    if len(entry.before.game.move(move).numbers) > 1:
        return move  # no menu lists it
    context = ScreenContext(entry.before.view(entry.seat), tuple(names), screen.lang, screen.width)
    for choice in screen_of(entry.before.game.name).menu(context, None).choices:
        if choice.move == move:
            return choice.label.plain.strip().split(" · ", 1)[0]
    return move


def _sums(screen: Screen, found: Review, names: Sequence[str], seat: int | None) -> Table:
    unseen = any(sums.unseen for sums in found.sums)
    columns = ["start", "sum-luck", "sum-lost", "sum-others"]
    columns += ["sum-unseen"] if unseen else []
    columns += ["result" if found.over else "so-far", "adjusted"]
    table = Table(title=screen.say("coach-told-sums"), title_justify="left")
    table.add_column(screen.say("coach-told-who"))
    for name in columns:
        table.add_column(screen.say(f"coach-told-{name}"), justify="right")
    table.add_column(screen.say("coach-told-choices"))
    for number, (name, sums) in enumerate(zip(names, found.sums, strict=True)):
        if seat not in (None, number):
            continue
        figures = [_points(screen, sums.start), _points(screen, sums.luck, "+")]
        figures += [_points(screen, -sums.lost), _points(screen, sums.others, "+")]
        figures += [_points(screen, sums.unseen, "+")] if unseen else []
        figures += [_points(screen, sums.result), _points(screen, sums.adjusted)]
        counts = [
            screen.say(f"coach-count-{grade}", count=sums.grades[grade])
            for grade in ALL_GRADES
            if sums.grades[grade]
        ]
        table.add_row(Text(name, "bold"), *figures, Text(", ".join(counts)))
    return table


def _explain(screen: Screen, found: Review) -> None:
    hidden = any(sums.unseen for sums in found.sums)
    screen.show(Text(screen.say("coach-told-meaning" if hidden else "coach-told-meaning-open")))
    limits = {name: round(100 * least) for name, least in GRADES.items()}
    screen.show(Text(screen.say("coach-told-grades", **limits), QUIET))
    revised = max(sums.revised for sums in found.sums)
    if revised >= 0.0005:  # less than can be told
        points = _points(screen, revised)
        screen.show(Text(screen.say("coach-told-revised", points=points), QUIET))


def _points(screen: Screen, share: float, sign: str = "") -> str:
    """A share of the win in hundredths, as the language writes it."""
    text = f"{100 * share + 0.0:{sign}.1f}"
    text = "0.0" if text in ("-0.0", "+0.0", "0.0") else text
    return decimal(screen.lang, text).replace("-", "−")
