"""Hands: open ones, discards from others', and cards that are brought into play from one's own."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.action_state import EQUIPS_WITH, THIS_ACTION
from coterie.games.vtes.rules.hands import draw, even_out, waits
from coterie.games.vtes.words.bringing import bring
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.playable import could_bring
from coterie.games.vtes.words.resources import Draw
from coterie.games.vtes.words.selves import ME, PREY, minion_of, speaking
from coterie.games.vtes.words.timed import Timed, is_apt
from coterie.kernel.chance import picked
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Piece, Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.groups import YOU, first
from coterie.words.conditions import Condition
from coterie.words.effects import Effect, May, run, run_with
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice, an


class OpenHand(Marker):
    """Methuselahs play with an open hand, perhaps only while something holds, or only before your eyes."""

    whose: Group
    given: Condition | None = None
    before_you: bool = False

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "open hand"),)

    def opens(self, s: Any, piece: int) -> list[tuple[int, int]]:
        """Return the seats whose hands are open because of it, and who sees them, -1 for everybody."""
        f = speaking(s, piece)
        if self.given is not None and not self.given.holds(s, f):
            return []
        return [(seat, f.seat if self.before_you else -1) for seat in self.whose.members(s, f)]

    def say(self, voice: Voice, it: str = "it") -> str:
        given = f"while {self.given.say(voice, it)}, " if self.given is not None else ""
        if self.before_you:
            return f"{given}you see the hand of {self.whose.each(voice, it)}"
        return f"{given}{self.whose.each(voice, it)} plays with their hand open"


def opened(s: Any) -> tuple[tuple[int, int], ...]:
    """Return the seats that play with an open hand now, each with who sees it, -1 for everybody."""
    there = s.ears.get(("used", "open hand"))
    if there is None:  # as mostly
        return ()
    texts = [(p, word) for p in there for word in s.pieces[p].text]
    return tuple(sorted({each for p, word in texts if isinstance(word, OpenHand) for each in word.opens(s, p)}))


class DrawMore(Marker):
    """Whenever the Methuselah of this card replaces a card, it draws one more and discards down."""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", "drawing more"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "whenever you replace a card, draw one more and discard down to your hand size"


class DrawMoreActing(DrawMore):
    """Whenever you replace a card that the bearer of this card has played as the acting minion, you may draw one more."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"whenever you replace a card that {voice.place('me')} has played as the acting minion, you may draw one more and"
            " discard down to your hand size"
        )


def more_drawn(s: Any, seat: int, by: Ref) -> list[Step]:
    """Return the steps of the further cards that a seat draws for one that it replaces, which an acting minion has played, or
    NOBODY."""
    steps: list[Step] = []
    for p in s.ears.get(("used", "drawing more"), ()):
        for word in s.pieces[p].text if s.game.speaks(s, p) == seat else ():
            if isinstance(word, DrawMoreActing):
                steps += [(run_with, May(Draw(1)), speaking(s, p))] if s.pieces[p].host == by[0] else []
            elif isinstance(word, DrawMore):
                steps += [(draw, seat, 1), (even_out, seat)]
    return steps


class DrawMoreForThis(Effect):
    """Draw one more for the card that replaced the one that is being played, if that was replaced."""

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        if not waits(s, seat):
            s.do((draw, seat, 1))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat)) and not waits(s, f.seat)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "do so also for the card that replaces this one"


# ── what is discarded from another hand ─────────────────────────────────────────────────────────────────────────────


class PeekHand(Effect):
    """Look at the hands of Methuselahs."""

    whose: Group = PREY

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = [p for seat in self.whose.members(s, f) for p in pile(s, "hand", seat)]
        if there:
            s.do((happening, *[about(s, "peek", p, detail=(f.seat,)) for p in there]))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.whose.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"look through the hand of {self.whose.each(voice, it)}"


