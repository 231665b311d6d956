"""What a clan's honor is worth: in a duel it wins, against the Shadowlands it only keeps the clan's provinces from falling."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from coterie.games.l5r.bot.holdings import drain, is_tainting, ransom
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.taint import taint_due
from coterie.games.l5r.bot.weights import W, price_of_defeat
from coterie.games.l5r.facts.teams import fmt, goal, members, team_of
from coterie.games.l5r.state import NOBODY
from coterie.kernel.pieces import pile

RANSOM_CARDS = 2  # with so many in hand a clan need not lose honor
BEFORE_BIDS = ("dynasty", "fate")  # the phases after which low bids bring honor


class Honor(NamedTuple):
    """The honor of an owner: what it has now, less what it is sure to lose, and less what it is likely to lose."""

    now: float
    kept: float
    left: float


def honor_of_team(t: Table, team: int) -> float:
    """Return what the honor of a team is worth, less what it is likely to lose."""
    lost = drained(t)
    return of_honors(t, {owner: honor_of(t, owner, lost) for owner in members(t.s, team)})


def honor_of(t: Table, owner: int, lost: int) -> Honor:
    """Return the honor of an owner. It is sure to lose some to cards of the Shadowlands, unless bids come before, and with
    characters that leave in the fate phase (L-12.1); it is likely to lose more as decks run out (L-18.1), and for tainted
    characters that fight (L-21.1)."""
    s = t.s
    now = s.honor[owner]
    kept = now - lost + parting(t, owner) - ransomed(t, owner)
    short = sum([max(0, W.low - len(pile(s, deck, owner))) for deck in ("deck", "dynasty")]) / W.low
    honor = kept - fmt(s).empty * short
    return Honor(now, kept + W.regained * (s.phase in BEFORE_BIDS), honor - taint_due(t, owner, honor))


def drained(t: Table) -> int:
    """Return how much honor each clan is sure to lose in a round to cards of the Shadowlands: to holdings as the conflict
    phase ends, and to what is attached to a province that they attack next, in skirmish the leftmost (U-107, U-140, U-141)."""
    s = t.s
    if t.shadowlands == NOBODY:
        return 0
    there = [*t.holdings]
    if not fmt(s).stronghold and any(t.turns):
        next_ones = [t.standing(owner)[:1] for owner in members(s, team_of(s, 0))]
        there += [p for p in pile(s, "attached", t.shadowlands) if [s.pieces[p].host] in next_ones]
    return sum([drain(s, p) for p in there])


def of_honors(t: Table, honors: dict[int, Honor]) -> float:
    """Return what so much honor of each member of a team is worth. Against the Shadowlands it wins nothing, and a clan without
    any loses the stronghold province, or all; the game is lost with the last of them (U-016, U-023, U-226, U-229)."""
    little = dire(t)
    dangers = {owner: danger(honor, little) for owner, honor in honors.items()}
    each = W.honor if t.shadowlands == NOBODY else W.steadfast if fmt(t.s).unopposed else W.safety
    value = each * sum([min(max(0.0, honor.left), goal(t.s)) for honor in honors.values()])
    value -= sum([stake(t, owner) * part for owner, part in dangers.items()])
    if t.shadowlands == NOBODY:
        return value
    standing = [running_out(honor) for owner, honor in honors.items() if t.standing(owner)]
    defeat = price_of_defeat(fmt(t.s).stronghold) * min(standing, default=1.0)
    return value - W.all_lost * min(dangers.values()) - defeat


def danger(honor: Honor, little: float) -> float:
    """Return how near a clan is to having no honor: 1 with none; less before, however much it is likely to lose, so that no
    clan gives away what it has. It has little below some amount."""
    if honor.now <= 0:
        return 1.0
    near: float = (max(0.0, little - max(1.0, honor.left)) / little) ** 2
    return near + W.doomed * (1 - near) * running_out(honor)


def running_out(honor: Honor) -> float:
    """Return how likely a clan is to lose its last honor before long."""
    return 1.0 if honor.kept <= 0 else 1 / (1 + exp(W.luck * honor.left))


def dire(t: Table) -> float:
    """Return below how much honor a clan has little: more in a duel, where an opponent may take it, and where in the rounds
    that are left the warlord of the Shadowlands will taint, or their holdings take some."""
    if t.shadowlands == NOBODY:
        return W.dire_in_duels
    each = W.toll * is_tainting(t.s, t.shadowlands) + sum([drain(t.s, p) for p in t.holdings])
    return W.dire + min(t.rounds, W.tolls) * each


def stake(t: Table, owner: int) -> float:
    """Return what an owner without honor has lost: all in a duel, else its provinces, of which it hardly needs the more while
    a team-mate's stand (L-24.2)."""
    if t.shadowlands == NOBODY:
        return W.eliminated
    return W.silenced + W.own * len(t.standing(owner))


def price_of_honor(t: Table, owner: int, n: int) -> float:
    """Return what it is worth to a team that one of its members does not lose so much of its honor."""
    lost = drained(t)
    honors = {mate: honor_of(t, mate, lost) for mate in members(t.s, team_of(t.s, owner))}
    less = Honor(*[amount - n for amount in honors[owner]])
    return of_honors(t, honors) - of_honors(t, {**honors, owner: less})


def ransomed(t: Table, owner: int) -> int:
    """Return the honor that a clan is sure to lose in the fate phase to characters of the Shadowlands that would rather take
    cards or a character: it has neither two cards nor a character with fate, which alone stays until then (4.2, 4.3)."""
    if t.shadowlands == NOBODY:
        return 0
    asked = [ransom(t.s, p) for p in t.of(t.shadowlands) if t.fate[p]]
    if not any(asked) or len(pile(t.s, "hand", owner)) >= RANSOM_CARDS or any(t.fate[p] for p in t.of(owner)):
        return 0
    return sum(asked)


def parting(t: Table, owner: int) -> int:
    """Return the honor that comes or goes with those characters of an owner that leave in the next fate phase: they have no
    fate (4.2, L-12.1)."""
    there = [t.s.pieces[p] for p in t.of(owner) if not t.fate[p]]
    return sum([bool(row.count("honored")) - bool(row.count("dishonored")) for row in there])
