"""2. Setting up: tokens, the City Deck, Leaders, Rivals, the first hands."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.rivals.atoms import ATOMS
from coterie.games.rivals.atoms.seats import seat_up
from coterie.games.rivals.facts import TOKEN_BACK, city, playing
from coterie.games.rivals.state import Rivals
from coterie.kernel.chance import below, shuffle
from coterie.kernel.events import about, about_seat, happen
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import Piece, lay, move, pile
from coterie.kernel.positions import LETTERS
from coterie.kernel.steps import step


class Deck(NamedTuple):
    """The faces of a deck: its Agenda, its Haven, its vampires with the Leader first, its Library; and its
    player's additional Havens (RR-1.1)."""

    agenda: str
    haven: str
    vampires: tuple[str, ...]
    library: tuple[str, ...]
    collection: tuple[str, ...] = ()


def set_up(s: Rivals, decks: list[Deck], city_deck: tuple[str, ...], wraiths: tuple[str, ...]) -> None:
    """Lay out the table and deal the first hands (RR-2, R-002, R-178).

    Args:
        s: an empty table.
        decks: the deck of each seat.
        city_deck: the faces of the City Deck.
        wraiths: the faces of the wraith tokens.
    """
    lay_city(s, city_deck, wraiths)
    seat_up(s, s.setup["start_prestige"], rivals(s), tuple([deck.vampires[0] for deck in decks]), opener(s))
    for seat, deck in enumerate(decks):
        lay_deck(s, seat, deck)


def opener(s: Rivals) -> int:
    """Return the seat that takes the first turn: a random one, unless the table has it otherwise (RR-2, D-997)."""
    return below(s, s.seats) if s.setup["first"] == "random" else 0


def lay_city(s: Rivals, faces: tuple[str, ...], wraiths: tuple[str, ...]) -> None:
    """Shuffle the City Deck without some random Events, and the stack of wraith tokens (RR-2, R-051)."""
    owner = city(s)
    events = [at for at, face in enumerate(faces) if "event" in s.game.faces[face].types]
    shuffle(s, events)
    out = events[: s.setup["events_removed"]]
    left = [face for at, face in enumerate(faces) if at not in out]
    lay(s, [Piece(face, back(s, face, owner), owner, "deck", owner) for face in left])
    lay(s, [Piece(faces[at], back(s, faces[at], owner), owner, "gone", owner) for at in out])
    lay_tokens(s, wraiths)
    shuffle_pile(s, "deck", owner)


def lay_tokens(s: Rivals, faces: tuple[str, ...]) -> None:
    """Shuffle the wraith tokens: one stack for all, or a set for each seat (R-051, R-077)."""
    for owner in range(s.seats) if s.setup["wraith_sets"] == "own" else (city(s),):
        lay(s, [Piece(face, back(s, face, owner), owner, "wraiths", owner) for face in faces])
        shuffle_pile(s, "wraiths", owner)


@step("rivals.open_game")
def open_game(s: Rivals) -> None:
    """Carry out effects at the start of the game (RR-2)."""
    happen(s, *[about_seat("open", seat) for seat in playing(s)])


def rivals(s: Rivals) -> tuple[int, ...]:
    """Return a random Rival for each seat, never itself (RR-2)."""
    while True:
        seats = list(range(s.seats))
        shuffle(s, seats)
        if all(seat != other for seat, other in enumerate(seats)):
            return tuple(seats)


def lay_deck(s: Rivals, seat: int, deck: Deck) -> None:
    """Lay out a deck: Agenda, Haven and Leader on the table, the rest shuffled, and the first hand drawn (RR-2)."""
    leader, *others = deck.vampires
    faces = s.game.faces
    table = [(deck.agenda, "board"), (deck.haven, "board"), (leader, "haven")]
    table += [(face, "collection") for face in deck.collection]
    lay(s, [Piece(face, back(s, face, seat), seat, zone, seat, known=-1) for face, zone in table])
    lay(s, [Piece(face, back(s, face, seat), seat, "faction", seat) for face in others])
    lay(s, [Piece(face, back(s, face, seat), seat, "library", seat) for face in deck.library])
    first = pile(s, "haven", seat)[0]
    kind = "convert" if s.setup["leader_blood"] == "personal" else "blood"
    ATOMS[kind].change(s, about(s, kind, first, faces[leader].bp))
    deal(s, seat)


def deal(s: Rivals, seat: int) -> None:
    """Shuffle both decks of a seat and draw its first hand (RR-2)."""
    for zone, n in (("library", s.setup["opening_hand"]), ("faction", s.setup["opening_vampires"])):
        shuffle_pile(s, zone, seat)
        for p in pile(s, zone, seat)[:n]:
            move(s, p, "hand", seat)


@step("rivals.mulligans")
def mulligans(s: Rivals) -> None:
    """Ask everybody in turn order whether to take another first hand, where the set-up allows it (D-920)."""
    if s.setup["mulligan"] == "once":
        s.do(*[(mulligan, seat) for seat in playing(s) if pile(s, "hand", seat)])


@step("rivals.mulligan")
def mulligan(s: Rivals, seat: int) -> None:
    """Ask a seat whether to take another first hand (D-920)."""
    s.ask(seat, ("mulligan?",), [("keep hand", (), ()), ("new hand", (), ((new_hand, seat),))])


@step("rivals.new_hand")
def new_hand(s: Rivals, seat: int) -> None:
    """Shuffle a first hand back and draw another one (D-920)."""
    s.tell("takes new hand", seat)
    for p in pile(s, "hand", seat):
        move(s, p, s.pieces[p].back.partition(" ")[0], seat)
    deal(s, seat)


def back(s: Rivals, face: str, owner: int) -> str:
    """Return the back of a card: of the City, of a Faction Deck or of a Library."""
    if s.game.faces[face].kind == "wraith":
        return TOKEN_BACK if owner >= s.seats else f"{TOKEN_BACK} {LETTERS[owner]}"
    if owner >= s.seats:
        return "City"
    kind = "faction" if s.game.faces[face].kind == "vampire" else "library"
    return f"{kind} {LETTERS[owner]}"
