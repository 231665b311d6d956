"""Answers that are the same for many, compressed for clients that can read that.

Nothing of them is secret, so their length may tell what they hold.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response

KEPT = 24  # texts that are kept compressed
REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")


async def common(headers: Headers, text: bytes, kind: str, cached: str) -> Response:
    """Return an answer for everybody.

    Args:
        headers: those of the request.
        text: what it holds.
        kind: its media type.
        cached: how long it may be kept, as `Cache-Control` has it.
    """
    more = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    if reads_gzip(headers):
        text = await asyncio.to_thread(compressed, text)
        more["Content-Encoding"] = "gzip"
    return Response(text, 200, more, kind)


def reads_gzip(headers: Headers) -> bool:
    """Return whether a client can read gzip: it names it, and not with the weight 0, by which it would refuse it."""
    for each in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() == "gzip":
            return not REFUSED.fullmatch(weight.strip())
    return False


@lru_cache(maxsize=KEPT)
def compressed(text: bytes) -> bytes:
    """Return a text in gzip; the texts of a game of a thousand cards are then an eighth as long."""
    return gzip.compress(text, mtime=0)
