"""22. Conflicts with the Shadowlands deck: how it declares them and defends, and who acts (U-096 to U-134)."""

from __future__ import annotations

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.facts.conflicts import attacked_provinces, conflict, defending_team
from coterie.games.l5r.facts.provinces import is_stronghold_province, owner_at
from coterie.games.l5r.facts.teams import fmt, has_seat, seated, team_of, the_deck
from coterie.games.l5r.rules.attackable import is_open
from coterie.games.l5r.rules.conflict import CONFLICT, clean_up
from coterie.games.l5r.rules.conflict_phase import count_conflict
from coterie.games.l5r.rules.declaration import (
    attack_provinces,
    can_defend,
    defended,
    most_defenders,
    name_attackers,
    name_defenders,
    name_province,
    now_of,
)
from coterie.games.l5r.rules.shadow.acting import ACTION
from coterie.games.l5r.rules.shadow.aiming import NUMBERS, open_rings, open_types, provinces_numbered, turned_at_most
from coterie.games.l5r.rules.shadow.turning import element_of, number_of, turn_up
from coterie.games.l5r.rules.shadow.waves import able, dangerous_type, legal_types, next_wave, waves
from coterie.games.l5r.rules.windows import team_turn
from coterie.games.l5r.state import L5R, ROW, TYPES, Conflict, Turn
from coterie.kernel.chance import below
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

# ── 22.1: the deck declares ─────────────────────────────────────────────────────────────────────────────────────────


def ring_and_provinces(s: L5R, serial: int) -> None:
    """Let a card decide the ring (U-074) and the provinces of the deck's conflict: cards are turned up until one shows the
    element of a ring that the deck may contest (U-104, U-105, U-157). Players name a province themselves."""
    if has_seat(s, now_of(s, serial).by):
        name_province(s, serial)
        return
    wanted = open_rings(s)
    for _ in range(turned_at_most(s)):
        piece = turn_up(s, "its attack")
        if element_of(s, piece) in wanted and provinces_numbered(s, number_of(s, piece)):
            _attack(s, element_of(s, piece), number_of(s, piece))
            return
    numbers = [n for n in NUMBERS if provinces_numbered(s, n)]
    _attack(s, wanted[below(s, len(wanted))], numbers[below(s, len(numbers))])  # O-6


def _attack(s: L5R, element: str, number: int) -> None:
    attacked = provinces_numbered(s, number)
    set_conflict(s, element=element)
    attack_provinces(s, attacked)
    if not fmt(s).stronghold:
        s.tell("leftmost attacked", element)
        return
    s.tell("position", number, element)
    for p in attacked:
        if is_stronghold_province(s, p):
            s.tell("stronghold instead", owner_at(s.pieces[p].place) * ROW + number - 1)


def attackers(s: L5R, serial: int) -> None:
    """Let all of the deck's next wave attack. Its opponents choose the type of the conflict, or with “dangerous” the skill of
    the attackers does (U-103, U-109, U-155). Players name attackers themselves."""
    if has_seat(s, now_of(s, serial).by):
        name_attackers(s, serial)
        return
    s.ask(s.game.order(s)[0], ("type?",), [("type", (kind,), ((attack_as, kind),)) for kind in types_of_attack(s)])


def types_of_attack(s: L5R) -> list[str]:
    """Return the types among which its opponents choose, with “dangerous” the one that skill decides (U-109, U-155)."""
    wave = next_wave(s)
    kinds = open_types(s, legal_types(s, wave))
    return [dangerous_type(s, wave, kinds)] if is_dangerous(s) else kinds


def is_dangerous(s: L5R) -> bool:
    """Return whether skill decides the type of the deck's conflicts (U-155)."""
    return "dangerous" in s.setup["difficulty"]


