"""What cards have in common with others, with the contested ring or with the dials; what lies in a province."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import attachments, characters, has_trait, traits_of
from coterie.games.l5r.facts.conflicts import conflict, elements
from coterie.games.l5r.facts.provinces import elements_of, lying_in, neighbours
from coterie.games.l5r.facts.rings import claimed
from coterie.games.l5r.facts.teams import foes, team_of
from coterie.games.l5r.facts.values import worth
from coterie.games.l5r.state import ROW, STRONGHOLD, TOKEN
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece, Ref, attached_to, pile, ref
from coterie.words.cards.filters import Whose, is_whose
from coterie.words.cards.groups import About
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.voice import Voice


class SharesTrait(Filter):
    """A card with a trait that the bearer of the card that speaks has, too."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        host = f.get("host")
        if host is None or host < 0:
            return False
        return any(trait in traits_of(s, item, row) for trait in traits_of(s, host))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a trait of its bearer"


SHARES_TRAIT = SharesTrait()


class InItsElement(Filter):
    """A card with an element of the contested ring as a trait."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return any(element in traits_of(s, item, row) for element in elements(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with an element of the contested ring as a trait"


IN_ITS_ELEMENT = InItsElement()


class UnderBid(Filter):
    """A character with a number that is not higher than the bid of its controller."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return bool(s.game.number(s, self.number, item, row) <= s.dials[s.game.speaks(s, item, row)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.number} not above the bid on its controller's dial"

    def names(self) -> Any:
        yield "number", self.number


class Containing(Filter):
    """A province in which a card lies, face up."""

    PART: ClassVar[Part] = "after"
    what: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = [p for p in lying_in(s, row.place) if not s.pieces[p].down] if row.zone == "provinces" else []
        return any(self.what.holds(s, f, p, s.pieces[p]) for p in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {described(self.what, voice.noun('card'), voice, it).a()} in it"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {described(self.what, voice.noun('card'), voice, it).a()} in it"


class Highest(Filter):
    """A character than which no other of a sort has more of a number, a higher printed cost or more fate."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    number: str
    among: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        there = [p for p in characters(s) if self.among.holds(s, f, p, s.pieces[p])]
        return item in there and worth(s, self.number, item) == max([worth(s, self.number, p) for p in there])

    def say(self, voice: Voice, it: str = "it") -> str:
        there = described(self.among, voice.noun("card"), voice, it).many
        if self.number == "fate":
            return f"with the most fate of all {there}"
        return f"with the highest {'printed cost' if self.number == 'cost' else self.number} of all {there}"

    def names(self) -> Any:
        if self.number != "fate":
            yield "number", self.number


class WithOwner(Filter):
    """A card that the same player controls as one that was chosen under a name."""

    PART: ClassVar[Part] = "after"
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        other = f.get(self.name)
        return other is not None and bool(s.game.speaks(s, item, row) == s.game.speaks(s, other[0]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "controlled by the same player"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "controlled by another player"


class EvenCost(Filter):
    """A card with an even printed cost; a dash counts as 0 (L-8.4)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else (s.game.faces[row.face].cost or 0) % 2 == 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with even printed cost"


class ItsProvince(One, About):
    """The province in which the card that speaks lies."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        this = f.get("this")
        there = () if this is None else pile(s, "provinces", s.pieces[this[0]].place)
        return tuple([ref(s, p) for p in there])

    def fits(self, s: Any, f: Frame, event: Any, row: Piece | None) -> bool | None:
        return row is not None and any(at[0] == event.subject for at in self.members(s, f))

    def called(self, voice: Voice, it: str = "it") -> str:
        return "this province"


ITS_PROVINCE = ItsProvince()


class Titled(Filter):
    """A card of a title (L-2.16)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    title: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else bool(s.game.faces[face_in_force(s, row)].name == self.title)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"called {self.title}"


class Amid(Filter):
    """A card while a conflict of a type goes on."""

    PART: ClassVar[Part] = "after"
    kind: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s)
        return now is not None and now.kind == self.kind

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in {voice.place(self.kind)}"

    def names(self) -> Any:
        yield "number", self.kind


