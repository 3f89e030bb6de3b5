"""Games of other packages, made available as an installer would: by an entry point on a path."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
HIGHROLL = Path(__file__).parent / "highroll"  # the folder of the package, not the package itself
OURS = ROOT / "src"


def install(folder: Path, package: str, games: Mapping[str, str]) -> None:
    """What installing a package leaves behind: its name, and the games it brings."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{game} = {place}" for game, place in games.items()]
    (info / "entry_points.txt").write_text("\n".join(["[tavolata.games]", *lines, ""]))


def paths(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds packages in these folders, and Tavolata here."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*folders, OURS])), "LANG": "C"}


def with_highroll(folder: Path) -> dict[str, str]:
    """The environment of a process in which Highroll is installed. The package is found where
    it lies, so that what was compiled of it is found again, too."""
    install(folder, "highroll", {"highroll": "highroll:KIT"})
    return paths(folder, HIGHROLL)


def run(
    environment: Mapping[str, str], *arguments: str, typed: str = "", folder: Path = ROOT
) -> "subprocess.CompletedProcess[str]":
    """A Python process in such an environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=dict(environment),
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
