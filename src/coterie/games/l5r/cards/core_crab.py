"""The Crab of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, event, target
from coterie.games.l5r.words.abilities import Action, forced_would, max_per, reaction, would
from coterie.games.l5r.words.characters import PlaceFate, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.conditions import (
    AT_THIS,
    CONFLICT,
    BearerIs,
    FirstAction,
    HasLost,
    ThisIs,
)
from coterie.games.l5r.words.conflicts import ResolveRing
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HOLDING,
    ITS_BEARER,
    PARTICIPATING,
    UNIQUE,
    WHOLE,
    InProvince,
    OfClan,
    Weaker,
)
from coterie.games.l5r.words.players import (
    THAT_PLAYER,
    Draw,
    GainFate,
    GainHonor,
    TakeFate,
    TakeHonor,
    TheyDo,
)
from coterie.games.l5r.words.provinces import LayHolding, ShuffleBack, SwitchPlaces
from coterie.games.l5r.words.standing import COVERT, ONE_EACH, RESTRICTED, Doubles
from coterie.games.l5r.words.zones import (
    Discarded,
    ReturnCards,
    Sacrifice,
    SearchTop,
)
from coterie.words.amounts import Count, Times
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Cannot, While
from coterie.words.conditions import Exists
from coterie.words.picking import Choose

A_FRIEND = Choose(Cards(CHARACTER & MINE), Sacrifice())
HOLDINGS = Exists(Cards(HOLDING))

CHARACTERS: tuple[Card, ...] = (
    card(
        "01-borderlands-defender",
        While(ThisIs(DEFENDING), Cannot("bow", THIS, Cards(ANYWHERE & FOES))),
        While(ThisIs(DEFENDING), Cannot("withdraw", THIS, Cards(ANYWHERE & FOES))),
    ),
    card("01-eager-scout"),
    card(
        "01-hida-guardian",
        Action(
            both(Times(2, Count(Cards(HOLDING & MINE)))), given=ThisIs(PARTICIPATING) & Exists(Cards(HOLDING & MINE)),
            targets=(target(CHARACTER & OTHER & PARTICIPATING),),
        ),
    ),
    card(
        "01-hida-kisada",
        forced_would("initiate", Cards(), Cancel(), given=FirstAction() & ~HasLost()),
    ),
    card(
        "01-hida-tomonatsu",
        reaction(
            "win", THIS, ReturnCards(to="top"), given=OfSort("defender"), cost=Sacrifice(THIS),
            targets=(target(CHARACTER & ~UNIQUE & ATTACKING),),
        ),
    ),
    card(
        "01-hiruma-ambusher",
        reaction(
            "enter", THIS, Gain(Cannot("trigger", THIS), until="conflict"), given=ThisIs(DEFENDING),
            targets=(target(CHARACTER),),
        ),
    ),
    card("01-hiruma-yojimbo", Cannot("attack", THIS)),
    card("01-intimidating-hida", reaction("pass", EACH_FOE, GainHonor(-1, THAT_PLAYER))),
    card("01-kaiu-shuichi", COVERT, Action(GainFate(1), given=ThisIs(PARTICIPATING) & HOLDINGS)),
    card(
        "01-shrewd-yasuki",
        Action(SearchTop(2, rest="bottom"), given=ThisIs(PARTICIPATING) & HOLDINGS),
    ),
    card("01-steadfast-witch-hunter", Action(Straighten(), cost=A_FRIEND, targets=(target(CHARACTER),))),
    card("01-stoic-gunso", Action(Gets("military", 3, THIS, "conflict"), given=CONFLICT, cost=A_FRIEND)),
    card("01-vanguard-warrior", Action(PlaceFate(1), cost=Sacrifice(THIS), targets=(target(CHARACTER & OTHER),))),
    card(
        "01-vengeful-berserker",
        reaction(
            "leave", Cards(CHARACTER & OTHER & MINE), Gain(Doubles("military", THIS), THIS, "conflict"), given=CONFLICT
        ),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "01-jade-tetsubo", RESTRICTED,
        Action(
            RemoveFate(99, to_owner=True), given=BearerIs(PARTICIPATING), cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Weaker("military", ITS_BEARER)),),
        ),
        attaches=CHARACTER & MINE,
    ),
    card("01-reprieve", would("leave", HOST, Instead(Discarded(THIS)))),
    card(
        "01-watch-commander", ONE_EACH,
        reaction("plays", EACH_FOE, GainHonor(-1, THAT_PLAYER), given=BearerIs(PARTICIPATING), limit=None),
        attaches=CHARACTER & MINE,
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    event("01-levy", TheyChooseOne((TakeFate(1), TakeHonor(1)))),
    event(
        "01-rebuild", LayHolding(), cost=Choose(Cards(InProvince(down=None) & WHOLE), ShuffleBack()),
        targets=(target(HOLDING & In("fallen")),),
    ),
    event(
        "01-the-mountain-does-not-fall",
        Gain(While(ThisIs(DEFENDING), Cannot("bow in resolution", THIS)), until="phase"),
        targets=(target(CHARACTER),), limit=max_per("round"),
    ),
    event(
        "01-way-of-the-crab", TheyDo(Choose(Cards(CHARACTER & MINE), Sacrifice())),
        cost=Choose(Cards(CHARACTER & OfClan("crab") & MINE), Sacrifice()), limit=max_per("round"),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "01-borderlands-fortifications",
        Action(SwitchPlaces(), targets=(target(OTHER & InProvince(down=None)),)),
    ),
    card("01-defend-the-wall", reaction("win", YOU, ResolveRing(), given=OfSort("defender") & AT_THIS)),
    card("01-funeral-pyre", Action(Draw(1), cost=A_FRIEND)),
    card(
        "01-shiro-nishiyama",
        Action(both(1, Cards(CHARACTER & DEFENDING & MINE)), given=CONFLICT, cost=Bow(THIS)),
    ),
)  # fmt: skip
