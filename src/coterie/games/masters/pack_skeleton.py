"""A template of a content pack: every table with its id and its current content, commented out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from coterie.games.masters.words.vocabulary import VOCABULARY
from coterie.words.notation import write

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame
    from coterie.games.masters.cards.definition import Ability, Character, EventCard, Relic, Tile, Tracker

HEAD = """\
# A content pack for Masters of the Night, to be filled in from your box; docs/packs.md explains each key.
# Every card, district, vampire and veil tracker has its table below, with its current content. Remove the “# ” before the
# lines of a table, change what is different in your box, and check the file with: coterie masters pack check FILE
# A line with “#:” tells what a card does now; it remains a comment.

[pack]
name = "My box"
"""


def skeleton(game: MastersGame) -> str:
    """Return the text of a pack that names everything and replaces nothing."""
    blocks: list[str] = []
    for title, rows in _parts(game):
        blocks.append(f"#: ── {title} " + "─" * (100 - len(title)))
        blocks += ["\n".join(row if row.startswith("#:") else f"# {row}" for row in table) for table in rows]
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def _parts(game: MastersGame) -> Iterator[tuple[str, list[list[str]]]]:
    yield "districts", [_tile(row, game) for row in game.tiles]
    yield "veil trackers, by the number of vampires", [_tracker(n, row) for n, row in sorted(game.trackers.items())]
    yield "vampires", [table for row in game.characters for table in _vampire(row, game)]
    yield "relics", [_relic(row, game) for row in game.relics]
    yield "events", [_event(row, game) for row in game.events]


def _said(text: str) -> list[str]:
    return [f"#: {line}" for line in text.splitlines() if line]


def _value(value: Any) -> str:
    """Return a number, a truth value or a text as TOML writes it."""
    return json.dumps(value, ensure_ascii=False)


def _words(key: str, word: Any) -> str:
    return f"{key} = '{write(word, VOCABULARY)}'"


def _standing(key: str, words: Sequence[Any]) -> list[str]:
    return [f"{key} = [" + ", ".join(f"'{write(word, VOCABULARY)}'" for word in words) + "]"] if words else []


def _tile(row: Tile, game: MastersGame) -> list[str]:
    table = [*_said(game.written(row.id)), f"[tile.{row.id}]", f"name = {_value(row.name)}"]
    table += [_words(key, word) for key, word in (("day", row.day), ("night", row.night)) if word is not None]
    return [*table, f"points = {row.points}"]


def _tracker(vampires: int, row: Tracker) -> list[str]:
    sides = [
        f"{key} = {{ red = {red}, blue = [{blue[0]}, {blue[1]}] }}"
        for key, (red, blue) in (("high", row.high), ("low", row.low))
    ]
    return [f"[tracker.{vampires}]", f"agents = {row.agents}", *sides]


def _vampire(row: Character, game: MastersGame) -> Iterator[list[str]]:
    yield [f"[vampire.{row.id}]", f"name = {_value(row.name)}", f"color = {_value(row.color)}"]
    yield [
        *_ability(row.blood, f"{row.id}.blood"),
        f"blood = {row.blood.blood}",
        f"minion = {_value(row.blood.minion)}",
    ]
    yield [*_ability(row.dark, f"{row.id}.dark"), f"veil = {row.dark.veil}"]
    sigil = [*_said(game.written(f"sigil_{row.id}")), f"[sigil.{row.id}]", f"name = {_value(row.sigil_name)}"]
    yield [*sigil, *_standing("placed", row.sigil)]


def _ability(row: Ability, id_: str) -> list[str]:
    table = [*_said(row.text), f"[ability.{id_}]", f"name = {_value(row.name)}"]
    return [*table, _words("does", row.does) if row.does is not None else f"in_combat = {_value(row.in_combat)}"]


def _relic(row: Relic, game: MastersGame) -> list[str]:
    table = [*_said(game.written(row.id)), f"[relic.{row.id}]", f"name = {_value(row.name)}"]
    table += [*_standing("held", row.held), *_standing("placed", row.placed)]
    if row.use is not None:
        costs = [f"{key} = {getattr(row.use, key)}" for key in ("points", "blood", "veil")]
        table += [f"[relic.{row.id}.use]", _words("does", row.use.does), *costs, f"once = {_value(row.use.once)}"]
    return table


def _event(row: EventCard, game: MastersGame) -> list[str]:
    table = [*_said(game.written(row.id)), f'[event."{row.id}"]', f"name = {_value(row.name)}", f"red = {row.red}"]
    table += [f"blue = [{row.blue[0]}, {row.blue[1]}]", f"tone = {_value(row.tone)}"]
    if row.does is not None:
        table.append(_words("does", row.does))
    if row.stays is not None:
        table.append(f'[event."{row.id}".stays]')
        table += [_words("on", row.stays.on)] if row.stays.on is not None else []
        table += [*_standing("placed", row.stays.standing), *_standing("leaves", row.stays.leaves)]
    return table
