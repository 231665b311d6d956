"""The signs of Rivals as drawings of our own, for tables that can draw: one path each, 24 by 24, after nobody's logo."""

from __future__ import annotations

from coterie.words.cards.drawings import DISCIPLINES
from coterie.words.cards.drawings import LINES as DISCIPLINES_IN_LINES

# Drawn as a line; all others are filled.
LINES = ("mental", "ranged", "Secrecy", "Intel", "Influence", *DISCIPLINES_IN_LINES)

PATHS: dict[str, str] = {
    "hidden": "M15.500 2.300A10 10 0 1 0 21.700 15 8.200 8.200 0 0 1 15.500 2.300z",  # the back of a card
    # attributes and types of attacks
    "physical": "M5 9h3V6h3v3h1V5h3v4h1V6h3v9l-3 6H8l-4-6v-4z",
    "social": "M3 4h18v12h-9l-5 5v-5H3z",
    "mental": "M12 12a2 2 0 1 1 2 2 4.5 4.5 0 1 1 3-7.5 7 7 0 1 1-10 10",
    "ranged": "M12 5a7 7 0 1 0 .1 0zM12 1v7M12 16v7M1 12h7M16 12h7",
    # numbers
    "blood": "M12 1.8c3.8 5.2 7 8.9 7 13a7 7 0 0 1-14 0c0-4.1 3.2-7.8 7-13z",
    "prestige": "M6 3h12l4 6-10 12L2 9zM8.5 9h7L12 16z",
    "agenda": "M12 1.5l3.1 7 7.4.7-5.6 5 1.7 7.3-6.6-3.9-6.6 3.9 1.7-7.3-5.6-5 7.4-.7z",
    "BP": "M12 1.5l9.5 5.3v10.4L12 22.5l-9.5-5.3V6.8zM12 6c2.5 3.5 4 5.5 4 7.8a4 4 0 0 1-8 0C8 11.5 9.5 9.5 12 6z",
    "Secrecy": "M2 9c3 4.5 6.5 6 10 6s7-1.5 10-6M5 13l-2 3M19 13l2 3M12 15v4M8.5 14.5l-1 3.5M15.5 14.5l1 3.5",
    "Intel": "M10.5 3.5a7 7 0 1 0 .1 0zM15.5 15.5l6 6",
    "Influence": "M12 3v18M6 21h12M4 6h16M4 6l-3 8h6zM20 6l-3 8h6z",
    "damage": "M12 1l2.5 6L20 3.5l-3 6 6 2.5-6 2.5 3 6-5.5-3L12 23l-2.5-5.5-5.5 3 3-6L1 12l6-2.5-3-6L9.5 7z",
    "takes": "M12 1l2.5 6L20 3.5l-3 6 6 2.5-6 2.5 3 6-5.5-3L12 23l-2.5-5.5-5.5 3 3-6L1 12l6-2.5-3-6L9.5 7z",
    "shield": "M12 1.5l9 3v7c0 6-4 9.5-9 11-5-1.5-9-5-9-11v-7zM12 5v14c3-1.5 5.5-4 5.5-7.5V7z",
    "actions": "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z",
    # what is particular about a card
    "leader": "M3 19.5 2 7l5.5 4L12 3.5l4.5 7.5L22 7l-1 12.5z",
    "guard": "M12 1.5l9 3v7c0 6-4 9.5-9 11-5-1.5-9-5-9-11v-7z",
    "reach": "M2 10h13V5l7 7-7 7v-5H2z",
    "fear": "M12 2l10 19H2zM11 8v7h2V8zM11 17v2h2v-2z",
    # disciplines
    **DISCIPLINES,
    "thin-blood alchemy": "M9 2h6v6l6 11c1 2 0 3-2 3H5c-2 0-3-1-2-3L9 8zM8.5 14l-3 5h13l-3-5z",
}
