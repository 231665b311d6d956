"""Fitting a scene to the screen: on a small screen the table is drawn compactly, so that nothing scrolls away."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType

from coterie.cli.terminal import screen, texts
from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import Scene

CLOSE_NEWS = 4  # lines of the log for which a table of cards makes room on a low screen, if it can


class Fit:
    """How the parts of a scene share the lines of a screen.

    Attributes:
        close: whether to draw compactly.
        news_lines: the number of log lines shown.
        taken: the lines used above the table.
    """

    def __init__(self, console: Console, skin: Skin, *, live: bool) -> None:
        self.console, self.skin, self.live = console, skin, live
        self.close, self.news_lines, self.taken = False, screen.LOG_LINES, 0

    @property
    def width(self) -> int:
        """The number of columns in which the table is drawn."""
        return min(self.console.width, screen.WIDEST)

    def table(self, scene: Scene, pending: int = 0) -> RenderableType:
        """Return the table as the screen has room for it; if there is little, news and question are compact as well.

        Args:
            scene: the scene.
            pending: the number of lines of pending messages.
        """
        self.close = False
        room = self.room(scene, pending)
        drawn = screen.table(scene, self.skin, self.width, room)
        if not self.live or self.lines_of(drawn) <= room:
            return drawn
        self.close = True
        drawn = screen.table(scene, self.skin, self.width, self.room(scene, pending), close=True)
        left = self.console.height - self.lines_of(drawn) - self.lines_around(scene, pending)
        self.news_lines = max(1, left)
        while self.news_lines > 1 and self.lines_of(self.news(scene)) > left:
            self.news_lines -= 1
        return drawn

    def room(self, scene: Scene, pending: int) -> int:
        """Return the number of lines for the table; 0 on a pipe. Arguments as for `table`."""
        if not self.live:
            return 0
        # On a low screen the news are few: they must not push the question away.
        self.news_lines = CLOSE_NEWS if self.close else max(3, min(screen.LOG_LINES, self.console.height // 5))
        news = self.lines_of(self.news(scene)) + (0 if self.close else 1)
        return max(1, self.console.height - news - self.lines_around(scene, pending))

    def lines_around(self, scene: Scene, pending: int) -> int:
        """Return the number of lines used above, by pending messages, by the question or the ending, and by typing.

        Arguments as for `table`.
        """
        asked, end = scene["question"], scene["ending"]
        drawn = screen.question(asked, self.skin, self.width, close=self.close) if asked is not None else None
        if end is not None:
            drawn = Group(screen.ending(end, scene, self.skin, 0), texts.GAME_OVER)
        return self.taken + pending + self.lines_of(drawn) + 1

    def news(self, scene: Scene) -> RenderableType | None:
        """Return the drawn news, or None if there is none; on a small screen the ending includes the last line."""
        if self.close and scene["ending"] is not None:
            return None
        return screen.log(scene["log"], self.skin, self.news_lines, close=self.close)

    def lines_of(self, what: RenderableType | None) -> int:
        """Return how many lines something takes."""
        if what is None:
            return 0
        return len(self.console.render_lines(what, self.console.options.update(width=self.width)))
