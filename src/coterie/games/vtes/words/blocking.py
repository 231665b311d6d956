"""Who wakes and blocks by card texts, a mere card too; blocks that fail, are given up or are passed by (VR-6.5)."""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.numbers import AWAKE, INTERCEPT
from coterie.games.vtes.rules.action_state import BLOCKED, NOBODY, current_action, intercept, stealth
from coterie.games.vtes.rules.blocking import barred, can_pay_block_tax, may_block, pay_block_tax, stands_in
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
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
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
        return any(stands_in(s, p) or s.game.could_block_for_others(s, f.seat, p) for p in there)

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f) and any(not s.game.number(s, AWAKE, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return voice.does(self.who.each(voice, it), "wake", "").rstrip()


class UnlockAndBlock(Timed):
    """Unlock a minion, which attempts to block with more intercept (VR-6.5, C-033).

    Only who may block can do that, with a minion that nothing bars from it. It attempts to even if the action was aimed at a
    locked minion and so, with this one unlocked, has come to nothing (C-035, D-883).

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
        tried = (*now.tried, (now.blocker[0], FORCED, FORCED, 0))
        before = tuple([at for at in now.blocked_by if at != now.blocker])  # this was no block
        remember(s, "action", goto="A", outcome="", tried=tried, blocked_by=before)
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


class BlockWithThis(Timed):
    """This card, although not a minion, attempts to block an action directed at you (C-043).

    Attributes:
        intercept: how much it has.
    """

    intercept: int = 0
    WINDOWS: ClassVar[tuple[str, ...]] = ("A",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        until, face = current(s, "action"), s.pieces[f.source].face
        numbers = ((AWAKE, 1), (INTERCEPT, self.intercept))
        emit(s, frame, [about(s, "gain", f.source, detail=(Bonus(name, n, THIS), until, face)) for name, n in numbers])
        s.do((block_with, f.source))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        free = now is not None and now.state == "A" and now.blocker == NOBODY
        return (
            now is not None
            and free
            and f.seat in now.targets
            and f.seat in may_block(s, now)
            and f.seat not in now.declined
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"attempt to block an action directed at you with this card, at {self.intercept} intercept"
