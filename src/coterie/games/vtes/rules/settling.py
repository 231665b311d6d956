"""11.2 State-based checks: excess blood drains, what is empty burns, Methuselahs without pool are ousted, unique cards are
contested, hands are evened out."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.atoms.notes import take_hunters, take_wounded
from coterie.games.vtes.atoms.pools import unsound
from coterie.games.vtes.facts import blood, is_contested, name_of, playing
from coterie.games.vtes.rules.action_state import end_in_vain
from coterie.games.vtes.rules.contests import claims, lost_title
from coterie.games.vtes.rules.ending import Ousting, about_to_oust, last_one
from coterie.games.vtes.rules.falling import fall
from coterie.games.vtes.rules.hands import adjust, show_hands, to_show, uneven
from coterie.games.vtes.rules.searching import award
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, found_by_checks
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import pile, ref
from coterie.kernel.scopes import Running
from coterie.kernel.steps import step

UNSETTLING = frozenset((
    "blood", "pool", "torpor", "rise", "burn", "remove", "emerge", "embrace", "recruit", "attach", "board", "control", "shift",
    "reclaim", "counter", "lift", "yield", "merge", "draw", "discard", "return", "gain", "oust", "resolved", "uncontrol", "top",
    "contest", "show", "store",
))  # fmt: skip
IN_PLAY = ("ready", "torpor", "board", "attached")
RESTING = {  # where the hosts of cards that rest on others may lie
    "merged": (*IN_PLAY, "uncontrolled"), "stored": (*IN_PLAY, "contested"), "contested": (*IN_PLAY, "contested")
}  # fmt: skip


def _being_ousted(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah is about to be ousted already: what answers that may change the table before (VR-13.1)."""
    return any(
        isinstance(row, Running) and isinstance(row.data, Ousting) and seat in row.data.seats for row in s.rows.values()
    )


def _has_just_paid(s: Vtes, seat: int) -> bool:
    """Return whether a Methuselah has paid for a card whose effect is still to come: cost and gain are one step (C-019)."""
    plays = [row.data for row in s.rows.values() if isinstance(row, Running) and row.name == "vtes.play"]
    return any(play.seat == seat and s.rows[play.frame].get("paid") for play in plays)


@step("vtes.settle")
def settle(s: Vtes) -> None:
    """Make the state-based checks in the order of VR-11.2; hands come last (V-047, V-051)."""
    if s.result is not None:
        return
    ousted = tuple([seat for seat in playing(s) if s.pool[seat] <= 0 and not _being_ousted(s, seat)])
    if ousted and not all(_has_just_paid(s, seat) for seat in ousted):
        s.do((about_to_oust, ousted))
        return
    if len(playing(s)) < 2:
        s.do((last_one,))
        return
    if s.wounded:
        s.do((fall, take_wounded(s)))
        return
    if s.hunters:
        s.do((award, take_hunters(s)))
        return
    there = {zone: _lying(s, zone) for zone in IN_PLAY}
    end_in_vain(s)
    if _drain(s) or _leave(s, there) or _contest(s, there) or _change_sides(s):
        return
    claims(s)
    if to_show(s):
        s.do((show_hands,))
        return
    hands = tuple([seat for seat in playing(s) if uneven(s, seat)])
    if hands:
        s.do((adjust, hands))


def _drain(s: Vtes) -> bool:
    over = unsound(s)
    if over:
        found_by_checks(s, *[about(s, "spill", p) for p in over])
    return bool(over)


Faces = list[tuple[int, str]]  # cards with the faces in force on them


def _lying(s: Vtes, zone: str) -> Faces:
    """Return the cards in a zone, seat by seat, with their faces in force."""
    there = [(p, s.pieces[p]) for seat in range(s.seats) for p in s.piles.get((zone, seat), ())]
    return [(p, face_in_force(s, now) if now.lasting else now.face) for p, now in there]


def _leave(s: Vtes, there: dict[str, Faces]) -> bool:
    """Burn allies and retainers without life, attachments without a host, and what burns without counters (V-120, V-132,
    V-133, VR-10.4)."""
    cards, pieces = s.game.faces, s.pieces
    gone = [p for p, face in there["ready"] if cards[face].kind == "ally" and blood(s, p) < 1]
    for p, face in there["attached"]:
        card, host = cards[face], pieces[p].host
        astray = host < 0 or pieces[host].zone not in IN_PLAY
        dead = card.kind == "retainer" and blood(s, p) < 1
        if astray or dead or _faded(s, p, card) or ("title" in card.traits and lost_title(s, p)):
            gone.append(p)
    gone += [p for p, face in there["board"] if _faded(s, p, cards[face])]
    for zone, hosts in RESTING.items():
        gone += [p for seat in range(s.seats) for p in s.piles.get((zone, seat), ()) if _lost_its_host(s, p, hosts)]
    if gone:
        found_by_checks(s, *[about(s, "burn", p) for p in gone])
    return bool(gone)


def _lost_its_host(s: Vtes, p: int, hosts: tuple[str, ...]) -> bool:
    """Return whether a card that rests on another has lost its host; contested cards need not have one."""
    host = s.pieces[p].host
    return host >= 0 and s.pieces[host].zone not in hosts


def _faded(s: Vtes, p: int, card: Any) -> bool:
    return card.fades and not s.pieces[p].count("counter")


def _contest(s: Vtes, there: dict[str, Faces]) -> bool:
    """Contest unique cards of which there are several, also with copies that are contested already (V-003, VR-4.10)."""
    unique = s.game.unique_names
    by_name: dict[str, list[int]] = {}
    for zone in IN_PLAY:
        for p, face in there[zone]:
            if face in unique:
                by_name.setdefault(unique[face], []).append(p)
    contested = {name_of(s, p) for seat in range(s.seats) for p in pile(s, "contested", seat) if is_contested(s, p)}
    events = []
    for name, copies in by_name.items():
        if name in contested or (len(copies) > 1 and len({s.game.speaks(s, p) for p in copies}) > 1):
            events += [about(s, "contest", p) for p in copies]
        elif len(copies) > 1:
            _, *later = sorted(copies, key=lambda p: s.pieces[p].life)
            events += [about(s, "burn", p) for p in later]  # nobody contests with oneself: what has come later burns
    if events:
        found_by_checks(s, *events)
    return bool(events)


def _change_sides(s: Vtes) -> bool:
    """Move minions and other cards whose controller has changed to that controller's side (VR-1.3).

    What would go back to a Methuselah that is out is removed, as were the cards it controlled (VR-13.1).
    """
    speaks, piles = s.game.speaks, s.piles
    places = [(zone, seat) for zone in ("ready", "torpor", "board") for seat in range(s.seats)]
    astray = [(p, to) for at in places for p in piles.get(at, ()) if (to := speaks(s, p)) != at[1]]
    if astray:
        found_by_checks(
            s, *[about(s, "remove", p) if seat in s.out else about(s, "shift", p, detail=(seat,)) for p, seat in astray]
        )
        return True
    kept = [(p, s.game.speaks(s, s.pieces[p].host), seat) for seat in range(s.seats) for p in pile(s, "stored", seat)]
    moved = [
        (p, to, s.pieces[p].host) for p, to, seat in kept if to != seat and s.pieces[s.pieces[p].host].zone in IN_PLAY
    ]
    if moved:
        found_by_checks(s, *[about(s, "store", p, detail=ref(s, host), seat=to) for p, to, host in moved])
    return bool(moved)
