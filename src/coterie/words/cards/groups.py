"""Groups of cards and of seats: “each ready recruit of yours”, this card, its bearer, what an event is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from coterie.kernel.pieces import Piece, Ref, found
from coterie.words.cards.filters import In, Kind
from coterie.words.filters import ANYTHING, All, Filter, described, flat
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.voice import Noun, Voice

if TYPE_CHECKING:
    from coterie.kernel.events import Event
    from coterie.kernel.state import State


class About(Group):
    """A group that can tell whether an event, a number or a prohibition concerns one of its members."""

    SORT: ClassVar[bool] = True

    def fits(self, s: Any, f: Frame, event: Event, row: Piece | None) -> bool | None:
        """Return whether an event is about one of its members, or None if the seat cannot know.

        Args:
            s: the state.
            f: the frame of the card that asks, with its seat and “this” bound.
            event: the event.
            row: the row of the event's subject, None if it is not about a card.
        """
        raise NotImplementedError

    def means(self, s: Any, f: Frame, target: Any) -> bool:
        """Return whether a target of a number or a prohibition is one of its members.

        Args:
            s: the state.
            f: the frame of the card that asks.
            target: the number of a piece, or ("seat", n).
        """
        return type(target) is int and any(at[0] == target for at in self.members(s, f))

    def zones(self, s: Any) -> Sequence[str] | None:
        """Return the zones in which its members can lie, in a fixed order, or None for any."""
        return None


class Looking(NamedTuple):
    """How the cards of a filter are looked for.

    Attributes:
        zones: the zones in which they can lie.
        kind: their kind, which is asked first; "" if the filter names none.
        tests: what else has to hold, as `Filter.holds`.
        own: whether they lie in piles of the seat that asks.
    """

    zones: tuple[str, ...]
    kind: str
    tests: tuple[Callable[..., bool | None], ...]
    own: bool


def _looked_for(s: State, which: Filter) -> Looking:
    """Return how the cards of a filter are looked for, worked out once for a game."""
    found: Looking | None = s.game.looked_in.get(which)
    if found is None:
        zones, within, parts = which.zones(s), which.in_play(s), flat(which)
        there = (
            [zone for zone in s.game.in_play if within is None or zone in within] if zones is None else sorted(zones)
        )
        named = next((part for part in parts if type(part) is Kind), None)
        tests = [part.holds for part in parts if part is not named]
        own = any(isinstance(part, In) and part.whose == "mine" for part in parts)
        kind = named.kind if isinstance(named, Kind) else ""
        found = s.game.looked_in[which] = Looking(tuple(there), kind, tuple(tests), own)
    return found


class Cards(About):
    """Cards that pass a filter, in play unless the filter names a zone. Members are references, (number, life)."""

    KIND: ClassVar[str] = "piece"
    which: Filter = ANYTHING

    def zones(self, s: State) -> tuple[str, ...]:
        return _looked_for(s, self.which)[0]

    def members(self, s: State, f: Frame) -> tuple[Ref, ...]:
        game, pieces, piles = s.game, s.pieces, s.piles
        zones, kind, tests, own = _looked_for(s, self.which)
        found: list[Ref] = []
        for zone in zones:
            for place in (f.seat,) if own else game.places(s, zone):
                for p in piles.get((zone, place), ()):
                    row = pieces[p]
                    if kind and not (row.face and game.kind(s, p, row) == kind):
                        continue
                    for holds in tests:
                        if not holds(s, f, p, row):
                            break
                    else:
                        found.append((p, row.life))
        return tuple(found)

    def looked_into(self) -> Iterator[tuple[str, str]]:
        return self.which.looked_into()

    def open(self, s: State) -> bool:
        zones = self.which.zones(s)
        if zones is None or not self.which.reads_face:
            return True
        return all(s.game.zones[zone].seen == "all" for zone in zones)

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return False if row is None else self.which.holds(s, f, event.subject, row)

    def means(self, s: State, f: Frame, target: Any) -> bool:
        if type(target) is not int or target < 0:  # a seat, or an actor that is not a card
            return False
        now = s.pieces[target]
        return now.zone in self.zones(s) and bool(self.which.holds(s, f, target, now))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, voice.noun("card"), voice, it)

    def one(self, voice: Voice, it: str = "it") -> str:
        parts = flat(self.which)
        for part in parts:
            if owner := part.owner(voice):
                rest = Cards(All(tuple([each for each in parts if each is not part])))
                if rest.noun(voice, it).article not in ("?", "a", "an"):  # not “a foe's equipment” for one of several
                    continue
                return f"{owner}'s {rest.noun(voice, it).one}"
        return super().one(voice, it)

    def each(self, voice: Voice, it: str = "it") -> str:
        provisos = [text for part in flat(self.which) if (text := part.proviso(voice, it))]
        return ", ".join([*provisos, super().each(voice, it)])

    def held(self, voice: Voice) -> tuple[str, Group]:
        parts = flat(self.which)
        for part in parts:
            if who := part.holder(voice):
                return who, Cards(All(tuple([each for each in parts if each is not part])))
        return "", self


class This(One, About):
    """The card whose text it is."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: State, f: Frame) -> tuple[Ref, ...]:
        this: Ref | None = f.get("this")
        return () if this is None or s.pieces[this[0]].life != this[1] else (this,)

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        this: Ref = f.get("this")
        return row is not None and event.subject == this[0] and this[1] in (event.life, event.now_life)

    def called(self, voice: Voice, it: str = "it") -> str:
        return voice.this


