"""A table records what it told of itself when it was put away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; existing tables are loaded once more to tell it."""
    op.add_column("tables", sa.Column("told", sa.Text))


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("told")
