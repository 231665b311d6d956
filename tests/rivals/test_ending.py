"""Winning and losing: 13 Agenda, no Prestige, no vampires, the last round, and who wins then."""

from typing import Any

import pytest

from coterie.games.rivals.facts import characters, rivals_of
from coterie.games.rivals.rules.ending import check
from coterie.kernel.errors import IllegalChoice
from tests.rivals.test_scene import area
from tests.rivals.tools import asked, attack, blood_on, faces, options, play_through, position, where

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
    assert (s.result, s.out) == (result, (1,))
    assert s.agenda == (1, 0 if result is None else 9, 5)  # where the game is over, it is told as it was


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


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize("stolen", ["", "stolen: c>a\n"])
def test_who_is_out_is_nobodys_rival_any_more(stolen):
    text = (
        "haven a: doc [blood 5]\nboard a: disheveled-shelves\nhaven c: skunk [blood 3]\nlibrary c: greed\nactive: c\n"
    )
    s = position(text + stolen + "out: b\nrivals: b c a", players=3, elimination="play on")
    assert [rivals_of(s, seat) for seat in (0, 2)] == [(), () if stolen else (0,)]
    s.choose("end")  # the empty Library of who is out wins nothing
    assert (s.result, s.active) == (None, 0)
    badges = [seat["badges"][-1]["text"] for seat in area(s, 0, "seats")["pieces"]]
    assert badges == ["Rival: none", "out of the game", "Rival: a"]  # and stolen tokens are given back


# ── the others play on ──────────────────────────────────────────────────────────────────────────────────────────────

LEAVES = """
streets a: hydra [blood 6]
streets b: karma [blood 1], doc [bowed, blood 5]
attached b: prince-of-the-city [on streets/doc], addict [on streets/doc], crossbow [on streets/hydra]
attached a: chef [down, known all, on streets/hydra], wraith-social [down, known a, on chef]
board b: assert-authority
plots b: spiders [prestige 1]
city: liberate [prestige-b], team-x-operative
city b: team-x-operative
haven c: skunk [blood 3]
prestige: 20 1 20
hand a: doc
rivals: b c a
"""


@pytest.mark.ruling("RR-19", "R-110", "RR-13.2")
def test_who_is_out_leaves_nothing_on_the_table():
    s = position(LEAVES, players=3, elimination="play on")
    assert "recruit doc" not in options(s)  # somebody has the name
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.out, s.result) == ((1,), None)
    assert {where(s, face) for face in ("karma", "doc", "assert-authority", "spiders", "crossbow")} == {"gone"}
    assert faces(s, "city") == ["team-x-operative", "team-x-operative", "prince-of-the-city"]
    assert (where(s, "addict"), where(s, "liberate")) == ("discard", "burned")
    assert where(s, "chef") == "attached"  # what others have stays
    assert "recruit doc" in options(s)


@pytest.mark.ruling("RR-19")
def test_the_turn_of_who_is_out_is_over():
    table = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhaven c: skunk [blood 3]\nhand a: karma\n"
    s = position(table + "prestige: 3 9 9\ndeck: vagrant\n", players=3, elimination="play on")
    s.choose("recruit karma")  # with its last Prestige
    assert (s.out, s.active, s.question.seat) == ((0,), 1, 1)
    assert faces(s, "city") == ["vagrant"]
    assert "(actions left: 2)" in s.question.prompt


@pytest.mark.ruling("RR-19", "R-049")
def test_a_vampire_that_was_consumed_burns_with_its_diablerist():
    text = FIGHT.replace("karma [blood 1]", "karma [blood 1], lolita [bowed, blood 3]")
    text += "attached b: annika [of c, on streets/lolita], skunk [of a, on streets/lolita]\nhaven c: doc [blood 5]\n"
    s = position(text + "prestige: 9 1 9\n", players=3, elimination="play on")
    attack(s, "a/hydra", "b/karma", "physical")
    assert (s.out, where(s, "annika"), where(s, "skunk")) == ((1,), "burned", "burned")


@pytest.mark.ruling("RR-19")
def test_who_are_all_out_at_once_share_the_game():
    s = position(FIGHT + "prestige: 0 0")
    check(s, characters(s))
    assert (s.result, s.reason) == ({0: 0.5, 1: 0.5}, "prestige")


ATTACKED = "streets a: hydra [blood 6]\nstreets b: karma [blood 3], doc [blood 5]\nhaven c: skunk [blood 3]\n"
PLAY_ON: dict[str, Any] = {"players": 3, "elimination": "play on"}


@pytest.mark.ruling("RR-19")
def test_where_others_play_on_an_attack_comes_to_nothing_if_somebody_gives_up():
    s = position(ATTACKED + "rivals: b c a\nhand a: throat-rip", **PLAY_ON)
    play_through(s, "attack with a/hydra", "b/karma", "physical", "play throat-rip")
    assert s.asked[1][0] == "block?"
    s.concede(2)  # who is not even concerned
    assert (s.result, s.out, asked(s)[0]) == (None, (2,), 0)
    assert s.asked[1][0] == "action?"
    assert "(actions left: 2)" in s.question.prompt  # an action that came to nothing is not counted
    assert (where(s, "throat-rip"), where(s, "karma"), where(s, "skunk")) == ("discard", "streets", "gone")


