"""Vampires. Most stand in the table with all that they are; here is what the others do besides."""

from __future__ import annotations

from collections import Counter

from coterie.games.vtes.cards.definition import Card, slug, vampire
from coterie.games.vtes.cards.tables import CryptFacts, crypt
from coterie.games.vtes.words.modes import Can
from coterie.games.vtes.words.politics import GainVotes
from coterie.games.vtes.words.selves import ME, Asks
from coterie.games.vtes.words.striking import Dodge
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import In
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Discard
from coterie.words.effects import Choose
from coterie.words.standing import Standing

ONCE_A_COMBAT = Limit("combat")

# What vampires do besides what the table says, by their ids.
TEXTS: dict[str, tuple[Standing, ...]] = {
    "201529": (
        Can(GainVotes(1), cost=Choose(Cards(In("hand") & Asks("dom")), Discard()), when=("poll",)),
    ),  # Alexa Draper
    "201547": (Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),),  # Flávio Gonçalves
    "201570": (Trigger("reaction", "passes", ME, Straighten(ME)),),  # Sybren van Oosten
}
IMBUED = "Imbued"


def refused(facts: CryptFacts) -> str:
    """Return why a crypt card is not played here, "" if it is: imbued are refused by name, others wait for their text."""
    if facts.type == IMBUED:
        return f"{facts.name} is an imbued; these are not played here."
    if facts.advanced:
        return f"{facts.name} is an advanced vampire; these are not playable yet."
    if facts.says and facts.id not in TEXTS:
        return f"{facts.name} has a text that is not playable yet."
    return ""


def _all() -> tuple[Card, ...]:
    times = Counter(slug(each.name) for each in crypt().values())
    found = []
    for each in crypt().values():
        if not refused(each):
            plain = slug(each.name)
            face = plain if times[plain] == 1 else f"{plain}-g{each.group.lower()}" + ("-adv" if each.advanced else "")
            found.append(vampire(each, *TEXTS.get(each.id, ()), face=face))
    return tuple(found)


CRYPT = _all()
