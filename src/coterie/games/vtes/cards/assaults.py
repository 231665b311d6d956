"""Combat cards that last beyond a strike: storms, aims, fears, and strikes of one sort on top of the others."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, plain
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, InCombatWith
from coterie.games.vtes.words.costs import DEARER_FIGHTS
from coterie.games.vtes.words.damage import ANY_VICTIM, PreventDamage, Storm
from coterie.games.vtes.words.fighting import AlsoStrike
from coterie.games.vtes.words.hands import BringFromHand
from coterie.games.vtes.words.modes import Ransom
from coterie.games.vtes.words.permanents import ControllerOf
from coterie.games.vtes.words.rounds import Aim
from coterie.games.vtes.words.selves import EQUIPMENT, OPPOSING, VAMPIRE, OfType, X
from coterie.games.vtes.words.striking import Dodge
from coterie.games.vtes.words.which_cards import Unique
from coterie.words.cards.filters import READY, In
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Cannot
from coterie.words.effects import Then
from coterie.words.picking import Choose

FIGHTS = Cards(In("hand") & OfType("combat"))
KEEP_AWAY = Then(
    tuple([Gain(Cannot(verb, THIS), OPPOSING, "combat") for verb in ("maneuver to close", "press on", "use equipment")])
)

ASSAULTS: tuple[Card, ...] = (
    card(
        "Weather Control",
        at("tha", Storm(), given=InCombatWith(first=True), once="combat"),
        at("THA", Storm(1, 1), given=InCombatWith(first=True), once="combat"),
    ),
    card("Wind Dance", at("tha", Dodge()), at("THA", Dodge() >> AlsoStrike(Dodge()))),
    card(
        "Target Vitals",
        plain(Aim(2), ransom=Ransom(ControllerOf(OPPOSING), Choose(FIGHTS, Discard(), 2, 2))),
        traits=("aim",),
    ),
    card(
        "Terror Frenzy",
        at("ani", KEEP_AWAY, when=("before range",), given=InCombatWith(first=True)),
        at("ANI", DEARER_FIGHTS, when=("before range",), once="combat", given=Against(VAMPIRE)),
        traits=("frenzy",),
    ),
    card(
        "Hide the Mind",
        at("obf", CancelPlayed("combat", asks=("aus",)), sort="combat"),
        at("OBF", CancelPlayed("reaction", asks=("aus",)), sort="modifier"),
    ),
    card(
        "Contraband",
        *[
            at(needs, BringFromHand(EQUIPMENT & ~Unique(), by_blood=by_blood), when=("before range",), once="combat")
            for needs, by_blood in (("obf", False), ("OBF", True))
        ],
    ),
    card(
        "Martyr's Resilience",
        at("aus for", PreventDamage(1, who=ANY_VICTIM), who="bystander", of=VAMPIRE & READY),
        at("AUS FOR", PreventDamage(X(1), who=ANY_VICTIM), who="bystander", of=VAMPIRE & READY, x="blood"),
    ),
)
