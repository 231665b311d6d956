"""The Action cards of The Heart of Europe that need no Influence, and its Ritual."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, for_blood, ongoing, ritual
from coterie.games.rivals.words.attack_cards import StepIn
from coterie.games.rivals.words.characters import CHARACTER, LEADER, OWN, OWN_OR_TORPID
from coterie.games.rivals.words.circumstances import IsSo, Skilled
from coterie.games.rivals.words.colors import SwapBlood
from coterie.games.rivals.words.fights import TARGET, Defeated, Hurt, OfSortNow
from coterie.games.rivals.words.parties import COMPANION, BorneBy
from coterie.games.rivals.words.titles import Carrying
from coterie.games.rivals.words.tokens import LoseBlood
from coterie.games.rivals.words.wraiths import HAUNTING, WRAITHS, InOwnCoterie
from coterie.games.rivals.words.zones import AttachTo, Burn
from coterie.words.amounts import Count, Plus
from coterie.words.cards.abilities import Plays, Trigger, Ways
from coterie.words.cards.groups import HOST, Cards
from coterie.words.groups import THAT
from coterie.words.picking import Choose

SPIRITS = Plus(Count(Cards(HAUNTING & InOwnCoterie())), Count(BorneBy(THAT, "curse")))
HAS_OBLIVION = Skilled("oblivion")
BLOOD_LOST = LoseBlood(1, HOST)

ACTIONS: tuple[Card, ...] = (
    ongoing(
        "hoe-blood-transfusion", "Blood Transfusion",
        Trigger(
            "forced reaction", "fought", OWN_OR_TORPID, SwapBlood(1, TARGET), must=True,
            given=IsSo(TARGET, CHARACTER) & ~Defeated(),
        ),
        clan="tremere",
    ),
    action(
        "hoe-fourth-tradition-the-accounting", "Fourth Tradition: The Accounting",
        Choose(Cards(CHARACTER & LEADER & Carrying(2)), AttachTo(THAT)),
        Trigger("forced reaction", "attack", COMPANION, BLOOD_LOST, must=True),
        Trigger("forced reaction", "activate", COMPANION, BLOOD_LOST, must=True),
    ),
    ritual(
        "hoe-wake-with-evenings-freshness", "Wake With Evening's Freshness", "blood sorcery",
        for_blood(
            Choose(OWN, StepIn(THAT, anywhere=True)), when="block", given=OfSortNow(("physical", "social", "mental")),
        ),
        of_party=True,
    ),
    action(
        "hoe-withering-spirit", "Withering Spirit",
        Ways(ways=(
            Plays(does=Choose(Cards(CHARACTER), Hurt(SPIRITS, THAT, "mental")), given=HAS_OBLIVION),
            Plays(
                does=Choose(Cards(CHARACTER), Hurt(SPIRITS, THAT, "mental", ("aggravated",))), given=HAS_OBLIVION,
                cost=Choose(WRAITHS, Burn()),
            ),
        )),
        bp=5, clan="hecata", icons=("oblivion",),
    ),
)  # fmt: skip
