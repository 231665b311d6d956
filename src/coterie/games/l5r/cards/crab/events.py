"""Events of the Crab."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, dynasty_event, event, fight_event, target
from coterie.games.l5r.cards.habits import (
    A_FIGHTER_DISHONORED,
    BUSHI,
    BY_FOES,
    DEFENDERS,
    FIGHTERS,
    MY_SHUGENJA,
    STAYS_UP,
    UNTARGETED,
    at_one,
)
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.base_values import BaseBecomes
from coterie.games.l5r.words.characters import Honor, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.conditions import CONFLICT, UNOPPOSED, During, InPhase, ThatIs, ThisIs, YouAttack
from coterie.games.l5r.words.favor import DiscardFavor
from coterie.games.l5r.words.filters import (
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HOLDING,
    PROVINCE,
    TAINTED,
    WHOLE,
    WITH_STATUS,
    InProvince,
    Named,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import SharesElement
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import DiscardAtRandom, Draw, GainFate, GainHonor, TakeFate, TakeHonor, TheyDo
from coterie.games.l5r.words.provinces import LayHolding, MoveCard, ShuffleBack
from coterie.games.l5r.words.remembering import Was, sacrificed
from coterie.games.l5r.words.searching import SearchDynasty
from coterie.games.l5r.words.shadow.measures import StandingProvince
from coterie.games.l5r.words.sites import OF_THE_ATTACKED, SITE, Shame, There
from coterie.games.l5r.words.standing import DRAINING, LIMITED, RALLY, Doubles
from coterie.games.l5r.words.targets import AnyNumber, Chosen
from coterie.games.l5r.words.zones import PutIntoPlay, Sacrifice, TurnUp
from coterie.words.amounts import Count, Times
from coterie.words.cards.answered import HowMuch, OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Cannot, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import Bound
from coterie.words.picking import Choose, ForEach

SPENT = Gain(Sets("military", 0, THIS, "base"), until="conflict") + Gain(
    Sets("political", 0, THIS, "base"), until="conflict"
)
BATTLE = BaseBecomes("military", 2, what=Chosen("those"))
HARD = Gain(Cannot("be lowered: military", THIS), until="conflict") + Gain(
    Cannot("be lowered: political", THIS), until="conflict"
)
WHO_IS_THERE = ForEach(Cards(There(down=True)), TurnUp() >> If(ThatIs(CHARACTER), PutIntoPlay(conflict=True)))

AHEAD = HowMuch("the skill by which you have won")

CARDS: tuple[Card, ...] = (
    event("41-at-any-cost", PlaceFate(2), LIMITED, cost=GainHonor(-3), targets=(target(CHARACTER),)),
    answer_event(
        "40-battle-meditation", "reaction", "break", Cards(PROVINCE & THEIRS), Draw(3),
        given=CONFLICT & Exists(Cards(FIGHTERS & Trait("berserker") & MINE)), limit=max_per("conflict"),
    ),
    answer_event(
        "33-ceaseless-duty", "would", "leave", Cards(CHARACTER & Printed(Count(Cards(StandingProvince())))), Cancel()
    ),
    event(
        "13-common-cause", Straighten() + If(ThatIs(~MINE), Honor()),
        cost=Choose(Cards(CHARACTER & MINE), Sacrifice(Bound("character")), name="character"),
        targets=(target(CHARACTER & ~Named(("character",))),),
    ),
    fight_event(
        "37-darkness-rising", Bow(Cards(FIGHTERS & Weaker("military", Named(("character",))))), CONFLICT, DRAINING,
        cost=A_FIGHTER_DISHONORED,
    ),
    event("06-fair-accord", GainFate(2), given=InPhase("dynasty"), cost=DiscardFavor()),
    fight_event(
        "12-fight-on", Straighten() + MoveIn(), YouAttack("defender"), targets=(target(BOWED & CHARACTER & MINE),)
    ),
    answer_event(
        "26-fruitful-respite", "reaction", "pass", EACH_FOE, GainFate(2), given=Exists(Cards(READY & CHARACTER & FOES))
    ),
    fight_event(
        "13-fulfill-your-duty", at_one(Gets("strength", Was("military", "character"), until="conflict")),
        cost=sacrificed(CHARACTER & MINE),
    ),
    fight_event(
        "20-fury-of-the-damned", BATTLE + AtEnd("conflict", Sacrifice(Chosen("those"))),
        targets=(AnyNumber("those", Cards(FIGHTERS & BUSHI & MINE)),),
    ),
    fight_event(
        "19-give-no-ground", Gets("military", 2, until="conflict") + HARD, During("military"),
        targets=(target(CHARACTER & DEFENDING & MINE),),
    ),
    answer_event(
        "36-guardians-of-rokugan", "reaction", "win", YOU,
        SearchDynasty(AHEAD, CHARACTER & Printed(AHEAD), PutIntoPlay(), "stays"), given=OfSort("defender"),
    ),
    fight_event(
        "16-in-defense-of-rokugan", Gain(Sets("military", 0, THIS), until="conflict"),
        cost=Choose(Cards(CHARACTER & DEFENDING & MINE), Sacrifice(Bound("character")), name="character"),
        targets=(target(CHARACTER & ATTACKING),),
    ),
    fight_event(
        "16-jade-strike", SPENT + If(ThatIs(TAINTED), RemoveFate(1)), CONFLICT & Exists(MY_SHUGENJA),
        targets=(target(FIGHTERS & WITH_STATUS),),
    ),
    event("01-levy", TheyChooseOne((TakeFate(1), TakeHonor(1)))),
    fight_event(
        "03-raise-the-alarm",
        Choose(Cards(PROVINCE & ATTACKED), WHO_IS_THERE, name="province"),
        During("military") & YouAttack("defender"),
    ),
    event(
        "01-rebuild", LayHolding(), cost=Choose(Cards(InProvince(down=None) & WHOLE), ShuffleBack()),
        targets=(target(HOLDING & In("fallen")),),
    ),
    dynasty_event("29-recalled-defenses", MoveCard(below=True), RALLY, targets=(target(InProvince(down=None)),)),
    answer_event(
        "31-return-from-shadows", "reaction", "win", YOU, Shame(), given=UNOPPOSED & OfSort("attacker"),
        targets=(target(SITE & OF_THE_ATTACKED),), limit=max_per("conflict"),
    ),
    fight_event(
        "24-root-out-heresy",
        DiscardAtRandom() >> at_one(Gets("strength", Times(-1, Was("cost", "card")), until="conflict")), During("political"),
    ),
    fight_event(
        "26-siege-warfare", at_one(Gets("strength", -2, until="conflict")),
        YouAttack() & Exists(Cards(HOLDING & MINE)),
    ),
    fight_event(
        "14-specialized-defenses",
        at_one(Gain(Doubles("strength", THIS), until="conflict"), PROVINCE & ATTACKED & SharesElement()),
    ),
    fight_event(
        "10-spreading-the-darkness", Gets("military", 4, until="conflict") + UNTARGETED, cost=GainHonor(-2),
        targets=(target(FIGHTERS & MINE),),
    ),
    event(
        "01-the-mountain-does-not-fall",
        Gain(While(ThisIs(DEFENDING), Cannot("bow in resolution", THIS)), until="phase"),
        targets=(target(CHARACTER),), limit=max_per("round"),
    ),
    fight_event(
        "26-the-strength-of-the-mountain",
        Gain(Cannot("bow", THIS, BY_FOES), DEFENDERS, "conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), DEFENDERS, "conflict") + Gain(STAYS_UP, DEFENDERS, "conflict"),
    ),
    event(
        "01-way-of-the-crab", TheyDo(Choose(Cards(CHARACTER & MINE), Sacrifice())),
        cost=Choose(Cards(CHARACTER & OfClan("crab") & MINE), Sacrifice()), limit=max_per("round"),
    ),
)  # fmt: skip
