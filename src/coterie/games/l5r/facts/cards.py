"""Cards: their face in force, controllers, keywords and traits, attachments, uniqueness (parts 2, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from coterie.games.l5r.facts.teams import team_of
from coterie.games.l5r.state import NOBODY
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece, found, pile
from coterie.words.frames import Frame

NO_FRAME = Frame(NOBODY, NOBODY)  # for what asks none
REFUSES = ("refuses",)  # the key of cards that do not bear every attachment in the index of listeners


def definition(s: Any, piece: int) -> Any:
    """Return the definition of the face that is in force on a card."""
    now = s.pieces[piece]
    return s.game.faces[face_in_force(s, now) if now.lasting else now.face]


def definitions(s: Any, pieces: Iterable[int]) -> list[tuple[int, Any]]:
    """Return some cards, each with the definition of the face that is in force on it."""
    rows, faces = s.pieces, s.game.faces  # this is asked for at every window
    return [(p, definition(s, p) if rows[p].lasting else faces[rows[p].face]) for p in pieces]


def speaks(s: Any, piece: int) -> int:
    """Return who controls a card."""
    found_: int = s.game.speaks(s, piece)
    return found_


def side_of(s: Any, piece: int) -> int:
    """Return the team that controls a card."""
    found_: int = s.teams[s.game.speaks(s, piece)]
    return found_


def characters(s: Any, owner: int = NOBODY) -> tuple[int, ...]:
    """Return the characters in play that an owner controls, or all of them."""
    piles = s.piles
    everybody: tuple[int, ...] = ()
    for place in range(len(s.teams)):
        everybody += piles.get(("field", place), ())
    return everybody if owner == NOBODY else tuple(controlled(s, everybody, owner))


def controlled(s: Any, cards: Iterable[int], owner: int) -> list[int]:
    """Return those of some cards that an owner controls: what `speaks` returns, but faster for many."""
    found_, pieces = [], s.pieces
    for p in cards:
        now = pieces[p]
        if (now.controller if now.controller >= 0 else now.owner) == owner:
            found_.append(p)
    return found_


def ready_at_home(s: Any, team: int) -> list[int]:
    """Return the ready characters of a team that do not participate in a conflict."""
    return [p for p in characters(s) if side_of(s, p) == team and s.pieces[p].ready and not is_participating(s, p)]


def attachments(s: Any, piece: int) -> list[int]:
    """Return the attachments of a card, in the order of the piles. Called for every number, so it is fast."""
    pieces, piles = s.pieces, s.piles
    borne: list[int] = []
    for place in range(len(s.teams)):
        for p in piles.get(("attached", place), ()):
            if pieces[p].host == piece:
                borne.append(p)
    return borne


def borne_by_host(s: Any) -> dict[int, list[int]]:
    """Return the attachments of all cards that bear any, in the order of the piles: for who looks at all of them at once."""
    pieces, piles = s.pieces, s.piles
    borne: dict[int, list[int]] = {}
    for place in range(len(s.teams)):
        for p in piles.get(("attached", place), ()):
            borne.setdefault(pieces[p].host, []).append(p)
    return borne


def has_keyword(s: Any, piece: int, name: str, row: Piece | None = None) -> bool:
    """Return whether a card has a keyword, printed or gained."""
    now = s.pieces[piece] if row is None else row
    for ability in now.text:
        if getattr(ability, "keyword", "") == name and (
            not hasattr(ability, "counts") or ability.counts(s, now, piece)
        ):
            return True
    return False


def with_keyword(s: Any, pieces: Iterable[int], name: str) -> list[int]:
    """Return those of some cards that have a keyword, printed or gained; the index knows whether any card has it."""
    there = s.ears.get(("has keyword", name), ())
    return [p for p in pieces if p in there and has_keyword(s, p, name)] if there else []


def has_trait(s: Any, piece: int, trait: str, row: Piece | None = None) -> bool:
    """Return whether a card has a trait, printed or gained and not taken away."""
    now = s.pieces[piece] if row is None else row
    if trait in s.game.faces[face_in_force(s, now)].traits:
        return True
    return any(getattr(ability, "trait", "") == trait for ability in now.text)


def traits_of(s: Any, piece: int, row: Piece | None = None) -> tuple[str, ...]:
    """Return the traits of a card, printed and gained."""
    now = s.pieces[piece] if row is None else row
    gained = [trait for ability in now.text if (trait := getattr(ability, "trait", ""))]
    return tuple(dict.fromkeys([*s.game.faces[face_in_force(s, now)].traits, *gained]))


def fate_on(s: Any, piece: int) -> int:
    """Return the fate on a card."""
    found_: int = s.pieces[piece].count("fate")
    return found_


def is_participating(s: Any, piece: int) -> bool:
    """Return whether a character participates in the conflict; bowed ones do, too (L-6.14)."""
    now = s.pieces[piece]
    return bool(now.counters) and now.count("present") > 0


def can_bear(s: Any, host: int, piece: int, seat: int = NOBODY, borne: Sequence[int] | None = None) -> bool:
    """Return whether a card can be attached to another, by its own text and its host's (parts 15 and 16).

    Args:
        s: the state.
        host: the card that would bear it.
        piece: the attachment.
        seat: the owner that would control it; by default its controller.
        borne: what the host bears, where that is known already.
    """
    now, there, card = s.pieces[piece], s.pieces[host], definition(s, piece)
    bound = (("this", (piece, now.life)), ("host", now.host))
    if card.borne_by:  # as mostly; that asks no frame
        fits = card.attaches.holds(s, NO_FRAME, host, there)
    else:
        whose = s.game.speaks(s, piece) if seat == NOBODY else seat
        fits = card.attaches.holds(s, Frame(piece, whose, -1, bound), host, there)
    if not fits:
        return False
    for p in attachments(s, host) if borne is None else borne:
        if p != piece and has_keyword(s, p, "alone"):
            return False
    if host not in s.ears.get(REFUSES, ()):  # as mostly
        return True
    f = Frame(piece, s.game.speaks(s, host), -1, bound)
    return not any(ability.refuses(s, f, piece, now) for ability in there.text if hasattr(ability, "refuses"))


def is_unique_there(s: Any, seat: int, face: str, piece: int = NOBODY) -> bool:
    """Return whether a unique card cannot enter play under a seat, because its team controls or owns one in play, or because
    it belongs to an opponent whose team controls one (L-8.9, U-230, U-231).

    Args:
        s: the state.
        seat: the owner that would control it.
        face: its face.
        piece: its number, NOBODY if it has none yet.
    """
    card = s.game.faces[face]
    if not card.unique:
        return False
    owner = s.pieces[piece].owner if piece != NOBODY else seat
    for p in same_title(s, card.name):
        if p == piece:
            continue
        controls, owns = side_of(s, p), team_of(s, s.pieces[p].owner)
        if team_of(s, seat) in (controls, owns):
            return True
        if team_of(s, owner) != team_of(s, seat) and controls == team_of(s, owner):
            return True
    return False


def may_have(s: Any, seat: int, piece: int) -> bool:
    """Return whether a seat may take control of a card in play: not if its team has another with the same unique title, printed
    or in force (L-8.9, U-230)."""
    faces = (s.pieces[piece].face, face_in_force(s, s.pieces[piece]))
    return not any(is_unique_there(s, seat, face, piece) for face in dict.fromkeys(faces))


def same_title(s: Any, name: str) -> list[int]:
    """Return the cards in play with a title, printed or in force (L-2.16)."""
    return [
        p
        for zone in ("field", "attached", "holdings")
        for place in s.game.places(s, zone)
        for p in pile(s, zone, place)
        if name in (s.game.faces[s.pieces[p].face].name, definition(s, p).name) and found(s, (p, s.pieces[p].life))
    ]
