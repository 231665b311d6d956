"""The state and the zones of The Eternal Struggle (VR-1.1, VR-1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.game import Game
from coterie.kernel.pieces import Zone
from coterie.kernel.rows import Row
from coterie.kernel.state import State

if TYPE_CHECKING:
    from coterie.games.vtes import VtesGame

ZONES = {
    "library": Zone(seen="none"),
    "crypt": Zone(seen="none"),
    "hand": Zone(seen="place", mixed=True),
    "limbo": Zone(),  # a card that is being played, out of play until it resolves (V-040)
    "uncontrolled": Zone(seen="place", keeps=True),
    "ready": Zone(active=True, keeps=True, life="play"),
    "torpor": Zone(active=True, life="play"),
    "attached": Zone(active=True, life="play"),  # at the place of the seat that has attached it
    "board": Zone(active=True, life="play"),  # locations, events and other cards in play that lie on nothing
    "merged": Zone(life="play", rests=True),  # the other half of a merged vampire, under it (VR-9.6)
    "stored": Zone(seen="place", keeps=True),  # kept on another card, out of play (card text)
    "contested": Zone(life="play", rests=True),
    "ash": Zone(),
    "removed": Zone(),
}
POOL = 30  # of each Methuselah at the beginning (VR-3)


class Lost(Row):
    """A vampire with damage that it could not mend, on its way to torpor or worse (VR-8.4).

    Attributes:
        piece, life: the vampire.
        burned: whether it could not pay for aggravated damage and is burned.
    """

    piece: int
    life: int
    burned: bool = False


class Vtes(State):
    """A game of The Eternal Struggle in progress.

    Attributes:
        active: the seat whose turn it is. turn, round: their numbers, from 1. first: the seat that began.
        pool: the pool of each seat.
        edge: the seat that holds the Edge, -1 for nobody.
        halves: the victory points of each seat, in halves.
        out: the seats that have been ousted or have withdrawn, in order.
        owed: for each seat the cards that it has played and will replace later (V-048).
        debt: for each seat whether it has played an out-of-turn master since its last master phase (V-107).
        credit: for each seat the master phase actions that it gets in its next master phase.
        leaving: for each seat the state of its withdrawal: "", "announced" or "broken".
        events: the names of the events played in this game (V-146).
        yielded: the claims to titles that were given up or lost, as (piece, life, title with its city); the piece is the
            vampire, or the card that stood for its title.
        contesting: the contested claims to titles, as (piece, life, title with its city); these vampires have no title until
            an unlock phase.
        wounded: vampires on their way to torpor.
        hunters: vampires that have burned a Red List minion and get a trophy, as (piece, life).
    """

    TABLE = (
        "active", "turn", "round", "first", "pool", "edge", "halves", "out", "owed", "debt", "credit", "leaving", "events",
        "yielded", "contesting", "wounded", "hunters",
    )  # fmt: skip
    __slots__ = TABLE
    active: int
    turn: int
    round: int
    first: int
    pool: tuple[int, ...]
    edge: int
    halves: tuple[int, ...]
    out: tuple[int, ...]
    owed: tuple[int, ...]
    debt: tuple[bool, ...]
    credit: tuple[int, ...]
    leaving: tuple[str, ...]
    events: tuple[str, ...]
    yielded: tuple[tuple[int, int, str], ...]
    contesting: tuple[tuple[int, int, str], ...]
    wounded: tuple[Lost, ...]
    hunters: tuple[tuple[int, int], ...]
    game: VtesGame  # for its own questions, such as who could play

    def __init__(self, game: Game[Vtes], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.active, self.turn, self.round, self.first, self.edge = 0, 1, 1, 0, -1
        self.pool = (POOL,) * seats
        self.halves = (0,) * seats
        self.out = ()
        self.owed = (0,) * seats
        self.debt = (False,) * seats
        self.credit = (0,) * seats
        self.leaving = ("",) * seats
        self.events = ()
        self.yielded = ()
        self.contesting = ()
        self.wounded = ()
        self.hunters = ()
