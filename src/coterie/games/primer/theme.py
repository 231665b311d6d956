"""How the primer looks, as data: symbols and colours for whoever draws its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme


def _sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


THEME: Theme = {
    "colors": {
        "back": "#10141c", "panel": "#1a2130", "line": "#3d4a63", "dim": "#8391ad", "text": "#dde3ef",
        "accent": "#e0a94f", "danger": "#e0645a", "good": "#7fc48f", "day": "#e0a94f", "night": "#8fa8ff",
    },
    "signs": {
        "recruit": _sign("♟", "r", "#dde3ef", "recruit"),
        "attachment": _sign("⚒", "t", "#e0a94f", "attachment"),
        "event": _sign("✦", "e", "#8fa8ff", "event"),
        "hidden": _sign("▒", "?", "#8391ad", "face-down card"),
        "seat": _sign("●", "@", "#dde3ef", "player"),
        "points": _sign("★", "*", "#e0a94f", "points"),
        "might": _sign("⚔", "+", "#e0645a", "might"),
        "life": _sign("♥", "h", "#7fc48f", "life"),
        "wound": _sign("✚", "x", "#e0645a", "wounds"),
    },
    "marks": {},
    "legend": ["recruit", "attachment", "event"],
    "banner": "",
}  # fmt: skip
