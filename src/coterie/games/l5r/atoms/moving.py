"""Cards that enter or leave play, or are attached, discarded, returned or lent; decks (parts 2 and 15)."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.l5r.atoms.common import in_play
from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.atoms.status import put_token
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import is_unique_there, may_have
from coterie.games.l5r.facts.conflicts import can_participate, conflict, role_of
from coterie.games.l5r.facts.status import can_receive
from coterie.games.l5r.facts.teams import has_seat
from coterie.games.l5r.numbers import TOKENS
from coterie.games.l5r.state import L5R, TOKEN, Conflict
from coterie.kernel.events import Atom, Event, happening, settling
from coterie.kernel.knowledge import rearrange, shuffle_pile
from coterie.kernel.layers import face_in_force
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import change, found, move, pile
from coterie.kernel.scopes import fall_due, last
from coterie.kernel.steps import step
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import there

DECKS = {  # the deck and the discard pile of each side; a warlord always returns to where it began (U-035)
    "dynasty": ("dynasty", "fallen"),
    "conflict": ("deck", "discard"),
    "warlord": ("warlord", "warlord"),
}


LEFT_FOR = {"hand": "returns", "top": "goes on top", "bottom": "goes below", "gone": "leaves the game"}
SHUFFLED = "shuffled"  # in the detail of a card that goes back to its deck, which is shuffled after that

# The detail of the honor that a status token brings or costs as its character leaves play (L-12.1)
STATUS = ("status",)


def deck_of(s: L5R, piece: int) -> str:
    """Return the zone of the deck to which a card belongs."""
    return DECKS[s.game.faces[s.pieces[piece].face].side][0]


def discard_of(s: L5R, piece: int) -> str:
    """Return the zone of the discard pile to which a card belongs (L-2.6)."""
    return DECKS[s.game.faces[s.pieces[piece].face].side][1]


def _enter(s: L5R, event: Event) -> int:
    """Put a character into play: the detail is its controller, then how it enters: “present”, “bowed”, “honored” and so on,
    and steps that are done before anybody reacts to it.

    Without “bowed” it enters ready. A status with which it enters triggers nothing, not even one that a keyword gives it
    (L-8.5, L-12.3, U-041, U-194).
    """
    seat, *how = event.detail
    piece = event.subject
    owner = s.pieces[piece].owner
    move(s, piece, "field", owner)
    if seat != owner:
        last(s, piece, "control", seat, ("leaves", piece, s.pieces[piece].life))
        s.tell("enters under", s.pieces[piece].face, seat)
    elif event.source not in (-1, piece):  # the log has already said so of one that is played
        s.tell("enters", s.pieces[piece].face)
    tokens = [name for name in how if name in TOKENS and can_receive(s, piece, name)]
    if any(getattr(ability, "keyword", "") == "corrupted" for ability in s.pieces[piece].text):
        tokens.append("tainted")
    for name in dict.fromkeys(tokens):
        put_token(s, piece, name, 1)
    now = conflict(s)
    if "present" in how and now is not None:
        _join_at_once(s, piece, now)
    if "bowed" in how:
        change(s, piece, ready=False)
    for then in [each for each in how if isinstance(each, tuple)]:
        settling(s)
        s.do(then)
    return 1


def _join_at_once(s: L5R, piece: int, now: Conflict) -> None:
    """Let a character participate; one that cannot bows and stays at home (L-6.16, L-6.17)."""
    if not can_participate(s, piece, now.kind, role_of(s, s.game.speaks(s, piece), now)):
        change(s, piece, ready=False)
    else:
        put_token(s, piece, "present", 1)


def _can_enter(s: L5R, event: Event) -> bool:
    now = s.pieces[event.subject]
    return (
        there(s, event)
        and now.zone != "field"
        and not is_unique_there(s, event.detail[0], now.face, event.subject)
        and not forbidding(s, "enter", event.subject, event.source)
    )


def _leave(s: L5R, event: Event) -> int:
    """Let a card leave play: the detail says how (“discard”, “sacrifice”, “return”) and where it goes.

    The controller of an honored character gains 1 honor and that of a dishonored one loses 1 before any reaction (L-12.1).
    """
    piece, to = event.subject, event.detail[1]
    now = s.pieces[piece]
    if now.zone == "field" and not forbidding(s, "mind status", piece):
        seat = s.game.speaks(s, piece)
        change_ = now.count("honored") - now.count("dishonored")
        if change_:
            _change_honor(s, honor_by(seat, change_, detail=STATUS))
    zone = discard_of(s, piece) if to == "pile" else to
    for word in now.text:
        zone = word.leaves_to(zone) if hasattr(word, "leaves_to") else zone
    if now.zone in ("field", "attached", "holdings"):
        s.tell(_told(s, piece, zone, event.detail), now.face)
    leave_to(s, piece, zone)
    fall_due(s, ("leaves", piece, event.life))
    return 1


def _told(s: L5R, piece: int, zone: str, detail: tuple[str, ...]) -> str:
    """Return what the log tells of a card that leaves play for a zone."""
    side = s.game.faces[s.pieces[piece].face].side
    if SHUFFLED in detail:
        return "is shuffled in"
    if detail[0] == "sacrifice":
        return "sacrificed"
    if zone == "hand" and (side != "conflict" or not has_seat(s, s.pieces[piece].owner)):
        return "leaves"
    return "leaves" if side == "warlord" else LEFT_FOR.get(zone, "leaves")


def _change_honor(s: L5R, event: Event) -> None:
    """Let a player gain or lose honor for a character that leaves play, together with those whose characters leave at the same
    time: nobody has lost before the others (L-9.5, L-19.1)."""
    for at, then in enumerate(s.next):
        if then[0] is happening and then[1].detail == STATUS:
            s.next[at] = (*then, event)
            return
    s.do((happening, event))


@step("l5r.take_back")
def take_back(s: L5R, seat: int) -> None:
    """Put the card that was lent from a conflict deck back on top of it."""
    for p in pile(s, "lent", seat):
        move(s, p, "deck", seat, top=True)


def whole_deck(s: L5R, seat: int) -> tuple[int, ...]:
    """Return the conflict deck of a seat, top first, including the card that was lent from it."""
    take_back(s, seat)
    return pile(s, "deck", seat)


def leave_to(s: L5R, piece: int, zone: str) -> None:
    """Move a card to its owner's pile in a zone, where it is a new object; “top” and “bottom” mean its deck (L-2.5, L-2.7,
    L-2.8).

    A warlord returns to where it began; the Shadowlands deck has no hand (L-20.6, U-035, U-036, U-060).
    """
    owner = s.pieces[piece].owner
    if s.game.faces[s.pieces[piece].face].side == "warlord":
        move(s, piece, "warlord", owner)
    elif zone in ("top", "bottom"):
        take_back(s, owner)
        move(s, piece, deck_of(s, piece), owner, top=zone == "top")
    elif zone == "third":
        _below_two(s, piece, owner)
    elif zone == "hand" and not has_seat(s, owner):
        move(s, piece, discard_of(s, piece), owner)
    elif zone == "hand" and s.game.faces[s.pieces[piece].face].side == "dynasty":
        move(s, piece, "fallen", owner)
    else:
        move(s, piece, zone, owner)


def put_on_top(s: L5R, zone: str, owner: int, seat: int, order: tuple[int, ...]) -> None:
    """Put the top cards of a deck back in an order that only the seat that looks at them knows.

    They are set aside for that, so that others keep their knowledge of the cards below them.
    """
    for p in order:
        move(s, p, "aside", seat)
    rearrange(s, "aside", seat, seat, order)
    for p in reversed(pile(s, "aside", seat)):
        move(s, p, zone, owner, top=True)


def _below_two(s: L5R, piece: int, owner: int) -> None:
    """Put a card into its deck as the third card from the top."""
    take_back(s, owner)
    deck = deck_of(s, piece)
    above = pile(s, deck, owner)[:2]
    move(s, piece, deck, owner, top=True)
    for p in reversed(above):
        move(s, p, deck, owner, top=True)


BY_KEYWORD = "by keyword"  # in the detail of a card that leaves play in disguise, which nothing prevents (part 16)
LEAVING = ("field", "attached", "holdings")  # strongholds and provinces never leave play (L-14.7)


def _can_leave(s: L5R, event: Event) -> bool:
    movable = s.pieces[event.subject].zone in LEAVING
    if BY_KEYWORD in event.detail:
        return movable and there(s, event)
    if event.detail[:1] == ("discard",) and forbidding(s, "be discarded", event.subject, event.source):
        return False
    return movable and there(s, event) and not forbidding(s, "leave", event.subject, event.source)


def _change_hands(s: L5R, event: Event) -> int:
    """Let a player, with whom the detail begins, take control of a card (L-2.15)."""
    s.tell("controls", event.detail[0], s.pieces[event.subject].face)
    return CARD_ATOMS["control"].change(s, event)


def _can_change_hands(s: L5R, event: Event) -> bool:
    """Return whether a player can take control of a card: never of a stronghold or a province (L-14.7), nor of a unique
    card if the new controller's team already has one of that title (L-8.9, U-230)."""
    movable = s.pieces[event.subject].zone in LEAVING
    return movable and CARD_ATOMS["control"].possible(s, event) and may_have(s, event.detail[0], event.subject)


