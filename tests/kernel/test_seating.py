"""What the seats are called: names in what people read, letters in what is recorded."""

import random

import pytest

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.seating import seat_called, seat_name, seat_titled
from coterie.kernel.shared_scenes import SharedScenes
from tests.primer.tools import position

NAMES = ("Hana", "Bot 2")
FIGHT = "field a: brute\nfield b: brute\nhand a: borrowed-time\nhand b: borrowed-time\ndeck a: hail\ndeck b: hail"


def called():
    s = position(FIGHT)
    s.call_seats(NAMES)
    return s


def test_names_stand_in_titles_and_sentences_and_letters_in_notations():
    s = called()
    assert (seat_called(s, 1), seat_titled(s, 0)) == ("Bot 2", "Hana")
    assert [player["name"] for player in s.scene(0)["players"]] == ["Hana", "Bot 2"]
    assert s.scene(0)["moment"]["text"] == "Turn 1: Hana"
    notations = [option.notation for option in s.question.options]
    assert "raid with a/brute" in notations
    s.choose("raid with a/brute")
    assert "Hana raids Brute of Bot 2 with Brute" in s.log()


def test_without_names_there_are_letters():
    s = position(FIGHT)
    assert (seat_called(s, 1), seat_titled(s, 1)) == ("b", "Player 2")
    assert (seat_name("", 1), seat_name("", 1, bot=True), seat_name("Eva", 1)) == ("Player 2", "Bot 2", "Eva")


def test_a_seat_that_does_not_exist_sees_nothing_and_is_told_so():
    s = position(FIGHT)
    for look in (s.scene, s.notation, lambda seat: s.sample(seat, random.Random(1))):
        look(-1)
        for seat in (2, -2):
            with pytest.raises(
                BadOptions, match=f"There is no seat {seat}: the seats are 0 to 1, and -1 is a spectator"
            ):
                look(seat)


def test_names_decide_nothing_and_clones_share_them():
    s, plain = called(), position(FIGHT)
    assert s.fingerprint() == plain.fingerprint()
    assert s.notation() == plain.notation()
    assert s.clone().names == NAMES
    assert s.contents() == plain.contents()


def test_scenes_that_were_made_before_are_made_anew():
    s = position(FIGHT)
    assert s.scene(0)["players"][0]["name"] == "Player 1"
    s.call_seats(NAMES)
    assert s.scene(0)["players"][0]["name"] == "Hana"
    assert SharedScenes(s).names == NAMES


@pytest.mark.parametrize("game", ["l5r", "rivals", "vtes"])
def test_cards_of_others_say_whose_they_are_and_ones_own_do_not(game):
    s = coterie.game(game).start({}, seed=3)
    s.call_seats(("Hana", "Sora"))
    for _ in range(60):
        if s.over:
            break
        for option in s.question.options:
            own = ("Hana", "Sora")[s.question.seat]
            assert f" of {own}" not in option.label or option.word not in ("discard", "replace", "muster", "play")
        s.choose(s.question.options[0])
