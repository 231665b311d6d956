"""The games that a server has, each with its content packs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Literal, cast

from coterie.kernel import ledger
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame, Game
from coterie.kernel.nearest import did_you_mean
from coterie.kernel.setup import SetUp
from coterie.kernel.state import State
from coterie.table.decks import has_decks
from coterie.table.outside import fitted
from coterie.table.protocol.answers import CardText, GameInfo, GuideInfo, HowTo, OptionInfo, RulingInfo, TipInfo
from coterie.table.protocol.refusal import Refusal
from coterie.table.tokens import sha256

PACKS_KEPT = 32


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
        self._example: dict[str, State] = {}

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

    def example(self, name: str) -> State:
        """Return some position of a game, for texts that need one.

        Raises:
            Refusal: there is no such game.
        """
        if name not in self._example:
            self._example[name] = self.find(name).start({}, seed=0)
        return self._example[name]


def installed() -> dict[str, str]:
    """Return the games that are installed, by name."""
    return {entry.name: entry.value for entry in entry_points(group="coterie.games")}


def load(address: str) -> AnyGame:
    """Return the game at an address."""
    module, _, attribute = address.partition(":")
    found: AnyGame = getattr(import_module(module), attribute)
    return found


# ── what clients are told of a game ─────────────────────────────────────────────────────────────────────────────────


def told(s: State) -> GameInfo:
    """Return what clients are told about a game, of which this is some position."""
    game = s.game
    options = [option(o) for o in game.options]
    cover = [{"kind": "", **(game.talk.face(s, face) or {}), "id": face, "face": face} for face in game.cover]
    how = [HowTo(*chapter) for chapter in game.how]
    return GameInfo(
        game.name,
        game.title,
        game.about,
        game.length,
        cover,
        has_decks(game),
        game.concedes,
        game.version,
        dict(game.theme),
        options,
        how,
        [guide.name for guide in game.guides],
        game.starter,
        game.notice,
    )


def guides(game: AnyGame) -> list[GuideInfo]:
    """Return the guided games of a game."""
    return [
        GuideInfo(
            guide.name,
            guide.position,
            [TipInfo(**{**tip._asdict(), "light": list(tip.light)}) for tip in guide.tips],
            guide.last,
        )
        for guide in game.guides
    ]


def option(o: SetUp) -> OptionInfo:
    """Return what clients are told about a set-up option."""
    kind = cast("Literal['int', 'str', 'list', 'bool']", o.kind)
    decks = o.reads is not None
    return OptionInfo(
        o.name, kind, o.default, o.help, list(o.choices), o.least, o.most, o.shared, o.group, decks
    )  # fmt: skip


def looked(s: State, name: str) -> CardText | None:
    """Return the text that a name stands for, or None if there is no such text."""
    topics = s.game.talk.topics(s)
    topic = topics.get(name.lower().strip(), name)
    found = s.game.talk.look(s, topic)
    if found is None:
        return None
    face = s.game.talk.face(s, topic)
    return CardText(topic, found.name, found.kind, list(found.lines), found.mark, None if face is None else {**face})


def cards(s: State) -> list[CardText]:
    """Return everything of a game that has a text."""
    found = [looked(s, topic) for topic in dict.fromkeys(s.game.talk.topics(s).values())]
    return [text for text in found if text is not None]


def rulings(game: AnyGame) -> list[RulingInfo]:
    """Return the labels of a game's rules, in the ledger's order; none if it keeps no ledger."""
    try:
        rows = ledger.rulings(type(game).__module__)
    except (OSError, ModuleNotFoundError, CoterieError):
        return []
    return [RulingInfo(row.id, row.label, row.section, row.chosen) for row in rows.values()]
