"""What a report says. Every sentence is made out of the figures beside it, and of nothing else.

The text is English; the words of the command come in all languages.
"""

from collections.abc import Iterator

from tavolata.lab.report.types import ChangeFigures, Report, SeatsFigures

CLEARLY = 1.0  # points of a percentage that are worth mentioning
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(n: int) -> str:
    """A small number as a word."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def percent(share: float, decimals: int = 1) -> str:
    """A share as text."""
    return f"{100 * share:.{decimals}f} %"


def signed(change: float) -> str:
    """A change, with its sign."""
    return f"{'+' if change >= 0 else '−'}{percent(abs(change), 0)}"


def usual(report: Report) -> SeatsFigures:
    """The table at which things are compared."""
    return next(at for at in report["by_seats"] if at["seats"] == report["usual_seats"])


def length(report: Report) -> Iterator[str]:
    """How long games are."""
    few, many, mid = report["by_seats"][0], report["by_seats"][-1], usual(report)
    turns = mid["turns"]
    yield (
        f"With {number(mid['seats'])} at the table a game takes {turns['mean']:.1f} turns on "
        f"average; half of all games take {turns['quarter']} to {turns['most']}, and nine of ten "
        f"{turns['low']} to {turns['high']}. That is {mid['moves']['mean']:.0f} moves."
    )
    ratio = many["turns"]["mean"] / few["turns"]["mean"]
    each = few["turns"]["mean"] / few["seats"], many["turns"]["mean"] / many["seats"]
    yield (
        f"From {number(few['seats'])} to {number(many['seats'])} players it grows from "
        f"{few['turns']['mean']:.1f} to {many['turns']['mean']:.1f} turns, {ratio:.2f} times as "
        f"many; the turns for each player go from {each[0]:.1f} to {each[1]:.1f}."
    )
    longest = max(report["by_seats"], key=lambda at: at["turns"]["largest"])
    yield (
        f"The longest of all took {longest['turns']['largest']} turns, with "
        f"{number(longest['seats'])} players."
    )


def beginning(report: Report) -> Iterator[str]:
    """What it means to begin."""
    better, worse, even = [], [], []
    for at in report["by_seats"]:
        first, fair = at["win_share"][0], 1 / at["seats"]
        players = (
            f"{number(at['seats'])} players ({percent(first['share'])}; fair: {percent(fair)})"
        )
        if first["low"] > fair:
            better.append(players)
        elif first["high"] < fair:
            worse.append(players)
        else:
            even.append(players)
    if better:
        yield f"Who begins wins more than a fair share with {', '.join(better)}."
    if worse:
        yield f"Who begins wins less than a fair share with {', '.join(worse)}."
    if even:
        yield f"It made no difference that these games could show with {', '.join(even)}."
    at = max(report["by_seats"], key=_gap)
    best = max(range(at["seats"]), key=lambda place: at["win_share"][place]["share"])
    yield (
        f"The places differ most with {number(at['seats'])} players: {100 * _gap(at):.1f} points "
        f"between the best (number {best + 1} to move) and the worst."
    )
    shared = max(report["by_seats"], key=lambda at: at["shared_wins"])
    if shared["shared_wins"] > 0:
        yield (
            f"Wins are shared in {percent(shared['shared_wins'])} of the games with "
            f"{number(shared['seats'])} players, where that is most frequent."
        )
    else:
        yield "No win was shared."


def _gap(at: SeatsFigures) -> float:
    """Between the best place and the worst."""
    places = [place["share"] for place in at["win_share"]]
    return float(max(places) - min(places))


def swings(report: Report) -> Iterator[str]:
    """How often the lead changes."""
    mid = usual(report)
    calm = max(report["by_seats"], key=lambda at: at["never_changed"])
    wild = max(report["by_seats"], key=lambda at: at["lead_changes"]["mean"])
    yield (
        f"With {number(mid['seats'])} players the lead changes {mid['lead_changes']['mean']:.1f} "
        f"times a game, and in {percent(mid['never_changed'])} of games it never does."
    )
    yield (
        f"It changes most with {number(wild['seats'])} players "
        f"({wild['lead_changes']['mean']:.1f} times), and most often not at all with "
        f"{number(calm['seats'])} ({percent(calm['never_changed'])} of games)."
    )
    yield (
        f"The winner has {mid['winning_score']:.1f} on average with {number(mid['seats'])} "
        f"players, {mid['margin']:.1f} more than the second."
    )


def choosing(report: Report) -> Iterator[str]:
    """How often there is a choice."""
    mid = usual(report)
    yield (
        f"In {percent(mid['choices'])} of moves more than one is legal; on average there are "
        f"{mid['legal']:.1f}. Where there is a choice, a beginner and a player by rule of thumb "
        f"would differ in {percent(mid['disputed'])}."
    )
    kinds = report["kinds"]
    freest = max(kinds, key=lambda kind: kind["legal"])
    yield (
        f"The widest choice is “{freest['move']}”: out of {freest['legal']:.1f} legal moves on "
        f"average, {freest['per_game']:.1f} times a game."
    )
    forced = [kind for kind in kinds if kind["a_choice"] < 1]
    if forced:
        least = min(forced, key=lambda kind: kind["a_choice"])
        yield (
            f"Most often without an alternative: “{least['move']}”, in "
            f"{percent(1 - least['a_choice'])} of cases."
        )


def playing_well(report: Report) -> Iterator[str]:
    """What playing better brings."""
    for match in report["skill"]:
        better, worse = match["match"].split(" against ")
        wins = f"{percent(match['share'])} ({percent(match['low'])} to {percent(match['high'])})"
        yield (
            f"One {better} among {number(match['seats'] - 1)} {worse} bots wins {wins}; an equal "
            f"would win {percent(match['fair'])}."
        )


def changed(report: Report) -> Iterator[str]:
    """What other rules change."""
    base = usual(report)
    for change in report["changes"]:
        said = "; ".join(_differences(change, base))
        yield f"{change['change']}: {said or 'no difference that these games could show'}."


def _differences(change: ChangeFigures, base: SeatsFigures) -> Iterator[str]:
    """How a changed table differs from the usual one, as far as the games can tell."""
    mean, turns = change["turns"]["mean"], base["turns"]["mean"]
    if abs(mean - turns) > change["turns"]["uncertain"] + base["turns"]["uncertain"]:
        yield f"{'longer' if mean > turns else 'shorter'} by {percent(abs(mean / turns - 1), 0)}"
    swing = change["lead_changes"]
    sure = swing["uncertain"] + base["lead_changes"]["uncertain"]
    if abs(swing["mean"] - base["lead_changes"]["mean"]) > sure:
        yield (
            f"the lead changes {swing['mean']:.1f} times instead of "
            f"{base['lead_changes']['mean']:.1f}"
        )
    first, before = change["win_share"][0], base["win_share"][0]
    if first["low"] > before["high"] or first["high"] < before["low"]:
        yield f"who begins wins {percent(first['share'])} instead of {percent(before['share'])}"
    if 100 * abs(change["choices"] - base["choices"]) > CLEARLY:
        yield (
            f"{percent(change['choices'])} of moves are a choice instead of "
            f"{percent(base['choices'])}"
        )
    if 100 * abs(change["disputed"] - base["disputed"]) > CLEARLY:
        yield (
            f"choices are disputed in {percent(change['disputed'])} instead of "
            f"{percent(base['disputed'])}"
        )


def in_short(report: Report) -> Iterator[str]:
    """The report in a few sentences."""
    mid = usual(report)
    first, fair = mid["win_share"][0], 1 / mid["seats"]
    edge = 100 * (first["share"] - fair)
    if first["low"] <= fair <= first["high"]:
        begins = "it makes no difference that could be seen who begins"
    else:
        begins = f"who begins has {abs(edge):.1f} points {'more' if edge > 0 else 'less'} than fair"
    yield (
        f"{number(mid['seats']).capitalize()} players: {mid['turns']['mean']:.0f} turns, the lead "
        f"changes {mid['lead_changes']['mean']:.1f} times, and {begins}."
    )
    yield (
        f"{percent(mid['choices'], 0)} of moves are a choice, "
        f"{percent(mid['choices'] * mid['disputed'], 0)} one that players of different strength "
        "make differently."
    )
    if not report["changes"]:
        return
    turns = mid["turns"]["mean"]
    strongest = max(report["changes"], key=lambda one: abs(one["turns"]["mean"] - turns))
    grown = strongest["turns"]["mean"] / turns - 1
    yield (
        f"Of all changes tried, “{strongest['change']}” touches the length most: "
        f"{signed(grown)} turns."
    )
