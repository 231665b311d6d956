"""The table of Masters of the Night as a seat sees it: the city, the vampires, the veil, dice, cards and the procedure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from coterie.games.masters.actions import UNLOCKS
from coterie.games.masters.cards.definition import Tracker
from coterie.games.masters.facts import agents_hold, minions_hold
from coterie.games.masters.numbers import (
    AGENTS_HUNT,
    BLOOD_MAXIMUM,
    HUNTERS,
    LOW_VEIL,
    barred,
    blood_limit,
    number,
    reasons,
)
from coterie.games.masters.state import BLOOD_LIMIT, KILLS_LIMIT, VEIL_LIMIT, Masters, Tally
from coterie.kernel.knowledge import knows
from coterie.kernel.scenes import Area, Badge, Counter, Moment, Piece, Player, Step, Tableau

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame


def tableau(s: Masters, seat: int) -> Tableau:
    """Return what lies on the table, as a seat sees it; -1 is a spectator."""
    return Tableau(moment(s), players(s), areas(s, seat))


def game_of(s: Masters) -> MastersGame:
    """Return the game of a state, with its proper type."""
    return s.game  # type: ignore[return-value]  # a Masters state is played by the Masters game


def moment(s: Masters) -> Moment:
    """Return the round, the phase and the turn order."""
    clan = len(s.clan)
    text = f"Round {s.round}, {'night' if s.night else 'day'}"
    if s.turn >= 0:
        text += f": {s.game.faces[s.clan[s.turn].name].name}'s turn"
    return {
        "text": text,
        "mood": "night" if s.night else "day",
        "order": [f"vampire:{(s.lead + i) % clan}" for i in range(clan)],
        "active": f"vampire:{s.turn}" if s.turn >= 0 else "",
    }


def players(s: Masters) -> list[Player]:
    """Return each seat with the vampires that it plays (M-013)."""
    found: list[Player] = []
    for seat in range(s.seats):
        own = [v for v, share in enumerate(s.shares) if share == seat]
        names = [str(s.game.faces[s.clan[v].name].name) for v in own]
        called = ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else names[0]
        found.append({"seat": seat, "name": called, "pieces": [f"vampire:{v}" for v in own]})
    return found


def areas(s: Masters, seat: int) -> list[Area]:
    """Return all areas of the table."""
    return [city(s), veil(s), dice(s), events(s, seat), relics(s), reserve(s), clan_area(s), in_play(s)]


# ── the city ────────────────────────────────────────────────────────────────────────────────────────────────────────


def city(s: Masters) -> Area:
    """Return the nine districts with everything in them."""
    here: list[list[int]] = [[] for _ in s.city]
    for v, row in enumerate(s.clan):
        here[row.district].append(v)
    enough = number(s, HUNTERS)
    return {
        "id": "city",
        "title": "The city",
        "layout": "grid",
        "spot": "middle",
        "columns": 3,
        "pieces": [district(s, d, here[d], enough) for d in range(9)],
    }


def district(s: Masters, d: int, vampires: list[int], hunters: int) -> Piece:
    """Return a district: its tokens and cards, the vampires there, and who holds it.

    Args:
        s: the state.
        d: the district.
        vampires: the vampires that are there.
        hunters: the number of agents that start a day combat.
    """
    row = s.city[d]
    tile = s.game.faces[row.tile]
    badges = list(tile_badges(tile))
    if s.tally is not None:
        badges += crosses(s.tally, d)
    on: list[Piece] = []
    if row.hidden:
        on.append({"id": f"agent:{d}.hidden", "kind": "hidden", "count": row.hidden})
    if row.exposed:
        on.append({"id": f"agent:{d}.exposed", "kind": "exposed", "count": row.exposed})
    if row.minions:
        on.append({"id": f"minion:{d}", "kind": "minion", "count": row.minions})
    on += [miniature(s, v) for v in vampires]
    on += [card(s, p) for p in s.piles.get(("district", d), ())]
    if row.hidden or row.exposed or row.minions or row.sigil >= 0:
        if minions_hold(s, d):
            badges.append({"kind": "minions hold", "text": "minions hold it"})
        elif agents_hold(s, d):
            badges.append({"kind": "agents hold", "text": "agents hold it"})
    if vampires and row.agents >= hunters and s.awake(d) and d not in s.fought and not barred(s, AGENTS_HUNT):
        badges.append({"kind": "danger", "text": "agents hunt here by day"})
    return {
        "id": f"district:{d}", "kind": "district", "name": tile.name, "face": row.tile, "at": d, "mark": tile.source,
        "badges": badges, "on": on,
    }  # fmt: skip


def crosses(tally: Tally, d: int) -> list[Badge]:
    """Return the crosses of the current event card that are on a district."""
    found: list[Badge] = [{"kind": "red cross", "text": ""}] if d == tally.red else []
    return [*found, {"kind": "blue cross", "text": ""}] if d in tally.blue else found


@lru_cache(maxsize=64)
def tile_badges(tile: Any) -> tuple[Badge, ...]:
    """Return the badges of a tile for its day effect and its night effect."""
    day: list[Badge] = [{"kind": "day", "text": ""}] if tile.day is not None else []
    night: list[Badge] = [{"kind": "night effect", "text": str(tile.points)}] if tile.night is not None else []
    return (*day, *night)


def miniature(s: Masters, v: int) -> Piece:
    """Return the miniature of a vampire."""
    row = s.clan[v]
    found: Piece = {"id": f"vampire:{v}", "kind": "vampire", "name": s.game.faces[row.name].name, "face": row.name}
    if not row.blood:
        found["orientation"] = "down"
    return found


def card(s: Masters, piece: int) -> Piece:
    """Return an event, a relic or a sigil that lies face up."""
    face = s.pieces[piece].face
    definition = s.game.faces[face]
    found: Piece = {
        "id": f"card:{face}", "kind": definition.kind, "name": definition.name, "face": face, "mark": definition.source,
        "text": game_of(s).written(face),
    }  # fmt: skip
    if definition.kind == "sigil":
        found["count"] = 1
    return found


# ── the vampires ────────────────────────────────────────────────────────────────────────────────────────────────────


def clan_area(s: Masters) -> Area:
    """Return the vampires' sheets, in seating order."""
    sheets = [sheet(s, v) for v in range(len(s.clan))]
    return {"id": "clan", "title": "The vampires", "layout": "row", "spot": "below", "pieces": sheets}


