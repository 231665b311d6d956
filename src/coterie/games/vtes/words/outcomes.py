"""The outcome of an action: the amount bled, the blocker, the target; and coin flips."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.action_state import (
    BLOCKED,
    NOBODY,
    THIS_ACTION,
    UNBLOCKED,
    current_action,
    intercept,
    stealth,
)
from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.deeds import Deed, EnterCombat
from coterie.games.vtes.words.selves import BLOCKING, held_by_others, minion_of, speaking
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.chance import below
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import Delayed
from coterie.kernel.steps import step
from coterie.words.cards.groups import THIS, first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.standing import Marker
from coterie.words.voice import Voice
from coterie.words.word import walk


class BledFor(Public):
    """The action in progress was a successful bleed for at least an amount."""

    least: int = 1

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.kind == "bleed" and now.outcome == UNBLOCKED and now.amount >= self.least

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed was successful for {self.least} or more"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the bleed was not successful for {self.least} or more"


class DidBlock(Public):
    """A minion has blocked the action in progress."""

    who: Group

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED and now.blocker[0] in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has blocked the action"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has not blocked the action"


class AimedAtCard(Public):
    """The action in progress is aimed at a card: this one, unless another is named."""

    what: Group = THIS

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        at: Ref | None = None if now is None else s.rows[now.frame].get("that")
        return isinstance(at, tuple) and at[0] in living(s, self.what, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is aimed at {self.what.one(voice, it)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not aimed at {self.what.one(voice, it)}"


class AboutToFight(Public):
    """This minion is about to fight the acting one, which it has blocked, or whose action is to enter combat with it."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        if now is None or at is None or now.kind == "leave torpor":
            return False
        if now.outcome == BLOCKED:
            return now.blocker == at
        sent = [word for word in walk(now.effect) if isinstance(word, EnterCombat)]
        return any(at in word.who.members(s, s.rows[now.frame]) for word in sent)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is about to enter combat with the acting one"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} is not about to enter combat with the acting one"


class SentAgainst(Public):
    """The action that goes on would send the acting minion into combat with one of which a filter holds."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None:
            return False
        sent = [word for word in walk(now.effect) if isinstance(word, EnterCombat)]
        there = [at for word in sent for at in word.who.members(s, s.rows[now.frame])]
        return any(bool(self.which.holds(s, f, at[0], s.pieces[at[0]])) for at in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is to enter combat with {described(self.which, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not to enter combat with {described(self.which, voice.noun('minion'), voice, it).a()}"


class Undirected(Deed):
    """Something that an action does to a card without being directed at the Methuselah that controls it."""

    does: Effect

    def run(self, s: Vtes, frame: int) -> None:
        s.do((run, self.does, frame))

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.does.say(voice, it)}; this is undirected"


class FeedTheLast(Effect):
    """Of two vampires the only one that is ready gains blood; if both are, or neither is, nothing happens."""

    one: Group
    other: Group
    amount: int

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [p for group in (self.one, self.other) for p in living(s, group, f) if s.pieces[p].zone == "ready"]
        if len(there) == 1:
            s.do((happening, about(s, "blood", there[0], self.amount)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if only one of them is ready after the combat, it gains {self.amount} blood"


class NotAgain(Effect):
    """The acting minion cannot take the same action again this turn."""

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None and not now.keys:
            name = definition(s, now.card[0]).name if now.card != NOBODY else ""
            for key in ((now.kind,), ("card", name)):
                count_use(s, ("acted", now.actor[0], *key), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the acting minion cannot take the same action again this turn"


class ActionTarget(One):
    """The card that the action in progress is aimed at."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        at: Ref | None = None if now is None else s.rows[now.frame].get("that")
        return (at,) if isinstance(at, tuple) and found(s, at) is not None else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return "its target"


class FlipCoin(Effect):
    """Flip a coin; if it is tails, something is done."""

    tails: Effect

    def run(self, s: Any, frame: int) -> None:
        heads = below(s, 2) == 0
        s.tell("heads" if heads else "tails")
        if not heads:
            s.do((run, self.tails, frame))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"flip a coin: on tails, {self.tails.say(voice, it)}"


