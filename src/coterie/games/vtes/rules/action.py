"""6. An action: announced, open to modifiers and blocks, resolved (VR-6.4 to VR-6.8)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import bears, blood, definition
from coterie.games.vtes.numbers import ACTS
from coterie.games.vtes.rules.action_state import (
    BLEED_BLOCKED,
    BLOCKED,
    ENDED,
    NOBODY,
    THIS_ACTION,
    UNBLOCKED,
    Action,
    action_of,
    intercept,
    note,
    order_of,
    stealth,
    still,
)
from coterie.games.vtes.rules.blocking import able_to_block, in_state_a
from coterie.games.vtes.rules.diablerie import offer_diablerie
from coterie.games.vtes.rules.hands import DRY
from coterie.games.vtes.rules.slaves import fight_or_send
from coterie.games.vtes.rules.windows import impulse
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Event, about, about_seat, free, happen, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.loops import alternate
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, found, ref
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.scopes import current, fall_due, passing
from coterie.kernel.steps import step
from coterie.words.effects import run
from coterie.words.frames import Frame, bind


@step("vtes.begin_action")
def begin_action(s: Vtes, now: Action) -> None:
    """Put an action on the list."""
    ACTION.begin(s, now)


def announce(s: Vtes, serial: int) -> None:
    """Lock the minion, which is acting from now on (VR-6.4)."""
    now = action_of(s, serial)
    more = 0
    for whose in ((now.seat,), now.actor):
        if used(s, ("hidden actions", *whose), "turn") > used(s, ("hidden already", *whose), "turn"):
            count_use(s, ("hidden already", *whose), "turn")
            more += 1
    if more:
        note(s, serial, stealth=now.stealth + more)
    count_use(s, ("actions", now.seat), "turn")
    if now.kind == "hunt":
        count_use(s, ("has hunted", *now.actor), "turn")
    if now.kind == "hunt" and s.game.kind(s, now.actor[0]) == "vampire" and not blood(s, now.actor[0]):
        count_use(s, ("mandatory actions", now.seat), "turn")  # VR-6.2
    face = definition(s, now.actor[0]).face
    if now.kind == "card" and now.card == now.actor:
        s.tell("acts itself", face)
    elif now.kind == "card" and now.card != NOBODY:
        s.tell("acts by", face, s.pieces[now.card[0]].face)
    else:
        s.tell("acts", face, now.kind)
    at = s.rows[now.frame].get("that")
    if now.mode is None and isinstance(at, tuple):  # of a card that is played the target has been told already
        tell_aim(s, at[0])
    lock = [about(s, "bow", now.actor[0])] if s.pieces[now.actor[0]].ready else []
    if not lock:
        count_use(s, (ACTS, *now.actor), "turn")  # a card lets it act although it is locked
    rider = [(run, now.rider, now.frame)] if now.rider is not None else []
    s.do((happening, *lock, about(s, "acts", now.actor[0], detail=(now.kind,))), *rider)


def tell_aim(s: Vtes, piece: int) -> None:
    """Tell at which card something is aimed, unless not everybody sees that card (VR-4.2, VR-1.4)."""
    if s.pieces[piece].known == ALL:
        s.tell("aimed at", s.pieces[piece].face)


def announced(s: Vtes, serial: int) -> None:
    """Offer only what can be used as the action is announced (VR-6.4, C-021)."""
    impulse(s, serial, "announced", order_of(s, action_of(s, serial)))


# ── the three states ────────────────────────────────────────────────────────────────────────────────────────────────


def state_a(s: Vtes, serial: int) -> None:
    """Offer modifiers, reactions and declarations of blocks while no block is attempted (VR-6.5)."""
    now = action_of(s, serial)
    note(s, serial, state="A", blocker=NOBODY)
    s.do((alternate, order_of(s, now), (in_state_a, serial), "first"), (leave_a, serial))


@step("vtes.leave_a")
def leave_a(s: Vtes, serial: int) -> None:
    """Go on to the block attempt if there is one; otherwise all blocks are declined."""
    if not _gone_elsewhere(s, serial):
        ACTION.go(s, serial, "C" if action_of(s, serial).blocker == NOBODY else "B")


def state_b(s: Vtes, serial: int) -> None:
    """Offer stealth and intercept where they are needed while a block is attempted (VR-6.5, VR-6.6)."""
    note(s, serial, state="B")
    impulse(s, serial, "B", order_of(s, action_of(s, serial)), (leave_b, serial))


@step("vtes.leave_b")
def leave_b(s: Vtes, serial: int) -> None:
    """Let the block succeed if intercept is at least stealth and its minion can still block; otherwise others may try
    (VR-6.6, VR-12)."""
    if _gone_elsewhere(s, serial):
        return
    now = action_of(s, serial)
    hidden, seen = stealth(s, now), intercept(s, now.blocker[0])
    if seen >= hidden and able_to_block(s, now.blocker):
        s.tell("blocks", definition(s, now.blocker[0]).face, definition(s, now.actor[0]).face)
        note(s, serial, outcome=BLOCKED)
        if now.kind == "bleed":
            fall_due(s, BLEED_BLOCKED)
        ACTION.go(s, serial, "D1")
    else:
        note(s, serial, tried=(*now.tried, (now.blocker[0], hidden, seen, now.uses)))
        s.tell("block fails", definition(s, now.blocker[0]).face)
        ACTION.go(s, serial, "A")


def state_c(s: Vtes, serial: int) -> None:
    """Offer what can be used once all blocks are declined, such as redirecting a bleed (VR-6.5)."""
    note(s, serial, state="C")
    impulse(s, serial, "C", order_of(s, action_of(s, serial)), (leave_c, serial))


@step("vtes.leave_c")
def leave_c(s: Vtes, serial: int) -> None:
    """Go on with an action that is not blocked (VR-6.8)."""
    if not _gone_elsewhere(s, serial):
        ACTION.go(s, serial, "E1")


def _gone_elsewhere(s: Vtes, serial: int) -> bool:
    """Return whether the action has gone to a row that an effect has named, or is over."""
    now = action_of(s, serial)
    if now.goto:
        note(s, serial, goto="")
        ACTION.go(s, serial, now.goto)
        return True
    if not still(s, now):
        note(s, serial, outcome=ENDED)
        ACTION.go(s, serial, "over")
        return True
    return False


# ── blocked ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def blocked(s: Vtes, serial: int) -> None:
    """Offer what can be used before the block resolves; the action can still be ended here (VR-6.8, C-037)."""
    now = action_of(s, serial)
    note(s, serial, state="", blocked_by=(*now.blocked_by, now.blocker))
    s.do((happening, about(s, "blocks", now.blocker[0])))
    impulse(s, serial, "blocked", order_of(s, now), (resolve_block, serial))


@step("vtes.resolve_block")
def resolve_block(s: Vtes, serial: int) -> None:
    """Tell that the action, or its block, is about to resolve, unless it was ended; cards can answer that (VR-6.8)."""
    if not _gone_elsewhere(s, serial):
        s.do((happening, about(s, "resolves", action_of(s, serial).actor[0])))


def block(s: Vtes, serial: int) -> None:
    """Burn the action card, whose cost is not paid; lock the blocker and begin combat (VR-6.8)."""
    now = action_of(s, serial)
    events: list[Event] = []
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    if card is not None and card.zone == "limbo" and card.life == now.card[1]:
        events.append(about(s, "discard", now.card[0]))
        note(s, serial, burned=True)
    locks = found(s, now.blocker) is not None and not forbidding(s, "lock for blocking", now.blocker[0])
    if locks and s.pieces[now.blocker[0]].ready:
        events.append(about(s, "bow", now.blocker[0]))
    if events:
        happen(s, *events)
    if now.kind != "leave torpor":
        s.do((fight_or_send, now.seat, now.actor, now.blocker))
    elif s.game.kind(s, now.blocker[0]) == "vampire":
        s.do((offer_diablerie, now.blocker, now.actor))


def after_block(s: Vtes, serial: int) -> None:
    """Offer what lets a blocked action continue after its combat (C-051)."""
    now = action_of(s, serial)
    if now.resumed < 0 and still(s, now):
        impulse(s, serial, "going on", (now.seat,), (go_on_or_end, serial))
    else:
        s.do((go_on_or_end, serial))


@step("vtes.go_on_or_end")
def go_on_or_end(s: Vtes, serial: int) -> None:
    """Let the action go on as if unblocked, if something says so."""
    now = action_of(s, serial)
    if now.resumed < 0 or not still(s, now):
        ACTION.go(s, serial, "F")
        return
    more = now.stealth + now.resumed
    note(s, serial, outcome="", resumed=-1, blocker=NOBODY, stealth=more, goto="")
    back = now.burned and s.pieces[now.card[0]].zone == "ash"
    s.do(*([(happening, about(s, "resume", now.card[0]))] if back else []), (go_on, serial))


@step("vtes.go_on")
def go_on(s: Vtes, serial: int) -> None:
    """Continue the action: those who declined to block stay out, others may still attempt to (C-051)."""
    now = action_of(s, serial)
    if now.burned:
        card = ref(s, now.card[0])
        note(s, serial, card=card, burned=False)
        s.do((bind, now.frame, "this", card))
    ACTION.go(s, serial, "A")


def resume(s: Vtes, stealth_: int) -> None:
    """Let the current action continue, with more stealth, as if unblocked, after the combat of its block."""
    serial = current(s, "action")
    if serial:
        note(s, serial, resumed=stealth_)


# ── not blocked ─────────────────────────────────────────────────────────────────────────────────────────────────────


def succeeding(s: Vtes, serial: int) -> None:
    """Offer what can be used as the action would succeed (VR-6.8)."""
    note(s, serial, state="")
    impulse(s, serial, "succeeding", order_of(s, action_of(s, serial)), (resolve_block, serial))


def pay(s: Vtes, serial: int) -> None:
    """Pay the cost of a successful action, reduced by cards that are locked for that (VR-6.8, V-068)."""
    now = action_of(s, serial)
    note(s, serial, outcome=UNBLOCKED)
    s.do(*s.game.savings(s, now), (pay_cost, serial))


@step("vtes.pay_cost")
def pay_cost(s: Vtes, serial: int) -> None:
    """Pay as much of the cost as possible; an action that is not paid for in full has no effect (VR-6.8)."""
    now = action_of(s, serial)
    blood_cost, pool_cost = s.game.price(s, now)
    there = blood(s, now.actor[0])
    if there < blood_cost or s.pool[now.seat] < pool_cost:
        note(s, serial, short=True)
    elif blood_cost == there and s.game.kind(s, now.actor[0]) == "ally":
        note(s, serial, spent=True)
    events = [about(s, "blood", now.actor[0], -min(there, blood_cost), detail=("cost",))] if blood_cost else []
    events += [about_seat("pool", now.seat, -min(s.pool[now.seat], pool_cost), detail=("cost",))] if pool_cost else []
    if events:
        happen(s, *events)


def take_effect(s: Vtes, serial: int) -> None:
    """Apply the effect of the action, also for an ally that has spent its last life on it (VR-6.8, C-075).

    It is successful, but has no effect, if its cost could not be paid or its minion no longer meets its requirements (VR-4.7,
    C-045).
    """
    now = action_of(s, serial)
    if still(s, now) or now.spent:
        s.do(*([] if _fizzles(s, now) else [(run, now.effect, now.frame)]), (successful, serial))


def _fizzles(s: Vtes, now: Action) -> bool:
    """Return whether an action that is successful has no effect (VR-4.7)."""
    return now.short or (not now.spent and (_lost_its_source(s, now) or not s.game.qualifies(s, now)))


def _lost_its_source(s: Vtes, now: Action) -> bool:
    """Return whether the equipment that gives the action is no longer on the acting minion: then it has no effect (C-047)."""
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    given = card is not None and now.borne and definition(s, now.card[0]).kind == "equipment"
    return given and not bears(s, now.actor[0], now.card)


@step("vtes.successful")
def successful(s: Vtes, serial: int) -> None:
    """Tell that the action was successful."""
    now = action_of(s, serial)
    if found(s, now.actor) is not None:
        happen(s, about(s, "succeeds", now.actor[0], detail=(now.kind,)))


# ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def afterwards(s: Vtes, serial: int) -> None:
    """Offer what can be used after the action and all its combats (VR-6.8)."""
    now = action_of(s, serial)
    if found(s, now.actor) is not None:
        s.do((happening, about(s, "acted", now.actor[0], detail=(now.kind,))))
    if now.outcome != ENDED:
        impulse(s, serial, "after", order_of(s, now))


def over(s: Vtes, serial: int) -> None:
    """Count the action, however it ended: its minion cannot take the same one again this turn (VR-6.3)."""
    now = action_of(s, serial)
    for key in now.keys:
        count_use(s, ("acted", now.actor[0], *key), "turn")


def forget(s: Vtes, serial: int) -> None:
    """Put the card of the action away and free its frame, however it ended; then what waits for that is due."""
    now = action_of(s, serial)
    card = found(s, now.card)
    away = [(happening, about(s, "discard", now.card[0]))] if card is not None and card.zone == "limbo" else []
    s.do(*away, (passing, *THIS_ACTION), (passing, *DRY), (free, now.frame))


def end_action(s: Vtes, outcome: str, row: str = "over") -> None:
    """End the current action: “ended” without further windows, “failed” with those after an action (VR-6.8)."""
    serial = current(s, "action")
    if serial:
        note(s, serial, outcome=outcome, goto="F" if outcome != ENDED else row)


def frame_for(s: Vtes, seat: int, actor: int, source: int, **bound: Any) -> int:
    """Return the serial number of a new frame for an action, with the card that allows it, or -1."""
    names: tuple[tuple[str, Any], ...] = (("actor", ref(s, actor)), *bound.items())
    if source >= 0:
        names = (("this", ref(s, source)), ("host", s.pieces[source].host), *names)
    return s.new(Frame(source, seat, bound=names))


ACTION: Procedure[Action] = Procedure(
    "vtes.action",
    "Action",
    Action,
    (
        row("announce", "Announcement", announce, "VR-6.4 V-115"),
        row("announced", "As it is announced", announced, "VR-6.4 C-021", seldom=True),
        row("A", "No block yet", state_a, "VR-6.5 V-137 V-141"),
        row("B", "Block attempted", state_b, "VR-6.5 VR-6.6", seldom=True),
        row("C", "Blocks declined", state_c, "VR-6.5", quiet=True, seldom=True),
        row("D1", "Before the block resolves", blocked, "VR-6.8", seldom=True),
        row("D2", "Block", block, "VR-6.8", seldom=True),
        row("D3", "After the block", after_block, "VR-6.8", seldom=True),
        row("E1", "As it would succeed", succeeding, "VR-6.8", seldom=True),
        row("E2", "Cost", pay, "VR-6.8 VR-4.8", seldom=True),
        row("E3", "Effect", take_effect, "VR-6.8"),
        row("F", "After the action", afterwards, "VR-6.8"),
        row("over", "End", over, "VR-6.3"),
    ),
    ends=forget,
)
