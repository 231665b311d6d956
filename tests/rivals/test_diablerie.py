"""Diablerie: with whose permission, in place of torpor, what it gives and what it takes."""

import pytest

from coterie.kernel.pieces import pile
from tests.rivals.tools import asked, attack, blood_on, find, number, play_through, position, where

COURT = """
streets a: markus-kumnyama [blood 6]
streets b: annika [blood {}], doc [bowed, blood 5]
attached a: court-of-blood [on streets/markus-kumnyama]
leaders: markus-kumnyama doc
prestige: 15 15
"""
HOUSE = """
board a: the-big-house [prestige-b]
streets a: {}
streets b: annika [blood 1], doc [bowed, blood 5]
leaders: hydra doc
prestige: 10 15
"""


def eaten(more: str = "", blood: int = 1):
    s = position(COURT.format(blood) + more)
    attack(s, "a/markus-kumnyama", "b/annika", "physical")
    return s


@pytest.mark.ruling("R-022", "R-023")
def test_without_a_permission_a_defeated_vampire_enters_torpor():
    s = position(COURT.format(1).replace("attached a: court-of-blood [on streets/markus-kumnyama]\n", ""))
    attack(s, "a/markus-kumnyama", "b/annika", "physical")
    assert where(s, "annika") == "torpor"


@pytest.mark.ruling("R-034", "R-035", "R-036")
def test_it_is_offered_after_the_damage_and_before_torpor():
    s = eaten()
    assert asked(s) == (0, ["use a/court-of-blood", "pass"])
    assert (where(s, "annika"), blood_on(s, "annika")) == ("streets", 0)
    s.choose("use a/court-of-blood")
    assert where(s, "court-of-blood") == "discard"  # what the card takes besides


@pytest.mark.ruling("R-034")
def test_it_can_be_declined():
    s = eaten()
    s.choose("pass")
    assert (where(s, "annika"), where(s, "court-of-blood")) == ("torpor", "attached")


@pytest.mark.ruling("R-037", "R-048", "RR-17")
def test_the_victim_is_attached_and_its_player_converts_nothing():
    s = eaten()
    s.choose("use a/court-of-blood")
    annika = s.pieces[find(s, "annika")]
    assert (annika.zone, annika.host) == ("attached", find(s, "markus-kumnyama"))
    assert s.prestige == (15, 15)
    assert annika.counters == ()


@pytest.mark.ruling("R-038", "R-039", "R-044")
def test_markus_who_has_consumed_annika():
    s = eaten()
    s.choose("use a/court-of-blood")
    assert [number(s, name, "markus-kumnyama") for name in ("physical", "social", "mental")] == [2, 2, 1]
    arts = {
        name: number(s, name, "markus-kumnyama") for name in ("dominate", "oblivion", "potence", "auspex", "fortitude")
    }
    assert arts == {"dominate": 1, "oblivion": 2, "potence": 1, "auspex": 1, "fortitude": 1}


@pytest.mark.ruling("R-040", "R-041", "R-044")
def test_it_gives_one_bp_and_no_blood():
    s = eaten()
    s.choose("use a/court-of-blood")
    assert (number(s, "BP", "markus-kumnyama"), blood_on(s, "markus-kumnyama")) == (7, 6)


@pytest.mark.ruling("R-043")
def test_attributes_are_not_added():
    s = position("streets a: johnny [blood 4]\nstreets b: doc [blood 5]\nattached a: hydra [of b, on streets/johnny]\n")
    assert [number(s, name, "johnny") for name in ("physical", "social", "mental")] == [2, 2, 0]


@pytest.mark.ruling("R-042")
def test_the_victim_takes_one_of_three_places():
    s = eaten("attached a: chef [on streets/markus-kumnyama], cop [on streets/markus-kumnyama]\n")
    s.choose("use a/court-of-blood")  # it makes the room that is needed
    assert where(s, "annika") == "attached"
    other = position(
        HOUSE.format("hydra [blood 6]")
        + "attached a: chef [on streets/hydra], cop [on streets/hydra], addict [on streets/hydra]\n"
    )
    attack(other, "a/hydra", "b/annika", "physical")
    assert where(other, "annika") == "torpor"  # there was no room, so it was not offered


@pytest.mark.ruling("R-045")
def test_it_is_no_second_defeat():
    s = eaten("board a: turf-war\n")
    s.choose("use a/court-of-blood")
    assert s.agenda[0] == 1  # for a Rival's vampire, once; Turf War rewards others


