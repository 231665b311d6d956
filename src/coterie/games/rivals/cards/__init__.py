"""The cards of Rivals, by set and kind.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| checklist, listing | which cards there are, and how they are looked for |
| core | the Core Set |
| alchemy | Blood & Alchemy |
| wolf | Wolf & Rat |
| shrouds | Shadows & Shrouds |
| heart | The Heart of Europe |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card
from coterie.words.cards.collecting import collected

SETS = ("core", "alchemy", "wolf", "shrouds", "heart")  # in the order of the boxes

CARDS: dict[str, Card] = collected(__name__, SETS, Card)
