"""More vampires: those that call the dead, look into hands and libraries, and cleanse what others have laid on minions."""

from __future__ import annotations

from coterie.games.vtes.words.asked import ActionNeeds
from coterie.games.vtes.words.circumstances import AimedAt, IsReady, Succeeded, YourTurn
from coterie.games.vtes.words.corruption import BurnAnyCorruption, Tainted
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.hands import DiscardFrom, PeekHand, Reorder
from coterie.games.vtes.words.involved import ANOTHER, ItSelf
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.raising import MoreLife, Raise
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ACTING, ALLY, ME, MINION, READY_REGION, Asks, Trait
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import AsksForAny, LiesOn, Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.effects import May, Pay
from coterie.words.picking import Choose
from coterie.words.standing import Standing

THEIRS = ControllerOf(ACTING)
OTHERS = MINION & READY_REGION & ANOTHER

SEERS: dict[str, tuple[Standing, ...]] = {
    "201731": (
        CanAct(Raise(locked=True), at=Cards(ALLY & Needs("Hecata", "obl") & In("ash")), stealth=1, blood=1),
    ),  # Hel-Blá
    "201732": (
        Cheaper(1, "blood", Needs("Hecata", "obl"), ItSelf(), locks=False),
        Can(
            Maneuver(),
            cost=Choose(Cards(In("hand") & Asks("obl")), Discard()),
            when=("range",),
            role="mine",
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Roger de Camden
    "201741": (MoreLife(1, Trait("zombie"), IsReady()),),  # Ashur-uballit, Son of the Abyss
    "201750": (CanAct(Reorder(5) >> Straighten(ME), stealth=1, blood=1),),  # Eulogio Sánchez de los Reyes
    "201771": (
        Trigger(
            "reaction",
            "acted",
            THIS,
            Pay(BurnBlood(1, THIS), Straighten(THIS)),
            given=YourTurn() & Succeeded() & ActionNeeds(Needs(path="Death and the Soul")),
            limit=ONCE_A_TURN,
        ),
    ),  # Sakura, The Merciless
    "201666": (
        CanAct(BurnAnyCorruption(), at=Cards(OTHERS & Tainted()), stealth=1, blood=1),
        CanAct(Burn(), at=Cards(AsksForAny() & LiesOn(OTHERS)), stealth=1, blood=1),
    ),  # Aniel
    "201673": (
        Trigger(
            "reaction",
            "bleeds",
            Cards(MINION & FOES),
            PeekHand(THEIRS) >> May(DiscardFrom(THEIRS, "blind")),
            given=IsReady() & AimedAt(YOU),
            limit=ONCE_A_TURN,
        ),
    ),  # Ilonka
}
