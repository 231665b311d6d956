"""One game of a run: play it from the run's head and the game's number, and rebuild it from its row."""

from __future__ import annotations

import json
import random
import tomllib
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.game import AnyGame
from coterie.kernel.setup import SetUp
from coterie.kernel.state import State
from coterie.lab import watching
from coterie.players import player

Row = dict[str, Any]


class Head(NamedTuple):
    """What all games of a run have in common.

    A worker needs nothing else, so it contains only plain data.

    Attributes:
        game: the name of the game.
        pack: the text of a content pack, "" for none.
        setup: the set-up as JSON text.
        players: the names of the players by seat.
        seed: the seed of the run.
        cards: whether cards are counted.
        rotated: whether the decks move one seat on with every game.
    """

    game: str
    pack: str
    setup: str
    players: tuple[str, ...]
    seed: int
    cards: bool = False
    rotated: bool = False


class Played(NamedTuple):
    """A finished game: its final state; the index of each chosen option; the seat that took the first turn, -1 if the game
    has no such seat; and the card counts as in the column `cards`, if they were counted."""

    state: State
    choices: tuple[int, ...]
    first: int = -1
    cards: str = ""

    def fingerprint(self) -> str:
        """Return a hex digest of all choices and of the final state of the random numbers.

        A replayed game has the same digest. It costs a hundredth of a fingerprint of the whole position.
        """
        return blake2b(msgspec.json.encode((self.choices, self.state.dice)), digest_size=16).hexdigest()


@lru_cache(maxsize=8)  # a worker is handed one portion of a run after the other, all with the same pack
def load(name: str, pack: str = "") -> AnyGame:
    """Return a game, with a content pack if the text of one is given."""
    return coterie.game(name, pack=tomllib.loads(pack)) if pack else coterie.game(name)


def make_head(
    name: str,
    setup: dict[str, Any],
    players: list[str],
    seed: int,
    pack: str = "",
    cards: bool = False,
    *,
    rotated: bool = False,
) -> Head:
    """Check the options of a run and return its head.

    Args:
        name: the game.
        setup: values of its options.
        players: the players' names, one for each seat, or a single one for all.
        seed: any whole number.
        pack: the path of a content pack, "" for none.
        cards: whether to count cards.
        rotated: whether the decks move one seat on with every game.

    Raises:
        BadOptions: an option or a player does not exist, there are no hands to count or decks to move, or the players do
            not fit the seats.
        BadWords: the pack cannot be read.
    """
    game = coterie.game(name, pack=pack) if pack else load(name)
    if len(players) > 1:
        setup = {"players": len(players), **setup}
    checked = game.checked(setup)
    if cards:
        watching.check(game)
    if rotated:
        decks_of(game)
    seats = game.start(checked, seed=0).seats
    if len(players) not in (1, seats):
        raise BadOptions(f"{len(players)} players are named for {seats} seats; name one for each, or one for all.")
    for who in players:
        player(who)
    named = tuple(players) if len(players) == seats else tuple(players) * seats
    text = Path(pack).read_text(encoding="utf-8") if pack else ""
    return Head(name, text, json.dumps(checked, sort_keys=True), named, seed, cards, rotated)


def decks_of(game: AnyGame) -> SetUp:
    """Return the option of a game that says which decks its seats bring.

    Raises:
        BadOptions: it is played without decks.
    """
    option = next((each for each in game.options if each.reads is not None), None)
    if option is None:
        raise BadOptions(f"{game.title} is played without decks.")
    return option


def moved_on(game: AnyGame, setup: str, by: int) -> str:
    """Return a set-up as JSON text whose decks have moved on by a number of seats, or back by a negative one."""
    found, name = json.loads(setup), decks_of(game).name
    decks = found[name]
    turn = -by % len(decks)
    return json.dumps({**found, name: [*decks[turn:], *decks[:turn]]}, sort_keys=True)


def seeds_of(seed: int, number: int) -> tuple[int, int]:
    """Return the 63-bit seeds of a game and of its players; they depend only on the run's seed and the game's number."""
    digest = blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8]) >> 1, int.from_bytes(digest[8:]) >> 1


def play(
    game: AnyGame, setup: dict[str, Any], names: tuple[str, ...], seed: int, player_seed: int, cards: bool = False
) -> Played:
    """Play a game to its end.

    Args:
        game: the game.
        setup: its set-up, checked.
        names: the players by seat.
        seed: the game's seed.
        player_seed: the seed of the random numbers that all players share, in the order in which they are asked.
        cards: whether to count cards.
    """
    s = game.start(setup, seed=seed)
    first = game.opener(s)
    at_the_table = [player(name) for name in names]
    rng = random.Random(player_seed)
    choices: list[int] = []
    watch = watching.Watch(s) if cards else None
    while s.asked is not None:
        seat = s.asked[0]
        choices.append(at_the_table[seat].choose(s, seat, rng))
        if watch is not None:
            watch.choice(s, choices[-1])
        s.pick(choices[-1])
        if watch is not None:
            watch.look(s)
    return Played(s, tuple(choices), first, watch.column() if watch is not None else "")


def play_number(head: Head, number: int, game: AnyGame | None = None) -> Row:
    """Play one game of a run and return its row, with the columns of `coterie.lab.results.COLUMNS`."""
    game = game or load(head.game, head.pack)
    seed, player_seed = seeds_of(head.seed, number)
    setup = moved_on(game, head.setup, number) if head.rotated else head.setup
    played = play(game, json.loads(setup), head.players, seed, player_seed, head.cards)
    s = played.state
    assert s.result is not None
    scores, winners = [s.result[seat] for seat in range(s.seats)], game.winners(s)
    return {
        "game": head.game,
        "version": game.version,
        "pack": pack_column(game),
        "setup": setup,
        "players": ",".join(head.players),
        "run_seed": head.seed,
        "number": number,
        "rotated": head.rotated,
        "seed": seed,
        "player_seed": player_seed,
        "first": played.first if played.first >= 0 else None,
        "scores": json.dumps(scores),
        "winners": json.dumps(winners),
        "won": 0 in winners,
        "reason": s.reason,
        "rounds": getattr(s, "round", None),
        "decisions": len(played.choices),
        "cards": played.cards,
        "fingerprint": played.fingerprint(),
    }


def pack_column(game: AnyGame) -> str:
    """Return the value of the column `pack`: the name and fingerprint of a game's content pack, "" without one."""
    mark = game.pack_mark()
    return json.dumps(mark, sort_keys=True) if mark else ""


def rebuild(row: Row, pack: str = "") -> Played:
    """Play the game of a row again.

    Under the same version of the rules and players, it has the row's fingerprint.

    Args:
        row: a row of results.
        pack: the path of the content pack that the row names.
    """
    game = coterie.game(row["game"], pack=pack) if pack else load(row["game"])
    names = tuple(row["players"].split(","))
    return play(game, json.loads(row["setup"]), names, row["seed"], row["player_seed"])
