"""Events of the Phoenix."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, dynasty_event, event, fight_event, target
from coterie.games.l5r.cards.habits import BUSHI, BY_FOES, FIGHTERS, SHUGENJA, THE_RICHEST
from coterie.games.l5r.cards.phoenix.habits import PHOENIX
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.amounts import CostOf
from coterie.games.l5r.words.anyone import EachDraws, EachPlayerDoes, FillFor, ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveFate, MoveHome, RemoveAmong, RemoveFate
from coterie.games.l5r.words.claiming import CLAIMED_ELEMENT, CountForRings
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    UNOPPOSED,
    AttackedOften,
    During,
    Honorable,
    InPhase,
    ThatIs,
    WonBy,
    YouAttack,
)
from coterie.games.l5r.words.duelling import LOSER, WINNER, StartDuel
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    PARTICIPATING,
    UNIQUE,
    WITH_FATE,
    WITHOUT_FATE,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import WithOwner
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import DiscardChosen, Draw, GainFate, GainHonor
from coterie.games.l5r.words.reckoning import ATTACKER
from coterie.games.l5r.words.ring_effects import ResolveChosen, TakeRing
from coterie.games.l5r.words.rings import BarRing, ContestThat, FreeRing, Rings, SwitchRings
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.sites import SITE, Restore
from coterie.games.l5r.words.standing import DRAINING, LIMITED, RALLY, SUPPORT
from coterie.games.l5r.words.targets import ANY, Chosen, UpTo
from coterie.games.l5r.words.theirs import TARGETABLE, TheyPick
from coterie.games.l5r.words.zones import Discarded, FromHere, PutTo
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Blank, Gain, Gets
from coterie.words.cards.numbers import Cannot, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach

MY_SHUGENJA = Cards(SHUGENJA & CHARACTER & MINE)
MY_FIGHTERS = Cards(FIGHTERS & MINE)
CASTER = Choose(
    Cards(CHARACTER & PHOENIX & Trait("shugenja") & READY & MINE), Bow(Bound("character")), name="character"
)

CARDS: tuple[Card, ...] = (
    event("01-against-the-waves", ChooseOne((Bow(), Straighten())), targets=(target(SHUGENJA & CHARACTER & MINE),)),
    answer_event(
        "13-all-and-nothing", "would", "ring", YOU, Instead(ResolveChosen(other=True)) >> Draw(1), given=OfSort("void")
    ),
    fight_event("04-benten-s-touch", Honor(), cost=CASTER, targets=(target(FIGHTERS & MINE),)),
    dynasty_event("32-celebrated-renown", Honor(), RALLY, targets=(target(THE_RICHEST),)),
    fight_event(
        "08-clarity-of-purpose",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict")
        + Gain(While(During("political"), Cannot("bow in resolution", THIS)), until="conflict"),
        targets=(target(CHARACTER & MINE),),
    ),
    answer_event(
        "41-cleanse-the-empire", "reaction", "win", YOU,
        RemoveFate(1, Cards(CHARACTER & THEIRS)) >> Choose(Cards(CHARACTER & THEIRS & WITHOUT_FATE & TARGETABLE), Bow()),
        given=OfSort("attacker"),
    ),
    fight_event(
        "24-cloak-of-night",
        Gets("glory", 3, until="conflict") + Gain(Cannot("be targeted", THIS, BY_FOES), until="conflict"),
        CONFLICT & Exists(Cards(CHARACTER & Trait("shugenja") & MINE)), targets=(target(FIGHTERS),),
    ),
    event(
        "06-consumed-by-five-fires", RemoveAmong(5),
        given=Exists(Cards(CHARACTER & SHUGENJA & MINE)),
    ),
    event("16-dance-of-chikusho-do", FillFor(2), SUPPORT, limit=max_per("round")),
    answer_event("01-display-of-power", "reaction", "lose", YOU, TakeRing(), given=UNOPPOSED),
    answer_event("20-earth-becomes-sky", "reaction", "straighten", Cards(CHARACTER & FOES), Bow(IT)),
    fight_event("16-elemental-inversion", ContestThat(), targets=(Target("ring", Rings()),)),
    answer_event(
        "30-ethereal-alignment", "interrupt", "end", EVERYBODY, Restore() + FromHere(PutTo(to="gone")),
        given=InPhase("conflict"), targets=(target(SITE & BROKEN & CLAIMED_ELEMENT),),
    ),
    answer_event(
        "16-gift-of-amaterasu", "reaction", "win", YOU, Honor(), given=WonBy(5), targets=(target(CHARACTER & MINE),)
    ),
    fight_event(
        "03-harmonize", MoveHome(Bound("defender")) + MoveHome(), YouAttack("defender"),
        targets=(
            target(CHARACTER & DEFENDING, "defender"),
            target(CHARACTER & ATTACKING & Printed(CostOf(Bound("defender")))),
        ),
    ),
    fight_event(
        "36-heresy",
        TheyPick(Cards(FIGHTERS & MINE), "champion", theirs=False)
        >> StartDuel("political", RemoveFate(1, LOSER), Bound("champion")),
        targets=(target(FIGHTERS & FOES),),
    ),
    event(
        "08-karmic-twist", MoveFate(99, Bound("character"), THAT),
        targets=(
            target(CHARACTER & ~UNIQUE & WITH_FATE, "character"),
            target(CHARACTER & ~UNIQUE & WITHOUT_FATE & WithOwner("character")),
        ),
    ),
    event("01-know-the-world", SwitchRings()),
    fight_event(
        "34-magistrate-s-intervention", IfYouDo(Dishonor(), If(ThatIs(FOES) & AttackedOften(2), Dishonor())),
        Exists(Cards(CHARACTER & (Trait("courtier") | Trait("magistrate")) & MINE)),
        targets=(target(CHARACTER & ATTACKING),),
    ),
    event("10-oracle-of-stone", EachDraws(2) >> EachPlayerDoes(DiscardChosen(2))),
    fight_event("19-purity-of-spirit", Honor() + AtEnd("conflict", LoseStatus()), targets=(target(FIGHTERS & BUSHI),)),
    fight_event(
        "13-ramparts-of-stone",
        ThatOneDoes(ChooseOne((DiscardChosen(3), Bow(Cards(FIGHTERS & MINE)))), ATTACKER), CONFLICT, LIMITED,
    ),
    event(
        "38-sanguine-mastery", Discarded(Chosen()), DRAINING,
        cost=Choose(Cards(CHARACTER & MINE), Dishonor(Bound("character")), name="character"),
        targets=(UpTo("those", Cards(ATTACHMENT), most=ANY, amount=Rating("glory", Bound("character"))),),
    ),
    event("16-severed-from-the-stream", CountForRings()),
    fight_event(
        "16-subdue-the-spirits", ForEach(MY_FIGHTERS, both(Rating("glory", THAT))), CONFLICT & Honorable(),
    ),
    fight_event(
        "01-supernatural-storm", both(Count(MY_SHUGENJA)), CONFLICT & Exists(MY_SHUGENJA),
        targets=(target(CHARACTER & PARTICIPATING),),
    ),
    fight_event(
        "14-taryu-jiai", StartDuel("glory", TheirTurn(ResolveChosen(), WINNER), Bound("character")),
        targets=(target(FIGHTERS & SHUGENJA & MINE, "character"), target(FIGHTERS & SHUGENJA & FOES)),
    ),
    answer_event("08-the-path-of-man", "reaction", "win", YOU, GainFate(2), given=WonBy(5)),
    fight_event("13-trick-of-the-light", Blank(until="conflict"), targets=(target(FIGHTERS),)),
    event("01-way-of-the-phoenix", BarRing("ring"), targets=(Target("ring", Rings()),), limit=max_per("phase")),
    fight_event(
        "39-whispers-of-power",
        Gets("political", Times(3, Count(Cards(CHARACTER & WITHOUT_FATE & THEIRS))), until="conflict"), CONFLICT, DRAINING,
        cost=GainHonor(-1), targets=(target(CHARACTER),),
    ),
    event("09-winds-of-change", FreeRing("air")),
)  # fmt: skip
