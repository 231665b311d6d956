"""What people call a seat: by the name of who sits there, where the table knows it, else by its letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.positions import LETTERS

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.kernel.views import View


def seat_name(s: State | View, seat: int, before: str = "") -> str:
    """Return what people call a seat. Notations never use it: they have letters.

    Args:
        s: the state, or the table as a seat sees it.
        seat: which seat, or owner of cards.
        before: what stands before the letter of a seat that has no name, as in “seat a”.
    """
    names: tuple[str, ...] = s.names
    return (names[seat] if seat < len(names) else "") or f"{before}{LETTERS[seat]}"
