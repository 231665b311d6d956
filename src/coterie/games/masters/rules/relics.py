"""Relic cards: drawn in the Museum, held within limits, exchanged (M-066 to M-070, M-162 to M-165, M-217 to M-227)."""

from __future__ import annotations

from typing import Any

from coterie.games.masters.atoms import move_card, note, spill_blood
from coterie.games.masters.numbers import may_hold
from coterie.games.masters.state import Masters
from coterie.games.masters.words.standing import Inherits
from coterie.kernel.pieces import change, pile
from coterie.kernel.steps import step


@step("masters.draw_relic")
def draw_relic(s: Masters) -> None:
    """The leading vampire draws the top relic, shows it and gives it away (M-067, M-068).

    Nothing is drawn where nobody may have relics (M-069) or none is left (M-070).
    """
    deck = pile(s, "relics")
    if not deck or not may_hold(s):
        return
    move_card(s, deck[0], "shown")
    s.tell("relic drawn", s.pieces[deck[0]].face)
    s.do((give_relic, deck[0]))


@step("masters.give_relic")
def give_relic(s: Masters, relic: int) -> None:
    """Any vampire that is allowed to have relics can get it, also one that is full (M-067)."""
    face = s.pieces[relic].face
    s.ask(s.leader, ("who gets", face), [("vampire", (v,), ((receive, relic, v),)) for v in may_hold(s)])


@step("masters.receive")
def receive(s: Masters, relic: int, vampire: int) -> None:
    """A vampire gets a relic; over its limit it discards one at once (M-219)."""
    hand_over(s, relic, vampire)
    s.do((keep_limit, vampire))


def hand_over(s: Masters, relic: int, vampire: int) -> None:
    """A relic goes to a vampire's sheet (M-067, M-164, M-226); an inherited ability is chosen anew."""
    was = s.pieces[relic]
    s.tell("relic goes to", was.face, vampire)
    move_card(s, relic, "held", vampire)
    if was.zone == "held":
        spill_blood(s, was.place)
    if any(isinstance(word, Inherits) for word in s.game.faces[was.face].held):
        change(s, relic, counters=())
        s.do((choose_ancestor, relic))


@step("masters.choose_ancestor")
def choose_ancestor(s: Masters, relic: int) -> None:
    """The Ancestral Portrait shows a vampire that is not in the game, as its new owner chooses."""
    absent = s.game.absent(s)  # type: ignore[attr-defined]  # the game of a Masters state
    vampire = s.pieces[relic].place
    s.ask(s.seat(vampire), ("choose ancestor",), [("ancestor", (n,), ((show_ancestor, relic, n),)) for n in absent])


@step("masters.show_ancestor")
def show_ancestor(s: Masters, relic: int, number: int) -> None:
    """The portrait remembers whom it shows, counted from 1 as every counter is."""
    s.tell("portrait shows", number)
    change(s, relic, counters=(("ancestor", number + 1),))


@step("masters.keep_limit")
def keep_limit(s: Masters, vampire: int) -> None:
    """A vampire with more relics than its kill count allows discards one, the old or the new (M-217 to M-219)."""
    held = s.held(vampire)
    if len(held) > s.relic_limit(vampire):
        options: list[Any] = [
            ("discard", (s.pieces[r].face,), ((drop_relic, r, vampire), (keep_limit, vampire))) for r in held
        ]
        s.ask(s.seat(vampire), ("discard relic", vampire), options)


@step("masters.drop_relic")
def drop_relic(s: Masters, relic: int, vampire: int) -> None:
    """A relic leaves the game."""
    s.tell("relic lost", s.pieces[relic].face, vampire)
    move_card(s, relic, "gone")
    spill_blood(s, vampire)


# ── exchange ────────────────────────────────────────────────────────────────────────────────────────────────────────


def exchanges(s: Masters, v: int) -> list[Any]:
    """What a vampire could give, take or swap here; both stay within their limits (M-163 to M-165).

    A distribution of relics that this turn has seen is not offered again: free exchanges come to an end (D-017).
    """
    mine = s.held(v)
    found: list[Any] = []
    for other in s.at(s.clan[v].district):
        theirs = s.held(other)
        if other == v or not (mine or theirs):
            continue
        if len(theirs) < s.relic_limit(other):
            found += [("give", (s.pieces[r].face, other), ((exchange, v, r, other, -1),)) for r in mine]
        if len(mine) < s.relic_limit(v):
            found += [("take", (s.pieces[t].face, other), ((exchange, v, -1, other, t),)) for t in theirs]
        if len(theirs) <= s.relic_limit(other) and len(mine) <= s.relic_limit(v):
            found += [
                ("swap", (s.pieces[r].face, s.pieces[t].face, other), ((exchange, v, r, other, t),))
                for r in mine
                for t in theirs
            ]
    seen = [entry[1] for entry in s.done if entry[0] == "relics"]
    if not seen:
        return found
    now = _holders(s)
    return [option for option in found if _outcome(now, *option[2][0][1:]) not in seen]


def _holders(s: Masters) -> dict[int, int]:
    return {relic: v for v in range(len(s.clan)) for relic in s.held(v)}


def _outcome(now: dict[int, int], v: int, give: int, other: int, take: int) -> tuple[tuple[int, int], ...]:
    """Who would hold which relic after an exchange (M-162, M-164)."""
    now = now.copy()
    if give >= 0:
        now[give] = other
    if take >= 0:
        now[take] = v
    return tuple(sorted(now.items()))


@step("masters.exchange")
def exchange(s: Masters, v: int, give: int, other: int, take: int) -> None:
    """Give, take or swap relics at no cost (M-162)."""
    note(s, ("relics", tuple(sorted(_holders(s).items()))))  # see `exchanges`
    if give >= 0:
        hand_over(s, give, other)
    if take >= 0:
        hand_over(s, take, v)


def loss_of_kills(s: Masters) -> None:
    """After kill counts fell, relics over the new limits are discarded at once (M-217)."""
    s.do(*[(keep_limit, v) for v in range(len(s.clan)) if len(s.held(v)) > s.relic_limit(v)])
