"""Holdings, provinces and strongholds of the Crane."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import COURTIER, DUELIST, FIGHTERS, holds_court, hosted
from coterie.games.l5r.words.abilities import Action, interrupt, reaction, would
from coterie.games.l5r.words.barring import BarCopies
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus
from coterie.games.l5r.words.conditions import CONFLICT, During, InPhase, ThatIs
from coterie.games.l5r.words.duelling import IN_THAT_DUEL, LOSER
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HONORED,
    PARTICIPATING,
    AttachedTo,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, Amid
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.provinces import Reveal
from coterie.games.l5r.words.standing import EMINENT, PRIDE, RALLY
from coterie.games.l5r.words.targets import Chosen
from coterie.games.l5r.words.tokens import HonorForTokens
from coterie.games.l5r.words.welcoming import Welcome
from coterie.games.l5r.words.zones import LendTop, ReturnCards
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import MINE, Rated
from coterie.words.cards.groups import EVERYBODY, IT, THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Grants
from coterie.words.conditions import Exists
from coterie.words.effects import If, May

CARDS: tuple[Card, ...] = (
    card("01-artisan-academy", Action(LendTop(), given=InPhase("conflict"))),
    card("10-bonsai-garden", Action(GainHonor(1), given=During(element="air"))),
    holds_court("04-chisei-district", "military"),
    card(
        "30-daidoji-marketplace", RALLY,
        reaction("begin", EVERYBODY, Reveal(ITS_PROVINCE), given=InPhase("conflict")),
    ),
    card(
        "18-distinguished-dojo",
        reaction(
            "win duel", Cards(CHARACTER & MINE), PutCounters("merit", 1, THIS) >> May(HonorForTokens("merit")),
            limit=once("round", 3),
        ),
    ),
    card(
        "19-esteemed-tea-house",
        Action(
            BarCopies() + ReturnCards(), given=CONFLICT & Exists(Cards(FIGHTERS & COURTIER & MINE)),
            targets=(target(ATTACHMENT & AttachedTo(FIGHTERS)),),
        ),
    ),
    card("40-fu-sui-temple", *[Grants(word, Cards(FIGHTERS & Amid("political"))) for word in PRIDE]),
    card(
        "16-kakita-dojo",
        hosted(Gain(Cannot("trigger", THIS), LOSER, "conflict") + If(ThatIs(DUELIST, "winner"), Bow(LOSER))),
    ),
    card(
        "18-kyuden-kakita",
        reaction("duel over", EVERYBODY, Honor(), cost=Bow(THIS), targets=(target(CHARACTER & MINE & IN_THAT_DUEL),)),
    ),
    card("14-magistrate-station", Action(Straighten(), targets=(target(CHARACTER & HONORED),))),
    card("18-market-of-kaze-no-kami", reaction("reveal", THIS, Bow(), targets=(target(CHARACTER & ~HONORED),))),
    card(
        "29-pledge-of-loyalty",
        would("leave", Cards(CHARACTER & HONORED & MINE), Instead(LoseStatus(IT, "honored"))),
    ),
    card(
        "33-seven-fold-palace",
        reaction(
            "win", Cards(CHARACTER & HONORED & MINE), GainHonor(2), given=OfSort("attacker"), cost=Bow(THIS)
        ),
    ),
    card(
        "01-shizuka-toshi",
        Action(
            Bow(), given=During("political"), cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Rated("political", most=2)),),
        ),
    ),
    card(
        "01-the-art-of-peace",
        interrupt("break", THIS, Dishonor(Cards(CHARACTER & ATTACKING)) + Honor(Cards(CHARACTER & DEFENDING))),
    ),
    card("37-the-way-of-peace", interrupt("break", THIS, Honor(Chosen()), targets=(Target("those", Cards(CHARACTER), 1, 3),))),
    card("31-tsuma", EMINENT, Welcome("honored")),
)  # fmt: skip
