"""What each kind of event changes on the table of Rivals, and the few other functions that change it."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.facts import IN_COTERIE, blood, colors, definition, missing, speaks, token, tokens
from coterie.games.rivals.state import TOKENS, Fallen, Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import Ref, change, found, move
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
    """Note a card near a Haven that has lost its last token: it is burned (R-171)."""
    now = s.pieces[piece]
    if now.zone == "board" and not tokens(now, "blood") and not tokens(now, "prestige"):
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


def leaves_to(zone: str) -> Atom:
    """Return the atom by which a card goes to its owner's pile in a zone, without its tokens."""

    def leave(s: Rivals, event: Event) -> int:
        _return_tokens(s, event.subject)
        move(s, event.subject, zone, s.pieces[event.subject].owner)
        return 1

    return Atom(leave, there)


def _burn(s: Rivals, event: Event) -> int:
    """Burn a card: to its owner's burned pile, that of the City for a City card (R-003, R-005)."""
    if "mortal" in definition(s, event.subject).types:
        count_use(s, ("burned Mortal", s.active), "turn")
    _return_tokens(s, event.subject)
    move(s, event.subject, "burned", s.pieces[event.subject].owner)
    return 1


def _blood(s: Rivals, event: Event) -> int:
    """Put Blood of a colour on a card or take some away; a vampire never has more than its BP (RR-8).

    Of what is taken the colour is not asked.
    """
    if event.amount < 0:
        done = _drain(s, event.subject, -event.amount)
        _see_fall(s, event, aggravated=False)
        return done
    seat = event.detail[0] if event.detail else s.pieces[event.subject].owner
    n = event.amount
    if s.game.kind(s, event.subject) == "vampire":
        n = min(n, missing(s, event.subject))
    return _lay(s, event.subject, "blood", seat, n)


def _damage(s: Rivals, event: Event) -> int:
    """Take damage: 1 Blood for each point; a Mortal falls to as much as its Blood, and otherwise heals (RR-9.1)."""
    now = s.pieces[event.subject]
    if s.game.kind(s, event.subject) != "vampire":
        if event.amount >= definition(s, event.subject).stats["blood"] + tokens(now, "blood"):
            _fall(s, event, aggravated=False)
        return event.amount
    n = min(event.amount, blood(s, event.subject))
    if "superficial" in event.detail:
        n = min(n, max(0, blood(s, event.subject) - 1))
    done = _drain(s, event.subject, n)
    _see_fall(s, event, aggravated="aggravated" in event.detail)
    return done


def _can_suffer(s: Rivals, event: Event) -> bool:
    """Return whether damage finds somebody: a character in a coterie, or a Mortal in the city."""
    return there(s, event) and (s.pieces[event.subject].zone in IN_COTERIE or s.game.kind(s, event.subject) == "mortal")


def _see_fall(s: Rivals, event: Event, *, aggravated: bool) -> None:
    """Note a character that has no Blood left."""
    now = s.pieces[event.subject]
    if now.zone in IN_COTERIE and not blood(s, event.subject):
        _fall(s, event, aggravated=aggravated)


def _fall(s: Rivals, event: Event, *, aggravated: bool) -> None:
    by = speaks(s, event.source) if event.source >= 0 else -1
    life = s.pieces[event.subject].life
    if all((each.piece, each.life) != (event.subject, life) for each in s.fallen):
        fallen = Fallen(event.subject, life, by if by < s.seats else -1, event.source, aggravated)
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
    _fall(s, event, aggravated=False)
    return 1


def _fund(s: Rivals, event: Event) -> int:
    """Put Prestige on a card, or return some of it: of a colour, from the personal supply if that is said.

    The detail is the seat whose tokens they are and "own" for its personal supply.
    """
    seat = event.detail[0]
    n = event.amount
    if "own" in event.detail:
        n = min(n, s.prestige[seat])
        s.prestige = _with(s.prestige, seat, s.prestige[seat] - n)
        s.supply = _with(s.supply, seat, s.supply[seat] + n)
    return _lay(s, event.subject, "prestige", seat, n)


def _prestige(s: Rivals, event: Event) -> int:
    """A player gains Prestige from the general supply, or loses some to it."""
    seat, n = event.seat, event.amount
    if n >= 0:
        n = _take(s, seat, n)
    else:
        n = -min(-n, s.prestige[seat])
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


# ── other tokens ────────────────────────────────────────────────────────────────────────────────────────────────────


