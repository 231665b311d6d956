"""What is said of characters and other cards: types, clans, disciplines, places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.pieces import Piece
from coterie.words.cards.filters import FOES, MINE, Kind
from coterie.words.cards.groups import Cards
from coterie.words.filters import Filter, Part, Zones
from coterie.words.frames import Frame
from coterie.words.voice import Voice, either


class OfType(Filter):
    """A card called by its type: a Mortal, a Retainer, a Title."""

    PART: ClassVar[Part] = "noun"
    READS_FACE: ClassVar[bool] = True
    type: str

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else not row.down and self.type in s.game.faces[row.face].types

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.type

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is no {voice.noun(self.type).one}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", self.type


class CardOfType(OfType):
    """A card whose type is said beside another name for it: an Ongoing card."""

    PART: ClassVar[Part] = "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place(self.type)

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{voice.place(self.type)}"

    def names(self) -> Iterator[tuple[str, str]]:
        return iter(())


class OfClan(Filter):
    """A card of a clan."""

    READS_FACE: ClassVar[bool] = True
    clan: str

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else s.game.value(s, "clan", item) == self.clan

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.clan.title()

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.clan.title()}"


class Adept(Filter):
    """A character with a discipline."""

    PART: ClassVar[Part] = "after"
    discipline: str

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return stat(s, item, self.discipline) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.discipline}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {self.discipline}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.discipline


class IsLeader(Filter):
    """A Leader; for an attached Haven, its bearer (R-222).

    Your own Leader is the one in your deck; a foe's Leader that acts for you remains that foe's (RR-3, R-137).
    """

    own: bool = False

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        bearer = facts.bearer_of_haven(s, f.get("this"))
        if bearer is not None:
            return item == bearer
        return facts.is_leader(s, item) and (not self.own or row.owner == f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "Leader"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-Leader"


class IsTitled(Filter):
    """A character with a Title."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.titled(s, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with a Title"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "without a Title"


class IsWounded(Filter):
    """A Wounded character (RR-3)."""

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.wounded(s, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "Wounded"


class HasBlood(Filter):
    """A card with at least an amount of Blood."""

    PART: ClassVar[Part] = "after"
    least: int

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.tokens(row, "blood") >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.least} or more Blood"


class At(Filter):
    """It is at one of some places: at a Haven, in The Streets, in torpor, near a Haven."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -2
    where: tuple[str, ...]

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone in self.where

    def zones(self, s: Rivals) -> Zones:
        return frozenset(self.where)

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place(f"at {' '.join(self.where)}")

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not {self.say(voice, it)}"


class OutInCity(Filter):
    """A City card in The Streets; a card moved next to a Haven no longer is (R-282, R-285)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "city" and facts.in_streets(row)

    def zones(self, s: Rivals) -> Zones:
        return frozenset(("city",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.place("at city")

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not {self.say(voice, it)}"


class Unattached(Filter):
    """A card that is attached to nothing; one in The Streets may belong to a card near a Haven."""

    PART: ClassVar[Part] = "before"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host < 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "unattached"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "attached"


class Keyword(Filter):
    """A card with a keyword: Guard, Reach (RR-22)."""

    READS_FACE: ClassVar[bool] = True
    keyword: Literal["guard", "reach"]

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else bool(getattr(s.game.faces[row.face], self.keyword))

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.keyword.title()


GUARD, REACH = Keyword("guard"), Keyword("reach")
IN_HAVEN, IN_STREETS, IN_TORPOR = At(("haven",)), At(("streets",)), At(("torpor",))
IN_CITY, NEAR_HAVEN, PUT_NEAR_HAVEN = At(("city",)), At(("board",)), At(("board", "plots"))
OUT_IN_CITY, UNATTACHED = OutInCity(), Unattached()
LOOSE = UNATTACHED & OUT_IN_CITY  # of Mortals: in The Streets, and of no card's domain (D-547)
ANYWHERE = At(("haven", "streets", "torpor"))

CHARACTER = Kind("vampire")
LEADER, OWN_LEADER, TITLED, WOUNDED = IsLeader(), IsLeader(True), IsTitled(), IsWounded()
CITIZEN, VAGRANT, MORTAL = OfType("citizen"), OfType("vagrant"), OfType("mortal")
SECOND_INQUISITION, TITLE, ONGOING = OfType("second inquisition"), OfType("title"), CardOfType("ongoing")
OWN = Cards(CHARACTER & MINE)
OWN_OR_TORPID = Cards(CHARACTER & MINE & ANYWHERE)
FOREIGN = Cards(CHARACTER & FOES)
WHEREVER = Cards(CHARACTER & ANYWHERE)


ALCHEMY = OfType("alchemy")


class Lacks(Filter):
    """A character with less than its full Blood."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.missing(s, item) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with less than its maximum Blood"


class IsCurse(Filter):
    """A Curse: attached to a vampire by another player (R-153)."""

    PART: ClassVar[Part] = "noun"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.is_curse(s, item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "curse"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is no {voice.noun('curse').one}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "noun", "curse"


class OfRival(Filter):
    """A card of your Rival."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return f.seat < s.seats and facts.speaks(s, item, row) in facts.rivals_of(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "controlled by your Rival"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not controlled by your Rival"


class Neither(Filter):
    """None of several filters matches: “that is no Title, attached vampire or Curse”."""

    PART: ClassVar[Part] = "after"
    filters: tuple[Filter, ...]

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return not any(each.holds(s, f, item, row) for each in self.filters)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is no {either([voice.noun(each.say(voice, it)).one for each in self.filters])}"


LACKING = Lacks()


CURSE = IsCurse()


OF_RIVAL = OfRival()
