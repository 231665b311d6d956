"""What affects a referendum in progress: cancelling it, its terms, votes that are bought and sold, blood hunts."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import blood, capacity, definition, older, playing, title
from coterie.games.vtes.rules.acting import put_off
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.referendum import (
    AGAINST,
    FOR,
    Choosing,
    add_votes,
    can_vote,
    cancel,
    cast,
    current_referendum,
)
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.selves import ME, Called, X
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, found
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import current
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import YOU, Cards, living
from coterie.words.effects import Effect
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import Noun, Voice


class CancelReferendum(Timed):
    """The referendum is cancelled; a political card that has called it returns to its owner's hand, unless it is told."""

    returns: bool = True
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        cancel(s, returns=self.returns)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        back = "; a political action card that has called it returns to its owner's hand" if self.returns else ""
        return f"cancel the referendum{back}"


class InTerms(Public):
    """A card that matches a filter was chosen in the terms of the referendum in progress."""

    which: Filter

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        if now is None or now.seat < 0 or now.frame not in s.rows:
            return False
        terms: Frame = s.rows[now.frame]
        there = [at for at in (terms.get("that"), *(terms.get("those") or ())) if isinstance(at, tuple)]
        return any(found(s, at) is not None and bool(self.which.holds(s, f, at[0], s.pieces[at[0]])) for at in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the terms name {described(self.which, voice.noun('card'), voice, it).a()}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"the terms name no {described(self.which, voice.noun('card'), voice, it).one}"


class CarriedOut(Public):
    """The effect of the referendum in progress has begun."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and now.carried

    def say(self, voice: Voice, it: str = "it") -> str:
        return "it is by the effect of the referendum"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "it is not by the effect of the referendum"


class LoseAlike(Effect):
    """The Methuselah that called the referendum burns as much pool as you are about to lose."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        now, event = current_referendum(s), event_of(s, f)
        if now is not None and event is not None:
            happen(s, about_seat("pool", now.seat, -min(s.pool[f.seat], -event.amount), source=f.source))

    def able(self, s: Vtes, f: Frame) -> bool:
        now, event = current_referendum(s), event_of(s, f)
        loses = event is not None and event.amount < 0
        return loses and now is not None and now.seat not in (-1, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the controller of the acting minion burns as much pool"


class SharedLoss(Trigger):
    """Answers that you are about to lose pool by the effect of the referendum."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"if you lose pool by the effect of this referendum, {self.does.say(voice, it)}"


SHARED_LOSS = SharedLoss("would", "pool", YOU, LoseAlike(), must=True, given=CarriedOut())


class Delay(Effect):
    """Minions of the acting Methuselah cannot take the same political action again this turn.

    It comes before the referendum is cancelled: a card that has gone back to a hand is one of several that nobody tells apart.
    """

    def run(self, s: Vtes, frame: int) -> None:
        now = current_action(s)
        if now is not None:
            put_off(s, now.seat, "" if found(s, now.card) is None else definition(s, now.card[0]).name)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "minions of the acting Methuselah cannot take the same political action again this turn"


class ShareMargin(Effect):
    """Each vote by which the referendum passed is 1 blood for another vampire, or 1 pool for you, up to a number.

    Attributes:
        which: the vampires that can gain one.
        most: how much pool at most. if_titled: the same, if this vampire is titled.
    """

    which: Filter
    most: int = 1
    if_titled: int = 2

    def run(self, s: Vtes, frame: int) -> None:
        f, now = s.rows[frame], current_action(s)
        n = 0 if now is None else now.margin
        most = self.if_titled if any(title(s, p) for p in living(s, ME, f)) else self.most
        options: list[RawOption] = [
            ("number", (k,), ((share_blood, frame, self.which, k, n - k),)) for k in range(min(most, n) + 1)
        ]
        s.ask(f.seat, ("how much to the pool?",), options)

    def say(self, voice: Voice, it: str = "it") -> str:
        who = described(self.which, voice.noun("vampire"), voice, it).one
        return (
            f"for each vote by which the referendum passed, a different {who} you control gains 1 blood or you gain 1 pool, "
            f"up to {self.most} pool, {self.if_titled} if this vampire is titled"
        )


@step("vtes.share_blood")
def share_blood(s: Vtes, frame: int, which: Filter, pool_: int, n: int) -> None:
    """Gain pool, and choose vampires that gain 1 blood each."""
    f: Frame = s.rows[frame]
    there = tuple([at for at in Cards(which & MINE).members(s, f) if blood(s, at[0]) < capacity(s, at[0])])
    gained = [(happening, about_seat("pool", f.seat, pool_))] if pool_ else []
    most = min(n, len(there))
    asks = [(choose_several, f.seat, ("who feeds?",), "piece", there, most, most, (feed_all,))] if most else []
    s.do(*gained, *asks)


@step("vtes.feed_all")
def feed_all(s: Vtes, chosen: tuple[Ref, ...]) -> None:
    """Let vampires gain 1 blood each."""
    if chosen:
        happen(s, *[about(s, "blood", at[0]) for at in chosen])


class EdgeWorth(Effect):
    """In this referendum the burned Edge is worth a number of votes."""

    votes: int

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "referendum", edge_worth=self.votes)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burning the Edge is worth {self.votes} votes in this referendum"


class InReferendum(Effect):
    """Cards have one more ability until this referendum is over."""

    ability: Standing
    who: Group

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        detail = (self.ability, current(s, "referendum"), source)
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.who, f)])

    def able(self, s: Vtes, f: Frame) -> bool:
        return True

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.ability.say_gained(voice, self.who.each(voice, it), "in this referendum")


class FailReferendum(Timed):
    """The referendum that is voted on fails."""

    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        remember(s, "referendum", forced="fails")

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and not now.forced

    def say(self, voice: Voice, it: str = "it") -> str:
        return "make the referendum fail" if voice.asking else "the referendum fails"


class SellVotes(Timed):
    """All Methuselahs can burn pool for two votes each, before anything else happens; you for more.

    Attributes:
        own: the votes that you get for each pool.
    """

    own: int = 2
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        seat = s.rows[frame].seat
        s.do(*[(offer_votes, each, self.own if each == seat else 2) for each in playing(s, seat)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        yours = f" (you get {self.own})" if self.own != 2 else ""
        return f"at once all Methuselahs may burn any amount of pool, to get 2 votes for every 1 burned{yours}"


@step("vtes.offer_votes")
def offer_votes(s: Vtes, seat: int, rate: int) -> None:
    """Ask whether a Methuselah buys votes."""
    s.ask(seat, ("cast?", rate), [*for_pool(s, seat, rate), ("none", (), ())])


def for_pool(s: Vtes, seat: int, rate: int) -> list[RawOption]:
    """Return the votes that a Methuselah can buy, `rate` of them for each pool."""
    return [
        (f"cast {side}", (n * rate,), ((buy_votes, seat, n, n * rate, side),))
        for n in range(1, s.pool[seat] + 1)
        for side in (FOR, AGAINST)
    ]


ANY = 99  # number of cards as terms


class ChooseTerms(Effect):
    """Choose up to a number of cards as the terms of a referendum, or any number; they are bound as “those”."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("piece", "those", "several"),)
    group: Group
    most: Number = 2
    least: Number = 1

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self.group.members(s, f)
        then: Step = (chosen_terms, frame)
        least, most = min(value_of(s, self.least, f), len(there)), value_of(s, self.most, f)
        s.do((choose_several, f.seat, ("choose", self, f.source), "piece", there, least, most, then))

    def able(self, s: Vtes, f: Frame) -> bool:
        there = self.group.members(s, f)
        return bool(there) and (not isinstance(self.least, X) or len(there) >= value_of(s, self.least, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        exactly = said(self.most, voice, it)
        many = "one or more" if self.most == ANY else exactly if self.least == self.most else f"up to {exactly}"
        return f"choose {many} {self.group.noun(voice, it).many}"


@step("vtes.chosen_terms")
def chosen_terms(s: Vtes, frame: int, chosen: tuple[Ref, ...]) -> None:
    """Remember which cards were chosen."""
    bind(s, frame, "those", chosen)


class Those(Group):
    """The cards that were chosen as terms, or those that were allocated a point."""

    KIND: ClassVar[str] = "piece"
    name: str = "those"
    what: str = "minion"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        return tuple(f.get(self.name) or ())

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        if self.name != "those":
            return Noun("card with a point", "cards with a point")
        return Noun(f"chosen {self.what}", f"chosen {self.what}s")


THOSE, STRUCK = Those(), Those("struck")


class AllocateWide(Effect):
    """Allocate points among Methuselahs and cards; the seats are bound as “points”, the cards as “struck”.

    A card is given one point at the most, as more would do nothing.
    """

    TERMS: ClassVar[tuple[Choosing, ...]] = (
        Choosing("seat", "points", "shared"),
        Choosing("piece", "struck", "shared"),
    )
    points: Amount
    which: Filter

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = self.points.value(s, f)
        room: tuple[tuple[str, Any, int], ...] = tuple([("seat", seat, n) for seat in playing(s, f.seat)])
        room += tuple([("piece", at, 1) for at in Cards(self.which).members(s, f)])
        s.do((allocate_wide, frame, room, n, ()))

    def say(self, voice: Voice, it: str = "it") -> str:
        cards = described(self.which, voice.noun("card"), voice, it).many
        return f"allocate X points among one or more Methuselahs and {cards} (X equals {self.points.say(voice, it)})"


@step("vtes.allocate_wide")
def allocate_wide(
    s: Vtes, frame: int, room: tuple[tuple[str, Any, int], ...], left: int, given: tuple[tuple[str, Any], ...]
) -> None:  # fmt: skip
    """Hand out points one at a time; what was passed over is not offered again."""
    if not left:
        bind(s, frame, "points", tuple([at for kind, at in given if kind == "seat"]))
        bind(s, frame, "struck", tuple([at for kind, at in given if kind == "piece"]))
        return
    options: list[RawOption] = []
    for i, (kind, at, n) in enumerate(room):
        if n and sum([more for _, _, more in room[i:]]) >= left:
            rest = ((kind, at, n - 1), *room[i + 1 :])
            options.append((kind, (at,), ((allocate_wide, frame, rest, left - 1, (*given, (kind, at))),)))
    s.ask(s.rows[frame].seat, ("allocate in turn", left), options)


class ForceVotes(Timed):
    """A named vampire casts its votes and ballots as you choose."""

    name: str
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def _voters(self, s: Vtes, f: Frame) -> list[Ref]:
        now, there = current_referendum(s), Cards(Called(self.name)).members(s, f)
        return (
            [] if now is None else [at for at in there if s.pieces[at[0]].zone == "ready" and can_vote(s, now, at[0])]
        )

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        serial = current(s, "referendum")
        options: list[RawOption] = [
            (f"vote {side}", (at[0],), ((cast, serial, (at,), side),))
            for at in self._voters(s, f)
            for side in (FOR, AGAINST)
        ]
        if options:
            s.ask(f.seat, ("how does it vote?",), options)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return bool(self._voters(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"choose how {self.name} casts its votes and ballots"


class OlderThan(Public):
    """This minion is older than a named vampire in play."""

    name: str

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = Cards(Called(self.name)).members(s, f)
        return any(older(s, p, at[0]) for p in living(s, ME, f) for at in there)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire is older than {self.name}"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire is not older than {self.name}"


class BloodHunt(Public):
    """A blood hunt is voted on."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and now.seat < 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return "a blood hunt is voted on"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "no blood hunt is voted on"


class CalledBy(Public):
    """The referendum that goes on was called by a vampire: this one, unless it is told."""

    who: Group = ME

    def holds(self, s: Vtes, f: Frame) -> bool:
        now, action = current_referendum(s), current_action(s)
        called = now is not None and now.seat >= 0 and action is not None
        return called and action is not None and action.actor[0] in living(s, self.who, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has called the referendum"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"{self.who.each(voice, it)} has not called the referendum"

    def clause(self, voice: Voice, it: str = "it", word: str = "if") -> str:
        if word == "if":
            return super().clause(voice, it, word)
        return f"in a referendum that {self.who.each(voice, it)} calls"


class NoVotes(Public):
    """Nobody has cast a vote or a ballot in the referendum that goes on."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and not (now.sides or now.edge or now.burned or now.extra)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "nobody has voted yet"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "somebody has voted"


class EdgeSpent(Public):
    """Somebody has burned the Edge for a vote in the referendum in progress."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and bool(now.edge)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the Edge has been burned for a vote in this referendum"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "the Edge has not been burned for a vote in this referendum"


class BuyVotes(Timed):
    """Burn X pool to cast twice as many votes."""

    rate: int = 2
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        options = for_pool(s, seat, self.rate)
        if options:
            s.ask(seat, ("cast?", self.rate), options)

    def apt(self, s: Any, f: Frame) -> bool:
        return current_referendum(s) is not None

    def able(self, s: Any, f: Frame) -> bool:
        return self.apt(s, f) and bool(s.pool[f.seat])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"burn X pool and cast {self.rate}X votes"


@step("vtes.buy_votes")
def buy_votes(s: Any, seat: int, cost: int, votes: int, side: str) -> None:
    """Burn the pool and cast the votes."""
    s.do((happening, about_seat("pool", seat, -cost, detail=("cost",))), (add_votes, seat, votes, side))
