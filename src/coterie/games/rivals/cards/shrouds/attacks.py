"""The Attack and Reaction cards of Shadows & Shrouds."""

from __future__ import annotations

from coterie.games.rivals.cards.core.physical_attacks import PARTY, TARGETED
from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.characters import CHARACTER, REACH
from coterie.games.rivals.words.circumstances import IsSo, Skilled
from coterie.games.rivals.words.fights import (
    BLOCKER,
    FIRST_TARGET,
    TARGET,
    Afterwards,
    Defeated,
    Harder,
    Shielded,
    TookDamage,
)
from coterie.games.rivals.words.hands import DiscardAtRandom
from coterie.games.rivals.words.looking import LookAtHand
from coterie.games.rivals.words.parties import ACTOR, ATTACKER, FOE, BorneBy, Provided
from coterie.games.rivals.words.rituals import BURNED_MORTALS, RITUALS
from coterie.games.rivals.words.spending import Lacking, PayAgenda
from coterie.words.amounts import Count
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Counters, Rating
from coterie.words.effects import If, May, Pay
from coterie.words.picking import Choose

ATTACKS: tuple[Card, ...] = (
    attack(
        "sas-cloud-memory", "Cloud Memory", "mental", 1,
        If(Skilled("dominate"), Afterwards(If(TookDamage(), DiscardAtRandom(FOE)))), bp=1, icons=("dominate",),
    ),
    attack(
        "sas-graveyard-smash", "Graveyard Smash", "physical", 0, Harder(Count(BURNED_MORTALS)), bp=3,
        tags=("superficial",),
    ),
    attack("sas-high-stakes", "High Stakes", "social", 1, Harder(Counters("agenda", ACTOR)), bp=4),
    attack("sas-its-your-funeral", "It's Your Funeral", "social", 1, Harder(Count(RITUALS)), bp=4),
    attack(
        "sas-interrogation", "Interrogation", "social", 2, Afterwards(If(TookDamage(), LookAtHand(FOE))), bp=3,
    ),
    attack(
        "sas-living-shadow", "Living Shadow", "mental", 0,
        Harder(Count(BorneBy(ACTOR, "wraith"))) + If(Skilled("oblivion"), TARGETED), bp=2, icons=("oblivion",),
    ),
    attack(
        "sas-money-shot", "Money Shot", "physical", 1,
        If(Skilled("potence"), Afterwards(If(Defeated(), Choose(Cards(CHARACTER), PutCounters("agenda"))))), bp=4,
        icons=("potence",),
    ),
    attack(
        "sas-prowess-from-pain", "Prowess From Pain", "physical", 1, If(Skilled("fortitude"), Harder(Lacking())), bp=5,
        icons=("fortitude",),
    ),
    attack(
        "sas-shadow-boxing", "Shadow Boxing", "physical", 0,
        Harder(Rating("oblivion", ACTOR)) + If(IsSo(ATTACKER, REACH), Harder(1)), bp=3, icons=("oblivion",),
    ),
    attack(
        "sas-soul-crushing", "Soul Crushing", "social", 0, If(Skilled("oblivion"), Harder(Count(BorneBy(TARGET)))), bp=3,
        icons=("oblivion",),
    ),
    attack(
        "sas-throwing-shade", "Throwing Shade", "ranged", 2, If(Skilled("oblivion", PARTY, 2), Harder(1)), bp=4,
        icons=("oblivion",),
    ),
    attack(
        "sas-utter-darkness", "Utter Darkness", "mental", 1,
        If(Skilled("oblivion"), PutCounters("fear", 1, Provided(FIRST_TARGET | BLOCKER, CHARACTER))), bp=5,
        icons=("oblivion",),
    ),
)  # fmt: skip

REACTIONS: tuple[Card, ...] = (
    reaction(
        "sas-tenebrous-avatar", "Tenebrous Avatar", "ranged physical social mental",
        If(Skilled("oblivion"), May(Pay(PayAgenda(1), Shielded(4)))), bp=5, shield=1, icons=("oblivion",),
    ),
)  # fmt: skip
