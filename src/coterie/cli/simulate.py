"""`coterie simulate`: many games by players that are no people; its set-up options are those of the game."""

from __future__ import annotations

import inspect
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.game import Game, SetUp
from coterie.players.registry import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coterie.lab.simulate import Outcome, Tell
    from coterie.lab.statistics import Share, Spread, Summary

DEFAULT = "masters"
SEATS = "players"  # the option of every game that is called --seats here, as --players names who plays
EVERY = 10.0  # seconds between two lines of progress where there is no terminal


def register(app: typer.Typer, arguments: list[str] | None = None) -> None:
    """Add the command; its set-up options are those of the game that the command line names."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options: tuple[SetUp, ...] = ()
    if arguments[:1] == ["simulate"]:
        known = coterie.games()
        name = next((word for word in arguments[1:] if word in known), DEFAULT)
        options = coterie.game(name).options if name in known else ()
    app.command(name="simulate", help="Let players that are no people play many games, and count.")(
        command_for(options)
    )


def command_for(options: tuple[SetUp, ...]) -> Any:
    """The command as a function with one parameter for each option, as typer reads it."""

    def simulate(**given: Any) -> None:
        setup = {o.name: given[_flag(o)] for o in options if given.get(_flag(o)) is not None}
        raise typer.Exit(run(setup, **{name: value for name, value in given.items() if name in COMMON}))

    shown = [
        _parameter(_flag(o), Annotated[str | None, typer.Option(help=_help(o), show_default=False)], None)
        for o in options
    ]
    common = [_parameter(name, annotation, default) for name, (annotation, default) in COMMON.items()]
    simulate.__signature__ = inspect.Signature([*common, *shown])  # type: ignore[attr-defined]  # typer reads it
    simulate.__annotations__ = {p.name: p.annotation for p in [*common, *shown]}
    return simulate


COMMON: dict[str, tuple[Any, Any]] = {
    "game": (Annotated[str, typer.Argument(help="which game", show_default=True)], DEFAULT),
    "games": (Annotated[int, typer.Option(help="how many games", min=1)], 100),
    "players": (
        Annotated[str, typer.Option(help=f"who plays: {', '.join(NAMES)}; one for all, or one for each seat")],
        "random",
    ),
    "seed": (Annotated[int, typer.Option(help="a whole number: the same seed gives the same games")], 1),
    "workers": (Annotated[int, typer.Option(help="how many processes play", min=1)], 1),
    "out": (
        Annotated[Path | None, typer.Option(help="write one row for each game: FILE.parquet, .csv or .jsonl")],
        None,
    ),
    "pack": (Annotated[Path | None, typer.Option(help="a content pack (TOML file)")], None),
}


def _flag(option: SetUp) -> str:
    return "seats" if option.name == SEATS else option.name


def _help(option: SetUp) -> str:
    default = ",".join(option.default) if option.kind == "list" else str(option.default)
    choices = f": {', '.join(map(str, option.choices))}" if option.choices else ""
    return f"{option.help}{choices} ({default} unless told otherwise)"


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def run(
    setup: dict[str, str],
    game: str = DEFAULT,
    games: int = 100,
    players: str = "random",
    seed: int = 1,
    workers: int = 1,
    out: Path | None = None,
    pack: Path | None = None,
) -> int:
    """Simulate and print; the exit code: 0, or 130 when the run was stopped."""
    from coterie.lab import results, simulate, single

    results.extra()
    if not -(2**63) <= seed < 2**63:
        raise BadOptions("The seed must fit into 64 bits.")
    names = [name.strip() for name in players.split(",") if name.strip()]
    if not names:
        raise BadOptions(f"Nobody plays: name a player with --players ({', '.join(NAMES)}).")
    head = single.make_head(game, dict(setup), names, seed, str(pack or ""))
    if out is not None:
        results.check_path(out)
    with progress(games) as tell:
        outcome = simulate.run(head, games, workers, out, tell)
    report(single.load(game, head.pack), outcome, games, out)
    return 130 if outcome.stopped else 0


# ── while it goes on ────────────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def progress(games: int) -> Iterator[Tell]:
    """Show how far it is: a bar with the time left on a terminal, a line now and then elsewhere."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games,"), TimeElapsedColumn(), TextColumn("gone,"))
        with Progress(*columns, TimeRemainingColumn(), TextColumn("left"), console=Console(stderr=True)) as bar:
            task = bar.add_task("", total=games)
            yield lambda n: bar.advance(task, n)
        return
    yield Lines(games)


class Lines:
    """Progress where there is no terminal: a line every few seconds."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.new = games, 0, 0
        self.began: float | None = None
        self.said = time.monotonic()

    def __call__(self, n: int) -> None:
        """So many more games are done; the first call says how many were there before."""
        now = time.monotonic()
        self.done += n
        if self.began is None:
            self.began = now
            return
        self.new += n
        if now - self.said >= EVERY and self.done < self.games and self.new:
            self.said = now
            left = (now - self.began) / self.new * (self.games - self.done)
            print(f"{self.done} of {self.games} games, about {left:.0f} s left", file=sys.stderr, flush=True)


# ── what it says ────────────────────────────────────────────────────────────────────────────────────────────────────


def report(game: Game, outcome: Outcome, games: int, out: Path | None) -> None:
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


def show(game: Game, outcome: Outcome, said: Summary) -> None:
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
