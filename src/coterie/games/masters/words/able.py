"""Able: whether the deeds of Masters of the Night could change anything now."""

from __future__ import annotations

from coterie.games.masters.numbers import barred, blood_limit, may_hold
from coterie.games.masters.state import Masters
from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.games.masters.words.run import lead_ways
from coterie.kernel.pieces import pile
from coterie.words.able import ABLE, able
from coterie.words.frames import Frame
from coterie.words.nodes import Node
from coterie.words.run import members


@ABLE.of(d.Bring)
def _bring(s: Masters, node: d.Bring, f: Frame) -> bool:
    return bool(members(s, node.at, f)) and (s.agents > 0 or s.tally is not None)


@ABLE.of(d.Lead)
def _lead(s: Masters, node: d.Lead, f: Frame) -> bool:
    return bool(lead_ways(s, node, f))


@ABLE.of(d.LeadAll)
def _lead_all(s: Masters, node: d.LeadAll, f: Frame) -> bool:
    return any(s.city[at].agents for at in members(s, node.source, f))


@ABLE.of(d.Expose)
def _expose(s: Masters, node: d.Expose, f: Frame) -> bool:
    return any(s.city[at].hidden for at in members(s, node.at, f))


@ABLE.of(d.Hide)
def _hide(s: Masters, node: d.Hide, f: Frame) -> bool:
    return any(s.city[at].exposed and not barred(s, "hiding", at) for at in members(s, node.at, f))


@ABLE.of(d.Kill)
def _kill(s: Masters, node: d.Kill, f: Frame) -> bool:
    return not barred(s, "ability kills", f.get("that")[0])


@ABLE.of(d.KillAll)
def _kill_all(s: Masters, node: d.KillAll, f: Frame) -> bool:
    return any(s.city[at].agents and not barred(s, "ability kills", at) for at in members(s, node.at, f))


@ABLE.of(d.Convert)
def _convert(s: Masters, node: d.Convert, f: Frame) -> bool:
    return not (node.kill and barred(s, "ability kills", f.get("that")[0]))


@ABLE.of(d.Betray, d.Dismiss)
def _betray(s: Masters, node: d.Betray | d.Dismiss, f: Frame) -> bool:
    return any(s.city[at].minions for at in members(s, node.at, f))


@ABLE.of(d.Recruit)
def _recruit(s: Masters, node: d.Recruit, f: Frame) -> bool:
    return s.minions > 0 and bool(members(s, node.at, f))


@ABLE.of(d.GainBlood)
def _gain_blood(s: Masters, node: d.GainBlood, f: Frame) -> bool:
    return any(s.clan[v].blood < blood_limit(s, v) for v in members(s, node.who, f))


@ABLE.of(d.LoseBlood)
def _lose_blood(s: Masters, node: d.LoseBlood, f: Frame) -> bool:
    return any(s.clan[v].blood for v in members(s, node.who, f))


@ABLE.of(d.Kills)
def _kills(s: Masters, node: d.Kills, f: Frame) -> bool:
    return any(0 <= s.clan[v].kills + node.by <= 9 for v in members(s, node.who, f))


@ABLE.of(d.Veil)
def _veil(s: Masters, node: d.Veil, f: Frame) -> bool:
    return node.by < 0 or s.veil < 6


@ABLE.of(d.DayCombat)
def _day_combat(s: Masters, node: d.DayCombat, f: Frame) -> bool:
    return any(s.city[at].agents for at in members(s, node.at, f))


@ABLE.of(d.DrawRelic)
def _draw_relic(s: Masters, node: d.DrawRelic, f: Frame) -> bool:
    return bool(may_hold(s)) and bool(pile(s, "relics"))


@ABLE.of(d.TurnDie)
def _turn_die(s: Masters, node: d.TurnDie, f: Frame) -> bool:
    return node.opposite or 1 <= f.get("that") + node.by <= 6


@ABLE.of(d.LowerDice)
def _lower_dice(s: Masters, node: d.LowerDice, f: Frame) -> bool:
    return any(v + node.by >= 1 for v in members(s, node.dice, f))


@ABLE.of(d.UseDie)
def _use_die(s: Masters, node: d.UseDie, f: Frame) -> bool:
    return able(s, node.does, f.bind("die", f.get("that")))


@ABLE.of(d.Travel)
def _travel(s: Masters, node: d.Travel, f: Frame) -> bool:
    return any(at != s.clan[f.actor].district for at in members(s, node.to, f))


@ABLE.of(d.ReadTop, d.Arrange)
def _read_top(s: Masters, node: Node, f: Frame) -> bool:
    return bool(pile(s, "events"))


@ABLE.of(d.InTurn)
def _in_turn(s: Masters, node: d.InTurn, f: Frame) -> bool:
    return any(able(s, node.does, f.bind("that", at)) for at in members(s, node.at, f))


@ABLE.of(d.MoveToken, d.Remove, d.PurgeVeil, d.Bid, d.Summon, d.Points, d.Reroll, d.SettleHere, d.ShiftCross)
def _always(s: Masters, node: Node, f: Frame) -> bool:
    return True  # what they act on was picked by then, or is always there


@ABLE.of(
    p.Districts, p.Place, p.Blue, p.Tile, p.Together, p.MostMinions, p.Vampires, p.Actor, p.Leader, p.Owner, p.Agents,
    p.Tokens, p.Dice, p.Held, p.VeilFrom, p.Shows, p.Drained, p.DrainedBefore, p.RelicsAllowed, p.AgentsIn,
    st.Changes, st.Bars, st.At, st.Diverts, st.Inherits, st.Once, st.When, st.NoAgentsHere, st.OwnerDrained,
    st.OwnerKilled, st.BuyOff,
)  # fmt: skip
def _named(s: Masters, node: Node, f: Frame) -> bool:
    return True  # what is named or lies there changes nothing by being read
