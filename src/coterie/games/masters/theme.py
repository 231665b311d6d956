"""How Masters of the Night looks: symbols, colours and names, as data for the clients that draw its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme
from coterie.words.cards.scene import sign

NIGHT, DUSK, LINE, DIM, TEXT = "#0d0f1a", "#171a2b", "#3c4266", "#8087a8", "#d8daea"
GOLD, BLOOD, MOON, STEEL, DANGER, GREEN = "#e3b75f", "#d9435b", "#a9b8ff", "#7fa6c9", "#ff7a59", "#7fc48f"


SIGNS: dict[str, Sign] = {
    # what lies in the city
    "hidden": sign("◇", "o", STEEL, "hidden agent"),
    "exposed": sign("◆", "x", DANGER, "exposed agent"),
    "minion": sign("▲", "m", GREEN, "minion"),
    "sigil": sign("✶", "*", GOLD, "dread sigil"),
    "vampire": sign("☻", "@", TEXT, "vampire"),
    "event": sign("§", "&", MOON, "event card"),
    "relic": sign("¤", "$", GOLD, "relic"),
    "die": sign("", "", TEXT, "die"),
    # numbers
    "blood": sign("♥", "#", BLOOD, "blood"),
    "kills": sign("†", "|", STEEL, "kills"),
    "AP": sign("◈", ":", GOLD, "AP"),
    "veil": sign("■", "=", MOON, "veil"),
    # what is particular
    "day": sign("☼", "d", DIM, "has a day effect"),
    "night effect": sign("☾", "n", DIM, "has a night effect, with its action points"),
    "minions hold": sign("⚐", "~", GREEN, "minions hold the district"),
    "agents hold": sign("⚑", "%", DANGER, "agents hold the district"),
    "danger": sign("‼", "!!", BLOOD, "agents will hunt here"),
    "leads": sign("♛", "^", GOLD, "leads"),
    "acts": sign("▶", ">", GOLD, "its turn"),
    "drained": sign("", "", BLOOD, "drained"),
    "red cross": sign("✚", "X", BLOOD, "red cross of the event"),
    "blue cross": sign("✕", "+", STEEL, "blue-grey cross of the event"),
    # provenance
    "known": sign("●", "k", DIM, "known"),
    "partly known": sign("◐", "p", DIM, "partly known"),
    "designed": sign("○", "u", DIM, "designed"),
    "pack": sign("▣", "c", DIM, "from a content pack"),
    # vampires
    "agnieszka": sign("A", "A", "#f29ac4", "Agnieszka"),
    "imre": sign("I", "I", "#f2f2f5", "Imre"),
    "ishtvan": sign("T", "T", "#b48cf2", "Ishtvan"),
    "laszlo": sign("L", "L", "#f26d6d", "Laszlo"),
    "mila": sign("M", "M", "#7db4ff", "Mila"),
    "nevena": sign("N", "N", "#86d69a", "Nevena"),
}

SIGNS |= {
    f"sigil_{name}": sign("✶", "*", SIGNS[name]["color"], f"dread sigil of {SIGNS[name]['name']}")
    for name in ("agnieszka", "imre", "ishtvan", "laszlo", "mila", "nevena")
}

MARKS = {
    "known": "as in the box: the effect is told in public sources",
    "partly known": "the outline is told in public sources, the rest is ours",
    "designed": "name, effect or both are designed for this project",
    "pack": "from the content pack that this game was started with",
}

THEME: Theme = {
    "colors": {
        "back": NIGHT, "panel": DUSK, "line": LINE, "dim": DIM, "text": TEXT, "accent": GOLD, "danger": DANGER,
        "good": GREEN, "day": GOLD, "night": MOON,
    },
    "signs": SIGNS,
    "marks": MARKS,
    "legend": ["hidden", "exposed", "minion", "sigil", "event", "danger"],
    "banner": "▁▂▂▅▂▁▃▃█▃▁▂▆▂▁▁▄▄▁▂▇▂▁▃▁▅▅▂▁▄█▄▁▂▂▃▁▆▂▁▁▃▂▅▁▂▇▇▁▃▂▁",
    "opens": ["day", "night", "over"],
    "comes": [],
}  # fmt: skip
