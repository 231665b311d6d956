"""What clients are told of a game: how it is set up and played, the texts of its cards, the labels of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from coterie.kernel import ledger
from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.setup import SetUp
from coterie.kernel.state import State
from coterie.table.decks import has_decks
from coterie.table.protocol.answers import CardText, GameInfo, GuideInfo, HowTo, OptionInfo, RulingInfo, TipInfo


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
        game.alone(),
    )


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
    """Return what clients are told about a set-up option."""
    kind = cast("Literal['int', 'str', 'list', 'bool']", o.kind)
    decks = o.reads is not None
    return OptionInfo(
        o.name, kind, o.default, o.help, list(o.choices), o.least, o.most, o.shared, o.group, decks
    )  # fmt: skip


def looked(s: State, name: str, topics: Mapping[str, str]) -> CardText | None:
    """Return the text that a name stands for, or None if there is no such text.

    Args:
        s: some position of the game.
        name: what somebody has typed.
        topics: what can be looked up there; putting them together takes time.
    """
    topic = topics.get(name.lower().strip(), name)
    found = s.game.talk.look(s, topic)
    if found is None:
        return None
    face = s.game.talk.face(s, topic)
    return CardText(topic, found.name, found.kind, list(found.lines), found.mark, None if face is None else {**face})


def cards(s: State) -> list[CardText]:
    """Return everything of a game that has a text of its own: cards and terms, not what lies on some table."""
    topics = s.game.talk.topics(s)
    found = [looked(s, topic, topics) for topic in dict.fromkeys(topics.values())]
    return [text for text in found if text is not None and (text.topic in s.game.faces or text.kind == "term")]


def rulings(game: AnyGame) -> list[RulingInfo]:
    """Return the labels of a game's rules, in the ledger's order; none if it keeps no ledger."""
    try:
        rows = ledger.rulings(type(game).__module__)
    except (OSError, ModuleNotFoundError, CoterieError):
        return []
    return [RulingInfo(row.id, row.label, row.section, row.chosen) for row in rows.values()]
