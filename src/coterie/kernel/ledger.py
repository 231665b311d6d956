"""Ledgers: the numbered rules of a game, and which parts of its code cite them.

Each game's package has a `rulings.toml`; code cites ids in docstrings, comments and tables of steps, singly ("M-042") or
as a range ("M-157 to M-161").
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

CITED = re.compile(r"\b([A-Z]+)-(\d{3})\b(?: to [A-Z]+-(\d{3})\b)?")


class Ruling(NamedTuple):
    """One entry of a ledger; `chosen` where the rulebook is silent and this is our reading."""

    id: str
    label: str
    section: str
    chosen: bool


@cache
def rulings(package: str) -> dict[str, Ruling]:
    """The ledger of a game's package, by id."""
    data = tomllib.loads(resources.files(package).joinpath("rulings.toml").read_text(encoding="utf-8"))
    return {
        key: Ruling(key, row["label"], row["section"], bool(row.get("interpretation"))) for key, row in data.items()
    }


@cache
def citations(package: str) -> dict[str, tuple[str, ...]]:
    """Which functions, classes and tables of a package cite each id, as "rules/night.py: turn"."""
    found: dict[str, list[str]] = {}
    for path, file in _sources(resources.files(package), ""):
        text = file.read_text(encoding="utf-8")
        owners = _owners(text)
        for at, line in enumerate(text.splitlines(), 1):
            for key in ids_in(line):
                place = f"{path}: {owners[at]}" if at in owners else path
                if place not in found.setdefault(key, []):
                    found[key].append(place)
    return {key: tuple(places) for key, places in found.items()}


def ids_in(text: str) -> list[str]:
    """The ids that a text cites, ranges written out."""
    found = []
    for letters, first, last in CITED.findall(text):
        found += [f"{letters}-{n:03d}" for n in range(int(first), int(last or first) + 1)]
    return found


def _sources(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _sources(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append((prefix + entry.name, entry))
    return found


def _owners(text: str) -> dict[int, str]:
    """The function, class or table that each line belongs to."""
    owners: dict[int, str] = {}
    for node in ast.parse(text).body:
        name = getattr(node, "name", "")
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        if name:
            owners |= dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), name)
    return owners
