"""Attachments of the Lion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, target
from coterie.games.l5r.cards.habits import BUSHI, FIGHTERS, HERE, SHUGENJA, STANDING, seal
from coterie.games.l5r.words.abilities import Action, forced_reaction, reaction
from coterie.games.l5r.words.amounts import ClaimedRings
from coterie.games.l5r.words.anyone import ThatOneDoes
from coterie.games.l5r.words.characters import Honor, MoveIn
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, Honorable
from coterie.games.l5r.words.duelling import LOSER, StartDuel
from coterie.games.l5r.words.filters import CHARACTER, DEFENDING, EVENT, PARTICIPATING, UNIQUE, Printed, Trait
from coterie.games.l5r.words.matching import OfHand, OfTheProud
from coterie.games.l5r.words.players import THAT_PLAYER, DiscardChosen, GainHonor
from coterie.games.l5r.words.remembering import Noted, PlaceOwnFate, SameTitle
from coterie.games.l5r.words.sites import AT_BEARER
from coterie.games.l5r.words.standing import (
    LIMITED,
    ONE_BATTLEFIELD,
    RESTRICTED,
    GivesTrait,
    LeavesItself,
    OpensZone,
    PlayableFrom,
)
from coterie.games.l5r.words.zones import PutTo, Sacrifice, SearchTop
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import EVERYBODY, HOST, IT, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast
from coterie.words.groups import Bound
from coterie.words.picking import Choose

CARDS: tuple[Card, ...] = (
    card(
        "40-ancestral-sight",
        Grants(Action(
            PlaceOwnFate(),
            cost=Choose(
                Cards(CHARACTER & In("fallen")), Noted(PutTo(Bound("character"), "bottom"), "character"), name="character"
            ),
            targets=(target(CHARACTER & SameTitle("character")),),
        )),
        attaches=CHARACTER & SHUGENJA,
    ),
    card(
        "19-blade-of-10-000-battles", LIMITED, RESTRICTED,
        reaction("win", HOST, PutTo(), given=Honorable(), targets=(target(In("discard")),)),
        attaches=CHARACTER & UNIQUE & MINE,
    ),
    card(
        "23-fan-of-command",
        Action(Straighten(), given=BearerIs(PARTICIPATING), targets=(target(FIGHTERS & BUSHI),)),
    ),
    card("05-guard-duty", Action(Honor(HOST), given=BearerIs(DEFENDING))),
    card("01-guidance-of-the-ancestors", PlayableFrom()),
    card("12-heroic-resolve", Action(Straighten(HOST), given=AtLeast(ClaimedRings(), 2))),
    card("01-honored-blade", RESTRICTED, reaction("win", HOST, GainHonor(1))),
    card(
        "03-kamayari", RESTRICTED,
        reaction("use", Cards(CHARACTER), Bow(IT), given=CONFLICT & BearerIs(PARTICIPATING)), attaches=CHARACTER & BUSHI,
    ),
    card(
        "31-makeshift-war-camp", ONE_BATTLEFIELD, While(AT_BEARER, Bonus("military", 2, Cards(FIGHTERS & MINE))),
        attaches=STANDING,
    ),
    card("29-prepared-ambush", ONE_BATTLEFIELD, OpensZone(AT_BEARER, into=True), attaches=STANDING),
    card(
        "01-sashimono",
        While(During("military"), Cannot("bow in resolution", HOST)),
        attaches=CHARACTER & BUSHI & MINE,
    ),
    seal("06-seal-of-the-lion", "lion", "commander"),
    card("21-sharpen-the-mind", Action(both(3, HOST), given=CONFLICT, cost=DiscardChosen(1))),
    card(
        "27-tactical-ingenuity", Grants(Action(SearchTop(4, EVENT, "stays"), given=HERE)),
        attaches=CHARACTER & Trait("commander"),
    ),
    card(
        "13-take-up-command", Grants(GivesTrait("commander")),
        Grants(Action(Straighten() + MoveIn(), given=HERE, targets=(target(CHARACTER & BUSHI & MINE & Printed(2)),))),
    ),
    card(
        "27-total-warfare", ONE_BATTLEFIELD,
        forced_reaction(
            "lose", EVERYBODY, ThatOneDoes(Choose(Cards(FIGHTERS & MINE), Sacrifice()), THAT_PLAYER), given=AT_BEARER
        ),
        attaches=STANDING,
    ),
    card(
        "16-true-strike-kenjutsu",
        Grants(Action(StartDuel("military", Bow(LOSER), counts="base"), given=HERE, targets=(target(FIGHTERS & FOES),))),
    ),
    card(
        "37-under-amaterasu-s-gaze", ONE_BATTLEFIELD,
        While(AT_BEARER, Bonus("cost", 1, Cards(OfHand("any") & ~OfTheProud(5)))),
        attaches=STANDING,
    ),
    card("10-writ-of-authority", RESTRICTED, LeavesItself(Honorable(more=False))),
)  # fmt: skip
