"""Relic cards: finding, holding, exchanging and using them (M-066 to M-070, M-162 to M-165, M-217 to M-227)."""

from __future__ import annotations

from typing import Any

from coterie.games.masters.atoms import give_points, lose_blood, lower_veil, move_card, note, spill_blood
from coterie.games.masters.facts import may_hold, relic_limit
from coterie.games.masters.numbers import INHERITS, RELICS, barred
from coterie.games.masters.state import Masters
from coterie.kernel.actions import Reason
from coterie.kernel.pieces import change, pile
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.rows import Row
from coterie.kernel.steps import step
from coterie.words.effects import resolve
from coterie.words.frames import Frame


class Find(Row):
    """The data of a relic that is found: its number, -1 until it is drawn, and the vampire that gets it, -1 until then."""

    relic: int = -1
    vampire: int = -1


@step("masters.draw_relic")
def draw_relic(s: Masters) -> None:
    """Begin to draw a relic, unless nobody is allowed to have relics (M-069) or none is left (M-070)."""
    if pile(s, "relics") and may_hold(s):
        FIND.begin(s, Find())


def draw(s: Masters, serial: int) -> None:
    """Draw the top relic and show it (M-067)."""
    relic = pile(s, "relics")[0]
    FIND.remember(s, serial, relic=relic)
    move_card(s, relic, "shown")
    s.tell("relic drawn", s.pieces[relic].face)


def give_relic(s: Masters, serial: int) -> None:
    """Ask which vampire gets the relic: any that is allowed to have relics, even one that is at its limit (M-067)."""
    face = s.pieces[FIND.of(s, serial).relic].face
    s.ask(s.leader, ("who gets", face), [("vampire", (v,), ((receive, serial, v),)) for v in may_hold(s)])


@step("masters.receive")
def receive(s: Masters, serial: int, vampire: int) -> None:
    """Give the relic to a vampire (M-067)."""
    FIND.remember(s, serial, vampire=vampire)
    hand_over(s, FIND.of(s, serial).relic, vampire)


def limit(s: Masters, serial: int) -> None:
    """Let the vampire discard a relic at once if it is over its limit now (M-219)."""
    s.do((keep_limit, FIND.of(s, serial).vampire))


FIND = Procedure(
    "masters.find",
    "A relic",
    Find,
    (
        row("1", "Draw", draw, "M-067, M-069, M-070"),
        row("2", "Give it away", give_relic, "M-067, M-068"),
        row("3", "Limit", limit, "M-217 to M-219"),
    ),
)


def hand_over(s: Masters, relic: int, vampire: int) -> None:
    """Move a relic to a vampire's sheet (M-067, M-164, M-226); an inherited ability is chosen anew."""
    was = s.pieces[relic]
    s.tell("relic goes to", was.face, vampire)
    move_card(s, relic, "held", vampire)
    if was.zone == "held":
        spill_blood(s, was.place)
    if any(INHERITS in word.keys(was, relic) for word in s.game.faces[was.face].held):
        change(s, relic, counters=())
        s.do((choose_ancestor, relic))


@step("masters.choose_ancestor")
def choose_ancestor(s: Masters, relic: int) -> None:
    """Ask the new owner of an Ancestral Portrait which vampire outside the game it shows."""
    absent = s.game.absent(s)  # type: ignore[attr-defined]  # the game of a Masters state
    vampire = s.pieces[relic].place
    s.ask(s.seat(vampire), ("choose ancestor",), [("ancestor", (n,), ((show_ancestor, relic, n),)) for n in absent])


@step("masters.show_ancestor")
def show_ancestor(s: Masters, relic: int, number: int) -> None:
    """Record the vampire that a portrait shows in a counter, as its number plus 1, because a counter cannot be 0."""
    s.tell("portrait shows", number)
    change(s, relic, counters=(("ancestor", number + 1),))


@step("masters.keep_limit")
def keep_limit(s: Masters, vampire: int) -> None:
    """Let a vampire with more relics than its kill count allows discard one of them, old or new (M-217 to M-219)."""
    held = s.held(vampire)
    if len(held) > relic_limit(s, vampire):
        options: list[Any] = [
            ("discard", (s.pieces[r].face,), ((drop_relic, r, vampire), (keep_limit, vampire))) for r in held
        ]
        s.ask(s.seat(vampire), ("discard relic", vampire), options)


@step("masters.drop_relic")
def drop_relic(s: Masters, relic: int, vampire: int) -> None:
    """Remove a relic from the game."""
    s.tell("relic lost", s.pieces[relic].face, vampire)
    move_card(s, relic, "gone")
    spill_blood(s, vampire)


def loss_of_kills(s: Masters) -> None:
    """Let vampires whose kill counts have fallen discard relics over their new limits at once (M-217)."""
    s.do(*[(keep_limit, v) for v in range(len(s.clan)) if len(s.held(v)) > relic_limit(s, v)])


# ── exchange ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Exchange(Row):
    """The data of an exchange: the two vampires, and the relics that the first gives and takes, -1 for none."""

    vampire: int
    other: int
    give: int = -1
    take: int = -1


Swap = tuple[Any, ...]  # an option: its form, the faces of the relics, the other vampire


