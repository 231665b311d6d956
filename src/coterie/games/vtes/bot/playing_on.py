"""What goes on, played to its end in thought: nobody else does anything, the seat that thinks takes what looks best.

Windows open only for the seat that thinks, and only while it does: all others would pass, and asking them takes time.
"""

from __future__ import annotations

from coterie.games.vtes.bot.worth import standing
from coterie.games.vtes.facts import speaks
from coterie.games.vtes.rules.referendum import current_referendum
from coterie.games.vtes.state import Vtes

LONGEST = 80  # questions after which a thought is broken off
THOUGHTS = 2  # questions of its own at which a seat thinks in one thought
WIDTH = 4  # options of such a question that it looks at
NOTHING = ("pass", "no block", "decline", "hand strike", "no", "none", "done")  # what does as little as can be, by word


def over(s: Vtes) -> bool:
    """Return whether nothing goes on but the turn: no action, no combat, no card that is being played."""
    return len(s.scopes) < 2


def played_on(s: Vtes, seat: int, thoughts: int = THOUGHTS) -> Vtes:
    """Return what comes of what goes on.

    Args:
        s: a sampled world; it is not changed.
        seat: who thinks.
        thoughts: at how many of its own questions it thinks; at others it does what everybody does.
    """
    world = s.clone()
    world.setup = {**s.setup, "windows": "useful", "alert": (seat,) if thoughts else ()}
    if world.asked is None:
        world.play(over)
    for _ in range(LONGEST):
        if world.asked is None or over(world):
            break
        options = world.asked[2]
        thinks = thoughts and world.asked[0] == seat and len(options) > 1
        if thinks:
            thoughts -= 1
            index, end = best(world, seat)
            if not thoughts:
                return end
            world.pick(index, over)
        else:
            world.pick(usual(world), over)
    return world


def best(s: Vtes, seat: int) -> tuple[int, Vtes]:
    """Return the index of the option after which a seat is best off if it does nothing more, and what comes of it.

    Of equals it is the last option, which does least.
    """
    assert s.asked is not None
    last = len(s.asked[2]) - 1
    ends: dict[int, Vtes] = {}
    for index in (last, *range(min(WIDTH, last))):
        world = s.clone()
        world.pick(index, over)
        ends[index] = world if over(world) else played_on(world, seat, 0)
    index = max(ends, key=lambda index: standing(ends[index], seat))
    return index, ends[index]


def settled(s: Vtes, seat: int) -> float:
    """Return how good for a seat the outcome of what goes on is. Where the seat itself is asked, its search goes on, and no
    thought is needed."""
    if over(s):
        return standing(s, seat)
    return standing(played_on(s, seat, 0 if s.asked is not None and s.asked[0] == seat else THOUGHTS), seat)


def usual(s: Vtes) -> int:
    """Return the index of the option that somebody takes who does nothing more: a weapon is used, all of a number is taken."""
    assert s.asked is not None
    _, prompt, options = s.asked[:3]
    words = [option[0] for option in options]
    if prompt[0] == "strike?":
        return next((at for at, word in enumerate(words) if word.startswith("use")), len(words) - 1)
    if prompt[0] == "votes?":
        return hunted(s, words)
    if words[0] in ("number", "save some"):
        return len(words) - 1
    return next((words.index(word) for word in NOTHING if word in words), 0)


def hunted(s: Vtes, words: list[str]) -> int:
    """Return the index of a vote: for a blood hunt all are but whose vampire it is called on; else nobody votes."""
    now = current_referendum(s)
    assert s.asked is not None
    hunts = now is not None and now.seat < 0 and speaks(s, now.victim[0]) != s.asked[0]
    votes = [at for at, word in enumerate(words) if word in ("all for", "vote for")] if hunts else []
    return votes[0] if votes else words.index("pass")
