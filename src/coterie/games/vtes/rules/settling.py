"""11.2 State-based checks: excess blood drains, what is empty burns, Methuselahs without pool are ousted, unique cards are
contested, hands are evened out."""

from __future__ import annotations

from typing import NamedTuple

from coterie.games.vtes.atoms.notes import take_hunters, take_wounded
from coterie.games.vtes.facts import (
    MINIONS,
    Lying,
    blood,
    capacity,
    cards_in,
    contestant,
    is_contested,
    is_vampire,
    lying_in,
    name_of,
    playing,
)
from coterie.games.vtes.numbers import CAPACITY_CAP
from coterie.games.vtes.rules.action_state import end_in_vain
from coterie.games.vtes.rules.contests import claimants, claims, lost_title
from coterie.games.vtes.rules.ending import Ousting, about_to_oust, last_one
from coterie.games.vtes.rules.falling import fall
from coterie.games.vtes.rules.hands import even_out, replace_where_dry, show_hands, to_show, uneven
from coterie.games.vtes.rules.searching import award
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, found_by_checks
from coterie.kernel.memory import recall, remember, versions
from coterie.kernel.pieces import ref
from coterie.kernel.scopes import Running
from coterie.kernel.steps import step

UNSETTLING = frozenset((
    "blood", "pool", "torpor", "rise", "burn", "remove", "emerge", "embrace", "recruit", "attach", "board", "control", "shift",
    "reclaim", "counter", "lift", "yield", "merge", "draw", "discard", "return", "gain", "oust", "resolved", "uncontrol", "top",
    "contest", "show", "store", "spill", "withdraw",
))  # fmt: skip
IN_PLAY = (*MINIONS, "board", "attached")
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
    left = playing(s)
    ousted = tuple([seat for seat in left if s.pool[seat] <= 0 and not _being_ousted(s, seat)])
    if ousted and not all(_has_just_paid(s, seat) for seat in ousted):
        s.do((about_to_oust, ousted))
        return
    if len(left) < 2:
        s.do((last_one,))
        return
    if s.wounded:
        s.do((fall, take_wounded(s)))
        return
    end_in_vain(s)
    now = _in_play(s)
    in_order = recall(s, "in order", now.versions)  # as mostly
    if not in_order and _put_right(s, now, leaving=bool(ousted)):
        return
    if s.hunters:
        s.do((award, take_hunters(s)))
        return
    if ousted:
        return
    if not in_order and _stays_in_order(s, now):
        remember(s, "in order", now.versions)
    claims(s, now.claimants)
    if ("used", "open hand") in s.ears and to_show(s):
        s.do((show_hands,))
    elif not (any(s.owed) and replace_where_dry(s)):
        s.do(*[(even_out, seat) for seat in uneven(s, left)])


NONE_REST: dict[str, list[int]] = {zone: [] for zone in RESTING}  # as mostly
There = dict[str, list[Lying]]  # the cards in play by zone, seat by seat


class InPlay(NamedTuple):
    """The cards in play, read once for as long as none of them changes.

    Attributes:
        versions: those of their zones.
        there: the cards.
        claimants: the minions that might claim a title of which there is only one.
        brimming: the minions with more blood than the printed capacity.
    """

    versions: tuple[int, ...]
    there: There
    claimants: list[int]
    brimming: list[int]


def _in_play(s: Vtes) -> InPlay:
    """Return the cards in play."""
    present = versions(s, IN_PLAY)
    now: InPlay | None = recall(s, "in play", present)
    if now is None:
        there = {zone: lying_in(s, zone) for zone in IN_PLAY}
        minions = there["ready"] + there["torpor"]
        brimming = [p for p, row, card in minions if row.count("blood") > card.stats.get("capacity", 0)]
        now = InPlay(present, there, claimants(s, minions), brimming)
        remember(s, "in play", present, now)
    return now


def _stays_in_order(s: Vtes, now: InPlay) -> bool:
    """Return whether cards in play that are as they should be stay so until one of them changes: unless one rests on another,
    stands for a title, or is a vampire with as much blood as only some text allows it."""
    if now.brimming or ("number", CAPACITY_CAP) in s.ears:
        return False
    if [at for at in s.piles if at[0] in RESTING]:
        return False
    return not [p for p, _, card in now.there["attached"] if "title" in card.traits]


def _put_right(s: Vtes, now: InPlay, leaving: bool) -> bool:
    """Put right what is wrong with cards in play or set aside, and return whether anything was.

    While somebody that has just paid the last pool is still there, nothing is contested: ousting comes first (D-815).
    """
    resting = {zone: cards_in(s, zone) for zone in RESTING} if [at for at in s.piles if at[0] in RESTING] else NONE_REST
    there = now.there
    if _drain(s, now) or _leave(s, there, resting):
        return True
    return not leaving and (_contest(s, there, resting) or _change_sides(s, there, resting))


