"""The database schema for SQLAlchemy. The migrations create it; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, false, insert

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(64), nullable=False),  # of Coterie and of the rules that it was begun with
    Column("setup", Text, nullable=False),  # JSON
    Column("origin", Text, nullable=False),  # JSON: ["seed", n], ["position", text] or ["snapshot", data]
    Column("salt", String(64), nullable=False),
    Column("pack", Text),
    Column("name", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("marks", Text, nullable=False),  # JSON
    Column("pace", Float, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text),  # JSON
    Column("owner", String(64), nullable=False),  # SHA-256 of the token
    Column("spectator", String(64), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("following", String(32)),  # the table that follows this one, for the same people
    Column("touched", Float, nullable=False, server_default="0"),  # the last visit, in seconds since 1970
    Column("resting", Boolean, nullable=False, server_default=false()),
    Column("gathering", Text),  # JSON: the decks brought, null once the game has begun
    Column("leaving", String(16), nullable=False, server_default="bot"),  # what happens to a seat whose person leaves
    Column("told", Text),  # JSON: what it told when it was put away, and the length of its list then; null before that
    Column("muted", Text, nullable=False, server_default="[]"),  # JSON: who has muted whom
    Index("tables_listed", "public", "over", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player", String(32), nullable=False),
    Column("token", String(64), nullable=False),  # SHA-256
    Column("taken", Boolean, nullable=False),  # whether anybody has ever come
    Column("orders", Text, nullable=False),  # JSON
    Column("used", Float, nullable=False),  # seconds of the bank
)

# The append-only list: nothing here is ever changed. `kind` is choice, chance, undo or concede.
MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False),  # "" where none was taken
    Column("at", Float, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # of choices on the table
    Column("fingerprint", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON
)

CHAT_KEPT = 100  # lines of a table
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Answers to the question that is open, one for each of its windows; gone when it closes.
ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("about", String(64), nullable=False),  # a digest of the prompt
    Column("choice", Text, nullable=False),
    Column("acts", Boolean, nullable=False),
)

ALL = (TABLES, SEATS, MOVES, ANSWERS, SNAPSHOTS, CHAT)
INSERT_MOVE = insert(MOVES)
INSERT_SNAPSHOT = insert(SNAPSHOTS)
INSERT_CHAT = insert(CHAT)
INSERT_ANSWER = insert(ANSWERS)
