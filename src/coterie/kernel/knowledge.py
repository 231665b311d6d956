"""Who knows what: shuffles permute the faces of a pile and leave facts behind.

A seat that knew some faces of a pile before it was shuffled still knows that at least these faces are among these
backs. The cards of a hand change places unseen, too: `mix`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.kernel.chance import Aside, shuffle
from coterie.kernel.pieces import ALL, pile, put
from coterie.kernel.rows import Row, row

if TYPE_CHECKING:
    from coterie.kernel.state import State


@row
class Fact(Row):
    """A seat knows that at least these faces are among these backs (numbers of pieces)."""

    seat: int
    faces: tuple[str, ...]
    backs: tuple[int, ...]


def knows(s: State, seat: int, piece: int) -> bool:
    """Whether a seat knows a piece's face; seat -1, a spectator, knows what everybody knows."""
    known = s.pieces[piece].known
    return known == ALL or (seat >= 0 and bool(known >> seat & 1))


def shuffle_pile(s: State, zone: str, place: int = 0) -> None:
    """Shuffle a face-down pile: the faces change backs, nobody knows them, facts remain of what was known."""
    backs = pile(s, zone, place)
    if len(backs) < 2:
        return
    _remember(s, backs)
    faces = [s.pieces[p].face for p in backs]
    shuffle(s, faces)
    for piece, face in zip(backs, faces, strict=True):
        now = s.pieces[piece].copy()
        now.face, now.known = face, 0
        put(s, piece, now)


def rearrange(s: State, zone: str, place: int, seat: int, order: tuple[int, ...]) -> None:
    """A seat lays a pile in an order that only it knows: a shuffle for everybody else, no chance for it.

    All lives begin anew: whoever remembers a card of the pile remembers a back that may be another card now.

    Args:
        s: the state.
        zone: the name of the pile.
        place: whose or where it is.
        seat: who rearranges; what it knew of these faces it still knows, each in its new place.
        order: the pieces of the pile by their numbers, the top one first.
    """
    backs = pile(s, zone, place)
    _remember(s, backs)
    s.serial = life = s.serial + 1
    laid = [(s.pieces[p].face, 1 << seat if knows(s, seat, p) else 0) for p in order]
    for piece, (face, known) in zip(backs, laid, strict=True):
        put(s, piece, s.pieces[piece].but(face=face, known=known, life=life, lasting=()))


def mix(s: State, zone: str, place: int) -> None:
    """A seat mixes the cards of its hand, so that nobody else can follow them: which it drew when, which was looked at.

    Where a zone is declared `mixed` this happens by itself after each batch in which a card has come to a hand (see
    `mix_hands`). When somebody has looked at a hand, the game mixes it once that effect is over.

    Args:
        s: the state.
        zone: the name of the pile.
        place: the seat whose hand it is; it knows where each card is afterwards.
    """
    order = list(pile(s, zone, place))
    shuffle(Aside(s, s.serial), order)
    rearrange(s, zone, place, place, tuple(order))


def mix_hands(s: State) -> None:
    """Mix the hands to which a card has come. A mixed hand has one life for all; who has come to it has another."""
    for zone in s.game.mixed:
        for place in range(s.seats):
            there = pile(s, zone, place)
            if there and s.pieces[there[0]].life != s.pieces[there[-1]].life:
                mix(s, zone, place)


def _remember(s: State, backs: tuple[int, ...]) -> None:
    """Turn what each seat (and a spectator) knows of these backs into facts, before they are mixed."""
    among, facts = set(backs), []
    for seat in range(-1, s.seats):
        sure = [s.pieces[p].face for p in backs if knows(s, seat, p)]
        mixed: set[int] = set()
        for fact in sorted(live_facts(s, seat), key=lambda fact: len(fact.backs)):
            if among.isdisjoint(fact.backs):
                facts.append(fact)
            elif among.issuperset(fact.backs) and mixed.isdisjoint(fact.backs):
                sure += fact.faces  # other cards than those that are known, so both hold together
                mixed.update(fact.backs)
            else:
                facts.append(fact.but(backs=tuple(sorted(among.union(fact.backs)))))
        if sure:
            facts.append(Fact(seat, tuple(sorted(sure)), tuple(sorted(backs))))
    s.facts = tuple(facts)


def live_facts(s: State, seat: int) -> list[Fact]:
    """A seat's facts as they stand: backs whose faces it knows by now are taken out, with their faces."""
    live = []
    for fact in s.facts:
        if fact.seat != seat:
            continue
        faces, backs = list(fact.faces), []
        for piece in fact.backs:
            if not knows(s, seat, piece):
                backs.append(piece)
            elif s.pieces[piece].face in faces:
                faces.remove(s.pieces[piece].face)
        if faces:
            live.append(Fact(seat, tuple(faces), tuple(backs)))
    return live
