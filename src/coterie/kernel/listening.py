"""Listening: which abilities answer an event, and which seats could hold an answer that nobody sees.

An ability answers for the life of the piece that heard the event, and is known by its mark (see `kernel.layers`). Who
listens to what has happened: the pieces as they lie now, those that have just come included, and those that have left,
as they were.

Hidden answers are data: a hidden ability says at which stage, for which kind of event and from which zone it answers
(`Standing.unseen`), and what everybody can judge of its condition (`Standing.could`). The index of them is built once
from the faces that a seat could hold (`Game.pool`), never from what it holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.layers import Mark
from coterie.kernel.pieces import ALL, Piece, pile

if TYPE_CHECKING:
    from coterie.kernel.events import Event
    from coterie.kernel.game import Game
    from coterie.kernel.state import State


class Listener(NamedTuple):
    """An ability that answers an event: the piece, its life, the ability's mark, and the place of the event."""

    piece: int
    life: int
    mark: Mark
    at: int


Heard = tuple[int, int, Mark, int]  # a listener as plain data on the list


class Hidden(NamedTuple):
    """An ability of a face that could answer unseen, and the zone that it answers from."""

    zone: str
    face: str
    ability: Any


Pool = dict[tuple[str, str], tuple[Hidden, ...]]  # the hidden answers of a seat, by stage and kind of event


# ── who hears ───────────────────────────────────────────────────────────────────────────────────────────────────────


def listeners(s: State, stage: str, batch: int, status: str, only: int = -1) -> Iterator[tuple[Listener, Piece, Any]]:
    """Yield the abilities that answer the events of a batch, each with its listener and the row that heard the event.

    Args:
        s: the state.
        stage: the name of the stage.
        batch: the serial number of the batch.
        status: the status of the events that are answered.
        only: the place in the batch of the only event that is looked at, -1 for all.
    """
    events: tuple[Event, ...] = s.rows[batch].events
    left = [(e.subject, e.was) for e in events if e.was is not None and e.was.text and has_left(s, e.subject, e.was)]
    heard: dict[str, list[tuple[int, Piece, Any, Mark]]] = {}  # the abilities that listen for each kind of event
    for at, event in enumerate(events):
        if event.status != status or only not in (-1, at):
            continue
        if event.kind not in heard:
            heard[event.kind] = _listening_for(s, (stage, event.kind), left)
        found = set()
        for piece, row, ability, mark in heard[event.kind]:
            if ability.fits(s, row, piece, event) and (piece, mark) not in found:
                found.add((piece, mark))  # it came from one zone where it counts to another, and hears it once
                yield Listener(piece, row.life, mark, at), row, ability


def _listening_for(s: State, key: tuple[str, str], left: list[tuple[int, Piece]]) -> list[tuple[int, Piece, Any, Mark]]:
    """Return the abilities that listen under a key, each with its piece, its row and its mark: of the pieces as they lie
    now, then of those that have left."""
    here = [(p, s.pieces[p]) for p in s.ears.get(key, ())]
    return [
        (piece, row, ability, mark)
        for piece, row in here + left
        for ability, mark in zip(row.text, row.marks, strict=True)
        if key in ability.keys(row, piece)
    ]


def has_left(s: State, piece: int, was: Piece) -> bool:
    """Return whether a row is gone: its piece has another life now, or rests in another zone of the same life."""
    now = s.pieces[piece]
    return was.life != now.life or (was.zone != now.zone and was.marks != now.marks)


def row_heard(s: State, batch: int, heard: Listener) -> Piece:
    """Return the row that heard an event: the piece as it is, or as it was before it left."""
    row = s.pieces[heard.piece]
    if row.life == heard.life and heard.mark in row.marks:
        return row
    left: list[Piece] = [e.was for e in s.rows[batch].events if e.was is not None and e.subject == heard.piece]
    return next(was for was in left if was.life == heard.life)


def ability_of(row: Piece, mark: Mark) -> Any:
    """Return the ability of a row with a mark."""
    return row.text[row.marks.index(mark)]


def open_to_all(row: Piece) -> bool:
    """Return whether everybody knows that a row listens: its face is known to all."""
    return row.known == ALL


def is_heard(s: State, stage: str, events: tuple[Event, ...], status: str) -> bool:
    """Return whether a stage has to be worked for events, by what everybody may know.

    Where the set-up option says that windows may leak (`Game.leaks`), what is hidden counts as well, and what could
    be does not.
    """
    ears, hidden = s.ears, anybodys(s)
    left = []
    for event in events:
        key, was = (stage, event.kind), event.was
        if (key in ears or key in hidden) and event.status == status and _somebody_hears(s, event, stage):
            return True
        if was is not None and was.text and has_left(s, event.subject, was):
            left.append(event)
    if not left:
        return False
    keys, leaks = [(stage, event.kind) for event in events if event.status == status], s.game.leaks(s)
    return any(_heard(key, gone.was, gone.subject, leaks) for key in keys for gone in left)


def _somebody_hears(s: State, event: Event, stage: str) -> bool:
    """Return whether a piece that is still there hears an event at a stage, or a seat could hold one that does."""
    leaks, key = s.game.leaks(s), (stage, event.kind)
    for p in s.ears.get(key, ()):
        if leaks or s.pieces[p].known == ALL:
            return True
    return not leaks and _somebody_could(s, event, stage)


