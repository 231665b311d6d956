"""How the game looks, as data: symbols and colours for the clients that draw its scenes."""

from __future__ import annotations

from coterie.games.l5r.drawings import LINES, PATHS
from coterie.kernel.scenes import Sign, Theme
from coterie.words.cards.scene import sign, told_by, with_drawings


def _faction(name: str, color: str, form: str) -> Sign:
    """Return a clan, or the Shadowlands: its colour, and the division of the emblems of its cards."""
    return {"color": color, "name": name, "form": form}


def _drawn(name: str, color: str) -> Sign:
    """Return a number that is drawn where there are drawings; in a terminal it is told in words."""
    return {"color": color, "name": name}


# The elements, each with its signs and its colour: of cards, and of its ring.
ELEMENTS = {
    "air": sign("∽", "A", "#b9d7e8", "air"),
    "earth": sign("▲", "E", "#c2a06a", "earth"),
    "fire": sign("♨", "F", "#e0724f", "fire"),
    "water": sign("≈", "W", "#6fa8e0", "water"),
    "void": sign("○", "V", "#b79ad8", "void"),
}
# The signs of what happens to no card that has a name.
TOLD = {
    **dict.fromkeys(("honor for", "honor by"), "honor"),
    **dict.fromkeys(("fate for", "fate on for", "collects", "places fate"), "fate"),
    **dict.fromkeys(("ring", "claims"), "ring"),
    **dict.fromkeys(("favor of no side", "loses favor"), "favor"),
    **dict.fromkeys(("round", "phase", "passes"), "first"),
    **dict.fromkeys(("wins", "no winner", "declares", "declares none", "can declare none", "switched"), "contested"),
    **dict.fromkeys(("draws", "run out", "replaced"), "hidden"),
    "has bid": "dial", "has sealed": "dial", "no duel": "dial", "over": "honor",
}  # fmt: skip

THEME: Theme = {
    "colors": {
        "back": "#12100e", "panel": "#1f1a16", "line": "#4a3d30", "dim": "#9c8b76", "text": "#efe6d8",
        "accent": "#d9a441", "danger": "#c8483b", "good": "#7fae6c", "day": "#d9a441", "night": "#7f95c9",
    },
    "signs": told_by(with_drawings({
        **{f"{name} ring": {**one, "name": "ring"} for name, one in ELEMENTS.items()},
        "character": sign("♟", "c", "#efe6d8", "character"),
        "attachment": sign("⚒", "t", "#d9a441", "attachment"),
        "event": sign("✦", "e", "#7f95c9", "event"),
        "holding": sign("⌂", "h", "#7fae6c", "holding"),
        "province": sign("▣", "p", "#9c8b76", "province"),
        "stronghold": sign("⛩", "s", "#c8483b", "stronghold"),
        "role": sign("❖", "r", "#9c8b76", "role"),
        "hidden": sign("▒", "?", "#9c8b76", "face-down card"),
        "seat": sign("●", "@", "#efe6d8", "player"),
        "ring": sign("◯", "o", "#d9a441", "ring"),
        "honor": sign("★", "*", "#d9a441", "honor"),
        "merit": sign("✪", "m", "#d9a441", "honor token"),
        "fate": sign("◆", "f", "#7f95c9", "fate"),
        "military": sign("⚔", "+", "#c8483b", "military"),
        "political": sign("✒", "~", "#7f95c9", "political"),
        "glory": sign("☀", "g", "#d9a441", "glory"),
        "strength": _drawn("strength", "#9c8b76"),
        "broken": _drawn("broken", "#c8483b"),
        "dial": _drawn("bid", "#efe6d8"),
        "military bonus": _drawn("military bonus", "#c8483b"),
        "political bonus": _drawn("political bonus", "#7f95c9"),
        "strength bonus": _drawn("strength bonus", "#9c8b76"),
        "crab": _faction("Crab", "#7f95b8", "fess"),
        "crane": _faction("Crane", "#7fc4e8", "bend"),
        "dragon": _faction("Dragon", "#7fae6c", "barry"),
        "lion": _faction("Lion", "#e0b95a", "chevron"),
        "phoenix": _faction("Phoenix", "#e8905a", "saltire"),
        "scorpion": _faction("Scorpion", "#d0606a", "pall"),
        "unicorn": _faction("Unicorn", "#b08fd0", "paly"),
        "shadowlands": _faction("Shadowlands", "#93a06a", "quarters"),
        "neutral": {"name": "neutral"},
        "akuma-no-oni": {"name": "Akuma no Oni"},
        "atsuko-the-calamitous": {"name": "Atsuko the Calamitous"},
        "the-obsidian-flower": {"name": "The Obsidian Flower"},
        **ELEMENTS,
        "contested": sign("⚔", "!", "#d9a441", "contested"),
        "claimed": _drawn("claimed", "#7fae6c"),
        "first": _drawn("first player", "#d9a441"),
        "favor": _drawn("Imperial Favor", "#d9a441"),
    }, {**PATHS, **{f"{name} ring": PATHS[name] for name in ELEMENTS}}, (*LINES, "air ring", "water ring", "void ring")), TOLD),
    "marks": {},
    "legend": ["character", "attachment", "event", "holding", "province"],
    "banner": "",
    "opens": ["round", "phase", "over"],
    "comes": [],
}  # fmt: skip
