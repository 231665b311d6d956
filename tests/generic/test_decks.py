"""The decks of every card game: supplied decks, searches card by card, and decks in a set-up."""

import pytest

import coterie
from coterie.kernel.errors import BadOptions
from coterie.table import decks

ROOMS = {name: room for name in coterie.games() if (room := getattr(coterie.game(name), "deck_room", None))}
games = pytest.mark.parametrize("name", ROOMS)


@games
def test_an_empty_query_finds_the_cards_of_every_supplied_deck(name):
    game, room = coterie.game(name), ROOMS[name]
    found = set(decks.found(game, "", "").cards)
    told = {card.id: card.section for card in decks.told_of(game).cards}
    assert found == set(told)
    for key in room.playable():
        for section, entries in room.named(key).sections.items():
            if section != "Collection":  # of Rivals: a second place for some
                assert {told.get(each.card) for each in entries} == {section}, key


@games
def test_every_supplied_deck_says_how_it_plays(name):
    room = ROOMS[name]
    notes = {key: room.named(key).note for key in room.playable()}
    assert all(len(note.split()) >= 4 for note in notes.values()), notes
    told = {(note, str(room.made_for(room.named(key)))) for key, note in notes.items()}
    assert len(told) == len(notes), "only decks for different formats may share a sentence"


@games
def test_a_deck_is_known_by_a_card_of_its_own_and_has_curves_and_first_cards(name):
    room = ROOMS[name]
    for key in room.playable():
        deck = room.named(key)
        there = {entry.card: entry.copies for entries in deck.sections.values() for entry in entries}
        assert room.heads(deck)[0] in there
        curves = room.curves(deck)
        assert len({bars.title for bars in curves}) == len(curves) > 0
        assert all(sum(n for _, n in bars.of) for bars in curves if "need" not in bars.title), (key, curves)
        for pile in room.piles(deck):
            assert 0 < pile.drawn <= len(pile.cards)
            assert all(pile.cards.count(card) <= there[card] for card in pile.cards)


@games
def test_every_card_and_every_deck_has_a_face_and_cards_are_found_by_their_numbers(name):
    game = coterie.game(name)
    told = decks.told_of(game)
    assert [card.id for card in told.cards if not card.face] == []
    assert [deck.key for deck in told.supplied if not deck.heads or not deck.heads[0]] == []
    asked = {"primer": "might>=2", "rivals": "bp>=4", "vtes": "capacity>=7"}.get(name, "cost>=4")
    assert 0 < len(decks.found(game, asked, "").cards) < len(told.cards)


def test_cards_of_the_shadowlands_are_not_brought():
    found = decks.found(coterie.game("l5r"), "clan:shadowlands", "").cards
    assert found == []


@games
def test_there_are_as_many_players_as_decks_and_too_few_are_dealt_round(name):
    game, room = coterie.game(name), ROOMS[name]
    key = next(iter(game.checked({})["decks"]))
    most = min(option.most or 0 for option in game.options if option.name in ("players", room.option))
    assert game.checked({"decks": [key]})["decks"] == [key] * 2
    many = game.checked({"decks": [key] * most})
    assert (many["players"], many["decks"]) == (most, [key] * most)
    assert game.checked({"decks": [key], "players": most})["decks"] == [key] * most
    with pytest.raises(BadOptions, match="There are 3 decks for 2 players"):
        game.checked({"decks": [key] * 3, "players": 2})
    assert game.brings(many) == tuple(many["decks"])
    assert set(room.playable()) >= set(game.brings(many))


@games
def test_an_illegal_deck_is_refused_with_its_name_and_how_to_hear_more(name):
    game, room = coterie.game(name), ROOMS[name]
    usual = room.wanted(game.checked({})["decks"][0])
    section = list(usual.sections)[-1]
    text = room.form.write(type(usual)("Too small", "", {section: usual.of(section)[:1]}))
    with pytest.raises(BadOptions, match="The deck “Too small” is not legal: ") as problem:
        game.checked({"decks": [text]})
    if len(room.problems(room.read(text), room.rules[0])) > 1:
        assert "more; `coterie decks check GAME FILE` lists them all." in str(problem.value)
    with pytest.raises(BadOptions, match="“decks”: "):
        game.checked({"decks": ["no such deck"]})


@pytest.mark.parametrize("name", coterie.games())
def test_one_person_alone_can_begin_with_any_decks_that_fit(name):
    """What the page sets up with one click: the game's own set-up for one person, with supplied decks that are legal there."""
    game = coterie.game(name)
    setup = game.checked(game.alone())
    least = min(n for n in range(1, 6) if _can_be(game, {**game.alone(), "players": n}))
    assert setup["players"] == (game.usual or least)
    room = ROOMS.get(name)
    if room is not None:
        for key in room.legal(setup):
            game.checked({**game.alone(), room.option: [key] * least})


def _can_be(game, setup):
    try:
        game.checked(setup)
    except BadOptions:
        return False
    return True


def test_supplied_decks_are_told_with_the_format_that_they_are_for():
    told = {each.key: each.made_for for each in decks.told_of(coterie.game("l5r")).supplied}
    assert told["crane-skirmish"] == {"format": "skirmish"}
    assert told["crane-stronghold"] == {"format": "stronghold"}
    setup = coterie.game("l5r").checked({"format": "stronghold"})
    assert "crane-skirmish" not in ROOMS["l5r"].legal(setup)
    assert "crane-stronghold" in ROOMS["l5r"].legal(setup)
