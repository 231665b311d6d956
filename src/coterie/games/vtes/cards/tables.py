"""The facts of all cards, as tables: what stands on a card besides its text. `crypt.tsv` and `library.tsv`, a line a card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class CryptFacts(NamedTuple):
    """A crypt card with its group (V-024).

    `says` is "text" for one whose text these facts do not say; capitals in `disciplines` are superior.
    """

    id: str
    name: str
    aka: str
    type: str
    clan: str
    path: str
    advanced: str
    group: str
    capacity: str
    disciplines: str
    sect: str
    title: str
    city: str
    bleed: str
    strength: str
    traits: str
    says: str
    sets: str
    banned: str
    format: str


class LibraryFacts(NamedTuple):
    """A library card: several types or disciplines with slashes, both disciplines needed with an ampersand."""

    id: str
    name: str
    aka: str
    types: str
    clan: str
    path: str
    discipline: str
    cost: str
    flags: str
    trait: str
    capacity: str
    requires: str
    sets: str
    banned: str
    format: str


def _lines(name: str) -> list[list[str]]:
    text = files("coterie.games.vtes.cards").joinpath(name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


@cache
def crypt() -> Mapping[str, CryptFacts]:
    """Return all crypt cards by their ids."""
    return {line[0]: CryptFacts(*line) for line in _lines("crypt.tsv")}


@cache
def library() -> Mapping[str, LibraryFacts]:
    """Return all library cards by their names."""
    return {line[1]: LibraryFacts(*line) for line in _lines("library.tsv")}


@cache
def library_by_id() -> Mapping[str, LibraryFacts]:
    """Return all library cards by their ids."""
    return {each.id: each for each in library().values()}
