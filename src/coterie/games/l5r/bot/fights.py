"""The conflict that goes on: what it is likely to change."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from math import exp
from operator import itemgetter

from coterie.games.l5r.bot.hands import held_by
from coterie.games.l5r.bot.holdings import recalls
from coterie.games.l5r.bot.honor import price_of_honor
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W, price_of_defeat
from coterie.games.l5r.bot.worth import lying, of_province
from coterie.games.l5r.factions import costs_ruin
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict, defending, defending_team, participants
from coterie.games.l5r.facts.provinces import is_broken, is_stronghold_province, owner_at, place_of
from coterie.games.l5r.facts.rings import ring_of
from coterie.games.l5r.facts.teams import fmt, members, seated, team_of, the_deck
from coterie.games.l5r.numbers import CARDS_OF_RUIN
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.rules.shadow.conflict import both_act
from coterie.games.l5r.rules.shadow.waves import waves
from coterie.games.l5r.rules.windows import opportunity, team_turn
from coterie.games.l5r.state import CONTESTED, L5R, NOBODY, Conflict
from coterie.kernel.limits import used
from coterie.kernel.pieces import pile, ref

SKILL = itemgetter(1)
THEIR_TURN, THEIR_WINDOW = (team_turn, opportunity), ("window", ("conflict",))
Chance = Callable[[float, float], float]  # see `likely`
NAMING = ("attackers?", "defenders?")  # the questions who fights


def weigh_conflict(t: Table, values: dict[int, float], mine: int) -> float:
    """Add what the conflict that goes on is likely to change, by team, as a team sees it. Return how likely it is that the
    clans have not lost the game to the Shadowlands by it."""
    s = t.s
    now = conflict(s)
    if now is None or now.over or not now.places:
        return 1.0
    foe = defending_team(s, now)
    if now.compared:
        return weigh_outcome(t, now, values)
    if s.asked is not None and s.asked[1][0] == "attackers?":
        return 1.0  # else who has named enough looked worse than who went on naming, until a team-mate was asked, too (D-855)
    there = [at for at in now.declared if side_of(s, at[0]) == now.team]
    if not (there or any(s.pieces[p].count("present") for p in t.owner)):
        return 1.0
    if t.deck != NOBODY:
        values[team_of(s, 0)] -= t.rest * price_of_turning(s)
    one, other = totals(s, now)
    met = skill_to_come(t, now) if is_to_be_met(s, mine) else 0.0
    hope, stands = still_to_play(t, now), is_up_to_the_clans(s)
    now_ahead = one - other - met + (0 if stands else to_be_turned_up(s, now))
    ahead = now_ahead + hope
    values[now.team] += W.lead * max(-W.far, min(W.far, ahead))
    if other:
        values[foe] += t.rest * W.ring * likely(-ahead - 1)  # they claim it, without its effect (L-6.11, L-6.12)
        values[now.team] -= spite(t, foe, now.team) * likely(-ahead - 1)
    if not one:
        return 1.0
    values[now.team] += t.rest * W.conflict * likely(ahead)
    values[foe] -= (spite(t, now.team, foe) + shame(t, now)) * likely(ahead)
    if stands:
        return weigh_provinces(t, now, values, now_ahead, partial(as_it_stands, now.team == team_of(s, 0), hope))
    return weigh_provinces(t, now, values, ahead, partial(shaken, best_of_the_clans(t, now)))


def weigh_outcome(t: Table, now: Conflict, values: dict[int, float]) -> float:
    """Add what follows from a conflict that has been won, until it has. Return how likely the clans are to play on."""
    s, foe = t.s, defending_team(t.s, now)
    loser = foe if now.winner == now.team else now.team
    if now.winner != NOBODY and ring_of(s, now.element).holder == CONTESTED:
        values[now.winner] += t.rest * (W.conflict if now.winner == now.team else W.ring)
        values[loser] -= spite(t, now.winner, loser) + shame(t, now) * (loser == foe)
    return weigh_provinces(t, now, values, now.totals[0] - now.totals[1], _surely) if loser == foe else 1.0


def spite(t: Table, winner: int, loser: int) -> float:
    """Return what the characters of a team that fight do to the other if they win, beyond the conflict: nearly every one of the
    Shadowlands deck answers that (U-138), most often at the cost of those who have fought against it; some lay a card back on
    the dynasty deck (D-888)."""
    s = t.s
    if t.deck == NOBODY or s.teams[t.deck] != winner:
        return 0.0
    there = participants(s, winner)
    back = t.recall * sum([recalls(s, p) for p in there])
    return W.claw * len(there) + W.exposed * len(participants(s, loser)) + back


def shame(t: Table, now: Conflict) -> float:
    """Return what honor the clans lose if the Shadowlands deck wins its attack: to the air ring, and where nobody defends
    (U-043, U-130)."""
    s = t.s
    if t.deck == NOBODY or s.teams[t.deck] != now.team:
        return 0.0
    lost = (now.element == "air") + (fmt(s).unopposed and not defending(s))
    if not lost:
        return 0.0
    return sum([price_of_honor(t, owner, lost) for owner in members(s, defending_team(s, now))])


def weigh_provinces(t: Table, now: Conflict, values: dict[int, float], ahead: float, breaks: Chance) -> float:
    """Subtract what the attackers, ahead by so much, are likely to break. Return how likely the clans are to play on."""
    s = t.s
    foe = defending_team(s, now)
    standing = [p for p in attacked_provinces(s) if not is_broken(s, p)]  # one of each player (U-108, U-131)
    over = [ahead - wall(t, p) for p in standing]
    for p, by in zip(standing, over, strict=True):
        t.falling[p] = breaks(by, W.open)
        price = of_province(t, p)  # as much as it is worth to them
        if s.pieces[p].owner == t.shadowlands:
            price = t.rest * price + ruin(t, p)
        values[foe] -= price * t.falling[p]
    if not standing or not are_the_last(t, foe, standing):
        return 1.0
    fall = breaks(min(over), W.desperate)
    values[foe] -= price_of_defeat(fmt(s).stronghold) * fall
    return 1.0 - fall


def ruin(t: Table, piece: int) -> float:
    """Return what else is lost with a province: what lies in one of the Shadowlands deck, and cards of its dynasty deck, each
    worth a part of a round (U-110)."""
    place = place_of(t.s, piece)
    if not costs_ruin(t.s, owner_at(place)):
        return 0.0
    return W.near * (lying(t, place) + W.timer * min(t.timer, CARDS_OF_RUIN) / t.received)


def likely(ahead: float, open_: float = W.open) -> float:
    """Return how likely it is that what holds by so many points of skill (0: just so) holds in the end. However far it is,
    a point more is better."""
    return 1 / (1 + exp(-max(-W.most, min(W.most, ahead + 0.5)) / open_))


def shaken(best: float, ahead: float, open_: float) -> float:
    """Return how likely it is that attackers ahead by so many points break something if a card may still bow the best of the
    clans that fight, or otherwise take away all that it adds: many of the Shadowlands deck do, so what one character holds
    alone is not held well (D-839).

    Args:
        best: what that character adds for the attackers, less than nothing if the clans defend.
        ahead: by how much the attackers are ahead.
        open_: as for `likely`.
    """
    return (1 - W.stunned) * likely(ahead, open_) + W.stunned * likely(ahead - best, open_)


def best_of_the_clans(t: Table, now: Conflict) -> float:
    """Return what the best of the clans that fights against the Shadowlands deck adds for the attackers."""
    if t.deck == NOBODY:
        return 0.0
    mine = team_of(t.s, 0)
    best = max([t.skills[p][now.kind] for p in participants(t.s, mine) if t.s.pieces[p].ready], default=0)
    return best if mine == now.team else -best


def _surely(ahead: float, open_: float) -> float:
    """Return whether what holds by so many points of skill does."""
    return float(ahead >= 0)


def as_it_stands(attack: bool, hope: float, ahead: float, open_: float) -> float:
    """Return how likely it is that attackers ahead by so many points break something while it is the clans' turn. What the
    clans have by passing is certain, because the Shadowlands deck then passes too (U-125); otherwise their cards count.

    Args:
        attack: whether the clans attack.
        hope: what their cards are likely to add for the attackers.
        ahead: by how much the attackers are ahead as it stands.
        open_: as for `likely`.
    """
    return float(attack) if (ahead >= 0) == attack else likely(ahead + hope, open_)


def is_up_to_the_clans(s: L5R) -> bool:
    """Return whether it is the clans' turn in a conflict with the Shadowlands deck. The deck plays no card unless they act, so
    they need not fear one (D-752). When they feared one after each card that it had turned up, they gave up conflicts that
    one card of their hands would have held."""
    deck = the_deck(s)
    if deck == NOBODY or pile(s, "turned", deck):
        return False
    if s.asked is not None and s.asked[1] == THEIR_WINDOW:
        return True
    return any(step[0] in THEIR_TURN and step[1] == "conflict" for step in s.todo)


def are_the_last(t: Table, team: int, attacked: Collection[int]) -> bool:
    """Return whether the clans have lost without the unbroken provinces that are attacked: the last ones in skirmish, the last
    stronghold provinces otherwise (U-015, U-016)."""
    s = t.s
    if t.shadowlands == NOBODY or team != team_of(s, 0):
        return False
    there = [p for owner in members(s, team) for p in t.standing(owner)]
    if fmt(s).stronghold:
        there = [p for p in there if is_stronghold_province(s, p)]
    return all(p in attacked for p in there)


def to_be_turned_up(s: L5R, now: Conflict) -> int:
    """Return what the cards that the Shadowlands deck is going to turn up are likely to add for the attackers: it acts
    after every action of its opponents, and first of all (U-121, U-125). Most of them need a character of its side."""
    deck = the_deck(s)
    if deck == NOBODY:
        return 0
    if s.teams[deck] == now.team:
        return surprise(s)
    return -surprise(s) if is_to_be_met(s, now.team) or participants(s, s.teams[deck]) else -W.free


def price_of_turning(s: L5R) -> float:
    """Return what it costs the clans that the Shadowlands deck turns up another card before a conflict is over, as it does
    after each of their actions: what does not decide the conflict is better left alone (U-120 to U-125)."""
    return W.turned if s.fate[the_deck(s)] else W.turned_free


def still_to_play(t: Table, now: Conflict) -> float:
    """Return what the cards of the clans are likely to add for the attackers until they first have the opportunity: then they
    act, or pass. Where this ended with the names, nobody was named who needed a card. It ends as soon
    as an action begins, and for each clan as it passes; otherwise each clan left it to the last one to play what all of them
    could have played."""
    s, mine = t.s, team_of(t.s, 0)
    seats = seated(s, mine)
    if t.deck == NOBODY or is_acting(s) or any(have_acted(s, seat) for seat in seats):
        return 0.0
    if s.asked is not None and s.asked[1] == THEIR_WINDOW and s.asked[0] in seats:
        seats = seats[seats.index(s.asked[0]) :]
    return held_by(t, seats)[now.kind] * (1 if mine == now.team else -1)


def is_acting(s: L5R) -> bool:
    """Return whether a clan's action is under way in a conflict with the Shadowlands deck, which acts after it (U-120)."""
    return any(step[0] is both_act for step in s.todo)


