"""Who is meant: this minion, the opposing one, the acting and the blocking one, prey and predator; regions."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import definition, has_trait, older, predator, prey, sect, title
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.strikes import opponent
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.naming import NAMES
from coterie.kernel.events import Event
from coterie.kernel.pieces import Piece, Ref, found
from coterie.words.amounts import Amount
from coterie.words.cards.filters import Kind
from coterie.words.cards.groups import About, SeatsBy, living
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import Group, One
from coterie.words.voice import Noun, Voice


def minion_of(s: Vtes, f: Frame) -> Ref | None:
    """Return the minion of an effect: the one that plays the card or acts, otherwise the card itself or its bearer."""
    actor: Ref | None = f.get("actor")
    if actor is not None:
        return actor if found(s, actor) is not None else None
    this: Ref | None = f.get("this")
    now = None if this is None else found(s, this)
    if this is None or now is None:
        return None
    if definition(s, this[0]).minion:
        return this
    return (now.host, s.pieces[now.host].life) if now.host >= 0 else None


def speaking(s: Vtes, piece: int) -> Frame:
    """Return the frame in which a card in play speaks, for the Methuselah that controls it."""
    return frame_of(s, s.pieces[piece], piece)


def bearer_of(f: Frame) -> int | None:
    """Return the minion that bears the card of an effect, or None."""
    host: int | None = f.get("host")
    return None if host is None or host < 0 else host


def foe_of(s: Vtes, f: Frame) -> Ref:
    """Return the opponent in combat of the minion of an effect, even one that is gone, or NOBODY."""
    at = minion_of(s, f)
    return NOBODY if at is None else opponent(s, at[0])


def held_by_others(s: Vtes, group: Group, f: Frame) -> tuple[int, ...]:
    """Return the other Methuselahs that control cards of a group, at whom an action is directed that is aimed at these; cards
    out of play are nobody's (VR-6.4, C-023)."""
    seats = [s.game.speaks(s, p) for p in living(s, group, f) if s.pieces[p].zone in s.game.in_play]
    return tuple(dict.fromkeys([seat for seat in seats if seat != f.seat]))


