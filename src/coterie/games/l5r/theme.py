"""How the game looks, as data: symbols and colours for whoever draws its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme


def _sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


THEME: Theme = {
    "colors": {
        "back": "#12100e", "panel": "#1f1a16", "line": "#4a3d30", "dim": "#9c8b76", "text": "#efe6d8",
        "accent": "#d9a441", "danger": "#c8483b", "good": "#7fae6c", "day": "#d9a441", "night": "#7f95c9",
    },
    "signs": {
        "character": _sign("♟", "c", "#efe6d8", "character"),
        "attachment": _sign("⚒", "t", "#d9a441", "attachment"),
        "event": _sign("✦", "e", "#7f95c9", "event"),
        "holding": _sign("⌂", "h", "#7fae6c", "holding"),
        "province": _sign("▣", "p", "#9c8b76", "province"),
        "stronghold": _sign("⛩", "s", "#c8483b", "stronghold"),
        "role": _sign("❖", "r", "#9c8b76", "role"),
        "hidden": _sign("▒", "?", "#9c8b76", "face-down card"),
        "seat": _sign("●", "@", "#efe6d8", "player"),
        "ring": _sign("◯", "o", "#d9a441", "ring"),
        "honor": _sign("★", "*", "#d9a441", "honor"),
        "fate": _sign("◆", "f", "#7f95c9", "fate"),
        "military": _sign("⚔", "+", "#c8483b", "military"),
        "political": _sign("✒", "~", "#7f95c9", "political"),
        "glory": _sign("☀", "g", "#d9a441", "glory"),
    },
    "marks": {},
    "legend": ["character", "attachment", "event", "holding", "province"],
    "banner": "",
}  # fmt: skip
