"""Work that goes on to its end even if nobody waits for it any more, such as after a client has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from coterie.kernel.errors import CoterieError

T = TypeVar("T")


Outcome = tuple[T] | CoterieError  # the result, or what was refused


async def outcome(work: Coroutine[Any, Any, T]) -> Outcome[T]:
    """Do some work, and return what comes of it."""
    try:
        return (await work,)
    except CoterieError as problem:
        return problem


async def to_the_end(work: asyncio.Future[Outcome[T]] | Coroutine[Any, Any, Outcome[T]]) -> T:
    """Return the result of some work, which goes on if the caller is cancelled.

    What is refused then is told nobody, and is no mistake for the log.

    Args:
        work: what `outcome` returns, or a task of it for which several wait.

    Raises:
        CoterieError: it is refused.
    """
    found = await asyncio.shield(asyncio.ensure_future(work))
    if isinstance(found, CoterieError):
        raise found
    return found[0]
