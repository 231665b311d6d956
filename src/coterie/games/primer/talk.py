"""What people ask about: reasons why not, and where numbers come from."""

from __future__ import annotations

from coterie.games.primer.actions import ACTIONS
from coterie.games.primer.state import Primer
from coterie.kernel.questions import Option
from coterie.words.cards.talk import CardTalk

OPENING = (
    "Play recruits and raid: when a raid kills what it was aimed at, you earn a point.",
    "A foe without recruits can be raided for a point. After four rounds the most points win.",
)


class PrimerTalk(CardTalk[Primer]):
    """How the primer speaks with people."""

    def opening(self, s: Primer) -> tuple[str, ...]:
        return OPENING

    def warns(self, s: Primer, option: Option) -> str:
        left = s.asked[1][1][0] if s.asked is not None and option.word == "end" else 0
        return f"What is left of your actions is lost: {left}." if left else ""

    def why_not(self, s: Primer, seat: int, action: str) -> str:
        word = (action.split() or [""])[0]
        found = self.actions.get(word)
        if found is None:
            return self.unknown(word)
        if s.asked is None:
            return "The game is over."
        if s.active != seat or s.asked[1][0] != "action?":
            return f"{found.called} is an action of your own turn."
        if found.why_not(s, seat):
            return f"{found.called}: there is nothing to do it with."
        return f"{found.called} is possible."

    def reasons(self, s: Primer, seat: int) -> list[tuple[str, str]]:
        return [
            (action.called, self.why_not(s, seat, action.name))
            for action in ACTIONS
            if " " not in action.name and action.why_not(s, seat)
        ]
