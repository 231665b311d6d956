"""Cards that are looked through: a dynasty deck, the top of any deck, some of a hand (L-8.14, L-18.2)."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.l5r.atoms.moving import put_on_top, take_back, whole_deck
from coterie.games.l5r.facts.provinces import is_broken, lying_in, province_at, row_of
from coterie.games.l5r.rules.cards import away
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.choosing import discard_seen
from coterie.games.l5r.words.players import OPPONENT, AgainstOne, one_of
from coterie.games.l5r.words.provinces import shuffle_dynasty
from coterie.games.l5r.words.zones import STAYS, look_at
from coterie.kernel.chance import picked
from coterie.kernel.events import about, happening
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, found, pile, ref, show
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, value_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import YOU, living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Bound, Group
from coterie.words.voice import Noun, Voice

ALL = 99  # cards of a deck: as many as there are


class SearchDynasty(Effect):
    """Search the top cards of your dynasty deck for one with which something is done.

    Attributes:
        most: how many cards are looked at; 99 for all of them.
        which: what may be found.
        does: what is done with it.
        rest: the deck is shuffled, or only if all of it was searched (D-809); or the others are discarded.
    """

    most: Number
    which: Filter
    does: Effect
    rest: Literal["shuffle", "stays", "discard"] = "shuffle"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = pile(s, "dynasty", f.seat)[: value_of(s, self.most, f)]
        look_at(s, f.seat, "dynasty", there)
        s.do((find_in_dynasty, self, frame, tuple([ref(s, p) for p in there])))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(pile(s, "dynasty", f.seat)) and value_of(s, self.most, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        n, why = (
            (str(self.most), "") if isinstance(self.most, int) else ("X", f" (X equals {self.most.say(voice, it)})")
        )
        top = "" if self.most == ALL else f"the {n} topmost cards of "
        what = f"one {described(self.which, Noun('card', 'cards'), voice, it).one}"
        rest = {"shuffle": "shuffle", "stays": STAYS, "discard": "discard the others"}[self.rest]
        return f"search {top}your dynasty deck for {what}, {self.does.say(voice, 'it')}, and {rest}{why}"


@step("l5r.find_in_dynasty")
def find_in_dynasty(s: L5R, word: SearchDynasty, frame: int, there: tuple[Ref, ...]) -> None:
    """Ask which card is found, of those with which something could be done; one may find nothing (L-8.14)."""
    f: Frame = s.rows[frame]
    fit = [
        at for at in there if word.which.holds(s, f, at[0], s.pieces[at[0]]) and word.does.able(s, f.bind("that", at))
    ]
    then: tuple[Step, ...] = ()
    if word.rest == "discard":
        then = ((discard_unfound, frame, there),)
    elif word.rest == "shuffle" or len(there) == len(pile(s, "dynasty", f.seat)):
        then = ((shuffle_dynasty, f.seat),)
    options: list[RawOption] = [
        ("piece", (at[0],), ((bind, frame, "that", at), (run, word.does, frame), *then)) for at in fit
    ]
    s.ask(f.seat, ("find?",), [*options, ("nothing", (), then)], forced=False)


@step("l5r.discard_unfound")
def discard_unfound(s: L5R, frame: int, there: tuple[Ref, ...]) -> None:
    """Discard what was looked at and is still there."""
    left = [at[0] for at in there if found(s, at) is not None and s.pieces[at[0]].zone == "dynasty"]
    emit(s, frame, [about(s, "discard", p) for p in left])


class LayInto(Effect):
    """Lay a card face up into a province of yours other than the stronghold province, and discard the other cards there.

    Attributes:
        what: the card.
        whole: only into an unbroken province.
    """

    what: Group = THAT
    whole: bool = False

    def _places(self, s: L5R, f: Frame) -> list[int]:
        there = row_of(s, f.seat)
        return [place for place in there if not self.whole or not is_broken(s, province_at(s, place))]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.what, f)[:1]:
            options: list[RawOption] = [
                ("piece", (ref(s, province_at(s, place)),), ((lay_into, frame, ref(s, p), place),))
                for place in self._places(s, f)
            ]
            s.ask(f.seat, ("choose", self, f.source), options)

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f)) and bool(self._places(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        where = "an unbroken" if self.whole else "a"
        lay = f"lay {self.what.each(voice, it)} face up into {where} non-stronghold province of yours"
        return f"{lay}, discarding every other card there"


@step("l5r.lay_into")
def lay_into(s: L5R, frame: int, at: Ref, place: int) -> None:
    """Discard what lies in a province, and lay a card into it."""
    s.do((happening, *away(s, list(lying_in(s, place)))), (fill_with, frame, at, place))


@step("l5r.fill_with")
def fill_with(s: L5R, frame: int, at: Ref, place: int) -> None:
    """Lay a card that is still there into a province, face up."""
    if found(s, at) is not None:
        emit(s, frame, [about(s, "fill", at[0], detail=(place, True))])


class LayThere(Effect):
    """Lay a card face up into a province, beside what lies there or in its place.

    Attributes:
        where: the province.
        what: the card.
        clears: every other card there is discarded.
    """

    where: Group = Bound("province")
    what: Group = THAT
    clears: bool = False

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, self.where, f)[:1]:
            lay = lay_into if self.clears else fill_with
            s.do(*[(lay, frame, ref(s, q), s.pieces[p].place) for q in living(s, self.what, f)[:1]])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f)) and bool(living(s, self.where, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        lay = f"lay {self.what.each(voice, it)} face up into {self.where.each(voice, it)}"
        return f"{lay}, discarding every other card there" if self.clears else lay


class RevealAndTake(Effect):
    """Reveal the top cards of your conflict deck, take all of them of which a filter holds, and discard the others (L-18.2)."""

    most: int
    which: Filter

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = whole_deck(s, f.seat)[: self.most]
        for p in there:
            show(s, p)
        fit = [p for p in there if self.which.holds(s, f, p, s.pieces[p])]
        for p in fit:
            s.tell("finds", f.seat, s.pieces[p].face, to=~(1 << f.seat))  # who takes it reads that it is drawn
        emit(s, frame, [about(s, "draw" if p in fit else "discard", p) for p in there])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(pile(s, "deck", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, Noun("card", "cards"), voice, it).one
        return f"show the {self.most} topmost cards in your conflict deck, take every {what} and discard the others"


class Arrange(Effect):
    """Look at the top cards of a deck and put them back in any order; perhaps discard any number of them first.

    Attributes:
        most: how many are looked at.
        deck: which deck of a player.
        who: the player whose deck it is.
        discards: any number of them may be discarded.
        below: any number of them may be put below the deck.
    """

    most: int
    deck: Literal["conflict", "dynasty"] = "conflict"
    who: Group = YOU
    discards: bool = False
    below: bool = False

    @property
    def _zone(self) -> str:
        return "deck" if self.deck == "conflict" else "dynasty"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for owner in self.who.members(s, f)[:1]:
            take_back(s, owner)
            there = pile(s, self._zone, owner)[: self.most]
            look_at(s, f.seat, self.deck, there)
            again: Step = (put_back, frame, self._zone, owner, ())
            if self.discards:
                then = (cast_and_put_back, frame, self._zone, owner, there)
                s.do((choose_several, f.seat, ("discard?", len(there)), "piece", there, 0, len(there), then, False))
            elif self.below:
                then = (sink_and_put_back, frame, self._zone, owner, there)
                s.do((choose_several, f.seat, ("below?", len(there)), "piece", there, 0, len(there), then, False))
            else:
                s.do((*again, there))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, self._zone, owner) for owner in self.who.members(s, f)[:1])

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "your" if self.who == YOU else f"{self.who.each(voice, it)}'s"
        cast = "discard any number of them, and put the others" if self.discards else "put them"
        cast = "put any number of them below it, and the others" if self.below else cast
        return f"look at the {self.most} topmost cards of {whose} {self.deck} deck; {cast} back in any order"


@step("l5r.cast_and_put_back")
def cast_and_put_back(
    s: L5R, frame: int, zone: str, owner: int, there: tuple[int, ...], chosen: tuple[int, ...]
) -> None:
    """Discard what was chosen of the cards that were looked at, and put back the others."""
    left = tuple([p for p in there if p not in chosen])
    emit(s, frame, [about(s, "discard", p) for p in chosen])
    s.do((put_back, frame, zone, owner, (), left))


@step("l5r.sink_and_put_back")
def sink_and_put_back(
    s: L5R, frame: int, zone: str, owner: int, there: tuple[int, ...], chosen: tuple[int, ...]
) -> None:
    """Put what was chosen of the cards that were looked at below the deck, and the others back on top."""
    left = tuple([p for p in there if p not in chosen])
    emit(s, frame, [about(s, "return", p, detail=("bottom",)) for p in chosen])
    s.do(*[(put_back, frame, zone, owner, (), left)] * bool(left))


@step("l5r.put_back")
def put_back(s: L5R, frame: int, zone: str, owner: int, order: tuple[int, ...], left: tuple[int, ...]) -> None:
    """Ask which card comes next from the top, until one is left; only who looks at them knows the order."""
    seat = s.rows[frame].seat
    if len(left) > 1:
        options: list[RawOption] = [
            ("piece", (p,), ((put_back, frame, zone, owner, (*order, p), tuple([q for q in left if q != p])),))
            for p in left
        ]
        s.ask(seat, ("on top?",), options)
        return
    put_on_top(s, zone, owner, seat, (*order, *left))


class SeeSome(AgainstOne):
    """Look at some cards of your opponent's hand, at random or as the opponent chooses; perhaps one of them is discarded.

    Attributes:
        amount: how many.
        chosen: the opponent chooses which.
        discards: you choose one of them that is discarded.
    """

    amount: Number
    chosen: bool = False
    discards: bool = False

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        there = pile(s, "hand", foe) if foe >= 0 else ()
        n = min(value_of(s, self.amount, f), len(there))
        if n <= 0:
            return
        if self.chosen:
            s.do((choose_several, foe, ("show?", n), "piece", there, n, n, (see_these, self, frame), False))
        else:
            s.do((see_these, self, frame, tuple(picked(s, there, n))))

    def able(self, s: L5R, f: Frame) -> bool:
        return value_of(s, self.amount, f) > 0 and any(pile(s, "hand", foe) for foe in OPPONENT.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        n, why = (
            (str(self.amount), "")
            if isinstance(self.amount, int)
            else ("X", f" (X equals {self.amount.say(voice, it)})")
        )
        what = f"make your opponent show {n} cards of its choice" if self.chosen else f"see {n} random cards"
        where = "from the hand" if self.chosen else "of your opponent's hand"
        return f"{what} {where}{'; choose and discard one of them' if self.discards else ''}{why}"


@step("l5r.see_these")
def see_these(s: L5R, word: SeeSome, frame: int, there: tuple[Any, ...]) -> None:
    """Look at cards of a hand: who asks does, or everybody where they are shown; perhaps choose one to discard."""
    seat = s.rows[frame].seat
    seats = [each for each in range(s.seats) if each != s.pieces[there[0]].place] if word.chosen else [seat]
    emit(s, frame, [about(s, "peek", p, detail=(each,)) for p in there for each in seats])
    if word.discards:
        s.do((discard_seen, frame, tuple(there)))


class SeeTops(AgainstOne):
    """Look at the top cards of the conflict deck of your opponent and perhaps discard one; the others stay as they lie."""

    most: int

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        foe = one_of(s, OPPONENT, f)
        there = whole_deck(s, foe)[: self.most] if foe >= 0 else ()
        if there:
            look_at(s, f.seat, "conflict", there)
            then: Step = (cast_off_tops, frame)
            s.do((choose_several, f.seat, ("discard up to?", 1), "piece", there, 0, 1, then, False))

    def able(self, s: L5R, f: Frame) -> bool:
        return any(pile(s, "deck", foe) for foe in OPPONENT.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"look at the {self.most} topmost cards of your opponent's conflict deck and perhaps discard one of those"
        )


@step("l5r.cast_off_tops")
def cast_off_tops(s: L5R, frame: int, chosen: tuple[int, ...]) -> None:
    """Discard what was chosen of the cards that were looked at."""
    emit(s, frame, [about(s, "discard", p) for p in chosen])
