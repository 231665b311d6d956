"""How Rivals looks, as data: symbols and colours for whoever draws its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme


def _sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


THEME: Theme = {
    "colors": {
        "back": "#120d10", "panel": "#21161b", "line": "#5a3a44", "dim": "#a58c93", "text": "#efe6e8",
        "accent": "#d0a85c", "danger": "#e0645a", "good": "#7fc48f", "day": "#d0a85c", "night": "#b08fff",
    },
    "signs": {
        "vampire": _sign("♟", "v", "#efe6e8", "character"),
        "mortal": _sign("☺", "m", "#d0a85c", "Mortal"),
        "retainer": _sign("☻", "r", "#d0a85c", "Retainer"),
        "event": _sign("✦", "e", "#b08fff", "Event"),
        "library": _sign("▤", "l", "#8fa8ff", "Library card"),
        "agenda": _sign("✪", "a", "#d0a85c", "Agenda"),
        "haven": _sign("⌂", "h", "#8fa8ff", "Haven"),
        "title": _sign("♕", "t", "#d0a85c", "Title"),
        "wraith": _sign("☁", "w", "#a58c93", "wraith"),
        "hidden": _sign("▒", "?", "#a58c93", "face-down card"),
        "seat": _sign("●", "@", "#efe6e8", "player"),
        "prestige": _sign("◆", "P", "#d0a85c", "Prestige"),
        "blood": _sign("♥", "b", "#e0645a", "Blood"),
        "physical": _sign("⚔", "p", "#e0645a", "Physical"),
        "social": _sign("☊", "s", "#d0a85c", "Social"),
        "mental": _sign("◉", "m", "#8fa8ff", "Mental"),
        "BP": _sign("⬡", "B", "#e0645a", "Blood Potency"),
        "Secrecy": _sign("☾", "S", "#b08fff", "Secrecy"),
        "Intel": _sign("✧", "I", "#b08fff", "Intel"),
        "Influence": _sign("⚖", "i", "#8fa8ff", "Influence"),
        "fear": _sign("!", "!", "#e0645a", "Fear"),
        "weak": _sign("↓", "-", "#e0645a", "−1 BP"),
        "spent": _sign("∅", "0", "#a58c93", "No Influence"),
        "leader": _sign("♛", "L", "#d0a85c", "Leader"),
        "acts": _sign("▶", ">", "#d0a85c", "its turn"),
    },
    "marks": {},
    "legend": ["blood", "BP", "physical", "social", "mental", "Secrecy", "Intel", "Influence", "leader"],
    "banner": "",
}  # fmt: skip
