"""Cards of the infernal: what they spread, and who serves them (VR-9.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, ally, at, card, each_phase, plain, those
from coterie.games.vtes.cards.habits import INFERNAL
from coterie.games.vtes.numbers import CAPACITY, STEALTH, VOTES
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import Controls, Succeeded
from coterie.games.vtes.words.comparing import YoungerThan
from coterie.games.vtes.words.corruption import corrupt_to
from coterie.games.vtes.words.deeds import Recruit, Steal
from coterie.games.vtes.words.fighting import EndCombat
from coterie.games.vtes.words.permanents import WHOSE, AsLongAsThis, BearerIn, PutOn
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import AddBlood, BurnBlood, BurnPool
from coterie.games.vtes.words.rounds import OnThe
from coterie.games.vtes.words.selves import (
    ALLY,
    ME,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    YOUNGER,
    AllyOr,
    OfClan,
    Trait,
)
from coterie.games.vtes.words.striking import StrikeTo
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, In, Rated
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.groups import THAT

SEDUCE = StrikeTo(corrupt_to(EndCombat() >> Steal(OPPOSING), OPPOSING))
CONDEMN = PutOn() >> Burn(Cards(Trait("condemnation") & OTHER & OnThe(THAT)))
SILENCED = Trigger("forced reaction", "passes", Cards(VAMPIRE), BurnBlood(1, HOST), must=True)
INFERNAL_RULE = Controls(VAMPIRE & INFERNAL)

INFERNALS: tuple[Card, ...] = (
    card(
        "Condemnation: Mute",
        at("chi", Bow(), targets=those(VAMPIRE & READY_REGION & READY & YOUNGER), stealth=1),
        at("dai", CONDEMN, targets=those(VAMPIRE & READY_REGION), of=VAMPIRE & INFERNAL, stealth=1),
        at(
            "DAI",
            CONDEMN >> AsLongAsThis(SILENCED, PLACED),
            targets=those(VAMPIRE & READY_REGION),
            of=VAMPIRE & INFERNAL,
            stealth=1,
        ),
        abilities=(Bonus(VOTES, -3),),
        traits=("condemnation",),
        requires=(),
    ),
    card(
        "Contagion",
        at("dai", PutOn(ME), stealth=1),
        at(
            "DAI",
            PutOn(ME) >> AsLongAsThis(Can(SEDUCE, when=("strike",), role="fighting", limit=Limit("combat")), ME),
            stealth=1,
        ),
        abilities=(each_phase("unlock", EACH_FOE, BurnPool(1, WHOSE), given=BearerIn("ready")),),
    ),
    ally(
        "Veneficti",
        2,
        1,
        2,
        Bonus(STEALTH, 1, THIS),
        CanAct(Steal(), at=Cards(ALLY & Trait("demon") & FOES)),
        CanAct(Burn(), at=Cards(RETAINER & Trait("demon"))),
        Cannot("be aimed at", THIS, Cards(AllyOr(Rated(CAPACITY, most=6)))),
        traits=("mage",),
    ),
    ally(
        "Infernal Servitor",
        2,
        1,
        3,
        Trigger("forced reaction", "acted", THIS, RemoveFromGame(THIS), must=True, given=Succeeded()),
        *[
            Trigger("forced reaction", kind, Cards(VAMPIRE), RemoveFromGame(THIS), must=True, given=~INFERNAL_RULE)
            for kind in ("burn", "remove", "uncontrol", "contest", "control")
        ],
        ways=(
            at("dai", Recruit(acts=True)),
            at("DAI", Recruit(acts=True) >> AsLongAsThis(AsVampire(("dai", "obf")), PLACED)),
        ),
        traits=("demon",),
    ),
    card(
        "Tend the Flock",
        plain(
            AddBlood(3),
            targets=(
                Target("shepherd", Cards(VAMPIRE & READY_REGION & READY & MINE & INFERNAL & OfClan("Baali"))),
                Target("that", Cards(In("uncontrolled") & VAMPIRE & INFERNAL & YoungerThan("shepherd"))),
            ),
        ),
    ),
)
