"""Atoms: the only functions that change the table of Masters of the Night. Each tells the log what it has done.

After each of them, the cards that stay in play are checked (M-089), which costs nothing while there are none.
"""

from __future__ import annotations

from coterie.games.masters.facts import inhabited
from coterie.games.masters.numbers import HIDING, KILLS, barred, blood_limit
from coterie.games.masters.state import KILLS_LIMIT, VEIL_LIMIT, District, Masters, Tally, Vampire
from coterie.kernel.chance import roll
from coterie.kernel.events import Event, settling
from coterie.kernel.pieces import change, move, pile
from coterie.kernel.steps import step

HIDDEN, EXPOSED = "hidden", "exposed"
LOSS, WIN = 0.0, 1.0


def set_district(s: Masters, district: int, now: District) -> None:
    """Replace a district's row."""
    s.city[district] = now
    watch(s)


def set_vampire(s: Masters, vampire: int, now: Vampire) -> None:
    """Replace a vampire's row."""
    s.clan[vampire] = now
    watch(s)


def watch(s: Masters) -> None:
    """Check the cards that stay in play next, if there are any (M-089)."""
    if ("until", "state") in s.ears and s.result is None:
        settling(s)


# ── agents and minions ──────────────────────────────────────────────────────────────────────────────────────────────


def put_agents(s: Masters, district: int, n: int, face: str) -> int:
    """Put agents into a district, as many as the reserve has, and return their number (M-107)."""
    n = min(n, s.agents)
    if n:
        s.agents -= n
        s.tell("agents placed", n, district)
        arrive(s, district, n, face)
    return n


def arrive(s: Masters, district: int, n: int, face: str) -> None:
    """Let agents enter a district: a Sigil of Sight exposes them, and an event card counts the entry (M-094)."""
    now = s.city[district].copy()
    if face == HIDDEN and not barred(s, HIDING, district):
        now.hidden += n
    else:
        now.exposed += n
    if s.tally is not None and district not in s.tally.entered and inhabited(s, district):
        s.tally = s.tally.but(entered=(*s.tally.entered, district))  # who is present counts as the agent arrives
    set_district(s, district, now)


def take_agent(s: Masters, district: int, face: str, n: int = 1) -> None:
    """Take agents out of a district; the caller puts them elsewhere."""
    now = s.city[district].copy()
    if face == HIDDEN:
        now.hidden -= n
    else:
        now.exposed -= n
    set_district(s, district, now)


def move_agent(s: Masters, district: int, face: str, to: int, show: bool = False) -> None:
    """Move one agent; it keeps its face unless it is shown."""
    take_agent(s, district, face)
    s.tell("agent moves", district, to)
    arrive(s, to, 1, EXPOSED if show else face)


def remove_agents(s: Masters, district: int, face: str, n: int = 1) -> None:
    """Return agents to the reserve (M-208)."""
    take_agent(s, district, face, n)
    s.agents += n
    s.tell("agents removed", n, district)


def kill_agents(s: Masters, district: int, face: str, killer: int, n: int = 1) -> None:
    """Remove agents and raise a vampire's kill count by as many (M-155, M-168, M-205)."""
    remove_agents(s, district, face, n)
    if not barred(s, KILLS, district):
        count_kills(s, killer, n)


def expose(s: Masters, district: int, n: int = -1) -> int:
    """Turn agents to their exposed side, all of them by default, and return the number of agents turned."""
    now = s.city[district]
    n = now.hidden if n < 0 else min(n, now.hidden)
    if n:
        now = now.copy()
        now.hidden -= n
        now.exposed += n
        s.tell("agents exposed", n, district)
        set_district(s, district, now)
    return n


def hide(s: Masters, district: int) -> int:
    """Turn all agents to their hidden side, if they can hide there, and return the number of agents turned."""
    now = s.city[district]
    n = now.exposed
    if not n or barred(s, HIDING, district):
        return 0
    s.tell("agents hide", n, district)
    set_district(s, district, now.but(hidden=now.hidden + n, exposed=0))
    return n


def put_minions(s: Masters, district: int, n: int) -> int:
    """Put minions into a district, as many as the reserve has, and return their number."""
    n = min(n, s.minions)
    if n:
        s.minions -= n
        now = s.city[district].copy()
        now.minions += n
        s.tell("minions placed", n, district)
        set_district(s, district, now)
    return n


