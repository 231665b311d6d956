"""Windows: the stages at which abilities answer a batch. Replacements, forced answers, optional answers.

Whether a seat is asked depends on public knowledge only (`Game.could`), and then it may always pass. Nothing that one
seat hides is ever offered to another.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from coterie.kernel.events import DONE, DUE, Event, write
from coterie.kernel.layers import Mark
from coterie.kernel.listening import Heard, Listener, ability_of, could, listeners, open_to_all, row_heard
from coterie.kernel.pieces import Piece
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State

Found = list[tuple[Listener, Piece, Any]]  # listeners with the rows that heard the event, and their abilities
# A seat that let an event happen: the place of the event, the seat, and the kind and detail of the event then.
Passed = tuple[int, int, str, tuple[Any, ...]]


# ── replacements ────────────────────────────────────────────────────────────────────────────────────────────────────


@step("kernel.would")
def would(s: State, batch: int, stage: str, passed: tuple[Passed, ...] = ()) -> None:
    """Let abilities replace events. Each may answer an event once; the stage looks again after each answer.

    The seat that an event affects orders those that must and its own; what it hides it can use only after those that must,
    or the question would tell of it. Those that others may use are asked for as in a window, seat by seat.

    Args:
        s: the state.
        batch: the serial number of the batch.
        stage: the name of the stage.
        passed: who has let which event happen, as it was then: one that somebody has answered is asked about anew, as one
            that has become another kind.
    """
    let: dict[int, list[Passed]] = {}
    for each in passed:
        let.setdefault(each[0], []).append(each)
    for at, event in enumerate(s.rows[batch].events):
        if event.status != DUE:
            continue
        affected = s.game.affected(s, event)
        order = (affected, *[other for other in s.game.order(s) if other != affected])
        seats = [seat for seat in order if _let_by(event, at, seat) not in let.get(at, ())]
        if not seats:
            continue
        found = [
            (heard, row, ability)
            for heard, row, ability in listeners(s, stage, batch, DUE, at)
            if heard[:3] not in event.tried and ability.answers(s, heard, row, batch)
        ]
        for seat in seats:
            if _replaces(s, batch, stage, at, seat, found, passed):
                return


def _let_by(event: Event, at: int, seat: int) -> Passed:
    """Return what is noted of a seat that lets an event happen."""
    return at, seat, event.kind, event.detail


def _replaces(s: State, batch: int, stage: str, at: int, seat: int, found: Found, passed: tuple[Passed, ...]) -> bool:
    """Ask a seat for a replacement of an event if it has one or could; return whether it was asked."""
    event = s.rows[batch].events[at]
    affected = seat == s.game.affected(s, event)
    mine = [(h, row, a) for h, row, a in found if _decides(s, h, row, a, seat, affected)]
    seen = any(open_to_all(row) for _, row, _ in mine)
    asked = bool(mine) if s.game.leaks(s) else seen or s.game.could(s, seat, event, stage)
    if not asked:
        return False
    others = tuple([each for each in passed if each[0] != at])  # of this event nobody's pass counts any more
    again: Step = (would, batch, stage, others)
    must = any(ability.forced for _, _, ability in mine)
    if must:
        mine = [(h, row, a) for h, row, a in mine if a.forced or open_to_all(row)]
    options: list[RawOption] = [
        (*said, ((replace, batch, *heard), again)) for heard, said in _said(s, batch, "use", mine)
    ]
    if not must:
        options.append(("decline", (), ((would, batch, stage, (*passed, _let_by(event, at, seat))),)))
    prompt = ("replace?", event.kind, s.game.answered(s, batch, stage, at))
    s.ask(seat, prompt, options, forced=must, window=not must)
    return True


def _decides(s: State, heard: Listener, row: Piece, ability: Any, seat: int, affected: bool) -> bool:
    """Return whether a seat decides about a replacement: its own, and the affected one about all that must be used.

    What must be used and lies hidden is its own seat's all the same.
    """
    own = s.game.decides(s, s.game.speaks(s, heard.piece, row)) == seat
    if ability.forced and open_to_all(row):
        return affected
    return own


@step("kernel.replace")
def replace(s: State, batch: int, piece: int, life: int, mark: Mark, at: int) -> None:
    """Let a replacement do its work; it will have had its chance with this event."""
    event = s.rows[batch].events[at]
    write(s, batch, at, event.but(tried=(*event.tried, (piece, life, mark))))
    use(s, batch, Listener(piece, life, mark, at))


def use(s: State, batch: int, heard: Listener) -> None:
    """Put an ability's steps on the list; its text is that of the life that heard the event."""
    row = row_heard(s, batch, heard)
    ability_of(row, heard.mark).use(s, heard, row, batch)


# ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@step("kernel.forced")
def forced(s: State, batch: int, stage: str, used: tuple[Heard, ...] = ()) -> None:
    """Let mandatory answers be given one at a time: owners in the game's order, each choosing the order of its own.

    For an owner without a player, whose cards act by rule, the seat that `Game.decides` chooses the order.
    """
    of: dict[int, Found] = {}  # by their owners
    given = set(used)
    for h, row, ability in listeners(s, stage, batch, due_at(s, stage)):
        if h not in given:
            of.setdefault(s.game.speaks(s, h.piece, row), []).append((h, row, ability))
    for owner in (*s.game.order(s), *range(s.seats, s.game.owners(s))):
        mine = [each for each in of.get(owner, ()) if each[2].answers(s, each[0], each[1], batch)]
        if mine:
            options: list[RawOption] = [
                (*said, ((answer, batch, *h), (forced_after, batch, stage, used, tuple(h))))
                for h, said in _said(s, batch, "trigger", mine)
            ]
            s.ask(s.game.decides(s, owner), ("which first?",), options)
            return


@step("kernel.forced_after")
def forced_after(s: State, batch: int, stage: str, used: tuple[Heard, ...], given: Heard) -> None:
    """Go on with mandatory answers after one was given; options share the answers given before, which may be many."""
    s.do((forced, batch, stage, (*used, given)))


@step("kernel.answer")
def answer(s: State, batch: int, piece: int, life: int, mark: Mark, at: int) -> None:
    """Let an ability answer an event."""
    use(s, batch, Listener(piece, life, mark, at))


@step("kernel.window")
def window(s: State, batch: int, stage: str, turn: int = 0, passes: int = 0, used: tuple[Heard, ...] = ()) -> None:
    """Let seats give optional answers in turn, in the game's order, until all have passed.

    After an answer the next opportunity belongs to a seat of another side.

    Args:
        s: the state.
        batch: the serial number of the batch.
        stage: the name of the stage.
        turn: how many opportunities there have been so far.
        passes: how many of them were passed in a row.
        used: the answers that were given.
    """
    order = s.game.order(s)
    if passes >= len(order):
        return
    seat = order[turn % len(order)]
    on: Step = (window, batch, stage, turn + 1, passes + 1, used)
    fits = _answers_of(s, batch, stage, seat, used)
    if fits is None:
        s.do(on)
        return
    following = _other_side(s, order, turn)
    options: list[RawOption] = [
        (*said, ((answer, batch, *h), (window_after, batch, stage, following, used, tuple(h))))
        for h, said in _said(s, batch, "use", fits)
    ]
    prompt = ("answer?", stage, s.game.answered(s, batch, stage))
    s.ask(seat, prompt, [*options, ("pass", (), (on,))], forced=False, window=True)


@step("kernel.window_after")
def window_after(s: State, batch: int, stage: str, turn: int, used: tuple[Heard, ...], given: Heard) -> None:
    """Go on with optional answers after one was given, with nobody's pass counting any more."""
    s.do((window, batch, stage, turn, 0, (*used, given)))


