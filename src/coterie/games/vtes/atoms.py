"""The few functions that change the table: what each kind of event does, and what the rules remember."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import MINIONS, blood_name, capacity, definition, follows, is_vampire, title_with
from coterie.games.vtes.state import Lost, Vtes
from coterie.kernel.events import Atom, Event
from coterie.kernel.knowledge import shuffle_pile
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, attached_to, change, found, move, show
from coterie.kernel.procedures import data_of
from coterie.kernel.scopes import last
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import in_play, there, to
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets


def _at(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return tuple([value if n == seat else each for n, each in enumerate(values)])


# ── blood, pool, the Edge ───────────────────────────────────────────────────────────────────────────────────────────


def _blood(s: Vtes, event: Event) -> int:
    """Lay blood on a vampire or take it; what is above its capacity goes to the bank at once (V-009, V-010).

    Life of allies and retainers has no bound.
    """
    now, name = s.pieces[event.subject], blood_name(s, event.subject)
    before = now.count(name)
    after = max(0, before + event.amount)
    if event.amount > 0 and name == "blood" and now.zone in s.game.in_play:
        after = max(before, min(after, capacity(s, event.subject)))
    change(s, event.subject, counters=now.counting(name, after))
    if after < before and now.zone in ("ready", "torpor"):
        break_withdrawal(s, now.place)
    if after != before and now.zone in s.game.in_play and "damage" not in event.detail:
        s.tell("blood" if name == "blood" else "life", now.face, after - before)
    return abs(after - before)


def _pool(s: Vtes, event: Event) -> int:
    """A Methuselah gains or burns pool; withdrawal fails with the first that is lost (VR-13.4)."""
    before = s.pool[event.seat]
    after = max(0, before + event.amount)
    s.pool = _at(s.pool, event.seat, after)
    if after < before:
        break_withdrawal(s, event.seat)
        count_use(s, ("burned pool", event.seat), "action")
    if after != before:
        _tell_pool(s, event, after - before)
    return abs(after - before)


POOL_FOR = {"transfer": "transfers", "drain": "takes back", "edge": "edge pays", "crypt": "pays for the crypt"}


def _tell_pool(s: Vtes, event: Event, n: int) -> None:
    """Tell how much pool was gained or burned, and what for."""
    why = event.detail[0] if event.detail else ""
    if why in POOL_FOR:
        s.tell(POOL_FOR[why], event.seat)
    elif why != "bleed" and event.source >= 0 and s.pieces[event.source].known == ALL:
        s.tell("pool by", event.seat, n, s.pieces[event.source].face)
    else:
        s.tell("pool", event.seat, n)


def _edge(s: Vtes, event: Event) -> int:
    """A Methuselah takes the Edge; seat -1 burns it."""
    seat = event.detail[0]
    if s.edge == seat:
        return 0
    s.edge = seat
    s.tell("edge", seat) if seat >= 0 else s.tell("edge burned")
    return 1


def _spill(s: Vtes, event: Event) -> int:
    """Blood above the capacity goes to the bank (V-010)."""
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("blood", capacity(s, event.subject)))
    return 1


# ── cards that go somewhere ─────────────────────────────────────────────────────────────────────────────────────────


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
    move(s, event.subject, "torpor", s.pieces[event.subject].place)
    return 1


def _rise(s: Vtes, event: Event) -> int:
    s.tell("rises", s.pieces[event.subject].face)
    move(s, event.subject, "ready", s.pieces[event.subject].place)
    return 1


def _burn(s: Vtes, event: Event) -> int:
    """Burn a card: to its owner's ash heap, a crypt card as well (VR-1.3)."""
    now = s.pieces[event.subject]
    s.tell("burned", now.face)
    _note_hunter(s, event)
    move(s, event.subject, _resting_place(s, event.subject), now.owner)
    return 1


BANISHED = "removed when burned"  # what is counted for a card that goes out of the game instead of to an ash heap


