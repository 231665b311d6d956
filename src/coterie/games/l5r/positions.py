"""Position texts.

    position: l5r
    honor: 10 11
    fate: 3 4
    field a: matsu-berserker [fate 1, present], akodo-gunso [honored]
    attached a: fine-katana [on field/matsu-berserker]
    provinces a1: province [broken]
    row a2: doji-whisperer
    hand b: banzai
    phase: conflict
    conflict: a military fire b1

The rest point is the action window of a phase, with a line `conflict` that of the conflict: its attacker, type, element and
province. A ring that is claimed or has fate is `ring fire: a 1 military` or `ring fire: - 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from coterie.games.l5r.atoms.rings import contest, set_ring
from coterie.games.l5r.atoms.seats import lose_provinces
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.teams import fmt, is_team_game
from coterie.games.l5r.names import place_name
from coterie.games.l5r.numbers import MANY
from coterie.games.l5r.rules.conflict import CONFLICT
from coterie.games.l5r.rules.conflict_phase import CONFLICTS, after, opportunities
from coterie.games.l5r.rules.draw import DRAW
from coterie.games.l5r.rules.dynasty import DYNASTY
from coterie.games.l5r.rules.fate_phase import FATE
from coterie.games.l5r.rules.rounds import PHASES, ROUND, after_round
from coterie.games.l5r.rules.setup import back
from coterie.games.l5r.rules.shadow.setup import PROVINCES
from coterie.games.l5r.rules.winning import conquered
from coterie.games.l5r.state import (
    CONTESTED,
    ELEMENTS,
    L5R,
    NOBODY,
    ROW,
    TOKEN,
    TYPES,
    UNCLAIMED,
    ZONES,
    Conflict,
    Phase,
)
from coterie.kernel import positions
from coterie.kernel.pieces import ALL, Piece, lay
from coterie.kernel.positions import LETTERS, Entry, seats_named
from coterie.kernel.procedures import data_of

if TYPE_CHECKING:
    from coterie.games.l5r import L5RGame

BY_PLACE = ("provinces", "row", "holdings")
IN_ORDER = (
    "field",
    "attached",
    *BY_PLACE,
    "stronghold",
    "role",
    "hand",
    "limbo",
    "aside",
    "warlord",
    "lent",
    "turned",
    "discard",
    "fallen",
    "outside",
    "gone",
    "deck",
    "dynasty",
)
assert set(IN_ORDER) == set(ZONES)
WINDOWS = {"dynasty": (DYNASTY, "1.4"), "draw": (DRAW, "2.5"), "conflict": (CONFLICTS, "3.1w"), "fate": (FATE, "4.4w")}


def layout(owners: int) -> dict[str, dict[str, int]]:
    """Return the zones with what their places are called."""
    own = seats_named(owners)
    provinces = {place_name(place): place for place in range(owners * ROW)}
    return {zone: provinces if zone in BY_PLACE else own for zone in IN_ORDER}


def made(s: L5R, face: str, zone: str, place: int) -> tuple[str, int]:
    """Return the back and the owner of a face where it lies."""
    owner = place // ROW if zone in BY_PLACE else place
    side = s.game.faces[face].side
    kind = s.game.faces[face].kind
    if kind in ("stronghold", "role"):
        return kind, owner
    return back("province" if side == "province" else side, owner), owner


def build(game: L5RGame, text: str) -> L5R:
    """Return the table of a position text, before anybody is asked.

    Raises:
        BadPosition: a line cannot be read; it says which.
    """
    entries = positions.split(game, text)
    s = game.table(positions.setup_of(entries))
    owners = len(s.teams)
    s.honor = tuple([(fmt(s).honor or 10) * is_clan(s, owner) for owner in range(owners)])
    left = positions.read_pieces(s, entries, layout(owners), lambda face, zone, place: made(s, face, zone, place))
    if not fmt(s).stronghold and not any(entry.key == "rest" for entry in left):
        _lay_tokens(s)
    for entry in left:
        _read(s, entry)
    named = {entry.key: entry for entry in left}
    if is_team_game(s):
        for owner in range(owners):
            if is_clan(s, owner) and conquered(s, owner):
                lose_provinces(s, owner)
    s.phase = _phase(named.get("phase"))
    _resume(s, s.phase, named.get("conflict"))
    positions.finish(s, [entry for entry in left if not _is_own(entry)], text)
    return s


# ── its own lines ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_own(entry: Entry) -> bool:
    """Return whether a line is one of this game's own."""
    return entry.key in (*LINES, "phase", "conflict") or _ring_of(entry) in ELEMENTS


def _read(s: L5R, entry: Entry) -> None:
    """Read a line about the players or a ring; other lines are left alone."""
    if entry.key in LINES:
        LINES[entry.key](s, entry)
    elif _ring_of(entry) in ELEMENTS:
        _read_ring(s, entry)


def _ring_of(entry: Entry) -> str:
    """Return the element of a ring's line, "" for another line."""
    return entry.key.removeprefix("ring ") if entry.key.startswith("ring ") else ""


