"""The conflicts that are still to come against the Shadowlands deck: what its waves would break, and what the clans could.

The teams take turns, and the wave that defends does not attack: it bows. So an attack of the clans either breaks a province or
draws out a wave, for which their weakest character will do; what attacks then is the wave behind it (U-096 to U-103, U-109,
U-119, U-215).
"""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.l5r.bot.field import Field, next_round, this_round
from coterie.games.l5r.bot.fights import fewest
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.state import NOBODY


class Standing(NamedTuple):
    """How far a look ahead has come: the clans' characters that are ready, the skill that they can add, the types in which
    they may still attack, which wave is next, and how many provinces each player has lost on the way."""

    ready: tuple[int, ...]
    more: float
    types: tuple[str, ...]
    at: int = 0
    lost: int = 0


def outlook(t: Table, holding_out: float) -> float:
    """Return what the conflicts that are still to come are likely to bring the clans, in provinces, those of this round and
    of the next; less than nothing where they lose more than they win.

    Args:
        t: the table.
        holding_out: how likely it is that the clans play on after the conflict that goes on. Else they win nothing more;
            what they would have lost they are not spared.
    """
    if t.deck == NOBODY or t.s.phase == "fate":
        return 0.0
    now = this_round(t)
    found = [(W.near if t.s.phase == "conflict" else W.threat) * looked_ahead(now)]
    if t.rounds:
        found.append(W.later * looked_ahead(next_round(t, now)))
    return sum([value * holding_out if value > 0 else value for value in found])


def looked_ahead(field: Field) -> float:
    """Return what comes of all turns of a field."""
    return ahead(field, field.order, Standing(field.ready, 1.0, field.types))


def ahead(field: Field, order: tuple[bool, ...], now: Standing) -> float:
    """Return what comes of the turns to come, where the clans do in each of theirs what is best in the end."""
    if not order:
        return 0.0
    if order[0]:
        if now.at >= len(field.coming):
            return ahead(field, order[1:], now)
        used, added, breaks = held(field, now)
        after = _after(now, used, added)._replace(lost=now.lost + (breaks > 0))
        return ahead(field, order[1:], after) - breaks
    found = [ahead(field, order[1:], now)]  # they pass
    for kind in now.types:
        left = tuple([each for each in now.types if each != kind]) if field.one_each else now.types
        raiders, added, prize = raid(field, now, kind)
        if prize:
            found.append(prize + ahead(field, order[1:], _after(now, raiders, added)._replace(types=left)))
        if now.ready and draws_out(field, now, kind):
            lure = min(now.ready, key=lambda p: sum(field.skills[p].values()))
            found.append(ahead(field, order[1:], _after(now, [lure], 0.0)._replace(types=left)) - W.ring)
    return max(found)


def _after(now: Standing, used: list[int], added: float) -> Standing:
    """Return how things stand once some have bowed, a part of the further skill is used up, and a wave is through."""
    ready = tuple([p for p in now.ready if p not in used]) if used else now.ready
    return now._replace(ready=ready, more=now.more - added, at=now.at + 1)


def draws_out(field: Field, now: Standing, kind: str) -> bool:
    """Return whether an attack in a type is met by a whole wave, which then does not attack itself (U-101, U-117)."""
    return now.at < len(field.coming) and kind in field.coming[now.at].kinds


def held(field: Field, now: Standing) -> tuple[list[int], float, float]:
    """Return the fewest who hold the next wave, nobody if all cannot, the part of the further skill that they need, and what
    breaks then."""
    walls = [wall[now.lost] for wall in field.walls if len(wall) > now.lost]
    if not walls:
        return [], 0.0, 0.0
    best: tuple[list[int], float] | None = None
    behind = 1000.0
    wave = field.coming[now.at]
    for kind in wave.kinds:
        short = wave.skill[kind] + field.surprise - max(1, min(walls)) + 1
        those, added, missing = gathered(field, now, kind, short)
        behind = min(behind, missing)
        if missing <= 0 and (best is None or (added, len(those)) < (best[1], len(best[0]))):
            best = those, added
    if best is not None:
        return *best, 0.0
    last = all(len(wall) <= now.lost + 1 for wall in field.walls)
    return [], 0.0, W.breaks * len(walls) + W.fall * last + W.lead * behind


def raid(field: Field, now: Standing, kind: str) -> tuple[list[int], float, float]:
    """Return the fewest with whom the clans would break a province of the deck in a type, the part of the further skill that
    they need, and what is won with it: nothing if they cannot break any."""
    met = field.coming[now.at].skill[kind] if now.at < len(field.coming) else 0
    against = met + field.surprise if met else W.free
    most = sum([field.skills[p][kind] for p in now.ready]) + now.more * field.more[kind] - against
    wall, prize = next((target for target in field.targets if target[0] <= most), (0.0, 0.0))
    if not prize or not (now.ready or now.more):
        return [], 0.0, 0.0
    those, added, _ = gathered(field, now, kind, wall + against)
    return those, added, prize


def gathered(field: Field, now: Standing, kind: str, short: float) -> tuple[list[int], float, float]:
    """Return the fewest who have so much skill of a type together, the part of the further skill that they need beside it,
    and what is still missing then."""
    those, missing = fewest(now.ready, kind, field.skills, short)
    if missing <= 0:
        return those, 0.0, missing
    there = now.more * field.more[kind]
    if missing > there:
        return those, now.more, missing - there
    return those, missing / field.more[kind], 0.0
