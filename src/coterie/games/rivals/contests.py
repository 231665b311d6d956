"""What is fought out between sides, as a seat may see it: attacks and Influence Conflicts, step by step.

A card that lies face down adds nothing to a number, and a number says so as long as that may still change it.
"""

from __future__ import annotations

from collections.abc import Callable

from coterie.games.rivals.facts import speaks
from coterie.games.rivals.numbers import INTEL, SECRECY
from coterie.games.rivals.rules import forecast
from coterie.games.rivals.rules.attack import ATTACK
from coterie.games.rivals.rules.attack_state import NOBODY, Attack
from coterie.games.rivals.rules.conflict import CONFLICT
from coterie.games.rivals.rules.influence_state import NO, YES, Conflict
from coterie.games.rivals.state import NOTHING
from coterie.kernel.pieces import ALL
from coterie.kernel.procedures import running
from coterie.kernel.scenes import Area, Counter, Number, Piece, Side
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.views import View
from coterie.words.cards.naming import listed
from coterie.words.cards.scene import sides

Seen = Callable[[int], Piece]
TAKES = "takes"  # damage that is to come
SPOKEN = {YES: "YES", NO: "NO"}


def contests(v: View, seen: Seen) -> list[Area]:
    """Return every attack and Influence Conflict that goes on, the outermost first.

    Args:
        v: the table as the seat sees it.
        seen: a card as that seat sees it, from its number.
    """
    found = []
    for _, procedure, now in running(v):  # type: ignore[arg-type]  # a view can be asked like the state
        if procedure is ATTACK:
            found.append(attack_area(v, now.data, now.at, seen))
        elif procedure is CONFLICT:
            found.append(conflict_area(v, now.data, now.at, seen))
    return found


# ── an attack ───────────────────────────────────────────────────────────────────────────────────────────────────────


def attack_area(v: View, now: Attack, at: int, seen: Seen) -> Area:
    """Return an attack: both sides with who fights, the cards that lie for it, and what it would come to (RR-9)."""
    attacker, target = now.attacker[0], now.target[0]
    own: list[Piece] = [fighter(v, seen, attacker, "attacks", [target] if now.blocker == NOBODY else [now.first[0]])]
    own += [laid(v, seen, p, "Attack card", f"fighter:{target}") for p in (now.card, now.second)]
    foe = _defenders(v, now, seen)
    if now.reaction != NOTHING:
        answered = f"piece:{now.card}" if _lies(v, now.card) else f"fighter:{attacker}"
        foe.append(laid(v, seen, now.reaction, "Reaction card", answered))
    of_attacker, of_target = ([], []) if now.landed or at > ATTACK.index("10") else _told(v, now)
    whose = speaks(v, attacker)  # type: ignore[arg-type]  # a view can be asked like the state
    mine: Side = {"name": f"{seat_titled(v, whose)} attacks", "of": whose, "counters": of_attacker}
    other: Side = {"name": "The City is attacked", "counters": of_target}
    if 0 <= now.foe < v.seats:
        other |= {"name": f"{seat_titled(v, now.foe)} is attacked", "of": now.foe}
    title = f"{now.sort.title()} attack" if now.sort else "Attack"
    standing = [(mine, [piece for piece in own if piece]), (other, [piece for piece in foe if piece])]
    found = sides("attack", title, ATTACK, at, standing)
    if not now.landed and (more := forecast.cap(v, now)):
        found["note"] = more
    return found


def fighter(v: View, seen: Seen, p: int, note: str, at: list[int]) -> Piece:
    """Return a character in a contest with the cards that it bears; it lies where it lay. Nothing where it has left for a hand
    or a deck: its number may be that of another card there.

    Args:
        v: the table as the seat sees it.
        seen: a card as the seat sees it.
        p: the character.
        note: what it does here.
        at: the characters that it goes against.
    """
    if v.pieces[p].known != ALL:
        return {}
    shown: Piece = {**seen(p), "id": f"fighter:{p}", "shows": f"piece:{p}", "note": note}
    aims = [f"fighter:{other}" for other in at if other >= 0]
    return {**shown, "to": aims} if aims else shown


