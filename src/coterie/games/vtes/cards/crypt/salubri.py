"""What the texts of the Salubri say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import RUSH, WAITING, rush
from coterie.games.vtes.cards.habits import FIRST_ROUND, MANEUVER, ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import CAMARILLA, INTERCEPT, MELEE_DAMAGE, STEALTH, STRENGTH
from coterie.games.vtes.words.circumstances import ActionIs, Against, AimedAt, IsA, IsReady
from coterie.games.vtes.words.corruption import BurnAnyCorruption, Tainted
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.fighting import MoreStrikes
from coterie.games.vtes.words.gatherings import Mend
from coterie.games.vtes.words.hands import DiscardFrom, PeekHand
from coterie.games.vtes.words.involved import ANOTHER, Fighting, ItSelf
from coterie.games.vtes.words.permanents import ControllerOf, SearchFor
from coterie.games.vtes.words.resources import BurnBlood, MoveBlood
from coterie.games.vtes.words.selves import ACTING, EQUIPMENT, MINION, READY_REGION, VAMPIRE, OfClan, OfSect, Trait
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import AsksForAny, LiesOn
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, May
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

THEIRS = ControllerOf(ACTING)
OTHERS = MINION & READY_REGION & ANOTHER

TEXTS: dict[str, tuple[Standing, ...]] = {
    "201663": (MANEUVER, PRESS),  # Abaddon
    "200014": (
        rush(VAMPIRE & OfSect(CAMARILLA)),
        While(Against(OfClan("Tremere")), Bonus(STRENGTH, 1, THIS)),
    ),  # Adonai
    "201666": (
        CanAct(BurnAnyCorruption(), at=Cards(OTHERS & Tainted()), stealth=1, blood=1),
        CanAct(Burn(), at=Cards(AsksForAny() & LiesOn(OTHERS)), stealth=1, blood=1, same=True),
    ),  # Aniel
    "201781": (RUSH,),  # Barachiel
    "201668": (
        While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)),
        While(ActionIs(undirected=True), Bonus(INTERCEPT, -1, THIS)),
    ),  # Castellan
    "201782": (Costlier(strikes=True, whose=MINION & Fighting(ItSelf())), Bonus(STEALTH, 1, THIS)),  # Djeneba
    "201671": (CanAct(SearchFor(Trait("archetype")), stealth=1),),  # Dominica
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
    "201069": (
        Can(MoreStrikes(1), when=("additional",), role="fighting", limit=ONCE_A_COMBAT, given=FIRST_ROUND),
        Bonus(MELEE_DAMAGE, 1, THIS),
    ),  # Nuriel
    "201680": (
        Can(
            PreventDamage(2, aggravated=False, tag="strike"),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            limit=ONCE_A_COMBAT,
            given=IsA(VAMPIRE),
        ),
    ),  # Opikun
    "201685": (CanAct(SearchFor(EQUIPMENT), stealth=1),),  # Sakhar
    "201248": (
        Cannot("be hurt", THIS, Cards(VAMPIRE & OfClan("Baali"))),
        Can(
            ChooseOne(
                (
                    Choose(Cards(VAMPIRE & OTHER), MoveBlood(THIS, THAT, 2)),
                    Choose(Cards(WAITING), MoveBlood(THIS, THAT, 2)),
                )
            ),
            when=("unlock",),
            limit=ONCE_A_TURN,
        ),
    ),  # Saulot, The Wanderer
    "201686": (CanAct(Mend(2), at=Cards(MINION & MINE), stealth=1),),  # Seraphina
}
