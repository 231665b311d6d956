"""The games that a server has, each with its content packs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from threading import RLock
from types import MappingProxyType
from typing import Any

from coterie.kernel.game import AnyGame, Game
from coterie.kernel.nearest import did_you_mean
from coterie.kernel.state import State
from coterie.table import decks, descriptions, notes
from coterie.table.outside import fitted
from coterie.table.protocol.answers import Cards, GameInfo, Guides, HowPlayed, Notes, Rulings
from coterie.table.protocol.from_server import encode
from coterie.table.protocol.refusal import Refusal
from coterie.table.tokens import sha256

PACKS_KEPT = 32
DESCRIBED = 40  # games, with or without packs, for which an example and the texts are kept
WAYS_KEPT = 20  # ways to play a game, by house rules that its texts tell, for which these are kept


USUAL: Mapping[str, Any] = MappingProxyType({})  # all options at their defaults


class Described:
    """The descriptions of a game, each computed on first use, which takes up to a second.

    Attributes:
        game: the game, kept so that no other object gets its identity.
        example: a position of it, for texts that need one.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.example: State = game.start({}, seed=0)
        self._cards: OrderedDict[str, bytes] = OrderedDict()

    def at(self, setup: Mapping[str, Any]) -> State:
        """Return a position of a table with some options, for texts that tell them."""
        chosen = self._chosen(setup)
        return self.game.start(chosen, seed=0) if chosen else self.example

    def cards(self, setup: Mapping[str, Any]) -> bytes:
        """Return all texts as they are at a table with some options, encoded."""
        key = repr(sorted(self._chosen(setup).items()))
        if key not in self._cards:
            s = self.at(setup)
            self._cards[key] = encode(Cards(descriptions.cards(s), descriptions.how(s)))
            if len(self._cards) > WAYS_KEPT:
                self._cards.popitem(last=False)
        self._cards.move_to_end(key)
        return self._cards[key]

    def how(self, setup: Mapping[str, Any]) -> HowPlayed:
        """Return how it is played at a table with some options."""
        return HowPlayed(descriptions.how(self.at(setup)))

    def _chosen(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options that the texts tell, those that are not as usual."""
        usual = self.example.setup
        told = [name for name in self.game.talk.settings if name in setup]
        return {name: setup[name] for name in told if setup[name] != usual[name]}

    @cached_property
    def notes(self) -> bytes:
        """What has been ruled about its cards, encoded."""
        return encode(Notes(notes.notes(self.game)))

    @cached_property
    def decks(self) -> bytes:
        """Everything about its decks, encoded."""
        return encode(decks.told_of(self.game))

    @cached_property
    def guides(self) -> bytes:
        """Its guided games, encoded."""
        return encode(Guides(descriptions.guides(self.game)))

    @cached_property
    def rulings(self) -> bytes:
        """The labels of its ledger, encoded."""
        return encode(Rulings(descriptions.rulings(self.game)))

    @cached_property
    def told(self) -> GameInfo:
        """The description of the game for clients."""
        return descriptions.told(self.example)


class Shelf:
    """Games by name.

    Attributes:
        addresses: the location of each game, "module:attribute", for worker processes.
    """

    def __init__(self, games: Mapping[str, str | AnyGame] | None = None) -> None:
        given = games if games is not None else installed()
        self.addresses = {name: where for name, where in given.items() if isinstance(where, str)}
        self._games: dict[str, AnyGame] = {name: game for name, game in given.items() if isinstance(game, Game)}
        self._fitted: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()
        self._described: OrderedDict[int, Described] = OrderedDict()  # by the identity of the game, which is kept
        self._alone = RLock()  # computing it takes a second, so it is done in threads

    @property
    def names(self) -> list[str]:
        """The names of all games."""
        return sorted({*self.addresses, *self._games})

    def find(self, name: str, pack: str | None = None) -> AnyGame:
        """Return a game, with a content pack if the text of one is given.

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

    def example(self, game: AnyGame, setup: Mapping[str, Any] = USUAL) -> State:
        """Return a position of a game found here, for texts that need one: with the options that these tell."""
        return self._described_once(game).at(setup)

    def cards(self, game: AnyGame, setup: Mapping[str, Any] = USUAL) -> bytes:
        """Return all texts of a game found here, as sent to clients: as they are at a table with some options."""
        with self._alone:
            return self._described_once(game).cards(setup)

    def how(self, game: AnyGame, setup: Mapping[str, Any] = USUAL) -> HowPlayed:
        """Return how a game found here is played at a table with some options."""
        with self._alone:
            return self._described_once(game).how(setup)

    def decks(self, game: AnyGame) -> bytes:
        """Return everything about the decks of a game found here, as sent to clients."""
        with self._alone:
            return self._described_once(game).decks

    def guides(self, game: AnyGame) -> bytes:
        """Return the guided games of a game found here, as sent to clients."""
        with self._alone:
            return self._described_once(game).guides

    def notes(self, game: AnyGame) -> bytes:
        """Return what has been ruled about the cards of a game found here, as sent to clients."""
        with self._alone:
            return self._described_once(game).notes

    def rulings(self, game: AnyGame) -> bytes:
        """Return the labels of the rules of a game found here, as sent to clients."""
        with self._alone:
            return self._described_once(game).rulings

    def told(self, game: AnyGame) -> GameInfo:
        """Return the description of a game found here, for clients."""
        with self._alone:
            return self._described_once(game).told

    def _described_once(self, game: AnyGame) -> Described:
        with self._alone:
            found = self._described.get(id(game))
            if found is None:
                found = self._described[id(game)] = Described(game)
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
