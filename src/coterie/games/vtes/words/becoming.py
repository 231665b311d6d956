"""Cards that become something else: a weapon that stays in whom it has struck, a library card that is an ally."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.atoms.departures import banish
from coterie.kernel.events import about
from coterie.kernel.pieces import pile, ref
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.effects import Effect
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.voice import Voice


class BecomeOn(Effect):
    """This card goes onto a minion, where it is another card from now on.

    Attributes:
        face: what it is then.
        told: what it does then, as a text.
        on: the minion.
    """

    face: str
    told: str
    on: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for host in first(s, self.on, f):
            for p in living(s, THIS, f):
                copy = about(s, "copy", p, detail=(self.face, ("forever",), f.face(s)))
                emit(s, frame, [copy, about(s, "attach", p, detail=ref(s, host), seat=s.pieces[p].place)])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.on, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {voice.this} onto {self.on.each(voice, it)}, where all that it says is “{self.told}”"


class RaiseTop(Effect):
    """The top card of your library comes into play as an ally; if it is burned, it leaves the game.

    Attributes:
        face: what it is then.
        told: that, as a text.
    """

    face: str
    told: str

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in pile(s, "library", f.seat)[:1]:
            banish(s, p)
            emit(s, frame, [about(s, "embrace", p, detail=(f.seat, self.face, "", ""))])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"bring the top card of your library into play as {self.told}; if it is burned, it leaves the game"
