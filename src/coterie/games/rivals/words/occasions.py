"""The occasion of a response as a text: what happens, with those of its conditions that describe it.

“After a character is defeated, if you have done it” is “after you defeat a character”.
"""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.words.bearers import YouAttachTo
from coterie.games.rivals.words.fights import ByYou, DoneBy, HitsTarget
from coterie.games.rivals.words.influence import AgainstYourScheme
from coterie.games.rivals.words.mending import Mending
from coterie.games.rivals.words.titles import Attached
from coterie.words.conditions import Condition, in_both
from coterie.words.filters import described
from coterie.words.voice import Voice


def occasion(word: Any, voice: Voice) -> tuple[str, Condition | None]:
    """Return the clause that a response begins with, and the remaining condition as text."""
    left = list(in_both(word.given)) if word.given is not None else []
    whom, when = word.about.one(voice), plain(word, voice)
    for each in left:
        text = told(word, whom, each, voice) if "reaction" in word.stage else ""
        if text:
            left.remove(each)
            when = text
            break
    given: Condition | None = None
    for each in left:
        given = each if given is None else given & each
    return when or voice.when(word.stage, word.kind, whom), given


def plain(word: Any, voice: Voice) -> str:
    """Return the clause of an event with a wording of its own, "" for other events."""
    if word.kind == "attach" and isinstance(word.about, Attached) and "reaction" in word.stage:
        what = described(word.about.what, voice.noun("attachment"), voice).a()
        return f"after {what} is attached to {word.about.to.one(voice)}"
    if word.kind in ("begin", "end") and word.about.one(voice) == "you":
        return f"after your turn {word.kind}s"
    return ""


def told(word: Any, whom: str, given: Condition, voice: Voice) -> str:
    """Return the clause of an event with what a condition tells of it, "" where that is a matter of its own."""
    kind = word.kind
    if kind in ("slay", "defeat") and isinstance(given, ByYou):
        return f"after {'your attacker defeats' if given.attacking else 'you defeat'} {whom}"
    if kind in ("slay", "defeat") and isinstance(given, DoneBy):
        return f"after {given.who.one(voice)} defeats {whom}"
    if kind == "damage" and isinstance(given, DoneBy):
        return f"after {whom} takes damage from {given.who.one(voice)}"
    if kind == "damage" and isinstance(given, HitsTarget):
        return f"after an attack of {voice.this} damages its target"
    if kind == "attach" and isinstance(given, YouAttachTo) and isinstance(word.about, Attached):
        what = described(word.about.what, voice.noun("attachment"), voice).a()
        return f"after you attach {what} to {word.about.to.one(voice)}"
    if kind == "attach" and isinstance(given, YouAttachTo):
        return f"after you attach {whom} to {described(given.which, voice.noun('card'), voice).a()}"
    if kind == "exert" and isinstance(given, AgainstYourScheme):
        return f"after {whom} exerts Influence against a Scheme of yours"
    return f"after {whom} mends Blood during an Action Phase" if isinstance(given, Mending) else ""
