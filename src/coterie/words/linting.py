"""The linter of a game: finds mistakes in its definitions without playing them.

`Word.check` checks a single word. This module compares the names that words use with those that the game knows: zones, stages,
kinds of events, procedures, numbers, nouns, prohibitions. A misspelt name would silently do nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from coterie.kernel.nearest import instead
from coterie.kernel.procedures import PROCEDURES
from coterie.kernel.scopes import called
from coterie.words.checking import misfits
from coterie.words.word import Word, walk

if TYPE_CHECKING:
    from coterie.kernel.game import Game
    from coterie.words.voice import Voice

Known = Mapping[str, Collection[str]]  # the names of a game, by sort
HIDDEN = "the player picks by faces that are hidden in “{}”, so the options would reveal them"


def known_to(game: Game[Any], voice: Voice) -> Known:
    """Return the names that a game knows, by sort."""
    ours = (f"{game.name}.", "words.")
    stats = {name for face in game.faces.values() for name in getattr(face, "stats", ())}
    return {
        "zone": tuple(game.zones),
        "open zone": tuple(name for name, zone in game.zones.items() if zone.seen == "all"),
        "own zone": tuple(name for name, zone in game.zones.items() if zone.seen != "none"),
        "stage": tuple(stage.name for stage in game.timing),
        "event": tuple(game.atoms),
        "scope": tuple(called(name) for name in PROCEDURES if name.startswith(ours)),
        "number": sorted(stats | set(voice.numbers)),
        "noun": tuple(voice.nouns),
        "prohibition": tuple(voice.prohibitions),
    }


def lint(word: Word, known: Known) -> list[str]:
    """Return all problems of a word and its parts as sentences; [] if it is sound.

    Args:
        word: the word.
        known: the names that the game knows, see `known_to`.
    """
    problems = [said for below in walk(word) for said in misfits(below)] or word.check()
    for below in walk(word):
        for sort, name in below.names():
            if name in known[sort]:
                continue
            if sort in ("own zone", "open zone"):
                if name in known["zone"]:
                    problems.append(f"{type(below).__name__}: {HIDDEN.format(name)}")
            else:
                problems.append(f"{type(below).__name__}: there is no {sort} “{name}”{instead(name, known[sort])}")
    return problems
