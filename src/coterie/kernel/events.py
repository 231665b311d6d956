"""Events: what happens at the same time is one batch, a row on the state, so that its windows may change it.

Each game's timing table lists the stages of a batch in their order. A stage that nobody listens to is not put on the
list, and looks its listeners up afresh when its turn comes, those included that have just left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from coterie.kernel.knowledge import mix_hands
from coterie.kernel.pieces import Piece
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row, row
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State

DUE, VOID, REPLACED, DONE = "due", "void", "replaced", "done"


@row
class Event(Row):
    """One thing that is due to happen, or has.

    Fields: `kind` names an atom of the game; `subject` and `life` the piece (or whatever the atom counts by);
    `detail` what else the atom needs; `was` the piece's row just before; `tried` the replacements that have had
    their chance; `after` the place in the batch of the event that it depends on, -1 for none; `frame` the effect
    that wants to know how much was done.
    """

    kind: str
    subject: int = -1
    life: int = 0
    amount: int = 1
    detail: tuple[Any, ...] = ()
    status: str = DUE
    was: Piece | None = None
    tried: tuple[tuple[int, int, int], ...] = ()
    after: int = -1
    frame: int = -1


@row
class Batch(Row):
    """What happens at the same time."""

    events: tuple[Event, ...]


class Atom(NamedTuple):
    """How a kind of event changes the table.

    `change(s, event)` does it and answers how much was really done; `possible(s, event)` is asked at the last moment.
    """

    change: Callable[[Any, Event], int]
    possible: Callable[[Any, Event], bool] = lambda s, event: True


class Listener(NamedTuple):
    """An ability that answers an event: the piece, its life, the number of the ability, and the place of the event."""

    piece: int
    life: int
    number: int
    at: int


Heard = tuple[int, ...]  # a listener as plain data on the list


class Stage(NamedTuple):
    """One row of a timing table: the stage's name, and the step that works it with `(batch, name)`.

    With `always` the stage is put on the list even if nobody listens. The stage that makes the changes is called
    "apply": those before it look at what is due, those after it at what was done.
    """

    name: str
    work: Callable[..., None]
    always: bool = False


def about(s: State, kind: str, piece: int, amount: int = 1, **fields: Any) -> Event:
    """An event about a piece as it is now; `fields` are those of `Event`."""
    return Event(kind, piece, s.pieces[piece].life, amount, **fields)


def happen(s: State, *events: Event) -> None:
    """Let events happen at the same time. Like `do`: nothing after it may read what it will do."""
    kinds = {event.kind for event in events}
    stages = [
        stage for stage in s.game.timing if stage.always or any(s.game.heard(s, stage.name, kind) for kind in kinds)
    ]
    batch = s.new(Batch(events))
    s.do(*[(stage.work, batch, stage.name) for stage in stages], (free, batch))


def settling(s: State) -> None:
    """Put the game's state-based checks on the list, if it has any."""
    if s.game.settle is not None:
        s.do((s.game.settle,))


@step("kernel.happen")
def happening(s: State, *events: Event) -> None:
    """`happen` as a step of its own."""
    happen(s, *events)


@step("kernel.free", clean_up=True)
def free(s: State, serial: int) -> None:
    """Forget a row that is needed no more."""
    s.rows.pop(serial, None)


def write(s: State, batch: int, at: int, event: Event) -> None:
    """Put an event into the place `at` of its batch."""
    events = s.rows[batch].events
    s.rows[batch] = Batch((*events[:at], event, *events[at + 1 :]))


def listeners(s: State, stage: str, batch: int, status: str) -> Iterator[tuple[Listener, Any]]:
    """Who answers the events of a batch with a status at a stage: those in play, and those that have just left."""
    events: tuple[Event, ...] = s.rows[batch].events
    gone = {e.subject: e.was for e in events if e.was is not None and e.status == DONE}
    for at, event in enumerate(events):
        if event.status != status:
            continue
        heard = s.ears.get((stage, event.kind), ())
        here = [(p, s.pieces[p]) for p in heard]
        left = [(p, r) for p, r in gone.items() if r.life != s.pieces[p].life]
        for piece, now in here + left:
            for number, ability in enumerate(now.text):
                if (stage, event.kind) in ability.keys(now, piece) and ability.fits(s, now, piece, event):
                    yield Listener(piece, now.life, number, at), ability


# ── the stages ──────────────────────────────────────────────────────────────────────────────────────────────────────


@step("kernel.would")
def would(s: State, batch: int, stage: str) -> None:
    """Replacements. Each may answer an event once; a replaced event stays in its place and the stage looks again."""
    for at, event in enumerate(s.rows[batch].events):
        found = [
            (heard, ability)
            for heard, ability in listeners(s, stage, batch, DUE)
            if heard.at == at and heard[:3] not in event.tried and ability.answers(s, heard, batch)
        ]
        if not found:
            continue
        again: Step = (would, batch, stage)
        options: list[RawOption] = [
            (*said, ((replace, batch, *heard), again)) for heard, said in _said(s, batch, "use", [h for h, _ in found])
        ]
        if not any(ability.forced for _, ability in found):
            tried = tuple(heard[:3] for heard, _ in found)
            options.append(("decline", (), ((decline, batch, at, tried), again)))
        s.ask(s.game.affected(s, event), ("replace?", event.kind), options)
        return


@step("kernel.replace")
def replace(s: State, batch: int, piece: int, life: int, number: int, at: int) -> None:
    """Let a replacement do its work; it will have had its chance with this event."""
    event = s.rows[batch].events[at]
    write(s, batch, at, event.but(tried=(*event.tried, (piece, life, number))))
    use(s, batch, Listener(piece, life, number, at))


