"""The work that is measured: random games, replayed wins, sampled worlds, scenes, position texts, search."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, NamedTuple

import chess

from coterie.games.primer.cards import CARDS
from coterie.kernel.game import AnyGame
from coterie.kernel.state import State
from coterie.kernel.weighing import Budget
from coterie.players.greedy import search

Setup = Mapping[str, Any]


class Rate(NamedTuple):
    """The number of decisions per second, and how many of them had more than one option."""

    all: float
    real: float


def decisions(game: AnyGame, setup: Setup, seconds: float, seed: int) -> Rate:
    """Return the rate of random play, game after game; set-up and lists of options are included.

    Args:
        game: the game.
        setup: its set-up options.
        seconds: how long to play, in seconds of processor time.
        seed: the seed of the choices.
    """
    rng = random.Random(seed)
    made = real = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        s = game.start(setup, seed=rng.getrandbits(32))
        while s.asked is not None:
            options = len(s.asked[2])
            s.pick(int(rng.random() * options))
            made += 1
            real += options > 1
    spent = time.process_time() - start
    return Rate(made / spent, real / spent)


def plies(seconds: float, seed: int) -> float:
    """Return the plies per second of random chess with python-chess, in games of at most 300 plies."""
    rng = random.Random(seed)
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            made += 1
    return made / (time.process_time() - start)


Won = tuple[int, tuple[int, ...]]  # the seed of a won game, and the indices of its choices


def won_games(game: AnyGame, setup: Setup, player: Callable[[State], int], wanted: int) -> list[Won]:
    """Return the first games, by seed, that a player wins.

    Args:
        game: the game.
        setup: its set-up options.
        player: returns the index of the chosen option.
        wanted: the number of games.
    """
    found: list[Won] = []
    for seed in count():
        if len(found) == wanted:
            break
        s, taken = game.start(setup, seed=seed), []
        while s.asked is not None:
            taken.append(player(s))
            s.pick(taken[-1])
        if s.result and max(s.result.values()) == 1.0:
            found.append((seed, tuple(taken)))
    return found


def replayed(game: AnyGame, setup: Setup, games: Iterable[Won], seconds: float) -> float:
    """Return the decisions per second of replayed games."""
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for seed, taken in games:
            s = game.start(setup, seed=seed)
            for index in taken:
                s.pick(index)
            made += len(taken)
    return made / (time.process_time() - start)


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """Return the mean processor time of a call, in µs."""
    calls = 0
    start = time.process_time()
    while calls == 0 or time.process_time() - start < seconds:
        work()
        calls += 1
    return (time.process_time() - start) / calls * 1e6


def middle(game: AnyGame, setup: Setup, choices: int = 40) -> State:
    """Return a position from the middle of a game, after a number of random choices or at its end."""
    rng = random.Random(4)
    s = game.start(setup, seed=4)
    for _ in range(choices):
        before = s.clone()
        assert s.asked is not None
        s.pick(int(rng.random() * len(s.asked[2])))
        if s.over:
            return before
    return s


BUSY = 12  # games among which the busiest position is sought


def busiest(game: AnyGame, setup: Setup) -> State:
    """Return the question of some random games at which most cards are face up, the earliest if equal: a table in full
    use.

    Args:
        game: a card game.
        setup: its set-up options.
    """
    found, most = middle(game, setup), -1
    for seed in range(BUSY):
        rng, s = random.Random(seed), game.start(setup, seed=seed)
        while s.asked is not None:
            there = sum([len(lying) for (zone, _), lying in s.piles.items() if game.zones[zone].active])
            if there > most:
                found, most = s.clone(), there
            s.pick(int(rng.random() * len(s.asked[2])))
    return found


def playout(s: State, seat: int, seconds: float) -> float:
    """Return the mean processor time, in µs, of sampling a world and searching a turn in it."""
    budget = Budget(worlds=0)
    return microseconds(lambda: search(s.sample(seat, random.Random(1)), seat, budget), seconds)


ATTACHMENTS = 40  # cards of the large table


def large(game: AnyGame, cards: int) -> State:
    """Return a table of the primer with many cards in play and 40 attachments, at a question.

    Args:
        game: the primer.
        cards: the total number of cards.
    """
    recruits = [face for face, card in CARDS.items() if card.kind == "recruit"]
    gear = [face for face, card in CARDS.items() if card.kind == "attachment"]
    bearers = [recruits[n % len(recruits)] for n in range(ATTACHMENTS)]
    worn = [f"{gear[n % len(gear)]} [on {_nth(bearers, n)}]" for n in range(ATTACHMENTS)]
    left = [recruits[n % len(recruits)] for n in range(cards - 2 * ATTACHMENTS)]
    hand, deck = left[:8], left[8:]
    lines = ("position: primer", "actions: 2", f"field a: {', '.join([*bearers, *worn])}", f"hand a: {', '.join(hand)}")
    return game.read("\n".join((*lines, f"deck a: {', '.join(deck[::2])}", f"deck b: {', '.join(deck[1::2])}")))


def _nth(faces: list[str], at: int) -> str:
    """Return how a position text names a piece: its face, with a number from the second equal piece on."""
    n = faces[: at + 1].count(faces[at])
    return faces[at] if n == 1 else f"{faces[at]}.{n}"