def _can_copy(s: L5R, event: Event) -> bool:
    """Return whether a card can become a copy of the face with which the detail begins: not of its own title, nor of a unique
    one that its controller could not have in play (L-2.17)."""
    if not in_play(s, event):
        return False
    face, piece = event.detail[0], event.subject
    mine = s.game.faces[face_in_force(s, s.pieces[piece])].name
    return s.game.faces[face].name != mine and not is_unique_there(s, s.game.speaks(s, piece), face, piece)


def _attach(s: L5R, event: Event) -> int:
    """Attach a card: the detail is a reference to the host, then the controller of the attachment."""
    host, _, seat = event.detail
    piece = event.subject
    move(s, piece, "attached", s.pieces[piece].owner, host=host)
    if seat != s.game.speaks(s, piece):
        last(s, piece, "control", seat, ("leaves", piece, s.pieces[piece].life))
    now = s.pieces[host]
    if now.down:  # a province, which stays hidden
        s.tell("attached to province", s.pieces[piece].face, (TOKEN, now.place))
    else:
        s.tell("attached", s.pieces[piece].face, now.face)
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
    """Return whether a card can be discarded: no card effect discards from the Shadowlands dynasty deck (L-20.5, U-028)."""
    now = s.pieces[event.subject]
    return there(s, event) and (event.source < 0 or now.zone != "dynasty" or is_clan(s, now.owner))


