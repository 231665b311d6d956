"""The table as a seat sees it, in the vocabulary of all games: a client that draws one game can draw this one."""

from __future__ import annotations

from collections.abc import Sequence

from coterie.games.l5r.factions import is_clan, the_shadowlands
from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.facts.conflicts import defending_team, skill_of_side
from coterie.games.l5r.facts.teams import goal, has_seat, members
from coterie.games.l5r.labels import ring_term
from coterie.games.l5r.names import owner_called, owner_titled, place_called, province_called, upper
from coterie.games.l5r.numbers import STRENGTH
from coterie.games.l5r.rules.bids import Bids, Pair
from coterie.games.l5r.rules.conflict import CONFLICT
from coterie.games.l5r.rules.duels import DUEL, Duel, parts_in, worth_in
from coterie.games.l5r.rules.shadow.waves import waves
from coterie.games.l5r.state import CONTESTED, L5R, NOBODY, ROW, STRONGHOLD, TOKEN, Conflict
from coterie.kernel.chronicle import Chain, Line
from coterie.kernel.procedures import running
from coterie.kernel.scenes import (
    Area,
    Badge,
    Counter,
    Moment,
    Piece,
    Player,
    Side,
    Tableau,
)
from coterie.kernel.views import View
from coterie.words.cards.naming import listed
from coterie.words.cards.scene import Laid, area, around, card, counted, explained, player, sides
from coterie.words.cards.stack import before, played_in, told_since
from coterie.words.voice import an

# The piles before a seat, in their order.
OF_A_SEAT = (
    Laid("field", "Characters", "row", always=True),
    Laid("attached", "Attachments", "row"),
    Laid("stronghold", "Stronghold", "row"),
    Laid("role", "Role", "row"),
    Laid("limbo", "Being played", "row"),
    Laid("aside", "Set aside", "row"),
    Laid("warlord", "Warlord", "row"),
    Laid("lent", "To be played from the deck", "row"),
    Laid("turned", "Turned up", "row"),
    Laid("hand", "Hand", "fan", always=True),
    Laid("deck", "Conflict deck", "stack", always=True),
    Laid("dynasty", "Dynasty deck", "stack", always=True),
    Laid("discard", "Conflict discard", "stack", always=True),
    Laid("fallen", "Dynasty discard", "stack", always=True),
    Laid("outside", "Owned outside the game", "stack"),
    Laid("gone", "Out of the game", "stack"),
)


def tableau(s: L5R, seat: int) -> Tableau:
    """Return what lies on the table, as a seat sees it; -1 is a spectator."""
    v = s.seen_by(seat)
    players = [seated_player(v, n) for n in range(v.seats)]
    return Tableau(moment(v), players, areas(v, s.chain))


def seated_player(v: View, seat: int) -> Player:
    """Return a seat with its numbers."""
    return player(v, seat, counters(v, seat))


def counters(v: View, seat: int) -> list[Counter]:
    """Return the numbers of a seat."""
    found: list[Counter] = [{"name": "fate", "value": v.fate[seat]}]
    if is_clan(v, seat):  # the Shadowlands have none (U-022)
        honor: Counter = {"name": "honor", "value": v.honor[seat]}
        if the_shadowlands(v) == NOBODY:  # against them no honor wins (U-011)
            honor["most"] = goal(v)
        found.insert(0, honor)
    if v.dials[seat]:
        found.append({"name": "dial", "value": v.dials[seat]})
    return found


def moment(v: View) -> Moment:
    """Return which phase it is, and who has the first player token."""
    first = members(v, v.first)[0]
    order = [f"seat:{n}" for n in v.game.order(v)]
    text = f"Round {v.round}, {v.phase} phase; {owner_titled(v, first)} is first player"
    return {"text": text, "mood": "day", "order": order, "active": f"seat:{first}"}


# ── areas ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def going_on(s: L5R) -> Sequence[Line]:
    """Return what was told since the conflict that goes on was declared, or the duel outside one began."""
    begins = {"declares": Conflict, "duels": Duel}
    data = [now.data for _, _, now in running(s)]
    going = [word for word, what in begins.items() if any(isinstance(each, what) for each in data)]
    return told_since(s.chain, going[:1]) if going else ()


def areas(v: View, chain: Chain) -> list[Area]:
    """Return the conflict and the duel that go on, the rings, and what lies before each seat. What has been played is read
    off the chronicle: in a duel that goes on since it began, in the conflict before that."""
    found = [seats(v), rings(v)]
    going = [now for _, _, now in running(v)]  # type: ignore[arg-type]  # a view can be asked like the state
    duels = any(isinstance(now.data, Duel) for now in going)
    for now in going:
        if isinstance(now.data, Conflict) and now.data.places:
            lines: Sequence[Line] = told_since(chain, ("declares",))
            found.append(fight(v, now.at, now.data, before(lines, ("duels",)) if duels else lines))
        elif isinstance(now.data, Duel):
            found.append(duel_of(v, now.at, now.data, told_since(chain, ("duels",))))
    for owner in range(len(v.teams)):
        found += board_of(v, owner)
        if not has_seat(v, owner):
            found.append(of_the_deck(v, owner))
    return found


