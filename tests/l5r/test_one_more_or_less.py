"""Positions in which one point, one card or one honor more or less decides."""

import pytest

from coterie.kernel.pieces import pile
from tests.l5r.tools import (
    asked,
    declare,
    faces,
    finish,
    held,
    now,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    through,
)

# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.7", "L-6.12")
@pytest.mark.parametrize(
    ("attacker", "defender", "holder"),
    [
        ("solemn-scholar [present]", "solemn-scholar [present]", 0),  # 1 against 1
        ("solemn-scholar [present, bowed]", "solemn-scholar [present]", 1),  # 0 against 1
        ("solemn-scholar [present, bowed]", "solemn-scholar [present, bowed]", -1),  # 0 against 0
        ("solemn-scholar [present]", "solemn-scholar [present, bowed]", 0),  # 1 against 0
        ("solemn-scholar [present]", "deathseeker [present]", 1),  # 1 against 2
    ],
)
def test_one_point_of_skill_wins_and_none_does_not(attacker, defender, holder):
    s = held(f"field a: {attacker}\nfield b: {defender}\nconflict: a military fire b1")
    finish(s)
    assert ring(s, "fire").holder == holder


@pytest.mark.ruling("L-6.7")
def test_the_favor_adds_nothing_where_nobody_participates():
    s = held(
        "field b: doji-whisperer\nfield a: solemn-scholar [present, bowed]\nfavor: b\nconflict: a military fire b1"
    )
    finish(s)
    assert ring(s, "fire").holder == -1


@pytest.mark.ruling("L-6.10")
@pytest.mark.parametrize(("strength", "broken"), [(" [tainted]", 0), ("", 1)])
def test_three_points_ahead_break_a_strength_of_three_and_not_of_five(strength, broken):
    s = held(f"field a: matsu-berserker [present]\nprovinces b1: province{strength}\nconflict: a military fire b1")
    finish(s)
    assert sum(each.count("broken") for each in s.pieces) == broken


@pytest.mark.ruling("L-6.9")
@pytest.mark.parametrize(("more", "honor"), [("field b: solemn-scholar [present, bowed]", 10), ("", 9)])
def test_who_defends_bowed_has_still_opposed(more, honor):
    s = held(f"field a: matsu-berserker [present]\n{more}\nconflict: a military fire b1", format="stronghold")
    finish(s)
    assert s.honor[1] == honor


@pytest.mark.ruling("L-6.1")
def test_two_with_covert_evade_two_and_not_one_of_them_twice():
    s = held(
        "field a: master-of-the-court, political-rival\nfield b: doji-whisperer, political-rival, brash-samurai\n"
        "phase: conflict"
    )
    declare(s, "fire political", "b1", "a/master-of-the-court", "a/political-rival")
    assert options(s) == ["evade b/doji-whisperer", "evade b/brash-samurai", "nobody"]
    s.choose("evade b/doji-whisperer")
    assert options(s) == ["evade b/brash-samurai", "nobody"]
    s.choose("nobody")
    assert options(s) == ["defend with b/political-rival", "defend with b/brash-samurai", "done"]


# ── taint ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-21.2", "L-21.4")
@pytest.mark.parametrize(
    ("honor", "offered"),
    [
        (1, ["defend with b/brash-samurai", "done"]),  # the province costs the last of it
        (2, ["defend with b/deathseeker", "defend with b/brash-samurai", "done"]),
    ],
)
def test_who_pays_for_a_tainted_province_has_one_honor_less_for_tainted_defenders(honor, offered):
    s = held(
        f"field a: matsu-berserker\nfield b: deathseeker [tainted], brash-samurai\nprovinces b1: province [tainted]\n"
        f"honor: 6 {honor}\nphase: conflict"
    )
    declare(s, "fire military", "b1", "a/matsu-berserker")
    assert options(s) == offered


@pytest.mark.ruling("L-21.2", "U-190")
def test_a_team_mate_pays_nothing_for_the_province_of_another():
    s = position(
        "field a: matsu-berserker\nfield b: brash-samurai\nfield d: deathseeker [tainted]\n"
        "provinces b1: province [tainted]\nhonor: 6 6 6 1\nhand b: banzai\nphase: conflict",
        players=4,
    )
    declare(s, "fire military", "b1", "a/matsu-berserker")
    s.choose("done")
    assert asked(s) == (3, ["defend with d/deathseeker", "done"])


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-18.1")
@pytest.mark.parametrize(
    ("deck", "discarded", "honor", "hand"),
    [
        ("banzai, outwit, let-go", "fine-katana", 6, 3),  # just enough
        ("banzai, outwit", "fine-katana", 3, 3),
        ("banzai, outwit", "", 3, 2),  # there is nothing to make a new deck of
        ("", "", 3, 0),
    ],
)
def test_a_deck_with_one_card_too_few_costs_honor_once(deck, discarded, honor, hand):
    s = position(f"deck a: {deck}\ndiscard a: {discarded}\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 3")
    assert (s.honor[0], len(pile(s, "hand", 0))) == (honor, hand)


