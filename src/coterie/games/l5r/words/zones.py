"""Cards that enter and leave play, are searched for, and lie in provinces (parts 2, 8, 14)."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.l5r.atoms.moving import take_back, whole_deck
from coterie.games.l5r.facts.conflicts import could_come
from coterie.games.l5r.facts.provinces import owner_at, province_at
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.cards import leave_together
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.players import as_seat
from coterie.kernel.chance import picked
from coterie.kernel.events import about
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.pieces import Piece, move, pile, ref, show
from coterie.kernel.questions import RawOption
from coterie.kernel.scopes import Delayed, current
from coterie.kernel.steps import Step, step
from coterie.words.amounts import Number, value_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import OnCards, could_be, emit, paying, who_affects
from coterie.words.cards.groups import THIS, living
from coterie.words.effects import Effect, run
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import THAT, Group
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice

STAYS = "leave the others as they lie"  # what a search does with the cards that it does not shuffle


class Leaves(Effect):
    """Cards leave play, each with what is attached to it."""

    SORT: ClassVar[bool] = True
    HOW: ClassVar[str] = "discard"

    @property
    def what(self) -> Group:
        """The cards: a field of every word of this sort."""
        raise NotImplementedError

    def where(self) -> str:
        """Return where they go: “pile” for their own discard piles."""
        return "pile"

    def _there(self, s: Any, f: Frame) -> list[int]:
        there = [p for p in living(s, self.what, f) if s.pieces[p].zone in s.game.in_play]
        return [p for p in there if could_be(s, "leave", p, who_affects(f), (self.HOW, self.where()))]

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, leave_together(s, self._there(s, f), self.HOW, self.where(), f.source))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(self._there(s, f))

    def payable(self, s: L5R, f: Frame, purse: Purse) -> bool:
        there = self._there(s, paying(f))
        return bool(there) and all(purse.use_up(p) for p in there)


class Discarded(Leaves):
    """Discard cards from play."""

    what: Group = THAT

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"discard {self.what.each(voice, it)}"


class Sacrifice(Leaves):
    """Sacrifice cards of one's own; that is no discarding. What somebody else has taken meanwhile stays (L-8.15)."""

    HOW: ClassVar[str] = "sacrifice"
    what: Group = THAT

    def _there(self, s: Any, f: Frame) -> list[int]:
        there = super()._there(s, f)
        return [p for p in there if s.game.speaks(s, p) == f.seat]

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"sacrifice {self.what.each(voice, it)}"


class ReturnCards(Leaves):
    """Return cards from play to their owner's hand, to the top or bottom of its deck, or out of the game (L-2.7, L-2.11)."""

    HOW: ClassVar[str] = "return"
    what: Group = THAT
    to: Literal["hand", "top", "bottom", "gone"] = "hand"

    def where(self) -> str:
        return self.to

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.to == "gone":
            return f"remove {self.what.each(voice, it)} from the game"
        what = self.what.each(voice, it)
        if self.to == "hand":
            return f"return {what} to its owner's hand"
        return f"put {what} on {'top' if self.to == 'top' else 'the bottom'} of its owner's deck"


