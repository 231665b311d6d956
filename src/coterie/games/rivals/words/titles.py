"""Titles and other attachments: their bearers, what they are worth; names and clans of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.characters import OfType
from coterie.games.rivals.words.parties import ACTOR
from coterie.kernel.pieces import Piece, Ref, ref
from coterie.words.amounts import Amount
from coterie.words.cards.groups import HOST, About, living
from coterie.words.conditions import Condition
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.voice import Noun, Voice

if TYPE_CHECKING:
    from coterie.kernel.events import Event

PRINCE, SCHEME, RETAINER = OfType("prince"), OfType("scheme"), OfType("retainer")

# ── what cards are ──────────────────────────────────────────────────────────────────────────────────────────────────


class Named(Filter):
    """A card with a name."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -7  # “named …” stands at once behind the noun
    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else s.game.faces[row.face].name == self.name

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"named {self.name}"


class ClanOf(Filter):
    """A character of the clan of another one."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    whose: Group = HOST

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        others = living(s, self.whose, f)
        return any(s.game.value(s, "clan", item) == s.game.value(s, "clan", p) for p in others)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of the clan of {self.whose.each(voice, it)}"


class Carrying(Filter):
    """A character with at most a number of attachments."""

    PART: ClassVar[Part] = "after"
    most: int

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return len(facts.attachments(s, item)) <= self.most

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {self.most} attachments or fewer"


class Bears(Condition):
    """Something is attached to a character: “this card bears a Title”."""

    who: Group
    what: Filter

    def holds(self, s: Rivals, f: Frame) -> bool:
        return any(
            self.what.holds(s, f, p, s.pieces[p]) for host in living(s, self.who, f) for p in facts.attachments(s, host)
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.one(voice, it)} bears {described(self.what, voice.noun('card'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        what = described(self.what, voice.noun("card"), voice, it).a()
        if isinstance(self.who, One):
            return f"{self.who.one(voice, it)} does not bear {what}"
        return f"no {self.who.noun(voice, it).one} bears {what}"


class Attached(About):
    """What is attached to some characters: “a Title of a character of yours”."""

    KIND: ClassVar[str] = "piece"
    what: Filter
    to: About

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        hosts = living(s, self.to, f)
        borne = [p for host in hosts for p in facts.attachments(s, host)]
        return tuple([ref(s, p) for p in borne if self.what.holds(s, f, p, s.pieces[p])])

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        if row is None or row.host < 0 or not self.to.means(s, f, row.host):
            return False
        return self.what.holds(s, f, event.subject, row)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        noun = described(self.what, voice.noun("attachment"), voice, it)
        several = noun.with_(after=f"on {self.to.noun(voice, it).many}")
        return noun.with_(after=f"on {self.to.one(voice, it)}")._replace(many=several.many)


# ── what Titles are worth ───────────────────────────────────────────────────────────────────────────────────────────


class TitleWorth(Amount):
    """The highest BP required by one of a character's Titles; the Prince of the City counts 7."""

    of: Group = ACTOR

    def value(self, s: Rivals, f: Frame) -> int:
        borne = [p for host in living(s, self.of, f) for p in facts.attachments(s, host)]
        titles = [p for p in borne if not s.pieces[p].down]
        worth: list[int] = [facts.definition(s, p).bp for p in titles if facts.has_type(s, p, "title")]
        return max(worth, default=0)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the most BP that a Title of {self.of.each(voice, it)} needs, 7 for Prince of the City"
