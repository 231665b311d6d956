"""What is said of characters, attacks and hands in Blood & Alchemy and in the City: filters, conditions, amounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import DISCIPLINES, stat
from coterie.games.rivals.rules.attack_state import fight
from coterie.games.rivals.rules.turn import TURN
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OfType
from coterie.games.rivals.words.parties import ACTOR
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.procedures import running
from coterie.words.amounts import Amount
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import About, first, living
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Noun, Voice, either

ALCHEMY = OfType("alchemy")

# ── what is said of cards ───────────────────────────────────────────────────────────────────────────────────────────


class Lacks(Filter):
    """A character that has less Blood than it could have."""

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


class HasYourBlood(Filter):
    """A character on which Blood of your colour lies (RR-3)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return facts.colors(s, row, "blood").get(f.seat, 0) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with Blood of your color"


class Another(Filter):
    """Not the character that acts."""

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get("actor")
        return at is None or at[0] != item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"


class OfThisParty(Filter):
    """A character of the party of the card that speaks, itself included."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and item in facts.party(s, this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of this party"


class OfRival(Filter):
    """A card of your Rival."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return f.seat < s.seats and facts.speaks(s, item, row) in facts.rivals_of(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of your Rival"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "who is not your Rival"


class Neither(Filter):
    """None of several filters holds: “that is no Title, attached vampire or Curse”."""

    PART: ClassVar[Part] = "after"
    filters: tuple[Filter, ...]

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return not any(each.holds(s, f, item, row) for each in self.filters)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is no {either([voice.noun(each.say(voice, it)).one for each in self.filters])}"


LACKING, CURSE, YOUR_BLOOD, OF_RIVAL, ANOTHER = Lacks(), IsCurse(), HasYourBlood(), OfRival(), Another()
OF_THIS_PARTY = OfThisParty()


class Highest(Group):
    """Those of a group with the highest number of a kind: “ready character of yours with the highest BP” (R-271)."""

    KIND: ClassVar[str] = "piece"
    number: str
    group: Group

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        there: list[Ref] = [at for at in self.group.members(s, f) if found(s, at) is not None]
        numbers = [stat(s, at[0], self.number) for at in there]
        return tuple([at for at, n in zip(there, numbers, strict=True) if n == max(numbers)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return self.group.noun(voice, it).with_(after=f"with the highest {self.number}")

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class BearersOf(About):
    """The characters to which cards are attached."""

    KIND: ClassVar[str] = "piece"
    what: Group

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        rows = [s.pieces[p] for p in living(s, self.what, f)]
        return tuple(dict.fromkeys(ref(s, row.host) for row in rows if row.host >= 0))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun(f"bearer of {self.what.each(voice, it)}", f"bearers of {self.what.each(voice, it)}")

    def each(self, voice: Voice, it: str = "it") -> str:
        what = self.what.each(voice, it)
        return "its bearer" if what == "it" else f"the bearer of {what}"


# ── conditions ──────────────────────────────────────────────────────────────────────────────────────────────────────


class DuringAttack(Condition):
    """An attack goes on."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        return fight(s) is not None

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an attack goes on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no attack goes on"


class FirstOfSort(Condition):
    """It is the first attack of a type by this character's party in this turn."""

    sort: str

    def holds(self, s: Rivals, f: Frame) -> bool:
        this = f.get("this")
        return this is not None and used(s, ("sort", self.sort, this[0]), "turn") == 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is the first {self.sort.title()} attack of this party in this turn"


class InParty(Condition):
    """The bearer of what the event is about belongs to this card's party."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        it, this = f.get("it"), f.get("this")
        now = None if it is None else found(s, it)
        return now is not None and this is not None and now.host in facts.party(s, this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its bearer is in this party"


class HigherBP(Condition):
    """The BP of one character is higher than that of another."""

    who: Group
    whom: Group

    def holds(self, s: Rivals, f: Frame) -> bool:
        one, other = living(s, self.who, f), living(s, self.whom, f)
        return bool(one) and bool(other) and stat(s, one[0], "BP") > stat(s, other[0], "BP")

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has a higher BP than {self.whom.each(voice, it)}"


class HadBlood(Condition):
    """A character that is defeated had so much Blood, or more, before it lost its last."""

    least: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.kind == "defeat" and event.amount >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it had {self.least} or more Blood just before"


class Mending(Condition):
    """What is being answered is that Blood is mended, in an Action Phase."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        event = event_of(s, f)
        if event is None or event.kind != "blood" or event.amount <= 0 or event.detail:
            return False
        return any(procedure is TURN and TURN.rows[now.at].number == "4.2.1" for _, procedure, now in running(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it mends in an Action Phase"


class LaterAction(Condition):
    """So many actions have been taken in this turn, or more."""

    after: int

    def holds(self, s: Rivals, f: Frame) -> bool:
        return used(s, ("actions", f.seat), "turn") >= self.after

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have taken {self.after} actions in this turn or more"


# ── amounts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class ForEvery(Amount):
    """One for every so many of an amount, of full ones only: “1 for every 2 characters”."""

    per: int
    amount: Amount

    def value(self, s: Rivals, f: Frame) -> int:
        return self.amount.value(s, f) // self.per

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"1 for every {self.per} of {self.amount.say(voice, it)}"


class DisciplinesOf(Amount):
    """How many different disciplines a character has."""

    of: Group = ACTOR

    def value(self, s: Rivals, f: Frame) -> int:
        return sum(1 for p in first(s, self.of, f) for name in DISCIPLINES if stat(s, p, name))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of different disciplines of {self.of.each(voice, it)}"


class DifferentNames(Amount):
    """How many different names the cards of a group have."""

    group: Group

    def value(self, s: Rivals, f: Frame) -> int:
        return len({facts.definition(s, p).name for p in living(s, self.group, f)})

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of different names among {self.group.noun(voice, it).many}"
