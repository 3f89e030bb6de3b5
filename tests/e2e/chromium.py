"""Finds a Chromium to test in, or gets one: `python -m tests.e2e.chromium`.

A system's own Chromium or Chrome is taken first, then Debian's package where we may install
it, then Playwright's download. What is missing is said in one line. Where there is a choice, it
is the headless shell: the same engine without windows, at half the cost.
"""
# ruff: noqa: T201

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu-rasterization",
    "--disable-software-rasterizer",
    "--disable-extensions",
]


def find() -> str | None:
    """The path of a system's Chromium or Chrome."""
    given = os.environ.get("TAVOLATA_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def playwrights_own() -> str | None:
    """The path of the Chromium that Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def get() -> str | None:
    if path := find() or playwrights_own():
        return path
    if shutil.which("apt-get") and os.geteuid() == 0:
        install = ["install", "-y", "-qq"]
        for command in (["update", "-qq"], [*install, SHELL], [*install, "chromium"]):
            subprocess.run(
                ["apt-get", *command],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
            if path := find():
                return path
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return playwrights_own()


if __name__ == "__main__":
    path = get()
    if path is None:
        sys.exit(
            "The browser tests need Chromium: install it (Debian: apt install chromium), "
            "or set TAVOLATA_CHROMIUM to its path."
        )
    print(f"Chromium: {path}")
