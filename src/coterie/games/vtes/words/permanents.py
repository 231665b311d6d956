"""Cards that come into play, on a minion or by themselves, and what they do there to others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

import msgspec

from coterie.games.vtes.facts import can_bear, definition, follows, minions
from coterie.games.vtes.rules.searching import offer
from coterie.games.vtes.rules.strikes import current_combat, side_of
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.bringing import bring
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.naming import is_a
from coterie.games.vtes.words.selves import ME, bearer_of, minion_of
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, said, value_of
from coterie.words.cards.abilities import Act
from coterie.words.cards.answered import event_of
from coterie.words.cards.changing import RemoveCounters
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, SeatsBy, first, living
from coterie.words.cards.lasting import TakeControl
from coterie.words.cards.numbers import While
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, run_with
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
from coterie.words.standing import Standing
from coterie.words.voice import Voice


class PutInPlay(Effect):
    """Put this card in play, perhaps with counters: locations, events and the like (V-090, V-091, V-103, VR-10.5, VR-10.6)."""

    counters: Number = 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.counters, f)
        detail = ("counters",) if n else ()
        emit(s, frame, [about(s, "board", p, n, detail=detail, seat=f.seat) for p in living(s, THIS, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        if not isinstance(self.counters, int):
            return f"bring this card into play; it begins with X counters (X equals {said(self.counters, voice, it)})"
        return "bring this card into play" + (
            f"; it begins with {self.counters} counter{'' if self.counters == 1 else 's'}" if self.counters else ""
        )


class BecomeAlly(PutInPlay):
    """Put this card in play as an ally of yours, which it is from now on.

    Attributes:
        face: what it is then.
    """

    face: str = ""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [about(s, "embrace", p, detail=(f.seat, self.face, "", "")) for p in living(s, THIS, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return "bring this card into play; it becomes an ally"


class PutOn(Effect):
    """Put this card on a minion, perhaps with counters."""

    on: Group = THAT
    counters: int = 0

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = living(s, self.on, f)
        if hosts:
            host = ref(s, hosts[0])
            there = living(s, THIS, f)
            detail = (*host, self.counters) if self.counters else host
            emit(s, frame, [about(s, "attach", p, detail=detail, seat=f.seat) for p in there])

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(living(s, self.on, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        many = f"{self.counters} counter{'' if self.counters == 1 else 's'}"
        with_ = f", with {many}," if self.counters else ""
        return f"place this card{with_} onto {self.on.each(voice, it)}"


class MoveOnto(Effect):
    """Move a card from one minion to another."""

    to: Group = THAT
    what: Group = THIS

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = first(s, self.to, f)
        for p in living(s, self.what, f):
            emit(s, frame, [about(s, "attach", p, detail=ref(s, host), seat=s.pieces[p].place) for host in hosts])

    def able(self, s: Any, f: Frame) -> bool:
        hosts = living(s, self.to, f)
        return bool(hosts) and any(s.pieces[p].host not in hosts for p in living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"move {self.what.each(voice, it)} to {self.to.each(voice, it)}"


PUT_ON_ME = PutOn(ME)


class ChangeHands(TakeControl):
    """Control of cards changes for good."""

    SORT: ClassVar[bool] = True
    EVENT: ClassVar[str] = "control"

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        change_hands(s, living(s, self.what, f), self.value(s, f), partial(super().run, s, frame))


class GiveAway(ChangeHands):
    """Give another Methuselah control of cards for good."""

    to: Group = THAT

    def value(self, s: Any, f: Frame) -> int:
        seats = self.to.members(s, f)
        return seats[0] if seats else f.seat

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.to.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"let {self.to.each(voice, it)} take control of {self.what.each(voice, it)}"


class HandOver(GiveAway):
    """Give a Methuselah control of cards for good, by an action directed at it."""

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselah that gets them."""
        return tuple(self.to.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"hand {self.what.each(voice, it)} over to {self.to.each(voice, it)}"


def change_hands(s: Any, cards: Iterable[int], seat: int, control: Callable[[], None]) -> None:
    """Give a seat control of cards for good; those on minions go to its own minions (VR-1.3).

    Args:
        s: the state.
        cards: the cards. seat: who controls them from now on.
        control: what gives control of all of them; minion cards on a minion have no controller of their own.
    """
    there = [p for p in cards if s.pieces[p].zone == "attached"]
    if not there or not all(follows(definition(s, p)) for p in there):
        control()
    s.do(*[(find_bearer, p, seat) for p in there])


@step("vtes.find_bearer")
def find_bearer(s: Any, card: int, seat: int) -> None:
    """Put a card taken from another's minion on a minion of its new controller's choice that can bear it, or burn it
    (VR-1.3)."""
    now = s.pieces[card]
    if now.zone != "attached" or s.game.speaks(s, now.host) == seat:
        return
    options: list[RawOption] = [
        ("piece", (p,), ((happening, about(s, "attach", card, detail=ref(s, p), seat=now.place)),))
        for p in minions(s, seat)
        if can_bear(s, card, p)
    ]
    if options:
        s.ask(seat, ("who bears it?", card), options)
    else:
        happen(s, about(s, "burn", card))


class AsLongAsThis(Effect):
    """A card has one more ability as long as this card is in play, wherever it goes in its present life (C-119)."""

    ability: Standing
    what: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        word = as_long_as(InPlayStill(*ref(s, f.source)), self.ability)
        detail = (word, ("forever",), s.pieces[f.source].face)
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.what, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        gained = self.ability.say_had(voice, self.what.each(voice, it))
        return f"as long as this card is in play, {gained}"


def as_long_as(condition: Condition, ability: Standing) -> Standing:
    """Return an ability that counts only while a condition holds; for one that is used, it is one more condition."""
    if not isinstance(ability, Act):
        return While(condition, ability)
    given = condition if ability.given is None else condition & ability.given
    return msgspec.structs.replace(ability, given=given)


class InPlayStill(Public):
    """A card that was in play still is."""

    card: int
    life: int

    def holds(self, s: Any, f: Frame) -> bool:
        return bool(s.pieces[self.card].life == self.life and s.pieces[self.card].zone in s.game.in_play)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that card is in play"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that card is not in play"


class InsteadOfReplacing(Standing):
    """Whenever you would replace a card, a counter is burned from this card instead."""

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "replacing"),)

    def effect(self) -> Effect:
        """Return what it does to a counter, as an effect."""
        return RemoveCounters("counter", 1, THIS)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "whenever you would replace a card, burn a counter from this card instead"


