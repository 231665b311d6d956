"""The Lion of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, fight_event, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, max_per, reaction
from coterie.games.l5r.words.characters import Honor, LoseStatus, MoveHome, PlaceFate, RemoveFate
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, ThatIs, ThisIs, YouAttack
from coterie.games.l5r.words.conflicts import BaseBecomes, ResolveRing
from coterie.games.l5r.words.filters import (
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HONORED,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    WITHOUT_FATE,
    InProvince,
    OfClan,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.players import YOUR_TEAM, Draw, GainHonor, TheyDo
from coterie.games.l5r.words.standing import PRIDE, RESTRICTED, LeavesItself, PlayableFrom
from coterie.games.l5r.words.zones import (
    Discarded,
    FromHere,
    PutIntoPlay,
    RefillUp,
    ReturnCards,
    Sacrifice,
    TurnUp,
)
from coterie.words.amounts import Count
from coterie.words.cards.answered import By, OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, In, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.picking import Choose

BUSHI, LION = Trait("bushi"), OfClan("lion")
ATTACKERS = CHARACTER & ATTACKING

CHARACTERS: tuple[Card, ...] = (
    card("01-akodo-gunso", *PRIDE, reaction("enter", THIS, RefillUp())),
    card(
        "01-akodo-toturi",
        reaction("claim", YOUR_TEAM, ResolveRing(), given=During("military") & ThisIs(PARTICIPATING)),
    ),
    card(
        "01-deathseeker",
        reaction(
            "lose", THIS, If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), given=OfSort("attacker"),
            cost=Sacrifice(THIS), targets=(target(CHARACTER & FOES),),
        ),
    ),
    card(
        "01-honored-general",
        While(ThisIs(PARTICIPATING), Bonus("military", 1, Cards(CHARACTER & OTHER & PARTICIPATING & LION & MINE))),
        reaction("enter", THIS, Honor(THIS)),
    ),
    card(
        "01-ikoma-eiji",
        reaction(
            "lose", YOU, PutIntoPlay(), given=OfSort("political"),
            targets=(target(BUSHI & CHARACTER & Printed(3) & (In("fallen") | InProvince())),),
        ),
    ),
    card("01-ikoma-prodigy", reaction("place", THIS, GainHonor(1))),
    card(
        "01-kitsu-spiritcaller",
        Action(
            PutIntoPlay(conflict=True) >> AtEnd("conflict", ReturnCards(to="bottom")), given=CONFLICT, cost=Bow(THIS),
            targets=(target(CHARACTER & (In("fallen") | In("discard"))),),
        ),
    ),
    card(
        "01-lion-s-pride-brawler",
        Action(Bow(), given=ThisIs(ATTACKING), targets=(target(CHARACTER & Weaker("military", ITSELF, equal=True)),)),
    ),
    card(
        "01-master-of-the-spear",
        Action(TheyDo(Choose(Cards(CHARACTER & PARTICIPATING & MINE), MoveHome())), given=ThisIs(ATTACKING)),
    ),
    card(
        "01-matsu-beiona",
        reaction("enter", THIS, PlaceFate(2, THIS), given=Exists(Cards(CHARACTER & OTHER & BUSHI & MINE), 3)),
    ),
    card("01-matsu-berserker"),
    card("01-obstinate-recruit", LeavesItself(Honorable(more=False))),
    card(
        "01-steadfast-samurai",
        forced_reaction(
            "begin", EVERYBODY,
            Gain(Cannot("be discarded", THIS), THIS, "phase") + Gain(Cannot("lose fate", THIS), THIS, "phase"),
            given=OfSort("fate") & Honorable(by=5),
        ),
    ),
    card("01-venerable-historian", Action(Honor(THIS), given=ThisIs(PARTICIPATING) & Honorable())),
    card(
        "01-vengeful-oathkeeper",
        reaction("lose", YOU, FromHere(PutIntoPlay()), given=OfSort("military"), where="hand"),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("01-guidance-of-the-ancestors", PlayableFrom()),
    card("01-honored-blade", RESTRICTED, reaction("win", HOST, GainHonor(1))),
    card(
        "01-sashimono",
        While(During("military"), Cannot("bow in resolution", HOST)),
        attaches=CHARACTER & BUSHI & MINE,
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    answer_event(
        "01-for-greater-glory", "reaction", "break", Cards(PROVINCE & FOES),
        PlaceFate(1, Cards(CHARACTER & PARTICIPATING & BUSHI & MINE)), given=During("military") & YouAttack(),
        limit=max_per("conflict"),
    ),
    answer_event(
        "01-ready-for-battle", "reaction", "bow", Cards(CHARACTER & MINE), Straighten(IT), given=By(FOES) | OfSort("ring")
    ),
    answer_event(
        "01-stand-your-ground", "would", "leave", Cards(CHARACTER & HONORED & MINE), Instead(LoseStatus(IT, "honored"))
    ),
    event(
        "01-strength-in-numbers", MoveHome(), given=YouAttack(),
        targets=(target(CHARACTER & DEFENDING & Rated("glory", most=Count(Cards(ATTACKERS)))),),
    ),
    fight_event("01-way-of-the-lion", BaseBecomes("military", 2), targets=(target(CHARACTER & LION),)),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("01-staging-ground", Action(Choose(Cards(InProvince(down=True)), TurnUp(), least=0, most=2))),
    card("01-the-art-of-war", interrupt("break", THIS, Draw(3))),
    card(
        "01-yojin-no-shiro",
        Action(Gets("military", 1, Cards(ATTACKERS & MINE), "conflict"), given=CONFLICT, cost=Bow(THIS)),
    ),
)  # fmt: skip
