"""The worked examples of the reference rules (VR-16), one test each, in their order."""

import pytest

from coterie.games.vtes.facts import title
from coterie.games.vtes.rules.damage import Packet, deal
from coterie.kernel.events import about_seat, happening
from tests.vtes.tools import (
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    options,
    play_through,
    position,
    vampire,
    where,
)

pytestmark = pytest.mark.ruling("VR-16")
AT_REST = "ready c: ryan [bowed, blood 2]"


def test_1_a_plain_bleed():
    s = position(f"ready a: madison [blood 6]\nready b: nassir [blood 2]\n{AT_REST}")
    s.choose("bleed with madison")
    assert (locked(s, "madison"), asked(s)) == (True, (1, ["block with b/nassir", "no block"]))
    s.choose("no block")
    assert (s.pool, s.edge) == ((30, 29, 30), 0)


def test_2_a_bleed_with_a_modifier_after_the_decline_and_a_redirection():
    s = position(
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: conditioning\nready b: oshri-dahan [blood 2]\n"
        "hand b: deflection\nready c: brock-sterling [blood 3]"
    )
    play_through(s, "bleed with madison", "pass", "no block", "play conditioning", "way 1")
    assert asked(s) == (1, ["play deflection", "pass"])
    s.choose("play deflection")  # with three at the table only c can be meant, so nobody is asked
    assert asked(s) == (2, ["block with c/brock-sterling", "no block"])
    s.choose("no block")
    assert (s.pool, s.edge) == ((30, 30, 27), 0)


def test_2_a_bleed_is_redirected_neither_to_the_bleeder_nor_while_a_block_is_attempted():
    text = (
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nready b: oshri-dahan [blood 2], nassir [blood 2]\n"
        "hand b: deflection, vessel\nready c: brock-sterling [bowed, blood 3]\nready d: rowena [bowed, blood 3]"
    )
    s = position(text, players=4)
    play_through(s, "bleed with madison", "no block", "play deflection")
    assert asked(s) == (1, ["seat c", "seat d"])  # not a, whose bleed it is
    s.choose("seat d")
    assert (s.pool, s.edge) == ((30, 30, 30, 29), 0)
    seer = vampire("AUS")
    s = position(
        "ready a: belinde [blood 5], min-seo [bowed, blood 1]\nhand a: lost-in-crowds\n"
        f"ready b: oshri-dahan [blood 2], {seer} [blood 3]\nhand b: deflection, enhanced-senses\n{AT_REST}"
    )
    play_through(s, "bleed with belinde", f"block with b/{seer}", "play lost-in-crowds", "way 1")
    assert asked(s) == (1, ["play enhanced-senses", "pass"])  # state B
    play_through(s, "pass", "no block")
    assert asked(s) == (1, ["play deflection", "pass"])  # state C


def test_3_a_block_with_stealth_and_intercept():
    s = position(
        "ready a: belinde [blood 5], min-seo [bowed, blood 1]\nhand a: lost-in-crowds\nready b: madison [bowed, blood 2]\n"
        f"ready c: {vampire('AUS')} [blood 3]\nhand c: enhanced-senses"
    )
    play_through(s, "hunt with belinde", f"block with {vampire('AUS')}")
    assert asked(s)[0] == 2  # a needs no stealth yet: 1 against 0
    play_through(s, "play enhanced-senses", "way 1")
    assert asked(s) == (0, ["play lost-in-crowds", "pass"])  # 1 against 1
    play_through(s, "play lost-in-crowds", "way 1")
    assert (locked(s, vampire("AUS")), blood_on(s, "belinde")) == (False, 6)


def test_4_a_blocked_action():
    who = vampire("pre", capacity=6)
    s = position(
        f"ready a: {who} [blood 5], min-seo [bowed, blood 1]\nhand a: legal-manipulations, vessel\n"
        f"ready b: nassir [blood 3]\n{AT_REST}"
    )
    play_through(s, "play legal-manipulations", "way 1", "block with nassir")
    assert (where(s, "legal-manipulations"), blood_on(s, who), blood_on(s, "nassir")) == ("ash", 4, 2)  # hands, no cost
    assert (locked(s, who), locked(s, "nassir"), s.pool) == (True, True, (30, 30, 30))


