"""Vampires. Most stand in the table with all that they are; here is what the others do besides."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from coterie.games.vtes.cards.bargainers import BARGAINERS
from coterie.games.vtes.cards.cultists import CULTISTS
from coterie.games.vtes.cards.definition import Card, each_phase, slug, vampire
from coterie.games.vtes.cards.fighters import FIGHTERS
from coterie.games.vtes.cards.habits import (
    IN_YOUR_TURN,
    MANEUVER,
    ONCE_A_COMBAT,
    PRESS,
    PREVENT_ONE,
    SELF,
    asking,
    discarding,
    rush,
)
from coterie.games.vtes.cards.rulers import RULERS
from coterie.games.vtes.cards.seers import SEERS
from coterie.games.vtes.cards.stalkers import STALKERS
from coterie.games.vtes.cards.stewards import STEWARDS
from coterie.games.vtes.cards.tables import CryptFacts, crypt
from coterie.games.vtes.numbers import (
    ANARCH,
    BLEED,
    BLOCK_TAX,
    CAMARILLA,
    CAPACITY,
    DISCARDS,
    HAND_SIZE,
    INTERCEPT,
    STEALTH,
    STRENGTH,
    TITLE_VOTES,
    VOTES,
)
from coterie.games.vtes.words.bonds import WHOSE_IT_WAS, leaving
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    ActorIs,
    Against,
    AimedAt,
    Controls,
    InCombatWith,
    IsA,
    IsReady,
    LiesIn,
    Succeeded,
)
from coterie.games.vtes.words.corruption import Corrupted
from coterie.games.vtes.words.costs import CheaperRescue
from coterie.games.vtes.words.damage import Inflict, PreventDamage
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, StealBloodFrom
from coterie.games.vtes.words.fighting import ClawsOut, EndCombat
from coterie.games.vtes.words.hands import RevealTop
from coterie.games.vtes.words.involved import ANOTHER, Fighting, IsActing
from coterie.games.vtes.words.methuselahs import HasEdge, HasPool, TargetControls
from coterie.games.vtes.words.permanents import ControllerOf, SearchFor
from coterie.games.vtes.words.politics import Abstain, GainVotes, ReferendumPassed
from coterie.games.vtes.words.resources import BurnBlood, BurnEdge, BurnPool, GainBlood, MoreHand
from coterie.games.vtes.words.selves import (
    ALLY,
    BLOCKING,
    EQUIPMENT,
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OLDER,
    OPPOSING,
    PREY,
    READY_REGION,
    TITLED,
    VAMPIRE,
    YOUNGER,
    OfClan,
    OfSect,
    OfType,
    Titled,
    Trait,
)
from coterie.games.vtes.words.stealing import BleedMore, Intercept, Stealth
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.games.vtes.words.tolls import ChosenBy
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, ONCE_AN_ACTION, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, Rated
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

TZIMISCE, MALKAVIAN = OfClan("Tzimisce"), OfClan("Malkavian")
BRUJAH, LASOMBRA = OfClan("Brujah"), VAMPIRE & OfClan("Lasombra")
RUSH = rush()
NOT_ACTING = ~IsActing()
DEFEATED = ActionIs("political") & Succeeded() & ~ReferendumPassed()  # its referendum has failed, or was cancelled


# What vampires do besides what the table says, by their ids.
TEXTS: dict[str, tuple[Standing, ...]] = {
    "201529": (Can(GainVotes(1), cost=asking("dom"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Alexa Draper
    "201547": (Can(Dodge(), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),),  # Flávio Gonçalves
    "201538": (While(ActorIs(VAMPIRE & TITLED), Bonus(INTERCEPT, -1, THIS)),),  # Bret Stryker
    "200081": (While(LiesIn("ready"), Bonus(HAND_SIZE, 2, YOU)),),  # André the Manipulator
    "201625": (While(LiesIn("ready"), Bonus(HAND_SIZE, 1, YOU)),),  # Carmelita Neillson
    "201629": (
        While(Against(BRUJAH), Bonus(STRENGTH, 1, THIS)),
        While(Against(BRUJAH), Bonus(STRENGTH, 1, OPPOSING)),
    ),  # Kevin Jackson
    "200421": (Can(Straighten(ME), cost=BurnEdge(), when=("in discard phase",), limit=ONCE_A_TURN),),  # Emily Carson
    "200848": (PREVENT_ONE,),  # Lodin (Olaf Holte)
    "201366": (Trigger("forced reaction", "torpor", THIS, BurnPool(1), must=True),),  # Thomas De Lutrius
    "200763": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION & NOT_ACTING), Abstain()),
            cost=BurnBlood(1),
            when=("poll",),
            limit=ONCE_A_REFERENDUM,
        ),
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
    "201712": (
        each_phase(
            "unlock", YOU, ChosenBy(PREY, MINION & READY_REGION, Inflict(1, THAT, sure=True)), given=LiesIn("ready")
        ),
    ),  # Gnaeus Aemilius Augustinus
    "201751": (Trigger("forced reaction", "bleeds", THIS, MoreHand(1, "discard"), must=True),),  # Fotini Katsikaris
    "201758": (While(Acting(), Bonus(BLOCK_TAX, 1, Cards(MINION))),),  # Jürgen, The Libertine
    "201687": (While(LiesIn("ready"), Bonus(DISCARDS, 1, YOU)),),  # Sreelekha
    "201716": (Can(GainVotes(1), cost=asking("obl"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Yewon Ong
    "201730": (leaving(Cards(MINION & Fighting(SELF)), BurnPool(1, WHOSE_IT_WAS)),),  # Egidia Arrú
    "201553": (
        Can(BleedMore(1, limited=False), cost=asking("ani"), when=("A", "B", "C"), role="acting", limit=ONCE_AN_ACTION),
    ),  # Larissa Moreira
    "201623": (
        Can(Intercept(1), cost=asking("tha"), when=("B",), limit=ONCE_AN_ACTION),
        Can(Stealth(1), cost=asking("tha"), when=("B",), role="acting", limit=ONCE_AN_ACTION),
    ),  # Abraham DuSable
    "201626": (
        Trigger("forced reaction", "acted", THIS, ToTorpor(THIS), must=True, given=DEFEATED),
    ),  # Cedrick Calhoun
    "201596": (Can(Straighten(ME), cost=BurnEdge(), when=IN_YOUR_TURN, limit=ONCE_A_TURN),),  # Kalinda
    "201598": (
        Can(
            Gain(Bonus(STRENGTH, 2, THIS), ME, "combat"),
            cost=discarding("political action"),
            when=("before range",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
    ),  # Kasim Bayar
    "201576": (
        Trigger(
            "reaction",
            "succeeds",
            Cards(ANOTHER & MINE & VAMPIRE & OfSect(ANARCH)),
            Pay(BurnBlood(1, THIS), Straighten(THIS)),
            limit=ONCE_A_TURN,
        ),
    ),  # Aline Gädeke
    "201748": (While(HasPool(5), Bonus(STEALTH, 1, THIS)),),  # Devorah
    "201667": (While(HasPool(9), Bonus(INTERCEPT, 1, THIS)),),  # Branimira
    "201775": (
        While(HasPool(10, PREY), Bonus(VOTES, 1, THIS)),
        While(HasPool(10, PREY), Bonus(BLEED, 1, THIS)),
    ),  # Üresség
    "201754": (Trigger("reaction", "bleeds", THIS, GainBlood(1, THIS), given=AimedAt(PREY)),),  # Gostoso
    "201767": (
        While(Acting() & TargetControls(VAMPIRE & (OfClan("Toreador") | OfClan("Ventrue"))), Bonus(BLEED, 1, THIS)),
    ),  # Osvaldo Kühnemann
    "201668": (
        While(ActionIs(directed=True), Bonus(INTERCEPT, 1, THIS)),
        While(ActionIs(undirected=True), Bonus(INTERCEPT, -1, THIS)),
    ),  # Castellan
    "201678": (
        While(Controls(Trait("location")), Bonus(VOTES, 1, THIS)),
        While(~Controls(Trait("location")), Bonus(BLEED, -1, THIS)),
    ),  # Neserian
    "201733": (
        Trigger("reaction", "succeeds", THIS, Straighten(THIS), given=ActionIs("political")),
    ),  # Aaradhya, The Callous Tyrant
    "201747": (While(Controls(READY_REGION & VAMPIRE & Titled(("cardinal",))), Bonus(BLEED, 1, THIS)),),  # Damian
    "201677": (
        Trigger("forced reaction", "blocks", Cards(MINION), BurnBlood(1, THIS), must=True, given=Acting()),
    ),  # Marialena
    "201740": (While(HasEdge(), Bonus(STRENGTH, 1, THIS)),),  # Anxo Vilela
    "201734": (
        Can(
            Stealth(1),
            cost=BurnBlood(1, THIS),
            when=("B",),
            given=ActorIs(MINE & ALLY) | ActorIs(MINE & VAMPIRE & YOUNGER),
            limit=ONCE_AN_ACTION,
        ),
    ),  # Abderrahim, Death's Hand
    "201752": (While(Acting() & (ActionIs("recruit") | ActionIs("employ")), Bonus(STEALTH, 1, THIS)),),  # Frau Schädel
    "201085": (
        Can(Stealth(1), cost=Choose(Cards(Trait("location") & MINE), Burn()), when=("B",), role="acting"),
    ),  # Osric Vladislav
    "201728": (
        Can(
            EndCombat(),
            cost=BurnBlood(1, THIS),
            when=("before range",),
            role="mine",
            limit=ONCE_A_TURN,
            given=IsA(ALLY & (Trait("wraith") | Trait("zombie"))) & IsReady(),
        ),
    ),  # Tommaso Sforza
    "201745": (
        Can(
            ClawsOut(),
            cost=BurnBlood(1),
            when=("before strikes", "strikes chosen"),
            role="fighting",
            limit=Limit(("round",)),
        ),
    ),  # Crossbreaker
    "201680": (
        Can(
            PreventDamage(2, aggravated=False, tag="strike"),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            limit=ONCE_A_COMBAT,
            given=IsA(VAMPIRE),
        ),
    ),  # Opikun
    "201757": (
        Can(
            PreventDamage(1),
            cost=BurnBlood(1, THIS),
            when=("damage",),
            role="mine",
            limit=ONCE_A_COMBAT,
            given=IsA(~SELF) & IsReady(),
        ),
    ),  # Huldu, The Desecrator
    "201685": (CanAct(SearchFor(EQUIPMENT), stealth=1),),  # Sakhar
    "201671": (CanAct(SearchFor(Trait("archetype")), stealth=1),),  # Dominica
    "201662": (While(Acting(), Bonus(BLOCK_TAX, 1, Cards(MINION & Corrupted()))),),  # Sergio Bueno
    "201670": (CheaperRescue(1, THIS),),  # Doc Martina
    "201672": (
        Can(
            RevealTop(OfType("master"), BurnBlood(1, THIS), Stealth(1)),
            when=("B",),
            role="acting",
            limit=ONCE_AN_ACTION,
        ),
    ),  # Gathii
    "201570": (Trigger("reaction", "passes", ME, Straighten(ME)),),  # Sybren van Oosten
    **BARGAINERS,
    **SEERS,
    **FIGHTERS,
    **RULERS,
    **STEWARDS,
    **STALKERS,
    **CULTISTS,
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
    "200279": Merged((Can(Stealth(1), cost=BurnBlood(1, THIS), when=("B",), role="acting"),)),  # Claudio Severino
    "200904": Merged(title="baron", city="Chicago"),  # Maldavis
    "201049": Merged(),  # Nergal
    "201245": Merged(title="cardinal"),  # Sascha Vykos, The Angel of Caine
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


CRYPT = _all()
TOGETHER = (
    *_merged(),
    childe("Anarch Childe", sect=ANARCH),
    childe("Childe of the Ministry", clan="Ministry"),
    childe("New Childe"),
    childe("Progeny", sect=CAMARILLA),
)
