"""The Elemental Cycle: cards that replace what would happen, and attachments that give abilities."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.words.abilities import Action, reaction, would
from coterie.games.l5r.words.characters import MoveHome, MoveIn
from coterie.games.l5r.words.conditions import During, Honorable, ThisIs
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    CHARACTER,
    ITS_BEARER,
    PARTICIPATING,
    UNIQUE,
    AttachedTo,
    Named,
    OfClan,
    Trait,
)
from coterie.games.l5r.words.players import GainFate
from coterie.games.l5r.words.standing import ANCESTRAL, ONE_EACH, RESTRICTED
from coterie.games.l5r.words.zones import SearchTop
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, MINE, OTHER, READY
from coterie.words.cards.groups import HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Cannot, Grants
from coterie.words.effects import IfYouDo
from coterie.words.groups import Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
CHAMPION = ThisIs(Trait("champion"))

CARDS: tuple[Card, ...] = (
    card(
        "09-ancient-master",
        reaction("attack", HOST, SearchTop(5, Trait("kiho") | Trait("tattoo")), kinds=("defend",), where="attached"),
        as_attachment=True,
    ),
    card("10-adopted-kin", ONE_EACH, Grants(ANCESTRAL, Cards(OTHER & ATTACHMENT & AttachedTo(ITS_BEARER)))),
    card(
        "12-asako-azunami",
        would(
            "ring", YOU,
            Instead(
                Choose(Cards(READY & CHARACTER), Bow(Bound("one")), least=0, name="one")
                + Choose(Cards(BOWED & CHARACTER & ~Named(("one",))), Straighten(), least=0)
            ),
            given=OfSort("water"),
        ),
    ),
    card(
        "12-ikebana-artisan",
        would("lose honor", YOU, IfYouDo(Cancel(), GainFate(-1)), given=OfSort("unopposed"), limit=None),
    ),
    card(
        "12-ofushikai", ANCESTRAL, RESTRICTED,
        Grants(
            Action(
                MoveHome() + Gain(Cannot("participate as attacker", THIS), until="phase"),
                given=ThisIs(PARTICIPATING) & CHAMPION, targets=(target(FIGHTERS),),
            )
        ),
        attaches=UNIQUE & OfClan("phoenix") & CHARACTER & MINE,
    ),
    card(
        "13-matsu-mitsuko",
        Action(MoveIn(), given=During("military") & Honorable(), targets=(target(CHARACTER & MINE),)),
    ),
)  # fmt: skip
