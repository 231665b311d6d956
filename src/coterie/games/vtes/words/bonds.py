"""Cards in play that remember another card, and cards that come into play after they have been played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, TypeVar

from coterie.games.vtes.facts import bears_one, capacity, definition
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.selves import ME, bearer_of
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.pieces import Piece, Ref, found, pile, ref
from coterie.kernel.steps import step
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, About, SeatsBy, living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, Part, described
from coterie.words.frames import Frame
from coterie.words.groups import Group, One
from coterie.words.standing import Marker
from coterie.words.voice import Noun, Voice

M = TypeVar("M", bound=Marker)


def remember_on_card(s: Any, frame: int, mark: Marker) -> None:
    """Let the card whose text is carried out keep a mark for as long as it lies in play."""
    source = s.rows[frame].source
    if s.pieces[source].zone in s.game.in_play:
        emit(s, frame, [about(s, "gain", source, detail=(mark, ("forever",), s.pieces[source].face))])


def last_mark(s: Any, f: Frame, kind: type[M]) -> M | None:
    """Return the mark of a kind that this card has kept last, None if it has none or is no longer there."""
    this: Ref | None = f.get("this")
    if this is None or found(s, this) is None:
        return None
    return last_of(s.pieces[this[0]], kind)


def last_of(row: Piece, kind: type[M]) -> M | None:
    """Return the mark of a kind that a card has kept last."""
    return next((word for word in reversed(row.text) if isinstance(word, kind)), None)


class Marked(Marker):
    """A card in play remembers another one, in its present life."""

    piece: int
    life: int

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


class Mark(Effect):
    """This card, as it lies in play, remembers a card; one that it remembered before is forgotten."""

    what: Group = ME

    def run(self, s: Any, frame: int) -> None:
        there = living(s, self.what, s.rows[frame])
        if there:
            remember_on_card(s, frame, Marked(*ref(s, there[0])))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} marks {self.what.each(voice, it)}"


class MarkedSeats(Marker):
    """A card in play remembers Methuselahs."""

    seats: tuple[int, ...]

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


class MarkTargets(Effect):
    """This card, as it lies in play, remembers the Methuselahs at which the action is directed."""

    def run(self, s: Any, frame: int) -> None:
        now = current_action(s)
        if now is not None:
            remember_on_card(s, frame, MarkedSeats(tuple(sorted(now.targets))))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} marks whom the action is directed at"


class MarkChosen(Effect):
    """This card, as it lies in play, remembers the Methuselahs that were chosen as terms."""

    def run(self, s: Any, frame: int) -> None:
        remember_on_card(s, frame, MarkedSeats(tuple(sorted(s.rows[frame].get("points") or ()))))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this} marks those Methuselahs"


class MarkedMethuselahs(SeatsBy):
    """The Methuselahs that this card remembers."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        mark = last_mark(s, f, MarkedSeats)
        return () if mark is None else mark.seats

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("marked Methuselah", "marked Methuselahs")


class AimedAtMarked(Public):
    """The action in progress is directed at those whom this card remembers, and at nobody else."""

    def holds(self, s: Any, f: Frame) -> bool:
        now, mark = current_action(s), last_mark(s, f, MarkedSeats)
        return now is not None and mark is not None and mark.seats == tuple(sorted(now.targets))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the action is directed at whom {voice.this} marks"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the action is not directed at whom {voice.this} marks"


class MarkedCard(One, About):
    """The card that this card remembers."""

    KIND: ClassVar[str] = "piece"

    def _at(self, s: Any, f: Frame) -> Ref | None:
        mark = last_mark(s, f, Marked)
        return None if mark is None else (mark.piece, mark.life)

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        at = self._at(s, f)
        return () if at is None or found(s, at) is None else (at,)

    def fits(self, s: Any, f: Frame, event: Event, row: Piece | None) -> bool | None:
        at = self._at(s, f)
        return at in ((event.subject, event.life), (event.subject, event.now_life))

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the marked minion"


class IsMarked(Filter):
    """The minion that this card remembers."""

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return any(at[0] == item for at in MARKED.members(s, f))

    @property
    def part(self) -> Part:
        return "before"

    def say(self, voice: Voice, it: str = "it") -> str:
        return "marked"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "not marked"


