"""Action cards that stay in play beside the minions (VR-6.9)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import ON_IT
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, CAPACITY
from coterie.games.vtes.words.acting import BlockWithThis
from coterie.games.vtes.words.circumstances import Controls
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.permanents import WHOSE, PutInPlay
from coterie.games.vtes.words.resources import BurnPool, GainPool, MasterAction
from coterie.games.vtes.words.selves import (
    ACTING,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    PREY,
    READY_REGION,
    TORPID,
    VAMPIRE,
    Called,
    OfClan,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.tolls import Toll
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Banish, Burn
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import PutCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, Rated
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.conditions import AtLeast, Exists
from coterie.words.picking import Choose

DOWN = Cards(VAMPIRE & TORPID & OF_PREY)
NEIGHBOURS = VAMPIRE & (OF_PREY | OF_PREDATOR)

HELLFIRE = Inflict(1, ACTING, aggravated=True, sure=True)

PLOTS: tuple[Card, ...] = (
    card(
        "Unleash Hell's Fury",  # while it blocks it is considered a vampire: see `rules.blocking.blocks_itself`
        at("dai", PutInPlay(), stealth=1),
        at("DAI", PutInPlay() >> Straighten(ME), stealth=1),
        abilities=(
            Can(BlockWithThis(2), when=("A",)),
            Trigger("forced reaction", "blocks", THIS, HELLFIRE >> Burn(THIS), must=True),
        ),
        stats={"capacity": 9},
        traits=("infernal",),
    ),
    card(
        "Augury of Doom",
        plain(PutInPlay(), stealth=1, given=~Controls(Called("Augury of Doom"))),
        abilities=(
            each_phase("unlock", PREY, BurnPool(Count(DOWN), PREY)),
            *[
                Trigger("forced reaction", kind, Cards(), Burn(THIS), must=True, given=~Exists(DOWN))
                for kind in ("rise", "burn", "remove", "board")
            ],
            Trigger("would", "oust", PREY, Burn(THIS), must=True),
        ),
    ),
    card(
        "Open War",
        plain(PutInPlay(), stealth=1, alone=("game",)),
        abilities=(
            CanAct(EnterCombat(), "anybody", VAMPIRE & OfSect(ANARCH), at=Cards(MINION & READY_REGION & FOES)),
            CanAct(Burn(), "anybody", VAMPIRE & OfSect(ANARCH), pool=2, at=Cards(Trait("location"))),
            Can(
                PutCounters("counter", 1, THIS),
                cost=MasterAction() >> BurnPool(1),
                when=("in master phase",),
                anybodys=True,
            ),
            Trigger("forced reaction", "counter", THIS, Burn(THIS) >> GainPool(4), must=True, given=AtLeast(ON_IT, 4)),
        ),
    ),
    card(
        "Judgment: Camarilla Segregation",
        plain(PutInPlay(), stealth=1),
        abilities=(
            each_phase("unlock", EVERYBODY, BurnPool(1, WHOSE), given=Controls(VAMPIRE & ~OfSect(CAMARILLA), WHOSE)),
            Can(
                Burn(THIS),
                cost=Choose(Cards(VAMPIRE & MINE & ~OfSect(CAMARILLA)), Burn()),
                when=("in master phase",),
                anybodys=True,
            ),
        ),
    ),
    card(
        "Pit of Contemplation",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            CanAct(PutCounters("counter", 1, THIS), "controlled", VAMPIRE & OfClan("Hecata"), 1),
            Can(
                Choose(Cards(NEIGHBOURS & Rated(CAPACITY, most=Times(1, ON_IT, -1))), Banish() >> Burn(THIS)),
                when=("unlock",),
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
    card(
        "The Gate of Acheron",
        plain(PutInPlay(1), stealth=1),
        abilities=(
            each_phase("unlock", YOU, PutCounters("counter", 1, THIS)),
            each_phase("unlock", PREY, Toll(ON_IT, instead="ash")),
            CanAct(
                PutCounters("counter", 1, THIS),
                "controlled",
                VAMPIRE & OfClan("Hecata") & Rated(CAPACITY, least=4),
                1,
            ),
            CanAct(Burn(THIS), "anybody", VAMPIRE),
        ),
    ),
)
