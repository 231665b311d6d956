"""Looking ahead: taking an option in a sampled world, and stopping when the turn is over.

It also stops before a menu (`kernel.procedures`), whose options are dear to make: most positions of a search are thrown away
before anybody looks at what could be done there.
"""

from __future__ import annotations

from typing import Any

from coterie.kernel.procedures import menu_prompt, perform

Prompt = tuple[Any, ...]


class _Stop:
    """When to stop looking ahead: when the turn is over, or before a menu, whose prompt is then in `prompt`."""

    __slots__ = ("here", "menus", "prompt")

    def __init__(self, here: object, *, menus: bool) -> None:
        self.here, self.menus = here, menus
        self.prompt: Prompt | None = None

    def __call__(self, s: Any) -> bool:
        if s.game.bot.horizon(s) != self.here:
            return True
        if not self.menus or s.todo[-1][0] is not perform:  # asked before each step, and few begin a row
            return False
        prompt = menu_prompt(s)
        if prompt is None:
            return False
        self.prompt = (prompt[0], prompt[1:])
        return True


def ahead(s: Any, index: int, here: object) -> Prompt | None:
    """Take an option and play on until somebody is asked, the game is over, or the turn is: before what comes then.

    Args:
        s: a sampled state at a question (any, because steps change its fields unseen by a type checker); it is
            changed, and can be played on when the turn was over first.
        index: the option.
        here: the horizon of the turn.

    Returns:
        `(word, arguments)` of the prompt if it stopped before a menu, which `served` asks; else None.
    """
    stop = _Stop(here, menus=True)
    s.pick(index, stop)
    return stop.prompt


def served(s: Any, here: object) -> None:
    """Ask the question of the menu before which `ahead` has stopped; what does not ask is played on.

    Args:
        s: the state, which is changed.
        here: the horizon of the turn.
    """
    s.play(_Stop(here, menus=False))
