"""Events about cards that all card games have, and those that change nothing: cards hear of them."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.facts import FED_BY_HUNT, UNTIL
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.modifiers import forbidding
from coterie.kernel.scopes import fall_due
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS


def _told(s: Vtes, event: Event) -> int:
    """Nothing changes: something is said to happen, so that cards can answer it."""
    return event.amount


def _fed(s: Vtes, event: Event) -> int:
    """A vampire has hunted successfully: what waits for that is due."""
    if event.amount > 0:
        fall_due(s, (UNTIL, FED_BY_HUNT))
    return event.amount


_TOLD = Atom(_told)
_TOLD_OF = (
    "phase",
    "acts",
    "acted",
    "masters",
    "meets",
    "presses",
    "cancelled",
    "blocks",
    "resolves",
    "succeeds",
    "bleeds",
    "parts",
    "fights",
    "passes",
    "fails",
    "tallied",
    "enacted",
    "diablerises",
    "resolved",
    "assailed",
    "converts",
)


def _may_unlock(s: Vtes, event: Event) -> bool:
    possible = CARD_ATOMS["straighten"].possible
    return possible(s, event) and not forbidding(s, "unlock at all", event.subject)


ATOMS: Mapping[str, Atom] = {
    **{kind: atom for kind, atom in CARD_ATOMS.items() if kind not in ("enter", "depart", "lay", "turn")},
    "straighten": Atom(CARD_ATOMS["straighten"].change, _may_unlock),
    **dict.fromkeys(_TOLD_OF, _TOLD),
    "hunts": Atom(_fed),
}
