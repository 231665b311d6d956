"""Characters of the Dragon."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.dragon.habits import MONKISH, ORDINARY
from coterie.games.l5r.cards.habits import (
    BY_FOES,
    FIGHTERS,
    HERE,
    LESSER_PROVINCE,
    NO_EVENTS,
    OTHER_FIGHTERS,
    SKILLS,
    STAYS_UP,
    WEAPON,
    at_one,
    challenge,
    novice,
)
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction, would
from coterie.games.l5r.words.amounts import FreeRings, HiddenProvinces
from coterie.games.l5r.words.anyone import A_PLAYER
from coterie.games.l5r.words.attaching import BearerOf, MoveAttachment
from coterie.games.l5r.words.base_values import BaseBecomes
from coterie.games.l5r.words.characters import Dishonor, HappensTo, Honor, MoveFate, PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import SeeHand
from coterie.games.l5r.words.comparing import YOU_LOOK, EqualBid, FewerCards, LowerBid, Poorer
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    BearerIs,
    Claimed,
    During,
    Honorable,
    InPhase,
    MoreOf,
    Played,
    ThatIs,
    ThisIs,
)
from coterie.games.l5r.words.copying import CopyAbility
from coterie.games.l5r.words.duelling import DUELLING, LOSER, WINNER, StartDuel
from coterie.games.l5r.words.favor import DiscardFavor, YouHaveFavor
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DISHONORED,
    EVENT,
    HONORED,
    ITS_BEARER,
    ITSELF,
    ON_THIS,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    WITH_STATUS,
    WITHOUT_FATE,
    AttachedTo,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.giving_up import GivenUp, ReturnRings
from coterie.games.l5r.words.matching import AT_STRONGHOLD, BEARS_FEWER, EvenCost
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainFate, GainHonor
from coterie.games.l5r.words.provinces import Break, TurnDown
from coterie.games.l5r.words.replaying import PlayNow
from coterie.games.l5r.words.ring_effects import ResolveChosen
from coterie.games.l5r.words.rings import (
    EachFreeRing,
    FateOffRing,
    FateToFree,
    FateToRing,
    ReturnRing,
    RingFree,
    Rings,
    RingToRing,
    SpendToRing,
)
from coterie.games.l5r.words.searching import Arrange, SeeSome
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.sites import SITE
from coterie.games.l5r.words.standing import COURTESY, COVERT, LIMITED, RALLY, SINCERITY, SUPPORT, NoAttachments
from coterie.games.l5r.words.targets import Chosen, OfOnePile
from coterie.games.l5r.words.tolls import Toll
from coterie.games.l5r.words.zones import Discarded, PutTo, SearchTop
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, Bearing, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, May
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

FATE_ON_RINGS = FreeRings(fate=True)
TATTOO = Trait("tattoo")
KIHO = Trait("kiho")

CARDS: tuple[Card, ...] = (
    card(
        "14-agasha-shunsen",
        Action(
            SearchTop(99, ATTACHMENT & Printed(GivenUp("rings returned")), does=MoveAttachment(Bound("character"))),
            given=CONFLICT, cost=ReturnRings(), targets=(target(CHARACTER & MINE, "character"),),
        ),
    ),
    card(
        "34-agasha-sumiko",
        interrupt(
            "leave", THIS,
            If(Honorable(more=False), GainHonor(-2, OPPONENT)) + If(Poorer(), GainFate(-2, OPPONENT))
            + If(FewerCards(), DiscardChosen(2, OPPONENT)),
        ),
    ),
    card("05-agasha-sumiko", While(YouHaveFavor() & ThisIs(ATTACKING), Cannot("bow in resolution", THIS))),
    card("01-agasha-swordsmith", Action(SearchTop(5, ATTACHMENT))),
    card(
        "17-agasha-taiko",
        reaction(
            "play", THIS, Gain(Cannot("be attacked", THIS), until="round"), targets=(target(SITE & ~AT_STRONGHOLD),)
        ),
    ),
    card(
        "09-ancient-master",
        reaction("attack", HOST, SearchTop(5, Trait("kiho") | Trait("tattoo")), kinds=("defend",), where="attached"),
        as_attachment=True,
    ),
    card("23-army-of-the-rising-wave", reaction("enter", THIS, EachFreeRing(bare=False))),
    card(
        "13-ascetic-of-the-north-wall",
        *[While(Claimed("earth") & ~InPhase("fate"), Cannot(verb, THIS)) for verb in ("lose fate", "be discarded")],
    ),
    card(
        "01-ascetic-visionary", NoAttachments(Trait("monk") | Trait("tattoo")),
        Action(Straighten(), given=ThisIs(ATTACKING), cost=SpendToRing(1), targets=(target(CHARACTER & MONKISH),)),
    ),
    card(
        "25-austere-exemplar",
        Action(
            AnotherAction(3), given=ThisIs(ATTACKING), cost=SpendToRing(1), limit=max_per("conflict")
        ),
    ),
    card(
        "16-discerning-yoriki", COURTESY,
        reaction(
            "peek", Cards(In("hand", "foe")), Honor(), given=YOU_LOOK,
            targets=(target(CHARACTER),),
        ),
    ),
    card("01-doomed-shugenja", LIMITED, Cannot("be given fate when played", THIS)),
    card("04-enigmatic-magistrate", While(ThisIs(ATTACKING), Cannot("count skill", Cards(CHARACTER & EvenCost())))),
    card("01-enlightened-warrior", reaction("select", EACH_FOE, PlaceFate(1, THIS))),
    card(
        "41-furtive-sympathizer", COVERT,
        Action(BaseBecomes("military", other="political", what=Cards(FIGHTERS)), given=HERE & ThisIs(ORDINARY)),
    ),
    card(
        "24-hitsu-do-disciple",
        Action(Dishonor(), given=During("military") & HERE & Played(3), targets=(target(OTHER_FIGHTERS),)),
    ),
    novice("10-impulsive-novice", "fire", "void", "military", "political", n=1),
    card(
        "13-inventive-mirumoto",
        Action(PlayNow(here=True), given=Claimed("water"), targets=(target(ATTACHMENT & In("discard")),)),
    ),
    card(
        "06-itinerant-philosopher",
        Action(Bow(), given=HERE, cost=DiscardFavor(), targets=(target(FIGHTERS & FOES & Bearing(ATTACHMENT)),)),
    ),
    card(
        "36-keen-warrior", SINCERITY,
        reaction(
            "peek", Cards(In("hand", "foe")), Draw(2) >> Choose(Cards(In("hand")), PutTo(to="bottom")), given=YOU_LOOK
        ),
    ),
    card(
        "16-kitsuki-counselor",
        While(LowerBid(), Bonus("military", 1, THIS)), While(LowerBid(), Bonus("political", 1, THIS)),
    ),
    card(
        "01-kitsuki-investigator",
        Action(
            SeeHand(), given=During("political") & ThisIs(PARTICIPATING), cost=SpendToRing(1), limit=max_per("conflict")
        ),
    ),
    card("18-kitsuki-jusai", reaction("dials", EVERYBODY, FateToFree(OPPONENT), given=EqualBid())),
    card(
        "27-kitsuki-kagi",
        reaction(
            "win", THIS, PutTo(Chosen(), "gone"),
            targets=(OfOnePile("those", Cards(In("discard", "any") | In("fallen", "any")), 1, 3),),
        ),
    ),
    card(
        "15-kitsuki-shomon",
        would("dishonored", Cards(CHARACTER & OTHER & MINE), Instead(HappensTo(THIS, "straighten"))),
    ),
    card(
        "02-kitsuki-yaruma", COURTESY, NoAttachments(~Trait("poison")),
        reaction("enter", THIS, TurnDown(), targets=(target(PROVINCE & ~BROKEN),)),
    ),
    card(
        "20-kitsuki-yuikimi",
        reaction(
            "pool", YOU, Gain(Cannot("be targeted", THIS, BY_FOES), THIS, "conflict"), given=OfSort("from ring") & HERE
        ),
    ),
    card("19-magistrate-of-reason", Toll(SpendToRing(), CHARACTER, ThisIs(ATTACKING))),
    card(
        "11-master-alchemist",
        Action(
            ChooseOne((Honor(), Dishonor())), given=CONFLICT, cost=SpendToRing(1, "fire"), targets=(target(CHARACTER),)
        ),
    ),
    card(
        "40-militant-faithful", NoAttachments(Trait("heresy") | WEAPON),
        While(Exists(Cards(FIGHTERS & (HONORED | DISHONORED) & FOES)), STAYS_UP),
    ),
    card(
        "25-mirumoto-masashige",
        reaction(
            "begin", EVERYBODY, Honor(), given=InPhase("conflict") & MoreOf(CHARACTER, more=False),
            targets=(target(CHARACTER & MINE),),
        ),
    ),
    card("01-mirumoto-prodigy", While(ThisIs(ATTACKING & ALONE), Cannot("declare several defenders", EACH_FOE))),
    card(
        "01-mirumoto-raitsugu",
        Action(
            StartDuel("military", If(ThatIs(WITHOUT_FATE, "loser"), Discarded(LOSER), RemoveFate(1, LOSER))),
            given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING & FOES),),
        ),
    ),
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
    card(
        "20-niten-pupil",
        reaction(
            "dials", EVERYBODY,
            BaseBecomes("military", 2, what=THIS, until="phase") + BaseBecomes("political", 2, what=THIS, until="phase"),
            given=ThisIs(DUELLING),
        ),
    ),
    card(
        "03-northern-wall-sensei",
        Action(Gain(NO_EVENTS, until="conflict"), given=HERE, targets=(target(FIGHTERS & MINE & Bearing(ATTACHMENT)),)),
    ),
    card("25-perceptive-kitsuki", Action(SeeHand(discards=False), given=HERE, cost=ReturnRing())),
    card(
        "37-perfect-land-believer",
        *[While(ThisIs(~HONORED) & ThisIs(~DISHONORED), Bonus(skill, 2, THIS)) for skill in SKILLS],
    ),
    card(
        "16-prudent-challenger", COURTESY,
        challenge("military", Choose(Cards(ATTACHMENT & AttachedTo(Named(("loser",)))), Discarded())),
    ),
    card("01-seeker-of-enlightenment", Bonus("military", FATE_ON_RINGS, THIS), Bonus("political", FATE_ON_RINGS, THIS)),
    card("31-shrewd-investigator", Action(SeeSome(HiddenProvinces()), given=HERE)),
    card(
        "39-solitary-hero", Cannot("be evaded", THIS),
        Action(
            RemoveFate(1, Cards(FIGHTERS & ~ITSELF & Weaker("military", ITSELF, equal=True))),
            given=ThisIs(PARTICIPATING & ALONE),
        ),
    ),
    card("32-stoic-rival", RALLY, Action(Dishonor(), given=HERE, targets=(target(OTHER & FIGHTERS & BEARS_FEWER),))),
    card("25-taoist-adept", challenge("military", TheirTurn(May(FateToFree()), WINNER))),
    card("01-tattooed-wanderer", Grants(COVERT, HOST, where="attached"), as_attachment=True),
    card("16-teacher-of-empty-thought", Action(Draw(1), given=HERE & Played(3))),
    card(
        "25-togashi-acolyte",
        reaction("plays", YOU, both(1, HOST), given=BearerIs(PARTICIPATING), where="attached", limit=None),
        as_attachment=True,
    ),
    card(
        "16-togashi-dreamer", SUPPORT,
        reaction(
            "play", Cards(ANYWHERE & EVENT & KIHO & MINE), FateToRing(1, Bound("character")), given=HERE,
            targets=(target(FIGHTERS & WITH_STATUS & WITH_FATE, "character"), Target("ring", Rings(free=True))),
        ),
    ),
    card("25-togashi-gaijutsu", reaction("play", Cards(TATTOO & ATTACHMENT & MINE), Straighten(BearerOf(IT)))),
    card(
        "24-togashi-ichi",
        Action(
            at_one(Break(), LESSER_PROVINCE), given=ThisIs(ATTACKING) & Played(10, together=True)
        ),
        disguised=Trait("monk"),
    ),
    card("01-togashi-initiate", Action(Honor(THIS), given=ThisIs(ATTACKING), cost=SpendToRing(1))),
    card(
        "01-togashi-kazue",
        Action(
            MoveFate(1, THAT, HOST), given=BearerIs(PARTICIPATING), where="attached",
            targets=(target(CHARACTER & PARTICIPATING & WITH_FATE & ~ITS_BEARER),),
        ),
        as_attachment=True,
    ),
    card("38-togashi-kazue", Bonus(USES, 1, Cards(CHARACTER & MINE & WITHOUT_FATE))),
    card("07-togashi-mendicant", reaction("begin", EVERYBODY, Arrange(3, "dynasty"), given=InPhase("fate"))),
    card("25-togashi-mitsu", Cannot("be evaded", THIS), Action(ResolveChosen(), given=HERE & Played(5))),
    card(
        "13-togashi-mitsu", COVERT,
        Action(
            PlayNow(then="bottom"), given=HERE,
            targets=(target((Trait("monk") | Trait("tattoo") | Trait("kiho")) & In("discard")),),
        ),
    ),
    card(
        "01-togashi-yokuni",
        Action(CopyAbility("phase"), targets=(target(CHARACTER & OTHER),), limit=max_per("round")),
    ),
    card("22-togashi-yoshi", reaction("win", THIS, FateOffRing(), targets=(Target("ring", Rings(free=True)),))),
    card(
        "16-tranquil-philosopher",
        Action(RingToRing() >> GainHonor(1), targets=(Target("ring", Rings(free=True)),)),
    ),
    card(
        "30-traveling-philosopher", interrupt("leave", THIS, TurnDown(), targets=(target(PROVINCE & ~BROKEN & MINE),))
    ),
    card("21-trusted-advisor", reaction("pool", YOU, Draw(1), given=OfSort("from ring") & HERE)),
    card(
        "22-truthseeker",
        reaction(
            "enter", THIS,
            ChooseOne((Arrange(3, "conflict", Bound("player")), Arrange(3, "dynasty", Bound("player")))),
            targets=(A_PLAYER,),
        ),
    ),
    card(
        "12-volcanic-troll", NoAttachments(WEAPON),
        *[While(RingFree("fire"), Bonus(skill, 2, THIS)) for skill in ("military", "political")],
    ),
)  # fmt: skip