def test_5_a_round_of_combat():
    s = position(
        "ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: bums-rush\nready b: nassir [bowed, blood 2]\n"
    )
    play_through(s, "play bums-rush", "pass")
    assert (blood_on(s, "madison"), blood_on(s, "nassir"), s.asked[1][0]) == (5, 1, "unlock?")


def test_6_dodge_first_strike_and_combat_ends():
    def meet(answer: str, who: str) -> tuple[int, int]:
        s = position(
            f"ready a: aunt-linda [blood 4], min-seo [bowed, blood 1]\nhand a: bums-rush, roundhouse\n"
            f"ready b: {who} [bowed, blood 3]\nhand b: {answer}"
        )
        play_through(s, "play bums-rush", "pass", "play roundhouse", "way 2", f"play {answer}")
        if "way 1" in options(s):
            s.choose("way 1")
        return blood_on(s, "aunt-linda"), blood_on(s, who)

    assert meet("dodge", "nassir") == (4, 3)
    assert meet("majesty", vampire("pre", capacity=5)) == (4, 2)  # 1 for the card, and no damage to anybody


HUNTER = "muddled-vampire-hunter"  # strength 4, one life, and first strike


def hunted(who: str, hand: str = ""):
    """Return a position in which the hunter fights a vampire of seat b with 3 blood."""
    s = position(f"ready a: {HUNTER} [lives 1]\nready b: {who} [bowed, blood 3]\nhand b: {hand}\n{AT_REST}")
    s.choose(next(each for each in options(s) if each.startswith("act with") and who in each))
    return s


def test_6_a_first_strike_fells_before_it_is_answered():
    s = hunted("nassir")
    assert (where(s, "nassir"), blood_on(s, "nassir")) == ("torpor", 0)
    assert (where(s, HUNTER), blood_on(s, HUNTER)) == ("ready", 1)  # the strike of the vampire is lost


def test_6_combat_ends_comes_before_a_first_strike():
    who = vampire("pre", capacity=5)
    s = hunted(who, "majesty")
    play_through(s, "play majesty", "way 1")
    assert (where(s, who), blood_on(s, who), blood_on(s, HUNTER)) == ("ready", 2, 1)  # 1 for the card, no damage


@pytest.mark.parametrize(
    ("there", "normal", "worse", "after"),
    [
        (1, 0, 1, ("torpor", 1)),
        (2, 0, 3, ("torpor", 0)),
        (1, 2, 1, ("ash", 0)),
        (0, 1, 0, ("torpor", 0)),
        (3, 3, 0, ("ready", 0)),
    ],
)
def test_7_aggravated_damage(there, normal, worse, after):
    blood = f" [blood {there}]" if there else ""
    s = position(f"ready a: madison [blood 1]\nready b: nassir{blood}")
    p = find(s, "nassir")
    life = s.pieces[p].life
    packets = [Packet(p, life, n, bad) for n, bad in ((normal, False), (worse, True)) if n]
    s.asked = None
    s.todo.append((deal, *packets))
    s.play()
    assert (where(s, "nassir"), blood_on(s, "nassir")) == after


def test_8_a_political_action():
    s = position(
        "edge: b\nready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: kine-resources-contested\n"
        f"ready b: nassir [blood 2]\nhand b: ancilla-empowerment\n{AT_REST}"
    )
    play_through(s, "play kine-resources-contested", "no block", "seat b", "seat b", "seat c")
    s.choose("vote for with a/alice-chen")
    play_through(s, "edge against", "burn ancilla-empowerment against")
    assert (s.pool, s.edge) == ((30, 28, 28), -1)  # 3 for it, 2 against


def test_9_contested_princes():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nlibrary b: dodge\nready a: gilbert-duane-g1 [blood 6]\n"
        f"ready b: graham-gottesman [blood 4]\n{AT_REST}"
    )
    both = [find(s, face) for face in ("gilbert-duane-g1", "graham-gottesman")]
    assert [title(s, p) for p in both] == ["", ""]
    s.choose("contest title of a/gilbert-duane-g1")
    assert blood_on(s, "gilbert-duane-g1") == 5
    while s.active == 0:
        s.choose("done")
    s.choose("yield title of b/graham-gottesman")
    while s.turn < 4:
        s.choose("done")
    assert [title(s, p) for p in both] == ["prince", ""]


