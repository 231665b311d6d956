"""Who knows what: shuffles permute the faces of a pile and leave facts behind.

A seat that knew some faces of a pile before it was shuffled still knows that at least these faces are among these
backs. The cards of a hand change places unseen, too: `mix`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from coterie.kernel.chance import Aside, shuffle
from coterie.kernel.layers import REACHES, TEXT
from coterie.kernel.memory import recall, remember, versions
from coterie.kernel.pieces import ALL, pile, put
from coterie.kernel.rows import Row

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Fact(Row):
    """A seat knows that at least these faces are among these backs (numbers of pieces)."""

    seat: int
    faces: tuple[str, ...]
    backs: tuple[int, ...]


def knows(s: State, seat: int, piece: int) -> bool:
    """Return whether a seat knows a piece's face; seat -1, a spectator, knows what everybody knows."""
    known = s.pieces[piece].known
    return known == ALL or (seat >= 0 and bool(known >> seat & 1))


def by_back(s: State, pieces: tuple[int, ...]) -> dict[str, list[int]]:
    """Return pieces by their backs, each kind in its order: only those of one kind can be taken for one another."""
    kinds: dict[str, list[int]] = {}
    for piece in pieces:
        kinds.setdefault(s.pieces[piece].back, []).append(piece)
    return kinds


def shuffle_pile(s: State, zone: str, place: int = 0) -> None:
    """Shuffle a face-down pile: nobody knows its cards, facts remain of what was known.

    Every back gets a random place, and everybody sees the backs as they lie then; faces change places among equal
    backs. All lives begin anew, and nothing lasts on any of them: a reference to a card of the pile, a limit or an effect
    that lasts names a back that may be another card now.
    """
    there = pile(s, zone, place)
    if len(there) < 2:
        return
    kinds = by_back(s, there)
    if len(kinds) > 1:
        backs = [s.pieces[p].back for p in there]
        shuffle(s, backs)
        s.piles[zone, place] = _placed(backs, kinds)
    s.serial = life = s.serial + 1
    s.versions[zone] += 1
    heard = _is_heard(s, zone, there)
    for alike in kinds.values():
        _remember(s, tuple(alike))
        faces = [s.pieces[p].face for p in alike]
        shuffle(s, faces)
        for piece, face in zip(alike, faces, strict=True):
            now = s.pieces[piece].copy()
            now.face, now.known, now.life, now.lasting = face, 0, life, ()
            if heard:
                put(s, piece, now)
            else:
                s.pieces[piece] = now


def _placed(backs: list[str], kinds: dict[str, list[int]]) -> tuple[int, ...]:
    """Return the pieces of a pile in a new order of its backs; those of one kind keep theirs."""
    left = {back: iter(alike) for back, alike in kinds.items()}
    return tuple([next(left[back]) for back in backs])


def rearrange(s: State, zone: str, place: int, seat: int, order: tuple[int, ...]) -> dict[int, int]:
    """Let a seat lay a pile in an order that only it knows: to everybody else this is a shuffle.

    Backs are seen as they are laid. All lives begin anew: a reference to a card of the pile names a back that may be
    another card now.

    Args:
        s: the state.
        zone: the name of the pile.
        place: whose or where it is.
        seat: who rearranges; what it knew of these faces it still knows, each in its new place.
        order: the pieces of the pile by their numbers, the top one first.

    Returns:
        The new number of each card, by its old number.
    """
    there = pile(s, zone, place)
    return _laid_anew(s, (zone, place), seat, by_back(s, there), there, order)


def _laid_anew(
    s: State,
    at: tuple[str, int],
    seat: int,
    kinds: dict[str, list[int]],
    placed: tuple[int, ...],
    order: tuple[int, ...],
) -> dict[int, int]:
    """Lay a pile in an order as `rearrange` does.

    Args:
        s: the state.
        at: the zone and the place of the pile.
        seat: who rearranges.
        kinds: the pieces by their backs, those of each kind in their present order.
        placed: the pieces in their present order.
        order: the same in the new one.

    Returns:
        The new number of each card, by its old number.
    """
    pieces, own, heard = s.pieces, 1 << seat, _is_heard(s, at[0], order)
    for alike in kinds.values():
        _remember(s, tuple(alike), seat)
    s.serial = life = s.serial + 1
    s.versions[at[0]] += 1
    rows = [pieces[p] for p in order]
    if len(kinds) > 1:
        placed = s.piles[at] = _placed([row.back for row in rows], kinds)
    for piece, laid in zip(placed, rows, strict=True):
        now = pieces[piece].copy()
        now.face, now.life, now.lasting = laid.face, life, ()
        now.known = own if laid.known == ALL or laid.known & own else 0
        if heard:
            put(s, piece, now)
        else:
            pieces[piece] = now
    return dict(zip(order, placed, strict=True))


