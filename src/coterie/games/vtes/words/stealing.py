"""Modifiers and reactions: stealth, intercept, more or less bleed, wakes, what ends an action (VR-6.5 to VR-6.8)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.facts import alive, playing
from coterie.games.vtes.numbers import AWAKE, BLEED, INTERCEPT, STEALTH
from coterie.games.vtes.rules.action import end_action, resume
from coterie.games.vtes.rules.action_state import (
    BLOCKED,
    ENDED,
    FAILED,
    NOBODY,
    THIS_ACTION,
    UNBLOCKED,
    current_action,
    intercept,
    stealth,
)
from coterie.games.vtes.rules.blocking import barred, can_pay_block_tax, may_block, pay_block_tax
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.strikes import current_combat
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.selves import ACTING, BLOCKING, ME, minion_of
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice
from coterie.words.word import walk


def for_action(s: Vtes, frame: int, group: Group, number: str, n: int) -> None:
    """Change a number of minions until the action is over."""
    f: Frame = s.rows[frame]
    source = f.face(s)
    until = current(s, "action") or THIS_ACTION
    emit(s, frame, [about(s, "gain", p, detail=(Bonus(number, n, THIS), until, source)) for p in living(s, group, f)])


def plus(number: Number, what: str, voice: Voice, it: str) -> str:
    """Return a change as text: “+2 stealth”, or “+X stealth (X equals …)”."""
    if isinstance(number, int):
        return f"+{number} {what}"
    worth = said(number, voice, it)
    return f"+{worth} {what}" if worth.startswith("X") else f"+X {what} (X equals {worth})"


class Stealth(Timed):
    """More stealth for the acting minion: only when needed, unless the card says otherwise (VR-6.6).

    Attributes:
        amount: how much.
        early: also where it is not needed yet.
        anybodys: the acting minion of anybody, not only yours.
    """

    amount: Number = 1
    early: bool = False
    anybodys: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B", "C", "announced")

    def run(self, s: Vtes, frame: int) -> None:
        now, f = current_action(s), s.rows[frame]
        if now is not None and self.apt(s, f):  # beside other effects it may not be needed
            source = f.face(s)
            n = value_of(s, self.amount, f)
            detail = (Bonus(STEALTH, n, THIS), current(s, "action"), source)
            emit(s, frame, [about(s, "gain", now.actor[0], detail=detail)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or not (self.anybodys or now.seat == f.seat) or now.state not in ("A", "B", "C", ""):
            return False
        if self.early:
            return True
        return now.state == "B" and now.blocker != NOBODY and intercept(s, now.blocker[0]) >= stealth(s, now)

    def say(self, voice: Voice, it: str = "it") -> str:
        return plus(self.amount, "stealth", voice, it) + (", even if it is not needed yet" if self.early else "")


class Intercept(Timed):
    """More intercept for the blocking minion: only when needed, but then any amount (VR-6.6, C-029)."""

    amount: Number = 1
    who: Group = ME
    WINDOWS: ClassVar[tuple[str, ...]] = ("B",)

    def run(self, s: Vtes, frame: int) -> None:
        for_action(s, frame, self.who, INTERCEPT, value_of(s, self.amount, s.rows[frame]))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.state != "B" or now.blocker[0] not in living(s, self.who, f):
            return False
        return stealth(s, now) > intercept(s, now.blocker[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "" if self.who == ME else f"give {self.who.each(voice, it)} "
        return whose + plus(self.amount, "intercept", voice, it)


class BleedMore(Timed):
    """More bleed for the acting minion, of anybody if told so; “limited” increases do not add up (VR-6.7, C-061)."""

    amount: Number = 1
    limited: bool = True
    anybodys: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B", "C")

    def run(self, s: Vtes, frame: int) -> None:
        if not self.apt(s, s.rows[frame]):
            return  # beside other effects the limit may be used up
        if self.limited:
            remember(s, "action", limited=True)
        for_action(s, frame, ACTING, BLEED, value_of(s, self.amount, s.rows[frame]))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.kind != "bleed" or (self.limited and now.limited):
            return False
        return self.anybodys or now.seat == f.seat

    def say(self, voice: Voice, it: str = "it") -> str:
        return plus(self.amount, "bleed", voice, it) + (" (limited)" if self.limited else "")


ALL = 99  # of a bleed


class BleedLess(Timed):
    """Reduce a bleed against you, or one of your own minions."""

    amount: int = 1
    own: bool = False

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None:
            n = bleed_of(s, now) if self.amount == ALL else self.amount
            remember(s, "action", bleed=now.bleed - n)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.kind != "bleed":
            return False
        return now.seat == f.seat if self.own else f.seat in now.targets

    def say(self, voice: Voice, it: str = "it") -> str:
        return "reduce the bleed to 0" if self.amount == ALL else f"reduce the bleed by {self.amount}"


class Redirect(Timed):
    """Redirect a bleed against you to another Methuselah, which can block it; only after blocks are declined (VR-6.9, C-057).

    Attributes:
        to: whom it can be aimed at; anybody else by default.
    """

    to: Group | None = None
    WINDOWS: ClassVar[tuple[str, ...]] = ("C",)

    def _others(self, s: Vtes, f: Frame) -> list[int]:
        now = current_action(s)
        if now is None:
            return []
        wanted = playing(s) if self.to is None else self.to.members(s, f)
        return [seat for seat in playing(s, now.seat) if seat not in (now.seat, *now.targets) and seat in wanted]

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        others = self._others(s, f)
        if others:
            s.ask(f.seat, ("redirect?",), [("seat", (seat,), ((redirected, seat),)) for seat in others])

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        fits = now is not None and now.kind == "bleed" and now.state == "C" and f.seat in now.targets
        return fits and bool(self._others(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = "another Methuselah" if self.to is None else self.to.each(voice, it)
        return f"redirect the bleed to {whom}, who can attempt to block"


@step("vtes.redirected")
def redirected(s: Vtes, seat: int) -> None:
    """Direct the action at somebody else; blocks begin anew."""
    s.tell("redirected", seat)
    remember(s, "action", targets=(seat,), goto="A", declined=())


class Wake(Timed):
    """Wake a minion: for this action it reacts and blocks as though unlocked (VR-6.5)."""

    who: Group = ME
    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B", "C", "played")

    def run(self, s: Vtes, frame: int) -> None:
        for_action(s, frame, self.who, AWAKE, 1)

    def apt(self, s: Vtes, f: Frame) -> bool:
        """Return whether it is of use: to who may block, is the target, or may want to react to a referendum; to others if
        they could have a reaction that blocks for others; as a card is played only to a seat that could cancel it with a
        reaction (V-042, C-005)."""
        now, there = current_action(s), living(s, self.who, f)
        if self.who == ME and (not there or s.game.number(s, AWAKE, there[0])):
            return False
        if f.get("window") == "played":
            return current_combat(s) is None and s.game.could_react_at_once(s, f.seat)
        if now is None or now.seat == f.seat:
            return False
        if f.seat in may_block(s, now) or now.kind == "political":
            return True
        return any(s.game.could_block_for_others(s, f.seat, p) for p in there)

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f) and any(not s.game.number(s, AWAKE, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(self.who.each(voice, it), "wake", "").rstrip()


class UnlockAndBlock(Timed):
    """Unlock a minion, which attempts to block with more intercept (VR-6.5, C-033).

    Only who may block can do that, with a minion that nothing bars from it. What is aimed at a locked minion goes on although
    that is unlocked now (C-035).

    Attributes:
        amount: how much more intercept, also where it is not needed yet.
        who: the minion, this one where nothing else is said.
        anybody: also who is neither target nor prey nor predator; only that is lifted.
    """

    amount: int = 0
    who: Group = ME
    anybody: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("A",)

    def run(self, s: Vtes, frame: int) -> None:
        for p in first(s, self.who, s.rows[frame]):
            if self.amount:
                for_action(s, frame, self.who, INTERCEPT, self.amount)
            unlock = [] if s.pieces[p].ready else [(happening, about(s, "straighten", p))]
            s.do(*unlock, (block_with, p))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.state != "A" or now.blocker != NOBODY:
            return False
        at = minion_of(s, f)
        if self.who == ME and (at is None or barred(s, now, at[0])):
            return False
        if any(forbidding(s, "unlock at all", p) for p in living(s, self.who, f)):
            return False
        return (self.anybody or f.seat in may_block(s, now)) and f.seat not in now.declined

    def say(self, voice: Voice, it: str = "it") -> str:
        more = f" at +{self.amount} intercept, needed or not" if self.amount else ""
        lifted = ", even if the action is directed at another Methuselah" if self.anybody else ""
        who = self.who.each(voice, it)
        if voice.asking:
            return f"have {who} unlock and attempt to block{more}{lifted}"
        return f"{who} unlocks and attempts to block{more}{lifted}"


def blocks_for_others(mode: Mode) -> bool:
    """Return whether a card is a reaction by which a minion blocks what is aimed at others."""
    return mode.sort == "reaction" and any(getattr(word, "anybody", False) for word in walk(mode.does))


@step("vtes.block_with")
def block_with(s: Vtes, minion: int) -> None:
    """Let a minion attempt to block by a card text, if it can pay for the attempt."""
    if can_pay_block_tax(s, minion):
        s.tell("attempts", s.pieces[minion].face)
        remember(s, "action", blocker=ref(s, minion))
        pay_block_tax(s, minion)


FORCED = -99  # in `Action.tried`: the attempt failed by a card, whatever the numbers were


class Tried(Group):
    """The minions whose attempts to block this action have failed (C-031)."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Vtes, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        return () if now is None else tuple(dict.fromkeys([ref(s, minion) for minion, *_ in now.tried]))

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("minion whose attempt to block has failed", "minions whose attempts to block have failed")


