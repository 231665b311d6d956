"""What cards of several clans have in common."""

from __future__ import annotations

from typing import Literal

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.characters import Dishonor, LoseStatus
from coterie.games.l5r.words.conditions import CONFLICT, Claimed, ThisIs
from coterie.games.l5r.words.conflicts import OneMoreConflict
from coterie.games.l5r.words.duelling import StartDuel
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    BROKEN,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EVENT,
    PARTICIPATING,
    PROVINCE,
    WITHOUT_FATE,
    OfElement,
    Trait,
)
from coterie.games.l5r.words.immunity import Immune
from coterie.games.l5r.words.matching import AT_STRONGHOLD, FACE_UP, ITS_PROVINCE, Highest
from coterie.games.l5r.words.outside import FIEND
from coterie.games.l5r.words.provinces import Break
from coterie.games.l5r.words.relocating import OPEN_TO_IT, MoveConflict
from coterie.games.l5r.words.sites import SITE
from coterie.games.l5r.words.standing import GivesClan, GivesTrait
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Condition, Exists
from coterie.words.effects import ChooseOne, Effect
from coterie.words.filters import Filter
from coterie.words.groups import Bound, Group
from coterie.words.picking import Choose

BUSHI = Trait("bushi")
FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
STAYS_UP = Cannot("bow in resolution", THIS)
COURTIER = Trait("courtier")
SHUGENJA = Trait("shugenja")
LESSER_PROVINCE = PROVINCE & ATTACKED & ~AT_STRONGHOLD
DIRE = ThisIs(WITHOUT_FATE)
BY_FOES = Cards(ANYWHERE & FOES)
WEAPON = Trait("weapon")
THE_RICHEST = CHARACTER & Highest("fate", CHARACTER)
ELSEWHERE = Choose(Cards(SITE & OPEN_TO_IT), MoveConflict())
ANY_SITE = Target("province", Cards(SITE))
STANDING = SITE & ~BROKEN
MY_CHARACTERS = Cards(CHARACTER & MINE)
SKILLS = ("military", "political")
DUELIST = Trait("duelist")
UNTARGETED = Gain(Cannot("be targeted", THIS, BY_FOES), until="conflict")
NO_EVENTS = Immune(Cards(ANYWHERE & EVENT), THIS)
ANY_TOKEN = ChooseOne((LoseStatus(name="honored"), LoseStatus(name="dishonored"), LoseStatus(name="tainted")))
CHALLENGER = target(CHARACTER & PARTICIPATING & MINE, "challenger")
MY_SHUGENJA = Cards(CHARACTER & Trait("shugenja") & MINE)
MY_DISHONORED = Cards(CHARACTER & DISHONORED & MINE)
OTHER_FIGHTERS = FIGHTERS & OTHER
DEFENDERS = Cards(CHARACTER & DEFENDING)
MAHO = Trait("maho")
A_FIGHTER_DISHONORED = Choose(Cards(FIGHTERS & MINE), Dishonor(Bound("character")), name="character")
OWN_PROVINCE_BROKEN = Choose(Cards(PROVINCE & FACE_UP & ~BROKEN & MINE), Break())
SPELL = Trait("spell")
FOUL = Immune(Cards(ANYWHERE & (FIEND | MAHO)), THIS)


def at_one(does: Effect, which: Filter = PROVINCE & ATTACKED) -> Choose:
    """Return what is done to the attacked province: to one, where a conflict is at several (L-6.18)."""
    return Choose(Cards(which), does)


def fought_over(element: str) -> Condition:
    """Return that there is a conflict at a province of an element."""
    return CONFLICT & Exists(Cards(PROVINCE & ATTACKED & OfElement(element)))


def novice(id: str, one: str, other: str, *skills: str, n: int = 2) -> Card:
    """Return a novice who is better once one of two rings has been claimed."""
    return card(id, *[While(Claimed(one) | Claimed(other), Bonus(skill, n, THIS)) for skill in skills])


def toride(id: str, sort: Filter, given: Condition) -> Card:
    """Return a castle of Hisu Mori: one more conflict for somebody's life."""
    cost = Bow(THIS) >> Choose(Cards(CHARACTER & sort & MINE), Sacrifice(Bound("character")), name="character")
    return card(id, reaction("win", YOU, OneMoreConflict("military"), given=OfSort("military") & given, cost=cost))


def challenge(statistic: Literal["military", "political"], then: Effect) -> Action:
    """Return the action by which a participating character challenges one of an opponent's."""
    return Action(StartDuel(statistic, then), given=ThisIs(PARTICIPATING), targets=(target(FIGHTERS & FOES),))


def hosted(then: Effect) -> Action:
    """Return the action by which a participating character that is chosen challenges one of an opponent's."""
    both = (target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES))
    return Action(StartDuel("military", then, Bound("character")), given=CONFLICT, targets=both)


def ignores(id: str, *others: Filter, defending: bool = False) -> Card:
    """Return a magistrate: while it attacks (or defends) some characters do not count their skill."""
    which: Filter = CHARACTER
    for each in others:
        which = which & each
    side = DEFENDING if defending else ATTACKING
    return card(id, While(ThisIs(side), Cannot("count skill", Cards(which))))


def seal(id: str, clan: str, trait: str) -> Card:
    """Return the seal of a clan, which makes its bearer one of that clan."""
    return card(id, Grants(GivesClan(clan)), Grants(GivesTrait(trait)))


def holds_court(id: str, kind: str) -> Card:
    """Return a district whose province cannot be attacked in conflicts of a type."""
    return card(id, Cannot(f"be attacked in {kind}", ITS_PROVINCE))


def one_token(what: Group) -> Effect:
    """Return that one status token of a card is discarded."""
    return ChooseOne(tuple([LoseStatus(what, name) for name in ("honored", "dishonored", "tainted")]))