def laid(v: View, seen: Seen, p: int, note: str, to: str) -> Piece:
    """Return a card that lies in an attack, with what it answers; nothing where none lies there."""
    if not _lies(v, p):
        return {}
    return {**seen(p), "note": note, "of": v.pieces[p].place, "to": [to]}


def _lies(v: View, p: int) -> bool:
    return p != NOTHING and v.pieces[p].zone == "attack"


def _defenders(v: View, now: Attack, seen: Seen) -> list[Piece]:
    """Return who is attacked, and who has stepped in."""
    if now.first == NOBODY:
        return []
    first, target = now.first[0], now.target[0]
    if first == target:
        return [fighter(v, seen, first, "is attacked", [])]
    role, against = ("blocks", [now.attacker[0]]) if now.blocker == now.target else ("is attacked now", [])
    return [fighter(v, seen, first, "was attacked", []), fighter(v, seen, target, role, against)]


def _told(v: View, now: Attack) -> tuple[list[Counter], list[Counter]]:
    """Return the numbers of both sides: Intel and Secrecy until the type is said, then the damage that is to come."""
    mine, theirs = forecast.sides(v, now)
    if not now.sort:
        return [counted(INTEL, number) for number in mine], [counted(SECRECY, number) for number in theirs]
    notes = [forecast.doubt(v, now), *[tag.title() for tag, _ in now.extra]]
    return [counted(TAKES, number) for number in mine], [
        counted(TAKES, number, note) for number, note in zip(theirs, notes, strict=False)
    ]


def counted(name: str, number: Number, note: str = "") -> Counter:
    """Return a number with its parts, under the name by which the theme knows it."""
    found: Counter = {"name": name, "value": number.total, "parts": list(number.parts)}
    return {**found, "note": note} if note else found


# ── an Influence Conflict ───────────────────────────────────────────────────────────────────────────────────────────


def conflict_area(v: View, now: Conflict, at: int, seen: Seen) -> Area:
    """Return an Influence Conflict: who is for it and who against it, with what they have committed (RR-12.1)."""
    standing = [_party(v, now, side, seen) for side in (YES, NO)]
    found = sides("conflict", "Influence Conflict", CONFLICT, at, standing)
    if aside := [
        seat_called(v, n) for n, said in enumerate(now.sides) if said not in SPOKEN and n in now.order[: now.turn]
    ]:
        found["note"] = f"abstains: {', '.join(aside)}"
    return found


def _aimed(v: View, now: Conflict) -> str:
    """Return at whom a Scheme is aimed, behind what it is called; nothing for one that is aimed at nobody."""
    names = [seat_titled(v, n) for n in now.chosen]
    if now.target is not None and (there := v.pieces[now.target[0]]).known == ALL:
        names.append(v.game.faces[there.face].name)
    return f", at {listed(names)}" if names else ""


def _party(v: View, now: Conflict, side: str, seen: Seen) -> tuple[Side, list[Piece]]:
    """Return one side of a conflict with its cards: the Scheme, who has exerted, what lies face down."""
    seats = [n for n, said in enumerate(now.sides) if said == side]
    parts = [(now.amounts[n], seat_titled(v, n)) for n in seats if now.amounts[n]]
    party: Side = {
        "name": SPOKEN[side],
        "counters": [{"name": "Influence", "value": sum(n for n, _ in parts), "parts": parts}],
        "note": ", ".join(seat_titled(v, n) for n in seats),
    }
    pieces: list[Piece] = []
    if side == YES:
        pieces.append(fighter(v, seen, now.card[0], f"the Scheme{_aimed(v, now)}", []))
    pieces += [fighter(v, seen, who[0], "exerts Influence", []) for seat, who in now.exerted if seat in seats]
    for each in now.placed:
        if each.seat in seats and v.pieces[each.piece].zone == "committed":
            pieces.append({**seen(each.piece), "note": "placed for Influence"})
    return party, [piece for piece in pieces if piece]
