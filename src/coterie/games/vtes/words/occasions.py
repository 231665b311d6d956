"""The occasion of an answer as a text: what happens, with those of its conditions that tell more of it.

“After you begin a phase, if it is the unlock phase” is “as your unlock phase begins”.
"""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.words.asked import DiableristIs
from coterie.games.vtes.words.circumstances import Acting, ActorIs, AimedAt
from coterie.games.vtes.words.referendums import CalledBy
from coterie.words.cards.answered import OfSort
from coterie.words.conditions import Condition, in_both
from coterie.words.filters import described
from coterie.words.voice import Voice

PHASES = {
    "unlock": "unlock phase begins", "end of unlock": "unlock phase ends", "master": "master phase begins",
    "end of minion": "minion phase ends", "influence": "influence phase begins", "discard": "discard phase begins",
}  # fmt: skip

REFERENDUM = {
    "tallied": "once the votes on a referendum that {} has called are counted",
    "enacted": "after a referendum that {} has called has passed and its effect is over",
}


def occasion(word: Any, voice: Voice) -> tuple[str, Condition | None]:
    """Return the clause that an answer begins with, and what it says as a condition besides."""
    left = list(in_both(word.given)) if word.given is not None else []
    whom = word.about.one(voice)
    when = ""
    for each in left:
        when = told(word.kind, whom, each, voice)
        if when:
            left.remove(each)
            break
    given: Condition | None = None
    for each in left:
        given = each if given is None else given & each
    return when or voice.when(word.stage, word.kind, whom), given


def told(kind: str, whom: str, given: Condition, voice: Voice) -> str:
    """Return the clause of an event with what a condition tells of it, "" where that is a matter of its own."""
    if kind == "phase" and isinstance(given, OfSort) and given.sort in PHASES:
        return f"as {'your' if whom == 'you' else possessive(whom)} {PHASES[given.sort]}"
    if kind == "blocks" and isinstance(given, Acting):
        return f"after {whom} blocks {given.who.each(voice)}"
    if kind == "blocks" and isinstance(given, ActorIs):
        return f"after {whom} blocks {described(given.which, voice.noun('minion'), voice).a()}"
    if kind == "diablerises" and isinstance(given, DiableristIs):
        return f"after {given.who.each(voice)} commits diablerie{' on an older vampire' if given.of_older else ''}"
    if kind in REFERENDUM and isinstance(given, CalledBy):
        return REFERENDUM[kind].format(given.who.one(voice))
    if kind == "bleeds" and isinstance(given, AimedAt):
        return f"after {whom} successfully bleeds {given.whom.each(voice)}"
    return ""


def possessive(whom: str) -> str:
    """Return whose a thing is: “a Methuselah's”."""
    return f"{whom}'s"
