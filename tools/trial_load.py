"""Measure whether bots that try a deck slow down a table: `python tools/trial_load.py --blocks 6 --choices 60`.

At a table somebody makes a choice every tenth of a second, and the time from each choice to the scene after it is
measured. Blocks during which the server plays trial games alternate with blocks during which it plays none, so that
whatever else the machine does affects both alike. The server is a separate process with SQLite on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from coterie.table.client import Client

ROOT = Path(__file__).resolve().parent.parent
PORT = 8923
PAUSE = 0.1
TRIAL = {"game": "rivals", "deck": "brujah", "against": ["malkavian"], "games": 200, "player": "greedy"}


def main() -> int:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blocks", type=int, default=6)
    parser.add_argument("--choices", type=int, default=60)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.web.serving", str(PORT), str(Path(folder, "tables.sqlite"))]
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        server.stdout.readline()
        try:
            asyncio.run(measure(given.blocks, given.choices))
        finally:
            server.kill()
            server.wait()
    return 0


async def measure(blocks: int, choices: int) -> None:
    """Measure blocks of choices alternately with and without a trial."""
    url = f"http://127.0.0.1:{PORT}"
    found: dict[bool, list[float]] = {False: [], True: []}
    rng, client = random.Random(1), Client(url)
    async with httpx.AsyncClient(base_url=url, timeout=60) as plain:
        await block(client, rng, choices)  # nothing is warmed up before
        for number in range(2 * blocks):
            trial = await begun(plain) if number % 2 else ""
            found[bool(trial)] += await block(client, rng, choices)
            if trial:
                await plain.delete(f"/api/trials/{trial}")
    for running, times in found.items():
        cuts = statistics.quantiles(times, n=100)
        said = f"{cuts[49]:.1f} ms median, {cuts[94]:.1f} ms at the 95th percentile, {cuts[98]:.1f} ms at the 99th"
        print(f"{'with a trial' if running else 'without one':12}: {len(times)} choices, {said}")


async def begun(client: httpx.AsyncClient) -> str:
    """Begin a trial, wait until its process is playing, and return its id."""
    told = (await client.post("/api/trials", json=TRIAL)).json()
    await asyncio.sleep(4)  # until the process has loaded the game
    return str(told["trial"])


async def block(client: Client, rng: random.Random, choices: int) -> list[float]:
    """Make a number of choices at a new table, or until its game is over; return the milliseconds of each."""
    found: list[float] = []
    made = await client.create(game="masters", seats=[{}], hints=False)
    async with client.sit(made["table"], made["seats"][0]["token"]) as seat:
        while seat.is_asked and len(found) < choices:
            began = time.perf_counter()
            await seat.choose(rng.choice(seat.options)["notation"])
            found.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
    return found


if __name__ == "__main__":
    sys.exit(main())
