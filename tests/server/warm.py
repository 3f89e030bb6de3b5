"""What a server spends most of its start on: imported once, by the process that servers are
forked from (see people.py)."""

import tavolata.server.serve  # noqa: F401
from tavolata.core.catalogue import find, names
from tavolata.server.coach_service import helps_with

for name in names():
    find(name).prepare()
    helps_with(name)
