"""Blood and dark abilities: costs, whether they can be used, the two for combats (M-150 to M-156, M-166 to M-170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.games.masters.atoms import lose_blood, lower_veil, remove_minions
from coterie.games.masters.numbers import barred, number
from coterie.games.masters.state import Masters
from coterie.games.masters.words.standing import Inherits
from coterie.kernel.steps import step
from coterie.words.able import able
from coterie.words.frames import Frame, resolve

if TYPE_CHECKING:
    from coterie.games.masters.cards.definition import Ability


def blood_ability(s: Masters, name: str) -> Ability:
    """The blood ability of a vampire by its name."""
    found: Ability = s.game.faces[name].blood
    return found


def dark_ability(s: Masters, name: str) -> Ability:
    """The dark ability of a vampire by its name."""
    found: Ability = s.game.faces[name].dark
    return found


def blood_cost(s: Masters, vampire: int, ability: Ability) -> int:
    """The blood that an ability costs now."""
    return number(s, "blood cost", ability.blood, vampire=vampire)


def inherited(s: Masters, vampire: int) -> str:
    """The absent vampire whose blood ability a portrait lends, "" for none."""
    if ("number", "inherits") not in s.ears:
        return ""
    for relic in s.held(vampire):
        piece = s.pieces[relic]
        if any(isinstance(word, Inherits) for word in piece.text) and piece.counters:
            name: str = s.game.vampires[piece.count("ancestor") - 1]  # type: ignore[attr-defined]  # the game of a Masters state
            return name
    return ""


def frame(s: Masters, vampire: int, source: int = -1) -> Frame:
    """The frame in which a vampire's own effects are read."""
    return Frame(source, s.shares[vampire], vampire)


def why_no_blood_ability(s: Masters, vampire: int, name: str) -> tuple[Any, ...]:
    """Why a blood ability cannot be used at night in the vampire's own turn: a reason, or () when it can."""
    ability = blood_ability(s, name)
    if ability.in_combat:
        return ("only in combat",)
    cost = blood_cost(s, vampire, ability)
    if s.clan[vampire].blood < cost:
        return ("needs blood", cost, s.clan[vampire].blood)
    if ability.minion and not s.city[s.clan[vampire].district].minions:
        return ("needs a minion here",)
    return _why_no_use(s, vampire, ability)


def why_no_dark_ability(s: Masters, vampire: int, name: str) -> tuple[Any, ...]:
    """Why a dark ability cannot be used at night in the vampire's own turn, or ()."""
    ability = dark_ability(s, name)
    if ability.in_combat:
        return ("only in combat",)
    if face := barred(s, "dark", vampire=vampire):
        return ("barred by", face)
    return _why_no_use(s, vampire, ability)


def _why_no_use(s: Masters, vampire: int, ability: Ability) -> tuple[Any, ...]:
    if ability.reads_events and not s.piles.get(("events", 0)):  # M-229
        return ("event deck empty",)
    if ability.does is not None and not ability.reads_events and not able(s, ability.does, frame(s, vampire)):
        return ("would change nothing",)
    return ()


@step("masters.use_blood")
def use_blood(s: Masters, vampire: int, name: str) -> None:
    """Pay blood, then the ability resolves fully, even if the payment drained the vampire (M-150, M-154)."""
    ability = blood_ability(s, name)
    s.tell("uses", vampire, ability.name)
    pay_blood(s, vampire, blood_cost(s, vampire, ability))
    if ability.minion:
        remove_minions(s, s.clan[vampire].district)
    assert ability.does is not None
    resolve(s, ability.does, seat=s.shares[vampire], actor=vampire)


def pay_blood(s: Masters, vampire: int, cost: int) -> None:
    """Blood is paid for a blood ability; cards may wait for that."""
    from coterie.games.masters.rules.cards_in_play import moment

    lose_blood(s, vampire, cost)
    moment(s, "blood paid")


@step("masters.use_dark")
def use_dark(s: Masters, vampire: int, name: str) -> None:
    """Lower the veil as the cost; at nothing the game is lost before the effect (M-166, M-167)."""
    ability = dark_ability(s, name)
    s.tell("uses", vampire, ability.name)
    lower_veil(s, ability.veil)
    if not s.over and ability.does is not None:
        resolve(s, ability.does, seat=s.shares[vampire], actor=vampire)


# ── in combat ───────────────────────────────────────────────────────────────────────────────────────────────────────


def any_in_combat(s: Masters, fighter: int, day: bool) -> bool:
    """Whether the fighter has an ability for combats at all: its own, or at night one that a portrait lends."""
    own = s.game.faces[s.clan[fighter].name]
    return bool(own.blood.in_combat or own.dark.in_combat) or (not day and ("number", "inherits") in s.ears)


def rage_cost(s: Masters, fighter: int, day: bool) -> int:
    """The blood for Battle Rage, 0 if it cannot be used: Laszlo's in any combat, a portrait's at night only."""
    names = [s.clan[fighter].name]
    if not day:
        names.append(inherited(s, fighter))
    for name in names:
        if name and blood_ability(s, name).in_combat:
            cost = blood_cost(s, fighter, blood_ability(s, name))
            return cost if s.clan[fighter].blood >= cost else 0
    return 0


def may_bathe(s: Masters, fighter: int) -> bool:
    """Whether the fighter could pay for a dark ability of combats (M-166, M-170)."""
    row = s.clan[fighter]
    if row.kills < 6 or not dark_ability(s, row.name).in_combat:
        return False
    return not (barred(s, "dark", vampire=fighter) or barred(s, "ability kills", row.district))


@step("masters.rage")
def rage(s: Masters, district: int, fighter: int, day: bool, left: int, value: int, bath: bool, cost: int) -> None:
    """Battle Rage: the selected die counts three more, six at most."""
    from coterie.games.masters.rules.combat import strike

    s.tell("rages", fighter)
    pay_blood(s, fighter, cost)
    s.do((strike, district, fighter, day, left, min(6, value + 3), bath))


@step("masters.bloodbath")
def bloodbath(s: Masters, district: int, fighter: int, day: bool, left: int, value: int) -> None:
    """Bloodbath: the selected die counts as six, and one more exposed agent will be killed without a die."""
    from coterie.games.masters.rules.combat import strike

    s.tell("bathes", fighter)
    lower_veil(s, dark_ability(s, s.clan[fighter].name).veil)
    if not s.over:
        s.do((strike, district, fighter, day, left, 6, True))