class SeatOf(One, SeatsBy):
    """A Methuselah that controls something."""

    SORT: ClassVar[bool] = True


class Controller(SeatOf):
    """The Methuselah that controls the bearer of this card."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        host = bearer_of(f)
        return () if host is None else (s.game.speaks(s, host),)

    def called(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.bearer}'s controller"


class ControllerOf(SeatOf):
    """The Methuselah that controls a card."""

    card: Group

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        there = living(s, self.card, f)
        return (s.game.speaks(s, there[0]),) if there else ()

    def called(self, voice: Voice, it: str = "it") -> str:
        whose = self.card.each(voice, it)
        if whose == "the opposing minion":
            return "the opposing Methuselah"
        if whose.startswith(("the ", "this ", "its ")):
            return f"{whose}'s controller"
        return "its controller" if whose == "it" else f"the controller of {whose}"


class OpposingSeat(SeatOf):
    """The Methuselah whose minion this one is fighting, even if that is gone."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        now, at = current_combat(s), minion_of(s, f)
        side = -1 if now is None or at is None else side_of(s, now, at[0])
        return () if now is None or side < 0 or now.seats[1 - side] in s.out else (now.seats[1 - side],)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "the opposing Methuselah"


class WhoseEvent(One):
    """The Methuselah that the event being answered is about."""

    KIND: ClassVar[str] = "seat"

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        event = event_of(s, f)
        return () if event is None or event.seat < 0 else (event.seat,)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "that Methuselah"


class BearerIn(Public):
    """Its bearer lies in a region."""

    region: str = "torpor"

    def holds(self, s: Any, f: Frame) -> bool:
        host = bearer_of(f)
        return host is not None and bool(s.pieces[host].zone == self.region)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"its bearer is in {self.region}" if self.region != "ready" else "its bearer is ready"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"its bearer is not in {self.region}"


