"""A process that plays games of a deck against others: `python -m coterie.lab.trials`.

It reads JSON lines, plays one game for each, and answers with one JSON line. The table server starts it. It has the lowest
priority on the machine, and ends when its input is closed or a game exceeds its processor time.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import Any

import msgspec

from coterie.lab import single
from coterie.lab.statistics import wilson

NICE = 19  # the least that the system can give


def answer(task: dict[str, Any]) -> dict[str, Any]:
    """Play a game, and return how it ended.

    Args:
        task: `game`, its `setup`, the `players` by seat; the `seed` of the run and the `number` of the game; the numbers of
            previous `games` and of `wins` of the first seat; the `seconds` of processor time allowed.
    """
    signal.setitimer(signal.ITIMER_PROF, task["seconds"])
    try:
        seeds = single.seeds_of(task["seed"], task["number"])
        played = single.play(single.load(task["game"]), task["setup"], tuple(task["players"]), *seeds)
    except Exception as problem:  # the run continues whatever a game does
        return {"error": f"A game could not be played ({type(problem).__name__}: {problem})."}
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    s = played.state
    mine = 0 in s.game.winners(s)
    share = wilson(task["wins"] + mine, task["games"] + 1)
    return {
        "won": mine, "reason": s.game.talk.ending(s), "rounds": getattr(s, "round", None), "low": share.low, "high": share.high,
        "record": s.record().text,
    }  # fmt: skip


def main() -> None:
    """Answer until the input is closed or nobody reads the output."""
    os.nice(NICE)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    with suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    sys.stdout = None  # Python would flush it at its end, and complain


if __name__ == "__main__":
    main()