def exchanges(s: Masters, v: int) -> list[Swap]:
    """Return what a vampire can give, take or swap now.

    A distribution of relics that exchanges have already led to is not offered again until something else is done, because
    exchanges are free and could go on for ever (D-017).
    """
    found = within_limits(s, v)
    seen = seen_since(s) if found else []
    if not seen:
        return [swap for _, swap in found]
    now = holders(s)
    return [swap for deal, swap in found if _outcome(now, deal) not in seen]


def within_limits(s: Masters, v: int) -> list[tuple[Exchange, Swap]]:
    """Return what a vampire could give, take or swap in its district without exceeding either limit (M-163 to M-165)."""
    if not any(s.piles.get(("held", w)) for w in range(len(s.clan))):
        return []
    mine = s.held(v)
    found: list[tuple[Exchange, Swap]] = []
    for other in s.at(s.clan[v].district):
        theirs = s.held(other)
        if other == v or not (mine or theirs):
            continue
        room, their_room = relic_limit(s, v) - len(mine), relic_limit(s, other) - len(theirs)
        if their_room > 0:
            found += [(Exchange(v, other, r), ("give", s.pieces[r].face, other)) for r in mine]
        if room > 0:
            found += [(Exchange(v, other, -1, t), ("take", s.pieces[t].face, other)) for t in theirs]
        if room >= 0 and their_room >= 0:
            found += [
                (Exchange(v, other, r, t), ("swap", s.pieces[r].face, s.pieces[t].face, other))
                for r in mine
                for t in theirs
            ]
    return found


def seen_since(s: Masters) -> list[Any]:
    """Return the distributions of relics that exchanges have led to since anything else was done (D-017)."""
    now = _besides_relics(s)
    return [entry[1] for entry in s.done if entry[0] == "relics" and entry[2] == now]


def _besides_relics(s: Masters) -> tuple[Any, ...]:
    """Return the values of which every action except an exchange changes at least one."""
    others = sum(entry[0] != "relics" for entry in s.done)
    return s.points, tuple([row.blood for row in s.clan]), s.veil, s.ready, others


def holders(s: Masters) -> dict[int, int]:
    """Return the vampire that holds each relic."""
    return {relic: v for v in range(len(s.clan)) for relic in s.held(v)}


def _outcome(now: dict[int, int], deal: Exchange) -> tuple[tuple[int, int], ...]:
    """Return who would hold which relic after an exchange (M-162, M-164)."""
    now = now.copy()
    if deal.give >= 0:
        now[deal.give] = deal.other
    if deal.take >= 0:
        now[deal.take] = deal.vampire
    return tuple(sorted(now.items()))


@step("masters.exchange")
def exchange(s: Masters, v: int, form: str, *named: Any) -> None:
    """Give, take or swap relics at no cost (M-162)."""
    *faces, other = named
    note(s, ("relics", tuple(sorted(holders(s).items())), _besides_relics(s)))  # see `exchanges`
    give = relic_of(s, v, faces[0]) if form != "take" else -1
    take = relic_of(s, other, faces[-1]) if form != "give" else -1
    EXCHANGE.begin(s, Exchange(v, other, give, take))


def relic_of(s: Masters, vampire: int, face: str) -> int:
    """Return the number of a relic that a vampire holds."""
    return next(relic for relic in s.held(vampire) if s.pieces[relic].face == face)


def give(s: Masters, serial: int) -> None:
    """Hand over what the first vampire gives (M-162, M-164)."""
    deal = EXCHANGE.of(s, serial)
    if deal.give >= 0:
        hand_over(s, deal.give, deal.other)


def take(s: Masters, serial: int) -> None:
    """Hand over what the first vampire takes (M-162, M-164)."""
    deal = EXCHANGE.of(s, serial)
    if deal.take >= 0:
        hand_over(s, deal.take, deal.vampire)


EXCHANGE = Procedure(
    "masters.exchange",
    "Exchange",
    Exchange,
    (
        row("1", "Give", give, "M-162, M-164"),
        row("2", "Take", take, "M-162, M-164"),
    ),
)


# ── activation ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_no_relic(s: Masters, vampire: int, relic: int) -> Reason:
    """Return why a relic cannot be activated now, () if it can."""
    face = s.pieces[relic].face
    use = s.game.faces[face].use
    if use is None:
        return ("relic is passive", face)
    if blocking := barred(s, RELICS, vampire=vampire):
        return ("barred by", blocking)
    if use.once and (face in s.done or (use.once == "round" and s.pieces[relic].count("round") == s.round)):
        return ("used already", face)  # M-225
    if s.points < use.points:
        return ("needs points", use.points, s.points)
    if s.clan[vampire].blood < use.blood:
        return ("needs blood", use.blood, s.clan[vampire].blood)
    return () if use.does.able(s, Frame(relic, s.shares[vampire], vampire)) else ("would change nothing",)


@step("masters.use_relic")
def use_relic(s: Masters, vampire: int, face: str) -> None:
    """Pay action points, blood or veil, then resolve what the relic does (M-221)."""
    relic = relic_of(s, vampire, face)
    use = s.game.faces[face].use
    s.tell("relic used", vampire, face)
    note(s, face)
    if use.once == "round":
        change(s, relic, counters=s.pieces[relic].counting("round", s.round))
    if use.points:
        give_points(s, -use.points)
    lose_blood(s, vampire, use.blood)
    lower_veil(s, use.veil)
    if not s.over:
        resolve(s, use.does, source=relic, seat=s.shares[vampire], actor=vampire)
