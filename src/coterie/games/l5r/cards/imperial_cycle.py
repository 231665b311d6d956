"""The Imperial Cycle: characters, attachments and what lies in provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction, would
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn, RemoveFate
from coterie.games.l5r.words.choosing import SeeHand
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, BearerIs, During, InPhase, ThisIs
from coterie.games.l5r.words.conflicts import ResolveRing
from coterie.games.l5r.words.favor import ClaimFavor, DiscardFavor, YouHaveFavor
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HONORED,
    ITSELF,
    PARTICIPATING,
    WITH_FATE,
    WITHOUT_FATE,
    AttachedTo,
    Named,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.players import Draw, GainFate, TakeHonor
from coterie.games.l5r.words.standing import COVERT, PRIDE
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.zones import Discarded, LendTop, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, Bearing
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.filters import Filter
from coterie.words.groups import Bound

BUSHI, CAVALRY, SHINOBI = Trait("bushi"), Trait("cavalry"), Trait("shinobi")
CRANE, CRAB = OfClan("crane"), OfClan("crab")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
AWAY = CHARACTER & AT_HOME & READY & Printed(2)
OTHER_IMPERIALS = Count(Cards(Trait("imperial") & OTHER & MINE))


def ignores(id: str, *others: Filter, defending: bool = False) -> Card:
    """Return a magistrate: while it attacks (or defends) some characters do not count their skill."""
    which: Filter = CHARACTER
    for each in others:
        which = which & each
    side = DEFENDING if defending else ATTACKING
    return card(id, While(ThisIs(side), Cannot("count skill", Cards(which))))


MAGISTRATES: tuple[Card, ...] = (
    ignores("02-swift-magistrate", OTHER, WITH_FATE),
    ignores("03-stoic-magistrate", OTHER, Printed(2), defending=True),
    ignores("05-haughty-magistrate", Weaker("glory", ITSELF)),
    ignores("05-implacable-magistrate", OTHER, ~HONORED),
    card("06-cunning-magistrate", While(HERE, Cannot("count skill", Cards(CHARACTER & OTHER & DISHONORED)))),
    ignores("07-silver-tongued-magistrate", OTHER, WITHOUT_FATE),
)

CHARACTERS: tuple[Card, ...] = (
    card("02-doji-representative", Action(MoveHome(THIS), given=CONFLICT)),
    card("02-gifted-tactician", reaction("win", THIS, Draw(1), given=OfSort("military"))),
    card("02-meek-informant", reaction("play", THIS, SeeHand(discards=False))),
    card("02-staunch-hida", reaction("win", THIS, ResolveRing(), given=OfSort("defender"), limit=max_per("conflict"))),
    card(
        "03-ide-tadaji",
        Action(
            MoveIn(Chosen()), given=HERE, targets=(OneOfEach("those", Cards(AWAY)),),
        ),
    ),
    card(
        "03-kabuki-hero",
        Action(Gets("military", Rating("political", THIS), THIS, "conflict"), given=CONFLICT, cost=GainFate(-1)),
    ),
    card("04-hiruma-skirmisher", reaction("play", THIS, Gain(COVERT, THIS, "phase"))),
    card("05-agasha-sumiko", While(YouHaveFavor() & ThisIs(ATTACKING), Cannot("bow in resolution", THIS))),
    card("05-fawning-diplomat", interrupt("leave", THIS, ClaimFavor())),
    card(
        "05-utaku-mediator",
        While(~YouHaveFavor(), Bonus("military", 1, THIS)), While(~YouHaveFavor(), Bonus("political", 1, THIS)),
    ),
    card(
        "06-itinerant-philosopher",
        Action(Bow(), given=HERE, cost=DiscardFavor(), targets=(target(FIGHTERS & FOES & Bearing(ATTACHMENT)),)),
    ),
    card("06-miwaku-kabe-guard", *PRIDE),
    card(
        "06-moto-juro",
        Action(ChooseOne((MoveIn(THIS), MoveHome(THIS))), given=CONFLICT, limit=once("round", 2)),
    ),
    card("06-seppun-ishikawa", Bonus("military", OTHER_IMPERIALS, THIS), Bonus("political", OTHER_IMPERIALS, THIS)),
    card("06-yasuki-taka", reaction("leave", Cards(CRAB & CHARACTER), GainFate(1), given=InPhase("conflict"), limit=None)),
    card(
        "06-young-harrier",
        Action(Gain(Cannot("dishonored", THIS), Cards(CRANE & CHARACTER & MINE), "phase"), cost=Dishonor(THIS)),
    ),
    card(
        "07-asako-tsuki",
        reaction(
            "claim", EVERYBODY, Honor(), given=During(element="water"), targets=(target(Trait("scholar") & CHARACTER),)
        ),
    ),
    card(
        "07-kuni-ritsuko",
        reaction("win", THIS, RemoveFate(1), given=OfSort("defender"), targets=(target(CHARACTER & ATTACKING),)),
    ),
    card(
        "07-sake-house-confidant",
        Action(
            Gets("political", 2, Cards(SHINOBI & CHARACTER & MINE), "conflict"), given=HERE, cost=DiscardFavor()
        ),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("05-guard-duty", Action(Honor(HOST), given=BearerIs(DEFENDING))),
    card("07-pillow-book", Action(LendTop("conflict"), given=BearerIs(PARTICIPATING))),
    card(
        "03-shinjo-saddle",
        Action(MoveAttachment(Bound("character"), THIS), targets=(target(CAVALRY & CHARACTER & MINE, "character"),)),
        attaches=CHARACTER & CAVALRY,
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("02-tears-of-amaterasu", reaction("reveal", THIS, GainFate(Count(Cards(CHARACTER & ATTACKING))))),
    card(
        "03-frostbitten-crossing",
        Action(
            Discarded(Cards(ATTACHMENT & AttachedTo(Named(("character",))))), given=AT_THIS,
            targets=(target(FIGHTERS & Bearing(ATTACHMENT), "character"),),
        ),
    ),
    card(
        "03-riot-in-the-streets",
        Action(Bow(), given=AT_THIS & Exists(Cards(FIGHTERS & BUSHI & MINE), 3), targets=(target(FIGHTERS),)),
    ),
    card("05-before-the-throne", interrupt("break", THIS, TakeHonor(2)), can_be_stronghold=False),
    card("05-guardians-of-the-seikitsu", reaction("reveal", THIS, Bow(Cards(CHARACTER & Printed(2))))),
    card("07-iron-mine", would("leave", Cards(CHARACTER & MINE), Instead(Sacrifice(THIS)))),
    card(
        "07-kanjo-district",
        Action(Bow() + MoveHome(), given=CONFLICT, cost=DiscardFavor(), targets=(target(FIGHTERS),)),
    ),
)  # fmt: skip
