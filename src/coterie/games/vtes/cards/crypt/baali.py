"""What the texts of the Baali say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import INFERNAL
from coterie.games.vtes.numbers import BLOCK_TAX, HAND_SIZE, VOTES
from coterie.games.vtes.words.asked import IsUnlocked
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, IsReady, LiesIn
from coterie.games.vtes.words.costs import Cheaper, Costlier
from coterie.games.vtes.words.deeds import Bleed
from coterie.games.vtes.words.phases import GainMasterAction
from coterie.games.vtes.words.politics import Abstain
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, BurnPool, GainPool
from coterie.games.vtes.words.selves import ALLY, MINION, PREY, READY_REGION, VAMPIRE, OfType, Trait
from coterie.games.vtes.words.stealing import Steal
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.striking import Damage
from coterie.games.vtes.words.takings import BurnOrTake
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, While
from coterie.words.picking import Choose
from coterie.words.standing import Standing

LOCATION = Trait("location")

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200104": (
        CanAct(
            BurnOrTake(),
            at=Cards((LOCATION | OfType("equipment")) & FOES),
        ),
    ),  # Annazir
    "200136": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION), Abstain()),
            cost=BurnBlood(1, THIS),
            when=ANY_POLL,
            limit=ONCE_A_REFERENDUM,
        ),
    ),  # Arishat
    "200305": (
        each_phase("master", YOU, GainMasterAction(), given=IsUnlocked()),
        CanAct(Bleed(2), blood=1),
    ),  # Cybele
    "200520": (
        Trigger("reaction", "phase", EACH_FOE, Choose(Cards(In("hand")), Discard()), given=OfSort("discard")),
        While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE))),
    ),  # Giotto Verducci
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
    "200611": (
        Can(GainMasterAction(), cost=BurnPool(1), when=("in master phase",), given=IsReady(), limit=ONCE_A_TURN),
    ),  # Huitzilopochtli
    "201048": (Cheaper(1, "blood", whose=SELF, locks=False, once=True),),  # Nergal
    "201049": (
        Costlier(sorts=("reaction",), given=Acting()),
        Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Nergal, advanced
    "200605": (
        Can(
            BleedMore(1, limited=False, anybodys=True),
            cost=Bow(THIS),
            when=("A", "B", "C"),
            given=ActorIs(MINION & INFERNAL & OTHER),
            limit=ONCE_AN_ACTION,
        ),
    ),  # The Horde
    "201411": (
        Can(Damage(2, ranged=True, aggravated=True), cost=BurnBlood(1), when=("strike",), role="fighting"),
        Trigger("reaction", "bleeds", THIS, GainPool(2)),
    ),  # The unnamed
    "201480": (
        Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & Unique() & INFERNAL & MINE)), THIS),
        CanAct(Steal(), at=Cards(ALLY & FOES)),
    ),  # Xeper, Sultan of Lepers
}
