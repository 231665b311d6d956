"""Shared scenes: the scenes of one position, made once for all seats that see the same.

Seats see the same if they know the same faces and neither has a hand or a secret of its own. Their scenes then differ in
`seat`, `question` and `log` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.pieces import ALL, pile
from coterie.kernel.scene_questions import asked_of
from coterie.kernel.scenes import Scene, last_line, log_of

if TYPE_CHECKING:
    from coterie.kernel.state import State

Sight = int | tuple[int, ...]


def sight(s: State, seat: int) -> Sight:
    """Return what seats have in common that see the same (-1: a spectator).

    Returns:
        The numbers of the pieces that the seat knows and not everybody; the seat itself if it has something of its own.
    """
    if seat < 0:
        return ()
    own = (zone for zone, what in s.game.zones.items() if what.seen == "place")
    if any(pile(s, zone, seat) for zone in own) or any(holder == seat for _, holder in s.sealed):
        return seat
    return tuple([n for n, piece in enumerate(s.pieces) if piece.known != ALL and piece.known >> seat & 1])


class SharedScenes:
    """The scenes of one position.

    Attributes:
        state: the position; it must not be changed.
        names: what the seats were called when they were made.
    """

    def __init__(self, state: State) -> None:
        self.state, self.names = state, state.names
        self._made: dict[tuple[Sight, bool], Scene] = {}  # by sight, and whether the seat has something to answer

    def scene(self, seat: int, since: int = 0) -> Scene:
        """Return what a seat may see (-1: a spectator), with the log after a line; equal to `State.scene`.

        What scenes have in common is one object in all of them, so nobody may change it.
        """
        s = self.state
        own = s.ring().open_to(seat)
        key = sight(s, seat)
        base = self._made.get((key, own is not None)) or (self._made.get((key, False)) if own is not None else None)
        if base is None:
            base = self._made[key, own is not None] = s.scene(seat, last_line(s))
        same = base["seat"] == seat
        question = base["question"] if same else asked_of(s, seat, open_prompt=s.game.open_prompts)
        return {**base, "seat": seat, "question": question, "log": log_of(s, seat, since)}
