"""What players have in comparison with their opponents: cards, bids, participants."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.facts.teams import foes
from coterie.kernel.pieces import pile
from coterie.words.cards.answered import event_of
from coterie.words.conditions import Condition
from coterie.words.frames import Frame
from coterie.words.voice import Voice


class FewerCards(Condition):
    """You hold fewer cards than an opponent, or more."""

    fewer: bool = True

    def holds(self, s: Any, f: Frame) -> bool:
        mine = len([p for p in pile(s, "hand", f.seat) if p != f.source])
        theirs = [len(pile(s, "hand", foe)) for foe in foes(s, f.seat)]
        return any(mine < n if self.fewer else mine > n for n in theirs)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you hold {'fewer' if self.fewer else 'more'} cards than an opponent"


class YouLook(Condition):
    """It is you who looks at the cards."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.kind == "peek" and f.seat in event.detail

    def say(self, voice: Voice, it: str = "it") -> str:
        return "you are the one who looks"


YOU_LOOK = YouLook()


class ToTheBank(Condition):
    """The fate that a card loses goes to the bank, neither to its owner nor to another card."""

    def holds(self, s: Any, f: Frame) -> bool:
        event = event_of(s, f)
        return event is not None and event.detail in ((), ("ring",))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that fate goes to the bank"


TO_THE_BANK = ToTheBank()
