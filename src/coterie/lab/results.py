"""Results: the columns of a row, result files, and the chunks that a run keeps on disk while it goes on.

Beside `FILE` a run keeps a folder `FILE.parts` with files of JSON lines, each written under another name first and
renamed, so that a chunk is there whole or not at all. At the end they become `FILE`, and the folder is removed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from coterie.kernel.errors import CoterieError

if TYPE_CHECKING:
    import polars

    from coterie.lab.single import Head, Row


class BadResults(CoterieError):
    """A result file that cannot be used as it is asked for."""


class MissingExtra(CoterieError):
    """A part of the project that is installed on its own is not there."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(
            f"{what} the extra “{name}”, which is not installed. "
            f"In this project: uv sync --extra {name}. Elsewhere: pip install 'coterie[{name}]'."
        )


class Column(NamedTuple):
    """A column of the results: name, type ("text", "integer" or "boolean"), unit ("" for none), and what it is."""

    name: str
    type: str
    unit: str
    about: str


COLUMNS = (
    Column("game", "text", "", "the game's name"),
    Column("version", "text", "", "the version of the game's rules"),
    Column("pack", "text", "JSON object", "name and fingerprint of the content pack, empty for none"),
    Column("setup", "text", "JSON object", "all set-up options, defaults filled in"),
    Column("players", "text", "names with commas", "who plays at each seat, the first seat first"),
    Column("run_seed", "integer", "", "the seed of the whole run"),
    Column("number", "integer", "", "the game's number within its run, from 0"),
    Column("seed", "integer", "63 bits", "the seed of the game"),
    Column("player_seed", "integer", "63 bits", "the seed of the chance that its players use"),
    Column(
        "first", "integer", "", "the seat that had the first turn, from 0; empty for games where that means nothing"
    ),
    Column("scores", "text", "JSON list of points", "the score of each seat"),
    Column(
        "winners", "text", "JSON list of seats", "the seats that have won, by the rules of the game; empty for a draw"
    ),
    Column("won", "boolean", "", "whether the first seat is one of them"),
    Column("reason", "text", "", "a word for how the game ended"),
    Column("rounds", "integer", "rounds", "the round in which it ended; empty for games without rounds"),
    Column("decisions", "integer", "decisions", "how many questions players answered"),
    Column(
        "cards", "text", "JSON list", "with `--cards`: for each seat the cards that it has held, see below; else empty"
    ),
    Column("fingerprint", "text", "hex digits", "a digest of all choices and of where chance stands at the end"),
)
SUFFIXES = (".parquet", ".csv", ".jsonl")


def extra() -> ModuleType:
    """Return polars, which reads and writes result files.

    Raises:
        MissingExtra: it is not installed; the sentence names the command.
    """
    try:
        import polars
    except ImportError:
        raise MissingExtra("Result files need", "lab") from None
    return polars


def frame(rows: Iterable[Row]) -> polars.DataFrame:
    """Return rows as a table, in the order of their numbers."""
    pl = extra()
    kinds = {"text": pl.String, "integer": pl.Int64, "boolean": pl.Boolean}
    made: polars.DataFrame = pl.DataFrame(list(rows), schema={c.name: kinds[c.type] for c in COLUMNS}, orient="row")
    return made.sort("number")


def check_path(path: Path) -> None:
    """Check that a result file can be written there.

    Raises:
        BadResults: its suffix is unknown, or its folder does not exist.
        MissingExtra: what writes it is not installed.
    """
    extra()
    if path.suffix not in SUFFIXES:
        raise BadResults(f"{path.name} should end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}.")
    if not path.parent.is_dir():
        raise BadResults(f"There is no folder {path.parent} to write {path.name} into.")


def write(rows: Iterable[Row], path: Path) -> None:
    """Write a result file at once or not at all; its suffix says which kind."""
    table = frame(rows)
    part = path.with_name(f".{path.name}.new")
    if path.suffix == ".parquet":
        table.write_parquet(part)
    elif path.suffix == ".csv":
        table.write_csv(part)
    else:
        table.write_ndjson(part)
    os.replace(part, path)


def read(path: Path) -> list[Row]:
    """Return the rows of a result file.

    Raises:
        BadResults: it cannot be read, or has other columns.
    """
    pl = extra()
    read_as = {".parquet": pl.read_parquet, ".csv": pl.read_csv, ".jsonl": pl.read_ndjson}
    texts = [c.name for c in COLUMNS if c.type == "text"]
    more: dict[str, Any] = {"schema_overrides": dict.fromkeys(texts, pl.String)} if path.suffix == ".csv" else {}
    try:
        table = read_as[path.suffix](path, **more)
    except Exception as problem:  # whatever a damaged file makes polars say
        raise BadResults(f"{path} cannot be read as results ({type(problem).__name__}).") from problem
    if table.columns != [c.name for c in COLUMNS]:
        raise BadResults(f"{path} has other columns than the results of this version.")
    table = table.with_columns(pl.col(texts).fill_null(""))
    rows: list[Row] = table.to_dicts()
    return rows


class Parts:
    """The chunks of a run on disk."""

    def __init__(self, out: Path) -> None:
        self.folder = out.with_name(out.name + ".parts")

    def there(self) -> bool:
        """Return whether a run has begun here."""
        return self.folder.is_dir()

    def begin(self, head: Head) -> None:
        """Make the folder, with the head of the run."""
        self.folder.mkdir(exist_ok=True)
        self._write("head.json", msgspec.json.encode(head._asdict()))

    def head(self) -> dict[str, Any] | None:
        """Return the head of the run that the chunks belong to, None if it cannot be read."""
        try:
            found: dict[str, Any] = msgspec.json.decode((self.folder / "head.json").read_bytes())
        except (OSError, msgspec.DecodeError):
            return None
        return found

    def add(self, rows: list[Row]) -> None:
        """Keep a finished chunk."""
        if rows:
            lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
            self._write(f"{rows[0]['number']:09}-{len(rows)}.jsonl", lines)

    def rows(self) -> list[Row]:
        """Return all rows that are kept.

        Raises:
            BadResults: they have other columns.
        """
        found = []
        for path in sorted(self.folder.glob("*.jsonl")):
            found += [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
        if any(list(row) != [c.name for c in COLUMNS] for row in found):
            raise BadResults(f"{self.folder} has other columns than the results of this version.")
        return found

    def end(self) -> None:
        """Remove the chunks of a run that is complete and has its file."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write(self, name: str, data: bytes) -> None:
        part = self.folder / f".{name}.new"
        part.write_bytes(data)
        os.replace(part, self.folder / name)
