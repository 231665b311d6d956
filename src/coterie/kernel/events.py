"""Events: what happens at the same time is one batch, a row on the state, so that its windows may change it.

Each game's timing table lists the stages of a batch in their order. Whether a stage is worked is decided when its turn
comes, by public knowledge alone: whether an ability that everybody can see hears it, or a seat could hold one that
does (see `kernel.listening`). So what has just come is heard as well as what has just left, and no stage is there or
missing because of what a hand holds.

An event that is replaced stays in its batch as replaced; its substitute is a further event of the batch that happens
in its place. An event that depends on another (`after`) depends on that very event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.knowledge import mix_hands
from coterie.kernel.layers import FAR, Mark
from coterie.kernel.listening import ANYBODY, anybodys, has_left, is_heard
from coterie.kernel.pieces import Piece, spread_anew
from coterie.kernel.rows import Row
from coterie.kernel.steps import step

if TYPE_CHECKING:
    from coterie.kernel.state import State

DUE, VOID, REPLACED, DONE = "due", "void", "replaced", "done"


class Event(Row):
    """One thing that is due to happen, or has.

    Attributes:
        kind: the name of an atom of the game.
        subject: the number of the piece that it is about, -1 for none.
        life: the life of that piece.
        amount: how much is to happen; afterwards, how much did.
        detail: whatever else the atom needs.
        status: DUE, VOID, REPLACED or DONE.
        was: the row of the piece just before the event happened, None until then.
        tried: the abilities that have had their chance to replace it, as (piece, life, mark).
        after: the place in the batch of the event that it depends on, -1 for none.
        frame: the serial number of the frame that counts how much was done, -1 for none.
        seat: the seat that it is about, -1 for none.
        now_life: the life of the piece just after the event.
        source: the number of the piece that causes it, -1 for none.
        instead: the place in the batch of the event that it substitutes, -1 for none.
        as_much: no more of it happens than did of the event that it depends on: what is moved, stolen or given arrives
            only as far as it has gone. None at all is no event. Where the piece is gone to which it would come, it stays:
            the event that this one depends on does not happen either.
    """

    kind: str
    subject: int = -1
    life: int = 0
    amount: int = 1
    detail: tuple[Any, ...] = ()
    status: str = DUE
    was: Piece | None = None
    tried: tuple[tuple[int, int, Mark], ...] = ()
    after: int = -1
    frame: int = -1
    seat: int = -1
    now_life: int = -1
    source: int = -1
    instead: int = -1
    as_much: bool = False


class Batch(Row):
    """What happens at the same time."""

    events: tuple[Event, ...]


class Atom(NamedTuple):
    """How a kind of event changes the table.

    Attributes:
        change: called with the state and the event; changes the table and returns the amount that was really done.
        possible: called with the same just before; returns whether the event can still happen.
    """

    change: Callable[[Any, Event], int]
    possible: Callable[[Any, Event], bool] = lambda s, event: True


class Stage(NamedTuple):
    """One row of a timing table.

    The stage that makes the changes is called "apply" and worked by `apply`. Stages before it look at events that are
    due, stages after it at events that have happened.

    Attributes:
        name: its name.
        work: the step that works it, called with the serial number of the batch and the name of the stage.
        always: whether it is worked even if nobody listens.
    """

    name: str
    work: Callable[..., None]
    always: bool = False


def about(s: State, kind: str, piece: int, amount: int = 1, **fields: Any) -> Event:
    """Return an event about a piece in its present life; `fields` are further fields of `Event`."""
    return Event(kind, piece, s.pieces[piece].life, amount, **fields)


def about_seat(kind: str, seat: int, amount: int = 1, **fields: Any) -> Event:
    """Return an event about a seat; `fields` are further fields of `Event`."""
    return Event(kind, amount=amount, seat=seat, **fields)


def rows_of(s: State, event: Event) -> tuple[Piece, ...]:
    """Return the rows of an event's subject that an ability may match: as it is, or as it was and as it has become.

    Before the change that is the row with the event's life, if it is still there. After it the row just before comes
    first, then the row with the life just after. An event about no piece has no rows.
    """
    if event.subject < 0:
        return ()
    now = s.pieces[event.subject]
    if event.was is None:
        return (now,) if now.life == event.life else ()
    return (event.was, now) if now.life == event.now_life else (event.was,)


def it(event: Event) -> tuple[int, int]:
    """Return a reference to the subject of an event: the life that is there after it, once it has happened."""
    return (event.subject, event.life if event.was is None else event.now_life)


# ── happening ───────────────────────────────────────────────────────────────────────────────────────────────────────


def happen(s: State, *events: Event) -> None:
    """Let events happen at the same time. As with `do`, the caller cannot read their outcome: they happen later."""
    stage = next_stage(s, events, 0)
    if stage == s.game.change_at:  # nobody hears it before the change
        s.next.append((happen_unheard, *events))
    else:
        work_from(s, s.new(Batch(events)), stage)


def announce(s: State, *events: Event) -> None:
    """Let events happen that change nothing, as `happen`, but only if something could hear them or texts that reach far are
    worked out anew after each event. Whether they matter is seen now, so the step puts nothing on the list before them."""
    ears, hidden = s.ears, anybodys(s)
    if FAR in ears or any(event.kind in ears or event.kind in hidden for event in events):
        happen(s, *events)


@step("kernel.happen")
def happening(s: State, *events: Event) -> None:
    """Let events happen at the same time: `happen` as a step of its own, so a change that nobody hears is made at once."""
    stage = next_stage(s, events, 0)
    if stage == s.game.change_at:
        happen_unheard(s, *events)
    else:
        work_from(s, s.new(Batch(events)), stage)


def work_from(s: State, batch: int, at: int) -> None:
    """Work a stage of a batch, of which it is known that it has to be worked, then the following ones; forget the batch."""
    stage = s.game.timing[at]
    s.do((stage.work, batch, stage.name), (advance, batch, at + 1), (free, batch))


def found_by_checks(s: State, *events: Event) -> None:
    """Let happen what the state-based checks have found, except what is due already in a batch that is still open.

    While an answer to such an event is being paid for, its own events are checked as well; what it answers must not
    happen a second time behind its back.
    """
    due = {
        (event.kind, event.subject, event.life)
        for batch in s.rows.values()
        if type(batch) is Batch
        for event in batch.events
        if event.status == DUE
    }
    new = [event for event in events if (event.kind, event.subject, event.life) not in due]
    if new:
        happen(s, *new)


def next_stage(s: State, events: tuple[Event, ...], first: int) -> int:
    """Return the number of the first stage from a number on that has to be worked; one past the last if none has."""
    game, ears = s.game, s.ears
    hidden = s.pools.get(ANYBODY)
    if hidden is None:
        hidden = anybodys(s)
    heard = left = False  # whether something could hear it at some stage; whether something has left that could
    for event in events:
        was = event.was
        if event.kind in ears or event.kind in hidden:
            heard = True
        if was is not None and was.text and has_left(s, event.subject, was):
            left = True
    last: int = game.always_next[first]
    if not (heard or left):  # as mostly
        return last
    kinds = dict.fromkeys([event.kind for event in events])
    for at in range(first, last):
        for kind in kinds:
            key = game.stage_keys[kind][at]
            if left or key in ears or key in hidden:
                if is_heard(s, key[0], events, DUE if at < game.change_at else DONE):
                    return at
                break
    return last


@step("kernel.advance")
def advance(s: State, batch: int, first: int) -> None:
    """Work the next stage of a batch that has to be worked, then those after it."""
    at = next_stage(s, s.rows[batch].events, first)
    if at < len(s.game.timing):
        stage = s.game.timing[at]
        s.do((stage.work, batch, stage.name), (advance, batch, at + 1))


@step("kernel.happen_unheard")
def happen_unheard(s: State, *events: Event) -> None:
    """Let events happen that nobody hears before the change; only if somebody hears them after it is a row needed."""
    done = after_change(s, changed(s, events))
    stage = next_stage(s, done, s.game.change_at + 1)
    if stage < len(s.game.timing):
        work_from(s, s.new(Batch(done)), stage)


@step("kernel.free", clean_up=True)
def free(s: State, serial: int) -> None:
    """Forget a row that is needed no more."""
    s.rows.pop(serial, None)


@step("kernel.apply")
def apply(s: State, batch: int, stage: str) -> None:
    """Make the changes of a batch. Whether each event can still happen is asked at the last moment."""
    s.rows[batch] = Batch(after_change(s, changed(s, s.rows[batch].events)))


def after_change(s: State, done: tuple[Event, ...]) -> tuple[Event, ...]:
    """Work out texts that depend on others, and put the state-based checks on the list if they may find something.

    Returns:
        The events.
    """
    if FAR in s.ears:
        spread_anew(s)
    kinds = s.game.unsettling
    for event in done:
        if kinds is None or (event.status == DONE and event.kind in kinds):
            settling(s)
            break
    return done


def _following(s: State, event: Event, moved: dict[int, int]) -> Event:
    """Return an event that is about the same card as before, after cards were mixed."""
    if event.status != DONE or event.subject not in moved:
        return event
    piece = moved[event.subject]
    return event.but(subject=piece, now_life=s.pieces[piece].life)


def settling(s: State, *moment: str) -> None:
    """Put the game's state-based checks on the list, if it has any; with the name of what has just happened, if given."""
    if s.game.settle is not None:
        s.next.append((s.game.settle, *moment))


