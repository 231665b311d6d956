"""Conflicts of challenge play: how many, of which types, against whom, and who defends (U-177 to U-183, U-208, U-213)."""

from typing import Any

import pytest

from coterie.games.l5r.facts.provinces import eligible_provinces
from coterie.games.l5r.names import place_name
from coterie.games.l5r.rules.attackable import open_to
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import told
from tests.l5r.tools import asked, declare, finish, options, play, position, prompt, skill, taking_part, through

LONG: dict[str, Any] = {"format": "stronghold", "windows": "all"}
MANY = "field c: wild-ogre [fate 1], goblin-brawler [fate 1], lost-samurai [fate 1], fouleye-s-elite [fate 1]"
THEIRS = "first: b\nphase: conflict\nhand c: uncontained"


def open_places(s, team: int) -> list[str]:
    """Return the names of the places that a team can attack."""
    return sorted({place_name(s.pieces[p].place) for p in open_to(s, team)})


def kinds(s) -> list[str]:
    """Return the types of conflict that can be declared now."""
    return sorted({said.rpartition(" ")[2] for said in options(s) if said != "pass"})


def strike(s, what: str, where: str, face: str):
    """Let the Shadowlands declare a conflict in which nobody does anything, and go on to their next declaration."""
    declare(s, what, where, face)
    finish(s)
    while (
        s.asked is not None
        and not (prompt(s) == "declare?" and s.question.seat == s.seats - 1)
        and s.phase == "conflict"
    ):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    return s


@pytest.mark.ruling("U-177", "U-178")
@pytest.mark.parametrize("clans", [2, 3])
def test_they_have_one_conflict_for_each_opponent_military_and_political_in_turn(clans):
    text = f"{MANY}\nfirst: b\nphase: conflict\nhand c: uncontained".replace(" c:", f" {'abcd'[clans]}:")
    s = through(versus(text, clans, **LONG), "declare?")
    assert kinds(s) == ["military", "political"]
    strike(s, "air military", "a1", "wild-ogre")
    assert kinds(s) == ["political"]
    strike(s, "earth political", "b1", "goblin-brawler")
    assert (s.phase == "conflict") == (clans == 3)
    if clans == 3:
        assert kinds(s) == ["military"]


@pytest.mark.ruling("U-177", "U-208", "U-207")
def test_the_clans_have_one_of_each_type_together():
    text = "field a: matsu-berserker, deathseeker\nfield b: doji-whisperer\nfirst: a\nphase: conflict\nhand a: banzai"
    s = through(versus(text, **LONG), "declare?")
    declare(s, "air military", "c1", "a/matsu-berserker")
    finish(s)
    through(s, "declare?")
    assert kinds(s) == ["political"]


@pytest.mark.ruling("U-179")
def test_in_skirmish_each_team_has_one():
    s = through(versus(f"{MANY}\n{THEIRS}", windows="all"), "declare?")
    strike(s, "air military", "a1", "wild-ogre")
    assert s.phase != "conflict"


@pytest.mark.ruling("U-180")
def test_a_conflict_of_theirs_is_against_one_province():
    s = through(versus(f"{MANY}\n{THEIRS}", **LONG), "declare?")
    declare(s, "air military", "b2", "wild-ogre")
    assert "at province 2 of b" in told(s)
    assert told(s).count(" declares a ") == 1


@pytest.mark.ruling("U-181", "U-214", "U-216")
def test_who_is_attacked_defends_with_any_number_a_team_mate_with_one():
    text = "field a: doji-whisperer, brash-samurai\nfield b: doji-whisperer, brash-samurai"
    s = through(versus(f"{MANY}\n{text}\n{THEIRS}", **LONG), "declare?")
    declare(s, "air military", "a1", "wild-ogre")
    play(s, "defend with a/doji-whisperer", "defend with a/brash-samurai")
    assert asked(s) == (1, ["defend with b/doji-whisperer", "defend with b/brash-samurai", "done"])
    s.choose("defend with b/doji-whisperer")
    assert taking_part(s) == ["brash-samurai", "doji-whisperer", "doji-whisperer", "wild-ogre"]


@pytest.mark.ruling("U-182", "U-213")
def test_nobody_is_attacked_again_before_each_other_was():
    s = through(versus(f"{MANY}\n{THEIRS}", **LONG), "declare?")
    assert open_places(s, 1) == ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"]
    strike(s, "air military", "a1", "wild-ogre")
    assert open_places(s, 1) == ["b1", "b2", "b3", "b4"]


