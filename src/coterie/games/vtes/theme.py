"""How The Eternal Struggle looks, as data: symbols and colours for whoever draws its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme


def _sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


THEME: Theme = {
    "colors": {
        "back": "#100e12", "panel": "#1e1a22", "line": "#4d4058", "dim": "#9c90a6", "text": "#ece6f0",
        "accent": "#c8a24a", "danger": "#d9534f", "good": "#7fc48f", "day": "#c8a24a", "night": "#a58bff",
    },
    "signs": {
        "vampire": _sign("♟", "v", "#ece6f0", "vampire"),
        "ally": _sign("☺", "a", "#c8a24a", "ally"),
        "retainer": _sign("☻", "r", "#c8a24a", "retainer"),
        "equipment": _sign("⚒", "e", "#8fa8ff", "equipment"),
        "master": _sign("⌂", "m", "#c8a24a", "master card"),
        "event": _sign("✦", "!", "#a58bff", "event"),
        "action": _sign("▤", "t", "#8fa8ff", "action card"),
        "political action": _sign("⚖", "p", "#8fa8ff", "political action"),
        "action modifier": _sign("±", "+", "#8fa8ff", "action modifier"),
        "reaction": _sign("↩", "<", "#8fa8ff", "reaction"),
        "combat": _sign("⚔", "c", "#d9534f", "combat card"),
        "hidden": _sign("▒", "?", "#9c90a6", "face-down card"),
        "seat": _sign("●", "@", "#ece6f0", "Methuselah"),
        "pool": _sign("◆", "P", "#c8a24a", "pool"),
        "blood": _sign("♥", "b", "#d9534f", "blood"),
        "lives": _sign("♡", "l", "#d9534f", "life"),
        "capacity": _sign("⬡", "C", "#d9534f", "capacity"),
        "bleed": _sign("♦", "B", "#c8a24a", "bleed"),
        "strength": _sign("✊", "S", "#d9534f", "strength"),
        "stealth": _sign("☾", "s", "#a58bff", "stealth"),
        "intercept": _sign("✧", "i", "#a58bff", "intercept"),
        "votes": _sign("✋", "v", "#8fa8ff", "votes"),
        "edge": _sign("✪", "E", "#c8a24a", "the Edge"),
        "acts": _sign("▶", ">", "#c8a24a", "its turn"),
        "prey": _sign("→", ">", "#9c90a6", "prey"),
        "out": _sign("✕", "x", "#9c90a6", "out of the game"),
    },
    "marks": {},
    "legend": ["blood", "capacity", "bleed", "strength", "stealth", "intercept", "votes", "edge"],
    "banner": "",
}  # fmt: skip
