"""6.1 to 6.5. How a conflict is declared: the province, the attackers, covert, then the defenders.

Players are asked for one thing at a time; once everything is known, all of it happens at the same time.
"""

from __future__ import annotations

from collections import Counter

from coterie.games.l5r.atoms.conflicts import set_conflict
from coterie.games.l5r.atoms.pools import FROM_RING, fate_by, honor_by
from coterie.games.l5r.atoms.rings import contest
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters, has_keyword, side_of
from coterie.games.l5r.facts.conflicts import (
    attacked_provinces,
    attackers_of,
    can_participate,
    conflict,
    defending_team,
)
from coterie.games.l5r.facts.immunity import is_immune_to
from coterie.games.l5r.facts.provinces import owner_at, place_of
from coterie.games.l5r.facts.rings import ring_of
from coterie.games.l5r.facts.teams import has_seat, in_order, seated
from coterie.games.l5r.numbers import MANY
from coterie.games.l5r.rules.attackable import open_to
from coterie.games.l5r.state import L5R, Conflict
from coterie.kernel.events import Event, about, about_seat, happen, happening
from coterie.kernel.limits import count_use
from coterie.kernel.loops import Naming, ask_for_more
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step


def now_of(s: L5R, serial: int) -> Conflict:
    """Return the data of a conflict."""
    found_: Conflict = s.rows[serial].data
    return found_


# ── the province ────────────────────────────────────────────────────────────────────────────────────────────────────


def name_province(s: L5R, serial: int) -> None:
    """Ask which province is attacked, an unbroken one of an enemy (L-6.1, L-6.2, U-180)."""
    now = now_of(s, serial)
    options: list[RawOption] = [("province", (p,), ((attack_province, p),)) for p in open_to(s, now.team, now.kind)]
    s.ask(now.by, ("province?",), options)


@step("l5r.attack_province")
def attack_province(s: L5R, piece: int) -> None:
    """Remember which province is attacked."""
    attack_provinces(s, [piece])


def attack_provinces(s: L5R, there: list[int]) -> None:
    """Remember which provinces are attacked."""
    set_conflict(s, places=tuple([place_of(s, p) for p in there]))


# ── attackers ───────────────────────────────────────────────────────────────────────────────────────────────────────


def name_attackers(s: L5R, serial: int) -> None:
    """Ask each member of the attacking team for attackers, at least one of them altogether (L-6.1, U-210)."""
    now = now_of(s, serial)
    there = list(attackers_of(s, now.team, now.kind, attacked_owners(now)))
    asked = [seat for seat in seated(s, now.team) if any(s.game.speaks(s, p) == seat for p in there)]
    s.do(*[(commit, seat, seat == asked[-1]) for seat in asked])


def attacked_owners(now: Conflict) -> tuple[int, ...]:
    """Return whose provinces are attacked."""
    return tuple([owner_at(place) for place in now.places])


@step("l5r.commit")
def commit(s: L5R, seat: int, last: bool, chosen: tuple[int, ...] = ()) -> None:
    """Ask a seat for one more attacker, in any order; a tainted one costs 1 honor (L-21.1, L-21.4)."""
    now = conflict(s)
    assert now is not None
    honor = honor_for_taint(s, seat, chosen)
    open_ = [
        p
        for p in attackers_of(s, now.team, now.kind, attacked_owners(now))
        if p not in chosen and s.game.speaks(s, p) == seat and (honor > 0 or not s.pieces[p].count("tainted"))
    ]
    enough: Step | None = (committed, seat) if chosen or now.declared or not last else None
    named = tuple(sorted(chosen))
    ask_for_more(s, Naming(seat, ("attackers?",), "attacker", named, (commit, seat, last)), open_, enough)


@step("l5r.committed")
def committed(s: L5R, seat: int, chosen: tuple[int, ...]) -> None:
    """Remember the attackers of a seat."""
    now = conflict(s)
    assert now is not None
    set_conflict(s, declared=(*now.declared, *[ref(s, p) for p in chosen]))


def covert(s: L5R, serial: int) -> None:
    """Let each attacker with covert evade an enemy character without it, which cannot be declared as a defender (16)."""
    sly = [at[0] for at in now_of(s, serial).declared if has_keyword(s, at[0], "covert")]
    s.do(*[(evade, p) for p in sly])


