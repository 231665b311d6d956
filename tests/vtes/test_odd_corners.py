"""Odd corners: positions with numbers of their own in which one rule has to give way to another, worked out by hand."""

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.events import about
from tests.vtes.tools import (
    IDLE,
    LIBRARIES,
    SCHOOL,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    taught,
    where,
)


def named(s, start: str) -> str:
    """Return the only option that begins so."""
    (found,) = [option for option in options(s) if option.startswith(start)]
    return found


# ── actions and blocks ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.5")
def test_a_prey_that_has_declined_is_not_asked_again_when_the_block_of_the_predator_fails():
    """The predator tries with each of its two minions; only the second sees the hunt."""
    s = position(
        "ready a: madison [blood 2]\nready b: ryan [blood 4]\nready c: min-seo [blood 4], anton [blood 3]", players=3
    )
    s.choose("hunt with madison")
    assert (s.question.seat, options(s)) == (1, ["block with b/ryan", "no block"])
    s.choose("no block")
    assert (s.question.seat, options(s)) == (2, ["block with c/min-seo", "block with c/anton", "no block"])
    s.choose("block with c/min-seo")
    assert (s.question.seat, options(s)) == (2, ["block with c/anton", "no block"])  # the same try would fail again
    s.choose("block with c/anton")
    assert (locked(s, "anton"), locked(s, "min-seo"), blood_on(s, "madison")) == (True, False, 1)


@pytest.mark.ruling("VR-6.5", "VR-6.9", "V-060")
def test_a_locked_vampire_that_is_awake_turns_a_bleed_away_at_the_basic_level():
    """The price is to lock, which it is already: that it must be unlocked is not said."""
    who = taught("dom")
    s = position(
        f"ready a: madison [blood 4], nassir [bowed]\nready b: {who} [blood 1, bowed]\n"
        "hand b: wake-with-evenings-freshness, deflection\nready c: ryan [blood 2, bowed]",
        game=SCHOOL,
    )
    reach(s, "bleed with a/madison", "play wake-with-evenings-freshness", "no block", "play deflection")
    rest(s)
    assert (tuple(s.pool), blood_on(s, who), s.edge) == ((30, 30, 29), 0, 0)


@pytest.mark.ruling("VR-6.6", "VR-6.8")
def test_a_bleed_that_is_reduced_to_nothing_succeeds_without_the_edge():
    """Two reductions against a bleed for 3: the vampire may unlock for an action that was successful."""
    one, two, who = taught("aus", nth=1), taught("AUS", nth=2), taught("FOR DOM")
    s = position(
        f"edge: c\nready a: {who} [blood 5]\nhand a: conditioning, freak-drive\nready b: {one} [blood 3], {two} [blood 3]\n"
        "hand b: telepathic-counter, telepathic-counter\nready c: ryan [bowed, blood 2]",
        game=SCHOOL,
    )
    reach(s, f"bleed with {who}", "play conditioning", "way 1")
    reach(s, "play telepathic-counter", f"b/{two}", "way 2", "play telepathic-counter", "play freak-drive")
    assert (tuple(s.pool), s.edge, locked(s, who)) == ((30, 30, 30), 2, False)


@pytest.mark.ruling("VR-13.1", "VR-6.9")
def test_who_bleeds_after_the_prey_is_out_bleeds_the_next_one():
    s = position("pool: 4 1 9 9\nready a: madison [blood 4], nassir [blood 4]\nready b: ryan [bowed, blood 1]\n"
                 "ready c: min-seo [bowed, blood 1]\nready d: aunt-linda [bowed, blood 1]", players=4)  # fmt: skip
    reach(s, "bleed with madison")
    rest(s)
    assert (s.out, tuple(s.pool), s.halves[0]) == ((1,), (10, 0, 9, 9), 2)
    reach(s, "bleed with nassir")
    assert (tuple(s.pool), s.edge) == ((10, 0, 8, 9), 0)


