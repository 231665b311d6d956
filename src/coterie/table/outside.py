"""Untrusted input: packs, positions and records, their bounds, and how to read them safely.

This code runs first in a reader process (see `workers.readers`), and in the server only on input that the process has accepted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from coterie.kernel import records
from coterie.kernel.codec import encode
from coterie.kernel.errors import BadPosition, BadRecord, BadWords, CoterieError
from coterie.kernel.fields import wrong
from coterie.kernel.game import AnyGame
from coterie.kernel.records import begin
from coterie.kernel.state import State
from coterie.table.store.past import Entry, Past
from coterie.table.turns import Steps, at_once

CHOICES = 20_000  # lines of a record
DEPTH = 48  # levels of nested data
PACK_LINE = 20_000  # characters of a line of a pack
KEY_PARTS = 100  # parts of a dotted key
LARGEST = 30_000  # the largest number in pending steps: a step may count up to it
LONGEST = 1_000  # the longest sequence there: a step may combine each item with each
TEXTS = 250  # cards whose texts count: each may answer each; the largest tables of five players come to half of that
UNUSABLE = "The record holds a position that cannot be used ({what}): a snapshot in it was edited."
OTHER_PACK = "This record was played with other content: give the pack that it was played with."


# ── bounds that need no reading ─────────────────────────────────────────────────────────────────────────────────────


def bounded_pack(text: str) -> None:
    """Check the bounds of a pack's text.

    Raises:
        BadWords: a line is too long, or a key has too many parts.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > PACK_LINE:
            raise BadWords(f"Line {number} of the pack has more than {PACK_LINE} characters.", number)
        if any(part.count(".") > KEY_PARTS for part in line.split("=")):
            raise BadWords(f"Line {number} of the pack has a key of more than {KEY_PARTS} parts.", number)


def bounded_record(text: str) -> None:
    """Check the bounds of a record's text.

    Raises:
        BadRecord: it has too many lines.
    """
    if text.count("\n") > CHOICES:
        raise BadRecord(f"A record may have {CHOICES} lines at most.")


