"""The Attack and Reaction cards of the Core Set for Social and Mental attacks."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.attack_cards import OPPONENT, DamageTaken, StealBlood
from coterie.games.rivals.words.characters import IN_CITY, MORTAL, Adept
from coterie.games.rivals.words.circumstances import BloodOn, IsSo, Skilled, Sum
from coterie.games.rivals.words.fights import TARGET, Afterwards, Defeated, Harder, Silence
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.parties import ACTOR, FOE, Among, BorneBy, PartyOf
from coterie.games.rivals.words.plots import OWN_PLOTS, AgendaOf, Contribute
from coterie.games.rivals.words.tokens import LoseAgenda, LosePrestige, Mend, PayBlood, SpendAllBut, Steal
from coterie.games.rivals.words.zones import AttachTo, Burn
from coterie.words.amounts import Count, Done
from coterie.words.cards.changing import Bow
from coterie.words.conditions import AtLeast
from coterie.words.effects import ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

PARTY, OPPOSING = PartyOf(ACTOR), PartyOf(TARGET)
TAKE_RETAINER = Choose(BorneBy(TARGET, "retainer"), AttachTo(ACTOR, THAT))

SOCIAL_ATTACKS: tuple[Card, ...] = (
    attack(
        "core-fragmented-mind", "Fragmented Mind", "mental", 0,
        DiscardCards(Count(Among(PARTY, Adept("dominate"))), FOE), bp=4, icons=("dominate",),
    ),
    attack(
        "core-incite-rebellion", "Incite Rebellion", "social", 1,
        May(Pay(PayBlood(1), Choose(BorneBy(OPPOSING, "retainer"), Burn()))), bp=3,
    ),
    attack(
        "core-rain-on-your-parade", "Rain on Your Parade", "social", 1,
        If(AtLeast(AgendaOf(FOE), 9), LoseAgenda(1, FOE)), bp=3,
    ),
    attack(
        "core-scry-the-soul", "Scry the Soul", "mental", 1,
        If(Skilled("auspex", PARTY, 2), Silence("reaction")), bp=3, icons=("auspex",),
    ),
    attack("core-terrorize", "Terrorize", "mental", 2, Bow(OPPOSING), bp=3, clan="brujah"),
    attack(
        "core-unhinged", "Unhinged", "mental", 1, IfYouDo(DiscardCards(2, least=0), Harder(Done())), bp=3, clan="malkavian",
    ),
    attack(
        "core-a-biting-comment", "A Biting Comment", "social", 0, ChooseOne((Steal("prestige", 1, FOE), Harder(2))), bp=4,
    ),
    attack(
        "core-backhanded-compliment", "Backhanded Compliment", "social", 1,
        Afterwards(If(~Defeated(), IfYouDo(SpendAllBut(DamageTaken(), FOE), Mend(Done(), TARGET)))), bp=5,
        clan="toreador",
    ),
    attack(
        "core-demand-obedience", "Demand Obedience", "mental", 1,
        If(Skilled("dominate", PARTY, 2), LosePrestige(2, FOE)), bp=4, icons=("dominate",),
    ),
    attack(
        "core-faulty-logic", "Faulty Logic", "social", 1, Choose(OWN_PLOTS, Contribute(FOE)), bp=2,
        clan="malkavian",
    ),
    attack(
        "core-humiliate", "Humiliate", "social", 1, If(Skilled("presence", PARTY, 2), Harder(1)), bp=3,
        reaction="social", icons=("presence",),
    ),
    attack(
        "core-irresistible-voice", "Irresistible Voice", "mental", 2,
        If(
            Skilled("presence") & Skilled("dominate", PARTY), May(Pay(PayBlood(1), TAKE_RETAINER)),
            If(Skilled("presence"), May(Pay(PayBlood(2), TAKE_RETAINER))),
        ),
        bp=4, icons=("dominate", "presence"),
    ),
    attack(
        "core-seduction", "Seduction", "social", 0,
        ChooseOne((If(IsSo(TARGET, MORTAL & IN_CITY), Harder(Sum("presence", PARTY))), StealBlood(1, TARGET))), bp=3,
        icons=("presence",),
    ),
    attack(
        "core-the-mighty-fall", "The Mighty Fall", "mental", 1, If(AtLeast(BloodOn(OPPONENT), 5), Harder(2)), bp=2,
        reaction="mental",
    ),
)  # fmt: skip

SOCIAL_REACTIONS: tuple[Card, ...] = (
    reaction(
        "core-slap-in-the-face", "Slap in the Face", "social mental", bp=1, damage=1, strikes_as="physical",
    ),
    reaction(
        "core-unswayable-mind", "Unswayable Mind", "social mental",
        If(Skilled("fortitude", PARTY, 2), Silence("attack")), bp=1, shield=1, first=True, icons=("fortitude",),
    ),
)  # fmt: skip
