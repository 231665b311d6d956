"""What is begun for a client goes on when that has gone, and only mistakes of the server are noted."""

import asyncio
import gc
from typing import Any

import pytest

from coterie.table.protocol.refusal import Refusal
from coterie.table.unbroken import outcome, to_the_end
from tests.table.tools import in_loop


@pytest.mark.parametrize(
    ("problem", "noted"), [(None, 0), (Refusal("not_now", "Not now."), 0), (RuntimeError("a bug"), 1)]
)
@in_loop
async def test_it_goes_on_without_whoever_waited(problem, noted):
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    begun, go_on, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def work() -> int:
        begun.set()
        await go_on.wait()
        ended.set()
        if problem is not None:
            raise problem
        return 3

    waiting = asyncio.create_task(to_the_end(outcome(work())))
    await begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    del waiting
    go_on.set()
    await ended.wait()
    await asyncio.sleep(0)
    gc.collect()
    assert len(complaints) == noted
    if problem is None:
        assert await to_the_end(outcome(work())) == 3
    else:
        with pytest.raises(type(problem)):
            await to_the_end(outcome(work()))
