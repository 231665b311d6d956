"""`coterie simulate`: bots play many games; its set-up options are those of the game."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coterie.cli.progress import forecast, progress
from coterie.cli.setup_options import DEFAULT_GAME, options_of, parameter, values_help, with_parameters
from coterie.kernel.errors import BadOptions
from coterie.kernel.game import AnyGame
from coterie.kernel.setup import SetUp
from coterie.players.registry import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coterie.lab.pools import Pool
    from coterie.lab.simulate import Outcome
    from coterie.lab.statistics import Share, Spread, Summary

SEATS = "players"  # the option of every game that is called --seats here, as --players names who plays


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    options = options_of("simulate", sys.argv[1:] if arguments is None else arguments)
    help_ = "Let bots play many games, and count how they end."
    app.command(name="simulate", help=help_)(command_for(options))


def command_for(options: tuple[SetUp, ...]) -> Any:
    """Return the command as a function with one parameter for each option, as typer reads it."""

    def simulate(**given: Any) -> None:
        setup = {o.name: given[_flag(o)] for o in options if given.get(_flag(o)) is not None}
        raise typer.Exit(run(setup, **{name: value for name, value in given.items() if name in COMMON}))

    common = [parameter(name, annotation, default) for name, (annotation, default) in COMMON.items()]
    return with_parameters(simulate, [*common, *[parameter(_flag(o), _option(o), None) for o in options]])


COMMON: dict[str, tuple[Any, Any]] = {
    "game": (Annotated[str, typer.Argument(help="which game", show_default=True)], DEFAULT_GAME),
    "games": (Annotated[int, typer.Option(help="how many games", min=1)], 100),
    "players": (
        Annotated[str, typer.Option(help=f"who plays: {', '.join(NAMES)}; one for all, or one for each seat")],
        "random",
    ),
    "seed": (Annotated[int, typer.Option(help="a whole number: the same seed gives the same games")], 1),
    "workers": (Annotated[int, typer.Option(help="how many processes of this machine play", min=1)], 1),
    "cluster": (
        Annotated[
            str | None,
            typer.Option(
                help="let a Dask cluster play: its scheduler's address, such as tcp://host:8786", metavar="ADDRESS"
            ),
        ],
        None,
    ),
    "out": (
        Annotated[Path | None, typer.Option(help="write one row for each game: FILE.parquet, .csv or .jsonl")],
        None,
    ),
    "pack": (Annotated[Path | None, typer.Option(help="a content pack (TOML file)")], None),
}


def _flag(option: SetUp) -> str:
    return "seats" if option.name == SEATS else option.name


def _option(option: SetUp) -> Any:
    help_ = f"{option.help}; {values_help(option)}"
    return Annotated[str | None, typer.Option(help=help_, show_default=False)]


def run(
    setup: dict[str, str],
    game: str = DEFAULT_GAME,
    games: int = 100,
    players: str = "random",
    seed: int = 1,
    workers: int = 1,
    cluster: str | None = None,
    out: Path | None = None,
    pack: Path | None = None,
) -> int:
    """Simulate, print what came of it, and return the exit code: 0, or 130 if the run was stopped."""
    from coterie.lab import results, simulate, single

    if cluster is not None and workers > 1:
        raise BadOptions("--workers counts processes of this machine; with --cluster the cluster's workers play.")
    if not -(2**63) <= seed < 2**63:
        raise BadOptions("The seed must fit into 64 bits.")
    names = [name.strip() for name in players.split(",") if name.strip()]
    if not names:
        raise BadOptions(f"Nobody plays: name a player with --players ({', '.join(NAMES)}).")
    head = single.make_head(game, dict(setup), names, seed, str(pack or ""))
    if out is not None:
        results.check_path(out)
    with pool_at(cluster) as pool, progress(games) as show:
        outcome = simulate.run(
            head, games, workers, out, show.tell, foretell=lambda pace: show.say(forecast(pace)), pool=pool
        )
    report(single.load(game, head.pack), outcome, games, out)
    return 130 if outcome.stopped else 0


@contextmanager
def pool_at(address: str | None) -> Iterator[Pool | None]:
    """Connect to a cluster for as long as the block lasts; without an address there is none."""
    if address is None:
        yield None
        return
    from coterie.lab import pools

    with pools.cluster(address) as pool:
        yield pool


# ── what it says ────────────────────────────────────────────────────────────────────────────────────────────────────


def report(game: AnyGame, outcome: Outcome, games: int, out: Path | None) -> None:
    """Print the summary, and what was kept and where."""
    from coterie.lab.statistics import summarize

    if outcome.rows:
        show(game, outcome, summarize(outcome.rows))
    done = len(outcome.rows)
    if outcome.kept and out is not None:
        print(f"{outcome.kept} of these games were in {out} from before.")
    if outcome.stopped:
        kept = (
            f"They are kept beside {out}; the same command goes on from there."
            if out
            else "Nothing is kept without --out."
        )
        print(f"Stopped after {done} of {games} games. {kept}")
    elif out is not None:
        print(f"{out}: {done} rows, one for each game.")


def show(game: AnyGame, outcome: Outcome, said: Summary) -> None:
    """Print a summary as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if sys.stdout.isatty() else 100, highlight=False)
    row = outcome.rows[0]
    table = Table("", "games", "share", "95% interval", title=f"{game.title}: {row['players']}", title_justify="left")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, share in said.wins:
        table.add_row(f"won {seat}".strip(), *_cells(share), style="bold")
    for reason, won, share in said.endings:
        table.add_row(f"  {'won' if won else 'lost'}: {reason}", *_cells(share))
    console.print(table)
    lengths = Table("length", "mean", "median", "5% to 95%")
    for column in lengths.columns[1:]:
        column.justify = "right"
    if said.rounds is not None:
        lengths.add_row("rounds", *_numbers(said.rounds))
    lengths.add_row("decisions", *_numbers(said.decisions))
    console.print(lengths)


def _cells(share: Share) -> tuple[str, str, str]:
    return f"{share.cases} of {share.of}", f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"


def _numbers(found: Spread) -> tuple[str, str, str]:
    return f"{found.mean:.1f}", f"{found.median:g}", f"{found.low:g} to {found.high:g}"
