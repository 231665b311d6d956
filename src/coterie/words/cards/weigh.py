"""Weigh, for card words: a rough worth for whoever does it."""

from __future__ import annotations

from typing import Any

from coterie.words.cards import nodes as c
from coterie.words.cards import standing as st
from coterie.words.nodes import Node
from coterie.words.weigh import WEIGH, weigh


@WEIGH.of(c.DrawCards)
def _draw(node: c.DrawCards) -> float:
    return 0.5 * (node.amount if isinstance(node.amount, int) else 2)


@WEIGH.of(c.Enter, c.Attach)
def _enter(node: Node) -> float:
    return 1.0


@WEIGH.of(c.Depart, c.Discard, c.Bow, c.Straighten, c.PutCounters, c.Blank)
def _harm(node: Any) -> float:
    ours = getattr(node.what, "side", "") in ("mine", "ours", "this", "host")
    good = isinstance(node, c.Straighten)
    return 0.5 if ours == good else -0.5


@WEIGH.of(c.HandOut)
def _hand_out(node: c.HandOut) -> float:
    return 0.4 * node.amount


@WEIGH.of(c.TakeControl, c.BecomeCopy, c.Cancel)
def _strong(node: Node) -> float:
    return 1.0


@WEIGH.of(c.GainText)
def _gain(node: c.GainText) -> float:
    return weigh(node.ability)


@WEIGH.of(c.Instead, c.AtEnd)
def _later(node: c.Instead | c.AtEnd) -> float:
    return weigh(node.does)


@WEIGH.of(c.Peek, c.EndScope, c.TurnOver, st.Sets)
def _slight(node: Node) -> float:
    return 0.2


@WEIGH.of(st.Trigger)
def _trigger(node: st.Trigger) -> float:
    worth = weigh(node.does) + (weigh(node.cost) if node.cost is not None else 0.0)
    return worth if node.forced else max(0.0, worth)


@WEIGH.of(st.Act)
def _act(node: st.Act) -> float:
    return max(0.0, weigh(node.does) + (weigh(node.cost) if node.cost is not None else 0.0))


@WEIGH.of(st.Bonus)
def _bonus(node: st.Bonus) -> float:
    return 0.4 * node.amount


@WEIGH.of(c.Pieces)
def _value(node: Node) -> float:
    return 0.0
