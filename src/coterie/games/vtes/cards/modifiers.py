"""Action modifiers (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.rules.action_state import BLOCKED, UNBLOCKED
from coterie.games.vtes.words.fighting import Maneuver, Press
from coterie.games.vtes.words.politics import GainVotes, Margin, ReferendumPassed
from coterie.games.vtes.words.resources import BloodToPool, Fewer, GainBlood
from coterie.games.vtes.words.selves import ME
from coterie.games.vtes.words.stealing import AfterAction, BleedMore, EndAction, Stealth
from coterie.words.cards.changing import Straighten

UNLOCK = Straighten(ME)
PASSED = ReferendumPassed()

MODIFIERS: tuple[Card, ...] = (
    card("Conditioning", at("dom", BleedMore(2)), at("DOM", BleedMore(3))),
    card("Bonding", at("dom", BleedMore(1)), at("DOM", Stealth(1) + BleedMore(1), when=("A", "B", "C"))),
    card("Bewitching Oration", at("pre", GainVotes(2)), at("PRE", GainVotes(4))),
    card("Freak Drive", at("for", AfterAction(UNBLOCKED) >> UNLOCK), at("FOR", AfterAction(BLOCKED) >> UNLOCK)),
    card("Lost in Crowds", at("obf", Stealth(1)), at("OBF", Stealth(2))),
    card("Mirror Walk", at("tha", Stealth(1)), replaced="discard"),
    card("Change of Target", plain(EndAction() >> UNLOCK)),
    card(
        "Voter Captivation",
        at("pre", AfterAction() >> GainBlood(Margin()), given=PASSED),
        at("PRE", AfterAction() >> GainBlood(Margin()) >> BloodToPool(Fewer(Margin(), 2)), given=PASSED),
    ),
    card(
        "Resist Earth's Grasp",
        at("cel", Press(), sort="combat"),
        at("cel", Maneuver(), sort="combat"),
        at("CEL", Stealth(1), sort="modifier"),
    ),
)
