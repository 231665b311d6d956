"""Numbers that are worked out: rings, fate on rings, unrevealed provinces, holdings."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.facts.cards import attachments
from coterie.games.l5r.facts.conflicts import played_in_conflict
from coterie.games.l5r.facts.provinces import provinces
from coterie.games.l5r.facts.rings import claimed
from coterie.games.l5r.facts.teams import foes_meant, team_of
from coterie.games.l5r.state import UNCLAIMED
from coterie.kernel.pieces import pile
from coterie.words.amounts import Amount
from coterie.words.cards.filters import In
from coterie.words.cards.groups import YOU, Cards
from coterie.words.filters import Filter
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.voice import Voice


class ClaimedRings(Amount):
    """How many rings your team has claimed, the other teams, or all teams together."""

    whose: Literal["mine", "foe", "any"] = "mine"

    def value(self, s: Any, f: Frame) -> int:
        mine = len(claimed(s, team_of(s, f.seat)))
        together = sum([ring.holder >= 0 for ring in s.rings])
        return int({"mine": mine, "any": together}.get(self.whose, together - mine))

    def say(self, voice: Voice, it: str = "it") -> str:
        who = {"mine": "rings that you have claimed", "foe": "rings that opponents have claimed"}
        return f"the number of {who.get(self.whose, 'claimed rings')}"

    def say_reached(self, least: str, voice: Voice, it: str = "it") -> str:
        who = {"mine": "you have claimed {} or more rings", "foe": "opponents have claimed {} or more rings"}
        return who.get(self.whose, "{} or more rings are claimed").format(least)


class FreeRings(Amount):
    """How many rings are unclaimed, or how much fate lies on them."""

    fate: bool = False

    def value(self, s: Any, f: Frame) -> int:
        there = [ring for ring in s.rings if ring.holder == UNCLAIMED]
        return sum([ring.fate for ring in there]) if self.fate else len(there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the fate on unclaimed rings" if self.fate else "the number of unclaimed rings"


class HiddenProvinces(Amount):
    """How many of your provinces lie face down."""

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.pieces[p].down for p in provinces(s, f.seat)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of your face-down provinces"


class Attached(Amount):
    """How many attachments are on what was chosen, up to a number."""

    most: int = 99

    def value(self, s: Any, f: Frame) -> int:
        at = f.get("that")
        return 0 if at is None else min(self.most, len(attachments(s, at[0])))

    def say(self, voice: Voice, it: str = "it") -> str:
        limit = "" if self.most == 99 else f", {self.most} at most"
        return f"the number of its attachments{limit}"


class Beyond(Amount):
    """How many cards your opponent holds beyond a number."""

    OPPOSES: ClassVar[bool] = True
    hand: int

    def value(self, s: Any, f: Frame) -> int:
        return max((max(0, len(pile(s, "hand", each)) - self.hand) for each in foes_meant(s, f)), default=0)

    def say(self, voice: Voice, it: str = "it") -> str:
        if not self.hand:
            return "the number of cards in the hand of your opponent"
        return f"the number of cards beyond {self.hand} in that hand"


class Bid(Amount):
    """What the dial of a player shows: yours unless another is named."""

    who: Group = YOU

    def value(self, s: Any, f: Frame) -> int:
        there = self.who.members(s, f)
        return int(s.dials[there[0]]) if there else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "your" if self.who == YOU else f"{self.who.each(voice, it)}'s"
        return f"the bid on {whose} dial"


class Removed(Amount):
    """How many cards have been removed from the game for the cost; before it is paid how many could be."""

    which: Filter
    zone: Literal["discard", "fallen"] = "discard"

    def value(self, s: Any, f: Frame) -> int:
        n = f.get("removed")
        return len(Cards(self.which & In(self.zone)).members(s, f)) if n is None else int(n)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of cards removed"


class CostOf(Amount):
    """The printed cost of a card; a dash counts as 0 (L-8.4)."""

    of: Group

    def value(self, s: Any, f: Frame) -> int:
        return sum([s.game.faces[s.pieces[at[0]].face].cost or 0 for at in self.of.members(s, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that of {self.of.each(voice, it)}"


class TheyPlayed(Amount):
    """How many cards your opponent has played during this conflict."""

    OPPOSES: ClassVar[bool] = True

    def value(self, s: Any, f: Frame) -> int:
        return int(max((played_in_conflict(s, each) for each in foes_meant(s, f)), default=0))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of cards that your opponent has played during this conflict"


class OverLimit(Amount):
    """How many cards of your hand there are beyond a number."""

    hand: int

    def value(self, s: Any, f: Frame) -> int:
        return max(0, len(pile(s, "hand", f.seat)) - self.hand)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the number of cards beyond {self.hand} in the hand"


class HalfYourHonor(Amount):
    """Half of your honor, rounded up."""

    def value(self, s: Any, f: Frame) -> int:
        return int((s.honor[f.seat] + 1) // 2)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "half of your honor, rounded up"


class YourFate(Amount):
    """How much fate is in your pool."""

    def value(self, s: Any, f: Frame) -> int:
        return int(s.fate[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the fate in your pool"


class BidGap(Amount):
    """By how much the dials of you and your opponent differ."""

    OPPOSES: ClassVar[bool] = True

    def value(self, s: Any, f: Frame) -> int:
        return int(max((abs(s.dials[f.seat] - s.dials[each]) for each in foes_meant(s, f)), default=0))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the difference between your dial and that of your opponent"
