"""What each kind of event changes on the table of Rivals, and the few other functions that change it."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.facts import (
    IN_COTERIE,
    STACK,
    begins_round,
    blood,
    city,
    colors,
    definition,
    is_wraith,
    missing,
    speaks,
    token,
    token_of,
    tokens,
)
from coterie.games.rivals.state import TOKENS, Fallen, Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Ref, change, found, move, show
from coterie.kernel.procedures import data_of
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import there, to

# ── Blood and Prestige: 32 of each colour, and no more ──────────────────────────────────────────────────────


def _take(s: Rivals, seat: int, n: int) -> int:
    """Take tokens of a seat out of the general supply, as many as there are; return how many."""
    n = min(n, s.supply[seat])
    s.supply = _with(s.supply, seat, s.supply[seat] - n)
    return n


def _with(numbers: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return (*numbers[:at], n, *numbers[at + 1 :])


def _lay(s: Rivals, piece: int, kind: str, seat: int, n: int) -> int:
    """Lay tokens of a seat's colour on a card, from the general supply or back to it; return how many were moved."""
    now = s.pieces[piece]
    name = token(s, kind, seat, now.owner)
    if n >= 0:
        n = _take(s, seat, n)
    else:
        n = -min(-n, now.count(name))
        s.supply = _with(s.supply, seat, s.supply[seat] - n)
    if n:
        change(s, piece, counters=now.counting(name, now.count(name) + n))
        if n < 0:
            _look_empty(s, piece)
    return abs(n)


def _look_empty(s: Rivals, piece: int) -> None:
    """Note a card that was played and lies near a Haven once it has lost its last token: it is burned (R-171)."""
    now = s.pieces[piece]
    if (
        now.zone == "board"
        and definition(s, piece).kind == "library"
        and not tokens(now, "blood")
        and not tokens(now, "prestige")
    ):
        s.emptied = (*s.emptied, (piece, now.life))


def _drain(s: Rivals, piece: int, n: int) -> int:
    """Take Blood from a card to the supplies of its colours, others' colours first; return how much."""
    done = 0
    held = colors(s, s.pieces[piece], "blood")
    owner = s.pieces[piece].owner
    for seat in sorted(held, key=lambda seat: (seat == owner, seat)):
        done += _lay(s, piece, "blood", seat, -min(n - done, held[seat]))
    return done


def _return_tokens(s: Rivals, piece: int) -> None:
    """Return all Blood and Prestige on a card to the supplies: it leaves."""
    now = s.pieces[piece]
    for kind in ("blood", "prestige"):
        for seat, n in colors(s, now, kind).items():
            s.supply = _with(s.supply, seat, s.supply[seat] + n)
    if now.counters:
        change(s, piece, counters=())


def _lay_down(s: Rivals, event: Event) -> int:
    """Place a card face down near its player's Haven (R-203)."""
    move(s, event.subject, "plots", s.pieces[event.subject].owner)
    count_use(s, ("placed", event.subject, s.pieces[event.subject].life), "turn")
    return 1


def _sink(s: Rivals, event: Event) -> int:
    """Put the top card of a deck at its bottom."""
    now = s.pieces[event.subject]
    move(s, event.subject, now.zone, now.place)
    return 1


def leaves_to(zone: str) -> Atom:
    """Return the atom by which a card goes to its owner's pile in a zone, without its tokens."""

    def leave(s: Rivals, event: Event) -> int:
        _leave(s, event.subject, zone)
        return 1

    return Atom(leave, there)


def _or_gone(s: Rivals, piece: int, zone: str) -> str:
    """Return the zone that a card goes to: out of the game for an Event of which that was said (R-248)."""
    now = s.pieces[piece]
    if now.zone != "city" or now.face not in s.doomed:
        return zone
    at = s.doomed.index(now.face)
    s.doomed = (*s.doomed[:at], *s.doomed[at + 1 :])
    return "gone"


def _leave(s: Rivals, piece: int, zone: str) -> None:
    """Let a card go to its owner's pile in a zone without its tokens; a wraith leaves the game with both its parts."""
    _return_tokens(s, piece)
    if is_wraith(s, piece):
        lying, zone = token_of(s, piece), "gone"
        move(s, lying, "gone", s.pieces[lying].owner)
    move(s, piece, _or_gone(s, piece, zone), s.pieces[piece].owner)