def _resting_place(s: Vtes, piece: int) -> str:
    """Return where a card goes that is burned: to the ash heap, or out of the game by the text of a card."""
    return "removed" if s.uses and used(s, (BANISHED, piece), ("forever",)) else "ash"


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


def _emerge(s: Vtes, event: Event) -> int:
    """A vampire comes to the ready region with its counters as blood; what is above its capacity drains (V-013, V-014)."""
    now = s.pieces[event.subject]
    move(s, event.subject, "ready", now.place)
    now = s.pieces[event.subject]
    change(s, event.subject, counters=now.counting("blood", min(now.count("blood"), capacity(s, event.subject))))
    for p in [p for p, row in enumerate(s.pieces) if row.zone == "merged" and row.host == event.subject]:
        if not is_vampire(s, p):
            move(s, p, "attached", s.pieces[p].place, host=event.subject)
    s.tell("emerges", now.face)
    return 1


def _recruit(s: Vtes, event: Event) -> int:
    """An ally comes to the ready region with its life from the bank (V-118). The amount is its life."""
    seat = event.detail[0]
    move(s, event.subject, "ready", seat)
    change(s, event.subject, counters=(("lives", event.amount),))
    _keep_for(s, event.subject, seat)
    s.tell("recruits", seat, s.pieces[event.subject].face)
    return 1


def _attach(s: Vtes, event: Event) -> int:
    """Put a card on another. It lies at the place of the Methuselah who put it there; a retainer comes with its life."""
    now, host = s.pieces[event.subject], event.detail[0]
    seat = event.seat if event.seat >= 0 else now.owner
    fresh = now.zone not in s.game.in_play
    move(s, event.subject, "attached", seat, host=host)
    if fresh and not follows(definition(s, event.subject)):
        _keep_for(s, event.subject, seat)
    if "title" in definition(s, event.subject).traits:
        lose_title(s, host)
    if fresh and definition(s, event.subject).kind == "retainer" and event.amount > 0:
        change(s, event.subject, counters=(("lives", event.amount),))
    if len(event.detail) > 2:
        change(s, event.subject, counters=(("counter", event.detail[2]),))
    s.tell("attached", s.pieces[event.subject].face, s.pieces[host].face)
    return 1


def _can_attach(s: Vtes, event: Event) -> bool:
    host = found(s, event.detail[:2])
    fits = there(s, event) and host is not None and host.zone in s.game.in_play and event.detail[0] != event.subject
    return fits and not forbidding(s, f"have {definition(s, event.subject).kind}", event.detail[0])


def lose_title(s: Vtes, vampire: int) -> None:
    """A vampire that receives another title loses the one that it has for good (VR-9.3)."""
    face = definition(s, vampire)
    if is_vampire(s, vampire) and face.title:
        s.yielded = (*s.yielded, (vampire, s.pieces[vampire].life, title_with(face.title, face.city)))


def _embrace(s: Vtes, event: Event) -> int:
    """A card becomes a vampire without blood, or an ally: another face from now on, of a clan and a sect (card text)."""
    seat, face, clan, sect = event.detail
    source = s.pieces[event.subject].face
    move(s, event.subject, "ready", seat)
    last(s, event.subject, "copy", face, ("forever",), source)
    if lives := s.game.faces[face].stats.get("life", 0):
        change(s, event.subject, counters=(("lives", lives),))
    for name, value in (("clan", clan), ("sect", sect)):
        if value:
            last(s, event.subject, "gain", Sets(name, value, THIS), ("forever",), source)
    s.tell("emerges", source)
    return 1


def _may_change(s: Vtes, event: Event) -> bool:
    return there(s, event) and not (event.amount > 0 and forbidding(s, "gain blood", event.subject))


def _may_unlock(s: Vtes, event: Event) -> bool:
    possible = CARD_ATOMS["straighten"].possible
    return possible(s, event) and not forbidding(s, "unlock at all", event.subject)


def _may_rise(s: Vtes, event: Event) -> bool:
    now = s.pieces[event.subject]
    return there(s, event) and now.zone == "torpor" and not now.count("hostage")