def remove_minions(s: Masters, district: int, n: int = 1) -> None:
    """Return minions to the reserve (M-175)."""
    s.minions += n
    now = s.city[district].copy()
    now.minions -= n
    s.tell("minions removed", n, district)
    set_district(s, district, now)


def move_minions(s: Masters, district: int, to: int, n: int) -> None:
    """Move minions from one district to another."""
    was, there = s.city[district].copy(), s.city[to].copy()
    was.minions -= n
    there.minions += n
    s.city[district] = was
    s.tell("minions move", n, district, to)
    set_district(s, to, there)


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


def move_vampire(s: Masters, vampire: int, to: int) -> None:
    """Move a vampire; a drained one remains drained."""
    now = s.clan[vampire].copy()
    now.district = to
    s.tell("vampire moves", vampire, to)
    set_vampire(s, vampire, now)


def gain_blood(s: Masters, vampire: int, n: int) -> int:
    """Let a vampire gain blood up to its maximum (M-158), and return the blood gained.

    A drained vampire stands up, which costs no veil (M-215, M-216).
    """
    now = s.clan[vampire]
    n = min(n, blood_limit(s, vampire) - now.blood)
    if n <= 0:
        return 0
    if not now.blood:
        s.tell("stands up", vampire)
    now = now.copy()
    now.blood += n
    s.tell("blood gained", vampire, n)
    set_vampire(s, vampire, now)
    return n


def lose_blood(s: Masters, vampire: int, n: int) -> int:
    """Let a vampire lose blood, and return the blood lost.

    At 0 it is drained where it is (M-212, M-214), and if it is its turn, its action points are lost (M-213).
    """
    now = s.clan[vampire]
    n = min(n, now.blood)
    if n <= 0:
        return 0
    now = now.copy()
    now.blood -= n
    s.tell("blood lost", vampire, n)
    if not now.blood:
        s.tell("is drained", vampire)
        if vampire == s.turn:
            s.points = 0
            s.done = (*s.done, "drained")
    set_vampire(s, vampire, now)
    return n


def spill_blood(s: Masters, vampire: int) -> None:
    """Return blood above a vampire's maximum to the reserve, when it loses Pristine Blood."""
    over = s.clan[vampire].blood - blood_limit(s, vampire)
    if over > 0:
        lose_blood(s, vampire, over)


def count_kills(s: Masters, vampire: int, n: int) -> int:
    """Change a vampire's kill count, to 0 at least and 9 at most, and return the size of the change."""
    was = s.clan[vampire]
    now = was.copy()
    now.kills = max(0, min(KILLS_LIMIT, was.kills + n))
    if now.kills != was.kills:
        s.tell("kills", vampire, now.kills)
        set_vampire(s, vampire, now)
    return abs(now.kills - was.kills)


def give_points(s: Masters, n: int) -> None:
    """Change the action points of the vampire whose turn it is."""
    s.points = max(0, s.points + n)


def note(s: Masters, what: object) -> None:
    """Record that something has been done this turn."""
    s.done = (*s.done, what)


# ── veil ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def raise_veil(s: Masters, n: int) -> int:
    """Raise the veil, to 6 at most (M-230), and return the rise."""
    n = min(n, VEIL_LIMIT - s.veil)
    if n > 0:
        s.veil += n
        s.tell("veil raised", n, s.veil)
        if ("moment", "veil rose") in s.ears or ("leaves", "veil rose") in s.ears:
            settling(s, "veil rose")
    return n


def lower_veil(s: Masters, n: int) -> None:
    """Lower the veil; at 0 the players lose at once (M-186)."""
    if n <= 0:
        return
    s.veil = max(0, s.veil - n)
    s.tell("veil lowered", n, s.veil)
    if s.veil == 0:
        lose(s, "unveiled")


def lower_by_event(s: Masters, n: int) -> None:
    """Lower the veil once the current event card is resolved (M-103), or at once if there is none."""
    if s.tally is None:
        lower_veil(s, n)
    else:
        s.tally = s.tally.but(lowered=s.tally.lowered + n)


