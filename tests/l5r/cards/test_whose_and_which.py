"""Cards that mean the province of one player, any ring of an element, or one way of leaving play, and nothing else."""

import pytest

from coterie.games.l5r.facts.conflicts import skill_in
from coterie.games.l5r.state import ROW
from coterie.kernel.knowledge import knows
from tests.l5r.cards.cases import POL, answers, dueling, table
from tests.l5r.tools import declare, faces, find, finish, held, number, options, position, row, where


def four(text: str):
    """Return a position of two teams of two, a and c against b and d."""
    return position(f"{text}\nhand a: outwit\nhand b: outwit", players=4, windows="all")


@pytest.mark.ruling("L-2.15")
@pytest.mark.parametrize(("attacked", "skill"), [("b1", 1), ("d1", 2)])
def test_the_scorpion_clan_coup_weakens_those_who_attack_its_owners_provinces_alone(attacked, skill):
    s = four(
        "field b: miya-mystic\nfield a: deathseeker [present]\nprovinces b2: the-scorpion-clan-coup\n"
        f"provinces b1: manicured-garden\nprovinces d1: manicured-garden\nconflict: a military fire {attacked}"
    )
    assert number(s, "military", "deathseeker") == skill


def test_moto_chagatai_bows_where_his_own_province_has_broken():
    attackers = "field a: matsu-berserker [present], akodo-toturi [present, honored], matsu-beiona [present]"
    s = finish(held(f"field b: moto-chagatai [present]\n{attackers}\nconflict: a military fire b1"))
    assert [now.place for now in s.pieces if now.count("broken")] == [ROW]
    assert not row(s, "moto-chagatai").ready


@pytest.mark.ruling("L-7.6", "L-7.4")
@pytest.mark.parametrize(("knowing", "offered"), [("seeker-of-knowledge", True), ("doji-whisperer", False)])
def test_a_ring_that_has_one_more_element_is_claimed_as_that_of_each(knowing, offered):
    s = held(f"field a: kudaka, {knowing} [present]\nconflict: a political fire b1")
    assert bool(answers(s, "kudaka")) == offered


@pytest.mark.ruling("L-8.15")
def test_steadfast_samurai_is_not_discarded_but_can_be_sacrificed():
    s = held("field a: steadfast-samurai\nholdings a1: funeral-pyre\nhonor: 11 6\nphase: conflict", format="stronghold")
    for _ in range(30):
        if s.phase == "fate" and "use a1/funeral-pyre" in options(s):
            break
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert where(s, "steadfast-samurai") == "field"
    s.choose("use a1/funeral-pyre")
    assert where(s, "steadfast-samurai") == "fallen"


@pytest.mark.ruling("L-10.4", "L-13.2")
@pytest.mark.parametrize(
    ("favor", "kind", "offered"), [("a", "political", True), ("a", "military", False), ("b", "political", False)]
)
def test_the_favor_counts_for_who_counts_more_skill_in_a_conflict_of_its_side(favor, kind, offered):
    s = held(
        "field a: doji-whisperer [present]\nfield b: doji-whisperer [present]\nhand a: political-sanction\nfate: 5 5\n"
        f"favor: {favor} {kind}\nconflict: a political fire b1",
        format="stronghold",
    )
    s.choose("pass")
    assert any("political-sanction" in said for said in options(s)) == offered


@pytest.mark.ruling("L-10.4")
def test_skill_that_does_not_count_is_not_counted_by_who_counts_more():
    s = held(
        "field a: akodo-toturi [present, dishonored]\nfield b: cunning-magistrate [present]\n"
        "conflict: a political fire b1"
    )
    assert skill_in(s, 0, "military") == 0 < number(s, "military", "akodo-toturi")
    assert skill_in(s, 1, "military") == number(s, "military", "cunning-magistrate") > 0


@pytest.mark.ruling("L-24.1")
@pytest.mark.parametrize(("attacker", "attacked", "offered"), [("a", "d1", True), ("b", "a1", False)])
def test_hiruma_outpost_watches_over_the_provinces_of_its_owners_team(attacker, attacked, offered):
    s = four(
        "field a: deathseeker\nfield b: deathseeker\nholdings b2: hiruma-outpost\nphase: conflict\nfirst: " + attacker
    )
    declare(s, "fire military", attacked, f"{attacker}/deathseeker")
    assert any("hiruma-outpost" in said for said in options(s)) == offered


def test_a_hand_that_is_shown_is_seen_by_every_player():
    s = table(
        "field a: doji-hotaru [present] | field b: doji-whisperer [present] | hand a: policy-debate | "
        f"hand b: banzai, outwit | fate: 5 5{POL}"
    )
    dueling("policy-debate")(s)
    assert options(s) == ["b/hand/banzai", "b/hand/outwit"]
    s.choose("b/hand/banzai")
    assert knows(s, 0, find(s, "outwit"))


def until_asked(s, word: str):
    """Answer what can be declined, until something with a word can be used; use it."""
    for _ in range(20):
        there = [said for said in options(s) if word in said]
        if there:
            s.choose(there[0])
            return s
        s.choose(next((no for no in ("decline", "pass") if no in options(s)), s.question.default))
    raise AssertionError(f"{word} never came")


@pytest.mark.ruling("L-8.13")
def test_the_second_dishonor_of_a_mark_of_shame_needs_the_first():
    s = held("field b: young-rumormonger, doji-whisperer [honored]\nhand a: mark-of-shame\nfate: 5 5\nphase: conflict")
    until_asked(s, "play mark-of-shame")
    until_asked(s, "b/doji-whisperer")
    until_asked(s, "use a/mark-of-shame")
    until_asked(s, "young-rumormonger")
    assert row(s, "doji-whisperer").count("honored") == 1
    assert row(s, "young-rumormonger").count("dishonored") == 1


@pytest.mark.ruling("L-8.13", "L-9.7")
@pytest.mark.parametrize("passed_on", [True, False])
def test_kitsuki_shomon_is_readied_only_if_she_was_really_dishonored(passed_on):
    s = held(
        "field a: kitsuki-shomon [bowed], deathseeker [present]\nfield b: bayushi-liar [present], young-rumormonger\n"
        "hand b: way-of-the-scorpion\nfate: 5 5\nconflict: b military fire a1"
    )
    while "use way-of-the-scorpion" not in options(s):
        s.choose("pass")
    s.choose("use way-of-the-scorpion")
    until_asked(s, "kitsuki-shomon")
    s.choose("use b/young-rumormonger" if passed_on else "decline")
    assert row(s, "kitsuki-shomon").ready != passed_on
    assert [row(s, face).count("dishonored") for face in ("kitsuki-shomon", "deathseeker")] == [
        int(not passed_on),
        int(passed_on),
    ]


@pytest.mark.ruling("L-24.4")
def test_backhanded_compliment_reaches_any_player_team_mates_too():
    for letter, honor in (("a", (5, 6, 6, 6)), ("c", (6, 6, 5, 6)), ("d", (6, 6, 6, 5))):
        s = position(
            "hand a: backhanded-compliment\nhand b: outwit\nphase: conflict\nhonor: 6 6 6 6", players=4, windows="all"
        )
        s.choose("use backhanded-compliment")
        assert options(s) == [f"seat {each}" for each in "acbd"]
        s.choose(f"seat {letter}")
        assert s.honor == honor
        assert len(faces(s, "hand", "abcd".index(letter))) == 1
