"""Wraiths: created, moved, turned face up, exhausted; and what their tokens give their bearers."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import ATTRIBUTES, BP, INTEL, POSSIBLE, SHIELD
from coterie.games.rivals.rules import wraiths
from coterie.games.rivals.rules.damage import lowers
from coterie.games.rivals.rules.settling import settle
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import OWN
from coterie.kernel.events import DUE, VOID, Event, about, happen
from coterie.kernel.pieces import Piece, Ref, found, ref
from coterie.kernel.scopes import Delayed
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import event_of
from coterie.words.cards.answering import done, pending_event, rewrite
from coterie.words.cards.changing import Bow
from coterie.words.cards.events import emit
from coterie.words.cards.filters import MINE, Kind
from coterie.words.cards.groups import HOST, THIS, About, Cards, first, living
from coterie.words.cards.numbers import Bonus
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter
from coterie.words.frames import Frame, frame_of
from coterie.words.groups import THAT, Bound, Group, One
from coterie.words.picking import Choose
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Voice

HAUNTING = Kind("wraith")  # a wraith is named by its card; its token belongs to it
WRAITHS = Cards(HAUNTING & MINE)


class Haunted(One, About):
    """The character that a wraith haunts, for the wraith and for its token."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        this: Ref | None = f.get("this")
        if this is None or s.pieces[this[0]].host < 0:
            return ()
        return (ref(s, facts.haunted(s, this[0])),)

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return row is not None and any(at[0] == event.subject for at in self.members(s, f))

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the haunted character"