@step("l5r.evade")
def evade(s: L5R, piece: int) -> None:
    """Ask whom a character with covert evades."""
    now = conflict(s)
    assert now is not None
    foe = defending_team(s, now)
    open_ = [
        p
        for p in characters(s)
        if side_of(s, p) == foe
        and not has_keyword(s, p, "covert")
        and ref(s, p) not in now.evaded
        and not forbidding(s, "be evaded", p, piece)
        and not is_immune_to(s, p, piece)
    ]
    options: list[RawOption] = [("evades", (p,), ((evaded, ref(s, p), ref(s, piece)),)) for p in open_]
    if options:
        s.ask(s.game.speaks(s, piece), ("covert?", piece), [*options, ("nobody", (), ())])


@step("l5r.evaded")
def evaded(s: L5R, at: Ref, by: Ref) -> None:
    """Remember who cannot be declared as a defender, and who evades it."""
    now = conflict(s)
    assert now is not None
    set_conflict(s, evaded=(*now.evaded, at), evaders=(*now.evaders, by))


# ── declared ────────────────────────────────────────────────────────────────────────────────────────────────────────


def declared(s: L5R, serial: int) -> None:
    """Declare everything at the same time: taint is paid for, the ring is contested and its fate gained, and the attackers
    participate. Then the province is revealed (L-6.1, L-6.4, L-21.1, U-211)."""
    now = now_of(s, serial)
    for place in now.places:
        s.tell("declares", now.by, now.kind, now.element, place)
    contest(s, now.element)
    fate = ring_of(s, now.element).fate
    takers = list(dict.fromkeys(s.game.speaks(s, at[0]) for at in now.declared))
    pay_taint(s, [at[0] for at in now.declared])
    s.do((ask_ring_fate, serial, fate, tuple(takers)) if fate else (declare, serial, 0, takers[0]))


@step("l5r.ask_ring_fate")
def ask_ring_fate(s: L5R, serial: int, fate: int, takers: tuple[int, ...]) -> None:
    """Ask the attackers which of them gains the fate on the ring (U-211)."""
    s.ask(now_of(s, serial).by, ("ring fate?",), [("seat", (n,), ((declare, serial, fate, n),)) for n in takers])


@step("l5r.declare")
def declare(s: L5R, serial: int, fate: int, taker: int) -> None:
    """Declare the conflict."""
    now = now_of(s, serial)
    events = [about(s, "declare", p, seat=now.by, detail=(now.element, now.kind)) for p in attacked_provinces(s)]
    for place in now.places:
        count_use(s, ("attacked", now.by, owner_at(place)), "phase")
    if fate:
        events.append(about_seat("select", now.by, fate, detail=(now.element,)))
    events += [about(s, "attack", at[0], detail=("attack",)) for at in now.declared]
    events += [about(s, "evade", by[0], detail=at) for by, at in zip(now.evaders, now.evaded, strict=True)]
    tell_who(s, "attacks with", now.declared)
    if fate:
        events += [Event("ring fate", amount=-fate, detail=(now.element,)), fate_by(taker, fate, detail=FROM_RING)]
    happen(s, *events)


def tell_who(s: L5R, word: str, there: tuple[Ref, ...]) -> None:
    """Tell which characters each seat has declared; those of the Shadowlands deck were told of with their wave."""
    sides: dict[int, list[str]] = {}
    for at in there:
        sides.setdefault(s.game.speaks(s, at[0]), []).append(s.pieces[at[0]].face)
    for seat, faces in sides.items():
        if has_seat(s, seat):
            s.tell(word, seat, tuple(faces))


def honor_for_taint(s: L5R, seat: int, chosen: tuple[int, ...]) -> int:
    """Return the honor that a seat has left to pay for taint after what it has chosen; the Shadowlands never run out, as they
    never pay (U-025, U-040)."""
    if not is_clan(s, seat):
        return MANY
    return s.honor[seat] - sum([bool(s.pieces[p].count("tainted")) for p in chosen])


def pay_taint(s: L5R, tainted: list[int]) -> None:
    """Let the controllers of tainted characters and provinces pay 1 honor for each, all at the same time (L-8.1). For the
    Shadowlands all honor counts as paid (L-21.1, L-21.2, U-025, U-040, U-188, U-190)."""
    owed = Counter([s.game.speaks(s, p) for p in tainted if s.pieces[p].count("tainted")])
    events = [honor_by(seat, -owed[seat], detail=("taint",)) for seat in in_order(s) if owed[seat] and is_clan(s, seat)]
    if events:
        s.do((happening, *events))


