"""Answers: cards that wait in the hand, or face down, until what they respond to happens."""

from __future__ import annotations

from coterie.games.primer.cards.definition import RECRUIT, answer
from coterie.games.primer.words.points import Earn
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.filters import BEING_PLAYED, FOES, MINE
from coterie.words.cards.groups import IT, Cards
from coterie.words.cards.lasting import EndScope
from coterie.words.cards.moving import DrawCards
from coterie.words.effects import ChooseOne

RAIDER = Cards(RECRUIT & FOES)

ANSWERS = (
    answer("Hush", Trigger("interrupt", "play", Cards(BEING_PLAYED & FOES), Cancel(), where="hand")),
    answer("Curfew", Trigger("reaction", "counter", Cards(RECRUIT), EndScope("raid"), where="hand")),
    answer(
        "Vigil",
        Trigger("reaction", "depart", Cards(RECRUIT & MINE), ChooseOne((Earn(1), DrawCards(1))), where="hand"),
    ),
    answer("Snare", Trigger("interrupt", "raid", RAIDER, PutCounters("wound", 1, IT) >> Cancel(), where="trap")),
)