def _burn(s: Rivals, event: Event) -> int:
    """Burn a card: to its owner's burned pile, that of the City for a City card (R-003, R-005).

    A Haven that was attached is part of its owner's collection again (R-224).
    """
    now = s.pieces[event.subject]
    if "mortal" in definition(s, event.subject).types and not is_wraith(s, event.subject):
        count_use(s, ("burned Mortal", s.active), "turn")
    lent = now.zone == "attached" and definition(s, event.subject).kind == "haven"
    _leave(s, event.subject, "collection" if lent else "burned")
    return 1


def _blood(s: Rivals, event: Event) -> int:
    """Put Blood of a colour on a card or take some away; a vampire never has more than its BP (RR-8).

    Of what is taken the colour is asked only where the detail names it.
    """
    if event.amount < 0:
        had = blood(s, event.subject)
        if event.detail:
            done = _lay(s, event.subject, "blood", event.detail[0], event.amount)
        else:
            done = _drain(s, event.subject, -event.amount)
        _see_fall(s, event, had, aggravated=False)
        return done
    seat = event.detail[0] if event.detail else s.pieces[event.subject].owner
    n = event.amount
    if s.game.kind(s, event.subject) == "vampire":
        n = min(n, missing(s, event.subject))
    return _lay(s, event.subject, "blood", seat, n)


def _shift(s: Rivals, event: Event) -> int:
    """Move Blood from a card to another, each token with its colour; a vampire gets no more than it lacks.

    The detail is the other card as a reference, and the colour if only one may be moved.
    """
    to, _, *only = event.detail
    room = missing(s, to) if s.game.kind(s, to) == "vampire" else event.amount
    done, had = 0, blood(s, event.subject)
    for seat, held in colors(s, s.pieces[event.subject], "blood").items():
        n = min(event.amount - done, held, room - done)
        if n > 0 and (not only or seat == only[0]):
            _lay(s, event.subject, "blood", seat, -n)
            done += _lay(s, to, "blood", seat, n)
    _see_fall(s, event, had, aggravated=False)
    return done


def _can_shift(s: Rivals, event: Event) -> bool:
    return there(s, event) and found(s, event.detail[:2]) is not None


def _damage(s: Rivals, event: Event) -> int:
    """Take damage: 1 Blood for each point; a Mortal falls to as much as its Blood, and otherwise heals (RR-9.1)."""
    now = s.pieces[event.subject]
    if s.game.kind(s, event.subject) != "vampire":
        s.tell("takes", now.face, event.amount)
        if event.amount >= definition(s, event.subject).stats["blood"] + tokens(now, "blood"):
            _fall(s, event, 0, aggravated=False)
        return event.amount
    had = blood(s, event.subject)
    n = min(event.amount, had)
    if "superficial" in event.detail:
        n = min(n, max(0, had - 1))
    s.tell("takes", now.face, n)
    done = _drain(s, event.subject, n)
    _see_fall(s, event, had, aggravated="aggravated" in event.detail)
    return done


def _can_suffer(s: Rivals, event: Event) -> bool:
    """Return whether damage finds somebody: a character in a coterie, or a Mortal in the city."""
    return there(s, event) and (s.pieces[event.subject].zone in IN_COTERIE or s.game.kind(s, event.subject) == "mortal")


def _see_fall(s: Rivals, event: Event, had: int, *, aggravated: bool) -> None:
    """Note a character that has no Blood left (R-033)."""
    now = s.pieces[event.subject]
    if now.zone in IN_COTERIE and not blood(s, event.subject):
        _fall(s, event, had, aggravated=aggravated)


def _fall(s: Rivals, event: Event, had: int, *, aggravated: bool) -> None:
    by = speaks(s, event.source) if event.source >= 0 else -1
    life = s.pieces[event.subject].life
    if any(name == "defeat" and s.rows[n].data.victim == (event.subject, life) for n, name in s.scopes):
        return  # it is being defeated already
    if all((each.piece, each.life) != (event.subject, life) for each in s.fallen):
        fallen = Fallen(event.subject, life, by if by < s.seats else -1, event.source, aggravated, had)
        s.fallen = (*s.fallen, fallen)


def take_fallen(s: Rivals) -> tuple[Fallen, ...]:
    """Return what is to be defeated, and forget it: it is seen to."""
    found_, s.fallen = s.fallen, ()
    return found_


def take_emptied(s: Rivals) -> tuple[Ref, ...]:
    """Return the cards that have lost their last token, and forget them: they are seen to."""
    found_, s.emptied = s.emptied, ()
    return found_


def _slay(s: Rivals, event: Event) -> int:
    """Something is defeated without damage (RR-10.1)."""
    _fall(s, event, blood(s, event.subject), aggravated=False)
    return 1


