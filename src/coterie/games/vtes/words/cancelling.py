"""What cancels a card as it is played (VR-4.3, VR-4.4).

Any card that is played from a hand can be cancelled, those that begin an action as well (C-007), and a cancel itself (C-009).
It counts as played, a master out of turn too (C-011, C-097), but what it would have used up of a limit is free (C-003).
"""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.facts import definition, minions, playing, predator, prey
from coterie.games.vtes.rules.strikes import opponent
from coterie.games.vtes.rules.turn import give_master
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Timed
from coterie.games.vtes.words.selves import minion_of
from coterie.games.vtes.words.striking import Strike
from coterie.kernel.events import about, happening
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.procedures import running
from coterie.words.cards.playing import Play
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice, an
from coterie.words.word import walk


def answered(s: Vtes, own: int) -> Play | None:
    """Return the playing of a card that is being answered, or None.

    Args:
        s: the state.
        own: the card that answers; its own playing is not meant.
    """
    found = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
    found = [play for play in found if play.card[0] != own]
    return found[-1] if found else None


class CancelPlayed(Timed):
    """Cancel a card as it is played: a card of another Methuselah, whenever there is one that fits (V-106).

    Attributes:
        what: “minion” for any minion card, “strike” for one that is played to strike, or one sort: “master”, “event”,
            “reaction”, “combat”, …
        spared: its cost is not paid.
        near: only of your prey or predator.
        refund: whose card it was gains a master phase action.
        keyword: only a card with this keyword.
        in_turn: only a card that is not played out of turn.
        against_me: only a card that is played on this minion, or by the minion that it fights against (V-144).
        of: only a card of which this holds.
        against: only a card that is played on, or against, a minion of yours of which this holds.
    """

    what: str = "minion"
    spared: bool = True
    near: bool = False
    refund: bool = False
    keyword: str = ""
    against_me: bool = False
    of: Filter = ANYTHING
    against: Filter | None = None
    in_turn: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("played",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        play = answered(s, f.source)
        if play is None:
            return
        bound = s.rows[play.frame].bind("cancelled", True)
        s.rows[play.frame] = bound.bind("unpaid", True) if self.spared else bound
        s.tell("cancelled", s.pieces[play.card[0]].face)
        s.do((happening, about(s, "cancelled", play.card[0])))
        if self.refund:
            give_master(s, play.seat)

    def apt(self, s: Vtes, f: Frame) -> bool:
        play = answered(s, f.source)
        if play is None or play.seat == f.seat or f.seat not in playing(s):
            return False
        card = definition(s, play.card[0])
        if self.what == "minion":
            if card.kind in ("master", "event"):
                return False
        elif self.what == "strike":
            if not any(isinstance(word, Strike) for word in walk(play.ability.does)):
                return False
        elif self.what != play.ability.sort:
            return False
        if self.keyword and not any(word in card.traits for word in self.keyword.split("/")):
            return False
        if not self.of.holds(s, f, play.card[0], s.pieces[play.card[0]]):
            return False
        if self.against is not None:
            mine = [p for p in minions(s, f.seat) if self.against.holds(s, f, p, s.pieces[p])]
            if not any(played_against(s, play, ref(s, p)) for p in mine):
                return False
        if self.in_turn and card.out_of_turn:
            return False
        if self.against_me and not played_against(s, play, minion_of(s, f)):
            return False
        return not self.near or play.seat in (prey(s, f.seat), predator(s, f.seat))

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = " of your prey or predator" if self.near else ""
        unpaid = ", which then costs nothing" if self.spared else ""
        refund = "; its player gains a master phase action" if self.refund else ""
        what = f"{self.keyword.replace('/', ' or ') or self.what} card"
        what = what if self.of is ANYTHING else f"{what} {self.of.say(voice, it)}"
        if self.in_turn:
            what = f"{what} that is not out-of-turn"
        against = " against this minion" if self.against_me else ""
        if self.against is not None:
            against = f" on {described(self.against, voice.noun('minion'), voice, it).a()}"
        return f"cancel {an(what)}{whose} that is being played{against}{unpaid}{refund}"


def played_against(s: Vtes, play: Play, minion: Ref | None) -> bool:
    """Return whether a card is played on a minion, or by the minion that it fights against."""
    f: Frame = s.rows[play.frame]
    if minion is None:
        return False
    if any(value == minion for name, value in f.bound if name not in ("this", "actor")):
        return True
    actor = f.get("actor")
    return actor is not None and opponent(s, minion[0]) == actor
