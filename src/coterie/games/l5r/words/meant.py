"""Which opponents an ability can mean by “your opponent”, once its targets are chosen (L-24.4, U-237)."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.teams import foes
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import does_something
from coterie.games.l5r.words.opposing import answers_opponent
from coterie.games.l5r.words.theirs import each_picks, picked_first
from coterie.words.cards.abilities import Target
from coterie.words.cards.answered import event_of
from coterie.words.frames import Frame


def chosen(f: Frame, target: Target) -> tuple[Any, ...]:
    """Return what was chosen under a name of the targets."""
    value = f.get(target.name)
    if not value or target.group.KIND != "piece":  # of several there may be none at all
        return ()
    return (value,) if isinstance(value[0], int) else tuple(value)


def targets_in(f: Frame, ability: Any) -> tuple[Any, ...]:
    """Return all cards that were chosen as targets of an ability."""
    first, each = picked_first(ability), each_picks(ability)
    names = [first.name] if first is not None else []
    if each is not None and each[1].group.KIND == "piece":
        names = [name for name, _ in f.bound if name.startswith(each[1].bound_for(0)[:-1])]
    picked = [f.get(name) for name in names]
    return (*[at for target in ability.targets for at in chosen(f, target)], *[at for at in picked if at is not None])


def opponents_meant(s: L5R, f: Frame, ability: Any) -> tuple[int, ...]:
    """Return which opponents an ability can mean: the one that has done what it answers, or that controls what it has
    chosen; else those of whom its condition holds and something can come, and all where nothing can (L-8.12)."""
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
