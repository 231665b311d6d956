"""The occasion of a reaction or an interrupt as a text: what happens, with those of its conditions that tell more of it.

“After you have won a conflict, if it is political” is “after you win a political conflict”.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from operator import and_
from typing import Any

from coterie.games.l5r.words.comparing import YouLook
from coterie.games.l5r.words.conditions import During, InPhase, WonBy
from coterie.words.cards.answered import OfSort
from coterie.words.cards.groups import Cards, Seats
from coterie.words.conditions import Condition, in_both
from coterie.words.voice import Verb, Voice, an, either

ELEMENTS = ("air", "earth", "fire", "water", "void")
TYPES = ("military", "political")
SIDES = {"attacker": "as an attacker", "defender": "as a defender"}
NAMES = ("dynasty", "draw", "conflict", "fate", "regroup")
SPOKEN_OF = re.compile(r"\b(event|card)\b")  # what takes effect itself; other cards have abilities that do
PHASES = {"begin": "begins", "end": "ends"}


def occasion(word: Any, voice: Voice) -> tuple[str, Condition | None]:
    """Return the clause that a reaction or an interrupt begins with, and what it says as a condition besides."""
    left = list(in_both(word.given)) if word.given is not None else []
    verbs = [verb for kind in (word.kind, *word.kinds) if (verb := told(kind, word, left, voice))]
    whom, verbs = of_whom(word, verbs, left, voice)
    besides = reduce(and_, left) if left else None
    if word.kind == "end" and word.stage.endswith("interrupt"):
        return f"at the end of {whom}", besides
    happens = either(shared([verb.you_do() if whom == "you" else verb.happens for verb in verbs], "is "))
    would = either(shared([verb.would_happen() for verb in verbs], "would be ", "would "))
    return voice.stages[word.stage].format(what=whom, happens=happens, would=would), besides


def of_whom(word: Any, verbs: list[Verb], left: list[Condition], voice: Voice) -> tuple[str, list[Verb]]:
    """Return of whom or what it is said that something happens, and the verbs that go with it: a player plays and looks at
    cards, abilities take effect, and what begins or ends is a phase, though it is told of a player."""
    whom = word.about.one(voice)
    if word.kind == "play" and isinstance(word.about, Cards):
        who, what = word.about.held(voice)
        if who:
            return who.removesuffix(" control").removesuffix(" controls"), [Verb("", f"plays {what.one(voice)}")]
    if word.kind == "peek" and taken(left, YouLook):
        return "you", [Verb("", f"looks at {whom}")]
    if word.kind in ("initiate", "use") and not SPOKEN_OF.search(whom):
        return f"an ability of {whom}", verbs
    return verbs[0].command or whom, verbs


def shared(texts: list[str], *starts: str) -> list[str]:
    """Return texts that follow each other without what each begins with again: “is declared as an attacker or moves …”."""
    begins = [start for start in starts if texts[0].startswith(start)]
    for start in begins:
        texts = [texts[0], *[text.removeprefix(start) for text in texts[1:]]]
    return texts


def told(kind: str, word: Any, left: list[Condition], voice: Voice) -> Verb:
    """Return the verb of an event with all that conditions tell of it, which are taken from those that are left; its command
    is what it is said of where that is no player."""
    if kind in PHASES:
        phases = [each.phase for each in taken(left, InPhase)]
        name = phases[0] if phases else sort_of(left, *NAMES)
        phase = f"the {name} phase" if name else "a phase"
        return Verb(phase, PHASES[kind], f"would {kind}")
    if kind == "dials":
        return Verb("the honor dials", "are shown", "would be shown")
    if kind == "glory count":
        return Verb("a glory count", "begins", "would begin")
    happens = {
        "win": won,
        "lose": won,
        "plays": played,
        "claim": claimed,
        "declare": declared,
        "leave": gone,
        "pool": paid,
    }
    make: Callable[[str, Any, list[Condition], Voice], str] | None = happens.get(kind)
    plain = voice.verb(kind)
    said = make(kind, word, left, voice) if make is not None else ""
    return Verb("", said) if said else Verb("", plain.happens, plain.would)


def taken(left: list[Condition], *sorts: type[Any]) -> list[Any]:
    """Take the conditions of some sorts from those that are left."""
    found = [each for each in left if isinstance(each, sorts)]
    left[:] = [each for each in left if not isinstance(each, sorts)]
    return found


def sort_of(left: list[Condition], *sorts: str) -> str:
    """Take the condition that the event is of one of some sorts, and return which; "" if there is none."""
    for each in left:
        if isinstance(each, OfSort) and each.sort in sorts:
            left.remove(each)
            return each.sort
    return ""


def won(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “wins a military conflict as an attacker by 5 or more”."""
    of = sort_of(left, *TYPES)
    for each in taken(left, During):
        of = " ".join(part for part in (of, each.kind, each.element) if part)
    side = SIDES.get(sort_of(left, *SIDES), "")
    by = [f"by {each.least} or more" for each in taken(left, WonBy)]
    return " ".join(
        part for part in ("has won" if kind == "win" else "has lost", an(f"{of} conflict".strip()), side, *by) if part
    )


def played(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “plays an event”, “plays a character from your hand”."""
    of = sort_of(left, "event", "character", "attachment")
    hand = " from your hand" if sort_of(left, "from hand") else ""
    return f"plays {an(of or 'card')}{hand}"


def claimed(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “claims the air ring”, “claims a ring”."""
    of = sort_of(left, *ELEMENTS)
    return f"claims the {of} ring" if of else "claims a ring"


def declared(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “declares a fire conflict” of a player; a province is attacked instead."""
    if not isinstance(word.about, Seats):
        return ""
    return f"declares {an(f'{sort_of(left, *ELEMENTS)} conflict'.strip())}"


def gone(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “is sacrificed” where that is how a card leaves play."""
    return "is sacrificed" if sort_of(left, "sacrifice") else ""


def paid(kind: str, word: Any, left: list[Condition], voice: Voice) -> str:
    """Return “gains fate for passing first” where that is why."""
    return "gains fate for passing first" if sort_of(left, "first pass") else ""
