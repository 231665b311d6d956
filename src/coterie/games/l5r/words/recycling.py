"""Hands, discard piles and attachments that go back into decks (parts 2 and 18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from coterie.games.l5r.atoms.moving import deck_of
from coterie.games.l5r.facts.teams import has_seat
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.cards import leave_together
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import EACH_PLAYER
from coterie.kernel.chance import picked
from coterie.kernel.events import about
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step
from coterie.words.cards.events import could_be, emit
from coterie.words.cards.groups import living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice, either

Heap = Literal["hand", "discard", "fallen"]
DECK_OF: dict[str, str] = {
    "hand": "deck",
    "discard": "deck",
    "fallen": "dynasty",
}  # into which deck what lies there goes


class ShuffleIn(Effect):
    """Players shuffle all cards of a hand or of discard piles into the decks that those belong to."""

    heaps: tuple[Heap, ...]
    who: Group = EACH_PLAYER

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [(heap, seat) for seat in self.who.members(s, f) for heap in self.heaps]
        emit(s, frame, [about(s, "return", p, detail=("top",)) for heap, seat in there for p in pile(s, heap, seat)])
        s.do(*[(shuffle, DECK_OF[heap], seat) for heap, seat in there])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, heap, seat) for seat in self.who.members(s, f) for heap in self.heaps)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = either([voice.place(heap) for heap in self.heaps], "and")
        into = voice.place(DECK_OF[self.heaps[0]])
        return voice.does(self.who.each(voice, it), "shuffle", f"the whole {what} into that player's {into}")

    def names(self) -> Iterator[tuple[str, str]]:
        for heap in self.heaps:
            yield "zone", heap


@step("l5r.shuffle_into")
def shuffle(s: L5R, zone: str, seat: int) -> None:
    """Shuffle a deck."""
    shuffle_pile(s, zone, seat)


class RenewHand(Effect):
    """A player puts the hand below the conflict deck in random order and draws as many cards."""

    who: Group

    def run(self, s: L5R, frame: int) -> None:
        for seat in self.who.members(s, s.rows[frame])[:1]:
            there = pile(s, "hand", seat)
            emit(s, frame, [about(s, "return", p, detail=("bottom",)) for p in picked(s, there)])
            s.do((cards.draw, seat, len(there)))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(has_seat(s, seat) and pile(s, "hand", seat) for seat in self.who.members(s, f)[:1])

    def say(self, voice: Voice, it: str = "it") -> str:
        what = "their hand below their conflict deck in random order and draw as many cards"
        return voice.does(self.who.each(voice, it), "put", what)


class ShuffleAway(Effect):
    """Shuffle an attachment in play into its owner's deck; its owner draws a card."""

    what: Group = THAT

    def _there(self, s: L5R, f: Frame) -> list[int]:
        return [p for p in living(s, self.what, f) if could_be(s, "leave", p, f.source, ("return", "top"))]

    def run(self, s: L5R, frame: int) -> None:
        for p in self._there(s, s.rows[frame])[:1]:
            owner, deck = s.pieces[p].owner, deck_of(s, p)
            emit(s, frame, leave_together(s, [p], "return", "top", s.rows[frame].source))
            s.do((shuffle, deck, owner), (cards.draw, owner, 1))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"shuffle {self.what.each(voice, it)} into its owner's deck and let its owner draw a card"
