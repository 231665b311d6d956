"""Events of the Dragon."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, event, fight_event, target
from coterie.games.l5r.cards.dragon.habits import MONK, MONKISH, ORDINARY
from coterie.games.l5r.cards.habits import BY_FOES, FIGHTERS, STAYS_UP, UNTARGETED
from coterie.games.l5r.numbers import PRINTED_USES
from coterie.games.l5r.words.abilities import max_per
from coterie.games.l5r.words.amounts import HiddenProvinces
from coterie.games.l5r.words.anyone import EachDraws
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import Honor, MoveHome, PlaceFate
from coterie.games.l5r.words.cheaper import CheaperToBear
from coterie.games.l5r.words.comparing import EqualBid
from coterie.games.l5r.words.conditions import CONFLICT, Aims, Claimed, During, Played, ThatIs
from coterie.games.l5r.words.duelling import HasDuelled
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DISHONORED,
    HIDDEN,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    AttachedTo,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import Bears, Touched
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw
from coterie.games.l5r.words.provinces import Reveal
from coterie.games.l5r.words.recycling import ShuffleIn
from coterie.games.l5r.words.rings import EachFreeRing, ReturnRing
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.standing import SUPPORT, CancelRings
from coterie.games.l5r.words.zones import Discarded, FromHere, PutTo
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, READY, Rated
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Cannot, Sets
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

ALL_CHARACTERS = Cards(CHARACTER)
ONE = Gain(Sets("military", 1, THIS, "base"), ALL_CHARACTERS, "conflict") + Gain(
    Sets("political", 1, THIS, "base"), ALL_CHARACTERS, "conflict"
)
OWN_FIGHTERS = Cards(CHARACTER & PARTICIPATING & MINE)
KICKER = Choose(Cards(FIGHTERS & Trait("monk") & READY & MINE), Bow(Bound("character")), name="character")

CARDS: tuple[Card, ...] = (
    fight_event("40-betrayal-of-truth", Bow(Cards((HONORED | DISHONORED) & FIGHTERS))),
    fight_event(
        "16-centered-breath", If(ThatIs(MINE), Gets(PRINTED_USES, 1, until="round")) + If(Played(1, "kiho"), AnotherAction()),
        targets=(target(FIGHTERS & Trait("monk")),),
    ),
    fight_event(
        "23-deduction", Bow(), During("political"), cost=ReturnRing(), targets=(target(FIGHTERS & Printed(3)),)
    ),
    fight_event(
        "03-high-kick", Bow() + Gain(Cannot("trigger", THIS), until="conflict"), During("military"), cost=KICKER,
        targets=(target(FIGHTERS & FOES),),
    ),
    fight_event(
        "09-hurricane-punch", Gets("military", 2, until="conflict") + Draw(1), targets=(target(FIGHTERS & MONK),)
    ),
    fight_event("13-impossible-koan", ONE, CONFLICT, SUPPORT),
    answer_event(
        "01-indomitable-will", "reaction", "win", YOU,
        Gain(Cannot("bow in resolution", THIS), OWN_FIGHTERS, "conflict"),
        given=Exists(OWN_FIGHTERS) & ~Exists(OWN_FIGHTERS, 2),
    ),
    fight_event(
        "34-in-search-of-self", Bow(), targets=(target(CHARACTER & ATTACKING & Printed(HiddenProvinces())),)
    ),
    fight_event(
        "25-iron-foundations-stance",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(Cannot("withdraw", THIS, BY_FOES), until="conflict")
        + If(Played(1, "kiho"), Draw(1)),
        targets=(target(FIGHTERS & MONK & MINE),),
    ),
    event(
        "16-karmic-balance", ShuffleIn(("hand", "discard")) + EachDraws(4) + FromHere(PutTo(to="gone")), given=EqualBid()
    ),
    event("01-let-go", Discarded(), targets=(target(ATTACHMENT),)),
    fight_event(
        "16-magnificent-triumph",
        both(2) + Gain(Cannot("be targeted by events", THIS), until="conflict"),
        targets=(target(CHARACTER & HasDuelled("win")),),
    ),
    answer_event(
        "24-mantra-of-air", "reaction", "declare", EACH_FOE, Honor() + Draw(1), given=OfSort("air"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
    answer_event(
        "14-mantra-of-earth", "reaction", "declare", EACH_FOE, UNTARGETED + Draw(1), given=OfSort("earth"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
    answer_event(
        "01-mantra-of-fire", "reaction", "declare", EACH_FOE, PlaceFate(1) + Draw(1), given=OfSort("fire"),
        targets=(target(CHARACTER & MONKISH),),
    ),
    answer_event(
        "31-mantra-of-void", "reaction", "declare", EACH_FOE, Gain(CheaperToBear(), until="conflict") + Draw(1),
        given=OfSort("void"), targets=(target(CHARACTER & Touched("monk")),),
    ),
    answer_event(
        "04-mantra-of-water", "reaction", "declare", EACH_FOE, Straighten() + Draw(1), given=OfSort("water"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
    fight_event(
        "01-mirumoto-s-fury", Bow(), targets=(target(CHARACTER & ATTACKING & Rated("glory", most=HiddenProvinces())),)
    ),
    fight_event("30-mountaintop-vigil", Gain(CancelRings(), Cards(PROVINCE & ATTACKED), "conflict")),
    answer_event(
        "39-mushin-no-shin", "would", "initiate", Cards(ANYWHERE), Cancel(),
        given=Aims(CHARACTER & MINE & Bears(ATTACHMENT)),
    ),
    fight_event(
        "22-rising-stars-kata",
        If(
            ThatIs(HasDuelled("win")), Gets("military", 5, until="conflict"), Gets("military", 3, until="conflict")
        ),
        targets=(target(FIGHTERS & UNIQUE),), limit=max_per("conflict"),
    ),
    event(
        "37-shoshi-ni-kie", Straighten(), cost=Choose(Cards(HIDDEN & MINE), Reveal()),
        targets=(target(CHARACTER & ORDINARY),),
    ),
    fight_event(
        "16-swell-of-seafoam", Gain(STAYS_UP, until="conflict") + If(Played(1, "kiho"), Honor()), CONFLICT, SUPPORT,
        targets=(target(FIGHTERS & MONK),),
    ),
    fight_event(
        "01-tranquility", Gain(Cannot("trigger", THIS), Cards(CHARACTER & AT_HOME & THEIRS), "conflict")
    ),
    event(
        "13-unquestioned-heritage", MoveAttachment(Cards(CHARACTER), keeps=True), given=Claimed("air"),
        targets=(target(ATTACHMENT & AttachedTo(CHARACTER & MINE)),),
    ),
    fight_event(
        "13-void-fist", MoveHome() + Bow(), CONFLICT & Played(2),
        targets=(target(FIGHTERS & Weaker("military", FIGHTERS & MONK & MINE, equal=True)),),
    ),
    fight_event(
        "25-wildfire-kick", both(-2, Cards(FIGHTERS & THEIRS & Weaker("military", Named(("character",)), equal=True))),
        CONFLICT & Played(3), targets=(target(FIGHTERS & MONK & MINE, "character"),),
    ),
    event("07-written-in-the-stars", ChooseOne((EachFreeRing(), EachFreeRing(False)))),
)  # fmt: skip
