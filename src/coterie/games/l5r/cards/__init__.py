"""The cards of Legend of the Five Rings, by set and clan.

| module | what |
|---|---|
| definition | the shape of a card, its text, and short ways to define each kind |
| facts | what is printed besides the texts: a data file |
| collection | what players own outside the game |
| listing | how cards are looked for, and how many of each set are there |
| needs | what the cards would need that are not there yet: a data file |
| core_… | the Core Set |
| imperial_… | the Imperial Cycle |
| void_… | Disciples of the Void |
| elemental_… | the Elemental Cycle |
| clan_… | Clan War |
| packs_… | packs of one clan each |
| inheritance_… | the Inheritance Cycle |
| dominion_… | the Dominion Cycle |
| temptations_… | the Temptations Cycle |
| cycles_… | cards of several cycles that share a mechanic |
| later_… | other sets |
| expansion_… | clan cards beside Under Fu Leng's Shadow |
| shadow_… | the deck of the Shadowlands, as it is played by rule |

What every other module defines is a card of the game: each `Card`, and each `Card` in a tuple.
"""

from __future__ import annotations

from coterie.games.l5r.cards.definition import TOKEN, Card
from coterie.words.cards.collecting import collected

SETS = (
    "core",
    "imperial",
    "void",
    "elemental",
    "clan",
    "packs",
    "cycles",
    "inheritance",
    "dominion",
    "temptations",
    "later",
    "expansion",
    "shadow",
)  # how the modules of a set begin

CARDS: dict[str, Card] = collected(__name__, __path__, SETS, Card, (TOKEN,))
