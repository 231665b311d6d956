"""A seat at a table that others share, at the terminal: what the server tells is drawn as a game of one's own is."""

from __future__ import annotations

from typing import Any, cast

from rich.console import Console

from coterie.cli.terminal import inputs, screen
from coterie.cli.terminal.skin import Skin
from coterie.kernel.scenes import PLAIN_THEME, Scene, Theme
from coterie.table.client import Client, Refused, Sitting

DAY = 24 * 3600.0
HELP = (
    "A number chooses; so does what an option is called in a record, or several of them joined by “ + ”.",
    "look NAME: the text of a card.  say TEXT: to everybody.  undo: take your last choice back.  log: what has happened.",
    "show: the table once more.  quit: go away; the seat stays yours, and the link brings you back.",
)
WAITS = "Waiting for {names}."
BROUGHT = "You bring: {deck}. The game begins when everybody is ready."
NO_BRINGING = "Nobody brings a deck to this table; --deck is not used."
NEED_DECK = (
    "Everybody brings a deck to this table. Say with --deck which is yours; without one you play any legal deck."
)
GONE = "Others have acted meanwhile."
BYE = "The seat stays yours: the same link brings you back."


class Guest:
    """Somebody at a table of a server.

    Attributes:
        url, table, token: where the seat is.
    """

    def __init__(
        self, url: str, table: str, token: str, console: Console, source: inputs.Source, name: str = ""
    ) -> None:
        self.url, self.table, self.token, self.name = url, table, token, name
        self.console, self.source = console, source
        self.client = Client(url)
        self._skin = Skin(PLAIN_THEME)
        self._shown = -1  # the scenes that had come when the table was drawn
        self._line = 0

    async def play(self, deck: str | None) -> int:
        """Sit down, bring a deck if one is given, and play; return the exit code.

        Raises:
            Refused: the server refuses the seat or the deck.
            OSError: it cannot be reached.
        """
        hello = {"name": self.name} if self.name else {}
        async with self.client.sit(self.table, self.token, **hello) as seat:
            await self._gather(seat, deck)
            self._skin = Skin(
                await self._theme(seat), plain=not (self.console.encoding or "").lower().startswith("utf")
            )
            try:
                while not seat.scene["ending"]:
                    await self._turn(seat)
            except inputs.Ended:
                self.console.print(BYE)
                return 0
            self._draw(seat)
            self.console.print(screen.ending(seat.scene["ending"], cast("Scene", seat.scene), self._skin))
        return 0

    async def _gather(self, seat: Sitting, deck: str | None) -> None:
        """Bring a deck, say that one is ready, and wait until the game begins."""
        if not seat.gathering:
            if deck is not None:
                self.console.print(NO_BRINGING)
            return
        if deck is None:
            self.console.print(NEED_DECK)
        await seat.bring(deck or "")
        if deck:  # what is heard first may be of somebody else's deck
            await seat.until(lambda: bool(seat.gathering.get("deck")) or seat.refusal() is not None)
            if (no := seat.take("refused")) is not None:
                raise Refused(no["code"], no["sentence"])
        self.console.print(BROUGHT.format(deck=seat.gathering.get("name") or "any legal deck"))
        await seat.ready()
        await seat.until(lambda: not seat.gathering and bool(seat.scene), DAY)

    async def _theme(self, seat: Sitting) -> Theme:
        told = await self.client.request("GET", "/api/hello")
        return next(
            (cast("Theme", game["theme"]) for game in told["games"] if game["name"] == seat.scene["game"]), PLAIN_THEME
        )

    async def _turn(self, seat: Sitting) -> None:
        """Draw what is new; ask where one is asked, else wait until something happens."""
        if self._shown != seat.scenes:
            self._draw(seat)
        if seat.is_asked:
            await self._ask(seat)
            return
        seen, told = seat.scenes, seat.answers
        await seat.until(lambda: seat.scenes > seen or seat.answers > told, DAY)

    def _draw(self, seat: Sitting) -> None:
        """Draw the table, and the new lines of the log."""
        scene = cast("Scene", {**seat.scene, "question": seat.windows[-1] if seat.is_asked else None})
        new = [line for line in seat.log if line["n"] > self._line]
        self._line, self._shown = seat.scene["line"], seat.scenes
        self.console.print(screen.table(scene, self._skin, min(self.console.width, screen.WIDEST)))
        if new and (said := screen.log(cast("Any", new), self._skin)) is not None:
            self.console.print(said)
        if not seat.is_asked and not seat.scene["ending"]:
            names = [str(player["name"]) for player in seat.scene["players"] if player["seat"] in seat.scene["asked"]]
            self.console.print(WAITS.format(names=", ".join(names) or "the others"), style="dim")

    async def _ask(self, seat: Sitting) -> None:
        window, number = seat.windows[-1], seat.question
        self.console.print(screen.question(cast("Any", window), self._skin, min(self.console.width, screen.WIDEST)))
        said = (await inputs.typed(self.source, "> ")).strip()
        if not said:
            return
        word, _, rest = said.partition(" ")
        if word in ("quit", "exit"):
            raise inputs.Ended
        try:
            if not await self._command(seat, word, rest.strip()):
                await seat.choose(meant(window, said), number, window["window"])
        except Refused as problem:
            self.console.print(GONE if seat.question != number else str(problem))

    async def _command(self, seat: Sitting, word: str, rest: str) -> bool:
        """Do what is no choice; return whether it was something like that."""
        if word == "help":
            for line in HELP:
                self.console.print(line)
        elif word == "look" and rest:
            found = await self.client.request("GET", "/api/look", game=seat.scene["game"], name=rest)
            self.console.print("\n".join([f"{found['name']} ({found['kind']})", *found["lines"]]))
        elif word == "say" and rest:
            await seat.say("chat", text=rest)
        elif word == "undo":
            await seat.take_back()
        elif word == "log":
            for told in seat.log[-40:]:
                self.console.print(told["text"])
        elif word == "show":
            self._draw(seat)
        else:
            return False
        return True


def meant(window: Any, said: str) -> str:
    """Return the notation that somebody means: by its number in the list, or as it was typed."""
    keys = screen.keys_of(window)
    return str(window["options"][keys.index(said)]["notation"]) if said in keys else said
