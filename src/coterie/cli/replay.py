"""`coterie replay FILE`: a record, step by step, forwards and backwards.

A record that was cut off, edited, or written by another version is shown as far as it can be read, with a message
about the first invalid line and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from coterie.cli import flags

if TYPE_CHECKING:
    from rich.console import Console

    from coterie.cli.terminal.inputs import Source
    from coterie.kernel.state import State

PROMPT = "replay> "
HELP = "n or Enter: next   p: previous   a number: that position   first   last   log   quit"
DAMAGED = 2
LONGEST = 1_000_000  # the largest number of a choice that can be asked for


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(command)


def command(
    file: Annotated[Path, flags.file_argument("A record written by `save`.", "coterie replay")],
    at: Annotated[
        int | None, flags.whole("--at", "Start after this many choices; 0 is the set-up.", 0, LONGEST)
    ] = None,
    pack: Annotated[Path | None, flags.file("--pack", "The content pack used in the game.")] = None,
) -> None:
    """Step through a record forwards and backwards.

    Over a pipe it prints one position, the last one unless --at names another.
    """
    from coterie.cli.consoles import game_console
    from coterie.cli.terminal.inputs import source_for

    console = game_console()
    live = sys.stdin.isatty() and sys.stdout.isatty()
    code = show(file, at, pack, console, source_for(console) if live else None)
    if code:
        raise typer.Exit(code)


class Step(NamedTuple):
    """A position of the record.

    `choices` is the number of choices before it; `made` the label of the last one; `line` the length of the log then.
    """

    choices: int
    made: str
    state: State
    line: int


class Reading(NamedTuple):
    """The readable part of a record: its positions, and a message about the damage ("" for none)."""

    steps: list[Step]
    trouble: str


def show(file: Path, at: int | None, pack: Path | None, console: Console, source: Source | None) -> int:
    """Read a record, show it, and return the exit code.

    Args:
        file: the record.
        at: the position to show.
        pack: the content pack of the game.
        console: the console to draw on.
        source: the source of commands; None prints one position and ends.
    """
    reading = read(file, pack)
    if reading.trouble:
        print(reading.trouble, file=sys.stderr)
    steps = reading.steps
    if not steps:
        return DAMAGED
    first = at if at is not None else 0 if source is not None else steps[-1].choices
    begin = place(steps, first)
    if begin is None:
        print(f"There is no position {first}; {range_of(steps)}.", file=sys.stderr)
        return DAMAGED
    player = Player(steps, console, source)
    if source is None:
        player.draw(begin)
    else:
        player.run(begin)
    return DAMAGED if reading.trouble or player.failed else 0


def read(file: Path, pack: Path | None) -> Reading:
    """Return all positions of a record, as far as they can be read."""
    import coterie
    from coterie.cli.terminal.saving import remembered
    from coterie.kernel import records
    from coterie.kernel.errors import BadRecord
    from coterie.kernel.seating import seat_name
    from coterie.table import outside

    bots = remembered(file).get("bots", "").split(",")
    steps: list[Step] = []
    lines: list[dict[str, Any]] = []

    def seen(state: State) -> None:
        made = label_of(steps[-1].state, str(lines[len(steps) - 1]["choice"])) if steps else ""
        then = state.clone()
        then.call_seats(tuple([seat_name("", seat, bot=str(seat) in bots) for seat in range(state.seats)]))
        steps.append(Step(len(steps), made, then, state.chain[1] if state.chain else 0))

    try:
        text = records.read(file)
        lines += [line for line in records.parse(text)[0] if "choice" in line]
        records.replay(text, lambda head: coterie.game_of(head, pack), seen)
    except BadRecord as problem:
        steps += _further_on(problem, steps, text if steps else "")
        return Reading(steps, str(problem))
    except Exception as problem:  # a snapshot that somebody has edited may hold anything
        return Reading(steps, outside.UNUSABLE.format(what=type(problem).__name__))
    return Reading(steps, "")


def _further_on(problem: Any, steps: list[Step], text: str) -> list[Step]:
    """Return the position of a snapshot after the damaged line, [] if none can be read."""
    from coterie.kernel import records

    state: State | None = problem.state
    if state is None or not text or state.origin is None or state.origin[0] != "snapshot":
        return []
    made = 0
    for line in records.parse(text)[0][problem.line - 1 :]:
        if "snapshot" in line and line["snapshot"] == state.origin[1]:
            break
        made = line["n"] if type(line.get("n")) is int else made
    later = max(made, steps[-1].choices + 1)
    return [Step(later, "", state, state.chain[1] if state.chain else 0)]


def label_of(state: State, made: str) -> str:
    """Return the label of an option by its notation; a gesture of several keeps its notation."""
    question = state.question
    options = question.options if question is not None else ()
    return next((option.label for option in options if option.notation == made), made)


def place(steps: list[Step], choices: int) -> int | None:
    """Return the index of the position after a number of choices, None if it is not in the list."""
    return next((i for i, step in enumerate(steps) if step.choices == choices), None)


def range_of(steps: list[Step]) -> str:
    """Return the sentence about the positions of a record."""
    last = steps[-1].choices
    if last == len(steps) - 1:
        return f"this record has 0 to {last}"
    return f"this record can show 0 to {steps[-2].choices}, and {last} from a snapshot"


class Player:
    """Draws positions of a record and carries out commands.

    Attributes:
        failed: whether a position could not be drawn.
    """

    def __init__(self, steps: list[Step], console: Console, source: Source | None) -> None:
        from coterie.cli.terminal.skin import Skin

        self.steps, self.console, self.source = steps, console, source
        plain = not (console.encoding or "").lower().startswith("utf")
        self.skin = Skin(steps[0].state.game.theme, plain=plain)
        self.at = 0
        self.failed = False

    @property
    def width(self) -> int:
        """The number of columns in which the table is drawn."""
        from coterie.cli.terminal.screen import WIDEST

        return min(self.console.width, WIDEST)

    # ── drawing ─────────────────────────────────────────────────────────────────────────────────────────────────

    def draw(self, at: int) -> None:
        """Draw a position: the latest events, the table, the question."""
        self.at = at
        if self.source is not None:
            self.console.clear()
        try:
            self._draw(self.steps[at])
        except Exception as problem:  # a snapshot that somebody has edited may hold anything
            self.failed = True
            print(f"This position cannot be drawn ({type(problem).__name__}).", file=sys.stderr)
        self.say(self.title())

    def _draw(self, step: Step) -> None:
        from coterie.cli.terminal import screen

        state, last = step.state, self.steps[self.at - 1].line if self.at else 0
        seat = state.asked[0] if state.asked is not None else -1
        scene: Any = state.scene(seat, min(last, step.line))
        parts = [screen.table(scene, self.skin, self.width), screen.log(scene["log"], self.skin)]
        if scene["question"] is not None:
            parts.append(screen.question(scene["question"], self.skin, self.width))
        if scene["ending"] is not None:
            parts.append(screen.ending(scene["ending"], scene, self.skin))
        for part in parts:
            if part is not None:
                self.console.print(part, width=self.width, highlight=False)

    def title(self) -> str:
        """Return which position this is, and the choice that led to it."""
        step, last = self.steps[self.at], self.steps[-1].choices
        how = f", after “{step.made}”" if step.made else ", the set-up" if not step.choices else ", from a snapshot"
        return f"Position {step.choices} of {last}{how}."

    def say(self, sentence: str) -> None:
        """Print a sentence."""
        self.console.print(sentence, markup=False, highlight=False)

    # ── commands ────────────────────────────────────────────────────────────────────────────────────────────────

    def run(self, at: int) -> None:
        """Show positions until the user quits."""
        from coterie.cli.terminal.inputs import Ended

        assert self.source is not None
        self.draw(at)
        self.say(HELP)
        while True:
            try:
                typed = self.source.ask(PROMPT).strip().lower()
            except (Ended, KeyboardInterrupt):
                return
            if typed in ("q", "quit", "exit"):
                return
            self.obey(typed)

    def obey(self, typed: str) -> None:
        """Carry out a command."""
        last = len(self.steps) - 1
        goes: dict[str, Callable[[], int]] = {
            "": lambda: self.at + 1, "n": lambda: self.at + 1, "next": lambda: self.at + 1,
            "p": lambda: self.at - 1, "back": lambda: self.at - 1, "first": lambda: 0, "last": lambda: last,
        }  # fmt: skip
        if typed in goes:
            self.go(goes[typed]())
        elif typed == "log":
            self.log()
        elif typed.isascii() and typed.isdigit() and len(typed) < 9:
            at = place(self.steps, int(typed))
            if at is None:
                self.say(f"There is no position {typed}; {range_of(self.steps)}.")
            else:
                self.draw(at)
        else:
            self.say(HELP)

    def go(self, at: int) -> None:
        """Go to another position, or say that there is none."""
        if at < 0:
            self.say("This is the set-up, the first position.")
        elif at >= len(self.steps):
            self.say("This is the last position.")
        else:
            self.draw(at)

    def log(self) -> None:
        """Show everything that happened up to this position."""
        state = self.steps[self.at].state
        for line in state.log(state.asked[0] if state.asked is not None else -1):
            self.say(f"  {line}")
