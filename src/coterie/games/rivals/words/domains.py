"""Mortals that belong to a card near a Haven and stay in The Streets, and what it costs foes to attack them."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import Piece
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class Unattached(Filter):
    """A card that is attached to nothing; one in The Streets may belong to a card near a Haven."""

    PART: ClassVar[Part] = "before"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host < 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "unattached"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "attached"


UNATTACHED = Unattached()