def _discard(s: L5R, event: Event) -> int:
    """Discard a card that is not in play (L-2.6). The log tells of it here only if it was in a hand or a province: cards
    milled from a deck are told of together, and a card that is played was told of before."""
    if s.pieces[event.subject].zone in ("hand", "row"):
        s.tell("is discarded", s.pieces[event.subject].face)
    move(s, event.subject, discard_of(s, event.subject), s.pieces[event.subject].owner)
    return 1


def _return(s: L5R, event: Event) -> int:
    """Put a card that is not in play somewhere else: the detail is the zone, as for `leave_to`."""
    leave_to(s, event.subject, event.detail[0])
    return 1


def _draw(s: L5R, event: Event) -> int:
    """Draw a card into its owner's hand; the Shadowlands deck has none, so its card is discarded (U-060)."""
    owner = s.pieces[event.subject].owner
    return CARD_ATOMS["draw"].change(s, event) if has_seat(s, owner) else _discard(s, event)


def renew_deck(s: L5R, seat: int, side: str) -> None:
    """Shuffle a discard pile to make a new deck (L-18.1)."""
    deck, heap = DECKS[side]
    for p in pile(s, heap, seat):
        move(s, p, deck, seat)
    shuffle_pile(s, deck, seat)


ATOMS: Mapping[str, Atom] = {
    "control": Atom(_change_hands, _can_change_hands),
    "copy": Atom(CARD_ATOMS["copy"].change, _can_copy),
    "draw": Atom(_draw, CARD_ATOMS["draw"].possible),
    "enter": Atom(_enter, _can_enter),
    "leave": Atom(_leave, _can_leave),
    "attach": Atom(_attach, _can_attach),
    "discard": Atom(_discard, _can_discard),
    "return": Atom(_return, there),
}
