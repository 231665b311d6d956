"""Where in the turn sequence a seat is asked, for the marks on the track.

The rows themselves are those that the game declares: one can stop at each of them, whether or not it is being carried out. Who
is asked there is learnt from a few random games with the table's set-up. That never looks at the table itself, nor at decks
that are secret there, so it cannot reveal anything about them; rows that did not occur in those games have no marks. The games
are played without the table's content pack: what a stranger has written could take any time, and nothing bounds a thread.
"""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import msgspec

from coterie.kernel.game import AnyGame
from coterie.kernel.orders import Facts, Order, facts_of, passes
from coterie.kernel.procedures import declared, places
from coterie.kernel.ring_windows import Window
from coterie.table.decks import deck_room_of, has_decks
from coterie.table.protocol.from_server import TrackRow

GAMES, CHOICES = 12, 600  # games that are tried, and choices in all of them
PROMPTS = 40  # questions remembered for each row
KEPT = 64  # set-ups

Asked = dict[str, dict[int, set[Facts]]]


class Tracks:
    """The places found for the latest set-ups."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[str, bytes], Asked] = OrderedDict()
        self._one = asyncio.Lock()  # other people at the same table wait for what is being learnt

    async def learnt(self, game: AnyGame, setup: dict[str, Any]) -> Asked:
        """Return what `of` returns, in a thread; however many people ask, they keep one thread busy."""
        async with self._one:
            return await asyncio.to_thread(self.of, game, setup)

    def of(self, game: AnyGame, setup: dict[str, Any]) -> Asked:
        """Return the asked seats and the kinds of questions, by place.

        Args:
            game: the game, without a content pack.
            setup: its set-up.
        """
        setup = public(game, setup)
        key = (game.name, msgspec.json.encode(setup, order="deterministic"))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = asked_at(game, setup)
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return found


def public(game: AnyGame, setup: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody may know of a set-up: without the decks, if their lists are secret."""
    if not has_decks(game) or not game.closed(game.start(setup, seed=0)):
        return setup
    room = deck_room_of(game)
    return {name: value for name, value in setup.items() if name not in (room.option, room.rules_option)}


def asked_at(game: AnyGame, setup: dict[str, Any]) -> Asked:
    """Play some random games and return the asked seats and the kinds of questions, by place."""
    found: Asked = {}
    left = CHOICES
    for seed in range(GAMES):
        state, rng = game.start(setup, seed=seed), random.Random(seed)
        while not state.over and left > 0:
            assert state.asked is not None
            facts = facts_of(Window(0, state))._replace(line=0, affairs=())  # alike in every game
            for place in facts.rows:
                seen = found.setdefault(place, {}).setdefault(facts.seat, set())
                if len(seen) < PROMPTS:
                    seen.add(facts)
            state.pick(rng.randrange(len(state.asked[2])))
            left -= 1
    return found


def passable(found: Asked) -> bool:
    """Return whether anybody could pass anything in the games that were tried."""
    return any(facts.window for seats in found.values() for asked in seats.values() for facts in asked)


def rows(game: AnyGame, setup: Mapping[str, Any], found: Asked, seat: int, given: list[Order]) -> list[TrackRow]:
    """Return the rows of a game's procedures, with what a seat is asked there and what its standing orders say about them.

    Args:
        game: the game, and its `setup`.
        found: where which seat is asked.
        seat: the seat.
        given: its standing orders.
    """
    told: dict[str, TrackRow] = {}
    for procedure in declared(game.name, setup):
        for place in places(procedure):
            asked = found.get(place, {}).get(seat, set())
            told[place] = TrackRow(
                of=procedure.title,
                place=place,
                asked=not all(facts.window for facts in asked),
                window=any(facts.window for facts in asked),
                passed=all(passes(given, facts) for facts in asked if facts.window),
                stop=any(order.does == "stop" and order.row == place for order in given),
            )
    return list(told.values())