class SearchEquip(Effect):
    """Search your library for equipment and equip the minion with it; requirements and cost apply (C-065). Then shuffle."""

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        s.do((happening, about_seat("search", seat, detail=("library",))), (choose_equipment, frame))

    def able(self, s: Any, f: Frame) -> bool:
        return f.get("actor") is not None and bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"search your library for equipment and put it on {voice.place('me')} (requirements and cost apply); shuffle"


@step("vtes.choose_equipment")
def choose_equipment(s: Any, frame: int) -> None:
    """Choose equipment that was found, or none; the library is shuffled in any case."""
    f: Frame = s.rows[frame]
    at = f.get("actor")
    again = (happening, about_seat("shuffle", f.seat, detail=("library",)))
    seen: dict[str, int] = {}
    for p in pile(s, "library", f.seat):
        if definition(s, p).kind == "equipment" and s.game.could_bear(s, p, f.seat, at[0]):
            seen.setdefault(s.pieces[p].face, p)
    options = [("fetch", ("library", face), (_equips(s, f.seat, p, at), again)) for face, p in seen.items()]
    s.ask(f.seat, ("which equipment?",), [*options, ("none", (), (again,))], forced=False)


def _equips(s: Any, seat: int, card: int, minion: Ref) -> Step:
    return (bring, seat, ref(s, card), minion, definition(s, card).plays.ways[0])


class DigEquip(Effect):
    """Equip this minion with the first equipment in your library, from the top; requirements and cost apply. Then shuffle."""

    ACTION: ClassVar[str] = "equip"

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        at, seat = f.get("actor"), f.seat
        there = [p for p in pile(s, "library", seat) if definition(s, p).kind == "equipment"][:1]
        fits = [p for p in there if s.game.could_bear(s, p, seat, at[0])]
        again = (happening, about_seat("shuffle", seat, detail=("library",)))
        s.do(*[(happening, about(s, "reveal", p)) for p in there], *[_equips(s, seat, p, at) for p in fits], again)

    def able(self, s: Any, f: Frame) -> bool:
        return f.get("actor") is not None and bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"equip {voice.place('me')} with the first equipment in your library (requirements and cost apply); shuffle"
        )


class SearchFor(Effect):
    """Search your library for a card, show it and take it to your hand; then shuffle."""

    which: Filter

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        s.do((happening, about_seat("search", seat, detail=("library",))), (choose_searched, frame, self.which))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        return f"look in your library for {what} to show and take to your hand; then shuffle"


@step("vtes.choose_searched")
def choose_searched(s: Any, frame: int, which: Filter) -> None:
    """Choose a card that was found, or none; the library is shuffled in any case."""
    f: Frame = s.rows[frame]
    fit = [p for p in pile(s, "library", f.seat) if which.holds(s, f, p, s.pieces[p])]
    offer(s, f.seat, ("which card?",), {p: ((happening, about(s, "show", p)), (take_found, p)) for p in fit})


@step("vtes.take_found")
def take_found(s: Any, card: int) -> None:
    """Put a card that was found and revealed into the hand."""
    happen(s, about(s, "return", card))


class InDiscardPhase(Effect):
    """Do something as the discard phase of this turn begins."""

    does: Effect

    def run(self, s: Any, frame: int) -> None:
        s.new(Delayed(("discard", s.active), ((run_with, self.does, s.rows[frame]),)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"in the discard phase, {self.does.say(voice, it)}"


class BearerIs(Public):
    """The bearer of this card matches a filter."""

    which: Filter

    def holds(self, s: Any, f: Frame) -> bool:
        host = bearer_of(f)
        return host is not None and bool(self.which.holds(s, f, host, s.pieces[host]))

    def say(self, voice: Voice, it: str = "it") -> str:
        return is_a("its bearer", described(self.which, voice.noun("minion"), voice, it).a())

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return is_a("its bearer", described(self.which, voice.noun("minion"), voice, it).a(), no=True)


CONTROLLER, WHOSE, OPPONENT = Controller(), WhoseEvent(), OpposingSeat()
