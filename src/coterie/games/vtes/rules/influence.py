"""5.4 What transfers are for: blood for vampires that nobody controls yet, new ones, merging (VR-5.4, VR-9.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.vtes.facts import definition, has_same, is_vampire, minions
from coterie.games.vtes.rules.turn import spend_transfers, transfers_left
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Event, about, about_seat, happen
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step

Row = tuple[Any, ...]


def payable_vampires(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the uncontrolled crypt cards that a transfer can bring pool to (VR-5.4)."""
    if transfers_left(s) >= 1 and s.pool[seat] >= 1:
        for p in pile(s, "uncontrolled", seat):
            yield (p,)


def drainable_vampires(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the uncontrolled crypt cards from which two transfers can move blood to the pool (VR-5.4)."""
    if transfers_left(s) >= 2:
        for p in pile(s, "uncontrolled", seat):
            if s.pieces[p].count("blood"):
                yield (p,)


def emerging(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the uncontrolled vampires with as much blood as their capacity (V-006, V-012)."""
    for p in pile(s, "uncontrolled", seat):
        there = s.pieces[p].count("blood")
        enough = there and there >= definition(s, p).stats["capacity"] and s.pool[seat] >= scarce_tax(s, seat, p)
        if enough and not has_same(s, seat, p):
            yield (p,)


def scarce_tax(s: Vtes, seat: int, piece: int) -> int:
    """Return the pool that a scarce vampire costs: 3 for each one of its clan (VR-9.7)."""
    card = definition(s, piece)
    if "scarce" not in card.traits:
        return 0
    return 3 * len([p for p in minions(s, seat) if is_vampire(s, p) and s.game.value(s, "clan", p) == card.clan])


def crypt_cards(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield once if four transfers and a pool can bring another crypt card (VR-5.4)."""
    if transfers_left(s) >= 4 and s.pool[seat] >= 1 and pile(s, "crypt", seat):
        yield ()


@step("vtes.transfer")
def transfer(s: Vtes, seat: int, piece: int) -> None:
    """Use one transfer to move 1 pool to an uncontrolled card (V-011)."""
    spend_transfers(s, 1)
    happen(s, about_seat("pool", seat, -1, detail=("transfer", piece)), about(s, "blood", piece, after=0, as_much=True))


@step("vtes.drain")
def drain(s: Vtes, seat: int, piece: int) -> None:
    """Two transfers take 1 blood off an uncontrolled card into the pool (VR-5.4)."""
    spend_transfers(s, 2)
    happen(s, about(s, "blood", piece, -1), about_seat("pool", seat, detail=("drain", piece), after=0, as_much=True))


@step("vtes.emerge")
def emerge(s: Vtes, seat: int, piece: int) -> None:
    """Move a vampire to the ready region (V-012 to V-014); a scarce one is paid for (VR-9.7)."""
    tax = scarce_tax(s, seat, piece)
    events: list[Event] = [about_seat("pool", seat, -tax, detail=("cost",))] if tax else []
    happen(s, *events, about(s, "emerge", piece))


def mergers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (uncontrolled card, its other half in play) pairs: basic and advanced vampires of one name (VR-9.6)."""
    if transfers_left(s) < 4 or s.pool[seat] < 1:
        return
    for p in pile(s, "uncontrolled", seat):
        for host in minions(s, seat):
            if merged_face(s, p, host):
                yield (p, host)


def merged_face(s: Vtes, one: int, other: int) -> str:
    """Return what two vampires are together: a basic and an advanced one of a name, "" for any others (VR-9.6)."""
    here, there = definition(s, one), definition(s, other)
    if here.kind != "vampire" or here.name != there.name or here.face == there.face:
        return ""
    found = [card.face for card in s.game.faces.values() if card.made and card.name == here.name]
    return found[0] if found and not there.made else ""


@step("vtes.merge")
def merge(s: Vtes, seat: int, piece: int, host: int) -> None:
    """Merge a vampire with its other half, for four transfers and 1 pool (VR-9.6)."""
    spend_transfers(s, 4)
    detail = (host, merged_face(s, piece, host))
    happen(s, about_seat("pool", seat, -1, detail=("cost",)), about(s, "merge", piece, detail=detail))


@step("vtes.draw_crypt")
def draw_crypt(s: Vtes, seat: int) -> None:
    """Draw the top crypt card, for four transfers and 1 pool (VR-5.4)."""
    spend_transfers(s, 4)
    pay = about_seat("pool", seat, -1, detail=("crypt",))
    happen(s, pay, about(s, "uncontrol", pile(s, "crypt", seat)[0]))
