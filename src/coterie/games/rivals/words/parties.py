"""Groups of characters and their players: who acts, parties, companions, Leaders, the defender."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import stat
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import CHARACTER, OWN, OWN_LEADER
from coterie.kernel.events import Event
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, About, Cards
from coterie.words.cards.roles import Role
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
from coterie.words.voice import Noun, Voice


class Actor(One, About):
    """The character that plays the card, or performs the action."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        at: Ref | None = f.get("actor")
        return () if at is None or found(s, at) is None else (at,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "this character"


ACTOR, ATTACKER = Actor(), Role("attack", "attacker")


def acting(s: Rivals, f: Frame) -> int:
    """Return the source of an effect: the character that acts, or the card in question if none does."""
    who = ACTOR.members(s, f)
    return who[0][0] if who else f.source


class PartyOf(Group):
    """The party of a character, itself included."""

    KIND: ClassVar[str] = "piece"
    whose: Group
    others: bool = False

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        pieces = s.pieces
        for who, life in self.whose.members(s, f):
            if pieces[who].life == life:
                return tuple([(p, pieces[p].life) for p in facts.party(s, who) if not (self.others and p == who)])
        return ()

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        other = "other " if self.others else ""
        party = _party_name(self.whose, voice, it)
        return Noun(f"{other}character in {party}", f"{other}characters in {party}")


def _party_name(whose: Group, voice: Voice, it: str) -> str:
    if isinstance(whose, Actor) or whose == THIS:
        return "this party"
    text = whose.each(voice, it)
    return {"the attacker": "the attacking party", "the target": "the opposing party"}.get(text, f"the party of {text}")


class OwnParty(About):
    """The party of a card or its bearer, itself included, for standing effects."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for p in self._party(s, f)])

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and event.subject in self._party(s, f)

    def means(self, s: Rivals, f: Frame, target: Any) -> bool:
        return type(target) is int and target in self._party(s, f)

    def _party(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        this: int = f.get("this")[0]
        host = s.pieces[this].host
        return facts.party(s, this if host < 0 else host)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("character in this party", "characters in this party")


OWN_PARTY = OwnParty()


class Companion(About):
    """Another character of the coterie of this card's bearer."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        host: int = f.get("host")
        mine = facts.coterie(s, facts.speaks(s, host)) if host >= 0 else []
        return tuple([ref(s, p) for p in mine if p != host])

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        host: int = f.get("host")
        if row is None or host < 0 or event.subject == host:
            return False
        return row.zone in facts.IN_COTERIE and facts.speaks(s, event.subject, row) == facts.speaks(s, host)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("another character in its bearer's coterie", "other characters in its bearer's coterie", "")


COMPANION = Companion()


class CharactersOf(Group):
    """The characters of players, in their coteries or in torpor."""

    KIND: ClassVar[str] = "piece"
    whose: Group = THAT
    where: Literal["coterie", "torpor"] = "coterie"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        there = facts.coterie if self.where == "coterie" else facts.in_torpor
        return tuple([ref(s, p) for seat in self.whose.members(s, f) for p in there(s, seat)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        after = f"of {self.whose.each(voice, it)}" + (" in torpor" if self.where == "torpor" else "")
        return Noun("character", "characters").with_(after=after)


class Among(Group):
    """The members of a group that match a filter: “characters of this party with potence”."""

    KIND: ClassVar[str] = "piece"
    group: Group
    which: Filter

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        there = [at for at in self.group.members(s, f) if found(s, at) is not None]
        return tuple([at for at in there if self.which.holds(s, f, at[0], s.pieces[at[0]])])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return described(self.which, self.group.noun(voice, it), voice, it)


class Provided(Group):
    """The members of a group that match a filter; the text names only the group, because the rest is understood."""

    KIND: ClassVar[str] = "piece"
    group: Group
    which: Filter

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return Among(self.group, self.which).members(s, f)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return self.group.noun(voice, it)

    def each(self, voice: Voice, it: str = "it") -> str:
        return self.group.each(voice, it)


class YourLeader(One, About):
    """Your Leader, as long as it is in your coterie."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        return LEADERS.members(s, f)[:1]

    def fits(self, s: Rivals, f: Frame, event: Any, row: Piece | None) -> bool | None:
        return LEADERS.fits(s, f, event, row)

    def means(self, s: Rivals, f: Frame, target: Any) -> bool:
        return LEADERS.means(s, f, target)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "your Leader"


LEADERS = Cards(CHARACTER & OWN_LEADER & MINE)
YOUR_LEADER = YourLeader()


class BorneBy(Group):
    """The attachments of a card that have a type: “Retainer of the target”."""

    KIND: ClassVar[str] = "piece"
    bearer: Group
    which: Literal["any", "retainer", "title", "wraith", "haven", "curse", "alchemy", "animal"] = "any"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        hosts = [at[0] for at in self.bearer.members(s, f) if found(s, at) is not None]
        return tuple([ref(s, p) for host in hosts for p in facts.attachments(s, host) if self._fits(s, p)])

    def _fits(self, s: Rivals, piece: int) -> bool:
        if self.which == "any":
            return True
        if self.which == "wraith":
            return facts.is_wraith(s, piece)
        if self.which == "curse":
            return facts.is_curse(s, piece)
        return not s.pieces[piece].down and self.which in facts.definition(s, piece).types

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        noun = voice.noun("attachment" if self.which == "any" else self.which)
        bearers = isinstance(self.bearer, PartyOf) or self.bearer == OWN
        of = f"in {all_of(self.bearer, voice, it)}" if bearers else f"on {self.bearer.each(voice, it)}"
        return noun.with_(after=of)


class DefenderSeat(One):
    """The player on the other side of an attack: the defending player for the attacker, and the reverse."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Rivals, f: Frame) -> tuple[int, ...]:
        from coterie.games.rivals.words.fights import opponent  # the two modules build on each other

        seat = opponent(s, f)
        return () if seat is None else (seat,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "your foe"


FOE = DefenderSeat()


def all_of(group: Group, voice: Voice, it: str) -> str:
    """Return the noun for a group as a whole: “this party”, “your coterie”."""
    if isinstance(group, PartyOf):
        return _party_name(group.whose, voice, it)
    return "your coterie" if group == OWN else group.each(voice, it)


class Another(Filter):
    """Not the character that acts."""

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get("actor")
        return at is None or at[0] != item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"


class OfThisParty(Filter):
    """A character in the party of the card in question, itself included."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and item in facts.party(s, this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in this party"


OF_THIS_PARTY = OfThisParty()


class Highest(Group):
    """The members of a group with the highest value of a number: “ready character of yours with the highest BP” (R-271)."""

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


class InParty(Condition):
    """The bearer of the event's subject is in this card's party."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        it, this = f.get("it"), f.get("this")
        now = None if it is None else found(s, it)
        return now is not None and this is not None and now.host in facts.party(s, this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its bearer is in this party"


ANOTHER = Another()