class FailBlock(Timed):
    """The attempt to block fails, and the same minion cannot attempt to block this action again (VR-6.5).

    Attributes:
        late: the block that has succeeded fails, before it resolves.
    """

    late: bool = False

    @property
    def WINDOWS(self) -> tuple[str, ...]:  # type: ignore[override]  # here they hang on when it fails
        return ("blocked",) if self.late else ("B",)

    def run(self, s: Vtes, frame: int) -> None:
        now, f = current_action(s), s.rows[frame]
        if now is None or now.blocker == NOBODY:
            return
        s.tell("block fails", s.pieces[now.blocker[0]].face)
        remember(s, "action", goto="A", outcome="", tried=(*now.tried, (now.blocker[0], FORCED, FORCED, 0)))
        source = f.face(s)
        detail = (Cannot("block", THIS), current(s, "action"), source)
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, BLOCKING, f)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        if now is None or now.blocker == NOBODY or now.seat != f.seat:
            return False
        return now.outcome == BLOCKED and not now.goto if self.late else now.state == "B"

    def say(self, voice: Voice, it: str = "it") -> str:
        what = "block" if self.late else "block attempt"
        fails = f"make the {what} fail" if voice.asking else f"the {what} fails"
        return f"{fails}, and that minion cannot attempt to block again during this action"


