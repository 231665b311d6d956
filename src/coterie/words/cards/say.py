"""Say, for card words: the text that a player reads. What a game calls its kinds, zones and events stands in
`TERMS`."""

from __future__ import annotations

from typing import Any

from coterie.words.cards import nodes as c
from coterie.words.cards import standing as st
from coterie.words.effects import May
from coterie.words.nodes import Node
from coterie.words.say import SAY, one, say, several

# What happens, as it is said of something: “after X departs”. Games may add their own kinds.
TERMS: dict[str, str] = {
    "draw": "is drawn",
    "play": "is played",
    "show": "is shown",
    "enter": "enters play",
    "discard": "is discarded",
    "depart": "departs",
    "attach": "is attached",
    "bow": "bows",
    "straighten": "becomes ready",
    "turn": "is turned over",
    "counter": "gets a counter",
    "peek": "is looked at",
    "copy": "becomes a copy",
    "blank": "loses its text",
    "gain": "gains a text",
    "control": "changes sides",
}
_WHERE = {"any": " in a {}", "mine": " in your {}", "ours": " in a {} on your side", "foe": " in a foe’s {}"}
_WHOSE = {"any": "", "mine": " of yours", "ours": " on your side", "foe": " of a foe"}


@SAY.of(c.Pieces)
def _pieces(node: c.Pieces) -> str:
    if node.side in ("this", "host"):
        return "this card" if node.side == "this" else "the bearer"
    ready = ("other " if node.others else "") + {None: "", True: "ready ", False: "bowed "}[node.ready]
    whose = _WHOSE[node.side] if node.zone in ("field", "any", "limbo") else _WHERE[node.side].format(node.zone)
    return f"{ready}{node.kind or 'card'}{whose}"


@SAY.of(c.DrawCards)
def _draw(node: c.DrawCards) -> str:
    return f"draw {several(node.amount, 'card')}"


@SAY.of(c.Enter)
def _enter(node: c.Enter) -> str:
    return f"put {say(node.what)} into play"


@SAY.of(c.Depart)
def _depart(node: c.Depart) -> str:
    return f"remove {_all(node.what)} from play"


@SAY.of(c.Discard)
def _discard(node: c.Discard) -> str:
    return f"discard {_all(node.what)}"


@SAY.of(c.Attach)
def _attach(node: c.Attach) -> str:
    return f"attach {say(node.what)} to {say(node.to)}"


@SAY.of(c.Bow)
def _bow(node: c.Bow) -> str:
    return f"bow {_all(node.what)}"


@SAY.of(c.Straighten)
def _straighten(node: c.Straighten) -> str:
    return f"make {_all(node.what)} ready"


@SAY.of(c.TurnOver)
def _turn_over(node: c.TurnOver) -> str:
    return f"turn {_all(node.what)} face {'down' if node.down else 'up'}"


@SAY.of(c.PutCounters)
def _counters(node: c.PutCounters) -> str:
    return f"put {several(node.amount, node.name)} on {_all(node.what)}"


@SAY.of(c.HandOut)
def _hand_out(node: c.HandOut) -> str:
    return f"hand out {several(node.amount, node.name)}, each to {one(say(node.among))}"


@SAY.of(c.TakeControl)
def _control(node: c.TakeControl) -> str:
    return f"take control of {say(node.what)} until the end of the {node.until}"


@SAY.of(c.BecomeCopy)
def _copy(node: c.BecomeCopy) -> str:
    return f"make {say(node.what)} a copy of {say(node.of)} until the end of the {node.until}"


@SAY.of(c.Blank)
def _blank(node: c.Blank) -> str:
    return f"blank {say(node.what)} until the end of the {node.until}"


@SAY.of(c.GainText)
def _gain(node: c.GainText) -> str:
    return f"give {say(node.what)} “{say(node.ability)}” until the end of the {node.until}"


@SAY.of(c.Peek)
def _peek(node: c.Peek) -> str:
    return f"look at {say(node.what)}"


@SAY.of(c.Cancel)
def _cancel(node: c.Cancel) -> str:
    return "prevent that"


@SAY.of(c.Instead)
def _instead(node: c.Instead) -> str:
    return f"instead {say(node.does)}"


@SAY.of(c.AtEnd)
def _at_end(node: c.AtEnd) -> str:
    return f"at the end of the {node.scope}, {say(node.does)}"


@SAY.of(c.EndScope)
def _end_scope(node: c.EndScope) -> str:
    return f"end the {node.scope}"


@SAY.of(st.Bonus)
def _bonus(node: st.Bonus) -> str:
    return f"{node.amount:+d} {node.number} for {_all(node.whom)}"


@SAY.of(st.Sets)
def _sets(node: st.Sets) -> str:
    return f"the {node.value} of {_all(node.whom)} {'becomes' if node.how == 'base' else 'is'} {node.to}"


@SAY.of(st.Trigger)
def _trigger(node: st.Trigger) -> str:
    when = {"would": "when {} would happen:", "interrupt": "before {}"}.get(node.stage, "after {}")
    what = say(node.about) if node.about.side in ("this", "host") else one(say(node.about))
    event = TERMS.get(node.kind, node.kind)
    text = f"{when.format(f'{what} {event}')}, " if node.stage != "would" else f"when {what} {_would(event)}, "
    limit = f" (once each {node.once})" if node.once else ""
    place = "" if node.where == "field" else f"from your {node.where}: "
    return place + text + ("" if node.forced or isinstance(node.does, May) else "you may ") + _paid(node) + limit


@SAY.of(st.Act)
def _act(node: st.Act) -> str:
    return f"action: {_paid(node)}" + (f" (once each {node.once})" if node.once else "")


def _paid(node: Any) -> str:
    return say(node.does) if node.cost is None else f"{say(node.cost)} to {say(node.does)}"


def _would(event: str) -> str:
    """“departs” as “would depart”."""
    verb, _, rest = event.partition(" ")
    plain = "be" if verb == "is" else verb.removesuffix("s") if not verb.endswith("ses") else verb[:-2]
    return f"would {plain} {rest}".strip()


def _all(group: Node) -> str:
    if isinstance(group, c.Pieces) and group.side not in ("this", "host"):
        return f"each {say(group)}"
    return say(group)
