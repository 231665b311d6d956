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
AGAINST = "Intel against"  # of a character: the target is (it, the seat that it goes against, who of that seat)
AS_MODIFIER = "BP of Influence Modifiers"  # of a seat: cards of its hand that need no more serve as such
TITLE_PRICE = "Influence for a Title"  # of a character with the name of a Title: what attaching it there takes
FEINT, LATE = "feint", "late type"  # of an attacker: it lays several cards and takes one back; it says the type late
POSSIBLE = "possible Intel"  # of a character: what it could still get for an attack
TOLL = "toll"  # what a player gives to attack somebody: the target is the pair
RECRUIT_COST = "recruit cost"  # of a seat: the Prestige that its next recruit costs
STASH = "stash"  # of a seat: whether Prestige on a card pays for abilities
PICKS = "wraith tokens picked"  # of a seat: whether it picks its wraith tokens
DRAW_INSTEAD = "draw instead"  # of a seat: whether a foe may draw where it would discard by its doing
NEED = "BP need"  # of a seat: by how much its Library cards need another BP
SHARED_MENDING = "shared mending"  # of a character: its party may mend instead of what burning a Mortal gives
FROM_HOME = "hunting from home"  # of a character: whether it attacks Mortals in The Streets from its Haven (D-240)
IGNORES = "ignoring Events"  # of a seat: whether it may ignore Events
NUMBERS = (*ATTRIBUTES, *DISCIPLINES, BP, SECRECY, INTEL, INFLUENCE, DAMAGE, SHIELD, SLOTS, NEED)

ACTIONS = 2  # of a turn (RR-4.2)
DRAWN = 2  # cards at the end of a turn (RR-4.3)
GOAL = 13  # Agenda (RR-19)
LEAST = -99  # how little damage and shield of a character can be
LIMIT = 3  # attachments of a character (RR-1)
OPENING = (4, 1)  # Library and Faction cards of the first hand (RR-2)
CITY_EVENTS_OUT = 4  # Events that are removed from the City Deck (RR-2)


def stat(s: Rivals, piece: int, number: str) -> int:
    """Return a number of a card with all that changes it."""
    return s.game.number(s, number, piece)
