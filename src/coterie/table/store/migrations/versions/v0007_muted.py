"""A table records whom its people have muted."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody is muted at existing tables."""
    op.add_column("tables", sa.Column("muted", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("muted")
