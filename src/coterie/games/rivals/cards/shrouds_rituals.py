"""The Rituals of Shadows & Shrouds: all of them need oblivion for their Blood."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.cards.definition import Card, action
from coterie.games.rivals.words.abilities import Activate, When
from coterie.games.rivals.words.characters import CHARACTER, WOUNDED
from coterie.games.rivals.words.rituals import Perform
from coterie.games.rivals.words.spending import MoveBlood
from coterie.games.rivals.words.tokens import LoseBlood, TakeTokens
from coterie.games.rivals.words.torpor import TORPID, Raise
from coterie.games.rivals.words.wraiths import HAUNTING, InOwnCoterie, MoveWraith, create_wraith
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.groups import THIS, Cards
from coterie.words.effects import Choose, Effect
from coterie.words.groups import THAT


def ritual(id: str, name: str, does: Effect, blood: int = 1, when: When = "your turn", **more: Any) -> Card:
    """Return an Oblivion Ritual: it is used for some of its Blood."""
    cost = TakeTokens("blood", blood, THIS) if blood else None
    use = Activate(does, when=when, cost=cost, **more)
    return action(id, name, Perform("oblivion"), use, types="ritual ongoing", actions=2, icons=("oblivion",))


RITUALS: tuple[Card, ...] = (
    ritual(
        "sas-bind-the-spirit", "Bind the Spirit",
        Choose(Cards(HAUNTING & InOwnCoterie()), Choose(Cards(CHARACTER), MoveWraith()), name="wraith"), when="any turn",
    ),
    ritual("sas-diminish", "Diminish", Choose(Cards(CHARACTER), PutCounters("weak"))),
    ritual("sas-summon-spirit", "Summon Spirit", create_wraith(), 2),
    ritual(
        "sas-the-gift-of-false-life", "The Gift of False Life",
        Choose(TORPID, MoveBlood(1, THIS, THAT) >> Raise()), 0,
    ),
    ritual("sas-the-scent-of-death", "The Scent of Death", Choose(Cards(CHARACTER & WOUNDED), LoseBlood(1))),
)  # fmt: skip