@pytest.mark.ruling("RR-19")
def test_the_turn_of_who_gives_up_is_over_and_others_are_asked_again_what_they_were():
    table = ATTACKED + "rivals: b c a\nlibrary b: fleetness, fleetness, fleetness\n"
    s = position(table, **PLAY_ON)
    s.concede(0)
    assert (s.result, s.out, s.active, asked(s)[0]) == (None, (0,), 1, 1)
    s = position(table + "active: b\n", **PLAY_ON)
    before = options(s)
    s.concede(2)
    assert (s.out, s.active, asked(s)) == ((2,), 1, (1, before))


@pytest.mark.ruling("RR-19")
def test_who_gives_up_once_only_two_are_left_has_lost_to_the_other():
    s = position(ATTACKED + "rivals: b c a\n", **PLAY_ON)
    s.concede(1)
    s.concede(0)
    assert (s.result, s.reason) == ({0: 0.0, 1: 0.0, 2: 1.0}, "conceded")


@pytest.mark.ruling("RR-19", "R-153")
def test_what_others_had_attached_where_somebody_gives_up_is_discarded():
    s = position(
        ATTACKED + "rivals: b c a\nattached b: sheriff [on streets/hydra], herald [on streets/karma]\n", **PLAY_ON
    )
    s.concede(0)
    assert (where(s, "hydra"), where(s, "sheriff"), where(s, "herald")) == ("gone", "discard", "attached")
    s = position(ATTACKED + "rivals: b c a\nattached c: sheriff [on streets/karma]\n", **PLAY_ON)
    s.concede(1)
    assert (where(s, "karma"), where(s, "sheriff")) == ("gone", "discard")


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(("who", "winner"), [(1, 0), (2, 1), (0, 2)])
def test_who_gives_up_leaves_the_game_to_whose_rival_it_was_where_hunters_win(who, winner):
    s = position(ATTACKED + "rivals: b c a\n", players=3, elimination="hunter wins")
    s.concede(who)
    assert (s.result, s.reason) == ({seat: float(seat == winner) for seat in range(3)}, "conceded")


@pytest.mark.ruling("RR-19")
def test_nobody_gives_up_twice():
    s = position(ATTACKED + "rivals: b c a\n", **PLAY_ON)
    s.concede(2)
    with pytest.raises(IllegalChoice, match="A player who is out"):
        s.concede(2)


@pytest.mark.ruling("RR-19", "RR-4.3")
def test_the_end_phase_of_others_goes_on_where_somebody_gives_up():
    table = ATTACKED + "rivals: b c a\nlibrary a: fleetness, fleetness, fleetness\nfaction a: shades, em\n"
    s = position(table, **PLAY_ON)
    s.choose("end")
    assert asked(s) == (0, ["library", "faction"])
    s.concede(2)
    assert asked(s) == (0, ["library", "faction"])
    s.choose("library")
    assert asked(s) == (0, ["library", "faction"])  # the second card
    s.choose("faction")
    assert (faces(s, "hand"), s.active) == (["fleetness", "shades"], 1)


@pytest.mark.ruling("RR-5.1", "RR-19")
def test_a_recruit_is_paid_for_before_anything_answers_it():
    text = "board a: recruitment-drive\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: karma\nagenda: 12 0\n"
    s = position(text + "prestige: 3 9\n")
    s.choose("recruit karma")
    assert (s.result, s.reason, s.agenda) == ({0: 0.0, 1: 1.0}, "prestige", (12, 0))  # the price was the last Prestige
    s = position(text + "prestige: 4 9\n")
    s.choose("recruit karma")
    assert (s.result, s.reason, s.prestige) == ({0: 1.0, 1: 0.0}, "agenda", (1, 9))
    assert blood_on(s, "karma") == 3


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(
    ("elimination", "agenda", "said"),
    [
        ("most Agenda", "7 5 9", "Cem conceded, and Ann had the most Agenda of those who were left"),
        ("most Agenda", "5 5 9", "Cem conceded, and of those with 5 Agenda Bo hunted Cem"),
        ("hunter wins", "7 5 3", "Cem conceded, whom Bo hunted"),
    ],
)
def test_an_ending_names_who_was_out_and_why_another_has_won(elimination, agenda, said):
    s = position(ATTACKED + f"rivals: b c a\nagenda: {agenda}\n", players=3, elimination=elimination)
    s.call_seats(("Ann", "Bo", "Cem"))
    s.concede(2)
    assert s.scene(0)["ending"]["reason"] == said
    assert s.scene(0)["log"][-1]["text"] == f"{said}."


@pytest.mark.ruling("RR-19")
def test_an_ending_names_who_had_the_most_prestige_where_nobody_of_those_ahead_hunted_who_is_out():
    text = ATTACKED + "haven d: doc [blood 5]\nrivals: b c d a\nagenda: 5 1 9 5\nprestige: 9 9 9 11\n"
    s = position(text, players=4, elimination="most Agenda")
    s.call_seats(("Ann", "Bo", "Cem", "Dan"))
    s.concede(2)
    assert s.scene(0)["ending"]["reason"] == "Cem conceded, and of those with 5 Agenda Dan had the most Prestige"


@pytest.mark.ruling("RR-19")
def test_an_ending_names_who_has_reached_the_agenda_and_for_a_draw_nobody():
    s = position(ATTACKED + "rivals: b c a\n", players=3)
    s.call_seats(("Ann", "Bo", "Cem"))
    drawn = s.clone()
    s.over_with({0: 0.0, 1: 1.0, 2: 0.0}, "agenda")
    assert s.scene(0)["ending"]["reason"] == "Bo reached 13 Agenda"
    drawn.over_with(dict.fromkeys(range(3), 1 / 3), "rounds")
    assert drawn.scene(0)["ending"]["reason"] == "The last round is over: nobody is ahead"