def shallow(data: Any, depth: int = DEPTH) -> bool:
    """Return whether data is nested at most `depth` levels deep."""
    level = [data]
    for _ in range(depth):
        level = [
            inner
            for value in level
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return True
    return False


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def fitted(game: AnyGame, pack: str) -> AnyGame:
    """Return a game with the content of a pack.

    Raises:
        BadWords: the text is not TOML, or not a pack of this game.
    """
    bounded_pack(pack)
    try:
        return game.fitted(pack=tomllib.loads(pack))
    except tomllib.TOMLDecodeError as problem:
        raise BadWords(f"The pack is not valid TOML: {problem}.") from None
    except CoterieError as problem:
        raise BadWords(str(problem)) from None
    except RecursionError:
        raise BadWords("The pack is nested too deeply.") from None
    except Exception as problem:  # any text may come in: a number of 5,000 digits is a ValueError
        raise BadWords(f"The pack cannot be read ({type(problem).__name__}).") from None


def position(game: AnyGame, text: str) -> State:
    """Return the state of a position text.

    Raises:
        BadPosition: it cannot be read or played.
    """
    try:
        state: State = game.read(text)
        sound(state)
    except BadPosition:
        raise
    except Exception as problem:  # any text may come in
        raise BadPosition(_why("The position cannot be read", problem)) from None
    return state


def check_record(game: AnyGame, head: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    """Check that a record is one of a game, and can be replayed; see `record`.

    Raises:
        BadRecord: a line does not fit.
    """
    try:
        if head.get("pack") != game.pack_mark():
            raise BadRecord(OTHER_PACK, 1)
        records.follow(game, begin(game, checked(head)), [head, *lines])
    except BadRecord:
        raise
    except Exception as problem:  # any shape of data may come in
        raise BadRecord(_why("Line 1 of the record cannot be replayed", problem), 1) from None
    at_once(record(game, head, lines))


def record(game: AnyGame, head: dict[str, Any], lines: list[dict[str, Any]]) -> Steps[tuple[Past, list[Entry]]]:
    """Return the past of a record that has been checked, and its entries.

    Args:
        game: the game that its head names.
        head: its first line. lines: the others.

    Raises:
        BadRecord: a line does not fit.
    """
    at = 1
    try:
        past = Past(begin(game, head))
        entries: list[Entry] = []
        for line in lines:
            at += 1
            entry = entry_of(len(entries) + 1, line, past)
            if entry is not None:
                past.apply(entry)
                entries.append(entry)
                yield
        sound(past.state)
    except BadRecord:
        raise
    except Exception as problem:  # any shape of data may come in
        raise BadRecord(_why(f"Line {at} of the record cannot be replayed", problem), at) from None
    return past, entries


def parsed(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the head of a record's text and its other lines; a missing end is tolerated.

    Raises:
        BadRecord: it is too long, nested too deeply, or damaged.
    """
    bounded_record(text)
    lines, trouble = records.parse(text)
    if trouble and len(lines) > 1 and "cut off after" not in trouble:
        raise BadRecord(trouble)
    for number, line in enumerate(lines, 1):
        if not shallow(line):
            raise BadRecord(f"Line {number} of the record is nested too deeply.", number)
    return lines[0], lines[1:]


def checked(head: dict[str, Any]) -> dict[str, Any]:
    """Check the head of a record as far as the kernel relies on it, and return it.

    Raises:
        BadRecord: it has no set-up, or its seed is not a whole number.
    """
    if not isinstance(head.get("setup"), dict):
        raise BadRecord("Its head has no set-up.")
    if "seed" in head and not isinstance(head["seed"], int):
        raise BadRecord("Its seed is not a whole number.")
    return head


def entry_of(n: int, line: dict[str, Any], past: Past) -> Entry | None:
    """Return a line as an entry, or None if it is not a choice."""
    if "choice" in line:
        return Entry(n, "choice", past.state.asked[0] if past.state.asked is not None else -1, str(line["choice"]))
    if "chance" in line:
        return Entry(n, "chance", -1, str(int(line["chance"])))
    if "concede" in line:
        return Entry(n, "concede", int(line["concede"]), "")
    return None


def sound(state: State) -> None:
    """Do once everything that a table does with a position, so that any error in it appears here.

    Raises:
        BadPosition: its fields are not what the rules rely on, too many cards are in play, or too much is still to be
            done.
        Exception: something in it is wrong.
    """
    trouble = wrong(state, state.game.table(state.setup).contents())
    if trouble:
        raise BadPosition(f"The position does not fit together: {trouble}")
    if sum([bool(piece.text) for piece in state.pieces]) > TEXTS:
        raise BadPosition(f"A position can have {TEXTS} cards in play with texts of their own.")
    bounded_steps(encode((state.todo, state.rows)))
    state.fingerprint()
    twin = state.clone()
    for seat in range(-1, state.seats):
        twin.scene(seat)
    if twin.question is not None:
        for option in twin.question.options:
            assert option.notation
            assert option.label
    state.record()
    records.restore(state.game, state.setup, records.snapshot(state))


def bounded_steps(data: Any) -> None:
    """Check that the pending steps of a position have a size that occurs in games, because the server carries them out later.

    Args:
        data: the steps and rows, encoded.

    Raises:
        BadPosition: a number is larger than `LARGEST`, or something longer than `LONGEST`.
    """
    waiting = [data]
    while waiting:
        found = waiting.pop()
        if isinstance(found, dict):
            found = list(found.values())
        if isinstance(found, int | float) and not -LARGEST <= found <= LARGEST:
            raise BadPosition(f"In what is still to be done is a number beyond {LARGEST:,}.")
        if isinstance(found, list | tuple):
            if len(found) > LONGEST:
                raise BadPosition(f"In what is still to be done are more than {LONGEST:,} things in a row.")
            waiting += found


def usable(read: Callable[[], State]) -> State:
    """Call a reader of records and return its state if that can be played.

    Raises:
        CoterieError: the reader raises it, or the position in the record cannot be used.
    """
    try:
        state = read()
        sound(state)
    except CoterieError:
        raise
    except Exception as problem:  # an edited snapshot may hold anything
        raise BadRecord(UNUSABLE.format(what=type(problem).__name__)) from None
    return state


def _why(what: str, problem: Exception) -> str:
    if isinstance(problem, CoterieError):
        return f"{what}. {problem}"
    return f"{what} ({type(problem).__name__})."