class Reorder(Effect):
    """Look at the top cards of your library, and put them back in any order."""

    amount: int

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        top = pile(s, "library", f.seat)[: self.amount]
        if top:
            s.do((happening, *[about(s, "peek", p, detail=(f.seat,)) for p in top]), (put_on_top, f.seat, top))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"look at {self.amount} cards from the top of your library and put them back in any order"


@step("vtes.put_on_top")
def put_on_top(s: Any, seat: int, left: tuple[int, ...]) -> None:
    """Put the top cards of a library in order, the lowest first."""
    options: list[RawOption] = [
        (
            "piece",
            (p,),
            (
                (happening, about(s, "top", p, detail=("library",))),
                (put_on_top, seat, tuple([each for each in left if each != p])),
            ),
        )
        for p in left
    ]
    if len(left) > 1:
        s.ask(seat, ("which card lies lowest?",), options)
    else:
        happen(s, *[about(s, "top", p, detail=("library",)) for p in left])


class DiscardFrom(Deed):
    """Look at another hand; one card of it is discarded: one that you choose, or one at random, or cards that its player
    chooses without your looking; or one at random without your looking."""

    whose: Group = PREY
    how: Literal["chosen", "random", "theirs", "blind"] = "chosen"
    amount: int = 1

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple(self.whose.members(s, f))

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.whose.members(s, f)[:1]:
            looked = (
                [about(s, "peek", p, detail=(f.seat,)) for p in pile(s, "hand", seat)]
                if self.how in ("chosen", "random")
                else []
            )
            who = seat if self.how == "theirs" else f.seat
            s.do(*([(happening, *looked)] if looked else []), (discard_some, who, seat, self.how, self.amount))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.aims(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = self.whose.each(voice, it)
        if self.how == "theirs":
            return f"{whose} discards {self.amount} card{'' if self.amount == 1 else 's'} of their choice"
        if self.how == "blind":
            return f"have {whose} discard a random card"
        how = "of your choice" if self.how == "chosen" else "at random"
        return f"look through the hand of {whose} and discard 1 card {how} from it"


@step("vtes.discard_from")
def discard_some(s: Any, chooser: int, seat: int, how: str, amount: int) -> None:
    """Discard cards of a hand, all at once, so that none of them is one that replaces another (VR-4.9)."""
    hand = list(pile(s, "hand", seat))
    n = min(amount, len(hand))
    if how in ("random", "blind"):
        s.do((discard_all, tuple(picked(s, hand, n))))
    elif n:
        prompt = ("which card to discard?",)
        s.do((choose_several, chooser, prompt, "discard", tuple(hand), n, n, (discard_all,), False))


@step("vtes.discard_all")
def discard_all(s: Any, cards: tuple[int, ...]) -> None:
    """Discard cards of a hand at once."""
    if cards:
        happen(s, *[about(s, "discard", p) for p in cards])


class RevealTop(Timed):
    """Reveal the top card of your library; what follows depends on it."""

    which: Filter
    yes: Effect
    no: Effect

    def run(self, s: Any, frame: int) -> None:
        for p in pile(s, "library", s.rows[frame].seat)[:1]:
            s.do((happening, about(s, "reveal", p)), (judge_top, frame, p, self))

    def apt(self, s: Any, f: Frame) -> bool:
        return is_apt(self.no, s, f)

    def able(self, s: Any, f: Frame) -> bool:
        return self.apt(s, f) and bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        return (
            f"show your library's top card: if it is {what}, {self.yes.say(voice, it)}; otherwise "
            f"{self.no.say(voice, it)}"
        )


@step("vtes.judge_top")
def judge_top(s: Any, frame: int, card: int, word: RevealTop) -> None:
    """Check what the revealed card is."""
    held = word.which.holds(s, s.rows[frame], card, s.pieces[card])
    s.do((run, word.yes if held else word.no, frame))


# ── from one's own hand into play ───────────────────────────────────────────────────────────────────────────────────


class BringFromHand(Effect):
    """A minion gets equipment or a retainer of your hand, or recruits an ally of it: no action; what it asks for and costs
    counts (C-069). The hand is drawn up after it.

    Attributes:
        which: the cards. who: the minion.
        anyhow: what they ask for does not count.
        by_blood: the minion can pay up to half of a cost in pool, rounded down, with its blood.
    """

    which: Filter
    who: Group = ME
    anyhow: bool = False
    by_blood: bool = False

    def _there(self, s: Any, f: Frame) -> list[tuple[int, int, Mode]]:
        minions = first(s, self.who, f)
        return [
            (p, n, mode)
            for p in self._candidates(s, f.seat)
            if self.which.holds(s, f, p, s.pieces[p])
            for n, way in enumerate(definition(s, p).plays.ways, 1)
            for mode in self._paid(way)
            if minions and could_bring(s, p, f.seat, minions[0], mode, anyhow=self.anyhow)
        ]

    def _candidates(self, s: Any, seat: int) -> tuple[int, ...]:
        """Return the cards of the hand, of equal ones only the first (D-884)."""
        faces: dict[str, int] = {}
        for p in pile(s, "hand", seat):
            faces.setdefault(s.pieces[p].face, p)
        return tuple(faces.values())

    def _first(self, s: Any, card: int) -> tuple[Step, ...]:
        """Return what is done before a card is brought."""
        return ()

    def _paid(self, way: Mode) -> list[Mode]:
        """Return a way with each share of its cost that could be paid with blood."""
        most = way.pool // 2 if self.by_blood else 0
        return [msgspec.structs.replace(way, pool=way.pool - n, blood=way.blood + n) for n in range(most + 1)]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there, minions = self._there(s, f), first(s, self.who, f)
        options: list[RawOption] = [
            (
                "bring for" if self.by_blood else "bring",
                (p, n, mode.blood) if self.by_blood else (p, n),
                (*self._first(s, p), (bring, f.seat, ref(s, p), ref(s, minions[0]), mode)),
            )
            for p, n, mode in there
        ]
        s.ask(f.seat, ("which card?",), [*options, ("none", (), ())], forced=False)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._there(s, f))

    def open(self, s: Any) -> bool:
        return False

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = described(self.which, voice.noun("card"), voice, it).one
        what = an(noun) if noun != "equipment" else noun
        rest = "its requirements do not apply, its cost does" if self.anyhow else "requirements and cost apply"
        rest += "; up to half of the pool, rounded down, can be paid with blood" if self.by_blood else ""
        return f"put {what} from your hand on {self.who.each(voice, it)} ({rest})"