def have_acted(s: L5R, seat: int) -> bool:
    """Return whether a seat has used an action or played a card in the conflict that goes on."""
    return bool(used(s, ("actions", seat), "conflict") or used(s, ("played", seat, ""), "conflict"))


def is_to_be_met(s: L5R, mine: int) -> bool:
    """Return whether an opponent of a team is about to name defenders."""
    return s.asked is not None and s.asked[1][0] == "defenders?" and team_of(s, s.asked[0]) != mine


def skill_to_come(t: Table, now: Conflict) -> float:
    """Return the skill with which an attack is likely to be met: that of the next wave of the Shadowlands deck, or a good
    part of what an opponent has ready (U-101)."""
    s, foe = t.s, defending_team(t.s, now)
    if t.deck != NOBODY and s.teams[t.deck] == foe:
        return sum([t.skills[p][now.kind] for p in next(iter(waves(s)), [])])
    able = [
        p for p, its in t.owner.items() if s.teams[its] == foe and s.pieces[p].ready and ref(s, p) not in now.evaded
    ]
    return W.meets * sum([t.skills[p][now.kind] for p in able])


def fewest(ready: Sequence[tuple[int, int]], short: float) -> tuple[list[int], float]:
    """Return the fewest who have so much skill together, the best first, and what is still missing.

    Args:
        ready: who there is, each with its skill.
        short: the skill that is needed.
    """
    chosen: list[int] = []
    if short <= 0:
        return chosen, short
    for p, skill in sorted(ready, key=SKILL, reverse=True):
        if short <= 0:
            break
        chosen.append(p)
        short -= skill
    return chosen, short


def surprise(s: L5R) -> int:
    """Return the skill that a card of the Shadowlands deck is likely to add to its side; most of them cost fate (U-122), and
    it gains some before it fights (U-095)."""
    return W.surprise if s.fate[the_deck(s)] or s.phase != "conflict" else W.free


def wall(t: Table, piece: int) -> float:
    """Return the strength of a province as attackers know it, 0 of one that is broken."""
    return t.walls(owner_at(place_of(t.s, piece))).get(piece, 0.0)
