"""The cards of Rivals, by set and kind.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| checklist, listing | which cards there are, and how they are looked for |
| core_… | the Core Set |
| alchemy_… | Blood & Alchemy |
| wolf_… | Wolf & Rat |
| shrouds_… | Shadows & Shrouds |
| heart_… | The Heart of Europe |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card
from coterie.words.cards.collecting import collected

SETS = ("core", "alchemy", "wolf", "shrouds", "heart")  # how the modules of a set begin, in the order of the boxes

CARDS: dict[str, Card] = collected(__name__, __path__, SETS, Card)
