"""What minions can do now: the actions of the rulebook and those of cards in play, and how each is announced (VR-6.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.vtes.facts import (
    blood,
    can_bear,
    definition,
    everybody,
    having,
    is_vampire,
    minions,
    on,
    playing,
    ready_minions,
    title,
)
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.rules.acting import MUST_ACT, is_hungry, is_put_off, may_act, may_do
from coterie.games.vtes.rules.deeds import rescue_cost
from coterie.games.vtes.rules.out_of_turn import may_act_now
from coterie.games.vtes.rules.turn import marked
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.announcing import announce
from coterie.games.vtes.words.bleeding import MustBleed
from coterie.games.vtes.words.costs import raised_for, reaches_nobody
from coterie.games.vtes.words.deeds import (
    BecomeAnarch,
    Bleed,
    Diablerise,
    EnterCombat,
    Hunt,
    LeaveTorpor,
    Rescue,
    TakeFrom,
    can_eat,
    can_rescue,
)
from coterie.games.vtes.words.kinds import deed_kind
from coterie.games.vtes.words.uses import CanAct, is_spared
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.frames import Frame

Row = tuple[Any, ...]


def bleeders(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the minions that can bleed: vampires and allies (VR-6.9, V-110)."""
    for p in ready_minions(s, seat):
        if may_act(s, p, ("bleed",)) and not reaches_nobody(s, p):
            yield (p,)


