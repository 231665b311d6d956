"""What an owner has: provinces, honor, decks, fate, cards, characters. Everything is counted in provinces."""

from __future__ import annotations

from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.factions import clans, is_clan, the_shadowlands
from coterie.games.l5r.facts.cards import characters, definition, fate_on
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, places_of, provinces
from coterie.games.l5r.facts.teams import fmt, goal, team_of
from coterie.games.l5r.state import L5R, NOBODY
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.shadow.graves import Rebury
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import EACH_FOE


def worth(t: Table, owner: int) -> float:
    """Return what an owner has, in provinces."""
    s = t.s
    value = on_the_board(s, owner) + (reserves(s, owner) if is_clan(s, owner) else lasting(t))
    hand = len(pile(s, "hand", owner))
    value += W.pool * s.fate[owner] + W.card * min(hand, W.few) + W.spare * max(0, hand - W.few)
    for p in t.of(owner):
        skill = max(t.skills[p].values())
        value += W.character + W.skill * skill + W.attached * t.bears[p]
        value += (W.stays + W.strong * skill) * (1 - W.fades ** min(t.fate[p], t.rounds)) / (1 - W.fades)
        value += W.ready * s.pieces[p].ready
    mine = team_of(s, owner)
    return value + W.ring * sum([ring.holder == mine for ring in s.rings]) + W.favor * (s.favor == mine)


def on_the_board(s: L5R, owner: int) -> float:
    """Return what the provinces of an owner are worth that stand."""
    value = 0.0
    lost = 0
    for p in provinces(s, owner):
        if is_broken(s, p):
            lost += not is_stronghold_province(s, p)
        else:
            value += W.province + (W.stronghold if is_stronghold_province(s, p) else 0)
    return value - W.stronghold * (fmt(s).stronghold and is_clan(s, owner) and lost >= 3)


def reserves(s: L5R, owner: int) -> float:
    """Return what a clan's honor is worth, less what it is sure to lose: for decks that run out (L-18.1), to holdings of the
    Shadowlands, and with characters that leave in the fate phase (L-12.1). Against the Shadowlands honor wins nothing, and
    a clan without any loses the stronghold province, or all (U-023, U-226, U-229)."""
    short = sum([max(0, W.low - len(pile(s, deck, owner))) for deck in ("deck", "dynasty")]) / W.low
    return of_honor(s, s.honor[owner] - fmt(s).empty * short - drained(s) + parting(s, owner))


def of_honor(s: L5R, honor: float) -> float:
    """Return what so much honor is worth to a clan."""
    left = max(0.0, honor)
    each = W.honor if the_shadowlands(s) == NOBODY else W.safety
    return each * min(left, goal(s)) - W.danger * max(0.0, W.dire - left) ** 2 - W.none * (left <= 0)


def price_of_honor(s: L5R, owner: int, n: int) -> float:
    """Return what it is worth to a clan not to lose so much of the honor that it has."""
    return of_honor(s, s.honor[owner]) - of_honor(s, s.honor[owner] - n)


def drained(s: L5R) -> int:
    """Return how much honor each clan loses to holdings of the Shadowlands at the end of every conflict phase (U-141)."""
    owner = the_shadowlands(s)
    if owner == NOBODY:
        return 0
    return sum([drain(s, p) for place in places_of(s, owner) for p in pile(s, "holdings", place)])


def drain(s: L5R, piece: int) -> int:
    """Return how much honor a holding of the Shadowlands takes from each clan in every round (U-141)."""
    words = [word for word in definition(s, piece).words if isinstance(word, GainHonor) and word.who == EACH_FOE]
    return -sum([word.amount for word in words if isinstance(word.amount, int)])


def parting(s: L5R, owner: int) -> int:
    """Return the honor that comes or goes with those characters of an owner that leave in the next fate phase: they have no
    fate (4.2, L-12.1)."""
    there = [s.pieces[p] for p in characters(s, owner) if not fate_on(s, p)]
    return sum([bool(row.count("honored")) - bool(row.count("dishonored")) for row in there])


def lasting(t: Table) -> float:
    """Return what the dynasty deck of the Shadowlands is worth to them: each round takes its cards, each province that
    breaks five more, and once it is spent they lose as the round ends (U-012, U-077, U-110)."""
    left = len(pile(t.s, "dynasty", t.shadowlands))
    value = W.timer * left / t.received - W.spent * (not left)
    return value + sum([lying(t, place) for place in places_of(t.s, t.shadowlands)])


def lying(t: Table, place: int) -> float:
    """Return what lies in a province of the Shadowlands is worth to them; it is discarded if the province breaks (U-110)."""
    holdings = sum([of_holding(t, p) for p in pile(t.s, "holdings", place)])
    return holdings + W.waiting * len(pile(t.s, "row", place))


def of_holding(t: Table, piece: int) -> float:
    """Return what a holding is worth to the Shadowlands, which does the same in every round that is left."""
    if any(isinstance(word, Rebury) for word in definition(t.s, piece).words):
        return W.lair
    return (W.holding + W.drain * drain(t.s, piece) * clans(t.s)) * t.rounds
