"""`coterie rulings GAME [WORD]…`: the ledger of a game's rules, with the code and the tests that cite each entry."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from coterie.cli.citations import Ledger, Ruling

UNKNOWN = 1
"""The exit code when something cites an id that the ledger does not have."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rulings")(command)


def command(
    game: Annotated[str, typer.Argument(help="A game, such as masters.", metavar="GAME")],
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Show only rulings with these words, or with this number.", metavar="[WORD]…"),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    uncovered: Annotated[
        bool, typer.Option("--uncovered", help="Show only rulings that no code or no test cites.")
    ] = False,
) -> None:
    """List a game's rulings: id, section, label, and citations.

    The exit code is 1 if something cites an id that is not in the ledger.
    """
    from coterie.cli import citations
    from coterie.kernel.errors import BadOptions

    try:
        found = citations.ledger(game)
    except BadOptions as problem:
        print(problem, file=sys.stderr)
        raise typer.Exit(2) from None
    rows = found.uncovered() if uncovered else list(found.rulings.values())
    rows = [row for row in rows if speaks_of(row, words or [])]
    print(as_json(found, rows) if json else as_text(found, rows, words or []))
    for id_, place in found.unknown:
        print(f"{place} cites {id_}, which is not in the ledger.", file=sys.stderr)
    if found.unknown:
        raise typer.Exit(UNKNOWN)


def speaks_of(row: Ruling, words: list[str]) -> bool:
    """Return whether an entry has a number, or words that begin with each of some words."""
    from coterie.kernel.talk import has_words

    text = f"{row.label} {row.section}"
    return [row.id.lower()] == [word.lower() for word in words] or all(has_words(text, word) for word in words)


def as_text(found: Ledger, rows: list[Ruling], words: list[str]) -> str:
    """Return entries of the ledger as text, with a summary unless they were searched for by words."""
    if words and not rows:
        return f"No ruling of {found.game} has “{' '.join(words)}”."
    lines = [line for row in rows for line in lines_of(row, found.tested)]
    return "\n".join(lines if words else lines + summary(found))


def lines_of(row: Ruling, tested: bool) -> list[str]:
    """Return one entry of the ledger as text."""
    lines = [f"{row.id}  {row.label}", f"       {row.section}"]
    if row.interpretation:
        lines.append("       an interpretation: the rulebook is silent here")
    if row.idle:
        lines.append(f"       no code needed: {row.idle}")
    lines.append(f"       code:  {', '.join(map(str, row.code)) or 'none'}")
    if tested:
        lines.append(f"       tests: {', '.join(map(str, row.tests)) or 'none'}")
    return lines


def summary(found: Ledger) -> list[str]:
    """Return a summary of the citations."""
    rows = found.rulings.values()
    code, idle = sum(bool(row.code) for row in rows), sum(bool(row.idle) and not row.code for row in rows)
    lines = ["", f"{len(rows)} rulings, {code} cited in the code" + (f", no code needed for {idle}" if idle else "")]
    if found.tested:
        lines[-1] += f", {sum(bool(row.tests) for row in rows)} by tests"
    else:
        lines[-1] += "; the tests are not installed"
    lines[-1] += "."
    return lines


def as_json(found: Ledger, rows: list[Ruling]) -> str:
    """Return entries of the ledger for programs; `tests` is null if the tests cannot be read."""
    import msgspec

    told = {
        "game": found.game,
        "rulings": [
            {
                "id": row.id,
                "section": row.section,
                "label": row.label,
                "interpretation": row.interpretation,
                "idle": row.idle,
                "code": [place._asdict() for place in row.code],
                "tests": [place._asdict() for place in row.tests] if found.tested else None,
            }
            for row in rows
        ],
        "unknown": [{"id": id_, **place._asdict()} for id_, place in found.unknown],
    }
    return msgspec.json.format(msgspec.json.encode(told)).decode()
