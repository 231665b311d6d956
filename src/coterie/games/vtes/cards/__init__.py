"""The cards: facts as tables (`tables`), definitions of what their texts do, by type as the rules have them.

| module | what |
|---|---|
| tables | crypt.tsv and library.tsv |
| checklist, listing | how far the cards of each fixed deck are, and cards as they are looked for |
| definition | the shape of a card, and short ways to write one |
| habits | what cards of several types do alike |
| vampires, crypt | vampires, and what their texts say, by clan |
| masters | masters, by what becomes of them |
| actions, modifiers, combat | actions, action modifiers and combat cards, by Discipline |
| reactions, politics, equipment, allies, retainers, events | the other types |

A card with two types lies with the first of them. What these modules define is a card of the game: each `Card`, and each
`Card` in a tuple.
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.cards.definition import Card
from coterie.words.cards.collecting import collected

PARTS = (
    "vampires", "masters", "actions", "politics", "events", "modifiers", "reactions", "combat", "equipment", "allies",
    "retainers",
)  # fmt: skip
FACES: Mapping[str, Card] = collected(__name__, PARTS, Card)  # those of merged vampires as well, in no deck
CARDS: Mapping[str, Card] = {face: card for face, card in FACES.items() if not card.made}
