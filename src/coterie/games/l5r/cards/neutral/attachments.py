"""Neutral attachments."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.cards.habits import COURTIER, SHUGENJA
from coterie.games.l5r.words.abilities import Action, reaction, would
from coterie.games.l5r.words.cheaper import CheaperOn
from coterie.games.l5r.words.comparing import CAME_IN
from coterie.games.l5r.words.conditions import CONFLICT, Aims, BearerIs, InPhase
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    BROKEN,
    CHARACTER,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    AttachedTo,
    Printed,
)
from coterie.games.l5r.words.players import Draw
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.searching import Arrange
from coterie.games.l5r.words.sites import SITE, LiesHere
from coterie.games.l5r.words.standing import ONE_BATTLEFIELD, RESTRICTED, RoleElement
from coterie.games.l5r.words.zones import Sacrifice, SearchTop
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Blanks, Grants
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne

CARDS: tuple[Card, ...] = (
    card("01-cloud-the-mind", Blanks("printed", HOST), given=Exists(Cards(CHARACTER & SHUGENJA & MINE))),
    card(
        "17-compass",
        reaction(
            "reveal", Cards(PROVINCE & FOES), ChooseOne((Arrange(3, below=True), Arrange(3, "dynasty", below=True))),
            given=CONFLICT & BearerIs(PARTICIPATING),
        ),
    ),
    card("37-curse-of-misfortune", Grants(RESTRICTED, Cards(OTHER & ATTACHMENT & AttachedTo(ITS_BEARER)))),
    card(
        "25-elegant-tessen", RESTRICTED,
        reaction("attach", THIS, Straighten(HOST), given=CAME_IN & BearerIs(Printed(2))),
    ),
    card(
        "29-field-of-ruin", ONE_BATTLEFIELD, CheaperOn(SITE & BROKEN),
        reaction("begin", EVERYBODY, DiscardThere(Cards(LiesHere())), given=InPhase("conflict")), attaches=SITE,
    ),
    card("01-fine-katana", RESTRICTED),
    card(
        "02-finger-of-jade",
        would("initiate", Cards(ANYWHERE), Cancel(), given=Aims(ITS_BEARER), cost=Sacrifice(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card("25-four-temples-advisor", RESTRICTED, reaction("pool", YOU, Draw(1), given=OfSort("from ring"), limit=None)),
    card("01-ornate-fan", RESTRICTED),
    card("04-tattered-missive", Action(SearchTop(5, shown=True), cost=Bow(HOST)), attaches=CHARACTER & COURTIER & MINE),
    card("16-unveiled-destiny", RoleElement(BearerIs(ATTACKING))),
)  # fmt: skip
