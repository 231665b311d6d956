"""Check, for card words: the linter."""

from __future__ import annotations

from coterie.words.cards import nodes as c
from coterie.words.cards import standing as st
from coterie.words.check import CHECK, parts
from coterie.words.nodes import Node, walk


@CHECK.of(
    c.Pieces, c.DrawCards, c.Enter, c.Depart, c.Discard, c.Attach, c.Bow, c.Straighten, c.TurnOver, c.PutCounters,
    c.TakeControl, c.BecomeCopy, c.Blank, c.GainText, c.Peek, c.Cancel, c.AtEnd, c.EndScope,
)  # fmt: skip
def _plain(node: Node) -> list[str]:
    return parts(node)


@CHECK.of(c.HandOut)
def _hand_out(node: c.HandOut) -> list[str]:
    return parts(node) + (["HandOut: hand out one or more"] if node.amount < 1 else [])


@CHECK.of(c.Instead)
def _instead(node: c.Instead) -> list[str]:
    nested = any(isinstance(below, c.Instead) for below in walk(node.does))
    return parts(node) + (["Instead: an effect in the place of another replaces nothing itself"] if nested else [])


@CHECK.of(st.Bonus)
def _bonus(node: st.Bonus) -> list[str]:
    return parts(node) + (["Bonus: changes nothing"] if node.amount == 0 else [])


@CHECK.of(st.Trigger)
def _trigger(node: st.Trigger) -> list[str]:
    problems = parts(node)
    words = walk(node.does)
    if node.stage != "would" and any(isinstance(word, c.Instead) for word in words):
        problems.append(f"Trigger: “Instead” belongs to the stage “would”, not “{node.stage}”")
    if "reaction" in node.stage and any(isinstance(word, c.Cancel) for word in words):
        problems.append("Trigger: what has happened cannot be cancelled")
    return problems


@CHECK.of(st.Act, st.Sets)
def _standing(node: st.Act | st.Sets) -> list[str]:
    return parts(node)