@pytest.mark.ruling("U-182", "U-213")
def test_an_opponent_whose_stronghold_has_fallen_need_not_be_attacked_first():
    fallen = "provinces bs: ancestral-lands [broken]"
    s = through(versus(f"{fallen}\n{MANY}\n{THEIRS}", **LONG), "declare?")
    strike(s, "air military", "a1", "wild-ogre")
    assert open_places(s, 1) == ["a2", "a3", "a4", "b1", "b2", "b3", "b4"]


@pytest.mark.ruling("U-208", "U-213")
def test_two_teams_of_two_attack_different_opponents_if_they_can():
    text = "field a: matsu-berserker\nfield c: deathseeker, doji-whisperer\nphase: conflict\nhand a: banzai\nfirst: a"
    boards = "\n".join(
        f"stronghold {who}: shizuka-toshi\n"
        + "\n".join(f"provinces {who}{n}: {face}" for n, face in zip("1234s", FACES, strict=True))
        for who in "cd"
    )
    s = through(position(f"{text}\n{boards}", players=4, format="stronghold"), "declare?")
    assert {name[0] for name in open_places(s, 0)} == {"b", "d"}
    strike_once(s)
    assert {name[0] for name in open_places(s, 0)} == {"d"}


FACES = ("manicured-garden", "meditations-on-the-tao", "pilgrimage", "the-art-of-peace", "ancestral-lands")


def strike_once(s) -> None:
    """Let the first team attack b1."""
    declare(s, "air military", "b1", "a/matsu-berserker", "c/deathseeker")
    finish(s)


@pytest.mark.ruling("U-183")
@pytest.mark.parametrize(
    ("broken", "opened"),
    [
        (["a1", "a2", "b1"], True),
        (["a1", "a2"], False),
        (["b1", "b2", "b3"], False),
        (["a1", "b1", "bs"], True),
    ],
)
def test_a_stronghold_can_be_attacked_once_its_owner_and_the_team_have_lost_enough(broken, opened):
    faces = {"1": "manicured-garden", "2": "meditations-on-the-tao", "3": "pilgrimage", "s": "ancestral-lands"}
    text = "\n".join(f"provinces {at}: {faces[at[1]]} [broken]" for at in broken)
    s = through(versus(f"{text}\n{MANY}\n{THEIRS}", **LONG), "declare?")
    there = [place_name(s.pieces[p].place) for p in eligible_provinces(s, 1)]
    assert ("as" in there) == opened


@pytest.mark.ruling("U-183")
def test_with_more_players_more_provinces_must_have_fallen():
    text = "\n".join(f"provinces {at}: manicured-garden [broken]" for at in ("a1", "a2", "a3"))
    s = through(versus(f"{text}\n{MANY}\n{THEIRS}".replace(" c:", " d:"), 3, **LONG), "declare?")
    assert "as" not in [place_name(s.pieces[p].place) for p in eligible_provinces(s, 1)]


@pytest.mark.ruling("U-040", "U-188", "U-190")
def test_their_player_pays_no_honor_for_taint_and_clans_do():
    text = "field c: lost-samurai [tainted]\nfield a: deathseeker [tainted]\nprovinces a1: province [tainted]"
    s = through(versus(f"{text}\n{THEIRS}", windows="all"), "declare?")
    declare(s, "air military", "a1", "lost-samurai")
    s.choose("defend with a/deathseeker")
    through(s, "window")
    assert s.honor == (4, 6, 0)
    assert skill(s, 1) == 4


@pytest.mark.ruling("U-110")
@pytest.mark.parametrize(("ruin", "left"), [("coop", 14), ("always", 9)])
def test_a_broken_province_costs_their_player_nothing_more_unless_the_set_up_says_so(ruin, left):
    text = "field a: matsu-berserker [present], deathseeker [present]\nhand a: banzai\nhand c: uncontained"
    s = versus(f"{text}\nconflict: a military fire c1", windows="all", ruin=ruin)
    finish(s)
    assert len(s.piles["dynasty", 2]) == left


@pytest.mark.ruling("U-182", "U-213")
def test_who_has_lost_the_stronghold_may_be_attacked_a_first_time_before_the_others_but_no_second_time():
    s = versus(
        "field sl: wild-ogre [fate 1], goblin-brawler [fate 1]\nprovinces as: entrenched-position [broken]\nfirst: b\n"
        "phase: conflict\nhand sl: uncontained\nhand a: banzai\nhand b: banzai",
        format="stronghold",
        windows="all",
    )
    declare(s, "air military", "a1", "c/wild-ogre")
    finish(s)
    through(s, "declare?")
    while s.question.seat != 2:
        s.choose("pass")
        through(s, "declare?")
    s.choose(0)
    assert {said.removeprefix("attack ")[0] for said in options(s)} == {"b"}
