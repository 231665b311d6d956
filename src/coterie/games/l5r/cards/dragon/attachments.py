"""Attachments of the Dragon."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.dragon.habits import MONK
from coterie.games.l5r.cards.habits import BY_FOES, COURTIER, FIGHTERS, HERE, WEAPON, one_token, seal
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, max_per, reaction
from coterie.games.l5r.words.anyone import A_PLAYER
from coterie.games.l5r.words.attaching import LAST_BEARER, MoveAttachment
from coterie.games.l5r.words.characters import Dishonor, MoveIn
from coterie.games.l5r.words.cheaper import CheaperHere
from coterie.games.l5r.words.claiming import FateOfRing
from coterie.games.l5r.words.comparing import HasLostIt
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, Claimed, ThatIs, ThisIs
from coterie.games.l5r.words.duelling import LOSER, StartDuel
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    CHARACTER,
    DISHONORED,
    HIDDEN,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    AttachedTo,
    OfClan,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.matching import AT_STRONGHOLD, Bears, IfBearer
from coterie.games.l5r.words.players import GainHonor
from coterie.games.l5r.words.recycling import RenewHand
from coterie.games.l5r.words.ring_effects import ResolveClaimedRings
from coterie.games.l5r.words.rings import Rings, RingToRing
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.standing import ANCESTRAL, ONE_EACH, PRIDE, RESTRICTED, GivesTrait, Keyword, LeavesItself
from coterie.games.l5r.words.zones import Discarded, ReturnCards, Sacrifice
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

DEARER = Cards(ANYWHERE & CHARACTER & ~Weaker("cost", ITS_BEARER))

CARDS: tuple[Card, ...] = (
    card("10-adopted-kin", ONE_EACH, Grants(ANCESTRAL, Cards(OTHER & ATTACHMENT & AttachedTo(ITS_BEARER)))),
    card(
        "25-an-ocean-in-a-drop",
        Action(RenewHand(Bound("player")), given=BearerIs(PARTICIPATING), cost=Sacrifice(THIS), targets=(A_PLAYER,)),
    ),
    card("01-ancestral-daisho", ANCESTRAL, RESTRICTED),
    card(
        "32-asceticism",
        While(Exists(Cards(~AT_STRONGHOLD & HIDDEN & MINE), 2), Cannot("be targeted", HOST, BY_FOES)),
    ),
    card(
        "14-being-and-becoming",
        Action(FateOfRing(HOST), cost=Bow(HOST), targets=(Target("ring", Rings(True)),)), attaches=CHARACTER & MINE,
    ),
    card("41-belief-in-the-little-teacher", ANCESTRAL, Grants(Action(one_token(THIS)))),
    card(
        "05-centipede-tattoo", Grants(GivesTrait("tattooed")),
        While(HasLostIt(), Cannot("bow in resolution", HOST)), attaches=CHARACTER & MONK,
    ),
    card("01-daimyo-s-favor", Action(CheaperHere(1), cost=Bow(THIS)), attaches=CHARACTER & MINE),
    card(
        "12-hawk-tattoo", Grants(GivesTrait("tattooed")),
        reaction("play", THIS, MoveIn(HOST) + If(BearerIs(MONK), AnotherAction()), given=CONFLICT),
        attaches=CHARACTER & MINE,
    ),
    card("13-inscribed-tanto", While(Claimed("void"), Cannot("be chosen for rings", HOST, EACH_FOE))),
    card("02-jade-masterpiece", Action(RingToRing(), cost=Bow(THIS), targets=(Target("ring", Rings(free=True)),))),
    card(
        "21-justicar-s-approach",
        Grants(
            Action(
                StartDuel(
                    "military",
                    If(
                        ThatIs(BOWED & DISHONORED, "loser"), Discarded(LOSER),
                        If(ThatIs(DISHONORED, "loser"), Bow(LOSER), Dishonor(LOSER)),
                    ),
                ),
                given=HERE, targets=(target(FIGHTERS & FOES),),
            )
        ),
        attaches=CHARACTER & COURTIER,
    ),
    card("01-kitsuki-s-method", ANCESTRAL, RESTRICTED),
    card(
        "25-niten",
        Action(
            Choose(Cards(ATTACHMENT & In("hand")), MoveAttachment(LAST_BEARER)), given=BearerIs(PARTICIPATING),
            cost=ReturnCards(THIS), limit=max_per("round"),
        ), attaches=CHARACTER & OfClan("dragon"),
    ),
    card(
        "40-phoenix-tattoo", RESTRICTED, Grants(GivesTrait("tattooed")),
        *[Grants(word, Cards(FIGHTERS & ~ITS_BEARER & IfBearer(PARTICIPATING))) for word in PRIDE],
        attaches=CHARACTER & MINE,
    ),
    seal("07-seal-of-the-dragon", "dragon", "monk"),
    card(
        "36-self-understanding", RESTRICTED, Cannot("be targeted by events", THIS),
        Grants(reaction("win", THIS, ResolveClaimedRings())),
    ),
    card(
        "11-smoke",
        Action(
            Gets("military", -2, Cards(FIGHTERS & ~UNIQUE), "conflict"), given=BearerIs(PARTICIPATING),
            cost=Bow(THIS) >> Sacrifice(THIS),
        ),
    ),
    card(
        "16-solitary-strength", LeavesItself(BearerIs(PARTICIPATING) & Exists(Cards(FIGHTERS & MINE & ~ITS_BEARER))),
        reaction("win", HOST, GainHonor(1)),
    ),
    card(
        "20-two-heavens-technique", Grants(Keyword("covert", given=ThisIs(Bears(WEAPON & ATTACHMENT, 2, 2)))),
        attaches=CHARACTER & Trait("bushi"),
    ),
    card(
        "25-vine-tattoo", Grants(GivesTrait("tattooed")),
        Cannot("be targeted", HOST, DEARER),
        Cannot("be evaded", HOST, DEARER), attaches=CHARACTER & MINE,
    ),
    card(
        "33-waterfall-tattoo", Grants(GivesTrait("tattooed")),
        reaction("reveal", Cards(PROVINCE & MINE), Straighten(HOST)), attaches=CHARACTER & MINE,
    ),
    card("01-way-of-the-dragon", ONE_EACH, Bonus(USES, 1, HOST), attaches=CHARACTER & MINE),
)  # fmt: skip
