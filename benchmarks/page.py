"""How soon a table can be played at: from an empty browser to the first move, on loopback.

The home screen is measured beside it, in the same run: `python -m benchmarks.page`.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e import chromium
from tests.e2e.player import CHOICES, Player
from tests.server.people import Person, Server

RUNS = 9


def opened(browser: Browser, house: Server, person: Person, address: str, ready: str) -> float:
    """Milliseconds from nothing, with an empty cache, until something is there."""
    ada = Player(browser, house)
    ada.become(person)
    ada.page.goto("about:blank")
    ada.go(address)
    ada.page.locator(ready).first.wait_for()
    taken = float(ada.page.evaluate("performance.now()"))
    ada.leave()
    assert not ada.troubles, ada.troubles
    return taken


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        with Server(str(folder / "tavolata.db"), folder) as house:
            person = Person(house, "Ada")
            home = [
                opened(browser, house, person, "#/", '[data-testid="play-heckmeck"]')
                for _ in range(RUNS)
            ]
            print(f"home: {statistics.median(home):.0f} ms (best {min(home):.0f})")
            for game in ("heckmeck", "eimer", "geizen"):
                code = person.open_table(game, bots=["rookie"], begin=True, start=0)
                taken = [
                    opened(browser, house, person, f"#/t/{code}", CHOICES) for _ in range(RUNS)
                ]
                print(f"{game}: {statistics.median(taken):.0f} ms (best {min(taken):.0f})")
            house.stop()
        browser.close()


if __name__ == "__main__":
    main()
