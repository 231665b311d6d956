"""Minions that wake and block by card texts, and blocks that fail (VR-6.5)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.numbers import AWAKE, INTERCEPT
from coterie.games.vtes.rules.action_state import BLOCKED, NOBODY, current_action
from coterie.games.vtes.rules.blocking import barred, can_pay_block_tax, may_block, pay_block_tax
from coterie.games.vtes.rules.strikes import current_combat
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.selves import BLOCKING, ME, minion_of
from coterie.games.vtes.words.this_action import for_action
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.numbers import Cannot
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Noun, Voice
from coterie.words.word import walk


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
