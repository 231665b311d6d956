"""Rounds of combat: the next one, a new one, one at a range that a weapon sets; and what lies on the opposing minion."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import is_vampire
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.combat import choose_blow
from coterie.games.vtes.rules.strikes import LONG, Blow, current_combat, opposed, with_side
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import QUEUED, MayLater
from coterie.games.vtes.words.selves import minion_of
from coterie.games.vtes.words.striking import Strike, side_in
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import step
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, Cards, living
from coterie.words.effects import Effect, run, run_with
from coterie.words.filters import ANYTHING, Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice


class NewRound(Timed):
    """Combat would end and both are ready: a new round begins instead, unless something has been used already as it was about
    to end (VR-8.2)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("end of round",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", pressed=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not (now.pressed or now.closing) and opposed(s, now)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "if combat would end and both are ready, a new round begins instead"


class NoMoreRounds(Effect):
    """Combat is about to end, and ends: no new round begins instead any more (VR-8.2)."""

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", closing=True)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "no new round begins instead"


class GoesOn(Public):
    """There will be another round of this combat."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and now.pressed

    def say(self, voice: Voice, it: str = "it") -> str:
        return "combat goes on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "combat is about to end"


class WasQueued(Public):
    """Another combat was queued in this action: what comes after that of the action itself is lost (C-103)."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return bool(used(s, (QUEUED,), "action"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "another combat was queued after that one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no other combat was queued after that one"


class FirstClash(Public):
    """An acting vampire and the vampire that has blocked it fight the first round of their combat."""

    def holds(self, s: Any, f: Frame) -> bool:
        now, action = current_combat(s), current_action(s)
        if now is None or action is None or now.round > 1:
            return False
        both = (action.actor, action.blocker)
        return {now.one, now.two} == set(both) and all(is_vampire(s, at[0]) for at in both)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an acting vampire and a blocking vampire are in their first round"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no acting vampire and blocking vampire are in their first round"


def is_with_this(blow: Blow | None, f: Frame) -> bool:
    """Return whether a strike is one with the card that speaks."""
    return blow is not None and blow.source == f.get("this")


class StruckWithThis(Public):
    """The last strike of this minion this round was one with this card."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        return now is not None and side >= 0 and is_with_this(now.last_blows[side], f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has struck with {voice.this}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} has not struck with {voice.this}"


class StrikesWithThis(Public):
    """The strike of this minion that was chosen, or resolves, is one with this card."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        return now is not None and side >= 0 and is_with_this(now.blows[side], f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} strikes with {voice.this}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} does not strike with {voice.this}"


class AfterCombat(Effect):
    """Do something after the combat that goes on; it is lost if another one is queued (C-103)."""

    does: Effect

    def run(self, s: Vtes, frame: int) -> None:
        serial = current(s, "combat")
        if serial:
            s.new(Delayed(serial, ((after_combat, serial, self.does, s.rows[frame]),)))

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_combat(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"as the combat ends, {self.does.say(voice, it)}"


@step("vtes.after_combat")
def after_combat(s: Vtes, serial: int, does: Effect, frame: Frame) -> None:
    """Do what was to be done after a combat, unless another has been queued."""
    if not s.rows[serial].data.queued:
        s.do((run_with, does, frame))


class InNextRound(Effect):
    """If there is another round, this minion may use something once in it."""

    what: Timed

    def run(self, s: Vtes, frame: int) -> None:
        now = current_combat(s)
        if now is not None:
            s.new(Delayed(("round",), ((next_round_begins, MayLater(self.what), now.round, s.rows[frame]),)))

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_combat(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if there is another round, {voice.place('me')} may {self.what.say(voice, it)} once in it"


@step("vtes.next_round_begins")
def next_round_begins(s: Vtes, what: Effect, round_: int, f: Frame) -> None:
    """Give what may be used in the next round, if that has begun."""
    now = current_combat(s)
    if now is not None and now.round > round_:
        s.do((run_with, what, f))


class SetRange(Timed):
    """The range of this round is long, and the first strike of this minion is the one of a weapon."""

    strike: Strike
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None:
            remember(s, "combat", fixed=LONG)
            choose_blow(s, at[0], self.strike.blow(s, f).but(source=f.get("this") or NOBODY))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not now.fixed

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"set the range of this round to long; its first strike is then: {self.strike.say(voice, it)}"


class Aim(Timed):
    """The strike that this minion is choosing inflicts more damage if any of it comes through; the opposing minion cannot
    press in this round then. Only one aim for each strike."""

    more: int
    WINDOWS: ClassVar[tuple[str, ...]] = ("strike",)

    def run(self, s: Vtes, frame: int) -> None:
        now, side = current_combat(s), side_in(s, s.rows[frame])
        if now is not None and side >= 0:
            remember(s, "combat", aims=with_side(now.aims, side, self.more))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, side = current_combat(s), side_in(s, f)
        return now is not None and side >= 0 and side == now.turn and not now.aims[side] and now.blows[side] is None

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"if any damage of the strike that {voice.place('me')} is choosing is inflicted on the opposing minion, "
            f"{self.more} more is, and the opposing minion cannot press this round (one aim for each strike)"
        )


class FixRange(Timed):
    """The range of this round is close, or long; nobody decides about it (VR-8.2)."""

    range: str
    WINDOWS: ClassVar[tuple[str, ...]] = ("before range",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "combat", fixed=self.range)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and side_in(s, f) >= 0 and not now.fixed

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"set the range of this round to {self.range}"


class InitialStrikes(Public):
    """The strikes that resolve now are the first ones of this round."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_combat(s)
        return now is not None and not now.again

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is the first strike of the round"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is an additional strike"


class PressesByItself(Marker):
    """In each press step a counter is burned from this card, and combat goes on unless a combatant presses to end it."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "pressing"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "in each press step, burn a counter from this card: combat goes on unless a combatant presses to end it"


def pressing_cards(s: Any) -> list[int]:
    """Return the cards that press by themselves now."""
    there = s.ears.get(("used", "pressing"), ())
    return [p for p in there if s.pieces[p].count("counter")]


class Refill(Effect):
    """This card has a number of counters again."""

    counters: int

    def run(self, s: Any, frame: int) -> None:
        for p in living(s, THIS, s.rows[frame]):
            missing = self.counters - s.pieces[p].count("counter")
            emit(s, frame, [about(s, "counter", p, missing, detail=("counter",))])

    def able(self, s: Any, f: Frame) -> bool:
        return any(s.pieces[p].count("counter") < self.counters for p in living(s, THIS, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this card has {self.counters} counters again"


class CardPlayed(Trigger):
    """Answers that a card is played."""

    def say(self, voice: Voice, it: str = "it") -> str:
        given = f" and {self.given.say(voice, it)}" if self.given is not None else ""
        return f"whenever {self.about.one(voice)} is played{given}, {self.does.say(voice, it)}"


def whenever_played(does: Effect) -> CardPlayed:
    """Return what is done whenever anybody plays a card."""
    return CardPlayed("forced reaction", "show", Cards(ANYTHING), does, must=True)


class OnThe(Filter):
    """A card that lies on some minion."""

    PART: ClassVar[Part] = "after"
    host: Group

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host in living(s, self.host, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"on {self.host.each(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is not on {self.host.each(voice, it)}"


class AttackWith(EnterCombat, kw_only=True):
    """Enter combat with a minion, with something that this minion may use once in the first round."""

    what: Timed

    def run(self, s: Any, frame: int) -> None:
        s.do((run, MayLater(self.what, "action", first=True), frame), (run, EnterCombat(self.who), frame))

    def say(self, voice: Voice, it: str = "it") -> str:
        may = f"{voice.place('me')} may {self.what.say(voice, it)} once in the first round of it"
        return f"enter combat with {self.who.one(voice, it)}; {may}"


class StruckHome(Public):
    """A strike of this minion has inflicted damage on the opposing one this round, perhaps one with this card."""

    with_this: bool = False

    def holds(self, s: Vtes, f: Frame) -> bool:
        by = f.get("this") if self.with_this else minion_of(s, f)
        return by is not None and bool(used(s, ("struck home", *by), ("round",)))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"with {voice.this}" if self.with_this else f"of {voice.place('me')}"
        return f"a strike {what} has inflicted damage this round"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        what = f"with {voice.this}" if self.with_this else f"of {voice.place('me')}"
        return f"no strike {what} has inflicted damage this round"
