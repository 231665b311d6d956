"""4.8 What cards cost, and what makes them more or less expensive."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from coterie.games.vtes.facts import blood, definition, is_vampire, older
from coterie.games.vtes.rules.slaves import takes_no_directed
from coterie.games.vtes.rules.strikes import strike_tax
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.bleeding import Redirect
from coterie.games.vtes.words.fighting import is_strike
from coterie.games.vtes.words.involved import Fighting, ItSelf
from coterie.games.vtes.words.kinds import deed_kind
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.naming import vital
from coterie.games.vtes.words.selves import ME, VAMPIRE, speaking
from coterie.games.vtes.words.striking import Strike
from coterie.games.vtes.words.timed import timed
from coterie.games.vtes.words.which_cards import IsHost
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.procedures import running
from coterie.kernel.scopes import current
from coterie.words.cards.lasting import Gain
from coterie.words.conditions import Condition
from coterie.words.filters import ANYTHING, Filter, described
from coterie.words.frames import Frame
from coterie.words.groups import Group
from coterie.words.standing import Marker
from coterie.words.voice import Noun, Voice, an
from coterie.words.word import walk

Coin = Literal["blood", "pool"]
WHOLE = FREE = 99  # of a cost: all of it is paid so, or saved


class Dearer(Marker):
    """A card of a name, "" for any master card, costs more pool to play: for the controller of this card, perhaps only on this
    card, or for anybody on its bearer (VR-4.8)."""

    name: str
    amount: int = 1
    on_bearer: bool = False
    on_this: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "dearer"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        where = f"for you on {voice.this}" if self.on_this else "on its bearer" if self.on_bearer else "for you"
        return f"{self.name or 'a master card'} costs +{self.amount} pool to play {where}"


def dearer(s: Any, seat: int, card: Any, on_: int = -1) -> int:
    """Return how much more pool a card costs a seat to play, on a minion or in general (VR-4.8)."""
    found_ = 0
    for p in s.ears.get(("used", "dearer"), ()):
        row = s.pieces[p]
        for word in row.text:
            if isinstance(word, Dearer) and (word.name == card.name or (not word.name and card.kind == "master")):
                fits = row.host == on_ if word.on_bearer else s.game.speaks(s, p) == seat
                fits = fits and (not word.on_this or p == on_)
                found_ += word.amount if fits else 0
    return found_


def can_afford(s: Any, f: Frame, at: Ref) -> bool:
    """Return whether a master card can be paid for with a target on which other cards make it cost more (VR-4.8)."""
    card = definition(s, f.source)
    return bool(s.pool[f.seat] >= card.plays.ways[0].pool + dearer(s, f.seat, card, at[0]))


class Costlier(Marker):
    """Cards cost minions more blood or life to play as long as this is there (VR-4.8).

    Attributes:
        amount: how much more.
        of: which cards. sorts: only as these sorts, () for all. strikes: only strikes. redirects: only what changes the
            target of a bleed.
        whose: which minions pay more.
        given: what must hold.
        paid: only cards that cost blood, with what makes them cheaper.
        action: only actions of this kind, also those that no card begins.
        directed: only actions directed at other Methuselahs, also those that no card begins.
        superior: only cards that are played at a superior level.
    """

    amount: int = 1
    of: Filter = ANYTHING
    sorts: tuple[str, ...] = ()
    strikes: bool = False
    redirects: bool = False
    whose: Filter = ANYTHING
    given: Condition | None = None
    paid: bool = False
    action: str = ""
    directed: bool = False
    superior: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "costlier"),)

    def concerns(self, s: Vtes, piece: int, minion: int) -> bool:
        """Return whether it holds now for a minion, whatever that does."""
        f = speaking(s, piece)
        if self.given is not None and not self.given.holds(s, f):
            return False
        return self.whose == ANYTHING or bool(self.whose.holds(s, f, minion, s.pieces[minion]))

    def raises(self, s: Vtes, piece: int, card: int, mode: Mode, minion: int) -> bool:
        """Return whether a way to play a card costs a minion more; -1 stands for a card that nobody sees."""
        if (self.sorts and mode.sort not in self.sorts) or not self.concerns(s, piece, minion):
            return False
        if self.directed or (self.action and deed_kind(mode.does) != self.action):
            return False
        if self.superior and not any(need.isupper() for need in mode.needs):
            return False
        if self.strikes and not is_strike(mode.does):
            return False
        if self.paid and mode.x != "blood" and blood_cost(s, card, mode, minion) <= _always_saved(s, card, minion):
            return False
        if self.redirects and not any(isinstance(word, Redirect) for word in walk(mode.does)):
            return False
        f = speaking(s, piece)
        return self.of == ANYTHING or (card >= 0 and bool(self.of.holds(s, f, card, s.pieces[card])))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = an("strike card" if self.strikes else f"{' or '.join(self.sorts)} card".strip())
        if self.of != ANYTHING:
            sort = f"{self.sorts[0]} " if len(self.sorts) == 1 else ""
            what = described(self.of, Noun(f"{sort}card", f"{sort}cards"), voice, it).a()
        what = "a card that changes the target of a bleed" if self.redirects else what
        what += " that costs blood" if self.paid else ""
        what = (
            f"an action to {self.action}" if " " in self.action else f"a {self.action} action" if self.action else what
        )
        what = "a directed action" if self.directed else what
        what += " that is played at a superior level" if self.superior else ""
        whom = described(self.whose, voice.noun("minion"), voice, it).a() if self.whose != ANYTHING else "a minion"
        whom = voice.place("me") if isinstance(self.whose, ItSelf) else whom
        given = f"while {self.given.say(voice, it)}, " if self.given is not None else ""
        return f"{given}{what} costs {whom} {self.amount} more {vital(whom)}"


# What the combat cards of an opposing vampire cost it more for the rest of the combat.
DEARER_FIGHTS = Gain(Costlier(sorts=("combat",), whose=VAMPIRE & Fighting(ItSelf())), ME, "combat")


def raised(s: Vtes, card: int, mode: Mode, minion: int) -> int:
    """Return how much more blood or life a way to play a card costs a minion."""
    there = s.ears.get(("used", "costlier"), ())
    if minion < 0 or not there:
        return 0
    texts = [(p, word) for p in there for word in s.pieces[p].text]
    return sum([w.amount for p, w in texts if isinstance(w, Costlier) and w.raises(s, p, card, mode, minion)])


def raised_for(s: Vtes, minion: int, kind: str) -> int:
    """Return how much more blood an action that no card of the hand begins costs a minion, by its kind (VR-4.8)."""
    there = s.ears.get(("used", "costlier"), ())
    if not there:  # as mostly
        return 0
    texts = [(p, word) for p in there for word in s.pieces[p].text]
    words = [(p, word) for p, word in texts if isinstance(word, Costlier) and word.action and word.action == kind]
    return sum([word.amount for p, word in words if word.concerns(s, p, minion)])


def directed_tax(s: Vtes, minion: int) -> int:
    """Return how much more blood an action directed at others costs a minion (VR-4.8)."""
    there = s.ears.get(("used", "costlier"), ())
    if not there:  # as mostly
        return 0
    texts = [(p, word) for p in there for word in s.pieces[p].text]
    words = [(p, word) for p, word in texts if isinstance(word, Costlier) and word.directed]
    return sum([word.amount for p, word in words if word.concerns(s, p, minion)])


def reaches_nobody(s: Vtes, minion: int, cost: int = 0) -> bool:
    """Return whether a minion may not take an action of such a cost in blood if it is directed at others, or cannot pay what
    that costs besides (VR-9.7, VR-4.8)."""
    if takes_no_directed(s, minion):
        return True
    tax = directed_tax(s, minion)
    return tax > 0 and blood(s, minion) < cost + tax


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
        once: it is used only if one wants to, and once in each turn. fighting: and once in each combat instead.
        bleeds: its own blood pays, so much at most; `WHOLE` for the whole cost and nothing less.
        acting: it speaks of the action, so it is of no use to what comes into play without one (C-069).
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
    once: bool = False
    bleeds: int = 0
    acting: bool = False
    fighting: bool = False

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "cheaper"),)

    @property
    def offered(self) -> bool:
        """Whether it is used only if one wants to."""
        return self.locks or self.stored or self.once or bool(self.bleeds)

    def worth(self, s: Vtes, piece: int) -> int:
        """Return how much less something costs with it, at most."""
        if self.bleeds:
            return blood(s, piece) if self.bleeds == WHOLE else min(self.bleeds, blood(s, piece))
        return s.pieces[piece].count("counter") if self.stored else self.amount

    def reduces(self, s: Vtes, piece: int, card: int, minion: int, coin: Coin) -> bool:
        """Return whether it reduces what a card costs a minion; -1 stands for a card that nobody sees, or for no minion."""
        if self.coin not in ("", coin) or (self.locks and not self.burns and not s.pieces[piece].ready):
            return False
        if self.once and _has_saved(s, piece, "combat" if self.fighting else "turn"):
            return False
        f = speaking(s, piece)
        if self.given is not None and not self.given.holds(s, f):
            return False
        if self.whose != ANYTHING and (minion < 0 or not self.whose.holds(s, f, minion, s.pieces[minion])):
            return False
        return card < 0 or bool(self.of.holds(s, f, card, s.pieces[card]))

    def say(self, voice: Voice, it: str = "it") -> str:
        what = described(self.of, voice.noun("card"), voice).a().removeprefix("1 ")
        what = f"an action to recruit {what}" if self.acting else what
        if isinstance(self.given, PlayedAs):
            what += f" played as {an(self.given.sort)} card"
        who = f" {described(self.whose, voice.noun('minion'), voice).a()} you control" if self.whose != ANYTHING else ""
        who = who.replace(" you control", "") if self.anybodys else who
        who = f" {voice.place('me')}" if isinstance(self.whose, ItSelf) else who
        who = " its bearer" if isinstance(self.whose, IsHost) else who
        told = self.given is None or isinstance(self.given, PlayedAs)
        given = "" if told or self.given is None else f"if {self.given.say(voice)}, "
        if self.bleeds:
            lock = f"lock {voice.this} and " if self.locks else ""
            how = f"its blood instead of pool to pay for {what}"
            if self.bleeds != WHOLE:
                how = f"up to {self.bleeds} blood of {voice.this} to pay for {what}"
            return f"{given}you may {lock}use {how}"
        if self.stored:
            lock = f"lock {voice.this} and " if self.locks else ""
            plays = f" that{who} plays" if who else ""
            return f"{given}you may {lock}use counters of {voice.this} to pay for {what}{plays}"
        less = f"{what} costs{who} {self.amount} {self.coin or 'blood or pool'} less"
        if self.amount == FREE:
            return f"{given}{what} costs{who} no {self.coin or 'blood or pool'}"
        if self.once:
            return f"{given}if you wish, {less} (once each {'combat' if self.fighting else 'turn'})"
        verb = "burn" if self.burns else "lock"
        return f"{given}you may {verb} {voice.this}: {less}" if self.locks else f"{given}{less}"


def _has_saved(s: Vtes, piece: int, span: str) -> bool:
    """Return whether a card has made another cheaper this turn, or this combat, that was not cancelled as it was played."""
    at = ref(s, piece)
    return used(s, ("saved", *at), span) > used(s, ("saved in vain", *at), span)


def count_saving(s: Vtes, at: Ref, *, vain: bool = False) -> None:
    """Count that a card makes another cheaper, or that it has done so in vain, in this turn and in this combat."""
    for span in ("turn", *["combat"][: current(s, "combat") > 0]):
        count_use(s, ("saved in vain" if vain else "saved", *at), span)


class Halves(Marker):
    """Cards that cost blood cost the vampire that bears this half as much, rounded down, unless they are played as a certain
    sort; what is added to a cost or taken off it comes after that (VR-1.5)."""

    but: str

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "halving"),)

    def say(self, voice: Voice, it: str = "it") -> str:
        return (
            f"a card that is not played as {an(f'action {self.but}')} costs its bearer half as much blood, rounded down"
        )


def is_halved(s: Vtes, card: int, mode: Mode, minion: int) -> bool:
    """Return whether a way to play a card costs a minion half as much blood; -1 stands for a card that nobody sees."""
    there = s.ears.get(("used", "halving"), ())
    if not there or minion < 0 or (card >= 0 and definition(s, card).cost.startswith("pool")):
        return False
    words = [word for p in there if s.pieces[p].host == minion for word in s.pieces[p].text]
    return is_vampire(s, minion) and any(isinstance(word, Halves) and word.but != mode.sort for word in words)


def blood_cost(s: Vtes, card: int, mode: Mode, minion: int, x: int = 0) -> int:
    """Return the blood that a way to play a card costs a minion before anything is added to it or taken off it (VR-1.5).

    Args:
        s: the state.
        card: the card, -1 for one that nobody sees. mode: the way. minion: who pays.
        x: what was chosen as X, if the cost is that.
    """
    n = mode.blood + (x if mode.x == "blood" and not mode.burns_x else 0)
    return n // 2 if n and is_halved(s, card, mode, minion) else n


class CheaperRescue(Marker):
    """A rescue costs less if a vampire takes the action, no matter which of the two pays (VR-6.9).

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
        """Return how much less it costs if a vampire rescues another, by this on a card."""
        f = speaking(s, piece)
        mine = ref(s, rescuer) in self.who.members(s, f)
        return self.amount if mine and self.of.holds(s, f, victim, s.pieces[victim]) else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        whose = "a rescue"
        if self.of != ANYTHING:
            whose = f"the rescue of {described(self.of, voice.noun('minion'), voice).a()}"
        return f"{whose} by {self.who.each(voice, it)} costs {self.amount} blood less"


