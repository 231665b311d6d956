"""Traps, a Conspiracy and Ongoing cards of Heart of Europe."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, conspiracy, trap, unhosted
from coterie.games.rivals.numbers import SHIELD, STASH
from coterie.games.rivals.words.attack_cards import ALONE
from coterie.games.rivals.words.characters import CHARACTER, OWN, OfClan
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.city import YourTurn
from coterie.games.rivals.words.fights import TARGET, Attacks
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.plots import ATTACKED_THIS_TURN, DEFENDER, GOT_RETAINER, Outsiders, PrestigeOn
from coterie.games.rivals.words.tokens import LoseBlood
from coterie.games.rivals.words.zones import Stay
from coterie.words.amounts import Times
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.filters import FOES, MINE, Kind
from coterie.words.cards.groups import Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.groups import THAT

PLOTS: tuple[Card, ...] = (
    conspiracy(
        "hoe-bank-error-in-your-favor", "Bank Error In Your Favor", 2, Outsiders(), Draw(3, THAT), clan="malkavian",
    ),
    trap(
        "hoe-blood-poisoning", "Blood Poisoning", "attach", Cards(Kind("retainer") & FOES),
        Cards(CHARACTER & FOES & GOT_RETAINER), LoseBlood(PrestigeOn()), given=Skilled("obfuscate", OWN),
        icons=("obfuscate",),
    ),
    trap(
        "hoe-off-limits", "Off Limits", "attacked", DEFENDER, DEFENDER,
        Gets(SHIELD, Times(2, PrestigeOn()), THAT, "attack"), given=Exists(Cards(CHARACTER & MINE & OfClan("nosferatu"))),
        clan="nosferatu",
    ),
    trap(
        "hoe-spiders", "Spiders", "attack", Cards(CHARACTER & FOES), Cards(CHARACTER & FOES & ATTACKED_THIS_TURN),
        PutCounters("fear", 1), given=Skilled("animalism", OWN), icons=("animalism",),
        open_question="Other Traps do more for the Prestige on them, and the card list may lack that here; it is read as one "
        "token in any case.",
    ),
)  # fmt: skip

HELD: tuple[Card, ...] = (
    action(
        "hoe-hidden-stash", "Hidden Stash", Stay("prestige", 4), ForYou(STASH), types="ongoing",
        clan="thin-blood",
    ),
    unhosted(
        "hoe-lone-wolf", "Lone Wolf", Stay(),
        While(~YourTurn(), Bonus(SHIELD, 1, Cards(CHARACTER & MINE & ALONE))),
        While(Attacks(OWN, alone=True), Bonus(SHIELD, -1, TARGET)),
        types="ongoing", clan="gangrel",
    ),
)  # fmt: skip
