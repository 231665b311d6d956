"""6. The conflict: declaration, defenders, actions and comparison, then its results for honor, provinces and the ring."""

from __future__ import annotations

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.atoms.rings import return_rings, set_ring
from coterie.games.l5r.facts.conflicts import (
    attacked_provinces,
    defending,
    defending_team,
    elements,
    participants,
    skill_of_side,
)
from coterie.games.l5r.facts.provinces import is_broken, lying_in, owner_at, province_at
from coterie.games.l5r.facts.teams import fmt, members, seated
from coterie.games.l5r.facts.values import strength
from coterie.games.l5r.rules import rings
from coterie.games.l5r.rules.cards import away, refill
from coterie.games.l5r.rules.declaration import (
    covert,
    declared,
    name_attackers,
    name_defenders,
    name_province,
    now_of,
)
from coterie.games.l5r.rules.windows import open_window
from coterie.games.l5r.state import CONTESTED, L5R, NOBODY, UNCLAIMED, Conflict
from coterie.kernel.events import about, about_seat, announce, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.steps import step
from coterie.words.effects import run_with


def fight(s: L5R, serial: int) -> None:
    """Open the conflict window, in which the defenders act first (L-6.6, U-219)."""
    open_window(s, "conflict", defending_team(s, now_of(s, serial)))


# ── 3.2.3: who wins ─────────────────────────────────────────────────────────────────────────────────────────────────


def totals(s: L5R, now: Conflict) -> tuple[int, int]:
    """Return the skill of the attackers and of the defenders (L-6.7)."""
    sides = (now.team, defending_team(s, now))
    one, other = [max(0, sum([n for n, _ in skill_of_side(s, team)])) for team in sides]
    return one, other


def winning_team(s: L5R, now: Conflict) -> int:
    """Return the team that would win now: the one with more skill, which takes at least 1 skill and a participant, or the
    attackers on a tie; NOBODY if neither qualifies (L-6.7)."""
    foe = defending_team(s, now)
    one, other = [n if participants(s, team) else 0 for team, n in zip((now.team, foe), totals(s, now), strict=True)]
    if one == other == 0:
        return NOBODY
    return now.team if one >= other else foe


def compare(s: L5R, serial: int) -> None:
    """Compare the skill of both sides: the teams and their participating characters have won or lost (3.2.3, L-6.7, L-6.8,
    L-6.18, U-129, U-220)."""
    now = now_of(s, serial)
    winner = winning_team(s, now)
    both, there = totals(s, now), is_opposed(s, winner, now)
    set_conflict(s, winner=winner, totals=both, compared=True, defended=there)
    if winner == NOBODY:
        s.tell("no winner")
        return
    foe = defending_team(s, now)
    loser = foe if winner == now.team else now.team
    for owner in members(s, loser):
        count_use(s, ("lost", owner), "phase")
    ahead = abs(both[0] - both[1])
    roles = {now.team: "attacker", foe: "defender"}
    s.tell("wins", seated(s, winner)[0] if seated(s, winner) else members(s, winner)[0], max(both), min(both))
    events = [
        about_seat(kind, owner, ahead, detail=(now.kind, roles[team]))
        for kind, team in (("win", winner), ("lose", loser))
        for owner in members(s, team)
    ]
    events += [
        about(s, kind, p, detail=(now.kind, roles[team]))
        for kind, team in (("win", winner), ("lose", loser))
        for p in participants(s, team)
    ]
    keep_promises(s, now, winner)  # what was delayed comes before keywords and reactions (L-9.2, L-9.10)
    happen(s, *events)


def is_opposed(s: L5R, winner: int, now: Conflict) -> bool:
    """Return whether somebody defends, unless that is to count as nobody, as an attacker says that has won (L-6.9)."""
    if winner == now.team and any(forbidding(s, "be opposed", p) for p in participants(s, now.team)):
        return False
    return bool(defending(s))


def keep_promises(s: L5R, now: Conflict, winner: int) -> None:
    """Do what effects have promised to the winning team."""
    s.do(*[(run_with, does, f) for team, does, f in now.promised if team == winner])


# ── 3.2.4 to 3.2.8: the results ─────────────────────────────────────────────────────────────────────────────────────


def unopposed(s: L5R, serial: int) -> None:
    """Let each player of a losing team without defenders lose 1 honor, but not in skirmish (L-6.9, U-221)."""
    now = now_of(s, serial)
    if fmt(s).unopposed and now.winner == now.team and not now.defended:
        happen(s, *[honor_by(owner, -1, detail=("unopposed",)) for owner in members(s, defending_team(s, now))])