def sheet(s: Masters, v: int) -> Piece:
    """Return a vampire's sheet: its numbers, relics and cards."""
    row = s.clan[v]
    definition = s.game.faces[row.name]
    counters: list[Counter] = [
        blood(s, v),
        {"name": "kills", "value": row.kills, "most": KILLS_LIMIT, "note": unlocks_next(row.kills)},
    ]
    badges: list[Badge] = []
    if v == s.lead:
        badges.append({"kind": "leads", "text": "leads"})
    if v == s.turn:
        badges.append({"kind": "acts", "text": "acts"})
        counters.append({"name": "AP", "value": s.points})
    if not row.blood:
        badges.append({"kind": "drained", "text": "drained"})
    piles = s.piles
    lying = (*piles.get(("held", v), ()), *piles.get(("sheet", v), ()), *piles.get(("sigils", v), ()))
    return {
        "id": f"sheet:{v}", "kind": "vampire", "name": definition.name, "face": row.name, "of": s.shares[v],
        "shows": f"vampire:{v}", "mark": definition.source, "note": place_of(s, row.district), "badges": badges,
        "counters": counters, "on": [card(s, p) for p in lying],
    }  # fmt: skip


def blood(s: Masters, v: int) -> Counter:
    """Return a vampire's blood, with the parts of its maximum if cards change it (M-226)."""
    found: Counter = {"name": "blood", "value": s.clan[v].blood, "most": blood_limit(s, v)}
    if found["most"] != BLOOD_LIMIT:
        found["parts"] = reasons(s, BLOOD_MAXIMUM, vampire=v)
    return found