def board_of(v: View, owner: int) -> list[Area]:
    """Return what lies before an owner; a deck that nobody plays has no hand."""
    found = [row_of_provinces(v, owner)]
    for laid in OF_A_SEAT:
        always = laid.always and (laid.zone != "hand" or has_seat(v, owner))
        there = characters_of(v, owner) if laid.zone == "field" else None
        if always or there or v.pile(laid.zone, owner):
            found.append(area(v, laid, owner, there))
    return found


def characters_of(v: View, owner: int) -> tuple[int, ...]:
    """Return the characters that lie before an owner: those that it controls, its own first (L-2.15, L-24.5)."""
    rows, others = v.pieces, [n for n in range(len(v.teams)) if n != owner]
    own = [p for p in v.pile("field", owner) if rows[p].controller in (-1, owner)]
    taken = [p for n in others for p in v.pile("field", n) if rows[p].controller == owner]
    return (*own, *taken)


def of_the_deck(v: View, deck: int) -> Area:
    """Return the fate of the Shadowlands deck and its waves, the next one first (U-060, U-100)."""
    return {
        "id": "shadowlands", "title": "Shadowlands", "layout": "row", "of": deck, "note": forces(v, deck), "pieces": [],
    }  # fmt: skip


def forces(v: View, deck: int) -> str:
    """Return the fate of the Shadowlands deck, and who of it attacks or defends next, and after that."""
    told = [f"fate {v.fate[deck]}"]
    for wave in waves(v):  # type: ignore[arg-type]  # a view can be asked like the state
        names = ", ".join(v.game.faces[v.pieces[p].face].name for p in wave)
        told.append(f"{'next wave' if len(told) == 1 else 'then'} (fate {fate_on(v, wave[0])}): {names}")
    return "; ".join(told)


def seats(v: View) -> Area:
    """Return who sits around the table; the Shadowlands deck that nobody plays has a place there like a player (U-001)."""
    found = around(v, counters, badges)
    for owner in range(v.seats, len(v.teams)):
        one: Piece = {
            "id": f"seat:{owner}", "kind": "seat", "name": "The Shadowlands", "of": owner, "counters": counters(v, owner),
            "badges": badges(v, owner),
        }  # fmt: skip
        found["pieces"].append(one)
    return found


def badges(v: View, seat: int) -> list[Badge]:
    """Return what is to be seen of a seat: the first player token, the Imperial Favor."""
    found: list[Badge] = [{"kind": "first", "text": "first player"}] if v.teams[seat] == v.first else []
    if v.favor == v.teams[seat]:
        found.append({"kind": "favor", "text": f"Imperial Favor {v.favor_side}".rstrip()})
    return found


def rings(v: View) -> Area:
    """Return the five rings: what each does, who has claimed it, and the fate on it."""
    pieces: list[Piece] = []
    for ring in v.rings:
        one: Piece = {
            "id": f"ring:{ring.element}", "kind": f"{ring.element} ring", "name": f"{ring.element.title()} ring",
            "text": ring_term(ring.element),
        }  # fmt: skip
        if ring.fate:
            one["counters"] = [{"name": "fate", "value": ring.fate}]
        if ring.holder == CONTESTED:
            one["badges"] = [{"kind": "contested", "text": "contested"}]
        elif ring.holder != NOBODY and ring.holder >= 0:
            one["of"] = members(v, ring.holder)[0]
            side = f" as {ring.side}" if ring.side else ""
            one["badges"] = [
                {"kind": "claimed", "text": f"claimed by {owner_called(v, members(v, ring.holder)[0])}{side}"}
            ]
        pieces.append(one)
    return {"id": "rings", "title": "Rings", "layout": "row", "spot": "side", "pieces": pieces}


def row_of_provinces(v: View, owner: int) -> Area:
    """Return the provinces of an owner, each with what lies in it."""
    pieces: list[Piece] = []
    for at in (*range(STRONGHOLD), STRONGHOLD):
        place = owner * ROW + at
        for p in v.pile("provinces", place):
            pieces.append(province(v, place, p))
    return {
        "id": f"provinces:{owner}", "title": "Provinces", "layout": "row", "of": owner, "pieces": pieces,
    }  # fmt: skip


def province(v: View, place: int, p: int) -> Piece:
    """Return a province with what lies in it."""
    one = card(v, p)
    inside = [card(v, n) for zone in ("row", "holdings") for n in v.pile(zone, place)]
    if inside:
        one["on"] = [*one.get("on", ()), *inside]
    if v.pieces[p].face == TOKEN:  # those of skirmish have no names (L-3.7)
        one["name"] = upper(province_called(place))
        return one
    one["note"] = province_called(place)
    if v.pieces[p].down and v.pieces[p].face:  # its owner knows it, and plans with its strength (L-2.13)
        one["note"] += ", face down"
        one["counters"] = [*one.get("counters", ()), {"name": STRENGTH, "value": v.game.number(v, STRENGTH, p)}]
    return one


