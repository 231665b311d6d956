"""Vampires that serve infernal powers: what each does, and what it must not do."""

import pytest

from coterie.kernel.pieces import pile
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    call,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    where,
)

FIEND = taught(traits="infernal", clan="Baali")
PRINCE = vampire(title="prince")
GANG = "loyal-street-gang [lives 1]"
CARD = "ancilla-empowerment"


# ── votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_arishat_silences_a_voter():
    s = table("arishat [blood 3], madison [blood 4]", CARD, b=f"{PRINCE} [bowed, blood 3]")
    call(s, "madison")
    play_through(s, "use arishat", f"b/{PRINCE}")
    assert "use a/arishat" not in options(s)  # once in a referendum
    reach(s, "vote for with arishat")
    rest(s)
    assert (blood_on(s, "arishat"), s.pool[1]) == (2, 29)
    s = table("arishat [bowed, blood 0], madison [blood 4]", CARD, b=f"{PRINCE} [bowed, blood 3]")
    call(s, "madison")
    assert "use a/arishat" not in options(s)


def test_xeper_votes_for_each_of_the_infernal_and_steals_allies():
    s = table(f"xeper-sultan-of-lepers [blood 4], {FIEND} [blood 2], the-horde [blood 2]", b=GANG, game=GAME)
    assert number(s, "votes", "xeper-sultan-of-lepers") == 2  # hordes are not unique
    there = acts(s, "xeper-sultan-of-lepers")
    s.choose(there[0])
    rest(s)
    assert [s.pieces[p].place for p, now in enumerate(s.pieces) if now.face == "loyal-street-gang"] == [0, 0]
    s = table("xeper-sultan-of-lepers [blood 4]", b=UP)
    assert acts(s, "xeper-sultan-of-lepers") == []  # no vampires


# ── bleeds ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_unnamed_feeds_its_methuselah():
    s = table("the-unnamed [blood 5]")
    reach(s, "bleed with the-unnamed", "use the-unnamed")
    rest(s)
    assert (s.pool[0], s.pool[1]) == (32, 28 if number(s, "bleed", "the-unnamed") > 1 else 29)
    s = blocked("the-unnamed [blood 5]", "", b=UP)
    reach(s, "use the-unnamed")
    rest(s)
    assert (where(s, "nassir"), s.pool[0], blood_on(s, "the-unnamed")) == ("torpor", 30, 3)


@pytest.mark.parametrize(
    ("who", "pool"),
    [
        (FIEND, 28),
        ("madison", 29),
    ],
)
def test_a_horde_stands_by_other_infernal_minions(who, pool):
    s = table(f"{who} [blood 4], the-horde [blood 2]", game=GAME)
    s.choose(f"bleed with {who}")
    if pool == 28:
        s.choose("use the-horde")
    rest(s)
    assert (s.pool[1], locked(s, "the-horde")) == (pool, pool == 28)


def test_a_horde_does_not_help_itself_nor_while_locked():
    for a, who in (("the-horde [blood 2]", "the-horde"), (f"{FIEND} [blood 2], the-horde [bowed, blood 2]", FIEND)):
        s = table(a, game=GAME)
        s.choose(f"bleed with {who}")
        rest(s)
        assert s.pool[1] == 30 - GAME.faces[who].stats["bleed"]


def test_cybele_bleeds_hard_for_a_blood():
    s = table("cybele [blood 3]")
    s.choose(acts(s, "cybele")[0])
    rest(s)
    assert (s.pool[1], blood_on(s, "cybele")) == (27, 2)


@pytest.mark.parametrize(("state", "n"), [("blood 3", 2), ("bowed, blood 3", 1)])
@pytest.mark.ruling("V-086")
def test_cybele_gives_a_master_phase_action_while_unlocked(state, n):
    s = position(f"phase: 5.2.1\nready a: cybele [{state}]\nhand a: channel-10\nready b: nassir [bowed]\nready c: ryan")
    assert s.asked[1] == ("master?", (n,))


