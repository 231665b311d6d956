"""A finished table names the one that follows it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add its name."""
    op.add_column("tables", sa.Column("following", sa.String(32)))


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("following")
