"""Results of finished games, who wants ratings; what was finished before is counted at start."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "results",
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
    op.create_table("uncounted", sa.Column("code", sa.String(8), primary_key=True))
    op.execute("INSERT INTO uncounted SELECT code FROM tables")
    op.create_table("rated", sa.Column("person", sa.String(32), primary_key=True))


def downgrade() -> None:
    for name in ("rated", "uncounted", "results"):
        op.drop_table(name)