@pytest.mark.ruling("R-046")
def test_who_is_burned_cannot_be_consumed():
    s = position(COURT.format(1) + "hand a: molotov-cocktail, baseball-bat\n")
    attack(s, "a/markus-kumnyama", "b/annika", "ranged", card="play molotov-cocktail")
    s.choose("no")  # what the card offers besides
    assert (where(s, "annika"), where(s, "court-of-blood")) == ("burned", "attached")


@pytest.mark.ruling("R-047", "R-160")
def test_what_lay_on_the_victim_burns_and_curses_leave_the_game():
    more = "attached b: chef [on streets/annika], baseball-bat [on streets/annika]\n"
    s = position(COURT.format(1).replace("attached a: court-of-blood [on streets/markus-kumnyama]\n", "") + more
                 + "attached a: court-of-blood [on streets/markus-kumnyama], throat-rip [on streets/annika]\n")  # fmt: skip
    attack(s, "a/markus-kumnyama", "b/annika", "physical")
    s.choose("use a/court-of-blood")
    assert [where(s, face) for face in ("chef", "baseball-bat", "throat-rip")] == ["burned", "burned", "gone"]


@pytest.mark.ruling("R-018")
def test_agenda_on_the_victim_is_gained_all_the_same():
    s = position(COURT.format(1).replace("annika [blood 1]", "annika [blood 1, agenda 3]"))
    attack(s, "a/markus-kumnyama", "b/annika", "physical")
    s.choose("use a/court-of-blood")
    assert s.agenda[0] == 4


@pytest.mark.ruling("R-049", "R-050")
def test_what_a_diablerist_has_consumed_burns_first_as_it_is_defeated():
    text = (
        "streets b: doc [blood 5]\nstreets a: johnny [blood 1]\nhaven a: shades [blood 4]\n"
        "attached a: hydra [of b, on streets/johnny]\nactive: b\n"
    )
    s = position(text)
    attack(s, "b/doc", "a/johnny", "mental")
    assert (where(s, "johnny"), where(s, "hydra")) == ("torpor", "burned")
    assert pile(s, "burned", 1) == (find(s, "hydra"),)  # in its owner's pile
    assert s.prestige == (19, 20)


@pytest.mark.ruling("R-104")
def test_through_the_big_house_only_the_leader_commits_diablerie():
    s = position(HOUSE.format("hydra [blood 6]"))
    attack(s, "a/hydra", "b/annika", "physical")
    assert asked(s) == (0, ["use a/the-big-house", "pass"])
    s.choose("use a/the-big-house")
    assert s.pieces[find(s, "annika")].host == find(s, "hydra")
    assert s.prestige == (10, 16)  # its player got 1 of its color from the Haven
    other = position(HOUSE.format("the-cossack [blood 5]") + "haven a: hydra [blood 6]\n")
    attack(other, "a/the-cossack", "b/annika", "physical")
    assert where(other, "annika") == "torpor"


def test_a_lower_bp_returns_blood_to_the_supply():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: johnny [blood 5]\nattached b: cop [on streets/johnny]\n"
        "hand a: incite-rebellion\n"
    )
    before = s.supply[1]
    attack(s, "a/hydra", "b/johnny", "social", card="play incite-rebellion")
    play_through(s, "yes")
    assert where(s, "cop") == "burned"
    assert (number(s, "BP", "johnny"), blood_on(s, "johnny"), s.supply[1]) == (4, 4, before + 1)


@pytest.mark.ruling("R-048", "R-263", "R-265")
@pytest.mark.parametrize(("answer", "agenda"), [("pass", 0), ("use a/court-of-blood", 1 + 3)])
def test_jan_zoubek_keeps_no_agenda_from_foes_for_who_is_consumed_instead_of_entering_torpor(answer, agenda):
    s = position(
        "streets a: markus-kumnyama [blood 6], hydra [blood 6]\nattached a: court-of-blood [on streets/markus-kumnyama]\n"
        "streets b: jan-zoubek [agenda 3, blood 1]\nhaven b: doc [blood 5]\nleaders: hydra doc\n"
    )
    attack(s, "a/hydra", "b/jan-zoubek", "physical")
    s.choose(answer)
    assert (where(s, "jan-zoubek"), s.agenda) == ("attached" if agenda else "torpor", (agenda, 0))
