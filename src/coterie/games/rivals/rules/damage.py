"""9.1 Damage: what reduces it before it is taken, in attacks and elsewhere."""

from __future__ import annotations

from coterie.games.rivals.facts import blood, definition
from coterie.games.rivals.numbers import ATTRIBUTES, DAMAGE, SHIELD, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Event, about

AGGRAVATED, SUPERFICIAL = "aggravated", "superficial"
UNSHIELDED, UNRESISTED = "unshielded", "unresisted"  # shields, or attributes, do not lower it
TAGS = (AGGRAVATED, SUPERFICIAL, UNSHIELDED, UNRESISTED)


def dealt(s: Rivals, attacker: int, sort: str, printed: int) -> int:
    """Return the damage dealt by an attacker or reactor: its card's, its attribute, and modifiers (RR-9.1)."""
    attribute = stat(s, attacker, sort) if sort in ATTRIBUTES else 0
    return max(0, printed + attribute + stat(s, attacker, DAMAGE))


def lowered(s: Rivals, victim: int, sort: str, tags: tuple[str, ...], shield: int = 0) -> int:
    """Return by how much a character reduces damage: its attribute of that type, unless the damage is Aggravated, and its
    shields. The result can be negative, which increases the damage.

    Args:
        s: the state.
        victim: who takes it.
        sort: “physical”, “social”, “mental” or “ranged”.
        tags: some of `TAGS`.
        shield: what is printed on the victim's Reaction card.
    """
    by_attribute = sort in ATTRIBUTES and AGGRAVATED not in tags and UNRESISTED not in tags
    attribute = stat(s, victim, sort) if by_attribute else 0
    return attribute + (0 if UNSHIELDED in tags else shield + s.game.number(s, SHIELD, victim))


def packet(
    s: Rivals, victim: int, amount: int, sort: str, tags: tuple[str, ...], source: int, shield: int = 0
) -> Event:
    """Return the event of the damage that a character will take, reduced to no less than 0.

    Args:
        s: the state.
        victim: who takes it.
        amount: the damage dealt.
        sort: of which sort it is.
        tags: some of `TAGS`; “superficial” takes nobody below 1 Blood.
        source: the number of the card or character that deals it.
        shield: what is printed on the victim's Reaction card.
    """
    left = max(0, amount - lowered(s, victim, sort, tags, shield))
    return about(s, "damage", victim, left, detail=(sort, *tags), source=source)


def lowers(number: str, detail: tuple[str, ...]) -> bool:
    """Return whether a number reduces damage of a kind: a shield, or the attribute of its type (RR-9.1).

    Args:
        number: an attribute or the shield.
        detail: that of the damage: its sort, then some of `TAGS`.
    """
    if number == SHIELD:
        return UNSHIELDED not in detail
    return number in ATTRIBUTES and number in detail and AGGRAVATED not in detail and UNRESISTED not in detail


def mortal_blood(s: Rivals, piece: int) -> int:
    """Return how much damage one attack must deal to defeat a Mortal (RR-9.1)."""
    return int(definition(s, piece).stats["blood"]) + blood(s, piece)
