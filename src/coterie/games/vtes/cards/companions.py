"""Retainers, allies and equipment that the last fixed decks brought: ghouls, hounds, and who is blocked no more."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, equipment, plain, retainer
from coterie.games.vtes.cards.gear import FLESH
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.damage import EachRound, PreventDamage
from coterie.games.vtes.words.deeds import Employ, EnterCombat, Equip
from coterie.games.vtes.words.gatherings import DrinkUp
from coterie.games.vtes.words.outcomes import PassBlock
from coterie.games.vtes.words.permanents import BearerIn, BearerIs, InDiscardPhase
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import ALLY, BLOCKING, ME, READY_REGION, VAMPIRE, OfClan, OfSect, Trait
from coterie.games.vtes.words.stealing import Intercept
from coterie.games.vtes.words.stores import DrawsKept, Store, TopCards
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.which_cards import IsHost, Needs
from coterie.words.cards.abilities import ONCE_A_TURN, Limit
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.picking import Choose

RUSH = CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & FOES))

COMPANIONS: tuple[Card, ...] = (
    equipment(
        "Shilmulo Tarot",
        DrawsKept(BearerIn("ready")),
        Can(Store(TopCards()), when=("unlock",), limit=ONCE_A_TURN),
        ways=(plain(Equip() >> Store(TopCards(2), PLACED)),),
    ),
    retainer(
        "Feral Hound",
        at("ani", Employ() >> InDiscardPhase(Straighten(ME))),
        at("ANI", Employ() >> AtEnd("action", Straighten(ME))),
        abilities=(Can(Intercept(1), cost=Bow(THIS), when=("B",)),),
        traits=("animal",),
    ),
    retainer(
        "Crypt's Sons",
        life=3,
        abilities=(
            Can(
                Bow(BLOCKING) + PassBlock(),
                cost=BurnBlood(1, THIS),
                when=("blocked",),
                role="acting",
                given=BearerIs(OfSect(ANARCH)),
            ),
            EachRound(1),
        ),
        traits=("mortal",),
    ),
    retainer(
        "Szlachta Assistant",
        life=2,
        abilities=(Cheaper(2, "", ALLY & Trait("ghoul") & Needs("Tzimisce"), IsHost(), burns=True),),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Gravesend",
        5,
        4,
        0,
        FLESH,
        RUSH,
        Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))),
        Can(
            CancelPlayed("combat", keyword="strike", by_foe=True),
            cost=BurnBlood(1, THIS),
            when=("played",),
            role="fighting",
            limit=Limit("combat"),
        ),
        traits=("ghoul",),
    ),
    ally(
        "The Vozhd of Juiz de Fora",
        5,
        4,
        0,
        FLESH,
        RUSH,
        AsVampire(("ani",), capacity=5),
        Can(Choose(Cards(VAMPIRE & MINE & OfClan("Tzimisce")), DrinkUp()), when=("unlock",), limit=ONCE_A_TURN),
        traits=("ghoul",),
    ),
)
