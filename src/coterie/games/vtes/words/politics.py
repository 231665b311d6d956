"""Referendums, votes, and what is voted on (chapter 7)."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.facts import playing, title
from coterie.games.vtes.numbers import TITLE_SECT, VOTES, stat
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.referendum import (
    AGAINST,
    FOR,
    Choosing,
    Referendum,
    add_votes,
    call,
    cast,
    current_referendum,
)
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.circumstances import Public
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.selves import ME, X
from coterie.games.vtes.words.timed import Timed
from coterie.kernel.events import about, about_seat, happen
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import allocate
from coterie.kernel.pieces import Piece, Ref, pile
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import current
from coterie.kernel.steps import step
from coterie.words.amounts import Amount, Number, said, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, SeatsBy, living
from coterie.words.cards.numbers import Bonus
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, Part
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.voice import Noun, Voice, an


class Calls(Deed):
    """Call a referendum: its terms, and what happens if it passes. The card is worth a vote for its caller (VR-7.2,
    V-134). It is directed at nobody, whatever its terms (C-025)."""

    ACTION: ClassVar[str] = "political"
    STEALTH: ClassVar[int] = 1
    effect: Effect
    terms: Effect | None = None
    votes: int = 1
    passes: bool = False

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        card: Ref = f.get("this")
        forced = "passes" if self.passes or promised(s, f) else ""
        s.do((call, Referendum(f.seat, frame, self.terms, self.effect, card, self.votes, forced=forced)))

    def able(self, s: Vtes, f: Frame) -> bool:
        return self.terms is None or self.terms.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        terms = f"{self.terms.say(voice, it)}; " if self.terms is not None else ""
        if self.passes:
            return f"call a referendum that passes without a vote: {terms}{self.effect.say(voice, it)}"
        return f"call a referendum: {terms}if it passes, {self.effect.say(voice, it)}"


class Promise(Effect):
    """The next referendum that a vampire of yours calls this turn passes without a vote: of any, or one of a sect."""

    sect: str = ""

    def run(self, s: Vtes, frame: int) -> None:
        count_use(s, ("promised", s.rows[frame].seat, self.sect), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        who = f"{self.sect} vampire".strip()
        return f"the next referendum that {an(who)} you control calls this turn passes without a vote"


def promised(s: Vtes, f: Frame) -> bool:
    """Return whether a referendum passes by a promise, which is kept with it."""
    keys = [(f.seat, sect) for p in living(s, ME, f) for sect in ("", str(s.game.value(s, "sect", p)))]
    due = [key for key in keys if used(s, ("promised", *key), "turn") > used(s, ("kept", *key), "turn")]
    for key in due:
        count_use(s, ("kept", *key), "turn")  # it is the next one for each of them
    return bool(due)


# ── terms ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Allocate(Effect):
    """Allocate points among two or more Methuselahs, or two or more others; they are bound as “points” (C-079)."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("seat", "points", "shared"),)
    points: Number
    least: int = 2
    others: bool = False
    but: str = ""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        points = value_of(s, self.points, f)
        room = tuple([(seat, points - self.least + 1) for seat in self._whom(s, f)])
        s.do((allocate, f.seat, ("allocate", points), "seat", room, points, (bind, frame, "points")))

    def able(self, s: Vtes, f: Frame) -> bool:
        return len(self._whom(s, f)) >= self.least

    def _whom(self, s: Vtes, f: Frame) -> list[int]:
        left = f.get(self.but) if self.but else None
        return [seat for seat in playing(s, f.seat) if (seat != f.seat or not self.others) and seat != left]

    def say(self, voice: Voice, it: str = "it") -> str:
        where = "" if isinstance(self.points, int) else f" (X equals {said(self.points, voice, it)})"
        points = self.points if isinstance(self.points, int) else "X"
        other = "other " if self.others or self.but else ""
        return f"allocate {points} points among {self.least} or more {other}Methuselahs{where}"


