"""Who is named as an attacker or defender, one after the other: what is said shows on the table only once all is said.

So that a search does not take all ways there for the same, and looks first at those that may lead somewhere, what is on its
way is worth a little: a conflict by its ring and type, a list of names that can become one of a few sensible ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from coterie.games.l5r.bot.fights import NAMING, fewest, likely, ruin, skill_to_come, surprise, wall
from coterie.games.l5r.bot.promises import promise
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.taint import declarable
from coterie.games.l5r.bot.turns import DECLARING
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import side_of
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict, defending_team
from coterie.games.l5r.facts.rings import ring_of
from coterie.games.l5r.facts.teams import fmt, seated, team_of
from coterie.games.l5r.rules.conflict import totals
from coterie.games.l5r.rules.declaration import defenders_in_order
from coterie.games.l5r.rules.shadow.waves import waves
from coterie.games.l5r.state import ELEMENTS, L5R, NOBODY, TYPES, Conflict
from coterie.kernel.loops import picked

LEAST = 9.0  # what a list promises that comes to nothing; less if it costs provinces


def hint(t: Table, mine: int) -> float:
    """Return what is on its way to be said by a team is worth, next to nothing."""
    s = t.s
    now = conflict(s)
    if now is None or s.asked is None or team_of(s, s.asked[0]) != mine:
        return 0.0
    value = 0.0
    if s.asked[1][0] in DECLARING:
        value += W.hint * (preferred(s, now.element) + TYPES.index(now.kind) / 10)
        value += W.hint * (drawn_out(t, now) + sum([inviting(t, p, now) for p in attacked_provinces(t.s)]))
    if s.asked[1][0] in NAMING:
        value += W.hint * fits(t, now)
    return value


def preferred(s: L5R, element: str) -> float:
    """Return by how much a ring is preferred to others: by the fate on it, else by what it usually brings."""
    return W.rings[ELEMENTS.index(element)] + ring_of(s, element).fate


def drawn_out(t: Table, now: Conflict) -> float:
    """Return by how much a type is preferred because more of the next wave has to defend in it, and then does not attack: who
    cannot take part in that type stays ready (U-114, U-119)."""
    if t.deck == NOBODY or not any(t.turns):
        return 0.0
    there = [p for p in next(iter(waves(t.s)), []) if now.kind in t.kinds(p)]
    return sum([max(t.skills[p].values()) for p in there]) / 10


def inviting(t: Table, piece: int, now: Conflict) -> float:
    """Return by how much a province is preferred to others: by what goes with it, as far as all who could attack together
    are likely to break it, and of those that stand alike by how weak it is."""
    skill = sum([t.skills[p][now.kind] for p in by_skill(t, now.team, now.kind)])
    ahead = skill - skill_to_come(t, now) - answer(t)
    strength = wall(t, piece)
    return (W.province + ruin(t, piece)) * likely(ahead - strength) - strength / 100


def fits(t: Table, now: Conflict) -> float:
    """Return the most that any of a few sensible lists promises, at least 1, among those that the names given so far can still
    become; 0 if there is none. What team-mates have named before shows nowhere else yet: without it all their lists would
    look alike."""
    s = t.s
    assert s.asked is not None
    seat, prompt, options = s.asked[:3]
    attack = prompt[0] == "attackers?"
    order = seated(s, now.team) if attack else defenders_in_order(s, now)
    before = order[: order.index(seat)]
    said, told = picked(s), {at[0] for at in now.declared if s.game.speaks(s, at[0]) in before}
    own = [*said, *[args[0] for word, args, _ in options if word != "done"]]
    against = skill_to_come(t, now) + answer(t) if attack else to_be_met(t, now)
    lists = attacks(t, now, against) if attack else defences(t, now, against)
    best = 0.0
    for n, names in enumerate(lists, 1):
        wanted = sorted([p for p in names if s.game.speaks(s, p) == seat])
        if {p for p in names if s.game.speaks(s, p) in before} != told:
            continue
        if wanted[: len(said)] == sorted(said) and (own or not names):  # one order of each list is enough
            best = max(best, n if t.deck == NOBODY else max(1.0, LEAST + promise(t, now, names, against)))
    return best


def attacks(t: Table, now: Conflict, against: float) -> Iterator[list[int]]:
    """Yield lists of attackers: the weakest alone, of all and of those without taint; the fewest who win; the fewest who break
    the province, with taint and without; everybody."""
    ready = by_skill(t, now.team, now.kind)
    if not ready:
        return
    strongest = max([wall(t, p) for p in attacked_provinces(t.s)], default=0)
    yield weakest(t, ready)
    yield weakest(t, pure(t, ready))
    yield few(t, ready, now.kind, against)
    yield few(t, ready, now.kind, against + strongest)
    yield few(t, pure(t, ready), now.kind, against + strongest)
    yield ready


def defences(t: Table, now: Conflict, against: float) -> Iterator[list[int]]:
    """Yield lists of defenders: nobody, or where that costs honor the weakest without taint alone; the fewest who hold what is
    attacked, with taint and without, or the strongest province of it alone; the fewest who hold it even without the best of
    them; the fewest who win; everybody."""
    ready = by_skill(t, defending_team(t.s, now), now.kind)
    walls = [wall(t, p) for p in attacked_provinces(t.s)]
    low, high = min(walls, default=0), max(walls, default=0)
    yield []
    if fmt(t.s).unopposed:
        yield weakest(t, pure(t, ready))
    if high > low:
        yield few(t, ready, now.kind, against - high + 1)
    yield few(t, ready, now.kind, against - low + 1)
    yield few(t, pure(t, ready), now.kind, against - low + 1)
    yield [*ready[:1], *few(t, ready[1:], now.kind, against - low + 1)]
    yield few(t, ready, now.kind, against + 1)
    yield ready


def to_be_met(t: Table, now: Conflict) -> float:
    """Return the skill that defenders are likely to meet."""
    s, skills = t.s, t.skills
    one, other = totals(s, now)
    coming = sum([skills[at[0]][now.kind] for at in now.declared if at[0] in skills and side_of(s, at[0]) == now.team])
    return max(one, coming) - other + answer(t)


def few(t: Table, ready: list[int], kind: str, short: float) -> list[int]:
    """Return the fewest of some characters who have so much skill of a type together."""
    return fewest([(p, t.skills[p][kind]) for p in ready], short)[0]


def weakest(t: Table, those: list[int]) -> list[int]:
    """Return the weakest of some characters alone, by both skills; nobody if there are none."""
    return [min(those, key=lambda p: sum(t.skills[p].values()))] if those else []


def pure(t: Table, those: list[int]) -> list[int]:
    """Return those of some characters whose taint costs nothing: they have none."""
    return [p for p in those if p not in t.tainted]


def answer(t: Table) -> int:
    """Return by how much skill the other side is likely to answer with cards."""
    return surprise(t.s) if t.deck != NOBODY else W.surprise


def by_skill(t: Table, team: int, kind: str) -> list[int]:
    """Return the ready characters of a team at home that have skill of a type, the best first."""
    there = [p for p in t.ready_at_home(team) if t.skills[p][kind]]
    return sorted(declarable(t, there, t.s.honor), key=lambda p: -t.skills[p][kind])