class ThisWraith(One):
    """The wraith that a token belongs to."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Ref, ...]:
        this: Ref | None = f.get("this")
        now = None if this is None else found(s, this)
        return () if now is None or now.zone != "attached" else (ref(s, now.host),)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "this wraith"


HAUNTED, THIS_WRAITH = Haunted(), ThisWraith()


class InOwnCoterie(Filter):
    """It is attached to a character in your coterie, no matter which player attached it."""

    PART: ClassVar = "after"

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host >= 0 and facts.speaks(s, facts.haunted(s, item)) == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in your coterie"


# ── what tokens give ────────────────────────────────────────────────────────────────────────────────────────────────


def going_on(s: Rivals) -> int:
    """Return the scope of the current action or event, 0 between them (R-063)."""
    return next((serial for serial, name in s.scopes if name != "turn"), 0)


def _token_face(s: Rivals, piece: int) -> str:
    return s.pieces[facts.token_of(s, piece) if facts.is_wraith(s, piece) else piece].face


class Lend(Effect):
    """Increase a number of a character for the current action or event (R-063).

    In response to damage, it reduces that damage if the number does so (R-067, R-068).
    """

    number: str
    amount: int = 1
    who: Group = HAUNTED

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.who, f):
            event = pending_event(s, f)
            if event is not None and self._lowers(f, event, p):
                left = max(0, event.amount - self.amount)
                rewrite(s, f, event.but(amount=left, status=DUE if left else VOID))
                done(s, frame)
            until = going_on(s)
            if until:
                bonus = Bonus(self.number, self.amount, THIS)
                emit(s, frame, [about(s, "gain", p, detail=(bonus, until, _token_face(s, f.source)))])
                if self.number == BP:
                    s.new(Delayed(until, ((settle,),)))  # Blood above the BP goes with it (RR-8)

    def _lowers(self, f: Frame, event: Event, piece: int) -> bool:
        return event.kind == "damage" and event.subject == piece and lowers(self.number, event.detail)

    def able(self, s: Rivals, f: Frame) -> bool:
        who = living(s, self.who, f)
        event = event_of(s, f)
        if event is not None:
            return bool(who) and event.status == DUE and self._lowers(f, event, who[0])
        return bool(who) and bool(going_on(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"give {self.who.each(voice, it)} +{self.amount} {self.number} for the current action or event"


class ForIntel(Activate, kw_only=True):
    """An ability that gives Intel for an attack: it can be counted on as long as it could be paid for (RR-7).

    Attributes:
        amount: how much.
        party: any member of its bearer's party that attacks gets it, otherwise its bearer alone.
    """

    amount: int = 1
    party: bool = False

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (*super().keys(row, piece), ("number", POSSIBLE))

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != POSSIBLE or type(target) is not int:
            return False
        bearer = facts.haunted(s, piece)
        if target != bearer and not (self.party and bearer in facts.party(s, target)):
            return False
        f = frame_of(s, row, piece, facts.speaks(s, piece))
        return self.cost is None or self.cost.payable(s, f, Purse())

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.amount


class Unseen(Standing):
    """What a face-down token could give an attacker when turned up and exhausted, as far as its player knows."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", POSSIBLE, row.host),) if row.host >= 0 else ()

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        if number != POSSIBLE or target != row.host:
            return False
        token = s.pieces[facts.token_of(s, piece)]
        known = bool(token.known >> facts.speaks(s, piece) & 1)
        return token.down and known and self._gives(s, token) == INTEL

    def _gives(self, s: Rivals, token: Piece) -> str:
        does = s.game.faces[token.face].plays.effect()
        return str(getattr(does, "number", ""))

    def by(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> int:
        return 2 if row.ready else 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its token can be turned face up at any time"


# ── face up ─────────────────────────────────────────────────────────────────────────────────────────────────────────


class TokenDown(Condition):
    """The token of this wraith lies face down."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        this: Ref = f.get("this")
        return facts.is_wraith(s, this[0]) and wraiths.is_hidden(s, this[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its token lies face down"


class ShowToken(Effect):
    """Turn the token of this wraith face up, which gives what the token says, once (R-057, R-060, R-072)."""

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in [p for p in living(s, THIS, f) if facts.is_wraith(s, p)]:
            token = s.pieces[facts.token_of(s, p)]
            s.tell("turns up", f.seat, token.face)
            happen(s, wraiths.revealing(s, p).but(frame=frame))
            s.do((run, s.game.faces[token.face].plays.effect(), frame))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "turn its token face up"


WRAITH: tuple[Standing, ...] = (
    Trigger("interrupt", "damage", HOST, ShowToken(), given=TokenDown()),
    Unseen(),
)
"""What every wraith can do, as long as its token lies face down, whatever the token is (R-058, R-068)."""


def lending(number: str) -> tuple[Standing, ...]:
    """Return what a face-up token does: it is exhausted for its number, also where damage is about to be taken (R-062).

    It can be turned up and exhausted for both in one go (R-065). A wraith that is exhausted as the cost of something else
    gives nothing (R-069, R-070); its token may lie face down then (R-071).
    """
    exhaust = Bow(THIS_WRAITH)
    use = ForIntel if number == INTEL else Activate
    found_: tuple[Standing, ...] = (use(Lend(number), when="any turn", cost=exhaust),)
    if number == SHIELD or number in ATTRIBUTES:
        found_ += (Trigger("interrupt", "damage", HAUNTED, Lend(number), cost=exhaust),)
    return found_


# ── created, moved ──────────────────────────────────────────────────────────────────────────────────────────────────


class CreateWraith(Effect):
    """Create a wraith that haunts a character (R-052).

    Attributes:
        to: the character.
        fed: what is paid for it will bring a Mortal and make room.
    """

    to: Group = THAT
    fed: bool = False

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for p in first(s, self.to, f):
            wraiths.create(s, f.seat, ref(s, p))

    def able(self, s: Rivals, f: Frame) -> bool:
        if self.fed:
            return bool(wraiths.stack(s, f.seat)) and bool(living(s, self.to, f))
        return wraiths.can_create(s, f.seat) and any(facts.has_room(s, p) for p in living(s, self.to, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"create a wraith that haunts {self.to.each(voice, it)}"


def create_wraith(fed: bool = False, to: Group = OWN) -> Choose:
    """Return the word that creates a wraith on one of some characters."""
    return Choose(to, CreateWraith(fed=fed))


class MoveWraith(Effect):
    """Move a wraith with its token to another character that has room for it (R-107, R-108)."""

    what: Group = Bound("wraith")
    to: Group = THAT

    def _moved(self, s: Rivals, f: Frame) -> list[tuple[int, int]]:
        pairs = [(what, to) for what in first(s, self.what, f) for to in first(s, self.to, f)]
        return [(what, to) for what, to in pairs if s.pieces[what].host != to and facts.has_room(s, to)]

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        for what, to in self._moved(s, f):
            emit(s, frame, [about(s, "attach", what, detail=(*ref(s, to), f.seat, "down"))])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(self._moved(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.what.each(voice, it)} to {self.to.each(voice, it)}"
