"""One game of a run: from the run's head and the game's number to a row, and from a row to the game again."""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import Any, NamedTuple

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.game import Game
from coterie.kernel.state import State
from coterie.players.registry import player

Row = dict[str, Any]


class Head(NamedTuple):
    """What all games of a run have in common.

    Fields: the game's name; the path of a content pack, "" for none; the set-up as JSON text; the players by seat; the
    run's seed.
    """

    game: str
    pack: str
    setup: str
    players: tuple[str, ...]
    seed: int


def load(name: str, pack: str = "") -> Game:
    """A game, with a content pack or without."""
    return coterie.game(name, pack=pack) if pack else coterie.game(name)


def make_head(name: str, setup: dict[str, Any], players: list[str], seed: int, pack: str = "") -> Head:
    """The head of a run, with everything checked before the first game.

    Args:
        name: the game.
        setup: values of its options.
        players: the players' names, one for each seat, or a single one for all.
        seed: any whole number.
        pack: the path of a content pack, "" for none.

    Raises:
        BadOptions: an option or a player does not exist, or the players do not fit the seats.
    """
    game = load(name, pack)
    if len(players) > 1:
        setup = {"players": len(players), **setup}
    checked = game.checked(setup)
    seats = game.start(checked, seed=0).seats
    if len(players) not in (1, seats):
        raise BadOptions(f"{len(players)} players are named for {seats} seats; name one for each, or one for all.")
    for who in players:
        player(who)
    named = tuple(players) if len(players) == seats else tuple(players) * seats
    return Head(name, pack, json.dumps(checked, sort_keys=True), named, seed)


def seeds_of(seed: int, number: int) -> tuple[int, int]:
    """The seeds of a game and of its players: 63 bits each, from the run's seed and the game's number alone."""
    digest = blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8]) >> 1, int.from_bytes(digest[8:]) >> 1


def play(game: Game, setup: dict[str, Any], names: tuple[str, ...], seed: int, player_seed: int) -> tuple[State, int]:
    """Play a game to its end.

    Args:
        game: the game.
        setup: its set-up, checked.
        names: the players by seat.
        seed: the game's seed.
        player_seed: where all players draw their chance from, in the order in which they are asked.

    Returns:
        The state at the end and the number of decisions.
    """
    s = game.start(setup, seed=seed)
    at_the_table = [player(name) for name in names]
    rng = random.Random(player_seed)
    decisions = 0
    while s.asked is not None:
        seat = s.asked[0]
        s.pick(at_the_table[seat].choose(s, seat, rng))
        decisions += 1
    return s, decisions


def play_number(head: Head, number: int, game: Game | None = None) -> Row:
    """Play one game of a run; its row, with the columns of `coterie.lab.results.COLUMNS`."""
    game = game or load(head.game, head.pack)
    seed, player_seed = seeds_of(head.seed, number)
    s, decisions = play(game, json.loads(head.setup), head.players, seed, player_seed)
    assert s.result is not None
    scores = [s.result[seat] for seat in range(s.seats)]
    mark = game.pack_mark()
    return {
        "game": head.game,
        "version": game.version,
        "pack": json.dumps(mark, sort_keys=True) if mark else "",
        "setup": head.setup,
        "players": ",".join(head.players),
        "run_seed": head.seed,
        "number": number,
        "seed": seed,
        "player_seed": player_seed,
        "scores": json.dumps(scores),
        "won": scores[0] > 0 and scores[0] == max(scores),
        "reason": s.reason,
        "rounds": getattr(s, "round", None),
        "decisions": decisions,
        "fingerprint": s.fingerprint(),
    }


def rebuild(row: Row, pack: str = "") -> State:
    """Play the game of a row again.

    Args:
        row: a row of results.
        pack: the path of the content pack that the row names.

    Returns:
        The state at the end. Its fingerprint is the row's, under the same version of the rules and players.
    """
    game = load(row["game"], pack)
    names = tuple(row["players"].split(","))
    return play(game, json.loads(row["setup"]), names, row["seed"], row["player_seed"])[0]
