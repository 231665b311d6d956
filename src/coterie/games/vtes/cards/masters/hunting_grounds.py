"""Masters: hunting grounds."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import ON_IT
from coterie.games.vtes.cards.masters.habits import hunting_ground
from coterie.games.vtes.numbers import ANARCH, LAIBON
from coterie.games.vtes.words.feeding import FeedHere, FeedMany, FeedOldest
from coterie.games.vtes.words.gatherings import Mend
from coterie.games.vtes.words.permanents import PutInPlay
from coterie.games.vtes.words.selves import ALLY, OfClan, OfPath, OfSect, Trait
from coterie.games.vtes.words.uses import Can
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters
from coterie.words.cards.filters import FOES, MINE, With
from coterie.words.cards.groups import THIS, Cards
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne
from coterie.words.picking import Choose

GROUNDS_OF_OTHERS = Cards(Trait("hunting ground") & ~Trait("derivative") & FOES)
OWN_DEAD = ALLY & MINE & (Trait("wraith") | Trait("zombie"))


def ground(name: str) -> Card:
    """Return a plain hunting ground."""
    ability = Can(FeedHere(1), when=("unlock",), limit=ONCE_A_TURN)
    return card(name, plain(PutInPlay()), abilities=(ability,), traits=("hunting ground",))


CARDS: tuple[Card, ...] = (
    hunting_ground("Academic Hunting Ground"),
    *[
        ground(f"{name} Hunting Ground")
        for name in (
            "Amusement Park",
            "Base",
            "Campground",
            "Corporate",
            "Fetish Club",
            "Institution",
            "Morgue",
            "Port",
            "Shanty Town",
            "University",
        )
    ],
    hunting_ground("Asylum Hunting Ground"),
    hunting_ground("Biotech Company Hunting Ground"),
    card(
        "Burial Site Hunting Ground",
        plain(PutInPlay()),
        abilities=(
            Can(
                ChooseOne((FeedHere(1, OfPath("Death and the Soul")), Choose(Cards(OWN_DEAD), Mend(1)))),
                when=("unlock",),
                limit=ONCE_A_TURN,
            ),
        ),
        traits=("hunting ground",),
    ),
    card(
        "Gurchon Hall",
        plain(PutInPlay()),
        abilities=(Can(FeedOldest(1, most=2), when=("unlock",), limit=ONCE_A_TURN),),
        traits=("hunting ground",),
    ),
    card(
        "Jungle Hunting Ground",
        plain(PutInPlay()),
        abilities=(
            Can(PutCounters("counter", 1, THIS), cost=Bow(THIS), when=("unlock",), given=~AtLeast(ON_IT, 3)),
            Can(
                FeedHere(ON_IT, OfSect(LAIBON)) >> RemoveCounters("counter", ON_IT, THIS),
                cost=Bow(THIS),
                when=("unlock",),
                given=AtLeast(ON_IT, 1),
            ),
        ),
        traits=("hunting ground",),
    ),
    hunting_ground("Library Hunting Ground"),
    hunting_ground("Palace Hunting Ground", OfClan("Guruhi") & With("blood")),
    hunting_ground("Park Hunting Ground"),
    card(
        "Poacher's Hunting Ground",
        plain(PutInPlay()),
        abilities=(
            Can(FeedMany(1, OfSect(ANARCH), most=Count(GROUNDS_OF_OTHERS)), when=("unlock",), limit=ONCE_A_TURN),
        ),
        traits=("hunting ground", "derivative"),
    ),
    hunting_ground("Political Hunting Ground"),
    hunting_ground("Slum Hunting Ground"),
    hunting_ground("Society Hunting Ground"),
    hunting_ground("Temple Hunting Ground"),
    hunting_ground("Underworld Hunting Ground"),
    hunting_ground("Uptown Hunting Ground"),
    hunting_ground("Warzone Hunting Ground"),
    hunting_ground("Zoo Hunting Ground"),
)
