"""The two abilities for combat: Battle Rage and Bloodbath (M-156, M-166, M-170, M-211)."""

from __future__ import annotations

from coterie.games.masters.atoms import lower_veil
from coterie.games.masters.numbers import ABILITY_KILLS, DARK_ABILITIES, DARK_KILLS, INHERITS, MOST_PIPS, RAGE, barred
from coterie.games.masters.rules.abilities import blood_ability, blood_cost, dark_ability, inherited, pay_blood
from coterie.games.masters.rules.combat import COMBAT
from coterie.games.masters.state import Masters
from coterie.kernel.steps import step


def any_in_combat(s: Masters, serial: int) -> bool:
    """Return whether the fighter has an ability for combat: one of its own or, at night, one that a portrait lends."""
    fight = COMBAT.of(s, serial)
    own = s.game.faces[s.clan[fight.fighter].name]
    return bool(own.blood.in_combat or own.dark.in_combat) or (not fight.day and INHERITS in s.ears)


def rages_like(s: Masters, serial: int) -> str:
    """Return the vampire whose Battle Rage the fighter has, "" for none: its own or, at night, one that a portrait lends."""
    fight = COMBAT.of(s, serial)
    names = [s.clan[fight.fighter].name, "" if fight.day else inherited(s, fight.fighter)]
    return next((name for name in names if name and blood_ability(s, name).in_combat), "")


def rages(s: Masters, serial: int) -> list[tuple[int, str, int]]:
    """Return what the current die can count as with Battle Rage, the ability's name and its blood cost; [] if it cannot."""
    fight, name = COMBAT.of(s, serial), rages_like(s, serial)
    if not name or fight.value >= MOST_PIPS:
        return []
    ability = blood_ability(s, name)
    cost = blood_cost(s, fight.fighter, ability)
    if s.clan[fight.fighter].blood < cost:
        return []
    return [(min(MOST_PIPS, fight.value + RAGE), ability.name, cost)]


def baths(s: Masters, serial: int) -> list[tuple[str]]:
    """Return the vampire whose Bloodbath can be used on the current die, [] if it cannot (M-166, M-170)."""
    fight = COMBAT.of(s, serial)
    row = s.clan[fight.fighter]
    if fight.bath or not s.city[fight.district].exposed or row.kills < DARK_KILLS:
        return []
    if not dark_ability(s, row.name).in_combat or barred(s, DARK_ABILITIES, vampire=fight.fighter):
        return []
    return [] if barred(s, ABILITY_KILLS, row.district) else [(row.name,)]


@step("masters.rage")
def rage(s: Masters, serial: int, value: int, name: str, cost: int) -> None:
    """Use Battle Rage: the current die counts as more, at most 6 (M-047)."""
    fight = COMBAT.of(s, serial)
    COMBAT.remember(s, serial, value=value)
    s.tell("rages", fight.fighter, name, value)
    pay_blood(s, fight.fighter, cost)


@step("masters.bloodbath")
def bloodbath(s: Masters, serial: int, name: str) -> None:
    """Use Bloodbath: the current die counts as 6, and another exposed agent will be killed without a die (M-170)."""
    fighter, ability = COMBAT.of(s, serial).fighter, dark_ability(s, name)
    COMBAT.remember(s, serial, value=MOST_PIPS, bath=True)
    s.tell("bathes", fighter, ability.name, MOST_PIPS)
    lower_veil(s, ability.veil)
