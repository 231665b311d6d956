"""4.8 What an option takes of one's pool: people are warned before they lose the last of it."""

from __future__ import annotations

import random
from collections.abc import Callable

from coterie.games.vtes.actions import do_in_window, usable
from coterie.games.vtes.facts import definition
from coterie.games.vtes.rules.influence import scarce_tax
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.aiming import aim_tax
from coterie.games.vtes.words.costs import dearer, price
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.playable import ways
from coterie.games.vtes.words.resources import BurnPool
from coterie.games.vtes.words.selves import speaking
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import data_of
from coterie.kernel.questions import RawOption
from coterie.words.amounts import value_of
from coterie.words.cards.groups import YOU
from coterie.words.effects import Series
from coterie.words.frames import Frame

NEAR = 3  # pool; who has more is not looked ahead for, as it takes a few milliseconds for each option
PASSING = ("pass", "no block", "no")


def fatal(s: Vtes) -> list[int]:
    """Return which options cost who is asked its last pool: it pays so much, or is out before it is asked again."""
    assert s.asked is not None
    seat, _, options = s.asked[:3]
    there = s.pool[seat]
    if there < 1 or seat in s.out:
        return []
    paid = [index for index, option in enumerate(options) if there <= paid_by(s, option)]
    if there > NEAR or len(options) == 1 or len(paid) == len(options):
        return paid
    world = s.sample(seat, random.Random(0))  # what is hidden from it may not be told by a warning
    return [index for index in range(len(options)) if index in paid or _is_out_by(world.clone(), seat, index)]


def _is_out_by(world: Vtes, seat: int, index: int) -> bool:
    """Return whether a Methuselah is out before its next question in a world, which is played on, if the others pass: by a
    toll, by blood that it gives to a vampire, by what a block costs, by a bleed that it lets through. One that votes for
    something is asked again before the votes are counted, and casts no more then."""
    assert world.asked is not None
    approves = world.asked[2][index][0].endswith(" for")
    world.pick(index)
    while world.asked is not None and seat not in world.out:
        if world.asked[0] == seat and not (approves and world.asked[1][0] == "votes?"):
            break
        passing = [n for n, option in enumerate(world.asked[2]) if option[0] in PASSING]
        if not passing:
            break
        world.pick(passing[0])
    return seat in world.out


def paid_by(s: Vtes, raw: RawOption) -> int:
    """Return the pool that who is asked pays for certain with an option, now or as the action of it resolves (VR-4.8).

    What can be saved by locking cards is not taken off.

    Args:
        s: the state.
        raw: one of the options of the question that is asked.
    """
    assert s.asked is not None
    reckon = PAID.get(raw[0])
    return 0 if reckon is None else reckon(s, s.asked[0], raw)


def _tax(s: Vtes, seat: int, raw: RawOption) -> int:
    return scarce_tax(s, seat, raw[1][0])


def _bought(s: Vtes, seat: int, raw: RawOption) -> int:
    """Return what votes cost: as many pool as each brings several votes."""
    assert s.asked is not None
    rate: int = s.asked[1][1][0]
    return int(raw[1][0]) // rate


def _number(s: Vtes, seat: int, raw: RawOption) -> int:
    """Return what an X costs."""
    assert s.asked is not None
    play = data_of(s, "play") if s.asked[1][0] == "what is X?" else None
    if play is None or play.ability.x != "pool":
        return 0
    return _price(s, seat, play.card[0], play.ability, s.rows[play.frame], raw[1][0])


def _played(s: Vtes, seat: int, raw: RawOption) -> int:
    """Return what a card costs in the cheapest way in which it can be played."""
    _, _, window, _, card = raw[2][0][:5]
    if not any(mode.pool for mode in definition(s, card).plays.ways):
        return 0
    return min(
        [
            _price(s, seat, card, way.mode, Frame(card, seat, bound=(("actor", (way.minion, 0)),)))
            for way in ways(s, card, seat, window)
            if way.usable
        ],
        default=0,
    )


def _price(s: Vtes, seat: int, card: int, mode: Mode, f: Frame, x: int = 0) -> int:
    """Return the pool that a way of playing a card costs, without what it costs more on some targets."""
    face, actor = definition(s, card), f.get("actor")
    printed = mode.pool + x + dearer(s, seat, face)
    return price(s, seat, card, -1 if actor is None else actor[0], "pool", printed, f)


def _acted(s: Vtes, seat: int, raw: RawOption) -> int:
    """Return what an action costs that a card in play gives, with what its target adds."""
    card, number, *at = raw[1][1:4]
    more = sum([aim_tax(s, seat, ref(s, p)) for p in at])
    return int(s.pieces[card].text[number - 1].pool) + more


def _used(s: Vtes, seat: int, raw: RawOption) -> int:
    """Return what an ability of a card in play costs; what a strike is made with costs nothing."""
    if raw[2][0][0] is not do_in_window:
        return 0
    _, _, window, _, card = raw[2][0][:5]
    number = raw[1][1] if len(raw[1]) > 1 else usable(s, seat, card, window)[0][0]
    cost = s.pieces[card].text[number - 1].cost
    parts = cost.effects if isinstance(cost, Series) else (cost,)
    burned = [word for word in parts if isinstance(word, BurnPool) and word.who == YOU]
    return sum([value_of(s, word.amount, speaking(s, card)) for word in burned])


PAID: dict[str, Callable[[Vtes, int, RawOption], int]] = {
    "emerge": _tax, "cast for": _bought, "cast against": _bought, "number": _number, "play": _played, "act": _acted,
    "act at": _acted, "act on": _acted, "use": _used, "use number": _used,
}  # fmt: skip
