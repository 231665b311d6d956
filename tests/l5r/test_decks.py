"""Deck construction (part 3)."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.decks import room
from coterie.games.l5r.decks.form import FORM
from coterie.games.l5r.decks.legality import problems
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.games.l5r.options import OPTIONS
from coterie.kernel.errors import BadOptions
from coterie.words.cards.decklists import BadDeck


def text_of(name: str) -> str:
    return FORM.write(next(each.deck for each in SUPPLIED if each.key == name))


@pytest.mark.ruling("L-3.1", "L-3.7")
def test_the_supplied_decks_are_legal():
    for each in SUPPLIED:
        rules = "starter" if each.key.endswith("starter") else "standard"
        assert (each.key, problems(each.deck, rules)) == (each.key, [])


@pytest.mark.ruling("L-3.3")
def test_copies_are_counted_over_both_decks():
    deck = FORM.read(text_of("lion-skirmish").replace("2 Matsu Berserker", "3 Matsu Berserker"))
    assert problems(deck) == ["There can be 2 copies of Matsu Berserker; this deck has 3."]


@pytest.mark.ruling("L-3.4")
def test_influence_is_for_one_other_clan():
    deck = FORM.read(text_of("lion-skirmish").replace("2 Fine Katana", "2 Voice of Honor\n1 Ancestral Daisho"))
    found = problems(deck)
    assert "Conflict cards can be of one other clan; there are some of Crane and Dragon." in found


@pytest.mark.ruling("L-3.2")
def test_there_is_a_province_for_each_element():
    deck = FORM.read(text_of("lion-stronghold").replace("Manicured Garden", "Ancestral Lands"))
    assert problems(deck) == ["There must be one province for each element."]


@pytest.mark.ruling("L-3.5")
def test_one_restricted_title():
    deck = FORM.read(text_of("lion-skirmish").replace("2 Court Games", "2 Charge!"))
    assert problems(deck) == ["Only one of these can be there: Charge!, For Greater Glory."]


def test_a_deck_of_another_format_is_refused():
    with pytest.raises(BadOptions, match="is for the stronghold format"):
        GAME.start({"decks": ["lion-stronghold"]})


def test_usual_decks_can_be_mixed_with_named_ones():
    mixed = GAME.checked({"decks": ["crane-skirmish", "usual"]})["decks"]
    assert mixed[0] == "crane-skirmish"
    assert mixed[1] in room.usual("skirmish")
    whole = GAME.checked({"decks": ["lion-stronghold", "usual"], "format": "stronghold"})["decks"]
    assert whole[1] in room.usual("stronghold")


def test_a_deck_with_a_card_that_is_not_there_is_refused_by_its_name():
    text = text_of("lion-skirmish").replace("2 Court Games", "2 Hand to Hand")
    with pytest.raises(BadOptions, match="Not yet playable: Hand to Hand"):
        GAME.start({"decks": [text]})


def test_the_decks_of_first_games_are_for_them_only_and_not_changed():
    starter = next(each.deck for each in SUPPLIED if each.key == "lion-starter")
    assert any("There must be 40 to 45" in each for each in problems(starter))
    changed = FORM.read(FORM.write(starter).replace("1 Akodo Toturi", "2 Akodo Toturi"))
    assert problems(changed, "starter") != []
    with pytest.raises(BadOptions, match="is not legal"):
        GAME.start({"format": "stronghold", "decks": ["lion-starter"]})
    two = {"format": "stronghold", "decks": ["lion-starter", "crane-starter"]}
    with pytest.raises(BadOptions, match="are for the guided game"):
        GAME.start({**two, "deck_rules": "starter"})
    assert GAME.start({**two, "deck_rules": "any"}).asked is not None
    assert GAME.read(GAME.guides[0].position).setup["deck_rules"] == "starter"


LAW = "# a month's list\nRestricted:\nFine Katana\nCourt Games\n\nBanned:\n3 Ornate Fan\n"


@pytest.mark.ruling("L-3.5")
def test_a_list_of_a_file_stands_in_the_place_of_the_printed_one():
    mine = room.ROOM.wanted("lion-skirmish")
    assert problems(mine, LAW) == ["Only one of these can be there: Court Games, Fine Katana.", "Ornate Fan is banned."]
    assert problems(mine, "Restricted:\nFine Katana\n") == []
    starter = room.ROOM.wanted("lion-starter")
    assert any("Charge!" in each for each in problems(starter))  # by the printed flags, which the list does not have
    assert not any("Charge!" in each for each in problems(starter, LAW))
    with pytest.raises(BadDeck, match="Line 2: There is no card “Fine Katanas”"):
        problems(mine, "Restricted:\nFine Katanas\n")


def test_a_table_plays_by_the_lists_of_a_file_and_keeps_their_text():
    with pytest.raises(BadOptions, match="The deck “lion-skirmish” is not legal: Only one of these"):
        GAME.start({"deck_rules": LAW})
    s = GAME.start({"deck_rules": "Banned:\nDisplay of Power\n", "decks": ["crane-skirmish"]})
    assert s.setup["deck_rules"] == "Banned:\nDisplay of Power\n"
    for wrong in ("strict", "Banned:\nNobody\n"):
        with pytest.raises(BadOptions, match="deck_rules"):
            GAME.start({"deck_rules": wrong})


@pytest.mark.parametrize("format", ["skirmish", "stronghold"])
def test_the_usual_decks_come_in_the_order_that_the_options_tell(format):
    assert GAME.checked({"format": format, "decks": ["usual", "usual"]})["decks"] == [
        f"lion-{format}",
        f"crane-{format}",
    ]
    said = next(option.help for option in OPTIONS if option.name == "decks")
    assert said.endswith("in the same order in every game, Lion and Crane first")
