"""How decks are written, what makes one legal, and what is counted of one."""

from __future__ import annotations

from collections import Counter

from coterie.games.primer.cards import CARDS
from coterie.games.primer.numbers import HAND
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
    return [*found, *[f"{CARDS[each.card].name} can be there {COPIES} times, not {each.copies}." for each in often]]


def remarks(deck: DeckList) -> list[str]:
    """Return what is worth knowing of a deck."""
    if deck.of(DECK) and not any(CARDS[each.card].kind == "recruit" for each in deck.of(DECK)):
        return ["The deck has no recruits, so it cannot raid."]
    return []


def ids(deck: DeckList) -> list[str]:
    """Return the cards of a deck, each as often as it is there; an id is the face."""
    return [each.card for each in deck.of(DECK) for _ in range(each.copies)]


def heads(deck: DeckList) -> list[str]:
    """Return the card with the most might, by which a deck is known."""
    return sorted(ids(deck), key=lambda id: -CARDS[id].stats.get("might", 0))[:1]


def curves(deck: DeckList) -> list[Bars]:
    """Return the kinds of cards, and the might of the recruits."""
    cards = [CARDS[id] for id in ids(deck)]
    might = Counter([card.stats["might"] for card in cards if card.kind == "recruit"])
    return [
        Bars("Cards by kind", Counter([card.kind for card in cards]).most_common()),
        Bars("Recruits by might", [(str(n), might[n]) for n in sorted(might)]),
    ]


def piles(deck: DeckList) -> list[Pile]:
    """Return the deck, with what is drawn of it (P-1)."""
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
