"""What a card does by lying there: keywords, traits that it gives, numbers of players, leaving by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.cards import REFUSES
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.state import ELEMENTS
from coterie.games.l5r.words.characters import Dishonor, Honor
from coterie.games.l5r.words.players import Draw, GainFate
from coterie.games.l5r.words.zones import FillHere
from coterie.kernel.events import Event
from coterie.kernel.modifiers import BASE, TIMES, forbidding
from coterie.kernel.pieces import Piece, pile
from coterie.words.amounts import Amount
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Cancel
from coterie.words.cards.groups import THIS, About, Cards
from coterie.words.cards.numbers import keys_for, reaches
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, resolve
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, frame_of
from coterie.words.standing import Marker, Standing
from coterie.words.voice import Voice, an

TELLS = {
    "alone": "its bearer can have no other attachment",
    "ancestral": "returns to its owner's hand when its bearer leaves play",
    "certain": "its effects cannot be cancelled",
    "corrupted": "enters play tainted",
    "covert": "evades a defender without covert as it attacks",
    "courtesy": "gives 1 fate as it leaves play",
    "disguised": "can be played in the place of another character",
    "draining": "only fate on characters of yours pays for it",
    "eminent": "lies face up and below no stronghold",
    "limited": "one limited card each round",
    "one battlefield": "one Battlefield attachment on each province",
    "one each": "one on each character",
    "pride": "honored as it wins a conflict, dishonored as it loses one",
    "rally": "fills its province once more as it is revealed",
    "restricted": "two restricted attachments on a character",
    "sincerity": "draws a card as it leaves play",
    "sole": "no other Shadowlands attachment can be played on its bearer",
    "support": "others may help to pay for it",
}


class Keyword(Marker):
    """A keyword that the rules look for: covert, restricted, ancestral, corrupted, … (part 16)."""

    keyword: str
    where: str = "field"
    given: Condition | None = None

    def counts(self, s: Any, row: Piece, piece: int) -> bool:
        """Return whether the card has it now: some are there only while a condition holds."""
        return self.given is None or self.given.holds(s, frame_of(s, row, piece))

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("has keyword", self.keyword),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.keyword if self.given is None else f"{self.keyword} while {self.given.say(voice, it)}"

    def say_had(self, voice: Voice, whom: str) -> str:
        return f"{whom} has {self.say(voice)}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        given = "" if self.given is None else f" while {self.given.say(voice)}"
        return f"give {whom} {self.keyword} {until}{given}"

    def check(self) -> list[str]:
        return super().check() + ([] if self.keyword in TELLS else [f"Keyword: there is no keyword “{self.keyword}”"])


class Automatic(Trigger):
    """A keyword that does something after an event, before reactions; several of one name on a card count once (L-16.1)."""

    keyword: str = ""

    def answers(self, s: Any, heard: Any, row: Piece, batch: int) -> bool:
        if row.zone == "field" and forbidding(s, "initiate keywords", ("seat", s.game.speaks(s, heard.piece, row))):
            return False
        same = [
            mark
            for ability, mark in zip(row.text, row.marks, strict=True)
            if getattr(ability, "keyword", "") == self.keyword
            and (getattr(ability, "stage", ""), getattr(ability, "kind", "")) == (self.stage, self.kind)
        ]
        return heard.mark in (same or [heard.mark])[:1] and super().answers(s, heard, row, batch)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} has {self.keyword}"


def keyword_after(name: str, kind: str, does: Effect, about: About = THIS, where: str = "field") -> Automatic:
    """Return a keyword that does something after an event about its card."""
    return Automatic("keyword", kind, about, does, True, keyword=name, where=where)


class NoAttachments(Marker):
    """The card bears no attachments, or none but those of which a filter holds (part 16)."""

    but: Filter | None = None
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (REFUSES,)

    def refuses(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        """Return whether an attachment may not be attached here."""
        return self.but is None or not self.but.holds(s, f, piece, row)

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.but is None:
            return f"{voice.this} bears no attachments"
        return f"{voice.this} bears only {described(self.but, voice.noun('attachment'), voice, it).many}"


class PlayableFrom(Marker):
    """The card can be played from a pile as if it were in its owner's hand, perhaps only while a condition holds."""

    where: str = "discard"
    given: Condition | None = None

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("playable",),)

    def opens(self, s: Any, row: Piece, piece: int) -> bool:
        """Return whether it counts now."""
        return self.given is None or self.given.holds(s, frame_of(s, row, piece))

    def say(self, voice: Voice, it: str = "it") -> str:
        given = "" if self.given is None else f"if {self.given.say(voice, it)}, "
        return f"{given}you can play {voice.this} from your {voice.place(self.where)}"


class Backs(Marker):
    """Influence for the cards of one clan alone; decks are judged by it (L-3.4)."""

    clan: str
    influence: int = 8
    where: str = "role"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.influence} more influence for the deck, all of which buys cards of the {self.clan.title()} alone"


class OpensZone(Marker):
    """You may play characters that lie in your provinces, in this one alone, or in your dynasty discard pile, like those of the
    hand, perhaps only into the conflict."""

    given: Condition
    into: bool = False
    zone: Literal["row", "fallen"] = "row"
    here: bool = False
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("opens", self.zone),)

    def opens(self, s: Any, row: Piece, piece: int) -> bool:
        """Return whether it counts now."""
        return self.given.holds(s, frame_of(s, row, piece))

    def say(self, voice: Voice, it: str = "it") -> str:
        into = ", into the conflict only" if self.into else ""
        there = "your provinces" if self.zone == "row" else f"your {voice.place(self.zone)}"
        there = "this province" if self.here else there
        return f"{self.given.clause(voice, it)}, you can play characters in {there} as if you held them{into}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "zone", self.zone


