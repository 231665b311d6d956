"""What a card was before it left: its skills, its fate, its cost, its title, for what follows (L-2.16, L-8.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.l5r.atoms.pools import fate_by
from coterie.games.l5r.facts.values import Past, note
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.zones import Sacrifice
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import Cards, living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Bound, Group
from coterie.words.picking import Choose
from coterie.words.purse import Purse
from coterie.words.voice import Voice


def past_of(s: Any, f: Frame, name: str) -> Past | None:
    """Return what the card under a name was as it was noted, or what it is as long as that has not been done."""
    noted: Past | None = f.get(f"{name} was")
    at = f.get(name)
    if noted is None and at is not None and found(s, at) is not None:
        return note(s, at[0])
    return noted


def past_face(s: Any, f: Frame, name: str) -> str:
    """Return the face of the card under a name as it was, "" if it is not known or there was none."""
    past = past_of(s, f, name)
    return "" if past is None else past[0]


class Noted(Effect):
    """Something is done to the card under a name, and what it was before is remembered."""

    does: Effect
    name: str

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = f.get(self.name)
        if at is not None and found(s, at) is not None:
            s.rows[frame] = f.bind(f"{self.name} was", note(s, at[0]))
        s.do((run, self.does, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.does.able(s, f)

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.does.payable(s, f, purse)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.does.say(voice, it)


class Was(Amount):
    """A number of the card under a name, as it was when that was noted; a dash counts as 0 (L-8.4)."""

    number: Literal["military", "political", "fate", "cost"]
    name: str

    def value(self, s: Any, f: Frame) -> int:
        past = past_of(s, f, self.name)
        if past is None:
            return 0
        face, military, political, fate = past
        cost = int(s.game.faces[face].cost or 0) if face else 0
        return {"military": military, "political": political, "fate": fate, "cost": cost}[self.number]

    def say(self, voice: Voice, it: str = "it") -> str:
        what = Bound(self.name).called(voice, it)
        if self.number == "fate":
            return f"the fate that was on {what}"
        return f"the {'printed cost' if self.number == 'cost' else self.number} of {what}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        what = Bound(self.name).called(voice, it)
        return f"{what} had {'' if least == '1' else f'{least} or more '}fate on it"


class OrAnyIfUnique(Filter):
    """A non-unique card, or any card if the one under a name was unique."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = past_face(s, f, self.name)
        return not s.game.faces[row.face].unique or bool(face and s.game.faces[face].unique)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"(a unique one only if {Bound(self.name).called(voice, it)} was unique)"


class SameTitle(Filter):
    """A card of the title of the one under a name (L-2.16)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = past_face(s, f, self.name)
        return bool(face) and s.game.faces[row.face].name == s.game.faces[face].name

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of the same title as {Bound(self.name).called(voice, it)}"


class DiscardTop(Effect):
    """Discard the top card of a deck of yours, called “card” from then on."""

    deck: Literal["deck", "dynasty"] = "dynasty"

    def _top(self, s: L5R, f: Frame) -> int:
        there = pile(s, self.deck, f.seat)[:1]
        return there[0] if there and could_be(s, "discard", there[0], f.source) else -1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        p = self._top(s, f)
        if p >= 0:
            s.rows[frame] = f.bind("card was", note(s, p)).bind("card", ref(s, p))
            s.tell("mills", f.seat, s.pieces[p].face)
            emit(s, frame, [about(s, "discard", p)])

    def able(self, s: L5R, f: Frame) -> bool:
        return self._top(s, f) >= 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard the top card of your {voice.place(self.deck)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "zone", self.deck


class PlaceOwnFate(Effect):
    """Move fate from your pool to a card (L-11.1)."""

    amount: int = 1
    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f)[:1]:
            n = min(self.amount, s.fate[f.seat])
            emit(s, frame, [fate_by(f.seat, -n), about(s, "place", p, n)] if n else [])

    def able(self, s: L5R, f: Frame) -> bool:
        return s.fate[f.seat] >= self.amount and any(could_be(s, "place", p, f.source) for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.amount} fate from your pool to {self.what.each(voice, it)}"


class MoveAnyFate(Effect):
    """Move as much fate as you like, 1 at least, between a card and the pool of its controller (L-11.1)."""

    off: bool = True
    what: Group = THAT

    def _most(self, s: L5R, f: Frame) -> int:
        for p in living(s, self.what, f)[:1]:
            if self.off:
                return s.pieces[p].count("fate") if could_be(s, "remove", p, f.source, ("controller",)) else 0
            return int(s.fate[s.game.speaks(s, p)]) if could_be(s, "place", p, f.source) else 0
        return 0

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, most = living(s, self.what, f), self._most(s, f)
        options: list[RawOption] = [
            ("move fate", (n,), ((move_any, frame, there[0], -n if self.off else n),)) for n in range(1, most + 1)
        ]
        if options:
            s.ask(f.seat, ("how much fate?",), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return self._most(s, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        if self.off:
            return f"move as much fate as you like from {what} to its controller's pool"
        return f"move as much fate as you like from its controller's pool to {what}"


@step("l5r.move_any_fate")
def move_any(s: L5R, frame: int, piece: int, n: int) -> None:
    """Move fate to a card from the pool of its controller, or back if the number is negative."""
    if n < 0:
        emit(s, frame, [about(s, "remove", piece, -n, detail=("controller",))])
    else:
        emit(s, frame, [fate_by(s.game.speaks(s, piece), -n), about(s, "place", piece, n)])


def sacrificed(which: Filter, name: str = "character") -> Effect:
    """Return the cost of a card that is sacrificed, of which what follows speaks."""
    return Choose(Cards(which), Noted(Sacrifice(Bound(name)), name), name=name)
