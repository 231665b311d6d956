"""Facts about the table: who holds a district, who can have relics, where agents will hunt, what a die does."""

from __future__ import annotations

from coterie.games.masters.numbers import (
    AGENTS_HUNT,
    DIE,
    DIE_AT_NIGHT,
    FIVE,
    HUNTERS,
    KILLED_FROM,
    MINION_WORTH,
    MOST_PIPS,
    RELIC_KILLS,
    WOUNDED_TO,
    barred,
    number,
)
from coterie.games.masters.state import Masters


def minions_count(s: Masters, district: int) -> int:
    """Return the number that a district's minions count as in comparison with agents."""
    minions = s.city[district].minions
    return minions * number(s, MINION_WORTH, district) if minions else 0


def minions_hold(s: Masters, district: int) -> bool:
    """Return whether minions hold a district: they outnumber agents, or a dread sigil is there (M-058, M-062)."""
    row = s.city[district]
    return row.sigil >= 0 or minions_count(s, district) > row.hidden + row.exposed


def agents_hold(s: Masters, district: int) -> bool:
    """Return whether agents hold a district: they outnumber minions, and no dread sigil is there (M-059, M-063)."""
    row = s.city[district]
    return row.sigil < 0 and row.hidden + row.exposed > minions_count(s, district)


def inhabited(s: Masters, district: int) -> bool:
    """Return whether agents that enter a district are noticed: by a minion, or by a vampire that is not drained (M-094)."""
    return s.city[district].minions > 0 or bool(s.awake(district))


def noticed(s: Masters, districts: list[int]) -> int:
    """Return the veil that agents of an event card would cost if they entered some districts now (M-094, M-098)."""
    entered = () if s.tally is None else s.tally.entered
    return sum(inhabited(s, d) for d in dict.fromkeys(districts) if d not in entered)


def relic_limit(s: Masters, vampire: int) -> int:
    """Return the number of relics that a vampire's kill count allows it to hold (M-217, M-218)."""
    kills = s.clan[vampire].kills
    first, second = RELIC_KILLS
    return 2 if kills >= second else 1 if kills >= first else 0


def may_hold(s: Masters) -> list[int]:
    """Return the vampires that are allowed to have relics at all (M-067, M-069)."""
    return [v for v in range(len(s.clan)) if s.clan[v].kills >= RELIC_KILLS[0]]


def hunted(s: Masters) -> list[int]:
    """Return the districts in which agents hunt if it is day now (M-114 to M-118, M-120)."""
    if barred(s, AGENTS_HUNT):
        return []
    enough = number(s, HUNTERS)
    return [d for d, row in enumerate(s.city) if d not in s.fought and row.agents >= enough and s.awake(d)]


def counted(s: Masters, value: int, district: int, fighter: int, *, day: bool) -> int:
    """Return what a die of the reserve counts as in a combat: first changes to a 5 apply, then all others (M-047)."""
    if value == 5:
        value += number(s, FIVE, district, fighter)
    value += number(s, DIE, district, fighter)
    if not day:
        value += number(s, DIE_AT_NIGHT, district, fighter)
    return max(1, min(MOST_PIPS, value))


def kills(value: int) -> bool:
    """Return whether a die that counts as a value kills its agent (M-198, M-199)."""
    return value >= KILLED_FROM


def wounds(value: int) -> bool:
    """Return whether a die that counts as a value costs its fighter blood (M-197, M-198)."""
    return value <= WOUNDED_TO
