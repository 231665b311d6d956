"""Vampires that serve infernal powers, and those that deal with them."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import INFERNAL, SELF
from coterie.games.vtes.numbers import HAND_SIZE, VOTES
from coterie.games.vtes.words.asked import IsUnlocked
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, LiesIn
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.deeds import Bleed, Steal
from coterie.games.vtes.words.phases import GainMasterAction
from coterie.games.vtes.words.politics import Abstain
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, GainPool
from coterie.games.vtes.words.selves import ALLY, MINION, PREY, READY_REGION, VAMPIRE, OfType, Trait
from coterie.games.vtes.words.stealing import BleedMore, Stealth
from coterie.games.vtes.words.striking import Damage
from coterie.games.vtes.words.takings import BurnOrTake
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.picking import Choose
from coterie.words.standing import Standing

LOCATION = Trait("location")

CULTISTS: dict[str, tuple[Standing, ...]] = {
    "200136": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION), Abstain()),
            cost=BurnBlood(1, THIS),
            when=ANY_POLL,
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Arishat
    "201411": (
        Can(Damage(2, ranged=True, aggravated=True), cost=BurnBlood(1), when=("strike",), role="fighting"),
        Trigger("reaction", "bleeds", THIS, GainPool(2)),
    ),  # The unnamed
    "200605": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=Bow(THIS),
            when=("A", "B", "C"),
            given=ActorIs(MINION & INFERNAL & OTHER),
            limit=ONCE_AN_ACTION,
        ),
    ),  # The Horde
    "201048": (Cheaper(1, "blood", whose=SELF, locks=False, once=True),),  # Nergal
    "201480": (
        Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & Unique() & INFERNAL & MINE)), THIS),
        CanAct(Steal(), at=Cards(ALLY & FOES)),
    ),  # Xeper, Sultan of Lepers
    "201049": (
        Costlier(sorts=("reaction",), given=Acting()),
        Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Nergal, advanced
    "200305": (
        each_phase("master", YOU, GainMasterAction(), given=IsUnlocked()),
        CanAct(Bleed(2), blood=1),
    ),  # Cybele
    "200104": (
        CanAct(
            BurnOrTake(),
            at=Cards((LOCATION | OfType("equipment")) & FOES),
        ),
    ),  # Annazir
    "200597": (
        While(LiesIn("ready"), Bonus(HAND_SIZE, -1, PREY)),
        Can(
            Stealth(1),
            cost=BurnEdge(),
            when=("B",),
            role="acting",
            given=~ActionIs("bleed"),
            limit=ONCE_AN_ACTION,
        ),
    ),  # High Priest Angra Mainyu
}
