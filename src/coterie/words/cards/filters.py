"""Filters of cards: by player, kind, zone, counters and attachments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from coterie.kernel.modifiers import value_in_force
from coterie.kernel.pieces import Piece, attached_to
from coterie.words.amounts import Number, said, value_of
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice, an

if TYPE_CHECKING:
    from coterie.kernel.state import State

Whose = Literal["any", "mine", "ours", "foe"]


def is_whose(s: State, whose: Whose, seat: int, other: int) -> bool:
    """Return whether another seat is the seat itself, on its side or a foe, whichever a word says."""
    if whose == "mine":
        return seat == other
    return whose == "any" or s.game.allied(s, seat, other) == (whose == "ours")


# ── whose ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Side(Filter):
    """The controller of the card: you, your side, or a foe."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -1  # it comes before all other clauses
    whose: Whose

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        speaker = s.game.speaks(s, item, row)
        return f.seat == speaker if self.whose == "mine" else is_whose(s, self.whose, f.seat, speaker)

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.controls(self.whose)

    @property
    def rank(self) -> int:
        return self.RANK - 4 if self.whose == "mine" else self.RANK

    def holder(self, voice: Voice) -> str:
        return voice.in_control(self.whose)

    def owner(self, voice: Voice) -> str:
        return voice.noun("foe").a() if self.whose == "foe" and voice.in_control("foe") else ""

    def say_not(self, voice: Voice, it: str = "it") -> str:
        said = self.say(voice, it)
        if said.startswith(("of ", "on ")):
            return f"not {said}"
        return f"not {said}" if self.whose != "mine" else said.replace(" control", " do not control")


MINE, OURS, FOES = Side("mine"), Side("ours"), Side("foe")


class Other(Filter):
    """A card other than this one."""

    RANK: ClassVar[int] = 5

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is None or this[0] != item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"


OTHER = Other()

# ── what ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_closed(s: State, item: int, row: Piece) -> bool:
    """Return whether a card has no readable face: it is hidden, or face down in play, where it has no kind."""
    return not row.face or (row.down and not s.game.kind(s, item, row))


class Kind(Filter):
    """A card of a kind. A face-down card has no kind."""

    PART: ClassVar[Part] = "noun"
    READS_FACE: ClassVar[bool] = True
    kind: str

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else s.game.kind(s, item, row) == self.kind

    def in_play(self, s: State) -> Zones:
        return s.game.lies_in.get(self.kind)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.kind

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is no {voice.noun(self.kind).one}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.kind


class Has(Filter):
    """A value that is not a number: a title, a kin, a clan. The latest change counts."""

    READS_FACE: ClassVar[bool] = True
    value: str
    is_: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if is_closed(s, item, row):
            return None
        return bool(value_in_force(s, self.value, item, s.game.printed(s, self.value, row)) == self.is_)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.is_

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.is_}"


class Rated(Filter):
    """A number of the card is within bounds; at least one of them must be given."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str
    least: Number | None = None
    most: Number | None = None

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if is_closed(s, item, row):
            return None
        n = s.game.number(s, self.number, item, row)
        above = self.least is None or n >= value_of(s, self.least, f)
        return above and (self.most is None or n <= value_of(s, self.most, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        rated = voice.rated.get(self.number, f"with {self.number}")
        least, most = [said(each or 0, voice, it) for each in (self.least, self.most)]
        if self.most is None:
            return f"{rated} {least} or more"
        if self.least is None:
            return f"{rated} {most} or less" if isinstance(self.most, int) else f"{rated} no higher than {most}"
        return f"{rated} {least}" if self.least == self.most else f"{rated} {least} to {most}"

    def check(self) -> list[str]:
        bounded = self.least is not None or self.most is not None
        return super().check() + ([] if bounded else ["Rated: needs a bound"])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


# ── how and where ───────────────────────────────────────────────────────────────────────────────────────────────────


class Ready(Filter):
    """It is ready: not bowed, exhausted or locked."""

    RANK: ClassVar[int] = 4

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return row.ready

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place("ready")

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return voice.place("bowed")


READY = Ready()
BOWED = ~READY


class FaceDown(Filter):
    """It lies face down."""

    PART: ClassVar[Part] = "before"

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return row.down

    def say(self, voice: Voice, it: str = "it") -> str:
        return "face-down"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "face-up"


FACE_DOWN = FaceDown()


class In(Filter):
    """It lies in a player's zone."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -1
    zone: str
    whose: Whose = "mine"

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == self.zone and is_whose(s, self.whose, f.seat, row.place)

    @property
    def rank(self) -> int:
        return self.RANK - 5 if self.whose == "any" else self.RANK

    def zones(self, s: State) -> Zones:
        return frozenset((self.zone,))

    def looked_into(self, by_face: bool = False) -> Iterator[tuple[str, str]]:
        if by_face:
            yield ("own zone" if self.whose == "mine" else "open zone"), self.zone

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.whose == "any":
            return f"in {an(voice.place(self.zone))}"
        whose = {"mine": "your", "ours": "your side's", "foe": f"{voice.noun('foe').a()}'s"}[self.whose]
        return f"in {whose} {voice.place(self.zone)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "zone", self.zone


class BeingPlayed(Filter):
    """It is being played: it lies face up in limbo until it has resolved."""

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "limbo"

    def zones(self, s: State) -> Zones:
        return frozenset(("limbo",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


BEING_PLAYED = BeingPlayed()


class With(Filter):
    """It has at least a number of counters with a name."""

    PART: ClassVar[Part] = "after"
    counter: str
    least: int = 1

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        return row.count(self.counter) >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.counter)
        counted = noun.one != noun.many  # “with 1 blood” would mean “with no more than 1”
        return f"with {noun.a() if counted and self.least == 1 else f'{self.least} or more {noun.many}'}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        noun = voice.noun(self.counter)
        return f"without {noun.many}" if self.least == 1 else f"with fewer than {self.least} {noun.many}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.counter


class Bearing(Filter):
    """A card that passes a filter is attached to it."""

    PART: ClassVar[Part] = "after"
    what: Filter

    def holds(self, s: State, f: Frame, item: int, row: Piece) -> bool | None:
        found: bool | None = False
        for p in attached_to(s, item):
            now = self.what.holds(s, f, p, s.pieces[p])
            if now:
                return True
            found = None if now is None else found
        return found

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {described(self.what, voice.noun('card'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {described(self.what, voice.noun('card'), voice, it).many}"