# ── stealth ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_advanced_nergal_hides_and_silences():
    who = "nergal-g5-adv"
    s = table(f"{who} [blood 3]", b="madison [blood 3]")
    play_through(s, f"bleed with {who}", "block with madison", f"use {who}")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29, 2)
    foe = taught("aus")
    for blood, can in ((0, False), (1, True)):
        s = table(f"{who} [blood 3]", b=f"{foe} [blood {blood}]", hand_b="telepathic-counter", game=GAME)
        s.choose(f"bleed with {who}")
        assert ("play telepathic-counter" in options(s)) is can


def test_both_nergals_are_one():
    face = GAME.faces["nergal-g5-merged"]
    assert face.stats["bleed"] == 3
    assert len(face.abilities) == 3


# ── what they take ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.4")
def test_annazir_burns_locations_and_steals_equipment():
    text = {"board_b": "channel-10", "attached_b": "ivory-bow [on ready/nassir]", "board_a": "chantry"}
    for card, zone in (("channel-10", "ash"), ("ivory-bow", "attached")):
        s = table("annazir [blood 3]", b="nassir [bowed]", **text)
        there = acts(s, "annazir")
        assert len(there) == 2  # not one's own
        s.choose(next(each for each in there if card in each))
        rest(s)
        assert where(s, card) == zone
    assert borne_by(s, "annazir") == ["ivory-bow"]


# ── what they pay ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.8", "V-067", "V-069")
def test_nergal_saves_a_blood_once_in_a_turn():
    s = table("nergal-g5 [blood 1]", "public-trust, aire-of-elation")
    reach(s, "play public-trust", "way 1", "play aire-of-elation", "way 1", "save with nergal-g5")
    rest(s)
    assert (s.pool[1], blood_on(s, "nergal-g5")) == (30 - 3 - 2 - 1, 0)  # the action was paid for
    s = table("nergal-g5 [blood 2]", "revelations")
    play_through(s, "play revelations", "way 2", "pay 1")
    assert blood_on(s, "nergal-g5") == 1  # if his Methuselah likes


@pytest.mark.ruling("V-069")
def test_nergal_has_saved_nothing_on_a_card_that_is_cancelled():
    s = table("nergal-g5 [blood 1]", "heart-of-the-city, revelations", hand_b="direct-intervention")
    play_through(
        s,
        "play heart-of-the-city",
        "way 1",
        "play direct-intervention",
        "play revelations",
        "way 2",
        "save with nergal-g5",
    )
    assert (where(s, "revelations"), blood_on(s, "nergal-g5")) == ("board", 1)
    s = table("nergal-g5 [blood 1], madison [blood 1]", "heart-of-the-city")
    play_through(s, "play heart-of-the-city")
    assert "a/madison" not in options(s)  # what others play is not cheaper


# ── the Edge ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("deed", "edge", "can"), [("hunt", "a", True), ("bleed", "a", False), ("hunt", "b", False)])
def test_the_high_priest_hides_for_the_edge(deed, edge, can):
    who = "high-priest-angra-mainyu"
    s = table(f"{who} [blood 3]", b="jaroslav-pascek [blood 3]", edge=edge)
    play_through(s, f"{deed} with {who}", "block with jaroslav-pascek")
    assert (f"use a/{who}" in options(s)) is can
    if can:
        s.choose(f"use {who}")
        rest(s)
        assert (blood_on(s, who), s.edge) == (4, -1)


@pytest.mark.parametrize(("zone", "n"), [("ready", 6), ("torpor", 7)])
def test_the_prey_of_the_high_priest_holds_less(zone, n):
    s = position(
        f"phase: 5.1.1\n{zone} a: high-priest-angra-mainyu [blood 3]\nready b: nassir [bowed]\n"
        f"library b: {', '.join(['dodge'] * 9)}\nready c: ryan"
    )
    assert len(pile(s, "hand", 1)) == n
