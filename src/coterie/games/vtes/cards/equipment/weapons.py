"""Weapons (VR-10.2)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, equipment
from coterie.games.vtes.cards.habits import ONCE_A_COMBAT
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.words.asked import Meets
from coterie.games.vtes.words.becoming import BecomeOn
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, AtRange, HasBlocked, InCombatWith, IsA
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.damage import Inflict
from coterie.games.vtes.words.fighting import AlsoStrike, ManeuverFor, Press
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.permanents import BearerIn, BearerIs
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.rounds import SetRange, StrikesWithThis, StruckHome, StruckWithThis
from coterie.games.vtes.words.selves import VAMPIRE, OfClan
from coterie.games.vtes.words.striking import Damage, HandStrike
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.games.vtes.words.which_cards import AsksForAny, IsHost
from coterie.words.amounts import Times
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import Rated
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Cannot, Counters, While
from coterie.words.effects import If
from coterie.words.groups import THAT

MAGNUM = Damage(2, ranged=True, sort="gun")
RIFLE = Damage(4, ranged=True, sort="gun")
SNIPER = Damage(2, ranged=True, sort="gun")
SHOT = Damage(1, ranged=True, sort="gun")
CUT = HandStrike(1, melee=True)
HAIL = Damage(3, ranged=True, sort="gun")
SOULS = Counters("soul", THIS)
FED = Note("fed", ("round",)) >> AtEnd(("round",), PutCounters("soul", 1, THIS))
DRINKER = HandStrike(
    Times(1, SOULS, 1),
    melee=True,
    after=If(StruckHome(with_this=True) & ~Noted("fed", ("round",), "given a counter"), FED),
)
BURST = Damage(2, ranged=True, sort="gun")
ELDER = VAMPIRE & Rated(CAPACITY, least=6)
BRUJAH = VAMPIRE & (OfClan("Brujah") | OfClan("Brujah antitribu"))
COAGULATED = (
    Costlier(of=AsksForAny(), whose=IsHost()),
    Trigger("forced reaction", "hunts", HOST, Burn(THIS), must=True),
)
IN_THE_BODY = Card(
    "coagulant-in-the-body", "Enhanced Coagulant", "combat", ("combat",), abilities=COAGULATED, made=True,
    face="coagulant-in-the-body",
)  # fmt: skip
COAGULATE = Damage(
    3,
    certain=True,
    then=If(
        Meets(THAT, VAMPIRE),
        BecomeOn(
            IN_THE_BODY.face,
            "a card that requires a Discipline costs its bearer 1 more blood; after its bearer hunts successfully, burn it",
        ),
    ),
)

CARDS: tuple[Card, ...] = (
    equipment(
        "AK-47",
        Can(BURST, when=("strike",), role="fighting"),
        Can(ManeuverFor(BURST), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        Can(AlsoStrike(BURST), when=("additional",), role="fighting", given=StruckWithThis()),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Assault Rifle",
        Can(RIFLE, when=("strike",), role="fighting"),
        Can(ManeuverFor(RIFLE), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Blade of Bellona",
        Can(CUT, when=("strike",), role="fighting"),
        Can(ManeuverFor(CUT, "close"), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Blade of Enoch",
        Can(HandStrike(1, melee=True), when=("strike",), role="fighting", given=IsA(ELDER) & ~Against(BRUJAH)),
        Can(
            HandStrike(1, aggravated=True, melee=True),
            when=("strike",),
            role="fighting",
            given=IsA(ELDER) & Against(BRUJAH),
        ),
        While(BearerIs(ELDER), Cannot("suffer frenzy", HOST)),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Deer Rifle",
        Can(SHOT, when=("strike",), role="fighting"),
        Can(ManeuverFor(SHOT), when=("range",), role="fighting", limit=Limit("combat", 2)),
        traits=("weapon", "gun"),
    ),
    equipment("Desert Eagle", Can(MAGNUM, when=("strike",), role="fighting"), traits=("weapon", "gun")),
    equipment(
        "Enhanced Coagulant",
        Can(COAGULATE, when=("strike",), role="fighting"),
        traits=("weapon",),
    ),
    equipment(
        "Femur of Toomler",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment("Flamethrower", Can(Damage(2, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment(
        "Improvised Flamethrower",
        Can(Damage(2, True, True), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),
        Trigger(
            "forced reaction",
            "assailed",
            HOST,
            Inflict(2, HOST, aggravated=True) >> Burn(THIS),
            must=True,
            given=AtRange("long"),
        ),
        traits=("weapon",),
    ),
    equipment("Ivory Bow", Can(Damage(1, True, True), when=("strike",), role="fighting"), traits=("weapon",)),
    equipment(
        "Kali's Fang",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        ".44 Magnum",
        Can(MAGNUM, when=("strike",), role="fighting"),
        Can(ManeuverFor(MAGNUM), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Righteous Blade",
        Can(HandStrike(1, melee=True), when=("strike",), role="fighting"),
        Can(Press(only_on=True), when=("press",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Saturday-Night Special",
        Can(SHOT, when=("strike",), role="fighting"),
        Can(ManeuverFor(SHOT), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sawed-Off Shotgun",
        Can(Damage(3, ranged=True, sort="gun"), when=("strike",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sengir Dagger",
        Can(HandStrike(aggravated=True, melee=True), when=("strike",), role="fighting"),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "Sniper Rifle",
        Can(SNIPER, when=("strike",), role="fighting", given=AtRange("long")),
        Can(
            SetRange(SNIPER),
            when=("before range",),
            role="fighting",
            given=HasBlocked() & InCombatWith(first=True),
        ),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Submachine Gun",
        Can(HAIL, when=("strike",), role="fighting"),
        Can(ManeuverFor(HAIL), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sword of the Archangel",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        Can(
            CancelPlayed("combat", keyword="grapple/aim", by_foe=True),
            cost=BurnBlood(1, HOST),
            when=("played",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Trigger(
            "forced reaction",
            "burn",
            Cards(VAMPIRE & Fighting(IsHost())),
            Note("deadly", "combat", "is deadly in this combat"),
            must=True,
            given=StrikesWithThis(),
        ),
        Trigger(
            "reaction",
            "fights",
            HOST,
            Straighten(HOST),
            given=Noted("deadly", "combat", "deadly") & BearerIn("ready"),
            limit=ONCE_A_TURN,
        ),
        traits=("weapon", "melee weapon"),
    ),
    equipment(
        "The Crimson Sentinel",
        Can(DRINKER, when=("strike",), role="fighting"),
        Trigger("forced reaction", "attach", THIS, RemoveCounters("soul", SOULS, THIS), must=True),
        traits=("weapon", "melee weapon"),
    ),
)
