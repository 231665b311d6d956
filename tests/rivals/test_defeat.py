"""Defeats in odd places: once only, and what a card asks for before it defeats."""

import pytest

from tests.rivals.tools import attack, blood_on, options, play_through, position, where


@pytest.mark.ruling("RR-10.1", "RR-19.1")
def test_who_is_being_defeated_is_not_defeated_again():
    text = (
        "streets a: hydra [blood 6]\nstreets b: doc [bowed, blood 1]\nhaven b: karma [blood 3]\nboard b: thrift-store\n"
        "leaders: hydra doc\nprestige: 9 9\n"
    )
    for chosen in ("b/doc", "b/karma"):
        s = position(text)
        attack(s, "a/hydra", "b/doc", "physical")
        asked = 0
        while s.asked[1][0] != "action?":
            asked += 1
            s.choose(next(name for name in (chosen, *options(s)) if name in options(s)))
        assert (where(s, "doc"), s.agenda) == ("torpor", (1, 0)), chosen
        assert asked < 4


def test_rain_on_your_parade_falls_on_nine_agenda_or_more():
    text = "streets a: hydra [blood 6]\nstreets b: doc [bowed, blood 5]\nhand a: rain-on-your-parade\nagenda: 3 {}\n"
    for before, after in ((9, 8), (8, 8)):
        s = position(text.format(before))
        attack(s, "a/hydra", "b/doc", "social", card="play rain-on-your-parade")
        assert s.agenda == (3, after)


def test_coup_de_grace_needs_potence_of_who_acts_and_its_victim_before_it_is_paid():
    text = "streets a: karma [blood 3], hydra [blood {}]\nstreets b: doc [blood 1]\nhand a: coup-de-grace\n"
    s = position(text.format(6))
    play_through(s, "play coup-de-grace")
    assert (where(s, "doc"), blood_on(s, "hydra"), blood_on(s, "karma")) == ("torpor", 4, 3)
    assert "play coup-de-grace" not in options(position(text.format(2)))  # the last Blood is not paid
