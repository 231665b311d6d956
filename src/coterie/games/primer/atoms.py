"""What each kind of event changes: the kinds that all card games share, earning points, and raiding."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coterie.games.primer.state import Primer
from coterie.kernel.events import Atom, Event
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import Piece
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS


def _earn(s: Primer, event: Event) -> int:
    points = list(s.points)
    points[event.seat] += event.amount
    s.points = tuple(points)
    s.tell("earned", event.seat, event.amount)
    return abs(event.amount)


def _raid(s: Primer, event: Event) -> int:
    return 1


def _can_raid(s: Primer, event: Event) -> bool:
    now = s.pieces[event.subject]
    return now.life == event.life and now.zone == "field"


def pay(s: Primer, seat: int, price: int) -> None:
    """Take points from a seat."""
    s.points = tuple(n - price if other == seat else n for other, n in enumerate(s.points))


def pass_turn(s: Primer) -> None:
    """Make the next seat the active one."""
    s.turn += 1
    s.active = (s.active + 1) % s.seats


# ── what the log tells ──────────────────────────────────────────────────────────────────────────────────────────────


Tell = Callable[[Primer, Event, Piece, int], None]


def _telling(kind: str, tell: Tell) -> Atom:
    """Return the atom of a kind of event, changed to tell the log what happens.

    Args:
        kind: the kind of event, one of those that all card games share.
        tell: is called with the state, the event, the row of the card before it, and the amount that actually happened.
    """
    atom = CARD_ATOMS[kind]

    def change(s: Primer, event: Event) -> int:
        before = s.pieces[event.subject]
        amount = atom.change(s, event)
        tell(s, event, before, amount)
        return amount

    return Atom(change, atom.possible)


def _tell_show(s: Primer, event: Event, before: Piece, amount: int) -> None:
    answers = s.game.faces[before.face].plays is None
    s.tell("answers" if answers else "played", before.place, before.face)


def _tell_draw(s: Primer, event: Event, before: Piece, amount: int) -> None:
    if not event.detail:  # the auction has told it already
        s.tell("draws", before.owner, to=~(1 << before.owner))  # not which card: nobody else may know


def _tell_move(word: str) -> Tell:
    def tell(s: Primer, event: Event, before: Piece, amount: int) -> None:
        s.tell(word, before.face, s.game.speaks(s, event.subject, before))

    return tell


def _tell_discard(s: Primer, event: Event, before: Piece, amount: int) -> None:
    if before.zone != "limbo":  # a card that has been played is put away silently
        s.tell("discards", before.place, before.face)


def _tell_attach(s: Primer, event: Event, before: Piece, amount: int) -> None:
    host = event.detail[0]
    s.tell("attached", before.face, s.pieces[host].face, s.game.speaks(s, host))


def _tell_bow(s: Primer, event: Event, before: Piece, amount: int) -> None:
    if event.source not in (-1, event.subject):  # a recruit that raids or uses its own action bows silently
        s.tell("bows", before.face, s.game.speaks(s, event.subject))


def _tell_counter(s: Primer, event: Event, before: Piece, amount: int) -> None:
    s.tell("wounded", before.face, s.game.speaks(s, event.subject), amount)


def _tell_control(s: Primer, event: Event, before: Piece, amount: int) -> None:
    s.tell("controls", s.game.speaks(s, event.subject), before.face)


def _tell_copy(s: Primer, event: Event, before: Piece, amount: int) -> None:
    s.tell("copies", before.face, face_in_force(s, s.pieces[event.subject]))


def _tell_peek(s: Primer, event: Event, before: Piece, amount: int) -> None:
    s.tell("peeks", event.detail[0], before.place)


TELLING: Mapping[str, Tell] = {
    "show": _tell_show,
    "draw": _tell_draw,
    "discard": _tell_discard,
    "depart": _tell_move("departs"),
    "return": _tell_move("returns"),
    "attach": _tell_attach,
    "bow": _tell_bow,
    "counter": _tell_counter,
    "control": _tell_control,
    "copy": _tell_copy,
    "blank": _tell_move("blanked"),
    "gain": _tell_move("gains"),
    "turn": _tell_move("turned"),
    "peek": _tell_peek,
}
ATOMS: Mapping[str, Atom] = {
    **CARD_ATOMS,
    **{kind: _telling(kind, tell) for kind, tell in TELLING.items()},
    "earn": Atom(_earn),
    "raid": Atom(_raid, _can_raid),
}
