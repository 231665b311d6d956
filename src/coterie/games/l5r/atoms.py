"""What each kind of event changes on the table, and the few other functions that change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coterie.games.l5r.factions import costs_ruin, is_clan
from coterie.games.l5r.facts import (
    conflict,
    has_seat,
    is_dash,
    is_immune,
    is_unique_there,
    place_of,
    ring_of,
    team_of,
)
from coterie.games.l5r.numbers import TOKENS
from coterie.games.l5r.state import CONTESTED, L5R, NOBODY, UNCLAIMED, Conflict, Ruin
from coterie.kernel.events import Atom, Event, about_seat, happening
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.layers import face_in_force
from coterie.kernel.limits import used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change, found, move, pile, turn
from coterie.kernel.procedures import remember
from coterie.kernel.scopes import fall_due, last
from coterie.kernel.steps import step
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import ready, there

DECKS = {  # the deck and the discard pile of a side; a warlord always goes where it began (U-035)
    "dynasty": ("dynasty", "fallen"),
    "conflict": ("deck", "discard"),
    "warlord": ("warlord", "warlord"),
}


def _with(numbers: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return (*numbers[:at], n, *numbers[at + 1 :])


def deck_of(s: L5R, piece: int) -> str:
    """Return the zone of the deck that a card belongs to."""
    return DECKS[s.game.faces[s.pieces[piece].face].side][0]


def discard_of(s: L5R, piece: int) -> str:
    """Return the zone of the discard pile that a card belongs to (L-2.6)."""
    return DECKS[s.game.faces[s.pieces[piece].face].side][1]


def allowed(verb: str, possible: Callable[[Any, Event], bool] = there) -> Callable[[Any, Event], bool]:
    """Return whether an event is possible and nothing forbids it, told who does it (L-8.17)."""

    def may(s: L5R, event: Event) -> bool:
        return possible(s, event) and not forbidding(s, verb, event.subject, event.source)

    return may


def in_play(s: L5R, event: Event) -> bool:
    """Return whether the card is still what was meant, and in play."""
    if event.source >= 0 and is_immune(s, event.subject):
        return False
    return there(s, event) and s.pieces[event.subject].zone in s.game.in_play


# ── honor and fate (part 11) ────────────────────────────────────────────────────────────────────────────────────────


def honor_by(seat: int, n: int, **fields: Any) -> Event:
    """Return the event that a player gains honor, or loses it where the number is negative (L-11.1)."""
    return about_seat("honor" if n >= 0 else "lose honor", seat, abs(n), **fields)


def fate_by(seat: int, n: int, **fields: Any) -> Event:
    """Return the event that a player gains fate, or loses it where the number is negative (L-11.1)."""
    return about_seat("pool" if n >= 0 else "spend", seat, abs(n), **fields)


def _honor(sign: int) -> Callable[[Any, Event], int]:
    """Return what gaining or losing honor changes; it never falls below 0."""

    def gain(s: L5R, event: Event) -> int:
        seat, before = event.seat, s.honor[event.seat]
        s.honor = _with(s.honor, seat, max(0, before + sign * event.amount))
        if s.honor[seat] != before:
            s.tell("honor", seat, s.honor[seat] - before)
        return abs(s.honor[seat] - before)

    return gain


def _may_change_honor(verb: str) -> Callable[[Any, Event], bool]:
    """Return whether somebody can gain or lose honor: who cannot lose it cannot give it either (L-11.4). The Shadowlands
    deck has none (L-20.4, U-022, U-024)."""

    def may(s: L5R, event: Event) -> bool:
        return is_clan(s, event.seat) and not forbidding(s, verb, ("seat", event.seat), event.source)

    return may


def _pool(sign: int) -> Callable[[Any, Event], int]:
    """Return what gaining or losing fate changes (L-11.1, L-11.2)."""

    def gain(s: L5R, event: Event) -> int:
        seat, before = event.seat, s.fate[event.seat]
        s.fate = _with(s.fate, seat, max(0, before + sign * event.amount))
        return abs(s.fate[seat] - before)

    return gain


def _place(s: L5R, event: Event) -> int:
    """Place fate on a card."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("fate", now.count("fate") + event.amount))
    return event.amount


