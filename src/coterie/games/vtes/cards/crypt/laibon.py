"""What the texts of the Laibon say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF, WAITING
from coterie.games.vtes.cards.habits import MALKAVIAN
from coterie.games.vtes.numbers import HAND_SIZE, LAIBON, MASTER_ACTIONS, STEALTH, STRENGTH, STRIKE_TAX, VOTES
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, LiesIn
from coterie.games.vtes.words.fighting import Maneuver
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.phases import DiscardAction
from coterie.games.vtes.words.politics import Calls
from coterie.games.vtes.words.referendums import ChooseTerms, Those
from coterie.games.vtes.words.resources import MoveBlood
from coterie.games.vtes.words.rounds import AttackWith
from coterie.games.vtes.words.selves import MINION, READY_REGION, TITLED, VAMPIRE, OfClan, OfSect
from coterie.games.vtes.words.told import MasterActions, Told
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.which_cards import MinionCard
from coterie.words.amounts import Count
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, While
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TZIMISCE = OfClan("Tzimisce")
TRASH = Cards(In("ash") & MinionCard())

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200008": (While(Acting() & ActionIs("hunt"), Bonus(STEALTH, 1, THIS)),),  # Abiku
    "200153": (
        Bonus(VOTES, Count(Cards(VAMPIRE & READY_REGION & TITLED & MINE)), THIS),
        Can(
            Choose(Cards(WAITING & OfSect(LAIBON)), MoveBlood(THIS, THAT, 2)),
            cost=DiscardAction(),
            when=("in discard phase",),
        ),
    ),  # Ayo Igoli
    "200176": (While(Against(TZIMISCE), Bonus(STRENGTH, 1, THIS)),),  # Batsheva
    "200177": (While(Against(MALKAVIAN), Bonus(STRENGTH, 1, THIS)),),  # Batsheva (ADV)
    "200871": (Told(STRIKE_TAX, 1, Cards(MINION & Fighting(SELF))),),  # Lucian, the Perfect
    "200954": (CanAct(AttackWith(what=Maneuver()), at=Cards(VAMPIRE & READY_REGION & FOES)),),  # Massassi
    "201035": (
        While(LiesIn("ready"), MasterActions(MASTER_ACTIONS, 2, YOU, how="base")),
        While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),
    ),  # Nana Buruku
    "201409": (CanAct(Calls(Return(Those(what="card")), ChooseTerms(TRASH, 2, 2), votes=0), stealth=1),),  # Undele
}
