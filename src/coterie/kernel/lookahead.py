"""Looking ahead: choosing an option in a sampled world, and stopping when the turn is over.

It also stops before a menu (`kernel.procedures`), whose options are expensive to make: most positions of a search are
discarded before anybody needs their options.
"""

from __future__ import annotations

from typing import Any

from coterie.kernel.procedures import menu_prompt, perform

Prompt = tuple[Any, ...]


def before_menu(s: Any) -> bool:
    """Return whether a menu comes next: `State.play` then stops before its options are made."""
    return s.todo[-1][0] is perform and menu_prompt(s) is not None


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
    horizon, prompt = s.game.bot.horizon, None

    def stop(s: Any) -> bool:
        nonlocal prompt
        if horizon(s) != here:
            return True
        if s.todo[-1][0] is perform:  # asked before each step, and few begin a row
            prompt = menu_prompt(s)
        return prompt is not None

    s.pick(index, stop)
    return None if prompt is None else (prompt[0], prompt[1:])


def served(s: Any, here: object) -> None:
    """Ask the question of the menu before which `ahead` has stopped; what does not ask is played on.

    Args:
        s: the state, which is changed.
        here: the horizon of the turn.
    """
    horizon = s.game.bot.horizon
    s.play(lambda s: horizon(s) != here)