def changed(s: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Make the changes of events that are due, in their order, and mix the hands to which cards have come.

    Returns:
        The events as they have become; those about cards that were mixed follow them.
    """
    now = (_made(s, events[0]),) if len(events) == 1 else _made_together(s, events)
    moved = mix_hands(s) if s.game.mixed else None
    return tuple([_following(s, event, moved) for event in now]) if moved else now


def _made_together(s: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Make the changes of several events, of which one may depend on another, or happen in its place; return them as they
    have become."""
    rows: list[Piece | None] = []
    substituted = False
    stays: set[int] = set()  # the places of what nothing is there to receive
    for event in events:
        rows.append(s.pieces[event.subject] if event.subject >= 0 else None)
        substituted = substituted or event.instead >= 0
        if event.as_much and event.subject >= 0 and s.pieces[event.subject].life != event.life:
            stays.add(event.after)
    now = list(events)
    for at in _in_order(events) if substituted else range(len(events)):
        event = events[at]
        if event.status != DUE:
            continue
        if event.as_much:
            event = event.but(amount=min(event.amount, now[event.after].amount))
        nothing = (event.after >= 0 and now[event.after].status != DONE) or (event.as_much and event.amount <= 0)
        now[at] = event.but(status=VOID) if nothing or at in stays else _made(s, event, rows[at])
    return tuple(now)


def _made(s: State, event: Event, was: Piece | None = None) -> Event:
    """Make the change of an event, if it is due and can still happen.

    Args:
        s: the state.
        event: the event.
        was: the row of its subject before the batch, None for its present row.

    Returns:
        The event as it has become.
    """
    if event.status != DUE:
        return event
    atom, subject = s.game.atoms[event.kind], event.subject
    if not atom.possible(s, event):
        return event.but(status=VOID)
    if was is None and subject >= 0:
        was = s.pieces[subject]
    done = atom.change(s, event)
    life = s.pieces[subject].life if subject >= 0 else -1
    if event.frame in s.rows:
        frame = s.rows[event.frame].followed((subject, event.life), (subject, life))
        s.rows[event.frame] = frame.bind("done", (frame.get("done") or 0) + done)
    now = event.copy()
    now.status, now.was, now.amount, now.now_life = DONE, was, done, life
    return now


def _in_order(events: tuple[Event, ...]) -> list[int]:
    """Return the places of events in the order in which they happen: a substitute in the place of what it replaces."""
    return sorted(range(len(events)), key=lambda at: (_first(events, at), at))


def _first(events: tuple[Event, ...], at: int) -> int:
    """Return the place of the event that was there before any substitute."""
    while events[at].instead >= 0:
        at = events[at].instead
    return at


# ── changing a batch before it happens ──────────────────────────────────────────────────────────────────────────────


def write(s: State, batch: int, at: int, event: Event) -> None:
    """Put an event into the place `at` of its batch: it is the same event still, with another amount or status."""
    events = s.rows[batch].events
    s.rows[batch] = Batch((*events[:at], event, *events[at + 1 :]))


def substitute(s: State, batch: int, at: int, *events: Event) -> None:
    """Let other events happen at the time and in the place of one that was replaced.

    What has had its chance to replace the first one has had it for these, too.
    """
    present = s.rows[batch].events
    made = [event.but(tried=present[at].tried, instead=at) for event in events]
    s.rows[batch] = Batch((*present, *made))
