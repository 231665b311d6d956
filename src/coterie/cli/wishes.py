"""What the command line asks for, and the position that a game begins with."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

import coterie
from coterie.cli.terminal import inputs, texts
from coterie.cli.terminal.saving import choices_made
from coterie.kernel.errors import BadOptions, BadPosition, BadRecord
from coterie.kernel.game import Game
from coterie.kernel.state import State

DEFAULT = "masters"


class Wish(NamedTuple):
    """What the command line asks for.

    Attributes:
        game: its name, "" where none is given.
        setup: the set-up options as they were typed.
        more: the options that every game has, as they were typed.
        terminal: whether it must be the terminal table.
    """

    game: str
    setup: dict[str, str]
    more: dict[str, str]
    terminal: bool

    @property
    def named(self) -> bool:
        """Whether it asks for a certain game, if only by one option."""
        return bool(self.game or self.setup or self.more)


def first_state(wish: Wish, console: Console, source: inputs.Source) -> tuple[State, str]:
    """The position to begin with, and what is said about it."""
    resume, position = wish.more.get("resume"), wish.more.get("position")
    if resume and position:
        raise BadOptions(texts.ONE_ORIGIN)
    if resume or position:
        clash = [*wish.setup, *[name for name in ("seed",) if name in wish.more]]
        if clash:
            raise BadOptions(texts.RESUME_SETUP.format(name=clash[0], other="--resume" if resume else "--position"))
    if resume:
        return resumed(Path(resume).expanduser(), wish.more.get("pack"), console, source)
    game = game_of(wish.game or DEFAULT, wish.more.get("pack"))
    if position:
        return game.read(text_of(Path(position).expanduser())), ""
    return game.start(game.checked(wish.setup), seed=seed_of(wish.more.get("seed"))), ""


def game_of(name: str, pack: str | None) -> Game:
    """The game, with its content pack."""
    return coterie.game(name) if pack is None else coterie.game(name, pack=Path(pack).expanduser())


def seed_of(text: str | None) -> int:
    """The seed, drawn where none is given."""
    if text is None:
        return secrets.randbits(32)
    try:
        return int(text)
    except ValueError:
        raise BadOptions(texts.BAD_SEED.format(value=text)) from None


def bot_seed(wish: Wish) -> int:
    """The seed of the bots: that of the game where one was given, so that a watched game can be watched again."""
    seed = wish.more.get("seed", "")
    return int(seed) if seed.lstrip("-").isdigit() else secrets.randbits(32)


def pace_of(text: str | None) -> float | None:
    """The pace of bots in seconds."""
    if text is None:
        return None
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadOptions(texts.BAD_PACE.format(value=text))
    return pace


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        BadPosition: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadPosition(texts.NO_SUCH_FILE.format(path=path, why=problem.strerror or problem)) from None
    except UnicodeError:
        raise BadPosition(texts.NO_SUCH_FILE.format(path=path, why="it is not text")) from None


def resumed(path: Path, pack: str | None, console: Console, source: inputs.Source) -> tuple[State, str]:
    """The position of a saved game; where the record is damaged, the last one that fits, if somebody wants it.

    Raises:
        BadRecord: it cannot be used, or nobody wants what is left of it.
    """
    try:
        state = coterie.replay(path, pack=None if pack is None else Path(pack).expanduser())
    except BadRecord as problem:
        state = problem.state  # type: ignore[assignment]  # a state or None
        if not isinstance(state, State):
            raise
        console.print(str(problem))
        if not wanted(state, source):
            raise BadRecord(texts.NOT_RESUMED, problem.line) from problem
    return state, texts.RESUMED.format(n=choices_made(state))


def wanted(state: State, source: inputs.Source) -> bool:
    """Whether somebody wants to go on from what could be read."""
    try:
        said = source.ask(f"{texts.RESUME_ASK.format(n=choices_made(state))} {texts.YES_NO} ")
    except inputs.Ended:
        return False
    return said.strip().lower() in texts.YES
