"""What each kind of event changes on the table, with the few other functions that change it.

| module | what it changes |
|---|---|
| common | nothing; it has the checks that all events share |
| pools | honor, fate, dials |
| status | status tokens; bowed and ready |
| moving | where cards lie, who controls them |
| provinces | provinces and what lies in them |
| conflicts | who participates |
| rings | rings, the Imperial Favor |
| told | nothing; these events exist so that cards can respond to them |
| seats | phases and rounds, the first player token, who plays on without provinces |
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.atoms import conflicts, moving, pools, provinces, rings, seats, status, told
from coterie.games.l5r.atoms.common import shielding
from coterie.kernel.events import Atom

_ALL: Mapping[str, Atom] = {
    **told.ATOMS, **pools.ATOMS, **status.ATOMS, **moving.ATOMS, **provinces.ATOMS, **conflicts.ATOMS, **rings.ATOMS,
    **seats.ATOMS,
}  # fmt: skip
ON_CARDS = (  # what affects the card itself that it happens to
    "bow", "straighten", "honored", "dishonored", "tainted", "place", "gain", "blank", "copy", "control", "enter", "leave",
    "join", "withdraw",
)  # fmt: skip
ATOMS: Mapping[str, Atom] = {kind: shielding(atom) if kind in ON_CARDS else atom for kind, atom in _ALL.items()}
