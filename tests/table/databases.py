"""Databases for tests: always SQLite, and PostgreSQL if a server can be found or started."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text

from tests.programs import needed

_numbers = itertools.count(1)


def user() -> str | None:
    """Return the user that runs the server; None for the present one."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL server; if there can be none, the test is skipped or fails (`tests.programs`)."""
    found = needed("postgres")
    if "://" in found:
        yield found
        return
    place = Path(found)
    with tempfile.TemporaryDirectory(prefix="coterie-pg-") as name:
        folder, owner = Path(name), user()
        if owner is not None:
            shutil.chown(folder, owner)

        def run(*command: str) -> None:
            subprocess.run(command, user=owner, cwd=folder, check=True, stdout=subprocess.DEVNULL)

        data = str(folder / "data")
        run(str(place / "initdb"), "-D", data, "-U", "coterie", "--auth=trust", "-E", "UTF8", "--locale=C")
        options = f"-c listen_addresses='' -k {folder} -c max_connections=50"
        run(str(place / "pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://coterie@/postgres?host={folder}"
        finally:
            run(str(place / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")


def new_database(url: str) -> str:
    """Return the URL of a new, empty database on a server."""
    name = f"t{os.getpid()}_{next(_numbers)}"
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"create database {name}"))
    engine.dispose()
    return url.replace("/postgres?", f"/{name}?")