def _answers_of(s: State, batch: int, stage: str, seat: int, used: tuple[Heard, ...]) -> Found | None:
    """Return the answers that a seat can give now, None if it is not asked.

    It is asked if everybody can see an answer of its, or it could hide one. With a set-up that leaks it is asked if it
    has one.
    """
    given, status = set(used), due_at(s, stage)
    fits = [
        (h, row, ability)
        for h, row, ability in listeners(s, stage, batch, status)
        if s.game.speaks(s, h.piece, row) == seat and h not in given and ability.answers(s, h, row, batch)
    ]
    if s.game.leaks(s):
        return fits or None
    if any(open_to_all(row) for _, row, _ in fits):
        return fits
    if any(e.status == status and s.game.could(s, seat, e, stage) for e in s.rows[batch].events):
        return fits
    return None


def _other_side(s: State, order: tuple[int, ...], turn: int) -> int:
    """Return the next opportunity of a seat that is no ally of the one whose turn it is, or the very next."""
    seat = order[turn % len(order)]
    later = range(turn + 1, turn + len(order))
    return next((t for t in later if not s.game.allied(s, seat, order[t % len(order)])), turn + 1)


def due_at(s: State, stage: str) -> str:
    """Return the status that a stage looks at: due before the game's "apply", done after it."""
    return DUE if stage in s.game.before_change else DONE


def could_use(s: State, seat: int, face: str = "") -> bool:
    """Return whether, by public knowledge, the window that is asked could offer a seat something hidden.

    In a window of events that is what could answer one. What a game's own window offers the kernel cannot tell: there
    anything counts that the seat may hide (see `Game.could_use`).

    Args:
        s: the position in which the window is asked.
        seat: who is asked.
        face: the face of the card that is meant, "" for any.
    """
    now = s.todo[-1]
    if now[0] is not window and now[0] is not would:
        return s.game.has_hands
    batch, stage = now[1:3]
    return any(
        event.status == due_at(s, stage)
        and s.game.could(s, seat, event, stage)
        and (not face or could(s, seat, event, stage, only=face))
        for event in s.rows[batch].events
    )


def ability_offered(s: State, raw: RawOption) -> Any:
    """Return the ability that an option of a window lets answer, or None if it lets none."""
    if not raw[2] or (raw[2][0][0] is not answer and raw[2][0][0] is not replace):
        return None
    batch, *listener = raw[2][0][1:6]
    heard = Listener(*listener)
    return ability_of(row_heard(s, batch, heard), heard.mark)


# ── how answers are offered ─────────────────────────────────────────────────────────────────────────────────────────


def _said(s: State, batch: int, word: str, found: Found) -> list[tuple[Listener, tuple[str, tuple[int, ...]]]]:
    """Return the word and the arguments by which each answer is offered: the piece, and more only where needed.

    More is the ability's number and what the event is about: a piece ("use for"), a seat ("use for seat"), or, where
    that says too little, the number of the event ("use at").
    """
    times = Counter(h.piece for h, _, _ in found)
    closer = [_closer(s, batch, word, h, row) for h, row, _ in found]
    twice = Counter(closer)
    offered = []
    for (h, row, _), close in zip(found, closer, strict=True):
        said: tuple[str, tuple[int, ...]] = (word, (h.piece,))
        if times[h.piece] > 1:
            said = close if twice[close] == 1 else (f"{word} at", (h.piece, _number(row, h), h.at + 1))
        offered.append((h, said))
    return offered


def _closer(s: State, batch: int, word: str, h: Listener, row: Piece) -> tuple[str, tuple[int, ...]]:
    event: Event = s.rows[batch].events[h.at]
    if event.subject >= 0:
        return (f"{word} for", (h.piece, _number(row, h), event.subject))
    if event.seat >= 0:
        return (f"{word} for seat", (h.piece, _number(row, h), event.seat))
    return (f"{word} at", (h.piece, _number(row, h), h.at + 1))


def _number(row: Piece, h: Listener) -> int:
    """Return the number of an ability on its card, from 1."""
    return row.marks.index(h.mark) + 1
