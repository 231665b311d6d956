"""What changes as cards leave play or a hand, and what is done with a library."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.atoms.control import move_as_it_is
from coterie.games.vtes.atoms.notes import break_withdrawal
from coterie.games.vtes.facts import FALLEN_TITLE, MINIONS, UNTIL, definition, is_vampire, title
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import attached_to, found, move, show
from coterie.kernel.procedures import data_of
from coterie.kernel.scopes import fall_due
from coterie.words.cards.atoms import there, to


def _discard(s: Vtes, event: Event) -> int:
    """Put a card into its owner's ash heap, where everybody sees it (VR-1.3). What a hand loses is told of; a card that is
    burned for a vote has been told of."""
    now = s.pieces[event.subject]
    move(s, event.subject, _resting_place(s, event.subject), now.owner)
    if now.zone == "hand" and event.detail != ("vote",):
        s.tell("discards", now.place, now.face)
    return 1


def _torpor(s: Vtes, event: Event) -> int:
    s.tell("torpor", s.pieces[event.subject].face)
    if title(s, event.subject):
        fall_due(s, (UNTIL, FALLEN_TITLE))
    move(s, event.subject, "torpor", s.pieces[event.subject].place)
    return 1


def _burn(s: Vtes, event: Event) -> int:
    """Burn a card: to its owner's ash heap, a crypt card as well; the blood on a minion is lost with it (VR-1.3, D-838)."""
    now = s.pieces[event.subject]
    s.tell("burned", now.face)
    if now.zone in MINIONS and (now.count("blood") or now.count("lives")):
        break_withdrawal(s, now.place)
    _note_hunter(s, event)
    move(s, event.subject, _resting_place(s, event.subject), now.owner)
    return 1


BANISHED = (
    "removed when burned"  # counted, with its number, for a card that goes out of the game instead of to an ash heap
)


def banish(s: Vtes, piece: int) -> None:
    """Let a card go out of the game when it would be burned, until it comes into a hand or a library."""
    count_use(s, (BANISHED, piece), ("forever",))


def _resting_place(s: Vtes, piece: int) -> str:
    """Return where a card goes that is burned: to the ash heap, or out of the game by the text of a card."""
    return "removed" if s.uses and used(s, (BANISHED, piece), ("forever",)) else "ash"


def _home(s: Vtes, piece: int, zone: str, *, top: bool = False) -> int:
    """Move a card to its owner's hand, library or crypt. It is a new card there, which nobody else can follow."""
    s.uses.pop((BANISHED, piece, ("forever",)), None)
    move(s, piece, zone, s.pieces[piece].owner, top=top)
    return 1


def _note_hunter(s: Vtes, event: Event) -> None:
    """Remember the vampire that has burned a Red List minion: in combat, or by an action directed at it (VR-9.7)."""
    piece, now = event.subject, s.pieces[event.subject]
    if now.zone not in MINIONS or not now.face or "red list" not in definition(s, piece).traits:
        return
    fight, action = data_of(s, "combat"), data_of(s, "action")
    by = event.source if event.detail == ("diablerie",) else -1
    if by < 0 and fight is not None and (piece, now.life) in (fight.one, fight.two):
        by = fight.two[0] if fight.one[0] == piece else fight.one[0]
    elif by < 0 and action is not None and s.game.speaks(s, piece) in action.targets and action.outcome:
        by = action.actor[0]
    if by >= 0 and s.pieces[by].zone in MINIONS and is_vampire(s, by):
        s.hunters = (*s.hunters, (by, s.pieces[by].life))


def _uncontrol(s: Vtes, event: Event) -> int:
    """Move a crypt card to the uncontrolled region, face down. What is on it stays with it, out of play (card text)."""
    below = attached_to(s, event.subject) if s.pieces[event.subject].zone in MINIONS else []
    move_as_it_is(s, event.subject, "uncontrolled", s.pieces[event.subject].owner)
    for p in below:
        move(s, p, "merged", s.pieces[p].place, host=event.subject)
    return 1


def _store(s: Vtes, event: Event) -> int:
    """Keep a card on another, out of play, where the Methuselah that does it can look at it."""
    move(s, event.subject, "stored", event.seat, host=event.detail[0])
    s.tell("stored", s.pieces[event.detail[0]].face)
    return 1


def _search(s: Vtes, event: Event) -> int:
    """Let a Methuselah look through its library or crypt; it is shuffled when that is over (VR-1.4)."""
    for p in s.piles.get((event.detail[0], event.seat), ()):
        show(s, p, 1 << event.seat)
    return 1


def _shuffle(s: Vtes, event: Event) -> int:
    shuffle_pile(s, event.detail[0], event.seat)
    return 1


def _top(s: Vtes, event: Event) -> int:
    return _home(s, event.subject, event.detail[0], top=True)


ATOMS: Mapping[str, Atom] = {
    "discard": Atom(_discard, there),
    "return": Atom(lambda s, event: _home(s, event.subject, "hand"), there),
    "bottom": Atom(lambda s, event: _home(s, event.subject, "library"), there),
    "under": to("crypt"),
    "torpor": Atom(_torpor, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "ready"),
    "burn": Atom(_burn, lambda s, event: there(s, event) and s.pieces[event.subject].zone not in ("ash", "removed")),
    "remove": to("removed"),
    "uncontrol": Atom(_uncontrol, there),
    "store": Atom(_store, lambda s, event: there(s, event) and found(s, event.detail[:2]) is not None),
    "search": Atom(_search),
    "shuffle": Atom(_shuffle),
    "top": Atom(_top, there),
}
