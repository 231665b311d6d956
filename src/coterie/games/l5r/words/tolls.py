"""What opponents' cards demand of a player besides the cost of an event or an ability (L-8.3, D-971)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.filters import ITS_BEARER
from coterie.games.l5r.words.players import OPPONENT, GiveHonor, one_of
from coterie.kernel.events import free
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Piece
from coterie.kernel.steps import Step, step
from coterie.words.cards.groups import Cards
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, pay_all
from coterie.words.filters import Filter
from coterie.words.frames import Frame, frame_of
from coterie.words.standing import Marker
from coterie.words.voice import Voice

Demand = tuple[int, Effect, int]  # who demands it, what, and the card that says so


class Toll(Marker):
    """As an additional cost opponents pay something for each ability that they use on cards of a sort, perhaps only while a
    condition holds. “Your opponent” in what they pay is the controller of this."""

    price: Effect
    which: Filter
    given: Condition | None = None
    where: str = "field"

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("toll",),)

    def demands(self, s: Any, row: Piece, piece: int, of: int) -> bool:
        """Return whether something is due for an ability on a card."""
        f = frame_of(s, row, piece)
        if self.given is not None and not self.given.holds(s, f):
            return False
        return bool(self.which.holds(s, f, of, s.pieces[of]))

    def say(self, voice: Voice, it: str = "it") -> str:
        given = "" if self.given is None else f"{self.given.clause(voice, it, 'while')}, "
        price = self.price.say(voice.asked, it).replace("your opponent", "you").replace("your pool", "their pool")
        on = f"an ability of {voice.bearer if self.which == ITS_BEARER else Cards(self.which).one(voice, it)}"
        return f"{given}opponents must {price} for each use of {on}, besides its cost"


class DemandHonor(Effect):
    """Until the conflict ends your opponent gives you honor for each event that it plays, besides its cost (L-8.3)."""

    OPPOSES: ClassVar[bool] = True
    amount: int = 1

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        if foe >= 0:
            count_use(s, ("honor for events", foe, f.seat, f.source), "conflict", self.amount)

    def able(self, s: L5R, f: Frame) -> bool:
        return conflict(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        what = f"your opponent must give you {self.amount} honor for each event that they play"
        return f"until the conflict ends, {what}, besides its cost"


def tolls(s: Any, ability: Any, row: Piece, f: Frame) -> list[Demand]:
    """Return what is due for an ability besides its cost."""
    if row.zone in s.game.in_play:
        return [] if getattr(ability, "must", False) else _for_abilities(s, f)
    if f.source < 0 or definition(s, f.source).kind != "event" or conflict(s) is None:
        return []
    due = [(what, n) for what, n in s.uses.items() if what[0] == "honor for events" and n]
    return [(taker, GiveHonor(n), source) for (_, payer, taker, source, _), n in due if payer == f.seat]


def toll_steps(s: L5R, ability: Any, row: Piece, frame: int, check: Step) -> list[Step]:
    """Return the steps by which a player pays what is due besides the cost, to each opponent its own; after each of them comes
    one that sees whether it was paid."""
    owed = tolls(s, ability, row, s.rows[frame])
    return [now for demand in owed for now in ((pay_toll, frame, *demand), check)]


@step("l5r.pay_toll")
def pay_toll(s: L5R, frame: int, taker: int, price: Effect, source: int) -> None:
    """Pay what a card of an opponent demands, because of that card; how much it was is remembered as of a cost."""
    own = s.new(Frame(source, s.rows[frame].seat, -1, (("opponent", taker),)))
    s.do((pay_all, price, own), (count_toll, frame, own), (free, own))


@step("l5r.count_toll")
def count_toll(s: L5R, frame: int, own: int) -> None:
    """Remember how much of a demand was paid."""
    s.rows[frame] = s.rows[frame].bind("done", s.rows[own].get("done"))


def _for_abilities(s: Any, f: Frame) -> list[Demand]:
    there: list[Demand] = []
    for p in s.ears.get(("toll",), ()):
        now, taker = s.pieces[p], s.game.speaks(s, p)
        if s.teams[taker] != s.teams[f.seat]:
            words = [word for word in now.text if isinstance(word, Toll)]
            there += [(taker, word.price, p) for word in words if word.demands(s, now, p, f.source)]
    return there
