"""“Your opponent” is one player of the other team: which one is meant in all of an ability (L-24.4, U-237)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import does_something
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import event_of
from coterie.words.cards.groups import Seats
from coterie.words.frames import Frame
from coterie.words.word import Word, walk


def names_opponent(word: Word) -> bool:
    """Return whether a word speaks of “your opponent”, itself or in one of its parts."""
    return any(getattr(part, "OPPOSES", False) for part in walk(word))


def answers_opponent(ability: Any) -> bool:
    """Return whether an ability answers what an opponent does: that is the opponent that it speaks of then."""
    about = getattr(ability, "about", None)
    return isinstance(about, Seats) and about.whose == "foe"


def is_named_early(ability: Any) -> bool:
    """Return whether it must be known before the cost is paid which opponent is meant."""
    return answers_opponent(ability) or (ability.cost is not None and names_opponent(ability.cost))


def chosen(f: Frame, target: Target) -> tuple[Any, ...]:
    """Return what was chosen under a name of the targets."""
    value = f.get(target.name)
    if value is None or target.group.KIND != "piece":
        return ()
    return (value,) if isinstance(value[0], int) else tuple(value)


def targets_in(f: Frame, ability: Any) -> tuple[Any, ...]:
    """Return all cards that were chosen as targets of an ability."""
    return tuple([at for target in ability.targets for at in chosen(f, target)])


def opponents_meant(s: L5R, f: Frame, ability: Any) -> tuple[int, ...]:
    """Return which opponents an ability can mean: who has done what it answers, or who controls what it has chosen; else
    those of whom its condition holds and something can come, and all where nothing can (L-8.12)."""
    there = foes(s, f.seat)
    event = event_of(s, f) if answers_opponent(ability) else None
    if event is not None and event.seat in there:
        return (event.seat,)
    owners = [s.game.speaks(s, at[0]) for at in targets_in(f, ability)]
    theirs = tuple([foe for foe in there if foe in owners])
    left = tuple([target for target in ability.targets if f.get(target.name) is None])
    frames = {foe: f.bind("opponent", foe) for foe in there}
    fit = [foe for foe, g in frames.items() if ability.given is None or ability.given.holds(s, g)]
    able = tuple([foe for foe in fit if does_something(ability, s, frames[foe], left)])
    return theirs or able or there
