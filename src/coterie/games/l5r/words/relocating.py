"""A conflict that goes to another province (L-6.2, L-6.4, D-972)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import eligible_provinces, owner_at
from coterie.games.l5r.rules.attackable import is_open
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, pile
from coterie.words.cards.answering import done
from coterie.words.cards.events import emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class OpenToIt(Filter):
    """A province to which the conflict could move: another one of the attacked player that could be attacked in a conflict of
    its type (L-6.1, L-6.2). A conflict at several provinces moves to none."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = 5

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s)
        if now is None or now.compared or len(now.places) != 1 or row.zone != "provinces":
            return False
        if row.place in now.places or owner_at(row.place) != owner_at(now.places[0]):
            return False
        return item in eligible_provinces(s, now.team) and is_open(s, item, now.kind)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that can be attacked instead"


OPEN_TO_IT = OpenToIt()


class MoveConflict(Effect):
    """Move the conflict to another province, which is attacked from then on; one that lies face down is revealed at once
    (L-6.4)."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in self._there(s, f)[:1]:
            set_conflict(s, places=(s.pieces[p].place,))
            s.tell("conflict moves", s.pieces[p].place)
            done(s, frame)
            emit(s, frame, [about(s, "reveal", p)] if s.pieces[p].down else [])

    def _there(self, s: L5R, f: Frame) -> list[int]:
        return [p for p in living(s, self.what, f) if OPEN_TO_IT.holds(s, f, p, s.pieces[p])]

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move the conflict to {self.what.each(voice, it)} (it is revealed)"


class UnderStronghold(Filter):
    """A card of a player whose stronghold has a title."""

    PART: ClassVar[Part] = "after"
    face: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = pile(s, "stronghold", s.game.speaks(s, item, row))
        return any(s.pieces[p].face == self.face for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""

    def proviso(self, voice: Voice, it: str = "it") -> str:
        return f"if you have the stronghold {self.face.replace('-', ' ').title()}"
