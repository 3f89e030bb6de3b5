"""What can be set about a server: by arguments first, then by the environment."""

import os
from dataclasses import dataclass
from pathlib import Path

from tavolata.core.errors import Refusal

ENVIRONMENT = {
    "host": "TAVOLATA_HOST",
    "port": "TAVOLATA_PORT",
    "database": "TAVOLATA_DATABASE",
    "base": "TAVOLATA_BASE",
    "workers": "TAVOLATA_WORKERS",
    "keep_finished": "TAVOLATA_KEEP_FINISHED",
    "keep_abandoned": "TAVOLATA_KEEP_ABANDONED",
    "export_to": "TAVOLATA_EXPORT_TO",
}


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    base: str = "/"  # the path a proxy serves us under
    workers: int = 1  # processes
    keep_finished: float | None = None  # days; None is for ever
    keep_abandoned: float | None = None
    export_to: Path | None = None  # where a table is written before it is removed

    @classmethod
    def read(cls, **given: str | int | Path | None) -> "Settings":
        found: dict[str, str] = {}
        for name, variable in ENVIRONMENT.items():
            value = given.get(name)
            if value is None:
                value = os.environ.get(variable)
            if value is not None:
                found[name] = str(value)
        return cls(
            host=found.get("host", cls.host),
            port=int(found.get("port", cls.port)),
            database=database_url(found.get("database", "")),
            base="/" + found.get("base", "/").strip("/"),
            workers=int(found.get("workers", cls.workers)),
            keep_finished=_days(found.get("keep_finished", "")),
            keep_abandoned=_days(found.get("keep_abandoned", "")),
            export_to=Path(found["export_to"]) if found.get("export_to") else None,
        )

    def to_environment(self) -> None:
        """For processes of ours that read it there."""
        for name, variable in ENVIRONMENT.items():
            if (value := getattr(self, name)) is not None:
                os.environ[variable] = str(value)


def _days(text: str) -> float | None:
    """So many days; for ever where nothing is said."""
    if not text:
        return None
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < 1_000_000:
        raise Refusal("bad-days", days=text[:40])
    return days


def database_url(text: str) -> str:
    """A database's address as SQLAlchemy has it; a plain path is an SQLite file."""
    if not text:
        text = str(Path("tavolata.db").resolve())
    if text.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + text.split("://", 1)[1]
    if "://" in text:
        return text
    return f"sqlite:///{Path(text).resolve()}"
