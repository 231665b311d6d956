"""What the texts of the Tzimisce say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import CLAWS_FOR_BLOOD, SELF
from coterie.games.vtes.cards.habits import ONCE_A_COMBAT, PRESS
from coterie.games.vtes.numbers import BLEED, INTERCEPT, RANGED_DAMAGE, RANGED_THEFT, STEALTH, VOTES
from coterie.games.vtes.words.circumstances import Acting, Controls, HasBlocked, IsReady
from coterie.games.vtes.words.costs import FREE, Cheaper, Costlier, PlayedAs
from coterie.games.vtes.words.fighting import Press
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.methuselahs import HasPool, TargetControls
from coterie.games.vtes.words.resources import BurnBlood, Draw, MoreHand
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    MINION,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    Asks,
    Called,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.takings import TakeAny
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import EACH_FOE, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {
    "201664": (
        Can(Press(only_on=True), when=("press",), role="fighting", limit=Limit("combat")),
        Cannot("decline to press", THIS),
    ),  # Adrino Manauara
    "200113": (Bonus(INTERCEPT, 1, THIS),),  # Anton
    "201667": (While(HasPool(9), Bonus(INTERCEPT, 1, THIS)),),  # Branimira
    "200386": (Cheaper(FREE, "blood", whose=SELF, locks=False, given=PlayedAs("combat")),),  # Dragos
    "200671": (Costlier(sorts=("action", "modifier", "reaction"), whose=SELF),),  # Jane Sims
    "200766": (
        Can(Press(), when=("press",), role="fighting", given=HasBlocked(), limit=ONCE_A_COMBAT),
    ),  # Kazimir Savostin
    "201516": (CLAWS_FOR_BLOOD,),  # Lady Vadislava
    "200844": (
        Cheaper(1, "", (ALLY | RETAINER) & Needs("Tzimisce", "vic"), SELF, locks=False),
    ),  # Little Tailor of Prague
    "200879": (Cheaper(1, "blood", Asks("ani"), SELF, locks=False),),  # Ludmijla Rakoczy
    "201677": (
        Trigger("forced reaction", "blocks", Cards(MINION), BurnBlood(1, THIS), must=True, given=Acting()),
    ),  # Marialena
    "201784": (
        Cheaper(1, "", (ALLY | RETAINER) & Needs("Tzimisce"), ItSelf(), locks=False),
    ),  # Máddji, Mistress of Szlachtas
    "200980": (Cheaper(1, "blood", Asks("vic"), SELF, locks=False),),  # Meshenka
    "201678": (
        While(Controls(Trait("location")), Bonus(VOTES, 1, THIS)),
        While(~Controls(Trait("location")), Bonus(BLEED, -1, THIS)),
    ),  # Neserian
    "201519": (
        PRESS,
        While(Exists(Cards(VAMPIRE & READY_REGION & Called("Ludmijla Rakoczy"))), Bonus(BLEED, 1, THIS)),
    ),  # Rurik Rakoczy
    "201786": (CanAct(TakeOnto(), at=Cards(EQUIPMENT & FOES), blood=1),),  # Saankaláxt
    "201244": (
        Trigger("reaction", "torpor", Cards(VAMPIRE & Fighting(SELF)), MoreHand(2), limit=ONCE_A_TURN),
    ),  # Sascha Vykos, The Angel of Caine
    "201245": (Trigger("reaction", "masters", EACH_FOE, Draw(), given=IsReady()),),  # the same, advanced
    "201315": (
        While(Acting() & TargetControls(READY_REGION & VAMPIRE & OfClan("Tremere")), Bonus(BLEED, 1, THIS)),
        Bonus(STEALTH, 1, THIS),
    ),  # Stephen Bateson
    "200385": (
        Cheaper(1, "blood", Asks("vic"), SELF, locks=False),
        Bonus(RANGED_DAMAGE, 1, THIS),
        Bonus(RANGED_THEFT, 1, THIS),
    ),  # The Dracon
    "201482": (CanAct(TakeAny(), at=Cards((ALLY | RETAINER) & FOES), stealth=1, blood=1),),  # Xipe Totec
}
