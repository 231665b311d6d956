"""Play many random games of every game, with every number of seats, and report each error: `make soak`.

    make soak ARGS="--games 1000 --seats 2 3 --game primer --workers 4"
    make soak ARGS="--game l5r --seats 2 --fixed mode=duel format=skirmish --games 2000 --first 500"

In half of the games of Rivals the players are careful: they seldom do what costs their last Prestige, so that these
games last longer. `tools/soak_setups.py` varies the set-ups, except for the options that `--fixed` names.

A game is wrong if it raises an error, exceeds the length limit, does not end with a score for each seat, creates or
loses a card or a token, or produces an impossible number. One game in twenty is examined closely: it must reach the
same end from snapshots of its questions and from its record, and nobody may be able to tell what another seat hides;
for this, worlds that differ only in that are played side by side. For every error, the command that plays the game
again is printed; the exit code is then 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.records import replay, restore, snapshot
from coterie.kernel.state import State
from coterie.lab.single import seeds_of
from tests.generic.games import ALL, Case
from tests.generic.test_secrets import go_together
from tests.generic.twins import pairs
from tests.generic.walks import seats as onlookers
from tools.soak_setups import setup

LONGEST = 20_000  # decisions
LOOKED_AT = 20  # one game in this many is examined closely
LOOKS = 5  # questions of such a game at which it is restored, shown, and played in pairs of worlds
PORTION = 20  # games that a worker plays before it reports
# Windows that skip players without a response reveal what is in a hand, so that their worlds are no pairs.
TELLING = "useful"
CAREFUL, TRIES = 6, 3  # the Prestige that careful players keep, and how often they reconsider


class Job(NamedTuple):
    """Some games with one number of seats: those with numbers from `first` up to but not including `last`.

    Attributes:
        fixed: options of the set-up that are not varied, as (name, value).
    """

    game: str
    seats: int
    seed: int
    first: int
    last: int
    fixed: tuple[tuple[str, str], ...] = ()


class Wrong(Exception):
    """A game that is not as it should be."""


def case_of(name: str) -> Case:
    """Return what the tests know about a game; for a game without tests, what holds for all games."""
    return next((case for case in ALL if case.name == name), Case(name, ""))


def played(
    name: str, seats: int, seed: int, player_seed: int, closely: bool = False, fixed: tuple[tuple[str, str], ...] = ()
) -> State:
    """Return the end of a random game.

    Args:
        name: the game.
        seats: the number of seats.
        seed: the seed of the game.
        player_seed: the seed of its set-up and its players.
        closely: whether to restore it, show it, and play it in pairs of worlds on the way.
        fixed: options of the set-up that are not varied, as (name, value).

    Raises:
        Wrong: it did not end in time, ended without a score for each seat, or reached an impossible position.
    """
    rng = random.Random(player_seed)
    s: State = coterie.game(name).start(setup(name, seats, rng, dict(fixed)), seed=seed)
    case = case_of(name)
    conserved = case.conserved(s)
    careful = name == "rivals" and rng.random() < 0.5
    kept: list[State] = []
    for number in range(LONGEST):
        if found := case.wrong(s):
            raise Wrong(f"wrong at decision {number}: {', '.join(found)}")
        if s.asked is None:
            break
        if closely:
            keep(kept, s, number, rng)
        s.pick(chosen(s, careful, rng))
    if s.result is None:
        raise Wrong(f"it is not over after {LONGEST} decisions")
    if sorted(s.result) != list(range(s.seats)):
        raise Wrong(f"its scores are {s.result}")
    if case.conserved(s) != conserved or (s.todo, s.next, s.rows) != ([], [], {}):
        raise Wrong(f"something was made, lost or left over: {s.todo} {s.next} {s.rows}")
    look_at(kept, rng)
    return s


def chosen(s: State, careful: bool, rng: random.Random) -> int:
    """Return the index of a random option; careful players reconsider before they lose their last Prestige."""
    assert s.asked is not None
    seat, options = s.asked[0], s.asked[2]
    at = rng.randrange(len(options))
    for _ in range(TRIES if careful and s.prestige[seat] <= CAREFUL else 0):  # type: ignore[attr-defined]  # Rivals has it
        after = s.clone()
        after.pick(at)
        if after.prestige[seat] >= s.prestige[seat]:  # type: ignore[attr-defined]  # likewise
            break
        at = rng.randrange(len(options))
    return at


def keep(kept: list[State], s: State, number: int, rng: random.Random) -> None:
    """Keep a few questions of a game, all equally likely."""
    if len(kept) < LOOKS:
        kept.append(s.clone())
    elif rng.randrange(number + 1) < LOOKS:
        kept[rng.randrange(LOOKS)] = s.clone()


def look_at(kept: list[State], rng: random.Random) -> None:
    """Restore some questions from their snapshots, show them to everybody, and play pairs of worlds from them.

    Raises:
        Wrong: a restored question differs.
        AssertionError: somebody can tell what another seat hides.
    """
    for s in kept:
        again = restore(s.game, s.setup, msgspec.json.decode(msgspec.json.encode(snapshot(s))))
        if (again.fingerprint(), again.asked) != (s.fingerprint(), s.asked):
            raise Wrong("a question that is restored from its snapshot is another one")
        for seat in onlookers(s):
            s.scene(seat), s.notation(seat)
            s.sample(seat, rng)
    for a, b, hider in pairs([s for s in kept if s.setup.get("windows") != TELLING], rng):
        go_together(a, b, hider, rng)


def check_record(s: State) -> None:
    """Replay a game from its record.

    Raises:
        Wrong: it ends differently.
    """
    if replay(s.record().text, lambda head: s.game).fingerprint() != s.fingerprint():
        raise Wrong("its record leads to another end")


def errors(job: Job) -> list[str]:
    """Play the games of a job and return the errors as texts."""
    found = []
    for number in range(job.first, job.last):
        seed, player_seed = seeds_of(job.seed, number)
        closely = number % LOOKED_AT == 0
        try:
            s = played(job.game, job.seats, seed, player_seed, closely, job.fixed)
            if closely:
                check_record(s)
        except Exception:  # whatever it is, it is reported, and the other games continue
            again = f"played({job.game!r}, {job.seats}, {seed}, {player_seed}, {closely}, {job.fixed})"
            found.append(f"{job.game} with {job.seats} seats, game {number}: {again}\n{traceback.format_exc()}")
    return found


def jobs(args: argparse.Namespace) -> Iterator[Job]:
    """Yield all games in portions, so that every game and number of seats comes up early."""
    last = args.first + args.games
    for first in range(args.first, last, PORTION):
        for name in args.game:
            for n in args.seats:
                yield Job(name, n, args.seed, first, min(first + PORTION, last), tuple(args.fixed))


def option(text: str) -> tuple[str, str]:
    """Return a set-up option written as `name=value`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"“{text}” is not of the form name=value")
    return name, value


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(description="Play many random games and report each error.")
    found.add_argument("--game", nargs="+", default=["masters", "primer", "rivals"], help="which games")
    found.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4], help="with how many seats each")
    found.add_argument("--games", type=int, default=10_000, help="how many of each game with each number of seats")
    found.add_argument(
        "--first", type=int, default=0, help="the number of the first game, to go on where a run has ended"
    )
    found.add_argument("--fixed", nargs="+", type=option, default=[], help="options that are not varied, name=value")
    found.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    found.add_argument("--workers", type=int, default=2, help="how many processes play")
    return found


def main() -> int:
    """Parse the command line and play."""
    reader = parser()
    args = reader.parse_args()
    try:
        for name in args.game:
            for n in args.seats:
                coterie.game(name).start(setup(name, n, random.Random(0), dict(args.fixed)))
    except BadOptions as problem:
        reader.error(str(problem))
    due = list(jobs(args))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    wrong = 0
    with Progress(*columns, TimeRemainingColumn()) as bar, ProcessPoolExecutor(args.workers) as pool:
        task = bar.add_task("games", total=args.games * len(args.game) * len(args.seats))
        for job, found in zip(due, pool.map(errors, due), strict=True):
            for text in found:
                bar.console.print(text, markup=False, highlight=False)
            wrong += len(found)
            bar.update(task, advance=job.last - job.first)
    print(f"{wrong} of {args.games * len(args.game) * len(args.seats):,} games went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
