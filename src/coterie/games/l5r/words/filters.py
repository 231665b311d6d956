"""What is said of cards in this game: traits and clans, status, fate, whether they participate, where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.cards import has_trait, is_participating, side_of
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import elements_of
from coterie.games.l5r.facts.values import worth
from coterie.games.l5r.state import ROW
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import value_in_force
from coterie.kernel.pieces import Piece, pile
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.filters import OTHER, Kind, Whose, is_whose
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.groups import Bound
from coterie.words.voice import Noun, Voice

CHARACTER, ATTACHMENT, HOLDING, PROVINCE, EVENT = (
    Kind("character"), Kind("attachment"), Kind("holding"), Kind("province"), Kind("event"),
)  # fmt: skip


class Trait(Filter):
    """A card with a trait, printed or gained."""

    READS_FACE: ClassVar[bool] = True
    trait: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else has_trait(s, item, self.trait, row)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.trait.replace("-", " ").title()

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.say(voice, it)}"


class OfClan(Filter):
    """A card of a clan."""

    READS_FACE: ClassVar[bool] = True
    clan: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        own = value_in_force(s, "clan", item, s.game.faces[face_in_force(s, row)].clan)
        return bool(own == self.clan) or any(getattr(ability, "clan", "") == self.clan for ability in row.text)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.clan.title()

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.clan.title()}"


class Unique(Filter):
    """A card of which a team can have one in play."""

    RANK: ClassVar[int] = 1
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else bool(s.game.faces[face_in_force(s, row)].unique)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "unique"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-unique"


UNIQUE = Unique()


class Status(Filter):
    """It has a status token: honored, dishonored or tainted."""

    RANK: ClassVar[int] = 3
    name: Literal["honored", "dishonored", "tainted"]

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(row.counters and row.count(self.name))

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.name

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.name}"


HONORED, DISHONORED, TAINTED = Status("honored"), Status("dishonored"), Status("tainted")


class WithStatus(Filter):
    """It has a status token of any kind."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return any(row.count(name) for name in ("honored", "dishonored", "tainted"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a status token"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without status tokens"


WITH_STATUS = WithStatus()


class Taking(Filter):
    """A character that participates in the conflict, on either side or on one of them."""

    RANK: ClassVar[int] = 2
    part_in: Literal["conflict", "attack", "defense"] = "conflict"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s) if row.counters and row.count("present") else None
        if now is None:
            return False
        if self.part_in == "conflict":
            return True
        attacks = bool(s.teams[s.game.speaks(s, item, row)] == now.team)
        return attacks == (self.part_in == "attack")

    def say(self, voice: Voice, it: str = "it") -> str:
        return {"conflict": "participating", "attack": "attacking", "defense": "defending"}[self.part_in]

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.say(voice, it)}"


PARTICIPATING, ATTACKING, DEFENDING = Taking(), Taking("attack"), Taking("defense")
AT_HOME = ~PARTICIPATING


class AtProvince(Filter):
    """A province that is attacked."""

    RANK: ClassVar[int] = 2

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s)
        return now is not None and row.zone == "provinces" and row.place in now.places

    def say(self, voice: Voice, it: str = "it") -> str:
        return "attacked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-attacked"


ATTACKED = AtProvince()


class Hidden(Filter):
    """A province that lies face down, whatever it is."""

    PART: ClassVar[Part] = "noun"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and row.down

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        """Return what it is called."""
        return Noun("face-down province", "face-down provinces")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "face-down province"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is no face-down province"


HIDDEN = Hidden()


