"""Words of masters and locations: vampires of the crypt, cards that change places, life that mends."""

from __future__ import annotations

from typing import Any, ClassVar

from coterie.games.vtes.atoms.seats import owe
from coterie.games.vtes.facts import blood, capacity, definition, is_vampire, older, on
from coterie.games.vtes.numbers import LIFE
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.blocking import in_vain, may_block
from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.rules.hands import draw
from coterie.games.vtes.rules.turn import gain_discards
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.blocking import UnlockAndBlock, block_with
from coterie.games.vtes.words.damage import ALL
from coterie.games.vtes.words.deeds import Deed
from coterie.games.vtes.words.selves import ME, PREY, held_by_others, minion_of
from coterie.kernel.chance import below
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.loops import choose_several
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.cards.answered import event_of
from coterie.words.cards.events import emit
from coterie.words.cards.groups import THIS, Seats, first, living
from coterie.words.effects import Effect, run
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import THAT, Group, One
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice, an


class RevealCrypt(Effect):
    """Reveal the top card of your crypt: a vampire of a clan is drawn and gets blood, another card goes to the bottom.

    Attributes:
        clan: the clan.
        amount: the blood.
        younger: only a vampire that is younger than this minion gets it.
        shuffles: another card is shuffled into the crypt instead.
    """

    clan: str
    amount: int = 1
    younger: bool = False
    shuffles: bool = False

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in pile(s, "crypt", f.seat)[:1]:
            s.do((happening, about(s, "reveal", p)), (revealed_crypt, frame, self))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "crypt", f.seat))

    def feeds(self, s: Any, f: Frame, top: int) -> bool:
        """Return whether a vampire that is drawn gets the blood."""
        actor = f.get("actor")
        return not self.younger or (actor is not None and older(s, actor[0], top))

    def say(self, voice: Voice, it: str = "it") -> str:
        blood = f"gets {self.amount} blood{' if it is younger' if self.younger else ''}"
        away = "is shuffled into" if self.shuffles else "goes to the bottom of"
        return (
            f"reveal the top card of your crypt; {an(self.clan)} vampire is drawn and {blood}, another card "
            f"{away} your crypt"
        )


@step("vtes.revealed_crypt")
def revealed_crypt(s: Any, frame: int, word: RevealCrypt) -> None:
    """Draw the card that was revealed, or put it back."""
    f: Frame = s.rows[frame]
    top = pile(s, "crypt", f.seat)[0]
    if definition(s, top).clan == word.clan:
        fed = [(feed_drawn, top, word.amount)] if word.feeds(s, f, top) else []
        s.do((happening, about(s, "uncontrol", top)), *fed)
    elif word.shuffles:
        s.do((happening, about_seat("shuffle", f.seat, detail=("crypt",))))
    else:
        happen(s, about(s, "under", top))


@step("vtes.feed_drawn")
def feed_drawn(s: Any, vampire: int, amount: int) -> None:
    """Put blood on a vampire that was drawn from the crypt."""
    happen(s, about(s, "blood", vampire, amount))


class Churn(Effect):
    """Draw up to a number of cards without discarding; then put as many from your hand on the bottom of your library."""

    most: int

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        room = range(min(self.most, len(pile(s, "library", seat))) + 1)
        s.ask(seat, ("how many cards?",), [("number", (n,), ((churn, seat, n),) if n else ()) for n in room])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "library", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"draw up to {self.most} cards without discarding; put as many cards of your hand on the bottom of your library"


@step("vtes.churn")
def churn(s: Any, seat: int, n: int) -> None:
    """Let the hand be larger until as many cards have been put back."""
    owe(s, seat, -n)
    s.do((draw, seat, n), (put_back, seat, n))


@step("vtes.put_back")
def put_back(s: Any, seat: int, n: int) -> None:
    """Choose which cards go to the bottom of the library."""
    hand = pile(s, "hand", seat)
    s.do((choose_several, seat, ("which cards go back?",), "piece", hand, n, n, (gone_back, seat, n), False))