# ── defenders (3.2.1) ───────────────────────────────────────────────────────────────────────────────────────────────


def name_defenders(s: L5R, serial: int) -> None:
    """Ask for defenders, any number of ready characters or none (L-6.5): any number of the attacked province's controller, and
    one of each team-mate (U-181, U-214 to U-216)."""
    now = now_of(s, serial)
    attacked = [owner_at(place) for place in now.places]
    if not all(can_pay_province(s, place) for place in now.places):
        return
    seats = defenders_in_order(s, now)
    s.do(*[(defend, seat, most_defenders(s, seat, attacked)) for seat in seats], (defended, serial))


def defenders_in_order(s: L5R, now: Conflict) -> list[int]:
    """Return the seats that are asked for defenders, first those whose provinces are attacked."""
    attacked = [owner_at(place) for place in now.places]
    return sorted(seated(s, defending_team(s, now)), key=lambda seat: seat not in attacked)


def most_defenders(s: L5R, seat: int, attacked: list[int]) -> int:
    """Return how many defenders a seat can declare."""
    many = seat in attacked and not forbidding(s, "declare several defenders", ("seat", seat))
    return MANY if many else 1


def can_pay_province(s: L5R, place: int) -> bool:
    """Return whether the controller of an attacked province has the honor that its taint costs (L-21.2, L-21.4)."""
    return not _tainted(s, place) or not is_clan(s, owner_at(place)) or s.honor[owner_at(place)] > 0


def _tainted(s: L5R, place: int) -> bool:
    return bool(s.pieces[s.piles["provinces", place][0]].count("tainted"))


@step("l5r.defend")
def defend(s: L5R, seat: int, most: int, chosen: tuple[int, ...] = ()) -> None:
    """Ask a seat for one more defender, in any order."""
    now = conflict(s)
    assert now is not None
    honor = honor_for_taint(s, seat, chosen)
    honor -= sum([_tainted(s, place) for place in now.places if owner_at(place) == seat])
    open_ = [
        p
        for p in can_defend(s, seat)
        if p not in chosen and len(chosen) < most and (honor > 0 or not s.pieces[p].count("tainted"))
    ]
    may_stop = chosen or not open_ or not forbidding(s, "defend with nobody", ("seat", seat))
    enough: Step | None = (defending_with, seat) if may_stop else None
    named, last = tuple(sorted(chosen)), len(chosen) + 1 == most
    ask_for_more(s, Naming(seat, ("defenders?",), "defender", named, (defend, seat, most)), open_, enough, last=last)


def can_defend(s: L5R, seat: int) -> list[int]:
    """Return the characters of a seat that can be declared as defenders: ready, able, not evaded (L-6.5)."""
    now = conflict(s)
    assert now is not None
    return [
        p
        for p in characters(s, seat)
        if s.pieces[p].ready
        and not s.pieces[p].count("present")
        and ref(s, p) not in now.evaded
        and can_participate(s, p, now.kind, "defend")
        and not forbidding(s, "defend", p)
    ]


@step("l5r.defending_with")
def defending_with(s: L5R, seat: int, chosen: tuple[int, ...]) -> None:
    """Remember the defenders of a seat until everybody has been asked: all are declared at the same time."""
    now = conflict(s)
    assert now is not None
    set_conflict(s, evaded=now.evaded, declared=(*now.declared, *[ref(s, p) for p in chosen]))


@step("l5r.defended")
def defended(s: L5R, serial: int) -> None:
    """Declare the defenders: taint is paid for, once for the province, and they participate (U-188, U-190)."""
    now = now_of(s, serial)
    named = [at for at in now.declared if found(s, at) is not None and side_of(s, at[0]) != now.team]
    set_conflict(s, declared=tuple([at for at in now.declared if at not in named]))
    if not named:
        return
    pay_taint(s, [*[at[0] for at in named], *attacked_provinces(s)])
    tell_who(s, "defends with", tuple(named))
    all_ = about_seat("defenders", owner_at(now.places[0]))
    s.do((happening, *[about(s, "defend", at[0], detail=("defend",)) for at in named], all_))