class EquipFromHand(BringFromHand):
    """The acting minion equips with equipment from your hand."""

    ACTION: ClassVar[str] = "equip"

    def _first(self, s: Any, card: int) -> tuple[Step, ...]:
        return ((note_equipment, card),)


@step("vtes.note_equipment")
def note_equipment(s: Any, card: int) -> None:
    """Remember with which card of the hand the action in progress equips."""
    count_use(s, (EQUIPS_WITH, card), THIS_ACTION)


class RecruitFromHand(BringFromHand):
    """A minion recruits an ally or employs a retainer from your hand."""

    def say(self, voice: Voice, it: str = "it") -> str:
        what = an(described(self.which, voice.noun("card"), voice, it).one)
        return f"{self.who.each(voice, it)} recruits or employs {what} in your hand (requirements and cost apply)"


class HideNext(Effect):
    """The next few actions of your minions this turn have 1 more stealth."""

    amount: Any

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        count_use(s, ("hidden actions", f.seat), "turn", self.amount.value(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the next {self.amount.say(voice, it)} actions of minions you control this turn get +1 stealth"


class HideMyNext(Effect):
    """The next action of this minion this turn has 1 more stealth."""

    def run(self, s: Any, frame: int) -> None:
        at = minion_of(s, s.rows[frame])
        if at is not None:
            count_use(s, ("hidden actions", *at), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"the next action of {voice.place('me')} this turn gets +1 stealth"


class RecruitFound(BringFromHand):
    """A minion recruits an ally of your hand, if that is told, or of your library, which is shuffled."""

    hand: bool = True

    def _candidates(self, s: Any, seat: int) -> tuple[int, ...]:
        return (*(pile(s, "hand", seat) if self.hand else ()), *pile(s, "library", seat))

    def run(self, s: Any, frame: int) -> None:
        s.do((happening, about_seat("search", s.rows[frame].seat, detail=("library",))), (choose_recruit, frame, self))

    def options(self, s: Any, f: Frame) -> list[RawOption]:
        """Return the ways to bring each card that was found; of equal ones the first stands for all."""
        minions, seen = first(s, self.who, f), set()
        found_: list[RawOption] = []
        for p, n, mode in self._there(s, f):
            if (s.pieces[p].face, n) not in seen:
                seen.add((s.pieces[p].face, n))
                found_.append(("bring", (p, n), ((bring, f.seat, ref(s, p), ref(s, minions[0]), mode),)))
        return found_

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat) or (self.hand and pile(s, "hand", f.seat)))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = an(described(self.which, voice.noun("card"), voice, it).one)
        where = "library or hand" if self.hand else "library"
        return f"have {self.who.each(voice, it)} recruit {what} of your {where} (requirements and cost apply); shuffle"


@step("vtes.choose_recruit")
def choose_recruit(s: Any, frame: int, word: RecruitFound) -> None:
    """Choose an ally that was found, or none; the library is shuffled in any case."""
    f: Frame = s.rows[frame]
    again = (happening, about_seat("shuffle", f.seat, detail=("library",)))
    options: list[RawOption] = [(kind, at, (*steps, again)) for kind, at, steps in word.options(s, f)]
    s.ask(f.seat, ("which card?",), [*options, ("none", (), (again,))], forced=False)


class DiscardHand(Effect):
    """Methuselahs discard all cards of their hands, and draw as many as they should hold."""

    whose: Group

    def run(self, s: Any, frame: int) -> None:
        there = [p for seat in self.whose.members(s, s.rows[frame]) for p in pile(s, "hand", seat)]
        if there:
            s.do((happening, *[about(s, "discard", p) for p in there]))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.whose.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"have {self.whose.each(voice, it)} discard their hand"


class Purge(Effect):
    """Discard cards of another hand that you have looked at, of your choice and up to a number."""

    which: Filter
    most: int
    whose: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.whose.members(s, f):
            there = tuple([ref(s, p) for p in pile(s, "hand", seat) if self.which.holds(s, f, p, s.pieces[p])])
            if there:
                prompt = ("which card to discard?",)
                s.do((choose_several, f.seat, prompt, "piece", there, 0, min(self.most, len(there)), (purged,)))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.whose.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        noun = described(self.which, voice.noun("card"), voice, it)
        what = noun.one if self.most == 1 else noun.many
        return f"have {self.whose.each(voice, it)} discard up to {self.most} {what} of your choice"


@step("vtes.purged")
def purged(s: Any, chosen: tuple[Ref, ...]) -> None:
    """Discard cards of a hand."""
    if chosen:
        happen(s, *[about(s, "discard", at[0]) for at in chosen])


class ShowHand(Effect):
    """A Methuselah looks at the hands of others."""

    to: Group
    whose: Group

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        hands = [p for seat in self.whose.members(s, f) for p in pile(s, "hand", seat)]
        for seat in self.to.members(s, f):
            s.do((happening, *[about(s, "peek", p, detail=(seat,)) for p in hands]))

    def say(self, voice: Voice, it: str = "it") -> str:
        hand = "your hand" if self.whose == YOU else f"the hand of {self.whose.each(voice, it)}"
        return f"{self.to.each(voice, it)} looks at {hand}"
