"""`coterie cards GAME [QUERY]`: the cards of a game with their texts; `--report` shows the progress of its sets and the
missing cards."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coterie.words.cards.coverage import Played
    from coterie.words.cards.searching import Catalogue, Listing, Progress

FURTHER = re.compile(r"\s(?:-?\w+(?::|[<>=])|or\s)")  # a field or a choice after the first word
NOTHING = 1  # the exit code when no card fits
NO_CARD = "No card matches. A card must match every term of the query; try fewer terms."

HELP = (
    "Search for cards. A QUERY is words on the card, or fields such as clan:brujah, type:attack, set:hoe, "
    'discipline:presence, text:"the streets"; a card must match all of them. '
    "With --report, the query selects sets by name."
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    # A term with a minus is no option, so unknown ones come as terms; `terms` tells them apart.
    app.command("cards", help=HELP, context_settings={"ignore_unknown_options": True})(command)


def command(
    game: Annotated[str, typer.Argument(help="A card game, such as rivals.", metavar="GAME")],
    query: Annotated[list[str] | None, typer.Argument(help="The search terms.", metavar="[QUERY]")] = None,
    report: Annotated[
        bool, typer.Option("--report", help="Show how many cards of each set are implemented, and which are missing.")
    ] = False,
) -> None:
    """Search for cards."""
    import coterie
    from coterie.kernel.errors import BadOptions
    from coterie.words.cards.searching import Catalogue

    query = terms(query or ())
    found: Any = coterie.game(game)
    cards: Sequence[Listing] = found.listings() if hasattr(found, "listings") else ()
    if not cards:
        raise BadOptions(f"{found.title} has no card search; at its table, `look NAME` shows a card's text.")
    if report:
        show_report(found, " ".join(query))
    else:
        show_found(Catalogue(cards), " ".join([as_term(word) for word in query]))


def show_found(catalogue: Catalogue, query: str) -> None:
    """Print the cards that match a query; exit if none does."""
    hits = catalogue.search(query)
    if not hits:
        print(catalogue.hint(query) or NO_CARD, file=sys.stderr)
        raise typer.Exit(NOTHING)
    show(hits)
    print("1 card." if len(hits) == 1 else f"{len(hits)} cards.")


def show_report(game: Any, name: str) -> None:
    """Print the progress of the sets with a text in their names, "" for all; exit if there is none."""
    sets = [each for each in game.progress() if name.casefold() in each.set.casefold()]
    if not sets:
        named = ", ".join(each.set for each in game.progress())
        print(f"No set is called “{name}”; there are {named}.", file=sys.stderr)
        raise typer.Exit(NOTHING)
    show_progress(sets)
    if not name:
        show_played(game.played())
    show_missing(sets)


def terms(words: Sequence[str]) -> list[str]:
    """Return the terms of a query.

    Raises:
        BadOptions: one of them looks like an option, and there is no such option.
    """
    from coterie.cli.wrong import no_option
    from coterie.kernel.errors import BadOptions

    odd = next((word for word in words if word.startswith("--") or (word.startswith("-") and len(word) <= 2)), None)
    if odd is not None:
        raise BadOptions(
            f"{no_option(odd, 'cards', ['--report', '--help'])} `coterie cards --help` shows what you can use."
        )
    return list(words)


def as_term(word: str) -> str:
    """Return an argument as a term, restoring the quotes around several words that the shell has removed. An argument that
    names a field after its first word is a whole query."""
    if " " not in word or '"' in word or FURTHER.search(word):
        return word
    key, colon, value = word.partition(":")
    return f'{key}:"{value}"' if colon and key.isalnum() else f'"{word}"'


def show(cards: Sequence[Listing]) -> None:
    """Print cards as a table."""
    from rich.table import Table

    from coterie.cli.consoles import console

    table = Table("card", "what it is", "text", show_lines=True)
    for column, ratio in zip(table.columns, (3, 4, 8), strict=True):
        column.ratio = ratio
    for card in cards:
        table.add_row(card.name, "; ".join(facts(card)), card.text)
    console().print(table)


def facts(card: Listing) -> list[str]:
    """Return the facts of a card for people, each by its first name."""
    kinds = {kind: texts for kind, texts in card.facts.items() if texts}
    said = [", ".join(texts) for kind, texts in kinds.items() if kind in ("type", "clan", "discipline")]
    said += [f"{kind}: {', '.join(kinds[kind])}" for kind in ("attack", "reaction") if kind in kinds]
    return [*said, *([card.numbers] if card.numbers else []), *[texts[0] for texts in [kinds.get("set", ())] if texts]]


def show_progress(sets: Sequence[Progress]) -> None:
    """Print for each set how many of its cards are implemented, and the open questions; then the sum of those that share no
    cards, if there are such."""
    from coterie.cli.consoles import console, number_table

    table = number_table("set", "cards", "here", "missing", "unique word", "open question")
    rows = [[len(part) for part in (each.cards, each.there, each.missing, each.own, each.questions)] for each in sets]
    for each, row in zip(sets, rows, strict=True):
        table.add_row(each.set, *map(str, row))
    apart = [row for each, row in zip(sets, rows, strict=True) if not each.within]
    if apart:
        table.add_section()
        table.add_row("all", *[str(sum(column)) for column in zip(*apart, strict=True)])
    out = console()
    out.print(table)
    for each in sets:
        for name, question in each.questions.items():
            out.print(f"{name} ({each.set}): {question}", markup=False)


def show_missing(sets: Sequence[Progress]) -> None:
    """Print the missing cards by name: under what they would need where the game tells that, else under the first of their
    sets."""
    from coterie.cli.consoles import console

    out = console()
    told: set[str] = set()
    for each in sets:
        if not each.needs and (names := [name for name in each.missing if name not in told]):
            told.update(names)
            listed = "; ".join(names) if each.there else "all of them"
            out.print(f"Missing from {each.set} ({len(names)}): {listed}.", markup=False, highlight=False)
    for need, names in by_need(sets).items():
        out.print(f"Needs {need} ({len(names)}): {'; '.join(names)}.", markup=False, highlight=False)


def by_need(sets: Sequence[Progress]) -> dict[str, list[str]]:
    """Return the names of the missing cards by what they would need, starting with what most of them need."""
    found: dict[str, list[str]] = {}
    for each in sets:
        for name, need in each.needs.items():
            found.setdefault(need, []).append(name)
    return dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))


def show_played(played: Played) -> None:
    """Print how many of the decks that people have played are playable here, and which cards would add most to them."""
    from coterie.cli.consoles import console, number_table

    if not played.rows:
        return
    table = number_table(played.what, "decks", "playable", "share")
    for row in played.rows:
        table.add_row(row.what, str(row.decks), str(row.whole), f"{row.whole / row.decks:.0%}")
    out = console()
    out.print(table)
    steps = "; ".join(f"{' + '.join(each.cards)} ({each.completes})" for each in played.wanted)
    if steps:
        out.print(f"What would complete the most others, one after another: {steps}.", markup=False, highlight=False)
