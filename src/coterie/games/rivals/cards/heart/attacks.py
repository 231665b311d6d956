"""Attack and Reaction cards of Heart of Europe."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.attack_cards import TOP, BeforeLoss, CardTakes, RevealTop
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.fights import CannotBeBlocked, DamageIs, Harder, Retarget, Shielded
from coterie.games.rivals.words.looking import Requirement
from coterie.games.rivals.words.parties import ACTOR, PartyOf
from coterie.games.rivals.words.tokens import GainPrestige
from coterie.words.cards.abilities import Limit
from coterie.words.cards.groups import EVERYBODY, YOU
from coterie.words.cards.numbers import Rating
from coterie.words.effects import If
from coterie.words.groups import THAT
from coterie.words.picking import Choose

ONCE_AN_ATTACK = Limit("attack")

FIGHTS: tuple[Card, ...] = (
    attack(
        "hoe-entrancement", "Entrancement", "social", 1, If(Skilled("presence"), DamageIs("unresisted")), bp=4,
        icons=("presence",),
    ),
    attack(
        "hoe-psychic-assault", "Psychic Assault", "mental", 0,
        If(Skilled("auspex"), Choose(EVERYBODY, RevealTop()) >> Harder(Requirement(TOP))), bp=5, open=True,
        early=CannotBeBlocked(), icons=("auspex",),
    ),
    reaction(
        "hoe-fortify-the-inner-facade", "Fortify the Inner Facade", "social mental",
        If(Skilled("fortitude") & ~CardTakes(), Shielded(1)), bp=3, shield=1, open=True, icons=("fortitude",),
        abilities=(
            BeforeLoss("would", "prestige", YOU, GainPrestige(3), must=True, limit=ONCE_AN_ATTACK),
            BeforeLoss("would", "fund", YOU, GainPrestige(3), must=True, limit=ONCE_AN_ATTACK),
        ),
    ),
    reaction(
        "hoe-rapid-reflexes", "Rapid Reflexes", "ranged physical",
        Choose(PartyOf(ACTOR, others=True), Retarget() >> Shielded(Rating("celerity", THAT), THAT)), bp=1,
        icons=("celerity",),
    ),
)  # fmt: skip
