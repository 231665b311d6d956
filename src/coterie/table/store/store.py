"""The disk: SQLite by default, PostgreSQL by URL.

A single thread writes. It commits everything queued in one transaction and only then acknowledges it, so that many tables share
the cost of a flush, and nobody is told anything that a crash could undo. Readers use connections of their own.

In PostgreSQL the thread writes through the connection that holds the lock against other servers. If that connection is lost, as
when the database restarts, so is the lock, and nothing is written until it has been taken again.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from coterie.table.store.errors import BadStore, Taken
from coterie.table.store.migrating import migrate
from coterie.table.store.schema import INSERT_MOVE

T = TypeVar("T")
Statement = tuple[Any, Any]  # an SQL statement and its parameters (or rows of them)
Job = tuple[Sequence[Statement], "asyncio.Future[None]"]

AT_ONCE = 1000  # jobs in one transaction, at most
ADVISORY_LOCK = 0x636F7465  # PostgreSQL's key for "a Coterie server uses this database"
LINGERS = 3.0  # seconds for which PostgreSQL may still hold the lock of a server that was killed
RETRY = 0.1  # seconds between two tries


def default_url() -> str:
    """Return the URL of the SQLite database in the user's data directory, which is created if missing.

    Raises:
        BadStore: it cannot be created.
    """
    folder = Path(platformdirs.user_data_dir("coterie", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        raise BadStore(
            f"{folder} cannot be created: {problem.strerror}. Choose another place with `coterie serve --db`."
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Store:
    """A database of tables. It belongs to one server at a time.

    Attributes:
        url: where it is.
    """

    def __init__(self, url: str | None = None) -> None:
        self.url = full_url(url or default_url())
        self._engine: Engine | None = None
        self._held: Any = None  # what keeps other servers out: a locked file or a connection
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # ── opening and closing ─────────────────────────────────────────────────────────────────────────────────────

    def open(self, *, upgrade: bool = True) -> None:
        """Connect, lock the database against other servers, and upgrade the schema.

        Args:
            upgrade: whether to read the database and upgrade its schema; otherwise it is only locked.

        Raises:
            BadStore: it cannot be reached, another server has it, or it was made by a newer version.
        """
        try:
            self._engine = _engine(self.url)
            self._held = self._keep()
            if upgrade:
                with self._engine.begin() as connection:
                    migrate(connection)
        except (ArgumentError, ValueError, NoSuchModuleError, ModuleNotFoundError) as problem:
            self.close()
            raise BadStore(f"“{_shown(self.url)}” is not a usable database: {first_line(problem)}.") from None
        except (SQLAlchemyError, OSError) as problem:
            self.close()
            raise BadStore(f"The database {_shown(self.url)} cannot be opened: {first_line(problem)}.") from None
        except BadStore:
            self.close()
            raise

    def start(self) -> None:
        """Start the thread that writes; in the event loop that will await it."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is queued, then release the database."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None
        if isinstance(self._held, Connection):  # PostgreSQL would notice some time later that the connection is closed
            with suppress(SQLAlchemyError):  # it is closed already
                self._held.scalar(text("select pg_advisory_unlock(:key)"), {"key": ADVISORY_LOCK})
        if self._held is not None:
            self._held.close()
            self._held = None
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    def compact(self) -> None:
        """Return the space of removed tables to the disk, if the database does not do so by itself."""
        if self.url.startswith("sqlite"):
            connection = self.engine.raw_connection()
            try:
                connection.cursor().execute("vacuum")
            finally:
                connection.close()

    @property
    def folder(self) -> Path | None:
        """The folder of the database, None if it is not a local file."""
        return Path(str(make_url(self.url).database)).resolve().parent if self.url.startswith("sqlite") else None

    def note_address(self, address: str) -> None:
        """Record the server's address beside the database, for another server that finds it in use (see `Taken`)."""
        if self._held is not None and not isinstance(self._held, Connection):
            self._held.truncate(0)
            self._held.write(address.encode())
            self._held.flush()

    def _keep(self) -> IO[bytes] | Connection:
        """Lock the database for this process and return what holds the lock, which the system releases when the process ends,
        however it ends."""
        url = make_url(self.url)
        if url.get_backend_name() == "sqlite":
            database = Path(str(url.database)).resolve()  # the same file under any name
            if database.is_dir():
                raise BadStore(
                    f"{database} is a folder: name a file for the database, such as {database / 'tables.sqlite'}."
                )
            if database.exists() and database.stat().st_nlink > 1:
                raise BadStore(f"{database} has a second name, a hard link, under which another server could use it.")
            return _locked_file(database.with_name(f"{database.name}.lock"))
        return self._locked()

    def _locked(self) -> Connection:
        """Return a connection to PostgreSQL that holds its lock."""
        connection = self.engine.connect()
        until = time.monotonic() + LINGERS
        while not connection.scalar(text("select pg_try_advisory_lock(:key)"), {"key": ADVISORY_LOCK}):
            if time.monotonic() < until:
                time.sleep(RETRY)
                continue
            connection.close()
            raise Taken("Another Coterie server is using this database. Stop it first, or choose another with --db.")
        connection.commit()  # the lock belongs to the session, not to the transaction
        return connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """Begin a transaction that no other server can come between, and commit it at the end.

        Raises:
            SQLAlchemyError: that is impossible, or the outcome is unknown.
            Taken: the lock was lost, and another server has it now.
        """
        if not isinstance(self._held, Connection):
            with self.engine.begin() as connection:
                yield connection
            return
        if not _answers(self._held):
            self._held.close()
            self._held = self._locked()
        with self._held.begin():
            yield self._held

    # ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def engine(self) -> Engine:
        """The connections."""
        assert self._engine is not None, "the store is not open"
        return self._engine

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job in a thread of its own, and return its result."""
        return await asyncio.to_thread(self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job here, and return its result."""
        with self.engine.connect() as connection:
            return job(connection)

    # ── writing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def write(self, *statements: Statement) -> asyncio.Future[None]:
        """Queue statements for one transaction, and return a future that is done once they are on disk.

        Raises (from the future):
            SQLAlchemyError: nothing was written, or the outcome is unknown.
        """
        assert self._loop is not None, "the store is not started"
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((statements, done))
        return done

    def _work(self) -> None:
        """Take all that is queued, commit it and acknowledge it, until the end; this runs in the thread that writes."""
        ended = False
        while not ended:
            jobs: list[Job] = []
            ended = _take(self._queue, jobs)
            if not jobs:
                continue
            problems = self._commit(jobs)
            assert self._loop is not None
            with suppress(RuntimeError):  # the loop is gone, and nobody waits any more
                self._loop.call_soon_threadsafe(_acknowledge, jobs, problems)

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """Commit jobs together; if that fails, one by one, so that one cannot spoil the others. Return the problem of each."""
        try:
            with self._writing() as connection:
                _run(connection, [statement for statements, _ in jobs for statement in statements])
        except Exception as problem:  # any failure is passed on to the waiting caller
            if len(jobs) == 1:
                return [problem]
            return [found for job in jobs for found in self._commit([job])]
        return [None] * len(jobs)


