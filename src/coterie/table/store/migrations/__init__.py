"""The schema's history, for Alembic; the server runs what is missing when it starts."""