def _remove(s: L5R, event: Event) -> int:
    """Remove fate from a card: the detail says where it goes: () to the bank, ("owner",) to its owner's pool, a reference
    to another card (L-11.2)."""
    now = s.pieces[event.subject]
    n = min(event.amount, now.count("fate"))
    change(s, event.subject, counters=now.counting("fate", now.count("fate") - n))
    if event.detail == ("owner",):
        s.fate = _with(s.fate, now.owner, s.fate[now.owner] + n)
    elif len(event.detail) == 2 and found(s, event.detail) is not None:
        to = event.detail[0]
        change(s, to, counters=s.pieces[to].counting("fate", s.pieces[to].count("fate") + n))
    return n


def _can_remove(s: L5R, event: Event) -> bool:
    there_ = in_play(s, event) and s.pieces[event.subject].count("fate") > 0
    return there_ and not forbidding(s, "lose fate", event.subject, event.source)


# ── status tokens (part 12) ─────────────────────────────────────────────────────────────────────────────────────────


def _token(s: L5R, piece: int, name: str, n: int) -> None:
    change(s, piece, counters=s.pieces[piece].counting(name, n))


def _status(gets: str, other: str) -> Callable[[Any, Event], int]:
    """Return what honoring or dishonoring changes: the opposite state comes back to ordinary first, whatever else
    the card is (L-12.2, U-193)."""

    def give(s: L5R, event: Event) -> int:
        if s.pieces[event.subject].count(other):
            _token(s, event.subject, other, 0)
        else:
            _token(s, event.subject, gets, 1)
        s.tell(f"got {gets}", s.pieces[event.subject].face)
        return 1

    return give


def _can_get(name: str) -> Callable[[Any, Event], bool]:
    """Return whether a card can get a status: not one that it has; taint is beside the others (L-2.10, L-12.2, U-186)."""

    def can(s: L5R, event: Event) -> bool:
        return (
            in_play(s, event)
            and not s.pieces[event.subject].count(name)
            and not forbidding(s, name, event.subject, event.source)
        )

    return can


def _taint(s: L5R, event: Event) -> int:
    """Put a tainted token on a card (U-039)."""
    _token(s, event.subject, "tainted", 1)
    s.tell("tainted", s.pieces[event.subject].face)
    return 1


def _untoken(s: L5R, event: Event) -> int:
    """Discard status tokens: those named, or all; by themselves they stay (L-12.3, L-12.4, U-191)."""
    names = event.detail or TOKENS
    held = [name for name in names if s.pieces[event.subject].count(name)]
    for name in held:
        _token(s, event.subject, name, 0)
    return len(held)


# ── entering and leaving play ───────────────────────────────────────────────────────────────────────────────────────


def _enter(s: L5R, event: Event) -> int:
    """Put a character into play: the detail is who controls it, then “present”, “bowed”, “honored”, “dishonored”.

    It comes ready, with the status that a keyword gives it, which triggers nothing (L-8.5, L-12.3, U-041, U-194).
    """
    seat, *how = event.detail
    piece = event.subject
    owner = s.pieces[piece].owner
    move(s, piece, "field", owner)
    if seat != owner:
        last(s, piece, "control", seat, ("leaves", piece, s.pieces[piece].life))
    tokens = [name for name in how if name in TOKENS]
    if any(getattr(ability, "keyword", "") == "corrupted" for ability in s.pieces[piece].text):
        tokens.append("tainted")
    for name in dict.fromkeys(tokens):
        _token(s, piece, name, 1)
    now = conflict(s)
    if "present" in how and now is not None:
        _join_at_once(s, piece, now)
    if "bowed" in how:
        change(s, piece, ready=False)
    return 1


def _join_at_once(s: L5R, piece: int, now: Conflict) -> None:
    """Let a character participate; one that cannot goes home bowed (L-6.17)."""
    if is_dash(s, piece, now.kind):
        change(s, piece, ready=False)
    else:
        _token(s, piece, "present", 1)


