"""Packs of one clan each: what is left of them."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, target
from coterie.games.l5r.words.abilities import Action, max_per, reaction
from coterie.games.l5r.words.characters import Honor, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import CAME_IN, HonorWithin
from coterie.games.l5r.words.conditions import (
    CONFLICT,
    BearerIs,
    During,
    Honorable,
    MoreGlory,
    ThatIs,
    ThisIs,
    YouAttack,
)
from coterie.games.l5r.words.conflicts import BaseBecomes, ResolveRing
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    HOLDING,
    HONORED,
    PARTICIPATING,
    PROVINCE,
    WHOLE,
    WITHOUT_FATE,
    Printed,
    Trait,
)
from coterie.games.l5r.words.matching import Titled
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import YOUR_TEAM, GainHonor
from coterie.games.l5r.words.rings import SpendToRing
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.shadow.wanting import UpToTimes
from coterie.games.l5r.words.standing import RESTRICTED, Keyword, NoAttachments, OpenProvinces
from coterie.games.l5r.words.zones import Discarded, ReturnCards, Sacrifice, SearchTop
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants
from coterie.words.conditions import Exists
from coterie.words.effects import If, Pay, Repeat
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)

SCHEMERS: tuple[Card, ...] = (
    card("15-alibi-artist", Action(SearchTop(2, rest="bottom"), given=HonorWithin(6))),
    card(
        "15-asako-maezawa", Action(BaseBecomes("political", 2), given=HERE & MoreGlory(), targets=(target(FIGHTERS),))
    ),
    card("15-ignoble-enforcers", reaction("play", THIS, UpToTimes(3, Pay(GainHonor(-1), PlaceFate(1, THIS))))),
    card("17-kakita-ryoku", reaction("begin", EVERYBODY, Honor(), given=YouHaveFavor(), targets=(target(CHARACTER),))),
    card("18-daidoji-uji", OpenProvinces(ThisIs(HONORED))),
)  # fmt: skip

SEEKERS: tuple[Card, ...] = (
    card(
        "25-asahina-maeko",
        Action(Gain(Bonus("cost", 1, Cards(ANYWHERE)), Cards(PROVINCE & ATTACKED), "conflict"), given=CONFLICT),
    ),
    card(
        "25-austere-exemplar",
        Action(
            Repeat(3, AnotherAction()), given=ThisIs(ATTACKING), cost=SpendToRing(1), limit=max_per("conflict")
        ),
    ),
    card(
        "25-elegant-tessen", RESTRICTED,
        reaction("attach", THIS, Straighten(HOST), given=CAME_IN & BearerIs(Printed(2))),
    ),
    card(
        "25-togashi-acolyte",
        reaction("plays", YOU, both(1, HOST), given=BearerIs(PARTICIPATING), where="attached", limit=None),
        as_attachment=True,
    ),
)  # fmt: skip

DEFENDERS: tuple[Card, ...] = (
    card(
        "26-kaiu-siege-force", NoAttachments(),
        Action(Straighten(THIS), cost=Choose(Cards(HOLDING & MINE), ReturnCards(to="bottom"))),
    ),
    card(
        "26-kansen-haunt",
        reaction(
            "claim", YOUR_TEAM, ResolveRing(), given=YouAttack("defender") & Honorable(more=False), cost=GainHonor(-2)
        ),
    ),
    card(
        "26-subterranean-guile",
        Grants(Keyword("covert", given=During("military") & Exists(Cards(HOLDING & MINE & WHOLE)))),
    ),
    card(
        "26-yogo-asami", Cannot("be targeted", Cards(CHARACTER & Titled("Bayushi Kachiko")), Cards(ANYWHERE & FOES)),
        Action(Gets("military", -2, until="conflict"), given=HERE, cost=Bow(THIS), targets=(target(FIGHTERS),)),
    ),
    answer_event(
        "27-embrace-death", "reaction", "lose", Cards(Trait("bushi") & CHARACTER & MINE),
        If(ThatIs(WITHOUT_FATE), Discarded(), RemoveFate(1)), given=OfSort("attacker"), cost=Sacrifice(IT),
        targets=(target(CHARACTER & THEIRS),),
    ),
)  # fmt: skip