def _keep_for(s: Vtes, piece: int, seat: int) -> None:
    """A card that somebody else owns comes into play for the Methuselah that has played it."""
    if s.pieces[piece].owner != seat:
        last(s, piece, "control", seat, ("forever",), s.pieces[piece].face)


def _board(s: Vtes, event: Event) -> int:
    """Put a card into play beside the minions; the amount is how many counters it comes with."""
    seat = event.seat if event.seat >= 0 else s.pieces[event.subject].owner
    fresh = s.pieces[event.subject].zone not in s.game.in_play
    move(s, event.subject, "board", seat)
    if fresh:
        _keep_for(s, event.subject, seat)
    if event.amount > 1 or event.detail:
        change(s, event.subject, counters=(("counter", event.amount),))
    return 1


def _shift(s: Vtes, event: Event) -> int:
    """A card goes to the side of its present controller, with what is on it."""
    now, seat = s.pieces[event.subject], event.detail[0]
    move(s, event.subject, now.zone, seat, host=now.host)
    s.tell("controls", seat, now.face)
    return 1


def _control(s: Vtes, event: Event) -> int:
    """A Methuselah takes control of a card until a scope ends or a moment comes, or for good."""
    seat, until, source = event.detail
    last(s, event.subject, "control", seat, until, source)
    now = s.pieces[event.subject]
    move(s, event.subject, now.zone, seat, host=now.host)
    s.tell("controls", seat, now.face)
    return 1


def _layer_holds(s: Vtes, event: Event) -> bool:
    """Return whether an effect can last on a card: it is in play, and what ends it is still to come."""
    return in_play(s, event) and (isinstance(event.detail[1], tuple) or event.detail[1] in s.rows)


def _contest(s: Vtes, event: Event) -> int:
    """A card is contested: out of play with all that is on it (V-003)."""
    now = s.pieces[event.subject]
    below = attached_to(s, event.subject)
    s.tell("contested", now.face)
    move(s, event.subject, "contested", now.place, host=now.host)
    for p in below:
        move(s, p, "contested", s.pieces[p].place, host=event.subject)
    return 1


def _reclaim(s: Vtes, event: Event) -> int:
    """A contested card comes back unlocked, with all that is on it (VR-4.10)."""
    now = s.pieces[event.subject]
    zone = "ready" if definition(s, event.subject).minion else "attached" if now.host >= 0 else "board"
    s.tell("reclaims", now.place, now.face)
    move(s, event.subject, zone, now.place, host=now.host)
    change(s, event.subject, ready=True)
    for p, there_ in enumerate(s.pieces):
        if there_.zone == "contested" and there_.host == event.subject:
            move(s, p, "merged" if is_vampire(s, p) else "attached", there_.place, host=event.subject)
    return 1


def _merge(s: Vtes, event: Event) -> int:
    """A basic and an advanced vampire become one: the one that comes lies under the other, without counters (VR-9.6)."""
    host, face = event.detail
    s.tell("merges", s.pieces[event.subject].face)
    move(s, event.subject, "merged", s.pieces[host].place, host=host)
    change(s, event.subject, counters=(), ready=True)
    last(s, host, "copy", face, ("forever",), s.pieces[event.subject].face)
    return 1


def _resume(s: Vtes, event: Event) -> int:
    """An action card comes back from the ash heap, as its action goes on (C-051)."""
    move(s, event.subject, "limbo", s.pieces[event.subject].owner)
    return 1


def _yield_title(s: Vtes, event: Event) -> int:
    """A vampire gives up its claim to a contested title, for good (VR-9.3)."""
    title, city = [str(s.game.value(s, name, event.subject)) for name in ("title", "city")]
    s.yielded = (*s.yielded, (event.subject, event.life, title_with(title, city)))
    s.tell("yields", s.pieces[event.subject].face)
    return 1


