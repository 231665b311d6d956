"""Neutral characters."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import FIGHTERS, HERE, MAHO, challenge
from coterie.games.l5r.cards.neutral.habits import DEMON
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction, interrupt, max_per, reaction, would
from coterie.games.l5r.words.amounts import YourFate
from coterie.games.l5r.words.anyone import A_PLAYER, EachDraws
from coterie.games.l5r.words.barring import BarHands
from coterie.games.l5r.words.characters import HandOver, Honor, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, Aims, During, InPhase, RoleMatches, TheyHaveFavor, ThisIs
from coterie.games.l5r.words.duelling import WINNER
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HONORED,
    PARTICIPATING,
    UNIQUE,
    WITH_STATUS,
    Printed,
    Trait,
)
from coterie.games.l5r.words.outside import Summon
from coterie.games.l5r.words.players import (
    OPPONENT,
    THAT_PLAYER,
    YOUR_TEAM,
    DiscardAtRandom,
    Draw,
    GainFate,
    GainHonor,
    TheyDo,
)
from coterie.games.l5r.words.recycling import ShuffleIn
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.rings import FewerRings, ReturnRing
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.standing import CORRUPTED, PRIDE, RALLY, SINCERITY, SUPPORT, NoAttachments
from coterie.games.l5r.words.zones import Discarded, FromHere, PutIntoPlay, Sacrifice, SearchTop
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.filters import FOES, MINE, OTHER, Bearing
from coterie.words.cards.groups import EVERYBODY, THIS, Cards
from coterie.words.cards.lasting import Blank, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, IfYouDo, May
from coterie.words.filters import Filter
from coterie.words.groups import Bound

BEHIND = FewerRings() & HERE
SHUNS = While(TheyHaveFavor(), Cannot("participate as attacker", THIS))
OTHER_IMPERIALS = Count(Cards(Trait("imperial") & OTHER & MINE))
FOES_HONORED = Count(Cards(CHARACTER & HONORED & FOES))
BEARS = CHARACTER & Bearing(ATTACHMENT)


def released(id: str, role: Filter) -> Card:
    """Return a spirit that is sacrificed for the effect of the contested ring."""
    return card(id, Action(ResolveRing(), given=ThisIs(role), cost=Sacrifice(THIS), limit=max_per("conflict")))


CARDS: tuple[Card, ...] = (
    card("16-akodo-toturi", Action(BarHands(), given=HERE & YouHaveFavor())),
    card("18-armament-artisan", reaction("honored", Cards(CHARACTER & OTHER & MINE), Honor(THIS))),
    card("16-aspiring-challenger", While(LowerBid(), Bonus("glory", 2, THIS)), challenge("military", Honor(WINNER))),
    card("13-cunning-confidant", While(BEHIND, Bonus("political", 2, THIS))),
    card("30-disciple-of-shinsei", interrupt("leave", THIS, Discarded(), targets=(target(ATTACHMENT),))),
    card(
        "16-fearless-sailor", SUPPORT,
        Action(Gets("military", -2, until="conflict"), given=HERE, targets=(target(FIGHTERS & WITH_STATUS),)),
    ),
    card("02-goblin-sneak", reaction("enter", THIS, IfYouDo(GainFate(-1, OPPONENT), PlaceFate(1, THIS)))),
    released("08-guardian-kami", DEFENDING),
    card(
        "22-hantei-daisetsu", SINCERITY,
        Action(Blank(until="conflict"), given=During("political") & HERE, targets=(target(FIGHTERS),)),
    ),
    card(
        "19-hantei-sotorii", *PRIDE,
        Action(Gets("glory", 3, until="conflict"), given=During("military") & HERE, targets=(target(FIGHTERS),)),
    ),
    card("16-humble-magistrate", While(ThisIs(ATTACKING), Cannot("count skill", Cards(CHARACTER & Printed(least=4))))),
    card("25-ichiro", Cannot("honored", Cards(BEARS)), Cannot("dishonored", Cards(BEARS))),
    card("13-imperial-librarian", Bonus("glory", 1, Cards(CHARACTER & OTHER))),
    card("13-insightful-gatekeeper", While(BEHIND, Bonus("military", 2, THIS))),
    card("27-insolent-outcast", Bonus("military", FOES_HONORED, THIS), Bonus("political", FOES_HONORED, THIS)),
    released("08-kami-unleashed", ATTACKING),
    card("01-keeper-initiate", *[
        reaction("claim", YOUR_TEAM, FromHere(IfYouDo(PutIntoPlay(), PlaceFate(1))), given=RoleMatches(), where=zone)
        for zone in ("fallen", "row")
    ]),
    card(
        "09-kudaka", reaction("claim", YOUR_TEAM, GainFate(1) + Draw(1), given=OfSort("air"), limit=once("round", 2)),
    ),
    card("11-mantis-seafarer", reaction("win", THIS, GainFate(1), cost=GainHonor(-1), limit=None)),
    card(
        "10-marauding-oni", Cannot("honored", THIS), Cannot("dishonored", THIS),
        forced_reaction("attack", THIS, GainHonor(-1), kinds=("defend",), limit=None),
    ),
    card(
        "32-mercenary-company", RALLY, NoAttachments(Trait("weapon")),
        forced_reaction("lose", THIS, TheyDo(May(IfYouDo(FateFromPool(1, THIS), HandOver(THIS)))), limit=None),
    ),
    card(
        "01-miya-mystic",
        Action(Discarded(), given=InPhase("conflict"), cost=Sacrifice(THIS), targets=(target(ATTACHMENT),)),
    ),
    card("26-moto-eviscerator", Action(MoveIn(THIS), given=CONFLICT, cost=GainHonor(-1))),
    card(
        "16-oni-tyrant",
        CORRUPTED,
        Action(Summon(), given=ThisIs(PARTICIPATING), cost=GainHonor(-1), targets=(target(DEMON & Printed(2)),)),
    ),
    card("01-otomo-courtier", SHUNS),
    card(
        "38-resourceful-maho-tsukai", NoAttachments(Trait("shadowlands") | Trait("spell")),
        While(ThisIs(DISHONORED), Bonus("cost", -1, Cards(ANYWHERE & MAHO & MINE))),
    ),
    card(
        "16-righteous-magistrate", While(ThisIs(DEFENDING), Cannot("gain honor", EVERYBODY)),
        While(ThisIs(DEFENDING), Cannot("lose honor", EVERYBODY)),
    ),
    card("01-seeker-initiate", reaction("claim", YOUR_TEAM, SearchTop(5), given=RoleMatches())),
    card("01-seppun-guardsman", SHUNS),
    card(
        "16-seppun-hidden-guard",
        would(
            "initiate", Cards(CHARACTER), Cancel() >> DiscardAtRandom(1, THAT_PLAYER),
            given=Aims(CHARACTER & UNIQUE & MINE), cost=Sacrifice(THIS),
        ),
    ),
    card("06-seppun-ishikawa", Bonus("military", OTHER_IMPERIALS, THIS), Bonus("political", OTHER_IMPERIALS, THIS)),
    card("15-seppun-truthseeker", Answer("forced interrupt", "leave", THIS, EachDraws(2), True)),
    card(
        "26-slovenly-scavenger",
        reaction(
            "win", THIS,
            ChooseOne((ShuffleIn(("discard",), Bound("player")), ShuffleIn(("fallen",), Bound("player")))),
            cost=Sacrifice(THIS), targets=(A_PLAYER,),
        ),
    ),
    card("13-venerable-fortunist", Action(GainFate(2), cost=ReturnRing("role"))),
    card(
        "01-wandering-ronin",
        Action(
            Gets("military", 2, THIS, "conflict") + Gets("political", 2, THIS, "conflict"), given=CONFLICT,
            cost=RemoveFate(1, THIS), limit=once("conflict", 2),
        ),
    ),
    card("12-yoritomo", Bonus("military", YourFate(), THIS), Bonus("political", YourFate(), THIS)),
)  # fmt: skip
