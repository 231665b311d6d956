"""Who acts by card texts: a locked minion, one in another's turn, an ally that stays locked."""

from __future__ import annotations

from coterie.games.vtes.numbers import ACTS
from coterie.games.vtes.rules.out_of_turn import SPENT, act_out_of_turn
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import minion_of
from coterie.kernel.events import about
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import ref
from coterie.kernel.scopes import current
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, THIS, living
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect
from coterie.words.frames import Frame
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
        count_use(s, SPENT, "turn")
        s.do(*[(act_out_of_turn, ref(s, p)) for p in living(s, self.who, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(s.pieces[p].zone == "ready" for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take an action with {self.who.each(voice, it)}, locked or not"


class ActAmongOthers(ActOutOfTurn):
    """An unlocked minion takes an action in the minion phase of another Methuselah."""

    def run(self, s: Vtes, frame: int) -> None:
        s.do(*[(act_out_of_turn, ref(s, p)) for p in living(s, self.who, s.rows[frame])])

    def able(self, s: Vtes, f: Frame) -> bool:
        return any(s.pieces[p].zone == "ready" and s.pieces[p].ready for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"take an action with {self.who.each(voice, it)}"


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
