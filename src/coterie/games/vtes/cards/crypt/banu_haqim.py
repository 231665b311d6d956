"""What the texts of the Banu Haqim say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import asking, discarding, rush
from coterie.games.vtes.cards.habits import BLED, IN_YOUR_TURN, ONCE_A_COMBAT
from coterie.games.vtes.numbers import (
    BLEED,
    BLOCK_TAX,
    CAMARILLA,
    FIRST_STRIKE,
    HAND_SIZE,
    INTERCEPT,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTES,
)
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, IsA
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.fighting import SkipUnlock
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.politics import GainVotes
from coterie.games.vtes.words.resources import BurnEdge, MoreHand
from coterie.games.vtes.words.selves import (
    EQUIPMENT,
    ME,
    OLDER,
    READY_REGION,
    VAMPIRE,
    WEAKER,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.told import CannotBlock, Told, TraitOf
from coterie.games.vtes.words.uses import ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {
    "201170": (Can(GainVotes(2, THIS), cost=asking("aus"), when=("poll",), limit=ONCE_A_REFERENDUM),),  # Rebekah
    "201636": (
        rush(WEAKER),
        Trigger("forced reaction", "hunts", THIS, SkipUnlock(IT), must=True),
    ),  # Adisa
    "201738": (Costlier(strikes=True, whose=VAMPIRE & YOUNGER & Fighting(ItSelf())),),  # Algirdas, The Solar Prophet
    "200163": (rush(stealth=1, blood=1),),  # Bakr
    "200459": (
        Can(
            BringFromHand(EQUIPMENT & Trait("weapon")),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Fatima al-Faqadi
    "200559": (
        While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & OfSect(CAMARILLA)))),
        While(BLED, Bonus(BLEED, 1, Cards(VAMPIRE & OfClan("Banu Haqim")))),
    ),  # Hafsa, The Watcher
    "201596": (Can(Straighten(ME), cost=BurnEdge(), when=IN_YOUR_TURN, limit=ONCE_A_TURN),),  # Kalinda
    "201759": (While(Acting() & ActionIs("hunt"), Bonus(STEALTH, -1, THIS)),),  # Kalyani, Agent of Doom
    "201598": (
        Can(
            Gain(Bonus(STRENGTH, 2, THIS), ME, "combat"),
            cost=discarding("political action"),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Kasim Bayar
    "200959": (
        CanAct(
            Gain(TraitOf("black hand", 1, THIS), THIS, ("forever",)),
            stealth=1,
            blood=1,
            given=IsA(VAMPIRE & OfSect(SABBAT) & ~Trait("black hand")),
        ),
    ),  # Mateusz Kazimirski, Biker of Blood
    "201656": (While(ActionIs("political"), Bonus(INTERCEPT, 1, THIS)),),  # Oluwafunmilayo
    "201223": (
        Cheaper(1, "blood", Asks("qui"), ItSelf(), locks=False),
        CannotBlock(whom=THIS, actor=Cards(VAMPIRE & OLDER)),
    ),  # Sajid al Misbah
    "201654": (
        While(Exists(Cards(VAMPIRE & Called("Victoria Ash") & READY_REGION & MINE)), Bonus(VOTES, 2, THIS)),
    ),  # Tegyrius, Vizier
    "201370": (
        Can(
            BleedMore(1, limited=False) >> MoreHand(-2, "unlock"),
            when=("A", "B", "C"),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
        Bonus(HAND_SIZE, 1, YOU),
    ),  # Thucimia
    "201472": (While(Against(VAMPIRE & YOUNGER), Told(FIRST_STRIKE, 1, THIS)),),  # Wise Frog
    "201486": (While(Acting() & ActionIs(directed=True), Bonus(STEALTH, 1, THIS)),),  # Yazid Tamari, advanced
}
