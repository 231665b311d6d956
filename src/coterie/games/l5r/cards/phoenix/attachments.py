"""Attachments of the Phoenix."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import COURTIER, FIGHTERS, SHUGENJA, seal
from coterie.games.l5r.words.abilities import Action, forced_reaction, reaction
from coterie.games.l5r.words.amounts import ClaimedRings
from coterie.games.l5r.words.characters import MoveHome, MoveIn
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, Claimed, ThisIs
from coterie.games.l5r.words.conflicts import HoldOff
from coterie.games.l5r.words.filters import ATTACKING, CHARACTER, PARTICIPATING, UNIQUE, InProvince, OfClan, Trait
from coterie.games.l5r.words.matching import IN_ITS_ELEMENT, SHARES_TRAIT
from coterie.games.l5r.words.players import Draw
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.standing import ANCESTRAL, PRIDE, RESTRICTED, SINCERITY
from coterie.games.l5r.words.zones import Discarded, PutTo, Sacrifice
from coterie.words.amounts import Count
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, In
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If

CHAMPION = ThisIs(Trait("champion"))
MINE_IN_FIRE = Count(Cards(Trait("fire") & MINE))

CARDS: tuple[Card, ...] = (
    card("39-blessed-by-fukurokujin", Cannot("receive dishonored", HOST)),
    card(
        "23-erudite-prestige",
        reaction("plays", YOU, Gets("political", 1, HOST, "conflict"), given=BearerIs(PARTICIPATING), limit=None),
        attaches=CHARACTER & COURTIER,
    ),
    card("08-favor-of-the-kami", Bonus("glory", 1, HOST)),
    card("01-grasp-of-earth", Action(HoldOff(), given=CONFLICT, cost=Bow(THIS)), attaches=SHUGENJA & CHARACTER & MINE),
    card(
        "38-in-harmony", ANCESTRAL, Cannot("lose fate to effects", HOST), given=AtLeast(ClaimedRings(), 1)
    ),
    card(
        "08-katana-of-fire", RESTRICTED, Bonus("military", MINE_IN_FIRE, HOST),
        While(Claimed("fire"), Bonus("military", 2, HOST)), given=Exists(Cards(CHARACTER & SHUGENJA & MINE)),
    ),
    card(
        "32-kyofuki-s-hammer",
        reaction("win", HOST, DiscardThere(), targets=(target(InProvince("any", down=None)),), limit=None),
    ),
    card("01-magnificent-kimono", *[Grants(each, HOST) for each in PRIDE]),
    card(
        "12-ofushikai", ANCESTRAL, RESTRICTED,
        Grants(
            Action(
                MoveHome() + Gain(Cannot("participate as attacker", THIS), until="phase"),
                given=ThisIs(PARTICIPATING) & CHAMPION, targets=(target(FIGHTERS),),
            )
        ),
        attaches=UNIQUE & OfClan("phoenix") & CHARACTER & MINE,
    ),
    card("01-pacifism", Cannot("participate in military", HOST), given=~CONFLICT),
    card("13-peacemaker-s-blade", RESTRICTED, Cannot("attack", HOST), onto=~ATTACKING),
    seal("05-seal-of-the-phoenix", "phoenix", "scholar"),
    card(
        "16-spell-scroll",
        While(BearerIs(PARTICIPATING & IN_ITS_ELEMENT), Bonus("political", 3, HOST)),
        Action(PutTo() >> Sacrifice(THIS), targets=(target(~CHARACTER & In("discard") & SHARES_TRAIT),)),
    ),
    card(
        "21-stride-the-waves",
        Action(
            If(BearerIs(PARTICIPATING), MoveHome(HOST), MoveIn(HOST)), given=CONFLICT & Claimed("water"),
            limit=once("round", 2),
        ),
        attaches=CHARACTER & MINE,
    ),
    card(
        "31-studious", Grants(SINCERITY), Grants(reaction("win", THIS, Draw(1))), attaches=CHARACTER & Trait("scholar")
    ),
    card(
        "16-unmatched-expertise", Cannot("receive dishonored", HOST),
        forced_reaction("lose", HOST, Discarded(THIS), limit=None),
    ),
)  # fmt: skip
