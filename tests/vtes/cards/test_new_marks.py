"""Cards that remember whom they were used on, that make blocking dear, that widen a hand: what each does, and what not."""

import pytest

from tests.vtes.tools import (
    IDLE,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed]"
OBLIVION = vampire("OBL", capacity=6)
HAND = "dodge, fake-out, side-strike, blur, flash, soak, majesty"
SPHINX = "dreams-of-the-sphinx"


@pytest.mark.parametrize(("lost", "bleeder"), [(3, "first"), (1, "second")])
def test_spying_mission_gives_a_bleed_up_for_a_later_one(lost, bleeder):
    who = vampire("OBF", capacity=6)
    s = position(f"ready a: {who} [blood 4], madison [blood 4]\nhand a: spying-mission\n{IDLE}")
    s.choose(f"bleed with {who}")
    reach(s, "play spying-mission")
    rest(s)
    assert (s.pool[1], s.edge, borne_by(s, who)) == (30, -1, ["spying-mission"])
    s.choose("bleed with madison")
    rest(s)
    assert (s.pool[1], borne_by(s, who)) == (29, ["spying-mission"])
    if bleeder == "first":
        reach(s, f"bleed with {who}", over=True)
        rest(s)
        assert (s.pool[1], borne_by(s, who)) == (29 - lost, [])


def test_shadow_cast_hides_only_from_the_same_methuselah():
    s = position(f"ready a: {OBLIVION} [blood 4], madison [blood 4]\nhand a: shadow-cast\n{IDLE}")
    s.choose(f"bleed with {OBLIVION}")
    reach(s, "play shadow-cast")
    rest(s)
    assert (s.pool[1], borne_by(s, OBLIVION)) == (29, ["shadow-cast"])
    s = position(f"ready a: {OBLIVION} [blood 4], madison [blood 4]\nhand a: shadow-cast\n{IDLE}")
    s.choose(f"hunt with {OBLIVION}")
    rest(s)
    assert where(s, "shadow-cast") == "hand"  # that action was directed at nobody


def test_where_the_veil_thins_blocking_costs_those_without_oblivion():
    for blocker, cost in (("nassir", 1), (vampire("OBL", capacity=5), 0)):
        s = position(
            f"ready a: {OBLIVION} [blood 4], madison [blood 4]\nhand a: where-the-veil-thins\n"
            f"ready b: {blocker} [blood 4]\n"
            "attached b: raven-spy [lives 1, on ready/" + blocker + "], raven-spy [lives 1, on ready/" + blocker + "]\n"
            "ready c: ryan [bowed]"
        )  # fmt: skip
        play_through(s, f"bleed with {OBLIVION}", f"block with {blocker}", "play where-the-veil-thins", "way 2")
        assert number(s, "cost of blocking", blocker) == (
            cost if s.question.seat == 0 and "done" not in options(s) else 0
        )


def test_jurgen_is_blocked_for_blood_only():
    s = position(
        "ready a: jurgen-the-libertine [blood 4], madison [blood 4]\nready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with jurgen-the-libertine", "block with nassir")
    rest(s)
    assert blood_on(s, "nassir") == 2  # one for the attempt, one in the fight
    s = position("ready a: jurgen-the-libertine [blood 4], madison [blood 4]\nready b: nassir\nready c: ryan [bowed]")
    s.choose("bleed with jurgen-the-libertine")
    assert s.pool[1] == 29  # nassir cannot pay
    s = position(
        "ready a: jurgen-the-libertine [blood 4], madison [blood 4]\nready b: nassir [blood 4]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert blood_on(s, "nassir") == 3


def test_seeds_of_terror_keep_allies_and_the_poor_from_blocking():
    s = position(
        "ready a: gostoso [blood 4], madison [blood 4]\nhand a: seeds-of-terror\n"
        "ready b: nassir [blood 4], alice-chen, the-knights [lives 2]\nready c: ryan [bowed]"
    )
    s.choose("bleed with gostoso")
    reach(s, "play seeds-of-terror", "way 2")
    assert [each for each in options(s) if each.startswith("block")] == ["block with b/nassir"]


def test_unthinkable_humiliation_taxes_allies_in_life():
    who = "aaradhya-the-callous-tyrant"
    s = position(
        f"ready a: {who} [blood 4], madison [blood 4]\nhand a: unthinkable-humiliation\n"
        "ready b: the-knights [lives 3]\nready c: ryan [bowed]"
    )
    s.choose(f"bleed with {who}")
    reach(s, "play unthinkable-humiliation", "way 1", "block with the-knights")
    rest(s)
    assert blood_on(s, "the-knights") == 1  # one for the attempt, one in the fight


def test_dreams_of_the_sphinx_widen_a_hand_for_a_turn():
    library = "library a: soak, blur, flash, majesty, dodge, dodge, dodge\nready a: madison [blood 1]\n"
    s = position(f"board a: {SPHINX}\nhand a: {HAND}\n{library}{IDLE}")
    s.choose(f"use a/{SPHINX}")
    assert (len(faces(s, "hand", 0)), s.pieces[find(s, SPHINX)].count("counter")) == (9, 1)
    reach(s, "done", over=True)
    assert len(faces(s, "hand", 0)) >= 7


def test_dreams_of_the_sphinx_are_burned_with_the_third_counter():
    s = position(f"board a: {SPHINX} [counter 2]\nready a: madison [blood 1]\nuncontrolled a: nassir\n{IDLE}")
    uses = [each for each in options(s) if "sphinx" in each]
    assert len(uses) == 2  # no pool outside of the unlock phase
    play_through(s, uses[1], "a/uncontrolled.1")
    assert (where(s, SPHINX), blood_on(s, "nassir")) == ("ash", 1)


@pytest.mark.parametrize(("edge", "uses"), [("a", 3), ("b", 2)])
def test_dreams_of_the_sphinx_pay_only_who_has_the_edge(edge, uses):
    s = position(
        f"phase: 5.1.4\nedge: {edge}\nboard a: {SPHINX}\nready a: madison [blood 1]\nuncontrolled a: nassir\n{IDLE}"
    )
    assert len([each for each in options(s) if "sphinx" in each]) == uses


def test_fotini_widens_a_hand_until_the_discard_phase():
    s = position(
        f"ready a: fotini-katsikaris [blood 3], madison [blood 1]\nhand a: {HAND}\nlibrary a: soak, blur\n{IDLE}"
    )
    s.choose("bleed with fotini-katsikaris")
    assert len(faces(s, "hand", 0)) == 8
    reach(s, "done", f"discard {HAND.split(', ')[0]}", over=True)
    assert len(faces(s, "hand", 0)) == 7


def test_creeping_sabotage_costs_blood_for_each_copy():
    who = vampire(clan="Nosferatu", capacity=6)
    s = position(f"ready a: {who} [blood 4]\nhand a: creeping-sabotage\n{IDLE}")
    s.choose("play creeping-sabotage")
    assert (blood_on(s, who), faces(s, "board", 0)) == (4, ["creeping-sabotage"])
    s = position(
        f"ready a: {who} [blood 4]\nhand a: creeping-sabotage\nboard a: creeping-sabotage, creeping-sabotage\n{IDLE}"
    )
    s.choose("play creeping-sabotage")
    assert (blood_on(s, who), len(faces(s, "board", 0))) == (2, 3)
    s = position(f"phase: 5.1.4\nready a: {who} [blood 4]\nboard a: creeping-sabotage\n{IDLE}")
    assert s.pool == (30, 29, 30)


def test_raising_the_portcullis_while_the_prey_has_a_vampire_in_torpor():
    who = "gnaeus-aemilius-augustinus"
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: raising-the-portcullis\ntorpor b: nassir\n"
        f"ready c: ryan [bowed]"
    )
    s.choose("play raising-the-portcullis")
    reach(s, f"vote for with a/{who}")
    rest(s)
    assert (faces(s, "board", 0), number(s, "bleed", "madison"), number(s, "bleed", "ryan")) == (
        ["raising-the-portcullis"],
        2,
        1,
    )
    s = position(f"ready a: {who} [blood 4]\nhand a: raising-the-portcullis\nboard a: raising-the-portcullis\n{IDLE}")
    assert "play raising-the-portcullis" not in options(s)
    assert number(s, "bleed", who) == 1


