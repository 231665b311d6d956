"""The disk: what is acknowledged is there, and one server has it at a time. On SQLite and on PostgreSQL."""

import asyncio
import random
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from coterie.table.store.errors import BadStore, Taken
from coterie.table.store.migrating import HEAD
from coterie.table.store.schema import INSERT_MOVE, METADATA, MOVES
from coterie.table.store.store import Store, default_url
from tests.table.databases import new_database
from tests.table.process import ROOT
from tests.table.tools import in_loop, play, running


def move(n, table="t", value="x"):
    return (
        INSERT_MOVE,
        {"table_id": table, "n": n, "kind": "choice", "seat": 0, "value": value, "fingerprint": "", "at": 1.0},
    )


def opened(url):
    store = Store(url)
    store.open()
    return store


def kept(store):
    return store.read_now(lambda c: c.execute(select(MOVES.c.n).order_by(MOVES.c.n)).scalars().all())


@in_loop
async def test_what_is_queued_together_is_committed_together(url):
    store, commits = opened(url), []
    event.listen(store.engine, "commit", lambda _: commits.append(1))
    store.start()
    try:
        await asyncio.gather(*(store.write(move(n)) for n in range(500)))
        assert len(commits) < 100
        assert kept(store) == list(range(500))
    finally:
        store.close()


@in_loop
async def test_one_job_that_fails_spoils_no_other(url):
    store = opened(url)
    store.start()
    try:
        await store.write(move(1))
        jobs = [store.write(move(2)), store.write(move(1)), store.write(move(3)), store.write((text("nonsense"), {}))]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(problem).__name__ for problem in found] == [
            "NoneType", "IntegrityError", "NoneType", type(found[3]).__name__,
        ]  # fmt: skip
        assert isinstance(found[1], IntegrityError)
        assert isinstance(found[3], Exception)
        assert kept(store) == [1, 2, 3]
    finally:
        store.close()


@in_loop
async def test_a_job_is_written_whole_or_not_at_all(url):
    store = opened(url)
    store.start()
    try:
        await store.write(move(1))
        with pytest.raises(IntegrityError):
            await store.write(move(2), move(1))
        assert kept(store) == [1]
    finally:
        store.close()


@in_loop
async def test_closing_writes_what_is_queued(url):
    store = opened(url)
    store.start()
    jobs = [store.write(move(n)) for n in range(50)]
    await asyncio.to_thread(store.close)
    await asyncio.gather(*jobs)
    again = opened(url)
    assert kept(again) == list(range(50))
    again.close()


def test_the_migrations_make_the_schema_that_the_code_knows(url):
    store = opened(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()
    opened(url).close()  # once more, with nothing to be done


def test_the_newest_migration_is_the_one_that_the_store_knows():
    config = Config()
    config.set_main_option("script_location", "coterie.table.store:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_one_server_at_a_time(url):
    store = opened(url)
    with pytest.raises(BadStore, match="Another Coterie server"):
        opened(url)
    store.close()
    opened(url).close()


def cut_off(server, url):
    """End all connections to a database, as its restart does."""
    engine = create_engine(server.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        of = "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = :name"
        assert connection.execute(text(of), {"name": make_url(url).database}).all()
    engine.dispose()


@in_loop
async def test_after_a_restart_of_the_database_its_server_has_it_again(postgres_server):
    url = new_database(postgres_server)
    store = opened(url)
    store.start()
    await store.write(move(1))
    cut_off(postgres_server, url)
    await store.write(move(2))
    with pytest.raises(Taken):
        opened(url)
    assert kept(store) == [1, 2]
    store.close()


@in_loop
async def test_a_server_that_has_lost_its_database_to_another_writes_nothing(postgres_server, monkeypatch):
    monkeypatch.setattr("coterie.table.store.store.LINGERS", 0.0)
    url = new_database(postgres_server)
    store = opened(url)
    store.start()
    cut_off(postgres_server, url)
    other = opened(url)
    with pytest.raises(Taken):
        await store.write(move(1))
    assert kept(other) == []
    store.close()
    other.close()


def test_a_database_that_is_gone_does_not_keep_a_server_from_stopping(postgres_server):
    url = new_database(postgres_server)
    store = opened(url)
    cut_off(postgres_server, url)
    store.close()


def test_a_database_of_a_newer_version_is_left_alone(url):
    store = opened(url)
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(BadStore, match="newer version"):
        opened(url)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://somewhere/x", "SQLite or PostgreSQL"),
        ("sqlite://", "needs a file"),
        ("sqlite:////nowhere/at/all.sqlite", "cannot be opened"),
        ("sqlite:////usr", "is a folder: name a file"),
        ("postgresql://user:secret@127.0.0.1:1/x", "cannot be opened"),
        ("://", "SQLite or PostgreSQL"),
        ("postgresql://a:b@c:d/e", "not a usable database"),
    ],
)
def test_a_database_that_cannot_be_used_is_a_sentence_without_secrets(url, words):
    with pytest.raises(BadStore, match=words) as caught:
        opened(url)
    assert str(caught.value).endswith(".")
    assert "secret" not in str(caught.value)


def test_sqlite_flushes_every_commit(tmp_path):
    store = opened(str(tmp_path / "x.sqlite"))
    with store.engine.connect() as connection:
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
    store.close()


def test_the_default_is_a_file_in_the_users_data_directory(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    url = default_url()
    assert url.startswith(f"sqlite:///{tmp_path}")
    Store(url).open()
    assert any(tmp_path.rglob("tables.sqlite"))


@in_loop
async def test_a_game_is_played_and_gone_on_with(url):
    """The whole way on each database: made, played, stopped, loaded, played to its end."""
    async with running(url) as house:
        table = await house.create(seats=[{}, {"name": "Bob"}], public=True, seed=4)
        async with table.sit(0) as a, table.sit(1) as b:
            await play([a, b], random.Random(1), 12)
            await a.say("chat", text="“hello” é 🦇")
            await b.hear("chat")
            fingerprint = table.room.state.fingerprint()
    async with running(url) as house:
        (listed,) = (await house.client.request("GET", "/api/tables"))["tables"]
        assert (listed["id"], listed["choices"]) == (table.id, 12)
        async with house.client.sit(table.id, table.tokens[0]) as a, house.client.sit(table.id, table.tokens[1]) as b:
            assert house.server.lobby.rooms[table.id].state.fingerprint() == fingerprint
            assert b.welcome["chat"][0]["text"] == "“hello” é 🦇"
            await play([a, b], random.Random(2))
            await a.hear("over")


def test_starting_a_server_does_not_need_the_driver_of_the_other_database(tmp_path):
    code = "import sys; sys.modules['psycopg'] = None\nfrom coterie.table.store.store import Store\n"
    good = f"s = Store({str(tmp_path / 'x.sqlite')!r}); s.open(); s.close()\n"
    bad = "try:\n    Store('postgresql://x/y').open()\nexcept Exception as e:\n    print(e)\n"
    done = subprocess.run(
        [sys.executable, "-c", code + good + bad], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "psycopg" in done.stdout
