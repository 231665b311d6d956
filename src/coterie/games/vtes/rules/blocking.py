"""6.5, 6.6 Blocks: which Methuselahs may attempt one, and with which minions."""

from __future__ import annotations

from coterie.games.vtes.facts import beside, blood, definition, is_alert, is_up, playing, ready_minions
from coterie.games.vtes.numbers import BLOCK_TAX, LIBRARY_TAX, stat
from coterie.games.vtes.rules.action_state import NOBODY, Action, action_of, current_action, intercept, note, stealth
from coterie.games.vtes.rules.windows import closed, offer
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import Ref, found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step


def may_block(s: Vtes, now: Action) -> tuple[int, ...]:
    """Return the Methuselahs that may block an action: its targets, or prey and predator if it is undirected (VR-6.5)."""
    there = _usual(s, now)
    return tuple(dict.fromkeys((*there, *[s.game.speaks(s, p) for p in _watchers(s, now)])))


def _usual(s: Vtes, now: Action) -> tuple[int, ...]:
    """Return the Methuselahs that may block an action with any of their minions."""
    if now.targets:
        return now.targets
    return beside(now.seat, s.seats, s.out)


def _watchers(s: Vtes, now: Action) -> list[int]:
    """Return the minions of others that may block the action whomever it is directed at, as it says itself (card text)."""
    which = getattr(now.effect, "watchers", None)
    if which is None:
        return []
    there = [p for seat in playing(s, now.seat) if seat != now.seat for p in ready_minions(s, seat) if is_up(s, p)]
    return [p for p in there if which.holds(s, s.rows[now.frame], p, s.pieces[p])]


def able_to_block(s: Vtes, at: Ref) -> bool:
    """Return whether a minion that is attempting to block still can; a card may have forbidden it meanwhile."""
    now = current_action(s)
    barred = now is not None and (bool(forbidding(s, "be blocked", now.actor[0], at[0])) or _unseen(s, now, at[0]))
    return found(s, at) is not None and is_up(s, at[0]) and not barred


def _unseen(s: Vtes, now: Action, minion: int) -> bool:
    """Return whether the action itself cannot be blocked by a minion (card text)."""
    which = getattr(now.effect, "unseen", None)
    return which is not None and bool(which.holds(s, s.rows[now.frame], minion, s.pieces[minion]))


def blockers(s: Vtes, now: Action, seat: int) -> list[int]:
    """Return the minions of a seat that could attempt to block now.

    The same minion does not try again while the numbers are the same and nobody has used anything since (VR-6.5, VR-12).
    """
    if seat in now.declined or now.blocker != NOBODY or seat not in may_block(s, now):
        return []
    there = ready_minions(s, seat) if seat in _usual(s, now) else _watchers(s, now)
    return [p for p in there if s.game.speaks(s, p) == seat and _can_block(s, now, p)]


def _can_block(s: Vtes, now: Action, minion: int) -> bool:
    return (
        is_up(s, minion) and not in_vain(s, now, minion) and can_pay_block_tax(s, minion) and not barred(s, now, minion)
    )


def in_vain(s: Vtes, now: Action, minion: int) -> bool:
    """Return whether a minion has tried to block while all was as it is now (VR-6.5, VR-12)."""
    return bool(now.tried) and (minion, stealth(s, now), intercept(s, minion), now.uses) in now.tried


def stands_in(s: Vtes, minion: int) -> bool:
    """Return whether a minion may block whomever an action is directed at, by its own text."""
    return any(getattr(getattr(word, "does", None), "anybody", False) for word in s.pieces[minion].text)


def barred(s: Vtes, now: Action, minion: int) -> bool:
    """Return whether something bars a minion from blocking an action, whatever else would let it (VR-0)."""
    if forbidding(s, "block", minion, now.actor[0]) or _unseen(s, now, minion):
        return True
    return bool(forbidding(s, "be blocked", now.actor[0], minion))


@step("vtes.in_state_a")
def in_state_a(s: Vtes, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat what it can use while nobody blocks, and its blocks; a seat that passes cannot block later (VR-6.5)."""
    now = action_of(s, serial)
    if closed(s, serial) or now.blocker != NOBODY or now.state != "A":
        return
    if not is_alert(s, seat):
        s.do((declined, serial, seat, passed) if seat in may_block(s, now) and seat not in now.declined else passed)
        return
    options: list[RawOption] = s.game.offers(s, "A", seat, acted)
    own = blockers(s, now, seat)
    options += [("block with", (p,), ((attempt, serial, ref(s, p)),)) for p in own]
    if seat in may_block(s, now) and seat not in now.declined:
        if own:
            s.ask(
                seat,
                ("block?", now.actor[0], now.kind),
                [*options, ("no block", (), ((lets_pass, serial, seat), passed))],
                window=True,
            )
            return
        passed = (declined, serial, seat, passed)
    elif any(raw[0] in ("use", "use number") and stands_in(s, raw[1][0]) for raw in options):
        passed = (declined, serial, seat, passed)
    offer(s, "A", seat, options, passed)


def blocks_itself(s: Vtes, card: int) -> bool:
    """Return whether an action card in play attempts to block: it is considered a vampire then (card text)."""
    now = current_action(s)
    return now is not None and now.blocker == ref(s, card)


@step("vtes.decline")
def decline(s: Vtes, serial: int, seat: int) -> None:
    """Let a Methuselah decline to block for the rest of this action (VR-6.5)."""
    note(s, serial, declined=(*action_of(s, serial).declined, seat))


@step("vtes.lets_pass")
def lets_pass(s: Vtes, serial: int, seat: int) -> None:
    """Decline to block with minions that could, and tell it: from here on they cannot any more (VR-6.5)."""
    s.tell("does not block", seat)
    decline(s, serial, seat)


@step("vtes.declined")
def declined(s: Vtes, serial: int, seat: int, then: Step) -> None:
    """Count a Methuselah that had nobody to block with as declining, and go on (VR-6.5)."""
    decline(s, serial, seat)
    s.do(then)


def block_tax(s: Vtes, minion: int) -> int:
    """Return the blood or life that attempting to block would cost a minion now (card text)."""
    return (
        stat(s, minion, BLOCK_TAX) if ("number", BLOCK_TAX) in s.ears or ("number", BLOCK_TAX, minion) in s.ears else 0
    )


def library_tax(s: Vtes, minion: int) -> tuple[int, ...]:
    """Return the library cards that a minion's attempt to block costs its controller (card text)."""
    return pile(s, "library", s.game.speaks(s, minion))[: total(s, LIBRARY_TAX, minion, 0)]


def can_pay_block_tax(s: Vtes, minion: int) -> bool:
    """Return whether a minion can pay what attempting to block costs."""
    return blood(s, minion) >= block_tax(s, minion) and len(library_tax(s, minion)) >= total(s, LIBRARY_TAX, minion, 0)


def pay_block_tax(s: Vtes, minion: int) -> None:
    """Pay what a minion's attempt to block costs."""
    burned = library_tax(s, minion)
    if burned:
        happen(s, *[about(s, "discard", p) for p in burned])
    tax = block_tax(s, minion)
    if tax > 0:
        happen(s, about(s, "blood", minion, -tax, detail=("cost",)))


@step("vtes.attempt")
def attempt(s: Vtes, serial: int, minion: Ref) -> None:
    """Let a minion attempt to block (VR-6.5)."""
    s.tell("attempts", definition(s, minion[0]).face)
    note(s, serial, blocker=minion)
    pay_block_tax(s, minion[0])