def _can_enter(s: L5R, event: Event) -> bool:
    now = s.pieces[event.subject]
    return (
        there(s, event)
        and now.zone != "field"
        and not is_unique_there(s, event.detail[0], now.face, event.subject)
        and not forbidding(s, "enter", event.subject, event.source)
    )


def _leave(s: L5R, event: Event) -> int:
    """Let a card leave play: the detail says how (“discard”, “sacrifice”, “return”) and where to.

    Who controls an honored character gains 1 honor, for a dishonored one it loses 1, before any reaction (L-12.1).
    """
    piece, to = event.subject, event.detail[1]
    now = s.pieces[piece]
    if now.zone == "field":
        seat = s.game.speaks(s, piece)
        change_ = now.count("honored") - now.count("dishonored")
        if change_:
            s.do((happening, honor_by(seat, change_)))
    if now.zone in ("field", "attached", "holdings"):
        s.tell("leaves", now.face)
    zone = discard_of(s, piece) if to == "pile" else to
    leave_to(s, piece, zone)
    fall_due(s, ("leaves", piece, event.life))
    return 1


@step("l5r.take_back")
def take_back(s: L5R, seat: int) -> None:
    """What was lent of a conflict deck is its top card again."""
    for p in pile(s, "lent", seat):
        move(s, p, "deck", seat, top=True)


def whole_deck(s: L5R, seat: int) -> tuple[int, ...]:
    """Return the conflict deck of a seat, top first, with what was lent of it."""
    take_back(s, seat)
    return pile(s, "deck", seat)


def leave_to(s: L5R, piece: int, zone: str) -> None:
    """Move a card to its owner's pile in a zone, where it is a new thing: “top” and “bottom” are those of its deck (L-2.5,
    L-2.7, L-2.8).

    A warlord goes back to where it began, and the Shadowlands deck has no hand (L-20.6, U-035, U-036, U-060).
    """
    owner = s.pieces[piece].owner
    if s.game.faces[s.pieces[piece].face].side == "warlord":
        move(s, piece, "warlord", owner)
    elif zone in ("top", "bottom"):
        take_back(s, owner)
        move(s, piece, deck_of(s, piece), owner, top=zone == "top")
    elif zone == "hand" and not has_seat(s, owner):
        move(s, piece, discard_of(s, piece), owner)
    elif zone == "hand" and s.game.faces[s.pieces[piece].face].side == "dynasty":
        move(s, piece, "fallen", owner)
    else:
        move(s, piece, zone, owner)


LEAVING = ("field", "attached", "holdings")  # strongholds and provinces stay where they are (L-14.7)


def _can_leave(s: L5R, event: Event) -> bool:
    movable = s.pieces[event.subject].zone in LEAVING
    return movable and there(s, event) and not forbidding(s, "leave", event.subject, event.source)


def _can_change_hands(s: L5R, event: Event) -> bool:
    """Return whether who controls a card can change: not of a stronghold or a province (L-14.7)."""
    return CARD_ATOMS["control"].possible(s, event) and s.pieces[event.subject].zone in LEAVING


def _can_copy(s: L5R, event: Event) -> bool:
    """Return whether a card can become a copy of a face, which the detail begins with: not of its own title, nor of a
    unique one that its controller could not have beside what is there (L-2.17)."""
    if not in_play(s, event):
        return False
    face, piece = event.detail[0], event.subject
    mine = s.game.faces[face_in_force(s, s.pieces[piece])].name
    return s.game.faces[face].name != mine and not is_unique_there(s, s.game.speaks(s, piece), face, piece)


def _attach(s: L5R, event: Event) -> int:
    """Attach a card: the detail is the host as a reference, and who controls the attachment."""
    host, _, seat = event.detail
    piece = event.subject
    move(s, piece, "attached", s.pieces[piece].owner, host=host)
    if seat != s.game.speaks(s, piece):
        last(s, piece, "control", seat, ("leaves", piece, s.pieces[piece].life))
    return 1


def _can_attach(s: L5R, event: Event) -> bool:
    host = found(s, event.detail[:2])
    seat = event.detail[2]
    piece = event.subject
    return (
        there(s, event)
        and host is not None
        and host.zone in s.game.in_play
        and event.detail[0] != s.pieces[piece].host
        and (s.pieces[piece].zone == "attached" or not is_unique_there(s, seat, s.pieces[piece].face, piece))
        and not forbidding(s, "attach", event.detail[0], piece)
    )


