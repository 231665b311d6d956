"""`coterie masters pack new`, `check FILE` and `words`: start a content pack, check it, and list its words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from coterie.cli import flags


def register(app: typer.Typer) -> None:
    """Add the commands."""
    masters = typer.Typer(name="masters", help="Commands for Masters of the Night only.", no_args_is_help=True)
    pack = typer.Typer(
        name="pack", help="Content packs, which replace designed cards with real ones.", no_args_is_help=True
    )
    pack.command("new")(new)
    pack.command("check")(check)
    pack.command("words")(words)
    masters.add_typer(pack)
    app.add_typer(masters)


def new(
    file: Annotated[Path, flags.file_argument("The file to write.", "coterie masters pack new")] = Path("my-box.toml"),
) -> None:
    """Write a template of a content pack: every card, district and vampire with its id and current text."""
    from coterie.games.masters import GAME, pack_skeleton
    from coterie.kernel.errors import printable

    file = flags.place_for(file, "`coterie masters pack new`")
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(pack_skeleton.skeleton(GAME))
    except FileExistsError:
        print(f"{printable(str(file))} already exists; choose another file.", file=sys.stderr)
        raise typer.Exit(2) from None
    except OSError as problem:
        print(f"{printable(str(file))} cannot be written: {problem.strerror or problem}.", file=sys.stderr)
        raise typer.Exit(2) from None
    print(f"{printable(str(file))} has a table for everything in the box. Nothing is replaced until you fill one in.")
    print(f"Check it with: coterie masters pack check {printable(str(file))}")


def check(file: Annotated[Path, flags.file_argument("A content pack (TOML).", "coterie masters pack check")]) -> None:
    """Check a content pack, and print what it replaces with the text of every card.

    Problems are listed with line and column, and the exit code is then 2.
    """
    from coterie.games.masters import GAME, pack
    from coterie.kernel.errors import BadWords

    try:
        found = pack.load(file, GAME)
    except BadWords as problem:
        print(problem, file=sys.stderr)
        raise typer.Exit(2) from None
    print("\n".join(summary(found)))


def words() -> None:
    """Print every word, name and id that a content pack may use, as in docs/packs.md."""
    from coterie.games.masters.pack_words import reference

    print(reference())


def summary(found: object) -> list[str]:
    """Return what a pack replaces, line by line."""
    from coterie.games.masters import GAME, pack
    from coterie.kernel.errors import printable

    assert isinstance(found, pack.Pack)
    game = GAME.fitted(pack=found)
    things = "1 thing" if len(found.replaced) == 1 else f"{len(found.replaced)} things"
    lines = [f"{found.name} by {found.author} replaces {things}. Fingerprint: {found.fingerprint}.", ""]
    for row in found.replaced:
        name, text = pack.described(game, row)
        lines += [f"{row.kind} {row.id}: {name}", f"    {text or '(no text)'}"]
    return [printable(line) for line in lines]