class Marks(Filter):
    """A card in play that remembers one that matches a filter."""

    PART: ClassVar[Part] = "after"
    which: Filter

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        mark = last_of(row, Marked)
        if mark is None or found(s, (mark.piece, mark.life)) is None:
            return False
        return bool(self.which.holds(s, f, mark.piece, s.pieces[mark.piece]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that marks {described(self.which, voice.noun('vampire'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that does not mark {described(self.which, voice.noun('vampire'), voice, it).a()}"


class Placed(One):
    """This card as it lies now, after it has come into play."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        return (ref(s, f.source),) if s.pieces[f.source].zone in s.game.in_play else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.this}"


class LayAfterwards(Effect):
    """Put this card, which has been played and is in an ash heap by now, on a minion, perhaps with counters."""

    on: Group = ME
    counters: int = 0

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = living(s, self.on, f)
        there = s.pieces[f.source].zone in ("ash", "limbo")
        if hosts and there and s.pieces[hosts[0]].zone in ("ready", "torpor"):
            detail = (*ref(s, hosts[0]), self.counters) if self.counters else ref(s, hosts[0])
            emit(s, frame, [about(s, "attach", f.source, detail=detail, seat=f.seat)])

    def able(self, s: Any, f: Frame) -> bool:
        hosts = living(s, self.on, f)
        return bool(hosts) and not bears_one(s, definition(s, f.source), hosts[0])

    def say(self, voice: Voice, it: str = "it") -> str:
        with_ = f", with {self.counters} counters," if self.counters else ""
        return f"place this card{with_} onto {self.on.each(voice, it)}"


class Reincarnate(Effect):
    """The top card of your crypt replaces the bearer of this card, which is being burned (C-121).

    A younger vampire comes to the ready region with as much blood as it has capacity, and with this card; any other card goes
    to your uncontrolled region.
    """

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        crypt, host = pile(s, "crypt", f.seat), bearer_of(f)
        if crypt and host is not None:
            s.do((happening, about(s, "uncontrol", crypt[0])), (succeed, f.seat, crypt[0], f.source, capacity(s, host)))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            "take a card from the top of your crypt; a younger vampire goes to the ready region with this card on it and as "
            "much blood as it has capacity"
        )


@step("vtes.succeed")
def succeed(s: Any, seat: int, heir: int, card: int, limit: int) -> None:
    """Put a card on a younger vampire that replaces one of a capacity that is being burned."""
    face = definition(s, heir)
    if face.kind == "vampire" and face.stats["capacity"] < limit:
        emerge = [about(s, "blood", heir, face.stats["capacity"]), about(s, "emerge", heir)]
        s.do((happening, *emerge), (inherit, seat, heir, ref(s, card)))


@step("vtes.inherit")
def inherit(s: Any, seat: int, heir: int, card: Ref) -> None:
    """Put the card on the vampire that has come."""
    if found(s, card) is not None:
        happen(s, about(s, "attach", card[0], detail=ref(s, heir), seat=seat))


LEAVING = ("torpor", "burn", "remove", "uncontrol", "contest")  # kinds of events that end being ready


class Leaving(Trigger):
    """Answers that minions leave the ready region: for torpor, burned, or in another way."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return tuple([(self.stage, kind) for kind in LEAVING])

    def names(self) -> Iterator[tuple[str, str]]:
        yield "stage", self.stage
        yield from (("event", kind) for kind in LEAVING)

    def fits(self, s: Any, row: Piece, piece: int, event: Event) -> bool:
        before = event.was or s.pieces[event.subject]
        return before.zone == "ready" and super().fits(s, row, piece, event)


def leaving(who: About, does: Effect, **more: Any) -> Leaving:
    """Return what must be done after minions leave the ready region."""
    return Leaving("forced reaction", "leaves", who, does, must=True, **more)


class WhoseItWas(One):
    """The Methuselah that controlled the card that the event is about, before the event."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        event = event_of(s, f)
        if event is None:
            return ()
        row = event.was or s.pieces[event.subject]
        seat = s.game.speaks(s, event.subject, row)
        return () if seat in s.out else (seat,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "its controller"


MARKED, PLACED, WHOSE_IT_WAS = MarkedCard(), Placed(), WhoseItWas()


class Gone(Trigger):
    """Answers that this card has left play, in one of several ways; the text tells the first for all."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"after {voice.this} has left play, {self.does.say(voice, it)}" if self.kind == GONE[0] else ""


GONE = ("burn", "remove", "return", "bottom")


def once_gone(does: Effect) -> tuple[Gone, ...]:
    """Return what is done once a card has left play, whatever has become of it."""
    return tuple([Gone("forced reaction", kind, THIS, does, must=True) for kind in GONE])
