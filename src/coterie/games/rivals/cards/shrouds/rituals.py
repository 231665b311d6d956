"""The Rituals of Shadows & Shrouds: all of them need oblivion for their Blood."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, for_blood, ritual
from coterie.games.rivals.words.characters import CHARACTER, WOUNDED
from coterie.games.rivals.words.tokens import LoseBlood, PutTokens
from coterie.games.rivals.words.torpor import TORPID, Raise
from coterie.games.rivals.words.wraiths import HAUNTING, InOwnCoterie, MoveWraith, create_wraith
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.groups import Cards
from coterie.words.picking import Choose

RITUALS: tuple[Card, ...] = (
    ritual(
        "sas-bind-the-spirit", "Bind the Spirit", "oblivion",
        for_blood(
            Choose(Cards(HAUNTING & InOwnCoterie()), Choose(Cards(CHARACTER), MoveWraith()), name="wraith"),
            when="any turn",
        ),
    ),
    ritual("sas-diminish", "Diminish", "oblivion", for_blood(Choose(Cards(CHARACTER), PutCounters("weak")))),
    ritual("sas-summon-spirit", "Summon Spirit", "oblivion", for_blood(create_wraith(), 2)),
    ritual(
        "sas-the-gift-of-false-life", "The Gift of False Life", "oblivion",
        for_blood(Choose(TORPID, PutTokens("blood", 1) + Raise())),
    ),
    ritual(
        "sas-the-scent-of-death", "The Scent of Death", "oblivion",
        for_blood(Choose(Cards(CHARACTER & WOUNDED), LoseBlood(1))),
    ),
)  # fmt: skip