def _drain(s: Vtes, now: InPlay) -> bool:
    """Take from vampires the blood above their capacity (V-010)."""
    could = now.brimming
    if ("number", CAPACITY_CAP) in s.ears:  # otherwise nothing makes a capacity smaller than the printed one
        could = [p for zone in MINIONS for p, _, _ in now.there[zone]]
    over = [p for p in could if is_vampire(s, p) and s.pieces[p].count("blood") > capacity(s, p)]
    if over:
        found_by_checks(s, *[about(s, "spill", p) for p in sorted(over, key=lambda p: s.pieces[p].place)])
    return bool(over)


def _leave(s: Vtes, there: There, resting: dict[str, list[int]]) -> bool:
    """Burn allies and retainers without life, attachments without a host, and what burns without counters (V-120, V-132,
    V-133, VR-10.4)."""
    pieces = s.pieces
    gone = [p for p, _, card in there["ready"] if card.kind == "ally" and blood(s, p) < 1]
    for p, now, card in there["attached"]:
        astray = now.host < 0 or pieces[now.host].zone not in IN_PLAY
        dead = card.kind == "retainer" and blood(s, p) < 1
        faded = card.fades and not now.count("counter")
        if astray or dead or faded or ("title" in card.traits and lost_title(s, p)):
            gone.append(p)
    gone += [p for p, now, card in there["board"] if card.fades and not now.count("counter")]
    for zone, cards in resting.items():
        gone += [p for p in cards if _lost_its_host(s, p, RESTING[zone])] if cards else []
    if gone:
        found_by_checks(s, *[about(s, "remove" if _is_half_of_removed(s, p) else "burn", p) for p in gone])
    return bool(gone)


def _is_half_of_removed(s: Vtes, p: int) -> bool:
    """Return whether a card is the other half of a merged vampire that has been removed: they were one vampire (VR-9.6)."""
    now = s.pieces[p]
    return now.zone == "merged" and is_vampire(s, p) and s.pieces[now.host].zone == "removed"


def _lost_its_host(s: Vtes, p: int, hosts: tuple[str, ...]) -> bool:
    """Return whether a card that rests on another has lost its host; contested cards need not have one."""
    host = s.pieces[p].host
    return host >= 0 and s.pieces[host].zone not in hosts


def _contest(s: Vtes, there: There, resting: dict[str, list[int]]) -> bool:
    """Contest unique cards of which there are several, also with copies that are contested already (V-003, VR-4.10)."""
    unique = [(card.name, p) for cards in there.values() for p, _, card in cards if card.unique]
    if not resting["contested"] and len({name for name, _ in unique}) == len(unique):
        return False  # as mostly
    by_name: dict[str, list[int]] = {}
    for name, p in unique:
        by_name.setdefault(name, []).append(p)
    contested = {name_of(s, p) for p in resting["contested"] if is_contested(s, p)}
    events = []
    for name, copies in by_name.items():
        if name in contested or len({s.game.speaks(s, p) for p in copies}) > 1:
            events += [about(s, "contest", p) for p in copies]
        elif len(copies) > 1:
            _, *later = sorted(copies, key=lambda p: s.pieces[p].life)
            events += [about(s, "burn", p) for p in later]  # nobody contests with oneself: what has come later burns
    if events:
        found_by_checks(s, *events)
    return bool(events)


def _change_sides(s: Vtes, there: There, resting: dict[str, list[int]]) -> bool:
    """Move minions and other cards whose controller has changed to that controller's side (VR-1.3), contested ones as well.

    What would go back to a Methuselah that is out is removed, as were the cards it controlled (VR-13.1).
    """
    pieces, speaks = s.pieces, s.game.speaks
    lent = [  # few, and only these may be astray
        (p, now)
        for zone in (*MINIONS, "board")
        for p, now, _ in there[zone]
        if now.controller >= 0 or now.owner != now.place
    ]
    if not lent and resting is NONE_REST:
        return False
    astray = [(p, to) for p, now in lent if (to := speaks(s, p)) != now.place]
    contested = [p for p in resting["contested"] if is_contested(s, p)]
    astray += [(p, to) for p in contested if (to := contestant(s, p)) != pieces[p].place]
    if astray:
        found_by_checks(
            s, *[about(s, "remove", p) if seat in s.out else about(s, "shift", p, detail=(seat,)) for p, seat in astray]
        )
        return True
    kept = [(p, speaks(s, pieces[p].host), pieces[p].host) for p in resting["stored"]]
    moved = [(p, to, host) for p, to, host in kept if to != pieces[p].place and pieces[host].zone in IN_PLAY]
    if moved:
        found_by_checks(s, *[about(s, "store", p, detail=ref(s, host), seat=to) for p, to, host in moved])
    return bool(moved)
