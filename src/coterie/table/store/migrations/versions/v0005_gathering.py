"""A table notes the decks that were brought to it before its game has begun, and what becomes of a seat that is left."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both; the game of every table that is there has begun, and bots take its seats."""
    op.add_column("tables", sa.Column("gathering", sa.Text))
    op.add_column("tables", sa.Column("leaving", sa.String(16), nullable=False, server_default="bot"))


def downgrade() -> None:
    """Forget both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("gathering")
        batch.drop_column("leaving")
