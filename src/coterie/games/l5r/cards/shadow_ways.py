"""Short ways to define cards of the Shadowlands. What they may do they do whenever they can: their answers are forced
(U-067), in the places where they belong by type (U-135 to U-141)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.words.abilities import Action, Answer, forced_reaction
from coterie.games.l5r.words.conditions import CONFLICT
from coterie.games.l5r.words.filters import CHARACTER, OfClan, Trait
from coterie.games.l5r.words.standing import Keyword, NoAttachments
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import EVERYBODY, THIS, Cards
from coterie.words.conditions import Condition
from coterie.words.effects import Choose, Effect

SHADOWLANDS = OfClan("shadowlands")
GOBLIN = SHADOWLANDS & Trait("goblin")
OWN = CHARACTER & SHADOWLANDS & MINE
THEIRS = CHARACTER & FOES
NO_STRANGERS = NoAttachments(SHADOWLANDS)
SOLE = Keyword("sole")


def won(does: Effect, **more: Any) -> Answer:
    """Return what a character does after it has won a conflict, on either side (U-138)."""
    return forced_reaction("win", THIS, does, **more)


def attacked(does: Effect, **more: Any) -> Answer:
    """Return what a province does after a conflict was declared against it (U-140)."""
    return forced_reaction("declare", THIS, does, **more)


def after_conflicts(does: Effect, **more: Any) -> Answer:
    """Return what a holding does as the conflict phase ends (U-141)."""
    return Answer("forced interrupt", "end", EVERYBODY, does, True, given=OfSort("conflict"), **more)


def once_played(does: Effect, **more: Any) -> Answer:
    """Return what an attachment does after it was played (U-137)."""
    return forced_reaction("play", THIS, does, **more)


def warlord_with(then: Effect) -> Effect:
    """Return that the warlord comes into play in the conflict, and what follows for it."""
    return Choose(Cards(In("warlord")), PutIntoPlay(conflict=True) >> then)


def certain(id: str, does: Effect, given: Condition = CONFLICT) -> Card:
    """Return an event whose effects cannot be cancelled."""
    return card(id, Keyword("certain", "hand"), Action(does, where="hand", given=given))
