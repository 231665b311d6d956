"""Wraiths: how one comes to be, who knows its token, when it is used, and how it leaves the game."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import attachments, is_wraith, wraiths_of
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.rivals.cards.turns import onward
from tests.rivals.tools import asked, blood_on, find, number, options, play_through, position, where

CEMETERY = """
board a: mission-cemetery
haven a: scott [blood 4], enzo-cappa [blood 5]
haven b: doc [blood 5]
leaders: scott doc
"""
HAUNTED = """
streets a: hydra [blood 6]
streets b: doc [blood 5]
attached a: chef [down, known all, on streets/hydra], {} [down, known a, on chef]
"""


def haunted(token: str, more: str = "", **setup):
    return position(HAUNTED.format(token) + more, **setup)


def made(token: str = "wraith-social", more: str = ""):
    s = position(
        f"board a: mission-cemetery\nhaven a: enzo-cappa [blood 5]\nhaven b: doc [blood 5]\nleaders: enzo-cappa doc\n"
        f"attached a: addict [on haven/enzo-cappa]\nwraiths: {token}, wraith-mental\n{more}"
    )
    s.choose("use a/mission-cemetery")
    return s


@pytest.mark.ruling("R-001", "R-051")
def test_the_six_tokens_lie_shuffled_and_face_down_as_the_game_begins():
    s = GAME.start({}, seed=3)
    faces = [s.pieces[p].face for p in pile(s, "wraiths", 2)]
    assert sorted(faces) == sorted(s.setup["wraith_tokens"])
    assert len(set(faces)) == 6
    assert not any(knows(s, seat, p) for seat in (0, 1, -1) for p in pile(s, "wraiths", 2))
    orders = {
        tuple(t.pieces[p].face for p in pile(t, "wraiths", 2)) for t in (GAME.start({}, seed=n) for n in range(9))
    }
    assert len(orders) > 1


@pytest.mark.ruling("R-077")
def test_with_own_sets_each_player_draws_from_its_own_six_tokens():
    s = GAME.start({"wraith_sets": "own"}, seed=3)
    assert [len(pile(s, "wraiths", seat)) for seat in (0, 1, 2)] == [6, 6, 0]
    empty = position(CEMETERY + "attached a: addict [on haven/scott]\nwraiths b: wraith-social\n", wraith_sets="own")
    assert "use a/mission-cemetery" not in options(empty)  # the set of another player is no help
    full = position(CEMETERY + "attached a: addict [on haven/scott]\nwraiths a: wraith-social\n", wraith_sets="own")
    assert "use a/mission-cemetery" in options(full)


def test_what_a_table_s_own_tokens_do_is_said_in_the_set_up():
    s = GAME.start({"wraith_tokens": ["wraith-bp", "wraith-shield"]}, seed=1)
    assert sorted(s.pieces[p].face for p in pile(s, "wraiths", 2)) == ["wraith-bp", "wraith-shield"]


@pytest.mark.ruling("R-028", "R-052", "R-059", "RR-16.1")
def test_a_burned_mortal_is_attached_face_down_with_a_token():
    s = made()
    wraith, token = find(s, "addict"), find(s, "wraith-social")
    assert (s.pieces[wraith].zone, s.pieces[wraith].down, s.pieces[wraith].host) == (
        "attached",
        True,
        find(s, "enzo-cappa"),
    )
    assert (s.pieces[token].host, s.pieces[token].down) == (wraith, True)
    assert pile(s, "burned", 2) == ()
    s.choose("reveal a/addict")
    assert (s.pieces[wraith].down, s.pieces[token].down) == (True, False)


@pytest.mark.ruling("R-029")
def test_only_its_player_knows_the_token():
    s = made()
    token = find(s, "wraith-social")
    assert [knows(s, seat, token) for seat in (0, 1, -1)] == [True, False, False]
    assert [s.seen_by(seat).pieces[token].face for seat in (0, 1)] == ["wraith-social", ""]
    assert "wraith-social" not in str(s.scene(1))


@pytest.mark.ruling("R-053", "R-054")
def test_without_a_burned_mortal_or_a_token_there_is_no_wraith():
    text = "board a: summon-spirit [blood 2]\nhaven a: enzo-cappa [blood 5]\nhaven b: doc [blood 5]\n"
    assert "use a/summon-spirit" not in options(position(text + "wraiths: wraith-social"))
    assert "use a/summon-spirit" not in options(position(text + "burned city: chef"))
    assert "use a/summon-spirit" in options(position(text + "burned city: chef\nwraiths: wraith-social"))


@pytest.mark.ruling("R-053")
def test_a_burned_event_is_no_mortal():
    text = (
        "board a: summon-spirit [blood 2]\nhaven a: enzo-cappa [blood 5]\nhaven b: doc [blood 5]\n"
        "wraiths: wraith-social\n"
    )
    assert "use a/summon-spirit" not in options(position(text + "burned city: castro-street-party"))


@pytest.mark.ruling("R-055", "R-056", "RR-16")
def test_card_and_token_are_one_attachment_and_there_is_room_for_three():
    text = """