class DearerRescue(Marker):
    """The rescue of a vampire that is older than the rescuer costs more, no matter which of the two pays (VR-6.9); perhaps
    only where the rescuer matches a filter."""

    amount: int = 1
    whose: Filter = ANYTHING

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        return (("used", "rescue"),)

    def saves(self, s: Vtes, piece: int, rescuer: int, victim: int) -> int:
        """Return how much less it costs, less than nothing where it costs more; see `CheaperRescue.saves`."""
        dearer = older(s, victim, rescuer) and self.whose.holds(s, speaking(s, piece), rescuer, s.pieces[rescuer])
        return -self.amount if dearer else 0

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"rescuing an older vampire costs {self.amount} more blood"


def rescue_saving(s: Vtes, rescuer: int, victim: int) -> int:
    """Return how much less it costs if a vampire rescues another."""
    words = [(p, word) for p in s.ears.get(("used", "rescue"), ()) for word in s.pieces[p].text]
    kinds = (CheaperRescue, DearerRescue)
    return sum([word.saves(s, p, rescuer, victim) for p, word in words if isinstance(word, kinds)])


class Purchase(NamedTuple):
    """Who pays for what.

    Attributes:
        seat: who plays the card.
        card: the card, -1 for one that nobody sees.
        minion: who pays blood, -1 for nobody.
        acts: whether it does not come into play without an action, on which some savings depend (C-069).
    """

    seat: int
    card: int
    minion: int
    acts: bool = True


