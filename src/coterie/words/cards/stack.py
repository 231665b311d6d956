"""What has been played in a procedure that goes on, as everybody saw it: a stack that is read from top to bottom.

It is read off the log, which names faces and no cards: a card may long lie elsewhere, even where nobody sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from coterie.kernel.chronicle import EVERYBODY, Chain, Line
from coterie.kernel.scenes import Piece
from coterie.kernel.seating import seat_titled
from coterie.kernel.views import View
from coterie.words.cards.scene import printed

PLAYS = ("plays", "plays with", "uses")  # a seat, a face, and with “plays with” the face of who plays it
CANCELLED = "cancelled"


def told_since(chain: Chain, begins: Collection[str]) -> list[Line]:
    """Return what everybody was told since something began, oldest first.

    Args:
        chain: the chronicle.
        begins: the words that tell of its beginning; the newest line with one of them is the first of those returned.
    """
    found: list[Line] = []
    while chain is not None:
        line = Line(*chain[1:])
        if line.audience == EVERYBODY:
            found.append(line)
        if line.word in begins:
            break
        chain = chain[0]
    found.reverse()
    return found


def before(lines: Sequence[Line], begins: Collection[str]) -> Sequence[Line]:
    """Return the lines before the last one with which something began, all of them where nothing has."""
    last = next((at for at in range(len(lines) - 1, -1, -1) if lines[at].word in begins), len(lines))
    return lines[:last]


def played_in(
    v: View, lines: Iterable[Line], there: Iterable[Piece] = (), titled: Callable[[Any, int], str] = seat_titled
) -> list[Piece]:
    """Return what has been played by some lines of the log, newest first: by whom, at what, and what has been cancelled.

    Args:
        v: the table as the seat sees it.
        lines: the lines, oldest first.
        there: the pieces that take part; a card that is aimed at one of them goes against it.
        titled: what the game calls who plays, where that need not be a seat.
    """
    parts = {piece["face"]: piece["id"] for piece in there if piece.get("face")}
    found: list[Piece] = []
    for line in lines:
        if line.word in PLAYS:
            seat, face = line.args[:2]
            found.append(played(v, f"played:{line.number}", seat, face, f"{titled(v, seat)}{_how(v, line)}"))
        elif line.word == CANCELLED:
            _cancel(found, line.args[0])
        elif found and line.word == "aimed at seat":
            found[-1]["to"] = [*found[-1].get("to", ()), f"seat:{line.args[0]}"]
        elif found and line.word == "aimed at":
            faces = line.args[0] if isinstance(line.args[0], tuple) else line.args[:1]
            for face in faces:
                _aim(v, found[-1], face, parts)
    found.reverse()
    return found


def played(v: View, name: str, seat: int, face: str, note: str) -> Piece:
    """Return a card that was played or used by a seat; the note says who has done it, and how."""
    cache: dict[str, Piece] = v.game.shown
    if face not in cache:
        cache[face] = printed(v.game.faces[face], face)
    return {"id": name, **cache[face], "of": seat, "note": note}


def _how(v: View, line: Line) -> str:
    """Return who plays a card for its player, or that it lay there already."""
    if line.word == "uses":
        return ", its ability"
    return f" with {v.game.faces[line.args[2]].name}" if line.word == "plays with" else ""


def _aim(v: View, piece: Piece, face: str, parts: dict[str | None, str]) -> None:
    """Say at what a card was aimed: at somebody who takes part, or else at a card by its name."""
    if face in parts:
        piece["to"] = [*piece.get("to", ()), parts[face]]
    else:
        piece["note"] += f", at {v.game.faces[face].name}"


def _cancel(found: list[Piece], face: str) -> None:
    """Mark the last card of a face as cancelled, by what was played after it, if it was by a card."""
    for at in range(len(found) - 1, -1, -1):
        if found[at]["face"] == face and not is_cancelled(found[at]):
            found[at]["badges"] = [{"kind": CANCELLED, "text": "cancelled"}]
            after = [piece for piece in found[at + 1 :] if not is_cancelled(piece)]
            if after:
                after[-1]["to"] = [found[at]["id"]]
            return


def is_cancelled(piece: Piece) -> bool:
    """Return whether a card that was played has been cancelled."""
    return any(badge["kind"] == CANCELLED for badge in piece.get("badges", ()))