def test_gnaeus_hurts_a_minion_that_the_prey_chooses():
    s = position(
        "phase: 5.1.4\nready a: gnaeus-aemilius-augustinus [blood 4]\nready b: nassir [blood 4], madison [blood 2]\n"
        "ready c: ryan [blood 4]"
    )
    assert asked(s) == (1, ["b/nassir", "b/madison"])
    s.choose("b/madison")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (1, 4)


def test_disarm_sends_to_torpor_who_was_hurt_more():
    who = vampire("POT", capacity=7)
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: roundhouse, disarm\n{AWAKE}")
    play_through(s, f"bleed with {who}", "block with nassir")
    reach(s, "play roundhouse", "way 1", "play disarm", "way 2")
    rest(s)
    assert (where(s, "nassir"), number(s, "strength", "nassir"), borne_by(s, "nassir")) == ("torpor", -1, ["disarm"])
    s = position(f"ready a: {who} [blood 4], madison [blood 1]\nhand a: disarm\n{AWAKE}")
    play_through(s, f"bleed with {who}", "block with nassir")
    with pytest.raises(StopIteration):  # both were hurt alike
        reach(s, "play disarm")


def test_fortune_teller_shop_and_sreelekha():
    ravnos, other = vampire(clan="Ravnos", capacity=5), vampire(clan="Ventrue", capacity=5)
    for who, hidden in ((ravnos, True), (other, False)):
        s = position(f"ready a: {who} [blood 3], madison [blood 1]\nboard a: fortune-teller-shop\n{AWAKE}")
        play_through(s, f"bleed with {who}", "block with nassir")
        assert ("use a/fortune-teller-shop" in options(s)) == hidden
    for zone, discards in (("ready", 2), ("torpor", 1)):
        s = position(
            f"phase: 5.5.1\n{zone} a: sreelekha\nready b: nassir [bowed]\nready c: ryan [bowed]\nhand a: {HAND}"
        )
        assert asked(s)[0] == 0
        for _ in range(discards):
            assert any(each.startswith("discard") for each in options(s))
            s.choose(next(each for each in options(s) if each.startswith("discard")))
        assert not (s.question.seat == 0 and any(each.startswith("discard a/") for each in options(s)))


def test_break_the_bonds_joins_disciplines():
    who = vampire("ani", "pre", sect="Anarch")
    young = vampire(capacity=4)
    s = position(f"ready a: {who} [blood 4]\nhand a: break-the-bonds\nuncontrolled a: {young}\n{IDLE}")
    s.choose("play break-the-bonds")
    ways = [each for each in options(s) if each.startswith("way")]
    assert len(ways) >= 3
    s.choose("way 5" if "way 5" in ways else ways[-1])
    s.choose("a/uncontrolled.1")
    assert (s.pool[1], blood_on(s, young)) == (28, 1)


def test_park_hunting_ground_feeds():
    s = position(f"phase: 5.1.4\nboard a: park-hunting-ground\nready a: madison [blood 1]\n{IDLE}")
    s.choose("use a/park-hunting-ground")
    assert (blood_on(s, "madison"), locked(s, "nassir")) == (2, True)
