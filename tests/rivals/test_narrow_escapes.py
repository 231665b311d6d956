"""What rules and words leave alone, and what they do only in a corner: each of these could break without being noticed."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.words.attack_cards import takes_prestige
from coterie.games.rivals.words.tokens import Steal
from tests.rivals.cards.turns import onward
from tests.rivals.tools import asked, blood_on, faces, find, position, where


@pytest.mark.ruling("R-111")
def test_who_has_another_name_stays_in_torpor_when_somebody_is_recruited():
    s = position("haven a: scott [blood 4]\nhand a: karma\nhaven b: doc [blood 5]\ntorpor b: karma [blood 1], em [blood 2]\n"
                 "torpor a: skunk [blood 1]\n")  # fmt: skip
    s.choose("recruit karma")
    onward(s)
    assert (faces(s, "burned", 1), faces(s, "torpor", 1), faces(s, "torpor", 0)) == (["karma"], ["em"], ["skunk"])


@pytest.mark.ruling("RR-13.2")
def test_a_foe_without_anybody_near_is_not_asked_for_a_challenge():
    s = position("streets a: yusuf-kaya [blood 5]\nhaven b: doc [bowed, blood 5]\ncity: prince-of-the-city\n")
    s.choose("claim with a/yusuf-kaya")
    assert s.question.seat == 0
    assert s.pieces[find(s, "prince-of-the-city")].host == find(s, "yusuf-kaya")


@pytest.mark.ruling("R-179", "RR-14")
def test_johnnys_party_mends_one_each_of_those_who_lack_some():
    s = position(
        "streets a: alejandro-lopez [blood 4], johnny [blood 3], hydra [blood 6]\nhaven b: doc [blood 5]\ncity: nun\n"
        "hand a: throat-rip\nprestige: 9 9\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "burn for?", target="city/nun", sort="physical", attack_card="play throat-rip")
    before = {face: blood_on(s, face) for face in ("alejandro-lopez", "johnny", "hydra")}
    s.choose("each mends")
    onward(s)
    after = {face: blood_on(s, face) for face in before}
    assert after == {"alejandro-lopez": before["alejandro-lopez"] + 1, "johnny": before["johnny"] + 1, "hydra": 6}


@pytest.mark.ruling("R-103", "R-104")
def test_the_big_house_gives_the_prestige_back_that_pays_for_the_diablerie():
    s = position(
        "leaders: hydra doc\nboard a: the-big-house [prestige-b]\nstreets a: hydra [blood 6]\n"
        "streets b: em [blood 1]\nhaven b: doc [blood 5]\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/em", sort="physical")
    had = s.prestige[1]
    s.choose("use a/the-big-house")
    onward(s)
    assert (where(s, "em"), s.pieces[find(s, "the-big-house")].counters) == ("attached", ())
    assert s.prestige[1] == had + 1


@pytest.mark.ruling("R-220")
def test_a_haven_that_a_foes_character_bears_is_none_of_ones_own():
    s = position(
        "haven b: borek-wagner [blood 6]\nattached b: the-pit [on haven/borek-wagner]\nhaven a: borek-wagner [blood 6]\n"
        "active: b\nboard a: house-of-pain\nboard b: the-madhouse\ncollection a: the-pit, university-library\n"
    )
    s.choose("end")
    onward(s, "Haven?")
    assert asked(s) == (1, ["a/collection/the-pit", "a/collection/university-library"])


def test_back_to_formula_shows_all_that_it_turns_up():
    s = position("haven a: frog [blood 3]\nhaven b: doc [blood 5]\nhand a: back-to-formula\n"
                 "library a: calcinatio, fleetness, fixatio, terrorize, athanor-corporis\n")  # fmt: skip
    s.choose("play back-to-formula")
    shown = [line.removesuffix(" is shown") for line in s.log(1) if line.endswith(" is shown")]
    assert shown == ["Calcinatio", "Fleetness", "Fixatio", "Terrorize"]


@pytest.mark.ruling("R-255", "R-257")
def test_attack_cards_take_prestige_where_one_pays_it_loses_it_or_has_it_stolen():
    taking = {face for face, card in GAME.faces.items() if card.plays is not None and takes_prestige(card.plays)}
    assert taking == {
        "a-biting-comment", "backhanded-compliment", "balance-of-power", "demand-obedience", "enervate", "faulty-logic",
    }  # fmt: skip
    assert not takes_prestige(Steal("agenda", 1))