def _swap(s: Rivals, event: Event) -> int:
    """Put Blood of a colour in the place of other Blood on a character: that of its owner first (RR-3).

    The detail is the seat whose colour comes.
    """
    seat, done = event.detail[0], 0
    owner = s.pieces[event.subject].owner
    held = colors(s, s.pieces[event.subject], "blood")
    for other in sorted((color for color in held if color != seat), key=lambda color: (color != owner, color)):
        n = min(event.amount - done, held[other], s.supply[seat])
        if n > 0:
            _lay(s, event.subject, "blood", other, -n)
            done += _lay(s, event.subject, "blood", seat, n)
    return done


def _fund(s: Rivals, event: Event) -> int:
    """Put Prestige on a card, or return some of it: of a colour, from the personal supply if that is said.

    The detail is the seat whose tokens they are and "own" for its personal supply; "forced" is a contribution that does
    not protect who makes it in this turn.
    """
    seat = event.detail[0]
    n = event.amount
    if "forced" in event.detail:
        for _ in range(min(n, s.prestige[seat])):
            count_use(s, ("forced", event.subject, event.life, seat), "turn")
    if "own" in event.detail:
        n = min(n, s.prestige[seat])
        s.prestige = _with(s.prestige, seat, s.prestige[seat] - n)
        s.supply = _with(s.supply, seat, s.supply[seat] + n)
    return _lay(s, event.subject, "prestige", seat, n)


def _prestige(s: Rivals, event: Event) -> int:
    """A player gains Prestige from the general supply, or loses some to it; but for the last with the detail "last"."""
    seat, n = event.seat, event.amount
    if n >= 0:
        n = _take(s, seat, n)
    else:
        n = -min(-n, max(0, s.prestige[seat] - ("last" in event.detail)))
        s.supply = _with(s.supply, seat, s.supply[seat] - n)
    s.prestige = _with(s.prestige, seat, s.prestige[seat] + n)
    if n:
        s.tell("prestige", seat, n)
    return abs(n)


def _convert(s: Rivals, event: Event) -> int:
    """Turn Prestige of the owner's personal supply into Blood on its card: it is the other side of the token."""
    seat = s.pieces[event.subject].owner
    n = min(event.amount, s.prestige[seat])
    s.prestige = _with(s.prestige, seat, s.prestige[seat] - n)
    s.supply = _with(s.supply, seat, s.supply[seat] + n)
    return _lay(s, event.subject, "blood", seat, n)


# ── Agenda ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _agenda(s: Rivals, event: Event) -> int:
    """A player gains or loses Agenda on its Agenda card."""
    seat, before = event.seat, s.agenda[event.seat]
    s.agenda = _with(s.agenda, seat, max(0, before + event.amount))
    if s.agenda[seat] != before:
        s.tell("agenda", seat, s.agenda[seat] - before)
    return abs(s.agenda[seat] - before)


def _may_gain(s: Rivals, event: Event) -> bool:
    """Return whether Agenda can be gained: none by foes for a defeat that a card has denied them (R-263 to R-265)."""
    defeat = data_of(s, "defeat")
    return event.amount <= 0 or defeat is None or not defeat.denied or event.seat == defeat.seat


# ── other tokens ────────────────────────────────────────────────────────────────────────────────────────────────────


def _counter(s: Rivals, event: Event) -> int:
    """Lay tokens that have no colour on a card, or take them away."""
    now, name = s.pieces[event.subject], event.detail[0]
    before = now.count(name)
    after = max(0, before + event.amount)
    change(s, event.subject, counters=now.counting(name, after))
    had = blood(s, event.subject)
    spill(s, event)
    if name == "weak" and s.game.kind(s, event.subject, now) == "vampire":
        _see_fall(s, event, had, aggravated=False)
    return abs(after - before)


def spill(s: Rivals, event: Event) -> None:
    """Return Blood above a vampire's BP to its supply, as its BP has sunk; without Blood it is defeated (RR-8)."""
    piece = event.subject
    if s.pieces[piece].zone in IN_COTERIE and s.game.kind(s, piece) == "vampire":
        had = blood(s, piece)
        over = had - s.game.number(s, "BP", piece)
        if over > 0:
            _drain(s, piece, over)
            _see_fall(s, event, had, aggravated=False)


