"""Vampires that have come into play lately, or have the capacity that is paid for."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.state import Vtes
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class NewInPlay(Filter):
    """A vampire that has come into play since your last minion phase."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, ("new in play", item, row.life, f.seat), ("end of minion", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that has come into play since your last minion phase"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that was in play before your last minion phase was over"


class CameToYou(Filter):
    """A vampire that has come to your ready region in your last influence phase."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, ("came in influence phase", item, row.life, f.seat), ("influence", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that came to your ready region in your last influence phase"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that did not come to your ready region in your last influence phase"


class OfCapacityX(Filter):
    """A vampire of the capacity that was chosen as X when the card was played; until then, of any."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        n = f.get("x")
        if not row.face:
            return None
        return is_vampire(s, item) and n in (None, s.game.number(s, CAPACITY, item))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of capacity X"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "of another capacity than X"
