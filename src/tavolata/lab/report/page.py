"""A report as one page that needs nothing besides itself: light or dark, on a phone or a desk."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from tavolata.lab.report import plots, sentences
from tavolata.lab.report.figures import own_part
from tavolata.lab.report.sentences import percent
from tavolata.lab.report.types import Chart, Report, TableFigures
from tavolata.locale import knows, say

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ef; --card: #fffdf8; --ink: #2b2118;
  --soft: #6d5f50; --line: #ded3c2; --main: #b8672a; --other: #6f9a8d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1915; --card: #25211c; --ink: #efe6d8;
  --soft: #b3a693; --line: #4a4238; --main: #e0934f; --other: #7fb3a4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 system-ui, sans-serif; }
main, header, footer { max-width: 68rem; margin: 0 auto; padding: 1rem clamp(.9rem, 4vw, 2rem); }
header { padding-top: 2.2rem; }
h1 { font-size: clamp(1.8rem, 6vw, 2.7rem); line-height: 1.1; margin: 0 0 .4rem; }
h2 { font-size: 1.35rem; margin: 0 0 .6rem; }
.soft, footer { color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: .9rem;
  padding: clamp(.9rem, 3vw, 1.6rem); margin: 1.2rem 0; }
.short { border-left: .4rem solid var(--main); }
.short li, li { margin: .35rem 0; }
ul { padding-left: 1.2rem; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 2rem; }
@media (min-width: 54rem) { .beside { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; } }
figure { margin: 0; flex: 1 1 20rem; min-width: 0; max-width: 34rem; }
figure svg { width: 100%; height: auto; display: block; }
figcaption { color: var(--soft); font-size: .92rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
summary { cursor: pointer; color: var(--soft); margin-top: .8rem; }
code { font-size: .92em; overflow-wrap: anywhere; }
"""


def page(report: Report) -> str:
    """The whole page."""
    game, games = report["game"], f"{report['games']:,}"
    name = say("en", f"{game}-name") if knows("en", f"{game}-name") else game
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(name)}: how the game behaves</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>{escape(name)}</h1>
<p class="soft">How the game behaves: what {games} simulated games of each kind say. All players
are bots that play by a rule of thumb (<em>{report["bot"]}</em>), so the figures are theirs; people
may differ.{_a_turn(game)}</p>
</header>
<main>
<section class="short"><h2>In short</h2>{_list(sentences.in_short(report))}</section>
{"".join(_sections(report))}
<section><h2>All figures</h2>{_numbers(report)}</section>
</main>
<footer>
<p>Made by
<code>tavolata report {game} --games {report["games"]} --seed {escape(report["seed"])}</code>,
with version {report["rules"]} of the rules. Intervals are 95 %; what they cannot tell from chance
is said to make no difference. The same figures are in the JSON file beside this page.</p>
</footer>
</body>
</html>
"""


def _sections(report: Report) -> Iterator[str]:
    """The sections of every game, and what it has of its own."""
    rows = 0.75 + 0.34 * len(report["by_seats"])
    lengths = Chart("length", plots.lengths, rows, "Turns of a game, by players.")
    turns = Chart("turns", plots.histogram, 2.3, "How the turns of a game are spread.")
    yield _section("How long a game takes", sentences.length(report), [lengths, turns], report)
    places = Chart(
        "places",
        plots.places,
        0.7 + 1.35 * -(-len(report["by_seats"]) // 2),
        "What each place wins above or below a fair share, with 95 % intervals.",
    )
    yield _section("Does it matter who begins?", sentences.beginning(report), [places], report)
    leads = Chart("leads", plots.leads, rows, "Looked at as each turn begins and at the end.")
    yield _section("How the lead swings", sentences.swings(report), [leads], report)
    choices = Chart(
        "choices",
        plots.choices,
        rows,
        "A choice is disputed where a rookie and a regular would move differently.",
    )
    kinds = Chart(
        "kinds",
        plots.kinds,
        0.75 + 0.36 * len(report["kinds"]),
        "What was done, and how often something else could have been.",
    )
    yield _section("Is a choice a real one?", sentences.choosing(report), [choices, kinds], report)
    skill = Chart("skill", plots.skill, 2.1, "The wins of one better player among worse ones.")
    yield _section("Does it pay to play well?", sentences.playing_well(report), [skill], report)
    yield from _own_section(report)
    yield from _changes_section(report)


def _own_section(report: Report) -> Iterator[str]:
    own = own_part(report["game"])
    if own.remarks and "closer" in report:
        yield _section(own.heading, own.remarks(report), own.charts, report)


def _changes_section(report: Report) -> Iterator[str]:
    if not report["changes"]:
        return
    chart = Chart(
        "changes",
        plots.changes,
        0.7 + 0.42 * len(report["changes"]),
        f"Turns with {report['usual_seats']} players, beside the usual game.",
    )
    title = "What if the rules, the board or the deck were others?"
    yield _section(title, sentences.changed(report), [chart], report)


def _a_turn(game: str) -> str:
    """What is counted as a turn, where that is not plain."""
    a_turn = own_part(game).a_turn
    return f" A turn is {escape(a_turn)}." if a_turn else ""


def _section(title: str, said: Iterable[str], charts: Sequence[Chart], report: Report) -> str:
    drawn = "".join(_figure(chart, report) for chart in charts)
    body = f'{_list(said)}<div class="figures">{drawn}</div>'
    kind = "beside" if len(charts) == 1 else "below"
    return f'<section><h2>{escape(title)}</h2><div class="{kind}">{body}</div></section>\n'


def _figure(chart: Chart, report: Report) -> str:
    svg, caption = plots.picture(chart, report), escape(chart.caption)
    return (
        f'<figure role="img" aria-label="{caption}">{svg}'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def _list(said: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in said)}</ul>"


def _numbers(report: Report) -> str:
    titles = (
        *("Table", "Turns", "Moves", "Who begins wins", "Fair", "Lead changes", "None"),
        *("A choice", "Legal moves", "Disputed", "Winner has", "Margin"),
    )
    lines: list[tuple[str, TableFigures]] = [
        (f"{at['seats']} players", at) for at in report["by_seats"]
    ]
    lines += [(one["change"], one) for one in report["changes"]]
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in _cells(name, at)) + "</tr>"
        for name, at in lines
    )
    head = "".join(f"<th>{title}</th>" for title in titles)
    table = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{table}</table></div>'


def _cells(name: str, at: TableFigures) -> list[str]:
    first, fair = at["win_share"][0], 1 / len(at["win_share"])
    half = (first["high"] - first["low"]) / 2
    return [
        name,
        f"{at['turns']['mean']:.2f} ± {at['turns']['uncertain']:.2f}",
        f"{at['moves']['mean']:.1f}",
        f"{percent(first['share'])} ± {100 * half:.1f}",
        percent(fair),
        f"{at['lead_changes']['mean']:.2f}",
        percent(at["never_changed"]),
        percent(at["choices"]),
        f"{at['legal']:.2f}",
        percent(at["disputed"]),
        f"{at['winning_score']:.1f}",
        f"{at['margin']:.1f}",
    ]
