"""Records on disk, and the past of a resumed game."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from coterie.kernel.history import History
from coterie.kernel.moves import is_choice, make, moves_of
from coterie.kernel.records import Record, begin
from coterie.kernel.state import State
from coterie.players import NAMES


def data_folder() -> Path:
    """Return the user's data folder for games saved without a name."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "coterie"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "coterie"


def save(state: State, path: Path, seated: Mapping[str, Any] | None = None) -> None:
    """Write a record atomically; into what is no file, such as a pipe or a device, as it is.

    Args:
        state: the position.
        path: the file; its folder must exist, so that a mistyped one is not created.
        seated: the bots and their seats, as stored in the head; see `remembered`.

    Raises:
        OSError: it cannot be written.
    """
    lines = state.record().lines
    text = Record(({**lines[0], **(seated or {})}, *lines[1:])).text
    if path.exists() and not path.is_file():  # it would be replaced by a file
        path.write_text(text, encoding="utf-8")
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def save_somewhere(state: State, seated: Mapping[str, Any] | None = None) -> Path:
    """Save under a name made from game and time, in the data folder or, if that is impossible, the temporary folder.

    Raises:
        OSError: neither can be written.
    """
    stem = f"{state.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    for folder in (data_folder() / "saves", Path(tempfile.gettempdir())):
        path = _free(folder, stem)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save(state, path, seated)
        except OSError as problem:
            trouble = problem
        else:
            return path
    raise trouble


def remembered(path: Path) -> dict[str, str]:
    """Return the bots of a saved game as options of `coterie play`: “bots” and “player”; {} if the file does not say."""
    head: Any = None
    with suppress(OSError, UnicodeError, msgspec.DecodeError, RecursionError), path.open(encoding="utf-8") as file:
        head = msgspec.json.decode(file.readline())
    if not isinstance(head, dict) or not isinstance(head.get("bots"), list):
        return {}
    bots = [seat for seat in head["bots"] if isinstance(seat, int) and seat >= 0]
    found = {"bots": ",".join(map(str, bots))}
    return {**found, "player": head["player"]} if head.get("player") in NAMES else found


def _free(folder: Path, stem: str) -> Path:
    for n in range(1, 1000):
        path = folder / f"{stem}{'' if n == 1 else f'-{n}'}.jsonl"
        if not path.exists():
            return path
    return folder / f"{stem}-more.jsonl"


def choices_of(state: State) -> list[int]:
    """Return the choices that led to a position, by the indices of their options, oldest first."""
    return [move for move in moves_of(state) if is_choice(move)]


def choices_made(state: State) -> int:
    """Return the number of choices that led to a position."""
    return len(choices_of(state))


def chosen_next(before: State, after: State) -> str:
    """Return the label of the option chosen in a position on the way to a later one."""
    assert before.question is not None
    return before.question.options[choices_of(after)[choices_made(before)]].label


def history_of(state: State) -> History[State]:
    """Return a game with its past, so that every choice can be undone."""
    moves = moves_of(state)
    if not moves or state.origin is None:
        return History(state)
    kind, origin = state.origin
    history = History(begin(state.game, {"setup": state.setup, kind: origin}))
    for move in moves:
        if is_choice(move):
            history.choose(move)
        else:
            make(history.state, move)
    return history
