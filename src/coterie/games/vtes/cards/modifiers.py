"""Action modifiers (VR-6.7)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.rules.action_state import BLOCKED, UNBLOCKED
from coterie.games.vtes.words.fighting import Inflict, Maneuver, MayLater, Press
from coterie.games.vtes.words.politics import GainVotes, Margin, ReferendumPassed, SplitMargin
from coterie.games.vtes.words.resources import GainBlood
from coterie.games.vtes.words.selves import ACTING, BLOCKING, ME, VAMPIRE
from coterie.games.vtes.words.stealing import AfterAction, BleedMore, EndAction, Stealth
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Cannot

UNLOCK = Straighten(ME)
PASSED = ReferendumPassed()
UNSEEN_BY_VAMPIRES = Gain(Cannot("be blocked", THIS, Cards(VAMPIRE)), ME, "action")
ON_BLOCK = Trigger("forced reaction", "blocks", BLOCKING, Bow(BLOCKING) + EndAction(), must=True)
SLIP_AWAY = Gain(ON_BLOCK, ACTING, "action")

MODIFIERS: tuple[Card, ...] = (
    card("Conditioning", at("dom", BleedMore(2)), at("DOM", BleedMore(3))),
    card("Bonding", at("dom", BleedMore(1)), at("DOM", Stealth(1) + BleedMore(1), when=("A", "B", "C"))),
    card("Bewitching Oration", at("pre", GainVotes(2)), at("PRE", GainVotes(4))),
    card("Freak Drive", at("for", AfterAction(UNBLOCKED) >> UNLOCK), at("FOR", AfterAction(BLOCKED) >> UNLOCK)),
    card("Lost in Crowds", at("obf", Stealth(1)), at("OBF", Stealth(2)), clashes=("Into Thin Air",)),
    card("Mirror Walk", at("tha", Stealth(1)), at("THA", Stealth(1) >> SLIP_AWAY), replaced="discard"),
    card(
        "Daring the Dawn",
        at("for", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(2, ME, True, True))),
        at("FOR", UNSEEN_BY_VAMPIRES >> AtEnd("action", Inflict(1, ME, True, True))),
    ),
    card("Change of Target", plain(EndAction() >> UNLOCK)),
    card(
        "Voter Captivation",
        at("pre", AfterAction() >> GainBlood(Margin()), given=PASSED),
        at("PRE", AfterAction() >> SplitMargin(2), given=PASSED),
    ),
    card(
        "Resist Earth's Grasp",
        at("cel", Press(), sort="combat"),
        at("cel", Maneuver() >> MayLater(Press()), sort="combat"),
        at("CEL", Stealth(1), sort="modifier"),
    ),
)
