"""Descriptions of decks for clients: a deck as read, the results of a card query, the decks of a game.

Texts and queries are untrusted, so they are read in a reader process (see `workers.readers`).
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from coterie.kernel.game import AnyGame
from coterie.kernel.nearest import unknown
from coterie.table.protocol import answers
from coterie.table.protocol.refusal import Refusal
from coterie.words.cards.decklists import BadDeck, DeckList
from coterie.words.cards.deckroom import PLAIN, DeckRoom
from coterie.words.cards.game import CardGame
from coterie.words.cards.searching import BadQuery, Catalogue, Listing

_catalogues: WeakKeyDictionary[DeckRoom, Catalogue] = WeakKeyDictionary()


def deck_room_of(game: AnyGame) -> DeckRoom:
    """Return the decks of a game.

    Raises:
        Refusal: it is played without decks.
    """
    found = game.deck_room if isinstance(game, CardGame) else None
    if found is None:
        raise Refusal("bad_options", f"{game.title} is played without decks.")
    return found


def has_decks(game: AnyGame) -> bool:
    """Return whether players bring decks to a game."""
    return isinstance(game, CardGame) and game.deck_room is not None


def catalogue(game: AnyGame) -> Catalogue:
    """Return the searchable cards of a game."""
    room = deck_room_of(game)
    if room not in _catalogues:
        assert isinstance(game, CardGame)
        _catalogues[room] = Catalogue(game.listings())
    return _catalogues[room]


# ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────────


def told_of(game: AnyGame) -> answers.DeckRoom:
    """Return the description of a game's decks."""
    room, cards = deck_room_of(game), catalogue(game)
    faces = {card.id: card.face for card in cards.cards}
    return answers.DeckRoom(
        game=game.name,
        title=game.title,
        sections=[answers.DeckSection(each.name, each.mark) for each in room.form.sections],
        rules=list(room.rules),
        forms=[PLAIN, *room.formats],
        supplied=[_supplied(room, each.key, each.deck, faces) for each in room.supplied if not each.missing],
        cards=[
            answers.DeckCard(
                card.id,
                card.face,
                card.name,
                room.belongs(card.id),
                line_of(card),
                kind_of(card, room.belongs(card.id)),
                next(iter(card.facts.get("set", ())), ""),
            )
            for card in cards.cards
            if room.belongs(card.id)
        ],
        facts=list(cards.facts),
        choices=cards.choices,
        numbers=list(cards.numbers),
        option=room.option,
        rules_option=room.rules_option,
        mulligans=room.mulligans,
    )


def _supplied(room: DeckRoom, key: str, deck: DeckList, faces: dict[str, str]) -> answers.SuppliedDeck:
    """Return the description of a deck that comes with a game."""
    return answers.SuppliedDeck(
        key=key,
        name=deck.name,
        note=deck.note,
        heads=_faces(room, deck, faces),
        cards=[faces[each.card] for each in deck.cards() if each.card in faces],
        rules=[rules for rules in room.rules if not room.problems(deck, rules)],
        made_for=dict(room.made_for(deck)),
    )


def line_of(card: Listing) -> str:
    """Return a one-line description of a card: its types and printed numbers."""
    types = [", ".join(card.facts.get(kind, ())) for kind in ("type", "clan")]
    return " · ".join([each for each in (*types, card.numbers) if each])


def kind_of(card: Listing, section: str) -> str:
    """Return the main type of a card, the first that does not just say its section; "" if it has none."""
    return next((each for each in card.facts.get("type", ()) if each != section.casefold()), "")


def read(game: AnyGame, text: str, rules: str) -> answers.DeckTold:
    """Read a deck and return its description.

    Args:
        game: the deck's game.
        text: the deck in any format, or the name of a supplied deck.
        rules: the deck rules, "" for the default ones.

    Raises:
        Refusal: the game is played without decks, or there are no such rules.
    """
    room = deck_room_of(game)
    if rules and rules not in room.rules:
        raise Refusal("bad_options", unknown("rule for decks", rules, room.rules))
    try:
        deck = _deck(room, text)
    except BadDeck as problem:
        return answers.DeckTold(readable=False, legal=False, problems=list(problem.problems), remarks=[])
    wrong = room.problems(deck, rules or room.rules[0])
    faces = {card.id: card.face for card in catalogue(game).cards}
    sections = deck.sections.items()
    return answers.DeckTold(
        readable=True,
        legal=not wrong,
        problems=wrong,
        remarks=room.remarks(deck),
        name=deck.name,
        note=deck.note,
        sections=[answers.DeckPart(name, [answers.DeckEntry(*entry) for entry in there]) for name, there in sections],
        forms=[_written(room, deck, form) for form in (PLAIN, *room.formats)],
        curves=[answers.DeckBars(each.title, list(each.of)) for each in room.curves(deck) if each.of],
        piles=[answers.DeckPile(each.name, list(each.cards), each.drawn) for each in room.piles(deck)],
        heads=_faces(room, deck, faces),
        made_for=dict(room.made_for(deck)),
        unused=list(room.unused(deck)),
    )


def _written(room: DeckRoom, deck: DeckList, form: str) -> answers.DeckForm:
    """Return a deck in a format, with what is lost there."""
    return answers.DeckForm(form, room.write(deck, form), room.loses(deck, form))


def _deck(room: DeckRoom, text: str) -> DeckList:
    """Return a deck by its text or the name of a supplied one; raise `BadDeck` if it cannot be read."""
    return room.named(text) if text in room.playable() else room.read(text)


def made_for(game: AnyGame, text: str) -> dict[str, str]:
    """Return the values that set-up options must have for a deck; none for a deck that cannot be read.

    Args:
        game: the deck's game.
        text: the deck in any format, or the name of a supplied deck.

    Raises:
        Refusal: the game is played without decks.
    """
    room = deck_room_of(game)
    try:
        return dict(room.made_for(_deck(room, text)))
    except BadDeck:
        return {}


def found(game: AnyGame, query: str, begun: str) -> answers.CardsFound:
    """Return the deck cards that a query finds, and completions of its last word.

    Raises:
        Refusal: the game is played without decks.
    """
    room, cards = deck_room_of(game), catalogue(game)
    offered = [answers.QueryCompletion(*each) for each in cards.complete(begun)]
    try:
        hits = [card.id for card in cards.search(query) if room.belongs(card.id)]
        hint = "" if hits else cards.hint(query)
        return answers.CardsFound(hint or cards.explain(query), "", 0, 0, hits, offered)
    except BadQuery as problem:
        return answers.CardsFound("", str(problem), problem.begin, problem.end, [], offered)


def _faces(room: DeckRoom, deck: DeckList, faces: dict[str, str]) -> list[str]:
    """Return the faces of the cards that represent a deck, by the faces of all cards."""
    return [faces[id] for id in room.heads(deck) if id in faces]
