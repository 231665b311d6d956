"""Vampire actions: what each does and costs (M-133 to M-161).

`coterie.games.masters.actions` declares their names and when they are offered.
"""

from __future__ import annotations

from coterie.games.masters.atoms import (
    expose,
    gain_blood,
    give_points,
    lower_veil,
    move_minions,
    move_vampire,
    note,
    put_minions,
    raise_veil,
)
from coterie.games.masters.numbers import (
    BUY_OFF,
    COMPANY,
    COST,
    HUNT_BLOOD,
    MOVE_COST,
    RECRUIT_COST,
    RECRUIT_VEIL,
    WAY_IN,
    WAY_OUT,
    WILD_HUNT_VEIL,
    barred,
    blood_limit,
    number,
)
from coterie.games.masters.rules.cards_in_play import discard
from coterie.games.masters.rules.combat import COMBAT, Fight
from coterie.games.masters.state import NEIGHBOURS, Masters
from coterie.kernel.modifiers import modifiers
from coterie.kernel.steps import step
from coterie.words.effects import resolve

# ── move (M-133 to M-137) ───────────────────────────────────────────────────────────────────────────────────────────


def move_cost(s: Masters, vampire: int, to: int) -> int:
    """Return the action points that a move costs: the sum of all changes, but at least 0 (M-133)."""
    here = s.clan[vampire].district
    cost = number(s, MOVE_COST, vampire=vampire) + number(s, WAY_IN, to)
    if WAY_OUT.key in s.ears and s.city[here].agents:
        cost += number(s, WAY_OUT, here)
    return max(0, cost)


def ways(s: Masters, vampire: int) -> list[tuple[int]]:
    """Return the neighbouring districts to which the action points for a move suffice (M-133)."""
    near, ears = NEIGHBOURS[s.clan[vampire].district], s.ears
    if MOVE_COST.key in ears or WAY_IN.key in ears or WAY_OUT.key in ears:
        return [(d,) for d in near if s.points >= move_cost(s, vampire, d)]
    return [(d,) for d in near] if s.points >= MOVE_COST.printed else []


@step("masters.move")
def move(s: Masters, vampire: int, to: int) -> None:
    """Pay for a move, then ask who comes along (M-133, M-134)."""
    give_points(s, -move_cost(s, vampire, to))
    note(s, "move")
    s.do((company, vampire, to))


@step("masters.company")
def company(s: Masters, vampire: int, to: int) -> None:
    """Ask how many minions come along, unless a card keeps them where they are (M-134, M-135)."""
    here = s.clan[vampire].district
    most = s.city[here].minions
    if most and (barred(s, COMPANY, here) or barred(s, COMPANY, to)):
        most = 0
    s.ask(
        s.shares[vampire],
        ("company", to),
        [("number", (n,), ((go, vampire, to, n),)) for n in range(most + 1)],
        default=0,
    )


@step("masters.go")
def go(s: Masters, vampire: int, to: int, minions: int) -> None:
    """Move a vampire and its company; agents do not stop it, and the veil does not change (M-136, M-137)."""
    if minions:
        move_minions(s, s.clan[vampire].district, to, minions)
    move_vampire(s, vampire, to)


# ── expose, fight, recruit (M-138 to M-145) ─────────────────────────────────────────────────────────────────────────


@step("masters.expose")
def expose_here(s: Masters, vampire: int) -> None:
    """Expose all agents in the vampire's district (M-138, M-139)."""
    give_points(s, -COST)
    expose(s, s.clan[vampire].district)


@step("masters.fight")
def fight(s: Masters, vampire: int) -> None:
    """Begin a night combat (M-140)."""
    give_points(s, -COST)
    COMBAT.begin(s, Fight(s.clan[vampire].district, vampire))


def recruit_cost(s: Masters, vampire: int) -> int:
    """Return the action points that recruiting costs (M-143)."""
    return number(s, RECRUIT_COST, s.clan[vampire].district, vampire)


@step("masters.recruit")
def recruit(s: Masters, vampire: int) -> None:
    """Put a minion into the district and raise the veil (M-143); recruiting is possible even at the highest veil (M-145)."""
    give_points(s, -recruit_cost(s, vampire))
    put_minions(s, s.clan[vampire].district, 1)
    raise_veil(s, RECRUIT_VEIL)


# ── districts, hunt, wild hunt (M-146 to M-149, M-157 to M-161) ─────────────────────────────────────────────────────


@step("masters.activate")
def activate(s: Masters, vampire: int, district: int) -> None:
    """Pay for a night effect and resolve it; in its text, “your vampire” is the vampire that has paid (M-148)."""
    tile = s.game.faces[s.city[district].tile]
    give_points(s, -tile.points)
    s.tell("activates", vampire, district)
    resolve(s, tile.night, seat=s.shares[vampire], actor=vampire)


@step("masters.hunt")
def hunt(s: Masters, vampire: int) -> None:
    """Gain blood (M-157)."""
    give_points(s, -COST)
    gain_blood(s, vampire, HUNT_BLOOD)


@step("masters.wild_hunt")
def wild_hunt(s: Masters, vampire: int) -> None:
    """Gain blood up to the maximum and lower the veil (M-159 to M-161)."""
    give_points(s, -COST)
    gain_blood(s, vampire, blood_limit(s, vampire))
    lower_veil(s, WILD_HUNT_VEIL)


# ── cards on the sheet ──────────────────────────────────────────────────────────────────────────────────────────────


def cards_to_buy_off(s: Masters, vampire: int) -> list[tuple[int, int]]:
    """Return the cards that the vampire may pay to discard, as (piece, action points)."""
    found = modifiers(s, BUY_OFF[1], (-1, vampire)) if BUY_OFF in s.ears else []
    return [(piece, ability.points) for piece, ability in found]


@step("masters.buy_off")
def buy_off(s: Masters, vampire: int, face: str) -> None:
    """Pay action points to discard a card from the sheet."""
    piece, cost = next(found for found in cards_to_buy_off(s, vampire) if s.pieces[found[0]].face == face)
    give_points(s, -cost)
    s.do((discard, piece, s.pieces[piece].life))
