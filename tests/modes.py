"""Tests run again with a clone or a restored snapshot taking over before each choice.

A fixture calls `begin` with the name of a mode, and the functions that set up positions pass them through `played_in`.
Everything that a test then asserts must hold for the game that continued from a clone or from a save.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from coterie.kernel.records import restore, snapshot
from coterie.kernel.state import FIELDS, State

MODES = ("plain", "clone", "restore")
LEFT_OUT = ("moves", "chain", "origin")  # the part of a snapshot that says how the position came about
now = ["plain"]
KINDS: dict[tuple[type[State], str], type[State]] = {}


def begin(mode: str) -> None:
    """Play all positions that are set up from now on in a mode, one of `MODES`."""
    assert mode in MODES
    now[0] = mode


def played_in(s: State) -> Any:
    """Return a position as the present mode plays it."""
    if now[0] == "plain":
        return s
    found: Any = again(type(s), now[0])(s.game, s.setup, s.dice, s.seats)
    adopt(found, s)
    return found


def adopt(s: State, other: State, but: tuple[str, ...] = ()) -> None:
    """Copy everything of another state of the same game into one."""
    for name in FIELDS + s.TABLE:
        if name not in but:
            setattr(s, name, getattr(other, name))


def again(kind: type[State], mode: str) -> type[State]:
    """Return a type of state that continues, at each choice, from a clone or from a save of itself."""
    if (kind, mode) not in KINDS:
        KINDS[kind, mode] = _again(kind, mode)
    return KINDS[kind, mode]


def _again(kind: type[State], mode: str) -> type[State]:
    class Again(kind):  # type: ignore[valid-type, misc]  # whatever game it is
        __slots__ = ()

        def pick(self, index: int, stop: Callable[[Any], bool] | None = None) -> None:
            if mode == "clone":
                before, asked = self.fingerprint(), self.asked
                twin = self.clone()
                super(Again, twin).pick(index, stop)
                assert (self.fingerprint(), self.asked) == (before, asked), (
                    "a choice of the clone has changed the original"
                )
                adopt(self, twin)
                return
            kept = restore(self.game, self.setup, msgspec.json.decode(msgspec.json.encode(snapshot(self))))
            assert kept.asked == self.asked, "what was saved asks another question"
            adopt(self, kept, LEFT_OUT)
            super().pick(index, stop)

    return Again
