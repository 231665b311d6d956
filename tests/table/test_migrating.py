"""The schema is made and upgraded in one transaction: no kill and no full disk leaves half of it."""

import os
import signal

import pytest
from sqlalchemy import event, text

from coterie.table.store import store as stores
from coterie.table.store.errors import BadStore
from coterie.table.store.migrating import HEAD, current
from coterie.table.store.store import Store
from tests.table.databases import new_database

CHANGES = ("create", "alter", "insert", "update", "drop", "pragma")


def counted(store, each):
    """Call `each` with the number of every statement that changes something."""
    made = 0

    def before(connection, cursor, statement, *rest):
        nonlocal made
        if statement.split(None, 1)[0].lower() in CHANGES:
            made += 1
            each(made)

    event.listen(store.engine, "before_cursor_execute", before)


def open_until(url, statement, monkeypatch):
    """Open a database in a process that is killed before a statement; return whether it came that far."""
    pid = os.fork()
    if not pid:
        real = vars(stores)["migrate"]

        def migrate(connection):
            def each(made):
                if made == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

            counted(store, each)
            real(connection)

        vars(stores)["migrate"] = migrate
        store = Store(url)
        store.open()
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(pid, 0)[1])


def fits(url):
    store = Store(url)
    store.open()
    with store.engine.connect() as connection:
        assert current(connection) == HEAD
    store.close()


def test_a_kill_while_the_schema_is_made_leaves_a_database_that_opens(url, tmp_path, monkeypatch, request):
    statement = 1
    names = iter(range(1000))

    def fresh():
        if url.startswith("postgres"):
            return new_database(request.getfixturevalue("postgres_server"))
        return str(tmp_path / f"{next(names)}.sqlite")

    while open_until(new := fresh(), statement, monkeypatch):
        fits(new)
        statement += 1
    assert statement > 5


def test_a_kill_while_the_schema_is_brought_up_to_date_leaves_a_database_that_opens(url, monkeypatch):
    statement = 1
    fits(url)
    while True:
        back_to_the_first(url)
        if not open_until(url, statement, monkeypatch):
            break
        fits(url)
        statement += 1
    assert statement > 1


def back_to_the_first(url):
    """Return a database to the first version of its schema."""
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        for column in ("following", "touched", "resting", "gathering", "leaving", "told", "muted"):
            connection.execute(text(f"alter table tables drop column {column}"))
        connection.execute(text("drop table answers"))
        connection.execute(text("update alembic_version set version_num = '0001'"))
    store.close()


def test_a_full_disk_while_the_schema_is_made_leaves_a_database_that_opens(tmp_path, monkeypatch):
    real, full = stores._durable, 0

    for pages in range(1, 60):
        path = str(tmp_path / f"{pages}.sqlite")

        def limited(connection, record, pages=pages):
            real(connection, record)
            connection.execute(f"pragma max_page_count = {pages}")

        monkeypatch.setattr(stores, "_durable", limited)
        try:
            Store(path).open()
        except BadStore as problem:
            full += "full" in str(problem)
        else:
            break
        finally:
            monkeypatch.setattr(stores, "_durable", real)
        fits(path)
    assert full > 3


def test_two_servers_do_not_share_a_database_through_a_link(tmp_path):
    first = Store(str(tmp_path / "tables.sqlite"))
    first.open()
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")
    try:
        for url in (str(tmp_path / "link.sqlite"), f"sqlite:///{tmp_path / 'link.sqlite'}"):
            with pytest.raises(BadStore, match="Another Coterie server"):
                Store(url).open()
    finally:
        first.close()
    (tmp_path / "other.sqlite").hardlink_to(tmp_path / "tables.sqlite")
    with pytest.raises(BadStore, match="hard link"):
        Store(str(tmp_path / "other.sqlite")).open()
