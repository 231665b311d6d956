"""4.8 What cards cost: what makes them more or less expensive, and what is locked to pay less.

A card that may be locked to reduce a cost is locked as the card is announced where it could not be afforded otherwise (V-067),
or as the cost is paid (V-068, C-017). A card that is cancelled as it is played has used up none (V-069).
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from coterie.games.vtes.facts import blood, definition
from coterie.games.vtes.rules.action_state import NOBODY, Action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.asked import IsHost
from coterie.games.vtes.words.fighting import is_strike
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.selves import ME, VAMPIRE, speaking
from coterie.games.vtes.words.stealing import Redirect
from coterie.kernel.events import about, happen, happening
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.procedures import running
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.cards.lasting import Gain
from coterie.words.conditions import Condition
from coterie.words.filters import ANYTHING, Filter, Part, described
from coterie.words.frames import Frame, bind
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Voice, an
from coterie.words.word import walk

Coin = Literal["blood", "pool"]


class Dearer(Marker):
    """A card of a name, "" for any master card, costs more pool to play: for the controller of this card, or for anybody on
    its bearer (VR-4.8)."""

    name: str
    amount: int = 1
    on_bearer: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "dearer"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        where = "on its bearer" if self.on_bearer else "for you"
        return f"{self.name or 'a master card'} costs +{self.amount} pool to play {where}"


def dearer(s: Any, seat: int, name: str, on_: int = -1, *, master: bool = False) -> int:
    """Return how much more pool a card of a name costs a seat to play, on a minion or in general (VR-4.8)."""
    found_ = 0
    for p in s.ears.get(("used", "dearer"), ()):
        row = s.pieces[p]
        for word in row.text:
            if isinstance(word, Dearer) and word.name in (name, "" if master else name):
                fits = row.host == on_ >= 0 if word.on_bearer else s.game.speaks(s, p) == seat
                found_ += word.amount if fits else 0
    return found_


def can_afford(s: Any, f: Frame, at: Any) -> bool:
    """Return whether a master card can be paid for with a target on which other cards make it cost more (VR-4.8)."""
    card = s.game.faces.get(s.pieces[f.source].face) if f.source >= 0 else None
    if card is None or not (isinstance(at, tuple) and isinstance(at[0], int)):
        return True
    return bool(s.pool[f.seat] >= card.plays.ways[0].pool + dearer(s, f.seat, card.name, at[0], master=True))


class CanPayFor(Filter):
    """A minion on which you could pay for a card of a name, with what makes it cost more there."""

    PART: ClassVar[Part] = "after"
    name: str

    def holds(self, s: Any, f: Frame, item: int, row: Any) -> bool | None:
        return bool(s.pool[f.seat] >= dearer(s, f.seat, self.name, item))

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


class Costlier(Marker):
    """Cards cost minions more blood or life to play as long as this is there (VR-4.8).

    Attributes:
        amount: how much more.
        of: which cards. sorts: only as these sorts, () for all. strikes: only strikes. redirects: only what changes the
            target of a bleed.
        whose: which minions pay more.
        given: what must hold.
    """

    amount: int = 1
    of: Filter = ANYTHING
    sorts: tuple[str, ...] = ()
    strikes: bool = False
    redirects: bool = False
    whose: Filter = ANYTHING
    given: Condition | None = None

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "costlier"),)

    def raises(self, s: Vtes, piece: int, card: int, mode: Mode, minion: int) -> bool:
        """Return whether a way to play a card costs a minion more; -1 stands for a card that nobody sees."""
        f = speaking(s, piece)
        if (self.given is not None and not self.given.holds(s, f)) or (self.sorts and mode.sort not in self.sorts):
            return False
        if self.strikes and not is_strike(mode.does):
            return False
        if self.redirects and not any(isinstance(word, Redirect) for word in walk(mode.does)):
            return False
        if self.whose != ANYTHING and not self.whose.holds(s, f, minion, s.pieces[minion]):
            return False
        return self.of == ANYTHING or (card >= 0 and bool(self.of.holds(s, f, card, s.pieces[card])))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = an("strike card" if self.strikes else f"{' or '.join(self.sorts)} card".strip())
        if self.of != ANYTHING:
            what = described(self.of, voice.noun("card"), voice, it).a()
        what = "a card that changes the target of a bleed" if self.redirects else what
        whom = described(self.whose, voice.noun("minion"), voice, it).a() if self.whose != ANYTHING else "a minion"
        given = f"while {self.given.say(voice, it)}, " if self.given is not None else ""
        return f"{given}{what} costs {whom} {self.amount} more blood or life"


# What the combat cards of an opposing vampire cost it more for the rest of the combat.
DEARER_FIGHTS = Gain(Costlier(sorts=("combat",), whose=VAMPIRE & Fighting(ItSelf())), ME, "combat")


def raised(s: Vtes, card: int, mode: Mode, minion: int) -> int:
    """Return how much more blood or life a way to play a card costs a minion."""
    there = s.ears.get(("used", "costlier"), ())
    if minion < 0 or not there:
        return 0
    texts = [(p, word) for p in there for word in s.pieces[p].text]
    return sum([w.amount for p, w in texts if isinstance(w, Costlier) and w.raises(s, p, card, mode, minion)])


class Cheaper(Marker):
    """Cards cost less to play: this card is locked for it, its counters pay for them, or it is so all the time (VR-4.8).

    Attributes:
        amount: how much less, never less than nothing.
        stored: its counters pay, as many as one likes.
        coin: only a cost in blood, or in pool; "" for either.
        of: of which cards. whose: if which minions play them.
        locks: whether this card is locked to use it. burns: whether it is burned for it.
        given: what must hold.
        anybodys: it is so for all Methuselahs.
    """

    amount: int = 1
    coin: Literal["", "blood", "pool"] = ""
    of: Filter = ANYTHING
    whose: Filter = ANYTHING
    locks: bool = True
    burns: bool = False
    given: Condition | None = None
    stored: bool = False
    anybodys: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "cheaper"),)

    @property
    def offered(self) -> bool:
        """Whether using it is optional."""
        return self.locks or self.stored

    def worth(self, s: Vtes, piece: int) -> int:
        """Return the most that it saves."""
        return s.pieces[piece].count("counter") if self.stored else self.amount

    def reduces(self, s: Vtes, piece: int, card: int, minion: int, coin: Coin) -> bool:
        """Return whether it reduces what a card costs a minion; -1 stands for a card that nobody sees, or for no minion."""
        if self.coin not in ("", coin) or (self.locks and not self.burns and not s.pieces[piece].ready):
            return False
        f = speaking(s, piece)
        if self.given is not None and not self.given.holds(s, f):
            return False
        if self.whose != ANYTHING and (minion < 0 or not self.whose.holds(s, f, minion, s.pieces[minion])):
            return False
        return card < 0 or bool(self.of.holds(s, f, card, s.pieces[card]))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.of, voice.noun("card"), voice).a()
        who = f" {described(self.whose, voice.noun('minion'), voice).a()} you control" if self.whose != ANYTHING else ""
        who = who.replace(" you control", "") if self.anybodys else who
        who = f" {voice.place('me')}" if isinstance(self.whose, ItSelf) else who
        who = " its bearer" if isinstance(self.whose, IsHost) else who
        given = f"if {self.given.say(voice)}, " if self.given is not None else ""
        if self.stored:
            lock = f"lock {voice.this} and " if self.locks else ""
            plays = f" that{who} plays" if who else ""
            return f"{given}you may {lock}use counters of {voice.this} to pay for {what.removeprefix('1 ')}{plays}"
        less = f"{what} costs{who} {self.amount} {self.coin or 'blood or pool'} less"
        verb = "burn" if self.burns else "lock"
        return f"{given}you may {verb} {voice.this}: {less}" if self.locks else f"{given}{less}"


class CheaperRescue(Marker):
    """A vampire pays less for its share of a rescue (VR-6.9).

    Attributes:
        amount: how much less.
        who: the vampire.
        of: of whose rescue.
    """

    amount: int
    who: Group
    of: Filter = ANYTHING

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "rescue"),)

    def saves(self, s: Vtes, piece: int, rescuer: int, victim: int) -> int:
        """Return how much less a vampire pays for the rescue of another, by this on a card."""
        f = speaking(s, piece)
        mine = ref(s, rescuer) in self.who.members(s, f)
        return self.amount if mine and self.of.holds(s, f, victim, s.pieces[victim]) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "a rescue"
        if self.of != ANYTHING:
            whose = f"the rescue of {described(self.of, voice.noun('minion'), voice).a()}"
        return f"{self.who.each(voice, it)} pays {self.amount} blood less for {whose}"


def rescue_saving(s: Vtes, rescuer: int, victim: int) -> int:
    """Return how much less a vampire pays for its share of a rescue."""
    words = [(p, word) for p in s.ears.get(("used", "rescue"), ()) for word in s.pieces[p].text]
    return sum([word.saves(s, p, rescuer, victim) for p, word in words if isinstance(word, CheaperRescue)])


def reducers(s: Vtes, seat: int, card: int, minion: int, coin: Coin, *, locks: bool = True) -> list[tuple[int, int]]:
    """Return the cards of a seat that reduce the cost of a card, each with the amount."""
    found_ = []
    for p in s.ears.get(("used", "cheaper"), ()):
        own = s.game.speaks(s, p) == seat or s.pieces[p].host == minion >= 0
        for word in s.pieces[p].text:
            if isinstance(word, Cheaper) and word.offered == locks and (own or word.anybodys):
                found_ += [(p, word.worth(s, p))] if word.reduces(s, p, card, minion, coin) else []
    return found_


def stores(s: Vtes, piece: int) -> bool:
    """Return whether the counters of a card pay for others."""
    return any(isinstance(word, Cheaper) and word.stored for word in s.pieces[piece].text)


def saved(s: Vtes, seat: int, card: int, minion: int, coin: Coin) -> int:
    """Return the most by which the cost of a card could be reduced."""
    every = reducers(s, seat, card, minion, coin) + reducers(s, seat, card, minion, coin, locks=False)
    return sum([amount for _, amount in every])


def payable(s: Vtes, seat: int, mode: Mode, minion: int, card: int = -1) -> bool:
    """Return whether the cost of a card could be paid, with everything that makes it cheaper (V-007, V-060 to V-063, V-067)."""
    if mode.x and most_x(s, seat, mode, minion, card) < mode.xs[0]:
        return False
    least = mode.blood + raised(s, card, mode, minion)
    if least and least > blood(s, minion) + saved(s, seat, card, minion, "blood"):
        return False
    return not mode.pool or mode.pool <= s.pool[seat] + saved(s, seat, card, minion, "pool")


def most_x(s: Vtes, seat: int, mode: Mode, minion: int, card: int) -> int:
    """Return how large an X can be that is paid for: with all blood or pool that is there, also the last, and with all that
    makes the card cheaper (V-060, V-062, V-067)."""
    if mode.x == "blood":
        there = blood(s, minion) + saved(s, seat, card, minion, "blood")
        return there - mode.blood - raised(s, card, mode, minion)
    name = definition(s, card).name if card >= 0 else ""
    there = s.pool[seat] + saved(s, seat, card, minion, "pool")
    return there - mode.pool - dearer(s, seat, name, master=minion < 0)


def price(s: Vtes, seat: int, card: int, minion: int, coin: Coin, printed: int, f: Frame) -> int:
    """Return the cost to pay: what is printed, less what is always saved and what cards were locked to save."""
    if not printed:
        return 0
    always = sum([amount for _, amount in reducers(s, seat, card, minion, coin, locks=False)])
    saved_ = sum([int(each[1]) for each in f.get("saved") or ()])
    return max(0, printed - always - saved_)


# ── locking cards to pay less ───────────────────────────────────────────────────────────────────────────────────────


class PlayedAs(Condition):
    """The card that is being played is played as a certain sort of card."""

    sort: str

    def holds(self, s: Any, f: Frame) -> bool:
        plays = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
        return not plays or getattr(plays[-1].ability, "sort", self.sort) == self.sort

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is played as {an(self.sort)}"


@step("vtes.save")
def save(s: Vtes, frame: int, seat: int, card: Ref, minion: int, coin: Coin, printed: int, must: bool) -> None:  # fmt: skip
    """Offer cards that can be locked to pay less: as many as are needed to afford a card, or as many as the seat likes.

    Args:
        s: the state.
        frame: the frame of the card; what was saved is bound there as “saved”.
        seat: who plays it. card: the card. minion: who pays blood, -1 for nobody.
        coin: what is paid. printed: how much, before anything is saved.
        must: only what is needed to afford it.
    """
    f: Frame = s.rows[frame]
    due = price(s, seat, card[0], minion, coin, printed, f)
    have = s.pool[seat] if coin == "pool" else blood(s, minion) if minion >= 0 else 0
    offered = reducers(s, seat, card[0], minion, coin) if due and (due > have or not must) else []
    taken = [each[0][0] for each in f.get("saved") or ()]
    there = [(p, n) for p, n in offered if p not in taken]
    if not there:
        return
    args = (frame, seat, card, minion, coin, printed)
    options: list[RawOption] = [
        (
            "save some" if stores(s, p) else "save",
            (k, p) if stores(s, p) else (p,),
            ((lock_for_it, *args, must, ref(s, p), k),),
        )
        for p, n in there
        for k in (range(1, min(n, due) + 1) if stores(s, p) else (n,))
    ]
    if due <= have:
        options.append(("pay", (due,), ()))
    s.ask(seat, ("pay less?", card[0], due), options, forced=must)


@step("vtes.lock_for_it")
def lock_for_it(
    s: Vtes, frame: int, seat: int, card: Ref, minion: int, coin: Coin, printed: int, must: bool, by: Ref, n: int
) -> None:  # fmt: skip
    """Lock a card to pay less, and check again. A card that is burned to pay less is burned as the cost is paid."""
    f: Frame = s.rows[frame]
    word = next(w for w in s.pieces[by[0]].text if isinstance(w, Cheaper) and w.offered)
    locks, spent = word.locks and not word.burns, n if word.stored else 0
    events = [about(s, "bow", by[0])] if locks else []
    events += [about(s, "lift", by[0], spent, detail=("counter",))] if spent else []
    s.do(
        *([(happening, *events)] if events else []),
        (bind, frame, "saved", (*(f.get("saved") or ()), (by, n, locks, spent))),
        (save, frame, seat, card, minion, coin, printed, must),
    )


def give_back(s: Vtes, f: Frame) -> None:
    """Unlock what was locked to pay for a card that was cancelled as it was played (V-069)."""
    there = [each for each in f.get("saved") or () if found(s, each[0]) is not None]
    events = [about(s, "straighten", at[0]) for at, _, locked, _ in there if locked]
    events += [about(s, "counter", at[0], spent, detail=("counter",)) for at, _, _, spent in there if spent]
    if events:
        s.do((happening, *events))


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def savings(s: Vtes, now: Action) -> tuple[Step, ...]:
    """Return the steps that offer cards to be locked as an action card is paid for (V-068)."""
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    if card is None or card.zone != "limbo":
        return ()
    coins: tuple[tuple[Coin, int], ...] = (("blood", now.blood), ("pool", now.pool))
    who = now.actor[0]
    saves = [(save, now.frame, now.seat, now.card, who, coin, n, False) for coin, n in coins if n]
    return (*saves, (burn_saved, now.frame))


@step("vtes.burn_saved")
def burn_saved(s: Vtes, frame: int) -> None:
    """Burn what is burned to pay less, now that the cost is paid."""
    there = [each[0][0] for each in s.rows[frame].get("saved") or () if found(s, each[0]) is not None]
    gone = [p for p in there if any(isinstance(word, Cheaper) and word.burns for word in s.pieces[p].text)]
    if gone:
        happen(s, *[about(s, "burn", p) for p in gone])


def action_price(s: Vtes, now: Action) -> tuple[int, int]:
    """Return the blood and the pool that an action costs now (VR-4.8)."""
    f: Frame = s.rows[now.frame]
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    if card is None or card.zone != "limbo":
        return now.blood, now.pool
    args = (s, now.seat, now.card[0], now.actor[0])
    return price(*args, "blood", now.blood, f), price(*args, "pool", now.pool, f)
