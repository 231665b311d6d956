"""Short ways to define cards of the Shadowlands. What they may do they do whenever they can, unless somebody plays them
(U-067), in the places where they belong by type (U-135 to U-141)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.cards.definition import Card, card
from coterie.games.l5r.words.abilities import Action, Bidden
from coterie.games.l5r.words.conditions import CONFLICT, InPhase
from coterie.games.l5r.words.filters import CHARACTER, OfClan, Trait
from coterie.games.l5r.words.shadow.measures import Warlord
from coterie.games.l5r.words.standing import Keyword, NoAttachments
from coterie.games.l5r.words.zones import PutIntoPlay
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, About, Cards
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.picking import Choose

SHADOWLANDS = OfClan("shadowlands")
GOBLIN = SHADOWLANDS & Trait("goblin")
OWN = CHARACTER & SHADOWLANDS & MINE
THEIRS = CHARACTER & FOES
NO_STRANGERS = NoAttachments(SHADOWLANDS)
SOLE = Keyword("sole")


def reacts(kind: str, about: About, does: Effect, **more: Any) -> Bidden:
    """Return a reaction of the Shadowlands to an event about something."""
    return Bidden("forced reaction", kind, about, does, True, **more)


def won(does: Effect, **more: Any) -> Bidden:
    """Return what a character does after it has won a conflict, on either side (U-138)."""
    return reacts("win", THIS, does, **more)


def collected(does: Effect, **more: Any) -> Bidden:
    """Return what a warlord does after the Shadowlands deck has collected fate (U-080, U-135)."""
    return reacts("collect", YOU, does, **more)


def attacked(does: Effect, **more: Any) -> Bidden:
    """Return what a province does after a conflict was declared against it (U-140)."""
    return reacts("declare", THIS, does, **more)


def after_conflicts(does: Effect, **more: Any) -> Bidden:
    """Return what a holding does as the conflict phase ends (U-141)."""
    return Bidden("forced interrupt", "end", EVERYBODY, does, True, given=InPhase("conflict"), **more)


def once_played(does: Effect, **more: Any) -> Bidden:
    """Return what an attachment does after it was played (U-137)."""
    return reacts("play", THIS, does, **more)


def warlord_with(then: Effect) -> Effect:
    """Return that the warlord comes into play in the conflict, and what follows for it."""
    return Choose(Cards(Warlord()), PutIntoPlay(conflict=True) >> then)


def certain(id: str, does: Effect, given: Condition = CONFLICT) -> Card:
    """Return an event whose effects cannot be cancelled."""
    return card(id, Keyword("certain", "hand"), Action(does, where="hand", given=given))
