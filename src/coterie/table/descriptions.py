"""Descriptions of a game for clients: its set-up, how to play it, the texts of its cards, the labels of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from coterie.kernel import ledger
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.setup import SetUp
from coterie.kernel.state import State
from coterie.table.decks import has_decks
from coterie.table.protocol.answers import (
    CardText,
    GameInfo,
    GuideInfo,
    HowTo,
    OptionInfo,
    RulingInfo,
    TipInfo,
    WayInfo,
)


def told(s: State) -> GameInfo:
    """Return the description of a game, given any of its positions."""
    game = s.game
    options = [option(o) for o in game.options]
    cover = [{"kind": "", **(game.talk.face(s, face) or {}), "id": face, "face": face} for face in game.cover]
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
        how(s),
        [guide.name for guide in game.guides],
        game.starter,
        game.notice,
        game.alone(),
        [WayInfo(label, {**setup}) for label, setup in game.ways().items()],
    )


def how(s: State) -> list[HowTo]:
    """Return how a game is played, by the options of a position."""
    return [HowTo(*chapter) for chapter in s.game.how_in(s.setup)]


def guides(game: AnyGame) -> list[GuideInfo]:
    """Return the guided games of a game."""
    return [
        GuideInfo(
            guide.name,
            guide.position,
            game.read(guide.position).seats,
            [TipInfo(**{**tip._asdict(), "light": list(tip.light)}) for tip in guide.tips],
            guide.last,
        )
        for guide in game.guides
    ]


def option(o: SetUp) -> OptionInfo:
    """Return the description of a set-up option."""
    kind = cast("Literal['int', 'str', 'list', 'bool']", o.kind)
    decks = o.reads is not None
    return OptionInfo(
        o.name, kind, o.default, o.help, list(o.choices), o.least, o.most, o.shared, o.group, o.subject, decks,
        {name: list(values) for name, values in o.where.items()},
        {name: {key: list(values) for key, values in by.items()} for name, by in o.fits.items()},
        {str(value): said for value, said in o.says.items()},
    )  # fmt: skip


def looked(s: State, name: str, topics: Mapping[str, str]) -> CardText | None:
    """Return the text for a name, or None if there is none.

    Args:
        s: any position of the game.
        name: the name as typed.
        topics: the topics that can be looked up; collecting them takes time.
    """
    topic = topics.get(name.lower().strip(), name)
    found = s.game.talk.look(s, topic)
    if found is None:
        return None
    face = s.game.talk.face(s, topic)
    return CardText(topic, found.name, found.kind, list(found.lines), found.mark, None if face is None else {**face})


def cards(s: State) -> list[CardText]:
    """Return all texts of a game: cards and terms, but nothing that depends on what is on a table."""
    topics = s.game.talk.topics(s)
    found = [looked(s, topic, topics) for topic in dict.fromkeys(topics.values())]
    return [text for text in found if text is not None and (text.topic in s.game.faces or text.kind == "term")]


def rulings(game: AnyGame) -> list[RulingInfo]:
    """Return the labels of a game's rules in the ledger's order; [] without a ledger."""
    try:
        rows = ledger.rulings(type(game).__module__)
    except (OSError, ModuleNotFoundError, CoterieError):
        return []
    return [RulingInfo(row.id, row.label, row.section, row.chosen) for row in rows.values()]
