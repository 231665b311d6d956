"""Answers to a question to several seats are stored until it closes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the answers; standing orders in the old format are dropped."""
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("acts", sa.Boolean, nullable=False),
    )
    op.execute("update seats set orders = '[]'")


def downgrade() -> None:
    """Remove them."""
    op.drop_table("answers")
    op.execute("update seats set orders = '[]'")
