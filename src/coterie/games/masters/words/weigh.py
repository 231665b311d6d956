"""Weigh: what the deeds of Masters of the Night are roughly worth to the family, in actions."""

from __future__ import annotations

from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.words.nodes import Node
from coterie.words.weigh import WEIGH, weigh

WORTH = {
    d.Lead: 0.3, d.LeadAll: 0.6, d.MoveToken: 0.3, d.Expose: 0.5, d.Hide: -1.0, d.Remove: 1.0, d.Kill: 1.5,
    d.KillAll: 2.5, d.Convert: 2.5, d.Betray: -2.0, d.Dismiss: -1.2, d.Bid: 0.4, d.Summon: 0.5, d.DayCombat: -0.8,
    d.DrawRelic: 1.5, d.TurnDie: 0.3, d.LowerDice: -0.6, d.Reroll: 0.1, d.Travel: 1.0, d.ReadTop: 0.3, d.Arrange: 0.5,
    d.ShiftCross: 0.5, d.SettleHere: 1.0, st.Diverts: 1.0, st.Inherits: 1.5, st.BuyOff: 0.5,
}  # fmt: skip


@WEIGH.of(*WORTH)
def _table(node: Node) -> float:
    return WORTH[type(node)]


@WEIGH.of(d.Bring)
def _bring(node: d.Bring) -> float:
    return -1.0 * node.agents


@WEIGH.of(d.Recruit)
def _recruit(node: d.Recruit) -> float:
    return 1.2 * node.minions


@WEIGH.of(d.PurgeVeil)
def _purge(node: d.PurgeVeil) -> float:
    return -1.5 * node.minions


@WEIGH.of(d.GainBlood)
def _gain_blood(node: d.GainBlood) -> float:
    return 0.7 * node.blood


@WEIGH.of(d.LoseBlood)
def _lose_blood(node: d.LoseBlood) -> float:
    return -0.7 * node.blood


@WEIGH.of(d.Kills)
def _kills(node: d.Kills) -> float:
    return 0.8 * node.by


@WEIGH.of(d.Veil)
def _veil(node: d.Veil) -> float:
    return 1.5 * node.by


@WEIGH.of(d.Points)
def _points(node: d.Points) -> float:
    return 1.0 * node.by


@WEIGH.of(d.UseDie)
def _use_die(node: d.UseDie) -> float:
    return weigh(node.does) - 0.2


@WEIGH.of(d.InTurn)
def _in_turn(node: d.InTurn) -> float:
    return 2 * weigh(node.does)


@WEIGH.of(st.Changes)
def _changes(node: st.Changes) -> float:
    good = node.number in (
        "action points",
        "die",
        "die at night",
        "blood limit",
        "minion worth",
        "ritual minions",
        "trap",
    )
    return float(node.amount if good or node.number == "five" else -node.amount)


@WEIGH.of(st.Bars)
def _bars(node: st.Bars) -> float:
    return 1.0 if node.what in ("agents hunt", "hiding") else -1.0


@WEIGH.of(st.At, st.Once, st.When)
def _moment(node: st.At | st.Once | st.When) -> float:
    inner = node.does if isinstance(node, st.At) else node.then
    return weigh(inner) if inner is not None else 0.0


@WEIGH.of(
    p.Districts, p.Place, p.Blue, p.Tile, p.Together, p.MostMinions, p.Vampires, p.Actor, p.Leader, p.Owner, p.Agents,
    p.Tokens, p.Dice, p.Held, p.VeilFrom, p.Shows, p.Drained, p.DrainedBefore, p.RelicsAllowed, p.AgentsIn,
    st.NoAgentsHere, st.OwnerDrained, st.OwnerKilled,
)  # fmt: skip
def _named(node: Node) -> float:
    return 0.0
