"""A seat's earlier scenes, page by page: the first one complete, then only changes."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from coterie.kernel.moves import Link, is_choice, links
from coterie.kernel.state import State
from coterie.table.protocol.answers import Replay
from coterie.table.protocol.changes import SceneChange, difference
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.part import Part
from coterie.table.store.past import first_of, go_on
from coterie.table.turns import Steps

if TYPE_CHECKING:
    from coterie.table.room.room import Room

PAGE = 100  # scenes of an answer
KEPT = 40  # positions that are kept, so that no page is replayed from the start


class Moment(NamedTuple):
    """An earlier position.

    Fields: its number, the number of moves that led to it, the link of the last one (None at the beginning), the last log line
    before it, the position.
    """

    number: int
    moves: int
    last: Link | None
    line: int
    state: State


class Replaying(Part):
    """The past of a table, as far as anybody has looked back. It is read in threads."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self._kept: dict[int, Moment] = {}  # by their numbers, which begin pages
        self._keeping = Lock()  # of the threads that read

    def page(self, seat: int, first: int, line: int) -> Steps[Replay]:
        """Return a page of a seat's scenes.

        Args:
            seat: the seat, -1 for a spectator.
            first: the number of the first scene.
            line: the last log line that the client has.

        Raises:
            Refusal: there is no scene of this number.
            IllegalChoice: the beginning of the game is unknown.
        """
        state = self.room.state
        made = links(state)
        total = 1 + sum(is_choice(move) for _, move in made)
        total += bool(made) and not is_choice(made[-1][1]) and bool(state.over)
        if first >= total:
            raise Refusal("bad_message", f"This must be a whole number from 0 to {total - 1}.")
        now = self._before(first, state, made)
        now.state.call_seats(self.room.names)
        while now.number < first:
            now = self._next(now, made)
            yield
        shown: Any = now.state.scene(seat, min(line, now.line))
        scene, changes = msgspec.Raw(msgspec.json.encode(shown)), list[SceneChange]()
        end = min(first + PAGE, total)
        while now.number + 1 < end:
            now = self._next(now, made)
            before, shown = shown, now.state.scene(seat, now.line)
            changes.append(difference(before, shown))
            yield
        if end < total:
            self._next(now, made)  # where the next page begins, to be kept
        return Replay(first, total, scene, changes, end if end < total else None)

    def _before(self, first: int, state: State, made: list[Link]) -> Moment:
        """Return a copy of the last stored moment up to a number, or of the beginning."""
        best: Moment | None = None
        for each in list(self._kept.values()):
            still = each.moves <= len(made) and (not each.moves or made[each.moves - 1] is each.last)
            if still and each.number <= first and (best is None or each.number > best.number):
                best = each
        if best is None:
            return Moment(0, 0, None, 0, first_of(state))
        return best._replace(state=best.state.clone())

    def _next(self, now: Moment, made: list[Link]) -> Moment:
        """Return the next moment; its position is the same object, advanced."""
        state, moves = now.state, now.moves
        line = state.chain[1] if state.chain is not None else 0
        while not go_on(state, made[moves][1]):
            moves += 1
        moves += 1
        found = Moment(now.number + 1, moves, made[moves - 1], line, state)
        if found.number % PAGE == 0:
            self._keep(found._replace(state=state.clone()))
        return found

    def _keep(self, moment: Moment) -> None:
        """Store a moment, and drop the oldest if there are too many."""
        with self._keeping:
            self._kept[moment.number] = moment
            if len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