class ActionCard(One):
    """The card of the action in progress, if it is an action card that lies open and is not in play."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        card = None if now is None or now.card == NOBODY else s.pieces[now.card[0]]
        if now is None or card is None or card.zone not in ("limbo", "ash"):
            return ()
        return ((now.card[0], card.life),) if "action" in definition(s, now.card[0]).types else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the action card"


class ShuffleIn(Effect):
    """Cards go to their owner's library, which is shuffled."""

    what: Group

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the other Methuselahs whose cards in play are shuffled away: an action that does this is directed at them."""
        return held_by_others(s, self.what, f)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)
        owners = dict.fromkeys([s.pieces[p].owner for p in there])
        if there:
            s.do(
                (happening, *[about(s, "top", p, detail=("library",)) for p in there]),
                *[(happening, about_seat("shuffle", seat, detail=("library",))) for seat in owners],
            )

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"shuffle {self.what.each(voice, it)} into its owner's library"


class OneOf(Timed):
    """One of several effects, whichever fits the moment: a maneuver or a press."""

    ways: tuple[Timed, ...]

    @property
    def WINDOWS(self) -> tuple[str, ...]:  # type: ignore[override]  # here they hang on its parts
        return tuple(dict.fromkeys([window for way in self.ways for window in way.WINDOWS]))

    def run(self, s: Vtes, frame: int) -> None:
        for way in [way for way in self.ways if way.able(s, s.rows[frame])][:1]:
            s.do((run, way, frame))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return any(way.apt(s, f) for way in self.ways)

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(way.able(s, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        return " or ".join([way.say(voice, it) for way in self.ways])


class NoMoreBlocks(Effect):
    """A Methuselah can no longer attempt to block this action."""

    who: Group

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None:
            more = [seat for seat in self.who.members(s, s.rows[frame]) if seat not in now.declined]
            remember(s, "action", declined=(*now.declined, *more))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} blocks this action no more"


class QueueFight(Effect):
    """Two minions enter combat once the action has resolved."""

    one: Group
    two: Group

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        both = [ref(s, p) for group in (self.one, self.two) for p in first(s, group, f)]
        if len(both) == 2:
            s.new(Delayed(THIS_ACTION, ((fight, *both),)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"after this action, {self.one.each(voice, it)} enters combat with {self.two.each(voice, it)}"


class MustBleed(Marker):
    """This minion must bleed, with more bleed, unless it must hunt, as long as a condition holds."""

    amount: int
    given: Condition

    def now(self, s: Any, piece: int) -> bool:
        """Return whether it must now."""
        f = speaking(s, piece)
        return self.given.holds(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if {self.given.say(voice, it)}, {voice.place('me')} must bleed with +{self.amount} bleed unless it must hunt"


class MayGiveUp(Effect):
    """Let the blocking Methuselah give up its attempt, which fails then."""

    which: Filter

    def run(self, s: Vtes, frame: int) -> None:
        f, now = s.rows[frame], current_action(s)
        for p in living(s, BLOCKING, f):
            if now is not None and now.state == "B" and self.which.holds(s, f, p, s.pieces[p]):
                s.ask(s.game.speaks(s, p), ("give up?", p), [("yes", (), ((give_up_block, p),)), ("no", (), ())])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{described(self.which, voice.noun('minion'), voice, it).a()} that attempts to block may give it up"


@step("vtes.give_up_block")
def give_up_block(s: Vtes, minion: int) -> None:
    """Let an attempt to block fail as its Methuselah wishes."""
    now = current_action(s)
    if now is not None:
        s.tell("block fails", s.pieces[minion].face)
        same = (minion, stealth(s, now), intercept(s, minion), now.uses)
        remember(s, "action", goto="A", tried=(*now.tried, same))


class PassBlock(Timed):
    """Before the block resolves, the action continues as if unblocked, without combat."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("blocked",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "action", outcome="", blocker=NOBODY, goto="A")

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED and now.actor == minion_of(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the action goes on as if unblocked"


ACTION_CARD, ACTION_TARGET = ActionCard(), ActionTarget()


class FoilBleed(Timed):
    """The bleed that is about to succeed burns no pool and fails, but the action itself succeeds: its cost is paid (VR-6.8)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("succeeding",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "action", foiled=True)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return is_about_to_bleed(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the bleed burns no pool and is unsuccessful"


class AboutToBleed(Public):
    """The action in progress is a bleed that is about to succeed, for 1 or more (VR-6.8)."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        return is_about_to_bleed(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the bleed is about to succeed"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no bleed is about to succeed"


def is_about_to_bleed(s: Vtes) -> bool:
    """Return whether the action in progress is a bleed that would succeed for 1 or more if it resolved now."""
    now = current_action(s)
    return now is not None and now.kind == "bleed" and not (now.outcome or now.foiled) and bleed_of(s, now) > 0
