"""Databases for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.databases import new_database, postgres
from tests.table.tools import database


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run a PostgreSQL server, if possible."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path) -> str:
    """Return the URL of a new database of each kind."""
    if request.param == "sqlite":
        return database(tmp_path)
    return new_database(request.getfixturevalue("postgres_server"))