def _exert(s: Rivals, event: Event) -> int:
    """A character has exerted its Influence: it gets a No Influence token (RR-12)."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("spent", now.count("spent") + 1))
    count_use(s, ("exerted", event.subject, event.life), "turn")
    return event.amount


def _spill(s: Rivals, event: Event) -> int:
    """Return Blood above a vampire's BP; one whose BP has become 0 has no Blood left, and falls (RR-18)."""
    before = blood(s, event.subject)
    spill(s, event)
    _see_fall(s, event, before, aggravated=False)
    return before - blood(s, event.subject)


# ── places ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _attach(s: Rivals, event: Event) -> int:
    """Attach a card: the detail is the host as a reference, the seat that attaches it, and "down" for face down."""
    number, _, seat, *how = event.detail
    if s.pieces[event.subject].zone != "attached":
        _return_tokens(s, event.subject)
    if "down" not in how:
        s.tell("attached", s.pieces[event.subject].face, s.pieces[number].face)
    move(s, event.subject, "attached", seat, host=number, down="down" in how)
    count_use(s, ("attached", number, s.pieces[event.subject].face), "turn")
    if s.game.kind(s, event.subject) == "retainer":
        count_use(s, ("retainer", number, s.pieces[number].life), "turn")
    return 1


def _can_attach(s: Rivals, event: Event) -> bool:
    host = found(s, (event.detail[0], event.detail[1]))
    return there(s, event) and host is not None and host.zone in (*IN_COTERIE, "board")


def _haunt(s: Rivals, event: Event) -> int:
    """Lay a wraith token face down on its card, for one seat to know: the detail is the card and the seat (R-029)."""
    card, seat = event.detail
    move(s, event.subject, "attached", seat, host=card, down=True)
    show(s, event.subject, 1 << seat)
    return 1


def _shuffle(s: Rivals, event: Event) -> int:
    """Shuffle the face-down pile that a card lies in."""
    now = s.pieces[event.subject]
    shuffle_pile(s, now.zone, now.place)
    return 1


def _top(s: Rivals, event: Event) -> int:
    """Put a card on top of its owner's Library; who knows it knows that it lies there."""
    move(s, event.subject, "library", s.pieces[event.subject].owner, top=True)
    return 1


def _move(s: Rivals, event: Event) -> int:
    """A character goes to a place: its Haven or a party in The Streets."""
    zone, place = event.detail
    if zone == "streets":
        s.tell("goes out", s.pieces[event.subject].face)
    move(s, event.subject, zone, place)
    return 1


def _in_coterie(s: Rivals, event: Event) -> bool:
    return there(s, event) and s.pieces[event.subject].zone in IN_COTERIE


def _recruit(s: Rivals, event: Event) -> int:
    """A vampire comes into play at its owner's Haven, or in torpor where the detail says so (R-109)."""
    owner = s.pieces[event.subject].owner
    count_use(s, ("recruited", owner), "turn")
    move(s, event.subject, event.detail[0] if event.detail else "haven", owner)
    return 1


def _torpor(s: Rivals, event: Event) -> int:
    s.tell("enters torpor", s.pieces[event.subject].face)
    _return_tokens(s, event.subject)
    move(s, event.subject, "torpor", s.pieces[event.subject].owner)
    return 1


def _rise(s: Rivals, event: Event) -> int:
    """A vampire leaves torpor for its owner's Haven, exhausted unless the detail says that it is ready (RR-10.2)."""
    change(s, event.subject, ready="ready" in event.detail)
    s.tell("rises", s.pieces[event.subject].face)
    move(s, event.subject, "haven", s.pieces[event.subject].owner)
    return 1


def _reveal_city(s: Rivals, event: Event) -> int:
    """A card comes to The Streets, and belongs to the City from then on (R-228)."""
    move(s, event.subject, "city", STACK)
    if s.pieces[event.subject].owner != city(s):
        change(s, event.subject, owner=city(s))
    return 1


def _beset(s: Rivals, event: Event) -> int:
    """A City card goes next to a Haven: the detail is its seat (R-282)."""
    move(s, event.subject, "city", 1 + event.detail[0])
    return 1


def _reshuffle(s: Rivals, event: Event) -> int:
    """A card goes into the City Deck, which is shuffled then."""
    _return_tokens(s, event.subject)
    move(s, event.subject, "deck", city(s))
    return 1


def doom(s: Rivals, face: str) -> None:
    """Remember that an Event goes out of the game the next time that it leaves play (R-248)."""
    s.doomed = (*s.doomed, face)


def _board(s: Rivals, event: Event) -> int:
    move(s, event.subject, "board", s.pieces[event.subject].owner)
    return 1


