"""Neutral holdings."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.numbers import GLORY_COUNT
from coterie.games.l5r.words.abilities import Action, interrupt, reaction
from coterie.games.l5r.words.characters import MoveHome, MoveIn, PlaceFate
from coterie.games.l5r.words.conditions import CONFLICT, Honorable, ThatIs, YouAttack
from coterie.games.l5r.words.filters import CHARACTER, PARTICIPATING, Printed
from coterie.games.l5r.words.matching import ITS_PROVINCE
from coterie.games.l5r.words.players import YOUR_TEAM, Draw, GainHonor
from coterie.games.l5r.words.provinces import ShuffleBack
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import If

CARDS: tuple[Card, ...] = (
    card("16-audience-chamber", reaction("play", Cards(CHARACTER & MINE & Printed(least=4)), PlaceFate(1, IT))),
    card(
        "01-favorable-ground",
        Action(
            If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), given=CONFLICT, cost=Sacrifice(THIS),
            targets=(target(CHARACTER & MINE),),
        ),
    ),
    card("01-imperial-storehouse", Action(Draw(1), cost=Sacrifice(THIS))),
    card(
        "26-kansen-haunt",
        reaction(
            "claim", YOUR_TEAM, ResolveRing(), given=YouAttack("defender") & Honorable(more=False), cost=GainHonor(-2)
        ),
    ),
    card("03-miwaku-kabe", interrupt("break", ITS_PROVINCE, ShuffleBack(THIS))),
    card("16-proving-ground", reaction("win duel", Cards(CHARACTER & MINE), Draw(1), limit=once("round", 2))),
    card("05-the-imperial-palace", Bonus(GLORY_COUNT, 3, YOU)),
)  # fmt: skip
