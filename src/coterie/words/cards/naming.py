"""The names of cards: as faces, in typed text, and in lists for people."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from coterie.kernel.knowledge import knows
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece

Named = list[int]  # the cards that were named, in their order


def slug(name: str) -> str:
    """Return a name in small letters without accents: “coup-de-grace”."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def listed(names: Iterable[str]) -> str:
    """Return a list of names as text: “Hydra, Doc and Karma”."""
    found = list(dict.fromkeys(names))
    return " and ".join([", ".join(found[:-1]), found[-1]] if len(found) > 1 else found)


def called(s: Any, seat: int, words: str, *, hand: bool = False) -> Named:
    """Return the cards known to a seat that a text names; of cards with the same name, the one most likely meant.

    Args:
        s: the state.
        seat: who asks.
        words: the text in small letters; it names cards by face or by name, with or without their place before it.
        hand: whether to prefer cards in the seat's hand to those in play.
    """
    found = []
    for p, now in enumerate(s.pieces):
        if not knows(s, seat, p):
            continue
        at = max(words.find(now.face), words.find(_name(s, now)))
        if at >= 0:
            in_play, own = now.zone in s.game.in_play, _in_hand(now, seat)
            near = 2 * (own if hand else in_play) + (in_play or own)
            placed = f"{s.game.talk.place_called(s, now, True)}/{now.face}" in words
            found.append((at, not placed, -near, now.owner != seat, p))
    best: dict[int, int] = {}
    for at, *_, p in sorted(found):
        best.setdefault(at, p)
    if not best:
        return begun_with(s, seat, words, hand=hand)
    return [p for p in best.values() if not _within(s, p, best.values())]


def begun_with(s: Any, seat: int, words: str, *, hand: bool = False) -> Named:
    """Return a card with a name, or a word in its name, that begins with a text; [] if it could be several, or none.

    The arguments are those of `called`. A text like “ with hy” is read without “with”.
    """
    begun = words.removeprefix(" with").strip()
    if not begun:
        return []
    found = []
    for p, now in enumerate(s.pieces):
        if now.zone == "deck" or not knows(s, seat, p):
            continue
        if f" {begun}" in f" {_name(s, now)}" or now.face.startswith(begun):
            found.append(p)
    mine = [p for p in found if _in_hand(s.pieces[p], seat)] if hand else []
    faces = {s.pieces[p].face for p in mine or found}
    return (mine or found)[:1] if len(faces) == 1 else []


def _in_hand(now: Piece, seat: int) -> bool:
    """Return whether a card is in a seat's hand."""
    return now.zone == "hand" and now.place == seat


def _name(s: Any, now: Piece) -> str:
    """Return the name of a card in small letters."""
    return str(s.game.faces[face_in_force(s, now)].name).lower()


def _within(s: Any, piece: int, others: Iterable[int]) -> bool:
    """Return whether the face of a card is part of the face of another card that was named."""
    own = s.pieces[piece].face
    return any(own != s.pieces[p].face and own in s.pieces[p].face for p in others)
