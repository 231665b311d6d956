"""Events of the Scorpion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, dynasty_event, event, fight_event, target
from coterie.games.l5r.cards.habits import ANY_TOKEN, BUSHI, COURTIER, FIGHTERS, MY_SHUGENJA, SHUGENJA, THE_RICHEST
from coterie.games.l5r.cards.scorpion.habits import LESS, SHINOBI
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.amounts import BidGap
from coterie.games.l5r.words.anyone import A_PLAYER, ThatOneDoes
from coterie.games.l5r.words.apiece import FaceDownCards, GetsApiece
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.base_values import BaseLike
from coterie.games.l5r.words.characters import Dishonor, MoveHome, MoveIn, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.comparing import HonorWithin, LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, InPhase, ThatIs
from coterie.games.l5r.words.conflicts import OneMoreConflict
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DISHONORED,
    EVENT,
    PARTICIPATING,
    UNIQUE,
    WITH_FATE,
    WITH_STATUS,
    WITHOUT_FATE,
    InProvince,
    Named,
    OfClan,
    Printed,
    Trait,
)
from coterie.games.l5r.words.giving_up import AsMany, GivenUp, LoseSomeHonor
from coterie.games.l5r.words.joining import Joined, PaidTarget
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw, GainHonor, TakeHonor
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.standing import DRAINING, SUPPORT
from coterie.games.l5r.words.targets import ANY, AnyNumber, Chosen, Within
from coterie.games.l5r.words.tokens import AsPrinted, LoseAToken
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, ReturnCards, Sacrifice, SearchTop
from coterie.words.amounts import Count, Times
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import BOWED, FOES, MINE, In
from coterie.words.cards.groups import EACH_FOE, IT, Cards
from coterie.words.cards.lasting import BecomeCopy, Blank, Gets, TakeControl
from coterie.words.cards.numbers import Counters
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

SCORPION = OfClan("scorpion")

MARKED = Cards(CHARACTER & WITH_STATUS)

CARDS: tuple[Card, ...] = (
    fight_event(
        "06-a-fate-worse-than-death",
        Bow() + MoveHome() + Dishonor() + RemoveFate(1) + Blank(THAT, "phase"), targets=(target(FIGHTERS),),
    ),
    fight_event(
        "01-ambush", PutIntoPlay(Chosen("those"), conflict=True),
        targets=(Within("those", Cards(SCORPION & CHARACTER & (In("hand") | InProvince())), most=2, total=6),),
    ),
    event("05-backhanded-compliment", ThatOneDoes(Draw(1) + GainHonor(-1)), targets=(A_PLAYER,)),
    fight_event(
        "16-betrayed-vision", BecomeCopy(Bound("character"), until="conflict"), CONFLICT & Exists(MY_SHUGENJA), SUPPORT,
        targets=(target(FIGHTERS & FOES, "character"), target(CHARACTER & ~UNIQUE & ~Named(("character",)))),
    ),
    fight_event(
        "01-blackmail", TakeControl(until="conflict"), CONFLICT & LESS,
        targets=(target(CHARACTER & THEIRS & Printed(2)),),
    ),
    fight_event(
        "23-by-any-means", BaseLike(("military",), THAT, Bound("fighter")), CONFLICT & LowerBid(lower=False),
        targets=(target(FIGHTERS & BUSHI & MINE, "fighter"), target(FIGHTERS & THEIRS)),
    ),
    event(
        "01-calling-in-favors", MoveAttachment(to=Bound("character"), otherwise=Discarded()),
        cost=Choose(Cards(CHARACTER & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(ATTACHMENT & FOES),),
    ),
    fight_event(
        "13-compelling-testimony", Gets("political", -4, until="conflict"), During("political"), SUPPORT,
        targets=(target(FIGHTERS),),
    ),
    event(
        "13-criminal-contacts", Joined(PaidTarget(Cards(CHARACTER & WITH_FATE), RemoveFate(1))),
        given=LowerBid(lower=False), targets=(target(CHARACTER & WITH_FATE),),
    ),
    fight_event("12-deceptive-offer", TheyChooseOne((both(2), TakeHonor(1))), targets=(target(FIGHTERS & MINE),)),
    fight_event(
        "13-discourage-pursuit", Gets("military", -4, until="conflict"),
        cost=Choose(Cards(CHARACTER & SHINOBI & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(FIGHTERS),),
    ),
    event("30-dispatch-to-nowhere", Discarded(), targets=(target(CHARACTER & WITHOUT_FATE),)),
    dynasty_event("40-display-of-loyalty", Dishonor(), targets=(target(THE_RICHEST),)),
    answer_event(
        "19-false-loyalties", "reaction", "win", EACH_FOE, MoveHome(Bound("winner")) + MoveIn(),
        given=Honorable(more=False), targets=(target(FIGHTERS & FOES, "winner"), target(CHARACTER & AT_HOME & FOES)),
    ),
    answer_event(
        "01-forged-edict", "would", "initiate", Cards(EVENT), Cancel(),
        cost=Choose(Cards(Trait("courtier") & CHARACTER & MINE), Dishonor()),
    ),
    answer_event(
        "32-forgery", "would", "initiate", Cards(ANYWHERE & EVENT & FOES), Cancel(), given=Honorable(more=False)
    ),
    fight_event(
        "15-from-the-shadows", PutIntoPlay(conflict=True, dishonored=True), CONFLICT & Honorable(more=False),
        targets=(target(CHARACTER & SHINOBI & (In("hand") | InProvince())),),
    ),
    fight_event(
        "01-i-can-swim", Discarded(), CONFLICT & LowerBid(lower=False),
        targets=(target(CHARACTER & PARTICIPATING & DISHONORED & THEIRS),),
    ),
    event(
        "13-imbued-with-shadows", LoseAToken(Chosen()), cost=LoseSomeHonor(Count(MARKED)),
        targets=(AsMany("those", MARKED, most=ANY, amount=GivenUp("honor lost")),),
    ),
    answer_event("16-kirei-ko", "reaction", "use", Cards(CHARACTER & FOES), Bow(IT)),
    fight_event(
        "15-make-an-opening", both(Times(-1, BidGap())), CONFLICT & Exists(Cards(FIGHTERS & MINE)),
        targets=(target(FIGHTERS & THEIRS),),
    ),
    fight_event("04-misinformation", both(-1, Cards(FIGHTERS & THEIRS)), CONFLICT & LowerBid(lower=False, by=2)),
    fight_event(
        "16-miyako-s-undertaking", BecomeCopy(THAT, Bound("character"), "conflict"), CONFLICT & HonorWithin(6),
        targets=(target(CHARACTER & ~UNIQUE & In("fallen", "foe"), "character"), target(FIGHTERS & MINE)),
    ),
    fight_event(
        "29-paralyzing-delicacy", GetsApiece("military", Times(-1, FaceDownCards())), targets=(target(FIGHTERS),),
    ),
    fight_event(
        "38-seize-the-mind", TakeControl(until="conflict") >> GainHonor(Times(-1, Counters("fate", THAT))), CONFLICT,
        DRAINING, targets=(target(CHARACTER & ~UNIQUE & ~MINE),),
    ),
    event(
        "39-shadow-step",
        ReturnCards(to="gone") >> If(ThatIs(Trait("shadow")), PutIntoPlay(), PutIntoPlay(dishonored=True)),
        targets=(target(CHARACTER & ~Trait("mythic") & MINE),),
    ),
    fight_event(
        "02-smoke-and-mirrors", MoveHome(Chosen("those")),
        targets=(AnyNumber("those", Cards(CHARACTER & ATTACKING & Trait("shinobi") & MINE)),),
    ),
    event("16-soshi-s-memory", SearchTop(Count(MY_SHUGENJA), chosen=True), targets=(A_PLAYER,)),
    event(
        "30-suffer-the-consequences", OneMoreConflict("political"), given=InPhase("conflict"),
        cost=Choose(
            Cards(BOWED & CHARACTER & (BUSHI | COURTIER | SHUGENJA) & MINE), Sacrifice(Bound("character")), name="character"
        ),
        limit=max_per("phase"),
    ),
    fight_event(
        "16-unmask",
        ANY_TOKEN + AsPrinted() + TheirTurn(GainHonor(2)), CONFLICT & LowerBid(lower=False), targets=(target(FIGHTERS),),
    ),
    fight_event("22-unspoken-etiquette", Dishonor(Cards(FIGHTERS & ~COURTIER)), During("political")),
    fight_event("01-way-of-the-scorpion", Dishonor(), targets=(target(CHARACTER & PARTICIPATING & ~SCORPION),)),
)  # fmt: skip
