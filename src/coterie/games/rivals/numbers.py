"""The numbers of a character, of a turn and of the set-up."""

from __future__ import annotations

from coterie.games.rivals.state import Rivals

PHYSICAL, SOCIAL, MENTAL, RANGED = "physical", "social", "mental", "ranged"
ATTRIBUTES = (PHYSICAL, SOCIAL, MENTAL)
SORTS = (*ATTRIBUTES, RANGED)  # of attacks
DISCIPLINES = (
    "animalism", "auspex", "blood sorcery", "celerity", "dominate", "fortitude", "obfuscate", "oblivion", "potence",
    "presence", "protean", "thin-blood alchemy",
)  # fmt: skip
BP, SECRECY, INTEL, INFLUENCE = "BP", "Secrecy", "Intel", "Influence"
DAMAGE, SHIELD, SLOTS = "damage", "shield", "attachments"  # of a character during an attack; how much may hang on it
AGAINST = "Intel against"  # of a character against a seat: the target is the pair
SHARED_MENDING = "shared mending"  # of a character: its party may mend instead of what burning a Mortal gives
NUMBERS = (*ATTRIBUTES, *DISCIPLINES, BP, SECRECY, INTEL, INFLUENCE, DAMAGE, SHIELD, SLOTS)

ACTIONS = 2  # of a turn (RR-4.2)
DRAWN = 2  # cards at the end of a turn (RR-4.3)
GOAL = 13  # Agenda (RR-19)
LIMIT = 3  # attachments of a character (RR-1)
OPENING = (4, 1)  # Library and Faction cards of the first hand (RR-2)
CITY_EVENTS_OUT = 4  # Events that are removed from the City Deck (RR-2)


def stat(s: Rivals, piece: int, number: str) -> int:
    """Return a number of a card with all that changes it."""
    return s.game.number(s, number, piece)
