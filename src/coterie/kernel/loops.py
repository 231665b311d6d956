"""The loops that everybody needs: in turn order, alternate until all pass, choose several, allocate.

No question lists combinations: several things are chosen one at a time, in any order, and which were chosen is all that
counts; a number of many is handed out one at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.errors import RulesError
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State


@cache
def in_turn_order(first: int, seats: int) -> tuple[int, ...]:
    """Return all seats clockwise from the first."""
    return tuple((first + i) % seats for i in range(seats))


@step("kernel.alternate")
def alternate(s: State, order: tuple[Any, ...], then: Step, rule: str = "next", turn: int = 0, passes: int = 0) -> None:
    """Give each seat of an order an opportunity in turn until all have passed in a row.

    Args:
        s: the state.
        order: the seats, or the sides (see `any_of`); the first one begins.
        then: a step that is called with the seat and two steps for its options, what comes after acting and after
            passing. Whether it asks may depend on public knowledge only; it passes on by doing the second of them.
        rule: who goes on after somebody has acted: the "next" seat, the "first" again (an impulse), or the next with
            a pass that is "final" (who has passed is left out).
        turn: the place in the order of the seat whose opportunity it is.
        passes: how many have passed in a row.
    """
    if passes >= len(order):
        return
    at = turn % len(order)
    acted: Step = (alternate, order, then, rule, 0 if rule == "first" else at + 1, 0)
    passed: Step = (alternate, order, then, rule, at + 1, passes + 1)
    if rule == "final":
        passed = (alternate, order[:at] + order[at + 1 :], then, rule, at, 0)
    s.do((*then, order[at], acted, passed))


@step("kernel.any_of")
def any_of(s: State, then: Step, side: tuple[int, ...], acted: Step, passed: Step) -> None:
    """Give a side an opportunity: ask its seats in turn until one acts; the side has passed once all have.

    For `alternate` with an order of sides, `(alternate, ((0, 2), (1, 3)), (any_of, then))`: one of a side acts and the
    next side has its turn, and a side that has passed counts as one.

    Args:
        s: the state.
        then: a step as `alternate` wants it, that is called with one seat and the two steps for its options.
        side: the seats that share the opportunity, in the order in which they are asked.
        acted: what comes after one of them has acted.
        passed: what comes after all have passed.
    """
    on: Step = (any_of, then, side[1:], acted, passed) if side[1:] else passed
    s.do((*then, side[0], acted, on))


@step("kernel.choose_several")
def choose_several(
    s: State,
    seat: int,
    prompt: tuple[Any, ...],
    kind: str,
    candidates: tuple[Any, ...],
    least: int,
    most: int,
    then: Step,
    forced: bool = True,
    chosen: tuple[Any, ...] = (),
) -> None:
    """Choose several of the candidates one at a time, in any order.

    Where all that are left must be chosen nobody is asked, unless not everybody can see that.

    Args:
        s: the state.
        seat: who chooses.
        prompt: as for `State.ask`.
        kind: the word of the catalogue that offers one of them.
        candidates: what can be chosen, in a fixed order, each once.
        least: how few may be chosen, if there are so many.
        most: how many may be chosen.
        then: a step that is done with the tuple of those chosen, in the order of the candidates.
        forced: False where not everybody can see the candidates: then a single one is asked for all the same, and whether
            there are more once all have been named.
        chosen: those that were chosen before.
    """
    if forced and len(candidates) <= least:
        s.do((*then, candidates))
        return
    now = tuple([each for each in candidates if each in chosen])
    open_ = [each for each in candidates if each not in chosen]
    again: Step = (choose_several, seat, prompt, kind, candidates, least, most, then, forced)
    if now != chosen:  # in whatever order they were named, it is one position
        s.do((*again, now))
        return
    ask_up_to(s, Naming(seat, prompt, kind, now, again, forced), open_, then, least, most)


class Naming(NamedTuple):
    """A question that names several things one at a time, at one of them.

    Attributes:
        seat: who is asked.
        prompt: as for `State.ask`.
        kind: the word of the catalogue that offers one of them.
        chosen: what was named before.
        again: a step that is done with the tuple of all that were named, the new one at its end.
        forced: as for `State.ask`.
    """

    seat: int
    prompt: tuple[Any, ...]
    kind: str
    chosen: tuple[Any, ...]
    again: Step
    forced: bool = True


def ask_up_to(s: State, naming: Naming, open_: Sequence[Any], then: Step, least: int, most: int) -> None:
    """Ask for one more of several, or go on where no more can be named.

    With nothing left `least` counts no more; who chooses among what not everybody can see is asked all the same.

    Args:
        s: the state.
        naming: the question.
        open_: what can be named now.
        then: a step that is done with the tuple of those that were named.
        least: how few must be named.
        most: how many can be named.
    """
    chosen, forced = naming.chosen, naming.forced
    if len(chosen) == most or (forced and not open_):
        s.do((*then, chosen))
        return
    enough = then if len(chosen) >= least or not open_ else None
    last = len(chosen) + 1 == most or (forced and len(open_) == 1)
    ask_for_more(s, naming, open_, enough, last=last)


def ask_for_more(s: State, naming: Naming, open_: Sequence[Any], then: Step | None, *, last: bool = False) -> None:
    """Ask for one more of several that are named one at a time, or for the end of it.

    The option to be done names those that have been named (see `Talk.phrase`).

    Args:
        s: the state.
        naming: the question.
        open_: what can be named now.
        then: a step that is done with the tuple of those named so far; None as long as there must be more.
        last: whether there is only one more to be named.
    """
    seat, prompt, kind, chosen, again, forced = naming
    options: list[RawOption] = [(kind, (item,), ((one_more, again, (*chosen, item), last),)) for item in open_]
    if then is not None:
        options.append(("done", (kind, chosen) if chosen else (), ((*then, chosen),)))
    s.ask(seat, prompt, options, forced=forced)


@step("kernel.one_more")
def one_more(s: State, again: Step, chosen: tuple[Any, ...], last: bool) -> None:
    """Go on after one of several has been named. What a question offers by it can be named together; see `names_several`."""
    s.do((*again, chosen))


def names_several(s: State) -> bool:
    """Return whether the present question asks for several that are named one at a time, and not for the last of them."""
    steps = [raw[2] for raw in s.asked[2]] if s.asked is not None else []
    return any(then and then[0][0] is one_more and not then[0][3] for then in steps)


def picked(s: State) -> tuple[Any, ...]:
    """Return what has been named so far at the present question, () if it names nothing one at a time."""
    named: tuple[Any, ...] = ()
    for word, args, then in s.asked[2] if s.asked is not None else []:
        if then and then[0][0] is one_more:
            named = then[0][2][:-1]
            break
        if word == "done" and args:  # all that there is has been named
            named = args[1]
    return named


def ordered(options: list[RawOption]) -> list[RawOption]:
    """Return the options for what is done one after the other, with a further one that does all of it in their order.

    The steps of each option must be such that those of the next can follow them. The further option is the word "all"
    of the catalogue; it comes last and is left out where there is only one thing to do.
    """
    if len(options) < 2:
        return options
    return [*options, ("all", (), tuple(each for option in options for each in option[2]))]


@step("kernel.allocate")
def allocate(
    s: State, seat: int, prompt: tuple[Any, ...], kind: str, room: tuple[tuple[Any, int], ...], left: int, then: Step,
    given: tuple[Any, ...] = (), forced: bool = True,
) -> None:  # fmt: skip
    """Hand out a number of things one at a time.

    The order does not matter, so an item that was passed over is not offered again.

    Args:
        s: the state.
        seat: who hands out.
        prompt: as for `State.ask`.
        kind: the word of the catalogue that offers one item.
        room: (item, how many it can take) each.
        left: how many are still to be handed out.
        then: a step that is done with (item, …), an item for each thing that it was given.
        given: what was handed out before.
        forced: False where not everybody can see what there is room for.

    Raises:
        RulesError: there is not room enough for all.
    """
    if left == 0:
        s.do((*then, given))
        return
    if sum(n for _, n in room) < left:
        raise RulesError(f"no room for {left} in {room}")
    options: list[Any] = []
    for i, (item, n) in enumerate(room):
        if n and sum(m for _, m in room[i:]) >= left:
            rest = ((item, n - 1), *room[i + 1 :])
            on: Step = (allocate, seat, prompt, kind, rest, left - 1, then, (*given, item), forced)
            options.append((kind, (item,), (on,)))
    s.ask(seat, prompt, options, forced=forced)


class Allotment(NamedTuple):
    """What is handed out one at a time; see `allocate`.

    Attributes:
        kind: the word of the catalogue that offers one item.
        room: (item, how many it can take) each, in their order.
        left: how many are still to be handed out.
        forced: whether a single option answers itself.
    """

    kind: str
    room: tuple[tuple[Any, int], ...]
    left: int
    forced: bool


def allotment(s: State) -> Allotment | None:
    """Return what the present question hands out, None if it hands out nothing."""
    if s.asked is None or not s.todo or s.todo[-1][0] is not allocate:
        return None
    _, _, _, kind, room, left, _, *more = s.todo[-1]
    return Allotment(kind, room, left, more[1] if len(more) > 1 else True)


@step("kernel.choose_number")
def choose_number(
    s: State, seat: int, prompt: tuple[Any, ...], numbers: Sequence[int], then: Step, forced: bool = True
) -> None:
    """Choose one of several numbers; `then` is done with it. `forced` as for `choose_several`."""
    s.ask(seat, prompt, [("number", (n,), ((*then, n),)) for n in numbers], forced=forced)
