"""Setting up: what each player begins with, what lies where, who is whose Rival, who begins."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import blood, city
from coterie.games.rivals.rules.setup import rivals
from coterie.kernel.errors import BadOptions
from coterie.kernel.pieces import pile
from tests.rivals.tools import find, play_through, position


def leader_of(s, seat):
    """Return the Leader of a seat, alone at its Haven."""
    (leader,) = pile(s, "haven", seat)
    return leader


@pytest.mark.ruling("RR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_leader_prestige_and_five_cards(players):
    s = GAME.start({"players": players}, seed=3)
    assert s.first == s.active
    for seat in range(players):
        leader = leader_of(s, seat)
        bp = GAME.faces[s.pieces[leader].face].bp
        assert (blood(s, leader), s.prestige[seat], s.supply[seat]) == (bp, 20 - bp, 32 - 20)
        assert s.leaders[seat] == s.pieces[leader].face
        backs = [s.pieces[p].back.partition(" ")[0] for p in pile(s, "hand", seat)]
        assert sorted(backs) == ["faction", "library", "library", "library", "library"]
        assert len(pile(s, "faction", seat)) == 7 - 2
        assert sorted(GAME.faces[s.pieces[p].face].kind for p in pile(s, "board", seat)) == ["agenda", "haven"]


@pytest.mark.ruling("RR-2", "R-087")
def test_the_first_blood_of_a_leader_comes_from_the_general_supply_where_that_is_agreed():
    s = GAME.start({"players": 2, "leader_blood": "general", "start_prestige": 15}, seed=3)
    for seat in range(2):
        held = blood(s, leader_of(s, seat))
        assert held == GAME.faces[s.leaders[seat]].bp
        assert (s.prestige[seat], s.supply[seat]) == (15, 32 - 15 - held)


@pytest.mark.ruling("RR-2", "R-087", "RR-19")
@pytest.mark.parametrize("source", ["personal", "general"])
@pytest.mark.parametrize("prestige", [8, 25])
def test_every_leader_begins_with_all_its_blood_and_every_player_with_prestige(source, prestige):
    assert max(card.bp for card in GAME.faces.values() if card.kind == "vampire") == 7
    decks = {"players": 2, "decks": ["titles"], "leader_blood": source}
    s = GAME.start({**decks, "start_prestige": prestige}, seed=3)  # Sebastian leads both, with 7 BP
    assert [blood(s, leader_of(s, seat)) for seat in range(2)] == [7, 7]
    assert (min(s.prestige) > 0, s.result) == (True, None)
    for beyond in (7, 26):
        with pytest.raises(BadOptions):
            GAME.start({**decks, "start_prestige": beyond}, seed=3)


@pytest.mark.ruling("RR-2")
def test_four_events_are_out_of_the_city_deck_and_differ_from_game_to_game():
    seen = set()
    for seed in range(4):
        s = GAME.start({"players": 2}, seed=seed)
        out = [s.pieces[p].face for p in pile(s, "gone", city(s))]
        assert len(out) == 4
        assert all("event" in GAME.faces[face].types for face in out)
        left = [s.pieces[p].face for p in (*pile(s, "deck", city(s)), *pile(s, "city", 0))]
        whole = GAME.start({"players": 2}, seed=9)
        assert len(left) + len(out) + len(pile(s, "burned", city(s))) == sum(
            1 for now in whole.pieces if now.owner == city(whole) and GAME.faces[now.face].kind != "wraith"
        )
        seen.add(tuple(sorted(out)))
    assert len(seen) > 1


@pytest.mark.ruling("R-051", "R-077")
@pytest.mark.parametrize(("sets", "sizes"), [("shared", (0, 0, 6)), ("own", (6, 6, 0))])
def test_there_is_one_stack_of_wraith_tokens_or_one_for_each_player(sets, sizes):
    s = GAME.start({"players": 2, "wraith_sets": sets}, seed=1)
    assert tuple(len(pile(s, "wraiths", place)) for place in range(3)) == sizes
    assert all(s.pieces[p].known == 0 for place in range(3) for p in pile(s, "wraiths", place))
    backs = {s.pieces[p].back for place in range(3) for p in pile(s, "wraiths", place)}
    assert len(backs) == (1 if sets == "shared" else 2)


@pytest.mark.ruling("RR-2")
def test_rivals_go_round_at_random_and_nobody_is_its_own():
    s = GAME.start({"players": 4}, seed=1)
    dealt = {rivals(s) for _ in range(200)}
    assert len(dealt) == 9  # all ways in which four seats can have another one each
    assert all(seat != other for way in dealt for seat, other in enumerate(way))


@pytest.mark.ruling("RR-2")
def test_who_begins_is_drawn():
    assert {GAME.start({"players": 3}, seed=seed).first for seed in range(12)} == {0, 1, 2}


@pytest.mark.ruling("RR-2", "RR-1.1")
def test_what_cards_say_of_the_start_is_done_and_decks_are_shuffled():
    orders = set()
    for seed in range(3):
        s = GAME.start({"players": 2}, seed=seed)
        orders.add(tuple(s.pieces[p].face for p in pile(s, "library", 0)))
        assert all(s.pieces[p].known == 0 for p in (*pile(s, "library", 0), *pile(s, "faction", 0)))
        assert all(s.pieces[p].known == 1 << 1 for p in pile(s, "hand", 1))
    assert len(orders) == 3


@pytest.mark.ruling("R-087")
def test_a_token_of_the_owner_can_be_named_by_its_colour_in_a_position():
    named = position(
        "streets a: kim-phan [blood-a 3, blood 1]\nstreets b: doc [blood 5]\nplots b: off-limits [prestige-b 1]\n"
    )
    plain = position("streets a: kim-phan [blood 4]\nstreets b: doc [blood 5]\nplots b: off-limits [prestige 1]\n")
    assert [now.counters for now in named.pieces] == [now.counters for now in plain.pieces]
    play_through(named, "use a/kim-phan 1", "b/plots.1")
    assert not named.pieces[find(named, "off-limits")].counters


@pytest.mark.ruling("RR-2")
def test_one_person_against_bots_begins_and_other_tables_let_anybody_begin():
    assert GAME.alone() == {"players": 2, "first": "first seat"}
    assert {GAME.start(GAME.alone(), seed=seed).active for seed in range(8)} == {0}
    assert {GAME.start({"players": 2}, seed=seed).active for seed in range(8)} == {0, 1}
