"""Setup (M-017 to M-040)."""

from __future__ import annotations

import pytest

from coterie.games.masters import GAME
from coterie.games.masters.rules import setup
from coterie.games.masters.state import STATION
from coterie.kernel.chance import seed_of
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.masters.tools import asked, at, deck, options, play

FIVE = ["agnieszka", "imre", "ishtvan", "laszlo", "mila"]
EVERY_FAMILY = pytest.mark.parametrize("n", [2, 3, 4, 5])


def laid_out(n=3, seed=11, difficulty="easy"):
    """Return the table for the first n vampires before the first day."""
    s = GAME.table(GAME.checked({"vampires": FIVE[:n], "difficulty": difficulty}))
    s.dice = seed_of(seed)
    setup.set_up(s, FIVE[:n], difficulty, 0)
    setup.lay_minions(s)
    return s


def start(n=3, seed=11, **options):
    """Return a new game of the first n vampires at its first question."""
    return GAME.start({"vampires": FIVE[:n], **options}, seed=seed)


@pytest.mark.ruling("M-017", "M-018")
def test_the_station_is_top_left_and_the_others_lie_at_random():
    cities = [tuple(row.tile for row in laid_out(seed=seed).city) for seed in range(60)]
    assert {city[0] for city in cities} == {"railway_station"}
    others = {tile.id for tile in GAME.tiles} - {"railway_station"}
    for position in range(1, 9):
        assert {city[position] for city in cities} == others


@pytest.mark.ruling("M-019", "M-023", "M-024")
@EVERY_FAMILY
def test_vampires_arrive_in_the_station_with_four_blood_and_no_kills(n):
    assert [(v.district, v.blood, v.kills) for v in laid_out(n).clan] == [(STATION, 4, 0)] * n


@pytest.mark.ruling("M-020")
def test_two_vampires_bring_two_minions():
    assert [row.minions for row in laid_out(2).city] == [2, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.ruling("M-021")
def test_three_vampires_bring_one_minion():
    assert [row.minions for row in laid_out(3).city] == [1, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.ruling("M-022")
@pytest.mark.parametrize("n", [4, 5])
def test_a_larger_family_brings_none(n):
    assert sum(row.minions for row in laid_out(n).city) == 0


@pytest.mark.ruling("M-025")
def test_nobody_has_a_relic_and_no_sigil_is_in_the_city():
    s = laid_out(5)
    assert all(not s.held(v) for v in range(5))
    assert all(row.sigil < 0 for row in s.city)
    assert all(len(pile(s, "sigils", v)) == 1 and not s.clan[v].sigil for v in range(5))


@pytest.mark.ruling("M-026")
@EVERY_FAMILY
def test_the_veil_begins_at_six(n):
    assert laid_out(n).veil == 6


@pytest.mark.ruling("M-027", "M-028", "M-029")
@pytest.mark.parametrize(("n", "agents"), [(2, 10), (3, 10), (4, 11), (5, 11)])
def test_the_tracker_says_how_many_agents_there_are_and_none_is_in_the_city(n, agents):
    s = laid_out(n)
    assert s.agents == agents
    assert sum(row.agents for row in s.city) == 0


@pytest.mark.ruling("M-028")
def test_an_eleventh_agent_is_not_fetched_from_the_box():
    s = at("""
        vampires: agnieszka slums, ishtvan slums, mila slums
        museum: hidden 10
        events: I-01
        now: day event
        """)
    play(s, "museum 1, cathedral 0")
    assert (s.agents, s.veil) == (0, 2)  # red 2, blue 1 and 0, text 1: four are missing


@pytest.mark.ruling("M-030")
@pytest.mark.parametrize(("n", "minions"), [(2, 7), (3, 8), (4, 9), (5, 9)])
def test_the_other_minions_are_the_reserve(n, minions):
    assert laid_out(n).minions == minions


@pytest.mark.ruling("M-031")
@EVERY_FAMILY
def test_two_spare_blood_tokens_are_the_reserve(n):
    assert laid_out(n).blood_left == 2


@pytest.mark.ruling("M-031")
def test_the_two_spare_tokens_fill_the_owner_of_pristine_blood():
    s = at("""
        vampires: imre museum blood 4 kills 4, mila slums
        held imre: pristine_blood
        now: turn imre 1
        """)
    play(s, "wild hunt")
    assert (s.clan[0].blood, s.blood_left) == (6, 0)


@pytest.mark.ruling("M-032", "M-033", "M-034")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 6), ("medium", 5), ("hard", 4)])
def test_the_difficulty_says_how_many_cards_of_each_act_are_dealt(difficulty, each):
    acts = [GAME.faces[face].act for face in deck(laid_out(difficulty=difficulty))]
    assert acts == [1] * each + [2] * each + [3] * each


@pytest.mark.ruling("M-035")
def test_act_one_is_on_top_and_each_act_is_in_random_order():
    decks = [deck(laid_out(seed=seed)) for seed in range(80)]
    for dealt in decks:
        assert [face.split("-")[0] for face in dealt] == ["I"] * 6 + ["II"] * 6 + ["III"] * 6
    for place in (0, 6, 12):
        act = GAME.faces[decks[0][place]].act
        assert {dealt[place] for dealt in decks} == {card.id for card in GAME.events if card.act == act}


@pytest.mark.ruling("M-036")
def test_cards_that_were_not_dealt_lie_unseen_in_the_box():
    s = start(difficulty="hard", players=2)
    box = pile(s, "box")
    assert len(box) == 54 - 12
    assert not any(knows(s, seat, card) for seat in (0, 1) for card in box)


@pytest.mark.ruling("M-037")
def test_the_relics_are_shuffled_and_nobody_has_seen_them():
    s = start(players=2)
    relics = pile(s, "relics")
    assert len(relics) == 13
    assert not any(knows(s, seat, relic) for seat in (0, 1) for relic in relics)
    tops = {deck(laid_out(seed=seed), "relics")[0] for seed in range(120)}
    assert tops == {relic.id for relic in GAME.relics}


@pytest.mark.ruling("M-038")
@EVERY_FAMILY
def test_two_dice_for_each_vampire_are_rolled_once(n):
    s = laid_out(n)
    assert (len(s.ready), s.spent) == (2 * n, ())
    assert list(s.ready) == sorted(s.ready, reverse=True)
    assert {value for seed in range(40) for value in laid_out(n, seed).ready} == {1, 2, 3, 4, 5, 6}
    assert len({laid_out(n, seed).ready for seed in range(40)}) > 20
    assert start(n).ready == start(n).clone().ready == laid_out(n).ready  # the first day has not changed them


@pytest.mark.ruling("M-039")
def test_the_players_say_who_leads_first_or_leave_it_to_chance():
    for lead, name in enumerate(FIVE):
        assert start(5, first=name).lead == lead
    assert {start(5, seed=seed).lead for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.ruling("M-040")
def test_the_game_opens_with_the_day_of_round_one():
    s = start(3, first="ishtvan")
    assert (s.round, s.night, s.turn) == (1, False, -1)
    assert asked(s) == "blue numbers"  # the first event, with all tokens of the set-up in their places
    assert len(options(s)) == 2
