"""Upgrading the schema of a database."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from coterie.table.store.errors import BadStore

HEAD = "0007"  # the newest migration


def current(connection: Connection) -> str | None:
    """Return the version of a database's schema, None if it has no schema."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def migrate(connection: Connection) -> None:
    """Upgrade the schema within the connection's transaction, so that either everything happens or nothing.

    Alembic is imported only if an upgrade is needed.

    Raises:
        BadStore: the schema is one that this version does not know.
    """
    if current(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "coterie.table.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadStore(
            "The database was made by a newer version of Coterie. Update Coterie, or use another database."
        ) from None
