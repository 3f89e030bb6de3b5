"""Pictures of the screens, with a real server and bots: `python -m tests.e2e.screenshots`."""
# ruff: noqa: T201

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.e2e import chromium, tour
from tests.e2e.palette import smaller
from tests.e2e.player import DESKTOP, PHONE, Player
from tests.server.people import Person, Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SCREENS = ["home", "table", "eimer-build"]
SCREENS += [f"{game}{part}" for game in tour.GAMES for part in ("", "-end", "-review")]
SCREENS += ["heckmeck-moment", "eimer-moment", "heckmeck-hint", "geizen-puzzle"]
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LIGHTS = {"light": False, "dusk": True}


def coached(screens: dict[str, tour.Screen]) -> dict[str, tour.Screen]:
    """The coach's screens, of the same tables."""
    found = {"geizen-puzzle": tour.Screen("#/puzzles/geizen", "main.puzzle [data-die]")}
    found["heckmeck-hint"] = screens["heckmeck"]
    for game in tour.GAMES:
        address = f"{screens[f'{game}-end'].address}/review/0"
        found[f"{game}-review"] = found[f"{game}-moment"] = tour.Screen(address, ".review")
    return found


def look_closer(player: Player, name: str) -> None:
    """What is to be clicked before the picture is taken."""
    if name.endswith("-moment"):
        player.find("show").first.click()
        player.page.locator('[data-testid="moment-screen"] [data-mark]').first.wait_for()
    elif name.endswith("-hint"):
        player.page.locator('[data-testid="hint"]:visible').first.click()
        player.page.locator('[data-testid="tip"]:visible').first.wait_for()


def take(browser: Browser, server: Server) -> Iterator[Path]:
    """Takes one picture after the other."""
    person, newcomer = Person(server, "Ada"), Person(server, "Ada")
    tour.table_of(newcomer, "heckmeck")
    screens = tour.tour(person)
    screens |= coached(screens)
    for size, pixels in SIZES.items():
        for light, dusk in LIGHTS.items():
            ada = Player(browser, server, size=pixels, dusk=dusk)
            ada.know_the_games()
            for name in SCREENS:
                ada.become(newcomer if name == "home" else person)
                tour.show(ada, screens[name])
                look_closer(ada, name)
                ada.page.evaluate("document.fonts.ready")
                ada.page.wait_for_load_state("networkidle")
                path = FOLDER / f"{name}-{size}-{light}.png"
                picture = ada.page.screenshot(animations="disabled", caret="hide")
                path.write_bytes(smaller(picture, ada.page))
                yield path
            ada.leave()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        home = Path(folder)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        with Server(str(home / "tavolata.db"), home) as server:
            count = len(SCREENS) * len(SIZES) * len(LIGHTS)
            for number, path in enumerate(take(browser, server), 1):
                size = path.stat().st_size // 1024
                print(f"{number}/{count} {path.name} ({size} kB)", flush=True)
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    print(f"{total / 1e6:.1f} MB in {FOLDER}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped")
