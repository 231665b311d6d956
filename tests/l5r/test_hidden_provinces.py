"""Attachments on provinces that lie face down, or are turned face down while they bear one (L-2.2, L-14.4, D-810)."""

import pytest

from tests.l5r.challenge.tools import versus
from tests.l5r.tools import find, now, number, options, play, position, row, skill, through, where

FIELD = (
    "field a: deathseeker, saadiyah-al-mozedu\nfield b: doji-whisperer\nfate: 5 5\nhand b: levy\n"
    "provinces a1: manicured-garden [down]\nprovinces b1: manicured-garden [down]\n"
)


def placed(hand: str, at: str, **more):
    """Return the state after seat a has attached the first card of its hand to a province."""
    s = position(f"{FIELD}hand a: {hand}", format="stronghold", windows="all", **more)
    s.choose(f"play {hand.partition(',')[0]}")
    s.choose(next(said for said in options(s) if said.startswith(f"{at}/")))
    return s


@pytest.mark.ruling("L-2.2", "L-14.4")
def test_an_attachment_is_laid_on_a_province_that_lies_face_down_and_counts_as_it_is_attacked():
    s = placed("makeshift-war-camp, levy", "b1")
    assert [seen for seen in s.log(0) if "attached" in seen] == ["Makeshift War Camp is attached to Province 1 of b"]
    through(s, "declare?").choose("fire military")
    s.choose(next(said for said in options(s) if said.startswith("attack b1/")))
    play(s, "attack with a/deathseeker", "done")
    through(s, "window")
    assert (now(s).places, row(s, "manicured-garden", nth=1).down) == ((6,), False)
    assert skill(s, 0) == 4  # 2 printed, 2 of the camp


@pytest.mark.ruling("L-2.2", "L-14.4", "L-2.18")
def test_what_a_province_bears_stays_on_it_as_it_is_turned_face_down():
    s = placed("makeshift-war-camp, levy, banzai", "b2")
    play(s, "pass", "use a/saadiyah-al-mozedu", "levy")
    s.choose(next(said for said in options(s) if said.startswith("b2/")))
    assert row(s, "meditations-on-the-tao", nth=1).down
    through(s, "declare?")
    assert where(s, "makeshift-war-camp") == "attached"


@pytest.mark.ruling("L-14.1")
def test_a_wall_is_buttressed_that_nobody_has_seen_yet():
    s = placed("inventive-buttressing, levy", "a1")
    assert row(s, "inventive-buttressing").host == find(s, "manicured-garden")
    s.choose("pass")
    through(s, "declare?").choose("pass")  # a's first one
    through(s, "declare?").choose("fire military")
    s.choose(next(said for said in options(s) if said.startswith("attack a1/")))
    through(s, "defenders?")
    assert number(s, "strength", "manicured-garden") == 7
    assert [seen for seen in s.log(1) if "attached" in seen] == ["Inventive Buttressing is attached to Province 1 of a"]


@pytest.mark.ruling("L-2.2", "U-192")
def test_tainted_wasteland_takes_honor_of_who_attacks_where_it_lay_hidden():
    s = versus(
        "field a: deathseeker\nhand c: tainted-wasteland, levy\nhand a: levy\nprovinces c1: blood-fields [down]\n"
        "fate: 0 0 5\nhonor: 8 8 0\nfirst: b",
        format="stronghold",
        windows="all",
    )
    play(s, "play tainted-wasteland")
    s.choose(next(said for said in options(s) if said.startswith("c1/")))
    through(s, "declare?").choose("pass")
    through(s, "declare?").choose("fire military")
    s.choose(next(said for said in options(s) if said.startswith("attack c1/")))
    through(s, "defenders?", "window")
    assert s.honor[:2] == (7, 7)


# ── what is aimed at a province, or lies on it ──────────────────────────────────────────────────────────────────────

TAINTED = "provinces b1: blood-fields [down, tainted]\nprovinces b2: sea-of-shadows [tainted]\n"


def taints(s) -> list[int]:
    """Return how many of the Shadowlands' first two provinces are tainted."""
    return [row(s, face).count("tainted") for face in ("blood-fields", "sea-of-shadows")]


@pytest.mark.ruling("L-2.2", "D-811")
def test_a_province_that_lies_face_down_is_kept_from_attack_and_everybody_is_told_which_one():
    s = position(
        "row a1: agasha-taiko\nfate: 5 5\nprovinces b1: manicured-garden [down]\nprovinces a1: manicured-garden [down]\n"
        "first: b\nphase: dynasty",
        format="stronghold",
    )
    through(s, "window")
    while s.question.seat != 0:
        s.choose("pass")
    play(s, "play a1/row/agasha-taiko", "fate 0", "use a/agasha-taiko")
    hidden = [said for said in options(s) if said.startswith(("a1/", "b1/"))]
    assert len(hidden) == 2
    s.choose(hidden[0])
    for seat in (0, 1):
        assert "It is aimed at province 1 of a" in s.log(seat)
        assert not [line for line in s.log(seat) if "Manicured Garden" in line and "aimed" in line]


@pytest.mark.ruling("U-191", "U-192", "L-2.2", "D-811")
def test_the_taint_of_a_province_that_lies_face_down_can_be_discarded():
    text = f"field a: exiled-guardian\nhand a: perfect-land-ethos\n{TAINTED}fate: 5 5\nfirst: a"
    s = position(text, format="stronghold", mode="coop", players=1)
    s.choose("use a/exiled-guardian")
    s.choose(next(said for said in options(s) if said.startswith("b1/")))
    assert taints(s) == [0, 1]
    s = position(text, format="stronghold", mode="coop", players=1)
    s.choose("use perfect-land-ethos")
    assert taints(s) == [0, 0]


@pytest.mark.ruling("L-2.2", "D-811")
def test_a_province_that_lies_face_down_can_be_tainted_to_pay():
    s = position(
        "hand a: unveiled-corruption\nhand b: levy, levy\nfate: 5 5\nprovinces a1: manicured-garden [down]\n",
        format="stronghold",
    )
    s.choose("use unveiled-corruption")
    s.choose(next(said for said in options(s) if said.startswith("a1/")))
    assert row(s, "manicured-garden").count("tainted") == 1


@pytest.mark.ruling("L-8.11", "D-811")
def test_a_hidden_province_that_two_choose_is_told_once():
    s = position(
        "row a1: doji-diplomat\nfate: 3 0 0 0\nprovinces a2: pilgrimage [down]\nprovinces b2: pilgrimage [down]\n"
        "provinces c1: pilgrimage [down]\nfirst: a\nphase: dynasty",
        format="stronghold",
        players=4,
    )
    play(s, "play a1/row/doji-diplomat", "under a", "fate 0", "use a/doji-diplomat")
    for place in ("b2/", "a2/", "b2/", "c1/"):
        s.choose(next(said for said in options(s) if said.startswith(place)))
    aimed = [line for line in s.log(0) if "aimed" in line]
    assert aimed == [f"It is aimed at province {where}" for where in ("2 of b", "2 of a", "1 of c")]