class IfBearer(Filter):
    """Any card, as long as something holds of what bears the card that speaks."""

    PART: ClassVar[Part] = "after"
    which: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        host = f.get("host")
        return host is not None and host >= 0 and bool(self.which.holds(s, f, host, s.pieces[host]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"while its bearer is {self.which.say(voice, it)}"


class Beside(Filter):
    """It lies in a province next to that in which the card lies that speaks (L-2.12)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and row.place in neighbours(s, s.pieces[this[0]].place)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in a province next to this one"


BESIDE = Beside()


class Bears(Filter):
    """So many attachments of a sort are on it, at least and at most."""

    PART: ClassVar[Part] = "after"
    what: Filter
    least: int = 2
    most: int = 99

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = [p for p in attachments(s, item) if self.what.holds(s, f, p, s.pieces[p])]
        return self.least <= len(there) <= self.most

    def say(self, voice: Voice, it: str = "it") -> str:
        many = described(self.what, voice.noun("card"), voice, it).many
        how = "exactly" if self.least == self.most else "at least"
        return f"with {how} {self.least} {many}"


class BearsFewer(Filter):
    """A card with fewer attachments than the card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and len(attachments(s, item)) < len(attachments(s, this[0]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with fewer attachments than this card"


BEARS_FEWER = BearsFewer()


class OfHand(Filter):
    """A card of a hand, also as it is being played and has left it: what it costs is worked out then."""

    PART: ClassVar[Part] = "after"
    whose: Whose = "mine"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone in ("hand", "limbo") and is_whose(s, self.whose, f.seat, row.place)

    def zones(self, s: Any) -> Zones:
        return frozenset(("hand", "limbo"))

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.whose == "any":
            return "in the hand"
        return "of your hand" if self.whose == "mine" else f"of the hand of {voice.noun('foe').a()}"


class OfTheProud(Filter):
    """A card of a player who has so much more honor than an opponent."""

    PART: ClassVar[Part] = "after"
    by: int

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        seat = s.game.speaks(s, item, row)
        return any(s.honor[seat] - s.honor[foe] >= self.by for foe in foes(s, seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of a player with at least {self.by} honor more than an opponent"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"of a player who does not have at least {self.by} honor more than an opponent"


class FaceUp(Filter):
    """A province card that lies face up; a province token does so as little as it lies face down (L-14.5)."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and not row.down and row.face != TOKEN

    def say(self, voice: Voice, it: str = "it") -> str:
        return "face-up"


FACE_UP = FaceUp()


class AtStronghold(Filter):
    """A stronghold province (L-2.12)."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and row.place % ROW == STRONGHOLD

    def say(self, voice: Voice, it: str = "it") -> str:
        return "stronghold"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-stronghold"


AT_STRONGHOLD = AtStronghold()


class Touched(Filter):
    """It has a trait, or an attachment that has it."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    trait: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return any(has_trait(s, p, self.trait) for p in (item, *attached_to(s, item)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is a {self.trait.title()} or has a {self.trait.title()} attachment"


class SharesElement(Filter):
    """A province of an element of the contested ring or of a ring that you have claimed."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        rings = (*elements(s), *claimed(s, team_of(s, f.seat)))
        return any(element in rings for element in elements_of(s, row))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of an element of the contested ring or of a ring that you have claimed"


class InItsPlace(Filter):
    """A dynasty card in the province that speaks, face up or face down."""

    PART: ClassVar[Part] = "after"
    down: bool = False

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        if this is None or row.zone not in ("row", "holdings") or row.down != self.down:
            return False
        return bool(s.pieces[this[0]].place == row.place)

    def zones(self, s: Any) -> Zones:
        return frozenset(("row", "holdings"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that lies face down in {voice.this}" if self.down else f"in {voice.this}"


class Guarded(Filter):
    """A province in which a card lies face down."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces" and any(s.pieces[p].down for p in lying_in(s, row.place))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with something face down in it"


class OfHigherBidder(Filter):
    """A card of a player whose dial shows more than yours."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(s.dials[s.game.speaks(s, item, row)] > s.dials[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of players whose dial shows more than that of its controller"
