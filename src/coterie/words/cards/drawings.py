"""Drawings that games of one world share: the signs of their disciplines, one path each, 24 by 24."""

from __future__ import annotations

DISCIPLINES: dict[str, str] = {
    "animalism": (
        "M12 12c3 0 6 3 6 6s-3 3.5-6 3.5S6 21 6 18s3-6 6-6zM4.5 7.5a2 2.6 0 1 0 .1 0zM9.5 3a2 2.6 0 1 0 .1 0z"
        "M14.5 3a2 2.6 0 1 0 .1 0zM19.5 7.5a2 2.6 0 1 0 .1 0z"
    ),
    "auspex": ("M1.5 12C5 6.5 8.5 4.5 12 4.5s7 2 10.5 7.5c-3.5 5.5-7 7.5-10.5 7.5S5 17.5 1.5 12zM12 8a4 4 0 1 0 .1 0z"),
    "blood sorcery": (
        "M12 1.5c4 5.5 7.5 9.3 7.5 13.5a7.5 7.5 0 0 1-15 0C4.5 10.8 8 7 12 1.5zM12 9l-1.5 4h-4l3.2 2.5-1.2 4"
        " 3.5-2.5 3.5 2.5-1.2-4 3.2-2.5h-4z"
    ),
    "celerity": "M14 1 4 14h6l-2 9 11-14h-7z",
    "dominate": "M12 2l11 19H1zM12 9.5a4 4 0 1 0 .1 0z",
    "fortitude": "M4 22V8h3V4h3v4h4V4h3v4h3v14h-6v-6h-4v6z",
    "obfuscate": (
        "M2 7c6-2 14-2 20 0 0 7-3 11-6 11-2 0-3-2.5-4-2.5S10 18 8 18c-3 0-6-4-6-11zM5 10.5c1 1.5 3 2 5"
        " 1-1-1.5-3-2-5-1zM19 10.5c-2-1-4-.5-5 1 2 1 4 .5 5-1z"
    ),
    "oblivion": "M12 2a10 10 0 1 0 .1 0zM14.5 5a7.5 7.5 0 1 0 .1 0z",
    "potence": "M4 3h16v7h-6v12h-4V10H4z",
    "presence": "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13z",
    "protean": "M5 2c1 7 1 12-2 19M12 2c1 7 1 12-2 20M19 2c1 7 1 12-2 19",
}
LINES = ("protean",)  # drawn as a line; the others are filled
