"""kill -9 at any moment: nothing that was acknowledged is lost, and everybody sees the same question again."""

import asyncio
import random
import time
from contextlib import suppress

import pytest
from rich.progress import track
from sqlalchemy import create_engine, text

from coterie.table.client import Client, Refused
from coterie.table.store.store import full_url
from tests.table.process import Process
from tests.table.tools import DEEP, database, run

KILLS = 1000 if DEEP else 12
LOST = (OSError, TimeoutError)


class Player:
    """Somebody who plays at random, reconnects whenever the connection breaks, and remembers what was acknowledged."""

    def __init__(self, driver, table: str, token: str, seed: int, rings: bool) -> None:
        self.driver, self.table, self.token, self.rng = driver, table, token, random.Random(seed)
        self.rings = rings  # whether several seats are asked at once: an answer is no entry until all have answered
        self.seen: tuple | None = None  # the last scene: its question and what it showed

    async def play(self) -> None:
        """Play until the game is over."""
        sitting = Client(self.driver.url).sit(self.table, self.token)
        while True:
            try:
                newest = self.driver.newest.get(self.table, 0)
                await asyncio.wait_for(sitting.open(), 20)
                self.compare(sitting, newest)
                while not sitting.closed:
                    self.look(sitting)
                    if sitting.question is None:
                        return
                    await self.one(sitting)
            except LOST:
                await asyncio.sleep(0.02)
            finally:
                with suppress(Exception):
                    await sitting.close()

    async def one(self, sitting) -> None:
        """Choose, or wait for others."""
        question = sitting.question
        if not sitting.options:
            await sitting.until(lambda: sitting.question != question, 5)
            return
        choice = self.rng.choice(sitting.options)["notation"]
        with suppress(Refused):
            await sitting.choose(choice)
            self.driver.acknowledge(self.table, question, choice, self.rings)

    def look(self, sitting) -> None:
        """Remember what is seen."""
        self.seen = (sitting.question, {**sitting.scene, "log": []}, sitting.number)

    def compare(self, sitting, newest: int) -> None:
        """Check after reconnecting that no acknowledged choice is missing, and that the same question looks the same."""
        if sitting.question is not None:
            assert sitting.question >= newest, "something acknowledged was lost"
        if self.seen is not None and self.seen[0] == sitting.question:
            assert self.seen == (sitting.question, {**sitting.scene, "log": []}, sitting.number)
            self.driver.same += 1
        lines = [line["n"] for line in sitting.log]
        assert lines == sorted(set(lines))


class Driver:
    """Three tables with players, while the server is killed again and again."""

    def __init__(self, url: str, seed: int) -> None:
        self.process, self.rng, self.same, self.games = Process(url), random.Random(seed), 0, 0
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.answered: list[tuple[str, int, str]] = []  # table, question and choice of each answer in a ring
        self.newest: dict[str, int] = {}  # of each table, how many entries it has at least
        self.heard = 0  # how often the server has said that it keeps a choice

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.process.port}"

    def acknowledge(self, table: str, question: int, choice: str, rings: bool) -> None:
        """Note that the server has confirmed a choice, as the next entry or among the answers until the ring closes."""
        self.heard += 1
        if rings:
            self.answered.append((table, question, choice))
        else:
            self.acknowledged[table, question + 1] = choice
        self.newest[table] = max(question + (not rings), self.newest.get(table, 0))

    async def run(self, kills: int) -> None:
        """Play, kill, restart, and play on."""
        await self.process.start()
        tables = [asyncio.create_task(self.table(kind)) for kind in range(3)]
        for _ in track(range(kills), "Killing the server", disable=not DEEP):
            await self.a_while(self.rng.randrange(8))
            await self.process.kill()
            await self.process.start()
            for task in tables:
                assert not task.done(), task.exception()
        await self.a_while(3)
        for task in tables:
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        await self.process.kill()

    async def a_while(self, choices: int) -> None:
        """Wait until some more choices have been acknowledged, for at most five seconds, and a moment longer."""
        enough, end = self.heard + choices, time.monotonic() + 5
        while self.heard < enough and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0, 0.1))

    async def table(self, kind: int) -> None:
        """Make a table and play at it, again and again."""
        wishes = (
            {"game": "masters", "seats": [{}, {}]},
            {"game": "primer", "seats": [{}, {}, {}], "setup": {"rounds": 20}},
            {"game": "masters", "seats": [{}, {"kind": "bot", "player": "random"}], "pace": 0.01},
        )
        while True:
            try:
                made = await Client(self.url).create(**wishes[kind])
            except (*LOST, ValueError):
                await asyncio.sleep(0.02)
                continue
            people = [seat["token"] for seat in made["seats"] if seat["kind"] == "person"]
            rings = wishes[kind]["game"] == "primer"
            players = [Player(self, made["table"], token, self.rng.getrandbits(30), rings) for token in people]
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1


def check(url: str, acknowledged, answered=()) -> int:
    """Compare what was acknowledged with what is on disk; return the number of choices there."""
    engine = create_engine(full_url(url))
    with engine.connect() as connection:
        rows = connection.execute(text("select table_id, n, value from moves")).all()
        waiting = {tuple(row) for row in connection.execute(text("select table_id, question, choice from answers"))}
    engine.dispose()
    kept = {(row.table_id, row.n): row.value for row in rows}
    lost = {key: choice for key, choice in acknowledged.items() if kept.get(key) != choice}
    assert not lost
    length = {table: max(n for name, n in kept if name == table) for table, _ in kept}
    assert not [one for one in answered if length.get(one[0], 0) <= one[1] and one not in waiting]
    return len(kept)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(tmp_path):
    url = database(tmp_path)
    driver = Driver(url, seed=1)
    run(driver.run(KILLS), 60 + 10 * KILLS)
    kept = check(url, driver.acknowledged, driver.answered)
    print(f"{KILLS} kills, {len(driver.acknowledged)} acknowledged, {kept} kept, {driver.same} same questions")
    assert len(driver.acknowledged) > KILLS
    assert driver.answered
    assert driver.same > KILLS / 2
