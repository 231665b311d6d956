"""Everybody brings a deck before the game; it begins when all are ready."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from coterie.table.decks import deck_room_of
from coterie.table.protocol import from_server
from coterie.table.protocol.answers import DeckTold
from coterie.table.protocol.from_server import SeatDeck
from coterie.table.protocol.refusal import Refusal
from coterie.table.room.details import Brought
from coterie.table.room.listeners import Listener
from coterie.table.room.part import Part, alone
from coterie.table.store.past import Past
from coterie.words.cards.game import CardGame

if TYPE_CHECKING:
    from coterie.kernel.game import AnyGame
    from coterie.table.room.room import House
    from coterie.table.room.seats import Seat

WAITS = "The game begins when everybody has a deck and is ready."
BEGUN = "The game has begun, so nobody can bring a deck any more."
EMPTY = "Bring a deck first."
NONE = "This seat brings no deck; the rules supply it."


class Gathering(Part):
    """The decks that were brought to a table whose game has not begun."""

    @property
    def on(self) -> bool:
        """Whether the game has not begun yet."""
        return self.room.meta.gathering is not None

    @property
    def rules(self) -> str:
        """The deck rules of this table."""
        return str(self.room.meta.setup[deck_room_of(self.room.game).rules_option])

    @alone
    async def bring(self, by: Listener, told: DeckTold) -> None:
        """Bring a deck, or another one; the seat is no longer ready then.

        Args:
            by: the connection that brings it.
            told: the deck as a reader process has read it.

        Raises:
            Refusal: the game has begun, the seat brings none, or the deck is not legal here.
            BadOptions: the deck is not legal for the set-up of this table.
        """
        decks = self._decks()
        self._must_bring(by.seat)
        await self._change(decks, by.seat, brought(self.room.game, self.room.meta.setup, told))

    @alone
    async def bring_any(self, by: Listener) -> None:
        """Bring one of the supplied decks that are legal here, at random.

        Raises:
            Refusal: the game has begun, the seat brings none, or none is legal.
        """
        decks = self._decks()
        self._must_bring(by.seat)
        await self._change(decks, by.seat, any_deck(self.room.game, self.room.house, self.room.meta.setup))

    @alone
    async def ready(self, by: Listener, on: bool) -> None:
        """Set whether a seat is ready; the game begins when everybody is.

        Raises:
            Refusal: the game has begun, or there is no deck.
        """
        decks = self._decks()
        if on and not decks[by.seat].text and by.seat < self._bringing:
            raise Refusal("not_now", EMPTY)
        await self._change(decks, by.seat, msgspec.structs.replace(decks[by.seat], ready=on))

    async def seated(self, seat: Seat) -> None:
        """Bring a deck for a seat that a bot now plays, or wait for the person who now plays it; call it while the room is
        locked."""
        if self.on:
            decks = self._decks()
            deck = decks[seat.seat]
            brings = seat.seat < self._bringing
            if brings and not seat.person and not deck.text:
                deck = any_deck(self.room.game, self.room.house, self.room.meta.setup)
            await self._change(decks, seat.seat, msgspec.structs.replace(deck, ready=not brings or not seat.person))

    @property
    def _bringing(self) -> int:
        """The number of seats that bring a deck; the remaining, last seats have theirs by the rules."""
        return bringing(self.room.game, self.room.meta.setup, len(self.room.seats))

    def _must_bring(self, seat: int) -> None:
        if seat >= self._bringing:
            raise Refusal("not_now", NONE)

    def _decks(self) -> list[Brought]:
        found = self.room.meta.gathering
        if found is None:
            raise Refusal("not_now", BEGUN)
        return found

    async def _change(self, decks: list[Brought], seat: int, brought: Brought) -> None:
        """Change a seat's deck, on disk first, and begin the game if everybody is ready."""
        new = [brought if at == seat else each for at, each in enumerate(decks)]
        if all(each.ready for each in new):
            await self._begin(new)
            return
        book = self.room.book
        await book.write(book.setting(gathering=msgspec.json.encode(new).decode()))
        self.room.meta.gathering = new
        self.tell()

    async def _begin(self, decks: list[Brought]) -> None:
        room, meta = self.room, self.room.meta
        setup = {**meta.setup, deck_room_of(room.game).option: [each.text for each in decks[: self._bringing]]}
        state = await asyncio.to_thread(room.game.start, setup, seed=meta.origin[1])
        kept = msgspec.json.encode(dict(state.setup)).decode()
        await room.book.write(room.book.setting(setup=kept, gathering=None))
        meta.setup, meta.gathering, room.trouble = dict(state.setup), None, ""
        room.past = Past(state)
        self.tell()
        room.changed(whole=True)
        room.audience.tell_table()

    # ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────

    def tell(self) -> None:
        """Tell everybody who has brought a deck and who is ready; only the player is told the deck itself."""
        for listener in self.room.audience.listeners:
            self.tell_one(listener)

    def tell_one(self, listener: Listener) -> None:
        """Tell one connection."""
        decks = self.room.meta.gathering or []
        mine = decks[listener.seat] if 0 <= listener.seat < len(decks) else Brought()
        seats = [SeatDeck(bool(each.text), each.ready, each.seen) for each in decks]
        told = from_server.Gathering(
            on=self.on, rules=self.rules, needs=self._needs(), seats=seats, name=mine.name, deck=mine.text
        )
        listener.send(told)

    def _needs(self) -> dict[str, str]:
        """Return the set-up options that decks are built for, with their values here."""
        decks, setup = deck_room_of(self.room.game), self.room.meta.setup
        names = [name for each in decks.supplied for name in decks.made_for(each.deck)]
        return {name: str(setup[name]) for name in dict.fromkeys(names)}


