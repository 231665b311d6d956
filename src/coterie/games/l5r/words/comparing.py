"""What players have in comparison with their opponents: cards, bids, participants."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.conflicts import conflict, participants, skill_in
from coterie.games.l5r.facts.teams import foes_meant, in_order, team_of
from coterie.games.l5r.state import NOBODY
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import HOST, Cards, living
from coterie.words.conditions import Condition
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Noun, Voice


class FewerCards(Condition):
    """You hold fewer cards than an opponent, or more."""

    fewer: bool = True

    def holds(self, s: Any, f: Frame) -> bool:
        mine = len([p for p in pile(s, "hand", f.seat) if p != f.source])
        theirs = [len(pile(s, "hand", foe)) for foe in foes_meant(s, f)]
        return any(mine < n if self.fewer else mine > n for n in theirs)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you hold {'fewer' if self.fewer else 'more'} cards than an opponent"


class LowerBid(Condition):
    """Your dial shows less than that of an opponent, or more, by so much at least (L-5.5)."""

    lower: bool = True
    by: int = 1

    def holds(self, s: Any, f: Frame) -> bool:
        sign = 1 if self.lower else -1
        return any(sign * (s.dials[foe] - s.dials[f.seat]) >= self.by for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        least = f"at least {self.by} " if self.by > 1 else ""
        return f"your dial shows {least}{'less' if self.lower else 'more'} than an opponent's"


class EqualBid(Condition):
    """Your dial shows as much as that of an opponent (L-5.5)."""

    def holds(self, s: Any, f: Frame) -> bool:
        return any(s.dials[foe] == s.dials[f.seat] for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "your dial shows the same as an opponent's"


class YouLook(Condition):
    """It is you who looks at the cards."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.kind == "peek" and f.seat in event.detail

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you are the one who looks"


YOU_LOOK = YouLook()


class CameIn(Condition):
    """The card that the answered event is about was not in play before it."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.was is not None and event.was.zone not in s.game.in_play

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it was not in play before"


CAME_IN = CameIn()


class ToTheBank(Condition):
    """The fate that a card loses goes to the bank, neither to its owner nor to another card."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.detail in ((), ("ring",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that fate goes to the bank"


TO_THE_BANK = ToTheBank()


class HonorWithin(Condition):
    """You have so much honor at most, or at least."""

    most: int = 99
    least: int = 0

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(self.least <= s.honor[f.seat] <= self.most)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have {self.least} honor or more" if self.least else f"you have {self.most} honor or less"


class Poorer(Condition):
    """An opponent has more fate than you."""

    def holds(self, s: Any, f: Frame) -> bool:
        return any(s.fate[foe] > s.fate[f.seat] for foe in foes_meant(s, f))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "an opponent has more fate than you"


class GainedHonor(Condition):
    """You have gained so much honor in this phase, or more."""

    least: int

    def holds(self, s: Any, f: Frame) -> bool:
        return used(s, ("gained honor", f.seat), "phase") >= self.least

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have gained {self.least} honor or more in this phase"


class WithHonor(Group):
    """The players who have so much honor, at least or at most."""

    KIND: ClassVar[str] = "seat"
    least: int = 0
    most: int = 99

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple(
            [owner for owner in in_order(s) if is_clan(s, owner) and self.least <= s.honor[owner] <= self.most]
        )

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        how = f"with at least {self.least} honor" if self.least else f"with at most {self.most} honor"
        return Noun(f"player {how}", f"players {how}")


class RoleOf(Condition):
    """You have a role of an element or of a kind."""

    trait: str

    def holds(self, s: Any, f: Frame) -> bool:
        return any(self.trait in s.game.faces[s.pieces[p].face].traits for p in pile(s, "role", f.seat))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have a role of {self.trait}"


class Leads(Condition):
    """Your side has more of a skill among its ready participants than the other, or the other more than yours."""

    skill: str
    theirs: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        if conflict(s) is None:
            return False
        mine = skill_in(s, team_of(s, f.seat), self.skill)
        others = [skill_in(s, team_of(s, foe), self.skill) for foe in foes_meant(s, f)]
        return any(n > mine if self.theirs else mine > n for n in others)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{'the other' if self.theirs else 'your'} side has more {self.skill} skill in the conflict"


class Outnumbering(Condition):
    """You control more participating characters than an opponent, or fewer."""

    more: bool = True

    def holds(self, s: Any, f: Frame) -> bool:
        if conflict(s) is None:
            return False
        counts = [self._count(s, f.seat), *[self._count(s, foe) for foe in foes_meant(s, f)]]
        return any(counts[0] > n if self.more else counts[0] < n for n in counts[1:])

    def _count(self, s: Any, seat: int) -> int:
        return len([p for p in participants(s) if s.game.speaks(s, p) == seat])

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you have {'more' if self.more else 'fewer'} participating characters than an opponent"


class HasLostIt(Condition):
    """The side of a card has lost the conflict that goes on."""

    whose: Group = HOST

    def holds(self, s: Any, f: Frame) -> bool:
        now, there = conflict(s), living(s, self.whose, f)
        if now is None or not now.compared or now.winner == NOBODY or not there:
            return False
        return bool(now.winner != side_of(s, there[0]))

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whose.each(voice, it)} has lost the conflict"


class HasBroken(Condition):
    """A province of an opponent has been broken in the conflict that goes on."""

    def holds(self, s: Any, f: Frame) -> bool:
        now = conflict(s)
        return now is not None and any(side_of(s, at[0]) != team_of(s, f.seat) for at in now.broken)

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a province of an opponent has been broken in this conflict"


class BrokenBefore(Condition):
    """A province has been broken in the conflict that goes on or just ends, or one of yours in this phase."""

    yours: bool = False

    def holds(self, s: Any, f: Frame) -> bool:
        if self.yours:
            return used(s, ("broken", f.seat), "phase") > 0
        now = conflict(s)
        return now is not None and used(s, ("broken in", now.number), "phase") > 0

    def public(self, s: Any) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.yours:
            return "a province of yours has been broken this phase"
        return "a province was broken in the conflict"


class AFoeHas(Condition):
    """One opponent controls so many cards of which a filter holds; “you” is that opponent there."""

    which: Cards
    least: int = 1

    def holds(self, s: Any, f: Frame) -> bool:
        there = [self.which.members(s, Frame(f.source, foe, f.actor, f.bound)) for foe in foes_meant(s, f)]
        return any(len(each) >= self.least for each in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        many = self.which.noun(voice, it).many.replace("you control", "").replace("of yours", "").strip()
        return f"an opponent controls {self.least} or more {many}"
