"""The table as a seat sees it, in the vocabulary of all games: a client that draws one game can draw this one.

Everything is read from a view, so nothing hidden can be told. Numbers that nothing changes are taken as printed, and a
card that looks as it did before is not put together again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from coterie.games.rivals.contests import contests
from coterie.games.rivals.facts import covered, is_leader, parties, rivals_of
from coterie.games.rivals.facts import tokens as tokens_on
from coterie.games.rivals.numbers import ATTRIBUTES, BP, DISCIPLINES, GOAL, INFLUENCE, INTEL, SECRECY
from coterie.games.rivals.rules.forecast import named
from coterie.games.rivals.rules.turn import Turn, unused
from coterie.games.rivals.state import Rivals
from coterie.kernel.layers import face_in_force
from coterie.kernel.pieces import ALL
from coterie.kernel.pieces import Piece as Row
from coterie.kernel.positions import LETTERS
from coterie.kernel.procedures import running
from coterie.kernel.scenes import Area, Badge, Counter, Moment, Piece, Player, Tableau
from coterie.kernel.seating import seat_called, seat_titled
from coterie.kernel.views import Tokens, View
from coterie.words.cards.scene import Laid, acts, around, drawn, lasts, orientation, player

# The piles before a seat, in their order.
OF_A_SEAT = (
    Laid("board", "Near the Haven", "row"),
    Laid("haven", "Haven", "row", always=True),
    Laid("streets", "The Streets", "row"),
    Laid("torpor", "Torpor", "row"),
    Laid("plots", "Face-down cards", "row"),
    Laid("committed", "Placed for Influence", "row"),
    Laid("limbo", "Being played", "row"),
    Laid("hand", "Hand", "fan", always=True),
    Laid("library", "Library", "stack", always=True),
    Laid("faction", "Faction", "stack", always=True),
    Laid("discard", "Discard", "stack", always=True),
    Laid("burned", "Burned", "stack", always=True),
    Laid("gone", "Out of the game", "stack"),
    Laid("wraiths", "Wraith tokens", "stack"),
    Laid("collection", "Collection", "stack"),
)
# The piles of the City, each with its place: 0, or 1 for the one behind those of the seats.
OF_THE_CITY = (
    (Laid("city", "The city", "row", always=True), 0),
    (Laid("deck", "City Deck", "stack", always=True), 1),
    (Laid("discard", "City discard", "stack", always=True), 1),
    (Laid("burned", "City burned", "stack", always=True), 1),
    (Laid("gone", "City out of the game", "stack"), 1),
    (Laid("wraiths", "Wraith tokens", "stack"), 1),
)
NEXT_TO_HAVEN = Laid("city", "Next to the Haven", "row")
REST = "torpor, mending, antagonists, draw 2"  # what follows the Action Phase (RR-4.3)
COLOURED = ("blood", "prestige")
OFTEN_NONE = (SECRECY, INTEL)  # numbers that are worth a line only where there are any
NUMBERED = (*ATTRIBUTES, *DISCIPLINES, *OFTEN_NONE)


class Value(NamedTuple):
    """A number of a card: its limit, -1 for none; what is printed, where that may be another one; what it is made of."""

    name: str
    value: int
    most: int = -1
    printed: int | None = None
    parts: tuple[tuple[int, str], ...] = ()

    def counter(self) -> Counter:
        """Return it as a scene has it; its parts where it is not as printed."""
        found: Counter = {"name": self.name, "value": self.value}
        if self.most >= 0:
            found["most"] = self.most
        if self.printed is not None and self.printed != self.value:
            found["printed"] = self.printed
            if self.parts:
                found["parts"] = list(self.parts)
        return found


NO_NUMBERS: tuple[Value, ...] = ()


def tableau(s: Rivals, seat: int) -> Tableau:
    """Return what lies on the table, as a seat sees it; -1 is a spectator."""
    v = s.seen_by(seat)
    players = [seated(v, n) for n in range(v.seats)]
    left = said_actions(*unused(s)) if turn_of(v) is not None and v.result is None else ""
    return Tableau(moment(v, left), players, areas(v, left))


# ── seats and the moment ────────────────────────────────────────────────────────────────────────────────────────────


def seated(v: View, seat: int) -> Player:
    """Return a seat with its numbers."""
    return player(v, seat, _counters(v, seat))


def _counters(v: View, seat: int) -> list[Counter]:
    return [
        {"name": "agenda", "value": v.agenda[seat], "most": GOAL},
        {"name": "prestige", "value": v.prestige[seat], "note": "with none left one is out"},
    ]


def seat_badges(v: View, seat: int) -> list[Badge]:
    """Return what is to be seen of a seat: whose turn it is, its Rival, whether it is out."""
    if seat in v.out:
        return [{"kind": "out", "text": "out of the game"}]
    found: list[Badge] = [acts(v, seat)] if seat == v.active else []
    rivals = ", ".join([seat_called(v, other) for other in rivals_of(v, seat)])  # type: ignore[arg-type]  # as below
    return [*found, {"kind": "rival", "text": f"Rival: {rivals or 'none'}"}]


def moment(v: View, left: str) -> Moment:
    """Return whose turn it is, and how many actions it still has, as `said_actions` says."""
    seats = [f"seat:{n}" for n in v.game.order(v)]
    text = f"Round {v.round}: {seat_titled(v, v.active)}'s turn" + (f", {left}" if left else "")
    return {"text": text, "mood": "turn", "order": seats, "active": f"seat:{v.active}"}


def turn_of(v: Any) -> Turn | None:
    """Return what the turn remembers while its Action Phase goes on or is to come, else None."""
    for _, procedure, now in running(v):
        if type(now.data) is Turn:
            return now.data if now.at <= procedure.index("4.2.1") else None
    return None


def said_actions(actions: int, unhosted: int) -> str:
    """Return how many actions are left, as people say it; the one that is being performed is none of them."""
    left = "1 action left" if actions == 1 else f"{actions} actions left"
    return left + (f", {unhosted} more for unhosted actions" if unhosted else "")


# ── the parts of the table ──────────────────────────────────────────────────────────────────────────────────────────


class Heard(NamedTuple):
    """The numbers that something changes: of every card, and of some cards alone; whether everybody sees what does."""

    of_all: frozenset[str]
    of_one: dict[int, frozenset[str]]
    openly: bool

    def of(self, p: int) -> frozenset[str]:
        """Return the numbers of a card that something may change."""
        near = self.of_one.get(p)
        return self.of_all | near if near else self.of_all


def heard_by(v: View) -> Heard:
    """Return the numbers that something on the table changes."""
    every: list[str] = []
    near: dict[int, frozenset[str]] = {}
    sources: list[int] = []
    for key, there in v.ears.items():
        if key[0] == "number":
            sources += there
            if len(key) == 2:
                every.append(key[1])
            elif type(key[2]) is int:
                near[key[2]] = near.get(key[2], frozenset()) | {key[1]}
    return Heard(frozenset(every), near, all(v.pieces[p].known == ALL for p in dict.fromkeys(sources)))


def areas(v: View, left: str) -> list[Area]:
    """Return the seats in their ring, what is fought out, what lies before each seat, the City, and what is left of the
    turn, as `said_actions` says."""
    heard = heard_by(v)
    found = [around(v, _counters, seat_badges), *contests(v, lambda p: card(v, p, heard))]
    for seat in range(v.seats):
        found += of_seat(v, seat, heard)
    for laid, behind in OF_THE_CITY:
        place, zone = v.seats if behind else 0, laid.zone
        if laid.always or (zone, place) in v.piles:
            found.append(pile_area(v, laid, place, -1, heard))
            if zone == "deck" and v.pile(zone, place):  # a card with another back is seen there
                found[-1]["note"] = f"on top: {v.pieces[v.pile(zone, place)[0]].back}"
    return [*found, still_possible(left)] if left else found


def still_possible(left: str) -> Area:
    """Return what there is to come before the turn ends, as a line."""
    note = f"{left}; going out and abilities cost none. Then: {REST}."
    return {"id": "left", "title": "This turn", "layout": "row", "spot": "side", "note": note, "pieces": []}


def of_seat(v: View, seat: int, heard: Heard) -> list[Area]:
    """Return what lies before a seat, its parties in The Streets one by one, and the City cards next to its Haven."""
    found: list[Area] = []
    for laid in OF_A_SEAT:
        if laid.zone == "streets":
            for place in parties(v):  # type: ignore[arg-type]  # a view can be asked like the state
                if place % v.seats == seat:
                    called = f"{laid.title} {place // v.seats + 1}" if place >= v.seats else laid.title
                    found.append(pile_area(v, laid._replace(title=called), place, seat, heard))
        elif laid.always or (laid.zone, seat) in v.piles:
            found.append(pile_area(v, laid, seat, seat, heard))
    if ("city", 1 + seat) in v.piles:
        found.append(pile_area(v, NEXT_TO_HAVEN, 1 + seat, seat, heard))
    return found


def pile_area(v: View, laid: Laid, place: int, seat: int, heard: Heard) -> Area:
    """Return a pile as an area; of a deck its number, and the cards that the seat knows.

    Args:
        v: the table as the seat sees it.
        laid: how it is laid out.
        place: its place.
        seat: the seat before which it lies, -1 for none.
        heard: the numbers that something changes.
    """
    zone = laid.zone
    there = v.pile(zone, place)
    found: Area = {"id": f"{zone}:{place}", "title": laid.title, "layout": laid.layout}
    if seat >= 0:
        found["of"] = seat
    if laid.layout == "stack":
        found["count"] = len(there)
        there = v.known_in(zone, place)
    elif zone == "hand" and place == v.seat:
        there = tuple(sorted(there, key=lambda p: v.pieces[p].face))  # its own order changes with each card
    if not there:
        found["pieces"] = []
    elif zone in v.game.in_play or zone == "torpor" or (looks := v.at_rest(there)) is None or any_foreign(looks):
        found["pieces"] = [card(v, p, heard) for p in there]
    else:
        found["pieces"] = drawn(v.game, looks, resting)
    return found


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def card(v: View, p: int, heard: Heard) -> Piece:
    """Return one card with what hangs on it; of a hidden one its back and its tokens.

    A card that all seats see alike, with what it bears and what changes its numbers, is put together once for all of them.
    """
    found: Piece | None = v.alike.get(p)
    if found is None:
        found = _put_together(v, p, heard)
        if heard.openly and v.pieces[p].known == ALL and v.alike.keys() >= set(v.borne.get(p, ())):
            v.alike[p] = found
    return found


def _put_together(v: View, p: int, heard: Heard) -> Piece:
    now, game = v.pieces[p], v.game
    told = foreign(v, now.counters) if now.counters else []
    on = v.borne.get(p)
    if not now.face:
        found = with_badges(back(p, now.counters), told)
        return bearing(v, found, on, heard) if on else found
    definition = game.faces[now.face]
    if now.zone not in game.in_play and now.zone != "torpor":
        return with_badges(lying(definition, p, now.face, now.counters), told)
    kind, way = game.kind(v, p, now), orientation(now)
    character, seat = kind == "vampire", game.speaks(v, p, now)
    values = numbers(v, p, now, definition, heard) if character else NO_NUMBERS
    if now.zone == "city":
        values, told = mortal_numbers(now, definition), [*told, *lodged(v, now)]
    elif now.zone == "board" and not now.text and definition.on("board"):
        told = [*told, {"kind": "blank", "text": "has no text"}]
    leads = character and is_leader(v, p)  # type: ignore[arg-type]  # a view can be asked like the state
    found = shown(definition, p, now.face, way, seat, kind, now.counters, leads, values)
    if now.lasting and (known := lasts(v, now)):
        found = {**found, "lasts": known}
    if told:
        found = with_badges(found, told)
    return bearing(v, found, on, heard) if on else found


def with_badges(found: Piece, more: list[Badge]) -> Piece:
    """Return a card with further marks."""
    return {**found, "badges": [*found.get("badges", ()), *more]} if more else found


def any_foreign(looks: tuple[Any, ...]) -> bool:
    """Return whether a token of another player lies on one of these cards."""
    return bool([name for _, _, counters in looks for name, _ in counters if "-" in name])


def foreign(v: View, counters: Tokens) -> list[Badge]:
    """Return what is to be said of the tokens of other players on a card."""
    told: list[Badge] = []
    for name, n in counters:
        kind, _, letter = name.partition("-")
        if at := covered(name):
            told.append({"kind": "covers", "text": f"covers the {at[0].title()} of {seat_called(v, at[1])}"})
        elif letter and kind in COLOURED:
            whose = seat_called(v, LETTERS.index(letter))
            told.append({"kind": f"{kind} of another", "text": f"{n} {kind.title()} of {whose}"})
    return told


def lodged(v: View, now: Row) -> list[Badge]:
    """Return to what a City card in The Streets is attached, if it is."""
    if now.host < 0:
        return []
    host = v.pieces[now.host]
    return [{"kind": "lodged", "text": f"attached to {v.game.faces[host.face].name} of {seat_called(v, host.place)}"}]


def bearing(v: View, found: Piece, on: list[int], heard: Heard) -> Piece:
    """Return a card with those that hang on it."""
    return {**found, "on": [card(v, n, heard) for n in on]}


def resting(game: Any, p: int, face: str, counters: Tokens) -> Piece:
    """Return a card that is not in play."""
    return lying(game.faces[face], p, face, counters) if face else back(p, counters)


@lru_cache(maxsize=4096)
def back(p: int, counters: Tokens) -> Piece:
    """Return a hidden card: no more than its back, and the tokens on it."""
    found: Piece = {"id": f"piece:{p}", "kind": "hidden", "face": None, "orientation": "down"}
    if counters:
        found["counters"] = tokens(counters)
    return found


@lru_cache(maxsize=4096)
def lying(definition: Any, p: int, face: str, counters: Tokens) -> Piece:
    """Return a card that is not in play: what is printed on it, and the tokens on it."""
    found: Piece = {
        "id": f"piece:{p}", "kind": definition.kind, "name": definition.name, "face": face, "note": definition.line,
        "text": definition.text,
    }  # fmt: skip
    if counters:
        found["counters"] = tokens(counters)
    return found


@lru_cache(maxsize=4096)
def shown(
    definition: Any,
    p: int,
    face: str,
    way: Any,
    seat: int,
    kind: str,
    counters: tuple[tuple[str, int], ...],
    leader: bool,
    values: tuple[Value, ...],
) -> Piece:
    """Return a card in play from all that can be seen of it."""
    numbered = [value.counter() for value in values]
    there = {counter["name"] for counter in numbered}
    return {
        "id": f"piece:{p}", "kind": kind or definition.kind, "name": definition.name, "face": face, "of": seat,
        "note": definition.line, "text": definition.text, "orientation": way,
        "badges": badges(definition, leader=leader) if kind == "vampire" else [],
        "counters": [*numbered, *[counter for counter in tokens(counters) if counter["name"] not in there]],
    }  # fmt: skip


def numbers(v: View, p: int, now: Row, definition: Any, heard: Heard) -> tuple[Value, ...]:
    """Return the numbers of a character as it lies.

    What nothing changes is as it is printed, and need not be worked out.
    """
    game, changed = v.game, heard.of(p)
    if now.lasting:
        definition = game.faces[face_in_force(v, now)]  # type: ignore[arg-type]  # a view can be asked like the state
    weakened = max(0, (definition.bp or 0) - now.count("weak"))
    potency = game.number(v, BP, p) if BP in changed else weakened
    found = [Value("blood", tokens_on(now, "blood"), potency)]
    if now.zone == "torpor":
        return tuple(found)
    for part in printed_numbers(definition, changed):
        value = changeable(v, p, part, definition) if isinstance(part, str) else part
        if value.value or value.name in ATTRIBUTES or value.printed:
            found.append(value)
    influence = game.number(v, INFLUENCE, p) if INFLUENCE in changed else game.printed(v, INFLUENCE, now)
    found.append(Value(INFLUENCE, 0 if now.count("spent") else influence))
    return tuple(found)


def changeable(v: View, p: int, name: str, definition: Any) -> Value:
    """Return a number that something may change, with what is printed, and its parts where that is another one."""
    printed, parts = int(definition.stats.get(name, 0)), v.game.why(v, name, p)
    worth = max(0, sum([amount for amount, _ in parts]))  # parts and number in one go, as it is dear to find them
    return Value(name, worth, -1, printed, tuple(named(v, parts)) if worth != printed else ())


@lru_cache(maxsize=4096)
def printed_numbers(definition: Any, heard: frozenset[str]) -> tuple[Value | str, ...]:
    """Return the numbers that a character may have: as they are printed, or by name where something may change them; those
    that are 0 and that nothing changes are left out."""
    every: list[Value | str] = []
    for name in NUMBERED:
        n = int(definition.stats.get(name, 0))
        if name in heard or n or name in ATTRIBUTES:
            every.append(name if name in heard else Value(name, n))
    return tuple(every)


def mortal_numbers(now: Row, definition: Any) -> tuple[Value, ...]:
    """Return the Blood and the Agenda of a Mortal in The Streets; nothing for other City cards."""
    if definition.kind != "mortal":
        return NO_NUMBERS
    blood = int(definition.stats["blood"])
    more = tokens_on(now, "blood")
    return (Value("blood", blood + more, -1, blood), Value("agenda", int(definition.stats["agenda"])))


def badges(definition: Any, *, leader: bool) -> list[Badge]:
    """Return what is particular about a character: its Leader's token, Guard, Reach."""
    found: list[Badge] = [{"kind": "leader", "text": "Leader"}] if leader else []
    found += [{"kind": "guard", "text": "Guard"}] if definition.guard else []
    return [*found, {"kind": "reach", "text": "Reach"}] if definition.reach else found


@lru_cache(maxsize=4096)
def tokens(counters: tuple[tuple[str, int], ...]) -> list[Counter]:
    """Return the tokens on a card by kind, Blood and Prestige of all colours together."""
    totals: dict[str, int] = {}
    for name, n in counters:
        if covered(name):
            continue
        kind = name.partition("-")[0]
        whole = kind if kind in COLOURED else name
        totals[whole] = totals.get(whole, 0) + n
    return [{"name": name, "value": n} for name, n in totals.items()]
