"""No printed sentence is copied: no run of nine words in common with the source documents.

The documents lie beside the project where it is developed; elsewhere this has nothing to compare with and is skipped.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import coterie

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
SOURCES = ("reference", "seeds")
RUN = 9
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def words(text: str) -> list[str]:
    """Return the words of a text, without case and punctuation."""
    return [word.replace("’", "'") for word in WORD.findall(text.lower())]


def runs(text: str) -> Iterator[str]:
    """Yield every run of nine words."""
    found = words(text)
    for at in range(len(found) - RUN + 1):
        yield " ".join(found[at : at + RUN])


# ── theirs ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def theirs() -> dict[str, str]:
    """Return every run of nine words of the source documents, with the document that it is from."""
    found: dict[str, str] = {}
    for folder in SOURCES:
        for file in sorted((SHARED / folder).rglob("*")):
            if file.is_file():
                for text in texts_of(file):
                    found.update(dict.fromkeys(runs(text), file.name))
    return found


def texts_of(file: Path) -> Iterator[str]:
    """Yield the texts of a document; of JSON each value by itself."""
    text = file.read_text(encoding="utf-8", errors="replace")
    if file.suffix == ".json":
        yield from strings(json.loads(text))
    else:
        yield text


def strings(value: object) -> Iterator[str]:
    """Yield all texts within a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for below in value.values():
            yield from strings(below)
    elif isinstance(value, list):
        for below in value:
            yield from strings(below)


# ── ours ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def all_of(ours: Callable[[], Iterator[tuple[str, str]]]) -> list[tuple[str, str]]:
    """Return the texts of a kind, read once."""
    return list(ours())


def written() -> Iterator[tuple[str, str]]:
    """Yield every text in the files of the project, with where it stands."""
    for folder in ("src", "tests", "tools", "benchmarks"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for line, text in python_texts(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(ROOT)}:{line}", text
    for file in prose():
        yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")
    for file in sorted((ROOT / "src").rglob("*.toml")):
        for key, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
            yield f"{file.relative_to(ROOT)} {key}", ". ".join(strings(row))


def rendered() -> Iterator[tuple[str, str]]:
    """Yield the text of every card, and every phrase of the catalogues."""
    for name in coterie.games():
        game = coterie.game(name)
        for id_, face in game.faces.items():
            yield f"card {name} {id_}", face.text
        for word, phrase in game.catalogue.items():
            yield f"phrase {name} {word}", f"{phrase.notation}. {phrase.label}"


def prose() -> list[Path]:
    """Return the documents of the project."""
    top = [file for file in ROOT.iterdir() if file.suffix == ".md" or file.name in ("NOTICE", "Makefile")]
    inside = [file for file in (ROOT / "docs").rglob("*") if file.suffix in (".md", ".toml")]
    return sorted(top + inside)


def python_texts(source: str) -> Iterator[tuple[int, str]]:
    """Strings and comments of a Python source; comments on lines that follow each other are one text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            yield node.lineno, " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
    first, last = 0, -1
    lines: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if token.start[0] != last + 1:
            yield first, " ".join(lines)
            first, lines = token.start[0], []
        last = token.start[0]
        lines.append(token.string)
    yield first, " ".join(lines)


# ── tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("ours", [written, rendered])
def test_nothing_is_copied(ours):
    """What is rendered meets a printed sentence by chance, if at all: then a word's `say` is mended, never a card."""
    if not all((SHARED / folder).is_dir() for folder in SOURCES):
        pytest.skip("the source documents are not here: there is nothing to compare with")
    known = theirs()
    assert len(known) > 100_000
    copied = [
        f"{where}: “{run}” is in {known[run]}"
        for where, text in all_of(ours)
        for run in dict.fromkeys(runs(text))
        if run in known
    ]
    assert copied == []


def test_a_copy_would_be_found():
    text = "The first; THE SECOND, the third -- don’t stop: five six seven."
    assert list(runs(text)) == [
        "the first the second the third don't stop five",
        "first the second the third don't stop five six",
        "the second the third don't stop five six seven",
    ]
    assert list(runs("one two three four five six seven eight")) == []


def test_texts_of_python_are_found():
    source = '"""Doc."""\n# one\n# two\nx = f"a{1}b"  # three\n'
    assert {text for _, text in python_texts(source)} >= {"Doc.", "# one # two # three", "a b"}


def test_our_texts_are_there():
    places = [where for where, text in (*all_of(written), *all_of(rendered)) if text]
    assert "card masters I-01" in places
    assert any(place.startswith("phrase masters ") for place in places)
    assert any("rulings.toml" in place for place in places)
