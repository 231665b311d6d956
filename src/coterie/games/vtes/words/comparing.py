"""Which card is meant, beside another one that was picked before: younger than it, of its clan."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import clan, definition, older
from coterie.kernel.pieces import Piece
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class YoungerThan(Filter):
    """A vampire that is younger than the one that was picked by a name."""

    PART: ClassVar[Part] = "before"
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        if at is None or not row.face:
            return None if not row.face else False
        return definition(s, item, row).kind == "vampire" and older(s, at[0], item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "younger"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not younger"


class OfClanOf(Filter):
    """A vampire of the same clan as the one that was picked by a name."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        if at is None or not row.face:
            return None if not row.face else False
        return clan(s, item) == clan(s, at[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of the same clan"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "of another clan"
