"""Teams: opportunities, conflicts, rings, defeat (part 24); seats a and c play against b and d."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms import ATOMS
from coterie.kernel.errors import BadOptions, IllegalChoice
from coterie.kernel.events import about
from tests.l5r.tools import (
    asked,
    declare,
    find,
    finish,
    held,
    now,
    options,
    play,
    position,
    prompt,
    ring,
    skill,
    taking_part,
    through,
)


def four(text: str, **more):
    """Return a position of two teams of two."""
    return position(text, players=4, **more)


@pytest.mark.ruling("L-24.1", "U-201", "U-219")
def test_one_of_a_team_acts_and_the_other_team_has_its_turn():
    text = (
        "field a: deathseeker [present]\n"
        "field b: doji-whisperer [present]\n"
        "hand a: banzai\n"
        "hand c: banzai\n"
        "hand b: banzai\n"
        "hand d: banzai\n"
        "conflict: a military fire b1"
    )
    s = four(text)
    assert s.question.seat == 1
    s.choose("pass")
    assert s.question.seat == 3
    play(s, "use banzai", "b/doji-whisperer", "no")
    assert s.question.seat == 0


@pytest.mark.ruling("L-24.1", "U-210", "U-217")
def test_both_of_a_team_attack_together_and_their_skill_is_one():
    s = four("field a: deathseeker\nfield c: matsu-berserker\nfield b: doji-whisperer\nhand b: banzai\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province")
    assert asked(s) == (0, ["attack with a/deathseeker", "done"])
    s.choose("attack with a/deathseeker")
    assert asked(s) == (2, ["attack with c/matsu-berserker", "done"])
    s.choose("attack with c/matsu-berserker")
    assert taking_part(s) == ["deathseeker", "matsu-berserker"]
    assert skill(s, 0) == 5


@pytest.mark.ruling("U-214")
def test_who_is_attacked_defends_with_any_number_and_a_team_mate_with_one():
    text = (
        "field a: deathseeker\n"
        "field b: doji-whisperer, brash-samurai\n"
        "field d: doji-whisperer, brash-samurai\n"
        "hand b: banzai\nphase: conflict"
    )
    s = four(text)
    declare(s, "fire military", "b1", "a/deathseeker")
    play(s, "defend with b/doji-whisperer", "defend with b/brash-samurai")
    assert asked(s) == (3, ["defend with d/doji-whisperer", "defend with d/brash-samurai", "done"])
    s.choose("defend with d/brash-samurai")
    assert taking_part(s) == ["brash-samurai", "brash-samurai", "deathseeker", "doji-whisperer"]


@pytest.mark.ruling("L-24.2", "U-229")
def test_who_loses_all_honor_plays_on_without_provinces():
    s = four("field c: deathseeker [fate 3]\nhonor: 1 6 6 6\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3")
    while s.asked is not None and prompt(s) == "bid?":
        s.choose("bid 1")
    assert s.result is None
    assert s.out == (0,)
    assert all(s.pieces[s.piles["provinces", at][0]].count("broken") for at in (0, 1, 2))


@pytest.mark.ruling("L-24.3", "U-230")
def test_a_team_has_one_of_a_unique_card():
    s = four("field c: akodo-toturi\nrow a1: akodo-toturi\nfate: 9 0 0 0\nphase: dynasty")
    assert "play a1/row/akodo-toturi" not in options(s)
    assert "discard a1/row/akodo-toturi for c/akodo-toturi" in options(s)


@pytest.mark.ruling("L-24.5", "U-203", "U-205")
def test_a_character_can_be_played_under_a_team_mate():
    s = four("row a1: matsu-berserker\nfate: 3 0 0 0\nphase: dynasty")
    play(s, "play a1/row/matsu-berserker")
    assert options(s) == ["under a", "under c"]
    play(s, "under c", "fate 2")
    piece = find(s, "matsu-berserker")
    assert (s.game.speaks(s, piece), s.fate[0], s.pieces[piece].count("fate")) == (2, 0, 2)
    assert "Matsu Berserker enters play under the control of c" in s.log(0)
    lies = {
        area["id"]: [one["id"] for one in area["pieces"]]
        for area in s.scene(0)["areas"]
        if area["title"] == "Characters"
    }
    assert f"piece:{piece}" in lies["field:2"]
    assert f"piece:{piece}" not in lies["field:0"]


@pytest.mark.ruling("L-2.15", "L-6.14")
def test_a_participant_that_changes_sides_fights_for_its_new_controller():
    s = held("field a: deathseeker [present]\nfield b: matsu-berserker [present]\nconflict: a military fire b1")
    assert (skill(s, 0), skill(s, 1)) == (2, 3)
    piece = find(s, "matsu-berserker")
    serial = next(n for n, name in s.scopes if name == "conflict")
    event = about(s, "control", piece, detail=(0, serial, ""))
    assert ATOMS["control"].possible(s, event)
    ATOMS["control"].change(s, event)
    assert (skill(s, 0), skill(s, 1)) == (5, 0)
    finish(s)
    assert ring(s, "fire").holder == 0
    assert now(s) is None


def test_there_is_no_game_for_three():
    with pytest.raises(BadOptions, match="Two players duel"):
        GAME.start({"players": 3})


@pytest.mark.ruling("L-5.6")
def test_bids_are_compared_with_the_player_opposite():
    s = four("phase: dynasty")
    through(s, "bid?")
    for n in ("bid 3", "bid 2", "bid 1", "bid 1"):  # a, c, b, d: the first player's team first
        s.choose(n)
    assert s.honor == (4, 8, 5, 7)


@pytest.mark.ruling("L-24.4", "U-237")
def test_your_opponent_is_one_whom_you_choose():
    s = four(
        "field a: blackmail-artist [present]\nfield b: matsu-berserker\nconflict: a political fire b1", windows="all"
    )
    through(s, "answer?")
    s.choose("use a/blackmail-artist")
    assert (prompt(s), options(s)) == ("opponent?", ["seat b", "seat d"])
    s.choose("seat d")
    assert s.honor == (7, 6, 6, 5)


@pytest.mark.ruling("L-19.1")
def test_who_gives_up_a_duel_has_lost_it_and_nobody_gives_up_for_a_mate():
    s = position("field a: deathseeker\n")
    s.concede(0)
    assert (s.result, s.reason) == ({0: 0.0, 1: 1.0}, "conceded")
    s = four("field a: deathseeker\n")
    with pytest.raises(IllegalChoice, match="team-mates"):
        s.concede(0)
    assert s.result is None
