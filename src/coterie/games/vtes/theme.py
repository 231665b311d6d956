"""How The Eternal Struggle looks, as data: symbols and colours for the clients that draw its scenes."""

from __future__ import annotations

from coterie.games.vtes.drawings import LINES, PATHS
from coterie.kernel.scenes import Theme
from coterie.words.cards.scene import sign, with_drawings

THEME: Theme = {
    "colors": {
        "back": "#100e12", "panel": "#1e1a22", "line": "#4d4058", "dim": "#9c90a6", "text": "#ece6f0",
        "accent": "#c8a24a", "danger": "#d9534f", "good": "#7fc48f", "day": "#c8a24a", "night": "#a58bff",
    },
    "signs": with_drawings({
        "vampire": sign("♟", "v", "#ece6f0", "vampire"),
        "ally": sign("☺", "a", "#c8a24a", "ally"),
        "retainer": sign("☻", "r", "#c8a24a", "retainer"),
        "equipment": sign("⚒", "e", "#8fa8ff", "equipment"),
        "master": sign("⌂", "m", "#c8a24a", "master card"),
        "event": sign("✦", "!", "#a58bff", "event"),
        "action": sign("▤", "t", "#8fa8ff", "action card"),
        "political action": sign("⚖", "p", "#8fa8ff", "political action"),
        "action modifier": sign("±", "+", "#8fa8ff", "action modifier"),
        "reaction": sign("↩", "<", "#8fa8ff", "reaction"),
        "combat": sign("⚔", "c", "#d9534f", "combat card"),
        "hidden": sign("▒", "?", "#9c90a6", "face-down card"),
        "seat": sign("●", "@", "#ece6f0", "Methuselah"),
        "pool": sign("◆", "P", "#c8a24a", "pool"),
        "blood": sign("♥", "b", "#d9534f", "blood"),
        "lives": sign("♡", "l", "#d9534f", "life"),
        "capacity": sign("⬡", "C", "#d9534f", "capacity"),
        "bleed": sign("♦", "B", "#c8a24a", "bleed"),
        "strength": sign("✊", "S", "#d9534f", "strength"),
        "stealth": sign("☾", "s", "#a58bff", "stealth"),
        "intercept": sign("✧", "i", "#a58bff", "intercept"),
        "votes": sign("✋", "v", "#8fa8ff", "votes"),
        "edge": sign("✪", "E", "#c8a24a", "the Edge"),
        "acts": sign("▶", ">", "#c8a24a", "its turn"),
        "prey": sign("→", ">", "#9c90a6", "prey"),
        "out": sign("✕", "x", "#9c90a6", "out of the game"),
    }, PATHS, LINES),
    "marks": {},
    "legend": ["blood", "capacity", "bleed", "strength", "stealth", "intercept", "votes", "edge"],
    "banner": "",
}  # fmt: skip
