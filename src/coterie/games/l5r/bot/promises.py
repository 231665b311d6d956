"""How much naming certain attackers or defenders against the Shadowlands deck promises, before all are named.

A search keeps only a few of the possible lists of names. When it looked at the longest ones first, it never considered sending
one attacker to break a province while the others hold the next wave (D-751).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from coterie.games.l5r.bot.field import Field, this_round
from coterie.games.l5r.bot.fights import are_the_last, likely, ruin, shaken, wall
from coterie.games.l5r.bot.honor import price_of_honor
from coterie.games.l5r.bot.outlook import looked_ahead
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W, price_of_defeat
from coterie.games.l5r.bot.worth import of_province
from coterie.games.l5r.facts.conflicts import attacked_provinces
from coterie.games.l5r.facts.provinces import is_broken
from coterie.games.l5r.facts.teams import fmt, members, team_of
from coterie.games.l5r.state import Conflict


def promise(t: Table, now: Conflict, names: Sequence[int], against: float) -> float:
    """Return what a conflict fought by some characters is worth, and what the conflicts after it are worth without them, in
    provinces.

    Args:
        t: the table.
        now: the conflict.
        names: who attacks or defends.
        against: the skill that they are likely to meet.
    """
    skills = [t.skills[p][now.kind] for p in names]
    ahead, best = sum(skills) - against, max(skills, default=0)
    attack = now.team == team_of(t.s, 0)
    comes = of_attack(t, now, ahead, best) if attack else of_defence(t, now, ahead, best)
    left = without(this_round(t), names, now.kind if attack else "", ahead < 0)
    return comes + W.near * looked_ahead(left) - honor_due(t, now, names)


def honor_due(t: Table, now: Conflict, names: Sequence[int]) -> float:
    """Return what the honor is worth that it costs to name some characters: for their taint, and for defenders that of the
    attacked provinces; or, where that costs honor, that nobody defends (L-21.1, L-21.2, U-130)."""
    s, mine = t.s, team_of(t.s, 0)
    due = Counter([t.owner[p] for p in names if p in t.tainted])
    if now.team != mine and names:
        due.update([s.pieces[p].owner for p in attacked_provinces(s) if s.pieces[p].count("tainted")])
    elif now.team != mine and fmt(s).unopposed:
        due.update(members(s, mine))
    return sum([price_of_honor(t, owner, n) for owner, n in due.items()])


def of_attack(t: Table, now: Conflict, ahead: float, best: float) -> float:
    """Return what an attack of the clans is likely to win, ahead by so much skill, of which the best character has a part."""
    prizes = [
        (t.rest * W.breach + ruin(t, p)) * shaken(best, ahead - wall(t, p), W.open)
        for p in attacked_provinces(t.s)
        if not is_broken(t.s, p)
    ]
    return t.rest * W.conflict * likely(ahead) + sum(prizes)


def of_defence(t: Table, now: Conflict, ahead: float, best: float) -> float:
    """Return what a defence of the clans, ahead by so much skill, is likely to lose, as less than nothing; the best character
    has a part of that skill."""
    standing = [p for p in attacked_provinces(t.s) if not is_broken(t.s, p)]
    breaks = {p: shaken(-best, -ahead - wall(t, p), W.open) for p in standing}
    lost = t.rest * W.conflict * likely(-ahead) + sum([of_province(t, p) * part for p, part in breaks.items()])
    if standing and are_the_last(t, team_of(t.s, 0), standing):
        falls = min(shaken(-best, -ahead - wall(t, p), W.desperate) for p in standing)
        lost += price_of_defeat(fmt(t.s).stronghold) * falls
    return -lost


def without(field: Field, names: Sequence[int], kind: str, wins: bool) -> Field:
    """Return what is left to fight with once some have bowed, and with an attack of a type those of the wave who meet it,
    whether the wave wins or not."""
    there = [at for at, p in enumerate(field.ready) if p not in names]
    coming = field.coming
    if kind and coming:
        rest = coming[0].rest.get((kind, wins))
        coming = [rest, *coming[1:]] if rest else coming[1:]
    return field._replace(
        ready=[field.ready[at] for at in there],
        guards=tuple([field.guards[at] for at in there]),
        raiders=tuple([field.raiders[at] for at in there]),
        coming=coming,
        order=field.order[bool(field.begun) :],
        begun="",
    )