# ── ousting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-13.1", "VR-13.2")
def test_who_is_ousted_with_its_prey_by_its_own_referendum_has_the_point_and_no_pool():
    """One point for the caller with 1 pool, three for its prey with 3: the third is left, with two points."""
    s = position(
        "pool: 1 3 9\nready a: alice-chen [blood 4]\nhand a: kine-resources-contested\nready b: ryan [bowed, blood 1]\n"
        "ready c: min-seo [bowed, blood 1]"
    )
    s.choose("play kine-resources-contested")
    play_through(s, "seat a")
    while s.question is not None:
        there = options(s)
        wanted = ("seat b", "vote for with a/alice-chen", "all for", "pass", "no block")
        s.choose(next(each for each in wanted if each in there))
    assert (tuple(s.halves), s.pool[2]) == ((2, 0, 4), 15)


@pytest.mark.ruling("VR-9.5", "VR-8.1")
@pytest.mark.parametrize(("lives", "blocks"), [(1, False), (2, True)])
def test_an_ally_can_pay_its_last_life_for_a_block_which_fails_then(lives, blocks):
    s = position(
        f"ready a: jurgen-the-libertine [blood 4]\nready b: loyal-street-gang [lives {lives}]\nready c: ryan [bowed]"
    )
    reach(s, "bleed with a/jurgen-the-libertine", "block with b/loyal-street-gang")
    assert (s.pool[1], where(s, "loyal-street-gang")) == (30 if blocks else 29, "ash")
    assert blood_on(s, "jurgen-the-libertine") == (3 if blocks else 4)


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.6")
def test_a_vampire_in_torpor_merges_there_and_keeps_its_blood():
    base = "claudio-severino-g5"
    s = position(
        f"phase: 5.4.1\nturn: 9\npool: 5 9 9\nlibrary a: dodge\ntorpor a: {base} [blood 3]\n"
        f"uncontrolled a: {base}-adv [known a, blood 2]\n{IDLE}"
    )
    s.choose(named(s, "merge"))
    assert (where(s, base), blood_on(s, base), where(s, f"{base}-adv"), s.pool[0]) == ("torpor", 3, "merged", 4)
    assert s.pieces[find(s, f"{base}-adv")].count("blood") == 0


@pytest.mark.ruling("VR-9.7")
def test_a_scarce_vampire_costs_pool_for_each_of_its_clan_also_in_torpor():
    there = [f for f, card in GAME.faces.items() if card.kind == "vampire" and card.clan == "Nagaraja"]
    one, two, new = there[:3]
    s = position(
        f"phase: 5.4.1\nturn: 9\npool: 7 9 9\nlibrary a: dodge\nready a: {one} [blood 1]\ntorpor a: {two} [blood 1]\n"
        f"uncontrolled a: {new} [known a, blood {GAME.faces[new].stats['capacity']}]\n{IDLE}"
    )
    s.choose(named(s, "control"))
    assert s.pool[0] == 1


@pytest.mark.ruling("VR-10.5")
def test_two_hunting_grounds_feed_two_vampires_but_none_of_them_twice():
    grounds = [f for f, card in GAME.faces.items() if "hunting ground" in card.traits][:2]
    s = position(f"phase: 5.1.4\nready a: madison [blood 1], nassir [blood 1]\nboard a: {', '.join(grounds)}\n{IDLE}")
    s.choose(f"use a/{grounds[0]}")
    assert options(s) == ["a/madison", "a/nassir"]
    s.choose("a/nassir")
    s.choose(f"use a/{grounds[1]}")  # only one vampire is left for it
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 2)


@pytest.mark.ruling("VR-4.10", "V-003")
@pytest.mark.parametrize(("card", "phase"), [("metro-underground", "5.2.2"), ("ivory-bow", "5.3")])
def test_who_contests_a_card_cannot_play_another_copy_of_it(card, phase):
    held = f"contested a: {card}\ncontested b: {card}\n"
    s = position(
        f"phase: {phase}\npool: 9 9 9\nready a: madison [blood 3]\nhand a: {card}, slum-hunting-ground\n{held}{IDLE}"
    )
    assert f"play {card}" not in options(s)


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3", "VR-10.3")
@pytest.mark.parametrize(("card", "left"), [("dodge", 3), ("majesty", 3)])
def test_crows_reach_who_dodges_and_not_who_ends_the_combat(card, left):
    """The dodge is free, and 1 blood is lost to the crows; the other card costs that blood, and nothing else comes."""
    who = taught("PRE")
    s = position(
        f"ready a: {who} [blood 4]\nhand a: {card}\nready b: nassir [blood 4]\n"
        "attached b: murder-of-crows [on ready/nassir, lives 2]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with a/{who}", "block with b/nassir", f"play {card}")
    if card == "majesty":
        s.choose("way 1")
    assert (blood_on(s, who), blood_on(s, "nassir")) == (left, 4)


