"""Cards that are kept on another card, out of play: put there, played from there, drawn from there.

They lie in a zone of their own at the place of the Methuselah that controls the card they are on, who may look at them. When
that card leaves play they are burned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from coterie.games.vtes.atoms.departures import banish
from coterie.games.vtes.rules.hands import STORED
from coterie.games.vtes.words.selves import speaking
from coterie.games.vtes.words.which_cards import IsHost
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import Piece, Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Amount
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, first, living
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import ANYTHING, Filter, Part, Zones, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Marker, Standing
from coterie.words.voice import Noun, Voice


class TopCards(Group):
    """The top cards of your library."""

    KIND: ClassVar[str] = "piece"
    amount: int = 1

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        return tuple([ref(s, p) for p in pile(s, "library", f.seat)[: self.amount]])

    def open(self, s: Any) -> bool:
        return False

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        many = "" if self.amount == 1 else f"{self.amount} "
        return Noun(f"top {many}card of your library", f"top {many}cards of your library")

    def each(self, voice: Voice, it: str = "it") -> str:
        return f"the {self.noun(voice, it).many if self.amount > 1 else self.noun(voice, it).one}"


class Store(Effect):
    """Keep cards on a card in play, out of play: face down, so that only you can look at them, or face up."""

    what: Group = THAT
    on: Group = THIS
    open_: bool = False

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = living(s, self.what, f)
        for host in first(s, self.on, f):
            if any(isinstance(word, PlaysKept) and word.banish for word in s.pieces[host].text):
                for p in there:
                    banish(s, p)
            store = [about(s, "store", p, detail=ref(s, host), seat=f.seat) for p in there]
            s.do((happening, *store), *[(reveal_stored, p) for p in there if self.open_])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.on, f)) and bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        how = "face up" if self.open_ else "face down"
        return f"put {self.what.each(voice, it)} on {self.on.each(voice, it)}, out of play and {how}"


@step("vtes.reveal_stored")
def reveal_stored(s: Any, card: int) -> None:
    """Show a card that is kept face up."""
    s.do((happening, about(s, "reveal", card)))


class PutOnTop(Effect):
    """Cards go to the top of their owner's library."""

    what: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        there = living(s, self.what, s.rows[frame])
        emit(s, frame, [about(s, "top", p, detail=("library",)) for p in there])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.what.each(voice, it)} on top of its owner's library"


class StoreFound(Effect):
    """Search your library for cards and keep them on a card in play, face up and out of play; shuffle."""

    which: Filter
    most: int
    on: Group = THIS

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        again = (happening, about_seat("shuffle", f.seat, detail=("library",)))
        search = (happening, about_seat("search", f.seat, detail=("library",)))
        s.do(search, (store_next, frame, self, self.most), again)

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).many
        where = self.on.each(voice, it)
        return f"search your library for up to {self.most} {what} and put them on {where}, out of play and face up; shuffle"


@step("vtes.store_next")
def store_next(s: Any, frame: int, word: StoreFound, left: int) -> None:
    """Choose one more card that is kept there, or none."""
    f: Frame = s.rows[frame]
    faces: dict[str, int] = {}
    for p in pile(s, "library", f.seat):
        if word.which.holds(s, f, p, s.pieces[p]):
            faces.setdefault(s.pieces[p].face, p)
    options: list[RawOption] = [
        (
            "fetch",
            ("library", face),
            (
                *[(happening, about(s, "store", p, detail=ref(s, host), seat=f.seat)) for host in first(s, word.on, f)],
                (reveal_stored, p),
                (store_next, frame, word, left - 1),
            ),
        )
        for face, p in faces.items()
    ]
    if left:
        s.ask(f.seat, ("which card?",), [*options, ("none", (), ())], forced=False)


class Kept(Filter):
    """It is kept on this card."""

    PART: ClassVar[Part] = "after"

    def holds(self, s: Any, f: Frame, item: int, row: Piece) -> bool | None:
        return row.host in living(s, THIS, f)

    def zones(self, s: Any) -> Zones:
        return frozenset((STORED,))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "on this card"

    def say_not(self, voice: Voice, it: str = "it") -> str:
        return "that is not on this card"


class KeptHere(Amount):
    """How many cards are kept on this card."""

    def value(self, s: Any, f: Frame) -> int:
        this = f.get("this")
        return (
            0 if this is None else len([p for seat in range(s.seats) for p in pile(s, STORED, seat) if _on(s, p, this)])
        )

    def say(self, voice: Voice, it: str = "it") -> str:
        return "the number of cards on this card"

    def say_missed(self, least: str, voice: Voice, it: str = "it") -> str:
        return f"there are {'no' if least == '1' else f'fewer than {least}'} cards on this card"


def _on(s: Any, card: int, host: Ref) -> bool:
    return bool(s.pieces[card].host == host[0])


class PlaysKept(Marker):
    """You can play the cards that are kept on this card as though they were in your hand.

    Attributes:
        whose: only with these minions.
        banish: what was kept here and would be burned later is removed from the game instead.
    """

    whose: Filter = ANYTHING
    banish: bool = False

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "plays kept"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        who = (
            "you"
            if self.whose == ANYTHING
            else "its bearer"
            if isinstance(self.whose, IsHost)
            else f"{described(self.whose, voice.noun('minion'), voice, it).many} you control"
        )
        later = "; when such a card would be burned, it is removed from the game instead" if self.banish else ""
        return f"{who} can play the cards on this card as if they were in your hand{later}"


class DrawsKept(Marker):
    """Whenever you would draw from your library, you may draw a card that is kept on this card instead."""

    given: Condition | None = None

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "draws kept"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        given = f"if {self.given.say(voice, it)}, " if self.given is not None else ""
        return f"{given}you may draw a card from this card whenever you would draw one from your library"


def keeping(s: Any, seat: int, word: type[Standing]) -> Iterator[tuple[int, Standing]]:
    """Yield (card, ability) for each kept card of a seat whose host's text has a word."""
    for p in pile(s, STORED, seat):
        host = s.pieces[p].host
        if s.game.speaks(s, host) == seat:
            yield from [(p, each) for each in s.pieces[host].text if isinstance(each, word)]


def lends(s: Any, host: int, word: PlaysKept, minion: int) -> bool:
    """Return whether a minion can play what is kept on a card; -1 stands for its Methuselah, who always can."""
    return minion < 0 or bool(word.whose.holds(s, speaking(s, host), minion, s.pieces[minion]))


def kept_to_play(s: Any, seat: int) -> list[tuple[int, PlaysKept]]:
    """Return the kept cards that a seat can play, each with the ability that allows it."""
    if (STORED, seat) not in s.piles:  # as mostly
        return []
    return [(p, word) for p, word in keeping(s, seat, PlaysKept) if isinstance(word, PlaysKept)]


def kept_to_draw(s: Any, seat: int) -> tuple[int, ...]:
    """Return the kept cards that a seat can draw now, which are only its own."""
    found = []
    for p, word in keeping(s, seat, DrawsKept):
        host = s.pieces[p].host
        f = speaking(s, host)
        if isinstance(word, DrawsKept) and (word.given is None or word.given.holds(s, f)) and s.pieces[p].owner == seat:
            found.append(p)
    return tuple(found)