def reducers(s: Vtes, buys: Purchase, coin: Coin, *, locks: bool = True, due: int = 0) -> list[tuple[int, int]]:
    """Return the cards that reduce what a card costs, each with how much; what pays all or nothing must be able to pay what is
    due."""
    found_ = []
    for p in s.ears.get(("used", "cheaper"), ()):
        own = s.game.speaks(s, p) == buys.seat or s.pieces[p].host == buys.minion >= 0
        for word in s.pieces[p].text:
            if (
                isinstance(word, Cheaper)
                and word.offered == locks
                and (own or word.anybodys)
                and buys.acts >= word.acting
            ):
                n = word.worth(s, p)
                can = n and (word.bleeds != WHOLE or n >= due) and word.reduces(s, p, buys.card, buys.minion, coin)
                found_ += [(p, n)] if can else []
    return found_


def offer_of(s: Vtes, piece: int) -> Cheaper:
    """Return what a card offers to pay for others."""
    return next(word for word in s.pieces[piece].text if isinstance(word, Cheaper) and word.offered)


def saved(s: Vtes, buys: Purchase, coin: Coin, due: int = 0) -> int:
    """Return how much less a card could cost at most, if so much is due."""
    return sum([n for _, n in reducers(s, buys, coin, due=due) + reducers(s, buys, coin, locks=False)])


