"""Attachments of the Scorpion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.habits import FIGHTERS, HERE, seal
from coterie.games.l5r.cards.scorpion.habits import TOKENS
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.apiece import WithSkill
from coterie.games.l5r.words.characters import Dishonor, LoseStatus, RemoveFate
from coterie.games.l5r.words.comparing import HonorWithin
from coterie.games.l5r.words.conditions import CONFLICT, During, Honorable, ThisIs
from coterie.games.l5r.words.favor import DiscardFavor
from coterie.games.l5r.words.filters import ATTACHMENT, CHARACTER, EVENT, ITS_BEARER, PARTICIPATING, UNIQUE, Trait
from coterie.games.l5r.words.players import GiveHonor, TakeHonor
from coterie.games.l5r.words.replaying import PlayNow
from coterie.games.l5r.words.standing import ANCESTRAL, COVERT, DRAINING, RESTRICTED, LeavesItself
from coterie.games.l5r.words.tolls import Toll
from coterie.games.l5r.words.zones import ReturnCards
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import MINE, In, Rated
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import Blank
from coterie.words.cards.numbers import Cannot, Grants
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, IfYouDo

ITS_TOKEN = ChooseOne(tuple([LoseStatus(HOST, name) for name in TOKENS]))

CARDS: tuple[Card, ...] = (
    card(
        "24-castigated",
        Grants(LeavesItself(ThisIs(Rated("political", most=0) & WithSkill("political")))),
        onto=PARTICIPATING, given=During("political") & Exists(Cards(CHARACTER & Trait("imperial") & MINE)),
    ),
    card("34-compromised-secrets", Toll(GiveHonor(1), ITS_BEARER), given=Honorable(more=False)),
    card("01-court-mask", Action(Dishonor(HOST) + ReturnCards(THIS)), attaches=CHARACTER & MINE),
    card("01-fiery-madness"),
    card("16-infiltrator-s-tools", Grants(COVERT, HOST), attaches=CHARACTER & Trait("shinobi")),
    card(
        "36-kunshu", ANCESTRAL, RESTRICTED,
        Grants(Action(
            PlayNow(unpaid=True), given=HERE, cost=DiscardFavor(),
            targets=(target((EVENT | ATTACHMENT) & In("discard", "foe")),),
        )),
        attaches=CHARACTER & UNIQUE & MINE,
    ),
    card("15-liar-s-mask", Action(ITS_TOKEN), given=HonorWithin(6)),
    card("13-mark-of-shame", reaction("play", THIS, IfYouDo(Dishonor(HOST), Dishonor(HOST)))),
    card(
        "07-oni-mask",
        Action(Blank(until="conflict"), given=CONFLICT, cost=RemoveFate(1, HOST), targets=(target(FIGHTERS),)),
        attaches=CHARACTER & MINE,
    ),
    seal("03-seal-of-the-scorpion", "scorpion", "shinobi"),
    card("37-shape-the-flesh", DRAINING, Grants(COVERT), Cannot("honored", HOST)),
    card("15-stolen-breath", Cannot("participate in political", HOST), given=~CONFLICT),
    card("31-way-with-words", Grants(reaction("win", THIS, TakeHonor(1), given=OfSort("political")))),
)  # fmt: skip
