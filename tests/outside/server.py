"""A server that is started from nothing: it looks for games on a path of its own."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.server.people import Server


class OutsideServer(Server):
    """`tavolata serve` in an environment where other packages are installed."""

    def __init__(self, database: str, folder: Path, environment: Mapping[str, str]) -> None:
        self._environment = dict(environment)
        super().__init__(database, folder)

    def _begin(self, arguments: list[str]) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [*self.COMMAND, *arguments], env=self._environment, stdout=log, stderr=log
            )