def tell_type(s: L5R, kind: str) -> None:
    """Tell why a conflict of the deck has its type where nobody has chosen it: who cannot take part in the other, or with
    “dangerous” the skill of the attackers (U-109, U-155, U-156)."""
    if len(types_of_attack(s)) > 1:
        return
    wave = next_wave(s)
    other = next(each for each in TYPES if each != kind)
    barred = [p for p in wave if p not in able(s, wave, other)]
    if barred:
        s.tell("no type with", other, tuple([s.pieces[p].face for p in barred]))
    elif is_dangerous(s):
        s.tell("type by skill", *[sum([s.game.number(s, each, p) for p in wave]) for each in TYPES], kind)


@step("l5r.shadow.attack_as")
def attack_as(s: L5R, kind: str) -> None:
    """Attack with those of the wave who can; the others form a wave of their own for the next conflict (U-102, U-119)."""
    deck = the_deck(s)
    tell_type(s, kind)
    there = able(s, next_wave(s), kind)
    attacked = [p for p in attacked_provinces(s) if is_open(s, p, kind)]
    set_conflict(s, kind=kind, declared=tuple([ref(s, p) for p in there]))
    attack_provinces(s, attacked)
    count_conflict(s, team_of(s, deck), kind)
    for p in there:
        s.tell("of the wave", s.pieces[p].face, s.pieces[p].count("fate"))


# ── 22.2: the deck defends ──────────────────────────────────────────────────────────────────────────────────────────


def defenders(s: L5R, serial: int) -> None:
    """Let all of the deck's next wave that can defend do so. If none of it can, nobody defends: no wave is skipped (U-101,
    U-117, U-118)."""
    now = now_of(s, serial)
    if seated(s, defending_team(s, now)):
        name_defenders(s, serial)
        return
    wave, deck = next(iter(waves(s)), []), the_deck(s)
    there = [p for p in can_defend(s, deck) if p in wave]
    if not there:
        s.tell("nobody of the wave" if wave else "nobody is ready")
    elif len(there) > most_defenders(s, deck, [deck]):
        options: list[RawOption] = [("defender", (p,), ((defend_as, serial, (p,)),)) for p in there]
        s.ask(deck, ("which defender?",), options)  # a card allows only one: the opponents choose it (U-063)
    else:
        s.do((defend_as, serial, tuple(there)))


@step("l5r.shadow.defend_as")
def defend_as(s: L5R, serial: int, there: tuple[int, ...]) -> None:
    """Declare characters of the wave as defenders."""
    for p in there:
        s.tell("of the wave", s.pieces[p].face, s.pieces[p].count("fate"))
    set_conflict(s, declared=(*now_of(s, serial).declared, *[ref(s, p) for p in there]))
    s.do((defended, serial))


# ── 22.3: the conflict window ───────────────────────────────────────────────────────────────────────────────────────


def fight(s: L5R, serial: int) -> None:
    """Open the conflict window: on either side the deck acts first, then teams alternate until the players pass (U-120,
    U-121)."""
    s.do((both_act, serial))


@step("l5r.shadow.both_act")
def both_act(s: L5R, serial: int) -> None:
    """Let the deck act, then the players. Once they pass, the deck passes too, and the window closes (U-125)."""
    mine = seated(s, team_of(s, 0))
    ACTION.begin(s, Turn((), ()))
    s.do((team_turn, "conflict", mine, (both_act, serial), (close_window,)))


@step("l5r.shadow.close_window")
def close_window(s: L5R) -> None:
    """Close the window, as both teams have passed."""
    assert conflict(s) is not None


COOP_CONFLICT: Procedure[Conflict] = CONFLICT.but(
    "l5r.shadow.conflict",
    "Conflict",
    row("3.2a", "Ring and provinces", ring_and_provinces, "U-104 U-105 U-106 U-108"),
    row("3.2b", "Attackers and type", attackers, "U-103 U-109 U-119"),
    row("3.2.1", "Defenders", defenders, "U-101 U-117 U-215"),
    row("3.2.2", "Conflict window", fight, "U-120 U-121 U-125"),
    ends=clean_up,
)
