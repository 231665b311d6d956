"""What several combat cards have in common."""

from __future__ import annotations

from coterie.games.vtes.words.circumstances import AtRange
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.selves import EQUIPMENT, ME, Trait
from coterie.games.vtes.words.striking import Damage
from coterie.games.vtes.words.uses import Can
from coterie.words.cards.abilities import Limit
from coterie.words.cards.lasting import Gain

CLOSE = AtRange("close")
LONG = AtRange("long")
ROCK = Damage(2, ranged=True)
TO_CLOSE = Maneuver("close")
WEAPON = EQUIPMENT & Trait("weapon")
BEFORE = ("before range",)


def flames(n: int) -> Damage:
    """Return a ranged strike for aggravated damage."""
    return Damage(n, ranged=True, aggravated=True)


def each_round(n: int) -> Gain:
    """Return what lets this minion prevent so much damage in each round of the combat."""
    word = Can(PreventDamage(n), when=("damage",), role="fighting", limit=Limit(("round",)))
    return Gain(word, ME, "combat")