def _can_discard(s: L5R, event: Event) -> bool:
    """Return whether a card can be discarded: no effect of a card discards from the Shadowlands dynasty deck (L-20.5,
    U-028)."""
    now = s.pieces[event.subject]
    return there(s, event) and (event.source < 0 or now.zone != "dynasty" or is_clan(s, now.owner))


def _discard(s: L5R, event: Event) -> int:
    """Discard a card from where it is not in play (L-2.6)."""
    move(s, event.subject, discard_of(s, event.subject), s.pieces[event.subject].owner)
    return 1


def _return(s: L5R, event: Event) -> int:
    """Put a card that is not in play somewhere else: the detail is where to, as for `leave_to`."""
    leave_to(s, event.subject, event.detail[0])
    return 1


# ── provinces ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _reveal(s: L5R, event: Event) -> int:
    """Turn a province face up. One that was turned already as it came to be attacked is told of only (L-6.4)."""
    if s.pieces[event.subject].down:
        unveil_province(s, event.subject)
    return 1


def unveil_province(s: L5R, piece: int) -> None:
    """Turn a province face up: another thing from now on (L-14.4). Its taint stays (U-192)."""
    turn(s, piece, down=False)
    s.tell("revealed", s.pieces[piece].face)


def _unveil(s: L5R, event: Event) -> int:
    """Turn a dynasty card in a province face up; a holding is in play then (L-14.6)."""
    place = s.pieces[event.subject].place
    if s.game.faces[s.pieces[event.subject].face].kind == "holding":
        move(s, event.subject, "holdings", place)
    else:
        turn(s, event.subject, down=False)
    return 1


def _can_unveil(s: L5R, event: Event) -> bool:
    return there(s, event) and s.pieces[event.subject].zone == "row" and s.pieces[event.subject].down


def _fill(s: L5R, event: Event) -> int:
    """Put a card into a province: the detail is the place and whether it lies face up."""
    place, up = event.detail
    face = s.pieces[event.subject].face
    zone = "holdings" if up and s.game.faces[face].kind == "holding" else "row"
    move(s, event.subject, zone, place, down=not up)
    return 1


def _break(s: L5R, event: Event) -> int:
    """Break a province: its text does not count any more (L-14.2)."""
    piece = event.subject
    if s.pieces[piece].down:
        turn(s, piece, down=False)
    change(s, piece, counters=s.pieces[piece].counting("broken", 1))
    s.tell("broken", s.pieces[piece].face)
    if costs_ruin(s, s.pieces[piece].owner):
        s.game.procedures["ruin"].begin(s, Ruin(place_of(s, piece)))
    now = conflict(s)
    if now is not None and place_of(s, piece) in now.places:
        remember(s, "conflict", broken=(*now.broken, (piece, s.pieces[piece].life)))
    return 1


def _can_break(s: L5R, event: Event) -> bool:
    there_ = s.pieces[event.subject]
    return (
        there_.zone == "provinces"
        and not there_.count("broken")
        and not forbidding(s, "break", event.subject, event.source)
    )


def _restore(s: L5R, event: Event) -> int:
    change(s, event.subject, counters=s.pieces[event.subject].counting("broken", 0))
    return 1


# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _join(s: L5R, event: Event) -> int:
    """Move a character to the conflict, as it is (L-6.15)."""
    _token(s, event.subject, "present", 1)
    return 1


def _can_join(s: L5R, event: Event) -> bool:
    now = conflict(s)
    if now is None or now.over or not in_play(s, event) or s.pieces[event.subject].count("present"):
        return False
    if used(s, ("held off", s.game.speaks(s, event.subject)), "conflict"):
        return False
    verbs = ("join", "participate", f"participate in {now.kind}", _side_verb(s, event.subject, now))
    return not is_dash(s, event.subject, now.kind) and not any(
        forbidding(s, verb, event.subject, event.source) for verb in verbs
    )


