"""Vampires: their lines of the table, with what their texts say (`crypt`), basic and advanced, merged, and embraced."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from coterie.games.vtes.cards.crypt import TEXTS
from coterie.games.vtes.cards.crypt.habits import RUSH
from coterie.games.vtes.cards.definition import Card, vampire
from coterie.games.vtes.cards.habits import ONCE_A_COMBAT
from coterie.games.vtes.cards.tables import CryptFacts, crypt
from coterie.games.vtes.numbers import ANARCH, CAMARILLA, HAND_SIZE, INDEPENDENT, TITLE_VOTES
from coterie.games.vtes.words.circumstances import InCombatWith, IsReady
from coterie.games.vtes.words.corruption import Corrupt
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.selves import MINION, OF_PREY
from coterie.games.vtes.words.stealth import Stealth
from coterie.games.vtes.words.uses import Can
from coterie.words.cards.abilities import ONCE_A_TURN
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.naming import slug
from coterie.words.cards.numbers import Bonus, While
from coterie.words.picking import Choose
from coterie.words.standing import Standing

IMBUED = "Imbued"


class Merged(NamedTuple):
    """What an advanced vampire is besides once it has merged with its basic card (VR-9.6)."""

    abilities: tuple[Standing, ...] = ()
    sect: str = ""
    title: str = ""
    city: str = ""
    bleed: int = 0
    strength: int = 0


MERGED: dict[str, Merged] = {
    "200177": Merged(strength=1),  # Batsheva
    "200279": Merged((Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), role="acting"),)),  # Claudio Severino
    "200904": Merged(title="baron", city="Chicago"),  # Maldavis
    "201049": Merged(),  # Nergal
    "201243": Merged(
        (Can(Choose(Cards(MINION & OF_PREY), Corrupt()), when=("unlock",), limit=ONCE_A_TURN, given=IsReady()),)
    ),  # Sarrasine
    "201245": Merged(title="cardinal"),  # Sascha Vykos, The Angel of Caine
    "200317": Merged(title="baron", city="Berlin"),  # Danielle Diron
    "201478": Merged(),  # Xaviar
    "201486": Merged(sect=ANARCH),  # Yazid Tamari
    "200314": Merged((While(InCombatWith(), Bonus(HAND_SIZE, 1, YOU)),)),  # Dancin' Dana
}


def refused(facts: CryptFacts) -> str:
    """Return why a crypt card is not played here, "" if it is: imbued are refused by name, others wait for their text.

    Advanced vampires are cards as all others (V-027, V-028); imbued are not (V-032, VR-10.7).
    """
    if facts.type == IMBUED:
        return f"{facts.name} is an imbued; these are not played here."
    if facts.says and facts.id not in TEXTS:
        return f"{facts.name} has a text that is not playable yet."
    return ""


def never() -> dict[str, str]:
    """Return why cards are never played here, by id: the imbued."""
    return {each.id: "not played here" for each in crypt().values() if each.type == IMBUED}


def _all() -> tuple[Card, ...]:
    times = Counter(slug(each.name) for each in crypt().values())
    found = []
    for each in crypt().values():
        if not refused(each):
            plain = slug(each.name)
            face = plain if times[plain] == 1 else f"{plain}-g{each.group.lower()}" + ("-adv" if each.advanced else "")
            found.append(vampire(each, *TEXTS.get(each.id, ()), face=face))
    return tuple(found)


def _merged() -> tuple[Card, ...]:
    """Return what basic and advanced vampires are together: the advanced card, and of the basic one what its text says."""
    return tuple(
        [
            _together(basic, advanced, MERGED[advanced.id])
            for advanced in CRYPT
            if advanced.id in MERGED
            for basic in CRYPT
            if basic.name == advanced.name and basic is not advanced
        ]
    )


def _together(basic: Card, advanced: Card, more: Merged) -> Card:
    stats = dict(advanced.stats)
    stats["bleed"] += basic.stats["bleed"] - 1 + more.bleed
    stats["strength"] += basic.stats["strength"] - 1 + more.strength
    title = more.title or advanced.title
    stats["votes"] = TITLE_VOTES.get(title, 0)
    return replace(
        advanced,
        id=f"{advanced.id} merged",
        sect=more.sect or advanced.sect,
        title=title,
        city=more.city or ("" if more.title else advanced.city),
        traits=tuple(dict.fromkeys((*basic.traits, *advanced.traits))),
        stats=stats,
        abilities=(*basic.abilities, *advanced.abilities, *more.abilities),
        made=True,
        face=f"{advanced.face.removesuffix('-adv')}-merged",
    )


def childe(name: str, clan: str = "", sect: str = "") -> Card:
    """Return what a library card becomes that is embraced; what is not told here is that of who embraces it."""
    stats = {"capacity": 1, "bleed": 1, "strength": 1, "hunt": 1, "votes": 0}
    face = slug(name)
    return Card(face, name, "vampire", ("vampire",), clan, sect=sect, stats=stats, made=True, face=face)


def beast() -> Card:
    """Return what the ritual of the Baali calls."""
    stats = {"capacity": 9, "bleed": 3, "strength": 4, "hunt": 1, "votes": 0}
    abilities = (RUSH, Can(PreventDamage(1), when=("damage",), role="fighting", limit=ONCE_A_COMBAT))
    return Card(
        "great-beast", "Call the Great Beast", "vampire", ("vampire",), sect=INDEPENDENT, stats=stats, traits=("infernal",),
        unique=True, abilities=abilities, made=True, face="great-beast",
    )  # fmt: skip


def recruit() -> Card:
    """Return what the Web of Knives trains, of which there can be several."""
    stats = {"capacity": 3, "bleed": 1, "strength": 1, "hunt": 1, "votes": 0, "cel": 1, "obf": 1, "pot": 1, "qui": 1}
    return Card(
        "trained-recruit", "Web of Knives Recruit", "vampire", ("vampire",), "Banu Haqim", sect=INDEPENDENT, stats=stats,
        traits=("blood cursed", "non-unique"), made=True, face="trained-recruit",
    )  # fmt: skip


CRYPT = _all()


TOGETHER = (
    *_merged(),
    beast(),
    recruit(),
    childe("Anarch Childe", sect=ANARCH),
    childe("Childe of the Ministry", clan="Ministry"),
    childe("New Childe"),
    childe("Progeny", sect=CAMARILLA),
)