def _uncontrol(s: Vtes, event: Event) -> int:
    """A crypt card goes to the uncontrolled region, face down. What is on it stays with it, out of play (card text)."""
    below = attached_to(s, event.subject) if s.pieces[event.subject].zone in MINIONS else []
    move(s, event.subject, "uncontrolled", s.pieces[event.subject].owner)
    for p in below:
        move(s, p, "merged", s.pieces[p].place, host=event.subject)
    return 1


def _store(s: Vtes, event: Event) -> int:
    """A card is kept on another, out of play, where the Methuselah that does it can look at it."""
    move(s, event.subject, "stored", event.seat, host=event.detail[0])
    s.tell("stored", s.pieces[event.detail[0]].face)
    return 1


def _search(s: Vtes, event: Event) -> int:
    """A Methuselah looks through its library or crypt; it is shuffled when that is over (VR-1.4)."""
    for p in s.piles.get((event.detail[0], event.seat), ()):
        show(s, p, 1 << event.seat)
    return 1


def _shuffle(s: Vtes, event: Event) -> int:
    shuffle_pile(s, event.detail[0], event.seat)
    return 1


def _top(s: Vtes, event: Event) -> int:
    move(s, event.subject, event.detail[0], s.pieces[event.subject].owner, top=True)
    return 1


# ── Methuselahs leave ───────────────────────────────────────────────────────────────────────────────────────────────


def _oust(s: Vtes, event: Event) -> int:
    """A Methuselah leaves the game: all cards that it controls are removed, not burned (VR-13.1).

    What it owns and others control stays. The Edge is nobody's then.
    """
    seat = event.seat
    s.tell("withdraws" if event.detail else "ousted", seat)
    s.out = (*s.out, seat)
    for p, now in enumerate(s.pieces):
        inside = now.zone in s.game.in_play or now.zone == "contested"
        mine = (s.game.speaks(s, p) == seat or now.place == seat) if inside else now.place == seat
        if mine and now.zone != "removed":
            move(s, p, "removed", now.owner)
    if s.edge == seat:
        s.edge = -1
    return 1


def _points(s: Vtes, event: Event) -> int:
    """A Methuselah gains victory points; the amount is in halves."""
    s.halves = _at(s.halves, event.seat, s.halves[event.seat] + event.amount)
    s.tell("scores", event.seat, event.amount)
    return event.amount


def _told(s: Vtes, event: Event) -> int:
    """Nothing changes: something is said to happen, so that cards can answer it."""
    return event.amount


TOLD = Atom(_told)
TOLD_OF = (
    "phase",
    "acts",
    "acted",
    "masters",
    "meets",
    "presses",
    "cancelled",
    "blocks",
    "resolves",
    "succeeds",
    "bleeds",
    "hunts",
    "fights",
    "passes",
    "fails",
    "diablerises",
    "resolved",
)

ATOMS: dict[str, Atom] = {
    **{kind: atom for kind, atom in CARD_ATOMS.items() if kind not in ("enter", "depart", "lay", "turn")},
    "discard": Atom(_discard, there),
    "blood": Atom(_blood, _may_change),
    "bottom": to("library"),
    "under": to("crypt"),
    "pool": Atom(_pool, lambda s, event: event.seat not in s.out),
    "edge": Atom(_edge),
    "spill": Atom(_spill, in_play),
    "torpor": Atom(_torpor, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "ready"),
    "rise": Atom(_rise, _may_rise),
    "straighten": Atom(CARD_ATOMS["straighten"].change, _may_unlock),
    "embrace": Atom(_embrace, there),
    "burn": Atom(_burn, lambda s, event: there(s, event) and s.pieces[event.subject].zone not in ("ash", "removed")),
    "remove": to("removed"),
    "emerge": Atom(_emerge, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "uncontrolled"),
    "recruit": Atom(_recruit, there),
    "attach": Atom(_attach, _can_attach),
    "board": Atom(_board, there),
    "shift": Atom(_shift, in_play),
    "control": Atom(_control, _layer_holds),
    **{kind: Atom(CARD_ATOMS[kind].change, _layer_holds) for kind in ("copy", "blank", "gain")},
    "contest": Atom(_contest, in_play),
    "reclaim": Atom(_reclaim, there),
    "yield": Atom(_yield_title, there),
    "uncontrol": Atom(_uncontrol, there),
    "merge": Atom(_merge, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "uncontrolled"),
    "resume": Atom(_resume, lambda s, event: there(s, event) and s.pieces[event.subject].zone == "ash"),
    "store": Atom(_store, lambda s, event: there(s, event) and found(s, event.detail[:2]) is not None),
    "search": Atom(_search),
    "shuffle": Atom(_shuffle),
    "top": Atom(_top, there),
    "oust": Atom(_oust, lambda s, event: event.seat not in s.out),
    "points": Atom(_points),
    **dict.fromkeys(TOLD_OF, TOLD),
}  # fmt: skip


