"""Looking ahead: taking an option in a world of one's own, and stopping when the turn is over."""

from __future__ import annotations

from typing import Any


def ahead(s: Any, index: int, here: object) -> None:
    """Take an option and play on until somebody is asked, the game is over, or the turn is: before what comes then.

    Args:
        s: a sampled state at a question (any, because steps change its fields unseen by a type checker); it is
            changed, and can be played on when the turn was over first.
        index: the option.
        here: the horizon of the turn.
    """
    todo, following, game = s.todo, s.next, s.game
    option = s.asked[2][index]
    s.asked = None
    todo.pop()
    todo += option[2][::-1]
    while todo and s.result is None:
        now = todo.pop()
        now[0](s, *now[1:])
        if s.asked is not None:
            todo.append(now)
            return
        if following:
            following.reverse()
            todo += following
            following.clear()
        if game.horizon(s) != here:
            return
