"""Combat cards (chapter 8)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.numbers import STRENGTH
from coterie.games.vtes.words.circumstances import Against, AtRange
from coterie.games.vtes.words.fighting import (
    ClawsOut,
    CloseRange,
    DrinkLost,
    HarmEachRound,
    InCombatWith,
    Maneuver,
    ManeuverFor,
    MayLater,
    MoreStrikes,
    OnlyHands,
    Press,
    PreventDamage,
    StrengthOf,
    Stun,
)
from coterie.games.vtes.words.resources import ToTorpor
from coterie.games.vtes.words.selves import ME, VAMPIRE, X
from coterie.games.vtes.words.striking import CombatEnds, Damage, Dodge, HandStrike, StealBlood, StrikeTo
from coterie.words.cards.changing import Straighten
from coterie.words.cards.groups import THIS
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus

COMA = (("dem", ToTorpor()), ("DEM", ToTorpor() >> Stun(locks=False)))
BATS = Damage(1, ranged=True)
LATER_ROUND = ~InCombatWith(first=True)
STRONGER = Gain(Bonus(STRENGTH, 1, THIS), ME, "combat")
WOLF = (("pro", STRONGER), ("PRO", STRONGER >> MayLater(Press(), "combat")))

COMBAT: tuple[Card, ...] = (
    card("Majesty", at("pre", CombatEnds()), at("PRE", CombatEnds(Straighten(ME)))),
    card("Hidden Strength", at("for", PreventDamage(X(1))), at("FOR", PreventDamage(X(1)) >> MayLater(Press()))),
    card(
        "Soak",
        at("for", PreventDamage(2, aggravated=False), once="round"),
        at("FOR", PreventDamage(4, aggravated=False), once="round"),
    ),
    card(
        "Rego Motum",
        at("tha", PreventDamage(2, tag="strike"), once="round"),
        at("THA", PreventDamage(4, tag="strike"), once="round"),
    ),
    card(
        "Indomitability",
        at("for", PreventDamage(1)),
        at("FOR", Press()),
        at("FOR", PreventDamage(1) >> MayLater(Press())),
    ),
    card("Unflinching Persistence", at("for", PreventDamage(1)), at("FOR", Maneuver() >> MayLater(PreventDamage(1)))),
    card(
        "Aid from Bats",
        at("ani", BATS),
        at("ani", ManeuverFor(BATS)),
        at("ANI", BATS >> MayLater(Press())),
        at("ANI", ManeuverFor(BATS) >> MayLater(Press())),
    ),
    card("Pursuit", at("cel", Maneuver()), at("CEL", MoreStrikes(1))),
    card("Shadow Shift", at("obl", MoreStrikes(1)), at("OBL", Maneuver())),
    card(
        "Quickness",
        at("cel", MoreStrikes(1), once="round"),
        at("CEL", MoreStrikes(1, limited=False), once="round"),
    ),
    card(
        "Walk of Flame",
        at("tha", Damage(1, ranged=True, aggravated=True), given=LATER_ROUND),
        at("THA", Damage(2, ranged=True, aggravated=True), given=LATER_ROUND),
    ),
    card("Body Flare", at("pro", Damage(2, aggravated=True)), at("PRO", Damage(2, ranged=True, aggravated=True))),
    card("Wolf Claws", at("pro", ClawsOut()), at("PRO", Press())),
    card("No Trace", at("obf", CombatEnds(), given=AtRange("long")), at("OBF", CombatEnds())),
    card("Earth Meld", at("pro", CombatEnds()), at("PRO", CombatEnds(Straighten(ME)))),
    card("Form of the Wolf", *[at(needs, does, once="combat", when=("before range",)) for needs, does in WOLF]),
    card("Coma", *[at(needs, StrikeTo(does), given=Against(VAMPIRE)) for needs, does in COMA]),
    card("Apportation", at("tha", Press(only_on=True)), at("THA", Maneuver())),
    card("Theft of Vitae", at("tha", StealBlood(1)), at("THA", StealBlood(2))),
    card("Roundhouse", at("pot", HandStrike(2)), at("POT", HandStrike(3))),
    card("Torn Signpost", at("pot", StrengthOf(2)), at("POT", StrengthOf(3))),
    card("Carrion Crows", at("ani", HarmEachRound(1), once="combat"), at("ANI", HarmEachRound(2), once="combat")),
    card(
        "Immortal Grapple",
        at("pot", OnlyHands(), once="round"),
        at("POT", OnlyHands() >> MayLater(Press()) >> CloseRange(), once="round"),
        traits=("grapple",),
    ),
    card("Taste of Vitae", plain(DrinkLost(), once="round")),
    card("Blur", at("cel", MoreStrikes(1)), at("CEL", MoreStrikes(2))),
    card("Side Strike", at("cel", Dodge()), at("CEL", MoreStrikes(1))),
    card("Flash", at("cel", Maneuver()), at("cel", Press()), at("CEL", Maneuver() >> MayLater(Press()))),
    card("Dodge", plain(Dodge()), replaced="combat"),
    card("Fake Out", plain(Maneuver()), replaced="combat"),
    card("Claws of the Dead", at("pro", ClawsOut()), at("PRO", Maneuver())),
)
