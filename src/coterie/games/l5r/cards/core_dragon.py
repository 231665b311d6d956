"""The Dragon of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction
from coterie.games.l5r.words.amounts import Attached, Beyond, FreeRings, HiddenProvinces
from coterie.games.l5r.words.characters import Honor, MoveFate, PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import EachWithMore, SeeHand
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, InPhase, ThisIs
from coterie.games.l5r.words.copying import CopyAbility
from coterie.games.l5r.words.filters import (
    ALONE,
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    ITS_BEARER,
    ON_THIS,
    PARTICIPATING,
    WITH_FATE,
    Trait,
)
from coterie.games.l5r.words.matching import Touched
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, CheaperHere, DiscardChosen, Draw
from coterie.games.l5r.words.rings import SpendToRing
from coterie.games.l5r.words.standing import ANCESTRAL, COVERT, ONE_EACH, RESTRICTED, NoAttachments
from coterie.games.l5r.words.zones import Discarded, SearchTop
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, OTHER, READY, Bearing, Rated
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.groups import THAT
from coterie.words.picking import Choose

MONKISH = Touched("monk")
FATE_ON_RINGS = FreeRings(fate=True)
OWN_FIGHTERS = Cards(CHARACTER & PARTICIPATING & MINE)

CHARACTERS: tuple[Card, ...] = (
    card("01-agasha-swordsmith", Action(SearchTop(5, ATTACHMENT))),
    card(
        "01-ascetic-visionary", NoAttachments(Trait("monk") | Trait("tattoo")),
        Action(Straighten(), given=ThisIs(ATTACKING), cost=SpendToRing(1), targets=(target(CHARACTER & MONKISH),)),
    ),
    card("01-enlightened-warrior", reaction("select", EACH_FOE, PlaceFate(1, THIS))),
    card(
        "01-kitsuki-investigator",
        Action(
            SeeHand(), given=During("political") & ThisIs(PARTICIPATING), cost=SpendToRing(1), limit=max_per("conflict")
        ),
    ),
    card("01-mirumoto-prodigy", While(ThisIs(ATTACKING & ALONE), Cannot("declare several defenders", EACH_FOE))),
    card(
        "01-niten-adept",
        Action(
            Bow(), given=ThisIs(PARTICIPATING), cost=Choose(Cards(READY & ATTACHMENT & MINE & ON_THIS), Bow()),
            targets=(target(CHARACTER & PARTICIPATING & ~Bearing(ATTACHMENT)),),
        ),
    ),
    card(
        "01-niten-master",
        reaction(
            "attach", Cards(Trait("weapon") & ATTACHMENT & MINE & ON_THIS), Straighten(THIS),
            limit=once("round", 2),
        ),
    ),
    card("01-seeker-of-enlightenment", Bonus("military", FATE_ON_RINGS, THIS), Bonus("political", FATE_ON_RINGS, THIS)),
    card("01-tattooed-wanderer", Grants(COVERT, HOST, where="attached"), as_attachment=True),
    card("01-togashi-initiate", Action(Honor(THIS), given=ThisIs(ATTACKING), cost=SpendToRing(1))),
    card(
        "01-togashi-kazue",
        Action(
            MoveFate(1, THAT, HOST), given=BearerIs(PARTICIPATING), where="attached",
            targets=(target(CHARACTER & PARTICIPATING & WITH_FATE & ~ITS_BEARER),),
        ),
        as_attachment=True,
    ),
    card(
        "01-togashi-yokuni",
        Action(CopyAbility("phase"), targets=(target(CHARACTER & OTHER),), limit=max_per("round")),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("01-daimyo-s-favor", Action(CheaperHere(1), cost=Bow(THIS)), attaches=CHARACTER & MINE),
    card("01-way-of-the-dragon", ONE_EACH, Bonus(USES, 1, HOST), attaches=CHARACTER & MINE),
    card("01-kitsuki-s-method", ANCESTRAL, RESTRICTED),
)

EVENTS: tuple[Card, ...] = (
    answer_event(
        "01-indomitable-will", "reaction", "win", YOU,
        Gain(Cannot("bow in resolution", THIS), OWN_FIGHTERS, "conflict"),
        given=Exists(OWN_FIGHTERS) & ~Exists(OWN_FIGHTERS, 2),
    ),
    fight_event(
        "01-tranquility", Gain(Cannot("trigger", THIS), Cards(CHARACTER & AT_HOME & THEIRS), "conflict")
    ),
    event("01-let-go", Discarded(), targets=(target(ATTACHMENT),)),
    answer_event(
        "01-mantra-of-fire", "reaction", "declare", EACH_FOE, PlaceFate(1) + Draw(1), given=OfSort("fire"),
        targets=(target(CHARACTER & MONKISH),),
    ),
    fight_event(
        "01-mirumoto-s-fury", Bow(), targets=(target(CHARACTER & ATTACKING & Rated("glory", most=HiddenProvinces())),)
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "01-mountain-s-anvil-castle",
        Action(
            both(Attached(2)), given=CONFLICT, cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Bearing(ATTACHMENT)),),
        ),
    ),
    card("01-restoration-of-balance", interrupt("break", THIS, DiscardChosen(Beyond(4), OPPONENT))),
    card(
        "01-secluded-temple",
        reaction(
            "begin", EVERYBODY,
            EachWithMore(CHARACTER, Choose(Cards(CHARACTER & WITH_FATE & MINE), RemoveFate(1))),
            given=InPhase("conflict"),
        ),
    ),
)  # fmt: skip
