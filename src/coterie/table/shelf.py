"""The games that a server has, each with its content packs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from threading import RLock

from coterie.kernel.game import AnyGame, Game
from coterie.kernel.nearest import did_you_mean
from coterie.kernel.state import State
from coterie.table import decks, descriptions
from coterie.table.outside import fitted
from coterie.table.protocol.answers import Cards, GameInfo, Guides
from coterie.table.protocol.from_server import encode
from coterie.table.protocol.refusal import Refusal
from coterie.table.tokens import sha256

PACKS_KEPT = 32
DESCRIBED = 40  # games, with packs or without, of which an example and the texts are kept


@dataclass
class Described:
    """What has been worked out of a game: some position, and what is sent of it, encoded; b"" before anybody asks."""

    game: AnyGame
    example: State
    cards: bytes = b""
    decks: bytes = b""
    guides: bytes = b""
    told: GameInfo | None = None


class Shelf:
    """Games by name.

    Attributes:
        addresses: where each game is, "module:attribute"; worker processes find it by that.
    """

    def __init__(self, games: Mapping[str, str | AnyGame] | None = None) -> None:
        given = games if games is not None else installed()
        self.addresses = {name: where for name, where in given.items() if isinstance(where, str)}
        self._games: dict[str, AnyGame] = {name: game for name, game in given.items() if isinstance(game, Game)}
        self._fitted: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()
        self._described: OrderedDict[int, Described] = OrderedDict()  # by the identity of the game, which is kept
        self._alone = RLock()  # what is worked out takes a second, so it is done in threads

    @property
    def names(self) -> list[str]:
        """The names of all games."""
        return sorted({*self.addresses, *self._games})

    def find(self, name: str, pack: str | None = None) -> AnyGame:
        """Return a game, with the content of a pack where its text is given.

        Raises:
            Refusal: there is no such game, or the pack cannot be used.
        """
        if name not in self._games:
            if name not in self.addresses:
                raise Refusal(
                    "bad_options",
                    f"There is no game “{name[:60]}” here; there are: {', '.join(self.names)}.{did_you_mean(name, self.names)}",
                )
            self._games[name] = load(self.addresses[name])
        game = self._games[name]
        if pack is None:
            return game
        key = (name, sha256(pack))
        if key not in self._fitted:
            self._fitted[key] = fitted(game, pack)
            if len(self._fitted) > PACKS_KEPT:
                self._fitted.popitem(last=False)
        self._fitted.move_to_end(key)
        return self._fitted[key]

    def example(self, game: AnyGame) -> State:
        """Return some position of a game that was found here, for texts that need one."""
        return self._describe(game).example

    def cards(self, game: AnyGame) -> bytes:
        """Return all texts of a game that was found here, as they are sent to clients."""
        with self._alone:
            found = self._describe(game)
            if not found.cards:
                found.cards = encode(Cards(descriptions.cards(found.example)))
            return found.cards

    def decks(self, game: AnyGame) -> bytes:
        """Return all about the decks of a game that was found here, as it is sent to clients."""
        with self._alone:
            found = self._describe(game)
            if not found.decks:
                found.decks = encode(decks.told_of(game))
            return found.decks

    def guides(self, game: AnyGame) -> bytes:
        """Return the guided games of a game that was found here, as they are sent to clients."""
        with self._alone:
            found = self._describe(game)
            if not found.guides:
                found.guides = encode(Guides(descriptions.guides(game)))
            return found.guides

    def told(self, game: AnyGame) -> GameInfo:
        """Return what clients are told of a game that was found here."""
        with self._alone:
            found = self._describe(game)
            if found.told is None:
                found.told = descriptions.told(found.example)
            return found.told

    def _describe(self, game: AnyGame) -> Described:
        with self._alone:
            found = self._described.get(id(game))
            if found is None:
                found = self._described[id(game)] = Described(game, game.start({}, seed=0))
                if len(self._described) > DESCRIBED:
                    self._described.popitem(last=False)
            self._described.move_to_end(id(game))
            return found


def installed() -> dict[str, str]:
    """Return the games that are installed, by name."""
    return {entry.name: entry.value for entry in entry_points(group="coterie.games")}


def load(address: str) -> AnyGame:
    """Return the game at an address."""
    module, _, attribute = address.partition(":")
    found: AnyGame = getattr(import_module(module), attribute)
    return found
