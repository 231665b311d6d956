"""How The Eternal Struggle looks, as data: symbols and colours for the clients that draw its scenes."""

from __future__ import annotations

from coterie.games.vtes.drawings import LINES, PATHS, TITLES
from coterie.kernel.scenes import Sign, Theme
from coterie.words.cards.scene import sign, told_by, with_drawings

# clans: their colour, and the division of the emblems of their cards
CLANS: dict[str, tuple[str, str]] = {
    "Banu Haqim": ("#c98f5a", "pale"), "Brujah": ("#d9774f", "bend"), "Gangrel": ("#b08a4f", "chevron"),
    "Giovanni": ("#9c8fb0", "cross"), "Hecata": ("#93a9b0", "pall"), "Lasombra": ("#8f86d0", "fess"),
    "Malkavian": ("#6fb592", "bend sinister"), "Ministry": ("#c9b45a", "saltire"), "Nosferatu": ("#9aa650", "barry"),
    "Ravnos": ("#d08fb8", "pile"), "Salubri": ("#8fc4a0", "cross"), "Toreador": ("#dd6f8f", "quarters"),
    "Tremere": ("#b56fc0", "saltire"), "Tzimisce": ("#c06a6a", "paly"), "Ventrue": ("#6b9be0", "chief"),
}  # fmt: skip
BRANCHED = ("Brujah", "Gangrel", "Malkavian", "Nosferatu", "Salubri", "Toreador", "Tremere", "Ventrue")
ANTITRIBU = {f"{clan} antitribu": CLANS[clan] for clan in BRANCHED}
# disciplines: what they are called, in capitals where superior, and their colour
DISCIPLINES: dict[str, tuple[str, str]] = {
    "abo": ("Abombwe", "#a89050"), "ani": ("Animalism", "#b08a4f"), "aus": ("Auspex", "#8fa8ff"),
    "cel": ("Celerity", "#f0c05c"), "chi": ("Chimerstry", "#d08fb8"), "dem": ("Dementation", "#6fb592"),
    "dom": ("Dominate", "#b08fff"), "for": ("Fortitude", "#a9b0c4"), "nec": ("Necromancy", "#93a9b0"),
    "obf": ("Obfuscate", "#9a93b8"), "obl": ("Oblivion", "#8f86d0"), "obt": ("Obtenebration", "#8f86d0"),
    "pot": ("Potence", "#e0845c"), "pre": ("Presence", "#e88fae"), "pro": ("Protean", "#7fc48f"),
    "qui": ("Quietus", "#c98f5a"), "ser": ("Serpentis", "#c9b45a"), "tha": ("Blood Sorcery", "#d9534f"),
    "thn": ("Thanatosis", "#93a9b0"), "val": ("Valeren", "#8fc4a0"), "vic": ("Vicissitude", "#c06a6a"),
}  # fmt: skip


def _clans() -> dict[str, Sign]:
    return {
        clan: {"color": color, "name": clan, "form": form} for clan, (color, form) in {**CLANS, **ANTITRIBU}.items()
    }


def _disciplines() -> dict[str, Sign]:
    inferior: dict[str, Sign] = {
        key: {"color": color, "name": name.lower(), "code": key} for key, (name, color) in DISCIPLINES.items()
    }
    superior: dict[str, Sign] = {
        key.upper(): {"color": color, "name": name.upper(), "code": key.upper()}
        for key, (name, color) in DISCIPLINES.items()
    }
    return {**inferior, **superior}


# The signs of what happens to no card that has a name.
TOLD = {
    **dict.fromkeys(("transfers", "transfers to", "takes back", "takes back from", "pays for the crypt", "pool by"), "pool"),
    **dict.fromkeys(("edge pays", "edge burned"), "edge"),
    **dict.fromkeys(("casts", "passes", "fails", "terms seat", "terms text", "terms seat points"), "votes"),
    **dict.fromkeys(("ousted", "gives up", "withdraws", "will withdraw", "referendum cancelled"), "out"),
    "turn": "acts", "scores": "victory points", "over": "victory points", "combat ends": "strikes", "redirected": "bleed",
    "does not block": "no block", "heads": "coin", "tails": "coin", "aimed at seat": "prey",
}  # fmt: skip

THEME: Theme = {
    "colors": {
        "back": "#100e12", "panel": "#1e1a22", "line": "#4d4058", "dim": "#9c90a6", "text": "#ece6f0",
        "accent": "#c8a24a", "danger": "#d9534f", "good": "#7fc48f", "day": "#c8a24a", "night": "#a58bff",
    },
    "signs": told_by(with_drawings({
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
        "victory points": {**sign("★", "V", "#ece6f0", "victory points"), "one": "victory point"},
        "half a victory point": sign("½", "h", "#ece6f0", "half a victory point"),
        "blood": sign("♥", "b", "#d9534f", "blood"),
        "lives": sign("♡", "l", "#d9534f", "life"),
        "capacity": sign("⬡", "C", "#d9534f", "capacity"),
        "bleed": sign("♦", "B", "#c8a24a", "bleed"),
        "strength": sign("✊", "S", "#d9534f", "strength"),
        "stealth": sign("☾", "s", "#a58bff", "stealth"),
        "intercept": sign("✧", "i", "#a58bff", "intercept"),
        "votes": {**sign("✋", "v", "#8fa8ff", "votes"), "one": "vote"},
        "ballots": {**sign("☑", "k", "#8fa8ff", "ballots"), "one": "ballot"},
        "edge": sign("✪", "E", "#c8a24a", "the Edge"),
        "bowed": {"name": "locked"},
        "acts": sign("▶", ">", "#c8a24a", "turn"),
        "prey": sign("→", ">", "#9c90a6", "prey"),
        "strikes": {"color": "#d9534f"},
        "no block": {"color": "#9c90a6"},
        "coin": {"color": "#c8a24a"},
        "out": sign("✕", "x", "#9c90a6", "out of the game"),
        **{title: sign("♛", "T", "#c8a24a", title) for title in TITLES},
        **_clans(),
        **_disciplines(),
    }, PATHS, LINES), TOLD),
    "marks": {},
    "legend": ["blood", "capacity", "bleed", "strength", "stealth", "intercept", "votes", "edge"],
    "banner": "",
    "opens": ["turn", "over"],
    "comes": ["Unique.", "Location.", "Bring this card into play."],
}  # fmt: skip
