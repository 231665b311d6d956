"""Chapter 9: Red List and trophies, merging, titles that are contested and lost, and what traits do."""

import pytest

from coterie.games.vtes.facts import can_use, capacity, level, older, title
from coterie.games.vtes.numbers import ANARCH, CAPACITY
from coterie.games.vtes.rules.searching import award
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus, Sets
from tests.vtes.samples import GAME, INFERNAL, RED_LIST, SCARCE, SLAVES
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    borne_by,
    do,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    vampire,
    where,
)

OUTLAW = RED_LIST[0].face


# ── Red List and trophies ───────────────────────────────────────────────────────────────────────────────────────────


def hunted(blood: int):
    """Return a position in which a Red List vampire of b with so much blood is marked; a may hunt it."""
    s = position(
        "phase: 5.2.1\nready a: aunt-linda [blood 4], madison [bowed, blood 1]\nhand a: vessel\n"
        f"ready b: {OUTLAW} [bowed, blood {blood}]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose(f"mark {OUTLAW}")
    return s


@pytest.mark.ruling("VR-9.7", "VR-5.2")
def test_a_marked_red_list_minion_can_be_hunted_for_a_blood():
    s = hunted(3)
    assert s.asked[1][0] == "action?"  # the master phase action is used
    assert "hunt down with a/aunt-linda: b/alexis-sorokin" in options(s)
    s.choose(f"hunt down with a/aunt-linda: b/{OUTLAW}")
    assert (blood_on(s, "aunt-linda"), blood_on(s, OUTLAW)) == (2, 2)  # 1 for the hunt, 1 each in combat
    s = position(
        f"ready a: aunt-linda [blood 4], madison [bowed, blood 1]\nready b: {OUTLAW} [bowed, blood 3]\n"
        "ready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    assert not any("hunt down" in text for text in options(s))  # nobody has marked it


@pytest.mark.ruling("V-102", "V-104", "VR-9.7")
def test_whoever_burns_a_red_list_minion_fetches_a_trophy():
    s = position(
        f"ready a: aunt-linda [blood 4], madison [bowed, blood 1]\nlibrary a: trophy-revered, dodge\ntorpor b: {OUTLAW}\n"
        "ready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose(f"diablerise with a/aunt-linda: b/{OUTLAW}")
    while s.asked[1][0] == "learn?":
        s.choose("none")
    assert s.asked[1][0] == "which trophy?"
    s.choose(next(text for text in options(s) if text.endswith("trophy-revered")))
    assert (borne_by(s, "aunt-linda"), number(s, "bleed", "aunt-linda")) == (["trophy-revered"], 3)
    assert s.game.speaks(s, find(s, "trophy-revered")) == 0


@pytest.mark.ruling("V-102", "VR-9.7")
def test_a_trophy_is_fetched_by_the_controller_of_the_hunter():
    s = position(
        f"active: b\nready b: aunt-linda [blood 4], madison [bowed, blood 1]\nlibrary b: trophy-revered, dodge\n"
        f"torpor a: {OUTLAW}\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose(f"diablerise with b/aunt-linda: a/{OUTLAW}")
    while s.asked[1][0] == "learn?":
        s.choose("none")
    assert (s.question.seat, s.asked[1][0]) == (1, "which trophy?")


@pytest.mark.ruling("V-102", "V-103")
def test_a_trophy_in_play_has_no_effect_before_it_is_awarded():
    s = position(f"phase: 5.2.1\nhand a: trophy-revered\nready a: madison [blood 2]\n{OTHERS}", game=GAME)
    s.choose("play trophy-revered")
    assert (where(s, "trophy-revered"), number(s, "bleed", "madison")) == ("board", 1)
    assert s.asked[1][0] != "master?"  # it took the master phase action


@pytest.mark.ruling("V-105", "V-104")
def test_an_awarded_trophy_is_not_awarded_again():
    s = position(
        f"ready a: aunt-linda [blood 4], madison [bowed, blood 1]\nlibrary a: dodge\ntorpor b: {OUTLAW}\n"
        "board b: trophy-domain\nready c: ryan [bowed, blood 2]\nattached c: trophy-revered [on ready/ryan]",
        game=GAME,
    )
    s.choose(f"diablerise with a/aunt-linda: b/{OUTLAW}")
    while s.asked[1][0] != "award?":
        s.choose("none")
    assert asked(s) == (1, ["award b/trophy-domain", "leave b/trophy-domain"])
    s.choose("award b/trophy-domain")
    assert (borne_by(s, "aunt-linda"), borne_by(s, "ryan")) == (["trophy-domain"], ["trophy-revered"])
    assert s.game.speaks(s, find(s, "trophy-domain")) == 0  # whoever controls the vampire controls it


@pytest.mark.ruling("VR-9.7")
def test_a_red_list_minion_that_burns_in_combat_gives_a_trophy():
    for burned in (False, True):
        s = position(
            "ready a: aunt-linda [blood 4], madison [bowed, blood 1]\nlibrary a: trophy-revered, dodge\nhand a: bums-rush\n"
            f"ready b: {OUTLAW} [bowed, blood 3]\nready c: ryan [bowed, blood 2]",
            game=GAME,
        )
        p = find(s, OUTLAW)
        play_through(s, "play bums-rush", f"b/{OUTLAW}")
        happen(s, about(s, "burn" if burned else "torpor", p))
        assert any(text.endswith("/trophy-revered") for text in options(s)) == burned


# ── advanced vampires ───────────────────────────────────────────────────────────────────────────────────────────────

MERGING = "phase: 5.4.1\nturn: 7\nlibrary a: dodge\n"


@pytest.mark.ruling("V-027", "V-028", "VR-9.6")
def test_an_advanced_vampire_is_influenced_like_any_other():
    s = position(f"{MERGING}uncontrolled a: batsheva-g4-adv [blood 6]\n{OTHERS}")
    s.choose("control a/uncontrolled.1")
    assert (where(s, "batsheva-g4-adv"), blood_on(s, "batsheva-g4-adv")) == ("ready", 6)


@pytest.mark.ruling("V-002", "VR-9.6", "VR-4.10")
def test_basic_and_advanced_are_one_vampire():
    s = position(f"{MERGING}uncontrolled a: batsheva-g4-adv [blood 6]\nready a: batsheva-g4 [blood 2]\n{OTHERS}")
    assert "control a/uncontrolled.1" not in options(s)


@pytest.mark.ruling("VR-9.6")
def test_two_halves_merge():
    s = position(
        f"{MERGING}uncontrolled a: batsheva-g4-adv [blood 3]\nready a: batsheva-g4 [bowed, blood 2]\n"
        f"attached a: sport-bike [on ready/batsheva-g4]\n{OTHERS}"
    )
    p = find(s, "batsheva-g4")
    assert number(s, "strength", "batsheva-g4") == 1
    s.choose("merge a/uncontrolled.1 with a/batsheva-g4")
    assert (s.pool[0], s.pieces[p].count("blood"), number(s, "strength", "batsheva-g4")) == (29, 2, 2)
    assert (where(s, "batsheva-g4-adv"), s.pieces[find(s, "batsheva-g4-adv")].host) == ("merged", p)
    assert not s.pieces[p].ready  # it has not entered play
    assert len(s.pieces[p].text) == 2  # both texts
    happen(s, about(s, "burn", p))
    assert (where(s, "batsheva-g4"), where(s, "batsheva-g4-adv")) == ("ash", "ash")


@pytest.mark.ruling("VR-9.6", "VR-5.4")
def test_merging_takes_four_transfers_and_both_halves():
    s = position(f"{MERGING}turn: 2\nuncontrolled a: batsheva-g4-adv\nready a: batsheva-g4 [blood 2]\n{OTHERS}")
    assert not any(text.startswith("merge") for text in options(s))
    s = position(
        f"{MERGING}uncontrolled a: batsheva-g4-adv\nready a: nassir [blood 2]\nready b: batsheva-g4 [blood 1]\n"
    )
    assert not any(text.startswith("merge") for text in options(s))


@pytest.mark.ruling("VR-9.6")
def test_merged_text_counts_only_once_merged():
    text = "phase: 5.4.1\nturn: 7\nuncontrolled a: {one}\nready a: {other} [blood 3]\nready b: nassir [blood 2]\n"
    for one, other in (("dancin-dana-g1", "dancin-dana-g1-adv"), ("dancin-dana-g1-adv", "dancin-dana-g1")):
        s = position(text.format(one=one, other=other) + "ready c: ryan [bowed, blood 2]")
        before = number(s, "strength", other)
        s.choose(f"merge a/uncontrolled.1 with a/{other}")
        assert (before, number(s, "strength", other)) == (1 if other.endswith("adv") else 2, 2)
        assert s.game.value(s, "sect", find(s, other)) == "Anarch"  # where they differ the advanced card counts


# ── titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

PRINCES = "ready a: gilbert-duane-g1 [blood 6]\nready b: graham-gottesman [blood {b}]\nready c: ryan [bowed, blood 2]\n"


@pytest.mark.ruling("VR-9.3")
def test_a_contested_title_is_back_only_in_an_unlock_phase():
    s = position("phase: 5.1.4\nlibrary a: dodge\nlibrary b: dodge\n" + PRINCES.format(b=4))
    s.choose("contest title of a/gilbert-duane-g1")
    assert blood_on(s, "gilbert-duane-g1") == 5
    happen(s, about(s, "burn", find(s, "graham-gottesman")))
    assert title(s, find(s, "gilbert-duane-g1")) == ""
    while s.turn < 4:
        s.choose("done")
    assert title(s, find(s, "gilbert-duane-g1")) == "prince"


@pytest.mark.ruling("VR-9.3")
def test_who_has_no_blood_must_yield_the_title():
    s = position("phase: 5.1.4\nactive: b\nlibrary b: dodge\n" + PRINCES.format(b=1).replace("[blood 1]", "[bowed]"))
    assert options(s) == ["yield title of b/graham-gottesman"]


@pytest.mark.ruling("VR-9.3")
def test_a_new_title_replaces_the_old_one_for_good():
    s = position("ready a: horst-von-bruhl [blood 7], madison [bowed, blood 1]\nhand b: toreador-justicar\n" + OTHERS)
    who, card = find(s, "horst-von-bruhl"), find(s, "toreador-justicar")
    before = title(s, who)
    happen(s, about(s, "show", card))
    happen(s, about(s, "attach", card, detail=(who, s.pieces[who].life), seat=0))
    assert (before, title(s, who)) == ("prince", "justicar")
    happen(s, about(s, "burn", card))
    assert title(s, who) == ""


@pytest.mark.ruling("VR-9.3", "VR-9.2")
def test_a_title_of_another_sect_sleeps():
    s = position("ready a: alice-chen [blood 7], madison [bowed, blood 1]\n" + OTHERS)
    who = find(s, "alice-chen")
    happen(s, about(s, "gain", who, detail=(Sets("sect", ANARCH, THIS), ("unlock", 0), "")))
    assert (title(s, who), number(s, "votes", "alice-chen")) == ("", 0)
    while s.turn < 4:
        s.choose("done")
    assert (title(s, who), number(s, "votes", "alice-chen")) == ("prince", 2)


@pytest.mark.ruling("VR-7.3")
def test_prisci_hold_three_votes_together():
    first, second = [face for face, card in GAME.faces.items() if card.title == "priscus" and not card.abilities][:2]
    text = (
        f"ready a: {first} [blood 3], madison [bowed, blood 1]\nhand a: anarchist-uprising\n"
        "ready b: {b} [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(b="nassir"))
    play_through(s, "play anarchist-uprising")
    assert asked(s) == (0, [f"vote for with a/{first}", f"vote against with a/{first}", "pass"])
    s.choose(f"vote against with a/{first}")
    assert s.pool == (30, 30, 30)  # 1 for the card, 3 of the prisci against
    s = position(text.format(b=second))
    play_through(s, "play anarchist-uprising", f"vote against with a/{first}", f"vote for with b/{second}")
    assert s.pool == (28, 29, 29)  # one ballot each way: they abstain


# ── traits ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.7", "VR-5.1")
def test_an_infernal_vampire_unlocks_only_for_a_pool():
    who = INFERNAL[0].face
    s = position(
        f"phase: 5.1.3\nlibrary a: dodge\nready a: {who} [bowed, blood 2], madison [bowed, blood 2]\n{OTHERS}",
        game=GAME,
    )
    assert (locked(s, who), locked(s, "madison")) == (True, False)
    s.choose(f"unlock {who} for a pool")
    assert (locked(s, who), s.pool[0]) == (False, 29)


@pytest.mark.ruling("VR-9.7")
def test_a_scarce_vampire_costs_three_pool_for_each_of_its_clan():
    one, two, _ = (each.face for each in SCARCE)
    text = (
        "phase: 5.4.1\nturn: 7\nlibrary a: dodge\nuncontrolled a: {two} [blood 8]\nready a: {one} [blood 2]\n"
        "pool: {pool} 30 30\n"
    )
    s = position(text.format(one=one, two=two, pool=20) + OTHERS, game=GAME)
    s.choose("control a/uncontrolled.1")
    assert s.pool[0] == 17
    s = position(text.format(one="madison", two=two, pool=20) + OTHERS, game=GAME)
    s.choose("control a/uncontrolled.1")
    assert s.pool[0] == 20
    s = position(text.format(one=one, two=two, pool=2) + OTHERS, game=GAME)
    assert "control a/uncontrolled.1" not in options(s)


@pytest.mark.ruling("VR-9.7", "V-053")
def test_black_hand_flight_and_sterility_are_requirements():
    for who, offered in (("claudia", True), ("madison", False)):
        s = position(f"ready a: {who} [blood 1], nassir [bowed, blood 1]\nhand a: bloodwork\n{OTHERS}", game=GAME)
        assert ("play bloodwork" in options(s)) == offered
    for who, offered in (("handsome-dan", True), ("alu", False)):
        s = position(
            f"ready a: {who} [blood 2], min-seo [bowed, blood 1]\nhand a: bums-rush, circle\n{OTHERS}", game=GAME
        )
        play_through(s, "play bums-rush", "c/ryan", "pass")
        assert ("play circle" in options(s) if s.asked[1][0] == "strike?" else False) == offered


@pytest.mark.ruling("VR-8.6", "VR-9.7")
def test_the_blood_cursed_commit_no_diablerie():
    for who, offered in (("abd-al-rashid", False), ("aunt-linda", True)):
        s = position(
            f"ready a: {who} [blood 2], madison [bowed, blood 1]\ntorpor b: nassir [blood 1]\nready c: ryan [bowed]"
        )
        assert any(text.startswith("diablerise") for text in options(s)) == offered


@pytest.mark.ruling("VR-9.1", "V-004", "V-008")
def test_capacity_is_at_least_one_and_older_means_more_of_it():
    s = position(
        "ready a: nassir [blood 1], oshri-dahan [blood 1], madison [blood 1]\n" + "ready b: ryan [bowed, blood 2]"
    )
    young, same, old = (find(s, face) for face in ("nassir", "oshri-dahan", "madison"))
    assert (capacity(s, young), older(s, old, young), older(s, young, same), older(s, same, young)) == (
        4,
        True,
        False,
        False,
    )
    happen(s, about(s, "gain", young, detail=(Bonus(CAPACITY, -9, THIS), ("forever",), "")))
    assert (capacity(s, young), faces(s, "ready", 0)[0]) == (1, "nassir")


@pytest.mark.ruling("VR-9.4", "V-018", "V-099")
def test_levels_of_disciplines():
    who = vampire("dom", capacity=4)
    s = position(f"ready a: {who} [blood 1], madison [blood 1]\n{OTHERS}")
    p = find(s, who)
    assert (level(s, p, "dom"), can_use(s, p, ("dom",)), can_use(s, p, ("DOM",))) == (1, True, False)
    s = position(f"ready a: {who} [blood 1], madison [blood 1]\nattached a: dominate [on ready/{who}]\n{OTHERS}")
    p = find(s, who)
    assert (level(s, p, "dom"), can_use(s, p, ("DOM",))) == (2, True)


# ── slaves ──────────────────────────────────────────────────────────────────────────────────────────────────────────

SLAVE = SLAVES[0].face
MASTER = vampire(clan="Tremere", capacity=5)


@pytest.mark.ruling("VR-9.7", "VR-6.4")
def test_a_slave_without_a_ready_master_directs_no_action_at_others():
    text = (
        f"ready a: {SLAVE} [blood 3]{{beside}}\ntorpor a: {{down}}\nhand a: computer-hacking, ambush, elder-library, vessel\n"
        "ready b: nassir [bowed, blood 2]\ntorpor b: madison [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    aimed = [
        f"bleed with a/{SLAVE}", f"rescue with a/{SLAVE}: b/madison", f"diablerise with a/{SLAVE}: b/madison",
        "play computer-hacking", "play ambush",
    ]  # fmt: skip
    s = position(text.format(beside="", down=f"{MASTER} [blood 1]"), game=GAME)
    assert not any(each in options(s) for each in aimed)
    assert f"hunt with a/{SLAVE}" in options(s)
    assert f"rescue with a/{SLAVE}: a/{MASTER}" in options(s)  # its own side
    s = position(text.format(beside=f", {MASTER} [bowed, blood 1]", down="ryan [blood 1]"), game=GAME)
    assert all(each in options(s) for each in aimed)
    grounds = f"ready a: {SLAVE} [blood 3]\nboard {{whose}}: toreador-grand-ball\n{OTHERS}"
    for whose, open_to in (("a", True), ("b", False)):
        s = position(grounds.format(whose=whose), game=GAME)
        there = any(each.startswith(f"act with a/{SLAVE} by {whose}/toreador-grand-ball") for each in options(s))
        assert there is open_to


@pytest.mark.ruling("VR-9.7", "VR-6.8")
def test_a_slave_fights_for_a_blocked_master():
    text = (
        f"ready a: {MASTER} [blood 3], {SLAVE} [{{state}}blood 3], min-seo [bowed, blood 1]\nhand a: vessel\n"
        "ready b: nassir [blood 3]\nready c: ryan [bowed, blood 2]"
    )
    for choice, after in ((f"send {SLAVE}", (3, 2, False, True)), (f"fight with {MASTER}", (2, 3, True, False))):
        s = position(text.format(state=""), game=GAME)
        play_through(s, f"bleed with {MASTER}", "block with nassir")
        assert asked(s) == (0, [f"send a/{SLAVE}", f"fight with a/{MASTER}"])
        s.choose(choice)
        assert (blood_on(s, MASTER), blood_on(s, SLAVE), locked(s, MASTER), locked(s, SLAVE)) == after
        assert (blood_on(s, "nassir"), locked(s, "nassir"), s.pool[1]) == (2, True, 30)
        assert f"bleed with a/{MASTER}" not in options(s)  # it has bled, though blocked
    s = position(text.format(state="bowed, "), game=GAME)
    play_through(s, f"bleed with {MASTER}", "block with nassir")
    assert blood_on(s, MASTER) == 2  # a locked slave is not sent
    s = position(text.format(state=""), game=GAME)
    play_through(s, f"bleed with {SLAVE}", "block with nassir")
    assert blood_on(s, SLAVE) == 2  # nor does anybody fight for a slave


@pytest.mark.ruling("V-105", "VR-9.7")
def test_of_two_hunters_only_one_is_awarded_the_trophy_in_play():
    for choice, times in (("award", 1), ("leave", 2)):
        s = position(f"ready a: aunt-linda [blood 4], madison [blood 2]\nboard b: trophy-domain\n{OTHERS}", game=GAME)
        do(s, (award, tuple(ref(s, find(s, face)) for face in ("aunt-linda", "madison"))))
        asked_for = []
        while s.asked[1][0] in ("which trophy?", "award?"):
            if s.asked[1][0] == "award?":
                asked_for.append(s.question.seat)
            s.choose("none" if s.asked[1][0] == "which trophy?" else f"{choice} b/trophy-domain")
        assert len(asked_for) == times
        assert bool(borne_by(s, "aunt-linda") or borne_by(s, "madison")) is (times == 1)
