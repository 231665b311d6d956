"""What lies on the table is worth so much pool to a Methuselah, while nothing goes on.

What lies on an uncontrolled vampire counts by what that vampire will be worth, so that a whole row of turns of transfers pays.
A card in play is worth a little more than it has cost, or nobody would play it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from coterie.games.vtes.facts import blood, definition, has_same, is_vampire, playing, predator, prey, title
from coterie.games.vtes.numbers import ANARCH, BLEED, CAPACITY, TITLE_VOTES
from coterie.games.vtes.state import Vtes
from coterie.kernel.pieces import pile

CREWS = 16_384  # pairs of a card and a crew for which it is kept whether they go together


class Weights(NamedTuple):
    """The prices of the evaluation, in pool."""

    point: float = 14.0  # half a victory point
    others: float = 0.2  # of what is worth something to oneself, where another has it
    out: float = 60.0  # what it costs to be out of the game
    capacity: float = 1.0  # of a ready vampire
    blood: float = 0.45
    act: float = 1.0  # an action of a minion; that of a vampire without blood is a hunt
    bleed: float = 1.2
    vote: float = 0.4
    up: float = 0.15  # a minion that could still block
    ally: float = 2.0
    torpid: float = 0.3  # of what a vampire is worth when it is ready
    invested: float = 0.85  # of what a vampire will be worth, for each part of its capacity that lies on it
    nearly: float = 0.1  # the same, but more of it the less is missing: better one vampire now than two later
    unknown: float = 1.3  # blood on a vampire that only others know
    edge: float = 1.0
    card: float = 0.6  # a card in play that has cost nothing
    paid: float = 1.2  # the same, for each pool or blood that it has cost
    useful: float = 0.15  # a card of the hand that one's vampires could play
    again: float = 0.05  # each further copy of it
    spent: float = 0.05  # a card that was used
    leaving: float = 1.0  # an announced withdrawal for a Methuselah with little pool, the other way round for others
    lean: float = 12.0  # pool below which each is dear
    debt: float = 0.07  # how much dearer, for the square of what is missing
    few: int = 6  # pool of a Methuselah that can do worse than withdraw
    prey: float = 0.55  # a pool that the prey has less
    predator: float = 0.1  # a pool that the predator has less
    guard: float = 0.35  # of what the ready minions of another are worth: how hard that makes it to oust


W = Weights()
CREW = ("ready", "torpor", "uncontrolled")


def standing(s: Vtes, seat: int) -> float:
    """Return how good a position is for a seat, in pool, as it stands."""
    value = W.point * s.halves[seat] - W.others * W.point * (sum(s.halves) - s.halves[seat])
    if seat in s.out:
        return value - W.out
    has = worths(s)
    value += has[seat] + invested(s, seat) + in_hand(s, seat)
    if s.leaving[seat] == "announced":
        value += W.leaving if s.pool[seat] < W.few else -W.leaving
    for other, one in ((prey(s, seat), W.prey), (predator(s, seat), W.predator)):
        if other >= 0:
            value -= one * strength(s, other)
    others = [has[at] + W.unknown * invested_blood(s, at) for at in playing(s) if at != seat]
    return value - sum(others) / max(1, len(others)) * W.others


def worths(s: Vtes) -> list[float]:
    """Return what each Methuselah has, in pool."""
    cards = on_minions(s)
    return [worth(s, seat) + cards[seat] for seat in range(s.seats)]


def worth(s: Vtes, seat: int) -> float:
    """Return what a Methuselah has but for the cards on minions."""
    value = s.pool[seat] - lean(s.pool[seat]) + (W.edge if s.edge == seat else 0)
    value += sum([minion(s, p) for p in pile(s, "ready", seat)])
    value += W.torpid * sum([minion(s, p) for p in pile(s, "torpor", seat)])
    return value + sum([price(definition(s, p)) for p in pile(s, "board", seat)])


def lean(pool: int) -> float:
    """Return by how much more than itself pool is missed that is not there: the less there is, the more the next."""
    missing = max(0.0, W.lean - pool)
    return W.debt * missing * missing


def on_minions(s: Vtes) -> list[float]:
    """Return what the cards on minions are worth to each Methuselah. Who lays one on another's minion means it no good."""
    value = [0.0] * s.seats
    for place in range(s.seats):
        for p in pile(s, "attached", place):
            now = s.pieces[p]
            if now.host < 0:
                continue
            card, bearer = definition(s, p), s.game.speaks(s, now.host)
            good = card.kind in ("equipment", "retainer") or s.game.speaks(s, p) == bearer
            value[bearer] += price(card) if good else -price(card)
    return value


