"""Types of abilities, windows within windows, limits, what lasts and what is delayed (part 9)."""

import pytest

from tests.l5r.tools import (
    asked,
    finish,
    held,
    number,
    options,
    play,
    position,
    prompt,
    row,
    skill,
    taking_part,
    through,
    where,
)

FIGHT = "field a: matsu-berserker [present]\nfield b: doji-challenger [present]\nconflict: a military fire b1\n"


@pytest.mark.ruling("L-9.1")
def test_forced_abilities_happen_unasked_and_others_may_be_declined():
    text = "field a: steadfast-samurai [fate 1]\nhonor: {} 6\nphase: conflict"
    found = []
    for honor in (11, 10):
        s = held(text.format(honor))
        while s.phase != "fate":
            s.choose(s.question.default)
        through(s, "clear?", "bid?")
        found.append(row(s, "steadfast-samurai").count("fate"))
    assert found == [1, 0]
    s = position("field a: doji-whisperer, savvy-politician\nhand a: way-of-the-crane\nphase: conflict")
    play(s, "use way-of-the-crane", "a/savvy-politician")
    assert options(s) == ["use a/savvy-politician", "pass"]


@pytest.mark.ruling("L-9.3")
def test_who_has_passed_may_still_act_while_the_other_goes_on():
    s = position(f"{FIGHT}hand a: banzai\nhand b: banzai, fine-katana\nfate: 0 3")
    play(s, "pass", "use banzai", "a/matsu-berserker", "no")
    assert asked(s)[0] == 1
    play(s, "play fine-katana", "b/doji-challenger")
    assert (asked(s)[0], "use banzai" in options(s)) == (1, True)


@pytest.mark.ruling("L-9.4", "L-9.6")
def test_an_answer_can_be_answered_before_what_it_answers_happens():
    text = (
        "field a: matsu-berserker [present], doji-whisperer [honored], kakita-asami [honored]\n"
        "field b: doji-challenger [present, honored], brash-samurai [honored], savvy-politician [honored]\n"
        "hand a: banzai, {}\nhand b: voice-of-honor\nconflict: a military fire b1"
    )
    s = position(text.format("forged-edict"))
    play(s, "use banzai", "a/matsu-berserker", "decline")
    assert asked(s)[0] == 1
    s.choose("use voice-of-honor")
    assert asked(s)[0] == 0
    play(s, "use forged-edict")
    while s.asked is not None and prompt(s) != "yes?" and "no" not in options(s):
        s.choose(options(s)[0])
    s.choose("no")
    assert number(s, "military", "matsu-berserker") == 3 + 2
    assert [where(s, face) for face in ("banzai", "voice-of-honor", "forged-edict")] == ["discard"] * 3


@pytest.mark.ruling("L-9.5")
def test_what_happens_at_once_is_answered_in_one_window():
    s = position(
        "field a: akodo-toturi [present], lion-s-pride-brawler [present], honored-general [present]\n"
        "field b: savvy-politician [present], kakita-asami [present], brash-samurai\nhand b: let-go\n"
        "provinces b4: the-art-of-peace\nconflict: a military fire b4",
        format="stronghold",
        windows="all",
    )
    through(s, "answer?")
    while not any("the-art-of-peace" in said for said in options(s)):
        s.choose(s.question.default)
        through(s, "answer?")
    s.choose("use b4/the-art-of-peace")
    through(s, "answer?")
    happened = s.asked[1][1][1]
    assert sorted((kind, face) for kind, _, face, *_ in happened) == [
        ("dishonored", "akodo-toturi"), ("dishonored", "honored-general"), ("dishonored", "lion-s-pride-brawler"),
    ] or {kind for kind, *_ in happened} == {"honored"}  # fmt: skip
    assert len(happened) > 1


@pytest.mark.ruling("L-9.9")
def test_what_lasts_is_for_those_who_were_there_and_ends_with_its_scope():
    s = position(
        "field a: deathseeker [present], matsu-berserker\nfield b: doji-challenger [present]\n"
        "holdings a1: favorable-ground\nhand b: let-go\nconflict: a military fire b1",
        format="stronghold",
        windows="all",
    )
    play(s, "pass", "use a/yojin-no-shiro", "pass", "use a1/favorable-ground", "a/matsu-berserker")
    assert taking_part(s) == ["deathseeker", "doji-challenger", "matsu-berserker"]
    assert [number(s, "military", face) for face in ("deathseeker", "matsu-berserker")] == [3, 3]
    finish(s)
    assert number(s, "military", "deathseeker") == 2


