"""Events of the Lion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, dynasty_event, event, fight_event, target
from coterie.games.l5r.cards.habits import (
    ANY_TOKEN,
    BUSHI,
    BY_FOES,
    FIGHTERS,
    MY_CHARACTERS,
    OWN_PROVINCE_BROKEN,
    SHUGENJA,
)
from coterie.games.l5r.cards.lion.habits import ATTACKERS, LION
from coterie.games.l5r.numbers import SKILLS
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.barring import KeepHonor
from coterie.games.l5r.words.base_values import BaseBecomes, BaseLike
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.claiming import HasClaimedAs
from coterie.games.l5r.words.comparing import FewerCards, LowerBid, Outnumbering
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, InPhase, ThatIs, YouAttack
from coterie.games.l5r.words.declaring import OnceAgainstYou
from coterie.games.l5r.words.filters import (
    ALONE,
    ATTACHMENT,
    CHARACTER,
    DEFENDING,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_STATUS,
    WITHOUT_FATE,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.joining import Joined, PaidTarget
from coterie.games.l5r.words.matching import AT_STRONGHOLD
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.remembering import MoveAnyFate
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.sites import SITE, CardsIn
from coterie.games.l5r.words.standing import SUPPORT, GivesTrait, PlayableFrom
from coterie.games.l5r.words.targets import ANY, Chosen, Within
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.tolls import DemandHonor
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, PutTo, ReturnCards, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OURS, In, Rated
from coterie.words.cards.groups import EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

AT_HAND = In("hand") | In("discard")

CARDS: tuple[Card, ...] = (
    fight_event(
        "07-a-legion-of-one",
        Gets("military", 3, until="conflict") >> May(Pay(RemoveFate(1), Gets("military", 3, until="conflict"))),
        During("military"), targets=(target(FIGHTERS & OURS & ALONE),),
    ),
    event(
        "13-called-to-war", Joined(PaidTarget(Cards(CHARACTER & BUSHI), PlaceFate(1))), targets=(target(CHARACTER & BUSHI),)
    ),
    fight_event("19-command-respect", DemandHonor(), CONFLICT & FewerCards(), limit=max_per("conflict")),
    fight_event(
        "16-directing-the-battle",
        ControllerSelects((
            MoveHome(), Gets("military", 3, until="conflict"),
            Gain(Cannot("bow", THIS, BY_FOES), until="conflict"),
        )),
        CONFLICT, SUPPORT, targets=(target(CHARACTER),),
    ),
    answer_event("33-divine-ancestry", "reaction", "begin", EVERYBODY, KeepHonor()),
    answer_event(
        "27-embrace-death", "reaction", "lose", Cards(Trait("bushi") & CHARACTER & MINE),
        If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), given=OfSort("attacker"), cost=Sacrifice(IT),
        targets=(target(CHARACTER & THEIRS),),
    ),
    fight_event(
        "09-even-the-odds", MoveIn() + If(ThatIs(Trait("commander")), Honor()), CONFLICT & Outnumbering(more=False),
        targets=(target(CHARACTER & MINE),),
    ),
    answer_event(
        "38-feeding-an-army", "reaction", "begin", EVERYBODY, PlaceFate(1, Cards(CHARACTER & MINE & Printed(3))),
        given=InPhase("conflict"), cost=OWN_PROVINCE_BROKEN,
    ),
    fight_event(
        "20-forebearer-s-echoes", PutIntoPlay(conflict=True) >> AtEnd("conflict", ReturnCards(to="bottom")),
        During("military"), targets=(target(CHARACTER & In("fallen")),),
    ),
    answer_event(
        "01-for-greater-glory", "reaction", "break", Cards(PROVINCE & FOES),
        PlaceFate(1, Cards(CHARACTER & PARTICIPATING & BUSHI & MINE)), given=During("military"),
        limit=max_per("conflict"),
    ),
    answer_event(
        "16-glorious-victory", "reaction", "break", Cards(PROVINCE & FOES), Honor(MY_CHARACTERS),
        given=During("military"),
    ),
    event("27-honor-in-battle", Honor(), given=HasClaimedAs("military"), targets=(target(CHARACTER),)),
    event(
        "24-in-service-to-my-lord", Straighten() >> PutTo(THIS, "bottom"), PlayableFrom(),
        cost=Choose(Cards(CHARACTER & ~UNIQUE & MINE), Bow(Bound("character")), name="character"),
        targets=(target(CHARACTER & UNIQUE),),
    ),
    fight_event(
        "12-my-ancestor-s-strength", BaseLike(SKILLS, THAT, Bound("heir"), printed=True),
        targets=(target(FIGHTERS & SHUGENJA & MINE, "heir"), target(CHARACTER & In("fallen"))),
    ),
    event(
        "16-peerless-discipline",
        Gets("military", 1, MY_CHARACTERS, "phase") + Gain(GivesTrait("bushi"), MY_CHARACTERS, "phase"),
    ),
    answer_event("13-privileged-position", "reaction", "dials", EVERYBODY, OnceAgainstYou(), given=LowerBid()),
    dynasty_event(
        "36-procedural-interference", TheyChooseOne((DiscardThere(CardsIn()), GainHonor(2))),
        targets=(Target("province", Cards(~AT_STRONGHOLD & SITE & THEIRS)),),
    ),
    event("16-prove-your-skill", ANY_TOKEN, given=Honorable(), targets=(target(CHARACTER & WITH_STATUS),)),
    answer_event(
        "01-ready-for-battle", "reaction", "bow", Cards(CHARACTER & MINE), Straighten(IT), given=By(FOES) | OfSort("ring")
    ),
    event(
        "27-right-hand-of-the-emperor", Straighten(Chosen()) >> PutTo(THIS, "bottom"), PlayableFrom(given=Honorable()),
        targets=(Within("those", Cards(CHARACTER & BUSHI & MINE), most=ANY, total=6),),
    ),
    answer_event(
        "01-stand-your-ground", "would", "leave", Cards(CHARACTER & HONORED & MINE), Instead(LoseStatus(IT, "honored"))
    ),
    event(
        "01-strength-in-numbers", MoveHome(), given=YouAttack(),
        targets=(target(CHARACTER & DEFENDING & Rated("glory", most=Count(Cards(ATTACKERS)))),),
    ),
    fight_event(
        "04-test-of-courage", IfYouDo(MoveIn(), Honor()), CONFLICT & LowerBid(),
        targets=(target(CHARACTER & LION & MINE),),
    ),
    answer_event(
        "16-the-fires-of-justice", "reaction", "win", YOU,
        TheyPick(Cards(FIGHTERS & MINE)) >> ChooseOne((RemoveFate(99), MoveAnyFate(off=False))), given=OfSort("military"),
    ),
    answer_event(
        "02-time-for-war", "reaction", "lose", YOU,
        Choose(Cards(ATTACHMENT & Trait("weapon") & Printed(3) & AT_HAND), MoveAttachment(Bound("friend"))),
        given=OfSort("political"), targets=(target(CHARACTER & Trait("bushi") & MINE, "friend"),),
    ),
    fight_event(
        "41-ujiaki-s-offer", IfYouDo(PlaceFate(1), Bow() + MoveHome() + Dishonor()), During("political"),
        targets=(target(FIGHTERS & Weaker("cost", FIGHTERS & MINE, equal=True, another=True)),),
    ),
    fight_event("01-way-of-the-lion", BaseBecomes("military", 2), targets=(target(CHARACTER & LION),)),
)  # fmt: skip
