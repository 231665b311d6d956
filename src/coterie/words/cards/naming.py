"""Cards named in typed text, and lists of names for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coterie.kernel.knowledge import knows
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece

Named = list[int]  # the cards that were named, in their order


def listed(names: Iterable[str]) -> str:
    """Return a list of names as text: “Hydra, Doc and Karma”."""
    found = list(dict.fromkeys(names))
    return " and ".join([", ".join(found[:-1]), found[-1]] if len(found) > 1 else found)


def called(s: Any, seat: int, words: str, *, hand: bool = False) -> Named:
    """Return the cards that a text names, as far as a seat knows them; among cards with the same name, the most likely one.

    Args:
        s: the state.
        seat: who asks.
        words: the text, in small letters: short names, names, with or without the place of a card before them.
        hand: whether to prefer cards in the seat's hand to those in play.
    """
    found = []
    for p, now in enumerate(s.pieces):
        if knows(s, seat, p):
            name = _name(s, now)
            at = [words.find(each) for each in (now.face, name)]
            if (first := max(at)) >= 0:
                own = now.zone == "hand" and now.place == seat
                near = 2 * (own if hand else now.zone in s.game.in_play) + (now.zone in s.game.in_play or own)
                placed = f"{s.game.talk.place_called(s, now, True)}/{now.face}" in words
                found.append((first, not placed, -near, now.owner != seat, p))
    best: dict[int, int] = {}
    for first, *_, p in sorted(found):
        best.setdefault(first, p)
    if not best:
        return begun_with(s, seat, words, hand=hand)
    return [p for p in best.values() if not _within(s, p, best.values())]


def begun_with(s: Any, seat: int, words: str, *, hand: bool = False) -> Named:
    """Return the card whose name, or one of its words, begins with a text, if no other card that the seat knows does.

    Arguments as for `called`.
    """
    begun = words.removeprefix(" with").strip()
    if not begun:
        return []
    found = []
    for p, now in enumerate(s.pieces):
        if knows(s, seat, p) and now.zone != "deck":
            name = _name(s, now)
            if f" {begun}" in f" {name}" or now.face.startswith(begun):
                found.append(p)
    mine = [p for p in found if s.pieces[p].zone == "hand" and s.pieces[p].place == seat] if hand else []
    faces = {s.pieces[p].face for p in mine or found}
    return (mine or found)[:1] if len(faces) == 1 else []


def _name(s: Any, now: Piece) -> str:
    """Return the name of a card in small letters."""
    return str(s.game.faces[face_in_force(s, now)].name).lower()


def _within(s: Any, piece: int, others: Iterable[int]) -> bool:
    """Return whether the name of a card is a part of that of another one that was named."""
    own = s.pieces[piece].face
    return any(own != s.pieces[p].face and own in s.pieces[p].face for p in others)
