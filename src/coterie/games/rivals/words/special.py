"""Special Reactions, played besides an ordinary one: what they respond to, and how they change it (R-116, R-117)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.rivals import facts
from coterie.games.rivals.numbers import stat
from coterie.games.rivals.rules.attack_state import NOBODY, fight, mute
from coterie.games.rivals.rules.damage import AGGRAVATED, UNSHIELDED
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import DUE, VOID, Event
from coterie.kernel.pieces import Piece
from coterie.words.amounts import said
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Cancel, Prevent, done, pending_event, rewrite
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice, either

# What effects do to somebody.
CHANGING = (
    "damage",
    "blood",
    "bow",
    "counter",
    "lift",
    "slay",
    "move",
    "attach",
    "shift",
    "swap",
    "control",
)


def may_react(s: Rivals, seat: int) -> bool:
    """Return whether a seat may play Reactions in the attack that goes on, Special ones among them: nobody in one on who
    claims the Prince of the City (R-270), and not the defender where a card forbids it."""
    now = fight(s)
    return now is None or (now.claimant == NOBODY and not (mute(now) and now.foe == seat))


class Special(Trigger, kw_only=True):
    """A Special Reaction: played from the hand besides an ordinary Reaction, when somebody would take damage of some types
    or an attack is declared to be of one (R-116).

    Attributes:
        sorts: parts of what the event tells, one of which must be there: “aggravated”, “ranged”.
    """

    where: str = "hand"
    sorts: tuple[str, ...]

    def _of_sort(self, event: Event) -> bool:
        return any(sort in event.detail for sort in self.sorts)

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        seat = facts.speaks(s, piece, row)
        return self._of_sort(event) and may_react(s, seat) and super().fits(s, row, piece, event)

    def could(self, s: Any, seat: int, event: Event) -> bool:
        return self._of_sort(event) and may_react(s, seat) and super().could(s, seat, event)

    def say(self, voice: Voice, it: str = "it") -> str:
        text = self.framed(voice, self.said(voice, self.does.say(voice)))
        sorts = either([voice.place(sort) for sort in self.sorts])
        what = f"would take {sorts} damage" if self.kind == "damage" else f"is the target of a {sorts} attack"
        return f"when {self.about.one(voice)} {what}, {text}"


def changing(event: Event) -> Event:
    """Return an event as an event about the character that it changes: the bearer, if a card is attached."""
    if event.kind != "attach":
        return event
    host, life, *_ = event.detail
    return event.but(subject=host, life=life, was=None)


class Warding(Trigger, kw_only=True):
    """A Special Reaction to what a foe's card or ability does to a character outside an attack: exhaust, damage or move it,
    attach something to it."""

    where: str = "hand"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([(self.stage, kind) for kind in CHANGING])

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        return tuple([(self.stage, kind, self.where) for kind in CHANGING])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "stage", self.stage
        yield from (("event", kind) for kind in CHANGING)

    def _by_foe(self, s: Rivals, seat: int, event: Event) -> bool:
        by = facts.speaks(s, event.source) if event.source >= 0 else seat
        now = fight(s)
        in_attack = now is not None and event.source in (now.attacker[0], now.card, now.second, now.reaction)
        return by not in (seat, s.seats) and not in_attack

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        return self._by_foe(s, facts.speaks(s, piece, row), event) and super().fits(s, row, piece, changing(event))

    def could(self, s: Any, seat: int, event: Event) -> bool:
        return self._by_foe(s, seat, event) and super().could(s, seat, changing(event))

    def say(self, voice: Voice, it: str = "it") -> str:
        text = self.framed(voice, self.said(voice, self.does.say(voice)))
        return f"when a card or ability of a foe, but no attack, would change {self.about.one(voice)}, {text}"


class TurnAside(Cancel):
    """Cancel what an effect does to a character, and whatever it would do to that character later: the effect no longer finds
    it (D-256)."""

    def run(self, s: Any, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is None:
            return
        super().run(s, frame)
        if event.frame in s.rows:
            whom = changing(event)
            s.rows[event.frame] = s.rows[event.frame].followed((whom.subject, whom.life), NOBODY)


class PartyBears(Filter):
    """A character in whose party somebody bears a card: “in a party with an Alchemy”."""

    PART: ClassVar[Part] = "after"
    what: Filter

    def holds(self, s: Rivals, f: Frame, item: int, row: Piece) -> bool | None:
        borne = [p for member in facts.party(s, item) for p in facts.attachments(s, member)]
        return any(self.what.holds(s, f, p, s.pieces[p]) for p in borne)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in a party with {described(self.what, voice.noun('card'), voice, it).a()}"


class ShieldIt(Prevent):
    """A shield against the damage being answered, unless shields do not reduce it."""

    def able(self, s: Any, f: Frame) -> bool:
        event = pending_event(s, f)
        return event is not None and UNSHIELDED not in event.detail and super().able(s, f)

    def run(self, s: Any, frame: int) -> None:
        if self.able(s, s.rows[frame]):
            super().run(s, frame)

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.amount, int):
            return f"get +{self.amount} shield against it"
        return f"get +X shield against it (X equals {said(self.amount, voice, it)})"


class BecomeSort(Effect):
    """Change the damage being answered from Aggravated to a type, reduced by that attribute (R-119)."""

    sort: str

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        if event is None:
            return
        left = max(0, event.amount - stat(s, event.subject, self.sort))
        tags = tuple(tag for tag in event.detail[1:] if tag != AGGRAVATED)
        rewrite(s, f, event.but(amount=left, detail=(self.sort, *tags), status=DUE if left else VOID))
        done(s, frame)

    def able(self, s: Rivals, f: Frame) -> bool:
        return pending_event(s, f) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make the damage {self.sort.title()} instead of Aggravated"
