"""Combat cards (chapter 8)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.words.fighting import (
    ClawsOut,
    CloseRange,
    DrinkLost,
    HarmEachRound,
    Maneuver,
    MayLater,
    MoreStrikes,
    OnlyHands,
    Press,
    PreventDamage,
    StrengthOf,
)
from coterie.games.vtes.words.selves import ME, X
from coterie.games.vtes.words.striking import CombatEnds, Dodge, HandStrike, StealBlood
from coterie.words.cards.changing import Straighten

COMBAT: tuple[Card, ...] = (
    card("Majesty", at("pre", CombatEnds()), at("PRE", CombatEnds(Straighten(ME)))),
    card("Hidden Strength", at("for", PreventDamage(X(1))), at("FOR", PreventDamage(X(1)) >> MayLater(Press()))),
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