class PutIntoPlay(OnCards):
    """Put characters into play: nothing is paid, no fate is placed (L-8.5, U-071).

    Attributes:
        conflict: they participate at once.
        tainted: they enter with a tainted token.
        dishonored: they enter dishonored.
    """

    EVENT: ClassVar[str] = "enter"
    what: Group = THAT
    conflict: bool = False
    tainted: bool = False
    dishonored: bool = False

    def detail(self, s: Any, f: Frame) -> tuple[Any, ...]:
        how = {"present": self.conflict, "tainted": self.tainted, "dishonored": self.dishonored}
        return (f.seat, *[name for name, holds in how.items() if holds])

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        if self.conflict and not could_come(s, piece, f.seat):
            return False
        return could_be(s, "enter", piece, f.source, self.detail(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        where = " in the conflict" if self.conflict else ""
        how = f"{', tainted' if self.tainted else ''}{', dishonored' if self.dishonored else ''}"
        return f"put {self.what.each(voice, it)} into play{where}{how}"


WAYS = {
    "hand": "return {} to its owner's hand", "top": "lay {} on top of its owner's deck",
    "bottom": "lay {} below its owner's deck", "third": "put {} into its owner's deck as the third card from the top",
    "gone": "remove {} from the game",
}  # fmt: skip


class PutTo(OnCards):
    """Put cards that are not in play somewhere else: to the hand, on a deck or below it, out of the game."""

    EVENT: ClassVar[str] = "return"
    TAKES_AWAY: ClassVar[bool] = True
    to: Literal["hand", "top", "bottom", "third", "gone"] = "hand"

    def detail(self, s: Any, f: Frame) -> tuple[Any, ...]:
        return (self.to,)

    def say(self, voice: Voice, it: str = "it") -> str:
        return WAYS[self.to].format(self.what.each(voice, it))


class SearchTop(Effect):
    """Search the top cards of your conflict deck for one that goes to your hand (L-8.14, L-18.2).

    Attributes:
        most: how many cards are looked at; 99 for all of them.
        which: what may be found; where that says anything the card is shown.
        rest: the deck is shuffled, or only if all of it was searched (D-809); or one card must be taken and the others go
            below it, as they lay or in random order.
        chosen: not you search, but the player that was chosen.
        shown: the card is shown in any case.
        does: what is done with the card, instead of taking it.
    """

    most: Number
    which: Filter = ANYTHING
    rest: Literal["shuffle", "stays", "bottom", "random"] = "shuffle"
    chosen: bool = False
    shown: bool = False
    does: Effect | None = None

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.most, f)
        who = f.get("player") if self.chosen else f.seat
        s.do((as_seat, frame, who), (look_through, self, frame, n), (as_seat, frame, f.seat))

    def able(self, s: L5R, f: Frame) -> bool:
        who = f.get("player") if self.chosen else f.seat
        return who is not None and bool(pile(s, "deck", who)) and value_of(s, self.most, f) > 0

    def say(self, voice: Voice, it: str = "it") -> str:
        n, why = (
            (str(self.most), "") if isinstance(self.most, int) else ("X", f" (X equals {self.most.say(voice, it)})")
        )
        top = "" if n == "99" else f"the {n} topmost cards in "
        if self.rest in ("bottom", "random"):
            how = " in random order" if self.rest == "random" else ""
            return f"look at {top}your conflict deck, take one and put the others on its bottom{how}{why}"
        what = described(self.which, Noun("card", "cards"), voice, it).a()
        shown = " and show it" if self.shown else ""
        rest = "shuffle" if self.rest == "shuffle" else STAYS
        done = f"take it{shown}" if self.does is None else self.does.say(voice, "it")
        search = f"search {top}your conflict deck for {what}, {done}, and {rest}{why}"
        return f"make that player {search.replace('your ', 'their ')}" if self.chosen else search


@step("l5r.look_through")
def look_through(s: L5R, word: SearchTop, frame: int, most: int) -> None:
    """Look at the top cards."""
    f: Frame = s.rows[frame]
    look_at(s, f.seat, "conflict", whole_deck(s, f.seat)[:most])
    s.do((find, word, frame, most))


def look_at(s: L5R, seat: int, deck: str, there: tuple[int, ...]) -> None:
    """Let a seat look at the topmost cards of a deck, of which everybody is told whose it is and how many they are."""
    if there:
        s.tell("looks at", seat, len(there), deck, s.pieces[there[0]].owner)
    for p in there:
        show(s, p, 1 << seat)


@step("l5r.find")
def find(s: L5R, word: SearchTop, frame: int, most: int) -> None:
    """Ask which card is taken; one may find nothing (L-8.14)."""
    f: Frame = s.rows[frame]
    there = pile(s, "deck", f.seat)[:most]
    fit = [p for p in there if word.which.holds(s, f, p, s.pieces[p])]
    if word.does is not None:
        fit = [p for p in fit if word.does.able(s, f.bind("that", ref(s, p)))]
    if word.rest in ("bottom", "random"):
        below: list[RawOption] = [
            (
                "piece",
                (p,),
                ((take, frame, p, False), (lay_below, frame, tuple([q for q in there if q != p]), word.rest)),
            )
            for p in fit
        ]
        s.ask(f.seat, ("find?",), below, forced=False)
        return
    whole = len(there) == len(pile(s, "deck", f.seat))
    then: tuple[Step, ...] = ((shuffle_deck, f.seat),) if word.rest == "shuffle" or whole else ()
    options: list[RawOption] = [("piece", (p,), (*with_found(s, word, frame, p), *then)) for p in fit]
    s.ask(f.seat, ("find?",), [*options, ("nothing", (), then)], forced=False)


def with_found(s: L5R, word: SearchTop, frame: int, piece: int) -> tuple[Step, ...]:
    """Return what is done with a card that is found."""
    if word.does is None:
        return ((take, frame, piece, word.shown or word.which != ANYTHING),)
    return (bind, frame, "that", ref(s, piece)), (run, word.does, frame)


@step("l5r.take")
def take(s: L5R, frame: int, piece: int, open_: bool) -> None:
    """Take a card that was found."""
    if open_:
        show(s, piece)
        seat = s.rows[frame].seat
        s.tell("finds", seat, s.pieces[piece].face, to=~(1 << seat))  # who takes it reads that it is drawn
    emit(s, frame, [about(s, "draw", piece)])


@step("l5r.lay_below")
def lay_below(s: L5R, frame: int, others: tuple[int, ...], how: str = "bottom") -> None:
    """Put the cards that were looked at to the bottom of their deck, in random order if that is how."""
    if how == "random":
        others = tuple(picked(s, others))
    emit(s, frame, [about(s, "return", p, detail=("bottom",)) for p in others])


@step("l5r.shuffle")
def shuffle_deck(s: L5R, seat: int) -> None:
    """Shuffle a conflict deck."""
    shuffle_pile(s, "deck", seat)


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


class TurnUp(OnCards):
    """Turn face-down dynasty cards in provinces face up."""

    EVENT: ClassVar[str] = "unveil"

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return row.zone == "row" and row.down

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"flip {self.what.each(voice, it)}"


class RefillUp(Effect):
    """Refill the province face up that the card that is spoken of has left (L-14.8)."""

    def run(self, s: L5R, frame: int) -> None:
        place = self._place(s, s.rows[frame])
        if place >= 0:
            s.do((cards.refill_one, place, True))

    def _place(self, s: Any, f: Frame) -> int:
        event = event_of(s, f)
        if event is None or event.was is None or event.was.zone != "row":
            return -1
        return int(event.was.place)

    def able(self, s: L5R, f: Frame) -> bool:
        place = self._place(s, f)
        return (
            place >= 0
            and bool(pile(s, "provinces", place))
            and s.pieces[province_at(s, place)].owner == owner_at(place)
            and cards.can_refill(s, place)
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return "refill the province that it has left face up"


class Look(Effect):
    """Look at face-down cards; only you see them."""

    what: Group

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        emit(s, frame, [about(s, "peek", p, detail=(f.seat,)) for p in living(s, self.what, f)])

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"look at {self.what.each(voice, it)}"


class FromHere(Effect):
    """The card that speaks comes into play, or is put somewhere, from where it lies: bound as what is spoken of."""

    does: Effect

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        s.do((bind, frame, "that", f.get("this")), (run, self.does, frame))

    def able(self, s: L5R, f: Frame) -> bool:
        return self.does.able(s, f.bind("that", f.get("this")))

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.does.say(voice, THIS.called(voice))


class FillHere(Effect):
    """Fill the province in which the card that speaks lies with one more card, face up (rally; L-14.9)."""

    def run(self, s: L5R, frame: int) -> None:
        this = s.rows[frame].get("this")
        s.do((cards.fill, s.pieces[this[0]].place, True))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "fill this province with one more card face up"


# ── the top of the deck, lent ───────────────────────────────────────────────────────────────────────────────────────


class LendTop(Effect):
    """Show the top card in your conflict deck; until a scope ends you may play it as if it were in your hand.

    It lies beside the deck for that time, and is its top card again as soon as anything concerns the deck.
    """

    until: str = "phase"

    def run(self, s: L5R, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in whole_deck(s, f.seat)[:1]:
            show(s, p)
            move(s, p, "lent", f.seat)
            s.tell("lends", f.seat, s.pieces[p].face)
            s.new(Delayed(current(s, self.until), ((take_back, f.seat),)))

    def able(self, s: L5R, f: Frame) -> bool:
        return bool(pile(s, "deck", f.seat)) and bool(current(s, self.until))

    def say(self, voice: Voice, it: str = "it") -> str:
        until = f"until the {voice.place(self.until)} ends"
        return f"show the top card in your conflict deck; {until}, you may play it as if it were in your hand"
