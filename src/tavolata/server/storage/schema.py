"""The database's tables. The migrations (migrations/) bring a database to this shape."""

import sqlalchemy as sa

metadata = sa.MetaData()

entries = sa.Table(  # the tables' logs, append-only
    "entries",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
)
members = sa.Table(  # who has ever sat at which table
    "members",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), primary_key=True),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("animal", sa.String(20), nullable=False),
    sa.Column("colour", sa.String(20), nullable=False, server_default=""),
)
secrets = sa.Table(  # the server's own: what it signs with
    "secrets",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
results = sa.Table(  # a row for each seat of a finished game: community/results.py
    "results",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),
    sa.Column("margin", sa.Integer, nullable=False),
    sa.Column("behind", sa.Integer, nullable=False),
    sa.Column("swing", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200)),
    sa.Column("entry", sa.Integer),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("results_by_game", "game", "seats", "at"),
)
uncounted = sa.Table(  # tables whose finished games are not among the results yet
    "uncounted", metadata, sa.Column("code", sa.String(8), primary_key=True)
)
rated = sa.Table(  # people who want ratings
    "rated", metadata, sa.Column("person", sa.String(32), primary_key=True)
)
