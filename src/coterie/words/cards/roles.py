"""Roles in the current procedure: the attacker of a raid, the target of an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from coterie.kernel.pieces import Piece, Ref, found
from coterie.kernel.procedures import data_of
from coterie.words.cards.groups import About
from coterie.words.filters import Filter
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.voice import Voice

if TYPE_CHECKING:
    from coterie.kernel.events import Event
    from coterie.kernel.state import State


def in_role(s: State, scope: str, role: str) -> tuple[Ref, ...]:
    """Return the cards in a role of the innermost running procedure of a name, as far as they are still the same objects.

    Args:
        s: the state.
        scope: the name of the procedure (“raid”).
        role: the field of its data (“attacker”), which holds one reference or several.
    """
    data = data_of(s, scope)
    value: Any = getattr(data, role, ())
    refs = (value,) if value and isinstance(value[0], int) else value
    return tuple(at for at in refs if at[0] >= 0 and found(s, at) is not None)


class Role(One, About):
    """The card in a role of the current procedure: “the attacker”."""

    KIND: ClassVar[str] = "piece"
    scope: str
    role: str

    def members(self, s: State, f: Frame) -> tuple[Ref, ...]:
        return in_role(s, self.scope, self.role)

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and any(at == (event.subject, row.life) for at in in_role(s, self.scope, self.role))

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"the {voice.place(self.role)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "scope", self.scope


class IsRole(Filter):
    """It is in a role of the current procedure."""

    scope: str
    role: str

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return any(at[0] == item for at in in_role(s, self.scope, self.role))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place(f"is {self.role}")

    def names(self) -> Iterator[tuple[str, str]]:
        yield "scope", self.scope