class Broken(Filter):
    """A broken province."""

    RANK: ClassVar[int] = 1

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(row.count("broken"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "broken"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "unbroken"


BROKEN = Broken()


class Alone(Filter):
    """Its side has no other participating character."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if conflict(s) is None or not row.count("present"):
            return False
        mine = side_of(s, item)
        there = [p for place in range(len(s.teams)) for p in s.piles.get(("field", place), ())]
        return all(p == item or not is_participating(s, p) or side_of(s, p) != mine for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "without another character on its side"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "with another character on its side"


ALONE = Alone()


class Fate(Filter):
    """So much fate lies on it, at least or at most."""

    PART: ClassVar[Part] = "after"
    least: int = 1
    most: int = 99

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return self.least <= row.count("fate") <= self.most

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.most >= 99:
            return "with fate" if self.least == 1 else f"with {self.least} or more fate"
        return "without fate" if self.most == 0 else f"with {self.most} or less fate"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        if self.most >= 99:
            return "without fate" if self.least == 1 else f"with less than {self.least} fate"
        return f"with more than {self.most} fate"


WITH_FATE, WITHOUT_FATE = Fate(), Fate(0, 0)


class Printed(Filter):
    """What is printed on it as its cost is within bounds; a dash counts as 0 (L-8.4, L-10.4). A warlord has no cost at all
    (U-032)."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -3  # before clauses about where it lies and whose it is
    READS_FACE: ClassVar[bool] = True
    most: Number = 99
    least: int = 0

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = s.game.faces[row.face]
        return bool(face.kind != "warlord" and self.least <= (face.cost or 0) <= value_of(s, self.most, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.least == self.most:
            return f"of printed cost {self.least}"
        if self.least:
            return f"of printed cost {self.least} or more"
        if isinstance(self.most, int):
            return f"of printed cost {self.most} or less"
        return f"of printed cost no higher than {said(self.most, voice, it)}"


class InProvince(Filter):
    """A dynasty card that lies in a province, face up or face down."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -1
    whose: Whose = "mine"
    down: bool | None = False

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if row.zone not in ("row", "holdings") or not is_whose(s, self.whose, f.seat, row.place // ROW):
            return False
        return self.down is None or row.down == self.down

    def zones(self, s: Any) -> Zones:
        return frozenset(("row", "holdings"))

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = {"mine": "your provinces", "ours": "a province of your side", "any": "a province"}
        where = f"in {whose.get(self.whose, 'a province of an opponent')}"
        return {None: f"{where} (face up or face down)", True: f"that lies face down {where}", False: where}[self.down]

    def say_of_many(self, voice: Voice, it: str = "it") -> str:
        return self.say(voice, it).replace("a province", "provinces")


class AttachedTo(Filter):
    """An attachment on a card of which a filter holds."""

    PART: ClassVar[Part] = "after"
    what: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if row.host < 0:
            return False
        return self.what.holds(s, f, row.host, s.pieces[row.host])

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.what, Named) and len(self.what.bound) == 1:
            return f"on {Bound(self.what.bound[0]).called(voice)}"
        return f"on {described(self.what, voice.noun('card'), voice, it).a()}"


class OnThis(Filter):
    """An attachment on the card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and row.host == this[0]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"on {voice.this}"


ON_THIS = OnThis()


class Weaker(Filter):
    """A character whose number or printed cost is lower than that of another, or not higher."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str
    than: Filter
    equal: bool = False
    another: bool = False

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        mine = worth(s, self.number, item, row)
        for place in range(len(s.teams)):
            for p in s.piles.get(("field", place), ()):
                other = s.pieces[p]
                if not (self.another and p == item) and self.than.holds(s, f, p, other):
                    value = worth(s, self.number, p, other)
                    if mine < value or (self.equal and mine == value):
                        return True
        return False

    def say(self, voice: Voice, it: str = "it") -> str:
        how = "equal or lower" if self.equal else "lower"
        what = "printed cost" if self.number == "cost" else self.number
        return f"with {how} {what} than {self._other(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        how = "higher" if self.equal else "equal or higher"
        return f"with {how} {'printed cost' if self.number == 'cost' else self.number} than {self._other(voice, it)}"

    def _other(self, voice: Voice, it: str) -> str:
        if isinstance(self.than, ItSelf | ItsBearer):
            return voice.this if isinstance(self.than, ItSelf) else voice.bearer
        if isinstance(self.than, Named) and len(self.than.bound) == 1:
            return "it" if self.than.bound == ("it",) else Bound(self.than.bound[0]).called(voice)
        return described(OTHER & self.than if self.another else self.than, voice.noun("card"), voice, it).a()

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class ItSelf(Filter):
    """The card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and this[0] == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is this one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "other than this card"


ITSELF = ItSelf()


class ItsBearer(Filter):
    """The card that bears the one that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        host = f.get("host")
        return host is not None and host == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that bears this one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"other than {voice.bearer}"


ITS_BEARER = ItsBearer()


class Anywhere(Filter):
    """Any card, in play or not: one that is being played does something, too."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return True

    def zones(self, s: Any) -> Zones:
        return frozenset(s.game.zones)

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


ANYWHERE = Anywhere()


class Whole(Filter):
    """It lies in a province that is not broken."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = pile(s, "provinces", row.place) if row.zone in ("row", "holdings") else ()
        return bool(there) and not s.pieces[there[0]].count("broken")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in an unbroken province"


WHOLE = Whole()


class Named(Filter):
    """What an effect has bound to some names: the winner and the loser of a duel, what was chosen first."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = 5
    bound: tuple[str, ...]

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return any(at is not None and at[0] == item for at in [f.get(name) for name in self.bound])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is the {' or the '.join(self.bound)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        if self.part_of_not == "before":
            return "other"
        return f"other than {' and '.join(Bound(name).called(voice) for name in self.bound)}"

    @property
    def part_of_not(self) -> Part:
        return "before" if len(self.bound) == 1 and self.bound[0] not in ("winner", "loser") else "after"


class IfThis(Filter):
    """Any card, as long as something holds of the card that speaks."""

    PART: ClassVar[Part] = "after"
    which: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        if this is None or s.pieces[this[0]].life != this[1]:
            return False
        return self.which.holds(s, f, this[0], s.pieces[this[0]])

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""

    def proviso(self, voice: Voice, it: str = "it") -> str:
        said = self.which.say(voice, it).replace(" without another character on its side", " alone")
        return f"while {voice.this} is {said}"


class OfElement(Filter):
    """A province of an element; one of several is of each of them."""

    READS_FACE: ClassVar[bool] = True
    element: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else self.element in elements_of(s, row)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.element
