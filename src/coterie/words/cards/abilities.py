"""Abilities that players use: actions, responses to events, and playing a card.

All have the same parts: a condition (*given*), a cost, named targets, a limit, and an effect. `coterie.words.cards.playing`
defines how one is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec.structs import replace

from coterie.kernel import limits
from coterie.kernel.events import Event, it, rows_of
from coterie.kernel.layers import Mark
from coterie.kernel.listening import Listener
from coterie.kernel.pieces import ALL, Piece
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.groups import About, This
from coterie.words.cards.lasting import Span
from coterie.words.cards.playing import Use, use
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, May
from coterie.words.frames import Frame, bound_to, frame_of
from coterie.words.groups import Group
from coterie.words.picking import picks
from coterie.words.purse import Purse
from coterie.words.sentences import allowed, given_that, named, paid, picked
from coterie.words.standing import Standing
from coterie.words.voice import IT, Voice, times
from coterie.words.word import Word, walk

if TYPE_CHECKING:
    from coterie.kernel.state import State


class Limit(Word):
    """How often an ability can be used until a scope ends.

    Attributes:
        per: the scope, or a moment such as the end of a round.
        times: the number of uses.
        by: whether to count each ability of each card separately, or all cards with the same name together.
        seat: whether to count each seat separately.
    """

    per: Span = "turn"
    times: int = 1
    by: Literal["instance", "name"] = "instance"
    seat: bool = False

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = ", for each player" if self.seat else ""
        name = ", by all cards of its name together" if self.by == "name" and self.times > 1 else ""
        return f"{times(self.times)} each {voice.place(self.period)}{name}{whose}"

    @property
    def period(self) -> str:
        """The name of the scope, or of the moment, until which uses count."""
        return self.per if isinstance(self.per, str) else self.per[0]

    def names(self) -> Iterator[tuple[str, str]]:
        if isinstance(self.per, str):
            yield "scope", self.per


ONCE_A_TURN = Limit()


class Target(Word):
    """A target, picked when the ability is used, before its effect; it is bound to its name."""

    name: str
    group: Group
    least: int = 1
    most: int = 1

    def phrase(self, voice: Voice, it: str = "it") -> str:
        """Return the phrase for the target: “a foe's recruit”, “up to 2 recruits”."""
        return picks(self.group, self.least, self.most, voice, it)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"choose {self.phrase(voice, it)}"

    def names(self) -> Iterator[tuple[str, str]]:
        yield from self.group.looked_into()


