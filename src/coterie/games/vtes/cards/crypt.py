"""Vampires. Most stand in the table with all that they are; here is what the others do besides."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from coterie.games.vtes.cards.definition import Card, slug, vampire
from coterie.games.vtes.cards.tables import CryptFacts, crypt
from coterie.games.vtes.numbers import CAPACITY, HAND_SIZE, INTERCEPT, STEALTH, STRENGTH, TITLE_VOTES
from coterie.games.vtes.words.circumstances import Acting, Against, IsActing, LiesIn
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, StealBloodFrom
from coterie.games.vtes.words.fighting import InCombatWith, Maneuver, Press, PreventDamage
from coterie.games.vtes.words.modes import Can, CanAct
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.politics import Abstain, GainVotes
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, BurnPool
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OLDER,
    OPPOSING,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    OfClan,
)
from coterie.games.vtes.words.stealing import ActionIs, ActorIs
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import BOWED, FOES, In, Rated
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import Choose
from coterie.words.standing import Standing

ONCE_A_COMBAT = Limit("combat")
TZIMISCE, MALKAVIAN = OfClan("Tzimisce"), OfClan("Malkavian")
BRUJAH, LASOMBRA = OfClan("Brujah"), VAMPIRE & OfClan("Lasombra")
RUSH = CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & FOES))
MANEUVER = Can(Maneuver(), when=("range",), role="fighting", limit=ONCE_A_COMBAT)
PRESS = Can(Press(), when=("press",), role="fighting", limit=ONCE_A_COMBAT)
PREVENT_ONE = Can(PreventDamage(1, tag="strike"), when=("damage",), role="fighting", limit=ONCE_A_COMBAT)
NOT_ACTING = ~IsActing()

# What vampires do besides what the table says, by their ids.
TEXTS: dict[str, tuple[Standing, ...]] = {
    "201529": (
        Can(GainVotes(1), cost=Choose(Cards(In("hand") & Asks("dom")), Discard()), when=("poll",)),
    ),  # Alexa Draper
    "201547": (Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),),  # Flávio Gonçalves
    "201538": (While(ActorIs(VAMPIRE & TITLED), Bonus(INTERCEPT, -1, THIS)),),  # Bret Stryker
    "200081": (While(LiesIn("ready"), Bonus(HAND_SIZE, 2, YOU)),),  # André the Manipulator
    "201625": (While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),),  # Carmelita Neillson
    "201629": (
        While(Against(BRUJAH), Bonus(STRENGTH, 1, THIS)),
        While(Against(BRUJAH), Bonus(STRENGTH, 1, OPPOSING)),
    ),  # Kevin Jackson
    "200421": (Can(Straighten(ME), cost=BurnEdge(), when=("in discard phase",)),),  # Emily Carson
    "200848": (PREVENT_ONE,),  # Lodin (Olaf Holte)
    "201366": (Trigger("forced reaction", "torpor", THIS, BurnPool(1), must=True),),  # Thomas De Lutrius
    "200763": (
        Can(Choose(Cards(VAMPIRE & READY_REGION & NOT_ACTING), Abstain()), cost=BurnBlood(1), when=("poll",)),
    ),  # Kateline Nadasdy
    "200025": (PRESS,),  # Aidan Lyle
    "201663": (MANEUVER, PRESS),  # Abaddon
    "201658": (MANEUVER,),  # Saku Pihlajamäki
    "201772": (PRESS,),  # Serhat Gunde, Combat Junkie
    "201213": (While(Acting(), Bonus(INTERCEPT, -1, Cards(VAMPIRE & OfClan("Tzimisce")))),),  # Rutor
    "201545": (While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)),),  # The Dowager
    "201601": (While(ActionIs("bleed"), Bonus(INTERCEPT, 1, THIS)),),  # Martina Srnankova
    "201656": (While(ActionIs("political"), Bonus(INTERCEPT, 1, THIS)),),  # Oluwafunmilayo
    "201783": (Bonus(INTERCEPT, 1, THIS),),  # Hafthor Thorsteinsson
    "201715": (Bonus(INTERCEPT, 1, THIS),),  # Rinaldo Albizzi
    "200132": (While(Acting() & ActionIs(undirected=True), Bonus(STEALTH, -1, THIS)),),  # Ariane
    "201777": (While(Acting() & ActionIs("bleed"), Bonus(STEALTH, 1, THIS)),),  # Verrix, Naughty Boy
    "201759": (While(Acting() & ActionIs("hunt"), Bonus(STEALTH, -1, THIS)),),  # Kalyani, Agent of Doom
    "201710": (
        While(ActorIs(LASOMBRA & YOUNGER), Bonus(INTERCEPT, 1, THIS)),
        While(ActorIs(LASOMBRA & OLDER), Bonus(INTERCEPT, -1, THIS)),
    ),  # Azucena
    "200549": (CanAct(EnterCombat(), at=Cards(MINION & READY_REGION & (OF_PREY | OF_PREDATOR))),),  # Gustaphe Brunnelle
    "201632": (CanAct(EnterCombat(), at=Cards(VAMPIRE & READY_REGION & BOWED & FOES)),),  # Nathaniel Bordruff
    "201613": (RUSH,),  # Theo Bell
    "201729": (RUSH,),  # Dafina Hanganu
    "201781": (RUSH,),  # Barachiel
    "200696": (CanAct(Bleed(1)),),  # Jeremy “Wix” Wyzchovsky
    "200123": (CanAct(StealBloodFrom(1), at=Cards(VAMPIRE & YOUNGER)),),  # Apolonia Czarnecki
    "201736": (Can(CombatEnds(), cost=BurnBlood(1), when=("strike",), role="fighting"),),  # Agnieszka
    "201735": (
        Trigger(
            "forced reaction", "blocks", Cards(MINION), BurnPool(1, ControllerOf(BLOCKING)), must=True, given=Acting()
        ),
    ),  # Aelswith, The Irresistible
    "201770": (
        Cannot("be blocked", THIS, Cards(ALLY)),
        Cannot("be blocked", THIS, Cards(VAMPIRE & Rated(CAPACITY, most=3))),
    ),  # Rexton “Savage” Abernathy
    "200176": (While(Against(TZIMISCE), Bonus(STRENGTH, 1, THIS)),),  # Batsheva
    "200177": (While(Against(MALKAVIAN), Bonus(STRENGTH, 1, THIS)),),  # Batsheva (ADV)
    "200314": (),  # Dancin' Dana (ADV)
    "200563": (),  # Handsome Dan: flight is a trait
    "200901": (),  # Malachai
    "201071": (),  # Obsidian
    "201570": (Trigger("reaction", "passes", ME, Straighten(ME)),),  # Sybren van Oosten
}
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
        city=more.city or advanced.city,
        stats=stats,
        abilities=(*basic.abilities, *advanced.abilities, *more.abilities),
        made=True,
        face=f"{advanced.face.removesuffix('-adv')}-merged",
    )


CRYPT = _all()
TOGETHER = _merged()
