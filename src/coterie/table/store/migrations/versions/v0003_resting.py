"""A table records its last visit, and whether it has gone to rest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns; an existing table counts as last used at its last choice."""
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("resting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "update tables set touched = coalesce("
        "(select max(moves.at) from moves where moves.table_id = tables.id), tables.created)"
    )


def downgrade() -> None:
    """Remove both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("touched")
        batch.drop_column("resting")
