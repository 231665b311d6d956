"""What a clan's honor is worth: in a duel it wins, against the Shadowlands it only keeps the clan's provinces from falling."""

from __future__ import annotations

from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.teams import fmt, goal, members, team_of
from coterie.games.l5r.state import NOBODY
from coterie.kernel.pieces import pile


def honor_of_team(t: Table, team: int) -> float:
    """Return what the honor of a team is worth, less what it is sure to lose."""
    return of_honors(t, {owner: left(t, owner) for owner in members(t.s, team)})


def left(t: Table, owner: int) -> float:
    """Return the honor of an owner less what it is sure to lose: for decks that run out (L-18.1), to holdings of the
    Shadowlands, with characters that leave in the fate phase (L-12.1), and for tainted ones that fight (L-21.1)."""
    s = t.s
    short = sum([max(0, W.low - len(pile(s, deck, owner))) for deck in ("deck", "dynasty")]) / W.low
    honor = s.honor[owner] - fmt(s).empty * short - t.drained + parting(t, owner)
    return honor - taint_due(t, owner, honor)


def of_honors(t: Table, honors: dict[int, float]) -> float:
    """Return what so much honor of each member of a team is worth. Against the Shadowlands it wins nothing, and a clan without
    any loses the stronghold province, or all; the game is lost with the last of them (U-016, U-023, U-226, U-229)."""
    dangers = {owner: danger(honor) for owner, honor in honors.items()}
    each = W.honor if t.shadowlands == NOBODY else W.safety
    value = each * sum([min(max(0.0, honor), goal(t.s)) for honor in honors.values()])
    value -= sum([stake(t, owner) * part for owner, part in dangers.items()])
    return value if t.shadowlands == NOBODY else value - W.all_lost * min(dangers.values())


def danger(honor: float) -> float:
    """Return how near a clan is to having no honor: 0 with plenty, more than 1 with none."""
    return (max(0.0, W.dire - max(0.0, honor)) / W.dire) ** 2 + W.none * (honor <= 0)


def stake(t: Table, owner: int) -> float:
    """Return what an owner without honor has lost: all in a duel, else its provinces, of which it hardly needs the more while
    a team-mate's stand (L-24.2)."""
    if t.shadowlands == NOBODY:
        return W.eliminated
    return W.silenced + W.own * len(t.standing(owner))


def price_of_honor(t: Table, owner: int, n: int) -> float:
    """Return what it is worth to a team that one of its members does not lose so much of the honor that it has."""
    honors = {mate: float(t.s.honor[mate]) for mate in members(t.s, team_of(t.s, owner))}
    return of_honors(t, honors) - of_honors(t, {**honors, owner: honors[owner] - n})


def taint_due(t: Table, owner: int, honor: float) -> float:
    """Return how much honor the tainted characters of a clan are likely to cost it in the next conflicts; never its last,
    which nobody has to pay (L-21.1, L-21.4)."""
    pieces = t.s.pieces
    tainted = [p for p in t.of(owner) if pieces[p].count("tainted") and (pieces[p].ready or t.fate[p])]
    return min(W.fights * len(tainted), max(0.0, honor - 1))


def parting(t: Table, owner: int) -> int:
    """Return the honor that comes or goes with those characters of an owner that leave in the next fate phase: they have no
    fate (4.2, L-12.1)."""
    there = [t.s.pieces[p] for p in t.of(owner) if not t.fate[p]]
    return sum([bool(row.count("honored")) - bool(row.count("dishonored")) for row in there])
