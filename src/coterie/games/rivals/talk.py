"""What people ask about: what things are called, reasons why not, where numbers come from."""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.actions import ALL
from coterie.games.rivals.facts import party_name
from coterie.games.rivals.state import Rivals
from coterie.words.cards.talk import CardTalk

OPENING = (
    "Reach 13 Agenda. You gain 1 for each vampire of your Rival that you defeat, 1 for each Citizen, and more by your cards.",
    "Send characters to The Streets, attack, recruit. Without Prestige or without vampires you are out.",
)
MOMENTS = {"attack": "During the attack", "after an action": "After the action"}
DECKS = {"library": "Library", "faction": "Faction Deck"}


class RivalsTalk(CardTalk[Rivals]):
    """How Rivals speaks with people."""

    def opening(self, s: Rivals) -> tuple[str, ...]:
        return OPENING

    def called(self, s: Rivals, kind: str, value: Any, short: bool) -> str:
        if kind == "party":
            return party_name(s, value)
        if kind == "moment":
            return str(value) if short else MOMENTS.get(value, str(value))
        if kind == "deck":
            return str(value) if short else DECKS[value]
        if kind == "sort":
            return str(value) if short else str(value).title()
        if kind == "change":
            return f"{value:+d}".replace("-", "−")
        return super().called(s, kind, value, short)

    def why_not(self, s: Rivals, seat: int, action: str) -> str:
        word = (action.split() or [""])[0]
        found = self.actions.get(word)
        if found is None:
            return self.unknown(word)
        if s.asked is None:
            return "The game is over."
        if s.active != seat or s.asked[1][0] != "action?":
            return f"{found.called} is done in the Action Phase of your own turn."
        if found.why_not(s, seat):
            return f"{found.called}: there is nothing to do it with."
        return f"{found.called} is possible."

    def reasons(self, s: Rivals, seat: int) -> list[tuple[str, str]]:
        return [
            (action.called, self.why_not(s, seat, action.name))
            for action in ALL
            if " " not in action.name and action.why_not(s, seat)
        ]
