"""What cancels a card as it is played (VR-4.3, VR-4.4).

Any card that is played from a hand can be cancelled, those that begin an action as well (C-007), and a cancel itself (C-009).
It counts as played, a master out of turn too (C-011, C-097), but what it would have used up of a limit is free (C-003).
"""

from __future__ import annotations

from typing import ClassVar

from coterie.games.vtes.facts import blood, definition, playing, predator, prey
from coterie.games.vtes.rules.strikes import opponent
from coterie.games.vtes.rules.turn import give_master
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.chances import cancel
from coterie.games.vtes.words.fighting import OnlyHands, is_strike
from coterie.games.vtes.words.playing import bill
from coterie.games.vtes.words.selves import Opposing, discipline_name, minion_of
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, happening
from coterie.kernel.pieces import Ref
from coterie.kernel.procedures import running
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Cannot
from coterie.words.cards.playing import Play
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.voice import Voice, an, either
from coterie.words.word import walk


def answered(s: Vtes, own: int) -> Play | None:
    """Return the play of the card that can be answered now, or None.

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
        what: “minion” for any minion card, “non-combat” for those that are played as something else than a combat card, one
            sort: “master”, “event”, “reaction”, “combat”, …, or "" for any card.
        spared: its cost is not paid.
        near: only of your prey or predator.
        refund: whose card it was gains a master phase action.
        keyword: only a card with this keyword, or with one of several with slashes; “strike” is one that is played as such.
        in_turn: only a card that is not played out of turn.
        asks: only a card that is played with one of these disciplines.
        of: only a card that such a minion plays.
        on_me: only a card that is played on this minion (V-144).
        against: only a card that is played on a card of yours of which this holds.
        by_foe: only a card that the minion plays which it fights against.
        restricts: only a card that restricts which strikes can be chosen.
    """

    what: str = "minion"
    spared: bool = True
    near: bool = False
    refund: bool = False
    keyword: str = ""
    asks: tuple[str, ...] = ()
    of: Filter = ANYTHING
    by_foe: bool = False
    on_me: bool = False
    against: Filter | None = None
    in_turn: bool = False
    restricts: bool = False
    WINDOWS: ClassVar[tuple[str, ...]] = ("played",)
    CANCELS: ClassVar[bool] = True

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        play = answered(s, f.source)
        if play is None:
            return
        cancel(s, play, spared=self.spared)
        if self.refund:
            give_master(s, play.seat)

    def apt(self, s: Vtes, f: Frame) -> bool:
        play = answered(s, f.source)
        if play is None or play.seat == f.seat or f.seat not in playing(s):
            return False
        if not self._is_meant(s, play) or not self._is_played_so(s, f, play):
            return False
        return not self.near or play.seat in (prey(s, f.seat), predator(s, f.seat))

    def _is_meant(self, s: Vtes, play: Play) -> bool:
        """Return whether it can cancel a card played in a certain way."""
        card, sort = definition(s, play.card[0]), play.ability.sort
        if self.what in ("minion", ""):
            if self.what and card.kind in ("master", "event"):
                return False
        elif (sort == "combat") if self.what == "non-combat" else (sort != self.what):
            return False
        named = bool(self.keyword) and any(each in card.traits for each in self.keyword.split("/"))
        if self.keyword and not (named or ("strike" in self.keyword.split("/") and is_strike(play.ability.does))):
            return False
        if (self.in_turn and card.out_of_turn) or (self.restricts and not restricts_strikes(play)):
            return False
        return not self.asks or any(need.lower() in self.asks for need in play.ability.needs)

    def _is_played_so(self, s: Vtes, f: Frame, play: Play) -> bool:
        """Return whether the card is played by, or on, the right minion."""
        actor, minion = s.rows[play.frame].get("actor"), minion_of(s, f)
        if self.of != ANYTHING and (actor is None or not self.of.holds(s, f, actor[0], s.pieces[actor[0]])):
            return False
        if self.by_foe and (minion is None or opponent(s, minion[0]) != actor):
            return False
        if self.against is not None:
            mine = [at for at in Cards(self.against).members(s, f) if s.game.speaks(s, at[0]) == f.seat]
            if not any(played_on(s, play, at) for at in mine):
                return False
        return not self.on_me or played_on(s, play, minion)

    def say(self, voice: Voice, it: str = "it") -> str:
        kind = either(self.keyword.split("/")) or self.what
        asks = f" that requires {either([discipline_name(each) for each in self.asks])}" if self.asks else ""
        whose = " of your prey or predator" if self.near else ""
        by = f" by {described(self.of, voice.noun('minion'), voice, it).a()}" if self.of != ANYTHING else ""
        by += f" on {voice.place('me')}" if self.on_me else " by the opposing minion" if self.by_foe else ""
        if self.against is not None:
            by += f" on {described(self.against, voice.noun('card'), voice, it).a()}"
        unpaid = ", which then costs nothing" if self.spared else ""
        refund = "; its player gains a master phase action" if self.refund else ""
        late = " that is not out-of-turn" if self.in_turn else ""
        late = " that restricts the choice of strikes" if self.restricts else late
        return f"cancel {an(f'{kind} card'.strip())}{late}{asks}{whose} that is being played{by}{unpaid}{refund}"


BARRED = ("dodge", "end combat", "use equipment")  # what keeps a minion from some of its strikes, but not from all


def restricts_strikes(play: Play) -> bool:
    """Return whether a card, as it is played, restricts which strikes a minion can choose."""
    words = list(walk(play.ability.does))
    return any(isinstance(word, OnlyHands) or (isinstance(word, Cannot) and word.verb in BARRED) for word in words)


def played_on(s: Vtes, play: Play, minion: Ref | None) -> bool:
    """Return whether a card is played on a minion: aimed at it, or in combat by its opponent, if it does something to that."""
    f: Frame = s.rows[play.frame]
    if minion is None:
        return False
    if any(value == minion for name, value in f.bound if name not in ("this", "actor")):
        return True
    actor = f.get("actor")
    fights = actor is not None and opponent(s, minion[0]) == actor
    return fights and any(isinstance(word, Opposing) for word in walk(play.ability.does))


class CancelFor(CancelPlayed):
    """Cancel a card as it is played for as much blood of this minion as the card costs, in blood and pool together."""

    def _price(self, s: Vtes, f: Frame) -> int:
        play = answered(s, f.source)
        return 0 if play is None else sum([n for _, n in bill(s, play)])

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        at, n = minion_of(s, f), self._price(s, f)
        if at is not None and n:
            s.do((happening, about(s, "blood", at[0], -n, detail=("cost",))))
        super().run(s, frame)

    def apt(self, s: Vtes, f: Frame) -> bool:
        at = minion_of(s, f)
        return at is not None and blood(s, at[0]) >= self._price(s, f) and super().apt(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{super().say(voice, it)}, for as much blood of {voice.place('me')} as that card costs"
