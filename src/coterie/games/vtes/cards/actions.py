"""Action cards (VR-6.9)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.words.circumstances import ANOTHER
from coterie.games.vtes.words.deeds import Bleed, EnterCombat, Steal, StealPool
from coterie.games.vtes.words.fighting import Maneuver, MayLater, Stun
from coterie.games.vtes.words.modes import CanAct
from coterie.games.vtes.words.permanents import ControllerOf, PutInPlay, SearchEquip
from coterie.games.vtes.words.resources import AddBlood, Burn, BurnBlood, BurnPool, GainBlood, GainPool, Rise
from coterie.games.vtes.words.selves import (
    ALLY,
    EQUIPMENT,
    MINION,
    PREY,
    READY_REGION,
    TORPID,
    VAMPIRE,
    YOUNGER,
    OfClan,
    Trait,
)
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.effects import Choose, ChooseOne, May, Pay
from coterie.words.groups import THAT

YOUNG = Target("that", Cards(In("uncontrolled") & VAMPIRE & YOUNGER))
FOE = Target("that", Cards(MINION & READY_REGION & FOES))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & FOES))
UNCONTROLLED = Cards(In("uncontrolled") & VAMPIRE)
OWN_YOUNG = Cards(VAMPIRE & MINE & YOUNGER)
FEED_YOUNG = ChooseOne((Choose(YOUNG.group, AddBlood(2)), Choose(OWN_YOUNG, AddBlood(2))))
OTHER_VAMPIRE = Target("that", Cards(VAMPIRE & ANOTHER))
ANY_FOE = Target("that", EACH_FOE)
A_LOCATION, LOCATION_FOES = Target("that", Cards(Trait("location"))), Target("that", Cards(Trait("location") & FOES))
FOE_DOWN = Target("that", Cards(VAMPIRE & TORPID & FOES))
UNLOCKED_FOE = Target("that", Cards(VAMPIRE & READY & FOES))
LOCKED_FOE = Target("that", Cards(MINION & READY_REGION & BOWED & FOES))
MANEUVER = MayLater(Maneuver(), "action")
REVIVE = May(Pay(BurnBlood(2), Rise()))
IN_UNLOCK = OfSort("unlock")
ONCE_BY_NAME = Limit("turn", by="name", seat=True)

ACTIONS: tuple[Card, ...] = (
    card("Govern the Unaligned", at("dom", Bleed(2)), at("DOM", AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Enchant Kindred", at("pre", Bleed(1)), at("PRE", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card("Scouting Mission", at("dom", Bleed(1)), at("DOM", AddBlood(2), targets=(YOUNG,), stealth=1)),
    card("Fourth Tradition: The Accounting", plain(AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Fifth Tradition: Hospitality", plain(GainBlood(4, THAT), targets=(OTHER_VAMPIRE,), stealth=1)),
    card(
        "Thing",
        plain(
            AddBlood(2), targets=(Target("that", Cards(In("uncontrolled") & VAMPIRE & OfClan("Gangrel"))),), stealth=1
        ),
    ),
    card("Restoration", at("for", GainBlood(2), stealth=1), at("FOR", GainBlood(3), stealth=1)),
    card("Social Charm", at("pre", Bleed(1)), at("PRE", Bleed(1, GainPool(1)))),
    card("Legal Manipulations", at("pre", Bleed(2)), at("PRE", Bleed(2, GainPool(1)))),
    card("Public Trust", at("pre", Bleed(2)), at("PRE", Bleed(2, Choose(UNCONTROLLED, AddBlood(1))))),
    card(
        "Feast of the Soul's Secrets",
        at("dom", Bleed(2)),
        at("DOM", Bleed(2, FEED_YOUNG)),
    ),
    card(
        "Kindred Spirits",
        at("dem", Bleed(0, GainPool(1), THAT), targets=(ANY_FOE,)),
        at("DEM", Bleed(1, GainPool(1), THAT), targets=(ANY_FOE,)),
    ),
    card(
        "Entrancement",
        at("pre", Bleed(1)),
        at("PRE", Steal(), targets=(Target("that", Cards(ALLY & FOES)),), stealth=1),
    ),
    card("Dominate Kine", at("dom", Bleed(1), stealth=1), at("DOM", Steal(), targets=(LOCATION_FOES,))),
    card("Graverobbing", at("dom", Steal(), targets=(FOE_DOWN,)), at("DOM", Steal() >> REVIVE, targets=(FOE_DOWN,))),
    card(
        "Conceal",
        at("obf", Burn(), targets=(Target("that", Cards(EQUIPMENT)),)),
        at("OBF", Burn(), targets=(A_LOCATION,)),
    ),
    card("Rewilding", plain(BurnPool(2, ControllerOf(THAT)) + Burn(), targets=(A_LOCATION,))),
    card(
        "Mind Numb", at("pre", Stun(), targets=(UNLOCKED_FOE,)), at("PRE", Stun(), targets=(UNLOCKED_FOE,), stealth=1)
    ),
    card("Ambush", plain(MANEUVER + EnterCombat(), targets=(LOCKED_FOE,))),
    card(
        "Fleetness",
        at("cel", Bleed(), stealth=1),
        at("CEL", MANEUVER + EnterCombat(), targets=(LOCKED_FOE,), stealth=1),
    ),
    card(
        "Umbrous Clutch",
        at("obl", EnterCombat(), targets=(FOE,), stealth=1),
        at("OBL", MANEUVER + EnterCombat(), targets=(FOE,), stealth=1),
    ),
    card(
        "Line Brawl",
        at("cel", StealPool(1, THAT), targets=(ANY_FOE,)),
        at("pot", EnterCombat(), targets=(FOE,)),
        at("pre", Bleed(1)),
    ),
    card(
        "Army of Rats",
        at("ani", PutInPlay(), stealth=1),
        abilities=(
            Trigger("forced reaction", "phase", YOU, BurnPool(1, PREY), must=True, given=IN_UNLOCK, limit=ONCE_BY_NAME),
            CanAct(Burn(THIS), "anybody"),
        ),
    ),
    card("Intimidation", at("pre", Bleed(1)), at("PRE", Bleed(2))),
    card("Computer Hacking", plain(Bleed(1))),
    card(
        "Deep Song",
        at("ani", Bleed(1)),
        at("ANI", Bow() + EnterCombat(target_first=True), targets=(FOE_VAMPIRE,)),
        traits=("frenzy",),
    ),
    card("Magic of the Smith", at("tha", SearchEquip(), stealth=1), at("THA", SearchEquip(), stealth=3)),
    card("Bum's Rush", plain(MayLater(Maneuver(), "action") + EnterCombat(), targets=(FOE,)), replaced="action"),
)