class GivesTrait(Marker):
    """A trait that a card has gained."""

    trait: str
    where: str = "field"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is {self.trait.title()}"

    def told_of(self, voice: Voice, whom: str) -> str:
        return f"{whom} has the {self.trait.title()} trait"


class GivesClan(Marker):
    """A clan of which a card is besides its own."""

    clan: str
    where: str = "field"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is {self.clan.title()}, too"

    def told_of(self, voice: Voice, whom: str) -> str:
        return f"{whom} is also {an(self.clan.title())} character"


class Doubles(Standing):
    """A number of cards is doubled, with all that changes it."""

    number: str
    whom: About = THIS
    where: str = "field"

    @property
    def how(self) -> str:
        return TIMES

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), self.whom, row, piece)

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and reaches(s, self.whom, row, piece, target)

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        return 200

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.number} of {self.whom.each(voice, it)} is doubled"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"double the {self.number} of {whom} {until}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class Element(Standing):
    """The contested ring has one more element (L-7.4)."""

    element: str
    given: Condition | None = None
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", f"element {self.element}"),)

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == f"element {self.element}" and (
            self.given is None or self.given.holds(s, frame_of(s, row, piece))
        )

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        return 1

    def say(self, voice: Voice, it: str = "it") -> str:
        given = f"if {self.given.say(voice, it)}, " if self.given is not None else ""
        return f"{given}the contested ring is of {self.element}, too"


class RoleElement(Standing):
    """The contested ring has the element of your role, too (L-7.4)."""

    given: Condition
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([("number", f"element {element}") for element in ELEMENTS])

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        element = number.removeprefix("element ")
        roles = pile(s, "role", s.game.speaks(s, piece, row))
        mine = any(element in s.game.faces[s.pieces[p].face].traits for p in roles)
        return number.startswith("element ") and mine and self.given.holds(s, frame_of(s, row, piece))

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        return 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if {self.given.say(voice, it)}, the contested ring is of the element of your role, too"


class LeavesItself(Marker):
    """The card is discarded as soon as a condition holds; that cannot be answered (L-9.15)."""

    condition: Condition
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("leaves by itself",),)

    def leaves_now(self, s: Any, row: Piece, piece: int) -> bool:
        """Return whether it is due."""
        return self.condition.holds(s, frame_of(s, row, piece))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if {self.condition.say(voice, it)}, discard {voice.this}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"{until}, discard {whom} as soon as {self.condition.say(replace(voice, this=whom))}"


class Ousts(Marker):
    """Cards of a sort in play are discarded as soon as they are there; that cannot be answered (L-9.15)."""

    whom: Cards
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("leaves by itself",),)

    def ousted(self, s: Any, row: Piece, piece: int) -> list[int]:
        """Return which cards are due."""
        return [at[0] for at in self.whom.members(s, frame_of(s, row, piece))]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard {self.whom.each(voice, it)}"


class PrintedX(Standing):
    """What the X is that is printed as a number of the card. It is the printed value, so a new base value replaces it,
    and without this text it is 0 (L-10.4).

    Attributes:
        number: the number.
        amount: what X equals.
        given: when X equals that; otherwise it is 0.
    """

    number: str
    amount: Amount
    given: Condition | None = None
    where: str = "field"

    @property
    def how(self) -> str:
        return BASE

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), THIS, row, piece)

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and bool(target == piece)

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        f = frame_of(s, row, piece)
        return self.amount.value(s, f) if self.given is None or self.given.holds(s, f) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        given = "" if self.given is None else f" if {self.given.say(voice, it)}, otherwise 0"
        return f"the printed {self.number} of {voice.this} is X (X equals {self.amount.say(voice, it)}{given})"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number


class CancelRings(Standing):
    """Ring effects of conflicts at this province are cancelled as long as it is not broken (L-7.5)."""

    where: str = "field"
    STAGE: ClassVar[str] = "would"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return ((self.STAGE, "ring"),)

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        now = conflict(s)
        return now is not None and row.place in now.places

    def use(self, s: Any, heard: Any, row: Piece, batch: int) -> None:
        resolve(s, Cancel(), source=heard.piece, seat=row.owner, bound=(("batch", (batch, heard.at)),))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "cancel all ring effects of conflicts at this province"


ONE_BATTLEFIELD = Keyword("one battlefield")
COVERT, RESTRICTED, ANCESTRAL, CORRUPTED, LIMITED, EMINENT, SUPPORT, ONE_EACH, DISGUISED, DRAINING = (
    Keyword("covert"), Keyword("restricted"), Keyword("ancestral"), Keyword("corrupted"), Keyword("limited"),
    Keyword("eminent"), Keyword("support"), Keyword("one each"), Keyword("disguised"), Keyword("draining", "hand"),
)  # fmt: skip
SINCERITY = keyword_after("sincerity", "leave", Draw(1))
COURTESY = keyword_after("courtesy", "leave", GainFate(1))
PRIDE = (keyword_after("pride", "win", Honor(THIS)), keyword_after("pride", "lose", Dishonor(THIS)))
RALLY = keyword_after("rally", "unveil", FillHere(), where="row")


class LessForFate(Standing):
    """A number of cards is lower by the fate on each of them.

    Attributes:
        number: the number.
        whom: the cards.
    """

    number: str
    whom: About
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", self.number), self.whom, row, piece)

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == self.number and reaches(s, self.whom, row, piece, target)

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        return -int(s.pieces[target].count("fate"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.each(voice, it)} has 1 {self.number} less for each fate on it"

    def names(self) -> Iterator[tuple[str, str]]:
        yield "number", self.number
