"""Looking ahead: taking an option in a world of one's own, and stopping when the turn is over.

It also stops before a menu (`kernel.steps`), whose options are dear to make: most positions of a search are thrown away
before anybody looks at what could be done there.
"""

from __future__ import annotations

from typing import Any

from coterie.kernel.steps import MENUS

Prompt = tuple[Any, ...]


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
    option = s.asked[2][index]
    s.asked = None
    s.todo.pop()
    s.todo += option[2][::-1]
    return _on(s, here)


def served(s: Any, here: object) -> None:
    """Ask the question of the menu before which `ahead` has stopped; what does not ask is played on.

    Args:
        s: the state, which is changed.
        here: the horizon of the turn.
    """
    _take(s)
    while s.asked is None and s.todo and s.result is None and s.game.horizon(s) == here:
        if _on(s, here) is not None:
            _take(s)


def _on(s: Any, here: object) -> Prompt | None:
    """Work through the list until a question, a menu, the end of the turn or of the game."""
    todo, game = s.todo, s.game
    while todo and s.result is None:
        menu = MENUS.get(todo[-1][0])
        if menu is not None and (prompt := menu(s, *todo[-1][1:])) is not None:
            return prompt[0], prompt[1:]
        _take(s)
        if s.asked is not None or game.horizon(s) != here:
            return None
    return None


def _take(s: Any) -> None:
    """Call the step on top; one that asks stays there."""
    todo, following = s.todo, s.next
    now = todo.pop()
    now[0](s, *now[1:])
    if s.asked is not None:
        todo.append(now)
    elif following:
        following.reverse()
        todo += following
        following.clear()