class InThisAction(Effect):
    """Something counts for the rest of this action, as though the acting minion said it."""

    ability: Standing

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        until = current(s, "action")
        emit(s, frame, [about(s, "gain", p, detail=(self.ability, until, source)) for p in living(s, ME, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(current(s, "action"))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"during this action, {self.ability.say(voice, it)}"


class ContinueAction(Effect):
    """This minion's blocked action continues as if unblocked once the combat is over (C-051)."""

    stealth: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        resume(s, self.stealth)

    def able(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.outcome == BLOCKED and now.actor == minion_of(s, f) and alive(s, now.actor)

    def say(self, voice: Voice, it: str = "it") -> str:
        more = f" with +{self.stealth} stealth, even if it is not needed yet" if self.stealth else ""
        return f"continue the action{more} as if unblocked"


class Unveil(Timed):
    """The stealth of the acting minion is 0 now; it can be increased again."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B")

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None and stealth(s, now) > 0:
            for_action(s, frame, ACTING, STEALTH, -stealth(s, now))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.seat != f.seat and stealth(s, now) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "reduce the stealth of the acting minion to 0"


class FailAction(Effect):
    """The action fails: it has no effect."""

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, FAILED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "have the action fail" if voice.asking else "the action fails"


class EndAction(Timed):
    """The action ends at once, unsuccessfully; nothing more can be used in it (VR-6.8, C-039)."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("blocked",)

    def run(self, s: Vtes, frame: int) -> None:
        end_action(s, ENDED)

    def able(self, s: Vtes, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return "end the action"


class AfterAction(Timed):
    """Only usable after the action: however it went, only after a success, even one without effect, or only after a block
    (VR-6.8, C-045, C-049)."""

    outcome: str = ""
    WINDOWS: ClassVar[tuple[str, ...]] = ("after",)

    def run(self, s: Vtes, frame: int) -> None:
        """Do nothing: it only says when the rest is done."""

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and self.outcome in ("", now.outcome)

    def say(self, voice: Voice, it: str = "it") -> str:
        return {"": "after the action", UNBLOCKED: "after a successful action", BLOCKED: "after a blocked action"}[
            self.outcome
        ]


class StaysLocked(Effect):
    """An ally does not unlock as normal in its next unlock phase."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at = minion_of(s, f)
        if at is not None and s.game.kind(s, at[0]) == "ally":
            detail = (Cannot("unlock", THIS), ("unlocked", f.seat), "")
            emit(s, frame, [about(s, "gain", at[0], detail=detail)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "if it is an ally, it does not unlock as normal in its next unlock phase"