board a: summon-spirit [blood 4]
haven a: enzo-cappa [blood 5]
haven b: doc [blood 5]
attached a: chef [down, known all, on haven/enzo-cappa], wraith-social [down, known a, on chef]
attached a: cop [down, known all, on haven/enzo-cappa], wraith-mental [down, known a, on cop]
burned city: addict, student
wraiths: wraith-shield, wraith-intel
"""
    s = position(text)
    enzo = find(s, "enzo-cappa")
    assert len(attachments(s, enzo)) == 2
    play_through(s, "use a/summon-spirit", "city/burned/addict")
    assert len(attachments(s, enzo)) == 3
    assert sum(is_wraith(s, p) for p in attachments(s, enzo)) == 3
    assert "use a/summon-spirit" not in options(s)  # no room, though a Mortal, a token and 2 Blood are left


@pytest.mark.ruling("R-057", "R-058", "R-060")
def test_a_token_can_be_turned_up_in_another_player_s_turn_for_its_effect():
    s = haunted("wraith-physical", "active: b\n")
    play_through(s, "attack with b/doc")
    assert asked(s) == (0, ["reveal a/chef", "pass"])
    s.choose("reveal a/chef")
    assert number(s, "physical", "hydra") == 3


@pytest.mark.ruling("R-057", "R-060", "R-063")
def test_a_token_can_be_turned_up_for_no_reason_and_then_gives_nothing_later():
    s = haunted("wraith-social")
    s.choose("reveal a/chef")
    assert number(s, "social", "hydra") == 1
    assert "reveal a/chef" not in options(s)  # face up it stays


@pytest.mark.ruling("R-065", "R-066")
def test_a_token_that_is_turned_up_and_exhausted_in_one_attack_counts_twice():
    s = haunted("wraith-social")
    play_through(s, "attack with a/hydra", "b/doc", "reveal a/chef", "use a/wraith-social", "social")
    assert not s.pieces[find(s, "chef")].ready
    assert blood_on(s, "doc") == 5 - (1 + 1 + 1 - 1)


@pytest.mark.ruling("R-062", "R-063", "R-064")
def test_what_a_token_gives_ends_with_the_attack_and_its_wraith_is_ready_next_turn():
    s = haunted("wraith-social")
    play_through(s, "attack with a/hydra", "b/doc", "reveal a/chef", "use a/wraith-social", "social")
    assert number(s, "social", "hydra") == 1
    play_through(s, "end", "end")
    assert s.active == 0
    assert s.pieces[find(s, "chef")].ready
    assert not s.pieces[find(s, "wraith-social")].down


@pytest.mark.ruling("R-062")
def test_an_exhausted_or_hidden_token_is_not_exhausted_for_its_effect():
    s = haunted("wraith-social")
    play_through(s, "attack with a/hydra", "b/doc")
    assert options(s) == ["reveal a/chef", "pass"]
    play_through(s, "reveal a/chef", "use a/wraith-social")
    assert "use a/wraith-social" not in options(s)


@pytest.mark.ruling("R-067")
def test_a_shield_prevents_two_damage_of_an_attack():
    s = haunted("wraith-shield", "active: b\n")
    play_through(s, "attack with b/doc", "pass", "mental", "pass")
    assert asked(s) == (0, ["use a/chef", "pass"])
    s.choose("use a/chef")
    assert asked(s) == (0, ["use a/wraith-shield", "pass"])
    s.choose("use a/wraith-shield")
    assert blood_on(s, "hydra") == 6  # 2 mental


@pytest.mark.ruling("R-065", "R-067")
@pytest.mark.parametrize(("tokens", "left"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_two_equal_shields_on_one_character_each_prevent_two_damage_of_one_blow(tokens, left):
    s = haunted(
        "wraith-shield",
        "active: b\nhand b: the-mighty-fall\n"
        "attached a: cop [down, known all, on streets/hydra], wraith-shield [down, known a, on cop]\n",
    )
    s.choose("attack with b/doc")
    onward(s, "answer?", sort="mental", attack_card="play the-mighty-fall")
    for choice in ["use a/chef", "use a/wraith-shield", "use a/cop", "use a/wraith-shield"][:tokens]:
        s.choose(next(option for option in options(s) if option.startswith(choice)))
    onward(s)
    assert blood_on(s, "hydra") == left


@pytest.mark.ruling("R-068")
def test_a_shield_takes_two_aggravated_damage_of_antagonists():
    s = haunted("wraith-shield", "city: special-affairs-division, special-affairs-division\n")
    s.choose("end")
    while s.asked[1][0] != "answer?":
        s.choose(0)
    assert (s.question.seat, options(s)) == (0, ["use a/chef", "pass"])
    s.choose("use a/chef")
    assert asked(s) == (0, ["use a/wraith-shield", "pass"])
    s.choose("use a/wraith-shield")
    assert blood_on(s, "hydra") == 6


@pytest.mark.ruling("R-058", "R-067")
def test_a_token_that_does_not_lower_the_damage_is_not_exhausted_against_it():
    s = haunted("wraith-social", "active: b\n")
    play_through(s, "attack with b/doc", "reveal a/chef", "pass", "mental", "pass")
    assert s.asked[1][0] != "answer?"
    assert blood_on(s, "hydra") == 4


@pytest.mark.ruling("R-069", "R-070", "R-071")
def test_a_wraith_is_exhausted_face_down_as_a_cost_and_gives_nothing():
    text = HAUNTED.format("wraith-physical").replace("hydra", "kwame").replace("blood 6", "blood 4")
    s = position(text + "hand a: spectral-possession\n")
    s.choose("play spectral-possession")
    while s.asked[1][0] == "choose":
        s.choose("b/doc")
    assert not s.pieces[find(s, "chef")].ready
    assert s.pieces[find(s, "wraith-physical")].down
    assert number(s, "physical", "kwame") == 1


@pytest.mark.ruling("R-072")
def test_a_wraith_that_was_exhausted_face_down_can_still_be_turned_up():
    s = position(HAUNTED.format("wraith-physical").replace("[down, known all, on", "[bowed, down, known all, on"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert options(s) == ["reveal a/chef", "pass"]
    s.choose("reveal a/chef")
    assert number(s, "physical", "hydra") == 3


@pytest.mark.ruling("R-073", "R-074", "R-076")
def test_a_wraith_is_removed_in_one_s_own_turn_and_leaves_the_game():
    s = haunted("wraith-physical", "wraiths: wraith-social\n")
    s.choose("let go a/chef")
    assert [where(s, face) for face in ("chef", "wraith-physical")] == ["gone", "gone"]
    assert pile(s, "burned", 2) == ()
    assert len(pile(s, "wraiths", 2)) == 1
    assert not any(option.startswith("let go") for option in options(haunted("wraith-physical", "active: b\n")))


@pytest.mark.ruling("R-075", "R-076")
def test_a_wraith_leaves_the_game_as_its_vampire_enters_torpor():
    s = position(HAUNTED.format("wraith-social").replace("hydra [blood 6]", "hydra [blood 2]") + "active: b\n")
    play_through(s, "attack with b/doc", "pass", "mental", "pass", "pass")
    assert where(s, "hydra") == "torpor"
    assert [where(s, face) for face in ("chef", "wraith-social")] == ["gone", "gone"]


def test_intel_that_a_player_knows_its_wraith_to_hold_can_be_counted_on():
    secret = "board b: the-madhouse\nhaven b: karma [blood 3]\nstreets b: velvet [blood 4]\n"
    s = position(HAUNTED.format("wraith-intel").replace("streets b: doc [blood 5]\n", "") + secret)
    s.choose("attack with a/hydra")
    assert "b/karma" in options(s)
    s.choose("b/karma")
    assert options(s) == ["reveal a/chef", "no Intel"]
    s.choose("reveal a/chef")
    assert s.asked[1][0] in ("sort?", "moment")
    other = position(HAUNTED.format("wraith-social").replace("streets b: doc [blood 5]\n", "") + secret)
    other.choose("attack with a/hydra")
    assert "b/karma" not in options(other)  # it has only its own Intel


def test_wraiths_are_counted_by_who_controls_them():
    s = haunted("wraith-social")
    assert (len(wraiths_of(s, 0)), len(wraiths_of(s, 1))) == (1, 0)


@pytest.mark.ruling("R-059", "R-060")
def test_a_token_that_lies_face_up_is_not_exhausted_while_nothing_goes_on():
    up = HAUNTED.format("wraith-social").replace("[down, known a, on chef]", "[on chef]")
    s = position(up)
    assert "use a/wraith-social" not in options(s)
    s.choose("attack with a/hydra")
    assert "use a/wraith-social" in options(s)


BOTH = (
    "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nlibrary a: greed\n"
    "attached a: chef [down, known all, on haven/hydra], wraith-social [down, known a, on chef]\n"
    "attached b: addict [down, known all, on haven/doc], wraith-mental [down, known b, on addict]\n"
)


@pytest.mark.ruling("R-058", "R-152")
@pytest.mark.parametrize("windows", ["all", "useful"])
def test_after_an_action_only_the_others_are_asked_for_what_they_could_use(windows):
    noise = "board a: blood-makes-noise [blood 1]\nboard b: blood-makes-noise [blood 1]\n"
    s = position(BOTH + noise, windows=windows)
    s.choose("draw")
    assert asked(s) == (1, ["reveal b/addict", "use b/blood-makes-noise", "pass"])
    s.choose("pass")
    assert s.asked[0] == 0
    assert {"reveal a/chef", "end"} <= set(options(s))


@pytest.mark.ruling("R-057", "R-058")
@pytest.mark.parametrize("windows", ["all", "useful"])
def test_nobody_is_asked_between_actions_only_for_a_token_that_would_be_turned_up_for_nothing(windows):
    s = position(BOTH + "board a: blood-makes-noise [blood 1]\n", windows=windows)
    s.choose("draw")
    assert (s.asked[0], "reveal a/chef" in options(s)) == (0, True)  # in its own Action Phase it is there all the same
