"""`coterie simulate`: bots play many games; its set-up options are those of the game."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from coterie.cli import flags
from coterie.cli.deck_files import with_files
from coterie.cli.progress import WORKERS, forecast, progress
from coterie.cli.setup_options import DEFAULT_GAME, as_flag, options_of, parameter, with_parameters
from coterie.kernel.errors import BadOptions
from coterie.kernel.game import AnyGame
from coterie.kernel.setup import SetUp
from coterie.players import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.table import Table

    from coterie.lab.pools import Pool
    from coterie.lab.simulate import Outcome
    from coterie.lab.single import Head, Row
    from coterie.lab.statistics import Mean, Share, Spread, Summary

HOW_MANY = "--players names the bots: {names}, one for all seats or one for each. Use --seats for the number of seats."
TOO_MANY = "--players names {n} players, but the game has at most {most} seats."
TURNS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
)  # ours have at most five seats; a longer row is counted on in numbers
SEATS = "players"  # the option of every game that is called --seats here, as --players names who plays


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    options = options_of("simulate", sys.argv[1:] if arguments is None else arguments)
    help_ = "Let bots play many games and count the results."
    app.command(name="simulate", help=help_)(command_for(options))


def command_for(options: tuple[SetUp, ...]) -> Any:
    """Return the command as a function with one parameter for each option, as typer reads it."""

    def simulate(**given: Any) -> None:
        setup = {o.name: given[_flag(o)] for o in options if given.get(_flag(o)) is not None}
        raise typer.Exit(run(setup, Wish(**{name: given[name] for name in COMMON})))

    common = [parameter(name, annotation, default) for name, (annotation, default) in COMMON.items()]
    return with_parameters(simulate, [*common, *[parameter(_flag(o), as_flag(o), None) for o in options]])


COMMON: dict[str, tuple[Any, Any]] = {
    "game": (Annotated[str, typer.Argument(help="which game", show_default=True)], DEFAULT_GAME),
    "games": (Annotated[int, flags.whole("--games", "the number of games", 1, flags.GAMES)], 100),
    "players": (
        Annotated[str, typer.Option(help=f"the bots: {', '.join(NAMES)}; one for all seats, or one for each")],
        "random",
    ),
    "seed": (
        Annotated[int, flags.whole("--seed", "a whole number; the same seed gives the same games", *flags.SEEDS)],
        1,
    ),
    "workers": (Annotated[int, flags.whole("--workers", "the number of processes on this machine", 1, WORKERS)], 1),
    "cluster": (
        Annotated[
            str | None,
            typer.Option(
                help="use a Dask cluster: its scheduler's address, such as tcp://host:8786", metavar="ADDRESS"
            ),
        ],
        None,
    ),
    "out": (
        Annotated[Path | None, flags.file("--out", "write one row for each game: FILE.parquet, .csv or .jsonl")],
        None,
    ),
    "cards": (
        Annotated[
            bool, typer.Option("--cards", help="count for each card how often it was drawn, played and left in hand")
        ],
        False,
    ),
    "rotate": (
        Annotated[
            bool,
            typer.Option("--rotate", help="move the decks one seat on with every game, and count by deck"),
        ],
        False,
    ),
    "paired": (
        Annotated[
            str | None,
            typer.Option(help="play all games again with this deck (a file) in place of the first one, and compare"),
        ],
        None,
    ),
    "pack": (Annotated[Path | None, flags.file("--pack", "a content pack (TOML file)")], None),
}


class Wish(NamedTuple):
    """What a command line asks for besides the set-up: the values of the flags in `COMMON`."""

    game: str
    games: int
    players: str
    seed: int
    workers: int
    cluster: str | None
    out: Path | None
    cards: bool
    rotate: bool
    paired: str | None
    pack: Path | None


def _flag(option: SetUp) -> str:
    return "seats" if option.name == SEATS else option.name


def run(setup: dict[str, str], wish: Wish) -> int:
    """Simulate, print the results, and return the exit code: 0, or 130 if the run was stopped.

    Raises:
        BadOptions: an option does not exist, has a wrong value, or does not go with another.
    """
    from coterie.lab import results, single

    check_workers(wish)
    if wish.rotate and (wish.cards or wish.paired is not None):
        raise BadOptions("--rotate counts by deck; --cards and --paired count by seat, so do not combine them with it.")
    heads = heads_of(setup, wish, players_of(wish))
    if wish.out is not None:
        results.check_path(wish.out)
    outcomes: list[Outcome] = []
    for head, file in heads:
        outcomes.append(played(head, wish, file))
        if len(outcomes) > 1:  # its deck mostly has the name of the first one
            print(f"The same games with {wish.paired} at the first seat:")
        report(single.load(wish.game, head.pack), outcomes[-1], wish.games, file)
        if outcomes[-1].stopped:
            return 130
    if len(outcomes) > 1:
        compare(outcomes[0].rows, outcomes[1].rows)
    return 0


def check_workers(wish: Wish) -> None:
    """Check where the games are to be played.

    Raises:
        BadOptions: on a cluster without an address, or on a cluster and here.
    """
    if wish.cluster is not None and wish.workers > 1:
        raise BadOptions(
            "--workers counts processes on this machine; do not combine it with --cluster, which uses the cluster's workers."
        )
    if wish.cluster is not None and not wish.cluster.strip():
        raise BadOptions("--cluster needs the address of a scheduler, such as tcp://host:8786.")


def players_of(wish: Wish) -> list[str]:
    """Return the names of the bots: one for all seats, or one for each.

    Raises:
        BadOptions: there is none, there are too many, or a number stands for one.
    """
    from coterie.lab import single

    names = [name.strip() for name in wish.players.split(",") if name.strip()]
    if not names:
        raise BadOptions(f"There is no player: name one with --players ({', '.join(NAMES)}).")
    if any(name.isdecimal() for name in names):
        raise BadOptions(HOW_MANY.format(names=" or ".join(NAMES)))
    seats = next(option for option in single.load(wish.game).options if option.name == SEATS)
    if seats.most is not None and len(names) > seats.most:
        raise BadOptions(TOO_MANY.format(n=len(names), most=seats.most))
    return names


def heads_of(setup: dict[str, str], wish: Wish, players: list[str]) -> list[tuple[Head, Path | None]]:
    """Return the heads of the runs, each with its result file: one, or with --paired a second one with the other deck.

    Raises:
        BadOptions: an option does not exist or has a wrong value, or the game has no decks to compare.
    """
    from coterie.lab import single

    game = single.load(wish.game)
    flags.check_setup(game.options, setup, lambda option: f"--{_flag(option)}")

    def head_for(chosen: dict[str, Any]) -> Head:
        return single.make_head(
            wish.game, chosen, players, wish.seed, str(wish.pack or ""), wish.cards, rotated=wish.rotate
        )

    head = head_for(with_files(game.options, setup))
    if wish.paired is None:
        return [(head, wish.out)]
    beside = wish.out.with_stem(f"{wish.out.stem}-paired") if wish.out else None
    changed = with_first(game, head.setup, wish.paired)
    try:
        return [(head, wish.out), (head_for(changed), beside)]
    except BadOptions as problem:  # a changed deck mostly has the name of the first one
        raise BadOptions(f"--paired: {problem}") from None


def played(head: Head, wish: Wish, out: Path | None) -> Outcome:
    """Play the games of a run and show the progress."""
    from coterie.lab import simulate

    with pool_at(wish.cluster) as pool, progress(wish.games) as show:
        return simulate.run(
            head, wish.games, wish.workers, out, show.tell, foretell=lambda pace: show.say(forecast(pace)), pool=pool
        )


def with_first(game: AnyGame, setup: str, paired: str) -> dict[str, Any]:
    """Return a set-up with another deck at the first seat.

    Raises:
        BadOptions: the game has no decks, or this is not a deck.
    """
    from coterie.lab.single import decks_of

    option = decks_of(game)
    found = json.loads(setup)
    named = with_files((option,), {option.name: paired})[option.name]
    if len(named) != 1:
        raise BadOptions("--paired takes one deck.")
    return {**found, option.name: [*named, *found[option.name][1:]]}


@contextmanager
def pool_at(address: str | None) -> Iterator[Pool | None]:
    """Connect to a cluster for the duration of the block; yield None without an address."""
    if address is None:
        yield None
        return
    from coterie.lab import pools

    with pools.cluster(address) as pool:
        yield pool


# ── what it says ────────────────────────────────────────────────────────────────────────────────────────────────────


def compare(rows: list[Row], others: list[Row]) -> None:
    """Print the comparison of two runs with the same seeds."""
    from coterie.lab.statistics import paired

    said = paired(rows, others)
    print(
        f"With the other deck the first seat's share of {said.games} games won changes by {said.difference:+.1%} "
        f"(95% interval {said.low:+.1%} to {said.high:+.1%}): it won {said.other} only with that deck, {said.one} only without."
    )


def report(game: AnyGame, outcome: Outcome, games: int, out: Path | None) -> None:
    """Print the summary and where the results are."""
    from coterie.lab.statistics import summarize

    if outcome.rows:
        show(game, outcome, summarize(outcome.rows))
        if outcome.rows[0]["cards"]:
            show_cards(game, outcome.rows)
    done = len(outcome.rows)
    if outcome.kept and out is not None:
        print(f"{outcome.kept} of these games were already in {out}.")
    if outcome.stopped:
        kept = (
            f"They are kept beside {out}; run the same command to continue."
            if out
            else "Without --out, nothing is kept."
        )
        print(f"Stopped after {done} of {games} games. {kept}")
    elif out is not None:
        print(f"{out}: {done} rows, one for each game.")


def show(game: AnyGame, outcome: Outcome, said: Summary) -> None:
    """Print a summary as tables."""
    from coterie.cli.consoles import console, number_table

    row, out = outcome.rows[0], console()
    table = number_table("", "games", "share", "95% interval", title=f"{game.title}: {row['players']}")
    if said.ways:
        _against_each_other(table, () if row["rotated"] else game.brings(json.loads(row["setup"])), said)
    else:
        _together(table, said)
    out.print(table)
    if row["rotated"]:
        show_decks(game, outcome.rows)
    if said.points:
        points = number_table("score", "mean", "95% interval")
        for (seat, _), made in zip(said.wins, said.points, strict=True):
            points.add_row(f"seat {seat}", *_mean(made))
        out.print(points)
    lengths = number_table("length", "mean", "median", "5% to 95%")
    if said.rounds is not None:
        lengths.add_row("rounds", *_numbers(said.rounds))
    lengths.add_row("decisions", *_numbers(said.decisions))
    out.print(lengths)


def show_decks(game: AnyGame, rows: list[Row]) -> None:
    """Print how often each deck won, and its mean score if that says more."""
    from coterie.cli.consoles import console, number_table
    from coterie.lab.statistics import by_deck

    brought = {text: game.brings(json.loads(text)) for text in {row["setup"] for row in rows}}
    found = by_deck(rows, [brought[row["setup"]] for row in rows])
    columns = ("mean score", "95% interval") if any(made for _, made in found.values()) else ()
    table = number_table("deck", "won", "share", "95% interval", *columns)
    for deck, (share, made) in found.items():
        table.add_row(deck, *_cells(share), *(_mean(made) if made else ()))
    console().print(table)


def _together(table: Table, said: Summary) -> None:
    """Add the rows of a co-operative game: wins, and endings."""
    for _, share in said.wins:
        table.add_row("won", *_cells(share), style="bold")
    for reason, won, share in said.endings:
        table.add_row(f"  {'won' if won else 'lost'}: {reason}", *_cells(share))


def _against_each_other(table: Table, brought: tuple[str, ...], said: Summary) -> None:
    """Add the rows of a competitive game: wins by seat and by reason, and wins by turn order."""
    for at, ((seat, share), ways) in enumerate(zip(said.wins, said.ways, strict=True)):
        table.add_row(f"won, seat {seat}{_with(brought, at)}", *_cells(share), style="bold")
        for reason, part in ways:
            table.add_row(f"  by {reason}", *_cells(part))
    for at, share in enumerate(said.order):
        turn = TURNS[at] if at < len(TURNS) else f"{at + 1}th"
        table.add_row(f"won with the {turn} turn", *_cells(share), style="bold")
    for reason, share in said.nobody:
        table.add_row(f"won by nobody: {reason}", *_cells(share), style="bold")
    for reason, share in said.ended:
        table.add_row(f"ended by {reason}", *_cells(share))


def _with(brought: tuple[str, ...], seat: int) -> str:
    """Return what tells the deck of a seat, "" in a game without decks."""
    return f" with {brought[seat]}" if brought else ""


def show_cards(game: AnyGame, rows: list[Row]) -> None:
    """Print the card counts of each seat."""
    from coterie.cli.consoles import console, number_table
    from coterie.lab.cards import statistics_of

    columns = ("card", "first hand", "drawn", "played", "at the end", "won with it", "won without it")
    brought = game.brings(json.loads(rows[0]["setup"]))
    for seat, name in enumerate(rows[0]["players"].split(",")):
        table = number_table(*columns, title=f"the cards of seat {seat}: {name}{_with(brought, seat)}")
        for card in statistics_of(rows, seat):
            parts = [f"{share.share:.0%}" for share in (card.opening, card.drawn, card.played, card.stuck)]
            won = [_interval(share) for share in (card.won_with, card.won_without)]
            table.add_row(game.faces[card.face].name, *parts, *won)
        console().print(table)


def _interval(share: Share | None) -> str:
    return f"{share.share:.0%} ({share.low:.0%} to {share.high:.0%})" if share is not None else "—"


def _cells(share: Share) -> tuple[str, str, str]:
    return f"{share.cases} of {share.of}", f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def _mean(made: Mean) -> tuple[str, str]:
    return f"{made.mean:.3f}", f"{made.low:.3f} to {made.high:.3f}"


def _numbers(found: Spread) -> tuple[str, str, str]:
    return f"{found.mean:.1f}", f"{found.median:g}", f"{found.low:g} to {found.high:g}"
