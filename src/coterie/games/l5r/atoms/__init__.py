"""What each kind of event changes on the table, and the few other functions that change it.

| module | what it changes |
|---|---|
| common | nothing: what every event asks |
| pools | honor, fate, dials |
| status | status tokens; bowed and ready |
| moving | where cards lie, who controls them |
| provinces | provinces and what lies in them |
| conflicts | who participates |
| rings | rings, the Imperial Favor |
| told | nothing: what others hear of |
| seats | whose turn it is, who plays on without provinces |
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.atoms import conflicts, moving, pools, provinces, rings, status, told
from coterie.kernel.events import Atom

ATOMS: Mapping[str, Atom] = {
    **told.ATOMS, **pools.ATOMS, **status.ATOMS, **moving.ATOMS, **provinces.ATOMS, **conflicts.ATOMS, **rings.ATOMS,
}  # fmt: skip
