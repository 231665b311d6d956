"""Ledgers: the numbered rules of a game, and which parts of its code cite them.

Each game's package has a `rulings.toml`; code cites ids in docstrings, comments and tables of steps, singly ("M-042") or
as a range ("M-157 to M-161"), and sections of a rulebook by their number ("RR-9.1"). Sources are read, never run.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from coterie.kernel.errors import BadOptions

CITED = re.compile(r"\b([A-Z]+)-(\d+(?:\.\d+)*)(?:\s+to\s+\1-(\d+))?\b")


class Ruling(NamedTuple):
    """One entry of a ledger; `chosen` where the rulebook is silent and this is our reading, `idle` says why no code follows it
    by itself. A rule about certain cards names them and says in a sentence what it means for them."""

    id: str
    label: str
    section: str
    chosen: bool
    idle: str = ""
    cards: tuple[str, ...] = ()
    says: str = ""


class Place(NamedTuple):
    """Where an id is cited: a file, a line, and the function, class or table around it ("" at the top of the file)."""

    file: str
    line: int
    inside: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.inside}" if self.inside else "")


def _room(package: str) -> Traversable:
    """Return the folder of a package. What it lies in is imported, the package itself is not."""
    around, _, name = package.rpartition(".")
    return resources.files(around) / name if around else resources.files(name)


def has_rulings(package: str) -> bool:
    """Return whether a game's package can be found and has a ledger."""
    try:
        return _room(package).joinpath("rulings.toml").is_file()
    except (ImportError, TypeError):
        return False


@cache
def rulings(package: str) -> dict[str, Ruling]:
    """Return the ledger of a game's package, by id.

    Raises:
        OSError: it has none.
    """
    data = tomllib.loads(_room(package).joinpath("rulings.toml").read_text(encoding="utf-8"))
    return {
        key: Ruling(
            key,
            row["label"],
            row["section"],
            bool(row.get("interpretation")),
            row.get("idle", ""),
            tuple(row.get("cards", ())),
            row.get("says", ""),
        )
        for key, row in data.items()
    }


@cache
def citations(package: str) -> dict[str, tuple[Place, ...]]:
    """Return where the sources of a package cite each id; files are named from its folder.

    Raises:
        BadOptions: a file is not Python.
    """
    found: dict[str, dict[Place, None]] = {}
    for file, text in _sources(_room(package), ""):
        around = _Around(parsed(text, file))
        for match in CITED.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            for key in ids_of(match):
                found.setdefault(key, {})[Place(file, line, around.name(line))] = None
    return {key: tuple(places) for key, places in found.items()}


def ids_of(cited: re.Match[str]) -> list[str]:
    """Return the ids of a citation, a range written out."""
    letters, first, last = cited.groups()
    if "." in first:
        return [f"{letters}-{first}"]
    return [f"{letters}-{n:0{len(first)}}" for n in range(int(first), int(last or first) + 1)]


def _sources(folder: Traversable, prefix: str) -> list[tuple[str, str]]:
    """Return the Python files below a folder with their text, in order."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _sources(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append((prefix + entry.name, entry.read_text(encoding="utf-8")))
    return found


def parsed(text: str, name: str) -> ast.Module:
    """Return a source as a tree.

    Raises:
        BadOptions: it is not Python.
    """
    try:
        return ast.parse(text)
    except SyntaxError as problem:
        raise BadOptions(f"{name} is not Python in line {problem.lineno}, so its citations cannot be read.") from None


class _Around:
    """Which function, class or table of a source is around a line."""

    def __init__(self, tree: ast.Module) -> None:
        self.spans: list[tuple[int, int, str]] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                first = min(part.lineno for part in (node, *node.decorator_list))
                self.spans.append((first, node.end_lineno or node.lineno, node.name))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and node.col_offset == 0:
                    self.spans.append((node.lineno, node.end_lineno or node.lineno, target.id))

    def name(self, line: int) -> str:
        """Return the name of the innermost one; "" for none."""
        fits = [span for span in self.spans if span[0] <= line <= span[1]]
        return min(fits, key=lambda span: span[1] - span[0])[2] if fits else ""