def break_provinces(s: L5R, serial: int) -> None:
    """Break each attacked province if the attackers have won by its strength or more (L-6.10, L-6.18, U-131)."""
    now = now_of(s, serial)
    if now.winner != now.team:
        return
    ahead = now.totals[0] - now.totals[1]
    standing = [p for p in attacked_provinces(s) if not is_broken(s, p)]  # one that was broken before is not plundered
    falls = [p for p in standing if ahead >= strength(s, p)]
    if falls:
        happen(s, *[about(s, "break", p, seat=now.by) for p in falls])
        s.do(*[(plunder, now.by, s.pieces[p].place) for p in falls], (refill,))


@step("l5r.plunder")
def plunder(s: L5R, seat: int, place: int) -> None:
    """Ask the winner whether to discard the dynasty cards in a province that has just broken (L-6.10)."""
    there = list(lying_in(s, place))
    if there and s.pieces[province_at(s, place)].count("broken"):
        s.ask(
            s.game.decides(s, seat), ("plunder?", place), [("yes", (), ((happening, *away(s, there)),)), ("no", (), ())]
        )


def ring_effect(s: L5R, serial: int) -> None:
    """Let attackers who have won resolve the effect of the ring, of one element if it has several (L-6.11, L-7.4)."""
    now = now_of(s, serial)
    if now.taken_by != NOBODY:
        rings.offer(s, now.taken_by, elements(s))
    elif now.winner == now.team:
        rings.offer(s, now.by, elements(s))


def claim(s: L5R, serial: int) -> None:
    """Let the winner claim the ring, which is a ring of each of its elements; without a winner it returns to the pool (L-6.7,
    L-6.12, L-7.6, U-133)."""
    now = now_of(s, serial)
    if now.winner == NOBODY:
        set_ring(s, now.element, holder=UNCLAIMED)
        return
    by = now.by if now.winner == now.team else owner_at(now.places[0])
    by = by if now.taken_by == NOBODY else now.taken_by
    happen(s, about_seat("claim", by, detail=(*elements(s), now.kind)))


def bow_all(s: L5R, serial: int) -> None:
    """Bow every ready participant at the same time (3.2.8, L-6.13)."""
    there = [p for p in participants(s) if s.pieces[p].ready and not forbidding(s, "bow in resolution", p)]
    if there:
        happen(s, *[about(s, "bow", p, detail=("resolution",)) for p in there])


def go_home(s: L5R, serial: int) -> None:
    """Return all participants home (3.2.8, L-6.13)."""
    there = participants(s)
    if there:
        happen(s, *[about(s, "withdraw", p, detail=("resolution",)) for p in there])


def resolved(s: L5R, serial: int) -> None:
    """Announce that the conflict has been resolved, to which cards can respond. No ring is contested any more."""
    now = now_of(s, serial)
    return_rings(s, (CONTESTED,))
    announce(s, about_seat("conflict over", now.by, detail=("broken",) if now.broken else ()))


def clean_up(s: L5R, serial: int) -> None:
    """Make sure, however the conflict has ended, that nobody participates and no ring is contested any more. Effects delayed
    until then take place as its scope closes (L-9.10)."""
    for p in participants(s):
        change(s, p, counters=s.pieces[p].counting("present", 0))
    return_rings(s, (CONTESTED,))


CONFLICT: Procedure[Conflict] = Procedure(
    "l5r.conflict",
    "Conflict",
    Conflict,
    (
        row("3.2a", "Attacked province", name_province, "L-6.1 L-6.2", asks=True),
        row("3.2b", "Attackers", name_attackers, "L-6.1 L-24.1"),
        row("3.2c", "Covert", covert, "L-6.1"),
        row("3.2d", "Declared", declared, "L-6.1 L-6.4"),
        row("3.2.1", "Defenders", name_defenders, "L-6.5"),
        row("3.2.2", "Conflict window", fight, "L-6.6"),
        row("3.2.3", "Comparison", compare, "L-6.7 L-6.8"),
        row("3.2.4", "Unopposed", unopposed, "L-6.9"),
        row("3.2.5", "Province", break_provinces, "L-6.10 L-6.18"),
        row("3.2.6", "Ring effect", ring_effect, "L-6.11 L-7.4"),
        row("3.2.7", "Claim the ring", claim, "L-6.12"),
        row("3.2.8a", "Bow", bow_all, "L-6.13"),
        row("3.2.8b", "Return home", go_home, "L-6.13"),
        row("3.2.8c", "Resolved", resolved, "L-6.13"),
    ),
    ends=clean_up,
)
