"""Logs of tables, who sits where, who people are."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "members",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("animal", sa.String(20), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "people", "members", "tables", "entries"):
        op.drop_table(name)
