"""Recruits: they raid, and some have abilities as well."""

from __future__ import annotations

from coterie.games.primer.cards.definition import RECRUIT, recruit
from coterie.games.primer.words.points import Earn
from coterie.words.cards.abilities import ONCE_A_TURN, Act, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import BecomeCopy
from coterie.words.cards.moving import Depart, DrawCards, Peek
from coterie.words.picking import Choose

RECRUITS = (
    recruit("Watchman", 1, 2),
    recruit("Brute", 2, 2),
    recruit("Gravekeeper", 1, 1, Trigger("forced reaction", "depart", Cards(RECRUIT & FOES), DrawCards(1), must=True)),
    recruit("Martyr", 1, 1, Trigger("forced reaction", "depart", THIS, DrawCards(2), must=True)),
    recruit("Scribe", 1, 2, Trigger("reaction", "depart", Cards(RECRUIT), Earn(1), limit=ONCE_A_TURN), kin="owl"),
    recruit("Mimic", 1, 2, Act(Choose(Cards(RECRUIT & FOES), BecomeCopy()), limit=ONCE_A_TURN)),
    recruit("Bodyguard", 1, 2, Trigger("would", "depart", Cards(RECRUIT & OTHER & MINE), Instead(Depart(THIS)))),
    recruit("Lookout", 1, 1, Act(Choose(Cards(In("hand", "foe")), Peek()), cost=Bow(THIS))),
    recruit("Drummer", 1, 1, aid=1),
    recruit("Herald", 1, 1, Trigger("forced reaction", "enter", THIS, DrawCards(1), must=True)),
)