def miss_agents(s: Masters, n: int) -> None:
    """Count agents that an event card should have placed but that the reserve lacks (M-101)."""
    if n > 0 and s.tally is not None:
        s.tally = s.tally.but(missing=s.tally.missing + n)
        s.tell("agents missing", n)


def lose(s: Masters, reason: str) -> None:
    """End the game: the players lose, all together (M-012)."""
    s.over_with(dict.fromkeys(range(s.seats), LOSS), reason)


def win(s: Masters) -> None:
    """End the game: the players win, all together (M-184)."""
    s.over_with(dict.fromkeys(range(s.seats), WIN), "ritual")


# ── dice ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def roll_all(s: Masters) -> None:
    """Roll all dice, which then form the reserve (M-045)."""
    n = len(s.ready) + len(s.spent)
    s.ready, s.spent = tuple(sorted([roll(s) for _ in range(n)], reverse=True)), ()
    s.tell("dice rolled", s.ready)


def reroll(s: Masters) -> None:
    """Roll the dice in the reserve, but not those set aside."""
    s.ready = tuple(sorted([roll(s) for _ in s.ready], reverse=True))
    s.tell("dice rolled", s.ready)


def set_aside(s: Masters, value: int) -> None:
    """Take a die out of the reserve (M-043, M-044)."""
    ready = list(s.ready)
    ready.remove(value)
    s.ready, s.spent = tuple(ready), (*s.spent, value)
    s.tell("die used", value)


def turn_dice(s: Masters, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Change the values of some dice in the reserve, within 1 to 6 (M-047)."""
    ready = list(s.ready)
    for value in old:
        ready.remove(value)
    s.ready = tuple(sorted([*ready, *[max(1, min(6, v)) for v in new]], reverse=True))
    s.tell("dice changed", s.ready)


@step("masters.refill")
def refill(s: Masters) -> None:
    """Roll all dice if the reserve is empty, once the last die has been applied (M-045)."""
    if not s.ready:
        roll_all(s)


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def move_card(s: Masters, piece: int, zone: str, place: int = 0) -> None:
    """Move an event, a relic or a sigil; a card on a sheet can switch the relics there on or off."""
    was = s.pieces[piece]
    move(s, piece, zone, place)
    for sheet in {p.place for p in (was, s.pieces[piece]) if p.zone == "sheet"}:
        for held in pile(s, "held", sheet):
            change(s, held)
    watch(s)


def place_sigil(s: Masters, vampire: int, district: int) -> None:
    """Place a vampire's dread sigil in a district for good (M-176, M-178)."""
    sigil = pile(s, "sigils", vampire)[0]
    s.clan[vampire] = s.clan[vampire].but(sigil=True)
    s.tell("sigil placed", vampire, district)
    s.city[district] = s.city[district].but(sigil=vampire)
    move_card(s, sigil, "district", district)


# ── time ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def begin_round(s: Masters) -> None:
    """Begin a round with the day (M-040, M-048)."""
    s.round += 1
    s.night, s.fought = False, ()
    s.tell("day", s.round)


def pass_token(s: Masters) -> None:
    """Pass the token of the leading vampire to the next one (M-051, M-052)."""
    s.lead = (s.lead + 1) % len(s.clan)
    s.tell("leads", s.lead)


def fall_night(s: Masters) -> None:
    """Turn the token to its night side."""
    s.night = True
    s.tell("night", s.round)


def begin_turn(s: Masters, vampire: int, points: int) -> None:
    """Begin a vampire's night turn."""
    s.turn, s.points, s.done = vampire, points, ()
    s.tell("turn", vampire)


def end_turn(s: Masters) -> None:
    """End a vampire's night turn; action points that are left are lost (M-124)."""
    s.turn, s.points, s.done = -1, 0, ()


def mark_fought(s: Masters, district: int) -> None:
    """Record that a district has had its combat of this day (M-120)."""
    s.fought = (*s.fought, district)


def open_tally(s: Masters, tally: Tally | None) -> None:
    """Set the tally of an event card, or remove it."""
    s.tally = tally


# ── the only event in batches: an agent that an event card brings, which cards can divert ───────────────────────────


def agent_enters(s: Masters, event: Event) -> int:
    """Place an agent of an event card, and return the number placed; `detail` is (district, face, diverted)."""
    district, face, _ = event.detail
    return put_agents(s, district, 1, face)
