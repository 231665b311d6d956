"""A table records the decks brought before its game begins, and what happens to a seat whose person leaves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns; the games of existing tables have begun, and bots take over their seats."""
    op.add_column("tables", sa.Column("gathering", sa.Text))
    op.add_column("tables", sa.Column("leaving", sa.String(16), nullable=False, server_default="bot"))


def downgrade() -> None:
    """Remove both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("gathering")
        batch.drop_column("leaving")
