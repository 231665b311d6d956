"""The signs of The Eternal Struggle as drawings of our own, for tables that can draw: one path each, 24 by 24."""

from __future__ import annotations

from coterie.words.cards import drawings

# disciplines by their codes: those that are drawn for several games, and our own
SHARED = {
    "ani": "animalism", "aus": "auspex", "cel": "celerity", "dom": "dominate", "for": "fortitude", "obf": "obfuscate",
    "obl": "oblivion", "pot": "potence", "pre": "presence", "pro": "protean", "tha": "blood sorcery",
}  # fmt: skip
DISCIPLINES: dict[str, str] = {
    **{code: drawings.DISCIPLINES[name] for code, name in SHARED.items()},
    "abo": "M3 3c3 6 4 12 4 19 2-4 3-9 3-13h4c0 4 1 9 3 13 0-7 1-13 4-19l-6 3H9z",
    "chi": "M12 1l2.500 7L22 6l-5 6 5 6-7.500-2L12 23l-2.500-7L2 18l5-6-5-6 7.500 2z",
    "dem": "M12 2a10 10 0 1 0 10 10h-3a7 7 0 1 1-7-7zM12 8a4 4 0 1 0 4 4h-2.500a1.500 1.500 0 1 1-1.500-1.500z",
    "nec": "M12 2a8 8 0 0 0-5 14v5h10v-5a8 8 0 0 0-5-14zM9 9a2 2 0 1 0 .1 0zM15 9a2 2 0 1 0 .1 0zM11 17h2v4h-2z",
    "obt": "M3 5c4 4 2 10 6 15M10 3c3 5 2 11 5 17M17 3c2 5 1 11 4 16",
    "qui": "M12 1l4 12h-3v6h-2v-6H8zM6 20h12v2H6z",
    "ser": "M19 5c-7-4-14 0-10 4s10 3 8 8-10 4-14 0",
    "thn": "M5 2h14l-5.500 10 5.500 10H5l5.500-10z",
    "val": "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z",
    "vic": "M2 12l6-3 1-7 3 6 3-6 1 7 6 3-6 3-1 7-3-6-3 6-1-7z",
}
LINES = (
    "stealth", "intercept", "prey", "pro", "PRO", "obt", "OBT", "ser", "SER",
)  # drawn as a line; all others are filled  # fmt: skip

PATHS: dict[str, str] = {
    "hidden": "M15.500 2.300A10 10 0 1 0 21.700 15 8.200 8.200 0 0 1 15.500 2.300z",  # the back of a card
    "pool": "M12 2l9 10-9 10-9-10zM12 6.5L7 12l5 5.5z",
    "victory points": "M12 1.5l3.1 7 7.4.7-5.6 5 1.7 7.3-6.6-3.9-6.6 3.9 1.7-7.3-5.6-5 7.4-.7z",
    "blood": "M12 1.8c3.8 5.2 7 8.9 7 13a7 7 0 0 1-14 0c0-4.1 3.2-7.8 7-13z",
    "lives": "M12 21C5 15.5 2 12 2 8.200A5.200 5.200 0 0 1 12 6a5.200 5.200 0 0 1 10 2.200C22 12 19 15.500 12 21z",
    "capacity": "M12 1.500l9.500 5.300v10.400L12 22.500l-9.500-5.300V6.800zM12 5L5.500 8.600v6.800L12 19z",
    "bleed": "M3 3l9 5 9-5-4 9 4 9-9-5-9 5 4-9z",
    "strength": "M5 9h3V6h3v3h1V5h3v4h1V6h3v9l-3 6H8l-4-6v-4z",
    "stealth": "M2 9c3 4.500 6.500 6 10 6s7-1.500 10-6M5 13l-2 3M19 13l2 3M12 15v4M8.500 14.500l-1 3.500M15.500 14.500l1 3.500",
    "intercept": "M2 12c3-4.500 6.500-6 10-6s7 1.500 10 6c-3 4.500-6.500 6-10 6s-7-1.500-10-6zM12 9a3 3 0 1 0 .1 0z",
    "votes": "M4 9h3V3h3v6h1V2h3v7h1V4h3v9l2-2 2 2-5 8H8l-4-5z",
    "edge": "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
    "prey": "M3 12h16M13 6l6 6-6 6",
    "acts": "M6 3l14 9-14 9z",
    "out": "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
    **DISCIPLINES,
    **{code.upper(): path for code, path in DISCIPLINES.items()},  # superior: its name is in capitals
}
