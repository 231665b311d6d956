"""Files with decks: their text, and set-up options that name such files."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coterie.kernel.errors import BadOptions
from coterie.kernel.setup import SetUp
from coterie.words.cards.decklists import without_comment

LARGEST = 100_000  # bytes that are read; the games bound the characters of a deck themselves
NAMED = "Name:"  # how the text of a deck that has a name begins
SUFFIXES = (".txt", ".json", ".deck")


def text_of(file: str) -> str:
    """Return the text of a file.

    Raises:
        BadOptions: it cannot be read, is too large or is not text.
    """
    try:
        with Path(file).expanduser().open("rb") as opened:
            data = opened.read(LARGEST + 1)
    except (OSError, ValueError, RuntimeError) as problem:  # a null byte in a path, or an unknown home
        raise BadOptions(f"{file} cannot be read: {getattr(problem, 'strerror', None) or problem}.") from None
    if len(data) > LARGEST:
        raise BadOptions(f"{file} is too large for a deck: it has more than {LARGEST:,} bytes.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        found = _of_windows(data)
        if found is None:
            raise BadOptions(f"{file} is not a UTF-8 text file: byte {problem.start + 1} is invalid.") from None
        return found


def _of_windows(data: bytes) -> str | None:
    """Return the text of a file that an old program of Windows has written, None if it is none. A name that this misreads is
    refused as that of no card."""
    coding = "utf-16" if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "cp1252"
    try:
        text = data.decode(coding)
    except UnicodeDecodeError:
        return None
    return text if all(c.isprintable() or c.isspace() for c in text) else None


def with_files(options: tuple[SetUp, ...], setup: Mapping[str, str]) -> dict[str, Any]:
    """Return typed set-up options with file names replaced by the files' texts.

    Only options that take such texts (`SetUp.reads`, `SetUp.from_file`) can name files, with a folder or a suffix.

    Raises:
        BadOptions: a file cannot be read or is not text.
    """
    found: dict[str, Any] = dict(setup)
    for option in options:
        typed = found.get(option.name)
        if option.reads is not None and isinstance(typed, str):
            members = [each.strip() for each in typed.split(",") if each.strip()]
            found[option.name] = [_member(option, each) for each in members]
        if option.from_file is not None and isinstance(typed, str) and is_file_name(typed):
            found[option.name] = lines_of(typed)
    return found


def lines_of(typed: str) -> str:
    """Return the text of a file as an option takes it: with a last line that ends, so that it is never taken for a choice.

    Raises:
        BadOptions: it cannot be read or is not text.
    """
    return f"{text_of(typed).strip()}\n"


def is_file_name(typed: str) -> bool:
    """Return whether a file is meant: with a folder, or a suffix of decks."""
    return "/" in typed or typed.lower().endswith(SUFFIXES)


def _member(option: SetUp, typed: str) -> str:
    if typed in option.choices or not is_file_name(typed):
        return typed
    assert option.reads is not None
    text = text_of(typed)
    try:
        found = option.reads(text if "\n" in text else f"{text}\n")
        if not found.startswith(NAMED):  # some formats have no place for a name: then it is that of the file
            found = option.reads(f"{NAMED} {without_comment(Path(typed).stem)}\n{found}")
    except BadOptions as problem:
        raise BadOptions(f"{typed}: {str(problem).removeprefix(f'“{option.name}”: ')}") from None
    return found
