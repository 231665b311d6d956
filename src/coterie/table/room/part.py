"""What the parts of a room share."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from coterie.table.room.listeners import Listener

if TYPE_CHECKING:
    from coterie.table.room.room import Room

P = ParamSpec("P")
T = TypeVar("T")
Own = TypeVar("Own", bound="Part")
By = TypeVar("By", bound=Listener | None)
Doing = Callable[Concatenate[Own, By, P], Coroutine[Any, Any, T]]


class Part:
    """One subject of a table, such as its seats or its undo.

    It holds only a weak reference to the table, so that an unloaded table is freed at once.
    """

    def __init__(self, room: Room) -> None:
        self._room = weakref.ref(room)

    @property
    def room(self) -> Room:
        """The table."""
        found = self._room()
        assert found is not None, "the table has been put away"
        return found


def alone(doing: Doing[Own, By, P, T]) -> Doing[Own, By, P, T]:
    """Run a part's method while nothing else happens at the table, and to its end even if its caller is cancelled.

    The method's first argument is the requesting connection, None when the table acts by itself. A connection that
    ended while waiting for its turn is refused.
    """

    @functools.wraps(doing)
    async def locked(self: Own, by: By, /, *args: P.args, **more: P.kwargs) -> T:
        return await self.room.alone(lambda: doing(self, by, *args, **more), by)

    return locked