def _take(waiting: queue.SimpleQueue[Job | None], jobs: list[Job]) -> bool:
    """Wait for a job and take all other queued ones; return whether to end."""
    job = waiting.get()
    while job is not None:
        jobs.append(job)
        if len(jobs) >= AT_ONCE:
            return False
        try:
            job = waiting.get_nowait()
        except queue.Empty:
            return False
    return True


def _run(connection: Connection, statements: list[Statement]) -> None:
    """Run choices first, as rows of one statement, then the rest in order."""
    moves = [row for statement, row in statements if statement is INSERT_MOVE]
    if moves:
        connection.execute(INSERT_MOVE, moves)
    for statement, parameters in statements:
        if statement is not INSERT_MOVE:
            connection.execute(statement, parameters)


def _acknowledge(jobs: list[Job], problems: list[Exception | None]) -> None:
    for (_, done), problem in zip(jobs, problems, strict=True):
        if done.done():  # nobody waits any more
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


# ── engines ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def full_url(url: str) -> str:
    """Return the URL with our driver; a bare path is an SQLite file."""
    if "://" not in url:
        return f"sqlite:///{Path(url).expanduser().resolve()}"
    for short in ("postgres://", "postgresql://"):
        if url.startswith(short):
            return f"postgresql+psycopg://{url.removeprefix(short)}"
    return url


def _shown(url: str) -> str:
    """Return the URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return f"{url.partition('://')[0]}://…"


def _engine(url: str) -> Engine:
    if url.startswith("postgresql"):
        return create_engine(url, pool_pre_ping=True)
    if not url.startswith("sqlite"):
        raise BadStore(f"“{_shown(url)}”: Coterie stores its tables in SQLite or PostgreSQL.")
    if not make_url(url).database:
        raise BadStore("An SQLite database needs a file; one in memory would lose everything.")
    engine = create_engine(url, connect_args={"timeout": 30})
    event.listen(engine, "connect", _durable)
    event.listen(engine, "begin", _begin)
    return engine


def _answers(connection: Connection) -> bool:
    """Return whether a connection still reaches its database."""
    try:
        connection.scalar(text("select 1"))
        connection.rollback()
    except SQLAlchemyError:
        return False
    return True


def _begin(connection: Connection) -> None:
    """Begin a transaction that also holds changes of the schema: Python's driver would begin one for rows alone."""
    connection.exec_driver_sql("begin")


def _durable(connection: Any, _: object) -> None:
    """Flush every commit to the disk; let readers not wait for the writer."""
    connection.isolation_level = None  # transactions are begun by us, see `_begin`
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.close()


def _locked_file(path: Path) -> IO[bytes]:
    import fcntl  # Linux and macOS

    file = path.open("ab+")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        address = file.read(1000).decode("utf-8", "replace")
        file.close()
        raise Taken(
            f"Another Coterie server uses {path.with_suffix('')}. Stop it first, or name another database with --db.",
            address,
        ) from None
    file.truncate(0)
    return file


def first_line(problem: BaseException) -> str:
    """Return the first line of what went wrong, without the driver's frame and without a stop."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    lines = str(cause).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(cause).__name__
