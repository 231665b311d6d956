"""Cards of rounds, weapons, delays and newcomers: what each does, and what it must not do."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    UP,
    blocked,
    blood_on,
    borne_by,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

# ── strikes and rounds ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3")
def test_weighted_walking_stick_is_a_weapon_that_wears_off():
    s = blocked("madison", "weighted-walking-stick", "play weighted-walking-stick", "use weighted-walking-stick")
    rest(s)
    assert (blood_on(s, "nassir"), counters(s, "weighted-walking-stick")) == (2, 3)
    assert s.game.kind(s, find(s, "weighted-walking-stick")) == "equipment"
    s = table("madison", b=UP, attached_a="weighted-walking-stick [counter 1, on ready/madison]")
    reach(s, "bleed with madison", "block with nassir", "use weighted-walking-stick")
    rest(s)
    assert where(s, "weighted-walking-stick") == "ash"
    s = blocked("madison", "weighted-walking-stick", b="aidan-lyle [blood 4]")
    reach(s, "use aidan-lyle")
    assert "play weighted-walking-stick" not in options(s)  # only in the first round


IVORY = "attached b: ivory-bow [on ready/nassir]"
FIRE = [("blood-rage", "way 1", 1), ("blood-rage", "way 2", 2), ("blood-fury", "way 1", 2), ("blood-fury", "way 2", 3),
        ("soul-burn", "way 1", 1), ("soul-burn", "way 2", 2)]  # fmt: skip


@pytest.mark.parametrize(("card", "way", "harm"), FIRE)
@pytest.mark.ruling("VR-8.4", "C-109")
def test_burning_blood_is_not_prevented_by_fortitude_and_blunts_weapons(card, way, harm):
    who, hard = vampire("THA", capacity=8), vampire("FOR", "DOM")
    s = table(who, card, b=f"{hard} [blood 4]", hand_b="hidden-strength", attached_b=f"ivory-bow [on ready/{hard}]")
    reach(s, f"bleed with {who}", f"block with {hard}", f"play {card}", way, "use ivory-bow")
    while "done" not in options(s):
        assert "play hidden-strength" not in options(s)
        s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
    assert (blood_on(s, hard), where(s, who)) == (4 - harm, "ready")  # the bow would have wounded


def test_a_fortitude_card_prevents_an_ordinary_strike():
    hard = vampire("FOR", "DOM")
    s = table("madison", b=f"{hard} [blood 4]", hand_b="hidden-strength")
    reach(s, "bleed with madison", f"block with {hard}", "play hidden-strength")


@pytest.mark.ruling("VR-8.2")
def test_telepathic_tracking_gives_a_maneuver_in_the_next_round_only():
    who = vampire("AUS", capacity=8)
    s = blocked(who, "telepathic-tracking")
    assert f"use a/{who}" not in options(s)
    reach(s, "play telepathic-tracking", f"use a/{who}")
    rest(s)
    assert (blood_on(s, "nassir"), blood_on(s, who)) == (3, 2)  # one paid, one lost: the second round was at long range
    s = blocked(who, "telepathic-tracking", "pass", "play telepathic-tracking")
    rest(s)
    assert blood_on(s, "nassir") == 2  # two rounds


@pytest.mark.ruling("C-051", "VR-6.8")
def test_form_of_mist_continues_the_action_once():
    who = vampire("PRO", least=5)
    s = blocked(who, "form-of-mist", "play form-of-mist", "way 2", "yes")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29, 3)
    s = blocked(who, "form-of-mist", "play form-of-mist", "way 1")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (30, 4)


def test_sculpt_the_flesh_drains_in_each_unlock_phase():
    who = vampire("PRO", clan="Tzimisce")
    s = blocked(who, "sculpt-the-flesh", "play sculpt-the-flesh", "way 2")
    rest(s)
    assert (blood_on(s, "nassir"), borne_by(s, "nassir")) == (2, ["sculpt-the-flesh"])
    s = blocked(who, "sculpt-the-flesh", "play sculpt-the-flesh", "way 1")
    rest(s)
    assert (where(s, "nassir"), where(s, "sculpt-the-flesh")) == ("torpor", "ash")
    for host, left in (("madison", 3), ("nassir", 4)):
        seat = "a" if host == "madison" else "b"
        s = table("madison", phase="5.1.4", **{f"attached_{seat}": f"sculpt-the-flesh [on ready/{host}]"})
        assert blood_on(s, host) == left  # only in the phase of its bearer


def test_touch_of_oblivion_holds_or_fells():
    who = vampire("OBL", least=5)
    s = blocked(who, "touch-of-oblivion", "play touch-of-oblivion", "way 1")
    rest(s)
    assert (borne_by(s, "nassir"), counters(s, "touch-of-oblivion")) == (["touch-of-oblivion"], 2)
    s = blocked(who, "touch-of-oblivion", "play touch-of-oblivion", "way 2")
    rest(s)
    assert where(s, "nassir") == "torpor"
    s = blocked(who, "touch-of-oblivion", "play touch-of-oblivion", "way 2", b="the-knights [lives 2]")
    rest(s)
    assert where(s, "the-knights") == "ash"
    s = table("madison [bowed, blood 4]", phase="5.1.3", attached_b="touch-of-oblivion [counter 1, on ready/madison]")
    assert (locked(s, "madison"), where(s, "touch-of-oblivion")) == (True, "ash")


@pytest.mark.parametrize(("need", "way", "left"), [("ani", "way 1", 2), ("cel", "way 2", 3), ("pot", "way 3", 1)])
@pytest.mark.ruling("C-113")
def test_dust_up(need, way, left):
    who = next(v for n in range(9) if number(table(v := vampire(need, sect="Anarch", nth=n)), need, v))
    s = blocked(who, "dust-up", "play dust-up")
    if way in options(s):
        s.choose(way)
    rest(s)
    assert blood_on(s, "nassir") == left
    assert blood_on(s, who) == (4 if need == "cel" else 3) - (1 if need == "cel" else 0)


def test_dust_up_with_animalism_is_not_dodged():
    who = next(v for n in range(9) if number(table(v := vampire("ani", sect="Anarch", nth=n)), "ani", v))
    s = table(who, "dust-up", b=UP, hand_b="dodge")
    reach(s, f"bleed with {who}", "block with nassir", "play dust-up")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, "play dodge")
    rest(s)
    assert blood_on(s, "nassir") == 2


def test_sniper_rifle_sets_the_range_for_a_blocker():
    more = {"attached_b": "sniper-rifle [on ready/nassir]"}
    s = blocked("madison", "", "use sniper-rifle", **more)
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 4)
    s = table("nassir", b="madison [blood 4]", attached_a="sniper-rifle [on ready/nassir]")
    reach(s, "bleed with nassir", "block with madison")
    rest(s)
    assert blood_on(s, "madison") == 3  # close range, and he has not blocked


def test_living_manse_bleeds_and_ends_combat_once():
    s = table("madison", b=UP, attached_a="living-manse [on ready/madison]")
    assert number(s, "bleed", "madison") == 2
    reach(s, "bleed with madison", "block with nassir", "use living-manse")
    rest(s)
    assert (blood_on(s, "madison"), where(s, "living-manse")) == (4, "ash")


def test_flaming_candle_hides_from_vampires_and_only_one_is_played():
    s = table("madison", b=f"{UP}, the-knights [lives 2]", attached_a="flaming-candle [on ready/madison]")
    play_through(s, "bleed with madison", "use flaming-candle")
    assert options(s) == ["block with b/the-knights", "no block"]
    assert (where(s, "flaming-candle"), blood_on(s, "madison")) == ("ash", 3)
    s = table("madison [blood 4], ryan [blood 4]", "flaming-candle, flaming-candle", c="")
    play_through(s, "play flaming-candle", "a/madison")
    assert "play flaming-candle" not in options(s)


@pytest.mark.ruling("VR-6.8")
def test_show_of_force_is_strong_if_it_is_blocked():
    who = next(v for n in range(9) if number(table(v := vampire("POT", "PRE", nth=n)), "pot", v) > 1)
    s = table(who, "show-of-force", b=UP)
    reach(s, "play show-of-force", "way 2", "block with nassir", f"use {who}")
    rest(s)
    assert blood_on(s, "nassir") == 1
    s = table(who, "show-of-force", b="nassir [bowed]")
    reach(s, "play show-of-force", "way 1")
    rest(s)
    assert (s.pool[1], number(s, "strength", who)) == (28, 1)


@pytest.mark.ruling("VR-8.3")
def test_hunters_mark_lets_nobody_escape():
    who, shy = vampire("CEL", "THA", plain=False), vampire("PRE", capacity=7)
    for way, can in (("way 1", True), ("way 2", False)):
        s = table(who, "hunters-mark", b=f"{shy} [bowed, blood 4]", hand_b="majesty")
        reach(s, "play hunters-mark", way, f"b/{shy}")
        seen = []
        while "done" not in options(s):
            seen += options(s)
            s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
        assert ("play majesty" in seen) is can


def test_heroic_might_smashes_equipment():
    who = vampire("POT", capacity=8)
    s = table(who, "heroic-might")
    play_through(s, "play heroic-might", "way 2")
    assert (number(s, "strength", who), blood_on(s, who), number(s, "strength", "nassir")) == (3, 1, 1)
    s = table(who, "heroic-might")
    play_through(s, "play heroic-might", "way 1")
    assert number(s, "strength", who) == 2


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-139")
def test_veil_the_legions_hides_the_next_actions():
    other = vampire("OBF", least=6)
    s = table(f"madison [blood 4], ryan [blood 4], {other} [blood 5]", "veil-the-legions, veil-the-legions", b=UP, c="")
    reach(s, "bleed with madison", "block with nassir", "play veil-the-legions", f"a/{other}", "way 2")
    assert options(s) == ["0", "1", "2", "3", "4", "5"]  # all the blood that it has
    s.choose("2")
    assert blood_on(s, other) == 3
    assert "play veil-the-legions" not in options(s)  # one in an action
    rest(s)
    for who in (other, "loyal-street-gang", "ryan"):
        s.choose(f"bleed with {who}")
        s.choose("block with nassir")  # in vain, as long as they are hidden
        rest(s)
        assert locked(s, "nassir") is (who == "ryan")
    assert s.pool[1] == 30 - 2


def test_amici_noctis_shares_the_margin():
    who = vampire(clan="Lasombra", title="prince", plain=False)
    other = vampire(clan="Lasombra", capacity=5)
    s = table(f"{who} [blood 3], {other} [blood 2]", "amici-noctis, kine-resources-contested")
    reach(
        s,
        "play kine-resources-contested",
        f"a/{who}",
        "seat b",
        "seat b",
        "seat b",
        f"vote for with {who}",
        "play amici-noctis",
    )
    assert options(s) == ["0", "1", "2"]
    s.choose("1")
    assert s.pool[0] == 31
    rest(s)
    assert (blood_on(s, who), blood_on(s, other)) == (4, 3)  # the referendum has passed by three votes
    s = table(f"{who} [blood 3], {other} [blood 2]", "amici-noctis, kine-resources-contested")
    reach(s, "play kine-resources-contested", f"a/{who}", "seat b", "seat b", "seat b", f"vote for with {who}")
    reach(s, "play amici-noctis", "2", f"a/{who}")
    rest(s)
    assert (s.pool[0], blood_on(s, who), blood_on(s, other)) == (32, 4, 2)
    s = table(f"{who} [blood 3], {other} [blood 5]", "amici-noctis, kine-resources-contested")
    reach(s, "play kine-resources-contested", f"a/{who}", "seat b", "seat b", "seat b", f"vote for with {who}")
    reach(s, "play amici-noctis", "2")
    assert blood_on(s, who) == 4  # the other is full, so nobody has to choose


def test_puppet_master_seizes_a_vampire_for_a_turn():
    who = vampire("DOM", capacity=9)
    s = table(who, "puppet-master", b=UP)
    reach(s, "play puppet-master", "way 2", "nassir")
    rest(s)
    assert (locked(s, "nassir"), borne_by(s, "nassir")) == (True, ["puppet-master"])
    s = table(who, b="nassir [bowed, blood 4]", attached_a="puppet-master [on ready/nassir]")
    s.choose("use puppet-master")
    assert "bleed with b/nassir" in options(s) or "bleed with a/nassir" in options(s)
    assert where(s, "puppet-master") == "ash"


def test_rutors_hand_sears_or_costs_blood():
    who = vampire("THA", capacity=8)
    s = table(who, "rutors-hand")
    play_through(s, "play rutors-hand", "way 2", "yes")
    assert (where(s, who), blood_on(s, who), locked(s, "rutors-hand")) == ("ready", 0, True)
    s = table(f"{who} [blood 4], madison [blood 1]", "rutors-hand")
    play_through(s, "play rutors-hand", "way 1")
    assert where(s, who) == "torpor"
    s = table(f"{who} [bowed, blood 4]", attached_a=f"rutors-hand [on ready/{who}]")
    s.choose("use rutors-hand")
    assert (locked(s, who), locked(s, "rutors-hand")) == (False, True)


@pytest.mark.ruling("V-131")
def test_biothaumaturgic_experiment_employs_or_strengthens():
    who = vampire("THA", capacity=8)
    s = table(who, "biothaumaturgic-experiment, raven-spy, revenant")
    play_through(s, "play biothaumaturgic-experiment", "way 1")
    assert options(s) == ["bring raven-spy 1", "bring raven-spy 2", "none"]
    s.choose("bring raven-spy 1")
    assert (borne_by(s, who), s.pool[0]) == (["raven-spy"], 29)
    s = table(who, "biothaumaturgic-experiment")
    play_through(s, "play biothaumaturgic-experiment", "way 2" if "way 2" in options(s) else f"a/{who}")
    if f"a/{who}" in options(s):
        s.choose(f"a/{who}")
    assert number(s, "strength", who) == 2


@pytest.mark.ruling("VR-9.1")
def test_childe_of_the_revolution_is_a_new_vampire_that_must_hunt():
    who = vampire(title="baron")
    s = table(who, "childe-of-the-revolution, dominate")
    play_through(s, "play childe-of-the-revolution", "fetch hand/dominate")
    childe = find(s, "childe-of-the-revolution")
    assert s.game.kind(s, childe) == "vampire"
    assert s.game.value(s, "clan", childe) == s.game.faces[who].clan
    assert (blood_on(s, "childe-of-the-revolution"), locked(s, "childe-of-the-revolution")) == (
        1,
        True,
    )  # it had to hunt
    assert (number(s, "dom", "childe-of-the-revolution"), number(s, "capacity", "childe-of-the-revolution")) == (1, 2)


def test_joao_bile_blocks_no_titles_and_embraces_unseen():
    for who, can in (("alice-chen", False), ("madison", True)):
        s = table(who, b="joao-bile [blood 4]")
        s.choose(f"bleed with {who}")
        assert ("block with b/joao-bile" in options(s)) is can


@pytest.mark.ruling("VR-7.2")
def test_mustafa_votes_as_an_older_toreador_wishes():
    old, young = vampire(clan="Toreador", least=7, plain=False, nth=1), vampire(clan="Toreador", capacity=5)
    s = table(
        "mustafa-the-heir [blood 2]", "kine-resources-contested", b=f"{old} [bowed, blood 4], {young} [bowed, blood 3]"
    )
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "pass")
    assert [each for each in options(s) if each.startswith("use")] == [f"use b/{old}"]
    s.choose(f"use b/{old}")
    s.choose("vote against with a/mustafa-the-heir")
    assert (blood_on(s, old), blood_on(s, "mustafa-the-heir")) == (3, 3)
    rest(s)
    assert s.pool == (30, 30, 30)


@pytest.mark.ruling("VR-8.2")
def test_adrino_manauara_must_press():
    s = blocked("adrino-manauara", "")
    rest(s)
    assert blood_on(s, "nassir") == 2  # it pressed by itself: there was no other choice
    s = blocked("madison", "")
    rest(s)
    assert blood_on(s, "nassir") == 3


@pytest.mark.ruling("VR-6.2")
def test_elen_kamjian_must_bleed_beside_a_locked_minion():
    s = table("elen-kamjian [blood 2], madison [bowed, blood 1]")  # there is no choice
    rest(s)
    assert s.pool[1] == 28
    s = table("elen-kamjian [blood 2], madison [blood 1]")
    assert "bleed with a/madison" in options(s)


def test_melange_marks_who_was_blocked():
    who = vampire("AUS", capacity=8)
    s = table("double-deuce [lives 3]", b=f"{who} [blood 4]", hand_b="melange")
    reach(s, "bleed with double-deuce", f"block with {who}", "play melange", "way 2")
    rest(s)
    assert borne_by(s, "double-deuce") == ["melange"]
    assert s.game.speaks(s, find(s, "melange")) == 1  # still of whoever has played it


@pytest.mark.ruling("VR-6.5")
def test_one_with_the_land_keeps_both_from_striking():
    who = vampire("PRO", clan="Tzimisce")
    s = table("madison", b=f"{who} [bowed, blood 4]", hand_b="one-with-the-land")
    reach(s, "bleed with madison", "play one-with-the-land")
    rest(s)
    assert (s.pool[1], blood_on(s, who), blood_on(s, "madison"), locked(s, who)) == (30, 4, 4, True)
    s = table("madison", b=UP, c=f"{who} [bowed, blood 4]", hand_c="one-with-the-land")
    s.choose("bleed with madison")
    assert s.question.seat == 1  # it is not directed at c


@pytest.mark.ruling("VR-7.1")
def test_delaying_tactics_send_the_card_back_for_this_turn():
    s = table("madison [blood 4], alice-chen [blood 4]", "kine-resources-contested, ancilla-empowerment", b=UP,
              hand_b="delaying-tactics")  # fmt: skip
    reach(s, "play kine-resources-contested", "a/madison", "seat b", "seat b", "seat b", "play delaying-tactics")
    rest(s)
    assert (s.pool, locked(s, "madison"), where(s, "kine-resources-contested")) == ((30, 30, 30), False, "hand")
    assert "play kine-resources-contested" not in options(s)  # nor with her
    assert "play ancilla-empowerment" in options(s)
    assert blood_on(s, "nassir") == 3


def test_shadow_cloak_hides_from_those_without_auspex():
    hidden = vampire("OBL", least=5)
    for who, can in (("theo-bell-g6", True), ("madison", False)):
        s = table(who, "bums-rush", b=f"{hidden} [blood 4]", attached_b=f"shadow-cloak [on ready/{hidden}]")
        s.choose("play bums-rush")
        if f"a/{who}" in options(s):
            s.choose(f"a/{who}")
        assert (f"b/{hidden}" in options(s)) is can
    s = table(
        "double-deuce [lives 3]",
        b=f"{hidden} [blood 4]",
        phase="5.1.4",
        attached_a="shadow-cloak [on ready/double-deuce]",
    )
    assert where(s, "shadow-cloak") == "ash"


def test_the_sleeping_mind_holds_the_locked():
    who = vampire("DOM", capacity=9)
    wakes = vampire("aus", capacity=6)
    s = table(who, "the-sleeping-mind", b=f"{wakes} [bowed, blood 4]", hand_b="eyes-of-the-wild")
    reach(s, f"bleed with {who}", "play the-sleeping-mind", "way 2")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29, 3)


@pytest.mark.parametrize("n", [1, 3])
def test_monkey_wrench_costs_what_it_adds(n):
    who = vampire(sect="Anarch", capacity=5)
    s = table(who, "monkey-wrench")
    reach(s, f"bleed with {who}", "play monkey-wrench")
    assert options(s) == ["1", "2", "3"]
    s.choose(str(n))
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29 - n, 4 - n)


# ── masters and votes ───────────────────────────────────────────────────────────────────────────────────────────────


def test_tension_in_the_ranks_taxes_the_fallen_and_can_be_ended_by_anybody():
    s = table("madison", b="nassir", board_c="tension-in-the-ranks")
    reach(s, "bleed with madison", "block with nassir")
    rest(s)
    assert s.pool == (30, 29, 30)
    s = table("madison", "misdirection, blood-doll, dodge", phase="5.2.1", board_c="tension-in-the-ranks")
    s.choose("use tension-in-the-ranks")
    assert not [each for each in options(s) if "dodge" in each]
    while any("misdirection" in each or "blood-doll" in each for each in options(s)):
        s.choose(options(s)[0])
    assert where(s, "tension-in-the-ranks") == "ash"
    s = table("madison", "misdirection, dodge", phase="5.2.1", board_c="tension-in-the-ranks")
    assert "use c/tension-in-the-ranks" not in options(s)


def test_fragment_of_the_book_of_nod_draws_two():
    s = table("madison", phase="5.2.1", board_a="fragment-of-the-book-of-nod", library_a=", ".join(["dodge"] * 9))
    s.choose("use fragment-of-the-book-of-nod")
    assert len(pile(s, "hand", 0)) in (7, 8, 9)
    s = table("madison", board_b="fragment-of-the-book-of-nod")
    s.choose("act with madison by fragment-of-the-book-of-nod 2")
    assert s.game.speaks(s, find(s, "fragment-of-the-book-of-nod")) == 0


@pytest.mark.ruling("V-118")
def test_piper_brings_an_ally_without_an_action():
    who = vampire(sect="Anarch", capacity=5)
    s = table(who, "piper, mr-winthrop, dodge", phase="5.2.1")
    s.choose("play piper")
    assert options(s) == ["bring mr-winthrop 1", "none"]
    s.choose("bring mr-winthrop 1")
    assert (borne_by(s, who), locked(s, who)) == (["mr-winthrop"], True)


def test_carfax_abbey_feeds_a_second_anarch_beside_a_baron():
    baron, other = vampire(title="baron"), vampire(sect="Anarch", capacity=5)
    for court, fed in ((f"{baron} [blood 1], {other} [blood 1]", 2), (f"{other} [blood 1], madison [blood 1]", 1)):
        s = table(court, phase="5.1.4", board_a="carfax-abbey")
        n = 0
        while any(each.startswith("use") for each in options(s)):
            s.choose(next(each for each in options(s) if each.startswith("use")))
            if "done" not in options(s):
                s.choose(options(s)[0])
            n += 1
        assert n == fed


def test_camarillas_iron_fist_rewards_another():
    who = vampire(title="prince", sect="Camarilla")
    s = table(who, "camarillas-iron-fist")
    reach(s, "play camarillas-iron-fist", "seat c")
    assert options(s) == ["seat a", "seat b"]
    play_through(s, "seat b", f"vote for with {who}")
    rest(s)
    assert s.pool == (29, 26, 31)


@pytest.mark.ruling("C-079")
def test_camarillas_iron_fist_wants_two_others_besides_the_rewarded():
    who = vampire(title="prince", sect="Camarilla")
    s = position(f"ready a: {who} [blood 4]\nhand a: camarillas-iron-fist\n", players=2)
    assert "play camarillas-iron-fist" not in options(s)


def test_expulsion_silences_minions_for_the_turn():
    who = vampire(title="prince", sect="Camarilla")
    s = table(f"{who} [blood 4], madison [blood 4]", "expulsion", b=f"{UP}, kevin-jackson [blood 4]")
    reach(s, "play expulsion", "nassir", "done", f"vote for with {who}")
    rest(s)
    s.choose("bleed with madison")
    assert options(s) == ["block with b/kevin-jackson", "no block"]


def test_faces_are_known():
    assert faces(table("madison"), "ash") == []
