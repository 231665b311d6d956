"""Characters that are brought in from outside the game: from what players own beside their decks."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.amounts import CostOf
from coterie.games.l5r.words.filters import OfClan, Trait
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import Piece, pile
from coterie.kernel.scopes import last
from coterie.kernel.steps import step
from coterie.words.amounts import Times
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, Zones
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class Outside(Filter):
    """A card that you own outside the game: one of each title."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = 1

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if row.zone != "outside" or row.place != f.seat:
            return False
        return item == next(p for p in pile(s, "outside", f.seat) if s.pieces[p].face == row.face)

    def zones(self, s: Any) -> Zones:
        return frozenset(("outside",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that you own outside the game"


OUTSIDE = Outside()


CLAN, TRAIT = OfClan("shadowlands"), Trait("shadowlands")


class Fiend(Filter):
    """It is of the Shadowlands: by its clan, or by its trait."""

    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return CLAN.holds(s, f, item, row) or TRAIT.holds(s, f, item, row)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "Shadowlands"


FIEND = Fiend()


class Fleeting(Marker):
    """Where the card would leave play it leaves the game instead (L-2.11)."""

    where: str = "field"

    def leaves_to(self, zone: str) -> str:
        """Return the zone that the card leaves play for, of the one that it would."""
        return "gone"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if {voice.this} would leave play, it leaves the game instead"


class Summon(Effect):
    """Put characters into play in the conflict; where they would leave play they leave the game instead (L-2.11)."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)
        PutIntoPlay(self.what, conflict=True).run(s, frame)
        s.do((bind_to_the_game, tuple(there), s.pieces[f.source].face if f.source >= 0 else ""))

    def able(self, s: L5R, f: Frame) -> bool:
        return PutIntoPlay(self.what, conflict=True).able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = self.what.each(voice, it)
        return f"put {whom} into play in the conflict; instead of leaving play, {whom} is removed from the game"


@step("l5r.bind_to_the_game")
def bind_to_the_game(s: L5R, pieces: tuple[int, ...], source: str) -> None:
    """Let what has come into play leave the game as it leaves play."""
    for p in pieces:
        if s.pieces[p].zone == "field":
            last(s, p, GAIN, Fleeting(), ("leaves", p, s.pieces[p].life), source)


class LoseHonorFor(Effect):
    """Lose as much honor as the printed cost of a card."""

    of: Group = THAT

    @property
    def _loss(self) -> GainHonor:
        return GainHonor(Times(-1, CostOf(self.of)))

    def run(self, s: L5R, frame: int) -> None:
        self._loss.run(s, frame)

    def able(self, s: L5R, f: Frame) -> bool:
        return self.payable(s, f, Purse()) and self._loss.able(s, f)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self._loss.payable(s, f, purse)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"lose as much honor as the printed cost of {self.of.each(voice, it)}"
