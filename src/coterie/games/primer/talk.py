"""What people ask about: the game's terms, its ending, and reasons why an action is not possible."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from coterie.games.primer import numbers
from coterie.games.primer.actions import ACTIONS
from coterie.games.primer.state import Primer
from coterie.kernel.seating import seat_titled
from coterie.words.cards.naming import listed
from coterie.words.cards.talk import CardTalk, lost_actions

OPENING = (
    "Play recruits and raid: you earn a point when a raid kills its target.",
    "You can raid a foe without recruits for a point. The player with the most points after four rounds wins.",
)

PACKAGE = "coterie.games.primer"
TERMS = {
    "point": "The player with the most points wins. A raid earns 1, some cards earn more, and you pay for the "
    "auction with them. You can be in debt.",
    "round": "Each seat takes a turn. A round begins with the auction.",
    "turn": f"Your bowed recruits become ready, you draw a card, and you have {numbers.ACTIONS} actions.",
    "action": "Play a card, lay one face down, use a recruit's action, raid, or turn a card up. Actions that you do "
    "not use are lost at the end of the turn.",
    "auction": f"Before each round all seats bid 0 to {numbers.HIGHEST_BID} points in secret. The highest bid (the "
    f"first of equal ones) pays and draws {numbers.PRIZE} cards. A bid of 0 wins nothing; a player who "
    "bids more than they have owes the rest.",
    "recruit": "A card that comes into play and stays. It can raid. It departs when it has as many wounds as life.",
    "attachment": "A card attached to one of your recruits, which it changes. It departs together with the recruit.",
    "event": "A card that takes effect once, as an action, and is discarded.",
    "answer": "A card that waits in your hand, or face down, until what its text names happens. The table asks you "
    "then.",
    "trap": "Where each seat can have one card face down. Some responses are played only from there.",
    "raid": "A recruit bows and attacks a foe's recruit that is not of its kin, or a foe who has no recruits. Both "
    "strike at the same time. The raid earns a point if its target departs, or if nobody could stop it.",
    "might": "How many wounds a recruit deals in a raid.",
    "life": "A recruit with this many wounds departs.",
    "wound": "A counter on a recruit that was hurt. Wounds stay.",
    "aid": "A recruit with aid can bow during another recruit's raid to wound the one that fights for the other side.",
    "kin": "A recruit never raids one of its own kin.",
    "bowed": "Turned sideways. A bowed recruit neither raids nor strikes back; it straightens when your turn begins.",
    "depart": "To leave play for its owner's discard pile.",
    "foe": "A player who is not on your team. With four seats, players who sit opposite each other are a team.",
    "window": "A moment when the table asks those who might respond to what is about to happen, or has happened.",
}
ENDINGS = {"points": "The rounds are over", "conceded": "A player has conceded"}


class PrimerTalk(CardTalk[Primer]):
    """The texts of the primer for people."""

    terms, rules = TERMS, PACKAGE

    def called(self, s: Primer, kind: str, value: Any, short: bool) -> str:
        if kind in ("points", "wounds", "cards"):
            return self.vocabulary.voice.noun(kind[:-1]).counted(value)
        if kind == "ending":
            return str(value) if short else self.ending(s)
        return super().called(s, kind, value, short)

    def ending(self, s: Primer) -> str:
        """Return why the game is over, and who has won."""
        reason, won = ENDINGS.get(s.reason, s.reason), self.game.winners(s)
        if s.reason != "points" or not won:
            return reason
        names = listed(seat_titled(s, seat) for seat in won)
        return f"{reason}, and {names} {'has' if len(won) == 1 else 'have'} the most points"

    def statistics(self, s: Primer) -> list[tuple[str, str]]:
        """Return the points of each seat."""
        points = [self.called(s, "points", n, False).replace("-", "−") for n in s.points]
        return [(seat_titled(s, seat), text) for seat, text in enumerate(points)]

    def opening(self, s: Primer) -> tuple[str, ...]:
        return OPENING

    def warnings(self, s: Primer) -> dict[int, str]:
        return lost_actions(s)

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
