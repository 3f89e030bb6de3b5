"""On the home screen, without a line, and on a slow one."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Players
from tests.e2e.player import CHOICES, DESKTOP, PHONE, Player
from tests.server.people import Server

CUT = "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_FAILED|WebSocket"
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}

KEPT = """async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => url)
}"""


@pytest.fixture(params=["/", "/games"])
def somewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A server at the root of its address, and one below a path."""
    with Server(str(tmp_path / "tavolata.db"), tmp_path, base=request.param) as server:
        yield server


def kept(player: Player, *parts: str) -> list[str]:
    """What is kept on the device, once these parts are."""
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.page.wait_for_function(
        f"async parts => {{ const urls = await ({KEPT})(); "
        "return parts.every((part) => urls.some((url) => url.includes(part))) }",
        arg=[*parts],
    )
    return list(player.page.evaluate(KEPT))


def test_the_manifest_is_valid_and_chromium_would_install_the_page(
    players: Players, somewhere: Server
) -> None:
    ada = players.stranger(somewhere, keeps=True)
    ada.page.goto(f"{somewhere.address}/")
    ada.find("play-heckmeck").wait_for()
    kept(ada, "index-")
    cdp = ada.context.new_cdp_session(ada.page)
    answer = cdp.send("Page.getAppManifest")
    assert not answer["errors"]
    assert answer["url"] == f"{somewhere.address}/manifest.webmanifest"
    problems = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}
    told = ada.context.request.get(answer["url"])
    assert told.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer["data"])
    assert {icon["type"] for icon in manifest["icons"]} == {"image/svg+xml", "image/png"}
    for icon in manifest["icons"]:
        drawing = ada.context.request.get(f"{somewhere.address}/{icon['src']}")
        assert drawing.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawing.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    scope = ada.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{somewhere.address}/"


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de")])
def test_the_page_opens_without_a_line_and_comes_back_by_itself(
    players: Players, own_server: Server, size: tuple[int, int], lang: str
) -> None:
    ada = players.known(own_server, size=size, lang=lang, keeps=True)
    ada.go()
    ada.find("play-heckmeck").wait_for()
    urls = kept(ada, "index-", "Home-", f"/{lang}-", ".css", "words")
    assert not [url for url in urls if "/api/" in url]
    ada.forgive(CUT)
    own_server.stop()
    ada.page.reload()
    expect(ada.find("offline")).to_contain_text(ada.say("web-offline-how"))
    assert not ada.untranslated()
    assert ada.overflow() <= 0
    own_server.start()
    expect(ada.find("offline")).to_have_count(0, timeout=30_000)
    expect(ada.find("play-heckmeck")).to_be_enabled()


def test_a_new_version_replaces_what_is_kept(players: Players, server: Server) -> None:
    ada = players.stranger(server, keeps=True)
    ada.go()
    ada.find("play-heckmeck").wait_for()
    kept(ada, "index-", "Home-")
    ada.page.evaluate(
        """async () => {
            const [shell, parts] = (await caches.keys()).sort().reverse()
            await (await caches.open(shell)).put(location.pathname, new Response('older'))
            await (await caches.open(parts)).put('assets/older.js', new Response('older'))
        }"""
    )
    ada.page.reload()
    ada.find("play-heckmeck").wait_for()
    urls = kept(ada, "index-", "Home-")
    assert not [url for url in urls if "older" in url]


def test_installing_is_offered_in_the_settings_and_nowhere_else(
    players: Players, server: Server
) -> None:
    ada = players.known(server, lang="es", size=PHONE, keeps=True)
    ada.go()
    ada.page.locator(".meface").click()
    ada.find("speed-normal").wait_for()
    expect(ada.find("install")).to_have_count(0)
    ada.press("Escape")
    prevented = ada.page.evaluate(
        """() => {
            window.asked = 0
            const offer = new Event('beforeinstallprompt', { cancelable: true })
            offer.prompt = async () => { window.asked += 1 }
            dispatchEvent(offer)
            return offer.defaultPrevented
        }"""
    )
    assert prevented
    expect(ada.find("install")).to_have_count(0)
    ada.page.locator(".meface").click()
    expect(ada.find("install")).to_have_text(ada.say("web-install"))
    ada.find("install").click()
    assert ada.page.evaluate("window.asked") == 1
    expect(ada.find("install")).to_have_count(0)


def test_where_the_address_is_not_secure_it_is_a_plain_page(
    players: Players, server: Server
) -> None:
    ada = players.known(server, keeps=True)
    ada.page.add_init_script("delete Navigator.prototype.serviceWorker")
    ada.go()
    expect(ada.find("play-heckmeck")).to_be_enabled()
    assert ada.page.evaluate("caches.keys()") == []


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "it"), (DESKTOP, "en")])
def test_on_a_slow_line_a_table_is_usable_and_a_move_is_seen_to_wait(
    players: Players, server: Server, size: tuple[int, int], lang: str
) -> None:
    ada = players.known(server, size=size, lang=lang, lively=True, keeps=True)
    assert ada.person
    code = ada.person.open_table("heckmeck", bots=["rookie"], begin=True, start=0)
    ada.context.set_default_timeout(60_000)
    held: list[Any] = []
    holding = [False]

    def line(route: WebSocketRoute) -> None:
        """Carries everything, but keeps back the answer to a move until it is let go."""
        server = route.connect_to_server()

        def up(frame: str | bytes) -> None:
            holding[0] = holding[0] or '"do":"play"' in str(frame)
            server.send(frame)

        def down(frame: str | bytes) -> None:
            if holding[0]:
                held.append(lambda: route.send(frame))
            else:
                route.send(frame)

        route.on_message(up)
        server.on_message(down)

    ada.page.route_web_socket("**/live", line)
    ada.page.add_init_script(
        """window.jumps = 0
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) jumps += entry.value
        }).observe({ type: 'layout-shift', buffered: true })"""
    )
    cdp = ada.context.new_cdp_session(ada.page)
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", SLOW)
    ada.go(f"#/t/{code}")
    ada.page.locator(CHOICES).first.wait_for()
    ada.page.evaluate("document.fonts.ready.then(() => true)")
    choices = ada.page.locator(f"{CHOICES}[data-move]")
    before = ada.page.locator(".mine").bounding_box()
    choices.first.click()
    waiting = ada.page.locator(".game[data-busy] .mine button:disabled")
    waiting.first.wait_for()
    assert waiting.first.evaluate("node => getComputedStyle(node).animationName") == "waits"
    assert ada.page.locator(".mine").bounding_box() == before
    expect(ada.find("undo")).to_have_count(0)
    while not held:
        ada.page.wait_for_timeout(20)
    holding[0] = False
    for send in held:
        send()
    expect(ada.page.locator(".game[data-busy]")).to_have_count(0)
    expect(ada.find("undo")).to_be_visible()
    assert ada.truth(code).view["ply"] == 1
    assert ada.page.evaluate("window.jumps") < 0.1