def _counter(s: Rivals, event: Event) -> int:
    """Lay tokens that have no colour on a card, or take them away."""
    now, name = s.pieces[event.subject], event.detail[0]
    before = now.count(name)
    after = max(0, before + event.amount)
    change(s, event.subject, counters=now.counting(name, after))
    spill(s, event.subject)
    return abs(after - before)


def spill(s: Rivals, piece: int) -> None:
    """Return Blood above a vampire's BP to its supply, as its BP has sunk (RR-8)."""
    if s.pieces[piece].zone in IN_COTERIE and s.game.kind(s, piece) == "vampire":
        over = blood(s, piece) - s.game.number(s, "BP", piece)
        if over > 0:
            _drain(s, piece, over)


# ── places ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _attach(s: Rivals, event: Event) -> int:
    """Attach a card: the detail is the host as a reference, the seat that attaches it, and "down" for face down."""
    number, _, seat, *how = event.detail
    move(s, event.subject, "attached", seat, host=number, down="down" in how)
    count_use(s, ("attached", number, s.pieces[event.subject].face), "turn")
    return 1


def _can_attach(s: Rivals, event: Event) -> bool:
    host = found(s, (event.detail[0], event.detail[1]))
    return there(s, event) and host is not None and host.zone in IN_COTERIE


def _move(s: Rivals, event: Event) -> int:
    """A character goes to a place: its Haven or a party in The Streets."""
    zone, place = event.detail
    move(s, event.subject, zone, place)
    return 1


def _in_coterie(s: Rivals, event: Event) -> bool:
    return there(s, event) and s.pieces[event.subject].zone in IN_COTERIE


def _recruit(s: Rivals, event: Event) -> int:
    """A vampire comes into play at its owner's Haven, or in torpor where the detail says so (R-109)."""
    owner = s.pieces[event.subject].owner
    move(s, event.subject, event.detail[0] if event.detail else "haven", owner)
    return 1


def _torpor(s: Rivals, event: Event) -> int:
    _return_tokens(s, event.subject)
    move(s, event.subject, "torpor", s.pieces[event.subject].owner)
    return 1


def _rise(s: Rivals, event: Event) -> int:
    """A vampire leaves torpor for its owner's Haven, exhausted (RR-10.2)."""
    change(s, event.subject, ready=False)
    move(s, event.subject, "haven", s.pieces[event.subject].owner)
    return 1


def _reveal_city(s: Rivals, event: Event) -> int:
    move(s, event.subject, "city", 0)
    return 1


def _board(s: Rivals, event: Event) -> int:
    move(s, event.subject, "board", s.pieces[event.subject].owner)
    return 1


def _happened(s: Rivals, event: Event) -> int:
    """Change nothing: what is told so that others hear it."""
    return 1


def _attacked(s: Rivals, event: Event) -> int:
    count_use(s, ("attacked", event.subject, event.life), "turn")
    return 1


# ── seats and turns ─────────────────────────────────────────────────────────────────────────────────────────────────


def begin_turn_of(s: Rivals, seat: int) -> None:
    """Let a seat have the next turn; a round is over when everybody had one."""
    if seat <= s.active:
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
    s.rivals, s.leaders, s.active = rivals, leaders, first


ATOMS: Mapping[str, Atom] = {
    **CARD_ATOMS,
    "play": Atom(_happened, there),
    "discard": leaves_to("discard"),
    "burn": Atom(_burn, there),
    "remove": leaves_to("gone"),
    "return": leaves_to("hand"),
    "draw": to("hand"),
    "board": Atom(_board, there),
    "blood": Atom(_blood, there),
    "damage": Atom(_damage, _can_suffer),
    "slay": Atom(_slay, _can_suffer),
    "fund": Atom(_fund, there),
    "convert": Atom(_convert, there),
    "prestige": Atom(_prestige),
    "agenda": Atom(_agenda),
    "counter": Atom(_counter, there),
    "attach": Atom(_attach, _can_attach),
    "move": Atom(_move, _in_coterie),
    "recruit": Atom(_recruit, there),
    "torpor": Atom(_torpor, _in_coterie),
    "rise": Atom(_rise, there),
    "city": Atom(_reveal_city, there),
    "defeat": Atom(_happened, there),
    "attack": Atom(_attacked, there),
    "attacked": Atom(_happened, there),
    "block": Atom(_happened, there),
    "fought": Atom(_happened),
    "begin": Atom(_happened),
    "end": Atom(_happened),
    "act": Atom(_happened, there),
}
