"""How Rivals looks, as data: symbols and colours for the clients that draw its scenes."""

from __future__ import annotations

from coterie.games.rivals.drawings import LINES, PATHS
from coterie.kernel.scenes import Sign, Theme
from coterie.words.cards.scene import sign, told_by, with_drawings


def _drawing(color: str, name: str) -> Sign:
    """Return what has a drawing and no symbol: where there are no drawings, it is said in words."""
    return {"color": color, "name": name}


def _clan(name: str, color: str, form: str) -> Sign:
    """Return a clan: its colour, and the division of the emblems of its cards."""
    return {"color": color, "name": name, "form": form}


def _type(name: str, form: str) -> Sign:
    """Return a type of cards: the outline of their emblems."""
    return {"name": name, "form": form}


# The signs of what happens to no card that has a name.
TOLD = {
    **dict.fromkeys(("draws", "places", "shows to"), "hidden"),
    **dict.fromkeys(("takes side", "conflict"), "Influence"),
    **dict.fromkeys(("aimed at seat", "chosen", "out"), "leader"),
    "turn": "acts", "is of sort": "damage", "contributes": "prestige", "over": "agenda",
}  # fmt: skip

THEME: Theme = {
    "colors": {
        "back": "#120d10", "panel": "#21161b", "line": "#5a3a44", "dim": "#a58c93", "text": "#efe6e8",
        "accent": "#d0a85c", "danger": "#e0645a", "good": "#7fc48f", "day": "#d0a85c", "night": "#b08fff",
    },
    "signs": told_by(with_drawings({
        "vampire": sign("♟", "v", "#efe6e8", "character"),
        "mortal": sign("☺", "m", "#d0a85c", "Mortal"),
        "retainer": sign("☻", "r", "#d0a85c", "Retainer"),
        "event": sign("✦", "e", "#b08fff", "Event"),
        "library": sign("▤", "l", "#8fa8ff", "Library card"),
        "agenda": sign("✪", "a", "#d0a85c", "Agenda"),
        "haven": sign("⌂", "h", "#8fa8ff", "Haven"),
        "title": sign("♕", "t", "#d0a85c", "Title"),
        "wraith": sign("☁", "w", "#a58c93", "wraith"),
        "hidden": sign("▒", "?", "#a58c93", "face-down card"),
        "seat": sign("●", "@", "#efe6e8", "player"),
        "prestige": sign("◆", "P", "#d0a85c", "Prestige"),
        "blood": sign("♥", "b", "#e0645a", "Blood"),
        "physical": sign("⚔", "p", "#e0645a", "Physical"),
        "social": sign("☊", "s", "#d0a85c", "Social"),
        "mental": sign("◉", "m", "#8fa8ff", "Mental"),
        "BP": sign("⬡", "B", "#e0645a", "Blood Potency"),
        "Secrecy": sign("☾", "S", "#b08fff", "Secrecy"),
        "Intel": sign("✧", "I", "#b08fff", "Intel"),
        "Influence": sign("⚖", "i", "#8fa8ff", "Influence"),
        "fear": sign("!", "!", "#e0645a", "Fear"),
        "weak": sign("↓", "-", "#e0645a", "−1 BP"),
        "spent": sign("∅", "0", "#a58c93", "No Influence"),
        "leader": sign("♛", "L", "#d0a85c", "Leader"),
        "bowed": {"name": "exhausted"},
        "acts": sign("▶", ">", "#d0a85c", "turn"),
        "prague": {"name": "Prague"},
        "san francisco": {"name": "San Francisco"},
        "guard": _drawing("#8fa8ff", "Guard"),
        "reach": _drawing("#8fa8ff", "Reach"),
        "ranged": _drawing("#7fc48f", "Ranged"),
        "damage": _drawing("#e0645a", "damage"),
        "takes": _drawing("#e0645a", "damage to come"),
        "shield": _drawing("#8fa8ff", "Shield"),
        "actions": _drawing("#a58c93", "actions"),
        # disciplines
        "animalism": _drawing("#c0a070", "Animalism"),
        "auspex": _drawing("#9fb4ff", "Auspex"),
        "blood sorcery": _drawing("#e0645a", "Blood Sorcery"),
        "celerity": _drawing("#f0c05c", "Celerity"),
        "dominate": _drawing("#b08fff", "Dominate"),
        "fortitude": _drawing("#a9b3c0", "Fortitude"),
        "obfuscate": _drawing("#8f9ab8", "Obfuscate"),
        "oblivion": _drawing("#a58fc0", "Oblivion"),
        "potence": _drawing("#e08a5a", "Potence"),
        "presence": _drawing("#e88fb0", "Presence"),
        "protean": _drawing("#8fbf7f", "Protean"),
        "thin-blood alchemy": _drawing("#7fc4b8", "Thin-Blood Alchemy"),
        # clans
        "brujah": _clan("Brujah", "#d9774f", "bend"),
        "gangrel": _clan("Gangrel", "#b08a4f", "chevron"),
        "hecata": _clan("Hecata", "#93a9b0", "pall"),
        "lasombra": _clan("Lasombra", "#8f86d0", "fess"),
        "malkavian": _clan("Malkavian", "#6fb592", "bend sinister"),
        "nosferatu": _clan("Nosferatu", "#9aa650", "barry"),
        "thin-blood": _clan("Thin-Blood", "#5fb3c0", "paly"),
        "toreador": _clan("Toreador", "#dd6f8f", "quarters"),
        "tremere": _clan("Tremere", "#b56fc0", "saltire"),
        "ventrue": _clan("Ventrue", "#6b9be0", "chief"),
        # types of cards
        "attack": _type("Attack", "banner"),
        "reaction": _type("Reaction", "shield"),
        "action": _type("Action", "lozenge"),
        "ongoing": _type("Ongoing", "hexagon"),
    }, PATHS, LINES), TOLD),
    "marks": {},
    "legend": ["blood", "BP", "physical", "social", "mental", "Secrecy", "Intel", "Influence", "leader"],
    "banner": "",
    "opens": ["turn", "over"],
    "comes": ["Keep this card near your Haven."],
}  # fmt: skip
