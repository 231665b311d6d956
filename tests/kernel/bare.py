"""The barest game, for tests of the to-do list itself: no cards, and phrases that are their own words."""

from coterie.kernel.game import Game
from coterie.kernel.phrases import render
from coterie.kernel.pieces import Zone
from coterie.kernel.procedures import Procedure, row
from coterie.kernel.rows import Row
from coterie.kernel.state import State
from coterie.kernel.steps import step
from coterie.kernel.talk import Talk


class PlainTalk(Talk):
    """Phrases are their own words, in braces or followed by their arguments."""

    def phrase(self, s, word, args, *, short):
        return render(
            word if "{" in word else " ".join([word, *["{text}"] * len(args)]),
            args,
            lambda kind, value, brief: str(value),
            short,
        )


class Bare(Game):
    name = "bare"
    title = "Bare"
    zones = {"pile": Zone(seen="none"), "hand": Zone(seen="place"), "open": Zone()}  # noqa: RUF012
    talks = PlainTalk

    def text(self, s, piece):
        return ()


class Table(State):
    TABLE = ("notes",)
    __slots__ = TABLE

    def __init__(self, *args) -> None:
        super().__init__(*args)
        self.notes: list = []


def table(*steps, seats: int = 2):
    """Return a state with these steps to do, played up to its first question."""
    s = Table(Bare(), {}, 1, seats)
    s.todo = list(steps)[::-1]
    s.play()
    return s


@step("bare.note")
def note(s, *what) -> None:
    s.notes.append(what[0] if len(what) == 1 else what)


@step("bare.note_last", clean_up=True)
def tidy(s, what) -> None:
    s.notes.append(what)


@step("bare.each")
def do_all(s, *steps) -> None:
    s.do(*steps)


@step("bare.ask")
def question(s, seat, *words) -> None:
    s.ask(seat, ("what",), [(word, (), ((note, word),)) for word in words])


@step("bare.ask_openly")
def unforced(s, seat, *words) -> None:
    s.ask(seat, ("what",), [(word, (), ((note, word),)) for word in words], forced=False)


@step("bare.loop")
def loop(s) -> None:
    s.do((loop,))


@step("bare.wrong")
def wrong(s, how) -> None:
    if how == "twice":
        unforced(s, 0, "a", "b")
        unforced(s, 0, "a", "b")
    elif how == "after do":
        s.do((note, 1))
        question(s, 0, "a", "b")
    elif how == "before do":
        question(s, 0, "a", "b")
        s.do((note, 1))
    else:
        s.ask(0, ("what",), [])


class Steps(Row):
    """The steps in a test's scope."""

    steps: tuple


def do_steps(s, serial) -> None:
    s.do(*s.rows[serial].data.steps)


SCOPES = {
    name: Procedure(f"bare.{name}", name, Steps, (row("1", name, do_steps),))
    for name in ("turn", "outer", "inner", "fight")
}


def begin(s, name, *steps) -> int:
    """Begin a scope with these steps in it."""
    return SCOPES[name].begin(s, Steps(steps))