def _always_saved(s: Vtes, card: int, minion: int) -> int:
    """Return how much less blood a card costs a minion in any case."""
    buys = Purchase(s.game.speaks(s, minion), card, minion)
    return sum([n for _, n in reducers(s, buys, "blood", locks=False)])


def _for_strike(s: Vtes, mode: Mode, minion: int) -> int:
    """Return what the strike itself costs a minion, if a card is one at its opponent (card text)."""
    tax = strike_tax(s, minion) if minion >= 0 else 0
    return tax if tax and any(isinstance(word, Strike) and word.at_foe for word in timed(mode.does)) else 0


def payable(s: Vtes, buys: Purchase, mode: Mode) -> bool:
    """Return whether the cost of a card could be paid, with everything that makes it cheaper (V-007, V-060 to V-063, V-067)."""
    if mode.x and most_x(s, buys, mode) < mode.xs[0]:
        return False
    extra = raised(s, buys.card, mode, buys.minion) + _for_strike(s, mode, buys.minion)
    least = blood_cost(s, buys.card, mode, buys.minion) + extra
    lacking = least + mode.burns - blood(s, buys.minion) if least or mode.burns else 0
    if lacking > 0 and (lacking > least or lacking > saved(s, buys, "blood")):
        return False
    lacking = mode.pool - s.pool[buys.seat] if mode.pool else 0
    return lacking <= 0 or lacking <= saved(s, buys, "pool", mode.pool)


