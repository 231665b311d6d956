"""The cards in each set: ids and names, which are all that is known of cards not yet defined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from importlib.resources import files

from coterie.games.rivals.cards.definition import Card
from coterie.words.cards.searching import Progress, with_a_word_of_their_own
from coterie.words.word import below

ROOM = "coterie.games.rivals.words"


def _read() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    text = files("coterie.games.rivals.cards").joinpath("checklist.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            cards = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            id, name = line.split(maxsplit=1)
            cards[id] = name
    return found


CHECKLIST: dict[str, dict[str, str]] = _read()


def unique_names() -> dict[str, str]:
    """Return the names of all cards by id, followed by the set where two share a name."""
    often = Counter([name for cards in CHECKLIST.values() for name in cards.values()])
    return {
        id: name if often[name] == 1 else f"{name} ({of})"
        for of, cards in CHECKLIST.items()
        for id, name in cards.items()
    }


def progress(cards: Iterable[Card]) -> list[Progress]:
    """Return for each set which of its cards are defined, which use a word of their own, and which have an open question.

    A word of its own is one of this game that no other card uses.
    """
    known = {card.id: card for card in cards}
    own = with_a_word_of_their_own({id: below(card.plays, *card.abilities) for id, card in known.items()}, ROOM)
    return [
        Progress(
            of,
            tuple(names.values()),
            tuple([names[id] for id in names if id in known]),
            tuple([names[id] for id in names if id in own]),
            {names[id]: known[id].open_question for id in names if id in known and known[id].open_question},
        )
        for of, names in CHECKLIST.items()
    ]
