"""`coterie decks`: check, list, convert and compare decks."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from coterie.cli import flags
from coterie.cli.progress import WORKERS

if TYPE_CHECKING:
    from coterie.words.cards.decklists import BadDeck, DeckList
    from coterie.words.cards.deckroom import DeckRoom

DEFAULT = "rivals"
ILLEGAL, UNREADABLE = 1, 2  # exit codes
BEHIND = re.compile(r"\t| {2,}|\s*[(*]")  # what begins where the name of a card ends: its numbers, its set, a mark
KEY = re.compile(r'"([^"\n]{1,80})"\s*:')  # of a JSON object

GameAndFile = Annotated[
    list[str],
    typer.Argument(
        help="The game, by default the one whose cards these are, and a deck: a file in any format that the game reads, or the "
        "name of a supplied deck.",
        metavar="[GAME] FILE",
        show_default=False,
    ),
]
Game = Annotated[str, typer.Argument(help="The game.", metavar="[GAME]")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    decks = typer.Typer(name="decks", help="List, check, convert and compare decks.", no_args_is_help=True)
    decks.command("check")(check)
    decks.command("list")(listed)
    decks.command("convert")(convert)
    decks.command("matrix")(matrix)
    app.add_typer(decks)


def check(
    words: GameAndFile,
    rules: Annotated[
        str,
        typer.Option(
            help="The deck rules, by default the game's standard rules; for Legend of the Five Rings also a file with lists of "
            "restricted and banned cards."
        ),
    ] = "",
) -> None:
    """Check whether a deck is legal.

    The exit code is 1 for an illegal deck, 2 for a deck that cannot be read.
    """
    from coterie.cli.deck_files import is_file_name, lines_of
    from coterie.kernel.errors import CoterieError

    game, file = game_and_file(words)
    found = room(game)
    deck = read_or_leave(found, file)
    try:
        by = lines_of(rules) if is_file_name(rules) else rules
        problems = found.problems(deck, by or found.rules[0])
    except CoterieError as problem:
        leave(problem)
    name = deck.name or Path(file).name
    if len(words) == 1 and game != DEFAULT:
        import coterie

        say(f"{file} is read as a deck of {coterie.game(game).title}.")
    say(f"{name}: {'not legal.' if problems else 'legal.'}")
    for sentence in problems:
        say(f"  {sentence}")
    for sentence in found.remarks(deck):
        say(f"  Note: {sentence}")
    if problems:
        raise typer.Exit(ILLEGAL)


def listed(game: Game = DEFAULT) -> None:
    """List the supplied decks of a game with their names for set-up options."""
    from rich.table import Table

    from coterie.cli.consoles import console

    table = Table("deck", "name", "cards", "")
    for each in room(game).supplied:
        waits = f"not yet playable: needs {', '.join(each.missing[:3])}"
        waits += f" and {len(each.missing) - 3} more" if len(each.missing) > 3 else ""
        cards = str(sum(each.deck.count(name) for name in each.deck.sections))
        table.add_row(each.key, each.deck.name, cards, waits if each.missing else each.deck.note)
    console().print(table)


def convert(
    words: GameAndFile,
    to: Annotated[str, typer.Option(help="The format: text, or one of the game's own, such as rivalsdb.")] = "text",
    out: Annotated[Path | None, flags.file("--out", "Write it to this file instead of printing it.")] = None,
) -> None:
    """Convert a deck to another format."""
    from coterie.kernel.errors import CoterieError

    if out is not None:
        flags.place_for(out, "--out")
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
        out.write_text(text, encoding="utf-8")
    except OSError as problem:
        leave(f"{out} cannot be written: {problem.strerror or problem}.")


def matrix(
    game: Game = DEFAULT,
    decks: Annotated[str, typer.Option(help="The names of the decks; by default all playable decks.")] = "",
    games: Annotated[
        int, flags.whole("--games", "The number of games for each pair and order of seats.", 1, flags.GAMES)
    ] = 10,
    player: Annotated[str, typer.Option(help="The bot that plays every seat.")] = "greedy",
    seed: Annotated[
        int, flags.whole("--seed", "A whole number; the same seed gives the same games.", *flags.SEEDS)
    ] = 1,
    workers: Annotated[int, flags.whole("--workers", "The number of processes.", 1, WORKERS)] = 1,
    out: Annotated[
        Path | None,
        flags.file("--out", "Write the table to FILE.md and a picture to FILE.svg; games are kept in FILE.jsonl."),
    ] = None,
) -> None:
    """Play supplied decks against each other, and show how often each wins.

    If stopped, start it again with the same --out to continue.
    """
    from coterie.cli.progress import progress
    from coterie.lab import matrix as lab

    if out is not None:
        flags.place_for(out, "--out")
    named = [each.strip() for each in decks.split(",") if each.strip()]
    if decks and not named:
        leave("--decks needs the names of at least two decks, separated by commas.")
    names = named or list(room(game).playable())
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
    """Return the game and the file that a command names; exit if it names more than one file."""
    if len(words) > 2:  # a game and a file
        leave(f"Give one file, after the name of a game if you need one; {' '.join(words[:4])} is more.")
    import coterie

    if len(words) == 1 and words[0] in coterie.games() and not Path(words[0]).is_file():
        leave(f"Also name a deck of the game: a file, or a name from `coterie decks list {words[0]}`.")
    return (words[0], words[1]) if len(words) > 1 else (game_of(words[0]), words[0])


def game_of(file: str) -> str:
    """Return the game of which a file is most likely a deck: the one that knows most of its cards; of those that know as many,
    the one to which most of its lines make sense; DEFAULT on a tie."""
    import coterie
    from coterie.cli.deck_files import text_of
    from coterie.kernel.errors import CoterieError
    from coterie.words.cards.decklists import BadDeck

    names = sorted(coterie.games(), key=lambda name: name != DEFAULT)
    rooms = {name: there for name in names if (there := getattr(coterie.game(name), "deck_room", None)) is not None}
    supplied = next((name for name, there in rooms.items() if any(each.key == file for each in there.supplied)), None)
    if supplied is not None:
        return supplied
    try:
        text = text_of(file)
    except CoterieError:
        return DEFAULT  # reading it says why
    called = named_in(text)
    wrong = {name: [-sum(card in there.form.known for card in called), 0] for name, there in rooms.items()}
    for name, there in rooms.items():
        try:
            there.read(text)
        except BadDeck as problem:
            wrong[name][1] = len(problem.problems)
    return min(wrong, key=lambda name: wrong[name])


def named_in(text: str) -> set[str]:
    """Return what a text may name as cards, folded: the cards of its lines, with or without what stands behind their names, and
    the keys of JSON."""
    from coterie.words.cards.decklists import LONGEST, counted, folded, without_comment

    lines = [counted(without_comment(line))[1] for line in text[:LONGEST].splitlines()]
    names = [*lines, *[BEHIND.split(line, maxsplit=1)[0] for line in lines], *KEY.findall(text[:LONGEST])]
    return {folded(name) for name in names} - {""}


def room(game: str) -> DeckRoom:
    """Return the decks of a game.

    Raises:
        BadOptions: there is no such game, or it is played without decks.
    """
    import coterie
    from coterie.kernel.errors import BadOptions

    found: DeckRoom | None = getattr(coterie.game(game), "deck_room", None)
    if found is None:
        raise BadOptions(f"{coterie.game(game).title} is played without decks.")
    return found


def read_or_leave(found: DeckRoom, file: str) -> DeckList:
    """Return the deck of a file, or the supplied deck of this name; if it cannot be read, print the problems and exit."""
    from coterie.cli.deck_files import text_of
    from coterie.kernel.nearest import unknown
    from coterie.words.cards.decklists import BadDeck

    supplied = {each.key: each.deck for each in found.supplied}
    if file in supplied and not Path(file).exists():
        return supplied[file]
    if "/" not in file and "." not in file and not Path(file).exists():
        leave(unknown("deck", file, supplied) + " To name a file, include its folder or its extension.")
    try:
        return found.read(text_of(file))
    except BadDeck as problem:
        leave(problem, f"{file}: ")


def leave(problem: BadDeck | Exception | str, where: str = "") -> NoReturn:
    """Print the problems, one on each line, and exit."""
    from coterie.kernel.errors import printable

    for sentence in getattr(problem, "problems", (str(problem),)):
        print(printable(f"{where}{sentence}"), file=sys.stderr)
    raise typer.Exit(UNREADABLE)


def say(sentence: str) -> None:
    """Print a sentence that may quote a file."""
    from coterie.kernel.errors import printable

    print(printable(sentence))
