"""How a deck is written, and what is laid on the table of it (part 3)."""

from __future__ import annotations

from collections import Counter

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.cards.definition import Card
from coterie.games.l5r.cards.facts import Facts, facts
from coterie.games.l5r.rules.setup import Deck
from coterie.words.cards.decklists import DeckForm, DeckList, Section, folded

STRONGHOLD, ROLE, PROVINCES, DYNASTY, CONFLICT = "Stronghold", "Role", "Provinces", "Dynasty", "Conflict"
MARK = "Stronghold province"
BELONGS = {"stronghold": STRONGHOLD, "role": ROLE, "province": PROVINCES}


def titles() -> dict[str, str]:
    """Return what each card is called by its id: its title; later cards of one title have their set behind it."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for id, each in sorted(facts().items()):
        if each.type != "warlord":
            first = taken.setdefault(folded(each.name), id)
            found[id] = each.name if first == id else f"{each.name} ({id.partition('-')[0]})"
    return found


BY_ID: dict[str, Card] = {card.facts.id: card for card in CARDS.values()}
FORM = DeckForm(
    (
        Section(STRONGHOLD),
        Section(ROLE),
        Section(PROVINCES, MARK),
        Section(DYNASTY, also=("Dynasty Deck",)),
        Section(CONFLICT, also=("Conflict Deck",)),
    ),
    titles(),
    {id: card.face for id, card in BY_ID.items()},
    {f"{facts()[id].name} ({facts()[id].set})": id for id in titles()},  # as lists with sets write them
    ("Character", "Characters", "Holding", "Holdings", "Attachment", "Attachments", "Event", "Events"),
)


def of(id: str) -> Facts:
    """Return what is printed on a card."""
    return facts()[id]


def section_of(id: str) -> str:
    """Return where in a deck a card lies."""
    facts = of(id)
    return BELONGS.get(facts.type, DYNASTY if facts.side == "dynasty" else CONFLICT)


def format_of(deck: DeckList) -> str:
    """Return the format that a deck is for: with a stronghold or without."""
    return "stronghold" if deck.of(STRONGHOLD) or deck.of(PROVINCES) else "skirmish"


def unused(deck: DeckList) -> list[str]:
    """Return the sections that the format of a deck does without; an empty deck may still become one of any format (L-3.7)."""
    begun = format_of(deck) == "skirmish" and (deck.of(DYNASTY) or deck.of(CONFLICT))
    return [section for section in (STRONGHOLD, ROLE, PROVINCES) if begun and not deck.of(section)]


def clan_of(deck: DeckList) -> str:
    """Return the clan of a deck: that of its stronghold, or the one that most of its dynasty cards belong to (L-3.7)."""
    for each in deck.of(STRONGHOLD):
        return of(each.card).clan
    times = Counter([of(each.card).clan for each in deck.of(DYNASTY) if of(each.card).clan != "neutral"])
    return max(sorted(times), key=lambda clan: times[clan], default="")


def built(deck: DeckList) -> Deck:
    """Return the faces of a deck all of whose cards are defined."""
    stronghold, role = FORM.faces(deck.of(STRONGHOLD)), FORM.faces(deck.of(ROLE))
    return Deck(
        tuple(FORM.faces(deck.of(DYNASTY))),
        tuple(FORM.faces(deck.of(CONFLICT))),
        stronghold[0] if stronghold else "",
        role[0] if role else "",
        tuple(FORM.faces(deck.of(PROVINCES))),
    )
