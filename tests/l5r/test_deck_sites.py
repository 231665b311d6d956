"""Decks as EmeraldDB and fiveringsdb keep them, and `coterie decks check` for both formats of the game."""

import json

import msgspec
import pytest
from typer import Typer
from typer.testing import CliRunner

from coterie.cli import decks
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks import sites
from coterie.games.l5r.decks.form import format_of
from coterie.games.l5r.decks.legality import problems
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.decks.supplied import SUPPLIED
from coterie.words.cards.decklists import MOST_PROBLEMS, BadDeck

EACH = [each.key for each in SUPPLIED]


def deck(name: str):
    return next(each.deck for each in SUPPLIED if each.key == name)


def cards(of) -> dict[str, int]:
    return {each.card: each.copies for each in of.cards()}


def checked(file, *more):
    """Return the exit code and the whole output of `coterie decks check`."""
    app = Typer()
    decks.register(app)
    app.command("other")(lambda: None)  # an application with one command has no names of commands
    found = CliRunner().invoke(app, ["decks", "check", "l5r", str(file), *more])
    return found.exit_code, found.output


def test_a_set_may_stand_behind_a_title_and_tells_cards_of_one_title_apart():
    for each in facts().values():
        if each.type != "warlord":
            assert ROOM.form.card(f"{each.name} ({each.set})") == each.id
    twice = [each for each in facts().values() if each.name == "Ikoma Prodigy"]
    assert ROOM.read("3x Ikoma Prodigy (Core Set)\n").of("Dynasty")[0].card == twice[0].id


@pytest.mark.parametrize("form", ["emeralddb", "fiveringsdb"])
@pytest.mark.parametrize("name", EACH)
def test_a_deck_goes_there_and_back(name, form):
    written = ROOM.write(deck(name), form)
    again = ROOM.read(written)
    assert (cards(again), again.name, format_of(again)) == (cards(deck(name)), deck(name).name, format_of(deck(name)))
    assert problems(again, "starter" if name.endswith("starter") else "standard") == []


LISTED = """Lion of mine

Stronghold
1x Yōjin no Shiro (Core Set)

Dynasty Deck (4)
Characters (3)
3x Ikoma Prodigy (Core Set)
Holdings
1x Staging Ground

Conflict Deck (2)
Attachment (1)
1 Fine Katana
Events:
1 Banzai!
"""


def test_a_list_with_a_title_and_the_types_of_cards_is_read_as_sites_write_it():
    found = ROOM.read(LISTED)
    assert found.name == "Lion of mine"
    assert [(found.count(section)) for section in ("Stronghold", "Dynasty", "Conflict")] == [1, 4, 2]
    for text in (LISTED.replace("\n\n", "\n", 1), LISTED.replace("Lion of mine", "3 Lion of mine")):
        with pytest.raises(BadDeck, match="Line 1: "):
            ROOM.read(text)
    with pytest.raises(BadDeck, match="Sorceries"):
        ROOM.read(LISTED.replace("Holdings", "Sorceries"))


def test_ids_may_have_their_set_or_not_and_a_plain_list_will_do():
    for text in (
        '{"cards": {"01-banzai": 2, "fine-katana": 1}}',
        '{"01-banzai": 2, "fine-katana": 1}',
        '{"success": true, "record": {"name": "x", "cards": {"banzai": 2, "01-fine-katana": 1}}}',
    ):
        assert cards(ROOM.read(text)) == {"01-banzai": 2, "01-fine-katana": 1}


def test_what_is_written_is_what_those_sites_read():
    emerald = msgspec.json.decode(ROOM.write(deck("lion-skirmish"), "emeralddb"))
    assert (emerald["primary_clan"], emerald["secondary_clan"], emerald["format"]) == ("lion", "crane", "skirmish")
    assert emerald["cards"]["matsu-berserker"] == 2
    five = msgspec.json.decode(ROOM.write(deck("lion-stronghold"), "fiveringsdb"))
    assert five["record"]["cards"]["yojin-no-shiro"] == 1
    assert "stronghold" in ROOM.loses(deck("lion-stronghold"), "emeralddb")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"cards": {"banzay": 1}}', "There is no card with the id “banzay”. Did you mean “banzai”?"),
        ('{"cards": {"banzai": 0}}', "There can be 1 to 99 copies of Banzai!, not 0."),
        ('{"cards": {"banzai": "two"}}', "This is no deck in the JSON of EmeraldDB or fiveringsdb"),
        ('{"cards": {}}', "This JSON has no cards"),
        ('{"name": "x"}', "This JSON has no cards"),
        ('{"cards": ', "This is no deck in the JSON of EmeraldDB or fiveringsdb"),
        ('{"record": 3}', "This is no deck in the JSON of EmeraldDB or fiveringsdb"),
        ('{"cards": {"16-akuma-no-oni-coop": 1}}', "There is no card with the id"),
    ],
)
def test_what_cannot_be_read_says_why(text, said):
    with pytest.raises(BadDeck) as problem:
        ROOM.read(text)
    assert said in str(problem.value)


def test_every_unknown_card_is_named():
    with pytest.raises(BadDeck) as problem:
        sites.read('{"cards": {"xyzzy": 1, "plugh": 1, "banzai": 1}}')
    assert len(problem.value.problems) == 2


def test_so_many_problems_are_told_and_no_more_as_each_takes_time():
    with pytest.raises(BadDeck) as problem:
        sites.read(json.dumps({"cards": {f"no-card-{n}": 1 for n in range(40)}}))
    assert len(problem.value.problems) == MOST_PROBLEMS


def test_the_command_judges_a_deck_by_the_lists_of_a_file(tmp_path):
    law = tmp_path / "law.txt"
    law.write_text("Restricted:\nFine Katana\nCourt Games\n", encoding="utf-8")
    assert checked("lion-skirmish")[0] == 0
    code, told = checked("lion-skirmish", "--rules", str(law))
    assert code == 1
    assert "Only one of these can be there: Court Games, Fine Katana." in told
    law.write_text("Restricted:\nFine Spoon\n", encoding="utf-8")
    assert checked("lion-skirmish", "--rules", str(law))[0] == 2


@pytest.mark.parametrize("form", ["text", "emeralddb", "fiveringsdb"])
@pytest.mark.parametrize("name", ["crane-skirmish", "crane-stronghold"])
def test_coterie_decks_check_says_legal_in_both_formats(tmp_path, name, form):
    file = tmp_path / "deck"
    file.write_text(ROOM.write(deck(name), form), encoding="utf-8")
    code, said = checked(file)
    assert code == 0, said
    assert f"{name.split('-')[1]} format" in said


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("crane-skirmish", "2 Doji Whisperer", "3 Doji Whisperer", "There can be 2 copies of Doji Whisperer"),
        ("crane-skirmish", "2 Doji Whisperer", "2 Matsu Berserker", "Matsu Berserker is not a Crane card"),
        ("lion-skirmish", "Matsu Berserker", "Illustrious Plagiarist", "Not yet playable: Illustrious Plagiarist"),
        ("crane-stronghold", "1 The Art of Peace", "", "There must be five provinces"),
        ("crane-stronghold", "1 Shizuka Toshi", "", "There must be one Stronghold"),
    ],
)
def test_coterie_decks_check_says_why_not(tmp_path, name, old, new, said):
    text = ROOM.write(deck(name))
    assert old in text
    file = tmp_path / "deck.txt"
    file.write_text(text.replace(old, new), encoding="utf-8")
    code, found = checked(file)
    assert code != 0
    assert said in found
