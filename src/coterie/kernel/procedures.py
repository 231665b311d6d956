"""Procedures: a rule sequence as an object, with a row for each paragraph of the rulebook.

    RAID = Procedure("primer.raid", "Raid", Raid, (
        row("3.1", "Name the target", name_target),
        row("3.2", "Rally", rally, again=True),
        row("3.3", "Blows", blows),
    ))

Beginning a procedure puts a `Running` row on the state: which row is being carried out, and the procedure's own data. So
scenes, standing orders, position texts, rulings and mutants all read the same rows. Procedures nest; each is a scope that
can be ended early (`coterie.kernel.scopes`).

A row's step is a plain function of the state and the serial number of the running procedure. Like every step it either
changes the table or asks. When all that it has put on the list is done, the next row follows: the one behind it, itself
once more where it says `again`, or the one that `go` has named. `stop` ends the procedure after the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from coterie.kernel.errors import RulesError
from coterie.kernel.rows import Row
from coterie.kernel.scopes import BEHIND, NONE, Running, close, current, cut, opened
from coterie.kernel.steps import Step, step

if TYPE_CHECKING:
    from coterie.kernel.state import State

D = TypeVar("D", bound="Row | None")
Work = Callable[[Any, int], None]
Prompt = tuple[Any, ...]

PROCEDURES: dict[str, Procedure[Any]] = {}


class ProcedureRow(NamedTuple):
    """One paragraph of the rulebook.

    Attributes:
        number: its number there, unique within the procedure (“2a”).
        name: what it is called.
        step: the function that does it; it is called with the state and the serial number of the running procedure.
        rules: the ledger ids that it follows.
        again: whether it is repeated, until it puts nothing on the list or `leave`, `stop` or `go` is called.
        asks: whether it usually asks with options that are expensive to build, so that they are not built twice. Any row
            may ask.
        quiet: whether reaching it tells nobody anything, so that a ring of windows continues across it (see
            `coterie.kernel.ring_windows`).
        seldom: whether it usually does nothing. Such a row is shown as a step only while it is carried out, and is never
            announced as the next one.
        menu: for a row that only asks, a function that returns the prompt without building the options, or None if the
            row will not ask (see `coterie.kernel.lookahead`).
    """

    number: str
    name: str
    step: Work
    rules: str = ""
    again: bool = False
    asks: bool = False
    quiet: bool = False
    seldom: bool = False
    menu: Callable[[Any, int], Prompt | None] | None = None


row = ProcedureRow


class Procedure(Generic[D]):
    """A rule sequence.

    Attributes:
        name: unique over the project, `home.name`.
        title: what it is called for people.
        data: the row class that holds what it has to remember, or None.
        rows: its paragraphs in order.
        ends: a function that is called when it is over, however it ended; None by default.
        hidden: whether scenes leave it out, because it is no chapter of the rulebook.
        period: whether it is a stretch of time, such as a turn or a phase, and not something that is done in one.
    """

    def __init__(
        self,
        name: str,
        title: str,
        data: type[D] | None,
        rows: tuple[ProcedureRow, ...],
        *,
        ends: Work | None = None,
        hidden: bool = False,
        period: bool = False,
    ) -> None:
        if name in PROCEDURES:
            raise RulesError(f"two procedures are called {name}")
        self.name, self.title, self.data, self.rows = name, title, data, rows
        self.ends, self.hidden, self.period = ends, hidden, period
        self._index = {each.number: at for at, each in enumerate(rows)}
        if len(self._index) < len(rows):
            raise RulesError(f"{name}: two rows have one number")
        self._instead: list[tuple[str, Any, Procedure[D]]] = []
        PROCEDURES[name] = self

    def __repr__(self) -> str:
        return f"<Procedure {self.name}>"

    # ── variants ────────────────────────────────────────────────────────────────────────────────────────────────────

    def but(self, name: str, title: str, *rows: ProcedureRow, ends: Work | None = None) -> Procedure[D]:
        """Return a procedure in which some rows, named by their number, are replaced, and perhaps what ends it."""
        new = {each.number: each for each in rows}
        for number in new:
            self.index(number)
        changed = tuple(new.get(each.number, each) for each in self.rows)
        return Procedure(
            name, title, self.data, changed, ends=ends or self.ends, hidden=self.hidden, period=self.period
        )

    def instead(self, option: str, value: Any, other: Procedure[D]) -> None:
        """Let another procedure take this one's place where a set-up option has a value."""
        self._instead.append((option, value, other))

    def chosen(self, s: State) -> Procedure[D]:
        """Return the procedure that is carried out under the set-up of a game."""
        return self.chosen_for(s.setup)

    def chosen_for(self, setup: Mapping[str, Any]) -> Procedure[D]:
        """Return the procedure that is carried out under a set-up."""
        for option, value, other in self._instead:
            if setup.get(option) == value:
                return other
        return self

    # ── carrying it out ─────────────────────────────────────────────────────────────────────────────────────────────

    def begin(self, s: State, data: D, number: str = "") -> int:
        """Put the procedure on the list.

        Args:
            s: the state.
            data: what it remembers.
            number: the row to begin with, the first one by default.

        Returns:
            The serial number of the running procedure.
        """
        chosen = self.chosen(s) if self._instead else self
        at = chosen.index(number) if number else 0
        serial = opened(s, Running(chosen.name, at, data, at))
        s.do((proceed, serial), *chosen._last(serial))
        return serial

    def resume(self, s: State, data: D, number: str, *, begun: bool) -> int:
        """Put the procedure on the list of a table that is set up in the middle of it; the outermost comes first.

        Args:
            s: the state.
            data: what it remembers.
            number: the row that it is at.
            begun: the row has begun: what is put on the list next belongs to it.

        Returns:
            The serial number of the running procedure.
        """
        chosen = self.chosen(s)
        serial = opened(s, Running(chosen.name, chosen.index(number), data))
        s.todo += [*reversed(chosen._last(serial)), (proceed, serial)]
        if not begun:
            s.todo.append((perform, serial))
        return serial

    def _last(self, serial: int) -> tuple[Step, ...]:
        """Return the steps that end it."""
        return ((close, serial),) if self.ends is None else ((conclude, serial), (close, serial))

    def index(self, number: str) -> int:
        """Return the place of a row.

        Raises:
            RulesError: it has no such row.
        """
        try:
            return self._index[number]
        except KeyError:
            raise RulesError(f"{self.name} has no row {number}; it has {', '.join(self._index)}") from None

    def of(self, s: State, serial: int) -> D:
        """Return the data of a running procedure."""
        found: D = s.rows[serial].data
        return found

    def remember(self, s: State, serial: int, **fields: Any) -> None:
        """Change some fields of the data of a running procedure."""
        now: Running = s.rows[serial]
        s.rows[serial] = Running(now.name, now.at, now.data.but(**fields), now.then, now.ending)

    def go(self, s: State, serial: int, number: str) -> None:
        """Let a row follow once the present one is done."""
        go_to(s, serial, number)


