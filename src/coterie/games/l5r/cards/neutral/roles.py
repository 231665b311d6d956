"""Neutral roles."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.words.abilities import reaction
from coterie.games.l5r.words.conditions import During
from coterie.games.l5r.words.filters import PROVINCE, OfElement
from coterie.games.l5r.words.players import GainFate
from coterie.games.l5r.words.standing import Backs
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import YOU, Cards

IN_ORDER = ("air", "earth", "fire", "void", "water")
CLANS = {"08": "phoenix", "15": "scorpion", "17": "unicorn", "18": "crane", "25": "dragon", "26": "crab", "27": "lion"}


def keeper(element: str) -> Card:
    """Return the Keeper role of an element."""
    won = OfSort("defender") & During(element=element)
    return card(f"01-keeper-of-{element}", reaction("win", YOU, GainFate(1), given=won))


def seeker(element: str) -> Card:
    """Return the Seeker role of an element."""
    return card(f"01-seeker-of-{element}", reaction("reveal", Cards(PROVINCE & OfElement(element) & MINE), GainFate(1)))


CARDS: tuple[Card, ...] = (
    *[keeper(element) for element in IN_ORDER],
    *[seeker(element) for element in IN_ORDER],
    *[card(f"{pack}-support-of-the-{clan}", Backs(clan)) for pack, clan in CLANS.items()],
)  # fmt: skip
