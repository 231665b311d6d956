"""Hands and Libraries of others: looked at, taken from, shown; and cards whose names foes cannot play."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals.facts import definition, speaks
from coterie.games.rivals.numbers import SORTS
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.hands import discard_these, instead
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, Ref, attached_to, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.words.amounts import Amount
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import THIS, YOU, living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice


class LibraryCardsOf(Group):
    """The Library cards in a player's hand."""

    KIND: ClassVar[str] = "piece"
    whose: Group = THAT

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        hands = [p for seat in self.whose.members(s, f) for p in pile(s, "hand", seat)]
        return tuple([ref(s, p) for p in hands if s.pieces[p].back.startswith("library")])

    def open(self, s: Rivals) -> bool:
        return False

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        hand = "your hand" if self.whose == YOU else "that hand"
        return Noun(f"Library card in {hand}", f"Library cards in {hand}")


class TopOf(One):
    """The top card of a player's Library."""

    KIND: ClassVar[str] = "piece"
    whose: Group = THAT

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for seat in self.whose.members(s, f) for p in pile(s, "library", seat)[:1]])

    def called(self, voice: Voice, it: str = "it") -> str:
        return (
            f"the top card of {'your Library' if self.whose == YOU else f'the Library of {self.whose.each(voice, it)}'}"
        )


class LookAtHand(Effect):
    """Look at the hand of a player, and do something with it. A card that enters it mixes it, as always."""

    whose: Group = THAT
    does: Effect | None = None

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for seat in self.whose.members(s, f):
            s.tell("looks at hand", f.seat, seat)
            emit(s, frame, [about(s, "peek", p, detail=(f.seat,)) for p in pile(s, "hand", seat)])
            if self.does is not None:
                s.do((run, self.does, frame))

    def able(self, s: Rivals, f: Frame) -> bool:
        return any(pile(s, "hand", seat) for seat in self.whose.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        text = f"look at the hand of {self.whose.each(voice, it)}"
        return text if self.does is None else f"{text} and {self.does.say(voice, it)}"


class PutOnTop(OnCards):
    """Put cards on top of their owners' Libraries."""

    EVENT: ClassVar[str] = "top"
    TAKES_AWAY: ClassVar[bool] = True


class Requirement(Amount):
    """The BP that a Library card needs, 0 where it needs none."""

    of: Group = THAT

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(definition(s, at[0]).bp or 0 for at in self.of.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the BP needed for {self.of.each(voice, it)}"


# ── naming a type of attack ─────────────────────────────────────────────────────────────────────────────────────────


class NameSort(Effect):
    """Name a type of attack; it is bound to “sort”."""

    def run(self, s: Rivals, frame: int) -> None:
        options: list[RawOption] = [("sort", (sort,), ((bind, frame, "sort", sort),)) for sort in SORTS]
        s.ask(s.rows[frame].seat, ("name a type?",), options)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "name a type of attack"


class OfNamedSort(Filter):
    """An Attack card of the type that was named."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        card = s.game.faces[row.face]
        return "attack" in card.types and f.get("sort") in card.attack

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is an Attack card of that type"


class MakeDiscard(Effect):
    """A player discards cards from its hand that an effect names; if a card of yours allows it, it may draw instead."""

    what: Group
    whose: Group = THAT

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        cards = tuple([at for at in self.what.members(s, f) if found(s, at) is not None])
        for seat in self.whose.members(s, f):
            s.do(*instead(s, f, seat, len(cards), (discard_these, frame, cards)))

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard {self.what.each(voice, it)}"


# ── cards under a card ──────────────────────────────────────────────────────────────────────────────────────────────


class UnderThis(Group):
    """What is attached to this card."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for host in living(s, THIS, f) for p in attached_to(s, host)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("card attached to this", "cards attached to this")


class BarsNames(Standing):
    """Your foes cannot play cards with the names of those attached to this (R-122)."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("cannot", "play card"),)

    def forbids(self, s: Rivals, verb: str, row: Piece, piece: int, target: Any, actor: Any) -> bool:
        if verb != "play card" or speaks(s, target) == speaks(s, piece, row):
            return False
        names = [definition(s, p).name for p in attached_to(s, piece)]
        return definition(s, target).name in names

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your foes cannot play cards that have the name of a card attached to this"