class ChooseTerm(Effect):
    """Choose a card as the terms of the referendum; it is bound as “that”, or to another name. Something may be done as it is
    chosen."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("piece"),)
    group: Group
    does: Effect | None = None
    name: str = "that"

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        found = self.group.members(s, f)
        then = ((run, self.does, frame),) if self.does is not None else ()
        if found:
            options = [("piece", (at,), ((bind, frame, self.name, at), *then)) for at in found]
            s.ask(f.seat, ("which is named?", self.group), options)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self.group.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        also = f"; in this referendum, {self.does.say(voice, it)}" if self.does is not None else ""
        return f"name {self.group.one(voice, it)}{also}"


class SplitMargin(Effect):
    """This vampire gains blood for the votes by which its referendum passed; some of it goes to your pool instead."""

    most: int = 2

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        now = current_action(s)
        n = 0 if now is None else now.margin
        options = [("number", (at,), ((split, frame, n - at, at),)) for at in range(min(self.most, n) + 1)]
        s.ask(f.seat, ("how much to the pool?",), options)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire gains blood for each such vote, up to {self.most} of it to your pool instead"


@step("vtes.split_margin")
def split(s: Vtes, frame: int, blood: int, pool_: int) -> None:
    """Give a vampire blood, and its Methuselah pool."""
    f: Frame = s.rows[frame]
    events = [about(s, "blood", p, blood) for p in living(s, ME, f)] if blood else []
    events += [about_seat("pool", f.seat, pool_)] if pool_ else []
    if events:
        happen(s, *events)


class BurnPoints(Effect):
    """Each Methuselah burns 1 pool for each point that was allocated to it."""

    def run(self, s: Vtes, frame: int) -> None:
        given: tuple[int, ...] = s.rows[frame].get("points") or ()
        events = [about_seat("pool", seat, -given.count(seat)) for seat in playing(s) if seat in given]
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "each Methuselah burns as much pool as was allocated to it"


class FromTheRich(Effect):
    """Choose a Methuselah with more pool than you and allocate some of that among one or more others (C-081)."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("seat", "rich"), Choosing("seat", "points", "shared"))
    points: int = 3

    def _rich(self, s: Vtes, f: Frame) -> list[int]:
        return [seat for seat in playing(s, f.seat) if s.pool[seat] > s.pool[f.seat]]

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        options = [
            ("seat", (seat,), ((bind, frame, "rich", seat), (share_out, frame, seat, self.points)))
            for seat in self._rich(s, f)
        ]
        if options:
            s.ask(f.seat, ("whose pool?",), options)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self._rich(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"choose a Methuselah with more pool than you and allocate {self.points} of it among others"


@step("vtes.share_out")
def share_out(s: Vtes, frame: int, rich: int, points: int) -> None:
    """Allocate the pool of a rich Methuselah."""
    f: Frame = s.rows[frame]
    room = tuple([(seat, points) for seat in playing(s, f.seat) if seat != rich])
    s.do((allocate, f.seat, ("allocate", points), "seat", room, points, (bind, frame, "points")))


class Distribute(Effect):
    """Distribute the pool as it was allocated, as far as it is still there (C-081)."""

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        rich, given = f.get("rich"), f.get("points") or ()
        if rich not in playing(s):
            return
        given = given[: s.pool[rich]]
        events = [about_seat("pool", rich, -len(given))]
        events += [about_seat("pool", seat, given.count(seat)) for seat in playing(s) if seat in given]
        if given:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "that pool is distributed so"


class EachBurns(Effect):
    """Each Methuselah burns, or gains, pool for each card of a group that it has."""

    group: Group
    amount: int = -1

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        events = [
            about_seat("pool", seat, self.amount * n)
            for seat in playing(s)
            if (n := len([p for p in living(s, self.group, f) if s.game.speaks(s, p) == seat]))
        ]
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        does = "burns" if self.amount < 0 else "gains"
        return f"each Methuselah {does} {abs(self.amount)} pool for every {self.group.noun(voice, it).one} they control"


class ChooseClan(Effect):
    """Choose a clan, one that some vampire in play belongs to; it is bound as “clan”."""

    TERMS: ClassVar[tuple[Choosing, ...]] = (Choosing("text", "clan"),)

    def _clans(self, s: Vtes) -> list[str]:
        there = [p for seat in playing(s) for zone in ("ready", "torpor") for p in pile(s, zone, seat)]
        return list(dict.fromkeys([str(s.game.value(s, "clan", p)) for p in there if s.game.kind(s, p) == "vampire"]))

    def run(self, s: Vtes, frame: int) -> None:
        clans = self._clans(s)
        if clans:
            options = [("clan", (clan,), ((bind, frame, "clan", clan),)) for clan in clans]
            s.ask(s.rows[frame].seat, ("which clan?",), options)

    def able(self, s: Vtes, f: Frame) -> bool:
        return bool(self._clans(s))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "choose a clan"


class GainPerClan(Effect):
    """Each Methuselah gains pool for each vampire of the chosen clan that it controls."""

    def run(self, s: Vtes, frame: int) -> None:
        clan = s.rows[frame].get("clan")
        events = []
        for seat in playing(s):
            there = [p for zone in ("ready", "torpor") for p in pile(s, zone, seat)]
            n = len([p for p in there if s.game.kind(s, p) == "vampire" and s.game.value(s, "clan", p) == clan])
            if n:
                events.append(about_seat("pool", seat, n))
        if events:
            happen(s, *events)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "all Methuselahs gain pool, 1 for each vampire of that clan that they control"


# ── votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class GainVotes(Timed):
    """A vampire has more votes in this referendum."""

    amount: Number = 1
    who: Group = ME
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        detail = (Bonus(VOTES, value_of(s, self.amount, f), THIS), current(s, "referendum"), source)
        emit(s, frame, [about(s, "gain", p, detail=detail) for p in living(s, self.who, f)])

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        one = "vote" if self.amount in (1, -1) else "votes"
        if isinstance(self.amount, int):
            return f"give {self.who.each(voice, it)} {self.amount:+d} {one}".replace(" -", " −")
        worth = said(self.amount, voice, it)
        n = f"+{worth} votes" if isinstance(self.amount, X) else f"+X votes (X equals {worth})"
        return f"give {self.who.each(voice, it)} {n}"


class Voters(SeatsBy):
    """The Methuselahs that have voted for a side, with a vampire, the Edge or a card, and do not abstain."""

    side: str = AGAINST

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        now = current_referendum(s)
        if now is None:
            return ()
        there = [at for at in now.sides if at[2] == self.side and at[:2] not in now.silent]
        seats = [s.game.speaks(s, p) for p, life, _ in there if s.pieces[p].life == life]
        seats += [seat for seat, side in (*now.edge, *now.burned) if side == self.side]
        seats += [seat for seat, _, side in now.extra if side == self.side]
        return tuple([seat for seat in playing(s, f.seat) if seat in seats])

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun(f"Methuselah that votes {self.side} it", f"Methuselahs that vote {self.side} it")


class VotesAgainst(Timed):
    """This vampire has more votes in this referendum, and casts all of them against it (C-085)."""

    amount: int = 1
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        source = f.face(s)
        detail = (Bonus(VOTES, self.amount, THIS), current(s, "referendum"), source)
        there = ME.members(s, f)
        emit(s, frame, [about(s, "gain", at[0], detail=detail) for at in there])
        now = current_referendum(s)
        fresh = tuple([at for at in there if now is not None and not any(at == side[:2] for side in now.sides)])
        if fresh:
            s.do((cast, current(s, "referendum"), fresh, AGAINST))

    def apt(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and not any((*at, FOR) in now.sides for at in ME.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire gets +{self.amount} vote{'' if self.amount == 1 else 's'} and votes against"


class HasVoted(Filter):
    """It has cast votes or a ballot in the referendum in progress, perhaps on a side."""

    side: str = ""

    def holds(self, s: Vtes, f: Frame, item: int, row: Piece) -> bool | None:
        now = current_referendum(s)
        there = [] if now is None else [each[:2] for each in now.sides if self.side in ("", each[2])]
        return (item, row.life) in there

    @property
    def part(self) -> Part:
        return "after"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"that has voted {self.side}".rstrip()

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"that has not voted {self.side}".rstrip()


class Abstain(Timed):
    """Vampires abstain in this referendum; what they have cast does not count (VR-7.1)."""

    who: Group = THAT
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        now = current_referendum(s)
        if now is not None:
            remember(s, "referendum", silent=(*now.silent, *self.who.members(s, s.rows[frame])))

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def able(self, s: Vtes, f: Frame) -> bool:
        now = current_referendum(s)
        return now is not None and any(at not in now.silent for at in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"make {self.who.each(voice, it)} abstain"


class CastVotes(Timed):
    """You cast votes of your own, for or against."""

    amount: int = 1
    WINDOWS: ClassVar[tuple[str, ...]] = ("poll",)

    def run(self, s: Vtes, frame: int) -> None:
        f: Frame = s.rows[frame]
        if f.seat in s.out:
            return  # its last pool was spent on them (VR-13.1)
        options = [
            (f"cast {side}", (self.amount,), ((add_votes, f.seat, self.amount, side),)) for side in (FOR, AGAINST)
        ]
        s.ask(f.seat, ("cast?", self.amount), options)

    def apt(self, s: Vtes, f: Frame) -> bool:
        return current_referendum(s) is not None

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"cast {self.amount} vote{'' if self.amount == 1 else 's'}"


class Margin(Amount):
    """The number of votes by which the referendum of this action passed."""

    def value(self, s: Vtes, f: Frame) -> int:
        now = current_action(s)
        return 0 if now is None else now.margin

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the votes by which the referendum passed"


class ReferendumPassed(Public):
    """The referendum of the action in progress has passed."""

    def holds(self, s: Vtes, f: Frame) -> bool:
        now = current_action(s)
        return now is not None and now.passed

    def say(self, voice: Voice, it: str = "it") -> str:
        return "its referendum has passed"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "its referendum has not passed"


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class HasTitle(Public):
    """This minion has one of some titles, or any."""

    titles: tuple[str, ...] = ()

    def holds(self, s: Vtes, f: Frame) -> bool:
        there = living(s, ME, f)
        now = title(s, there[0]) if there else ""
        return now in self.titles if self.titles else bool(now)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire is {' or '.join(self.titles)}" if self.titles else "this vampire is titled"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire is not {' or '.join(self.titles)}" if self.titles else "this vampire is untitled"

    def check(self) -> list[str]:
        return super().check() + [
            f"HasTitle: there is no title “{name}”" for name in self.titles if name not in TITLE_SECT
        ]


class VotesOf(Amount):
    """The votes that a vampire has."""

    who: Group = ME

    def value(self, s: Any, f: Frame) -> int:
        return sum([max(0, stat(s, p, VOTES)) for p in living(s, self.who, f)])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the votes of {self.who.each(voice, it)}"