class Me(One, About):
    """The minion that plays the card, acts, or bears it: “this minion”."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        at = minion_of(s, f)
        return () if at is None else (at,)

    def fits(self, s: Vtes, f: Frame, event: Event, row: Piece | None) -> bool | None:
        at = minion_of(s, f)
        return row is not None and at is not None and event.subject == at[0]

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')}"


class Opposing(One, About):
    """Its opponent in combat."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        other = foe_of(s, f)
        return (other,) if found(s, other) is not None else ()

    def fits(self, s: Vtes, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and (event.subject, row.life) in self.members(s, f)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the opposing minion"


class ActingMinion(One, About):
    """The minion that acts."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        return (now.actor,) if now is not None and found(s, now.actor) is not None else ()

    def fits(self, s: Vtes, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and (event.subject, row.life) in self.members(s, f)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the acting minion"


class BlockingMinion(One, About):
    """The minion that is attempting to block, or has blocked."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        return (now.blocker,) if now is not None and found(s, now.blocker) is not None else ()

    def fits(self, s: Vtes, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and (event.subject, row.life) in self.members(s, f)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the blocking minion"


ME, OPPOSING, ACTING, BLOCKING = Me(), Opposing(), ActingMinion(), BlockingMinion()


HUNTERS_HUNTER = "predator's predator"


class Neighbour(SeatsBy):
    """A Methuselah by its place: your prey, your predator, the predator of your predator."""

    side: str = "prey"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        seat = prey(s, f.seat) if self.side == "prey" else predator(s, f.seat)
        if self.side == HUNTERS_HUNTER and seat >= 0:
            seat = predator(s, seat)
        return (seat,) if seat >= 0 and seat != f.seat else ()

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun(f"your {self.side}", f"your {self.side}", "")

    def each(self, voice: Voice, it: str = "it") -> str:
        return f"your {self.side}"


PREY, PREDATOR, BEHIND = Neighbour("prey"), Neighbour("predator"), Neighbour(HUNTERS_HUNTER)

# ── what is said of minions ─────────────────────────────────────────────────────────────────────────────────────────


class IsVampire(Kind):
    """A vampire; for what a card does also the ally that plays it as a vampire (V-122)."""

    kind: str = "vampire"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        actor = f.get("actor")
        return (actor == (item, row.life) and bool(f.get("as vampire"))) or super().holds(s, f, item, row)


VAMPIRE, ALLY, RETAINER, EQUIPMENT = IsVampire(), Kind("ally"), Kind("retainer"), Kind("equipment")
MINION = VAMPIRE | ALLY


class Region(Filter):
    """It lies in a region: ready, or in torpor."""

    RANK: ClassVar[int] = 4
    region: str = "ready"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == self.region

    def zones(self, s: Vtes) -> Zones:
        return frozenset((self.region,))

    @property
    def part(self) -> Part:
        return "before" if self.region == "ready" else "after"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "ready" if self.region == "ready" else f"in {voice.place(self.region)}"

    @property
    def rank(self) -> int:
        return self.RANK if self.region == "ready" else -2

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-ready" if self.region == "ready" else f"outside {voice.place(self.region)}"


class OfNeighbour(Filter):
    """Your prey, or your predator, controls it."""

    PART: ClassVar[Part] = "after"
    RANK: ClassVar[int] = -5
    side: str = "prey"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return s.game.speaks(s, item, row) == (prey if self.side == "prey" else predator)(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"your {self.side} controls"

    def holder(self, voice: Voice) -> str:
        return f"your {self.side} has"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"your {self.side} does not control"


OF_PREY, OF_PREDATOR = OfNeighbour(), OfNeighbour("predator")
READY_REGION, TORPID = Region("ready"), Region("torpor")


class Age(Filter):
    """It is younger, or older, than the minion of the effect (V-008)."""

    RANK: ClassVar[int] = 1
    which: str = "younger"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = minion_of(s, f)
        if at is None:
            return False
        if not row.face:
            return None
        if definition(s, item, row).kind != "vampire":
            return False
        return older(s, at[0], item) if self.which == "younger" else older(s, item, at[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.which

    @property
    def part_of_not(self) -> Part:
        return "after"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is not {self.which}"

    READS_FACE: ClassVar[bool] = True


YOUNGER, OLDER = Age("younger"), Age("older")


class AllyOr(Filter):
    """A minion that is an ally, or a vampire that matches a filter."""

    PART: ClassVar[Part] = "noun"
    READS_FACE: ClassVar[bool] = True
    which: Filter

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return ALLY.holds(s, f, item, row) or (VAMPIRE & self.which).holds(s, f, item, row)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        ally, vampire = voice.noun("ally"), described(self.which, voice.noun("vampire"), voice, it)
        first, then = (vampire, ally) if self.which.part == "before" else (ally, vampire)  # a clause comes last
        return Noun(f"{first.one} or {then.one}", f"{first.many} or {then.many}")

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.noun(voice, it).one

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is neither an ally nor {described(self.which, voice.noun('vampire'), voice, it).a()}"


WEAKER = AllyOr(YOUNGER)


class OfClan(Filter):
    """A vampire of a clan (V-017)."""

    READS_FACE: ClassVar[bool] = True
    clan: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else str(s.game.value(s, "clan", item)) == self.clan

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.clan

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.clan}"


class OfSect(Filter):
    """A vampire of a sect (VR-9.2)."""

    sect: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return sect(s, item) == self.sect

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.sect

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.sect}"


class OfPath(Filter):
    """A vampire that follows a path."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    path: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else str(getattr(definition(s, item, row), "path", "")) == self.path

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"on the Path of {self.path}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not on the Path of {self.path}"


class Called(Filter):
    """A card of a name."""

    READS_FACE: ClassVar[bool] = True
    name: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else str(definition(s, item, row).name) == self.name

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.name

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.name}"


class PrintedTitle(Filter):
    """A vampire, perhaps out of play, with a printed title of a sect."""

    READS_FACE: ClassVar[bool] = True
    sect: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = definition(s, item, row)
        return face.kind == "vampire" and bool(face.title) and face.sect == self.sect

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"titled {self.sect}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not a titled {self.sect}"


class Titled(Filter):
    """A vampire with a title: any, or one of some (VR-9.3)."""

    RANK: ClassVar[int] = 1
    titles: tuple[str, ...] = ()

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = title(s, item) if definition(s, item, row).kind == "vampire" else ""
        return now in self.titles if self.titles else bool(now)

    @property
    def part(self) -> Part:
        return "after" if self.titles else "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with the title of {' or '.join(self.titles)}" if self.titles else "titled"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without the title of {' or '.join(self.titles)}" if self.titles else "untitled"


TITLED = Titled()


class OfType(Filter):
    """A card one of whose types is this one."""

    READS_FACE: ClassVar[bool] = True
    type: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else self.type in definition(s, item, row).types

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.type

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{self.type}"


class Trait(Filter):
    """A card with a trait or a keyword: infernal, location, animal."""

    READS_FACE: ClassVar[bool] = True
    trait: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else has_trait(s, item, self.trait)

    def say(self, voice: Voice, it: str = "it") -> str:
        return NAMES.get(self.trait, self.trait)

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"non-{NAMES.get(self.trait, self.trait)}"


class Knows(Filter):
    """A vampire with a discipline; in capitals its superior level (V-018)."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    discipline: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return bool(s.game.number(s, self.discipline.lower(), item, row) >= (2 if self.discipline.isupper() else 1))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"with {discipline_name(self.discipline)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"without {discipline_name(self.discipline)}"


class Asks(Filter):
    """A card that requires a discipline."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    discipline: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else self.discipline in definition(s, item, row).icons

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"requiring {discipline_name(self.discipline)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not require {discipline_name(self.discipline)}"


def discipline_name(code: str) -> str:
    """Return the name of a discipline: “superior Dominate” for capitals."""
    name = DISCIPLINES.get(code.lower(), code)
    return f"superior {name}" if code.isupper() else name


class LibraryCard(Filter):
    """A library card, wherever it is."""

    PART: ClassVar[Part] = "noun"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else s.game.faces[row.face].kind != "vampire"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "library card"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is no library card"


LIBRARY_CARD = LibraryCard()


class X(Amount):
    """A multiple of what was chosen as X when the card was played, and more."""

    plus: int = 0
    times: int = 1

    def value(self, s: Vtes, f: Frame) -> int:
        return (f.get("x") or 0) * self.times + self.plus

    def say(self, voice: Voice, it: str = "it") -> str:
        x = f"{self.times}X" if self.times > 1 else "X"
        return f"{x}+{self.plus}" if self.plus else x
