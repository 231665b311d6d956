"""What lies on the table of the made-up game, its zones, its numbers, and what each kind of event does."""

from coterie.kernel.events import Atom, Event, Stage, apply, forced, window, would
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import contributors, layered, value_in_force
from coterie.kernel.pieces import Zone, move
from coterie.kernel.positions import seats_named
from coterie.kernel.state import State
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from tests.made_up.words import EARN

ZONES = {
    "deck": Zone(seen="none"),
    "hand": Zone(seen="place", mixed=True),
    "trap": Zone(seen="place"),
    "limbo": Zone(),
    "field": Zone(active=True),
    "discard": Zone(),
}

TIMING = (
    Stage("would", would),
    Stage("interrupt", window),
    Stage("apply", apply),
    Stage("forced reaction", forced),
    Stage("reaction", window),
)


class Table(State):
    """Attributes: `active` is the seat whose turn it is, `turn` the number of the turn, `points` those of each seat."""

    TABLE = ("active", "turn", "points")
    __slots__ = TABLE

    def __init__(self, game, setup, dice: int, seats: int) -> None:
        super().__init__(game, setup, dice, seats)
        self.active, self.turn = 0, 1
        self.points = (0,) * seats


def layout(seats: int) -> dict[str, dict[str, int]]:
    """The zones and their places in position texts."""
    return {zone: seats_named(seats) for zone in ("field", "hand", "trap", "limbo", "discard", "deck")}


def printed(s: Table, piece: int, number: str) -> int:
    """A printed number of the face that counts."""
    return s.game.faces[face_in_force(s, s.pieces[piece])].stats.get(number, 0)


def stat(s: Table, piece: int, number: str) -> int:
    """A number of a recruit with all that modifies it."""
    return layered(s, number, piece, printed(s, piece, number))


def kin(s: Table, piece: int) -> str:
    """The kin of a recruit, "" for none: what was said of it last counts."""
    return value_in_force(s, "kin", piece, s.game.faces[face_in_force(s, s.pieces[piece])].kin)


def why(s: Table, piece: int, number: str) -> list[tuple[int, str]]:
    """Where a number comes from."""
    return contributors(s, number, piece, printed(s, piece, number))


def _lay(s: Table, event: Event) -> int:
    move(s, event.subject, "trap", s.pieces[event.subject].owner)
    return 1


def _raid(s: Table, event: Event) -> int:
    return 1


def _raid_possible(s: Table, event: Event) -> bool:
    now = s.pieces[event.subject]
    return now.life == event.life and now.zone == "field"


ATOMS = {**CARD_ATOMS, "earn": EARN, "lay": Atom(_lay), "raid": Atom(_raid, _raid_possible)}
