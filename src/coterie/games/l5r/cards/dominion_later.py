"""The later packs of the Dominion Cycle and those that follow it."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, interrupt, reaction, would
from coterie.games.l5r.words.amounts import HiddenProvinces
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import HonorWithin, Outnumbering
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, During, Honorable, InPhase, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import WINNER
from coterie.games.l5r.words.duelling import challenge_of_theirs
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DISHONORED,
    EVENT,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    WITH_STATUS,
    WITHOUT_FATE,
    InProvince,
    OfClan,
    OfElement,
    Printed,
    Trait,
)
from coterie.games.l5r.words.players import OPPONENT, THAT_PLAYER, DiscardAtRandom, DiscardChosen, GainHonor, TheyPick
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.ringing import ReturnRing
from coterie.games.l5r.words.rings import ResolveClaimedRings
from coterie.games.l5r.words.standing import COURTESY, COVERT, RALLY, RESTRICTED, GivesTrait
from coterie.games.l5r.words.targets import Chosen, Within
from coterie.games.l5r.words.zones import PutIntoPlay, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FACE_DOWN, FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Condition, Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

BUSHI, IMPERIAL, SHINOBI = Trait("bushi"), Trait("imperial"), Trait("shinobi")
LION, PHOENIX = OfClan("lion"), OfClan("phoenix")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
SKILLS = ("military", "political")
INVADERS = Cards(CHARACTER & ATTACKING & FOES)
INVADED = Exists(Cards(PROVINCE & ATTACKED & MINE))
MY_OPEN_PROVINCES = Count(Cards(PROVINCE & ~FACE_DOWN & MINE))
TOKENS = tuple([LoseStatus(name=name) for name in ("honored", "dishonored", "tainted")])


def fought_over(element: str) -> Condition:
    """Return that there is a conflict at a province of an element."""
    return CONFLICT & Exists(Cards(PROVINCE & ATTACKED & OfElement(element)))


CHARACTERS: tuple[Card, ...] = (
    card("32-ikoma-tsanuri", RALLY, While(HERE, Cannot("trigger", Cards(PROVINCE & ATTACKED & FOES)))),
    card("32-kuni-purifier", reaction("pass", EACH_FOE, DiscardAtRandom(1, THAT_PLAYER))),
    card("32-shadow-stalker", RALLY, *[While(HonorWithin(6), Bonus(skill, 2, THIS)) for skill in SKILLS]),
    card("32-veteran-of-toshi-ranbo", RALLY, Bonus("glory", MY_OPEN_PROVINCES, THIS)),
    card("33-asako-lawmaster", reaction("pass", YOU, GainHonor(1))),
    card("33-beautiful-entertainer", RALLY, interrupt("leave", THIS, GainHonor(2), given=Honorable(more=False))),
    card(
        "33-master-of-the-court", COVERT,
        would("initiate", Cards(ANYWHERE & EVENT), Cancel(), cost=LoseStatus(THIS, "honored")),
    ),
    card(
        "33-pious-guardian", RALLY,
        interrupt(
            "end", EVERYBODY, GainHonor(1),
            given=InPhase("conflict") & ~Exists(Cards(PROVINCE & BROKEN & MINE), 2),
        ),
    ),
    card(
        "34-spiritcaller-prodigy",
        Action(
            PutIntoPlay(), cost=Sacrifice(THIS), targets=(target(CHARACTER & LION & Printed(3) & In("fallen")),)
        ),
    ),
    card("34-worldly-shiotome", reaction("play", Cards(ANYWHERE & Trait("gaijin") & MINE), Honor(THIS))),
    card(
        "36-asako-maezawa",
        reaction("win", THIS, Bow() + If(ThatIs(PHOENIX), Dishonor()), targets=(target(CHARACTER & WITHOUT_FATE),)),
    ),
    card("36-sinister-peacekeeper", reaction("honor", EACH_FOE, GainHonor(-1, THAT_PLAYER))),
    card("37-master-of-jade", Action(PlaceFate(1), cost=GainHonor(-2), targets=(target(CHARACTER),))),
    card("37-messenger-of-misery", COURTESY),
    card(
        "37-perfect-land-believer",
        *[While(ThisIs(~HONORED) & ThisIs(~DISHONORED), Bonus(skill, 2, THIS)) for skill in SKILLS],
    ),
    card(
        "37-silent-skirmisher",
        Action(
            Gets("military", 2, THIS, "conflict"), given=CONFLICT,
            cost=Choose(Cards(CHARACTER & OTHER & MINE), Sacrifice(Bound("character")), name="character"),
        ),
    ),
    card(
        "37-steward-of-cryptic-lore", While(ThisIs(WITHOUT_FATE), Bonus("political", 3, THIS)),
        Action(
            ChooseOne(tuple([Gets("strength", n, Cards(PROVINCE & ATTACKED), "conflict") for n in (3, -3)])),
            given=During(element="earth"),
        ),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "32-kyofuki-s-hammer",
        reaction("win", HOST, DiscardThere(), targets=(target(InProvince("any", down=None)),), limit=None),
    ),
    card(
        "32-sturdy-tetsubo", RESTRICTED,
        Grants(reaction("win", THIS, DiscardChosen(1, OPPONENT), limit=once("round", 2))),
    ),
    card(
        "33-waterfall-tattoo", Grants(GivesTrait("tattooed")),
        reaction("reveal", Cards(PROVINCE & MINE), Straighten(HOST)), attaches=CHARACTER & MINE,
    ),
    card(
        "36-self-understanding", RESTRICTED, Cannot("be targeted by events", THIS),
        Grants(reaction("win", THIS, ResolveClaimedRings())),
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    answer_event(
        "32-forgery", "would", "initiate", Cards(ANYWHERE & EVENT & FOES), Cancel(), given=Honorable(more=False)
    ),
    event(
        "33-elegance-and-grace", Straighten(Chosen("those")),
        targets=(Within("those", Cards(BOWED & CHARACTER & HONORED), most=2, total=6),),
    ),
    fight_event("34-flank-the-enemy", TheyPick(Cards(FIGHTERS & MINE)) >> Bow(), CONFLICT & Outnumbering()),
    fight_event(
        "34-in-search-of-self", Bow(), targets=(target(CHARACTER & ATTACKING & Printed(HiddenProvinces())),)
    ),
    fight_event("36-exemplary-etiquette", Gain(Cannot("trigger", THIS), Cards(CHARACTER), "conflict")),
    fight_event(
        "36-make-your-case", challenge_of_theirs("political", PlaceFate(1, WINNER), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"),),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "32-hayaken-no-shiro",
        Action(Straighten(), cost=Bow(THIS), targets=(target(CHARACTER & BUSHI & Printed(2)),)),
    ),
    card("32-open-window", RALLY, Action(MoveIn(), given=CONFLICT, targets=(target(CHARACTER & SHINOBI & MINE),))),
    card("32-the-pursuit-of-justice", Action(Straighten(), given=fought_over("water"), targets=(target(FIGHTERS),))),
    card(
        "33-honor-s-reward",
        Action(Gets("glory", 3, until="conflict"), given=fought_over("fire"), targets=(target(FIGHTERS),)),
    ),
    card(
        "33-seven-fold-palace",
        reaction(
            "win", Cards(CHARACTER & HONORED & MINE), GainHonor(2), given=OfSort("attacker"), cost=Bow(THIS)
        ),
    ),
    card(
        "34-unbridled-ambition", While(AT_THIS, Cannot("count skill", Cards(CHARACTER & DISHONORED))),
        can_be_stronghold=False,
    ),
    card("36-brushfires", reaction("reveal", THIS, RemoveFate(2), targets=(target(CHARACTER & ATTACKING),))),
    card(
        "36-overlooked-community",
        Action(ChooseOne(TOKENS), cost=ReturnRing(), targets=(target(CHARACTER & WITH_STATUS),)),
    ),
    card(
        "36-the-scorpion-clan-coup",
        *[While(INVADED & Exists(Cards(CHARACTER & IMPERIAL & MINE)), Bonus(skill, -1, INVADERS)) for skill in SKILLS],
    ),
    card("37-cycle-of-vengeance", interrupt("break", THIS, PlaceFate(1) + Honor(), targets=(target(CHARACTER),))),
    card(
        "37-reserve-tents",
        Action(MoveIn(), given=CONFLICT, limit=once("round", 2), targets=(target(CHARACTER & MINE),)),
    ),
    card("37-the-way-of-peace", interrupt("break", THIS, Choose(Cards(CHARACTER), Honor(), least=0, most=3))),
)  # fmt: skip
