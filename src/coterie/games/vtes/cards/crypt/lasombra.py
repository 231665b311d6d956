"""What the texts of the Lasombra say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import RUSH, SELF, asking, discarding
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.numbers import BALLOTS, BLEED, BLOCK_TAX, INTERCEPT, SABBAT
from coterie.games.vtes.words.aiming import DearerAim
from coterie.games.vtes.words.asked import ActionNeeds, HasAbstained
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.bonds import WHOSE_IT_WAS, leaving
from coterie.games.vtes.words.circumstances import Acting, ActionIs, ActorIs, Controls, LiesIn, Succeeded, YourTurn
from coterie.games.vtes.words.corruption import OfTarget
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.permanents import InDiscardPhase
from coterie.games.vtes.words.politics import GainVotes
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood
from coterie.games.vtes.words.selves import (
    ALLY,
    MINION,
    OLDER,
    PREY,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    YOUNGER,
    Asks,
    OfClan,
    OfSect,
    Titled,
)
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.tolls import ChosenBy
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can
from coterie.games.vtes.words.which_cards import Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE, OTHER, READY
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

LASOMBRA = VAMPIRE & OfClan("Lasombra")

TEXTS: dict[str, tuple[Standing, ...]] = {
    "201734": (
        Can(
            Stealth(1),
            cost=BurnBlood(1, THIS),
            when=("B",),
            given=ActorIs(MINE & ALLY) | ActorIs(MINE & VAMPIRE & YOUNGER),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Abderrahim, Death's Hand
    "201575": (
        Trigger(
            "reaction",
            "acted",
            THIS,
            Choose(Cards(VAMPIRE & YOUNGER & READY & OfTarget()), Bow()),
            cost=discarding("political action"),
            given=Succeeded() & ActionIs(directed=True),
        ),
    ),  # Alicia Cortez
    "200063": (
        Trigger(
            "forced reaction",
            "tallied",
            EVERYBODY,
            AtEnd("action", May(GainBlood(2, THIS))),
            must=True,
            given=ActionIs("political") & HasAbstained(THIS),
        ),
    ),  # Alvaro, The Scion of Angelica
    "200070": (
        Cannot("block", THIS),
        DearerAim(),
        Can(
            Choose(Cards(LASOMBRA & READY_REGION & BOWED & MINE & OTHER), Straighten()),
            when=("in discard phase",),
            limit=ONCE_A_TURN,
            given=LiesIn("ready"),
        ),
    ),  # Ambrosio Luis Monçada, Plenipotentiary
    "200117": (
        Trigger("forced reaction", "passes", THIS, InDiscardPhase(May(Straighten(THIS))), must=True),
    ),  # Antonio Delgado
    "201710": (
        While(ActorIs(LASOMBRA & YOUNGER), Bonus(INTERCEPT, 1, THIS)),
        While(ActorIs(LASOMBRA & OLDER), Bonus(INTERCEPT, -1, THIS)),
    ),  # Azucena
    "200249": (Cannot("be hurt", THIS, Cards(ALLY | RETAINER)),),  # Carolina Vález
    "201729": (RUSH,),  # Dafina Hanganu
    "201747": (While(Controls(READY_REGION & VAMPIRE & Titled(("cardinal",))), Bonus(BLEED, 1, THIS)),),  # Damian
    "200378": (While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & YOUNGER))),),  # Dr. Julius Sutphen
    "201730": (leaving(Cards(MINION & Fighting(SELF)), BurnPool(1, WHOSE_IT_WAS)),),  # Egidia Arrú
    "200476": (
        Can(
            BleedMore(1, limited=False), cost=BurnBlood(1, THIS), when=("A", "B", "C"), role="acting", limit=ONCE_A_TURN
        ),
    ),  # Francisco Domingo de Polonia
    "201712": (
        each_phase(
            "unlock", YOU, ChosenBy(PREY, MINION & READY_REGION, Inflict(1, THAT, sure=True)), given=LiesIn("ready")
        ),
    ),  # Gnaeus Aemilius Augustinus
    "200534": (Bonus(BALLOTS, 1, THIS),),  # Gratiano
    "200874": (While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & YOUNGER & OfSect(SABBAT)))),),  # Lucita
    "201006": (
        Cheaper(1, "blood", Asks("obt"), SELF, locks=False),
        Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), given=ActorIs(MINION & MINE), limit=ONCE_AN_ACTION),
    ),  # Montano
    "201715": (Bonus(INTERCEPT, 1, THIS),),  # Rinaldo Albizzi
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
    "201716": (Can(GainVotes(1), cost=asking("obl"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Yewon Ong
}
