"""What an owner has: provinces, fate, cards, characters, the dynasty deck of the Shadowlands. All is counted in provinces."""

from __future__ import annotations

from coterie.games.l5r.bot.holdings import drain, is_lair
from coterie.games.l5r.bot.honor import honor_of_team
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.taint import declarable, in_next_round
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.factions import clans, is_clan
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, places_of
from coterie.games.l5r.facts.teams import fmt, members
from coterie.games.l5r.state import NOBODY
from coterie.kernel.pieces import pile


def worth_of_team(t: Table, team: int) -> float:
    """Return what a team has, in provinces."""
    s, owners = t.s, members(t.s, team)
    rings = sum([ring.holder == team for ring in s.rings])
    value = sum([worth(t, owner) for owner in owners]) + W.ring * rings + W.favor * (s.favor == team)
    value *= t.rest
    if not is_clan(s, owners[0]):
        return value + lasting(t) + t.rest * sum([on_the_board(t, owner) for owner in owners])
    value += honor_of_team(t, team)
    boards = [on_the_board(t, owner) for owner in owners]
    if t.shadowlands == NOBODY:
        return value + sum(boards)
    # all clans play on until the last of them has lost its provinces (U-015, U-016)
    return value + W.own * sum(boards) + (1 - W.own) * len(boards) * max(boards)


def worth(t: Table, owner: int) -> float:
    """Return what an owner has beside its provinces and its honor; the skill of characters that cannot be declared is worth
    nothing."""
    s = t.s
    hand = len(pile(s, "hand", owner))
    value = W.pool * s.fate[owner] + W.card * min(hand, W.few) + W.spare * max(0, hand - W.few)
    there = t.of(owner)
    fighting = declarable(t, there, in_next_round(t))
    body = W.character if t.deck == NOBODY else W.body
    for p in there:
        skill = max(t.usable(p, t.steady[p], "defend").values()) if p in fighting else 0
        value += body + W.skill * skill + W.attached * t.bears[p]
        value += (W.stays + W.strong * skill) * (1 - W.fades ** min(t.fate[p], t.rounds)) / (1 - W.fades)
        value += W.ready * s.pieces[p].ready
    return value


def on_the_board(t: Table, owner: int) -> float:
    """Return what the provinces of an owner are worth that stand."""
    value = sum([of_province(t, p) for p in t.standing(owner)])
    if not fmt(t.s).stronghold or t.deck != NOBODY or not is_clan(t.s, owner):
        return value
    lost = [p for p in t.provinces(owner) if is_broken(t.s, p) and not is_stronghold_province(t.s, p)]
    return value - W.stronghold * (len(lost) >= 3)


def of_province(t: Table, piece: int) -> float:
    """Return what a province is worth that stands. The Shadowlands deck attacks the stronghold province where another has
    broken in front of it (U-106): with the stronghold province goes what the others are good for. Of the deck's own that is
    little: what its loss costs is the round that goes with it (U-110)."""
    if t.deck != NOBODY and t.s.pieces[piece].owner == t.deck:
        return W.breach
    if is_stronghold_province(t.s, piece):
        return W.province + W.stronghold
    return W.province + W.gate * t.has_gates(t.s.pieces[piece].owner)


def lasting(t: Table) -> float:
    """Return what the dynasty deck of the Shadowlands is worth to them: each round takes its cards, each province that
    breaks five more, and once it is spent they lose as the round ends (U-012, U-077, U-110)."""
    value = W.timer * t.timer / t.received - W.spent * t.is_last_round
    return value + sum([lying(t, place) for place in places_of(t.s, t.shadowlands)])


def lying(t: Table, place: int) -> float:
    """Return what lies in a province of the Shadowlands is worth to them; it is discarded if the province breaks (U-110)."""
    if place not in t.lying:
        holdings = sum([of_holding(t, p) for p in pile(t.s, "holdings", place)])
        t.lying[place] = holdings + W.waiting * len(pile(t.s, "row", place))
    return t.lying[place]


def of_holding(t: Table, piece: int) -> float:
    """Return what a holding is worth to the Shadowlands, which does the same in every round that is left."""
    if is_lair(t.s, piece):
        return W.lair
    return (W.holding + W.drain * drain(t.s, piece) * clans(t.s)) * t.rounds
