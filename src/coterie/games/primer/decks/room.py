"""The format of decks, deck rules, and deck statistics."""

from __future__ import annotations

from collections import Counter

from coterie.games.primer.cards import CARDS
from coterie.games.primer.numbers import HAND
from coterie.words.cards.curves import by_name, copies
from coterie.words.cards.decklists import DeckForm, DeckList, Entry, Section
from coterie.words.cards.deckroom import Bars, DeckRoom, Pile, Supplied

BOX, DECK = "box", "Deck"
FORM = DeckForm((Section(DECK),), {card.face: card.name for card in CARDS.values()}, {face: face for face in CARDS})
LEAST, MOST, COPIES = 12, 60, 3
RULES = ("standard", "any")


def problems(deck: DeckList, rules: str) -> list[str]:
    """Return what makes a deck illegal, as sentences (P-1)."""
    n, found = deck.count(DECK), []
    if not (LEAST <= n <= MOST or rules == "any"):
        found.append(f"A deck has {LEAST} to {MOST} cards; this one has {n}.")
    often = [each for each in deck.of(DECK) if each.copies > COPIES and rules != "any"]
    return [*found, *[f"There can be {COPIES} copies of {CARDS[each.card].name}, not {each.copies}." for each in often]]


def remarks(deck: DeckList) -> list[str]:
    """Return what the player of a deck may want to know, as sentences."""
    if deck.of(DECK) and not any(CARDS[each.card].kind == "recruit" for each in deck.of(DECK)):
        return ["The deck has no recruits, so it cannot raid."]
    return []


def ids(deck: DeckList) -> list[str]:
    """Return the ids of a deck's cards, once for each copy; they are the faces."""
    return copies(deck, DECK)


def heads(deck: DeckList) -> list[str]:
    """Return the card that identifies a deck: the one with the most might."""
    return sorted(ids(deck), key=lambda id: -CARDS[id].stats.get("might", 0))[:1]


def curves(deck: DeckList) -> list[Bars]:
    """Return the bar charts of a deck: its cards by kind, and its recruits by might."""
    cards = [CARDS[id] for id in ids(deck)]
    might = Counter([card.stats["might"] for card in cards if card.kind == "recruit"])
    return [
        Bars("Cards by kind", by_name([card.kind for card in cards])),
        Bars("Recruits by might", [(str(n), might[n]) for n in sorted(might)]),
    ]


def piles(deck: DeckList) -> list[Pile]:
    """Return the one pile to draw from: the deck (P-1)."""
    return [Pile(DECK, ids(deck), HAND)]


ROOM = DeckRoom(
    FORM,
    (Supplied(BOX, DeckList("The box", "one of each card", {DECK: tuple([Entry(face) for face in CARDS])})),),
    problems,
    remarks,
    RULES,
    lambda id: DECK,
    heads=heads,
    curves=curves,
    piles=piles,
)
