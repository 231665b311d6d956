"""What the tests on the primer use: positions from a few lines, and short looks at the table."""

import msgspec

from coterie.kernel.pieces import pile
from tests.primer import GAME


def position(text: str, players: int = 2, windows: str = "useful", game=GAME):
    """Return a position at an action of a turn; lines of the position text without head and set-up."""
    setup = msgspec.json.encode({"players": players, "windows": windows, "rounds": 4}).decode()
    return game.read(f"position: {game.name}\nsetup: {setup}\n{text}")


def options(s) -> list[str]:
    """Return the complete list of legal notations."""
    return [option.notation for option in s.question.options]


def asked(s) -> tuple[int, list[str]]:
    """Return who is asked, and the complete list of legal notations."""
    return s.question.seat, options(s)


def faces(s, zone: str, seat: int = 0) -> list[str]:
    """Return the faces of a pile, top first; those of a hand, which is mixed, by name."""
    found = [s.pieces[p].face for p in pile(s, zone, seat)]
    return sorted(found) if zone == "hand" else found


def find(s, face: str, seat: int = 0, zone: str = "field") -> int:
    """Return the number of the first piece with a face."""
    return next(p for p in pile(s, zone, seat) if s.pieces[p].face == face)


def why(s, piece: int, number: str) -> list[tuple[int, str]]:
    """Return where a number of a card comes from."""
    return s.game.why(s, number, piece)


def play_through(s, *choices: str) -> None:
    """Several choices, one after another."""
    for choice in choices:
        s.choose(choice)
