"""Clan and neutral cards beside Under Fu Leng's Shadow: those that are not about duels."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, target
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction, reaction
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, PlaceFate, RemoveFate, Taint
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import (
    AT_THIS,
    CONFLICT,
    BearerIs,
    During,
    Honorable,
    Played,
    ThisIs,
    WonBy,
    YouAttack,
    YouFirst,
)
from coterie.games.l5r.words.conflicts import ResolveRing
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    WITH_STATUS,
    InProvince,
    Named,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.players import (
    OPPONENT,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    TheyPick,
)
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.standing import CORRUPTED, COVERT, RESTRICTED, SUPPORT, GivesTrait
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, Sacrifice
from coterie.words.amounts import Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Rating, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

BUSHI, COURTIER, MONK = Trait("bushi"), Trait("courtier"), Trait("monk")
MY_CHARACTERS = Cards(CHARACTER & MINE)
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BY_FOES = Cards(ANYWHERE & FOES)
STAYS_UP = Cannot("bow in resolution", THIS)
ANY_TOKEN = ChooseOne((LoseStatus(name="honored"), LoseStatus(name="dishonored"), LoseStatus(name="tainted")))

CHARACTERS: tuple[Card, ...] = (
    card("16-attendant-to-the-emperor"),
    card("16-daidoji-strategist", Action(MoveHome(), given=HERE, targets=(target(HONORED & FIGHTERS),))),
    card(
        "16-exiled-guardian", CORRUPTED, SUPPORT,
        Action(ANY_TOKEN, cost=Sacrifice(THIS), targets=(target(WITH_STATUS & (CHARACTER | PROVINCE)),)),
    ),
    card(
        "16-fearless-sailor", SUPPORT,
        Action(Gets("military", -2, until="conflict"), given=HERE, targets=(target(FIGHTERS & WITH_STATUS),)),
    ),
    card("16-guardian-of-virtue", While(LowerBid() & ThisIs(DEFENDING), STAYS_UP)),
    card("16-ichigenkin-soloist", While(LowerBid(), Cannot("be targeted", THIS, BY_FOES))),
    card("16-ikoma-orator", While(Honorable(), Bonus("political", 2, THIS))),
    card("16-iron-warrior-vanguard", SUPPORT, reaction("win", THIS, Honor(), targets=(target(CHARACTER),))),
    card(
        "16-kitsuki-counselor",
        While(LowerBid(), Bonus("military", 1, THIS)), While(LowerBid(), Bonus("political", 1, THIS)),
    ),
    card(
        "16-moto-beastmaster",
        *[
            reaction(
                "attack", THIS, PutIntoPlay(conflict=True), given=given,
                targets=(target(CHARACTER & InProvince() & Printed(most)),),
            )
            for given, most in ((~YouFirst(), 2), (YouFirst(), 4))
        ],
    ),
    card(
        "16-outskirts-sentry", reaction("join", Cards(CHARACTER), Honor(), given=HERE, targets=(target(FIGHTERS),))
    ),
    card(
        "16-paragon-of-grace",
        Action(
            If(ThisIs(HONORED), DiscardAtRandom(1), DiscardChosen(1, OPPONENT)), given=ThisIs(PARTICIPATING & ALONE)
        ),
    ),
    card("16-siege-captain"),
    card(
        "16-silent-enforcer",
        reaction(
            "plays", YOU, ControllerSelects((Bow(), MoveHome())), given=OfSort("event") & HERE,
            targets=(target(FIGHTERS & Printed(3)),),
        ),
    ),
    card("16-teacher-of-empty-thought", Action(Draw(1), given=HERE & Played(3))),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "16-daikyu", RESTRICTED, SUPPORT, While(YouFirst(), Bonus("military", 2, HOST)),
        Grants(
            Answer(
                "reaction", "attack", Cards(CHARACTER), Bow(), kinds=("defend", "join"), given=During("military") & HERE,
                targets=(target(FIGHTERS & Weaker("military", ITSELF)),),
            )
        ),
    ),
    card(
        "16-honed-nodachi", RESTRICTED,
        reaction(
            "win", HOST, TheyPick(Cards(FIGHTERS & MINE)) >> Discarded(), given=OfSort("military"),
            cost=RemoveFate(1, HOST),
        ),
        attaches=CHARACTER & BUSHI,
    ),
    card("16-infiltrator-s-tools", Grants(COVERT, HOST), attaches=CHARACTER & Trait("shinobi")),
    card(
        "16-jade-inlaid-katana", RESTRICTED, SUPPORT,
        Grants(reaction("win", THIS, RemoveFate(1), targets=(target(FIGHTERS & WITH_STATUS),))),
    ),
    card(
        "16-jewel-of-the-khamasin",
        Action(
            Gets("strength", -1, Cards(PROVINCE & ATTACKED), "conflict"), given=BearerIs(ATTACKING), cost=GainHonor(-1),
            limit=None,
        ),
    ),
    card(
        "16-scarlet-sabre", RESTRICTED, Grants(reaction("win", THIS, GainFate(-1, OPPONENT), given=YouFirst())),
    ),
    card(
        "16-unmatched-expertise", Cannot("receive dishonored", HOST),
        forced_reaction("lose", HOST, Discarded(THIS), limit=None),
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    fight_event(
        "16-directing-the-battle",
        ControllerSelects((
            MoveHome(), Gets("military", 3, until="conflict"),
            Gain(Cannot("bow", THIS, BY_FOES), until="conflict"),
        )),
        CONFLICT, SUPPORT, targets=(target(CHARACTER),),
    ),
    answer_event(
        "16-gift-of-amaterasu", "reaction", "win", YOU, Honor(), given=WonBy(5), targets=(target(CHARACTER & MINE),)
    ),
    answer_event(
        "16-glorious-victory", "reaction", "break", Cards(PROVINCE & FOES), Honor(MY_CHARACTERS),
        given=During("military") & YouAttack(),
    ),
    fight_event(
        "16-in-defense-of-rokugan", Gain(Sets("military", 0, THIS), until="conflict"),
        cost=Choose(Cards(CHARACTER & DEFENDING & MINE), Sacrifice(Bound("character")), name="character"),
        targets=(target(CHARACTER & ATTACKING),),
    ),
    fight_event("16-lurking-affliction", Taint(), targets=(target(FIGHTERS),)),
    event(
        "16-peerless-discipline",
        Gets("military", 1, MY_CHARACTERS, "phase") + Gain(GivesTrait("bushi"), MY_CHARACTERS, "phase"),
    ),
    fight_event(
        "16-preeminent-decree",
        Gets("political", Times(-1, Rating("glory", Bound("character"))), Cards(FIGHTERS & ~Named(("character",))), "conflict"),
        targets=(target(FIGHTERS & COURTIER & MINE, "character"),),
    ),
    event("16-prove-your-skill", ANY_TOKEN, given=Honorable(), targets=(target(CHARACTER & WITH_STATUS),)),
    event(
        "16-resourcefulness", Honor(), cost=Choose(Cards(CHARACTER & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(CHARACTER),),
    ),
    fight_event(
        "16-swell-of-seafoam", Gain(STAYS_UP, until="conflict") + If(Played(1, "kiho"), Honor()), CONFLICT, SUPPORT,
        targets=(target(FIGHTERS & MONK),),
    ),
    fight_event(
        "16-try-again-tomorrow", MoveHome(), CONFLICT & Exists(Cards(FIGHTERS & HONORED & COURTIER & MINE)),
        targets=(target(CHARACTER & ATTACKING),),
    ),
    fight_event(
        "16-way-of-the-warrior",
        Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(Cannot("join", THIS, BY_FOES), until="conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), until="conflict")
        + Gain(Cannot("dishonored", THIS, BY_FOES), until="conflict") + Straighten(),
        targets=(target(FIGHTERS & BUSHI),),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("16-audience-chamber", reaction("play", Cards(CHARACTER & MINE & Printed(least=4)), PlaceFate(1, IT))),
    card(
        "16-kiku-matsuri",
        Action(
            Honor(Chosen()), given=AT_THIS, targets=(OneOfEach("those", Cards(FIGHTERS)),),
        ),
    ),
    card("16-tactician-s-camp", Bonus("military", 1, Cards(CHARACTER & HONORED & MINE))),
    card("16-temple-of-the-dragons", reaction("reveal", THIS, ResolveRing(), given=CONFLICT)),
    card("16-vassal-fields", Action(GainFate(-1, OPPONENT), given=AT_THIS)),
)  # fmt: skip