@pytest.mark.ruling("L-18.1", "L-14.8")
def test_the_last_dynasty_card_fills_a_province_and_the_next_one_costs_honor():
    s = position(
        "row a1: doji-challenger, brash-samurai\ndynasty a: deathseeker\nfallen a: matsu-berserker\nfate: 9 0\n"
        "row a2: doji-whisperer\nrow a3: savvy-politician\nphase: dynasty"
    )
    play(s, "play a1/row/doji-challenger", "fate 0")
    assert (s.honor[0], faces(s, "row", 0)) == (6, ["brash-samurai"])  # it is not empty yet
    through(s, "window")
    play(s, "play a1/row/brash-samurai", "fate 0")
    assert (s.honor[0], faces(s, "row", 0)) == (6, ["deathseeker"])
    through(s, "window")
    play(s, "play a2/row/doji-whisperer", "fate 0")
    assert (s.honor[0], faces(s, "row", 1)) == (3, ["matsu-berserker"])


@pytest.mark.ruling("L-12.7", "L-13.1")
@pytest.mark.parametrize(("ring_of_b", "favor"), [("b", 1), ("-", 0)])
def test_a_claimed_ring_is_worth_a_glory_in_the_count(ring_of_b, favor):
    """Two glory against one and two rings, or against one and one."""
    s = held(
        f"field a: brash-samurai [fate 1]\nfield b: doji-whisperer [fate 1]\nring air: b 0\nring void: {ring_of_b} 0\n"
        "favor: a\nphase: conflict"
    )
    through(s, "leaves first?", "bid?")
    assert s.favor == favor


@pytest.mark.ruling("L-12.1", "L-19.1")
@pytest.mark.parametrize(("honor", "result"), [(2, None), (1, {0: 0.0, 1: 1.0})])
def test_a_dishonored_character_that_leaves_may_take_the_last_honor(honor, result):
    s = held(f"field a: matsu-berserker [dishonored]\nhonor: {honor} 6\nphase: fate")
    while s.result is None and row(s, "matsu-berserker").zone == "field":
        s.choose(s.question.default)
    assert s.result == result


@pytest.mark.ruling("L-19.1")
@pytest.mark.parametrize(("honor", "over"), [(9, False), (10, True)])
def test_twelve_honor_win_and_eleven_do_not(honor, over):
    s = position(f"honor: 6 {honor}\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 3", "bid 1")
    assert (s.result is not None) == over


# ── attachments ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.11")
def test_two_restricted_attachments_are_none_too_many():
    s = held(
        "field a: matsu-berserker\nattached a: fine-katana [on field/matsu-berserker]\nhand a: honored-blade\n"
        "fate: 3 0\nphase: conflict"
    )
    s.choose("play honored-blade")
    if prompt(s) == "choose":
        s.choose("a/matsu-berserker")
    assert prompt(s) == "window"
    assert sorted(each.face for each in s.pieces if each.zone == "attached") == ["fine-katana", "honored-blade"]


# ── windows ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.6", "U-219", "U-236")
def test_a_team_that_acts_after_the_other_has_passed_keeps_the_window_open_for_all():
    s = position(
        "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nhand a: banzai\nhand b: banzai\n"
        "hand c: banzai, outwit\nhand d: banzai\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    said = []
    while now(s) is not None and not now(s).compared:
        if prompt(s) == "window":
            said.append(asked(s)[0])
        acts = len(said) == 4 and "use banzai" in options(s)
        s.choose("use banzai" if acts else "pass" if "pass" in options(s) else s.question.default)
    assert said == [1, 3, 0, 2, 1, 3, 0, 2]


@pytest.mark.ruling("L-7.2")
def test_the_earth_ring_costs_an_opponent_one_card_and_no_more():
    s = position(
        "field a: matsu-berserker [present]\nhand a: let-go\nhand b: let-go, outwit, rout\nconflict: a military earth b1",
        format="stronghold",
        windows="all",
    )
    through(s, "ring effect?")
    s.choose("resolve earth")
    assert [len(pile(s, "hand", seat)) for seat in (0, 1)] == [2, 2]
