"""Run: what the deeds of Masters of the Night do. Importing this module fills the registry."""

from __future__ import annotations

from typing import Any

from coterie.games.masters import atoms
from coterie.games.masters.atoms import EXPOSED, HIDDEN
from coterie.games.masters.numbers import barred
from coterie.games.masters.rules import event as events
from coterie.games.masters.rules.combat import day_combat
from coterie.games.masters.rules.relics import draw_relic, loss_of_kills
from coterie.games.masters.state import ALL_DISTRICTS, BITS, NEIGHBOURS, Masters
from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.games.masters.words.read import where
from coterie.kernel.pieces import pile, reorder, show
from coterie.kernel.steps import step
from coterie.words.frames import Frame, bind
from coterie.words.nodes import Standing
from coterie.words.run import RUN, members, run


@RUN.of(st.Changes, st.Bars, st.At, st.Diverts, st.Inherits, st.Once, st.When, st.BuyOff)
def _standing(s: Masters, node: Standing, frame: int) -> None:
    """A standing ability is not run: the kernel asks it for keys, fits, changes."""


# ── agents ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(d.Bring)
def _bring(s: Masters, node: d.Bring, frame: int) -> None:
    where = members(s, node.at, s.rows[frame])
    face = EXPOSED if node.exposed else HIDDEN
    wanted = tuple((at, node.agents) for at in where)
    if s.tally is not None:
        s.do((events.bring, wanted, face))
        return
    for at, n in wanted:
        atoms.put_agents(s, at, n, face)


@RUN.of(d.Lead)
def _lead(s: Masters, node: d.Lead, frame: int) -> None:
    f: Frame = s.rows[frame]
    at, face = f.get("that")
    ways = lead_ways(s, node, f)
    if ways:
        s.ask(
            f.seat,
            ("to which district",),
            [("district", (to,), ((lead, frame, at, face, node.exposed, to),)) for to in ways],
        )


def lead_ways(s: Masters, node: d.Lead, f: Frame) -> tuple[int, ...]:
    """Where that agent can be led to."""
    at = f.get("that")[0]
    ways = where(s, node.to, f) & ~(1 << at)
    if node.within is not None:
        inside = where(s, node.within, f)
        ways &= ALL_DISTRICTS if inside >> at & 1 else inside
    return BITS[ways]


@step("masters.lead")
def lead(s: Masters, frame: int, district: int, face: str, show_: bool, to: int) -> None:
    """An agent goes to another district; the effect remembers that it has moved."""
    atoms.move_agent(s, district, face, to, show_)
    f: Frame = s.rows[frame]
    shown = EXPOSED if show_ or barred(s, "hiding", to) else face
    s.rows[frame] = f.bind("moved", (*(f.get("moved") or ()), (to, shown)))


@RUN.of(d.LeadAll)
def _lead_all(s: Masters, node: d.LeadAll, frame: int) -> None:
    s.do((lead_more, node, frame))


@step("masters.lead_more")
def lead_more(s: Masters, node: d.LeadAll, frame: int, last: tuple[int, str] = (-1, "")) -> None:
    """Offer one more agent to move, in rising order, so that each agent is moved once at most."""
    f: Frame = s.rows[frame]
    there = members(s, node.to, f)
    agents = sorted(members(s, p.Agents(node.source), f))
    found = [a for a in agents if a >= last and not (a[0] in there and len(there) == 1)]
    if not found:
        return
    options: list[Any] = [
        (
            "agent",
            (a,),
            ((bind, frame, "that", a), (run, d.Lead(node.to, node.exposed), frame), (lead_more, node, frame, a)),
        )
        for a in found
    ]
    s.ask(f.seat, ("which agents",), [*options, ("done", (), ())])


@RUN.of(d.MoveToken)
def _move_token(s: Masters, node: d.MoveToken, frame: int) -> None:
    at, what = s.rows[frame].get("that")
    ways = NEIGHBOURS[at]
    s.ask(
        s.rows[frame].seat,
        ("to which district",),
        [("district", (to,), ((shift, at, what, to),)) for to in ways],
    )


@step("masters.shift")
def shift(s: Masters, district: int, what: str, to: int) -> None:
    """An agent or a minion goes to another district."""
    if what == "minion":
        atoms.move_minions(s, district, to, 1)
    else:
        atoms.move_agent(s, district, what, to)


@RUN.of(d.Expose)
def _expose(s: Masters, node: d.Expose, frame: int) -> None:
    for at in members(s, node.at, s.rows[frame]):
        atoms.expose(s, at, node.agents or -1)


@RUN.of(d.Hide)
def _hide(s: Masters, node: d.Hide, frame: int) -> None:
    for at in members(s, node.at, s.rows[frame]):
        atoms.hide(s, at)


@RUN.of(d.Remove)
def _remove(s: Masters, node: d.Remove, frame: int) -> None:
    atoms.remove_agents(s, *s.rows[frame].get("that"))


