"""Able, for card words: could it be done now?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coterie.kernel.events import DUE
from coterie.kernel.pieces import pile
from coterie.kernel.scopes import current
from coterie.words.able import ABLE, able
from coterie.words.cards import nodes as c
from coterie.words.cards import standing as st
from coterie.words.cards.run import living
from coterie.words.frames import Frame
from coterie.words.run import members, number

if TYPE_CHECKING:
    from coterie.kernel.state import State


@ABLE.of(c.DrawCards)
def _draw(s: State, node: c.DrawCards, f: Frame) -> bool:
    return bool(pile(s, "deck", f.seat)) and number(s, node.amount, f) > 0


@ABLE.of(c.Enter, c.Depart, c.Discard, c.Peek)
def _there(s: State, node: Any, f: Frame) -> bool:
    return bool(living(s, node.what, f))


@ABLE.of(c.Attach)
def _attach(s: State, node: c.Attach, f: Frame) -> bool:
    return bool(living(s, node.what, f)) and bool(living(s, node.to, f))


@ABLE.of(c.Bow)
def _bow(s: State, node: c.Bow, f: Frame) -> bool:
    return any(s.pieces[p].ready for p in living(s, node.what, f))


@ABLE.of(c.Straighten)
def _straighten(s: State, node: c.Straighten, f: Frame) -> bool:
    return any(not s.pieces[p].ready for p in living(s, node.what, f))


@ABLE.of(c.TurnOver)
def _turn_over(s: State, node: c.TurnOver, f: Frame) -> bool:
    return any(s.pieces[p].down != node.down for p in living(s, node.what, f))


@ABLE.of(c.PutCounters)
def _counters(s: State, node: c.PutCounters, f: Frame) -> bool:
    return number(s, node.amount, f) != 0 and bool(living(s, node.what, f))


@ABLE.of(c.HandOut)
def _hand_out(s: State, node: c.HandOut, f: Frame) -> bool:
    return bool(members(s, node.among, f))


@ABLE.of(c.TakeControl, c.Blank, c.GainText)
def _layer(s: State, node: Any, f: Frame) -> bool:
    return current(s, node.until) > 0 and bool(living(s, node.what, f))


@ABLE.of(c.BecomeCopy)
def _copy(s: State, node: c.BecomeCopy, f: Frame) -> bool:
    return _layer(s, node, f) and bool(living(s, node.of, f))


@ABLE.of(c.Cancel)
def _cancel(s: State, node: c.Cancel, f: Frame) -> bool:
    place = f.get("batch")
    return place is not None and place[0] in s.rows and s.rows[place[0]].events[place[1]].status == DUE


@ABLE.of(c.Instead)
def _instead(s: State, node: c.Instead, f: Frame) -> bool:
    return able(s, node.does, f)


@ABLE.of(c.AtEnd, c.EndScope)
def _scope(s: State, node: c.AtEnd | c.EndScope, f: Frame) -> bool:
    return current(s, node.scope) > 0


@ABLE.of(c.Pieces, st.Trigger, st.Bonus, st.Sets, st.Act)
def _value(s: State, node: object, f: Frame) -> bool:
    return True  # nothing that is done
