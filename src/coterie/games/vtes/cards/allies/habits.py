"""What several allies have in common."""

from __future__ import annotations

from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.deeds import Recruit
from coterie.games.vtes.words.permanents import AsLongAsThis
from coterie.games.vtes.words.selves import MINION, READY_REGION, TORPID, VAMPIRE
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect
from coterie.words.standing import Standing

RIVALS = Cards(MINION & READY_REGION & FOES)
DOWN = Cards(VAMPIRE & TORPID)
DURING = ("A", "B", "C")


def later(life: int, ability: Standing) -> Effect:
    """Return what an ally has only if it was recruited at the superior level."""
    return Recruit(life) >> AsLongAsThis(ability, PLACED)