@pytest.mark.ruling("VR-8.5", "VR-8.6", "C-117")
@pytest.mark.parametrize(("mine", "offered"), [(1, False), (3, True)])
def test_who_falls_as_well_cannot_devour_its_opponent(mine, offered):
    """Both strike for 2: with 1 blood the diablerist is wounded itself."""
    s = position(
        f"ready a: dancin-dana-g1 [blood {mine}]\nhand a: amaranth\nready b: gwenllian-arwyn [blood 1]\nready c: ryan [bowed]"
    )
    reach(s, "bleed with a/dancin-dana-g1", "block with b/gwenllian-arwyn")
    assert ("play amaranth" in options(s)) is offered
    assert borne_by(s, "dancin-dana-g1") == []


@pytest.mark.ruling("VR-8.2", "C-103")
def test_additional_strikes_are_counted_anew_in_a_combat_that_was_queued():
    who = taught("CEL POT", capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {who} [blood 6]\nhand a: psyche, blur, blur\nready b: min-seo [blood 4]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with a/{who}", "block with b/min-seo", "play blur")
    s.choose("way 1")
    assert "play blur" not in options(s)  # limited
    reach(s, "play psyche", "play blur")
    s.choose("way 2")
    rest(s) if "done" not in options(s) else None
    assert (blood_on(s, "min-seo"), where(s, "min-seo")) == (0, "torpor")  # two points, then up to three more


# ── votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-7.1", "VR-7.2", "VR-7.3")
def test_the_votes_of_the_prisci_move_with_each_ballot():
    """Two ballots of one priscus hold the three votes against one other, and lose them to two others."""
    s = position(
        "pool: 20 20 20\nready a: gratiano [blood 4]\nhand a: anarchist-uprising\nready b: khin-aye [bowed, blood 1]\n"
        "ready c: meshenka [bowed, blood 1]"
    )
    reach(s, "play anarchist-uprising", "vote for with a/gratiano")
    assert s.asked[1][1][1:] == (4, 0)
    reach(s, "vote against with b/khin-aye")
    assert s.asked[1][1][1:] == (4, 0)  # two ballots to one
    reach(s, "vote against with c/meshenka")
    assert (
        next(line for line in s.log() if line.startswith("The referendum")) == "The referendum passes, 1 to 0"
    )  # two each: by the card alone


@pytest.mark.ruling("VR-7.4", "VR-7.2")
def test_in_a_blood_hunt_nobody_modifies_and_a_political_card_is_worth_a_vote():
    who = taught("PRE")
    s = position(
        f"ready a: {who} [blood 2]\nhand a: bewitching-oration, kine-resources-contested\ntorpor b: nassir [blood 1]\n"
        "ready b: alice-chen [bowed, blood 1]\nready c: ryan [bowed, blood 1]",
        game=SCHOOL,
    )
    reach(s, f"diablerise with a/{who}: b/nassir")
    assert options(s) == ["burn kine-resources-contested for", "burn kine-resources-contested against", "pass"]
    play_through(s, "burn kine-resources-contested against")
    reach(s, "vote for with b/alice-chen")
    assert "The referendum passes, 2 to 1" in s.log()
    assert where(s, who) == "ash"


# ── equipping in a combat ───────────────────────────────────────────────────────────────────────────────────────────


def met(needs: str, clan: str, hand: str):
    """Return a combat in which a locked vampire of seat a was blocked, and its face."""
    who = taught(needs, clan=clan)
    s = position(
        f"{LIBRARIES}ready a: {who} [blood 5]\nhand a: {hand}\nready b: min-seo [blood 4]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with a/{who}", "block with b/min-seo")
    return s, who


def to_the_next_turn(s) -> None:
    """Do as little as possible until the next seat's turn."""
    while s.active == 0:
        there = options(s)
        s.choose(next(each for each in ("pass", "hand strike", "none", "done") if each in there))


@pytest.mark.ruling("C-069")
def test_what_the_action_to_equip_unlocks_a_card_in_a_combat_does_not():
    """The jacket that an action brings unlocks its bearer as the turn ends; smuggled into a fight, it only protects."""
    s, who = met("obf", "Ravnos", "contraband, leather-jacket")
    reach(s, "play contraband", "bring leather-jacket 1")
    to_the_next_turn(s)
    assert (borne_by(s, who), locked(s, who)) == (["leather-jacket"], True)
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4]\nhand a: leather-jacket\nready b: ryan [bowed]\nready c: nassir [bowed]"
    )
    s.choose("play leather-jacket")
    to_the_next_turn(s)
    assert (borne_by(s, "madison"), locked(s, "madison")) == (["leather-jacket"], False)


