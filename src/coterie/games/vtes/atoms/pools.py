"""What changes blood, life, pool and the Edge."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.atoms.notes import break_withdrawal
from coterie.games.vtes.facts import blood_name, capacity
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, change
from coterie.kernel.seating import changed_at
from coterie.words.cards.atoms import in_play, there


def _blood(s: Vtes, event: Event) -> int:
    """Lay blood on a vampire or take it; what is above its capacity goes to the bank at once (V-009, V-010).

    Life of allies and retainers has no bound.
    """
    now, name = s.pieces[event.subject], blood_name(s, event.subject)
    before = now.count(name)
    after = max(0, before + event.amount)
    if event.amount > 0 and name == "blood" and now.zone in s.game.in_play:
        after = max(before, min(after, capacity(s, event.subject)))
    change(s, event.subject, counters=now.counting(name, after))
    if after < before and now.zone in ("ready", "torpor"):
        break_withdrawal(s, now.place)
    if after != before and now.zone in s.game.in_play and "damage" not in event.detail:
        s.tell("blood" if name == "blood" else "life", now.face, after - before)
    return abs(after - before)


OUSTED = ("ousted",)  # the moment when those without pool have been ousted or saved


def _pool(s: Vtes, event: Event) -> int:
    """Add to or burn a Methuselah's pool; withdrawal fails with the first that is lost (VR-13.4)."""
    before = s.pool[event.seat]
    after = max(0, before + event.amount)
    if before + event.amount < 0:
        count_use(s, ("short", event.seat), OUSTED, -before - event.amount)
    s.pool = changed_at(s.pool, event.seat, after)
    if after < before:
        break_withdrawal(s, event.seat)
        count_use(s, ("burned pool", event.seat), "action")
    if after != before:
        _tell_pool(s, event, after - before)
    return abs(after - before)


POOL_FOR = {"transfer": "transfers", "drain": "takes back", "edge": "edge pays", "crypt": "pays for the crypt"}

POOL_OF = {"transfer": "transfers to", "drain": "takes back from"}  # what it is for, with the uncontrolled vampire


def _tell_pool(s: Vtes, event: Event, n: int) -> None:
    """Tell how much pool was gained or burned, and what for."""
    why = event.detail[0] if event.detail else ""
    if why in POOL_OF:
        only = 1 << event.seat  # nobody else knows which vampire lies there
        s.tell(POOL_OF[why], event.seat, s.pieces[event.detail[1]].face, to=only)
        s.tell(POOL_FOR[why], event.seat, to=~only)
    elif why in POOL_FOR:
        s.tell(POOL_FOR[why], event.seat)
    elif why != "bleed" and event.source >= 0 and s.pieces[event.source].known == ALL:
        s.tell("pool by", event.seat, n, s.pieces[event.source].face)
    else:
        s.tell("pool", event.seat, n)


def _edge(s: Vtes, event: Event) -> int:
    """Give a Methuselah the Edge; seat -1 burns it."""
    seat = event.detail[0]
    if s.edge == seat:
        return 0
    s.edge = seat
    s.tell("edge", seat) if seat >= 0 else s.tell("edge burned")
    return 1


def _spill(s: Vtes, event: Event) -> int:
    """Move blood above the capacity to the bank; the vampire has lost it, which a withdrawal does not survive (V-010)."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("blood", capacity(s, event.subject)))
    break_withdrawal(s, now.place)
    return 1


def _may_change(s: Vtes, event: Event) -> bool:
    return there(s, event) and not (event.amount > 0 and forbidding(s, "gain blood", event.subject))


ATOMS: Mapping[str, Atom] = {
    "blood": Atom(_blood, _may_change),
    "pool": Atom(_pool, lambda s, event: event.seat not in s.out),
    "edge": Atom(_edge),
    "spill": Atom(_spill, in_play),
}