@step("kernel.perform")
def perform(s: State, serial: int) -> None:
    """Carry out the row that a procedure is at."""
    now: Running = s.rows[serial]
    row = PROCEDURES[now.name].rows[now.at]
    row.step(s, serial)
    if row.again and s.asked is None and not s.next:
        leave(s, serial)


@step("kernel.proceed")
def proceed(s: State, serial: int) -> None:
    """Go on to the next row of a procedure and carry it out; after the last one there is nothing more to do.

    A row that asks is put on the list, because the step that asks stays there.
    """
    now: Running = s.rows[serial]
    rows = PROCEDURES[now.name].rows
    at = now.then
    if at < 0:
        at = now.at if at == NONE and rows[now.at].again else now.at + 1
    if at >= len(rows):
        return
    if at != now.at or now.then != NONE:
        s.rows[serial] = Running(now.name, at, now.data)
    row = rows[at]
    s.todo.append((proceed, serial))  # beneath what the row puts on the list; gone if the row ends the scope
    if row.asks:
        s.todo.append((perform, serial))
        return
    row.step(s, serial)
    if s.asked is not None:
        s.asked = None
        s.next.append((perform, serial))
    elif row.again and not s.next:
        leave(s, serial)


@step("kernel.conclude", clean_up=True)
def conclude(s: State, serial: int) -> None:
    """Do what a procedure does in the end, however it has ended."""
    ends = PROCEDURES[s.rows[serial].name].ends
    if ends is not None:
        ends(s, serial)


