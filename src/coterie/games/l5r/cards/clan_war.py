"""Clan War: what two players can use of it, and what is about several."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction
from coterie.games.l5r.words.anyone import A_PLAYER, ThatOneDoes
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, MoveIn, PlaceFate
from coterie.games.l5r.words.comparing import FewerRings, LowerBid, RingClaimed, RoleOf
from coterie.games.l5r.words.conditions import CONFLICT, Claimed, During, InPhase, Played, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import LOSER, WINNER, StartDuel
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKING,
    CHARACTER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITH_STATUS,
    WITHOUT_FATE,
    InProvince,
    Named,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import WithOwner
from coterie.games.l5r.words.players import DiscardChosen, Draw, GainFate, GainHonor, TheyDo, TheyPick
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.ringing import FateOnRing, ResolveChosen, ReturnRing
from coterie.games.l5r.words.rings import SwitchContested
from coterie.games.l5r.words.standing import LIMITED, RESTRICTED, SUPPORT, GivesTrait
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, OURS, READY, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import BecomeCopy, Blank, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import Bound
from coterie.words.picking import Choose

BUSHI, MONK, SHINOBI, SCHOLAR = Trait("bushi"), Trait("monk"), Trait("shinobi"), Trait("scholar")
UNICORN = OfClan("unicorn")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
BEHIND = FewerRings() & HERE
STAYS_UP = Cannot("bow in resolution", THIS)
ALL_CHARACTERS = Cards(CHARACTER)
ONE = Gain(Sets("military", 1, THIS, "base"), ALL_CHARACTERS, "conflict") + Gain(
    Sets("political", 1, THIS, "base"), ALL_CHARACTERS, "conflict"
)


def temple(name: str, element: str) -> Card:
    """Return the temple of an element."""
    return card(
        f"13-temple-of-{name}", While(RingClaimed(element), Bonus("strength", 2, THIS)),
        forced_reaction("declare", THIS, FateOnRing(element), limit=None),
    )  # fmt: skip


CHARACTERS: tuple[Card, ...] = (
    card(
        "13-ascetic-of-the-north-wall",
        *[While(Claimed("earth") & ~InPhase("fate"), Cannot(verb, THIS)) for verb in ("lose fate", "be discarded")],
    ),
    card("13-callow-delegate", interrupt("leave", THIS, Honor(), targets=(target(CHARACTER & MINE),))),
    card("13-cunning-confidant", While(BEHIND, Bonus("political", 2, THIS))),
    card(
        "13-forthright-ide", SUPPORT,
        Action(
            Straighten() + If(ThatIs(MINE), DiscardChosen(1)), given=HERE, targets=(target(CHARACTER & Printed(3)),)
        ),
    ),
    card("13-imperial-librarian", Bonus("glory", 1, Cards(CHARACTER & OTHER))),
    card("13-insightful-gatekeeper", While(BEHIND, Bonus("military", 2, THIS))),
    card("13-kuni-silencer", reaction("win", THIS, TheyDo(ReturnRing()), given=OfSort("defender"))),
    card(
        "13-master-whisperer", SUPPORT,
        Action(ThatOneDoes(DiscardChosen(3) + Draw(3)), targets=(A_PLAYER,)),
    ),
    card(
        "13-one-of-the-forgotten", Cannot("be given fate when played", THIS),
        reaction("pass", EACH_FOE, PlaceFate(1, THIS), given=Exists(Cards(READY & CHARACTER & FOES))),
    ),
    card(
        "13-shepherd-of-visages",
        Action(Gets("glory", -2, until="conflict"), given=CONFLICT, targets=(target(FIGHTERS),)),
    ),
    card(
        "13-shosuro-actor",
        Action(BecomeCopy(until="conflict"), given=HERE, targets=(target(CHARACTER & ~UNIQUE & ~MINE),)),
    ),
    card("13-shosuro-sadako", Cannot("turn dishonor", THIS)),
    card("13-tactician-s-apprentice", reaction("dials", EVERYBODY, Draw(1), given=LowerBid(), limit=once("phase"))),
    card(
        "13-tainted-hero", Cannot("attack", THIS), Cannot("defend", THIS),
        Action(
            Blank(THIS, "phase"),
            cost=Choose(Cards(CHARACTER & OTHER & MINE), Sacrifice(Bound("character")), name="character"),
        ),
    ),
    card("13-venerable-fortunist", Action(GainFate(2), cost=ReturnRing("role"))),
    card(
        "13-vice-proprietor",
        Action(TheyPick(Cards(FIGHTERS & OURS)) >> Bow(), given=HERE, cost=Dishonor(THIS)),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("13-inscribed-tanto", While(Claimed("void"), Cannot("be chosen for rings", HOST, EACH_FOE))),
    card("13-mark-of-shame", reaction("play", THIS, IfYouDo(Dishonor(HOST), Dishonor(HOST)))),
    card("13-peacemaker-s-blade", RESTRICTED, Cannot("attack", HOST), onto=~ATTACKING),
    card(
        "13-take-up-command", Grants(GivesTrait("commander")),
        Grants(Action(Straighten() + MoveIn(), given=HERE, targets=(target(CHARACTER & BUSHI & MINE & Printed(2)),))),
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    answer_event(
        "13-all-and-nothing", "would", "ring", YOU, Instead(ResolveChosen(other=True)) >> Draw(1), given=OfSort("void")
    ),
    event(
        "13-common-cause", Straighten() + If(ThatIs(~MINE), Honor()),
        cost=Choose(Cards(CHARACTER & MINE), Sacrifice(Bound("character")), name="character"),
        targets=(target(CHARACTER & ~Named(("character",))),),
    ),
    fight_event(
        "13-compelling-testimony", Gets("political", -4, until="conflict"), During("political"), SUPPORT,
        targets=(target(FIGHTERS),),
    ),
    fight_event(
        "13-discourage-pursuit", Gets("military", -4, until="conflict"),
        cost=Choose(Cards(CHARACTER & SHINOBI & MINE), Dishonor(Bound("character")), name="character"),
        targets=(target(FIGHTERS),),
    ),
    fight_event(
        "13-dispatch", If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), CONFLICT, LIMITED,
        targets=(target(CHARACTER & UNICORN & MINE),),
    ),
    fight_event(
        "13-game-of-sadane", StartDuel("political", Honor(WINNER) + Dishonor(LOSER), Bound("character")),
        targets=(target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES)),
    ),
    fight_event("13-impossible-koan", ONE, CONFLICT, SUPPORT),
    event("13-perfect-land-ethos", LoseStatus(Cards(CHARACTER & WITH_STATUS)) + LoseStatus(Cards(PROVINCE & WITH_STATUS))),
    fight_event(
        "13-return-the-offense",
        StartDuel(
            "political",
            Gain(STAYS_UP, WINNER, "conflict") + Gain(Cannot("straighten", THIS, Cards(ANYWHERE)), LOSER, "conflict"),
            Bound("character"),
        ),
        targets=(target(FIGHTERS, "character"), target(FIGHTERS & ~WithOwner("character"))),
    ),
    fight_event("13-trick-of-the-light", Blank(until="conflict"), targets=(target(FIGHTERS),)),
    fight_event(
        "13-void-fist", MoveHome() + Bow(), CONFLICT & Played(2),
        targets=(target(FIGHTERS & Weaker("military", FIGHTERS & MONK & MINE, equal=True)),),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "13-acclaimed-geisha-house",
        Action(
            SwitchContested(), given=CONFLICT,
            cost=Choose(Cards(FIGHTERS & MINE), Dishonor(Bound("character")), name="character"),
        ),
    ),
    card(
        "13-appealing-to-the-fortunes", While(RoleOf("void"), Bonus("strength", 2, THIS)),
        interrupt(
            "break", THIS,
            ChooseOne((
                Choose(Cards(CHARACTER & InProvince()), PutIntoPlay()), Choose(Cards(CHARACTER & In("hand")), PutIntoPlay())
            )),
        ),
    ),
    card(
        "13-bustling-academy",
        Action(
            DiscardThere(refill=True), given=Exists(Cards(CHARACTER & SCHOLAR & MINE)),
            targets=(target(InProvince("any", down=None)),),
        ),
    ),
    card(
        "13-kuni-laboratory", Bonus("military", 1, Cards(CHARACTER & MINE)), Bonus("political", 1, Cards(CHARACTER & MINE)),
        forced_reaction("begin", EVERYBODY, GainHonor(-1), given=InPhase("conflict")),
    ),
    card(
        "13-raging-battleground",
        reaction("reveal", THIS, Discarded(), targets=(target(CHARACTER & ~UNIQUE & WITHOUT_FATE),)),
    ),
    temple("daikoku", "water"),
    temple("jikoju", "air"),
    temple("osano-wo", "earth"),
    temple("shinsei-s-wisdom", "void"),
    temple("the-thunders", "fire"),
)  # fmt: skip
