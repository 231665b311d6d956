"""Windows: the stages at which abilities answer a batch. Replacements, forced answers, optional answers.

Whether a seat is asked depends on public knowledge only (`Game.could`), and then it may always pass. Nothing that one
seat hides is ever offered to another.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from coterie.kernel.events import DONE, DUE, Event, write
from coterie.kernel.layers import Mark
from coterie.kernel.listening import Heard, Listener, ability_of, listeners, open_to_all, row_heard
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State

Found = list[tuple[Listener, Any]]  # listeners with their abilities
# A seat that let an event happen: the place of the event, the seat, and the kind and detail of the event then.
Passed = tuple[int, int, str, tuple[Any, ...]]


# ── replacements ────────────────────────────────────────────────────────────────────────────────────────────────────


@step("kernel.would")
def would(s: State, batch: int, stage: str, passed: tuple[Passed, ...] = ()) -> None:
    """Let abilities replace events. Each may answer an event once; the stage looks again after each answer.

    The seat that an event affects orders those that must and its own. Those that others may use are asked for as in a
    window, seat by seat.

    Args:
        s: the state.
        batch: the serial number of the batch.
        stage: the name of the stage.
        passed: who has let which event happen, as it was then: one that an answer has made another kind is asked about
            anew.
    """
    everything = list(listeners(s, stage, batch, DUE))
    for at, event in enumerate(s.rows[batch].events):
        if event.status != DUE:
            continue
        found = [
            (heard, ability)
            for heard, ability in everything
            if heard.at == at and heard[:3] not in event.tried and ability.answers(s, heard, batch)
        ]
        affected = s.game.affected(s, event)
        for seat in (affected, *[other for other in s.game.order(s) if other != affected]):
            if _let_by(event, at, seat) not in passed and _replaces(s, batch, stage, at, seat, found, passed):
                return


def _let_by(event: Event, at: int, seat: int) -> Passed:
    """Return what is noted of a seat that lets an event happen."""
    return at, seat, event.kind, event.detail


def _replaces(s: State, batch: int, stage: str, at: int, seat: int, found: Found, passed: tuple[Passed, ...]) -> bool:
    """Ask a seat for a replacement of an event if it has one or could; return whether it was asked."""
    event = s.rows[batch].events[at]
    affected = seat == s.game.affected(s, event)
    mine = [(h, a) for h, a in found if _decides(s, batch, h, a, seat, affected)]
    seen = [pair for pair in mine if open_to_all(row_heard(s, batch, pair[0]))]
    asked = bool(mine) if s.game.leaks(s) else bool(seen) or s.game.could(s, seat, event, stage)
    if not asked:
        return False
    again: Step = (would, batch, stage, passed)
    options: list[RawOption] = [
        (*said, ((replace, batch, *heard), again)) for heard, said in _said(s, batch, "use", [h for h, _ in mine])
    ]
    must = any(ability.forced for _, ability in mine)
    if not must:
        options.append(("decline", (), ((would, batch, stage, (*passed, _let_by(event, at, seat))),)))
    prompt = ("replace?", event.kind, s.game.answered(s, batch, stage, at))
    s.ask(seat, prompt, options, forced=must, window=not must)
    return True


def _decides(s: State, batch: int, heard: Listener, ability: Any, seat: int, affected: bool) -> bool:
    """Return whether a seat decides about a replacement: its own, and the affected one about all that must be used.

    What must be used and lies hidden is its own seat's all the same.
    """
    row = row_heard(s, batch, heard)
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
    status = due_at(s, stage)
    found = [h for h, ability in listeners(s, stage, batch, status) if h not in used and ability.answers(s, h, batch)]
    if not found:
        return
    speakers = {h: s.game.speaks(s, h.piece, row_heard(s, batch, h)) for h in found}
    for owner in (*s.game.order(s), *range(s.seats, s.game.owners(s))):
        mine = [h for h in found if speakers[h] == owner]
        if mine:
            options: list[RawOption] = [
                (*said, ((answer, batch, *h), (forced, batch, stage, (*used, tuple(h)))))
                for h, said in _said(s, batch, "trigger", mine)
            ]
            s.ask(s.game.decides(s, owner), ("which first?",), options)
            return


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
    following = 0 if s.game.after_answer == "restart" else _other_side(s, order, turn)
    options: list[RawOption] = []
    for h, said in _said(s, batch, "use", fits):
        back: Step = (window, batch, stage, following, 0, (*used, tuple(h)))
        options.append((*said, ((answer, batch, *h), back)))
    prompt = ("answer?", stage, s.game.answered(s, batch, stage))
    s.ask(seat, prompt, [*options, ("pass", (), (on,))], forced=False, window=True)


def _answers_of(s: State, batch: int, stage: str, seat: int, used: tuple[Heard, ...]) -> list[Listener] | None:
    """Return the answers that a seat can give now, None if it is not asked.

    It is asked if everybody can see an answer of its, or it could hide one. With a set-up that leaks it is asked if it
    has one.
    """
    status = due_at(s, stage)
    fits, seen = [], False
    for h, ability in listeners(s, stage, batch, status):
        row = row_heard(s, batch, h)
        if s.game.speaks(s, h.piece, row) == seat and h not in used and ability.answers(s, h, batch):
            fits.append(h)
            seen = seen or open_to_all(row)
    if s.game.leaks(s):
        return fits or None
    if seen or any(e.status == status and s.game.could(s, seat, e, stage) for e in s.rows[batch].events):
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


# ── how answers are offered ─────────────────────────────────────────────────────────────────────────────────────────


def _said(s: State, batch: int, word: str, heard: list[Listener]) -> list[tuple[Listener, tuple[str, tuple[int, ...]]]]:
    """Return the word and the arguments by which each answer is offered: the piece, and more only where needed.

    More is the ability's number and what the event is about: a piece ("use for"), a seat ("use for seat"), or, where
    that says too little, the number of the event ("use at").
    """
    times = Counter(h.piece for h in heard)
    closer = {h: _closer(s, batch, word, h) for h in heard}
    twice = Counter(closer.values())
    found = []
    for h in heard:
        said: tuple[str, tuple[int, ...]] = (word, (h.piece,))
        if times[h.piece] > 1:
            said = closer[h] if twice[closer[h]] == 1 else (f"{word} at", (h.piece, _number(s, batch, h), h.at + 1))
        found.append((h, said))
    return found


def _closer(s: State, batch: int, word: str, h: Listener) -> tuple[str, tuple[int, ...]]:
    event: Event = s.rows[batch].events[h.at]
    if event.subject >= 0:
        return (f"{word} for", (h.piece, _number(s, batch, h), event.subject))
    if event.seat >= 0:
        return (f"{word} for seat", (h.piece, _number(s, batch, h), event.seat))
    return (f"{word} at", (h.piece, _number(s, batch, h), h.at + 1))


def _number(s: State, batch: int, h: Listener) -> int:
    """Return the number of an ability on its card, from 1."""
    return row_heard(s, batch, h).marks.index(h.mark) + 1