def _is_heard(s: State, zone: str, there: tuple[int, ...]) -> bool:
    """Return whether any card of a pile has a text or may have one there. As mostly none has, and what has none has none in
    another place of the pile."""
    ears, pieces = s.ears, s.pieces
    return (REACHES, zone) in ears or bool(
        [p for p in there if pieces[p].text or pieces[p].lasting or (TEXT, p) in ears]
    )


def mix(s: State, zone: str, place: int) -> dict[int, int]:
    """Mix the cards of a seat's hand, so that nobody else can tell which card was drawn when or looked at.

    Where a zone is declared `mixed` this happens by itself after each batch in which a card has come to a hand (see
    `mix_hands`). When somebody has looked at a hand, the game mixes it once that effect is over.

    Args:
        s: the state.
        zone: the name of the pile.
        place: the seat whose hand it is; it knows where each card is afterwards.

    Returns:
        The new number of each card, by its old number; for the rules only, as people must not learn it.
    """
    there, aside = pile(s, zone, place), Aside(s, s.serial)
    kinds = by_back(s, there)
    mixed = {back: alike[:] for back, alike in kinds.items()}
    for alike in mixed.values():
        shuffle(aside, alike)
    order = _placed([s.pieces[p].back for p in there], mixed) if len(kinds) > 1 else tuple(*mixed.values())
    return _laid_anew(s, (zone, place), place, kinds, there, order)


def mix_hands(s: State) -> dict[int, int]:
    """Mix the hands to which a card has come, and return where their cards are now, as `mix` does.

    A mixed hand has one life for all; what has come to it has another. Hands are looked at only once one has changed.
    """
    mixed = s.game.mixed
    if recall(s, "mixed", versions(s, mixed)):  # as mostly
        return {}
    moved: dict[int, int] = {}
    piles, pieces = s.piles, s.pieces
    for at in _mixed_piles(mixed, s.game.owners(s)):
        there = piles.get(at)
        if there and pieces[there[0]].life != pieces[there[-1]].life:
            moved |= mix(s, *at)
    remember(s, "mixed", versions(s, mixed))
    return moved


@cache
def _mixed_piles(zones: tuple[str, ...], owners: int) -> tuple[tuple[str, int], ...]:
    """Return the piles of zones that are mixed."""
    return tuple([(zone, place) for zone in zones for place in range(owners)])


NOBODY = -2


def _remember(s: State, backs: tuple[int, ...], mixer: int = NOBODY) -> None:
    """Turn what each seat (and a spectator) knows of equal backs into facts, before they are mixed.

    Args:
        s: the state.
        backs: the pieces that are mixed.
        mixer: the seat that mixes them with open eyes: each face that it knows it knows in its new place, too.
    """
    known = 0
    for p in backs:
        known |= s.pieces[p].known
    if not s.facts and known in (0, 1 << mixer if mixer >= 0 else 0):
        return
    among, facts = set(backs), []
    for seat in range(-1, s.seats):
        own = 1 << seat if seat >= 0 else 0
        rows = [] if seat == mixer else [s.pieces[p] for p in backs]
        sure = [row.face for row in rows if row.known == ALL or row.known & own]  # as `knows`
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
    """Return a seat's facts as they stand: backs whose faces it knows by now are taken out, with their faces."""
    live = []
    own = 1 << seat if seat >= 0 else 0
    for fact in s.facts:
        if fact.seat != seat:
            continue
        faces, backs = list(fact.faces), []
        for piece in fact.backs:
            now = s.pieces[piece]
            if now.known != ALL and not now.known & own:  # as `knows`
                backs.append(piece)
            elif now.face in faces:
                faces.remove(now.face)
        if faces:
            live.append(Fact(seat, tuple(faces), tuple(backs)))
    return live
