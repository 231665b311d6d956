"""Chapter 6: announcing, repeating, resolving; bleeds, hunts, equipment, allies (worked traces 1, 2, 4, 12, 14)."""

import pytest

from coterie.games.vtes.rules.action_state import current_action
from coterie.kernel.events import about
from tests.vtes.tools import (
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    rest,
    where,
)


@pytest.mark.ruling("VR-6.4", "VR-6.9", "V-115")
def test_a_bleed_burns_pool_and_takes_the_edge():
    s = position("ready a: madison [blood 6]\nready b: nassir [blood 4]\nready c: brock-sterling [blood 3]")
    s.choose("bleed with madison")
    assert asked(s) == (1, ["block with b/nassir", "no block"])  # the target alone may block
    s.choose("no block")
    assert (s.pool, s.edge, locked(s, "madison")) == ((30, 29, 30), 0, True)


@pytest.mark.ruling("VR-6.9")
def test_a_hunt_gains_blood_and_is_open_to_prey_and_predator():
    s = position("ready a: madison [blood 3]\nready b: nassir [blood 4]\nready c: brock-sterling [blood 3]")
    s.choose("hunt with madison")
    assert asked(s) == (1, ["block with b/nassir", "no block"])
    s.choose("no block")
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])
    s.choose("no block")
    assert (blood_on(s, "madison"), s.pool) == (4, (30, 30, 30))


@pytest.mark.ruling("VR-6.2")
def test_a_vampire_without_blood_must_hunt_first():
    s = position("ready a: madison [blood 3], nassir, rosalina-cortez\nready b: brock-sterling [bowed]")
    assert asked(s) == (0, ["hunt with a/nassir", "hunt with a/rosalina-cortez"])
    s.choose("hunt with nassir")
    assert "bleed with a/madison" in options(s)
    assert blood_on(s, "nassir") == 1


@pytest.mark.ruling("VR-6.3")
def test_a_bleed_is_not_repeated_by_an_unlocked_minion():
    s = position("ready a: brock-sterling [blood 3]\nhand a: freak-drive\nready b: nassir [bowed]")
    play_through(s, "bleed with brock-sterling", "play freak-drive")
    assert not locked(s, "brock-sterling")
    assert blood_on(s, "brock-sterling") == 2
    assert "hunt with a/brock-sterling" in options(s)
    assert "bleed with a/brock-sterling" not in options(s)


@pytest.mark.ruling("C-049")
def test_freak_drive_at_the_basic_level_needs_a_success():
    s = position("ready a: brock-sterling [blood 3]\nhand a: freak-drive\nready b: nassir [blood 4]")
    play_through(s, "bleed with brock-sterling", "block with nassir")
    s.choose("play freak-drive")  # at the superior level only, so nothing is asked
    assert not locked(s, "brock-sterling")


@pytest.mark.ruling("VR-6.8", "VR-6.5")
def test_a_blocked_action_locks_the_blocker_and_costs_nothing():
    s = position(
        "ready a: madison [blood 6]\nhand a: govern-the-unaligned\nready b: nassir [blood 4]\nlibrary a: dodge"
    )
    play_through(s, "play govern-the-unaligned", "block with nassir", "hand strike")
    assert locked(s, "nassir")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (5, 3)  # 1 each from hands, nothing for the card
    assert where(s, "govern-the-unaligned") == "ash"
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("V-020", "V-021", "V-022", "V-056")
def test_superior_may_choose_and_basic_may_not():
    s = position("ready a: madison [blood 6]\nhand a: govern-the-unaligned\nuncontrolled a: nassir")
    s.choose("play govern-the-unaligned")
    assert options(s) == ["way 1", "way 2"]
    play_through(s, "way 2", "a/uncontrolled.1")
    assert s.pieces[find(s, "nassir")].count("blood") == 3
    assert (s.pool, blood_on(s, "madison")) == ((30, 30, 30), 5)
    basic = position("ready a: oshri-dahan [blood 4]\nhand a: govern-the-unaligned\nuncontrolled a: brock-sterling")
    basic.choose("play govern-the-unaligned")
    assert (basic.pool, basic.edge) == ((30, 27, 30), 0)  # no question: it bleeds with +2


