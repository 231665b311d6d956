"""How the primer looks: symbols and colours, as data for the clients that draw its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Theme
from coterie.words.cards.scene import sign

THEME: Theme = {
    "colors": {
        "back": "#10141c", "panel": "#1a2130", "line": "#3d4a63", "dim": "#8391ad", "text": "#dde3ef",
        "accent": "#e0a94f", "danger": "#e0645a", "good": "#7fc48f", "day": "#e0a94f", "night": "#8fa8ff",
    },
    "signs": {
        "recruit": sign("♟", "r", "#dde3ef", "recruit"),
        "attachment": sign("⚒", "t", "#e0a94f", "attachment"),
        "event": sign("✦", "e", "#8fa8ff", "event"),
        "hidden": sign("▒", "?", "#8391ad", "face-down card"),
        "seat": sign("●", "@", "#dde3ef", "player"),
        "points": sign("★", "*", "#e0a94f", "points"),
        "might": sign("⚔", "+", "#e0645a", "might"),
        "life": sign("♥", "h", "#7fc48f", "life"),
        "wound": sign("✚", "x", "#e0645a", "wounds"),
    },
    "marks": {},
    "legend": ["recruit", "attachment", "event"],
    "banner": "",
    "opens": ["turn", "over"],
    "comes": [],
}  # fmt: skip
