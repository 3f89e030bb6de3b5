"""People have a colour; it is empty until one is chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("people", "colour")
