"""Blood and dark abilities: what they cost, whether they can be used, and their use (M-150 to M-156, M-166 to M-170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.games.masters.atoms import lose_blood, lower_veil, remove_minions
from coterie.games.masters.numbers import BLOOD_COST, DARK_ABILITIES, INHERITS, barred, number
from coterie.games.masters.rules.cards_in_play import moment
from coterie.games.masters.state import Masters
from coterie.kernel.steps import step
from coterie.words.effects import resolve
from coterie.words.frames import Frame

if TYPE_CHECKING:
    from coterie.games.masters.cards.definition import Ability


def blood_ability(s: Masters, name: str) -> Ability:
    """Return the blood ability of a vampire by its name."""
    found: Ability = s.game.faces[name].blood
    return found


def dark_ability(s: Masters, name: str) -> Ability:
    """Return the dark ability of a vampire by its name."""
    found: Ability = s.game.faces[name].dark
    return found


def blood_cost(s: Masters, vampire: int, ability: Ability) -> int:
    """Return the blood that an ability costs now."""
    return number(s, BLOOD_COST, vampire=vampire, printed=ability.blood)


def inherited(s: Masters, vampire: int) -> str:
    """Return the absent vampire whose blood ability a portrait lends, "" for none."""
    for relic in s.ears.get(INHERITS, ()):
        piece = s.pieces[relic]
        if piece.zone == "held" and piece.place == vampire and piece.counters:
            name: str = s.game.vampires[piece.count("ancestor") - 1]  # type: ignore[attr-defined]  # the game of a Masters state
            return name
    return ""


def frame(s: Masters, vampire: int, source: int = -1) -> Frame:
    """Return a frame for evaluating a vampire's own effects."""
    return Frame(source, s.shares[vampire], vampire)


def why_no_blood_ability(s: Masters, vampire: int, name: str) -> tuple[Any, ...]:
    """Return why a blood ability cannot be used at night in the vampire's own turn, () if it can."""
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
    """Return why a dark ability cannot be used at night in the vampire's own turn, () if it can."""
    ability = dark_ability(s, name)
    if ability.in_combat:
        return ("only in combat",)
    if face := barred(s, DARK_ABILITIES, vampire=vampire):
        return ("barred by", face)
    return _why_no_use(s, vampire, ability)


def _why_no_use(s: Masters, vampire: int, ability: Ability) -> tuple[Any, ...]:
    """Return why the effect of an ability cannot be carried out, () if it can."""
    if ability.reads_events and not s.piles.get(("events", 0)):  # M-229
        return ("event deck empty",)
    if ability.does is not None and not ability.reads_events and not ability.does.able(s, frame(s, vampire)):
        return ("would change nothing",)
    return ()


@step("masters.use_blood")
def use_blood(s: Masters, vampire: int, name: str) -> None:
    """Pay blood, then resolve the ability fully, even if the payment has drained the vampire (M-150, M-154)."""
    ability = blood_ability(s, name)
    s.tell("uses", vampire, ability.name)
    pay_blood(s, vampire, blood_cost(s, vampire, ability))
    if ability.minion:
        remove_minions(s, s.clan[vampire].district)
    assert ability.does is not None
    resolve(s, ability.does, seat=s.shares[vampire], actor=vampire)


def pay_blood(s: Masters, vampire: int, cost: int) -> None:
    """Pay blood for a blood ability; cards can wait for that moment."""
    lose_blood(s, vampire, cost)
    moment(s, "blood paid")


@step("masters.use_dark")
def use_dark(s: Masters, vampire: int, name: str) -> None:
    """Lower the veil as the cost, then resolve the ability; at veil 0 the game is lost before the effect (M-166, M-167)."""
    ability = dark_ability(s, name)
    s.tell("uses", vampire, ability.name)
    lower_veil(s, ability.veil)
    if not s.over and ability.does is not None:
        resolve(s, ability.does, seat=s.shares[vampire], actor=vampire)
