"""Action cards (VR-6.9)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.words.deeds import Bleed, EnterCombat
from coterie.games.vtes.words.fighting import Maneuver, MayLater
from coterie.games.vtes.words.permanents import SearchEquip
from coterie.games.vtes.words.resources import AddBlood
from coterie.games.vtes.words.selves import MINION, READY_REGION, VAMPIRE, YOUNGER
from coterie.words.cards.abilities import Target
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, In
from coterie.words.cards.groups import Cards

YOUNG = Target("that", Cards(In("uncontrolled") & VAMPIRE & YOUNGER))
FOE = Target("that", Cards(MINION & READY_REGION & FOES))
FOE_VAMPIRE = Target("that", Cards(VAMPIRE & READY_REGION & FOES))

ACTIONS: tuple[Card, ...] = (
    card("Govern the Unaligned", at("dom", Bleed(2)), at("DOM", AddBlood(3), targets=(YOUNG,), stealth=1)),
    card("Enchant Kindred", at("pre", Bleed(1)), at("PRE", AddBlood(2), targets=(YOUNG,), stealth=1)),
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