def bringing(game: AnyGame, setup: Mapping[str, Any], seats: int) -> int:
    """Return how many of the seats of a game bring a deck."""
    return seats - (len(game.without_deck(setup)) if isinstance(game, CardGame) else 0)


def brought(game: AnyGame, setup: Mapping[str, Any], told: DeckTold) -> Brought:
    """Return a deck that a reader process has read as one brought to a table.

    Raises:
        Refusal: it is not legal.
        BadOptions: it is not legal in this set-up.
    """
    if told.problems:
        raise Refusal("bad_options", f"The deck “{told.name or 'without a name'}”: {told.problems[0]}")
    decks, text = deck_room_of(game), told.forms[0].text
    game.checked({**setup, decks.option: [text]})  # whatever else the whole set-up asks of a deck
    return Brought(text, told.name, False, list(decks.reveals(decks.wanted(text))))


def any_deck(game: AnyGame, house: House, setup: Mapping[str, Any]) -> Brought:
    """Return a supplied deck that is legal in a set-up, at random.

    Raises:
        Refusal: there is none.
    """
    decks = deck_room_of(game)
    legal = decks.legal(setup)
    if not legal:
        raise Refusal("not_now", "No supplied deck is legal here.")
    deck = decks.named(house.rng.choice(legal))
    return Brought(decks.write(deck), deck.name, False, list(decks.reveals(deck)))


def first_decks(
    game: AnyGame, house: House, seats: list[Seat], setup: Mapping[str, Any], given: list[str]
) -> list[Brought]:
    """Return the decks of a new table: bots have one and are ready, people are not; seats that bring none are ready.

    Args:
        game: the game. house: the source of chance.
        seats: the table's seats.
        setup: the set-up in which the decks must be legal.
        given: the decks already known, by seat, "" for none; may be fewer than the seats.
    """
    decks, own = deck_room_of(game), bringing(game, setup, len(seats))
    found: list[Brought] = []
    for seat in seats:
        if seat.seat >= own:
            found.append(Brought(ready=True))
            continue
        if seat.seat < len(given) and given[seat.seat]:
            deck = decks.wanted(given[seat.seat])
            first = Brought(decks.write(deck), deck.name, False, list(decks.reveals(deck)))
        else:
            first = Brought() if seat.person else any_deck(game, house, setup)
        found.append(msgspec.structs.replace(first, ready=not seat.person))
    return found
