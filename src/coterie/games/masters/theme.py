"""How Masters of the Night looks, as data: symbols, colours and names for the clients that draw its scenes."""

from __future__ import annotations

from coterie.kernel.scenes import Sign, Theme

NIGHT, DUSK, LINE, DIM, TEXT = "#0d0f1a", "#171a2b", "#3c4266", "#8087a8", "#d8daea"
GOLD, BLOOD, MOON, STEEL, DANGER, GREEN = "#e3b75f", "#d9435b", "#a9b8ff", "#7fa6c9", "#ff7a59", "#7fc48f"


def _sign(symbol: str, plain: str, color: str, name: str) -> Sign:
    return {"symbol": symbol, "plain": plain, "color": color, "name": name}


SIGNS: dict[str, Sign] = {
    # what lies in the city
    "hidden": _sign("◇", "o", STEEL, "hidden agent"),
    "exposed": _sign("◆", "x", DANGER, "exposed agent"),
    "minion": _sign("▲", "m", GREEN, "minion"),
    "sigil": _sign("✶", "*", GOLD, "dread sigil"),
    "vampire": _sign("☻", "@", TEXT, "vampire"),
    "event": _sign("§", "&", MOON, "event card"),
    "relic": _sign("¤", "$", GOLD, "relic"),
    "die": _sign("", "", TEXT, "die"),
    # numbers
    "blood": _sign("♥", "#", BLOOD, "blood"),
    "kills": _sign("†", "|", STEEL, "kills"),
    "AP": _sign("◈", ":", GOLD, "AP"),
    "veil": _sign("■", "=", MOON, "veil"),
    # what is particular
    "day": _sign("☼", "d", DIM, "has a day effect"),
    "night effect": _sign("☾", "n", DIM, "has a night effect, with its action points"),
    "minions hold": _sign("⚐", "~", GREEN, "minions hold the district"),
    "agents hold": _sign("⚑", "%", DANGER, "agents hold the district"),
    "danger": _sign("‼", "!!", BLOOD, "agents will hunt here"),
    "leads": _sign("♛", "^", GOLD, "leads"),
    "acts": _sign("▶", ">", GOLD, "its turn"),
    "drained": _sign("", "", BLOOD, "drained"),
    "red cross": _sign("✚", "X", BLOOD, "red cross of the event"),
    "blue cross": _sign("✕", "+", STEEL, "blue-grey cross of the event"),
    # provenance
    "known": _sign("●", "k", DIM, "known"),
    "partly known": _sign("◐", "p", DIM, "partly known"),
    "designed": _sign("○", "u", DIM, "designed"),
    "pack": _sign("▣", "c", DIM, "from a content pack"),
    # vampires
    "agnieszka": _sign("A", "A", "#f29ac4", "Agnieszka"),
    "imre": _sign("I", "I", "#f2f2f5", "Imre"),
    "ishtvan": _sign("T", "T", "#b48cf2", "Ishtvan"),
    "laszlo": _sign("L", "L", "#f26d6d", "Laszlo"),
    "mila": _sign("M", "M", "#7db4ff", "Mila"),
    "nevena": _sign("N", "N", "#86d69a", "Nevena"),
}

SIGNS |= {
    f"sigil_{name}": _sign("✶", "*", SIGNS[name]["color"], f"dread sigil of {SIGNS[name]['name']}")
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
}  # fmt: skip
