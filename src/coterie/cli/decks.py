"""`coterie decks`: is a deck legal, which decks come with a game, and decks in other forms."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from coterie.cli.progress import WORKERS

if TYPE_CHECKING:
    from coterie.words.cards.decklists import BadDeck, DeckList
    from coterie.words.cards.deckroom import DeckRoom

DEFAULT = "rivals"
ILLEGAL, UNREADABLE = 1, 2  # exit codes

GameAndFile = Annotated[
    list[str],
    typer.Argument(
        help=f"The game, {DEFAULT} if none is named, and a deck: a file in any form that the game knows, or the name of a "
        "deck that comes with it.",
        metavar="[GAME] FILE",
        show_default=False,
    ),
]
Game = Annotated[str, typer.Argument(help="The game.", metavar="[GAME]")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    decks = typer.Typer(name="decks", help="Decks of the card games.", no_args_is_help=True)
    decks.command("check")(check)
    decks.command("list")(listed)
    decks.command("convert")(convert)
    decks.command("matrix")(matrix)
    app.add_typer(decks)


def check(
    words: GameAndFile,
    rules: Annotated[str, typer.Option(help="By which rules; the usual ones if none are named.")] = "",
) -> None:
    """Say whether a deck is legal, and if not, why.

    The exit code is 1 for a deck that is not legal, 2 for one that cannot be read.
    """
    from coterie.words.cards.decklists import BadDeck

    game, file = game_and_file(words)
    found = room(game)
    deck = read_or_leave(found, file)
    try:
        problems = found.problems(deck, rules or found.rules[0])
    except BadDeck as problem:
        leave(problem)
    name = deck.name or Path(file).name
    say(f"{name}: {'not legal.' if problems else 'legal.'}")
    for sentence in problems:
        say(f"  {sentence}")
    for sentence in found.remarks(deck):
        say(f"  Note: {sentence}")
    if problems:
        raise typer.Exit(ILLEGAL)


def listed(game: Game = DEFAULT) -> None:
    """List the decks that come with a game, with what they are called in its set-up option."""
    from rich.table import Table

    from coterie.cli.tables import console

    table = Table("deck", "name", "cards", "")
    for each in room(game).supplied:
        waits = f"not yet playable: waits for {', '.join(each.missing[:3])}"
        waits += f" and {len(each.missing) - 3} more" if len(each.missing) > 3 else ""
        cards = str(sum(each.deck.count(name) for name in each.deck.sections))
        table.add_row(each.key, each.deck.name, cards, waits if each.missing else each.deck.note)
    console().print(table)


def convert(
    words: GameAndFile,
    to: Annotated[str, typer.Option(help="The form: text, or one that the game knows, such as rivalsdb.")] = "text",
    out: Annotated[Path | None, typer.Option(help="Write it to this file instead of printing it.")] = None,
) -> None:
    """Write a deck in another form."""
    from coterie.kernel.errors import CoterieError

    game, file = game_and_file(words)
    found = room(game)
    deck = read_or_leave(found, file)
    try:
        text, lost = found.write(deck, to), found.loses(deck, to)
    except CoterieError as problem:
        leave(problem)
    if lost:
        print(lost, file=sys.stderr)
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.expanduser().write_text(text, encoding="utf-8")
    except OSError as problem:
        leave(f"{out} cannot be written: {problem.strerror or problem}.")


def matrix(
    game: Game = DEFAULT,
    decks: Annotated[str, typer.Option(help="Which decks, by their names; all that can be played.")] = "",
    games: Annotated[int, typer.Option(help="How many games each pair plays in each order of seats.", min=1)] = 10,
    player: Annotated[str, typer.Option(help="Who plays all of them.")] = "greedy",
    seed: Annotated[int, typer.Option(help="A whole number: the same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(help="How many processes play.", min=1, max=WORKERS)] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write FILE.md with the table and FILE.svg with a picture; FILE.jsonl keeps the games meanwhile.",
            metavar="FILE",
        ),
    ] = None,
) -> None:
    """Let decks that come with a game play against each other, and show who wins how often.

    Stopped and started again with the same --out, it goes on from there.
    """
    from coterie.cli.progress import progress
    from coterie.lab import matrix as lab

    if out is not None and not out.name:
        leave(f"{out} is no name of a file.")
    if out is not None and not out.expanduser().parent.is_dir():
        leave(f"{out} cannot be written: there is no folder {out.parent}.")
    names = [each.strip() for each in decks.split(",") if each.strip()] or list(room(game).playable())
    with progress(len(names) * (len(names) - 1) * games) as shown:
        kept = None if out is None else out.with_suffix(".jsonl")
        found = lab.play(game, names, games, player, seed, workers, shown.tell, kept)
    text = f"{lab.caption(found)}\n\n{lab.table(found)}\n"
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.with_suffix(".md").write_text(text, encoding="utf-8")
        out.with_suffix(".svg").write_text(lab.picture(found), encoding="utf-8")
    except OSError as problem:
        leave(f"{out} cannot be written: {problem.strerror or problem}.")


# ── shared ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def game_and_file(words: list[str]) -> tuple[str, str]:
    """Return the game and the file that a command names; leave if it names more than one file."""
    if len(words) > 2:  # a game and a file
        leave(f"One file at a time, please, after the name of a game: {' '.join(words[:4])} is more.")
    return (words[0], words[1]) if len(words) > 1 else (DEFAULT, words[0])


def room(game: str) -> DeckRoom:
    """Return the decks of a game.

    Raises:
        BadOptions: there is no such game, or it has no decks of players.
    """
    import coterie
    from coterie.kernel.errors import BadOptions

    found: DeckRoom | None = getattr(coterie.game(game), "deck_room", None)
    if found is None:
        raise BadOptions(f"Nobody brings a deck to {coterie.game(game).title}.")
    return found


def read_or_leave(found: DeckRoom, file: str) -> DeckList:
    """Return the deck of a file, or the supplied one of this name; say what is wrong with it and leave if it has none."""
    from coterie.cli.deck_files import text_of
    from coterie.words.cards.decklists import BadDeck

    supplied = {each.key: each.deck for each in found.supplied}
    if file in supplied and not Path(file).exists():
        return supplied[file]
    try:
        return found.read(text_of(file))
    except BadDeck as problem:
        leave(problem, f"{file}: ")


def leave(problem: BadDeck | Exception | str, where: str = "") -> NoReturn:
    """Say what is wrong, each problem on a line, and leave."""
    from coterie.kernel.errors import printable

    for sentence in getattr(problem, "problems", (str(problem),)):
        print(printable(f"{where}{sentence}"), file=sys.stderr)
    raise typer.Exit(UNREADABLE)


def say(sentence: str) -> None:
    """Print a sentence that may quote a file."""
    from coterie.kernel.errors import printable

    print(printable(sentence))