class Ability(Standing, kw_only=True):
    """The common parts of all abilities that players use.

    Attributes:
        given: the condition, checked when the ability is used.
        cost: what is paid first; the ability can be used only if all of it can be paid.
        targets: the named targets.
        limit: how often it can be used.
        where: the zone from which it is used. If that zone is not in play, using the ability plays the card.
    """

    SORT: ClassVar[bool] = True

    given: Condition | None = None
    cost: Effect | None = None
    targets: tuple[Target, ...] = ()
    limit: Limit | None = None
    where: str = "field"

    def effect(self) -> Effect:
        """Return what it does."""
        raise NotImplementedError

    @property
    def asks_first(self) -> bool:
        """Whether its player chooses how or at what to use it before paying."""
        return bool(self.targets)

    def usable(self, s: State, row: Piece, mark: Mark, f: Frame) -> bool:
        """Return whether a seat could use it now: its limit, its condition, its targets, its cost, and whether it would
        change something.

        Args:
            s: the state.
            row: the row of the card whose ability it is.
            mark: the mark of the ability on that card.
            f: the frame in which it would resolve, with “this” bound.
        """
        if self.limit is not None and self.used(s, row, mark, f) >= self.limit.times:
            return False
        if not s.game.may_use(s, self, f.source, row, f.seat):
            return False
        if self.given is not None and not self.given.holds(s, f):
            return False
        if self.cost is not None and not self.cost.payable(s, f, Purse()):  # usually cheaper to check than the effect
            return False
        return self._does_something(s, f, self.targets)

    def _does_something(self, s: Any, f: Frame, targets: tuple[Target, ...]) -> bool:
        """Return whether the remaining targets can be picked so that it would change something."""
        if not targets:
            return self.effect().able(s, f)
        first, rest = targets[0], targets[1:]
        if first.least == 0 and self._does_something(s, f.bind(first.name, None), rest):
            return True
        for at in s.game.aimable(s, self, f, first.group.members(s, f)):
            if self._does_something(s, f.bind(first.name, at), rest):
                return True
        return False

    def used(self, s: State, row: Piece, mark: Mark, f: Frame) -> int:
        """Return the number of uses so far, as counted by its limit."""
        assert self.limit is not None
        return limits.used(s, self._counted(s, row, mark, f), self.limit.per)

    def count(self, s: State, row: Piece, mark: Mark, f: Frame) -> None:
        """Count one more use."""
        if self.limit is not None:
            limits.count_use(s, self._counted(s, row, mark, f), self.limit.per)

    def _counted(self, s: State, row: Piece, mark: Mark, f: Frame) -> tuple[Any, ...]:
        """Return the key under which its uses are counted."""
        assert self.limit is not None
        seat = f.seat if self.limit.seat else -1
        return limits.of_ability(s, row, f.source, mark, by=self.limit.by, seat=seat)

    # ── its text ────────────────────────────────────────────────────────────────────────────────────────────────────

    def said(self, voice: Voice, does: str) -> str:
        """Return the text of what it does with its targets and its cost: “bow this card to bow a foe's recruit”."""
        for target in reversed(self.targets):
            phrase = target.phrase(voice)
            does = picked(does, phrase, many=target.most > 1) if IT in does else named(does, target.name, phrase)
        return self.priced(voice, does)

    def deed(self, voice: Voice) -> str:
        """Return the text of its use with targets and cost, but without occasion, condition and limit."""
        mood = voice if self.cost is None else voice.asked
        return self.said(voice, self.effect().say(mood, IT if self.targets else "it"))

    def priced(self, voice: Voice, does: str) -> str:
        """Return a text after its cost: “bow this card to draw 2 cards”."""
        return does if self.cost is None else paid(self.cost.say(voice.asked), does)

    def framed(self, voice: Voice, text: str) -> str:
        """Return a text with its condition before it and its limit after it."""
        text = text if self.given is None else given_that(self.given.clause(voice), text)
        limit = f" ({self.limit.say(voice)})" if self.limit is not None else ""
        return f"{text}{limit}"


class Act(Ability):
    """An action that the card's player can take."""

    does: Effect

    def effect(self) -> Effect:
        return self.does

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"action: {self.framed(voice, self.deed(voice))}"

    def offered(self, s: State, piece: int, mark: Mark, seat: int) -> bool:
        """Return whether a seat could take it now."""
        row: Piece = s.pieces[piece]
        return self.usable(s, row, mark, frame_of(s, row, piece, seat))

    def take(self, s: State, piece: int, mark: Mark, seat: int) -> None:
        """Begin its use."""
        row: Piece = s.pieces[piece]
        use(s, Use(self, row, piece, mark, seat, bound_to(row, piece)))


class Plays(Ability, kw_only=True):
    """What a card does when it is played."""

    does: Effect
    where: str = "hand"

    def effect(self) -> Effect:
        return self.does

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.framed(voice, self.deed(voice))


class Ways(Ability, kw_only=True):
    """A card that can be played in several ways; its player chooses one after showing the card."""

    ways: tuple[Plays, ...]
    where: str = "hand"

    @property
    def asks_first(self) -> bool:
        return True

    def usable(self, s: State, row: Piece, mark: Mark, f: Frame) -> bool:
        return any(way.usable(s, row, mark, f) for way in self.ways)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose one: " + "; or ".join(way.say(voice) for way in self.ways)

    def check(self) -> list[str]:
        few = ["Ways: needs two ways or more"] if len(self.ways) < 2 else []
        limited = ["Ways: a way has no limit of its own"] if any(way.limit for way in self.ways) else []
        return super().check() + few + limited


