"""Events: cards that take effect once, as an action, and are discarded."""

from __future__ import annotations

from coterie.games.primer.cards.definition import RECRUIT, event
from coterie.games.primer.words.points import Earn
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, HandOut, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Blank, Gain, TakeControl
from coterie.words.cards.moving import Depart, Discard, DrawCards
from coterie.words.effects import IfYouDo
from coterie.words.picking import Choose

EVENTS = (
    event("Ambush", Choose(Cards(RECRUIT & READY & FOES), IfYouDo(Bow(), DrawCards(1)))),
    event("Firestorm", Depart(Cards(RECRUIT))),
    event("Hail", HandOut("wound", 3, Cards(RECRUIT & FOES))),
    event("Hex", Choose(Cards(RECRUIT & FOES), Blank())),
    event("Bribe", Choose(Cards(RECRUIT & FOES), TakeControl() >> Straighten())),
    event("Borrowed Time", DrawCards(2) >> AtEnd("turn", Choose(Cards(In("hand")), Discard()))),
    event(
        "Oath",
        Choose(Cards(RECRUIT & MINE), Gain(Trigger("forced reaction", "depart", THIS, Earn(2), must=True))),
    ),
)
