"""Results: the columns of a row, result files, and the chunks that a run keeps on disk.

Beside `FILE` a run keeps a folder `FILE.parts` with files of JSON lines. Each is written under another name and then renamed,
so that a chunk is either complete or absent. At the end the chunks become `FILE`, and the folder is removed.
"""

from __future__ import annotations

import csv
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from coterie.kernel.errors import CoterieError

if TYPE_CHECKING:
    from coterie.lab.single import Head, Row


class BadResults(CoterieError):
    """A result file cannot be used."""


class MissingExtra(CoterieError, ImportError):
    """An optional extra of the package is not installed."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(
            f"{what} the extra “{name}”, which is not installed. In the folder of Coterie: "
            f".venv-tools/bin/uv pip install --python .venv/bin/python -e '.[{name}]'. "
            f"Elsewhere: pip install 'PATH[{name}]', where PATH is that folder."
        )


class Column(NamedTuple):
    """A column of the results: name, type ("text", "integer" or "boolean"), unit ("" for none), and meaning."""

    name: str
    type: str
    unit: str
    about: str


COLUMNS = (
    Column("game", "text", "", "the game's name"),
    Column("version", "text", "", "the version of the game's rules"),
    Column("pack", "text", "JSON object", "name and fingerprint of the content pack; empty without one"),
    Column("setup", "text", "JSON object", "all set-up options, with defaults filled in"),
    Column("players", "text", "names, comma-separated", "the player at each seat, from the first seat"),
    Column("run_seed", "integer", "", "the seed of the whole run"),
    Column("number", "integer", "", "the game's number within the run, from 0"),
    Column("rotated", "boolean", "", "whether the decks move one seat on with every game of the run"),
    Column("seed", "integer", "63 bits", "the seed of the game"),
    Column("player_seed", "integer", "63 bits", "the seed of its players' random numbers"),
    Column("first", "integer", "", "the seat that took the first turn, from 0; empty for games without one"),
    Column("scores", "text", "JSON list of points", "the score of each seat"),
    Column("winners", "text", "JSON list of seats", "the seats that won by the rules of the game; empty for a draw"),
    Column("won", "boolean", "", "whether the first seat won"),
    Column("reason", "text", "", "a word for how the game ended"),
    Column("rounds", "integer", "rounds", "the round in which the game ended; empty for games without rounds"),
    Column("decisions", "integer", "decisions", "how many questions players answered"),
    Column("cards", "text", "JSON list", "with `--cards`: the cards that each seat held, see below; otherwise empty"),
    Column("fingerprint", "text", "hex digits", "a digest of all choices and of the final state of the random numbers"),
)
SUFFIXES = (".parquet", ".csv", ".jsonl")
PARQUET = SUFFIXES[0]  # the one format that needs an extra
LARGEST_CELL = 2**24  # characters of a cell of a CSV file
FROM_CSV: dict[str, Callable[[str], object]] = {
    "text": str,
    "integer": int,
    "boolean": {"true": True, "false": False}.__getitem__,
}


def extra() -> ModuleType:
    """Return the module polars, which reads and writes Parquet files.

    Raises:
        MissingExtra: it is not installed; the message gives the command that installs it.
    """
    try:
        import polars
    except ImportError:
        raise MissingExtra("Parquet files need", "lab") from None
    return polars


def check_path(path: Path) -> None:
    """Check that a result file can be written there.

    Raises:
        BadResults: its suffix is unknown, or its folder does not exist.
        MissingExtra: the library that writes it is not installed.
    """
    if path.suffix not in SUFFIXES:
        raise BadResults(f"{path.name} should end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}.")
    if path.suffix == PARQUET:
        extra()
    if not path.parent.is_dir():
        raise BadResults(f"There is no folder {path.parent} to write {path.name} into.")
    if path.exists() and not path.is_file():
        raise BadResults(f"{path} is no file that results could take the place of.")


def write(rows: Iterable[Row], path: Path) -> None:
    """Write a result file atomically, ordered by number; its suffix chooses the format."""
    ordered = sorted(rows, key=lambda row: row["number"])
    part = path.with_name(f".{path.name}.new")
    if path.suffix == PARQUET:
        pl = extra()
        kinds = {"text": pl.String, "integer": pl.Int64, "boolean": pl.Boolean}
        pl.DataFrame(ordered, schema={c.name: kinds[c.type] for c in COLUMNS}, orient="row").write_parquet(part)
    elif path.suffix == ".csv":
        with part.open("w", encoding="utf-8", newline="") as out:
            lines = csv.writer(out, lineterminator="\n")
            lines.writerow([c.name for c in COLUMNS])
            lines.writerows([_cell(row[c.name]) for c in COLUMNS] for row in ordered)
    else:
        part.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in ordered))
    os.replace(part, path)


def _cell(value: object) -> str:
    """Return a value as a cell of a CSV file; a column without a value is empty."""
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def read(path: Path) -> list[Row]:
    """Return the rows of a result file.

    Raises:
        BadResults: it cannot be read, or has other columns.
        MissingExtra: the library that reads it is not installed.
    """
    read_as = {PARQUET: _from_parquet, ".csv": _from_csv, ".jsonl": _from_lines}
    try:
        names, rows = read_as[path.suffix](path)
    except MissingExtra:
        raise
    except Exception as problem:  # whatever a damaged file makes the libraries say
        raise BadResults(f"{path} cannot be read as results ({type(problem).__name__}).") from problem
    if names != [c.name for c in COLUMNS]:
        raise BadResults(f"{path} has other columns than the results of this version.")
    return rows


Read = tuple[list[str], "list[Row]"]  # the names of the columns, and the rows


def _from_parquet(path: Path) -> Read:
    table = extra().read_parquet(path)
    return table.columns, table.to_dicts()


def _from_csv(path: Path) -> Read:
    csv.field_size_limit(LARGEST_CELL)  # a set-up holds whole decks
    with path.open(encoding="utf-8", newline="") as lines:
        names, *rows = csv.reader(lines)
    if names != [c.name for c in COLUMNS]:
        return names, []
    return names, [{c.name: _value(c, cell) for c, cell in zip(COLUMNS, row, strict=True)} for row in rows]


def _value(column: Column, cell: str) -> object:
    """Return the value of a cell of a CSV file."""
    return None if not cell and column.type != "text" else FROM_CSV[column.type](cell)


def _from_lines(path: Path) -> Read:
    rows: list[Row] = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    odd = next((row for row in rows if list(row) != [c.name for c in COLUMNS]), rows[0])
    return list(odd), rows


class Parts:
    """The chunks of a run on disk."""

    def __init__(self, out: Path) -> None:
        self.folder = out.with_name(out.name + ".parts")

    def there(self) -> bool:
        """Return whether a run has begun here."""
        return self.folder.is_dir()

    def begin(self, head: Head) -> None:
        """Create the folder and write the run's head."""
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
        """Write a finished chunk."""
        if rows:
            lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
            self._write(f"{rows[0]['number']:09}-{len(rows)}.jsonl", lines)

    def rows(self) -> list[Row]:
        """Return all rows written so far.

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
        """Remove the chunks of a complete run whose file has been written."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write(self, name: str, data: bytes) -> None:
        part = self.folder / f".{name}.new"
        part.write_bytes(data)
        os.replace(part, self.folder / name)
