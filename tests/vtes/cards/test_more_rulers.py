"""More vampires that rule: over votes, titles, and those of their clan."""

from dataclasses import replace

import pytest

from tests.vtes.tools import (
    PUPILS,
    acts,
    blood_on,
    call,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

CARD = "ancilla-empowerment"
PRINCE, OTHER = vampire(title="prince"), vampire(title="prince", nth=1)
PRIMOGEN = vampire(title="primogen")
NOSFERATU, TOREADOR = taught(clan="Nosferatu"), taught(clan="Toreador")


@pytest.mark.ruling("VR-9.3")
def test_nobody_contests_the_title_of_hardestadt_for_long():
    PUPILS["pretender"] = replace(
        PUPILS["madison"], name="Pretender", face="pretender", clan="Ventrue", title="inner circle"
    )
    s = position("phase: 5.1.4\nready a: pretender [blood 4]\nready b: hardestadt [blood 4]\nready c: ryan", game=GAME)
    assert [each for each in options(s) if "title" in each] == ["yield title of a/pretender"]


def test_queen_anne_silences_the_young_as_she_calls():
    who = "queen-anne-g6"
    s = table(f"{who} [blood 5]", CARD, b=f"{PRINCE} [bowed]")
    call(s, who)
    s.choose(f"use {who}")
    take(s, PRINCE)
    reach(s, f"vote for with {who}")
    rest(s)
    assert (blood_on(s, who), s.pool[1]) == (4, 29)
    s = table(f"{PRINCE} [blood 5], {who} [blood 5]", CARD, b=f"{OTHER} [bowed]")
    call(s, PRINCE)
    assert f"use a/{who}" not in options(s)  # another calls


def test_queen_anne_unlocks_after_diablerie():
    who = "queen-anne-g6"
    s = table(f"{who} [blood 5]", b="ryan [bowed]", c="", torpor_b="nassir [blood 0]")
    s.choose(f"diablerise with {who}: nassir")
    reach(s, f"use {who}")
    assert not locked(s, who)


@pytest.mark.parametrize(("caller", "votes"), [("maldavis-g3-adv", 2), ("madison", 1)])
def test_primogen_speak_up_for_maldavis(caller, votes):
    s = table(f"{caller} [blood 3], {PRIMOGEN} [bowed]", CARD)
    call(s, caller)
    assert number(s, "votes", PRIMOGEN) == votes


def test_maldavis_is_baron_once_merged():
    face = GAME.faces["maldavis-g3-merged"]
    assert (face.title, face.city, face.stats["votes"]) == ("baron", "Chicago", 2)


def test_primogen_burn_the_blood_of_maldavis():
    s = table(f"{PRIMOGEN} [blood 3], madison", b="maldavis-g3 [bowed, blood 3]")
    there = [each for each in options(s) if each.startswith("act with")]
    assert [each.split()[2] for each in there] == [f"a/{PRIMOGEN}"]
    s.choose(there[0])
    rest(s)
    assert blood_on(s, "maldavis-g3") == 2


@pytest.mark.parametrize(("b", "pool"), [(f"{PRIMOGEN} [bowed]", 30), ("nassir [bowed]", 29)])
def test_maldavis_is_shy_of_primogen(b, pool):
    s = table("maldavis-g3 [blood 3]", b=b)
    s.choose("bleed with maldavis-g3")
    rest(s)
    assert s.pool[1] == pool


@pytest.mark.parametrize(
    ("who", "zone", "cost"),
    [
        (NOSFERATU, "ready", 1),
        (NOSFERATU, "torpor", 0),
        (TOREADOR, "ready", 0),
    ],
)
@pytest.mark.ruling("VR-4.8")
def test_politics_cost_nosferatu_more(who, zone, cost):
    text = f"ready a: {who} [blood 3]\nhand a: {CARD}\nready c: ryan [bowed]\n"
    s = position(
        text + (f"{zone} b: marcellus [bowed]" + ("\nready b: nassir [bowed]" if zone == "torpor" else "")), game=GAME
    )
    call(s, who)
    rest(s)
    assert blood_on(s, who) == 3 - cost


def test_what_a_card_in_play_lets_them_call_costs_nosferatu_more():
    PUPILS["caller"] = replace(PUPILS["benjamin-rose"], name="Caller", face="caller", clan="Nosferatu")
    for b, cost in (("marcellus [bowed]", 1), ("nassir [bowed]", 0)):
        s = table("caller [blood 3]", b=b, game=GAME)
        s.choose(acts(s, "caller")[0])
        rest(s)
        assert blood_on(s, "caller") == 3 - cost


def test_gratiano_has_a_ballot_more():
    priscus = vampire(title="priscus")
    s = table(f"gratiano [blood 5], {taught(sect='Sabbat')} [blood 1]", CARD, b=f"{priscus} [bowed]", game=GAME)
    call(s, "gratiano")
    reach(s, "vote for with gratiano", f"vote against with {priscus}")
    rest(s)
    assert s.pool[1] < 30  # two ballots against one


@pytest.mark.parametrize(("state", "up"), [("bowed, blood 2", True), ("blood 2", False)])
def test_alexandra_commands_another_toreador(state, up):
    s = table(f"alexandra [bowed, blood 5], {TOREADOR} [{state}], madison [bowed]", game=GAME)
    s.choose("use alexandra")
    assert locked(s, TOREADOR) is not up
    assert "use a/alexandra" not in options(s)


@pytest.mark.ruling("VR-6.5")
def test_alexandra_breaks_off_a_block():
    s = table("madison [blood 3], alexandra [bowed, blood 5]", b=f"{TOREADOR} [blood 3]", game=GAME)
    play_through(s, "bleed with madison", "pass", f"block with {TOREADOR}", "use alexandra")
    rest(s)
    assert s.pool[1] == 29


def test_marcus_vitel_burns_a_retainer():
    s = table("marcus-vitel-g3 [blood 5]", b="nassir [bowed]", attached_b="owl-companion [lives 1, on ready/nassir]")
    s.choose(acts(s, "marcus-vitel-g3")[0])
    rest(s)
    assert where(s, "owl-companion") == "ash"
    assert acts(table("marcus-vitel-g3 [blood 5]"), "marcus-vitel-g3") == []


@pytest.mark.parametrize(
    ("mine", "b", "bleed"),
    [
        ("marcus-vitel-g3 [bowed]", "madison [bowed]", 2),
        ("marcus-vitel-g3 [bowed]", f"{taught(sect='Sabbat', nth=2)} [bowed]", 1),
        ("nassir [bowed]", "madison [bowed]", 1),
    ],
)
def test_marcus_vitel_sends_the_sabbat_against_the_camarilla(mine, b, bleed):
    actor = taught(sect="Sabbat")
    s = table(f"{actor} [blood 3], {mine}", b=b, game=GAME)
    s.choose(f"bleed with {actor}")
    rest(s)
    assert s.pool[1] == 30 - bleed
