"""The games that a server has, each with its content packs."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from coterie.kernel import ledger
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import Game
from coterie.kernel.state import State
from coterie.table.messages import Refusal
from coterie.table.tokens import sha256

PACKS_KEPT = 32


class Shelf:
    """Games by name.

    Attributes:
        addresses: where each game is, "module:attribute"; worker processes find it by that.
    """

    def __init__(self, games: Mapping[str, str | Game] | None = None) -> None:
        given = games if games is not None else installed()
        self.addresses = {name: where for name, where in given.items() if isinstance(where, str)}
        self._games: dict[str, Game] = {name: game for name, game in given.items() if isinstance(game, Game)}
        self._fitted: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._example: dict[str, State] = {}

    @property
    def names(self) -> list[str]:
        """The names of all games."""
        return sorted({*self.addresses, *self._games})

    def find(self, name: str, pack: str | None = None) -> Game:
        """A game, with the content of a pack where its text is given.

        Raises:
            Refusal: there is no such game, or the pack cannot be used.
        """
        if name not in self._games:
            if name not in self.addresses:
                raise Refusal("bad_options", f"There is no game “{name}” here; there are: {', '.join(self.names)}.")
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

    def example(self, name: str, pack: str | None = None) -> State:
        """Some position of a game, for texts that need one.

        Raises:
            Refusal: there is no such game.
        """
        if pack is not None:
            return self.find(name, pack).start({}, seed=0)
        if name not in self._example:
            self._example[name] = self.find(name).start({}, seed=0)
        return self._example[name]


def installed() -> dict[str, str]:
    """The games that are installed, by name."""
    return {entry.name: entry.value for entry in entry_points(group="coterie.games")}


def load(address: str) -> Game:
    """The game at an address."""
    module, _, attribute = address.partition(":")
    found: Game = getattr(import_module(module), attribute)
    return found


def fitted(game: Game, pack: str) -> Game:
    """A game with a pack's content.

    Raises:
        Refusal: the text is no TOML, or not a pack of this game.
    """
    try:
        return game.fitted(pack=tomllib.loads(pack))
    except tomllib.TOMLDecodeError as problem:
        raise Refusal("bad_pack", f"The pack is no TOML: {problem}.") from None
    except CoterieError as problem:
        raise Refusal("bad_pack", str(problem)) from None
    except RecursionError:
        raise Refusal("bad_pack", "The pack is nested too deeply.") from None


# ── what clients are told of a game ─────────────────────────────────────────────────────────────────────────────────


def told(game: Game) -> dict[str, Any]:
    """A game for people: title, set-up options, how it looks."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "theme": game.theme,
        "options": [
            {
                "name": o.name, "kind": o.kind, "default": o.default, "help": o.help, "choices": list(o.choices),
                "least": o.least, "most": o.most,
            }
            for o in game.options
        ],
    }  # fmt: skip


def looked(s: State, name: str) -> dict[str, Any] | None:
    """The text of what has a name, None for nothing."""
    topics = s.game.topics(s)
    found = s.game.look(s, topics.get(name.lower().strip(), name))
    if found is None:
        return None
    return {"name": found.name, "kind": found.kind, "lines": list(found.lines), "mark": found.mark}


def cards(s: State) -> list[dict[str, Any]]:
    """Everything of a game that has a text."""
    found = []
    for topic in dict.fromkeys(s.game.topics(s).values()):
        text = looked(s, topic)
        if text is not None:
            found.append({"topic": topic, **text})
    return found


def rulings(game: Game) -> list[dict[str, Any]]:
    """The labels of a game's rules, in the ledger's order; none where it keeps no ledger."""
    try:
        rows = ledger.rulings(type(game).__module__)
    except (OSError, ModuleNotFoundError, CoterieError):
        return []
    return [row._asdict() for row in rows.values()]
