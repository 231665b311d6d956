"""Rows: the records on the table. A class with typed fields is a row; nothing else has to be said.

A row is a `msgspec.Struct`: its fields are slots, and it is made, copied and compared in C (the figures are in
`docs/performance.md`). A row that lies on the table is never changed: a changed copy takes its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec

from coterie.kernel.codec import register


class Row(msgspec.Struct, gc=False):
    """The base of all rows. Subclasses are known to the codec by the home (`codec.home_of`) and the name of their class.

    A row holds nothing but values, which never lead back to it, so the garbage collector need not look at it (`gc`).
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        register(cls)

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Return a row with the same values, to be changed before it is put on the table."""

    else:
        copy = msgspec.Struct.__copy__

    def quiet(self) -> tuple[str, ...]:
        """Return the fields of a procedure's data that a pass may change without ending a ring: who has declined, say."""
        return ()

    def but(self, **changes: Any) -> Self:
        """Return a row with some fields changed."""
        return msgspec.structs.replace(self, **changes)