def test_10_torpor_and_diablerie():
    young, old = vampire("dom", capacity=5), "madison"
    s = position(
        f"ready a: {young} [blood 2], min-seo [bowed, blood 1]\nlibrary a: dominate\nhand a: {', '.join(['vessel'] * 7)}\n"
        f"torpor b: {old} [blood 4]\nattached b: 44-magnum [on torpor/{old}]\nready b: alice-chen [bowed, blood 2]\n{AT_REST}"
    )
    play_through(s, f"diablerise with a/{young}: b/{old}", "take b/44-magnum")
    assert (blood_on(s, young), where(s, old)) == (5, "ash")  # 1 drained
    s.choose("fetch library/dominate")
    assert sorted(borne_by(s, young)) == ["44-magnum", "dominate"]
    assert asked(s) == (1, ["vote for with b/alice-chen", "vote against with b/alice-chen", "pass"])
    s.choose("vote for with b/alice-chen")
    assert where(s, young) == "ash"


def test_11_a_chain_of_ousts():
    s = position(f"pool: 10 1 1\nready a: madison [blood 6]\nready b: nassir [blood 2]\n{AT_REST}")
    s.asked = None
    s.todo.append((happening, about_seat("pool", 1, -1), about_seat("pool", 2, -1)))
    s.play()
    assert (s.halves, s.pool[0], s.over) == ((4, 2, 0), 16, True)


def test_12_a_cancelled_action_card():
    s = position(
        "ready a: oshri-dahan [blood 4], min-seo [bowed, blood 1]\nhand a: govern-the-unaligned, govern-the-unaligned\n"
        "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\nhand c: direct-intervention"
    )
    play_through(s, "play govern-the-unaligned", "play direct-intervention")
    assert (locked(s, "oshri-dahan"), blood_on(s, "oshri-dahan"), s.debt) == (False, 4, (False, False, True))
    assert "play govern-the-unaligned" in options(s)  # the same action can be taken again


def test_13_influence():
    for there, kept in ((4, 4), (6, 4)):
        s = position(f"phase: 5.4.1\nturn: 7\nlibrary a: dodge\nuncontrolled a: nassir [blood {there}]\n{AT_REST}")
        assert s.asked[1] == ("influence?", (4,))
        s.choose("control a/uncontrolled.1")
        assert blood_on(s, "nassir") == kept
    s = position(f"phase: 5.4.1\nturn: 1\nlibrary a: dodge\nuncontrolled a: nassir\n{AT_REST}")
    assert s.asked[1] == ("influence?", (1,))


def test_14_a_mandatory_hunt():
    s = position(
        "ready a: madison [blood 6], min-seo, oshri-dahan\nhand a: vessel\nready b: nassir [blood 2]\n"
        f"attached b: sport-bike [on ready/nassir]\n{AT_REST}"
    )
    assert options(s) == ["hunt with a/min-seo", "hunt with a/oshri-dahan"]
    play_through(s, "hunt with min-seo", "block with nassir")
    assert where(s, "min-seo") == "torpor"
    assert blood_on(s, "oshri-dahan") == 1  # the other one hunted by itself, as the only one left that must
    assert "bleed with a/madison" in options(s)  # blocked, but the duty was done


def test_15_a_withdrawal():
    s = position(
        f"phase: 5.1.4\nhand a: {', '.join(['dodge'] * 6)}\nready a: madison [bowed, blood 2]\nlibrary b: vessel\n"
        f"ready b: nassir [bowed, blood 1]\n{AT_REST}\nlibrary c: vessel"
    )
    s.choose("withdraw")
    while 0 not in s.out:
        s.choose("no block" if "no block" in options(s) else "done")
    assert (s.halves, s.turn, faces(s, "ready", 0)) == ((2, 0, 0), 5, [])