@step("kernel.leave")
def leave(s: State, serial: int) -> None:
    """Leave a row that would be carried out again: the one behind it follows, unless another was named."""
    now: Running | None = s.rows.get(serial)
    if now is not None and now.then == NONE:
        s.rows[serial] = Running(now.name, now.at, now.data, BEHIND, now.ending)


@step("kernel.stop")
def stop(s: State, serial: int) -> None:
    """Let no further row follow: once the present one is done, the procedure is over."""
    now: Running = s.rows[serial]
    s.rows[serial] = now.but(then=len(PROCEDURES[now.name].rows))


@step("kernel.go_to")
def go_to(s: State, serial: int, number: str) -> None:
    """Let a row of a procedure follow once the present one is done."""
    now: Running = s.rows[serial]
    s.rows[serial] = now.but(then=PROCEDURES[now.name].index(number))


def jump(s: State, serial: int, number: str, keep: int = 0) -> None:
    """Go to a row of a procedure at once: what the present row has still to do is dropped, except clean-up.

    A procedure that has been ended stays ended.

    Args:
        s: the state; the step that jumps has put nothing on the list.
        serial: the running procedure.
        number: the row to go on with, also an earlier one.
        keep: the serial number of the frame of the effect that jumps; what is left of it is done first.
    """
    if not s.rows[serial].ending:
        cut(s, (proceed, serial), keep, beneath=False)
        go_to(s, serial, number)


def data_of(s: State, name: str) -> Any:
    """Return the data of the innermost running procedure with a name (“raid”), or None if none is running."""
    for serial, scope in reversed(s.scopes):
        if scope == name:
            return s.rows[serial].data
    return None


def remember(s: State, name: str, **fields: Any) -> None:
    """Change some fields of the data of the innermost running procedure with a name, if one is running."""
    serial = current(s, name)
    if serial:
        PROCEDURES[s.rows[serial].name].remember(s, serial, **fields)


def running(s: State) -> Iterator[tuple[int, Procedure[Any], Running]]:
    """Iterate over the procedures that are being carried out, from the outermost inwards.

    Yields:
        The serial number, the procedure, and its row on the state.
    """
    for serial, found in s.rows.items():
        if type(found) is Running:
            yield serial, PROCEDURES[found.name], found


def shown(s: State) -> Iterator[tuple[Procedure[Any], Running]]:
    """Iterate over the procedures that people are told of, from the outermost inwards, each with its row on the state.

    Left out are hidden ones, and those that are past their last row.
    """
    for _, procedure, now in running(s):
        if now.at < len(procedure.rows) and not procedure.hidden:
            yield procedure, now


def affairs(s: State) -> tuple[tuple[int, str], ...]:
    """Return what is being done in the present turn or phase: the procedures that are no periods, the outermost first.

    Returns:
        The serial number and the title of each.
    """
    return tuple(
        [(serial, procedure.title) for serial, procedure, _ in running(s) if not (procedure.period or procedure.hidden)]
    )


def declared(game: str, setup: Mapping[str, Any]) -> tuple[Procedure[Any], ...]:
    """Return the procedures of a game that people are told of, turns and phases first, as its set-up has them."""
    own = [each for each in PROCEDURES.values() if each.name.partition(".")[0] == game and not each.hidden]
    others = [other for each in own for _, _, other in each._instead]
    chosen = [each.chosen_for(setup) for each in own if each not in others]
    return tuple(sorted(dict.fromkeys(chosen), key=lambda each: not each.period))


def places(procedure: Procedure[Any]) -> tuple[str, ...]:
    """Return what the rows of a procedure are called: “Raid: Rally”."""
    return tuple([f"{procedure.title}: {each.name}" for each in procedure.rows])


def asking(s: State) -> ProcedureRow | None:
    """Return the row that asks the present question, or None if a step within a row asks it."""
    if s.todo and s.todo[-1][0] is perform:
        found: Running = s.rows[s.todo[-1][1]]
        return PROCEDURES[found.name].rows[found.at]
    return None


def menu_prompt(s: State) -> Prompt | None:
    """Return the prompt of the menu that comes next, or None if no menu comes next or it will not ask."""
    row = asking(s)
    return None if row is None or row.menu is None else row.menu(s, s.todo[-1][1])
