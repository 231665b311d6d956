"""What the cards would need that are not there yet. Data, in `needs.toml`: a phrase, and the cards that need it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def needs() -> dict[str, str]:
    """Return the mechanic that is missing for each card that is not there, by its id."""
    text = files("coterie.games.l5r.cards").joinpath("needs.toml").read_text(encoding="utf-8")
    return {id: need for need, ids in tomllib.loads(text).items() for id in ids}
