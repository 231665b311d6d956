"""The Attack and Reaction cards of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.characters import (
    ACTOR,
    FOE,
    IN_CITY,
    MORTAL,
    SECOND_INQUISITION,
    Adept,
    Among,
    BorneBy,
    PartyOf,
    Skilled,
    Sum,
)
from coterie.games.rivals.words.fights import (
    TARGET,
    Besides,
    DamageIs,
    Harder,
    OfSortNow,
    Retarget,
    Shielded,
    Silence,
    Splash,
    TargetIs,
)
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.plots import AgendaOf
from coterie.games.rivals.words.tokens import LoseAgenda, PayBlood
from coterie.games.rivals.words.zones import Burn
from coterie.words.amounts import Count, Done, Times
from coterie.words.cards.changing import Bow
from coterie.words.cards.numbers import Rating
from coterie.words.conditions import AtLeast
from coterie.words.effects import Choose, If, IfYouDo, May, Pay

PARTY, OPPOSING, REST = PartyOf(ACTOR), PartyOf(TARGET), PartyOf(TARGET, others=True)
TARGETED = May(Choose(REST, Retarget()))

ATTACKS: tuple[Card, ...] = (
    attack("core-38-special", ".38 Special", "ranged", 2, reaction="ranged", bp=1),
    attack(
        "core-baseball-bat", "Baseball Bat", "physical", 1, If(TargetIs(MORTAL & IN_CITY), Harder(1)), bp=1,
        reaction="physical",
    ),
    attack(
        "core-drive-by", "Drive-By", "ranged", 2,
        Besides(Choose(REST, Splash(2), least=0, most=Count(Among(PARTY, Adept("celerity"))))),
        bp=4, clan="brujah", icons=("celerity",),
    ),
    attack(
        "core-fragmented-mind", "Fragmented Mind", "mental", 0,
        DiscardCards(Count(Among(PARTY, Adept("dominate"))), FOE), bp=4, icons=("dominate",),
    ),
    attack(
        "core-holdout-dagger", "Holdout Dagger", "physical", 0, Harder(Sum("obfuscate", PARTY)), bp=0,
        icons=("obfuscate",),
    ),
    attack(
        "core-incite-rebellion", "Incite Rebellion", "social", 1,
        May(Pay(PayBlood(1), Choose(BorneBy(OPPOSING, "retainer"), Burn()))), bp=3,
    ),
    attack(
        "core-kneecapped", "Kneecapped", "physical", 1,
        If(TargetIs(SECOND_INQUISITION), May(Pay(DiscardCards(1), Harder(3)))), bp=3,
    ),
    attack(
        "core-lightning-strike", "Lightning Strike", "physical", 2,
        If(Skilled("celerity", PARTY, 2), DamageIs("unshielded")), bp=5, icons=("celerity",),
    ),
    attack(
        "core-molotov-cocktail", "Molotov Cocktail", "ranged", 1,
        May(Pay(DiscardCards(1), Besides(Splash(1, REST, ("aggravated",))))), bp=3, tags=("aggravated",),
    ),
    attack(
        "core-rain-on-your-parade", "Rain on Your Parade", "social", 1,
        If(AtLeast(AgendaOf(FOE), 9), LoseAgenda(1, FOE)), bp=3,
    ),
    attack(
        "core-scry-the-soul", "Scry the Soul", "mental", 1,
        If(Skilled("auspex", PARTY, 2), Silence("reaction")), bp=3, icons=("auspex",),
    ),
    attack("core-sucker-punch", "Sucker Punch", "physical", 1, TARGETED, bp=2, clan="brujah"),
    attack("core-terrorize", "Terrorize", "mental", 2, Bow(OPPOSING), bp=3, clan="brujah"),
    attack(
        "core-throat-rip", "Throat Rip", "physical", 1, Harder(Count(Among(PARTY, Adept("potence")))), bp=4,
        icons=("potence",),
    ),
    attack(
        "core-unhinged", "Unhinged", "mental", 1, IfYouDo(DiscardCards(2, least=0), Harder(Done())), bp=3, clan="malkavian",
    ),
)  # fmt: skip

REACTIONS: tuple[Card, ...] = (
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
        "core-slap-in-the-face", "Slap in the Face", "social mental", bp=1, damage=1, strikes_as="physical",
    ),
)  # fmt: skip
