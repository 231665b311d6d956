"""What is kept in mind for a while: that a card has done something, which reaction is the next one, who was overlooked."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.rules.action_state import THIS_ACTION, current_action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.costs import Costlier
from coterie.games.vtes.words.selves import ME
from coterie.kernel.events import about
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import Piece, ref
from coterie.kernel.scopes import current
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.cards.lasting import Span, until_of
from coterie.words.cards.numbers import Cannot, While
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class Note(Effect):
    """Remember something of this card under a name until a scope ends.

    Attributes:
        name: what is remembered.
        until: the scope.
        said: what readers are told, "" where what is done beside it says enough.
    """

    name: str
    until: Span = "turn"
    said: str = ""

    def run(self, s: Any, frame: int) -> None:
        count_use(s, (self.name, s.rows[frame].source), self.until)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} {self.said}" if self.said else ""


class Noted(Public):
    """Something is remembered of this card under a name.

    Attributes:
        name: what is remembered.
        until: the scope.
        said: what the card was, in words.
    """

    name: str
    until: Span = "turn"
    said: str = "used for that"

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(used(s, (self.name, f.source), self.until))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} was {self.said} in this {named(self.until)}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} was not {self.said} in this {named(self.until)}"


def named(until: Span) -> str:
    """Return the name of a scope, or of the moment until which something is remembered."""
    return until if isinstance(until, str) else until[0]


class UntilUnlock(Effect):
    """Cards have one more ability until your next unlock phase."""

    ability: Standing
    what: Group = ME

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        detail = (self.ability, ("unlock", f.seat), f.face(s))
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.what, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.ability.say_gained(voice, self.what.each(voice, it), "until your next unlock phase")


class ReactionNumber(Filter):
    """The card that is the reaction of a number in this action, or could become it."""

    PART: ClassVar[Part] = "before"
    number: int

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        if used(s, ("reaction", self.number, item, row.life), THIS_ACTION):
            return True
        return used(s, ("reactions",), THIS_ACTION) == self.number - 1

    def say(self, voice: Voice, it: str = "it") -> str:
        return "next reaction"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "later"


class TaxNextReaction(Effect):
    """The next reaction card that is played in this action costs more blood or life."""

    amount: int = 1

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        nth = used(s, ("reactions",), THIS_ACTION) + 1
        word = Costlier(self.amount, ReactionNumber(nth), sorts=("reaction",))
        source, until = f.face(s), current(s, "action")
        emit(s, frame, [about(s, "gain", p, detail=(word, until, source)) for p in living(s, ME, f)])

    def able(self, s: Any, f: Frame) -> bool:
        return current_action(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the next reaction card that is played in this action costs {self.amount} more blood or life"


class HasHunted(Public):
    """A minion has hunted this turn: this one, unless it is told."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        return any(used(s, ("has hunted", *ref(s, p)), "turn") for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has hunted this turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has not hunted this turn"


class ItActs(Public):
    """A certain card, in its present life, is the acting minion."""

    card: int
    life: int

    def holds(self, s: Any, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.actor == (self.card, self.life)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that minion is acting"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that minion is not acting"


class Overlook(Effect):
    """A minion neither blocks another one nor reacts to its actions this turn."""

    actor: Group
    who: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        acts = [ItActs(*ref(s, p)) for p in first(s, self.actor, f)]
        until, source = until_of(s, "turn"), f.face(s)
        words = [While(each, Cannot(verb, THIS)) for each in acts for verb in ("block", "react")]
        emit(
            s,
            frame,
            [about(s, "gain", p, detail=(word, until, source)) for p in living(s, self.who, f) for word in words],
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        who, actor = self.who.each(voice, it), self.actor.each(voice, it)
        return f"this turn, {who} can neither block {actor} nor play reaction cards while {actor} is acting"