def most_x(s: Vtes, buys: Purchase, mode: Mode) -> int:
    """Return how large an X can be that is paid for: with all blood or pool that is there, also the last, and with all that
    makes the card cheaper (V-060, V-062, V-067)."""
    seat, card, minion, _ = buys
    if mode.x == "blood":
        extra, less = raised(s, card, mode, minion), saved(s, buys, "blood")
        if mode.burns_x:
            return blood(s, minion) - max(0, blood_cost(s, card, mode, minion) + extra - less)
        room = blood(s, minion) - extra + less
        return (2 * room + 1 if is_halved(s, card, mode, minion) else room) - mode.blood
    there = s.pool[seat] + saved(s, buys, "pool")
    return there - (dearer(s, seat, definition(s, card)) if card >= 0 else 0)


def price(s: Vtes, seat: int, card: int, minion: int, coin: Coin, printed: int, f: Frame) -> int:
    """Return the cost to pay: what is printed, less what is always saved and what cards were locked to save."""
    if not printed:
        return 0
    buys = Purchase(seat, card, minion, acts=not f.get("brought"))
    always = sum([amount for _, amount in reducers(s, buys, coin, locks=False)])
    saved_ = sum([int(each[1]) for each in f.get("saved") or ()])
    return max(0, printed - always - saved_)


class PlayedAs(Condition):
    """The card that is being played is played as a certain sort of card."""

    sort: str

    def holds(self, s: Any, f: Frame) -> bool:
        plays = [now.data for _, procedure, now in running(s) if procedure.name == "vtes.play"]
        return not plays or getattr(plays[-1].ability, "sort", self.sort) == self.sort

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"it is played as {an(self.sort)}"