def _read_ring(s: L5R, entry: Entry) -> None:
    given = [*entry.value.split(), "", "", ""]
    who, n, side = given[:3]
    if side not in ("", *TYPES):
        raise entry.bad(f"a ring is claimed as {' or '.join(TYPES)}.")
    fate = entry._replace(value=n or "0").number(0, MANY)
    set_ring(s, _ring_of(entry), holder=UNCLAIMED if who == "-" else _team(entry, who), fate=fate, side=side)


def _read_numbers(s: L5R, entry: Entry) -> None:
    """Read a number of each owner."""
    setattr(s, entry.key, entry.numbers(len(s.teams), len(s.teams)))


def _read_round(s: L5R, entry: Entry) -> None:
    s.round = entry.number(1, 9999)


def _read_first(s: L5R, entry: Entry) -> None:
    s.first = _team(entry, entry.value)


def _read_favor(s: L5R, entry: Entry) -> None:
    who, _, side = entry.value.partition(" ")
    if side not in ("", *TYPES):  # it lies on none in skirmish
        raise entry.bad(f"the Favor lies on one of {', '.join(TYPES)}.")
    s.favor, s.favor_side = _team(entry, who), side


LINES: dict[str, Callable[[L5R, Entry], None]] = {
    "honor": _read_numbers, "fate": _read_numbers, "dials": _read_numbers, "round": _read_round, "first": _read_first,
    "favor": _read_favor,
}  # fmt: skip
"""What reads a line about the players, by its key."""


def _phase(entry: Entry | None) -> str:
    """Return the phase of a position, which is the conflict phase unless a line says otherwise."""
    if entry is None:
        return "conflict"
    if entry.value not in WINDOWS:
        raise entry.bad(f"a phase is one of {', '.join(WINDOWS)}.")
    return entry.value


def _team(entry: Entry, letter: str) -> int:
    if letter not in tuple(LETTERS[:2]):
        raise entry.bad(f"“{letter}” is not a team; the teams are a and b.")
    return LETTERS.index(letter)


def _lay_tokens(s: L5R) -> None:
    """Lay the province tokens that a position in skirmish leaves out."""
    for seat in range(len(s.teams)):
        for at in range(fmt(s).row if is_clan(s, seat) else PROVINCES):
            place = seat * ROW + at
            if ("provinces", place) not in s.piles:
                lay(s, [Piece(TOKEN, back("province", seat), seat, "provinces", place, known=ALL)])


def _resume(s: L5R, phase: str, attack: Entry | None) -> None:
    """Put what goes on on the list: the round, its phase at the window, perhaps a conflict at its window."""
    s.todo = [(after_round,)]
    ROUND.resume(s, None, PHASES[phase], begun=True)
    procedure, number = WINDOWS[phase]
    data = Phase(phase)
    if phase == "conflict":
        n = max(s.teams) + 1
        data = Phase("conflict", left=opportunities(s), done=((),) * n, turn=s.first)
    if attack is None:
        procedure.resume(s, data, number, begun=False)
        return
    who, kind, element, *where = (*attack.value.split(), "", "", "", "")[: max(4, len(attack.value.split()))]
    names = {place_name(place): place for place in range(len(s.teams) * ROW)}
    known = all(name in names for name in where)
    if who not in LETTERS[: len(s.teams)] or not who or kind not in TYPES or element not in ELEMENTS or not known:
        raise attack.bad("a conflict is “a military fire b1”: seat, type, element, province.")
    for name in where:
        if ("provinces", names[name]) not in s.piles:
            raise attack.bad(f"there is no province at {name}.")
    seat, places = LETTERS.index(who), tuple([names[name] for name in where])
    contest(s, element)
    team = s.teams[seat]
    left = tuple([n - (t == team) for t, n in enumerate(data.left)])
    done = tuple([(kind,) if t == team else () for t in range(len(left))])
    serial = procedure.resume(s, data.but(left=left, done=done), "3.2", begun=True)
    s.todo.append((after, serial))
    now = Conflict(s.teams[seat], seat, element, kind, places)
    CONFLICT.resume(s, now, "3.2.2", begun=False)


def write(game: L5RGame, s: L5R, seat: int | None) -> str:
    """Return the position text of a state, for a seat or with everything."""
    own = [
        f"honor: {' '.join(map(str, s.honor))}",
        f"fate: {' '.join(map(str, s.fate))}",
        f"dials: {' '.join(map(str, s.dials))}",
        f"round: {s.round}",
        f"first: {LETTERS[s.first]}",
        f"phase: {s.phase}",
    ]
    if s.favor != NOBODY:
        own.append(f"favor: {LETTERS[s.favor]} {s.favor_side}".rstrip())
    for ring in s.rings:
        if ring.holder not in (UNCLAIMED, CONTESTED) or ring.fate:
            holder = LETTERS[ring.holder] if ring.holder >= 0 else "-"
            own.append(f"ring {ring.element}: {holder} {ring.fate} {ring.side}".rstrip())
    now = data_of(s, "conflict")
    if now is not None and now.places and now.kind:  # the type comes last if the Shadowlands deck declares (U-109)
        own.append(
            f"conflict: {LETTERS[now.by]} {now.kind} {now.element} {' '.join(place_name(place) for place in now.places)}"
        )
    return positions.write(s, layout(len(s.teams)), own, seat, lambda text: build(game, text))
