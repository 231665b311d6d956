"""The Attack and Reaction cards of Wolf & Rat."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.attack_cards import DamageDealt, StrikeBack
from coterie.games.rivals.words.characters import CHARACTER, OWN_LEADER, WOUNDED
from coterie.games.rivals.words.circumstances import ForEvery, IsSo, Skilled
from coterie.games.rivals.words.fights import (
    TARGET,
    Afterwards,
    AsReaction,
    DamageIs,
    Defeated,
    Harder,
    Shielded,
    Silence,
)
from coterie.games.rivals.words.parties import ACTOR, Among, BorneBy, PartyOf, Provided
from coterie.games.rivals.words.spending import Lacking
from coterie.games.rivals.words.titles import Named
from coterie.games.rivals.words.tokens import Mend
from coterie.games.rivals.words.zones import AttachTo
from coterie.words.amounts import Count, Times
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import In
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Rating
from coterie.words.cards.roles import IsRole
from coterie.words.effects import If

PARTY, VICTIM = PartyOf(ACTOR), Provided(TARGET, CHARACTER)
SWARM = Named("The Swarm")

WOLF_ATTACKS: tuple[Card, ...] = (
    attack(
        "war-apex-predator", "Apex Predator", "social", 2,
        PutCounters("fear", 1, VICTIM) + If(IsSo(ACTOR, OWN_LEADER), Bow(VICTIM) + Straighten(ACTOR)), bp=4, clan="gangrel",
    ),
    attack(
        "war-beasts-of-war", "Beasts of War", "physical", 1, Harder(Count(BorneBy(PARTY, "animal"))), bp=5,
        tags=("superficial",),
    ),
    attack(
        "war-cornered-rat", "Cornered Rat", "physical mental", 0,
        If(AsReaction(), StrikeBack(ForEvery(2, DamageDealt())), Harder(Lacking())), bp=3, clan="nosferatu",
        reaction="physical mental", strikes_as="physical",
    ),
    attack(
        "war-disturbing-the-hive", "Disturbing the Hive", "ranged", 1,
        Harder(Count(Among(BorneBy(PARTY, "animal"), SWARM) | Cards(SWARM & In("discard"))))
        + If(Skilled("obfuscate"), Silence("reaction")),
        bp=4, clan="nosferatu", icons=("obfuscate",),
    ),
    attack(
        "war-feeding-frenzy", "Feeding Frenzy", "physical", 1,
        If(IsSo(ACTOR, WOUNDED), Harder(1)) + If(Skilled("fortitude"), Afterwards(If(Defeated(), Mend(2, ACTOR)))), bp=3,
        icons=("fortitude",),
    ),
    attack(
        "war-feral-claws", "Feral Claws", "physical", 0, If(Skilled("protean"), DamageIs("aggravated")), bp=2,
        icons=("protean",),
    ),
    attack(
        "war-feral-fangs", "Feral Fangs", "physical", 2, Harder(Rating("protean", ACTOR)), bp=3, icons=("protean",),
        open=True,
    ),
    attack(
        "war-fight-or-flight", "Fight or Flight", "mental", 1,
        If(
            AsReaction(), Shielded(Times(1, Rating("fortitude", ACTOR), 1)),
            If(IsSo(TARGET, IsRole("attack", "blocker") & CHARACTER), Silence("reaction")),
        ),
        bp=3, reaction="mental", icons=("fortitude",), spares=True,
    ),
    attack(
        "war-seeing-is-believing", "Seeing is Believing", "mental", 0, If(Skilled("obfuscate"), DamageIs("unresisted")),
        bp=4, icons=("obfuscate",),
        open_question="The card list names no printed damage; it is read as 0, so that the attacker's own mental counts.",
    ),
    attack(
        "war-the-stampede", "The Stampede", "physical", 1,
        Shielded(Times(-1, Count(PARTY)), TARGET) + If(Skilled("potence"), Harder(1)), bp=4, icons=("potence",),
    ),
    attack(
        "war-veiled-threat", "Veiled Threat", "social", 1,
        Harder(Rating("obfuscate", ACTOR)) + AttachTo(VICTIM, down=True),
        bp=3, icons=("obfuscate",),
    ),
)  # fmt: skip

WOLF_REACTIONS: tuple[Card, ...] = (
    reaction(
        "war-bad-reflection", "Bad Reflection", "physical mental", StrikeBack(DamageDealt()), bp=4, clan="nosferatu",
        strikes_as="mental",
        open_question="The card list names no printed number; it is read as a Reaction without a shield and without damage "
        "of its own: what it deals is that of the attack alone.",
    ),
    reaction(
        "war-hardened-flesh", "Hardened Flesh", "ranged physical", Shielded(Rating("fortitude", ACTOR)), bp=2, shield=1,
        icons=("fortitude",),
    ),
)  # fmt: skip
