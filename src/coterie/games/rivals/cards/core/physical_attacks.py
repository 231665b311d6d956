"""The Attack and Reaction cards of the Core Set for Physical and Ranged attacks."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.attack_cards import LegalTargets
from coterie.games.rivals.words.characters import IN_CITY, MORTAL, SECOND_INQUISITION, Adept
from coterie.games.rivals.words.circumstances import IsSo, Skilled, Sum
from coterie.games.rivals.words.fights import (
    TARGET,
    Besides,
    DamageIs,
    Harder,
    OfSortNow,
    Retarget,
    Shielded,
    Splash,
    WasBlocked,
)
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.parties import ACTOR, ATTACKER, Among, BorneBy, PartyOf
from coterie.games.rivals.words.tokens import LoseBlood
from coterie.words.amounts import Count, Times
from coterie.words.cards.numbers import Rating
from coterie.words.effects import If, May, Pay
from coterie.words.picking import Choose

PARTY, REST = PartyOf(ACTOR), PartyOf(TARGET, others=True)
TARGETED = May(Choose(LegalTargets(), Retarget()))

PHYSICAL_ATTACKS: tuple[Card, ...] = (
    attack("core-38-special", ".38 Special", "ranged", 2, reaction="ranged", bp=1),
    attack(
        "core-baseball-bat", "Baseball Bat", "physical", 1, If(IsSo(TARGET, MORTAL & IN_CITY), Harder(1)), bp=1,
        reaction="physical",
    ),
    attack(
        "core-drive-by", "Drive-By", "ranged", 2,
        Besides(Choose(REST, Splash(2), least=0, most=Count(Among(PARTY, Adept("celerity"))))),
        bp=4, clan="brujah", icons=("celerity",),
    ),
    attack(
        "core-holdout-dagger", "Holdout Dagger", "physical", 0, Harder(Sum("obfuscate", PARTY)), bp=0,
        icons=("obfuscate",),
    ),
    attack(
        "core-kneecapped", "Kneecapped", "physical", 1,
        If(IsSo(TARGET, SECOND_INQUISITION), May(Pay(DiscardCards(1), Harder(3)))), bp=3,
    ),
    attack(
        "core-lightning-strike", "Lightning Strike", "physical", 2,
        If(Skilled("celerity", PARTY, 2), DamageIs("unshielded")), bp=5, icons=("celerity",),
    ),
    attack(
        "core-molotov-cocktail", "Molotov Cocktail", "ranged", 1,
        May(Pay(DiscardCards(1), Besides(Splash(1, REST, ("aggravated",))))), bp=3, tags=("aggravated",),
    ),
    attack("core-sucker-punch", "Sucker Punch", "physical", 1, TARGETED, bp=2, clan="brujah"),
    attack(
        "core-throat-rip", "Throat Rip", "physical", 1, Harder(Count(Among(PARTY, Adept("potence")))), bp=4,
        icons=("potence",),
    ),
    attack("core-gang-up", "Gang Up", "physical", 0, Harder(Count(BorneBy(PARTY, "retainer"))), bp=5),
    attack(
        "hah-scoped-30-06", "Scoped .30-06", "ranged", 2, bp=3, intel=1,
    ),
)  # fmt: skip

PHYSICAL_REACTIONS: tuple[Card, ...] = (
    reaction(
        "core-cloak-of-shadows", "Cloak of Shadows", "ranged physical",
        Shielded(Sum("obfuscate", PARTY), PARTY), bp=1, icons=("obfuscate",),
    ),
    reaction(
        "core-fleetness", "Fleetness", "ranged physical", Shielded(Times(2, Rating("celerity", ACTOR))), bp=2,
        icons=("celerity",),
    ),
    reaction(
        "core-insanity-defense", "Insanity Defense", "physical mental social", If(OfSortNow(("mental",)), Shielded(1)),
        bp=0, clan="malkavian", shield=2,
    ),
    reaction(
        "core-steal-the-spotlight", "Steal the Spotlight", "physical", If(WasBlocked(), LoseBlood(2, ATTACKER)), bp=3,
        clan="toreador", shield=2,
    ),
)  # fmt: skip