@pytest.mark.ruling("V-018", "V-019", "V-060")
def test_disciplines_and_blood_are_needed():
    s = position("ready a: brock-sterling [blood 3], oshri-dahan [bowed, blood 4]\nhand a: govern-the-unaligned")
    assert "play govern-the-unaligned" not in options(s)
    s = position("ready a: oshri-dahan [blood 1]\nhand a: govern-the-unaligned")
    assert "play govern-the-unaligned" in options(s)


@pytest.mark.ruling("VR-6.7", "V-137")
def test_limited_bleeds_do_not_add_up():
    s = position("ready a: madison [blood 6]\nhand a: conditioning, bonding\nready b: nassir [bowed]")
    play_through(s, "bleed with madison", "play conditioning", "way 2")
    assert s.pool == (30, 26, 30)  # bonding was not offered: nobody was asked any more


@pytest.mark.ruling("V-138")
def test_a_modifier_is_played_once_in_an_action():
    s = position(
        "ready a: belinde [blood 6]\nhand a: lost-in-crowds, lost-in-crowds\n"
        "ready b: baixinho [blood 3], ryan [blood 4]"
    )
    play_through(s, "bleed with belinde", "block with baixinho", "play lost-in-crowds", "way 1")
    assert asked(s)[0] == 1  # the block has failed; nothing more is offered to a
    assert "block with b/baixinho" not in options(s) or s.asked[1][0] == "block?"


@pytest.mark.ruling("VR-6.9", "C-057", "VR-6.5")
def test_a_redirected_bleed_can_be_blocked_anew_and_the_edge_stays_with_the_bleeder():
    s = position(
        "ready a: madison [blood 6]\nready b: oshri-dahan [blood 2]\nhand b: deflection\n"
        "ready c: brock-sterling [blood 3]"
    )
    play_through(s, "bleed with madison", "no block")
    assert asked(s) == (1, ["play deflection", "pass"])
    s.choose("play deflection")
    assert locked(s, "oshri-dahan")
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])
    s.choose("no block")
    assert (s.pool, s.edge) == ((30, 30, 29), 0)


@pytest.mark.ruling("VR-4.4", "V-041", "V-107")
def test_a_cancelled_action_card_does_not_lock_its_minion():
    s = position(
        "ready a: oshri-dahan [blood 4]\nhand a: govern-the-unaligned\nready c: nassir [blood 4]\n"
        "hand c: direct-intervention"
    )
    s.choose("play govern-the-unaligned")
    assert asked(s) == (2, ["play direct-intervention", "pass"])  # before anything is paid
    s.choose("play direct-intervention")
    assert not locked(s, "oshri-dahan")
    assert (blood_on(s, "oshri-dahan"), s.pool, s.debt) == (4, (30, 30, 29), (False, False, True))
    assert "bleed with a/oshri-dahan" in options(s)
    assert where(s, "govern-the-unaligned") == "ash"


@pytest.mark.ruling("V-119", "V-061", "VR-10.4")
def test_equipment_goes_on_the_acting_minion_and_is_paid_from_the_pool():
    s = position("ready a: madison [blood 6]\nhand a: sport-bike\nready b: nassir [bowed]")
    s.choose("play sport-bike")
    assert borne_by(s, "madison") == ["sport-bike"]
    assert (s.pool[0], number(s, "intercept", "madison"), locked(s, "madison")) == (29, 1, True)


@pytest.mark.ruling("V-062")
def test_equipment_that_cannot_be_paid_is_not_offered():
    s = position("pool: 1 30 30\nready a: madison [blood 6]\nhand a: 44-magnum")
    assert "play 44-magnum" not in options(s)


@pytest.mark.ruling("V-118", "VR-10.1", "VR-6.9")
def test_an_ally_is_recruited_and_cannot_act_in_this_turn():
    s = position("ready a: madison [blood 6]\nhand a: political-ally\nready b: nassir [bowed]")
    s.choose("play political-ally")
    assert faces(s, "ready", 0) == ["madison", "political-ally"]
    assert (blood_on(s, "political-ally"), s.pool[0]) == (1, 28)
    assert not any("political" in text for text in options(s))


