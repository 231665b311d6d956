"""Loading a table from disk: by replaying its list, or from a snapshot if the rules have changed."""

from __future__ import annotations

import msgspec

from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.records import begin, restore
from coterie.table.lobby.rows import Stored, version_of
from coterie.table.protocol.from_server import ChatLine
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.room import House, Room
from coterie.table.shelf import Shelf
from coterie.table.store.past import Past
from coterie.table.turns import Steps

LOG_LOST = "The log begins at a snapshot, because this version of the rules plays the beginning differently."
LOOK_ONLY = "This table is read-only: {why}"


def loaded(house: House, shelf: Shelf, stored: Stored) -> Steps[Room]:
    """Return the table that its rows on disk tell of, as it runs.

    Raises:
        Refusal: its game is no longer installed, or nothing of it can be shown.
    """
    meta = stored.meta
    game = shelf.find(meta.game, meta.pack)
    past, trouble, whole = yield from replayed(game, stored)
    room = Room(house, meta, game, stored.seats, past, len(stored.entries))
    room.trouble = trouble or room.trouble
    room.ring.restored(stored.answers)
    room.book.answered = bool(stored.answers)
    room.book.kept = stored.snapshot.n if stored.snapshot is not None else 0
    room.book.moved = stored.entries[-1].at if stored.entries else meta.created
    room.chat.extend(stored.chat)
    room.chats = stored.chats
    if not whole:
        room.chat.append(ChatLine(-1, "", LOG_LOST, room.book.moved))
    return room


def replayed(game: AnyGame, stored: Stored) -> Steps[tuple[Past, str, bool]]:
    """Return a table's past, why the table is read-only ("" normally), and whether the past is complete."""
    past, problem = yield from _from_start(game, stored)
    if not problem:
        assert past is not None
        return past, "", True
    shot = stored.snapshot
    if shot is not None:
        other, worse = yield from _from_snapshot(game, stored)
        if not worse:
            assert other is not None
            return other, "", False
        past = other or past
    if past is None:
        raise Refusal("not_now", LOOK_ONLY.format(why=problem))
    return past, LOOK_ONLY.format(why=problem), True


def _from_start(game: AnyGame, stored: Stored) -> Steps[tuple[Past | None, str]]:
    try:
        kind, value = stored.meta.origin
        past = Past(begin(game, {"setup": stored.meta.setup, kind: value}))
    except Exception as problem:  # another version may read a position in any other way
        return None, _why(problem, stored, game)
    return (yield from _followed(past, game, stored, 0))


def _from_snapshot(game: AnyGame, stored: Stored) -> Steps[tuple[Past | None, str]]:
    shot = stored.snapshot
    try:
        past = Past(restore(game, stored.meta.setup, msgspec.json.decode(shot.data)), shot.number)
    except CoterieError as problem:
        return None, _why(problem, stored, game)
    return (yield from _followed(past, game, stored, shot.n))


def _followed(past: Past, game: AnyGame, stored: Stored, begun: int) -> Steps[tuple[Past, str]]:
    """Replay the list after an entry; return the past before the first entry that does not fit, and the reason."""
    for entry in stored.entries[begun:]:
        trial = past.fork()
        try:
            trial.apply(entry)
        except Exception as problem:  # as above
            return past, _why(problem, stored, game)
        past = trial
        yield
    return past, ""


def _why(problem: Exception, stored: Stored, game: AnyGame) -> str:
    what = str(problem) if isinstance(problem, CoterieError) else f"It does not fit ({type(problem).__name__})."
    now = version_of(game)
    if stored.meta.version == now:
        return what
    return f"it was begun with version {stored.meta.version} of the rules, this is {now}. {what}"
