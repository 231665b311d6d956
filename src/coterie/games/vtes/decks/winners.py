"""Tournament-winning decks since 2020, and how many of them can be played with the cards that are defined.

`winners.tsv` has a line for each; `tools/winners.py` makes it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from coterie.words.cards.coverage import Coverage, Played, Wanted, completing
from coterie.words.cards.decklists import DeckForm

WHAT = "tournament-winning decks"
SHOWN = 10  # steps towards more decks


class Winner(NamedTuple):
    """A deck that won a tournament: the date (ISO), the tournament, its number of players (0: unknown), copies by card id."""

    date: str
    tournament: str
    players: int
    cards: Mapping[str, int]


@cache
def winners() -> tuple[Winner, ...]:
    """Return the decks, the oldest first."""
    text = files("coterie.games.vtes.decks").joinpath("winners.tsv").read_text(encoding="utf-8")
    return tuple([_winner(line) for line in text.splitlines()[1:]])


def _winner(line: str) -> Winner:
    date, tournament, players, cards = line.split("\t")
    parts = [card.partition("*") for card in cards.split()]
    return Winner(date, tournament, int(players or 0), {id: int(copies or 1) for id, _, copies in parts})


def played(form: DeckForm) -> Played:
    """Return how many of the decks are playable, in all and by year, and which cards would complete the most of the others.

    Args:
        form: how decks are written: it knows the names of all cards, and which are defined.
    """
    lacks = [(deck.date[:4], [id for id in deck.cards if id not in form.there]) for deck in winners()]
    years = sorted({year for year, _ in lacks})
    rows = [_coverage(f"since {years[0]}", [missing for _, missing in lacks])]
    rows += [_coverage(year, [missing for when, missing in lacks if when == year]) for year in years]
    wanted = completing([missing for _, missing in lacks], SHOWN)
    return Played(WHAT, rows, [Wanted(tuple([form.cards[id] for id in ids]), n) for ids, n in wanted])


def _coverage(what: str, lacks: Collection[Collection[str]]) -> Coverage:
    return Coverage(what, len(lacks), sum([not missing for missing in lacks]))
