"""Combat by night and by day (M-188 to M-211). A combat is a district, a fighter, day or night, and dice to use."""

from __future__ import annotations

from typing import Any

from coterie.games.masters import abilities
from coterie.games.masters.atoms import (
    EXPOSED,
    expose,
    kill_agents,
    lose_blood,
    refill,
    remove_agents,
    remove_minions,
    set_aside,
)
from coterie.games.masters.numbers import number
from coterie.games.masters.state import Masters
from coterie.kernel.steps import Step, step


@step("masters.combat")
def combat(s: Masters, district: int, fighter: int, day: bool) -> None:
    """A combat from its beginning to its end."""
    s.tell("combat", fighter, district)
    s.do(*[(row, district, fighter, day) for _, row in COMBAT])


@step("masters.day_combat")
def day_combat(s: Masters, district: int) -> None:
    """By day the players choose who fights, among the vampires that are not drained (M-189)."""
    if s.city[district].agents and (fighters := s.awake(district)):
        s.ask(
            s.leader, ("who fights", district), [("vampire", (v,), ((combat, district, v, True),)) for v in fighters]
        )  # fmt: skip


@step("masters.combat_expose")
def expose_agents(s: Masters, district: int, fighter: int, day: bool) -> None:
    """By day all agents of the district are exposed first (M-119); at night hidden ones take no part (M-141)."""
    if day:
        expose(s, district)


@step("masters.combat_traps")
def traps(s: Masters, district: int, fighter: int, day: bool) -> None:
    """An Iron Maiden removes one agent as a day combat begins."""
    if day and s.city[district].exposed and number(s, "trap", 0, district):
        remove_agents(s, district, EXPOSED)


@step("masters.combat_minions")
def offer_minions(s: Masters, district: int, fighter: int, day: bool) -> None:
    """Only now minions may go, each with one exposed agent (M-192 to M-194)."""
    most = min(s.city[district].minions, s.city[district].exposed)
    options = [("number", (n,), ((spend_minions, district, fighter, n),)) for n in range(most + 1)]
    s.ask(s.seat(fighter), ("spend minions", district), options, default=0)


@step("masters.spend_minions")
def spend_minions(s: Masters, district: int, fighter: int, n: int) -> None:
    """Minions and as many agents leave; the kills are the first fighter's (M-205)."""
    if n:
        remove_minions(s, district, n)
        kill_agents(s, district, EXPOSED, fighter, n)


@step("masters.combat_dice")
def count_dice(s: Masters, district: int, fighter: int, day: bool) -> None:
    """One die for each exposed agent that is left (M-195)."""
    s.do((pick_die, district, fighter, day, s.city[district].exposed))


COMBAT = (
    ("M-119, M-141", expose_agents),
    ("M-196", traps),
    ("M-192 to M-194, M-205", offer_minions),
    ("M-195 to M-204", count_dice),
)


@step("masters.pick_die")
def pick_die(s: Masters, district: int, fighter: int, day: bool, left: int) -> None:
    """Use dice one by one: any at night (M-190), one of the lowest by day (M-191).

    A fighter that is drained is followed by another vampire of the district (M-203); without one it ends (M-204).
    """
    if left <= 0:
        return
    if not s.clan[fighter].blood:
        followers = s.awake(district)
        if followers:
            options = [("vampire", (v,), ((pick_die, district, v, day, left),)) for v in followers]
            s.ask(s.leader, ("who takes over", district), options)
        return
    values = s.ready[-1:] if day else tuple(sorted(set(s.ready)))
    s.ask(
        s.seat(fighter),
        ("pick a die", left),
        [("die", (value,), ((take_die, district, fighter, day, left, value),)) for value in values],
    )


@step("masters.take_die")
def take_die(s: Masters, district: int, fighter: int, day: bool, left: int, value: int) -> None:
    """The die is set aside; cards change its value, then the fighter's abilities may (M-043, M-211)."""
    set_aside(s, value)
    s.do((strike, district, fighter, day, left, modified(s, value, district, fighter, day), False))


def modified(s: Masters, value: int, district: int, fighter: int, day: bool) -> int:
    """A die's value with what cards add: first what lowers a five, then what raises; never beyond 1 to 6 (M-047)."""
    if value == 5:
        value += number(s, "five", 0, district, fighter)
    value += number(s, "die", 0, district, fighter)
    if not day:
        value += number(s, "die at night", 0, district, fighter)
    return max(1, min(6, value))


@step("masters.strike")
def strike(s: Masters, district: int, fighter: int, day: bool, left: int, value: int, bath: bool) -> None:
    """The fighter's combat abilities, as often as it can pay, then the die counts (M-211, M-196)."""
    go: Step = (resolve_die, district, fighter, day, left, value, bath)
    if not abilities.any_in_combat(s, fighter, day):
        s.do(go)
        return
    options: list[Any] = []
    if value < 6 and (cost := abilities.rage_cost(s, fighter, day)):
        options.append(
            ("rage", (min(6, value + 3),), ((abilities.rage, district, fighter, day, left, value, bath, cost),))
        )
    if not bath and s.city[district].exposed and abilities.may_bathe(s, fighter):
        options.append(("bloodbath", (), ((abilities.bloodbath, district, fighter, day, left, value),)))
    if options:
        s.ask(s.seat(fighter), ("combat ability", value), [*options, ("strike", (value,), (go,))])
    else:
        s.do(go)


@step("masters.resolve_die")
def resolve_die(s: Masters, district: int, fighter: int, day: bool, left: int, value: int, bath: bool) -> None:
    """1-2: the agent stays and blood is lost; 3-4: agent and blood; 5-6: the agent (M-197 to M-199).

    A three or four that drains the vampire still counts as its kill (M-207). An agent that survived its die is not
    fought again (M-200), so the number of dice falls by one either way.
    """
    if value >= 3 and s.city[district].exposed:
        kill_agents(s, district, EXPOSED, fighter)
    if value <= 4:
        lose_blood(s, fighter, 1)
    left -= 1
    if bath and s.city[district].exposed:
        kill_agents(s, district, EXPOSED, fighter)
        left -= 1
    s.do((refill,), (pick_die, district, fighter, day, left))
