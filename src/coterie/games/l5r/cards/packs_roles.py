"""Roles of a clan: influence for the cards of that clan alone."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.words.standing import Backs

CLANS = {"08": "phoenix", "15": "scorpion", "17": "unicorn", "18": "crane", "25": "dragon", "26": "crab", "27": "lion"}
ROLES: tuple[Card, ...] = tuple([card(f"{pack}-support-of-the-{clan}", Backs(clan)) for pack, clan in CLANS.items()])
