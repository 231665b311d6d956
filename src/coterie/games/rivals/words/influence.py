"""Influence: Schemes, payments with Influence, modifiers of it, and results of an Influence Conflict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from coterie.games.rivals import facts
from coterie.games.rivals.facts import definition
from coterie.games.rivals.numbers import INFLUENCE, TITLE_PRICE
from coterie.games.rivals.rules.attack_state import NOBODY
from coterie.games.rivals.rules.conflict import begin_conflict
from coterie.games.rivals.rules.influence import is_modifier, modifiers
from coterie.games.rivals.rules.influence_state import (
    NO,
    OUTCOMES,
    add,
    conflict_now,
    counts_for,
    going_on,
    still_commits,
)
from coterie.games.rivals.rules.payment import begin_payment, within_reach
from coterie.games.rivals.rules.wraiths import is_hidden
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate, bound_of
from coterie.kernel.events import about
from coterie.kernel.modifiers import layered
from coterie.kernel.pieces import Piece, found, pile
from coterie.kernel.procedures import remember
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, About, living
from coterie.words.cards.lasting import Gets
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.purse import Purse
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice
from coterie.words.word import Word, walk

if TYPE_CHECKING:
    from coterie.kernel.events import Event

# ── Schemes and payments ────────────────────────────────────────────────────────────────────────────────────────────


class Scheme(Effect):
    """Begin an Influence Conflict whose effect is carried out if YES wins (RR-12.1)."""

    does: Effect

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        begin_conflict(s, f.get("this"), f.get("actor") or NOBODY, f.seat, self.does, frame)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"begin an Influence Conflict; should YES win, {self.does.say(voice, it)}"


class ExertInfluence(Effect):
    """A cost: exert an amount of Influence, once and from any of your sources (R-168, R-169).

    Cards can change the amount for a Title (`FreeTitles`).
    """

    amount: int

    def _price(self, s: Rivals, f: Frame) -> int:
        this, actor = f.get("this"), f.get("actor")
        if this is None or actor is None or "title" not in definition(s, this[0]).types:
            return self.amount
        return layered(s, TITLE_PRICE, (actor[0], definition(s, this[0]).name), self.amount)

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        begin_payment(s, f.seat, frame, self._price(s, f))

    def able(self, s: Rivals, f: Frame) -> bool:
        return self.payable(s, f, Purse())

    def payable(self, s: Rivals, f: Frame, purse: Purse) -> bool:
        this = f.get("this")
        reach = within_reach(s, f.seat) + from_hand(s, f.seat, -1 if this is None else this[0])
        if reach < self._price(s, f):
            reach += from_abilities(s, f)
        return purse.take(("influence", f.seat), self._price(s, f), reach)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"exert {self.amount} Influence"


class FreeTitles(Standing):
    """Titles, or those with a name, are attached to this character without Influence."""

    name: str = ""

    @property
    def how(self) -> str:
        return "set"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("number", TITLE_PRICE),)

    def changes(self, s: Rivals, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == TITLE_PRICE and target[0] == piece and self.name in ("", target[1])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attaching {self.name or 'a Title'} from your hand to {voice.this} takes no Influence"


# ── more Influence ──────────────────────────────────────────────────────────────────────────────────────────────────


class GainInfluence(Effect):
    """More Influence for your side in the current action or event."""

    amount: Number

    def run(self, s: Rivals, frame: int) -> None:
        f = s.rows[frame]
        if counts_for(s, f.seat):
            add(s, f.seat, value_of(s, self.amount, f))

    def able(self, s: Rivals, f: Frame) -> bool:
        return counts_for(s, f.seat) and value_of(s, self.amount, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.amount, int):
            return f"gain {self.amount} Influence for this action or event"
        return f"gain X Influence for this action or event (X equals {said(self.amount, voice, it)})"


class MoreInfluence(Effect):
    """A character has more Influence in the current action or event; without a No Influence token only."""

    amount: Number = 1
    who: Group = THIS

    def run(self, s: Rivals, frame: int) -> None:
        scope = going_on(s)
        if scope:
            s.do((run, Gets(INFLUENCE, self.amount, self.who, scope), frame))

    def able(self, s: Rivals, f: Frame) -> bool:
        if not going_on(s) or value_of(s, self.amount, f) <= 0:
            return False
        return any(
            not s.pieces[p].count("spent") and still_commits(s, s.game.speaks(s, p)) for p in living(s, self.who, f)
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.who.each(voice, it)
        if isinstance(self.amount, int):
            return f"give {who} {self.amount:+d} Influence in this action or event"
        return f"give {who} +X Influence in this action or event (X equals {said(self.amount, voice, it)})"


class RevealForInfluence(Effect):
    """Reveal the top card of your Library, which stays there, and gain Influence equal to the BP that it requires."""

    def run(self, s: Rivals, frame: int) -> None:
        top = pile(s, "library", s.rows[frame].seat)[:1]
        emit(s, frame, [about(s, "reveal", p) for p in top])
        s.do(*[(gain_by_bp, p, s.rows[frame].seat) for p in top])

    def able(self, s: Rivals, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat)) and going_on(s) != ""

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "reveal your Library's top card and gain Influence for this action or event equal to the BP that it needs"
        )


def from_hand(s: Rivals, seat: int, besides: int) -> int:
    """Return how much Influence cards of a hand could bring if they were placed now, besides one of them (R-169)."""
    there = [each.piece for each in modifiers(s, seat, ()) if each.piece != besides]
    by_bp = [definition(s, p).bp or 0 for p in there if not is_modifier(s, p)]
    brought = [_brings(definition(s, p).plays) for p in there if is_modifier(s, p)]
    return sum(sorted([*brought, max(by_bp, default=0)], reverse=True)[: s.setup["modifiers"]])


def _brings(plays: Word) -> int:
    """Return the Influence that an Influence Modifier says it brings."""
    return sum(part.amount for part in walk(plays) if isinstance(part, GainInfluence) and isinstance(part.amount, int))


def from_abilities(s: Rivals, f: Frame) -> int:
    """Return how much Influence abilities in play could bring now, each as often as it can be paid (R-169)."""
    purse, actor = Purse(), f.get("actor")
    if actor is not None:
        purse.take(("bow", actor[0]), 1, 1)  # who plays the card exhausts for it
    used_ = sorted({p for time in ("any turn", "your turn") for p in s.ears.get(("used", time), ())})
    found_ = [_could_give(s, f.seat, p, purse) for p in used_ if s.game.speaks(s, p) == f.seat]
    return sum(found_) + sum(_unseen(s, p) for p in facts.wraiths_of(s, f.seat) if is_hidden(s, p))


def _could_give(s: Rivals, seat: int, piece: int, purse: Purse) -> int:
    """Return the Influence that abilities of a card could bring, as far as their costs are not reserved yet."""
    row, n = s.pieces[piece], 0
    f = Frame(piece, seat, bound=bound_of(s, row, piece))
    for ability in [each for each in row.text if isinstance(each, Activate)]:
        more = sum(_given(s, part, f) for part in walk(ability.does))
        while more and ability.cost is not None and ability.cost.payable(s, f, purse):
            n += more
            if s.setup["ability_uses"] == "once":
                break
    return n


def _given(s: Rivals, part: Word, f: Frame) -> int:
    """Return the Influence that a part of an ability gives: to a side, or to a character without a No Influence token."""
    amount = getattr(part, "amount", 0)
    if not isinstance(amount, int):
        return 0
    if isinstance(part, GainInfluence):
        return amount
    if not isinstance(part, MoreInfluence) and getattr(part, "number", "") != INFLUENCE:
        return 0
    who = living(s, getattr(part, "who", THIS), f) or facts.coterie(s, f.seat)
    return amount if any(not s.pieces[p].count("spent") for p in who) else 0


def _unseen(s: Rivals, wraith: int) -> int:
    """Return the Influence of a face-down token, as far as its player knows: as it is turned up and as it is exhausted."""
    row, token = s.pieces[wraith], s.pieces[facts.token_of(s, wraith)]
    bearer = s.pieces[facts.haunted(s, wraith)]
    known = bool(token.known >> facts.speaks(s, wraith) & 1) and not bearer.count("spent")
    does = s.game.faces[token.face].plays.effect() if known else None
    return (2 if row.ready else 1) if getattr(does, "number", "") == INFLUENCE else 0


@step("rivals.gain_by_bp")
def gain_by_bp(s: Rivals, piece: int, seat: int) -> None:
    """Gain the Influence of a card that was revealed."""
    add(s, seat, definition(s, piece).bp or 0)


# ── what follows ────────────────────────────────────────────────────────────────────────────────────────────────────


class IfScheme(Effect):
    """An effect carried out once the Influence Conflict is decided, for a certain outcome; none without a Scheme.

    Attributes:
        outcome: the Scheme “succeeds” or “fails”; your side “wins” or “loses”.
        does: what is done then.
    """

    outcome: Literal["succeeds", "fails", "wins", "loses"]
    does: Effect

    def run(self, s: Rivals, frame: int) -> None:
        now = conflict_now(s)
        if now is not None:
            remember(s, "conflict", waiting=(*now.waiting, (self.outcome, self.does, s.rows[frame])))

    def able(self, s: Rivals, f: Frame) -> bool:
        return conflict_now(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        how = f"it {self.outcome}" if self.outcome in OUTCOMES[:2] else f"your side {self.outcome}"
        return f"if this is a Scheme and {how}, {self.does.say(voice, it)}"


class YourScheme(About):
    """A Scheme that you play."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Rivals, f: Frame) -> tuple[Any, ...]:
        now = conflict_now(s)
        return () if now is None or now.seat != f.seat or found(s, now.card) is None else (now.card,)

    def fits(self, s: Rivals, f: Frame, event: Event, row: Piece | None) -> bool | None:
        return event.seat == f.seat

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("Scheme of yours", "Schemes of yours")


YOUR_SCHEME = YourScheme()


class AgainstYourScheme(Condition):
    """The Influence that is being answered is exerted against a Scheme that you play (R-288)."""

    def holds(self, s: Rivals, f: Frame) -> bool:
        now, event = conflict_now(s), event_of(s, f)
        return now is not None and event is not None and now.seat == f.seat and NO in event.detail

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that is against a Scheme of yours"


class InFavor(Amount):
    """How often a number is contained in the Influence for YES (R-131)."""

    per: int = 1

    def value(self, s: Rivals, f: Frame) -> int:
        now = conflict_now(s)
        return 0 if now is None else now.totals[0] // self.per

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Influence for YES" if self.per == 1 else f"1 for every {self.per} Influence for YES"
