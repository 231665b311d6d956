"""New tables: on request, from a record, and for another game at a finished table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, insert, select

from coterie.kernel.game import AnyGame
from coterie.kernel.state import State
from coterie.table import outside
from coterie.table.bots import must_be_player
from coterie.table.decks import deck_room_of, has_decks
from coterie.table.lobby import rows
from coterie.table.protocol.fields import NewSeat
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import Create
from coterie.table.protocol.text import NAME_LENGTH, clean
from coterie.table.room.details import Brought, Details
from coterie.table.room.gathering import bringing, brought, first_decks
from coterie.table.room.orders import with_first_orders
from coterie.table.room.room import Room
from coterie.table.room.seats import Seat
from coterie.table.store.past import Entry, Past
from coterie.table.store.schema import MOVES, SEATS, TABLES
from coterie.table.store.store import Statement
from coterie.table.tokens import Keys, Seed, new_keys, new_seed, new_table

if TYPE_CHECKING:
    from coterie.table.lobby.lobby import Lobby

NOT_BROUGHT = "A seat has a deck of its own only where everybody brings one; elsewhere the set-up names the decks."


@dataclass(frozen=True)
class Made:
    """A new table and its secrets, which are revealed only once."""

    room: Room
    keys: Keys


class Maker:
    """Makes the tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def create(self, wish: Create, address: str = "") -> Made:
        """Make a table.

        Args:
            wish: the game, the seats and the settings of the table.
            address: the client's address for rate limits, "" for none.

        Raises:
            Refusal: the request cannot be granted, or there are too many tables.
            CoterieError: the set-up or position is invalid.
        """
        await self.lobby.readers.check(wish, address)
        game = await asyncio.to_thread(self.lobby.shelf.find, wish.game, wish.pack)
        setup = agreed(game, wish)
        seed = new_seed(int(wish.seed) if wish.seed is not None else None)
        state = await asyncio.to_thread(first_position, game, wish, setup, seed)
        marks = [name for name in ("seed", "position", "pack") if getattr(wish, name) is not None]
        origin = ("position", wish.position) if wish.position is not None else ("seed", seed.value)
        if wish.bring and (wish.position is not None or not has_decks(game)):
            raise Refusal("bad_options", f"{game.title} is played without decks at this table.")
        await self._read_decks(game, wish, dict(state.setup), address)
        return await self._new(game, wish, dict(state.setup), origin, seed, marks, Past(state), [])

    async def _read_decks(self, game: AnyGame, wish: Create, setup: dict[str, Any], address: str) -> None:
        """Have the decks that a request names seat by seat read, and check that they can be brought.

        Raises:
            Refusal: one cannot be brought, or nobody brings a deck.
            BadOptions: one is not legal in this set-up.
        """
        named = [seat.deck for seat in wish.seats or [] if seat.deck]
        if named and not wish.bring:
            raise Refusal("bad_options", NOT_BROUGHT)
        for text in named:
            rules = str(setup[deck_room_of(game).rules_option])
            brought(game, setup, await self.lobby.readers.deck(wish.game, text, rules, address))

    async def of_record(
        self, game: AnyGame, wish: Create, head: dict[str, Any], past: Past, entries: list[Entry]
    ) -> Made:
        """Make a table from a replayed record, and return it with its secrets.

        Raises:
            Refusal: the seats do not fit, or there are too many tables.
        """
        kind = next(kind for kind in ("snapshot", "position", "seed") if kind in head)
        seed = new_seed(head["seed"] if kind == "seed" else None)
        marks = ["record"] + (["pack"] if wish.pack is not None else [])
        return await self._new(game, wish, head["setup"], (kind, head[kind]), seed, marks, past, entries)

    async def _new(
        self, game: AnyGame, wish: Create, setup: dict[str, Any], origin: tuple[str, Any], seed: Seed, marks: list[str],
        past: Past, entries: list[Entry],
    ) -> Made:  # fmt: skip
        """Make a table with new secrets, and return both."""
        given, keys = seats_at(past.state, wish.seats), new_keys(past.state.seats)
        kept, now = keys.kept, time.time()
        meta = Details(
            id=new_table(), game=wish.game, version=rows.version_of(game), setup=setup, origin=origin, salt=seed.salt,
            pack=wish.pack, name=clean(wish.name, NAME_LENGTH), public=wish.public, marks=marks, pace=wish.pace,
            hints=wish.hints, clock=wish.clock, owner=kept.owner, spectator=kept.spectator, paused=False, over=False,
            created=now, touched=now, leaving=wish.leaving,
        )  # fmt: skip
        seats = seats_from(given, kept)
        if wish.position is None:  # a position is set up to see what is asked there, and guides speak of it
            seats = with_first_orders(game, seats)
        if wish.bring and any(seat.person for seat in seats[: bringing(game, setup, len(seats))]):
            known = given_decks(game, wish)
            meta.gathering = first_decks(game, self.lobby.house, seats, setup, known)
        return Made(await self._lay(game, meta, seats, past, entries), keys)

    async def again(self, room: Room, *, bring: bool = False) -> None:
        """Start another game at a finished table, with a new seed, for the holders of its tokens.

        This happens only once: later calls return the same table.

        Args:
            room: the table.
            bring: whether everybody may bring another deck first.

        Raises:
            Refusal: the game is not over, there are too many tables, or nobody brings decks to this game.
        """
        await room.alone(lambda: self._again(room, bring))

    async def _again(self, room: Room, bring: bool) -> None:
        if not room.state.over:
            raise Refusal("not_over", "You can start another game when this one is over.")
        old = room.meta
        known = old.following
        if known is None or not await self.lobby.store.read(lambda connection: _is_there(connection, known)):
            seed, now = new_seed(), time.time()
            state = await asyncio.to_thread(room.game.start, old.setup, seed=seed.value)
            who = room.seats[: bringing(room.game, old.setup, len(room.seats))]
            gathering = self._brought(room) if bring and any(seat.person for seat in who) else None
            meta = msgspec.structs.replace(
                old, id=new_table(), version=rows.version_of(room.game), setup=dict(state.setup),
                origin=("seed", seed.value), salt=seed.salt, marks=[mark for mark in old.marks if mark == "pack"],
                paused=False, created=now, following=None, touched=now, gathering=gathering,
            )  # fmt: skip
            seats = with_first_orders(room.game, [msgspec.structs.replace(seat, used=0.0) for seat in room.seats])
            await self._lay(room.game, meta, seats, Past(state), also=[room.book.setting(following=meta.id)])
            old.following = meta.id
        room.audience.tell_ending()

    def _brought(self, room: Room) -> list[Brought]:
        """Return the decks of a finished game as decks brought to the next one."""
        decks, setup = deck_room_of(room.game), room.meta.setup
        return first_decks(room.game, self.lobby.house, room.seats, setup, setup[decks.option])

    async def _lay(
        self, game: AnyGame, meta: Details, seats: list[Seat], past: Past, entries: Sequence[Entry] = (),
        also: Sequence[Statement] = (),
    ) -> Room:  # fmt: skip
        lobby = self.lobby
        if lobby.running >= lobby.most:
            raise Refusal("too_many", f"This server has {lobby.most} running tables, the most it can have.")
        meta.over = past.state.over
        statements: list[Statement] = [(insert(TABLES), rows.row_of(meta)), *also]
        statements.append((insert(SEATS), [seat.row(meta.id) for seat in seats]))
        if entries:
            moves = [{"table_id": meta.id, **entry._asdict(), "at": meta.created} for entry in entries]
            statements.append((insert(MOVES), moves))
        await lobby.store.write(*statements)
        lobby.running += not meta.over
        room = Room(lobby.house, meta, game, seats, past, len(entries))
        lobby.open(room)
        return room


