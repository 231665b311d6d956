"""Records that people bring: replayed, then a table like any other, marked for all to see."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from coterie.kernel import records
from coterie.kernel.errors import BadRecord, CoterieError
from coterie.kernel.game import Game
from coterie.kernel.records import begin
from coterie.table.lobby import Lobby, Made
from coterie.table.messages import Create, GivenRecord, Refusal
from coterie.table.past import Entry, Past

CHOICES = 20_000
OTHER_PACK = "This record was played with other content: give the pack that it was played with."


async def opened(lobby: Lobby, given: GivenRecord) -> Made:
    """Make a table of a record.

    Raises:
        CoterieError: it cannot be replayed.
    """
    lines, trouble = records.parse(given.text)
    if trouble and len(lines) > 1 and "cut off after" not in trouble:
        raise BadRecord(trouble)
    if len(lines) > CHOICES:
        raise Refusal("too_large", f"A record may have {CHOICES} lines at most.")
    head = lines[0]
    game = lobby.shelf.find(str(head["game"]), given.pack)
    if head.get("pack") != game.pack_mark():
        raise Refusal("bad_pack", OTHER_PACK)
    past, entries = await asyncio.to_thread(replayed, game, head, lines[1:])
    wish = Create(game=str(head["game"]), name=given.name, pack=given.pack, seats=given.seats, pace=given.pace)
    return await lobby.open_record(game, wish, {**head, "setup": past.state.setup}, past, entries)


def replayed(game: Game, head: dict[str, Any], lines: list[dict[str, Any]]) -> tuple[Past, list[Entry]]:
    """The past of a record and its entries.

    Raises:
        BadRecord: a line does not fit.
    """
    at = 1
    try:
        records.follow(game, begin(game, origin_of(head)), [head, *lines])
        past = Past(begin(game, head))
        entries: list[Entry] = []
        for line in lines:
            at += 1
            entry = entry_of(len(entries) + 1, line, past)
            if entry is not None:
                past.apply(entry)
                entries.append(entry)
    except BadRecord:
        raise
    except Exception as problem:  # any shape of data may come in
        what = str(problem) if isinstance(problem, CoterieError) else f"It does not fit ({type(problem).__name__})."
        raise BadRecord(f"Line {at} of the record cannot be replayed. {what}", at) from problem
    return past, entries


def origin_of(head: dict[str, Any]) -> dict[str, Any]:
    """The head, checked as far as the kernel relies on it."""
    if not isinstance(head.get("setup"), dict):
        raise BadRecord("Its head has no set-up.")
    if "seed" in head and not isinstance(head["seed"], int):
        raise BadRecord("Its seed is no whole number.")
    msgspec.json.encode(head)  # what cannot be kept cannot be opened
    return head


def entry_of(n: int, line: dict[str, Any], past: Past) -> Entry | None:
    """A line as an entry, None for what is no choice."""
    if "choice" in line:
        return Entry(n, "choice", past.state.asked[0] if past.state.asked is not None else -1, str(line["choice"]))
    if "chance" in line:
        return Entry(n, "chance", -1, str(int(line["chance"])))
    return None
