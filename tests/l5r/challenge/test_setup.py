"""Challenge play: who plays, and what lies on the table at the start (U-002, U-160 to U-166)."""

from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.facts.provinces import provinces
from coterie.kernel.errors import BadOptions
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.l5r.challenge.tools import begun
from tests.l5r.shadow.tools import told
from tests.l5r.tools import where


@pytest.mark.ruling("U-002", "U-160", "U-161", "U-010")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_to_four_clans_are_a_team_against_one_who_plays_the_shadowlands(players):
    s = GAME.start({"mode": "challenge", "players": players})
    assert s.seats == players
    assert s.teams == (*[0] * (players - 1), 1)


@pytest.mark.ruling("U-002")
@pytest.mark.parametrize("players", [1, 2])
def test_there_is_no_challenge_for_fewer_than_three(players):
    with pytest.raises(BadOptions, match="Three to five"):
        GAME.start({"mode": "challenge", "players": players})


def test_five_play_no_other_mode():
    for mode in ("duel", "coop"):
        with pytest.raises(BadOptions, match="play"):
            GAME.start({"mode": mode, "players": 5})


def test_options_of_difficulty_are_about_the_deck_that_nobody_plays():
    with pytest.raises(BadOptions, match="difficulty"):
        GAME.start({"mode": "challenge", "players": 3, "difficulty": ["greedy"]})


def test_a_clan_more_than_there_are_is_told():
    names = ["crane-skirmish", "crab-skirmish", "lion-skirmish"]
    with pytest.raises(BadOptions, match="3 decks for 2 players who bring one"):
        GAME.start({"mode": "challenge", "players": 3, "decks": names})


@pytest.mark.ruling("U-162", "U-163", "U-164", "U-029")
def test_the_shadowlands_lie_there_as_against_the_deck_with_no_cards_in_hand():
    s = GAME.start({"mode": "challenge", "players": 3, "format": "stronghold"}, 5)
    there = [s.pieces[p] for p in provinces(s, 2)]
    assert [(now.down, now.count("tainted")) for now in there] == [(True, 1)] * 5
    assert (len(pile(s, "deck", 2)), len(pile(s, "dynasty", 2)), pile(s, "hand", 2)) == (40, 40, ())
    assert not any(pile(s, "row", now.place) for now in there)
    assert [now.face for now in s.pieces if now.zone == "warlord"] == ["akuma-no-oni-challenge"]


@pytest.mark.ruling("U-162", "U-004")
def test_in_skirmish_its_provinces_are_tokens():
    s = GAME.start({"mode": "challenge", "players": 4}, 5)
    assert [s.pieces[p].face for p in provinces(s, 3)] == ["province"] * 5
    assert [len(provinces(s, seat)) for seat in (0, 1, 2)] == [3, 3, 3]


@pytest.mark.ruling("U-030")
def test_the_side_of_the_warlord_is_that_of_the_mode():
    s = GAME.start({"mode": "coop", "players": 1})
    assert where(s, "akuma-no-oni-coop") == "warlord"
    assert "akuma-no-oni-challenge" not in [now.face for now in s.pieces]


@pytest.mark.ruling("U-165", "U-059")
@pytest.mark.parametrize(("mode", "clans"), [("challenge", (0, 1)), ("coop", (0, 1, 2))])
def test_the_clans_fill_their_provinces_and_draw_their_hands(mode, clans):
    s: Any = GAME.start({"mode": mode, "players": 3}, 5)
    while "replace" not in s.asked[1][0]:
        s.choose(s.question.default)
    assert [sum(len(pile(s, "row", seat * 6 + at)) for at in range(3)) for seat in clans] == [3] * len(clans)
    while s.asked[1][0] != "replace hand?":
        s.choose(s.question.default)
    assert [len(pile(s, "hand", seat)) for seat in clans] == [3] * len(clans)


@pytest.mark.ruling("U-166")
def test_chance_says_which_team_begins():
    firsts = {GAME.start({"mode": "challenge", "players": 3}, seed).first for seed in range(8)}
    assert firsts == {0, 1}


def test_the_shadowlands_have_a_deck_by_the_name_of_their_warlord():
    setup = GAME.checked({"mode": "challenge", "players": 3, "shadowlands": "the-obsidian-flower"})
    assert GAME.brings(setup)[-1] == "the-obsidian-flower"
    assert told(begun()).count("receives") == 5


@pytest.mark.ruling("L-2.13", "U-162", "U-057")
@pytest.mark.parametrize(("mode", "owner", "seats"), [("challenge", 2, [2]), ("coop", 3, [])])
def test_who_plays_the_shadowlands_may_look_at_its_provinces_and_nobody_at_those_of_the_deck(mode, owner, seats):
    s = GAME.start({"mode": mode, "players": 3, "format": "stronghold"}, 5)
    there = provinces(s, owner)
    assert [[seat for seat in range(3) if knows(s, seat, p)] for p in there] == [seats] * 5
