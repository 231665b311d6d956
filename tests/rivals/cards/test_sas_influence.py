"""Cards of Shadows & Shrouds about Influence, Titles and Agenda on characters."""

import pytest

from coterie.games.rivals.facts import influence
from tests.rivals.tools import asked, blood_on, find, number, options, play_through, position, where

FOES = "haven b: doc [blood 5], karma [blood 3]\n"


@pytest.mark.ruling("R-131", "R-133")
def test_the_sixth_tradition_deals_one_damage_and_one_more_for_every_five_influence():
    s = position(FOES + "haven a: hydra [blood 6]\nhand a: sixth-tradition-destruction\n")
    s.choose("play sixth-tradition-destruction")
    assert asked(s) == (0, ["a/hydra", "b/doc", "b/karma"])  # as it is played
    play_through(s, "b/doc", "spend Prestige", "9", "done", "no", "exert b/doc", "done")
    assert blood_on(s, "doc") == 5 - 2


@pytest.mark.ruling("R-131")
def test_the_sixth_tradition_is_aggravated_and_counts_the_influence_of_all_who_are_for_it():
    s = position(
        FOES + "haven a: hydra [blood 6]\nhaven c: brother [blood 5]\nhand a: sixth-tradition-destruction\n", players=3
    )
    play_through(s, "play sixth-tradition-destruction", "b/karma", "spend Prestige", "4", "done")
    play_through(s, "abstain", "yes", "spend Prestige", "6", "done")
    assert where(s, "karma") == "burned"
    assert s.agenda[0] == 1  # of the Rival


@pytest.mark.ruling("R-132")
def test_the_sixth_tradition_does_nothing_if_no_wins():
    s = position(FOES + "haven a: hydra [blood 6]\nhand a: sixth-tradition-destruction\n")
    play_through(
        s,
        "play sixth-tradition-destruction",
        "b/doc",
        "spend Prestige",
        "9",
        "done",
        "no",
        "spend Prestige",
        "10",
        "done",
    )
    assert blood_on(s, "doc") == 5


THREE = FOES + "haven a: sebastian [blood 7]\nhaven c: hydra [blood 6]\nhand a: whats-yours-is-mine\n"


def test_whats_yours_is_mine_steals_from_the_foe_with_the_most_agenda():
    s = position(THREE + "agenda: 9 2 5", players=3)
    play_through(s, "play whats-yours-is-mine", "exert a/sebastian", "done", "abstain", "abstain")
    assert s.agenda == (10, 2, 4)
    s = position(THREE + "agenda: 0 5 5", players=3)
    s.choose("play whats-yours-is-mine")
    assert asked(s) == (0, ["seat b", "seat c"])
    s = position(THREE + "agenda: 9 2 5", players=3)
    play_through(s, "play whats-yours-is-mine", "done", "no", "exert b/doc", "done", "abstain")
    assert s.agenda == (9, 2, 5)


def test_a_legate_has_influence_and_bp_and_is_a_lasombra():
    s = position(FOES + "haven a: sebastian [blood 7]\nattached a: legate [on haven/sebastian]")
    assert (influence(s, find(s, "sebastian")), number(s, "BP", "sebastian")) == (5, 8)
    assert blood_on(s, "sebastian") == 7  # more BP mends nothing
    s = position(FOES + "haven a: hydra [blood 6]\nhand a: legate")
    assert "play legate" not in options(s)


@pytest.mark.ruling("R-013", "R-019")
def test_fight_makes_right_turns_agenda_on_characters_into_influence():
    s = position(
        FOES + "haven a: sebastian [blood 7, agenda 2], hydra [blood 6]\nboard a: fight-makes-right\nagenda: 4 0"
    )
    assert [influence(s, find(s, face)) for face in ("sebastian", "hydra", "doc")] == [4, 1, 2]


@pytest.mark.ruling("R-013", "R-020")
def test_winning_puts_agenda_on_each_character_of_the_coterie():
    s = position(
        FOES
        + "haven a: sebastian [blood 7], hydra [blood 6]\ntorpor a: brother [blood 1]\nhand a: winning\nagenda: 12 0"
    )
    play_through(s, "play winning", "a/hydra")
    assert [s.pieces[find(s, face)].count("agenda") for face in ("sebastian", "hydra", "brother", "doc")] == [
        1,
        1,
        0,
        0,
    ]
    assert (s.agenda, s.over) == ((12, 0), False)