@RUN.of(d.Kill)
def _kill(s: Masters, node: d.Kill, frame: int) -> None:
    f = s.rows[frame]
    at, face = f.get("that")
    if not barred(s, "ability kills", at):
        atoms.kill_agents(s, at, face, f.actor)


@RUN.of(d.KillAll)
def _kill_all(s: Masters, node: d.KillAll, frame: int) -> None:
    f = s.rows[frame]
    for at in members(s, node.at, f):
        if barred(s, "ability kills", at):
            continue
        for face, n in ((HIDDEN, s.city[at].hidden), (EXPOSED, s.city[at].exposed)):
            if n:
                atoms.kill_agents(s, at, face, f.actor, n)


@RUN.of(d.Convert)
def _convert(s: Masters, node: d.Convert, frame: int) -> None:
    f = s.rows[frame]
    at, face = f.get("that")
    if node.kill and barred(s, "ability kills", at):
        return
    if node.kill:
        atoms.kill_agents(s, at, face, f.actor)
    else:
        atoms.remove_agents(s, at, face)
    atoms.put_minions(s, at, 1)  # with none left only the removal happens (M-110)


@RUN.of(d.Betray)
def _betray(s: Masters, node: d.Betray, frame: int) -> None:
    face = EXPOSED if node.exposed else HIDDEN
    for at in members(s, node.at, s.rows[frame]):
        if s.city[at].minions:
            atoms.remove_minions(s, at)  # with no agent left only the minion goes (M-111)
            if s.tally is not None:
                s.do((events.bring, ((at, 1),), face))  # and an event misses the agent (M-112)
            else:
                atoms.put_agents(s, at, 1, face)  # nothing else does (M-113)


# ── minions and vampires ────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(d.Recruit)
def _recruit(s: Masters, node: d.Recruit, frame: int) -> None:
    for at in members(s, node.at, s.rows[frame]):
        atoms.put_minions(s, at, node.minions)


@RUN.of(d.Dismiss)
def _dismiss(s: Masters, node: d.Dismiss, frame: int) -> None:
    f: Frame = s.rows[frame]
    found = [at for at in members(s, node.at, f) if s.city[at].minions]
    for at in found:
        atoms.remove_minions(s, at)
    s.rows[frame] = f.bind("done", len(found))


@RUN.of(d.Bid)
def _bid(s: Masters, node: d.Bid, frame: int) -> None:
    f = s.rows[frame]
    atoms.move_minions(s, f.get("that"), s.clan[f.actor].district, 1)


@RUN.of(d.Summon)
def _summon(s: Masters, node: d.Summon, frame: int) -> None:
    f = s.rows[frame]
    atoms.move_vampire(s, f.get("that"), s.clan[f.actor].district)


@RUN.of(d.GainBlood)
def _gain_blood(s: Masters, node: d.GainBlood, frame: int) -> None:
    for v in members(s, node.who, s.rows[frame]):
        atoms.gain_blood(s, v, node.blood)


@RUN.of(d.LoseBlood)
def _lose_blood(s: Masters, node: d.LoseBlood, frame: int) -> None:
    for v in members(s, node.who, s.rows[frame]):
        atoms.lose_blood(s, v, node.blood)


@RUN.of(d.Kills)
def _kills(s: Masters, node: d.Kills, frame: int) -> None:
    for v in members(s, node.who, s.rows[frame]):
        atoms.count_kills(s, v, node.by)
    if node.by < 0:
        loss_of_kills(s)


@RUN.of(d.Points)
def _points(s: Masters, node: d.Points, frame: int) -> None:
    atoms.give_points(s, node.by)


# ── veil, combat, relics ────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(d.Veil)
def _veil(s: Masters, node: d.Veil, frame: int) -> None:
    if node.by > 0:
        atoms.raise_veil(s, node.by)
    elif s.tally is not None:
        atoms.lower_by_event(s, -node.by)
        s.do((bind, frame, "done", -node.by))
    else:
        atoms.lower_veil(s, -node.by)


@RUN.of(d.PurgeVeil)
def _purge_veil(s: Masters, node: d.PurgeVeil, frame: int) -> None:
    s.do(*[(purge, frame)] * node.minions)


@step("masters.purge")
def purge(s: Masters, frame: int) -> None:
    """One minion is removed, or the veil will fall for it."""
    where = [at for at, row in enumerate(s.city) if row.minions]
    if not where:
        atoms.lower_by_event(s, 1)
        return
    s.ask(s.rows[frame].seat, ("remove a minion",), [("district", (at,), ((dismiss, at),)) for at in where])


@step("masters.dismiss")
def dismiss(s: Masters, district: int) -> None:
    """A minion is removed."""
    atoms.remove_minions(s, district)


@RUN.of(d.DayCombat)
def _day_combat(s: Masters, node: d.DayCombat, frame: int) -> None:
    for at in members(s, node.at, s.rows[frame]):
        atoms.expose(s, at)
        s.do((day_combat, at))


