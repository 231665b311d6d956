"""A table whose game is over names the one that followed it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for its name."""
    op.add_column("tables", sa.Column("following", sa.String(32)))


def downgrade() -> None:
    """Forget which table followed."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("following")
