"""What can be read off the table: who is where, in which party, with how much Blood; who can be chosen."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.numbers import BP, INFLUENCE, SLOTS, stat
from coterie.games.rivals.state import Rivals
from coterie.kernel.loops import in_turn_order
from coterie.kernel.pieces import Piece, attached_to, pile
from coterie.kernel.positions import LETTERS

IN_COTERIE = ("haven", "streets")

# ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def city(s: Rivals) -> int:
    """Return the owner of the City cards: the one behind the seats."""
    return s.seats


def playing(s: Rivals) -> tuple[int, ...]:
    """Return the seats that are still in the game, from the active one clockwise."""
    return tuple([seat for seat in in_turn_order(s.active, s.seats) if seat not in s.out])


def hunters(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the seats whose Rival a seat is."""
    return tuple([other for other in playing(s) if s.rivals[other] == seat])


# ── pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def definition(s: Rivals, piece: int, row: Piece | None = None) -> Any:
    """Return the definition of the face of a card."""
    return s.game.faces[(s.pieces[piece] if row is None else row).face]


def speaks(s: Rivals, piece: int, row: Piece | None = None) -> int:
    """Return the owner that decides for a card; with a row, for the card as it was then."""
    return s.game.speaks(s, piece, row)


def is_character(s: Rivals, piece: int) -> bool:
    """Return whether a card is a character in a coterie: a vampire at its Haven or in The Streets."""
    now = s.pieces[piece]
    return now.zone in IN_COTERIE and s.game.kind(s, piece, now) == "vampire"


def parties(s: Rivals) -> list[int]:
    """Return the places of all parties in The Streets, in their order."""
    return sorted([place for zone, place in s.piles if zone == "streets"])


def coterie(s: Rivals, seat: int) -> list[int]:
    """Return the characters that a seat controls outside torpor, those at Havens first."""
    piles = [pile(s, "haven", other) for other in range(s.seats)]
    piles += [pile(s, "streets", place) for place in parties(s)]
    return [p for there in piles for p in there if speaks(s, p) == seat]


def everybody(s: Rivals) -> list[int]:
    """Return all characters in play."""
    return [p for seat in range(s.seats) for p in coterie(s, seat)]


def in_torpor(s: Rivals, seat: int) -> tuple[int, ...]:
    """Return the vampires of a seat in torpor."""
    return pile(s, "torpor", seat)


def is_leader(s: Rivals, piece: int) -> bool:
    """Return whether a card is the Leader of its owner."""
    now = s.pieces[piece]
    return now.owner < s.seats and now.face == s.leaders[now.owner]


def leader(s: Rivals, seat: int) -> int | None:
    """Return the Leader of a seat if it is in that seat's coterie."""
    return next((p for p in coterie(s, seat) if is_leader(s, p) and s.pieces[p].owner == seat), None)


def mortals(s: Rivals) -> list[int]:
    """Return the Mortals in The Streets and next to Havens that nobody has attached."""
    return [p for place in s.game.places(s, "city") for p in pile(s, "city", place) if has_type(s, p, "mortal")]


def has_type(s: Rivals, piece: int, name: str) -> bool:
    """Return whether a card is of a type (“citizen”, “title”)."""
    return name in definition(s, piece).types


# ── parties ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def party(s: Rivals, piece: int) -> tuple[int, ...]:
    """Return the party of a character, itself included: who is at the same place, unless each is a party alone."""
    now = s.pieces[piece]
    if now.zone not in IN_COTERIE:
        return (piece,)
    alone = stat_of_zone(s, now.zone)
    return (piece,) if alone else pile(s, now.zone, now.place)


def stat_of_zone(s: Rivals, zone: str) -> int:
    """Return whether each character at a Haven, or in The Streets, is a party of its own: 1 if a card says so."""
    listening = s.ears.get(("number", f"split {zone}"), ())
    return int(bool(listening))


def new_party(s: Rivals, seat: int) -> int:
    """Return the first free place of a seat in The Streets."""
    taken = parties(s)
    return next(place for place in range(seat, 100 * s.seats, s.seats) if place not in taken)


def party_name(s: Rivals, place: int) -> str:
    """Return what a party in The Streets is called: its seat's letter, with a number behind the first."""
    number = place // s.seats + 1
    return LETTERS[place % s.seats] + (str(number) if number > 1 else "")


# ── Blood and other tokens ──────────────────────────────────────────────────────────────────────────────────────────


def token(s: Rivals, kind: str, color: int, owner: int) -> str:
    """Return the name of a token on a card: that of another colour than its owner's names the colour."""
    return kind if color == owner else f"{kind}-{LETTERS[color]}"


def colors(s: Rivals, row: Piece, kind: str) -> dict[int, int]:
    """Return how many tokens of a kind lie on a card, by colour."""
    found = {}
    for name, n in row.counters:
        word, _, letter = name.partition("-")
        if word == kind:
            found[LETTERS.index(letter) if letter else row.owner] = n
    return found


def tokens(row: Piece, kind: str) -> int:
    """Return how many tokens of a kind lie on a card, of whatever colour."""
    return sum([n for name, n in row.counters if name.partition("-")[0] == kind])


def blood(s: Rivals, piece: int) -> int:
    """Return the Blood on a card."""
    return tokens(s.pieces[piece], "blood")


def missing(s: Rivals, piece: int) -> int:
    """Return how much Blood a vampire could mend: what it lacks of its BP (RR-8)."""
    return max(0, stat(s, piece, BP) - blood(s, piece))


def wounded(s: Rivals, piece: int) -> bool:
    """Return whether a character is Wounded (RR-3): by default at half of its BP, rounded down, or less."""
    potency, now = stat(s, piece, BP), blood(s, piece)
    return now < potency if s.setup["wounded"] == "below" else now <= potency // 2


def influence(s: Rivals, piece: int) -> int:
    """Return the Influence that a character could exert now (RR-12)."""
    return 0 if s.pieces[piece].count("spent") else stat(s, piece, INFLUENCE)


# ── attachments ─────────────────────────────────────────────────────────────────────────────────────────────────────


def attachments(s: Rivals, piece: int) -> list[int]:
    """Return what counts as an attachment of a character: a wraith's token belongs to its card (R-055)."""
    return [p for p in attached_to(s, piece) if definition(s, p).kind != "wraith"]


def has_room(s: Rivals, piece: int) -> bool:
    """Return whether another card can be attached to a character (R-042, R-161)."""
    return len(attachments(s, piece)) < stat(s, piece, SLOTS)


def is_curse(s: Rivals, piece: int) -> bool:
    """Return whether a card was attached to a vampire by another player (R-153)."""
    now = s.pieces[piece]
    return now.host >= 0 and now.place < s.seats and now.place != s.pieces[now.host].owner


def is_wraith(s: Rivals, piece: int) -> bool:
    """Return whether a card is the Mortal of a wraith, face down on its vampire (R-028)."""
    now = s.pieces[piece]
    return now.host >= 0 and now.down and has_type(s, piece, "mortal")


def titled(s: Rivals, piece: int) -> bool:
    """Return whether a character has a Title (RR-13.1)."""
    return any("title" in definition(s, p).types for p in attachments(s, piece))


def in_use(s: Rivals, name: str, other_than: int = -1) -> int | None:
    """Return the character in a coterie that has a name (R-110)."""
    return next((p for p in everybody(s) if p != other_than and definition(s, p).name == name), None)
