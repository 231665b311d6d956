"""A seat at a shared table, at the terminal: what the server sends is drawn like a local game.

At a terminal, lines are read at any time: while others decide, a player can look things up, talk and leave. What is typed then
answers no question. On a pipe, a line is read only when the seat is asked, so a script need not know when that happens.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

from rich.console import Console

from coterie.cli.terminal import inputs, overheard, remote, screen, texts
from coterie.cli.terminal.commands import understand
from coterie.cli.terminal.display import Display
from coterie.cli.terminal.skin import Skin
from coterie.kernel.errors import BadOptions
from coterie.kernel.nearest import unknown
from coterie.kernel.scenes import PLAIN_THEME, Asked, Chapter, Scene, Theme
from coterie.table.client import Client, Refused, Sitting

DAY = 24 * 3600.0
WAITS = "Waiting for {names}."
BROUGHT = "You bring: {deck}. The game begins when everybody is ready."
NO_BRINGING = "At this table players do not bring decks; --deck is ignored."
NEED_DECK = "At this table everybody brings a deck. Name yours with --deck, or play any legal deck."
GONE = "Others have acted in the meantime."
NOT_ASKED = "You are not asked anything now; waiting for {names}. `help` lists what you can type in the meantime."
BROKEN = "{why} Reconnecting…"
BACK = "You are back."
PAUSES = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds between two attempts to reconnect
LONGEST = 2000  # characters of a line; the server closes a connection that sends much more
TOO_LONG = "A line of more than {most} letters is not read here."
BYE = "The seat stays yours: the same link brings you back."


class Guest:
    """A player at a shared table.

    Attributes:
        url, table, token: the location of the seat.
        client: the server.
        display: the table on the console.
        asked: the last question drawn, None if this seat was not asked.
        chapters: how the game is played here, once somebody wanted to know.
    """

    def __init__(
        self, url: str, table: str, token: str, console: Console, source: inputs.Source, name: str = ""
    ) -> None:
        self.url, self.table, self.token, self.name = url, table, token, name
        self.console, self.source = console, source
        self.client = Client(url)
        self.display = Display(console, Skin(PLAIN_THEME), live=source.live)
        self.asked: Asked | None = None
        self.chapters: list[Chapter] = []
        self._question: tuple[int | None, int] = (None, 0)  # the number and the window of the last question drawn
        self._shown = (-1, -1)  # how many scenes and answers had arrived when the table was drawn
        self._typing: asyncio.Task[str] | None = None  # the line being typed
        self._line = 0  # the number of log lines that are not new

    async def play(self, deck: str | None) -> int:
        """Sit down, bring a deck if one is given, and play; return the exit code.

        Raises:
            BadOptions: no supplied deck has the given name.
            Refused: the server refuses the seat or the deck.
            OSError: the server cannot be reached.
        """
        hello = {"name": self.name} if self.name else {}
        async with self.client.sit(self.table, self.token, **hello) as seat:
            await self._gather(seat, deck)
            plain = not (self.console.encoding or "").lower().startswith("utf")
            self.display = Display(self.console, Skin(await self._theme(seat), plain=plain), live=self.source.live)
            try:
                await self._stay(seat)
            except inputs.Ended:
                self.display.say(BYE)
        return 0

    async def _gather(self, seat: Sitting, deck: str | None) -> None:
        """Bring a deck, report ready, and wait until the game begins."""
        if not seat.gathering:
            if deck is not None:
                self.console.print(NO_BRINGING)
            return
        if deck is None:
            self.console.print(NEED_DECK)
        elif "\n" not in deck:
            await self._must_come_with_the_game(seat, deck)
        await seat.bring(deck or "")
        if deck:  # the first message may be about somebody else's deck
            await seat.until(lambda: bool(seat.gathering.get("deck")) or seat.refusal() is not None)
            if (no := seat.take("refused")) is not None:
                raise Refused(no["code"], no["sentence"])
        self.console.print(BROUGHT.format(deck=seat.gathering.get("name") or "any legal deck"))
        await seat.ready()
        await seat.until(lambda: not seat.gathering and bool(seat.scene), DAY)

    async def _must_come_with_the_game(self, seat: Sitting, name: str) -> None:
        """Check the name of a deck, because the server would read any other word as the text of one.

        Raises:
            BadOptions: no supplied deck has this name.
        """
        told = await self.client.request("GET", "/api/decks", game=seat.welcome["table"]["game"])
        names = [str(each["key"]) for each in told["supplied"]]
        if name not in names:
            raise BadOptions(unknown("deck", name, names))

    async def _theme(self, seat: Sitting) -> Theme:
        told = await self.client.request("GET", "/api/hello")
        return next(
            (cast("Theme", game["theme"]) for game in told["games"] if game["name"] == seat.scene["game"]), PLAIN_THEME
        )

    # ── the loop ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _stay(self, seat: Sitting) -> None:
        """Play until the game is over; at a terminal, reconnect if the connection breaks.

        Raises:
            Ended: the player leaves.
            ConnectionError: the connection has ended for good.
        """
        while True:
            try:
                await self._play(seat)
            except ConnectionError as problem:
                self.console.print()
                if seat.scene["ending"]:
                    return
                if not self.source.live or seat.retry is None:
                    raise
                await self._come_back(seat, problem)
            else:
                return

    async def _come_back(self, seat: Sitting, problem: ConnectionError) -> None:
        """Reconnect as soon as possible.

        Raises:
            Refused: the server no longer admits this seat.
            ConnectionError: the server stays unreachable.
        """
        self.display.say(BROKEN.format(why=problem), "danger")
        for pause in PAUSES:
            await asyncio.sleep(max(pause, seat.retry or 0.0))
            with suppress(OSError, TimeoutError):
                await seat.close()
                await seat.open()
                self.display.keep(BACK)
                return
        raise problem

    async def _play(self, seat: Sitting) -> None:
        """Draw what is new and carry out what is typed until the game is over; at a terminal, people may look on afterwards.

        Raises:
            Ended: the player leaves.
            ConnectionError: the connection has ended.
        """
        while True:
            self._draw_if_new(seat, prompted=self._typing is not None)
            if seat.scene["ending"] and not self.source.live:
                return
            if self._typing is None and (self.source.live or seat.is_asked):
                self._typing = asyncio.create_task(inputs.typed(self.source, texts.PROMPT))
            await self._wait(seat, self._typing)
            if self._typing is not None and self._typing.done():
                said, self._typing = self._typing, None
                await self._obey(seat, said.result())

    async def _wait(self, seat: Sitting, line: asyncio.Task[str] | None) -> None:
        """Wait until a line is typed or the server sends something.

        Raises:
            ConnectionError: the connection has ended.
        """
        news = asyncio.create_task(
            seat.until(lambda: self._shown != (seat.scenes, seat.answers) or bool(seat.heard), DAY)
        )
        try:
            await asyncio.wait({news, line} if line is not None else {news}, return_when=asyncio.FIRST_COMPLETED)
            if news.done():
                news.result()
        finally:
            news.cancel()  # also while we are stopped: nothing else would notice the end of the connection

    def _draw_if_new(self, seat: Sitting, *, prompted: bool) -> None:
        """Draw the table if the server has sent a new one, and what others say.

        Args:
            seat: the seat.
            prompted: whether a line is being typed, which the drawing interrupts.
        """
        said = overheard.sentences(seat)
        new = self._shown != (seat.scenes, seat.answers)
        if new:
            for sentence in said:
                self.display.keep(sentence)
            self._draw(seat)
        else:
            if said and prompted:
                self.console.print()
            for sentence in said:
                self.display.say(sentence, "accent")
        if prompted and (new or said):
            self.source.again(texts.PROMPT)

    def _draw(self, seat: Sitting, *, whole: bool = False) -> None:
        """Draw the table with what is new: at a terminal since one's own last answer, otherwise since the last drawing."""
        self.asked = cast("Asked", seat.windows[-1]) if seat.is_asked else None
        self._question = (seat.question, seat.windows[-1]["window"] if seat.is_asked else 0)
        self._shown = (seat.scenes, seat.answers)
        new = [line for line in seat.log if line["n"] > self._line]
        scene = cast("Scene", {**seat.scene, "question": self.asked, "log": new})
        if self.asked is None and not seat.scene["ending"]:
            self.display.keep(WAITS.format(names=waited_for(seat)))
        self.display.draw(scene, whole=whole)
        if seat.scene["ending"]:
            self.display.show(screen.ending(seat.scene["ending"], scene, self.display.skin))
            if self.source.live:
                self.display.say(remote.OVER, "dim")
        if not self.source.live:
            self._line = seat.scene["line"]

    # ── what is typed ───────────────────────────────────────────────────────────────────────────────────────────

    async def _obey(self, seat: Sitting, line: str) -> None:
        """Carry out a typed line.

        Raises:
            Ended: the player leaves.
        """
        if len(line) > LONGEST:
            self.display.say(TOO_LONG.format(most=LONGEST), "danger")
            return
        try:
            if await remote.talk(self.display, seat, line):
                return
            typed = understand(line, self.asked, lambda text: remote.meant(seat, self.asked, text), over=remote.OVER)
            if typed.what == "quit":
                raise inputs.Ended
            if typed.what == "choose":
                await self._choose(seat, typed.text or self._notation(typed.option))
            elif typed.what == "table":
                self._draw(seat, whole=True)
            elif typed.what == "wrong" and self.asked is None and not seat.scene["ending"]:
                self.display.say(NOT_ASKED.format(names=waited_for(seat)), "danger")
            else:
                await remote.command(self, seat, typed)
        except Refused as problem:
            self.display.say(str(problem), "danger")

    def _notation(self, option: int) -> str:
        """Return the notation of an option of the last question drawn."""
        assert self.asked is not None
        return self.asked["options"][option]["notation"]

    async def _choose(self, seat: Sitting, notation: str) -> None:
        """Answer the last question drawn."""
        number, window = self._question
        line = seat.scene["line"]
        try:
            await seat.choose(notation, number, window)
        except Refused as problem:
            self.display.say(GONE if seat.question != number else str(problem), "danger")
        else:
            self._line = max(self._line, line)


def waited_for(seat: Sitting) -> str:
    """Return who is being asked, for the end of a sentence."""
    names: list[Any] = [player["name"] for player in seat.scene["players"] if player["seat"] in seat.scene["asked"]]
    return " and ".join(map(str, names)) or "the others"
