"""What happened after the last choice, worked out once for all who are there when the first of them asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coterie.kernel.retelling import retold
from coterie.table.protocol import from_server
from coterie.table.protocol.fields import Label
from coterie.table.protocol.from_server import Frame
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part
from coterie.table.room.patience import A_LOOK, Allowance

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.table.room.room import Room

KEPT = 20.0  # seconds; all who watch ask at once


class Stages(Part):
    """The moments between the last two positions, by seat."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._after: State | None = None  # the position that they lead to
        self._frames: dict[int, list[Frame]] = {}

    def tell(self, by: Listener, to: Label) -> None:
        """Tell a connection what happened after the last choice, one moment after another.

        Raises:
            Refusal: it takes too long.
        """
        past = self.room.past
        if self._after is not past.state:
            self._after, self._frames = past.state, {}
        if by.seat not in self._frames:
            self._work_out(past.before, past.state, {by.seat, *[each.seat for each in self.room.audience.listeners]})
        by.send(from_server.Stage(to=to, number=past.number, frames=self._frames[by.seat]))

    def _work_out(self, before: State | None, after: State, seats: set[int]) -> None:
        """Work out what seats are told; if that takes too long, nobody need try again."""
        missing = seats - set(self._frames)
        self._frames.update({seat: [] for seat in missing})
        asyncio.get_running_loop().call_later(KEPT, self._frames.clear)
        if before is None:
            return
        with self.room.choosing.looked(Allowance(A_LOOK)):
            found = retold(before, after, missing)
        for seat, moments in found.items():
            self._frames[seat] = [
                Frame(one.line, dict(one.moment), [dict(area) for area in one.areas]) for one in moments
            ]
