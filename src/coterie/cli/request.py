"""The request of a `coterie play` command line, and the first position of its game."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

import coterie
from coterie.cli.deck_files import with_files
from coterie.cli.decks import room as deck_room
from coterie.cli.setup_options import DEFAULT_GAME
from coterie.cli.terminal import inputs, texts
from coterie.cli.terminal.bots import seats_for
from coterie.cli.terminal.saving import choices_made
from coterie.kernel.errors import BadOptions, BadPosition, BadRecord
from coterie.kernel.game import AnyGame
from coterie.kernel.guides import Guide
from coterie.kernel.state import State
from coterie.table import outside
from coterie.table.protocol.text import NAME_LENGTH

QUICK = "useful"  # windows that open only for players with a response


class Request(NamedTuple):
    """A request from the command line.

    Attributes:
        game: the name of the game, "" if none is given.
        setup: the typed set-up options.
        more: the typed options that every game has.
        terminal: whether the game must be played at the terminal.
        guided: whether the game is the guided one, for the first seat.
        others: whether bots play the other seats since nothing else was said.
    """

    game: str
    setup: dict[str, str]
    more: dict[str, str]
    terminal: bool
    guided: bool = False
    others: bool = False

    @property
    def specific(self) -> bool:
        """Whether a game or any option is given."""
        return bool(self.game or self.setup or self.more)


def first_state(request: Request, console: Console, source: inputs.Source) -> tuple[State, str]:
    """Return the first position, and a sentence about it or "".

    Raises:
        CoterieError: an option does not exist, is invalid, or conflicts with another.
    """
    resume, position = request.more.get("resume"), request.more.get("position")
    if request.guided:
        check_guided(request)
    if resume and position:
        raise BadOptions(texts.ONE_ORIGIN)
    if resume or position:
        clash = [*request.setup, *[name for name in ("seed", "deck") if name in request.more]]
        if clash:
            raise BadOptions(texts.RESUME_SETUP.format(name=clash[0], other="--resume" if resume else "--position"))
    if resume:
        state, about = resumed(Path(resume).expanduser(), request.more.get("pack"), console, source)
        if request.game and request.game != state.game.name:
            game, right = state.game, state.game.name
            raise BadOptions(texts.OTHER_GAME.format(path=resume, title=game.title, name=request.game, right=right))
        return state, about
    game = load_game(request.game or DEFAULT_GAME, request.more.get("pack"))
    if request.guided:
        return outside.position(game, guide_of(game).position), ""
    if position:
        return outside.position(game, read_text(Path(position).expanduser())), ""
    seed = parse_seed(request.more.get("seed"))
    setup = with_files(game.options, request.setup)
    if "deck" in request.more:
        setup |= with_deck(game, setup, request, seed)
    chosen = game.checked(setup)
    if "windows" not in setup and asks_only_the_able(game, chosen, request):
        chosen["windows"] = QUICK
    return game.start(chosen, seed=seed), ""


def seated(request: Request) -> Request:
    """Return a request for a new game with the seats of its bots: those after --people, and if nothing is said, all but the
    first where players have hands.

    Raises:
        BadOptions: --people has a wrong value, or is given together with what says who plays.
    """
    people = request.more.get("people")
    known = [name for name in ("bots", "resume", "position") if name in request.more]
    if people is not None and (known or request.guided):
        raise BadOptions(texts.PEOPLE_OR_ELSE.format(name=known[0] if known else "guided"))
    if known or request.guided or not request.specific:
        return request
    game = load_game(request.game or DEFAULT_GAME, request.more.get("pack"))
    players = next(option for option in game.options if option.name == "players")
    seats = players.checked(request.setup.get("players", players.default))
    if people is not None and not (people.isdecimal() and 1 <= int(people) <= seats):
        raise BadOptions(texts.BAD_PEOPLE.format(value=people, most=seats))
    first = int(people) if people is not None else 1 if game.has_hands else seats
    bots = {"bots": ",".join(map(str, range(first, seats)))} if first < seats else {}
    return request._replace(more={**request.more, **bots}, others=people is None and bool(bots))


def check_guided(request: Request) -> None:
    """Check that a request for a guided game has no other wishes about it.

    Raises:
        BadOptions: it has.
    """
    others = [
        *request.setup,
        *[name for name in ("resume", "position", "seed", "deck", "bots") if name in request.more],
    ]
    if others:
        raise BadOptions(texts.GUIDED_ALONE.format(name=others[0].replace("_", "-")))


def guide_of(game: AnyGame) -> Guide:
    """Return the first guided game of a game.

    Raises:
        BadOptions: it has none.
    """
    if not game.guides:
        raise BadOptions(texts.NO_GUIDE.format(title=game.title))
    return game.guides[0]


def asks_only_the_able(game: AnyGame, chosen: dict[str, Any], request: Request) -> bool:
    """Return whether a single person plays among bots, who is then asked only when there is something to use.

    Asking everybody hides the contents of hands from people; bots learn nothing from whom the table asks.
    """
    offered = any(option.name == "windows" and QUICK in option.choices for option in game.options)
    seats = int(chosen["players"])
    return offered and len(seats_for(request.more.get("bots", ""), seats)) == seats - 1


def with_deck(game: AnyGame, setup: dict[str, Any], request: Request, seed: int) -> dict[str, Any]:
    """Return the decks of all seats: the one that --deck names for the first person, any legal ones for the others.

    Args:
        game: the game.
        setup: the set-up so far.
        request: the request.
        seed: the seed of the game, which also determines the decks.

    Raises:
        BadOptions: the game has no decks, the decks are already named, or this is not a deck.
    """
    room = deck_room(game.name)
    if room.option in setup:
        raise BadOptions(texts.TWO_DECKS.format(option=room.option))
    own = decks_named(game, request.more["deck"], "--deck")
    if len(own) != 1:
        raise BadOptions(texts.ONE_DECK)
    chosen = game.checked(setup)
    seats = int(chosen["players"])
    bots = seats_for(request.more.get("bots", ""), seats)
    mine = next((seat for seat in range(seats) if seat not in bots), 0)
    legal = room.legal(chosen)
    rest = random.Random(seed).choices(legal, k=seats)
    return {room.option: [own[0] if seat == mine else rest[seat] for seat in range(seats)]}


def decks_named(game: AnyGame, typed: str, flag: str) -> list[str]:
    """Return the decks that an option names, separated by commas: files, or names of supplied decks.

    Raises:
        BadOptions: the game has no decks, or one is none.
    """
    name = deck_room(game.name).option
    option = next(each for each in game.options if each.name == name)
    try:
        found: list[str] = option.checked(with_files((option,), {name: typed})[name]) if typed.strip() else []
    except BadOptions as problem:
        raise BadOptions(str(problem).replace(f"“{name}”", flag, 1)) from None
    return found


def load_game(name: str, pack: str | None) -> AnyGame:
    """Return a game, with a content pack if a path is given."""
    return coterie.game(name) if pack is None else coterie.game(name, pack=Path(pack).expanduser())


def parse_seed(text: str | None) -> int:
    """Return a seed; a random one if none is given.

    Raises:
        BadOptions: the text is not a whole number.
    """
    if text is None:
        return secrets.randbits(32)
    try:
        return int(text)
    except ValueError:
        raise BadOptions(texts.BAD_SEED.format(value=text)) from None


def bot_seed(request: Request) -> int:
    """Return the bots' seed: the game's seed if one is given, so that the same game can be watched again."""
    seed = request.more.get("seed", "")
    return int(seed) if seed.lstrip("-").isdigit() else secrets.randbits(32)


def names_given(request: Request, bots: list[int], seats: int) -> tuple[str, ...]:
    """Return the names of the seats: --name for the first seat that is not a bot's, "" for the others.

    Args:
        request: the request.
        bots: the seats of bots.
        seats: the number of seats.

    Raises:
        BadOptions: the name is invalid, or no person plays.
    """
    if "name" not in request.more:
        return ("",) * seats
    name = " ".join(request.more["name"].split())
    mine = next((seat for seat in range(seats) if seat not in bots), None)
    if mine is None:
        raise BadOptions(texts.NAME_OF_NOBODY)
    if not name.isprintable() or not 0 < len(name) <= NAME_LENGTH:
        raise BadOptions(texts.NO_NAME.format(most=NAME_LENGTH))
    return tuple([name if seat == mine else "" for seat in range(seats)])


def parse_pace(text: str | None) -> float | None:
    """Return the seconds that bots take, None if none are given.

    Raises:
        BadOptions: the text is not a number of seconds from 0 to 60.
    """
    if text is None:
        return None
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 60:
        raise BadOptions(texts.BAD_PACE.format(value=text))
    return pace


def read_text(path: Path) -> str:
    """Return the text of a file.

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
    """Return the position of a saved game, and a sentence about it. If the record is damaged, offer the last usable
    position.

    Raises:
        BadRecord: the record cannot be used, or the offer was declined.
    """
    try:
        given = None if pack is None else Path(pack).expanduser()
        state = outside.usable(lambda: coterie.replay(path, pack=given))
    except BadRecord as problem:
        last = problem.state
        if not isinstance(last, State):
            raise
        state = outside.usable(lambda: last)
        console.print(str(problem))
        if not accepted(state, source):
            raise BadRecord(texts.NOT_RESUMED, problem.line) from problem
    return state, texts.RESUMED.format(made=made_in(state))


def made_in(state: State) -> str:
    """Return how many choices led to a position, in words."""
    made = choices_made(state)
    return f"{made} choice{'' if made == 1 else 's'}"


def accepted(state: State, source: inputs.Source) -> bool:
    """Ask whether to continue from the readable part, and return the answer."""
    try:
        said = source.ask(f"{texts.RESUME_ASK.format(made=made_in(state))} {texts.YES_NO} ")
    except inputs.Ended:
        return False
    return said.strip().lower() in texts.YES
