"""Combat by night and by day (M-188 to M-211)."""

from __future__ import annotations

from coterie.games.masters import facts
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
from coterie.games.masters.numbers import TRAP, number
from coterie.games.masters.state import Masters
from coterie.kernel.procedures import Procedure, leave, row, stop
from coterie.kernel.rows import Row
from coterie.kernel.steps import step


class Fight(Row):
    """A combat.

    Attributes:
        district: where it takes place.
        fighter: the vampire that fights, -1 until it is known.
        day: whether it is a combat by day.
        dice: the number of dice still to be used.
        value: what the current die counts as.
        bath: whether Bloodbath has been used on the current die.
    """

    district: int
    fighter: int = -1
    day: bool = False
    dice: int = 0
    value: int = 0
    bath: bool = False


@step("masters.day_combat")
def day_combat(s: Masters, district: int) -> None:
    """Begin a combat by day, if there are an agent and a vampire that is not drained (M-116, M-189)."""
    if s.city[district].agents and s.awake(district):
        COMBAT.begin(s, Fight(district, day=True))


def who_fights(s: Masters, serial: int) -> None:
    """Ask who fights by day, among the vampires that are not drained (M-189)."""
    fight = COMBAT.of(s, serial)
    if fight.fighter < 0:
        options = [("vampire", (v,), ((fights, serial, v),)) for v in s.awake(fight.district)]
        s.ask(s.leader, ("who fights", fight.district), options)
    else:
        s.tell("combat", fight.fighter, fight.district)


@step("masters.fights")
def fights(s: Masters, serial: int, vampire: int) -> None:
    """Record which vampire fights (M-189)."""
    COMBAT.remember(s, serial, fighter=vampire)
    s.tell("combat", vampire, COMBAT.of(s, serial).district)


def expose_agents(s: Masters, serial: int) -> None:
    """Expose all agents in the district by day (M-119); at night, hidden ones take no part (M-141)."""
    fight = COMBAT.of(s, serial)
    if fight.day:
        expose(s, fight.district)


def traps(s: Masters, serial: int) -> None:
    """Remove an exposed agent as a day combat begins, if an Iron Maiden is there."""
    fight = COMBAT.of(s, serial)
    if fight.day and s.city[fight.district].exposed and number(s, TRAP, fight.district):
        remove_agents(s, fight.district, EXPOSED)


def offer_minions(s: Masters, serial: int) -> None:
    """Ask how many minions to give up, each with one exposed agent; only now is this possible (M-192 to M-194)."""
    fight = COMBAT.of(s, serial)
    here = s.city[fight.district]
    most = min(here.minions, here.exposed)
    options = [("number", (n,), ((spend_minions, serial, n),)) for n in range(most + 1)]
    s.ask(s.seat(fight.fighter), ("spend minions", fight.district), options, default=0)


@step("masters.spend_minions")
def spend_minions(s: Masters, serial: int, n: int) -> None:
    """Remove minions and kill as many agents; the kills are the first fighter's (M-205)."""
    if n:
        fight = COMBAT.of(s, serial)
        remove_minions(s, fight.district, n)
        kill_agents(s, fight.district, EXPOSED, fight.fighter, n)


def count_dice(s: Masters, serial: int) -> None:
    """Count one die for each exposed agent that is left (M-195)."""
    if exposed := s.city[COMBAT.of(s, serial).district].exposed:
        COMBAT.remember(s, serial, dice=exposed)
    else:
        stop(s, serial)


def pick_die(s: Masters, serial: int) -> None:
    """Ask for the next die: any at night (M-190), the lowest by day (M-191).

    If the fighter is drained, ask which vampire in the district takes over (M-203); if there is none, end the combat (M-204).
    """
    fight = COMBAT.of(s, serial)
    if not s.clan[fight.fighter].blood:
        if followers := s.awake(fight.district):
            options = [("vampire", (v,), ((take_over, serial, v),)) for v in followers]
            s.ask(s.leader, ("who takes over", fight.district), options)
        else:
            stop(s, serial)
        return
    values = s.ready[-1:] if fight.day else tuple(sorted(set(s.ready)))
    dice = [("pick", (value,), ((take_die, serial, value),)) for value in values]
    s.ask(s.seat(fight.fighter), ("pick a die", fight.dice), dice)


@step("masters.take_over")
def take_over(s: Masters, serial: int, vampire: int) -> None:
    """Let another vampire continue the combat (M-203)."""
    COMBAT.remember(s, serial, fighter=vampire)
    s.tell("takes over", vampire, COMBAT.of(s, serial).district)


@step("masters.take_die")
def take_die(s: Masters, serial: int, value: int) -> None:
    """Set a die aside and let cards change its value, before the fighter's abilities can (M-043, M-211)."""
    fight = COMBAT.of(s, serial)
    set_aside(s, value)
    counts = facts.counted(s, value, fight.district, fight.fighter, day=fight.day)
    if counts != value:
        s.tell("die counts", counts)
    COMBAT.remember(s, serial, value=counts, bath=False)
    leave(s, serial)


def strike(s: Masters, serial: int) -> None:
    """Offer the fighter's combat abilities, as often as it can pay, until it lets the die count (M-211, M-196)."""
    fight = COMBAT.of(s, serial)
    options = s.game.in_combat(s, serial)  # type: ignore[attr-defined]  # the game of a Masters state
    if options:
        options.append(("strike", (fight.value,), ((leave, serial),)))
        s.ask(s.seat(fight.fighter), ("combat ability", fight.value), options)


def resolve_die(s: Masters, serial: int) -> None:
    """Let the die count: 1-2 costs blood, 3-4 costs blood and kills the agent, 5-6 kills the agent (M-197 to M-199).

    Even if a 3 or 4 drains the vampire, the kill is its own (M-207). An agent that survives its die is not fought again
    (M-200), so the number of dice left falls by one either way.
    """
    fight = COMBAT.of(s, serial)
    if facts.kills(fight.value) and s.city[fight.district].exposed:
        kill_agents(s, fight.district, EXPOSED, fight.fighter)
    if facts.wounds(fight.value):
        lose_blood(s, fight.fighter, 1)
    left = fight.dice - 1
    if fight.bath and s.city[fight.district].exposed:
        kill_agents(s, fight.district, EXPOSED, fight.fighter)
        left -= 1
    if left > 0:
        COMBAT.remember(s, serial, dice=left)
        COMBAT.go(s, serial, "6")
    s.do((refill,))


COMBAT = Procedure(
    "masters.combat",
    "Combat",
    Fight,
    (
        row("1", "Who fights", who_fights, "M-116, M-189"),
        row("2", "Expose the agents", expose_agents, "M-119, M-141"),
        row("3", "Traps", traps, "Iron Maiden"),
        row("4", "Give up minions", offer_minions, "M-192 to M-194, M-205"),
        row("5", "Count the dice", count_dice, "M-195"),
        row("6", "Pick a die", pick_die, "M-190, M-191, M-203, M-204", again=True, asks=True),
        row("7", "Abilities", strike, "M-196, M-211", again=True),
        row("8", "The die counts", resolve_die, "M-197 to M-202, M-206 to M-210"),
    ),
)
