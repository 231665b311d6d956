"""Clan cards of Under Fu Leng's Shadow with words of their own: spells, schemes, and who makes use of them."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, event, fight_event, target
from coterie.games.l5r.numbers import USES
from coterie.games.l5r.words.abilities import Action, forced_reaction, max_per, reaction, would
from coterie.games.l5r.words.amounts import Bid, Removed
from coterie.games.l5r.words.anyone import A_PLAYER, DownToYours, EachPicks, FillFor
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, RemoveFate, Taint
from coterie.games.l5r.words.comparing import TO_THE_BANK, YOU_LOOK, FewerCards
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, InPhase, Played, ThatIs, ThisIs
from coterie.games.l5r.words.discarded import RemoveSome
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    BROKEN,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    HOLDING,
    PARTICIPATING,
    PROVINCE,
    TAINTED,
    UNIQUE,
    WITH_FATE,
    WITH_STATUS,
    AttachedTo,
    Named,
    Trait,
)
from coterie.games.l5r.words.matching import IN_ITS_ELEMENT, SHARES_TRAIT, Containing, UnderBid
from coterie.games.l5r.words.players import OPPONENT, THAT_PLAYER, TakeHonor
from coterie.games.l5r.words.rings import ContestThat, FateToRing, Rings, SpreadOverRings
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.shadow.opponents import ControllerSelects
from coterie.games.l5r.words.standing import COURTESY, SUPPORT, NoAttachments, OpenProvinces
from coterie.games.l5r.words.zones import Discarded, PutTo, Sacrifice, SearchTop
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import HowMuch, OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, In, Rated
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import BecomeCopy, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
SHUGENJA = Cards(CHARACTER & Trait("shugenja") & MINE)
TACTIC, KIHO = Trait("tactic"), Trait("kiho")
SPENT = Gain(Sets("military", 0, THIS, "base"), until="conflict") + Gain(
    Sets("political", 0, THIS, "base"), until="conflict"
)
ONE_TOKEN = tuple([LoseStatus(name=name) for name in ("honored", "dishonored", "tainted")])

CHARACTERS: tuple[Card, ...] = (
    card(
        "16-akodo-mastermind",
        Action(
            Bow(), given=HERE, cost=RemoveSome(TACTIC),
            targets=(target(FIGHTERS & Rated("glory", most=Removed(TACTIC))),),
        ),
    ),
    card(
        "16-discerning-yoriki", COURTESY,
        reaction(
            "peek", Cards(In("hand", "foe")), Honor(), given=YOU_LOOK,
            targets=(target(CHARACTER),),
        ),
    ),
    card(
        "16-field-tactician", SUPPORT,
        reaction("play", Cards(ANYWHERE & TACTIC & MINE), PutTo(to="third"), targets=(target(In("discard", "any")),)),
    ),
    card(
        "16-hida-backbreaker", NoAttachments(MINE),
        reaction("win", THIS, Dishonor(), given=OfSort("military"), targets=(target(FIGHTERS & FOES),)),
    ),
    card("16-isawa-skycaller", OpenProvinces(During(element="air"), into=True)),
    card("16-loyal-oathbreaker", Cannot("count as honorable", YOU)),
    card("16-reckless-avenger", SUPPORT, Action(EachPicks((Straighten(), Honor(), Taint())))),
    card(
        "16-togashi-dreamer", SUPPORT,
        reaction(
            "play", Cards(ANYWHERE & EVENT & KIHO & MINE), FateToRing(1, Bound("character")), given=HERE,
            targets=(target(FIGHTERS & WITH_STATUS & WITH_FATE, "character"), Target("ring", Rings(free=True))),
        ),
    ),
    card(
        "16-void-wielder", SUPPORT,
        Action(
            ControllerSelects((
                MoveHome(), *ONE_TOKEN, Choose(Cards(ATTACHMENT & AttachedTo(Named(("that",)))), Discarded()),
            )),
            given=During(element="void"), targets=(target(FIGHTERS),),
        ),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "16-jade-talisman",
        would(
            "honored",
            HOST,
            Cancel(),
            kinds=("dishonored", "tainted", "bow", "straighten", "remove"),
            given=OfSort("ring"),
            cost=Sacrifice(THIS),
        ),
        attaches=CHARACTER & MINE,
    ),
    card(
        "16-spell-scroll",
        While(BearerIs(PARTICIPATING & IN_ITS_ELEMENT), Bonus("political", 3, HOST)),
        Action(PutTo() >> Sacrifice(THIS), targets=(target(~CHARACTER & In("discard") & SHARES_TRAIT),)),
    ),
)

EVENTS: tuple[Card, ...] = (
    fight_event(
        "16-betrayed-vision", BecomeCopy(Bound("character"), until="conflict"), CONFLICT & Exists(SHUGENJA), SUPPORT,
        targets=(target(FIGHTERS & FOES, "character"), target(CHARACTER & ~UNIQUE & ~Named(("character",)))),
    ),
    fight_event(
        "16-centered-breath", Gets(USES, 1, until="round") + If(Played(1, "kiho"), AnotherAction()),
        targets=(target(FIGHTERS & Trait("monk")),),
    ),
    event("16-dance-of-chikusho-do", FillFor(2), SUPPORT, limit=max_per("round")),
    fight_event("16-defiance", both(Bid(OPPONENT)), CONFLICT & FewerCards(), targets=(target(CHARACTER),)),
    fight_event("16-elemental-inversion", ContestThat(), targets=(Target("ring", Rings()),)),
    fight_event(
        "16-exposed-secrets", Bow(), During("political"), targets=(target(FIGHTERS & UnderBid("political")),)
    ),
    fight_event(
        "16-jade-strike", SPENT + If(ThatIs(TAINTED), RemoveFate(1)), CONFLICT & Exists(SHUGENJA),
        targets=(target(FIGHTERS & WITH_STATUS),),
    ),
    fight_event(
        "16-masashigi-s-sacrifice",
        Gain(Cannot("bow in resolution", THIS), Cards(CHARACTER & DEFENDING), "conflict"), CONFLICT, SUPPORT,
        cost=Choose(Cards(CHARACTER & MINE & WITH_STATUS), Sacrifice(Bound("character")), name="character"),
    ),
    event("16-soshi-s-memory", SearchTop(Count(SHUGENJA), chosen=True), targets=(A_PLAYER,)),
    event(
        "16-unveiled-corruption", DownToYours(),
        cost=Choose(Cards(PROVINCE & ~BROKEN & MINE), Taint(Bound("province")), name="province"),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card(
        "16-revered-bonsho",
        forced_reaction(
            "remove", Cards(CHARACTER), SpreadOverRings(HowMuch()), given=InPhase("fate") & TO_THE_BANK, limit=None
        ),
    ),
    card(
        "16-shiro-yogo",
        Action(
            Gain(Cannot("trigger", THIS), until="phase"), cost=Bow(THIS), targets=(target(CHARACTER & DISHONORED),)
        ),
    ),
    card(
        "16-third-tower",
        reaction(
            "declare", Cards(PROVINCE & MINE & ~Containing(HOLDING & Trait("kaiu-wall"))), TakeHonor(1, THAT_PLAYER),
            limit=None,
        ),
    ),
)  # fmt: skip
