"""The Phoenix of the Core Set."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, target
from coterie.games.l5r.words.abilities import Action, interrupt, max_per, reaction, would
from coterie.games.l5r.words.amounts import ClaimedRings
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, RemoveFate
from coterie.games.l5r.words.conditions import (
    AT_THIS,
    CONFLICT,
    UNOPPOSED,
    Aims,
    AttackedOften,
    Claimed,
    During,
    InPhase,
    MoreGlory,
    ThisIs,
)
from coterie.games.l5r.words.conflicts import HoldOff, SwitchType
from coterie.games.l5r.words.filters import (
    ATTACKING,
    CHARACTER,
    ITSELF,
    PARTICIPATING,
    Printed,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import Draw, TakeFate, TakeHonor
from coterie.games.l5r.words.rings import BarRing, ResolveFreeRings, Rings, SwitchContested, SwitchRings, TakeRing
from coterie.games.l5r.words.standing import PRIDE, SINCERITY, Element, Keyword
from coterie.games.l5r.words.zones import Discarded
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Target
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne

SHUGENJA = Trait("shugenja")
MY_SHUGENJA = Cards(SHUGENJA & CHARACTER & MINE)
ALL_CLAIMED = ClaimedRings("any")

CHARACTERS: tuple[Card, ...] = (
    card(
        "01-adept-of-the-waves",
        Action(Gain(Keyword("covert", given=During(element="water")), until="phase"), targets=(target(CHARACTER),)),
    ),
    card("01-asako-diplomat", reaction("win", THIS, ChooseOne((Honor(), Dishonor())), targets=(target(CHARACTER),))),
    card(
        "01-fearsome-mystic",
        While(During(element="air"), Bonus("glory", 2, THIS)),
        Action(
            RemoveFate(1, Cards(CHARACTER & PARTICIPATING & THEIRS & Weaker("glory", ITSELF))),
            given=ThisIs(PARTICIPATING),
        ),
    ),
    card(
        "01-isawa-atsuko",
        Action(
            both(1, Cards(CHARACTER & PARTICIPATING & MINE)) + both(-1, Cards(CHARACTER & PARTICIPATING & THEIRS)),
            given=During(element="void"),
        ),
    ),
    card(
        "01-isawa-masahiro",
        Action(
            Discarded(), given=During(element="fire"), cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Printed(2)),),
        ),
    ),
    card("01-ishiken-initiate", Bonus("military", ALL_CLAIMED, THIS), Bonus("political", ALL_CLAIMED, THIS)),
    card(
        "01-meddling-mediator",
        Action(ChooseOne((TakeFate(1), TakeHonor(1))), given=AttackedOften(2)),
    ),
    card("01-naive-student", SINCERITY),
    card(
        "01-radiant-orator",
        Action(
            MoveHome(), given=ThisIs(PARTICIPATING) & MoreGlory(), targets=(target(CHARACTER & PARTICIPATING & FOES),)
        ),
    ),
    card("01-seeker-of-knowledge", Element("air", ThisIs(ATTACKING))),
    card("01-serene-warrior"),
    card("01-shiba-peacemaker", Cannot("participate as attacker", THIS)),
    card(
        "01-shiba-tsukune", interrupt("end", EVERYBODY, ResolveFreeRings(2), given=InPhase("conflict")),
    ),
    card("01-shiba-yojimbo", would("initiate", Cards(), Cancel(), given=Aims(SHUGENJA & CHARACTER & MINE))),
    card(
        "01-solemn-scholar",
        Action(Bow(), given=CONFLICT & Claimed("earth"), targets=(target(CHARACTER & ATTACKING),)),
    ),
)  # fmt: skip

ATTACHMENTS: tuple[Card, ...] = (
    card("01-grasp-of-earth", Action(HoldOff(), given=CONFLICT, cost=Bow(THIS)), attaches=SHUGENJA & CHARACTER & MINE),
    card("01-magnificent-kimono", *[Grants(each, HOST) for each in PRIDE]),
    card("01-pacifism", Cannot("participate in military", HOST), given=~CONFLICT),
)

EVENTS: tuple[Card, ...] = (
    event("01-against-the-waves", ChooseOne((Bow(), Straighten())), targets=(target(SHUGENJA & CHARACTER & MINE),)),
    answer_event("01-display-of-power", "reaction", "lose", YOU, TakeRing(), given=UNOPPOSED),
    event("01-know-the-world", SwitchRings()),
    fight_event(
        "01-supernatural-storm", both(Count(MY_SHUGENJA)), CONFLICT & Exists(MY_SHUGENJA),
        targets=(target(CHARACTER & PARTICIPATING),),
    ),
    event("01-way-of-the-phoenix", BarRing("ring"), targets=(Target("ring", Rings()),), limit=max_per("phase")),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    card("01-forgotten-library", reaction("begin", EVERYBODY, Draw(1), given=InPhase("draw"))),
    card("01-isawa-mori-seido", Action(Gets("glory", 2, until="phase"), cost=Bow(THIS), targets=(target(CHARACTER),))),
    card(
        "01-kuroi-mori", Action(ChooseOne((SwitchContested(), SwitchType())), given=AT_THIS), can_be_stronghold=False
    ),
)  # fmt: skip
