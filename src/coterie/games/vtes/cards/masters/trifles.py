"""Masters: trifles."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, each_phase, plain, those
from coterie.games.vtes.cards.habits import ANY_TIME, TURN_ANARCH
from coterie.games.vtes.cards.masters.habits import (
    A_VAMPIRE,
    BANU_HAQIM,
    EITHER_WAY,
    OWN_UNFORMED,
    READY_VAMPIRE,
    WITHOUT_ARCHETYPE,
)
from coterie.games.vtes.numbers import ANARCH, INTERCEPT, VOTES
from coterie.games.vtes.words.asked import AimedAtCard, UsedDisciplines
from coterie.games.vtes.words.bonds import IsMarked, Leaving, Mark
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, Controls
from coterie.games.vtes.words.costs import Dearer
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.gatherings import RevealCrypt
from coterie.games.vtes.words.learning import TeachAny
from coterie.games.vtes.words.methuselahs import HasPool
from coterie.games.vtes.words.permanents import BearerIs, GiveAway, PutInPlay, PutOn
from coterie.games.vtes.words.resources import BurnBlood, DrawCrypt, GainBlood, GainPool, MasterAction, MoveSome
from coterie.games.vtes.words.resources import Transfers as SpendTransfers
from coterie.games.vtes.words.selves import (
    MINION,
    OF_PREY,
    PREDATOR,
    READY_REGION,
    TITLED,
    VAMPIRE,
    Called,
    OfSect,
    Trait,
)
from coterie.games.vtes.words.told import TraitOf
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, RemoveFromGame
from coterie.words.cards.abilities import ONCE_A_TURN, Target, Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, Bearing, In, With
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import ChooseOne, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

FED = VAMPIRE & MINE & With("blood")
NO_ARCHETYPE = Target("that", Cards(WITHOUT_ARCHETYPE))
DEFIED = ActorIs(VAMPIRE & TITLED) | ActionIs("political")
CULTIST = Bearing(Called("Mithraic Cultist"))
HUNTER = Bound("Banu Haqim")
PREY_OF_CONTRACT = Target("that", Cards(MINION & OF_PREY))

CARDS: tuple[Card, ...] = (
    card(
        "Agent of Power",
        plain(PutOn() >> TeachAny(), targets=(Target("that", Cards(VAMPIRE & MINE)),)),
        abilities=(each_phase("discard", YOU, Burn(THIS)),),
    ),
    card(
        "Dabbler",
        plain(PutOn(), targets=(OWN_UNFORMED,)),
        abilities=(
            Can(
                ChooseOne((Pay(BurnBlood(1, HOST), Straighten(HOST)), GainBlood(1, HOST))),
                when=("after",),
                given=UsedDisciplines(3),
                limit=ONCE_A_TURN,
                bearers=True,
            ),
        ),
        single="archetype",
    ),
    card(
        "Failsafe",
        plain(PutInPlay()),
        abilities=(Can(GainPool(4), cost=MasterAction() >> Burn(THIS), when=("in master phase",), given=HasPool(2)),),
    ),
    card("Family Gathering", plain(RevealCrypt("Hecata"))),
    card(
        "Galaric's Legacy",
        plain(PutOn() >> TURN_ANARCH, targets=those(VAMPIRE & READY_REGION & MINE & ~TITLED & ~OfSect(ANARCH))),
        abilities=(
            Trigger("forced reaction", "converts", HOST, Burn(THIS), must=True, given=~BearerIs(OfSect(ANARCH))),
        ),
    ),
    card("Life in the City", plain(GainBlood(1, THAT), targets=(READY_VAMPIRE,))),
    card(
        "Mithraic Cultist",
        plain(PutOn(), targets=(Target("that", Cards(VAMPIRE & MINE & ~Called("Mithras") & ~CULTIST)),)),
        abilities=(
            TraitOf("mithraic mysteries", 1),
            While(Controls(Called("Mithras")), Bonus(VOTES, 1)),
            While(AimedAtCard(Cards(Called("Mithras") | Trait("mithraic mysteries"))), Bonus(INTERCEPT, 1)),
        ),
        single="name",
    ),
    card(
        "Priority Contract",
        plain(
            PutOn() >> Mark(HUNTER),
            targets=(Target("Banu Haqim", Cards(VAMPIRE & READY_REGION & MINE & BANU_HAQIM)), PREY_OF_CONTRACT),
        ),
        abilities=(
            CanAct(EnterCombat(HOST), "anybody", IsMarked(), 1),
            Leaving("would", "leaves", HOST, Burn(THIS) >> GainPool(3)),
        ),
        traits=("contract",),
    ),
    card(
        "Rebel",
        plain(PutOn(), targets=(NO_ARCHETYPE,)),
        abilities=(
            Trigger("forced reaction", "blocks", HOST, GainBlood(1, HOST), must=True, given=DEFIED, limit=ONCE_A_TURN),
        ),
        single="archetype",
    ),
    card(
        "The Coven",
        plain(PutInPlay()),
        abilities=(
            Can(Choose(Cards(VAMPIRE & READY_REGION & MINE), GainBlood(2, THAT)), cost=Bow(THIS), when=ANY_TIME),
            each_phase("discard", YOU, GiveAway(THIS, ("forever",), PREDATOR)),
        ),
    ),
    card(
        "Vessel",
        plain(PutOn() >> May(Choose(Cards(Called("Blood Doll")), Burn())), targets=(A_VAMPIRE,)),
        abilities=(Can(EITHER_WAY, when=("unlock",), limit=ONCE_A_TURN, bearers=True),),
    ),
    card(
        "Villein",
        plain(PutOn() >> MoveSome(2, 5), targets=(Target("that", Cards(FED)),)),
        abilities=(Dearer("Minion Tap"), Dearer("Villein", on_bearer=True)),
    ),
    card(
        "Wider View",
        plain(PutInPlay()),
        abilities=(
            Can(
                DrawCrypt() >> Choose(Cards(In("uncontrolled")), RemoveFromGame()),
                cost=SpendTransfers(1),
                when=("influence",),
            ),
            Can(Burn(THIS) >> GainPool(2), cost=SpendTransfers(4), when=("influence",)),
        ),
    ),
)