def fight(v: View, at: int, now: Conflict, lines: Sequence[Line]) -> Area:
    """Return a conflict: both sides with their skill, where each point of it comes from, the provinces that are attacked, and
    what was played by the log."""
    there: list[tuple[Side, list[Piece]]] = []
    for verb, team in (("attack", now.team), ("defend", defending_team(v, now))):
        owners, does = members(v, team), f"{verb}s"
        theirs = concerned(v, team, now)
        called = listed([owner_titled(v, owner) for owner in theirs])
        name = f"{called} {verb if len(theirs) > 1 else does}"
        one: Side = {"name": name, "does": does, "counters": [skill(v, team, now)], "of": owners[0]}
        who = [p for owner in range(len(v.teams)) for p in v.pile("field", owner) if _stands(v, p, team)]
        there.append((one, [fighter(v, p, now.kind) for p in who]))
    fighters = [each for _, who in there for each in who]
    there[1][1][:0] = [target(v, place, p) for place in now.places for p in v.pile("provinces", place)]
    where = " and ".join(attacked(v, place) for place in now.places)
    what = an(" ".join([word for word in (now.kind, now.element, "conflict") if word]))
    title = f"{what.capitalize()} at {where}"
    return sides("conflict", title, CONFLICT, at, there, played_in(v, lines, fighters, owner_titled))


def duel_of(v: View, at: int, now: Duel, lines: Sequence[Line]) -> Area:
    """Return a duel: both characters with their statistic, what the dials add as soon as they are revealed (D.1 to D.7), and
    what was played by the log."""
    bids, there = dict(now.bids or revealed(v)), []
    both = zip(("challenges", "is challenged"), (now.challenger, now.target), now.sides, strict=True)
    for does, (p, life), owner in both:
        stays = v.pieces[p].life == life
        one: Side = {"name": upper(does), "counters": []}
        if stays:
            one |= {"name": f"{owner_titled(v, owner)} {does}", "of": owner}
            parts = parts_in(v, now, p) if now.counts else v.game.why(v, now.statistic, p)
            one["counters"] = [counted(v, now.statistic, worth_in(v, now, p), parts)]
            one["counters"] += [{"name": "dial", "value": bids[owner]}] if owner in bids else []
        there.append((one, [fighter(v, p, now.statistic)] if stays else []))
    title = f"{an(now.statistic)} duel".capitalize()
    return sides(
        "duel", title, DUEL, at, there, played_in(v, lines, [p for _, who in there for p in who], owner_titled)
    )


def revealed(v: View) -> tuple[Pair, ...]:
    """Return the bids for a duel while they are settled: cards respond to them, and honor is given (D.4, D.5)."""
    there = [now.data for _, _, now in running(v)]  # type: ignore[arg-type]  # a view can be asked like the state
    return next((data.bids for data in reversed(there) if isinstance(data, Bids) and data.what == "duel"), ())


def concerned(v: View, team: int, now: Conflict) -> list[int]:
    """Return those of a team whom a conflict concerns: who has declared it, who is attacked, and whose characters are there."""
    there = {owner for owner in range(len(v.teams)) for p in v.pile("field", owner) if _stands(v, p, team)}
    there |= {now.by} if team == now.team else {v.pieces[p].owner for at in now.places for p in v.pile("provinces", at)}
    return [owner for owner in members(v, team) if owner in there] or list(members(v, team))


def attacked(v: View, place: int) -> str:
    """Return a province that is attacked, with the margin that breaks it."""
    margin = "".join(
        f" (strength {v.game.number(v, STRENGTH, p)})" for p in v.pile("provinces", place) if v.pieces[p].face
    )
    return f"{place_called(v, place)}{margin}"


def _stands(v: View, p: int, team: int) -> bool:
    return bool(v.pieces[p].count("present")) and v.teams[v.game.speaks(v, p)] == team


def skill(v: View, team: int, now: Conflict) -> Counter:
    """Return the skill of a side, by whom and by what (L-6.7)."""
    parts = [(n, "Imperial Favor" if source == "favor" else source) for n, source in skill_of_side(v, team)]
    return counted(v, now.kind, max(0, sum([n for n, _ in parts])), parts)


def target(v: View, place: int, p: int) -> Piece:
    """Return a province that is attacked; it lies where it lay."""
    return {**province(v, place, p), "id": f"target:{p}", "shows": f"piece:{p}", "note": "is attacked"}


def fighter(v: View, p: int, counts: str) -> Piece:
    """Return a participating character, with the parts of the number that counts; it lies where it lay."""
    return {**explained(v, p, card(v, p), counts), "id": f"fighter:{p}", "shows": f"piece:{p}"}
