"""What cards have in common with others, with the contested ring or with the dials; what lies in a province."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import traits_of
from coterie.games.l5r.facts.conflicts import elements
from coterie.games.l5r.facts.provinces import lying_in
from coterie.kernel.pieces import Piece
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class SharesTrait(Filter):
    """A card with a trait that the bearer of the card that speaks has, too."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        host = f.get("host")
        if host is None or host < 0:
            return False
        return any(trait in traits_of(s, item, row) for trait in traits_of(s, host))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a trait of its bearer"


SHARES_TRAIT = SharesTrait()


class InItsElement(Filter):
    """A card with an element of the contested ring as a trait."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return any(element in traits_of(s, item, row) for element in elements(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with an element of the contested ring as a trait"


IN_ITS_ELEMENT = InItsElement()


class UnderBid(Filter):
    """A character with a number that is not higher than the bid of its controller."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return bool(s.game.number(s, self.number, item, row) <= s.dials[s.game.speaks(s, item, row)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.number} not above the bid on its controller's dial"

    def names(self) -> Any:
        yield "number", self.number


class Containing(Filter):
    """A province in which a card lies, face up."""

    PART: ClassVar[Part] = "after"
    what: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = [p for p in lying_in(s, row.place) if not s.pieces[p].down] if row.zone == "provinces" else []
        return any(self.what.holds(s, f, p, s.pieces[p]) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {described(self.what, voice.noun('card'), voice, it).a()} in it"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {described(self.what, voice.noun('card'), voice, it).a()} in it"
