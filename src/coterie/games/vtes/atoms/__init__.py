"""What each kind of event changes on the table, and the few other functions that change it.

| module | what it changes |
|---|---|
| pools | blood, life, pool, the Edge |
| arrivals | cards that come into play, or back to the ready region |
| departures | cards that leave play or a hand; libraries |
| control | who controls a card; contested cards and titles; what lasts on a card |
| seats | Methuselahs: ousted, their points, what they have left to draw, to pay and to use |
| told | nothing of this game's own: what others hear of |
| notes | what the rules remember beside the cards |
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.atoms import arrivals, control, departures, pools, seats, told
from coterie.kernel.events import Atom

ATOMS: Mapping[str, Atom] = {
    **told.ATOMS, **pools.ATOMS, **departures.ATOMS, **arrivals.ATOMS, **control.ATOMS, **seats.ATOMS,
}  # fmt: skip
