"""What a Methuselah must give, and chooses how: pool, blood, cards."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.vtes.facts import blood, is_vampire, playing, ready_minions
from coterie.games.vtes.words.permanents import WHOSE
from coterie.games.vtes.words.selves import ME
from coterie.kernel.bids import bid
from coterie.kernel.chance import below, picked
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.pieces import Ref, pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.amounts import Number, counted, value_of
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import THIS, Cards, living
from coterie.words.effects import Effect, run
from coterie.words.filters import Filter, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.picking import ForEach
from coterie.words.purse import Purse
from coterie.words.voice import Noun, Voice

Instead = Literal["blood", "card", "ash"]
TIMES = Noun("time", "times")


class Toll(Effect):
    """Methuselahs give something a number of times, and choose each time: 1 pool, or something instead of it.

    Attributes:
        times: how often.
        who: the Methuselahs.
        instead: 1 blood from a vampire of theirs, or a card at random from their hand.
    """

    times: Number
    who: Group = WHOSE
    instead: Instead = "blood"

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        n = value_of(s, self.times, f)
        who = self.who.members(s, f)
        if self.instead == "card":
            s.do(*[(pay_cards, seat, f.source, n, 0) for seat in who])
        else:
            s.do(*[(pay_toll, seat, self.instead, f.source) for seat in who for _ in range(n)])

    def able(self, s: Any, f: Frame) -> bool:
        return bool(value_of(s, self.times, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        other = {
            "blood": "1 blood from a vampire they control",
            "card": "a card at random from their hand",
            "ash": "removes a random library card in their ash heap from the game",
        }[self.instead]
        n, where = counted(self.times, TIMES, voice, it)
        return f"{self.who.each(voice, it)} burns 1 pool or {other}, {n}{where}"


class NumbersGame(Effect):
    """Each Methuselah chooses a number in secret and gains that much pool, or burns it if another has chosen 1 less."""

    most: int = 5
    yours: int = 6

    def run(self, s: Any, frame: int) -> None:
        seat = s.rows[frame].seat
        bidders = playing(s, seat)
        most = tuple([self.yours if each == seat else self.most for each in bidders])
        s.do((bid, "numbers", bidders, 1, most, (numbers_shown,)))

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"each other Methuselah chooses a number up to {self.most} in secret, you one up to {self.yours}; each gains as "
            "much pool, but burns it if another has chosen exactly 1 less"
        )


@step("vtes.numbers_shown")
def numbers_shown(s: Any, bids: tuple[tuple[int, int], ...]) -> None:
    """Let each seat gain or burn its number, once all are shown."""
    numbers = [n for _, n in bids]
    happen(s, *[about_seat("pool", seat, -n if n - 1 in numbers else n) for seat, n in bids])


class PayOr(Effect):
    """You may pay something; otherwise something else is done."""

    cost: Effect
    otherwise: Effect

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        yes: list[RawOption] = [("yes", (), ((run, self.cost, frame),))] if self.cost.payable(s, f, Purse()) else []
        s.ask(f.seat, ("may", self.cost, f.source), [*yes, ("no", (), ((run, self.otherwise, frame),))], forced=True)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"you may {self.cost.say(voice, it)}; if you do not, {self.otherwise.say(voice, it)}"


class BurnUpTo(Effect):
    """This minion may burn X blood for something that is done then."""

    then: Effect

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        most = sum([blood(s, p) for p in living(s, ME, f)])
        costs = [about(s, "blood", p, -1, detail=("cost",)) for p in living(s, ME, f)]
        options: list[RawOption] = [
            (
                "number",
                (n,),
                ((happening, *[each.but(amount=-n) for each in costs]), (bind, frame, "x", n), (run, self.then, frame))
                if n
                else (),
            )
            for n in range(most + 1)
        ]
        s.ask(f.seat, ("how much blood?",), options)

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{voice.place('me')} may burn X blood: {self.then.say(voice, it)}"


class SpendCounters(Effect):
    """X counters of this card, 1 or more, are removed for something that is done then."""

    then: Effect

    def _most(self, s: Any, f: Frame) -> int:
        return sum([s.pieces[p].count("counter") for p in living(s, THIS, f)])

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        options: list[RawOption] = [
            (
                "number",
                (n,),
                (
                    (happening, *[about(s, "lift", p, n, detail=("counter",)) for p in living(s, THIS, f)]),
                    (bind, frame, "x", n),
                    (run, self.then, frame),
                ),
            )
            for n in range(1, self._most(s, f) + 1)
        ]
        if options:
            s.ask(f.seat, ("how many counters?", f.source), options)

    def able(self, s: Any, f: Frame) -> bool:
        return bool(self._most(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"remove X counters from {THIS.each(voice, it)}, then {self.then.say(voice, it)}"


class ChosenBy(Effect):
    """Another Methuselah chooses a card of theirs, and something is done to it."""

    who: Group
    which: Filter
    does: Effect

    def _options(self, s: Any, f: Frame, seat: int) -> tuple[Ref, ...]:
        there = Cards(self.which & MINE).members(s, f.but(seat=seat))
        return tuple([at for at in there if self.does.able(s, f.bind("that", at))])

    def run(self, s: Any, frame: int) -> None:
        f: Frame = s.rows[frame]
        for seat in self.who.members(s, f):
            does = (run, self.does, frame)
            options = [("piece", (at,), ((bind, frame, "that", at), does)) for at in self._options(s, f, seat)]
            if options:
                s.ask(seat, ("choose", self, f.source), options)

    def able(self, s: Any, f: Frame) -> bool:
        return any(self._options(s, f, seat) for seat in self.who.members(s, f))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.which, voice.noun("card"), voice, it).a()
        return f"{self.who.each(voice, it)} chooses {what} they control; {self.does.say(voice, it)}"


@step("vtes.pay_toll")
def pay_toll(s: Any, seat: int, instead: Instead, source: int) -> None:
    """Let a Methuselah choose what it gives; one that is out gives nothing more."""
    if seat in s.out:
        return
    options: list[RawOption] = [("give pool", (), ((give_pool, seat, source),))]
    if instead == "blood":
        fed = [p for p in ready_minions(s, seat) if is_vampire(s, p) and blood(s, p)]
        fed += [p for p in pile(s, "torpor", seat) if blood(s, p)]
        options += [("give blood of", (p,), ((give_blood, p),)) for p in fed]
    else:
        options += [("give ash", (), ((give_ash, seat),))] if burned_cards(s, seat) else []
    s.ask(seat, ("what do you give?",), options)


def burned_cards(s: Any, seat: int) -> list[int]:
    """Return the library cards in the ash heap of a Methuselah."""
    return [p for p in pile(s, "ash", seat) if s.game.faces[s.pieces[p].face].kind != "vampire"]


@step("vtes.give_ash")
def give_ash(s: Any, seat: int) -> None:
    """Remove a library card of an ash heap from the game, at random."""
    there = burned_cards(s, seat)
    happen(s, about(s, "remove", there[below(s, len(there))]))


@step("vtes.give_pool")
def give_pool(s: Any, seat: int, source: int) -> None:
    """Burn 1 pool of a Methuselah."""
    happen(s, about_seat("pool", seat, -1, source=source))


@step("vtes.give_blood")
def give_blood(s: Any, vampire: int) -> None:
    """Burn 1 blood of a vampire."""
    happen(s, about(s, "blood", vampire, -1))


@step("vtes.pay_cards")
def pay_cards(s: Any, seat: int, source: int, left: int, cards: int) -> None:
    """Let a Methuselah choose each time between 1 pool and a card at random; then it gives all of it at once, so that no card
    is one that replaces another (VR-4.9).

    Args:
        s: the state.
        seat: who gives. source: the card that asks for it.
        left: how often it still chooses. cards: how many cards it has chosen to give.
    """
    hand = list(pile(s, "hand", seat))
    if seat in s.out or not (left or cards):
        return
    if not left:
        happen(s, *[about(s, "discard", p) for p in picked(s, hand, cards)])
        return
    options: list[RawOption] = [
        ("give pool", (), ((give_pool, seat, source), (pay_cards, seat, source, left - 1, cards)))
    ]
    if len(hand) > cards:
        options.append(("give a card", (), ((pay_cards, seat, source, left - 1, cards + 1),)))
    s.ask(seat, ("what do you give?",), options)


class Upkeep(ForEach):
    """Something is chosen for each of some cards: to pay for it, or to lose it."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"for each {self.group.noun(voice, it).one}, {self.does.say(voice, 'it')}"
