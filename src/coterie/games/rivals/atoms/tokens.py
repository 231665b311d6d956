"""Blood and Prestige, of which there are 32 of each colour and no more (R-087); Agenda; and tokens without a colour."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.atoms.causes import tell
from coterie.games.rivals.atoms.falling import is_lost, see_fall
from coterie.games.rivals.facts import IN_COTERIE, blood, capacity, colors, definition, missing, token, tokens
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import ALL, Ref, change, found
from coterie.kernel.procedures import data_of
from coterie.words.cards.answered import event_of
from coterie.words.cards.atoms import there

HOME = "home"  # of Agenda that comes to an Agenda card: it was its player's before, so it is not gained
TOLD = ("fear", "weak", "agenda")  # tokens without a colour on a card that the log names


def _take(s: Rivals, seat: int, n: int) -> int:
    """Take tokens of a seat out of the general supply, as many as there are; return how many."""
    n = min(n, s.supply[seat])
    s.supply = changed(s.supply, seat, s.supply[seat] - n)
    return n


def changed(numbers: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    return (*numbers[:at], n, *numbers[at + 1 :])


def _lay(s: Rivals, piece: int, kind: str, seat: int, n: int) -> int:
    """Lay tokens of a seat's colour on a card, from the general supply or back to it; return how many were moved."""
    now = s.pieces[piece]
    name = token(s, kind, seat, now.owner)
    if n >= 0:
        n = _take(s, seat, n)
    else:
        n = -min(-n, now.count(name))
        s.supply = changed(s.supply, seat, s.supply[seat] - n)
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


def take_emptied(s: Rivals) -> tuple[Ref, ...]:
    """Return the cards that have lost their last token, and forget them: they are seen to."""
    found_, s.emptied = s.emptied, ()
    return found_


def drain(s: Rivals, piece: int, n: int) -> int:
    """Take Blood from a card to the supplies of its colours, others' colours first; return how much."""
    done = 0
    held = colors(s, s.pieces[piece], "blood")
    owner = s.pieces[piece].owner
    for seat in sorted(held, key=lambda seat: (seat == owner, seat)):
        done += _lay(s, piece, "blood", seat, -min(n - done, held[seat]))
    return done


def return_tokens(s: Rivals, piece: int) -> None:
    """Return all Blood and Prestige on a card to the supplies: it leaves."""
    now = s.pieces[piece]
    for kind in ("blood", "prestige"):
        for seat, n in colors(s, now, kind).items():
            s.supply = changed(s.supply, seat, s.supply[seat] + n)
    if now.counters:
        change(s, piece, counters=())


def _blood(s: Rivals, event: Event) -> int:
    """Put Blood of a colour on a card or take some away; a vampire never has more than its BP (RR-8).

    Of what is taken the colour is asked only where the detail names it.
    """
    if event.amount < 0:
        had = blood(s, event.subject)
        if event.detail:
            done = _lay(s, event.subject, "blood", event.detail[0], event.amount)
        else:
            done = drain(s, event.subject, -event.amount)
        _tell_blood(s, event, -done)
        see_fall(s, event, had, aggravated=False)
        return done
    seat = event.detail[0] if event.detail else s.pieces[event.subject].owner
    n = event.amount
    if s.game.kind(s, event.subject) == "vampire":
        n = min(n, missing(s, event.subject))
    done = _lay(s, event.subject, "blood", seat, n)
    if "filled" not in event.detail:
        _tell_blood(s, event, done)
    return done


def _tell_blood(s: Rivals, event: Event, n: int) -> None:
    """Tell how a vampire's Blood has changed other than by damage, and which card was discarded for it."""
    if "mended" in event.detail:
        s.tell("mends", s.pieces[event.subject].face, n, event.detail[0], s.pieces[event.source].face)
    elif n and s.game.kind(s, event.subject) == "vampire":
        tell(s, event, "blood", s.pieces[event.subject].face, n)


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
    _tell_blood(s, event, -done)
    _tell_blood(s, event.but(subject=to), done)
    see_fall(s, event, had, aggravated=False)
    return done


def _can_shift(s: Rivals, event: Event) -> bool:
    to = event.detail[:2]
    return there(s, event) and found(s, to) is not None and not is_lost(s, to)


def _can_bleed_or_mend(s: Rivals, event: Event) -> bool:
    """Return whether Blood can come or go: none comes to who has lost its last and is being defeated (RR-10)."""
    return there(s, event) and (event.amount < 0 or not is_lost(s, (event.subject, event.life)))


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
    if done:
        tell(s, event, "swapped", s.pieces[event.subject].face, done, seat)
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
        n = _spend(s, event, seat, n)
    return _lay(s, event.subject, "prestige", seat, n)


