"""What lies in provinces changes places, goes back and comes again; provinces break (part 14)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.atoms.moving import SHUFFLED
from coterie.games.l5r.atoms.provinces import is_token, shift, swap_places
from coterie.games.l5r.facts.provinces import is_in_row, owner_at, province_at, row_of, stronghold_province
from coterie.games.l5r.rules import cards
from coterie.games.l5r.state import L5R, ROW
from coterie.games.l5r.words.sites import CardsIn
from coterie.kernel.events import about
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import Ref, found, ref, turn
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.answering import done
from coterie.words.cards.events import OnCards, could_be, emit
from coterie.words.cards.groups import THIS, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Voice


class SwitchPlaces(Effect):
    """This card changes provinces with another, each as it lies (L-8.16)."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        one, other = living(s, THIS, f), living(s, self.what, f)
        if one and other:
            swap_places(s, one[0], other[0])

    def able(self, s: L5R, f: Frame) -> bool:
        one, other = living(s, THIS, f), living(s, self.what, f)
        return bool(one) and bool(other) and s.pieces[one[0]].place != s.pieces[other[0]].place

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"switch {voice.this} with {self.what.each(voice, it)}"


class MoveCard(Effect):
    """Move a card from a province of a row to another province of the same player, as it lies (L-8.16): to one of the row that
    you choose, or below the stronghold."""

    what: Group = THAT
    below: bool = False

    def _places(self, s: L5R, f: Frame) -> list[int]:
        for p in living(s, self.what, f)[:1]:
            here = s.pieces[p].place
            if not is_in_row(here):
                return []
            owner = owner_at(here)
            last = [s.pieces[q].place for q in stronghold_province(s, owner)]
            return last if self.below else [place for place in row_of(s, owner) if place != here]
        return []

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)[:1]
        options: list[RawOption] = [
            ("piece", (ref(s, province_at(s, place)),), ((move_card, frame, ref(s, p), place),))
            for p in there
            for place in self._places(s, f)
        ]
        if options:
            s.ask(f.seat, ("choose", self, f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._places(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        if self.below:
            return f"move {what} to your stronghold province"
        return f"move {what} to another non-stronghold province of the same player"


@step("l5r.move_card")
def move_card(s: L5R, frame: int, at: Ref, place: int) -> None:
    """Move a dynasty card that is still there to another province."""
    if found(s, at) is not None:
        shift(s, at[0], place)
        done(s, frame)


class ShuffleBack(Effect):
    """Shuffle a card that lies in a province into its owner's dynasty deck; where it lay is remembered as “place”."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f)[:1]:
            now = s.pieces[p]
            s.rows[frame] = f.bind("place", now.place)
            if now.zone == "holdings":
                emit(s, frame, [about(s, "leave", p, detail=("return", "top", SHUFFLED))])
            else:
                emit(s, frame, [about(s, "return", p, detail=("top",))])
            s.do((shuffle_dynasty, now.place // ROW))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"shuffle {self.what.each(voice, it)} into your dynasty deck"


@step("l5r.shuffle_dynasty")
def shuffle_dynasty(s: L5R, seat: int) -> None:
    """Shuffle a dynasty deck."""
    shuffle_pile(s, "dynasty", seat)


class LayHolding(Effect):
    """Put a holding into play in the province that a card has just left."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        place = f.get("place")
        if place is not None:
            emit(s, frame, [about(s, "fill", p, detail=(place, True)) for p in living(s, self.what, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.what.each(voice, it)} into play in the province that was left"


class Break(OnCards):
    """Break provinces: that counts as if an opponent had broken them (L-14.2, L-14.3)."""

    EVENT = "break"

    def changes(self, s: Any, f: Frame, piece: int, row: Any) -> bool:
        return could_be(s, "break", piece, f.source)

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"break {self.what.each(voice, it)}"


class DiscardThere(Effect):
    """Discard dynasty cards that lie in provinces, whether they are in play or not; perhaps refill there face up, where none
    is left (L-2.13), or where none was in the chosen province (L-8.13)."""

    what: Group = THAT
    refill: bool = False

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, places = living(s, self.what, f), self._refilled(s, f)
        emit(s, frame, cards.away(s, there))
        s.do(*[(cards.refill_one, place, True) for place in places])

    def _refilled(self, s: L5R, f: Frame) -> list[int]:
        """Return the places to refill: those of the cards, and that of a province that was chosen as a whole."""
        if not self.refill:
            return []
        chosen = f.get(self.what.name) if isinstance(self.what, CardsIn) else None
        pieces = [*living(s, self.what, f), *([] if chosen is None else [chosen[0]])]
        return list(dict.fromkeys([s.pieces[p].place for p in pieces]))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f)) or any(cards.can_refill(s, place) for place in self._refilled(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        again = " and refill its province face up" if self.refill else ""
        return f"discard {self.what.each(voice, it)}{again}"


class RefillItsPlace(Effect):
    """Refill the province face up that the card has left which paid for its own ability."""

    def run(self, s: L5R, frame: int) -> None:
        zone, place = s.rows[frame].get("from") or ("", 0)  # nothing where nothing was paid
        if zone in ("row", "holdings"):
            s.do((cards.refill_one, place, True))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "refill this province face up"


class TurnDown(Effect):
    """Turn provinces face down that are not broken; they are other things then (L-14.4)."""

    what: Group = THAT

    def _there(self, s: L5R, f: Frame) -> list[int]:
        there = [p for p in living(s, self.what, f) if s.pieces[p].zone == "provinces" and not is_token(s, p)]
        return [p for p in there if not s.pieces[p].down and not s.pieces[p].count("broken")]

    def run(self, s: L5R, frame: int) -> None:
        for p in self._there(s, s.rows[frame]):
            turn(s, p, down=True)
            done(s, frame)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"turn {self.what.each(voice, it)} face down"


class Reveal(OnCards):
    """Reveal provinces that lie face down (L-14.4)."""

    EVENT = "reveal"

    def changes(self, s: Any, f: Frame, piece: int, row: Any) -> bool:
        return bool(row.zone == "provinces" and row.down)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"reveal {self.what.each(voice, it)}"
