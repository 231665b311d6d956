"""Acting and blocking by card texts: a locked minion acts again, another acts instead, a mere card blocks."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import alive, is_vampire
from coterie.games.vtes.numbers import ACTS, AWAKE, BLEED, INTERCEPT, STEALTH
from coterie.games.vtes.rules.acting import may_act
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.blocking import may_block
from coterie.games.vtes.rules.out_of_turn import act_out_of_turn
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.blocking import block_with
from coterie.games.vtes.words.requirements import meets, qualifies
from coterie.games.vtes.words.selves import minion_of
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import Event, about
from coterie.kernel.layers import Lasting
from coterie.kernel.pieces import found, ref
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, THIS, living
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.voice import Voice


class TakeAction(Effect):
    """A minion may take an action this turn even though it is locked; one cancelled as it is played does not count (C-055)."""

    who: Group = HOST

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        detail = (Bonus(ACTS, 1, THIS), current(s, "turn"), f.face(s))
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.who, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(s.pieces[p].zone == "ready" and not s.pieces[p].ready for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} may take an action although it is locked"


class ActOutOfTurn(TakeAction):
    """A minion may take an action in the minion phase of another Methuselah, also although it is locked (C-055)."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        if not all(s.pieces[p].ready for p in living(s, self.who, f)):
            super().run(s, frame)
        s.do(*[(act_out_of_turn, ref(s, p)) for p in living(s, self.who, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(s.pieces[p].zone == "ready" for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take an action with {self.who.each(voice, it)}, locked or not"


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


def _layers(s: Vtes, minion: int, until: int) -> list[Lasting]:
    """Return what was laid on a minion until the action is over."""
    return [s.rows[n] for n in s.pieces[minion].lasting if n in s.rows and s.rows[n].until == until]


def _added(s: Vtes, minion: int, number: str, until: int) -> int:
    """Return how much was added to a number of a minion until the action is over."""
    words = [each.value for each in _layers(s, minion, until)]
    mine = [word for word in words if isinstance(word, Bonus) and word.number == number and word.whom == THIS]
    return sum([int(word.amount) for word in mine if isinstance(word.amount, int)])


def _could_play(s: Vtes, card: Any, seat: int, minion: int) -> bool:
    """Return whether a minion could have played a card, at some level; a Methuselah plays masters."""
    ways = card.plays.ways if card.plays is not None else ()
    return card.kind == "master" or not ways or any(meets(s, card, seat, mode, minion) for mode in ways)


class ActInstead(Timed):
    """This vampire acts from now on instead of the acting minion: it locks, the other unlocks, and what was added to the action
    stays (VR-12, C-027).

    Only a vampire that could take the action itself. What the other has played it must be able to play as well; what it has
    used up of a limit stays used up (C-061).

    """

    WINDOWS: ClassVar[tuple[str, ...]] = ("A", "B", "C")

    def run(self, s: Vtes, frame: int) -> None:
        f, now = s.rows[frame], current_action(s)
        at = minion_of(s, f)
        if now is None or at is None or not alive(s, at):
            return
        events: list[Event] = [about(s, "bow", at[0])]
        if found(s, now.actor) is not None and not s.pieces[now.actor[0]].ready:
            events.append(about(s, "straighten", now.actor[0]))
        until, face = current(s, "action"), f.face(s)
        for number in (STEALTH, BLEED):
            n = _added(s, now.actor[0], number, until)
            events += [about(s, "gain", at[0], detail=(Bonus(number, n, THIS), until, face))] if n else []
        s.tell("acts instead", s.pieces[at[0]].face)
        remember(s, "action", actor=at)
        s.do((bind, now.frame, "actor", at))
        emit(s, frame, events)

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        if now is None or now.seat != f.seat or now.state not in ("A", "B", "C"):
            return False
        return at is None or (at != now.actor and is_vampire(s, at[0]) and self._can(s, now.seat, at[0]))

    def _can(self, s: Vtes, seat: int, minion: int) -> bool:
        now = current_action(s)
        if now is None or not s.pieces[minion].ready:
            return False
        if not all(may_act(s, minion, key) for key in now.keys or ((now.kind,),)):
            return False
        until = current(s, "action")
        sources = [s.game.faces[each.source] for each in _layers(s, now.actor[0], until) if each.source]
        if not all(_could_play(s, source, seat, minion) for source in sources):
            return False
        if now.card == NOBODY:
            return True
        return now.mode is not None and qualifies(s, now.but(actor=ref(s, minion)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "this vampire locks and acts from now on instead of the acting minion, which unlocks"


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
