"""The wraith tokens of Shadows & Shrouds. Two are known by example, the others can be told by players who have them."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card
from coterie.games.rivals.numbers import BP, DAMAGE, INFLUENCE, INTEL, MENTAL, PHYSICAL, SECRECY, SHIELD, SOCIAL
from coterie.games.rivals.words.wraiths import Lend, lending
from coterie.words.cards.abilities import Plays


def token(number: str) -> Card:
    """Return the token that gives 1 of a number."""
    name = f"Wraith, +1 {number}"
    face = f"wraith-{number.lower()}"
    return Card(
        f"sas-{face}", name, "wraith", ("wraith",), face=face, plays=Plays(does=Lend(number)), abilities=lending(number)
    )


WRAITHS: tuple[Card, ...] = tuple(
    [token(number) for number in (PHYSICAL, SOCIAL, MENTAL, SHIELD, INTEL, INFLUENCE, SECRECY, DAMAGE, BP)]
)
MORE_TOKENS = tuple([card.face for card in WRAITHS])
TOKENS = MORE_TOKENS[:6]  # a table with other ones says so in the set-up