def _somebody_could(s: State, event: Event, stage: str) -> bool:
    """Return whether a seat could answer an event at a stage with something hidden."""
    for seat in range(s.seats):
        if (stage, event.kind) in pool(s, seat) and s.game.could(s, seat, event, stage):
            return True
    return False


def _heard(key: tuple[str, str], was: Any, piece: int, leaks: bool) -> bool:
    """Return whether a row that has left heard a kind of event at a stage, and everybody knows it."""
    return (leaks or open_to_all(was)) and any(key in ability.keys(was, piece) for ability in was.text)


# ── who could ───────────────────────────────────────────────────────────────────────────────────────────────────────


def could(s: State, seat: int, event: Event, stage: str, *, must: bool = False, only: str = "") -> bool:
    """Return whether, by public knowledge, a seat could answer an event at a stage with something hidden.

    A face counts if the seat could still hold it (`Game.could_hold`), something hidden lies in the zone that it
    answers from, and the public half of its condition fits the event.

    Args:
        s: the state.
        seat: who could answer.
        event: what would be answered.
        stage: the name of the stage.
        must: only answers that must be given count.
        only: only those of cards with this face count, "" for any.
    """
    answers = pool(s, seat).get((stage, event.kind))
    if answers is None:
        return False
    hides: dict[str, bool] = {}  # whether something lies hidden in a zone, looked at once
    for zone, face, ability in answers:
        if (must and not ability.forced) or only not in ("", face):
            continue
        if zone not in hides:
            hides[zone] = lies_hidden(s, zone, seat)
        if hides[zone] and ability.could(s, seat, event) and s.game.could_hold(s, seat, face):
            return True
    return False


def lies_hidden(s: State, zone: str, seat: int) -> bool:
    """Return whether something that not everybody knows lies in a pile of a seat."""
    for p in pile(s, zone, seat):
        if s.pieces[p].known != ALL:
            return True
    return False


def pool(s: State, seat: int) -> Pool:
    """Return the hidden answers that a seat could hold, worked out once for a game and shared by its clones; where lists are
    closed, once for all games and seats that could hold the same."""
    found: Pool | None = s.pools.get(seat)
    if found is None:
        faces, known = faces_held(s, seat), s.game.answers_of if s.game.closed(s) else {}
        found = known.get(faces)
        if found is None:
            found = known[faces] = _answers_of(s.game, faces)
        s.pools[seat] = found
    return found


def faces_held(s: State, seat: int) -> tuple[str, ...]:
    """Return the faces that a seat could hold, read once for a game and shared by its clones."""
    found: tuple[str, ...] | None = s.pools.get(("faces", seat))
    if found is None:
        found = s.pools["faces", seat] = s.game.pool(s, seat)
    return found


def _answers_of(game: Game[Any], faces: tuple[str, ...]) -> Pool:
    """Return the hidden answers of some faces; they depend on the game alone."""
    lists: dict[tuple[str, str], list[Hidden]] = {}
    for face in faces:
        for ability in getattr(game.faces[face], "abilities", ()):
            for stage, kind, zone in ability.unseen():
                if zone in game.zones:  # “field” stands for wherever a game has cards in play, which lie open
                    lists.setdefault((stage, kind), []).append(Hidden(zone, face, ability))
    return {key: tuple(hidden) for key, hidden in lists.items()}


ANYBODY = -1


def anybodys(s: State) -> frozenset[Any]:
    """Return the stages and kinds of events that any seat could answer with something hidden, and the kinds alone."""
    found: frozenset[Any] | None = s.pools.get(ANYBODY)
    if found is None:
        keys = [key for seat in range(s.seats) for key in pool(s, seat)]
        found = s.pools[ANYBODY] = frozenset([*keys, *[kind for _, kind in keys]])
    return found


def shares_backs(s: State, seat: int) -> tuple[str, ...]:
    """Return the faces that can lie under the backs of a seat's cards: its deck list, in the order of names."""
    backs = {piece.back for piece in s.pieces if piece.owner == seat}
    return tuple(sorted({piece.face for piece in s.pieces if piece.back in backs}))


def not_all_seen(s: State, seat: int, face: str) -> bool:
    """Return whether a copy of a face is left among a seat's cards that not everybody can see."""
    for piece in s.pieces:
        if piece.face == face and piece.owner == seat and piece.known != ALL:
            return True
    return False


def answered(s: State, batch: int, status: str, at: int) -> tuple[tuple[Any, ...], ...]:
    """Return the public facts of the events of a batch with a status, or of one; see `Game.answered`."""
    return tuple(
        [
            _public(s, event)
            for place, event in enumerate(s.rows[batch].events)
            if event.status == status and at in (-1, place)
        ]
    )


def _public(s: State, event: Event) -> tuple[Any, ...]:
    how = " ".join([each for each in event.detail if each in s.game.manners]) if s.game.manners else ""
    if event.subject < 0:
        return (event.kind, -1, "", event.seat, event.amount, how)
    now = s.pieces[event.subject]
    was = event.was or now
    face = now.face if open_to_all(now) else was.face if open_to_all(was) else ""
    seat = s.game.speaks(s, event.subject, was)
    piece = -1 if now.zone in s.game.mixed and not open_to_all(now) else event.subject
    return (event.kind, piece, face, seat, event.amount, how)
