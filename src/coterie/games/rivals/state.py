"""The state and the zones of Rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.game import Game
from coterie.kernel.pieces import Zone
from coterie.kernel.rows import Row
from coterie.kernel.state import State

if TYPE_CHECKING:
    from coterie.games.rivals import RivalsGame

NOTHING = -1  # the number of no card
ZONES = {
    "library": Zone(seen="none"),
    "faction": Zone(seen="none"),
    "hand": Zone(seen="place", mixed=True),
    "limbo": Zone(life="plot"),  # a card that is being played, or resolved with the Prestige that lies on it
    "attack": Zone(seen="place"),  # Attack and Reaction cards from when they are played until the attack is over
    "committed": Zone(seen="place"),  # face-down Influence Modifiers until the Influence Conflict is over
    "plots": Zone(seen="place", life="plot"),  # Conspiracies and Traps, face down near the Haven
    "board": Zone(active=True),  # Agenda, Haven and Ongoing cards
    "haven": Zone(active=True, keeps=True, life="coterie"),
    "streets": Zone(active=True, keeps=True, life="coterie"),  # a pile for each party
    "torpor": Zone(active=True),
    "attached": Zone(active=True),  # at the place of the seat that has attached it
    "city": Zone(active=True),  # City cards in The Streets; next to a Haven at the places behind it
    "deck": Zone(seen="none"),  # the City Deck
    "wraiths": Zone(seen="none"),  # the stack of wraith tokens
    "discard": Zone(),
    "burned": Zone(),
    "gone": Zone(),  # removed from the game
    "collection": Zone(),  # Havens that a player owns beside the deck
}

TOKENS = 32  # Blood and Prestige of one colour


class Fallen(Row):
    """A character without Blood that is about to be defeated.

    Attributes:
        piece, life: the character.
        by: the seat responsible, -1 for none.
        killer: the number of the piece responsible, -1 for none.
        aggravated: whether Aggravated damage took the last of its Blood.
        had: its Blood just before.
        beside: the party of the piece responsible, if that is a character.
    """

    piece: int
    life: int
    by: int = -1
    killer: int = -1
    aggravated: bool = False
    had: int = 0
    beside: tuple[tuple[int, int], ...] = ()


class Rivals(State):
    """A game of Rivals in progress.

    Attributes:
        active: the seat whose turn it is.
        turn, round: their numbers, from 1; a round begins with the seat that had the first turn of the game.
        first: that seat.
        prestige: the personal supply of each seat.
        supply: the remaining tokens of each seat in the general supply.
        agenda: the Agenda on each seat's Agenda card.
        rivals: for each seat the seat whose Rival token it was dealt.
        stolen: stolen Rival tokens, oldest theft first: (the seat that was dealt it, the holder).
        leaders: for each seat the face of its Leader.
        out: the seats that have been eliminated, in this order.
        fallen: the characters about to be defeated.
        doomed: the faces of Events that are removed from the game when they leave play.
        emptied: cards near a Haven that have lost their last token, as (number, life).
    """

    TABLE = (
        "active", "turn", "round", "first", "prestige", "supply", "agenda", "rivals", "stolen", "leaders", "out", "fallen",
        "emptied",
        "doomed",
    )  # fmt: skip
    __slots__ = TABLE
    active: int
    turn: int
    round: int
    first: int
    prestige: tuple[int, ...]
    supply: tuple[int, ...]
    agenda: tuple[int, ...]
    rivals: tuple[int, ...]
    stolen: tuple[tuple[int, int], ...]
    leaders: tuple[str, ...]
    out: tuple[int, ...]
    fallen: tuple[Fallen, ...]
    emptied: tuple[tuple[int, int], ...]
    doomed: tuple[str, ...]

    game: RivalsGame  # for its own questions, such as who could do something hidden

    def __init__(self, game: Game[Rivals], setup: dict[str, Any], dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.active, self.turn, self.round, self.first = 0, 1, 1, 0
        self.prestige = (0,) * seats
        self.supply = (TOKENS,) * seats
        self.agenda = (0,) * seats
        self.rivals = tuple([(seat + 1) % seats for seat in range(seats)])
        self.stolen = ()
        self.leaders = ("",) * seats
        self.out = ()
        self.fallen = ()
        self.emptied = ()
        self.doomed = ()
