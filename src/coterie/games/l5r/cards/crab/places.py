"""Holdings, provinces and strongholds of the Crab."""

from __future__ import annotations

from coterie.games.l5r.cards.crab.habits import A_FRIEND
from coterie.games.l5r.cards.definition import Card, both, card, target
from coterie.games.l5r.cards.habits import SKILLS, at_one
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import Dishonor, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, During, InPhase, ThisIs, YouAttack
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HOLDING,
    PROVINCE,
    WHOLE,
    AttachedTo,
    InProvince,
    Trait,
)
from coterie.games.l5r.words.joining import Joined, PaidTarget
from coterie.games.l5r.words.matching import BESIDE, ITS_PROVINCE, Containing
from coterie.games.l5r.words.players import (
    THAT_PLAYER,
    DiscardAtRandom,
    DiscardChosen,
    Draw,
    GainFate,
    GainHonor,
    GiveFate,
    TakeHonor,
    TheyDo,
)
from coterie.games.l5r.words.provinces import SwitchPlaces
from coterie.games.l5r.words.relocating import OPEN_TO_IT, MoveConflict
from coterie.games.l5r.words.remembering import PlaceOwnFate, Was, sacrificed
from coterie.games.l5r.words.replaying import PlayNow
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.searching import SearchDynasty
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.sites import SITE
from coterie.games.l5r.words.standing import EMINENT, LessForFate
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.tokens import Tokens
from coterie.games.l5r.words.welcoming import Welcome
from coterie.games.l5r.words.zones import Discarded, Sacrifice
from coterie.words.amounts import Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import FOES, MINE, OTHER, OURS, READY
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If

WALLED = Exists(Cards(PROVINCE & ATTACKED & Containing(HOLDING & Trait("kaiu-wall"))))
MY_WALL = Exists(Cards(PROVINCE & ATTACKED & MINE & Containing(HOLDING & Trait("kaiu-wall"))))


WALL_ATTACKED = Exists(Cards(SITE & ATTACKED & Containing(HOLDING & Trait("kaiu-wall")) & MINE))


def wasteland(id: str) -> Card:
    """Return a wasteland, where opponents use no abilities and no keywords of their characters."""
    silent = (Cannot("trigger", Cards(CHARACTER & FOES)), Cannot("initiate keywords", EACH_FOE))
    return card(id, *[While(AT_THIS, each) for each in silent])


CARDS: tuple[Card, ...] = (
    card(
        "01-borderlands-fortifications",
        Action(SwitchPlaces(), targets=(target(OTHER & InProvince(down=None)),)),
    ),
    card("01-defend-the-wall", reaction("win", YOU, ResolveRing(), given=OfSort("defender") & AT_THIS)),
    card(
        "41-doom-thrower",
        Action(
            at_one(If(
                AtLeast(Was("fate", "character"), 1), Gets("strength", -5, until="conflict"),
                Gets("strength", -2, until="conflict"),
            )),
            given=CONFLICT, cost=sacrificed(CHARACTER & MINE),
        ),
    ),
    card(
        "34-fire-and-oil",
        Action(
            Dishonor(), given=Exists(Cards(PROVINCE & ATTACKED & MINE)) & ThisIs(WHOLE), cost=GainHonor(-1),
            targets=(target(CHARACTER & ATTACKING),),
        ),
    ),
    card("12-flooded-waste", reaction("reveal", THIS, Bow(Cards(CHARACTER & ATTACKING)))),
    card(
        "22-fortified-assembly", Bonus("strength", Times(2, Tokens("merit")), THIS),
        reaction("declare", THIS, PutCounters("merit", 1, THIS)), can_be_stronghold=False,
    ),
    card("01-funeral-pyre", Action(Draw(1), cost=A_FRIEND)),
    card(
        "16-heavy-ballista",
        Action(
            ControllerSelects((Bow(), RemoveFate(1))), given=During("military") & YouAttack("defender"),
            cost=DiscardChosen(1), targets=(target(READY & CHARACTER & ATTACKING),),
        ),
    ),
    card(
        "09-hiruma-outpost",
        reaction(
            "declare", Cards(PROVINCE & OURS & ~Containing(HOLDING)), GainHonor(-1, THAT_PLAYER), given=ThisIs(WHOLE)
        ),
    ),
    card("07-iron-mine", would("leave", Cards(CHARACTER & MINE), Instead(Sacrifice(THIS)))),
    card(
        "02-karada-district",
        Action(
            MoveAttachment(Cards(CHARACTER & MINE), otherwise=Discarded()), cost=GiveFate(1),
            targets=(target(ATTACHMENT & AttachedTo(CHARACTER & FOES)),),
        ),
    ),
    card(
        "13-kuni-laboratory", Bonus("military", 1, Cards(CHARACTER & MINE)), Bonus("political", 1, Cards(CHARACTER & MINE)),
        forced_reaction("begin", EVERYBODY, GainHonor(-1), given=InPhase("conflict")),
    ),
    wasteland("defenders-of-rokugan-kuni-wasteland"),
    wasteland("26-kuni-wastelands"),
    card(
        "26-kyuden-hida",
        Action(
            SearchDynasty(3, CHARACTER, PlayNow(row=True), rest="discard"), given=InPhase("dynasty"), cost=Bow(THIS)
        ),
    ),
    card("26-northern-curtain-wall", Bonus("bonus strength", 2, Cards(HOLDING & Trait("kaiu-wall") & BESIDE))),
    card(
        "26-river-of-the-last-stand",
        Action(DiscardAtRandom(2) >> TheyDo(Draw(1)), given=CONFLICT & MY_WALL),
    ),
    card(
        "13-roadside-inn",
        reaction(
            "begin", EVERYBODY, Joined(PaidTarget(Cards(CHARACTER), PlaceOwnFate(1)), apart=True), given=InPhase("fate"),
            targets=(target(CHARACTER),),
        ),
    ),
    card("26-seventh-tower", reaction("win", YOU, ResolveRing(), given=OfSort("defender") & WALLED)),
    card("30-shinsei-s-last-hope", EMINENT, Welcome("dishonored", less=2)),
    card(
        "01-shiro-nishiyama",
        Action(both(1, Cards(CHARACTER & DEFENDING & MINE)), given=CONFLICT, cost=Bow(THIS)),
    ),
    card(
        "29-shrug-off-despair", Action(MoveConflict(THIS), given=ThisIs(OPEN_TO_IT)), can_be_stronghold=False,
    ),
    card(
        "23-strategic-weakpoint",
        interrupt("break", ITS_PROVINCE, TheyPick(Cards(CHARACTER & ATTACKING), theirs=False) >> Discarded()),
    ),
    card(
        "38-the-eternal-watch",
        Action(TheyChooseOne((Bow(), TakeHonor(1))), given=AT_THIS, targets=(target(CHARACTER & ATTACKING),)),
    ),
    card(
        "16-third-tower",
        reaction(
            "declare", Cards(PROVINCE & MINE & ~Containing(HOLDING & Trait("kaiu-wall"))), TakeHonor(1, THAT_PLAYER),
            limit=None,
        ),
    ),
    card(
        "36-watchtower-of-sun-s-shadow",
        *[While(WALL_ATTACKED, LessForFate(skill, Cards(CHARACTER & ATTACKING))) for skill in SKILLS],
        Answer("forced interrupt", "break", ITS_PROVINCE, GainFate(-2), True),
    ),
    card("26-watchtower-of-valor", reaction("win", YOU, Draw(1), given=OfSort("defender") & WALLED, limit=None)),
)  # fmt: skip