# ── what the rules remember ─────────────────────────────────────────────────────────────────────────────────────────


def seat_up(s: Vtes, first: int, pool: int) -> None:
    """Set what the table holds at the beginning of a game."""
    s.active = s.first = first
    s.pool = (pool,) * s.seats


def begin_turn_of(s: Vtes, seat: int) -> None:
    """It is another seat's turn; a round is over when the first seat or one behind it is reached again."""
    if _sits_before(s, seat):
        s.round += 1
    s.active, s.turn = seat, s.turn + 1


def _sits_before(s: Vtes, seat: int) -> bool:
    """Return whether the way from the active seat to another leads past the seat that began."""
    return (seat - s.first) % s.seats <= (s.active - s.first) % s.seats


def owe(s: Vtes, seat: int, cards: int) -> None:
    """A seat has cards to replace later, or no more (V-048)."""
    s.owed = _at(s.owed, seat, s.owed[seat] + cards)


def lend(s: Vtes, seat: int, *, owes: bool) -> None:
    """A seat has used a master phase action of its next master phase, or has paid for it (V-088)."""
    s.debt = _at(s.debt, seat, owes)


def credit(s: Vtes, seat: int, actions: int) -> None:
    """A seat has so many master phase actions more in its next master phase (V-094)."""
    s.credit = _at(s.credit, seat, actions)


def note_withdrawal(s: Vtes, seat: int, what: str) -> None:
    """Remember what has become of a withdrawal (VR-13.4)."""
    s.leaving = _at(s.leaving, seat, what)


def break_withdrawal(s: Vtes, seat: int) -> None:
    """An announced withdrawal fails: a minion has fought or lost blood, or pool was lost (VR-13.4)."""
    if s.leaving[seat] == "announced":
        s.leaving = _at(s.leaving, seat, "broken")


def note_contests(s: Vtes, claims: tuple[tuple[int, int], ...]) -> None:
    """Remember which claims to titles are contested, as (piece, life) (VR-9.3)."""
    s.contesting = claims


def note_event(s: Vtes, name: str) -> None:
    """An event was played; it cannot be played again (V-146)."""
    s.events = (*s.events, name)


def wound(s: Vtes, lost: Lost) -> None:
    """A vampire has damage that it could not mend."""
    s.wounded = (*s.wounded, lost)


def take_wounded(s: Vtes) -> tuple[Lost, ...]:
    """Return the vampires on their way to torpor; they are dealt with now."""
    found_, s.wounded = s.wounded, ()
    return found_


def take_hunters(s: Vtes) -> tuple[tuple[int, int], ...]:
    """Return the vampires that have burned a Red List minion; they get their trophies now."""
    found_, s.hunters = s.hunters, ()
    return found_


def unsound(s: Vtes) -> list[int]:
    """Return the vampires with more blood than their capacity."""
    return [
        p
        for seat in range(s.seats)
        for zone in ("ready", "torpor")
        for p in s.piles.get((zone, seat), ())
        if (n := s.pieces[p].count("blood")) > definition(s, p).stats.get("capacity", 0)
        and is_vampire(s, p)
        and n > capacity(s, p)
    ]