class Trigger(Ability):
    """Responds to events of a kind about certain cards or seats at a stage of the timing table.

    Attributes:
        stage, kind: the stage and the kind of event.
        about: the group that the event must be about.
        does: the effect.
        must: whether it is mandatory.
    """

    stage: str
    kind: str
    about: About
    does: Effect
    must: bool = False

    @property
    def forced(self) -> bool:
        return self.must

    def effect(self) -> Effect:
        return self.does

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return ((self.stage, self.kind),)

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        return ((self.stage, self.kind, self.where),)

    def fits(self, s: State, row: Piece, piece: int, event: Event) -> bool:
        f = frame_of(s, row, piece)
        if event.subject < 0:
            return bool(self.about.fits(s, f, event, None))
        for now in self.rows(s, event):
            if self.about.fits(s, f, event, now):
                return True
        return False

    def rows(self, s: State, event: Event) -> tuple[Piece, ...]:
        """Return the card that an event is about, as it was before and as it is after it if both count."""
        return rows_of(s, event)

    def could(self, s: State, seat: int, event: Event) -> bool:
        """Return whether, by public knowledge, a hidden card of a seat could respond to an event with this."""
        if not self._could_be_meant(s, seat, event):
            return False
        return self.given is None or not self.given.public(s) or self.given.holds(s, Frame(-1, seat))

    def _could_be_meant(self, s: State, seat: int, event: Event) -> bool:
        """Return whether, by public knowledge, an event could be about those for whom it listens."""
        if event.subject < 0:
            return self.about.fits(s, Frame(-1, seat), event, None) is not False
        rows = self.rows(s, event)
        if isinstance(self.about, This):
            return any(s.game.speaks(s, event.subject, now) == seat for now in rows)
        f = Frame(-1, seat)
        for now in rows:
            seen = now if now.known == ALL else now.but(face="")
            if self.about.fits(s, f, event, seen) is not False:
                return True
        return False

    def answers(self, s: State, heard: Listener, row: Piece, batch: int) -> bool:
        f = Frame(heard.piece, s.game.speaks(s, heard.piece, row), -1, answering(s, row, heard, batch))
        return self.usable(s, row, heard.mark, f)

    def use(self, s: State, heard: Listener, row: Piece, batch: int) -> None:
        seat = s.game.speaks(s, heard.piece, row)
        if not self.forced:
            s.game.tell_answer(s, seat, row)
        use(s, Use(self, row, heard.piece, heard.mark, seat, answering(s, row, heard, batch)))

    def say(self, voice: Voice, it: str = "it") -> str:
        when, given = self.occasion(voice)
        optional = not self.must and not isinstance(self.does, May)
        text = allowed(self.deed(voice.asked)) if optional else self.deed(voice)
        place = "" if self.where in ("field", voice.home) else f"from your {voice.place(self.where)}, "
        text = replace(self, given=given).framed(voice, text)
        return f"{place}{when}{'' if text.startswith('during ') else ','} {text}"

    def occasion(self, voice: Voice) -> tuple[str, Condition | None]:
        """Return the clause for its occasion, and the condition that remains to be told."""
        if voice.occasion is not None:
            return voice.occasion(self, voice)
        return voice.when(self.stage, self.kind, self.about.one(voice)), self.given

    def check(self) -> list[str]:
        problems = super().check()
        words = list(walk(self.does))
        if self.stage != "would" and any(isinstance(word, Instead) for word in words):
            problems.append(f"Trigger: “Instead” belongs to the stage “would”, not “{self.stage}”")
        if "reaction" in self.stage and any(isinstance(word, Cancel) for word in words):
            problems.append("Trigger: what has happened cannot be cancelled")
        return problems

    def names(self) -> Iterator[tuple[str, str]]:
        yield "stage", self.stage
        yield "event", self.kind


def answering(s: State, row: Piece, heard: Listener, batch: int) -> tuple[tuple[str, Any], ...]:
    """Return the bindings of a response's frame: the card, the subject of the event, and the event's index."""
    event: Event = s.rows[batch].events[heard.at]
    return (*bound_to(row, heard.piece), ("it", it(event)), ("batch", (batch, heard.at)))
