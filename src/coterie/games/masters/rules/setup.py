"""Setup (M-013 to M-040)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from coterie.games.masters.state import DICE_PER_VAMPIRE, MINIONS, STATION, District, Masters, Vampire
from coterie.kernel.chance import below, roll, shuffle
from coterie.kernel.pieces import ALL, Piece, lay

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame
    from coterie.games.masters.cards.definition import Tracker

CARDS_PER_ACT = {"easy": 6, "medium": 5, "hard": 4}  # M-032 to M-034
START_MINIONS = {2: 2, 3: 1, 4: 0, 5: 0}  # M-020 to M-022


def set_up(s: Masters, names: Sequence[str], difficulty: str, first: int) -> None:
    """Lay out a new game.

    Args:
        s: an empty state.
        names: the vampires in seating order.
        difficulty: the difficulty, which decides the number of event cards of each act.
        first: the first leading vampire, -1 for one at random (M-039).
    """
    game: MastersGame = s.game  # type: ignore[assignment]  # the game of a Masters state
    tracker: Tracker = game.trackers[len(names)]
    lay_city(s, game)
    s.clan = [Vampire(name) for name in names]  # all in the station, 4 blood, no kills (M-019, M-023 to M-025)
    s.shares = share_out(len(names), s.seats)
    s.agents = tracker.agents  # M-027, M-028
    s.minions = MINIONS - START_MINIONS[len(names)]  # M-030
    deal_events(s, game, CARDS_PER_ACT[difficulty])
    relics = [relic.id for relic in game.relics]
    shuffle(s, relics)  # M-037
    lay(s, [Piece(relic, "relic", -1, "relics") for relic in relics])
    lay(s, [Piece(f"sigil_{name}", "sigil", v, "sigils", v, known=ALL) for v, name in enumerate(names)])
    s.ready = tuple(sorted([roll(s) for _ in range(DICE_PER_VAMPIRE * len(names))], reverse=True))  # M-038
    s.lead = below(s, len(names)) if first < 0 else first


def lay_city(s: Masters, game: MastersGame) -> None:
    """Lay the station at the top left and the other eight tiles at random (M-001, M-017, M-018)."""
    station, *others = [tile.id for tile in game.tiles]
    shuffle(s, others)
    s.tiles = (station, *others)
    s.city = [District(tile) for tile in s.tiles]


def lay_minions(s: Masters) -> None:
    """Put the first minions into the station (M-020 to M-022)."""
    s.city[STATION] = s.city[STATION].but(minions=START_MINIONS[len(s.clan)])


def share_out(vampires: int, players: int) -> tuple[int, ...]:
    """Return the seat of each vampire; each seat has neighbouring vampires, as evenly as possible (M-013)."""
    return tuple(v * players // vampires for v in range(vampires))


def deal_events(s: Masters, game: MastersGame, each: int) -> None:
    """Lay the event deck with some cards of each act, act I on top; the others go to the box unseen (M-032 to M-036)."""
    for act in (1, 2, 3):
        faces = [card.id for card in game.events if card.act == act]
        shuffle(s, faces)
        back = f"act {act}"
        lay(s, [Piece(face, back, -1, "events") for face in faces[:each]])
        lay(s, [Piece(face, back, -1, "box") for face in faces[each:]])
