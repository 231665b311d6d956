"""The signs of Legend of the Five Rings as drawings of our own, for tables that can draw: one path each, 24 by 24."""

from __future__ import annotations

LINES = ("ring", "hidden", "air", "water", "void", "contested")  # drawn as a line; all others are filled

# The five elements: wind, a mountain, a flame, waves, a stroke that does not close.
ELEMENTS: dict[str, str] = {
    "air": "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6a2.500 2.500 0 1 1-2.500 2.500",
    "earth": "M1.500 20.500 9 5.500l3.800 7.200L16 8.500l6.500 12z",
    "fire": (
        "M12 1.500c1 4.300 6.300 7 6.300 12.700a6.300 6.300 0 0 1-12.600 0c0-3 1.500-4.900 2.700-6.900.4 1.700 1 2.700 2 3.200"
        "-.2-3.200.2-6.200 1.600-9z"
    ),
    "water": (
        "M2 7.500c3.300-3.200 6.700 3.200 10 0s6.700-3.200 10 0M2 12.500c3.300-3.200 6.700 3.200 10 0s6.700-3.200 10 0"
        "M2 17.500c3.300-3.200 6.700 3.200 10 0s6.700-3.200 10 0"
    ),
    "void": "M17.500 4.600A9 9 0 1 0 21 12",
}
PATHS: dict[str, str] = {
    "hidden": (  # the back of a card: five rings
        "M12 2.500a3.600 3.600 0 1 1-.1 0zM18.100 6.900a3.600 3.600 0 1 1-.1 0zM15.800 14.100a3.600 3.600 0 1 1-.1 0z"
        "M8.200 14.100a3.600 3.600 0 1 1-.1 0zM5.900 6.900a3.600 3.600 0 1 1-.1 0z"
    ),
    **ELEMENTS,
    "contested": "M12 1.500v5M12 17.500v5M1.500 12h5M17.500 12h5M12 6.500a5.500 5.500 0 1 1-.1 0z",
    "claimed": "M4.500 2H7v20H4.500zM8.500 3h12L17 7.500l3.500 4.500h-12z",
    "first": "M12 1.500 15 9h7.500l-6 4.700 2.300 7.800-6.800-4.600-6.800 4.600 2.300-7.800-6-4.700H9z",
    "favor": "M12 21.500 1.500 8.500a15 15 0 0 1 21 0z",
    "honor": "M12 2l2.500 5.500L20 5l-2 6 4 4-6 .5L13 22h-2l-3-6.500L2 15l4-4-2-6 5.500 2.500z",
    "fate": "M12 2a10 10 0 1 1-.1 0zM8.500 8.500v7h7v-7z",
    "military": "M20 2l2 2-11 11 2 2-2 2-2-2-4 4-3-3 4-4-2-2 2-2 2 2z",
    "political": "M3 21c1-7 5-14 18-19-2 5-3 7-5 9h-3l2 2c-3 3-6 4-9 4l-1 4z",
    "glory": (
        "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"
        "M4 5.400L5.400 4l3 3L7 8.400z"
        "M15.600 17l1.400-1.400 3 3-1.400 1.400zM18.600 4L20 5.400l-3 3L15.600 7zM7 15.600L8.400 17l-3 3L4 18.600z"
    ),
    "strength": "M12 1.500L21 5v6c0 5.500-3.500 9.500-9 11.500C6.500 20.500 3 16.500 3 11V5z",
    "broken": "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
    "dial": "M12 2a10 10 0 1 1-.1 0zM12 5v7l5 5a7 7 0 0 0-5-12z",
    "ring": "M12 3a9 9 0 1 1-.1 0zM12 8a4 4 0 1 0 .1 0z",
    "province": "M2 21V9l5-2V3h3v3l2-1 2 1V3h3v4l5 2v12h-7v-6h-6v6z",
    "military bonus": "M12 2l2 2-8 8 2 2-2 2-2-2-2 2-1-1 2-2-2-2 2-2 2 2zM17 12h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
    "political bonus": "M2 17c1-6 4-11 14-15-2 4-2 6-4 8H9l2 2c-3 2-5 3-7 3l-1 3zM17 12h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
    "strength bonus": "M9 1.500L16 4v6H13v4H9v5C4 17 2 13 2 10V4zM17 12h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
    "stronghold": "M1 6c7 2 15 2 22 0v3h-3v12h-3V14H7v7H4V9H1zM7 9.500v2h10v-2z",
}