def _side_verb(s: L5R, piece: int, now: Conflict) -> str:
    own = team_of(s, s.game.speaks(s, piece)) == now.team
    return "participate as attacker" if own else "participate as defender"


def _withdraw(s: L5R, event: Event) -> int:
    """Move a character home, as it is; with “bowed” it bows (L-6.15, L-6.16)."""
    _token(s, event.subject, "present", 0)
    if "bowed" in event.detail:
        change(s, event.subject, ready=False)
    return 1


def _can_withdraw(s: L5R, event: Event) -> bool:
    return (
        in_play(s, event)
        and bool(s.pieces[event.subject].count("present"))
        and not forbidding(s, "withdraw", event.subject, event.source)
    )


def _declared(s: L5R, event: Event) -> int:
    """An attacked province that lies face down is turned up, before anybody reacts to the declaration (L-6.4)."""
    if s.pieces[event.subject].down and not is_token(s, event.subject):
        unveil_province(s, event.subject)
        s.do((happening, Event("reveal", event.subject, s.pieces[event.subject].life)))
    return 1


def is_token(s: L5R, piece: int) -> bool:
    """Return whether a province is a token, which has no sides (L-14.5)."""
    return bool(s.game.faces[s.pieces[piece].face].name == "Province")


def _attack(s: L5R, event: Event) -> int:
    """A character is declared as an attacker or defender; the detail is “attack” or “defend”."""
    _token(s, event.subject, "present", 1)
    return 1


def _switch(s: L5R, event: Event) -> int:
    """The conflict is of another type: the detail (L-6.16)."""
    remember(s, "conflict", kind=event.detail[0])
    s.tell("switched", event.detail[0])
    return 1


def _claim(s: L5R, event: Event) -> int:
    """A team claims a ring: the detail is the element (L-6.12)."""
    set_ring(s, event.detail[0], holder=team_of(s, event.seat))
    s.tell("claims", event.seat, event.detail[0])
    return 1


def set_ring(s: L5R, element: str, **fields: Any) -> None:
    """Change some fields of a ring."""
    s.rings = tuple([ring.but(**fields) if ring.element == element else ring for ring in s.rings])


def swap_places(s: L5R, one: int, other: int) -> None:
    """Let two dynasty cards change provinces, each as it lies."""
    here, there_ = s.pieces[one], s.pieces[other]
    to, back = (there_.zone, there_.place), (here.zone, here.place)
    move(s, one, back[0], to[1], down=here.down)
    move(s, other, to[0], back[1], down=there_.down)


def contest(s: L5R, element: str) -> None:
    """Let a ring be contested."""
    set_ring(s, element, holder=CONTESTED)


def return_rings(s: L5R, holders: tuple[int, ...]) -> None:
    """Return the rings of some holders to the pool (L-6.7, 4.7)."""
    s.rings = tuple([ring.but(holder=UNCLAIMED) if ring.holder in holders else ring for ring in s.rings])


def _ring_fate(s: L5R, event: Event) -> int:
    """Put fate on a ring or take it off; the detail is the element."""
    ring = ring_of(s, event.detail[0])
    after = max(0, ring.fate + event.amount)
    set_ring(s, ring.element, fate=after)
    return abs(after - ring.fate)


def _favor(s: L5R, event: Event) -> int:
    """A team claims the Imperial Favor and says on which side it lies; nothing more where it has none (L-13.1)."""
    s.favor = team_of(s, event.seat)
    s.favor_side = event.detail[0] if event.detail else ""
    s.tell("favor", event.seat, s.favor_side or "both")
    return 1


def _lose_favor(s: L5R, event: Event) -> int:
    """The Imperial Favor goes back to the middle, for the whole team (L-13.3, U-143)."""
    s.favor, s.favor_side = NOBODY, ""
    return 1


def _move_on(s: L5R, event: Event) -> int:
    return event.amount


def _bid(s: L5R, event: Event) -> int:
    """A bid that counts differently from the dial changes nothing but its row (L-5.5)."""
    return event.amount


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def renew_deck(s: L5R, seat: int, side: str) -> None:
    """Shuffle a discard pile into a new deck (L-18.1)."""
    deck, heap = DECKS[side]
    for p in pile(s, heap, seat):
        move(s, p, deck, seat)
    shuffle_pile(s, deck, seat)


