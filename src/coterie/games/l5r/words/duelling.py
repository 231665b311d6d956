"""Duels: how they begin, also against whom the opponent names, who fights them, and who has won or lost one (part 17)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from coterie.games.l5r.rules.duels import DUEL, Duel, beaten, can_duel, duellists
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.filters import CHARACTER, PARTICIPATING
from coterie.games.l5r.words.theirs import TheyPick
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.procedures import data_of
from coterie.kernel.questions import RawOption
from coterie.words.cards.answered import event_of
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run, run_with
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Bound, Group, One
from coterie.words.voice import Voice

WINNER, LOSER = Bound("winner"), Bound("loser")


COUNTED = {  # how a duel counts its statistic
    "": "",
    "base": ", in which base values count",
    "bare": ", in which what attachments change does not count",
    "company": ", in which each duellist has 1 more for every other participating character of the same player",
}


class StartDuel(Effect):
    """A character challenges another to a duel; what follows knows the winner and the loser (part 17).

    Attributes:
        statistic: what is compared.
        then: what follows.
        challenger, target: the two.
        by_cards: for the bid, cards may be discarded instead of giving honor.
        refusal: what the controller of the target may do instead of duelling, which is then its doing and that of the target.
        counts: how the statistic is counted, as in the data of a duel.
        from_home: the target is at home.
    """

    statistic: Literal["military", "political", "glory"]
    then: Effect
    challenger: Group = THIS
    target: Group = THAT
    by_cards: bool = False
    refusal: Effect | None = None
    counts: Literal["", "base", "bare", "company"] = ""
    from_home: bool = False

    def _both(self, s: Any, f: Frame) -> tuple[int, int] | None:
        one, other = living(s, self.challenger, f), living(s, self.target, f)
        return (one[0], other[0]) if one and other and one != other else None

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        both = self._both(s, f)
        if both is None or not self._can(s, both):
            return
        theirs = Frame(both[1], s.game.speaks(s, both[1]), f.actor, f.bound)
        if self.refusal is not None and self.refusal.able(s, theirs):
            yes: RawOption = ("yes", (), ((run_with, self.refusal, theirs),))
            no: RawOption = ("no", (), ((run, replace(self, refusal=None), frame),))
            s.ask(theirs.seat, ("may", self.refusal, f.source), [yes, no])
        else:
            refs = [(p, s.pieces[p].life) for p in both]
            chosen = self.challenger != THIS
            data = Duel(refs[0], refs[1], self.statistic, frame, self.then, (), None, None, self.by_cards)
            DUEL.begin(s, data.but(counts=self.counts, chosen=chosen))

    def able(self, s: L5R, f: Frame) -> bool:
        both = self._both(s, f)
        return both is not None and self._can(s, both)

    def _can(self, s: Any, both: tuple[int, int]) -> bool:
        return can_duel(s, *both, self.statistic, from_home=self.from_home)

    def say(self, voice: Voice, it: str = "it") -> str:
        duel = f"{self.challenger.each(voice, it)} challenges {self.target.each(voice, it)} to a {self.statistic} duel"
        cards = "; for the bid, cards may be discarded instead of giving honor" if self.by_cards else ""
        refused = ""
        if self.refusal is not None:
            refused = f", whose controller may {self.refusal.say(voice, 'it')} to refuse it"
        how = COUNTED[self.counts]
        return f"{duel}{refused}{cards}{how}; {self.then.say(voice, it)}"


class Duelling(Filter):
    """A character that is involved in the duel that goes on."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return (item, row.life) in duellists(s)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "duelling"


DUELLING = Duelling()


class HasDuelled(Filter):
    """A character that has won, lost or fought a duel in the conflict that goes on."""

    PART: ClassVar[Part] = "after"
    how: Literal["win", "lose", "fight"] = "win"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return used(s, (f"{self.how} duel", item, row.life), "conflict") > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        done = {"win": "won", "lose": "lost", "fight": "fought"}[self.how]
        return f"that has {done} a duel in this conflict"


def challenge_of_theirs(statistic: Literal["military", "political"], then: Effect, challenger: Group = THIS) -> Effect:
    """Return a duel against a participating character that the opponent names."""
    there = Cards(CHARACTER & PARTICIPATING & MINE)
    return TheyPick(there, "rival") >> StartDuel(statistic, then, challenger, Bound("rival"))


class BeatenOne(One):
    """The character that has lost the duel that goes on."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        there = beaten(s)
        return () if there is None else (there,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the loser of the duel"


BEATEN_ONE = BeatenOne()


class InThatDuel(Filter):
    """A character that was in the duel of which the answered event tells."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        event = event_of(s, f)
        return event is not None and event.kind == "duel over" and (item, row.life) in event.detail

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that was in that duel"


IN_THAT_DUEL = InThatDuel()


class DuelAimsAtYours(Condition):
    """The duel that begins has chosen a character of yours as a target: the one that is challenged, or also the challenger
    unless the text is its own (D.1)."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = data_of(s, "duel")
        if now is None:
            return False
        return any(s.game.speaks(s, at[0]) == f.seat for at in (now.target, *[now.challenger] * now.chosen))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a character you control is a target of the duel"
