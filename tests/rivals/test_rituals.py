"""Rituals: what one costs, the Blood that is put on it, and how it is used up."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.definition import action
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.rituals import Perform
from coterie.games.rivals.words.tokens import TakeTokens
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import THIS
from tests.rivals.tools import asked, blood_on, find, options, play_through, position, where

TEXT = """
haven a: kwame [blood 4], zahara [blood 3], nathaniel [blood 3]
haven b: doc [blood 5]
hand a: diminish
prestige: {} 20
"""
MORTALS = "burned city: chef, addict, student, vagrant, castro-street-party\n"


def ritual(more: str = MORTALS, who: str = "a/kwame", text: str = TEXT, prestige: int = 10):
    s = position(text.format(prestige) + more)
    play_through(s, "play diminish", who)
    return s


@pytest.mark.ruling("R-078", "R-079", "R-083")
def test_a_ritual_takes_two_actions_and_one_character():
    s = ritual("")
    assert asked(s) == (0, ["helped by a/zahara", "two actions"])
    s.choose("two actions")
    assert (where(s, "diminish"), s.pieces[find(s, "diminish")].down) == ("board", False)
    assert s.question.prompt == "What do you do? (actions left: 0)"
    assert [s.pieces[find(s, face)].ready for face in ("kwame", "zahara")] == [False, True]


@pytest.mark.ruling("R-080", "R-081")
def test_one_other_with_oblivion_saves_an_action_and_no_more():
    s = ritual("")
    s.choose("helped by a/zahara")
    assert s.question.prompt == "What do you do? (actions left: 1)"
    assert [s.pieces[find(s, face)].ready for face in ("kwame", "zahara", "nathaniel")] == [False, False, True]


@pytest.mark.ruling("R-080")
def test_who_helps_must_be_of_the_same_party():
    text = TEXT.replace(", zahara [blood 3]", "") + "streets a: zahara [blood 3]\n"
    s = ritual("", text=text)
    assert s.question.prompt == "What do you do? (actions left: 0)"  # nobody can help, so nobody was asked


@pytest.mark.ruling("R-078", "R-082")
def test_one_action_and_an_unhosted_one_are_not_enough_for_a_ritual():
    one = "actions: 1\nunhosted: 1\n"
    alone = TEXT.replace(", zahara [blood 3], nathaniel [blood 3]", "").format(10)
    assert "play diminish" not in options(position(alone + one))
    assert "play diminish" in options(position(alone + "actions: 2\n"))
    s = position(TEXT.format(10) + one)
    play_through(s, "play diminish", "a/kwame")
    assert s.asked[1][0] != "who helps?"  # help is all that is left to it
    assert not s.pieces[find(s, "zahara")].ready


@pytest.mark.ruling("R-084", "R-085", "R-086")
def test_four_burned_mortals_allow_up_to_four_blood():
    s = ritual()
    s.choose("two actions")
    assert options(s) == ["0", "1", "2", "3", "4"]  # the Event in the pile does not count
    s.choose("4")
    assert blood_on(s, "diminish") == 4
    assert s.supply[0] == 32 - 10 - 10 - 4


@pytest.mark.ruling("R-087")
def test_no_more_blood_is_put_on_a_ritual_than_is_left_of_a_color():
    s = ritual(prestige=21)  # with 10 Blood on vampires
    s.choose("two actions")
    assert options(s) == ["0", "1"]


@pytest.mark.ruling("R-088")
def test_who_lacks_oblivion_puts_no_blood_on_a_ritual():
    s = ritual(who="a/nathaniel")
    s.choose("two actions")
    assert (where(s, "diminish"), blood_on(s, "diminish")) == ("board", 0)
    assert s.question.prompt.startswith("What do you do?")


@pytest.mark.ruling("R-089")
def test_a_ritual_can_be_played_without_burned_mortals():
    s = ritual("")
    s.choose("two actions")
    assert (where(s, "diminish"), blood_on(s, "diminish")) == ("board", 0)


@pytest.mark.ruling("R-092")
def test_mortals_that_burn_later_add_nothing():
    s = position(
        "board a: diminish [blood 1], eternal-life-mortuary\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n"
        "leaders: kwame doc\ncity: chef\n"
    )
    play_through(s, "use a/eternal-life-mortuary")
    assert (where(s, "chef"), blood_on(s, "diminish")) == ("burned", 1)


@pytest.mark.ruling("R-094", "R-171")
def test_with_its_last_blood_a_ritual_does_what_it_does_and_then_burns():
    s = position(
        "board a: summon-spirit [blood 2]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n"
        "burned city: chef\nwraiths: wraith-social\n"
    )
    s.choose("use a/summon-spirit")
    assert (where(s, "chef"), where(s, "summon-spirit")) == ("attached", "burned")
    assert pile(s, "burned", 0) == (find(s, "summon-spirit"),)


@pytest.mark.ruling("RR-19", "R-094")
def test_the_game_is_over_before_an_empty_ritual_burns():
    s = position("haven a: annika [blood 6]\nboard a: the-scent-of-death [blood 1]\nstreets b: karma [blood 1]\n"
                 "haven b: doc [blood 5]\nleaders: annika doc\nagenda: 12 0\n")  # fmt: skip
    s.choose("use a/the-scent-of-death")
    assert (s.over, s.agenda, where(s, "the-scent-of-death")) == (True, (13, 0), "board")


@pytest.mark.ruling("R-094")
def test_a_ritual_with_blood_left_stays():
    s = position("board a: diminish [blood 2]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n")
    play_through(s, "use a/diminish", "b/doc")
    assert (where(s, "diminish"), blood_on(s, "diminish")) == ("board", 1)


@pytest.mark.ruling("R-090", "R-091")
def test_annika_adds_blood_of_vampires_in_torpor_without_any_burned_mortal():
    s = ritual("torpor a: bianca-giovanni [blood 1], sophia-giovanni [blood 2]\nstreets a: annika [blood 6]\n")
    s.choose("two actions")
    assert asked(s) == (0, ["use a/annika", "pass"])
    play_through(s, "use a/annika", "a/torpor/bianca-giovanni", "a/torpor/sophia-giovanni")
    while s.asked[1][0] == "choose":
        s.choose("done")
    assert blood_on(s, "diminish") == 2
    assert (blood_on(s, "bianca-giovanni"), blood_on(s, "sophia-giovanni")) == (0, 1)
    assert where(s, "bianca-giovanni") == "torpor"


SORCERY = action(
    "test-blood-rite", "Blood Rite", Perform("blood sorcery"), Activate(Draw(1), cost=TakeTokens("blood", 1, THIS)),
    types="ritual ongoing", actions=2, icons=("blood sorcery",),
)  # fmt: skip


@pytest.fixture
def rite(monkeypatch):
    monkeypatch.setitem(GAME.faces, "blood-rite", SORCERY)
    monkeypatch.setitem(CARDS["hydra"].stats, "blood sorcery", 1)


@pytest.mark.ruling("R-024", "R-093")
def test_a_blood_sorcery_ritual_gets_one_to_three_blood_of_vampires(rite):
    s = position("haven a: hydra [blood 6], brother [blood 1]\nhaven b: doc [blood 5]\nhand a: blood-rite\n" + MORTALS)
    play_through(s, "play blood-rite", "a/hydra")
    assert blood_on(s, "hydra") == 5  # the first must be given; only hydra can, for brother has but his last
    assert options(s) == ["a/hydra", "done"]
    play_through(s, "a/hydra", "a/hydra")
    assert (blood_on(s, "blood-rite"), blood_on(s, "hydra"), blood_on(s, "brother")) == (3, 3, 1)
    assert s.asked[1][0] == "action?"


@pytest.mark.ruling("RR-11.3")
def test_whether_somebody_helps_with_blood_sorcery_is_said_in_the_set_up(rite):
    text = "haven a: hydra [blood 6], the-cossack [blood 5]\nhaven b: doc [blood 5]\nhand a: blood-rite\nactions: 1\n"
    CARDS["the-cossack"].stats["blood sorcery"] = 1
    try:
        assert "play blood-rite" in options(position(text))
        assert "play blood-rite" not in options(position(text, ritual_help="oblivion"))
    finally:
        del CARDS["the-cossack"].stats["blood sorcery"]