def set_dials(s: L5R, bids: tuple[tuple[int, int], ...]) -> None:
    """Remember what the dials show (L-5.5)."""
    for seat, n in bids:
        s.dials = _with(s.dials, seat, n)


# ── the game as a whole ─────────────────────────────────────────────────────────────────────────────────────────────


def seat_up(s: L5R, teams: tuple[int, ...], first: int, honor: tuple[int, ...]) -> None:
    """Begin a game: teams, who has the first player token, starting honor."""
    s.teams, s.first, s.honor = teams, first, honor


def begin_phase(s: L5R, name: str) -> None:
    """A phase begins."""
    s.phase = name


def next_round(s: L5R) -> None:
    """The first player token goes to the next team (4.8, U-151, U-202), and the next round begins."""
    s.first = (s.first + 1) % (max(s.teams) + 1)
    s.round += 1


def lose_provinces(s: L5R, owner: int) -> None:
    """A player of a team game plays on without provinces; the text of its stronghold counts no more (L-24.2, U-225)."""
    s.out = (*s.out, owner)
    for p in pile(s, "stronghold", owner):
        change(s, p)


def set_conflict(s: L5R, **fields: Any) -> None:
    """Change some of what the conflict remembers."""
    remember(s, "conflict", **fields)


def _never(s: L5R, event: Event) -> int:
    return 1


_MARK = Atom(_move_on)  # something that is told only, so that others may answer it
_HAPPENED = Atom(_never, there)

ATOMS: Mapping[str, Atom] = {
    **{name: CARD_ATOMS[name] for name in ("show", "peek", "blank", "gain", "counter")},
    "control": Atom(CARD_ATOMS["control"].change, _can_change_hands),
    "copy": Atom(CARD_ATOMS["copy"].change, _can_copy),
    "draw": CARD_ATOMS["draw"],
    "bow": Atom(ready(False).change, allowed("bow", ready(False).possible)),
    "straighten": Atom(ready(True).change, allowed("straighten", ready(True).possible)),
    "honor": Atom(_honor(1), _may_change_honor("gain honor")),
    "lose honor": Atom(_honor(-1), _may_change_honor("lose honor")),
    "pool": Atom(_pool(1)),
    "spend": Atom(_pool(-1)),
    "place": Atom(_place, allowed("be given fate", in_play)),
    "remove": Atom(_remove, _can_remove),
    "honored": Atom(_status("honored", "dishonored"), _can_get("honored")),
    "dishonored": Atom(_status("dishonored", "honored"), _can_get("dishonored")),
    "tainted": Atom(_taint, _can_get("tainted")),
    "untoken": Atom(_untoken, in_play),
    "enter": Atom(_enter, _can_enter),
    "leave": Atom(_leave, _can_leave),
    "attach": Atom(_attach, _can_attach),
    "discard": Atom(_discard, _can_discard),
    "return": Atom(_return, there),
    "reveal": Atom(_reveal),
    "unveil": Atom(_unveil, _can_unveil),
    "fill": Atom(_fill, there),
    "break": Atom(_break, _can_break),
    "restore": Atom(_restore, in_play),
    "join": Atom(_join, _can_join),
    "withdraw": Atom(_withdraw, _can_withdraw),
    "attack": Atom(_attack, in_play),
    "defend": Atom(_attack, in_play),
    "declare": Atom(_declared),
    "claim": Atom(_claim),
    "switch": Atom(_switch),
    "ring fate": Atom(_ring_fate),
    "favor": Atom(_favor),
    "lose favor": Atom(_lose_favor),
    "bid": Atom(_bid),
    "initiate": _HAPPENED,
    "play": _MARK,
    "use": _MARK,
    "win": _MARK,
    "lose": _MARK,
    "ring": _MARK,
    "pass": _MARK,
    "select": _MARK,
    "plays": _MARK,
    "dials": _MARK,
    "begin": _MARK,
    "end": _MARK,
    "conflict over": _MARK,
    "collect": _MARK,
    "duel": _MARK,
    "win duel": _MARK,
    "lose duel": _MARK,
}
