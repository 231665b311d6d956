"""Which card is meant, by what it does now: it fights, acts, is aimed at, or is this card or another one."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, definition, is_vampire
from coterie.games.vtes.numbers import LIFE
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.strikes import aggravates, current_combat, opponent, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.selves import minion_of
from coterie.kernel.limits import used
from coterie.kernel.pieces import Piece, Ref, found
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import One
from coterie.words.voice import Voice


class Fighting(Filter):
    """It is in combat with a minion that matches a filter."""

    PART: ClassVar[Part] = "after"
    other: Filter

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = opponent(s, item)
        return at != NOBODY and bool(self.other.holds(s, f, at[0], s.pieces[at[0]]))

    def say(self, voice: Voice, it: str = "it") -> str:
        if isinstance(self.other, ItSelf):
            return f"fighting {voice.this}"
        return f"fighting {described(self.other, voice.noun('minion'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"not fighting {described(self.other, voice.noun('minion'), voice, it).a()}"


class FacesAggravated(Filter):
    """A vampire against which an aggravated strike was chosen that can reach it (C-101)."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_combat(s)
        side = -1 if now is None else side_of(s, now, item)
        return now is not None and side >= 0 and aggravates(s, now, 1 - side)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that faces aggravated damage"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that faces no aggravated damage"


class IsActing(Filter):
    """The acting minion."""

    RANK: ClassVar[int] = 2

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_action(s)
        return now is not None and now.actor == (item, row.life)

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "acting"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-acting"


class IsBlocking(Filter):
    """The minion that attempts to block, or has blocked."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_action(s)
        return now is not None and now.blocker[0] == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "blocking"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "non-blocking"


class ItSelf(Filter):
    """The card that speaks."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        this = f.get("this")
        return this is not None and this[0] == item

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is {voice.this}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is not {voice.this}"


class Another(Filter):
    """Another minion than the one of the effect."""

    RANK: ClassVar[int] = 5

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = minion_of(s, f)
        return at is None or at[0] != item

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "same"


ANOTHER = Another()


class OtherThan(Filter):
    """Another card than the one that was picked by a name before."""

    PART: ClassVar[Part] = "before"
    RANK: ClassVar[int] = 5
    name: str

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        at = f.get(self.name)
        return at is None or at[0] != item

    def say(self, voice: Voice, it: str = "it") -> str:
        return "other"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "same"


class HasDiablerised(Filter):
    """A vampire that has committed diablerie since your last turn, or in this one."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(used(s, ("has diablerised", item, row.life, f.seat), ("end of turn", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that has committed diablerie since your last turn"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that has not committed diablerie since your last turn"


class Exposed(Filter):
    """A locked minion, or a vampire with no more than so much blood."""

    PART: ClassVar[Part] = "after"
    most: int

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return not row.ready or (is_vampire(s, item) and blood(s, item) <= self.most)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that is locked, or a vampire with {self.most} or fewer blood"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that is neither locked nor a vampire with {self.most} or fewer blood"


class BelowStart(Filter):
    """It has less life than it began with."""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        return bool(row.count("lives") < s.game.number(s, LIFE, item, row)) if row.face else None

    @property
    def part(self) -> Part:
        return "after"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "with less life than it began with"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "with all the life it began with"


class ActionTarget(One):
    """The card that the action in progress is aimed at."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        at: Ref | None = None if now is None else s.rows[now.frame].get("that")
        return (at,) if isinstance(at, tuple) and found(s, at) is not None else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return "its target"


class ActionCard(One):
    """The card of the action in progress, if it is an action card that lies open and is not in play."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        now = current_action(s)
        card = None if now is None or now.card == NOBODY else s.pieces[now.card[0]]
        if now is None or card is None or card.zone not in ("limbo", "ash"):
            return ()
        return ((now.card[0], card.life),) if "action" in definition(s, now.card[0]).types else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the action card"


ACTION_CARD, ACTION_TARGET = ActionCard(), ActionTarget()
