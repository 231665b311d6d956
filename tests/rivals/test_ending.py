"""Winning and losing: 13 Agenda, no Prestige, no vampires, the last round, and who wins then."""

import pytest

from tests.rivals.tools import attack, play_through, position

FIGHT = "streets a: hydra [blood 6]\nstreets b: karma [blood 1]\n"
THREE = FIGHT + "haven c: skunk [blood 3]\nrivals: b c a\n"


@pytest.mark.ruling("RR-19", "RR-19.1")
def test_thirteen_agenda_win_at_once():
    s = position(FIGHT + "haven b: doc [blood 5]\nagenda: 12 12")
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.result, s.reason) == ({0: 1.0, 1: 0.0}, "agenda")


@pytest.mark.ruling("RR-19")
def test_who_has_no_vampires_left_loses():
    s = position(FIGHT)
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.result, s.reason) == ({0: 1.0, 1: 0.0}, "vampires")


@pytest.mark.ruling("RR-19", "R-031")
def test_the_prestige_of_a_defeat_may_be_the_last():
    s = position(FIGHT + "haven b: doc [blood 5]\nprestige: 5 1")
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.result, s.reason) == ({0: 1.0, 1: 0.0}, "prestige")


@pytest.mark.ruling("RR-19", "RR-19.1")
@pytest.mark.parametrize(
    ("elimination", "result"),
    [
        ("most Agenda", {0: 0.0, 1: 0.0, 2: 1.0}),
        ("hunter wins", {0: 1.0, 1: 0.0, 2: 0.0}),
        ("play on", None),
    ],
)
def test_what_an_elimination_means_is_an_option(elimination, result):
    s = position(THREE + "agenda: 0 9 5", players=3, elimination=elimination)
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.result, s.out, s.agenda) == (result, (1,), (1, 0, 5))


@pytest.mark.ruling("RR-19")
def test_the_last_round_counts_agenda():
    text = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nactive: b\nround: 3\nagenda: 4 4\n"
    s = position(text, round_limit=3)
    play_through(s, "end")
    assert (s.result, s.reason) == ({0: 0.5, 1: 0.5}, "rounds")
    s = position(text.replace("4 4", "4 3"), round_limit=3)
    play_through(s, "end")
    assert s.result == {0: 1.0, 1: 0.0}


@pytest.mark.ruling("RR-19.1")
def test_only_ones_own_rival_gives_agenda():
    s = position(THREE + "haven b: doc [blood 5]\n".replace("b: doc", "b: lolita").replace("5", "3"), players=3)
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.agenda == (1, 0, 0)
    s = position("streets a: hydra [blood 6]\nhaven b: lolita [blood 3]\nstreets c: skunk [blood 1]\n"
                 "haven c: shades [blood 4]\nrivals: b c a", players=3)  # fmt: skip
    attack(s, "a/hydra", "c/skunk", "physical")
    assert s.agenda == (0, 0, 0)
