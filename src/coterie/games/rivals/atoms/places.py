"""Cards that go from place to place: out of play, onto others, in the City, between Haven, Streets and torpor."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.rivals.atoms.causes import tell
from coterie.games.rivals.atoms.tokens import in_coterie, return_tokens
from coterie.games.rivals.facts import IN_COTERIE, STACK, city, definition, is_wraith, token_of
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import Atom, Event
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.limits import count_use
from coterie.kernel.pieces import ALL, change, found, move, show
from coterie.words.cards.atoms import there

IN_PLAY = ("board", "plots", "attached", "city")  # where cards lie that are discarded later than they are played


def _lay_down(s: Rivals, event: Event) -> int:
    """Place a card face down near its player's Haven (R-203), or in the zone that the detail names."""
    zone = event.detail[0] if event.detail else "plots"
    move(s, event.subject, zone, s.pieces[event.subject].owner)
    if zone == "plots":
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


def _draw(s: Rivals, event: Event) -> int:
    """Draw a card from a deck; its owner alone is told which."""
    now = s.pieces[event.subject]
    owner = 1 << now.owner
    tell(s, event, "draws", now.owner, now.zone, to=~owner)
    tell(s, event, "draws card", now.owner, now.face, now.zone, to=owner)
    move(s, event.subject, "hand", now.owner)
    return 1


def _discard(s: Rivals, event: Event) -> int:
    """Put a card on its owner's discard pile, which is public (R-004); of one that was played the play is told, and of one
    that mends somebody who mends (D-573, D-817)."""
    now = s.pieces[event.subject]
    if now.zone in ("hand", "library", "faction") and "to mend" not in event.detail:
        tell(s, event, "discards", now.owner, now.face)
    elif now.zone in IN_PLAY and not is_wraith(s, event.subject):
        tell(s, event, "discarded", now.face)
    _leave(s, event.subject, "discard")
    return 1


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
    return_tokens(s, piece)
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
        frame = s.rows.get(event.frame)
        count_use(s, ("burned Mortal", s.active if frame is None else frame.seat), "turn")
    if now.known == ALL:
        s.tell("burned", now.face)
    lent = now.zone == "attached" and definition(s, event.subject).kind == "haven"
    _leave(s, event.subject, "collection" if lent else "burned")
    return 1


def _attach(s: Rivals, event: Event) -> int:
    """Attach a card: the detail is the host as a reference, the seat that attaches it, and "down" for face down."""
    number, _, seat, *how = event.detail
    if s.pieces[event.subject].zone != "attached":
        return_tokens(s, event.subject)
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


def _lodge(s: Rivals, event: Event) -> int:
    """Let a Mortal belong to a card near a Haven from now on, and stay in The Streets: the detail is that card."""
    s.tell("attached", s.pieces[event.subject].face, s.pieces[event.detail[0]].face)
    change(s, event.subject, host=event.detail[0])
    return 1


def _can_lodge(s: Rivals, event: Event) -> bool:
    host = found(s, event.detail)
    return there(s, event) and s.pieces[event.subject].zone == "city" and host is not None and host.zone == "board"


def _unlodge(s: Rivals, event: Event) -> int:
    """Let a Mortal in The Streets belong to no card any more."""
    change(s, event.subject, host=-1)
    return 1


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
    """Put a card on top of its owner's Library; who knows it knows that it lies there, and is told which it is."""
    now = s.pieces[event.subject]
    s.tell("on top", now.face, now.owner, to=now.known)
    if now.known != ALL:
        s.tell("on top unseen", now.owner, to=~now.known)
    move(s, event.subject, "library", s.pieces[event.subject].owner, top=True)
    return 1


def _move(s: Rivals, event: Event) -> int:
    """Move a character to a place: its Haven or a party in The Streets."""
    zone, place = event.detail
    if zone == "streets":
        s.tell("goes out", s.pieces[event.subject].face)
    move(s, event.subject, zone, place)
    return 1


def _recruit(s: Rivals, event: Event) -> int:
    """Put a vampire into play at its owner's Haven, or into torpor where the detail says so (R-109)."""
    owner = s.pieces[event.subject].owner
    count_use(s, ("recruited", owner), "turn")
    move(s, event.subject, event.detail[0] if event.detail else "haven", owner)
    return 1


def _torpor(s: Rivals, event: Event) -> int:
    s.tell("enters torpor", s.pieces[event.subject].face)
    return_tokens(s, event.subject)
    move(s, event.subject, "torpor", s.pieces[event.subject].owner)
    return 1


def _rise(s: Rivals, event: Event) -> int:
    """Move a vampire from torpor to its owner's Haven, exhausted unless the detail says that it is ready (RR-10.2)."""
    change(s, event.subject, ready="ready" in event.detail)
    s.tell("rises", s.pieces[event.subject].face)
    move(s, event.subject, "haven", s.pieces[event.subject].owner)
    return 1


def _reveal_city(s: Rivals, event: Event) -> int:
    """Move a card to The Streets; it belongs to the City from then on (R-228)."""
    if s.pieces[event.subject].zone == "attached":
        s.tell("goes out", s.pieces[event.subject].face)
    move(s, event.subject, "city", STACK)
    if s.pieces[event.subject].owner != city(s):
        change(s, event.subject, owner=city(s))
    return 1


def _beset(s: Rivals, event: Event) -> int:
    """Move a City card next to a Haven: the detail is its seat (R-282)."""
    s.tell("besets", s.pieces[event.subject].face, event.detail[0])
    move(s, event.subject, "city", 1 + event.detail[0])
    return 1


def _reshuffle(s: Rivals, event: Event) -> int:
    """Put a card into the City Deck, and shuffle it."""
    return_tokens(s, event.subject)
    move(s, event.subject, "deck", city(s))
    return 1


def doom(s: Rivals, face: str) -> None:
    """Remember that an Event goes out of the game the next time that it leaves play (R-248)."""
    s.doomed = (*s.doomed, face)


def _board(s: Rivals, event: Event) -> int:
    move(s, event.subject, "board", s.pieces[event.subject].owner)
    return 1


ATOMS: Mapping[str, Atom] = {
    "discard": Atom(_discard, there),
    "burn": Atom(_burn, there),
    "remove": leaves_to("gone"),
    "return": leaves_to("hand"),
    "draw": Atom(_draw, there),
    "lay": Atom(_lay_down, there),
    "sink": Atom(_sink, there),
    "board": Atom(_board, there),
    "attach": Atom(_attach, _can_attach),
    "lodge": Atom(_lodge, _can_lodge),
    "unlodge": Atom(_unlodge, there),
    "haunt": Atom(_haunt, there),
    "shuffle": Atom(_shuffle, there),
    "top": Atom(_top, there),
    "move": Atom(_move, in_coterie),
    "recruit": Atom(_recruit, there),
    "torpor": Atom(_torpor, in_coterie),
    "rise": Atom(_rise, there),
    "city": Atom(_reveal_city, there),
    "reshuffle": Atom(_reshuffle, there),
    "beset": Atom(_beset, there),
    "transfer": Atom(_attach, _can_attach),
}