@step("vtes.gone_back")
def gone_back(s: Any, seat: int, n: int, chosen: tuple[int, ...]) -> None:
    """Put them there; the hand is as large as usual again."""
    s.do((happening, *[about(s, "bottom", p) for p in chosen]), (repaid, seat, n))


@step("vtes.repaid")
def repaid(s: Any, seat: int, n: int) -> None:
    """Nothing is owed any longer."""
    owe(s, seat, n)


class DiscardAtRandom(Effect):
    """As a cost: discard a card at random."""

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        hand = pile(s, "hand", f.seat)
        emit(s, frame, [about(s, "discard", hand[below(s, len(hand))])] if hand else [])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(pile(s, "hand", f.seat))

    def payable(self, s: Any, f: Frame, purse: Purse) -> bool:
        return self.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return "discard a card at random"


class Mend(Effect):
    """A minion gains blood, or life up to what it began with."""

    amount: int
    who: Group = THAT

    def _room(self, s: Any, p: int) -> int:
        most = capacity(s, p) if is_vampire(s, p) else s.game.number(s, LIFE, p)
        return max(0, min(self.amount, most - blood(s, p)))

    def run(self, s: Any, frame: int) -> None:
        there = living(s, self.who, s.rows[frame])
        emit(s, frame, [about(s, "blood", p, self._room(s, p)) for p in there if self._room(s, p)])

    def able(self, s: Any, f: Frame) -> bool:
        return any(self._room(s, p) for p in living(s, self.who, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        some = "blood or life" if self.amount == ALL else f"{self.amount} blood, or life"
        return voice.does(self.who.each(voice, it), "gain", f"{some} up to what it began with")


class DrinkUp(Effect):
    """This ally steals as much blood as you choose from a vampire, as life, up to what it began with."""

    who: Group = THAT

    def _most(self, s: Any, f: Frame) -> int:
        mine, there = living(s, ME, f), living(s, self.who, f)
        if not mine or not there:
            return 0
        start = int(definition(s, mine[0]).stats.get("life", 0))
        return max(0, min(start - blood(s, mine[0]), blood(s, there[0])))

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        mine, there = living(s, ME, f), living(s, self.who, f)
        options: list[RawOption] = [
            ("number", (n,), ((drink_up, there[0], mine[0], n),)) for n in range(1, self._most(s, f) + 1)
        ]
        if options:
            s.ask(f.seat, ("how much blood?",), options)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._most(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal any amount of blood from {self.who.each(voice, it)} as life, up to what it began with"


@step("vtes.drink_up")
def drink_up(s: Any, source: int, to: int, n: int) -> None:
    """Move the blood, which becomes life."""
    taken = about(s, "blood", source, -n, detail=("stolen",))
    happen(s, taken, about(s, "blood", to, n, detail=("stolen",), after=0, as_much=True))


class AttemptToBlock(UnlockAndBlock):
    """This unlocked or awake minion attempts to block, perhaps whatever the targets of the action are; not again while all is
    as it was when it failed (D-282).

    Attributes:
        beyond: whether it is needed only by who may not block anyway; to others the same block would be offered twice (VR-6.5).
    """

    beyond: bool = False

    def apt(self, s: Vtes, f: Frame) -> bool:
        now, at = current_action(s), minion_of(s, f)
        if not super().apt(s, f) or now is None:
            return False
        return not (self.beyond and f.seat in may_block(s, now)) and not (at is not None and in_vain(s, now, at[0]))

    def run(self, s: Any, frame: int) -> None:
        for p in living(s, self.who, s.rows[frame]):
            s.do((block_with, p))

    def say(self, voice: Voice, it: str = "it") -> str:
        lifted = ", even if the action is directed at another Methuselah" if self.anybody else ""
        return voice.does(self.who.each(voice, it), "attempt", f"to block{lifted}")


class AtPrey(Deed):
    """Something that an action does to your prey, and so is directed at it."""

    does: Effect

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        return tuple(PREY.members(s, f))

    def run(self, s: Any, frame: int) -> None:
        s.do((run, self.does, frame))

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self.aims(s, f)) and self.does.able(s, f)

    def say(self, voice: Voice, it: str = "it") -> str:
        return self.does.say(voice, it)


class Targeted(Seats):
    """The Methuselahs at which the action in progress is directed."""

    def members(self, s: Any, f: Frame) -> tuple[int, ...]:
        now = current_action(s)
        return () if now is None else tuple(now.targets)

    def noun(self, voice: Voice, it: str = "it") -> Noun:
        return Noun("Methuselah that it is directed at", "Methuselahs that it is directed at")


class Culprit(One):
    """The card that caused the event being answered."""

    KIND: ClassVar[str] = "piece"

    def members(self, s: Any, f: Frame) -> tuple[Ref, ...]:
        event = event_of(s, f)
        return () if event is None or event.source < 0 else ((event.source, s.pieces[event.source].life),)

    def called(self, voice: Voice, it: str = "it") -> str:
        return "who does it"


class Duel(Effect):
    """Two minions enter combat at once: an action that does it is directed at those that control them (VR-6.4)."""

    one: Group
    two: Group

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the other Methuselahs that control one of the two."""
        both = [seat for group in (self.one, self.two) for seat in held_by_others(s, group, f)]
        return tuple(dict.fromkeys(both))

    def run(self, s: Any, frame: int) -> None:
        both = [ref(s, p) for group in (self.one, self.two) for p in first(s, group, s.rows[frame])]
        if len(both) == 2:
            s.do((fight, *both))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.one.each(voice, it)} fights {self.two.each(voice, it)}"


class MoreDiscards(Effect):
    """You have another discard phase action; if you discard certain cards in this phase, something may follow."""

    def run(self, s: Any, frame: int) -> None:
        gain_discards(s, 1)
        count_use(s, ("more discards", s.rows[frame].source), "turn")

    def say(self, voice: Voice, it: str = "it") -> str:
        return "get another discard phase action"


class Exchange(Effect):
    """A card of your hand goes to your ash heap for one of that, which goes to your hand."""

    which: Filter = ANYTHING

    def _there(self, s: Any, f: Frame) -> list[int]:
        ash = [p for p in pile(s, "ash", f.seat) if definition(s, p).kind != "vampire"]
        return [p for p in ash if self.which.holds(s, f, p, s.pieces[p])]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        there = self._there(s, f)
        options: list[RawOption] = [
            ("discard", (p,), ((exchanged, f.seat, p, tuple(there)),)) for p in pile(s, "hand", f.seat)
        ]
        if options and there:
            s.ask(f.seat, ("which card to discard?",), options, forced=False)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._there(s, f)) and bool(pile(s, "hand", f.seat))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("library card"), voice, it).a()
        return f"swap a card in your hand with {what} in your ash heap"


@step("vtes.exchanged")
def exchanged(s: Any, seat: int, card: int, there: tuple[int, ...]) -> None:
    """Choose what comes back for it."""
    options: list[RawOption] = [
        ("piece", (ref(s, p),), ((happening, about(s, "discard", card), about(s, "return", p)),)) for p in there
    ]
    s.ask(seat, ("which card?",), options)


class TakeOnto(Effect):
    """Steal equipment or a retainer and put it on this minion."""

    what: Group = THAT

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs from which it is taken."""
        return held_by_others(s, self.what, f)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        hosts = ME.members(s, f)
        there = living(s, self.what, f)
        emit(s, frame, [about(s, "attach", p, detail=host, seat=s.pieces[p].place) for p in there for host in hosts])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(living(s, self.what, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"steal {it if self.what == THAT else self.what.each(voice, it)} for {voice.place('me')}"


class Recover(Effect):
    """Choose library cards of your ash heap; one of them goes to your hand, the others into your library, which is shuffled."""

    most: int

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        there = tuple([ref(s, p) for p in pile(s, "ash", seat) if definition(s, p).kind != "vampire"])
        if there:
            then = (recovered, seat)
            s.do((choose_several, seat, ("which of the ash heap?",), "piece", there, 0, self.most, then))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"choose up to {self.most} library cards in your ash heap; one of them goes to your hand, the others are shuffled "
            "into your library"
        )


@step("vtes.recovered")
def recovered(s: Any, seat: int, chosen: tuple[Ref, ...]) -> None:
    """Choose the card that goes to the hand."""
    options: list[RawOption] = [("piece", (at,), ((share_out_cards, seat, at, chosen),)) for at in chosen]
    if options:
        s.ask(seat, ("which card?",), options)


@step("vtes.share_out_cards")
def share_out_cards(s: Any, seat: int, taken: Ref, chosen: tuple[Ref, ...]) -> None:
    """Put one card into the hand and the others into the library."""
    rest = [about(s, "top", at[0], detail=("library",)) for at in chosen if at != taken]
    again = [(happening, about_seat("shuffle", seat, detail=("library",)))] if rest else []
    s.do((happening, *rest), *again, (happening, about(s, "return", taken[0])))


class MoveBetween(Effect):
    """Move blood, equipment and retainers between two minions, as you like."""

    one: Group
    other: Group

    def _both(self, s: Any, f: Frame) -> list[int]:
        return [p for group in (self.one, self.other) for p in first(s, group, f)]

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        both = self._both(s, f)
        if len(both) == 2:
            there = tuple([ref(s, p) for host in both for p in on(s, host) if s.game.kind(s, p) in CARRIED])
            things = [(choose_several, f.seat, ("which are moved?",), "piece", there, 0, 99, (swap_over, *both))]
            s.do((ask_blood, f.seat, *both), (ask_blood, f.seat, *reversed(both)), *(things if there else []))

    def able(self, s: Any, f: Frame) -> bool:
        return any(blood(s, p) or on(s, p) for p in self._both(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        both = f"{self.one.each(voice, it)} and {self.other.each(voice, it)}"
        return f"move any blood, equipment and retainers between {both}"


CARRIED = ("equipment", "location", "retainer")  # kinds of cards that minions bear


@step("vtes.ask_blood")
def ask_blood(s: Any, seat: int, source: int, to: int) -> None:
    """Choose how much blood goes from one vampire to another."""
    options: list[RawOption] = [("number", (n,), ((pour_over, source, to, n),)) for n in range(blood(s, source) + 1)]
    s.ask(seat, ("how much blood from?", source), options)


@step("vtes.pour_over")
def pour_over(s: Any, source: int, to: int, n: int) -> None:
    """Move blood from one vampire to another."""
    if n:
        happen(s, about(s, "blood", source, -n), about(s, "blood", to, n, after=0, as_much=True))


@step("vtes.swap_over")
def swap_over(s: Any, one: int, other: int, chosen: tuple[Ref, ...]) -> None:
    """Move what was chosen from its bearer to the other minion."""
    events = []
    for at in chosen:
        to = other if s.pieces[at[0]].host == one else one
        events.append(about(s, "attach", at[0], detail=ref(s, to), seat=s.pieces[at[0]].place))
    if events:
        happen(s, *events)


class TakeCounters(Effect):
    """Move all counters of this card to your pool: an action that does it is directed at its controller."""

    def aims(self, s: Any, f: Frame) -> tuple[int, ...]:
        """Return the Methuselahs from which they are taken."""
        return held_by_others(s, THIS, f)

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for p in living(s, THIS, f):
            n = s.pieces[p].count("counter")
            taken = about(s, "lift", p, n, detail=("counter",))
            emit(s, frame, [taken, about_seat("pool", f.seat, n, after=0, as_much=True)] if n else [])

    def able(self, s: Any, f: Frame) -> bool:
        return any(s.pieces[p].count("counter") for p in living(s, THIS, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return "move all counters of this card to your pool"


class PutUnder(Effect):
    """Cards go to the bottom of their owner's library."""

    what: Group = THAT

    def run(self, s: Any, frame: int) -> None:
        emit(s, frame, [about(s, "bottom", p) for p in living(s, self.what, s.rows[frame])])

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"put {self.what.each(voice, it)} on the bottom of your library"


TARGETS, CULPRIT = Targeted(), Culprit()
