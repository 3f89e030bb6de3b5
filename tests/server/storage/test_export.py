"""Records and logs go out whole: for the host all of them, for a person their own."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tavolata.core.errors import Refusal
from tavolata.core.record import verify
from tavolata.server.settings import database_url
from tavolata.server.storage import export
from tavolata.server.storage.database import Database
from tavolata.server.storage.schema import entries
from tests.server.community.test_results import play_short
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import Person, Server
from tests.support.command import Done, run


def run_export(database: str, out: Path) -> Done:
    return run("export", "--out", str(out), "--database", database)


def zip_of(person: Person) -> zipfile.ZipFile:
    with person._open(f"{person.server.address}/api/me/records", timeout=60) as answer:
        assert answer.headers["content-type"] == "application/zip"
        return zipfile.ZipFile(io.BytesIO(answer.read()))


def seeds_of_running(database: str, code: str) -> list[str]:
    """Every seed in a table's log: what nobody may have while its game runs."""
    engine = sa.create_engine(database_url(database))
    with engine.connect() as connection:
        bodies_of = sa.select(entries.c.body).where(entries.c.code == code)
        rows = connection.execute(bodies_of.order_by(entries.c.seq)).all()
    engine.dispose()
    bodies = [json.loads(row.body) for row in rows]
    return [body["seed"] for body in bodies if "seed" in body]


@pytest.mark.parametrize("kind", BOTH)
def test_everything_is_exported_and_every_record_is_proved(
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    database = fresh_database(kind, request, tmp_path)
    with Server(database, tmp_path) as server:
        ada = Person(server)
        over = [play_short(ada, seed) for seed in (1, 2)]
        running = ada.open_table("geizen", seats=2, bots=["rookie"], begin=True, start=0)
        folder = tmp_path / "out"
        told = run_export(database, folder)
        assert told.returncode == 0, told.stderr
        assert "3 tables with 2 records" in told.stderr
        server.stop()
    records = sorted((folder / "records").iterdir())
    assert {path.stem[11:] for path in records} == {f"{code}-0" for code in over}
    for path in records:
        proof = verify(path.read_bytes())
        assert proof.over
        assert proof.dice
    logs = {path.stem[11:]: path for path in (folder / "logs").iterdir()}
    assert logs.keys() == {*over, running}
    lines = [json.loads(line) for line in logs[running].read_text().splitlines()]
    assert [line["seq"] for line in lines] == [*range(1, len(lines) + 1)]
    assert lines[0]["body"]["do"] == "open"
    assert logs[running].stat().st_mode & 0o077 == 0, "running games' seeds are the host's alone"

    written = {path: path.stat().st_mtime_ns for path in folder.rglob("*.json*")}
    records[0].unlink()
    assert export.export(database_url(database), folder, "en") == 0
    assert records[0].exists()
    for path, when in written.items():
        assert path == records[0] or path.stat().st_mtime_ns == when, "what is there is left alone"

    packed = tmp_path / "all.zip"
    assert export.export(database_url(database), packed, "de") == 0
    assert "3 Tische mit 2 Mitschriften" in capsys.readouterr().err
    with zipfile.ZipFile(packed) as archive:
        names = {str(path.relative_to(folder)) for path in written}
        assert set(archive.namelist()) == names
        for name in names:
            assert archive.read(name) == (folder / name).read_bytes()


def test_a_missing_database_is_said_and_not_made(tmp_path: Path) -> None:
    database = tmp_path / "no.db"
    told = run_export(str(database), tmp_path / "out")
    assert told.returncode == 2
    assert "no.db" in told.stderr
    assert not database.exists()


def opened(folder: Path, bodies: list[Any]) -> str:
    """A database with one table of this log."""
    url = database_url(str(folder / "made.db"))
    database = Database(url)
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO tables VALUES ('KRT4MB', false, 1.0)"))
        rows = [
            {"code": "KRT4MB", "seq": seq, "at": 1.0, "body": json.dumps(body)}
            for seq, body in enumerate(bodies, 1)
        ]
        connection.execute(entries.insert(), rows)
    database.close()
    return url


def test_a_log_that_no_rules_fit_is_written_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = opened(tmp_path, [{"do": "open", "game": "halma"}])
    assert export.export(url, tmp_path / "out", "en") == 1
    assert "KRT4MB" in capsys.readouterr().err
    assert "halma" in (tmp_path / "out/logs/1970-01-01-KRT4MB.jsonl").read_text()


@pytest.mark.parametrize("name", ["out", "out.zip"])
def test_an_interrupted_export_leaves_nothing_half_written(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = opened(tmp_path, [{"do": "open", "game": "halma"}])

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(export, "write_table", interrupt)
    out = tmp_path / name
    assert export.export(url, out, "en") == 130
    assert not [path for path in tmp_path.rglob("out*") if path.is_file()]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    url = opened(tmp_path, [{"do": "open", "game": "halma"}])
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal) as refused:
        export.export(url, tmp_path / "file/out", "en")
    assert refused.value.reason == "not-saved"


def test_all_my_records_come_in_one_zip_and_nobody_elses(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    codes = {play_short(ada, 1), play_short(ada, 2)}
    play_short(ben, 3)
    archive = zip_of(ada)
    assert archive.testzip() is None
    assert {Path(name).stem[11:-2] for name in archive.namelist()} == codes
    for name in archive.namelist():
        proof = verify(archive.read(name))
        assert proof.over
        assert proof.dice


def test_no_seed_of_a_running_game_is_in_what_a_player_gets(server: Server) -> None:
    ada = Person(server)
    code = play_short(ada)
    place = ada.at(code)
    place.do("next")
    place.until(lambda place: place.view["number"] == 1)
    hidden = seeds_of_running(server.database, code)[1:]
    assert hidden
    archive = zip_of(ada)
    [name] = archive.namelist()
    told = archive.read(name).decode() + json.dumps(ada.ask("GET", "me/games"))
    assert not [seed for seed in hidden if seed in told]
    place.close()


def test_a_stranger_gets_an_empty_zip(server: Server) -> None:
    ada = Person(server)
    ada.jar.clear()
    assert zip_of(ada).namelist() == []
