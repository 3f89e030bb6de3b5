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
SCREENS += [f"{game}{part}" for game in tour.GAMES for part in ("", "-end")]
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LIGHTS = {"light": False, "dusk": True}


def take(browser: Browser, server: Server) -> Iterator[Path]:
    """Takes one picture after the other."""
    person, newcomer = Person(server, "Ada"), Person(server, "Ada")
    tour.table_of(newcomer, "heckmeck")
    screens = tour.tour(person)
    for size, pixels in SIZES.items():
        for light, dusk in LIGHTS.items():
            ada = Player(browser, server, size=pixels, dusk=dusk)
            for name in SCREENS:
                ada.become(newcomer if name == "home" else person)
                tour.show(ada, screens[name])
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
