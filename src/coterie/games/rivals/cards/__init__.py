"""The cards of Rivals, by set and kind.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| checklist, listing | which cards there are, and how they are looked for |
| core_vampires, core_attacks, core_actions, core_places, core_city | the Core Set |
"""

from __future__ import annotations

from coterie.games.rivals.cards.core_actions import ACTIONS
from coterie.games.rivals.cards.core_attacks import ATTACKS, REACTIONS
from coterie.games.rivals.cards.core_city import SAN_FRANCISCO
from coterie.games.rivals.cards.core_places import AGENDAS, HAVENS
from coterie.games.rivals.cards.core_vampires import VAMPIRES
from coterie.games.rivals.cards.definition import Card

CORE = (*AGENDAS, *HAVENS, *VAMPIRES, *ATTACKS, *REACTIONS, *ACTIONS, *SAN_FRANCISCO)
CARDS: dict[str, Card] = {card.face: card for card in CORE}
