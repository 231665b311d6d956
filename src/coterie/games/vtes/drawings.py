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
    "chi": "M12 1l2.5 7L22 6l-5 6 5 6-7.5-2L12 23l-2.5-7L2 18l5-6-5-6 7.5 2z",
    "dem": "M12 2a10 10 0 1 0 10 10h-3a7 7 0 1 1-7-7zM12 8a4 4 0 1 0 4 4h-2.5a1.5 1.5 0 1 1-1.5-1.5z",
    "nec": "M12 2a8 8 0 0 0-5 14v5h10v-5a8 8 0 0 0-5-14zM9 9a2 2 0 1 0 .1 0zM15 9a2 2 0 1 0 .1 0zM11 17h2v4h-2z",
    "obt": "M3 5c4 4 2 10 6 15M10 3c3 5 2 11 5 17M17 3c2 5 1 11 4 16",
    "qui": "M12 1l4 12h-3v6h-2v-6H8zM6 20h12v2H6z",
    "ser": "M19 5c-7-4-14 0-10 4s10 3 8 8-10 4-14 0",
    "thn": "M5 2h14l-5.5 10 5.5 10H5l5.5-10z",
    "val": "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z",
    "vic": "M2 12l6-3 1-7 3 6 3-6 1 7 6 3-6 3-1 7-3-6-3 6-1-7z",
}
LINES = (
    "stealth", "intercept", "prey", "no block", "pro", "PRO", "obt", "OBT", "ser", "SER",
)  # drawn as a line; all others are filled  # fmt: skip

VOTES = "M4 9h3V3h3v6h1V2h3v7h1V4h3v9l2-2 2 2-5 8H8l-4-5z"
TITLES: dict[str, str] = {
    "primogen": "M4 9l4 3 4-5 4 5 4-3-1.5 8h-13z",
    "prince": "M3 5l5 4 4-7 4 7 5-4-2 12H5zM5 19h14v3H5z",
    "justicar": "M11 2h2v3l7 1v2l-7-.5V19h4v2H7v-2h4V7.5L4 8V6l7-1zM1.5 15L5 8l3.5 7zM15.5 15L19 8l3.5 7z",
    "inner circle": "M12 2a10 10 0 1 0 .1 0zM12 5a7 7 0 1 1-.1 0zM12 9a3 3 0 1 0 .1 0z",
    "baron": "M4 2h2.5v20H4zM8 3h13l-3.5 5L21 13H8z",
    "bishop": "M10.5 2h3v6H19v3h-5.5v11h-3V11H5V8h5.5z",
    "archbishop": "M10.7 1h2.6v4H17v2.5h-3.7V11H20v2.6h-6.7V23h-2.6v-9.4H4V11h6.7V7.5H7V5h3.7z",
    "priscus": "M12 2l9 8h-4l-5-4.5L7 10H3zM12 11l9 8h-4l-5-4.5L7 19H3z",
    "cardinal": "M7 10a5 5 0 0 1 10 0v2h5v3H2v-3h5zM5 17h2.5v5H5zM16.5 17H19v5h-2.5z",
    "regent": "M11 1h2v2h2v2h-2v2.2a8 8 0 1 1-2 0V5H9V3h2zM4.5 14v2h15v-2z",
    "magaji": "M12 1l3 6h7l-4 5 4 5h-7l-3 6-3-6H2l4-5-4-5h7zM12 9a3 3 0 1 0 .1 0z",
    "kholo": "M3 3h18v3H3zM6 8.5h12v3H6zM9 14h6v3H9zM10.7 19h2.6v3h-2.6z",
    "title contested": "M3 6l5 4 2-4 1 5-1 8H5zM21 6l-5 4-2-4-1 5 1 8h5zM5 20.5h5V23H5zM14 20.5h5V23h-5z",
    "guide": VOTES,
    "liaison": VOTES,
    "1 vote": VOTES,
    "2 votes": VOTES,
}  # fmt: skip

PATHS: dict[str, str] = {
    "hidden": "M15.5 2.3A10 10 0 1 0 21.7 15 8.2 8.2 0 0 1 15.5 2.3z",  # the back of a card
    "pool": "M12 2l9 10-9 10-9-10zM12 6.5L7 12l5 5.5z",
    "victory points": "M12 1.5l3.1 7 7.4.7-5.6 5 1.7 7.3-6.6-3.9-6.6 3.9 1.7-7.3-5.6-5 7.4-.7z",
    "blood": "M12 1.8c3.8 5.2 7 8.9 7 13a7 7 0 0 1-14 0c0-4.1 3.2-7.8 7-13z",
    "lives": "M12 21C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2C22 12 19 15.5 12 21z",
    "capacity": "M12 1.5l9.5 5.3v10.4L12 22.5l-9.5-5.3V6.8zM12 5L5.5 8.6v6.8L12 19z",
    "bleed": "M3 3l9 5 9-5-4 9 4 9-9-5-9 5 4-9z",
    "strength": "M5 9h3V6h3v3h1V5h3v4h1V6h3v9l-3 6H8l-4-6v-4z",
    "stealth": "M2 9c3 4.5 6.5 6 10 6s7-1.5 10-6M5 13l-2 3M19 13l2 3M12 15v4M8.5 14.5l-1 3.5M15.5 14.5l1 3.5",
    "intercept": "M2 12c3-4.5 6.5-6 10-6s7 1.5 10 6c-3 4.5-6.5 6-10 6s-7-1.5-10-6zM12 9a3 3 0 1 0 .1 0z",
    "votes": VOTES,
    "edge": "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
    "prey": "M3 12h16M13 6l6 6-6 6",
    "acts": "M6 3l14 9-14 9z",
    "strikes": "M20 2l2 2-11 11 2 2-2 2-2-2-4 4-3-3 4-4-2-2 2-2 2 2z",
    "no block": "M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zM4 21 20 3",
    "coin": "M12 2a10 10 0 1 0 .1 0zM12 5a7 7 0 1 1-.1 0zM10.500 8h3v8h-3z",
    "out": "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
    **TITLES,
    **DISCIPLINES,
    **{code.upper(): path for code, path in DISCIPLINES.items()},  # superior: its name is in capitals
}