class Bearer(One, About):
    """The card to which this card is attached."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: State, f: Frame) -> tuple[Ref, ...]:
        this: Ref | None = f.get("this")
        now = None if this is None else found(s, this)
        return () if now is None or now.host < 0 else ((now.host, s.pieces[now.host].life),)

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and event.subject >= 0 and f.get("host") == event.subject

    def called(self, voice: Voice, it: str = "it") -> str:
        return voice.bearer


class Subject(One):
    """The subject of the event being responded to."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: State, f: Frame) -> tuple[Ref, ...]:
        it: Ref | None = f.get("it")
        return () if it is None else (it,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "it"


THIS, HOST, IT = This(), Bearer(), Subject()


class SeatsBy(About):
    """Seats described by what they have or did."""

    SORT: ClassVar[bool] = True
    KIND: ClassVar[str] = "seat"

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return event.seat in self.members(s, f)

    def means(self, s: State, f: Frame, target: Any) -> bool:
        return type(target) is tuple and target[0] == "seat" and target[1] in self.members(s, f)


class Seats(About):
    """Seats: yourself, your foes, your side, everybody."""

    KIND: ClassVar[str] = "seat"
    whose: Literal["you", "foe", "ours", "any"] = "any"

    def _is(self, s: State, f: Frame, seat: int) -> bool:
        if self.whose == "you":
            return seat == f.seat
        return self.whose == "any" or s.game.allied(s, f.seat, seat) == (self.whose == "ours")

    def members(self, s: State, f: Frame) -> tuple[int, ...]:
        if self.whose == "you":
            return (f.seat,)  # even an owner whose cards act by rule
        return tuple([seat for seat in s.game.order(s) if self._is(s, f, seat)])

    def fits(self, s: State, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return event.seat >= 0 and self._is(s, f, event.seat)

    def means(self, s: State, f: Frame, target: Any) -> bool:
        return type(target) is tuple and target[0] == "seat" and self._is(s, f, target[1])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        if self.whose == "you":
            return Noun("you", "you", "")
        return voice.noun("foe" if self.whose == "foe" else "ally" if self.whose == "ours" else "player")

    def each(self, voice: Voice, it: str = "it") -> str:
        return "you" if self.whose == "you" else super().each(voice, it)


YOU, EACH_FOE, EVERYBODY = Seats("you"), Seats("foe"), Seats()


def living(s: State, group: Group, f: Frame) -> list[int]:
    """Return the numbers of a group's cards that are still the same objects."""
    pieces = s.pieces
    return [at[0] for at in group.members(s, f) if pieces[at[0]].life == at[1]]


def first(s: State, group: Group, f: Frame) -> list[int]:
    """Return the number of a group's first living card as a list of one or none, for words about a single card."""
    return living(s, group, f)[:1]
