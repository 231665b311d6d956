"""The cards of the primer, by kind. A seat's deck holds one of each.

| module | contents |
|---|---|
| definition | the shape of a card, and its text |
| recruits, attachments | cards that stay in play |
| events, answers | cards that are played once, as an action or as an answer |
"""

from __future__ import annotations

from coterie.games.primer.cards.answers import ANSWERS
from coterie.games.primer.cards.attachments import ATTACHMENTS
from coterie.games.primer.cards.definition import Card
from coterie.games.primer.cards.events import EVENTS
from coterie.games.primer.cards.recruits import RECRUITS
from coterie.words.cards.collecting import by_face

CARDS: dict[str, Card] = by_face((*RECRUITS, *ATTACHMENTS, *EVENTS, *ANSWERS), "the primer")