@pytest.mark.ruling("C-069")
@pytest.mark.parametrize("number", [1, 2])
def test_what_the_action_to_employ_unlocks_a_card_in_a_combat_does_not(number):
    s, who = met("ANI", "Ravnos", "pack-alpha, feral-hound")
    reach(s, "play pack-alpha", f"bring feral-hound {number}")
    to_the_next_turn(s)
    assert (borne_by(s, who), locked(s, who)) == (["feral-hound"], True)
    s = position(f"{LIBRARIES}ready a: {who} [blood 5]\nhand a: feral-hound\nready b: ryan [bowed]\nready c: nassir [bowed]",
                 game=SCHOOL)  # fmt: skip
    play_through(s, "play feral-hound", f"way {number}")
    to_the_next_turn(s)
    assert (borne_by(s, who), locked(s, who)) == (["feral-hound"], False)


@pytest.mark.ruling("VR-6.9")
@pytest.mark.parametrize(("card", "states"), [("leather-jacket", (False, False)), ("helicopter", (True, True))])
def test_equipment_that_is_taken_from_another_minion_does_what_it_does_when_equipped(card, states):
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4], nassir [bowed, blood 1]\nattached a: {card} [on ready/nassir]\n"
        "ready b: ryan [bowed]\nready c: min-seo [bowed]"
    )
    s.choose(f"equip a/madison with a/{card}")
    to_the_next_turn(s)
    assert (borne_by(s, "madison"), (locked(s, "madison"), locked(s, card))) == ([card], states)


@pytest.mark.ruling("C-069")
def test_an_ally_that_is_called_without_an_action_unlocks_nobody():
    """The piper's vampire stays locked, and its recruit action in the same turn is still its first. Of two equal cards one is
    offered."""
    who = taught("OBL", clan="Hecata", sect="Anarch")
    s = position(
        f"{LIBRARIES}phase: 5.2.1\nready a: {who} [blood 6]\nhand a: piper, spectral-servitor, spectral-servitor\n{IDLE}",
        game=SCHOOL,
    )
    s.choose("play piper")
    assert options(s) == ["bring spectral-servitor 1", "bring spectral-servitor 2", "none"]
    s.choose("bring spectral-servitor 1")
    assert locked(s, who)
    s = position(
        f"{LIBRARIES}phase: 5.2.1\nready a: {who} [bowed, blood 6], {taught('ani', sect='Anarch')} [blood 1]\n"
        f"hand a: piper, ectu-operative, spectral-servitor\n{IDLE}",
        game=SCHOOL,
    )
    happen(s, about(s, "straighten", find(s, who)))
    play_through(s, "play piper", f"a/{who}")
    s.choose(named(s, "bring ectu"))
    happen(s, about(s, "straighten", find(s, who)))
    reach(s, "done", "play spectral-servitor", "way 1", over=True)
    rest(s) if "done" not in options(s) else None
    assert not locked(s, who)