def _defeat(s: Rivals, event: Event) -> int:
    """Something is defeated; how many Mortals a seat defeats in a turn is remembered."""
    if "mortal" in definition(s, event.subject).types and s.game.kind(s, event.subject) == "mortal":
        count_use(s, ("defeated Mortal", event.detail[0]), "turn")
    return event.amount


def _performed(s: Rivals, event: Event) -> int:
    """A Ritual is performed: change nothing, and tell how much Blood lies on it (R-091)."""
    return blood(s, event.subject)


def _happened(s: Rivals, event: Event) -> int:
    """Change nothing: what is told so that others hear it."""
    return 1


def _measured(s: Rivals, event: Event) -> int:
    """Change nothing: what is told with its amount, which answers may read or lower."""
    return event.amount


def _attacked(s: Rivals, event: Event) -> int:
    count_use(s, ("attacked", event.subject, event.life), "turn")
    return 1


# ── seats and turns ─────────────────────────────────────────────────────────────────────────────────────────────────


def begin_turn_of(s: Rivals, seat: int) -> None:
    """Let a seat have the next turn; a round is over when everybody had one."""
    if begins_round(s, seat):
        s.round += 1
    s.turn += 1
    s.active = seat


def eliminate(s: Rivals, seat: int) -> None:
    """A player is out: its Agenda becomes 0 (RR-19)."""
    s.out = (*s.out, seat)
    s.agenda = _with(s.agenda, seat, 0)
    s.tell("out", seat)


def count_supply(s: Rivals) -> None:
    """Work out what is left of each seat's tokens in the general supply (R-087)."""
    left = [TOKENS - n for n in s.prestige]
    for now in s.pieces:
        for kind in ("blood", "prestige"):
            for seat, n in colors(s, now, kind).items():
                left[seat] -= n
    s.supply = tuple(left)


def seat_up(s: Rivals, prestige: int, rivals: tuple[int, ...], leaders: tuple[str, ...], first: int) -> None:
    """Deal out what players begin with: Prestige, Rivals, Leaders, and who begins (RR-2)."""
    s.prestige = (prestige,) * s.seats
    s.supply = tuple([n - prestige for n in s.supply])
    s.rivals, s.leaders, s.active, s.first = rivals, leaders, first, first


ATOMS: Mapping[str, Atom] = {
    **CARD_ATOMS,
    "play": Atom(_happened, there),
    "discard": leaves_to("discard"),
    "burn": Atom(_burn, there),
    "remove": leaves_to("gone"),
    "return": leaves_to("hand"),
    "draw": to("hand"),
    "lay": Atom(_lay_down, there),
    "resolve": Atom(_happened),
    "sink": Atom(_sink, there),
    "board": Atom(_board, there),
    "blood": Atom(_blood, there),
    "damage": Atom(_damage, _can_suffer),
    "slay": Atom(_slay, _can_suffer),
    "fund": Atom(_fund, there),
    "convert": Atom(_convert, there),
    "prestige": Atom(_prestige),
    "agenda": Atom(_agenda, _may_gain),
    "counter": Atom(_counter, there),
    "attach": Atom(_attach, _can_attach),
    "haunt": Atom(_haunt, there),
    "shuffle": Atom(_shuffle, there),
    "top": Atom(_top, there),
    "shift": Atom(_shift, _can_shift),
    "spill": Atom(_spill, _in_coterie),
    "perform": Atom(_performed, there),
    "open": Atom(_happened),
    "move": Atom(_move, _in_coterie),
    "recruit": Atom(_recruit, there),
    "torpor": Atom(_torpor, _in_coterie),
    "rise": Atom(_rise, there),
    "city": Atom(_reveal_city, there),
    "exert": Atom(_exert, there),
    "scheme": Atom(_happened, there),
    "succeed": Atom(_happened, there),
    "fail": Atom(_happened, there),
    "reshuffle": Atom(_reshuffle, there),
    "beset": Atom(_beset, there),
    "transfer": Atom(_attach, _can_attach),
    "swap": Atom(_swap, _in_coterie),
    "assault": Atom(_measured),
    "defeat": Atom(_defeat, there),
    "attack": Atom(_attacked, there),
    "attacked": Atom(_happened, there),
    "typed": Atom(_happened, there),
    "activate": Atom(_happened, there),
    "block": Atom(_happened, there),
    "fought": Atom(_happened),
    "begin": Atom(_happened),
    "end": Atom(_happened),
    "act": Atom(_happened, there),
}
