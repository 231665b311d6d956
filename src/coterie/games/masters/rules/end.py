"""Victory: dread sigils and the Blood Moon ritual (M-171 to M-187). Lowering the veil and drawing an event check for defeat."""

from __future__ import annotations

from typing import Any

from coterie.games.masters.atoms import give_points, place_sigil, remove_minions, win
from coterie.games.masters.numbers import COST, RITUAL_MINIONS, number
from coterie.games.masters.state import Masters
from coterie.kernel.steps import step


def why_no_sigil(s: Masters, vampire: int) -> tuple[Any, ...]:
    """Return why a vampire cannot place its dread sigil in its district now, () if it can."""
    row = s.clan[vampire]
    here = s.city[row.district]
    if row.sigil:
        return ("sigil is placed",)  # M-176
    if here.sigil >= 0:
        return ("sigil is here",)  # M-174
    if here.agents:
        return ("agents are here", here.agents)  # M-173
    if not here.minions:
        return ("needs a minion here",)  # M-172
    return ()


@step("masters.sigillate")
def sigillate(s: Masters, vampire: int) -> None:
    """Place a dread sigil for good, for an action point and a minion of the district (M-171, M-175)."""
    give_points(s, -COST)
    district = s.clan[vampire].district
    remove_minions(s, district)
    place_sigil(s, vampire, district)


def why_no_ritual(s: Masters, vampire: int) -> tuple[Any, ...]:
    """Return why the Blood Moon ritual cannot begin now, () if it can; drained vampires count as present."""
    district = s.clan[vampire].district
    here = s.city[district]
    missing = sum(not row.sigil for row in s.clan)
    if missing:
        return ("sigils missing", missing)  # M-180
    if any(row.district != district for row in s.clan):
        return ("not all are here",)  # M-181
    if here.agents:
        return ("agents are here", here.agents)  # M-182
    minions = number(s, RITUAL_MINIONS, district, printed=here.minions)
    if minions < len(s.clan):
        return ("needs minions", len(s.clan), minions)  # M-183
    return ()


@step("masters.ritual")
def ritual(s: Masters, vampire: int) -> None:
    """Begin the ritual, with which the players win at once (M-184)."""
    s.tell("ritual begins", vampire, s.clan[vampire].district)
    win(s)
