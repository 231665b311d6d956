"""A table notes when somebody was last there, and whether it has gone to rest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both; a table that is there already was last used when its last choice was made."""
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("resting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "update tables set touched = coalesce("
        "(select max(moves.at) from moves where moves.table_id = tables.id), tables.created)"
    )


def downgrade() -> None:
    """Forget both."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("touched")
        batch.drop_column("resting")
