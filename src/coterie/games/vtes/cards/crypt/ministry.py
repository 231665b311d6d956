"""What the texts of the Ministry say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import SELF, rush
from coterie.games.vtes.numbers import BLEED, BLOCK_TAX, STEALTH
from coterie.games.vtes.words.asked import IsUnlocked
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    Against,
    AimedAt,
    IsReady,
    LiesIn,
    Succeeded,
    YourTurn,
)
from coterie.games.vtes.words.corruption import Corrupted
from coterie.games.vtes.words.costs import Cheaper, PlayedAs
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.phases import GainMasterAction
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, GainBlood
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    MINION,
    OPPOSING,
    PREY,
    READY_REGION,
    VAMPIRE,
    Asks,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.striking import CombatEnds
from coterie.games.vtes.words.told import Told
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import BOWED, MINE
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200005": (
        CanAct(Straighten(), at=Cards(VAMPIRE & MINE & BOWED), stealth=1),
        CanAct(Straighten(), at=Cards(ALLY & Trait("mummy") & MINE & BOWED), stealth=1, same=True),
    ),  # Abdelsobek
    "201033": (
        Can(Straighten(THIS), when=("minion",), limit=ONCE_A_TURN),
        Cannot("be blocked", THIS, Cards(MINION & Corrupted())),
    ),  # Nakhthorheb
    "201242": (
        Can(GainMasterAction(), cost=BurnEdge(), when=("in master phase",), given=IsReady(), limit=ONCE_A_TURN),
    ),  # Sarrasine
    "201243": (),  # Sarrasine (ADV)
    "201736": (Can(CombatEnds(), cost=BurnBlood(1), when=("strike",), role="fighting"),),  # Agnieszka
    "201588": (While(Against(Corrupted()), Cannot("end combat", OPPOSING)),),  # Faruq Abd al-Qadir
    "200512": (
        rush(),
        Cheaper(1, "blood", Asks("ser"), SELF, locks=False, given=PlayedAs("combat")),
    ),  # Ghede
    "201754": (Trigger("reaction", "bleeds", THIS, GainBlood(1, THIS), given=AimedAt(PREY)),),  # Gostoso
    "201591": (Bonus(BLEED, Count(Cards(EQUIPMENT & Unique() & OnThe(THIS))), THIS),),  # Hesha Ruhadze
    "201608": (
        Trigger(
            "reaction",
            "masters",
            YOU,
            Choose(Cards(VAMPIRE & READY_REGION & MINE & OfClan("Ministry")), GainBlood(1, THAT)),
            given=IsReady() & YourTurn(),
            limit=ONCE_A_TURN,
        ),
    ),  # Nonu Dis
    "201662": (While(Acting(), Told(BLOCK_TAX, 1, Cards(MINION & Corrupted()))),),  # Sergio Bueno
    "201282": (
        Trigger(
            "forced reaction",
            "acted",
            Cards(MINION),
            Inflict(1, IT),
            must=True,
            given=Succeeded() & AimedAt(YOU) & LiesIn("ready") & IsUnlocked(),
        ),
    ),  # Shemti
    "201777": (While(Acting() & ActionIs("bleed"), Bonus(STEALTH, 1, THIS)),),  # Verrix, Naughty Boy
}
