"""The Attack and Reaction cards of Blood & Alchemy, but for Special Reactions."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, attack, reaction
from coterie.games.rivals.words.characters import CHARACTER, IN_CITY, MORTAL
from coterie.games.rivals.words.circumstances import DifferentNames, DisciplinesOf, ForEvery, HigherBP, IsSo, Skilled
from coterie.games.rivals.words.colors import YOUR_BLOOD, SwapBlood
from coterie.games.rivals.words.fights import TARGET, ExtraDamage, Harder, Shielded, Silence
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.parties import ACTOR, BorneBy, PartyOf, Provided
from coterie.games.rivals.words.tokens import PayBlood
from coterie.games.rivals.words.zones import AttachTo, Detach
from coterie.words.amounts import Count
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.groups import HOST
from coterie.words.cards.numbers import Cannot, Rating
from coterie.words.effects import If, May, Pay, Repeat
from coterie.words.groups import THAT
from coterie.words.picking import Choose

PARTY, OPPOSING = PartyOf(ACTOR), PartyOf(TARGET)
VICTIM = Provided(TARGET, CHARACTER)

ALCHEMY_ATTACKS: tuple[Card, ...] = (
    attack("baa-absolution", "Absolution", "mental", 2, If(IsSo(TARGET, YOUR_BLOOD), Silence("reaction")), bp=5),
    attack(
        "baa-all-the-angles", "All the Angles", "mental", 0, Harder(DisciplinesOf()), bp=6, tags=("superficial",)
    ),
    attack(
        "baa-baals-caress", "Baal's Caress", "physical", 0,
        Repeat(Rating("blood sorcery", ACTOR), May(Pay(PayBlood(1), ExtraDamage("aggravated")))),
        bp=5, icons=("blood sorcery",), open=True,
    ),
    attack(
        "baa-break-down", "Break Down", "mental", 1,
        If(Skilled("thin-blood alchemy"), PutCounters("weak", 1, VICTIM)), bp=3, icons=("thin-blood alchemy",),
    ),
    attack(
        "baa-crossbow", "Crossbow", "ranged", 1,
        If(IsSo(TARGET, CHARACTER), May(Pay(DiscardCards(1), AttachTo(VICTIM)))), bp=3,
        abilities=(Cannot("mend in the End Phase", HOST),),
    ),
    attack(
        "baa-dangerous-mixture", "Dangerous Mixture", "physical", 1, Harder(DifferentNames(BorneBy(PARTY, "alchemy"))),
        bp=5,
    ),
    attack(
        "baa-first-ones-free", "First One's Free", "social", 1,
        May(Pay(Choose(BorneBy(PARTY, "alchemy"), Detach()), Choose(BorneBy(OPPOSING, "retainer"), AttachTo(ACTOR, THAT)))),
        bp=2,
    ),
    attack(
        "baa-intimidation", "Intimidation", "social", 1,
        If(IsSo(TARGET, MORTAL & IN_CITY), Harder(2))
        + If(HigherBP(ACTOR, VICTIM), Bow(VICTIM) + PutCounters("fear", 1, VICTIM)),
        bp=4,
    ),
    attack(
        "baa-mesmerize", "Mesmerize", "mental", 1, If(Skilled("dominate"), PutCounters("fear", 1, VICTIM)), bp=2,
        icons=("dominate",),
    ),
    attack("baa-peer-pressure", "Peer Pressure", "social", 0, Harder(ForEvery(2, Count(PARTY))), bp=0),
    attack(
        "baa-scorpions-touch", "Scorpion's Touch", "physical", 1, SwapBlood(Rating("blood sorcery", ACTOR), VICTIM),
        bp=3, icons=("blood sorcery",),
    ),
    reaction(
        "baa-backup", "Backup", "physical mental", Shielded(Count(BorneBy(ACTOR))), bp=1,
        open_question="Two versions of the card list name other types; it is read as in the newer one, for Physical and Mental "
        "attacks.",
    ),
)  # fmt: skip
