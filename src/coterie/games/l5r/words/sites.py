"""Provinces whatever side of them lies up: what lies in one, whose it is, and the token that takes away its text (part 14)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.atoms.status import put_token
from coterie.games.l5r.facts.cards import is_participating
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import lying_in, owner_at
from coterie.games.l5r.state import L5R, TOKEN
from coterie.kernel.events import about
from coterie.kernel.pieces import Piece, Ref, ref
from coterie.words.cards.answering import done
from coterie.words.cards.events import OnCards, emit
from coterie.words.cards.groups import living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, Zones
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice


class Site(Filter):
    """A province, face up or face down."""

    PART: ClassVar[Part] = "noun"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.zone == "provinces"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "province"


SITE = Site()


class OfTheAttacked(Filter):
    """A card of a player whose province is attacked."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s)
        return now is not None and row.owner in map(owner_at, now.places)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "of the player who is attacked"


OF_THE_ATTACKED = OfTheAttacked()


class Involved(Filter):
    """A character that participates, or what bears the card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return is_participating(s, item) or f.get("host") == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that participates or bears this card"


INVOLVED = Involved()


class CardsIn(Group):
    """The dynasty cards that lie in the province that was chosen under a name."""

    KIND: ClassVar[str] = "piece"
    name: str = "province"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        at = f.get(self.name)
        return () if at is None else tuple([ref(s, p) for p in lying_in(s, s.pieces[at[0]].place)])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("card there", "cards there")


class There(Filter):
    """A dynasty card that lies, on one side, in the province that was chosen under a name."""

    PART: ClassVar[Part] = "after"
    down: bool = False
    name: str = "province"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        here = at is not None and row.zone in ("row", "holdings") and row.place == s.pieces[at[0]].place
        return here and row.down == self.down

    def zones(self, s: Any) -> Zones:
        return frozenset(("row", "holdings"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "face down there" if self.down else "there"


class InAttacked(Filter):
    """A dynasty card that lies face up in an attacked province."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        now = conflict(s)
        return now is not None and row.zone in ("row", "holdings") and row.place in now.places and not row.down

    def zones(self, s: Any) -> Zones:
        return frozenset(("row", "holdings"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in an attacked province"


IN_ATTACKED = InAttacked()


class LiesHere(Filter):
    """A dynasty card in the province that speaks or that bears the card that speaks; perhaps only on one side."""

    PART: ClassVar[Part] = "after"
    down: bool | None = None

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        this, host = f.get("this"), f.get("host")
        if this is None or row.zone not in ("row", "holdings"):
            return False
        at = this[0] if host is None or host < 0 else host
        return row.place == s.pieces[at].place and self.down in (None, row.down)

    def zones(self, s: Any) -> Zones:
        return frozenset(("row", "holdings"))

    def say(self, voice: Voice, it: str = "it") -> str:
        where = "in the province of this card"
        return f"that lies face down {where}" if self.down else where


class AtBearer(Condition):
    """The conflict is at the province that bears the card that speaks."""

    def holds(self, s: Any, f: Frame) -> bool:
        now, host = conflict(s), f.get("host")
        return now is not None and host is not None and host >= 0 and s.pieces[host].place in now.places

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the conflict is at the province that bears this card"


AT_BEARER = AtBearer()


class Shame(Effect):
    """Put a dishonored token on provinces, which takes away their text (L-12.5), and reveal those that lie face down."""

    what: Group = THAT

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)
        for p in [p for p in there if not s.pieces[p].count("dishonored")]:
            now = s.pieces[p]
            put_token(s, p, "dishonored", 1)
            s.tell("province shamed", (TOKEN if now.down else now.face, now.place))
            done(s, frame)
        emit(s, frame, [about(s, "reveal", p) for p in there if s.pieces[p].down])

    def able(self, s: L5R, f: Frame) -> bool:
        return any(not s.pieces[p].count("dishonored") or s.pieces[p].down for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put a dishonored token on {self.what.each(voice, it)} and reveal it"


class Restore(OnCards):
    """Restore broken provinces: they are broken no more and stay face up (L-14.2)."""

    EVENT: ClassVar[str] = "restore"

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return bool(row.zone == "provinces" and row.count("broken"))