@pytest.mark.ruling("L-9.11")
def test_of_several_who_choose_the_first_player_is_first():
    text = "field a: matsu-berserker, deathseeker\nfield b: doji-whisperer, brash-samurai\nfirst: {}\nphase: conflict"
    for letter, seat in (("a", 0), ("b", 1)):
        s = through(held(text.format(letter)), "leaves first?")
        assert s.question.seat == seat


@pytest.mark.ruling("L-9.12")
def test_actions_are_used_in_their_windows_only():
    s = position(
        "field a: doji-whisperer, savvy-politician\nhand a: way-of-the-crane, way-of-the-crane, banzai\nphase: conflict",
        windows="all",
    )
    play(s, "use way-of-the-crane", "a/savvy-politician")
    assert prompt(s) == "answer?"
    assert options(s) == ["use a/savvy-politician", "pass"]
    s.choose("pass")
    through(s, "window")
    assert any(said.startswith("use way-of-the-crane") for said in options(s))


@pytest.mark.ruling("L-9.15")
def test_who_leaves_by_its_own_text_cannot_be_saved():
    text = "field a: {}{}\nattached a: reprieve [on field/{}]\nfield b: doji-challenger\nhonor: 6 6\nphase: dynasty"
    s = held(text.format("obstinate-recruit", " [fate 2]", "obstinate-recruit"))
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    assert [where(s, face) for face in ("obstinate-recruit", "reprieve")] == ["fallen", "discard"]


@pytest.mark.ruling("L-9.2")
def test_keywords_come_before_reactions_and_forced_ones_before_those_that_are_chosen():
    s = held("field a: akodo-gunso [present, fate 1]\nconflict: a military fire b1")
    through(s, "ring effect?")
    assert row(s, "akodo-gunso").count("honored") == 1


@pytest.mark.ruling("L-6.8", "L-16.1")
def test_only_participants_have_won_or_lost():
    s = held("field a: akodo-gunso [present]\nconflict: a military fire b1")
    home = held("field a: akodo-gunso, deathseeker [present]\nconflict: a military fire b1")
    found = []
    for state in (s, home):
        through(state, "ring effect?")
        found.append(row(state, "akodo-gunso").count("honored"))
    assert found == [1, 0]


@pytest.mark.ruling("L-16.1")
def test_a_keyword_that_a_card_has_twice_counts_once():
    s = held("field a: asahina-storyteller [honored], asahina-storyteller [honored, fate 3]\nphase: conflict")
    before = len(s.piles["hand", 0])
    through(s, "bid?")
    assert len(s.piles["hand", 0]) == before + 1
    assert where(s, "asahina-storyteller") == "fallen"


@pytest.mark.ruling("L-6.18")
def test_of_several_attacked_provinces_each_breaks_by_its_own_strength():
    s = held(
        "field a: akodo-toturi [present]\nprovinces b2: province [tainted, by b]\nprovinces b1: province\n"
        "provinces b3: province\nprovinces a1: province\nconflict: a military fire b1 b2"
    )
    assert skill(s, 0) < number(s, "strength", "province") + 10
    through(s, "ring effect?", "plunder?")
    marks = {now.place: now.count("broken") for now in s.pieces if now.zone == "provinces" and now.place >= 6}
    strengths = {
        now.place: s.game.number(s, "strength", p) for p, now in enumerate(s.pieces) if now.zone == "provinces"
    }
    assert {place: n for place, n in marks.items() if place in (6, 7)} == {6: 1, 7: int(strengths[7] <= 6)}


@pytest.mark.ruling("L-6.19", "L-19.3")
def test_a_side_that_has_lost_the_game_leaves_a_conflict_without_a_winner():
    s = position(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present]\nhand a: assassination\nhonor: 3 6\n"
        "conflict: a political fire b1"
    )
    play(s, "use assassination")
    assert (s.reason, s.result) == ("dishonor", {0: 0.0, 1: 1.0})
    assert s.asked is None
    assert not any("wins the conflict" in line for line in s.log())
