"""The server's side of the processes that think for bots and hints, so that the server's event loop never waits for a search.

One thinks for all tables that began as a game begins. A position or pack from outside can hold a hundred actions more, over
which a bot thinks half a minute, so tables with one share a second process, and no other table waits for them.

A task says until when its answer is of use. The process stops thinking then, so that nobody waits for thoughts that come too
late, and it need not load the games again. How long it may be silent (`SILENCE`) counts for more than that: on a busy machine,
which serves the tables first, loading alone can take longer than a table waits.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from coterie.kernel.errors import CoterieError
from coterie.kernel.game import AnyGame
from coterie.kernel.records import snapshot
from coterie.kernel.state import State
from coterie.players import player as new_player
from coterie.table.shelf import Shelf
from coterie.table.workers.process import Broken, Process

if TYPE_CHECKING:
    from coterie.table.room.details import Details

PATIENCE = 60.0  # seconds; a bot that has no answer then takes the default, whatever has kept it
SILENCE = 5 * PATIENCE  # after which a process that does not answer is ended
COUNTED = "The bot looked ahead: by its own count your game stands at {best} after this (0 lost, 100 won)"
BETTER = ", and at {next} after “{other}”, the next best."
ALIKE = "; “{other}” does about as well."
QUICK = ("random",)  # players that think no longer than it takes to send the position


class Advice(NamedTuple):
    """What a player would choose.

    Attributes:
        at: the index of the option.
        weighed: how the best line that begins with an option ends, from 0 (lost) to 1 (won), by its index; only of options that
            were compared.
    """

    at: int
    weighed: Mapping[int, float]

    def reason(self, labels: Sequence[str]) -> str:
        """Return why, as a sentence, "" if nothing was compared.

        Args:
            labels: those of all options.
        """
        own = self.weighed.get(self.at)
        others = {at: value for at, value in self.weighed.items() if at != self.at}
        if own is None or not others:
            return ""
        second = max(others, key=others.__getitem__)
        best, next_ = round(100 * own), round(100 * others[second])
        compared = ALIKE if best <= next_ else BETTER
        return COUNTED.format(best=best) + compared.format(next=next_, other=labels[second])


class Thinker:
    """The worker processes and the questions on their way to them. Each is started when the first bot has to think there."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._process, self._foreign = [Process("coterie.table.workers.thinking") for _ in range(2)]

    def seed_of(self, state: State) -> int:
        """Return an unpredictable seed for a bot's random numbers, a new one each time."""
        return random.SystemRandom().getrandbits(60)

    async def choose(
        self, meta: Details, game: AnyGame, state: State, seat: int, player: str, seconds: float = PATIENCE
    ) -> int:
        """Return the index of the option that a player chooses; the question's default if there is none.

        Args:
            meta: the table. game: its game. state: the position, in which the seat is asked.
            seat: the seat. player: the name of the player.
            seconds: how long the answer is of use.
        """
        question = state.question
        assert question is not None
        if len(question.options) == 1:
            return 0
        if player in QUICK:
            return new_player(player).choose(state, seat, random.Random(self.seed_of(state)))
        try:
            return (await self._think(meta, game, state, seat, player, seconds)).at
        except (Broken, CoterieError):
            return question.default

    async def hint(self, meta: Details, game: AnyGame, state: State, seat: int) -> Advice:
        """Return what the greedy player would choose.

        Raises:
            CoterieError: it cannot answer.
        """
        try:
            return await self._think(meta, game, state, seat, "greedy", PATIENCE, hint=True)
        except Broken:
            raise CoterieError("The bot has no advice now. Try again.") from None

    async def _think(
        self,
        meta: Details,
        game: AnyGame,
        state: State,
        seat: int,
        player: str,
        seconds: float,
        *,
        hint: bool = False,
    ) -> Advice:
        address = self.shelf.addresses.get(meta.game)
        seed = self.seed_of(state)
        if address is None:  # a game that only this process has
            chooser = new_player(player)
            index = await asyncio.to_thread(chooser.choose, state.clone(), seat, random.Random(seed))
            return Advice(index, dict(getattr(chooser, "weighed", {})))
        task = {
            "game": address, "pack": meta.pack, "setup": state.setup, "snapshot": snapshot(state), "seat": seat,
            "player": player, "key": "" if hint else f"{meta.id}:{seat}", "seed": seed, "until": time.time() + seconds,
        }  # fmt: skip
        process = self._foreign if meta.foreign else self._process
        try:
            async with asyncio.timeout(seconds):  # also while others are thought for, and while the process starts
                answer = await process.ask(task, SILENCE)
        except TimeoutError:
            raise Broken("it takes too long", slow=True) from None
        if "index" not in answer:
            raise CoterieError(str(answer.get("error", "The bot cannot tell.")))
        return Advice(int(answer["index"]), {int(at): float(value) for at, value in answer["weighed"]})

    async def close(self) -> None:
        """End the processes."""
        await self._process.close()
        await self._foreign.close()
