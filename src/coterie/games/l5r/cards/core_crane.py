"""The Crane of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, event, target
from coterie.games.l5r.words.abilities import Action, interrupt, reaction
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, MoveIn
from coterie.games.l5r.words.choosing import RevealTops
from coterie.games.l5r.words.conditions import CONFLICT, Ahead, During, InPhase, MoreOf, ThisIs, ThisWon
from coterie.games.l5r.words.conflicts import LOSER, ResolveRing, StartDuel
from coterie.games.l5r.words.filters import (
    ALONE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    IfThis,
    InProvince,
    Named,
    OfClan,
)
from coterie.games.l5r.words.players import YOUR_TEAM, GiveFate, TakeHonor, TheyDo, TheyPick
from coterie.games.l5r.words.standing import COVERT, SINCERITY
from coterie.games.l5r.words.zones import Discarded, LendTop, Sacrifice, TurnUp
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER, READY, Rated
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Blanks, Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.picking import Choose

CRANE = OfClan("crane")
OTHERS_HERE = Cards(CHARACTER & PARTICIPATING & OTHER & MINE)
INVOLVED = Named(("winner", "loser"))

CHARACTERS: tuple[Card, ...] = (
    card(
        "01-asahina-artisan",
        Action(
            Gets("political", 3, until="conflict"), given=CONFLICT, cost=Bow(THIS),
            targets=(target(OTHER & CRANE & CHARACTER),),
        ),
    ),
    card("01-asahina-storyteller", SINCERITY, Grants(SINCERITY, Cards(CHARACTER & HONORED & CRANE & MINE))),
    card("01-brash-samurai", Action(Honor(THIS), given=ThisIs(PARTICIPATING) & ~Exists(OTHERS_HERE))),
    card("01-cautious-scout", Blanks("printed", Cards(PROVINCE & ATTACKED & IfThis(ATTACKING & ALONE)))),
    card("01-daidoji-nerishma", Action(TurnUp(), targets=(target(InProvince(down=True)),))),
    card("01-doji-challenger", Action(MoveIn(), given=ThisIs(ATTACKING), targets=(target(CHARACTER & FOES),))),
    card(
        "01-doji-gift-giver",
        Action(
            TheyDo(Choose(Cards(CHARACTER & READY & PARTICIPATING & MINE), Bow())), given=ThisIs(PARTICIPATING),
            cost=GiveFate(1),
        ),
    ),
    card(
        "01-doji-hotaru",
        reaction("claim", YOUR_TEAM, ResolveRing(), given=During("political") & ThisIs(PARTICIPATING)),
    ),
    card("01-doji-whisperer"),
    card("01-guest-of-honor", While(ThisIs(PARTICIPATING), Cannot("play events", EACH_FOE))),
    card("01-kakita-asami", Action(TakeHonor(1), given=During("political") & ThisIs(PARTICIPATING) & Ahead())),
    card(
        "01-kakita-kaezin",
        Action(
            TheyPick(Cards(CHARACTER & PARTICIPATING & MINE))
            >> StartDuel(
                "military",
                If(
                    ThisWon(), MoveHome(Cards(CHARACTER & PARTICIPATING & ~INVOLVED)), MoveHome(THIS)
                ),
            ),
            given=ThisIs(PARTICIPATING),
        ),
    ),
    card("01-political-rival", COVERT, While(ThisIs(DEFENDING), Bonus("political", 3, THIS))),
    card("01-savvy-politician", reaction("honored", THIS, Honor(), targets=(target(CHARACTER),))),
    card("01-steward-of-law", While(ThisIs(PARTICIPATING), Cannot("receive dishonored", Cards(CHARACTER)))),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "01-duelist-training",
        Grants(
            Action(
                StartDuel("military", Bow(LOSER), by_cards=True), given=ThisIs(PARTICIPATING),
                targets=(target(CHARACTER & PARTICIPATING & FOES),),
            )
        ),
    ),
    card("01-above-question", Cannot("be targeted by events", HOST)),
    card("01-height-of-fashion", given=~CONFLICT),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    event("01-admit-defeat", Bow(), targets=(target(CHARACTER & DEFENDING & ALONE),)),
    event(
        "01-noble-sacrifice", Discarded(), cost=Choose(Cards(CHARACTER & HONORED & MINE), Sacrifice()),
        targets=(target(CHARACTER & DISHONORED),),
    ),
    event("01-the-perfect-gift", RevealTops(4)),
    answer_event(
        "01-voice-of-honor", "would", "initiate", Cards(EVENT), Cancel(), given=MoreOf(CHARACTER & HONORED)
    ),
    event("01-way-of-the-crane", Honor(), targets=(target(CHARACTER & CRANE & MINE),)),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("01-artisan-academy", Action(LendTop(), given=InPhase("conflict"))),
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
)  # fmt: skip
