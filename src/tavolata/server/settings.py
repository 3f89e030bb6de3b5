"""What can be set about a server: by arguments first, then by the environment."""

import os
from dataclasses import dataclass
from pathlib import Path

ENVIRONMENT = {
    "host": "TAVOLATA_HOST",
    "port": "TAVOLATA_PORT",
    "database": "TAVOLATA_DATABASE",
    "base": "TAVOLATA_BASE",
    "workers": "TAVOLATA_WORKERS",
}


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    base: str = "/"  # the path a proxy serves us under
    workers: int = 1  # processes

    @classmethod
    def read(cls, **given: str | int | None) -> "Settings":
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
        )

    def to_environment(self) -> None:
        """For processes of ours that read it there."""
        os.environ.update({name: str(getattr(self, key)) for key, name in ENVIRONMENT.items()})


def database_url(text: str) -> str:
    """A database's address as SQLAlchemy has it; a plain path is an SQLite file."""
    if not text:
        text = str(Path("tavolata.db").resolve())
    if text.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + text.split("://", 1)[1]
    if "://" in text:
        return text
    return f"sqlite:///{Path(text).resolve()}"
