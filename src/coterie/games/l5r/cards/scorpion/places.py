"""Holdings, provinces and strongholds of the Scorpion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, once, target
from coterie.games.l5r.cards.habits import FIGHTERS, SKILLS
from coterie.games.l5r.cards.scorpion.habits import LESS, SHINOBI, TOKENS
from coterie.games.l5r.words.abilities import Action, reaction, would
from coterie.games.l5r.words.amounts import Bid
from coterie.games.l5r.words.anyone import MillTop
from coterie.games.l5r.words.characters import Dishonor, LoseStatus, MoveHome, MoveIn
from coterie.games.l5r.words.cheaper import Cheaper
from coterie.games.l5r.words.comparing import HonorWithin
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, InPhase, ThatIs
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DISHONORED,
    PROVINCE,
    Trait,
)
from coterie.games.l5r.words.players import OPPONENT, Draw, GainHonor
from coterie.games.l5r.words.rings import SwitchContested
from coterie.games.l5r.words.standing import EMINENT, RALLY, PrintedX
from coterie.games.l5r.words.welcoming import Welcome
from coterie.games.l5r.words.zones import SearchTop
from coterie.words.amounts import Times
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

IMPERIAL = Trait("imperial")
INVADERS = Cards(CHARACTER & ATTACKING & FOES)
INVADED = Exists(Cards(PROVINCE & ATTACKED & MINE))
ALL_OF_MINE = Cards(CHARACTER & IMPERIAL & MINE)
ANY_TOKEN_LOST = ChooseOne(tuple([LoseStatus(name=name) for name in TOKENS]))

CARDS: tuple[Card, ...] = (
    card(
        "13-acclaimed-geisha-house",
        Action(
            SwitchContested(), given=CONFLICT,
            cost=Choose(Cards(FIGHTERS & MINE), Dishonor(Bound("character")), name="character"),
        ),
    ),
    card(
        "15-brother-s-gift-dojo",
        Action(
            MoveHome(), given=CONFLICT, cost=GainHonor(-1), limit=once("round", 2), targets=(target(FIGHTERS & MINE),)
        ),
    ),
    card("01-city-of-lies", Action(Cheaper(("event",)))),
    card(
        "01-city-of-the-open-hand",
        Action(ChooseOne((GainHonor(-1, OPPONENT), GainHonor(1))), given=LESS, cost=Bow(THIS)),
    ),
    card(
        "15-court-of-deception",
        Action(ANY_TOKEN_LOST, given=HonorWithin(6), targets=(target(CHARACTER & DISHONORED & AT_HOME & MINE),)),
    ),
    card("21-effective-deception", would("initiate", Cards(ANYWHERE), Cancel(), given=AT_THIS)),
    card(
        "15-kyuden-bayushi",
        Action(
            Straighten() + If(HonorWithin(6), both(1, until="phase")), cost=Bow(THIS),
            targets=(target(CHARACTER & DISHONORED & MINE),),
        ),
    ),
    card("22-licensed-quarter", reaction("win", YOU, MillTop(1), limit=None)),
    card("32-open-window", RALLY, Action(MoveIn(), given=CONFLICT, targets=(target(CHARACTER & SHINOBI & MINE),))),
    card("23-petal-village-estate", Bonus("military", 1, ALL_OF_MINE), Bonus("political", 1, ALL_OF_MINE)),
    card("01-secret-cache", reaction("declare", THIS, SearchTop(5))),
    card(
        "38-shadowed-village",
        reaction(
            "remove", Cards(CHARACTER & MINE), If(ThatIs(DISHONORED, "it"), Draw(2), Draw(1)), given=~InPhase("fate")
        ),
    ),
    card(
        "16-shiro-yogo",
        Action(
            Gain(Cannot("trigger", THIS), until="phase"), cost=Bow(THIS), targets=(target(CHARACTER & DISHONORED),)
        ),
    ),
    card("31-silent-ones-monastery", EMINENT, Cannot("gain much honor", EACH_FOE)),
    card(
        "36-the-scorpion-clan-coup",
        *[While(INVADED & Exists(Cards(CHARACTER & IMPERIAL & MINE)), Bonus(skill, -1, INVADERS)) for skill in SKILLS],
    ),
    card("19-toshi-ranbo", EMINENT, Welcome(fate=1)),
    card(
        "34-unbridled-ambition", While(AT_THIS, Cannot("count skill", Cards(CHARACTER & DISHONORED))),
        can_be_stronghold=False,
    ),
    card("14-web-of-lies", PrintedX("strength", Times(2, Bid()))),
)  # fmt: skip
