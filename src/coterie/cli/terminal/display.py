"""What one person at a terminal sees of a game: the table fitted to the screen, news, the question."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coterie.cli.terminal import screen
from coterie.cli.terminal.fitting import Fit
from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import Scene

NOTHING = ("", -2)


class Display:
    """A console on which scenes are drawn, one after another.

    Attributes:
        skin: the appearance of things.
        live: whether somebody sits at a terminal. A pipe is never cleared, and the table is drawn there only when the
            moment has changed.
        fit: how the table is fitted to the screen.
        drawn: the moment and the seat for which the whole table was last drawn.
        pending: sentences to print below the next table.
    """

    def __init__(self, console: Console, skin: Skin, *, live: bool) -> None:
        self.console, self.skin, self.live = console, skin, live
        self.fit = Fit(console, skin, live=live)
        self.drawn = NOTHING
        self.pending: list[Text] = []

    @property
    def width(self) -> int:
        """The number of columns in which the table is drawn."""
        return self.fit.width

    def draw(self, scene: Scene, *, whole: bool = False) -> None:
        """Draw the table, the news and the question."""
        if whole or self.live or view(scene) != self.drawn:
            self.clear()
            self.show(
                self.fit.table(scene, sum(self.fit.lines_of(Padding(text, (0, 0, 0, 1))) for text in self.pending))
            )
            self.drawn, self.fit.taken = view(scene), 0
        self.news(scene)
        for sentence in self.pending:
            self.show(Padding(sentence, (0, 0, 0, 1)))
        self.pending.clear()
        if scene["question"] is not None:
            self.show(screen.question(scene["question"], self.skin, self.width, close=self.fit.close))

    def table_if_new(self, scene: Scene) -> None:
        """Draw the table for spectators if the moment has changed."""
        if view(scene) != self.drawn:
            self.clear()
            self.show(screen.table(scene, self.skin, self.width))
            self.drawn = view(scene)

    def news(self, scene: Scene) -> None:
        """Draw what has happened."""
        drawn = self.fit.news(scene)
        if drawn is not None:
            self.show(drawn if self.fit.close else Group(drawn, Text("")))

    def show(self, what: RenderableType) -> None:
        """Print something drawn."""
        self.console.print(what, width=self.width, highlight=False)

    def say(self, sentence: str, color: str = "text") -> None:
        """Print a sentence."""
        self.show(Text(sentence, self.skin.color(color)))

    def later(self, sentence: str, color: str = "dim") -> None:
        """Print a sentence below the next table, because one above it would be cleared off the screen."""
        if self.live:
            self.keep(sentence, color)
        else:
            self.say(sentence, color)

    def keep(self, sentence: str, color: str = "dim") -> None:
        """Keep a sentence to print it below the next table."""
        self.pending.append(Text(sentence, self.skin.color(color)))

    def clear(self) -> None:
        """Clear the screen of a terminal; the first table keeps what was printed before it."""
        if self.live and self.drawn != NOTHING:
            self.console.clear()


def view(scene: Scene) -> tuple[str, int]:
    """Return what makes a table worth redrawing on a pipe: the moment, and in a game with hands the seat."""
    fans = any(area.get("layout") == "fan" for area in scene["areas"])
    return scene["moment"]["text"], scene["seat"] if fans else -1
