"""The vampires of Blood & Alchemy, but for those that deal with Rituals."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import BP, DAMAGE, SHIELD
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attacking import DuringAttack
from coterie.games.rivals.words.bearers import BearersOf
from coterie.games.rivals.words.characters import ALCHEMY, CHARACTER, IN_STREETS, OWN, Adept
from coterie.games.rivals.words.circumstances import ForEvery
from coterie.games.rivals.words.colors import SwapBlood
from coterie.games.rivals.words.fights import ATTACKING, Attacks, Defends, HitsTarget
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.mending import Mending
from coterie.games.rivals.words.parties import BorneBy, InParty, PartyOf
from coterie.games.rivals.words.titles import Attached
from coterie.games.rivals.words.tokens import Mend, PayPrestige
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import Detach
from coterie.words.amounts import Count, Done
from coterie.words.cards.abilities import Limit, Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import MINE, Rated
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import IfYouDo
from coterie.words.picking import ANY_NUMBER, Choose

BREW = "thin-blood alchemy"
BREWERS = Cards(CHARACTER & ATTACKING & Adept(BREW))
OWN_ALCHEMY = BorneBy(THIS, "alchemy")
SHIELD_THEM = Gets(SHIELD, 1, Cards(CHARACTER & MINE & Rated(BP, 1, 1)))
SHIELDS = (
    Activate(SHIELD_THEM, cost=PayPrestige(1)),
    Activate(SHIELD_THEM, when="fight", given=Defends(OWN), cost=PayPrestige(1)),  # RR-9: what shields is for defence
)


def thin_blood(id: str, name: str, attributes: tuple[int, int, int], discipline: str) -> Card:
    """Return a Thin-blood of 1 BP: it lends its party a discipline, and shields those that are as weak."""
    lends = (
        While(Attacks(PartyOf(THIS)), Bonus(BP, 1, BREWERS)),
        While(Attacks(PartyOf(THIS)), Bonus(discipline, 1, BREWERS)),
    )
    return vampire(id, name, "thin-blood", 1, attributes, (), *lends, *SHIELDS)


def hits(
    id: str, name: str, clan: str, bp: int, who: tuple[int, int, int], disciplines: tuple[str, ...], token: str
) -> Card:
    """Return a vampire whose attack lays a token on the character that it damages."""
    laid = Trigger(
        "forced reaction", "damage", Cards(CHARACTER), PutCounters(token, 1, IT), must=True, given=HitsTarget(),
        limit=Limit("attack"),
    )  # fmt: skip
    return vampire(id, name, clan, bp, who, disciplines, laid)


THIN_BLOODS: tuple[Card, ...] = (
    thin_blood("baa-april-smith", "April Smith", (0, 0, 1), "fortitude"),
    thin_blood("baa-caleb-walker", "Caleb Walker", (0, 1, 0), "blood sorcery"),
    thin_blood("baa-hua-jiang", "Hua Jiang", (0, 0, 1), "celerity"),
    thin_blood("baa-valerie-nash", "Valerie Nash", (1, 0, 0), "auspex"),
    thin_blood("baa-wendy", "Wendy", (0, 1, 0), "obfuscate"),
    hits("baa-candi-liu", "Candi Liu", "thin-blood", 2, (0, 1, 0), (BREW,), "weak"),
    vampire(
        "baa-frog", "Frog", "thin-blood", 3, (0, 2, 0), (BREW,),
        Trigger(
            "forced reaction", "attach", Attached(ALCHEMY, OWN), Straighten(BearersOf(IT)), must=True, given=InParty()
        ),
        Trigger(
            "interrupt", "damage", THIS, IfYouDo(Choose(OWN_ALCHEMY, Detach(), most=ANY_NUMBER), Prevent(Done())),  # D-796
        ),
    ),
    vampire(
        "baa-jacob-frost", "Jacob Frost", "thin-blood", 3, (1, 0, 1), (BREW,),
        While(Attacks(), Bonus(DAMAGE, ForEvery(2, Count(PartyOf(THIS))), THIS)),
    ),
    vampire(
        "baa-joseph-drake", "Joseph Drake", "thin-blood", 2, (1, 0, 0), (BREW,),
        While(DuringAttack(), Bonus(SHIELD, Count(OWN_ALCHEMY), THIS)),
    ),
)  # fmt: skip

TREMERE: tuple[Card, ...] = (
    vampire(
        "baa-alejandro-lopez", "Alejandro Lopez", "tremere", 6, (1, 1, 1), ("auspex", "blood sorcery", "blood sorcery"),
        Trigger("forced reaction", "blood", THIS, Draw(1), must=True, given=Mending()),
    ),
    hits("baa-aurora-nix", "Aurora Nix", "tremere", 5, (2, 0, 1), ("auspex", "auspex"), "fear"),
    vampire(
        "baa-darius-wolfe", "Darius Wolfe", "tremere", 4, (1, 1, 0), ("auspex", "dominate"),
        Trigger("forced reaction", "block", THIS, Draw(1), must=True), guard=True,
    ),
    vampire(
        "baa-grigori", "Grigori", "tremere", 5, (1, 0, 2), ("blood sorcery", "dominate"),
        Activate(Choose(Cards(CHARACTER), SwapBlood(1)), cost=Bow(THIS)),
    ),
    vampire(
        "baa-lorenzo-murik", "Lorenzo Murik", "tremere", 3, (0, 0, 2), ("blood sorcery",),
        Activate(Choose(OWN, Mend(1)), cost=Bow(THIS)),
    ),
    vampire(
        "baa-sonja-valentine", "Sonja Valentine", "tremere", 6, (0, 1, 2), ("auspex", "blood sorcery", "dominate"),
        OfTurn("forced reaction", "begin", YOU, Choose(Cards(CHARACTER & IN_STREETS), SwapBlood(1)), must=True),
    ),
)  # fmt: skip
