"""The Inheritance Cycle: attachments, events, holdings and provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, max_per, reaction
from coterie.games.l5r.words.anyone import MillTop
from coterie.games.l5r.words.characters import Dishonor, Honor, LoseStatus, MoveHome, MoveIn
from coterie.games.l5r.words.choosing import SeeHand
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, BearerIs, Claimed, During, Honorable, ThatIs
from coterie.games.l5r.words.conflicts import BaseBecomes
from coterie.games.l5r.words.duelling import HasDuelled
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    AttachedTo,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import Touched
from coterie.games.l5r.words.players import DiscardChosen, Draw
from coterie.games.l5r.words.provinces import TurnDown
from coterie.games.l5r.words.ringing import ReturnRing
from coterie.games.l5r.words.standing import LIMITED, RESTRICTED, GivesTrait
from coterie.games.l5r.words.targets import AnyNumber, Chosen, Within
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, PutTo, ReturnCards, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import Bound

BUSHI, COURTIER, IMPERIAL = Trait("bushi"), Trait("courtier"), Trait("imperial")
FIGHTERS = CHARACTER & PARTICIPATING
BY_FOES = Cards(ANYWHERE & FOES)
ALL_OF_MINE = Cards(CHARACTER & IMPERIAL & MINE)
BATTLE = BaseBecomes("military", 2, what=Chosen("those"))
HARD = Gain(Cannot("be lowered: military", THIS), until="conflict") + Gain(
    Cannot("be lowered: political", THIS), until="conflict"
)

ATTACHMENTS: tuple[Card, ...] = (
    card(
        "19-adorned-barcha", LIMITED, RESTRICTED,
        Action(
            Bow() + MoveIn(HOST), given=During("military") & ~BearerIs(PARTICIPATING), targets=(target(FIGHTERS),)
        ),
        attaches=CHARACTER & UNIQUE & MINE,
    ),
    card(
        "19-blade-of-10-000-battles", LIMITED, RESTRICTED,
        reaction("win", HOST, PutTo(), given=Honorable(), targets=(target(In("discard")),)),
        attaches=CHARACTER & UNIQUE & MINE,
    ),
    card("20-a-new-name", Grants(GivesTrait("bushi")), Grants(GivesTrait("courtier"))),
    card("21-sharpen-the-mind", Action(both(3, HOST), given=CONFLICT, cost=DiscardChosen(1))),
    card(
        "21-stride-the-waves",
        Action(
            If(BearerIs(PARTICIPATING), MoveHome(HOST), MoveIn(HOST)), given=CONFLICT & Claimed("water"),
            limit=once("round", 2),
        ),
        attaches=CHARACTER & MINE,
    ),
    card("22-sharpened-tsuruhashi", interrupt("leave", HOST, ReturnCards(THIS), given=OfSort("sacrifice"))),
    card(
        "23-erudite-prestige",
        reaction("plays", YOU, Gets("political", 1, HOST, "conflict"), given=BearerIs(PARTICIPATING), limit=None),
        attaches=CHARACTER & COURTIER,
    ),
    card(
        "23-fan-of-command",
        Action(Straighten(), given=BearerIs(PARTICIPATING), targets=(target(FIGHTERS & BUSHI),)),
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    fight_event(
        "19-a-perfect-cut",
        Gets("military", 2, until="conflict") + Gain(forced_reaction("win", THIS, Honor(THIS), limit=None), until="conflict"),
        During("military"), targets=(target(FIGHTERS & BUSHI),),
    ),
    answer_event(
        "19-false-loyalties", "reaction", "win", EACH_FOE, MoveHome(Bound("winner")) + MoveIn(),
        given=Honorable(more=False), targets=(target(FIGHTERS & FOES, "winner"), target(CHARACTER & AT_HOME & FOES)),
    ),
    fight_event(
        "19-give-no-ground", Gets("military", 2, until="conflict") + HARD, During("military"),
        targets=(target(CHARACTER & DEFENDING & MINE),),
    ),
    fight_event("19-purity-of-spirit", Honor() + AtEnd("conflict", LoseStatus()), targets=(target(FIGHTERS & BUSHI),)),
    answer_event("20-earth-becomes-sky", "reaction", "straighten", Cards(CHARACTER & FOES), Bow(IT)),
    fight_event(
        "20-forebearer-s-echoes", PutIntoPlay(conflict=True) >> AtEnd("conflict", ReturnCards(to="bottom")),
        During("military"), targets=(target(CHARACTER & In("fallen")),),
    ),
    fight_event(
        "20-fury-of-the-damned", BATTLE + AtEnd("conflict", Sacrifice(Chosen("those"))),
        targets=(AnyNumber("those", Cards(FIGHTERS & BUSHI & MINE)),),
    ),
    event(
        "20-unfulfilled-duty", Straighten(Chosen("those")),
        targets=(Within("those", Cards(BOWED & CHARACTER & WITHOUT_FATE), most=99, total=6),),
    ),
    fight_event("21-ujik-tactics", Gets("military", 1, Cards(CHARACTER & ~UNIQUE & MINE), "conflict")),
    fight_event(
        "22-rising-stars-kata",
        If(
            ThatIs(HasDuelled("win")), Gets("military", 5, until="conflict"), Gets("military", 3, until="conflict")
        ),
        targets=(target(FIGHTERS & UNIQUE),), limit=max_per("conflict"),
    ),
    fight_event("22-unspoken-etiquette", Dishonor(Cards(FIGHTERS & ~COURTIER)), During("political")),
    fight_event(
        "23-deduction", Bow(), During("political"), cost=ReturnRing(), targets=(target(FIGHTERS & Printed(3)),)
    ),
    answer_event(
        "23-outflank", "reaction", "reveal", Cards(PROVINCE & FOES), Gain(Cannot("defend", THIS), until="conflict"),
        given=CONFLICT, targets=(target(CHARACTER & ~UNIQUE),), limit=max_per("conflict"),
    ),
    fight_event(
        "24-cloak-of-night",
        Gets("glory", 3, until="conflict") + Gain(Cannot("be targeted", THIS, BY_FOES), until="conflict"),
        CONFLICT & Exists(Cards(CHARACTER & Trait("shugenja") & MINE)), targets=(target(FIGHTERS),),
    ),
    answer_event(
        "24-mantra-of-air", "reaction", "declare", EACH_FOE, Honor() + Draw(1), given=OfSort("air"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("19-scene-of-the-crime", reaction("reveal", THIS, SeeHand(discards=False))),
    card("20-untamed-steppe", Action(TurnDown(), given=AT_THIS, targets=(target(PROVINCE & OTHER & ~BROKEN),))),
    card(
        "21-into-the-forbidden-city",
        Action(Discarded(), given=AT_THIS, targets=(target(ATTACHMENT & AttachedTo(CHARACTER & ATTACKING)),)),
    ),
    card("22-licensed-quarter", reaction("win", YOU, MillTop(1), limit=None)),
    card("23-petal-village-estate", Bonus("military", 1, ALL_OF_MINE), Bonus("political", 1, ALL_OF_MINE)),
    card(
        "23-smuggler-s-cove",
        Action(If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), given=AT_THIS, targets=(target(CHARACTER & MINE),)),
    ),
)  # fmt: skip
