"""Trials: bots play games with a deck, one after another, in processes that give way to the tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Literal

from coterie.table import decks
from coterie.table.bots import must_be_player
from coterie.table.protocol.answers import TrialGame, TrialTold
from coterie.table.protocol.refusal import Refusal
from coterie.table.protocol.requests import GivenTrial
from coterie.table.shelf import Shelf
from coterie.table.workers.paces import Kind, Paces
from coterie.table.workers.process import Broken, Process

LOG = logging.getLogger("coterie.table")
SECONDS = 180.0  # of processor time for a game
PATIENCE = 1800.0  # seconds of real time, on a busy machine
LEFT = 90.0  # seconds after which a trial that nobody asks for ends
WAITING = 8  # unfinished trials of all visitors
KEPT = 40  # trials that are remembered
RECORDS = 4  # kept records of won games, and as many of lost ones
BUSY = "The server tries other decks now. Try again in a while."
ONE = "One trial at a time, please: your last one still runs."
SLOW = "A game took too long, so this trial has ended."
ENDED = "Something has ended the process that plays the games, so this trial has ended too. What it has played counts."


@dataclass
class Trial:
    """One trial.

    Attributes:
        id: its unguessable id.
        address: the client's address.
        task: what all its games have in common.
        of: the number of games requested.
        asked: when somebody last asked for it, by the monotonic clock.
        records: the texts of some games by their number.
    """

    id: str
    address: str
    task: dict[str, Any]
    of: int
    state: Literal["waits", "runs", "done", "cancelled", "failed"] = "waits"
    sentence: str = ""
    games: list[TrialGame] = field(default_factory=list)
    low: float = 0.0
    high: float = 1.0
    seconds: float = 0.0
    asked: float = field(default_factory=time.monotonic)
    records: dict[int, str] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether no more games are being played."""
        return self.state in ("done", "cancelled", "failed")

    @property
    def wins(self) -> int:
        """The number of games that the deck has won."""
        return sum([game.won for game in self.games])

    def told(self) -> TrialTold:
        """Return the progress."""
        self.asked = time.monotonic()
        return TrialTold(
            self.id, self.state, self.sentence, len(self.games), self.of, self.wins, self.low, self.high,
            round(self.seconds, 1), self.games,
        )  # fmt: skip


class Trials:
    """The trials of a server.

    Attributes:
        processes: the number of games played at once; games of several trials take turns.
        paces: the seconds that games have taken here lately.
    """

    def __init__(self, shelf: Shelf, processes: int, paces: Paces | None = None) -> None:
        self.shelf, self.paces = shelf, paces or Paces()
        self._trials: OrderedDict[str, Trial] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free = [Process("coterie.lab.trials") for _ in range(processes)]
        self._all = list(self._free)
        self._places = asyncio.Semaphore(processes)  # first come, first served

    def begin(self, wish: GivenTrial, address: str) -> Trial:
        """Begin a trial of decks that a reader process has read.

        Args:
            wish: the decks, and the number of games.
            address: the client's address for rate limits, "" for none.

        Raises:
            CoterieError: a deck is not legal, the server has no trials, or there are too many.
        """
        if not self._all or wish.game not in self.shelf.addresses:
            raise Refusal("not_now", "This server tries no decks.")
        running = [trial for trial in self._trials.values() if not trial.over]
        if address and any(trial.address == address for trial in running):
            raise Refusal("too_many", ONE)
        if len(running) >= WAITING:
            raise Refusal("too_many", BUSY)
        trial = Trial(secrets.token_urlsafe(16), address, self._task(wish), wish.games)
        self._trials[trial.id] = trial
        self._forget()
        self._tasks[trial.id] = asyncio.create_task(self._play(trial))
        return trial

    def _task(self, wish: GivenTrial) -> dict[str, Any]:
        must_be_player(wish.player)
        game = self.shelf.find(wish.game)
        room = decks.deck_room_of(game)
        named = [wish.deck, *wish.against]
        setup = {"players": len(named), room.option: named, **({room.rules_option: wish.rules} if wish.rules else {})}
        setup |= decks.made_for(game, wish.deck)
        setup = game.checked(setup)
        return {
            "game": wish.game, "setup": setup, "players": [wish.player] * len(named), "seed": secrets.randbits(60),
            "seconds": SECONDS,
        }  # fmt: skip

    def pace(self, game: str, player: str, opponents: int) -> float | None:
        """Return the seconds that such games have taken here lately, None if there were none.

        Args:
            game: the name of the game.
            player: the kind of bot that plays all seats.
            opponents: the number of decks that are played against.
        """
        return self.paces.of(Kind(game, player, opponents))

    def _measure(self, task: dict[str, Any], seconds: float) -> None:
        """Count the seconds that a game has taken."""
        self.paces.count(Kind(task["game"], task["players"][0], len(task["players"]) - 1), seconds)

    def find(self, id: str) -> Trial:
        """Return a trial.

        Raises:
            Refusal: there is none.
        """
        found = self._trials.get(id)
        if found is None:
            raise Refusal("no_table", "There is no such trial; it may have been forgotten.")
        return found

    def record(self, id: str, number: int) -> str:
        """Return the record of a game.

        Raises:
            Refusal: there is no such trial, or the record of this game is not kept.
        """
        found = self.find(id).records.get(number)
        if found is None:
            raise Refusal("no_table", "The record of this game is not kept.")
        return found

    def cancel(self, id: str) -> Trial:
        """End a trial early, keeping what has been played, and return it.

        Raises:
            Refusal: there is none.
        """
        trial = self.find(id)
        if not trial.over:
            trial.state = "cancelled"
            self._tasks[id].cancel()
        return trial

    def _forget(self) -> None:
        """Forget the oldest finished trials."""
        over = [id for id, trial in self._trials.items() if trial.over]
        for id in over[: max(0, len(self._trials) - KEPT)]:
            del self._trials[id]

    # ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _play(self, trial: Trial) -> None:
        try:
            while len(trial.games) < trial.of and not trial.over:
                async with self._places:
                    if time.monotonic() - trial.asked > LEFT:
                        trial.state = "cancelled"
                        return
                    trial.state = "runs"
                    await self._game(trial)
        except Broken as problem:
            trial.state, trial.sentence = "failed", SLOW if problem.slow else ENDED
        except Exception:
            LOG.exception("a trial could not go on")
            trial.state, trial.sentence = "failed", "The server has made a mistake; it has been noted."
        finally:
            self._tasks.pop(trial.id, None)
        if not trial.over:
            trial.state = "done"

    async def _game(self, trial: Trial) -> None:
        number, began, process = len(trial.games), time.monotonic(), self._free.pop()
        try:
            task = {**trial.task, "number": number, "games": number, "wins": trial.wins}
            answer = await process.ask(task, PATIENCE)
        except asyncio.CancelledError:
            process.end()  # nobody wants to know how the game ends
            raise
        finally:
            self._free.append(process)
        took = time.monotonic() - began
        trial.seconds += took
        if "error" in answer:
            trial.state, trial.sentence = "failed", answer["error"]
            return
        self._measure(trial.task, took)
        trial.low, trial.high = answer["low"], answer["high"]
        alike = [game for game in trial.games if game.kept and game.won == answer["won"]]
        kept = len(alike) < RECORDS
        trial.games.append(TrialGame(number, answer["won"], answer["reason"], answer["rounds"], kept))
        if kept:
            trial.records[number] = answer["record"]

    async def close(self) -> None:
        """End all trials and their processes."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.paces.keep()
        await asyncio.gather(*(process.close() for process in self._all))
