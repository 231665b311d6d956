"""What each kind of event changes on the table of Rivals, and the few other functions that change it.

| module | what it changes |
|---|---|
| tokens | Blood, Prestige, Agenda, tokens without a colour |
| damage | damage, and defeat without it |
| falling | who has no Blood left |
| causes | nothing: how the log tells of a change and the card that it comes from |
| places | where cards lie |
| told | nothing: what others hear of |
| seats | whose turn it is, who is out |
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.atoms import damage, places, seats, tokens, told
from coterie.kernel.events import Atom
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS

ATOMS: Mapping[str, Atom] = {**CARD_ATOMS, **tokens.ATOMS, **damage.ATOMS, **places.ATOMS, **told.ATOMS, **seats.ATOMS}
