"""Characters of others that become Shadowlands, and fate that goes onto characters."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.cards import can_bear, may_have
from coterie.games.l5r.state import L5R
from coterie.kernel.events import about, settling
from coterie.kernel.layers import GAIN
from coterie.kernel.pieces import attached_to, found
from coterie.kernel.scopes import last
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.cards.numbers import Sets
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


def joins(s: L5R, piece: int) -> None:
    """Let a character be of the Shadowlands until it leaves play."""
    life = s.pieces[piece].life
    last(s, piece, GAIN, Sets("clan", "shadowlands", THIS), ("leaves", piece, life))


class Seize(Effect):
    """Take control of a character until it leaves play; it is of the Shadowlands then."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in self._open(s, f):
            s.tell("controls", f.seat, s.pieces[p].face)
            last(s, p, "control", f.seat, ("leaves", p, s.pieces[p].life))
            joins(s, p)
        settling(s)

    def _open(self, s: L5R, f: Frame) -> list[int]:
        """Return the characters that can be taken: of another, and none that is unique beside one of that title."""
        return [p for p in living(s, self.what, f) if s.game.speaks(s, p) != f.seat and may_have(s, f.seat, p)]

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._open(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take control of {self.what.each(voice, it)}; it is a Shadowlands character from now on"


class PassOn(Effect):
    """Move all fate and attachments of a card to another; what that cannot bear stays where it is (L-2.18)."""

    source: Group
    to: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, to = living(s, self.source, f), self.to.members(s, f)
        if not there or not to or found(s, to[0]) is None:
            return
        p = there[0]
        n = s.pieces[p].count("fate")
        events = [about(s, "remove", p, n, detail=to[0])] if n else []
        borne = [a for a in attached_to(s, p) if can_bear(s, to[0][0], a)]
        events += [about(s, "attach", a, detail=(*to[0], s.game.speaks(s, a))) for a in borne]
        emit(s, frame, events)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.source, f)) and bool(living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hand {self.to.each(voice, it)} all fate and attachments of {self.source.each(voice, it)}"


class FateFromPool(Effect):
    """Move fate from your pool onto cards, as much as there is."""

    amount: Number = 1
    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f):
            n = min(value_of(s, self.amount, f), s.fate[f.seat])
            if n:
                emit(s, frame, [fate_by(f.seat, -n), about(s, "place", p, n)])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] > 0 and any(could_be(s, "place", p, f.source) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n = "1" if self.amount == 1 else f"up to {said(self.amount, voice, it)}"
        return f"lay {n} fate from your pool on {self.what.each(voice, it)}"