def _spend(s: Rivals, event: Event, seat: int, n: int) -> int:
    """Take Prestige from a personal supply to put it on the event's card, as much as there is; return how much.

    The log names the card unless it lies face down.
    """
    n = min(n, s.prestige[seat])
    s.prestige = changed(s.prestige, seat, s.prestige[seat] - n)
    s.supply = changed(s.supply, seat, s.supply[seat] + n)
    now = s.pieces[event.subject]
    if n and seat != now.owner:
        s.tell("contributes", seat, n)
    elif n and now.known == ALL:
        s.tell("prestige by", seat, -n, now.face)
    elif n:
        s.tell("prestige", seat, -n)
    return n


def _prestige(s: Rivals, event: Event) -> int:
    """Give a player Prestige from the general supply, or take some; not the last one with the detail "last"."""
    seat, n = event.seat, event.amount
    if n >= 0:
        n = _take(s, seat, n)
    else:
        n = -min(-n, max(0, s.prestige[seat] - ("last" in event.detail)))
        s.supply = changed(s.supply, seat, s.supply[seat] - n)
    s.prestige = changed(s.prestige, seat, s.prestige[seat] + n)
    if n:
        tell(s, event, "prestige", seat, n)
    return abs(n)


def _convert(s: Rivals, event: Event) -> int:
    """Turn Prestige of a personal supply into Blood on a card: it is the other side of the token.

    The detail is whose Prestige it is, if not the owner's.
    """
    seat = event.detail[0] if event.detail else s.pieces[event.subject].owner
    return _lay(s, event.subject, "blood", seat, _spend(s, event, seat, event.amount))


def _agenda(s: Rivals, event: Event) -> int:
    """Add to or take from the Agenda on a player's Agenda card."""
    seat, before = event.seat, s.agenda[event.seat]
    s.agenda = changed(s.agenda, seat, max(0, before + event.amount))
    if s.agenda[seat] != before:
        tell(s, event, "agenda", seat, s.agenda[seat] - before)
    return abs(s.agenda[seat] - before)


def _may_gain(s: Rivals, event: Event) -> bool:
    """Return whether Agenda can be gained: none by foes for a defeat that a card has denied them (R-263 to R-265), and none
    by who has no Prestige left and so has lost, which is seen only when a defeat is over (D-787)."""
    defeat = data_of(s, "defeat")
    if event.amount > 0 and s.prestige[event.seat] <= 0:
        return False
    if event.amount <= 0 or defeat is None or not defeat.denied or event.seat == defeat.seat:
        return True
    return HOME in event.detail or not _for_defeat(s, event, defeat.victim[0])


def _for_defeat(s: Rivals, event: Event, victim: int) -> bool:
    """Return whether Agenda is gained for a defeat: as its award, or by a card that answers it, and not for something else
    that happens meanwhile."""
    cause = event_of(s, s.rows[event.frame]) if event.frame in s.rows else None
    return event.source == victim or (cause is not None and (cause.kind, cause.subject) == ("defeat", victim))


def _counter(s: Rivals, event: Event) -> int:
    """Lay tokens that have no colour on a card."""
    now, name = s.pieces[event.subject], event.detail[0]
    change(s, event.subject, counters=now.counting(name, now.count(name) + event.amount))
    if name in TOLD and event.amount > 0:
        tell(s, event, "gets", now.face, (event.amount, name))
    had = blood(s, event.subject)
    spill(s, event)
    if name == "weak" and s.game.kind(s, event.subject, now) == "vampire":
        see_fall(s, event, had, aggravated=False)
    return event.amount


def spill(s: Rivals, event: Event) -> None:
    """Return Blood above a vampire's BP to its supply, as its BP has sunk; without Blood it is defeated (RR-8)."""
    piece = event.subject
    if s.pieces[piece].zone in (*IN_COTERIE, "torpor") and s.game.kind(s, piece) == "vampire":
        had = blood(s, piece)
        over = had - capacity(s, piece)
        if over > 0:
            _tell_blood(s, event, -drain(s, piece, over))
            see_fall(s, event, had, aggravated=False)


def _spill(s: Rivals, event: Event) -> int:
    """Return Blood above a vampire's BP; one whose BP has become 0 has no Blood left, and falls (RR-18)."""
    before = blood(s, event.subject)
    spill(s, event)
    see_fall(s, event, before, aggravated=False)
    return before - blood(s, event.subject)


def _exert(s: Rivals, event: Event) -> int:
    """Give a No Influence token to a character that has exerted its Influence (RR-12)."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("spent", now.count("spent") + 1))
    count_use(s, ("exerted", event.subject, event.life), "turn")
    return event.amount


def in_coterie(s: Rivals, event: Event) -> bool:
    """Return whether what an event is about is still there, in a coterie."""
    return there(s, event) and s.pieces[event.subject].zone in IN_COTERIE


ATOMS: Mapping[str, Atom] = {
    "blood": Atom(_blood, _can_bleed_or_mend),
    "fund": Atom(_fund, there),
    "convert": Atom(_convert, there),
    "prestige": Atom(_prestige),
    "agenda": Atom(_agenda, _may_gain),
    "counter": Atom(_counter, there),
    "shift": Atom(_shift, _can_shift),
    "spill": Atom(_spill, there),
    "exert": Atom(_exert, there),
    "swap": Atom(_swap, in_coterie),
}
