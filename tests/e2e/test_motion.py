"""Pieces move from where they lay to where they lie, at the chosen speed, or not at all. Sound."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import tour
from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.server.people import Server

# Notes every motion that begins: made by a script, or by the styles.
WATCH = """
window.motions = []
const about = (node) => ({
    thing: node.dataset?.thing ?? '', kind: node.className?.toString?.() ?? '',
    seat: node.closest?.('[data-seat]')?.dataset.seat ?? '',
})
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
    const moves = frames.some((frame) => frame.translate || /\\d/.test(frame.transform ?? ''))
    const { duration: lasts, delay: waits = 0 } = how
    if (lasts) motions.push({ ...about(this), how: 'script', moves, lasts, waits })
    return animate.call(this, frames, how)
}
addEventListener('animationstart', (event) => {
    const { animationDuration, animationDelay } = getComputedStyle(event.target)
    const how = event.animationName
    const moves = !/fade|show|waits|breathe/.test(how)
    const [lasts, waits] = [animationDuration, animationDelay].map(parseFloat)
    motions.push({ ...about(event.target), how, moves, lasts, waits })
}, true)
"""

SOUNDS = """
window.contexts = 0
window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); window.contexts += 1 }
}
window.clanks = new Set()
const { start } = AudioScheduledSourceNode.prototype
AudioScheduledSourceNode.prototype.start = function (when) {
    if (this.type === 'triangle') clanks.add(when)
    return start.call(this, when)
}
"""


def watcher(players: Players, server: Server, **look: Any) -> Player:
    player = players.known(server, **{"lively": True, **look})
    player.page.add_init_script(WATCH)
    return player


def sit_down(player: Player, game: str, **more: Any) -> str:
    assert player.person
    table = {"bots": ["rookie"], "begin": True, "start": 0, **more}
    code = player.person.open_table(game, **table)
    player.go(f"#/t/{code}")
    return code


def motions(player: Player) -> list[dict[str, Any]]:
    return list(player.page.evaluate("window.motions"))


def news_since(player: Player, heard: int) -> list[dict[str, Any]]:
    """What the next messages tell that I did."""
    for _ in range(500):
        told = [e for message in player.messages[heard:] for e in message["events"]]
        if mine := [e for e in told if e.get("seat") == 0]:
            return mine
        player.page.wait_for_timeout(20)
    raise AssertionError("no news")


def until_told(player: Player, event: str, most: int = 60) -> dict[str, Any]:
    """Play until a message tells that I did such a thing."""
    for _ in range(most):
        assert player.my_turn(), f"the game is over, and nothing {event}"
        player.page.evaluate("window.motions = []")
        heard = len(player.messages)
        player.move()
        for told in news_since(player, heard):
            if told["event"] == event:
                return told
    raise AssertionError(f"nothing {event}")


# Until what was asked for has been drawn.
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def at_rest(player: Player) -> None:
    """Wait until nothing moves on the table any more."""
    player.page.wait_for_function(
        """() => !document.getAnimations().some(({ effect, playState }) =>
            playState === 'running' && effect.target?.closest('.game')
            && Number.isFinite(effect.getComputedTiming().endTime))"""
    )


@pytest.mark.parametrize("size", [PHONE])
def test_dice_tumble_and_come_to_rest(
    players: Players, server: Server, size: tuple[int, int]
) -> None:
    ada = watcher(players, server, size=size)
    sit_down(ada, "heckmeck")
    until_told(ada, "kept")
    until_told(ada, "rolled")
    ada.page.wait_for_function(
        """() => window.motions.some(({ kind, moves, lasts }) =>
            /\\bdie\\b/.test(kind) && moves && lasts > 400)"""
    )
    at_rest(ada)
    turned = ada.page.locator(".thrown .die").evaluate_all(
        "all => all.filter(die => getComputedStyle(die).transform !== 'none').length"
    )
    assert turned == 0


def test_a_tile_flies_from_the_grill_to_the_stack(players: Players, server: Server) -> None:
    ada = watcher(players, server)
    sit_down(ada, "heckmeck")
    took = until_told(ada, "took")
    ada.page.wait_for_function(
        """tile => window.motions.some(({ thing, seat, moves }) =>
            thing === String(tile) && seat === '0' && moves)""",
        arg=took["tile"],
    )


def lose_the_foundation(player: Player) -> list[str]:
    """Eimer: give up a bucket at the bottom, so that others come down with it; all that fall."""
    assert player.person
    code = player.person.open_table("eimer", bots=["rookie"], begin=True, start=1)
    player.person.at(code).do("play", move="build YWRBG/YWRB/YWR/GB/G", ply=0)
    player.go(f"#/t/{code}")
    assert player.my_turn()
    player.page.locator('.ground button.can[data-spot^="0."]').first.click()
    player.page.evaluate("window.motions = []")
    heard = len(player.messages)
    player.page.locator('.mine [data-testid="give-up"][data-move]').click()
    told = news_since(player, heard)
    fallen = [e["bucket"] for e in told if e["event"] == "lost"]
    return fallen + [spot for e in told if e["event"] == "fell" for spot in e["buckets"]]


def falls(player: Player, count: int) -> list[dict[str, Any]]:
    name = "how => how === 'fall' || how.endsWith('-fall')"
    player.page.wait_for_function(
        f"""count => window.motions.filter(({{ how, seat }}) =>
            seat === '0' && ({name})(how)).length >= count""",
        arg=count,
    )
    return [m for m in motions(player) if m["seat"] == "0" and m["how"].endswith("fall")]


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), (DESKTOP, "en")])
def test_buckets_fall_one_after_the_other_and_a_collapse_is_told(
    players: Players, server: Server, size: tuple[int, int], lang: str
) -> None:
    ada = watcher(players, server, size=size, lang=lang)
    fallen = lose_the_foundation(ada)
    expect(ada.page.locator(".moment")).to_be_visible()
    waits = {fall["waits"] for fall in falls(ada, len(fallen))}
    assert len(waits) == len(fallen)  # no two at the same time


def moved_at(player: Player, event: str) -> dict[str, Any]:
    """Play games out by the API, and step through one in the replay to where this happens."""
    assert player.person
    while True:
        code = tour.play_out(player.person, "heckmeck")
        steps = player.person.ask("GET", f"tables/{code}/games/0/replay")["steps"]
        for at, step in enumerate(steps):
            told = [e for e in step["events"] if e["event"] in (event, "turned_down")]
            tiles = [e["tile"] for e in told]
            if tiles and told[0]["event"] == event and tiles.count(tiles[0]) == 1:
                player.go(f"#/t/{code}/replay/0")
                player.find("slider").fill(str(at - 1))
                expect(player.find("slider")).to_have_value(str(at - 1))
                expect(player.page.locator(".game [data-thing]").first).to_be_attached()
                player.page.evaluate(SHOWN)
                at_rest(player)
                player.page.evaluate("window.motions = []")
                player.find("step-on").click()
                return dict(told[0])


@pytest.mark.parametrize(("event", "lang"), [("stole", "en"), ("returned", "es")])
def test_a_tile_flies_from_stack_to_stack_and_back_to_the_grill(
    players: Players, server: Server, event: str, lang: str
) -> None:
    ada = watcher(players, server, lang=lang)
    told = moved_at(ada, event)
    ada.page.wait_for_function(
        """([tile, seat]) => window.motions.some((motion) =>
            motion.thing === tile && motion.seat === seat && motion.moves)""",
        arg=[str(told["tile"]), str(told["seat"]) if event == "stole" else ""],
    )
    expect(ada.page.locator(".moment")).to_be_visible()


def test_cards_go_from_the_hand_to_the_table(players: Players, server: Server) -> None:
    ada = watcher(players, server)
    sit_down(ada, "eimer")
    attacked = until_told(ada, "attacked")
    ada.page.wait_for_function(
        """cards => cards.every((card) => window.motions.some(({ thing, moves }) =>
            thing.startsWith(`laid/0/${card}`) && moves))""",
        arg=attacked["cards"],
    )


def test_chips_hop_between_purses_rows_and_the_bank(players: Players, server: Server) -> None:
    ada = watcher(players, server, lang="it")
    sit_down(ada, "geizen")
    until_told(ada, "placed")
    ada.page.wait_for_function(
        "() => window.motions.some(({ kind, moves }) => kind === 'hopping' && moves)"
    )
    expect(ada.page.locator(".hopping")).to_have_count(0)


@pytest.mark.parametrize("game", ["heckmeck", "eimer", "geizen"])
def test_with_reduced_motion_things_fade_and_nothing_moves(
    players: Players, server: Server, game: str
) -> None:
    ada = watcher(players, server, lively=False)
    sit_down(ada, game)
    ada.play(most=6)
    moved = [m for m in motions(ada) if m["moves"] and m["lasts"]]
    assert not moved, moved


def test_a_tap_finishes_what_moves(players: Players, server: Server) -> None:
    ada = watcher(players, server)
    ada.page.add_init_script("localStorage.setItem('speed', 'calm')")
    sit_down(ada, "heckmeck")
    until_told(ada, "kept")
    ada.page.evaluate(
        """() => new Promise((done) => {
            dispatchEvent(new PointerEvent('pointerdown'))
            requestAnimationFrame(() => requestAnimationFrame(done))
        })"""
    )
    running = ada.page.evaluate(
        """() => document.getAnimations().filter(({ effect, playState }) =>
            playState === 'running' && effect.target?.closest('.game')
            && Number.isFinite(effect.getComputedTiming().endTime)).length"""
    )
    assert running == 0


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "es"), (DESKTOP, "de")])
def test_the_speed_none_shows_all_at_once_and_is_remembered(
    players: Players, server: Server, size: tuple[int, int], lang: str
) -> None:
    ada = watcher(players, server, size=size, lang=lang)
    sit_down(ada, "heckmeck", seats=3, bots=["rookie", "rookie"])
    ada.find("menu").click()
    expect(ada.find("speed-normal")).to_have_attribute("aria-pressed", "true")
    ada.find("speed-none").click()
    expect(ada.find("speed-none")).to_have_text(ada.say("web-speed-none"))
    assert not ada.untranslated()
    assert ada.overflow() <= 0
    ada.page.reload()
    ada.page.locator(".mine").wait_for()
    for _ in range(4):
        ada.move()  # no tap hurries the others along
        ada.page.wait_for_function("() => !document.querySelector('[data-busy]')")
        ada.page.locator(
            '[data-testid="play"][data-turn="mine"] .mine button:enabled'
        ).first.wait_for()
    assert not [m for m in motions(ada) if m["moves"] and m["lasts"]]
    ada.find("menu").click()
    expect(ada.find("speed-none")).to_have_attribute("aria-pressed", "true")


def test_nothing_moves_in_a_tab_that_nobody_sees(players: Players, server: Server) -> None:
    ada = watcher(players, server)
    ada.page.add_init_script(
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
    )
    sit_down(ada, "geizen")
    for _ in range(3):
        ada.my_turn()
        ada.move()
    assert not [m for m in motions(ada) if m["how"] == "script"]


def test_sound_is_silent_until_asked_and_has_two_strengths(
    players: Players, server: Server
) -> None:
    ada = players.known(server, lang="de")
    ada.page.add_init_script(SOUNDS)
    sit_down(ada, "heckmeck")
    ada.play(most=3)
    assert ada.page.evaluate("window.contexts") == 0
    ada.find("menu").click()
    expect(ada.find("sound-off")).to_have_attribute("aria-pressed", "true")
    ada.find("sound-soft").click()
    assert ada.page.evaluate("window.contexts") == 1
    ada.find("sound-on").click()
    assert ada.page.evaluate("localStorage.getItem('sound')") == "on"
    ada.find("sound-off").click()
    ada.page.reload()
    ada.my_turn()
    ada.move()
    assert ada.page.evaluate("window.contexts") == 0


def test_falling_buckets_clank_one_after_the_other(players: Players, server: Server) -> None:
    ada = watcher(players, server)
    ada.page.add_init_script(SOUNDS + "localStorage.setItem('sound', 'soft')")
    fallen = lose_the_foundation(ada)
    ada.page.wait_for_function("many => window.clanks.size >= many", arg=len(fallen))