def place_of(s: Masters, d: int) -> str:
    """Return the name of a district."""
    return str(s.game.faces[s.city[d].tile].name)


@lru_cache(maxsize=16)
def unlocks_next(kills: int) -> str:
    """Return what the next unlocking kill count allows, "" if there is none (M-130)."""
    return next((f"{name} at {at}" for at, name in UNLOCKS if at > kills), "")


# ── veil, dice, cards, reserve ──────────────────────────────────────────────────────────────────────────────────────


def veil(s: Masters) -> Area:
    """Return the veil track with the meaning of each step (M-076 to M-083, M-186)."""
    tracker = game_of(s).tracker(s)
    return {
        "id": "veil", "title": "Veil", "layout": "track", "spot": "side", "at": s.veil,
        "steps": list(veil_steps(tracker)), "note": veil_note(tracker, s.veil), "pieces": [],
    }  # fmt: skip


@lru_cache(maxsize=32)
def veil_steps(tracker: Tracker) -> tuple[Step, ...]:
    """Return the steps of a veil track from 0 up."""
    return tuple({"name": str(n), "text": veil_note(tracker, n)} for n in range(VEIL_LIMIT + 1))


@lru_cache(maxsize=256)
def veil_note(tracker: Tracker, veil: int) -> str:
    """Return the text for a step of the track: the agents that an event card brings."""
    if not veil:
        return "the vampires have lost"
    red, (first, second) = tracker.low if veil <= LOW_VEIL else tracker.high
    return f"agents of an event: {red} red, {first} and {second} blue-grey"


def dice(s: Masters) -> Area:
    """Return the dice in the reserve and those set aside (M-038 to M-047)."""
    pieces: list[Piece] = [
        {"id": f"die:{n}", "kind": "die", "name": str(n), "face": str(n), "orientation": "upright"} for n in s.ready
    ]
    pieces += [{"id": "", "kind": "die", "name": str(n), "face": str(n), "orientation": "spent"} for n in s.spent]
    return {"id": "dice", "title": "Dice", "layout": "row", "spot": "side", "pieces": pieces}


def in_play(s: Masters) -> Area:
    """Return the current event, a relic that is being given away, and the cards that stay beside the city."""
    piles = s.piles
    pieces: list[Piece] = []
    for p in piles.get(("resolving", 0), ()):
        drawn = card(s, p)
        drawn["note"] = "being resolved"
        pieces.append(drawn)
    pieces += [card(s, p) for p in (*piles.get(("shown", 0), ()), *piles.get(("beside", 0), ()))]
    return {"id": "play", "title": "In play", "layout": "row", "spot": "below", "pieces": pieces}


def events(s: Masters, seat: int) -> Area:
    """Return the event deck: its number of cards, the act of the top one, and the top cards that the seat has seen."""
    deck = s.piles.get(("events", 0), ())
    pieces: list[Piece] = []
    for at, p in enumerate(deck):
        if not knows(s, seat, p):
            break
        seen = card(s, p)
        seen["at"] = at
        pieces.append(seen)
    return {
        "id": "events", "title": "Events", "layout": "stack", "spot": "side", "count": len(deck), "pieces": pieces,
        "note": s.pieces[deck[0]].back if deck else "the next draw loses",
    }  # fmt: skip


def relics(s: Masters) -> Area:
    """Return the relic deck, face down."""
    count = len(s.piles.get(("relics", 0), ()))
    return {"id": "relics", "title": "Relics", "layout": "stack", "spot": "side", "count": count, "pieces": []}


def reserve(s: Masters) -> Area:
    """Return the tokens left in the reserve; missing agents cost veil (M-101)."""
    return {
        "id": "reserve", "title": "Reserve", "layout": "row", "spot": "side",
        "pieces": [
            {"id": "reserve:agents", "kind": "hidden", "name": "agents", "count": s.agents},
            {"id": "reserve:minions", "kind": "minion", "name": "minions", "count": s.minions},
            {"id": "reserve:blood", "kind": "blood", "name": "blood", "count": s.blood_left},
        ],
    }  # fmt: skip