@RUN.of(d.InTurn)
def _in_turn(s: Masters, node: d.InTurn, frame: int) -> None:
    s.do((next_of, node, frame, members(s, node.at, s.rows[frame])))


@step("masters.next_of")
def next_of(s: Masters, node: d.InTurn, frame: int, left: tuple[int, ...]) -> None:
    """One of the districts that are left, as the leading vampire orders them."""
    if left:
        options: list[Any] = [
            ("district", (at,), ((bind, frame, "that", at), (run, node.does, frame),
             (next_of, node, frame, tuple(x for x in left if x != at))))
            for at in left
        ]  # fmt: skip
        s.ask(s.leader, ("which district next",), options)


@RUN.of(d.DrawRelic)
def _draw_relic(s: Masters, node: d.DrawRelic, frame: int) -> None:
    s.do((draw_relic,))


@RUN.of(d.SettleHere)
def _settle_here(s: Masters, node: d.SettleHere, frame: int) -> None:
    f = s.rows[frame]
    atoms.move_card(s, f.source, "district", s.clan[f.actor].district)


# ── dice ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@RUN.of(d.UseDie)
def _use_die(s: Masters, node: d.UseDie, frame: int) -> None:
    value = s.rows[frame].get("that")
    atoms.set_aside(s, value)
    s.do((bind, frame, "die", value), (run, node.does, frame), (atoms.refill,))


@RUN.of(d.TurnDie)
def _turn_die(s: Masters, node: d.TurnDie, frame: int) -> None:
    value = s.rows[frame].get("that")
    atoms.turn_dice(s, (value,), (7 - value if node.opposite else value + node.by,))


@RUN.of(d.LowerDice)
def _lower_dice(s: Masters, node: d.LowerDice, frame: int) -> None:
    values = members(s, node.dice, s.rows[frame])
    old = tuple(v for v in s.ready if v in values)
    if old:
        atoms.turn_dice(s, old, tuple(v + node.by for v in old))


@RUN.of(d.Reroll)
def _reroll(s: Masters, node: d.Reroll, frame: int) -> None:
    atoms.reroll(s)


# ── the vampire itself, and the event deck ──────────────────────────────────────────────────────────────────────────


@RUN.of(d.Travel)
def _travel(s: Masters, node: d.Travel, frame: int) -> None:
    from coterie.games.masters.rules.actions import company

    f: Frame = s.rows[frame]
    here = s.clan[f.actor].district
    ways = [at for at in members(s, node.to, f) if at != here]
    s.ask(f.seat, ("to which district",), [("district", (at,), ((company, f.actor, at),)) for at in ways])


@RUN.of(d.ReadTop)
def _read_top(s: Masters, node: d.ReadTop, frame: int) -> None:
    top = pile(s, "events")[0]
    show(s, top)
    card = events.card(s, top)
    s.tell("event read", card.id)
    s.do(
        (bind, frame, "red", card.red - 1),
        (bind, frame, "blue", (card.blue[0] - 1, card.blue[1] - 1)),
        *([(put_away, top)] if node.away else []),
    )


@step("masters.put_away")
def put_away(s: Masters, card: int) -> None:
    """An event card goes to the box without being resolved (M-228)."""
    atoms.move_card(s, card, "gone")


@RUN.of(d.Arrange)
def _arrange(s: Masters, node: d.Arrange, frame: int) -> None:
    s.do((look, node.cards), (arrange, frame, node.cards))


@step("masters.look")
def look(s: Masters, n: int) -> None:
    """The top event cards are shown to the family."""
    for card in pile(s, "events")[:n]:
        show(s, card)


@step("masters.arrange")
def arrange(s: Masters, frame: int, n: int) -> None:
    """They go back on top in any order."""
    top = pile(s, "events")[:n]
    options = [("on top", (s.pieces[card].face,), ((lay_on_top, card),)) for card in top]
    s.ask(s.rows[frame].seat, ("which on top",), options)


@step("masters.lay_on_top")
def lay_on_top(s: Masters, card: int) -> None:
    """One of the cards seen comes first."""
    rest = [c for c in pile(s, "events") if c != card]
    reorder(s, "events", 0, (card, *rest))


@RUN.of(d.ShiftCross)
def _shift_cross(s: Masters, node: d.ShiftCross, frame: int) -> None:
    tally = s.tally
    assert tally is not None
    crossed = (tally.red, *tally.blue)
    options: list[Any] = [
        ("cross", (cross, at), ((set_cross, cross, at),))
        for cross in tally.blue
        for at in range(9)
        if at not in crossed
    ]
    s.ask(s.leader, ("move a cross",), [*options, ("no", (), ())])


@step("masters.set_cross")
def set_cross(s: Masters, cross: int, at: int) -> None:
    """A blue-grey cross lies elsewhere for this card."""
    assert s.tally is not None
    first, second = s.tally.blue
    atoms.open_tally(s, s.tally.but(blue=(at, second) if cross == first else (first, at)))
    s.tell("cross moved", cross, at)