def hunters(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can hunt; allies cannot (VR-6.9, VR-10.1, V-121)."""
    for p in ready_minions(s, seat):
        if is_vampire(s, p) and may_act(s, p, ("hunt",)) and not forbidding(s, "hunt as normal", p):
            yield (p,)


def starving_by_card(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the hunts that cards in play give to vampires that must hunt (VR-6.2)."""
    for row in given_actions(s, seat):
        word = s.pieces[row[2]].text[row[3] - 1]
        if deed_kind(word.does) == "hunt" and is_hungry(s, row[1]):
            yield row


def compelled(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the minions that must bleed by the text of a card, and need not hunt."""
    for p in ready_minions(s, seat) if MUST_ACT in s.ears else ():
        must = any(isinstance(word, MustBleed) and word.now(s, p) for word in s.pieces[p].text)
        if must and may_act(s, p, ("bleed",)) and not reaches_nobody(s, p):
            yield (p,)


@step("vtes.bleed_as_told")
def bleed_as_told(s: Vtes, seat: int, minion: int) -> None:
    """Announce a bleed that a minion must take, for as much more as its card says."""
    more = next(word.amount for word in s.pieces[minion].text if isinstance(word, MustBleed))
    count_use(s, ("mandatory actions", seat), "turn")
    s.do((announce, seat, minion, Bleed(more), ("bleed",)))


def leavers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can leave torpor: unlocked, with 2 blood (VR-6.9)."""
    for p in pile(s, "torpor", seat):
        held = forbidding(s, "be freed", p)
        if (
            not held
            and s.pieces[p].ready
            and may_act_now(s, p)
            and blood(s, p) >= LeaveTorpor.BLOOD + raised_for(s, p, LeaveTorpor.ACTION)
            and not used(s, ("acted", p, "leave torpor"), "turn")
        ):
            yield (p,)


def torpid(s: Vtes) -> list[int]:
    """Return all vampires in torpor."""
    piles = s.piles
    return [p for seat in playing(s) for p in piles.get(("torpor", seat), ())]


def may_reach(s: Vtes, minion: int, target: int, cost: int = 0) -> bool:
    """Return whether a minion may aim an action at a card: not where a text forbids it, and a slave without a master only at
    those of its own side, as does one that cannot pay what a directed action of such a cost in blood costs it (VR-9.7)."""
    if s.game.speaks(s, target) != s.game.speaks(s, minion) and reaches_nobody(s, minion, cost):
        return False
    f = Frame(-1, s.game.speaks(s, minion), bound=(("actor", ref(s, minion)),))
    return not is_spared(s, f, ref(s, target), ())


def rescuers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (rescuer, victim) pairs (VR-6.9)."""
    for victim in torpid(s):
        for p in ready_minions(s, seat):
            if not may_act(s, p, ("rescue", victim)) or not can_rescue(s, p, victim):
                continue
            if may_free(s, p, victim, max(0, rescue_cost(s, p, victim) - blood(s, victim))):  # what the victim lacks
                yield (p, victim)


def may_free(s: Vtes, minion: int, victim: int, cost: int = 0) -> bool:
    """Return whether a vampire in torpor may be the target of a rescue, which costs the minion so much blood at least, or of
    diablerie (VR-6.9)."""
    return not forbidding(s, "be freed", victim) and may_reach(s, minion, victim, cost)


def diablerists(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (diablerist, victim) pairs (VR-6.9)."""
    for victim in torpid(s):
        for p in ready_minions(s, seat):
            if may_act(s, p, ("diablerie", victim)) and can_eat(s, p) and may_free(s, p, victim):
                yield (p, victim)


def takers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (minion, equipment) pairs: equipment of another minion of one's own (VR-6.9)."""
    mine = minions(s, seat)
    held = [(host, p) for host in mine for p in on(s, host, "equipment")] if len(mine) > 1 else []
    for host, p in held:
        for minion in ready_minions(s, seat):
            if minion != host and can_bear(s, p, minion) and may_act(s, minion, ("equip", p)):
                yield (minion, p)


def converts(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can become Anarchs (VR-6.9)."""
    for p in ready_minions(s, seat):
        there = blood(s, p)
        pays = there >= BecomeAnarch.BLOOD or (there and there >= anarch_cost(s, seat))
        can = pays and is_vampire(s, p) and may_act(s, p, ("anarch",))
        if can and not title(s, p) and s.game.value(s, "sect", p) != ANARCH:
            yield (p,)


def anarch_cost(s: Vtes, seat: int) -> int:
    """Return what becoming an Anarch costs: 2 blood, 1 beside another ready Anarch (VR-6.9)."""
    others = [p for p in ready_minions(s, seat) if is_vampire(s, p) and s.game.value(s, "sect", p) == ANARCH]
    return 1 if others else BecomeAnarch.BLOOD


def given_actions(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (form, minion, card, number of its ability) for actions that cards in play give; some are aimed at a card."""
    for p in s.ears.get(("used", "minion"), ()):
        for n, word in enumerate(s.pieces[p].text, 1):
            if isinstance(word, CanAct) and not (word.once and used(s, ("given", p, n), "turn")):
                for minion in ready_minions(s, seat):
                    if _may_take(s, seat, minion, word, p, n):
                        yield from _aimed(s, minion, word, p, n)


def _may_take(s: Vtes, seat: int, minion: int, word: CanAct, card: int, number: int) -> bool:
    """Return whether a minion may take an action that a card in play gives, and can pay for it."""
    kind = deed_kind(word.does)
    return (
        blood(s, minion) >= word.blood + raised_for(s, minion, kind)
        and s.pool[seat] >= word.pool
        and may_act(s, minion, given_key(word, card, number))
        and may_do(s, minion, kind)
        and not (kind == "political" and is_put_off(s, seat, definition(s, card).name))
        and word.open_to(s, card, minion)
    )


def _aimed(s: Vtes, minion: int, word: CanAct, card: int, number: int) -> Iterator[Row]:
    """Yield an action that a card in play gives once for each target, or once if it has none."""
    if word.at is None:
        if not (reaches_nobody(s, minion, word.blood) and word.directed(s, card, minion)):
            yield ("act", minion, card, number)
        return
    if word.at_seat and reaches_nobody(s, minion, word.blood):
        return
    for at in word.aims_for(s, card, minion):
        if word.at_seat:
            yield ("act on", minion, card, number, at)
        elif may_reach(s, minion, at[0], word.blood):
            yield ("act at", minion, card, number, at[0])


def given_key(word: CanAct, card: int, number: int) -> tuple[Any, ...]:
    """Return what an action of a card in play is the same as: any bleed, any political action, or only itself (VR-6.3)."""
    kind = deed_kind(word.does)
    if kind in ("bleed", "political"):
        return (kind,)
    key = ("given", card, number - word.same)
    return ("hunt", *key) if kind == "hunt" else key


def red_list_hunters(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (vampire, marked Red List minion) pairs (VR-9.7)."""
    for at in having(s, everybody(s), "red list"):
        if s.pieces[at].zone == "ready" and marked(s, seat, at):
            for p in ready_minions(s, seat):
                if is_vampire(s, p) and blood(s, p) and may_act(s, p, ("red list",)) and may_reach(s, p, at, 1):
                    yield (p, at)


@step("vtes.hunt_marked")
def hunt_marked(s: Vtes, seat: int, minion: int, marked_: int) -> None:
    """Announce that a vampire enters combat with a marked Red List minion, for 1 blood, at +1 stealth (VR-9.7)."""
    s.do((announce, seat, minion, EnterCombat(), ("red list",), -1, ref(s, marked_), 1, 1))


@step("vtes.bleed_with")
def bleed_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce a bleed."""
    s.do((announce, seat, minion, Bleed(), ("bleed",)))


@step("vtes.hunt_with")
def hunt_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce a hunt."""
    s.do((announce, seat, minion, Hunt()))


@step("vtes.leave_with")
def leave_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce that a vampire leaves torpor."""
    s.do((announce, seat, minion, LeaveTorpor(), ("leave torpor",)))


@step("vtes.rescue_with")
def rescue_with(s: Vtes, seat: int, minion: int, victim: int) -> None:
    """Announce a rescue; of one's own vampire with +1 stealth (VR-6.9)."""
    stealth = 1 if s.game.speaks(s, victim) == seat else 0
    s.do((announce, seat, minion, Rescue(), ("rescue", victim), -1, ref(s, victim), stealth))


@step("vtes.diablerise_with")
def diablerise_with(s: Vtes, seat: int, minion: int, victim: int) -> None:
    """Announce diablerie; on one's own vampire with +1 stealth (VR-6.9)."""
    stealth = 1 if s.game.speaks(s, victim) == seat else 0
    s.do((announce, seat, minion, Diablerise(), ("diablerie", victim), -1, ref(s, victim), stealth))


@step("vtes.take_with")
def take_with(s: Vtes, seat: int, minion: int, card: int) -> None:
    """Announce that a minion takes equipment from another one, as much of it as its Methuselah likes (VR-6.9)."""
    host = s.pieces[card].host
    more = [ref(s, p) for who, p in takers(s, seat) if who == minion and p != card and s.pieces[p].host == host]
    s.do((take_more, seat, minion, (ref(s, card),), tuple(more)))


@step("vtes.take_more")
def take_more(s: Vtes, seat: int, minion: int, taken: tuple[Ref, ...], more: tuple[Ref, ...]) -> None:
    """Say which further equipment is taken, then announce the action."""
    if not more:
        first, *others = taken
        s.do((announce, seat, minion, TakeFrom(), ("equip", first[0]), -1, first, None, 0, 0, None, tuple(others)))
        return
    at, rest = more[0], more[1:]
    take: RawOption = ("take it", (at[0],), ((take_more, seat, minion, (*taken, at), rest),))
    s.ask(seat, ("take?", at[0]), [take, ("leave it", (at[0],), ((take_more, seat, minion, taken, rest),))])


@step("vtes.convert_with")
def convert_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce that a vampire becomes an Anarch."""
    s.do((announce, seat, minion, BecomeAnarch(), ("anarch",), -1, None, None, anarch_cost(s, seat)))


@step("vtes.act_by")
def act_by(s: Vtes, seat: int, form: str, minion: int, card: int, number: int, target: int = -1) -> None:
    """Announce an action that a card in play gives (“act”), perhaps aimed at another (“act at”) or a Methuselah (“act on”)."""
    word: CanAct = s.pieces[card].text[number - 1]
    at = None if target < 0 else target if form == "act on" else ref(s, target)
    if word.once:
        count_use(s, ("given", card, number), "turn")
    more = (word.stealth, word.blood, word.pool, word.also)
    s.do((announce, seat, minion, word.does, given_key(word, card, number), card, at, *more))
