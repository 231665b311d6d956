"""The cards of Legend of the Five Rings, by clan and type.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| facts | what is printed besides the texts: a data file |
| collection | what players own outside the game |
| listing | how cards are looked for, and how many of each set are there |
| needs | what the cards would need that are not there yet: a data file |
| habits | what cards of several clans have in common |
| crab, crane, dragon, lion, phoenix, scorpion, unicorn | the cards of a clan, by type |
| neutral | the cards that belong to no clan |
| shadow | the deck of the Shadowlands, as it is played by rule |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from coterie.games.l5r.cards.definition import TOKEN, Card
from coterie.words.cards.collecting import collected

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "neutral", "shadow")

CARDS: dict[str, Card] = collected(__name__, CLANS, Card, (TOKEN,))