@pytest.mark.ruling("V-131", "VR-10.3")
def test_a_retainer_comes_with_its_life():
    s = position("ready a: lenny-burkhead [blood 6]\nhand a: raven-spy\nready b: nassir [bowed]")
    play_through(s, "play raven-spy", "way 2")
    assert borne_by(s, "lenny-burkhead") == ["raven-spy"]
    assert (blood_on(s, "raven-spy"), number(s, "intercept", "lenny-burkhead")) == (2, 1)


@pytest.mark.ruling("C-023", "VR-6.4")
def test_an_action_at_another_methuselahs_minion_is_directed_at_it():
    s = position(
        "ready a: madison [blood 6]\nhand a: bums-rush\nready b: nassir [blood 4]\nready c: brock-sterling [blood 3]"
    )
    play_through(s, "play bums-rush", "c/brock-sterling")
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])  # b may not block


@pytest.mark.ruling("VR-6.9")
def test_equipment_changes_hands_between_ones_own_minions():
    s = position("ready a: madison [blood 6], oshri-dahan [blood 2]\nattached a: sport-bike [on ready/oshri-dahan]")
    s.choose("equip a/madison with a/sport-bike")
    assert (borne_by(s, "madison"), borne_by(s, "oshri-dahan")) == (["sport-bike"], [])


@pytest.mark.ruling("VR-6.9")
def test_as_much_equipment_of_one_minion_is_taken_as_one_likes():
    for choice, moved in (("take a/ivory-bow", ["sport-bike", "ivory-bow"]), ("leave a/ivory-bow", ["sport-bike"])):
        s = position(
            "ready a: madison [blood 6], oshri-dahan [blood 2], catalina-vega [bowed, blood 1]\n"
            "attached a: sport-bike [on ready/oshri-dahan], ivory-bow [on ready/oshri-dahan], "
            "laptop-computer [on ready/catalina-vega]\nready b: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 1]"
        )
        s.choose("equip a/madison with a/sport-bike")
        assert asked(s) == (0, ["take a/ivory-bow", "leave a/ivory-bow"])  # nothing of the third minion's
        s.choose(choice)
        assert (borne_by(s, "madison"), locked(s, "madison")) == (moved, True)


@pytest.mark.ruling("VR-6.9", "VR-9.2")
def test_a_vampire_becomes_an_anarch_for_two_blood():
    s = position("ready a: madison [blood 6]\nready b: nassir [bowed]")
    s.choose("make madison an anarch")
    assert s.game.value(s, "sect", find(s, "madison")) == "Anarch"
    assert blood_on(s, "madison") == 4


# ── one political action ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.3", "V-134")
def test_a_vampire_calls_one_referendum_in_a_turn_by_whatever_it_calls_it():
    s = position(
        "library a: dodge\nready a: benjamin-rose [blood 6], madison [blood 3]\nhand a: kine-resources-contested\n"
        "ready b: min-seo [bowed, blood 1]\nready c: ryan [bowed, blood 4]"
    )
    s.choose("act with a/benjamin-rose by a/benjamin-rose 1")
    rest(s)
    happen(s, about(s, "straighten", find(s, "benjamin-rose")))
    assert "bleed with a/benjamin-rose" in options(s)
    s.choose("play kine-resources-contested")
    assert any(line.endswith("with Madison") for line in s.log(0))  # who is the only one that still can


@pytest.mark.ruling("VR-6.3", "VR-6.9")
def test_an_action_that_calls_a_referendum_is_political_whatever_else_it_does():
    s = position(
        "ready a: madison [blood 4]\nready b: min-seo [bowed, blood 1]\nattached b: fee-stake-corte [on ready/min-seo]\n"
        "ready c: oluwafunmilayo [blood 4]"
    )
    s.choose("act with a/madison by b/fee-stake-corte 3")
    now = current_action(s)
    assert now is not None
    assert (now.kind, now.targets) == ("political", ())
    assert number(s, "intercept", "oluwafunmilayo") == 1
