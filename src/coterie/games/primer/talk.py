"""What people ask about: reasons why not, and where numbers come from."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from coterie.games.primer import numbers
from coterie.games.primer.actions import ACTIONS
from coterie.games.primer.state import Primer
from coterie.kernel.questions import Option
from coterie.kernel.seating import seat_titled
from coterie.words.cards.naming import listed
from coterie.words.cards.talk import CardTalk

OPENING = (
    "Play recruits and raid: when a raid kills what it was aimed at, you earn a point.",
    "A foe without recruits can be raided for a point. After four rounds the most points win.",
)

PACKAGE = "coterie.games.primer"
TERMS = {
    "point": "What you win by. A raid earns 1, some cards earn more, and the auction is paid with them. You "
    "can owe some.",
    "round": "A turn of each seat. It begins with the auction.",
    "turn": f"Your bowed recruits become ready, you draw a card, and you have {numbers.ACTIONS} actions.",
    "action": "Play a card, lay one face down, use what a recruit offers, raid, or turn a card up. Actions that are left at "
    "the end of the turn are lost.",
    "auction": f"Before each round all seats bid 0 to {numbers.HIGHEST_BID} points in secret. The highest bid, of equal ones "
    f"the first, pays and draws {numbers.PRIZE} cards. A bid of 0 wins nothing; who bids more than it has owes the rest.",
    "recruit": "A card that comes into play and stays. It raids, and with as many wounds as life it departs.",
    "attachment": "A card that hangs on a recruit of yours and changes it. It departs with it.",
    "event": "A card that does something once, as an action, and is put away.",
    "answer": "A card that is kept in the hand, or face down, until what its text waits for happens. You are asked then.",
    "trap": "Where one card of each seat may lie face down. Some answers are played only from there.",
    "raid": "A recruit bows and goes for a recruit of a foe that is not of its kin, or for a foe who has no recruits. Both "
    "strike at the same time; the raid earns a point if its target departs, or if there was nobody to stop it.",
    "might": "How many wounds a recruit deals in a raid.",
    "life": "With so many wounds a recruit departs.",
    "wound": "A counter on a recruit that was hurt. Wounds stay.",
    "aid": "A recruit that has it can bow in a raid of others to wound the one that fights for the other side.",
    "kin": "A recruit never raids one of its own kin.",
    "bowed": "Turned sideways: used. A bowed recruit neither raids nor strikes back, and becomes ready as your turn begins.",
    "depart": "To leave play for the discard pile of its owner.",
    "foe": "A player who does not play with you. With four seats, those that face each other play together.",
    "window": "The moment at which those are asked who might answer what is about to happen, or what has happened.",
}
ENDINGS = {"points": "The rounds are over", "conceded": "A player has conceded"}


class PrimerTalk(CardTalk[Primer]):
    """How the primer speaks with people."""

    terms, rules = TERMS, PACKAGE

    def called(self, s: Primer, kind: str, value: Any, short: bool) -> str:
        if kind in ("points", "wounds", "cards"):
            return self.vocabulary.voice.noun(kind[:-1]).counted(value)
        if kind == "ending":
            return str(value) if short else self.ending(s)
        return super().called(s, kind, value, short)

    def ending(self, s: Primer) -> str:
        """Return who has won, and why."""
        told, won = ENDINGS.get(s.reason, s.reason), self.game.winners(s)
        if s.reason != "points" or not won:
            return told
        names = listed(seat_titled(s, seat) for seat in won)
        return f"{told}, and {names} {'has' if len(won) == 1 else 'have'} the most points"

    def statistics(self, s: Primer) -> list[tuple[str, str]]:
        """Return the points of each seat."""
        told = [self.called(s, "points", n, False).replace("-", "−") for n in s.points]
        return [(seat_titled(s, seat), points) for seat, points in enumerate(told)]

    def opening(self, s: Primer) -> tuple[str, ...]:
        return OPENING

    def warns(self, s: Primer, option: Option) -> str:
        left = s.asked[1][1][0] if s.asked is not None and option.word == "end" else 0
        return f"What is left of your actions is lost: {left}." if left else ""

    @property
    def explained(self) -> Collection[str]:
        return [action.name for action in ACTIONS if " " not in action.name]

    def why_denied(self, s: Primer, seat: int, action: str) -> str:
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
