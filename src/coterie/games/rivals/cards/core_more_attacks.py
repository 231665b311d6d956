"""More Attack and Reaction cards of the Core Set: Malkavian, Toreador and Ventrue."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.attack_cards import OPPONENT, DamageTaken, StealBlood
from coterie.games.rivals.words.characters import ACTOR, FOE, IN_CITY, MORTAL, BloodOn, BorneBy, PartyOf, Skilled, Sum
from coterie.games.rivals.words.fights import (
    ATTACKER,
    TARGET,
    Afterwards,
    Defeated,
    Harder,
    Silence,
    TargetIs,
    WasBlocked,
)
from coterie.games.rivals.words.holdings import SpendAllBut
from coterie.games.rivals.words.plots import OWN_PLOTS, Contribute
from coterie.games.rivals.words.tokens import LoseBlood, LosePrestige, Mend, PayBlood, Steal
from coterie.games.rivals.words.zones import AttachTo
from coterie.words.amounts import Count, Done
from coterie.words.conditions import AtLeast
from coterie.words.effects import Choose, ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import THAT

PARTY = PartyOf(ACTOR)
TAKE_RETAINER = Choose(BorneBy(TARGET, "retainer"), AttachTo(ACTOR, THAT))

MORE_ATTACKS: tuple[Card, ...] = (
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
    attack("core-gang-up", "Gang Up", "physical", 0, Harder(Count(BorneBy(PARTY, "retainer"))), bp=5),
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
        "hah-scoped-30-06", "Scoped .30-06", "ranged", 2, bp=3, intel=1,
    ),
    attack(
        "core-seduction", "Seduction", "social", 0,
        ChooseOne((If(TargetIs(MORTAL & IN_CITY), Harder(Sum("presence", PARTY))), StealBlood(1, TARGET))), bp=3,
        icons=("presence",),
    ),
    attack(
        "core-the-mighty-fall", "The Mighty Fall", "mental", 1, If(AtLeast(BloodOn(OPPONENT), 5), Harder(2)), bp=2,
        reaction="mental",
    ),
)  # fmt: skip

MORE_REACTIONS: tuple[Card, ...] = (
    reaction(
        "core-steal-the-spotlight", "Steal the Spotlight", "physical", If(WasBlocked(), LoseBlood(2, ATTACKER)), bp=3,
        clan="toreador", shield=2,
    ),
    reaction(
        "core-unswayable-mind", "Unswayable Mind", "social mental",
        If(Skilled("fortitude", PARTY, 2), Silence("attack")), bp=1, shield=1, first=True, icons=("fortitude",),
    ),
)  # fmt: skip
