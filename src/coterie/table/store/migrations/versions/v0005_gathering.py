"""A table notes the decks that were brought to it before its game has begun."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them; the game of every table that is there has begun."""
    op.add_column("tables", sa.Column("gathering", sa.Text))


def downgrade() -> None:
    """Forget them."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("gathering")