@step("kernel.decline")
def decline(s: State, batch: int, at: int, tried: tuple[tuple[int, int, int], ...]) -> None:
    """Let an event happen as it is."""
    event = s.rows[batch].events[at]
    write(s, batch, at, event.but(tried=event.tried + tried))


def use(s: State, batch: int, heard: Listener) -> None:
    """Put an ability's steps on the list; its text is that of the life that heard the event."""
    row = row_heard(s, batch, heard)
    row.text[heard.number].use(s, row, heard.piece, batch, heard.at)


def row_heard(s: State, batch: int, heard: Listener) -> Piece:
    """The row of the life that heard an event: the piece as it is, or as it was before it left."""
    row = s.pieces[heard.piece]
    if row.life == heard.life:
        return row
    left: list[Piece] = [e.was for e in s.rows[batch].events if e.was is not None and e.subject == heard.piece]
    return next(was for was in left if was.life == heard.life)


@step("kernel.apply")
def apply(s: State, batch: int, stage: str) -> None:
    """The events happen, in the order of the batch. Whether each still can is asked at the last moment."""
    before = [s.pieces[e.subject] if 0 <= e.subject < len(s.pieces) else None for e in s.rows[batch].events]
    for at, event in enumerate(s.rows[batch].events):
        if event.status != DUE:
            continue
        atom = s.game.atoms[event.kind]
        waits = event.after >= 0 and s.rows[batch].events[event.after].status != DONE
        if waits or not atom.possible(s, event):
            write(s, batch, at, event.but(status=VOID))
            continue
        done = atom.change(s, event)
        write(s, batch, at, event.but(status=DONE, was=before[at], amount=done))
        if event.frame in s.rows:
            frame = s.rows[event.frame]
            s.rows[event.frame] = frame.bind("done", (frame.get("done") or 0) + done)
    if s.game.mixed:
        mix_hands(s)
    settling(s)


@step("kernel.forced")
def forced(s: State, batch: int, stage: str, used: tuple[Heard, ...] = ()) -> None:
    """Mandatory answers, one at a time: seats in the game's order, each choosing the order of its own."""
    status = _due_at(s, stage)
    found = [h for h, ability in listeners(s, stage, batch, status) if h not in used and ability.answers(s, h, batch)]
    for seat in s.game.order(s):
        mine = [h for h in found if s.game.speaks(s, h.piece, row_heard(s, batch, h)) == seat]
        if mine:
            options: list[RawOption] = [
                (*said, ((answer, batch, *h), (forced, batch, stage, (*used, tuple(h)))))
                for h, said in _said(s, batch, "trigger", mine)
            ]
            s.ask(seat, ("which first?",), options)
            return


def _said(s: State, batch: int, word: str, heard: list[Listener]) -> list[tuple[Listener, tuple[str, tuple[int, ...]]]]:
    """The word and the arguments by which each answer is offered: the piece, and more only where that is not enough."""
    times = Counter(h.piece for h in heard)
    return [
        (h, (word, (h.piece,)))
        if times[h.piece] == 1
        else (h, (f"{word} for", (h.piece, h.number + 1, s.rows[batch].events[h.at].subject)))
        for h in heard
    ]


@step("kernel.answer")
def answer(s: State, batch: int, piece: int, life: int, number: int, at: int) -> None:
    """An ability answers an event."""
    use(s, batch, Listener(piece, life, number, at))


@step("kernel.window")
def window(s: State, batch: int, stage: str, turn: int = 0, passes: int = 0, used: tuple[Heard, ...] = ()) -> None:
    """Optional answers: the seats of the game's order in turn until all have passed.

    Whether a seat is asked depends on public knowledge only (`game.may_answer`), and then it may always pass. An
    answer was its side's: the next opportunity is that of a seat on another one. `turn` counts the opportunities so far,
    `passes` those passed in a row, `used` names the answers that were given.
    """
    order = s.game.order(s)
    if passes >= len(order):
        return
    seat, status = order[turn % len(order)], _due_at(s, stage)
    kinds = {e.kind for e in s.rows[batch].events if e.status == status}
    on: Step = (window, batch, stage, turn + 1, passes + 1, used)
    fits = [
        h
        for h, ability in listeners(s, stage, batch, status)
        if s.game.speaks(s, h.piece, row_heard(s, batch, h)) == seat and h not in used and ability.answers(s, h, batch)
    ]
    if not fits and not any(s.game.may_answer(s, seat, stage, kind) for kind in kinds):
        s.do(on)
        return
    following = 0 if s.game.after_answer == "restart" else _other_side(s, order, turn)
    options: list[RawOption] = []
    for h, said in _said(s, batch, "use", fits):
        back: Step = (window, batch, stage, following, 0, (*used, tuple(h)))
        options.append((*said, ((answer, batch, *h), back)))
    s.ask(seat, ("answer?", stage), [*options, ("pass", (), (on,))], forced=False)


def _other_side(s: State, order: tuple[int, ...], turn: int) -> int:
    """The next opportunity of a seat that is no ally of the one whose turn it is; the very next where all are."""
    seat = order[turn % len(order)]
    later = range(turn + 1, turn + len(order))
    return next((t for t in later if not s.game.allied(s, seat, order[t % len(order)])), turn + 1)


def _due_at(s: State, stage: str) -> str:
    """Stages before the game's `apply` look at what is due, those after it at what was done."""
    names = [row.name for row in s.game.timing]
    return DUE if names.index(stage) < names.index("apply") else DONE
