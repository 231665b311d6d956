"""Which cards are meant: what they need, whether they are unique, the oldest, on which card they lie."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import capacity, clan, definition, has_trait, is_vampire
from coterie.games.vtes.numbers import TITLE_SECT
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.slaves import masters_clan
from coterie.games.vtes.words.naming import NAMES
from coterie.games.vtes.words.selves import MINION, discipline_name, minion_of
from coterie.kernel.pieces import Piece, pile
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Sets
from coterie.words.filters import Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.voice import Noun, Voice, an
from coterie.words.word import below


class Needs(Filter):
    """A card that requires a clan, a discipline or a path."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    clan: str = ""
    discipline: str = ""
    path: str = ""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = s.game.faces[row.face]
        if self.path and face.path == self.path:
            return True
        return bool(self.clan and self.clan in face.clan.split("/")) or self.discipline in face.icons

    def say(self, voice: Voice, it: str = "it") -> str:
        path = f"the Path of {self.path}" if self.path else ""
        asked = (self.clan, discipline_name(self.discipline) if self.discipline else "", path)
        both = [each for each in asked if each]
        return f"that requires {' or '.join(both)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return self.say(voice, it).replace("requires", "does not require")


class InAshOfTarget(Filter):
    """A card in the ash heap of the Methuselah at which the action in progress is directed."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_action(s)
        return now is not None and row.zone == "ash" and row.place in now.targets

    def zones(self, s: Any) -> Zones:
        return frozenset(("ash",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in the ash heap of the target"


class IsHost(Filter):
    """The bearer of the card whose text this is."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(f.get("host") == item)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that bears {voice.this}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not bear {voice.this}"


class LiesOn(Filter):
    """A card on another that matches a filter."""

    PART: ClassVar[Part] = "after"
    host: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host >= 0 and bool(self.host.holds(s, f, row.host, s.pieces[row.host]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"on {described(self.host, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not on {described(self.host, voice.noun('minion'), voice, it).a()}"


class AsksForAny(Filter):
    """A card that requires some discipline."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        face = s.game.faces[row.face]
        return face.kind != "vampire" and bool(face.icons)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that requires a Discipline"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that requires no Discipline"


class Oldest(Filter):
    """One of the oldest of some cards of its controller."""

    PART: ClassVar[Part] = "after"
    among: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        seat = s.game.speaks(s, item)
        mine = [p for zone in ("ready", "torpor") for p in pile(s, zone, seat)]
        return all(capacity(s, p) <= capacity(s, item) for p in mine if self.among.holds(s, f, p, s.pieces[p]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "as old as any"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "younger than another"


class OldestOfAll(Filter):
    """One of the oldest of some cards in play."""

    PART: ClassVar[Part] = "after"
    among: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        others = [at[0] for at in Cards(self.among).members(s, f)]
        return item in others and all(capacity(s, p) <= capacity(s, item) for p in others)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"as old as any {described(self.among, voice.noun('vampire'), voice, it).one}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "younger than another"


class Unique(Filter):
    """A unique card."""

    RANK: ClassVar[int] = 1
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else bool(definition(s, item, row).unique)

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "unique"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-unique"


class ForSect(Filter):
    """A card that requires a vampire of a sect, or one with a title of that sect."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    sect: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        asked = [(name, each) for name, value in s.game.faces[row.face].requires for each in value.split("/")]
        return any(value == self.sect or TITLE_SECT.get(value) == self.sect for _, value in asked)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that requires {an(self.sect)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not require {an(self.sect)}"


class TurnsTo(Filter):
    """A card whose text makes a vampire a member of a sect."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    sect: str

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        card = s.game.faces[row.face]
        words = below(card.plays, *card.abilities)
        return any(isinstance(word, Sets) and (word.value, word.to) == ("sect", self.sect) for word in words)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that makes a vampire {self.sect}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that makes no vampire {self.sect}"


class MinionCard(Filter):
    """A minion card: a library card that is neither a master card nor an event (V-033, V-036)."""

    PART: ClassVar[Part] = "noun"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return None if not row.face else s.game.faces[row.face].kind not in ("vampire", "master", "event")

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("minion card", "minion cards")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "minion card"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is no minion card"


class ForTitle(Filter):
    """A card that asks for a vampire with a title."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        return any(name == "title" and value != "no-title" for name, value in s.game.faces[row.face].requires)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that requires a title"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that requires no title"


class Belongs(Filter):
    """A card that belongs to a group whose name is a keyword of it."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    trait: str

    def holds(self, s: Any, f: Frame, item: int, row: Any) -> bool | None:
        return None if not row.face else has_trait(s, item, self.trait)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of {NAMES.get(self.trait, self.trait)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not of {NAMES.get(self.trait, self.trait)}"


class NoMinion(Filter):
    """A card that is no minion: neither a vampire nor an ally."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        there = MINION.holds(s, f, item, row)
        return None if there is None else not there

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is no minion"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is a minion"


class Slave(Filter):
    """A vampire that is a slave of some clan (VR-9.7)."""

    RANK: ClassVar[int] = 1
    READS_FACE: ClassVar[bool] = True

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(masters_clan(s, item)) if row.face else None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "enslaved"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "free"


class OfMasters(Filter):
    """A vampire of the clan of which this minion is a slave (VR-9.7)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = minion_of(s, f)
        return at is not None and is_vampire(s, item) and clan(s, item) == masters_clan(s, at[0]) != ""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"of the clan to which {voice.place('me')} is enslaved"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is not of the clan to which {voice.place('me')} is enslaved"


class CostsAtMost(Filter):
    """A card with a printed cost in blood or pool of no more than so much."""

    PART: ClassVar[Part] = "after"
    READS_FACE: ClassVar[bool] = True
    most: int

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if not row.face:
            return None
        cost = definition(s, item, row).cost.partition(" ")[2]
        return (int(cost) if cost.isdigit() else 0) <= self.most and cost != "X"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that costs {self.most} or less"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that costs more than {self.most}"