def _is_there(connection: Connection, table: str) -> bool:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is not None


# ── what a wish comes to ────────────────────────────────────────────────────────────────────────────────────────────


def agreed(game: AnyGame, wish: Create) -> dict[str, Any]:
    """Return the set-up, with the number of players set to the number of seats.

    Raises:
        CoterieError: it does not fit the seats or the game.
    """
    setup = dict(wish.setup)
    if wish.seats is not None and "players" not in setup and wish.position is None:
        setup["players"] = len(wish.seats)
    setup = game.checked(setup)
    players = int(setup.get("players", 1))
    if wish.position is None and wish.seats is not None and len(wish.seats) != players:
        raise Refusal("bad_options", f"The set-up has {players} players, but {len(wish.seats)} seats are given.")
    return setup


def given_decks(game: AnyGame, wish: Create) -> list[str]:
    """Return the decks that a request names, by seat, "" for none: that of the seat before that of the set-up."""
    listed = wish.setup.get(deck_room_of(game).option)
    given = [str(each) for each in listed] if isinstance(listed, list) else []
    seats = [seat.deck for seat in wish.seats or []]
    return [own or listed for own, listed in zip_longest(seats, given, fillvalue="")]


def seats_at(state: State, wished: list[NewSeat] | None) -> list[NewSeat]:
    """Return the seats of a position: people, unless the request says otherwise.

    Raises:
        Refusal: it has another number of seats, or one of them names an unknown player.
    """
    seats = wished if wished is not None else [NewSeat() for _ in range(state.seats)]
    if len(seats) != state.seats:
        raise Refusal("bad_options", f"This position is for {state.seats} seats; {len(seats)} are given.")
    for seat in seats:
        must_be_player(seat.player)
    return seats


def first_position(game: AnyGame, wish: Create, setup: dict[str, Any], seed: Seed) -> State:
    """Return the first position of a new table.

    Raises:
        CoterieError: the position text cannot be read, or the set-up does not fit.
    """
    if wish.position is None:
        started: State = game.start(setup, seed=seed.value)
        return started
    return outside.position(game, wish.position)


def seats_from(given: list[NewSeat], kept: Keys) -> list[Seat]:
    """Return new seats with the hashes of their tokens."""
    return [
        Seat(at, wished.kind, clean(wished.name, NAME_LENGTH), wished.player, token)
        for at, (wished, token) in enumerate(zip(given, kept.seats, strict=True))
    ]