@cache
def price(card: Any) -> float:
    """Return what a card is worth that stays in play: a little more than it has cost, nothing known for X."""
    printed = card.cost.rpartition(" ")[2]
    return W.card + W.paid * (int(printed) if printed.isdigit() else 0)


def minion(s: Vtes, p: int) -> float:
    """Return what a minion is worth, in pool: by what is printed, as what it has besides may be over soon."""
    stats: dict[str, int] = definition(s, p).stats
    there = blood(s, p)
    value = W.up * s.pieces[p].ready + W.bleed * max(0, stats.get(BLEED, 0)) + W.blood * there
    if not is_vampire(s, p):
        return value + W.ally
    if not there:
        value -= W.act
    return value + W.capacity * stats.get(CAPACITY, 1) + W.vote * TITLE_VOTES.get(title(s, p), 0)


def strength(s: Vtes, seat: int) -> float:
    """Return how far a Methuselah is from being ousted."""
    return s.pool[seat] + W.guard * sum([minion(s, p) for p in pile(s, "ready", seat)])


def invested_blood(s: Vtes, seat: int) -> int:
    """Return how much pool of a Methuselah lies on uncontrolled cards."""
    return sum([s.pieces[p].count("blood") for p in pile(s, "uncontrolled", seat)])


def invested(s: Vtes, seat: int) -> float:
    """Return what lies on the uncontrolled vampires of a Methuselah that knows them, by what they will be worth."""
    found = [p for p in pile(s, "uncontrolled", seat) if s.pieces[p].count("blood") and not has_same(s, seat, p)]
    return sum([filled(definition(s, p), s.pieces[p].count("blood")) for p in found])


def size(card: Any) -> int:
    """Return the blood that a vampire needs to come to the ready region."""
    return max(1, int(card.stats.get(CAPACITY, 1)))


def filled(card: Any, there: int) -> float:
    """Return what a vampire in the uncontrolled region is worth with some blood on it."""
    part = min(1.0, there / size(card))
    later = (W.capacity + W.blood) * size(card) + W.bleed * max(1, int(card.stats.get(BLEED, 1)))
    return later * (W.invested * part + W.nearly * part * part)


def in_hand(s: Vtes, seat: int) -> float:
    """Return what the cards are worth that a Methuselah holds and can use, and what those were that it has used."""
    crew = tuple([s.game.faces[s.pieces[p].face] for zone in CREW for p in pile(s, zone, seat)])
    held = [s.pieces[p].face for p in pile(s, "hand", seat)]
    usable = [face for face in held if fits(s.game.faces[face], crew)]
    kinds = len(dict.fromkeys(usable))
    return W.useful * kinds + W.again * (len(usable) - kinds) - W.spent * len(pile(s, "ash", seat))


@lru_cache(maxsize=CREWS)
def fits(card: Any, crew: tuple[Any, ...]) -> bool:
    """Return whether a card could be played by one of some crypt cards, or by a Methuselah that has them, as printed."""
    if card.plays is None:
        return False
    if card.kind in ("master", "event"):
        return not (card.clan or card.path or card.requires) or any(suits(card, one) for one in crew)
    return any(
        all(one.stats.get(need.lower(), 0) >= (2 if need.isupper() else 1) for need in way.needs) and suits(card, one)
        for way in card.plays.ways
        for one in crew
    )


def suits(card: Any, one: Any) -> bool:
    """Return whether a crypt card is, as printed, what a card asks for besides disciplines (VR-4.7)."""
    if card.clan and one.clan not in card.clan.split("/"):
        return False
    return card.path in ("", one.path) and all(_has(one, name, value) for name, value in card.requires)


def _has(one: Any, name: str, value: str) -> bool:
    """Return whether a crypt card meets one requirement; an Anarch can be made of most vampires."""
    if name == "sect":
        return ANARCH in value or one.sect in value.split("/")
    if name == "title":
        return bool(one.title) if value == "any-title" else one.title.replace(" ", "-") in value.split("/")
    if name == "capacity":
        sign, n = value.split()
        return bool(size(one) >= int(n) if sign == ">=" else size(one) <= int(n))
    if name == "not":
        return bool(one.sect != value)
    return ("sterile" not in one.traits) if name == "non sterile" else name in one.traits
