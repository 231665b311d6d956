"""The vampires of Fall of London, Echoes of Gehenna and Shadows of Berlin: Mithras, those around him, and others."""

import pytest

from coterie.games.vtes.facts import title
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    acts,
    blood_on,
    call,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

MITHRAS = "mithras-g6"
PRINCE, PRIMOGEN = vampire(title="prince"), vampire(title="primogen")
NOSFERATU, GARGOYLE = taught(clan="Nosferatu", capacity=6), taught(clan="Gargoyle", capacity=4)
ANARCH, ELDER = taught(sect="Anarch", capacity=5), taught(capacity=11)
CARD = "ancilla-empowerment"
DODGES = ", ".join(["dodge"] * 12)


# ── Mithras ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_younger_vampires_pay_to_block_mithras():
    s = table(f"{MITHRAS} [blood 5]", b=UP)
    assert (number(s, "votes", MITHRAS), number(s, "bleed", MITHRAS), number(s, "strength", MITHRAS)) == (2, 3, 2)
    reach(s, f"bleed with {MITHRAS}", "block with nassir")
    assert "Nassir: −1 blood" in s.log()
    assert blood_on(s, "nassir") == 1  # two more in the fight
    s = table(f"{MITHRAS} [blood 5]", b="nassir [blood 0]")
    s.choose(f"bleed with {MITHRAS}")
    assert s.pool[1] == 27  # nobody could pay


@pytest.mark.parametrize("who", [f"{ELDER} [blood 5]", "war-ghoul [lives 5]"])
def test_neither_allies_nor_vampires_as_old_pay_to_block_mithras(who):
    face = who.split()[0]
    s = table(f"{MITHRAS} [blood 5]", b=who, game=GAME)
    reach(s, f"bleed with {MITHRAS}", f"block with b/{face}")
    rest(s)
    assert blood_on(s, face) == 3  # two in the fight
    s = table("madison [blood 5]", b=f"nassir [blood 4], {MITHRAS} [bowed]")
    reach(s, "bleed with madison", "block with nassir")
    assert "Nassir: −1 blood" not in s.log()  # it is Mithras who must act


@pytest.mark.ruling("VR-7.2")
def test_younger_vampires_pay_to_vote_against_mithras():
    s = table(f"{MITHRAS} [blood 5]", CARD, b=f"{PRINCE} [bowed, blood 2]")
    call(s, MITHRAS)
    reach(s, f"vote against with b/{PRINCE}")
    assert blood_on(s, PRINCE) == 1
    s = table(f"{MITHRAS} [blood 5]", CARD, b=f"{PRINCE} [bowed, blood 0]")
    call(s, MITHRAS)
    reach(s, "pass")
    assert [each for each in options(s) if PRINCE in each] == [f"vote for with b/{PRINCE}"]
    s = table(f"madison [blood 5], {MITHRAS} [bowed, blood 5]", CARD, b=f"{PRINCE} [bowed, blood 2]")
    call(s, "madison")
    reach(s, f"vote against with b/{PRINCE}")
    assert blood_on(s, PRINCE) == 2  # another has called it


@pytest.mark.parametrize(("there", "bleed"), [(f", {MITHRAS} [bowed]", 2), ("", 1)])
def test_rose_abawi_bleeds_for_mithras(there, bleed):
    s = table(f"rose-abawi [blood 3]{there}")
    assert number(s, "bleed", "rose-abawi") == bleed
    s = table("rose-abawi [blood 3]", b=f"{MITHRAS} [bowed]")
    assert number(s, "bleed", "rose-abawi") == 1  # another controls him


# ── the Nosferatu of London ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", "ab")
def test_daria_hides_another_nosferatu_of_anybody(seat):
    daria = "daria [blood 3]"
    own, other = (f", {daria}", "") if seat == "a" else ("", f", {daria}")
    s = table(f"{NOSFERATU} [blood 3]{own}", b=f"{UP}{other}", game=GAME)
    reach(s, f"bleed with {NOSFERATU}", "block with nassir", f"use {seat}/daria")
    rest(s)
    assert (s.pool[1], locked(s, "daria")) == (29, True)  # the block has failed


@pytest.mark.parametrize("who", ["madison", "daria"])
def test_daria_hides_neither_another_clan_nor_herself(who):
    s = table("madison [blood 3], daria [blood 3]", b=UP)
    reach(s, f"bleed with {who}", "block with nassir")
    rest(s)
    assert not [line for line in s.log() if "uses Daria" in line]
    assert (where(s, who), s.pool[1]) == ("ready", 30)


@pytest.mark.ruling("VR-4.8")
def test_directed_actions_cost_daria_a_blood():
    s = table("daria [blood 3], madison [blood 3]")
    s.choose("bleed with daria")
    rest(s)
    assert (s.pool[1], blood_on(s, "daria")) == (29, 2)
    s.choose("bleed with madison")
    assert blood_on(s, "madison") == 3
    s = table("daria [blood 3]")
    s.choose("hunt with daria")
    rest(s)
    assert blood_on(s, "daria") == 4  # a hunt is directed at nobody
    s = table("daria [blood 3]", b=UP)
    reach(s, "bleed with daria", "block with nassir")
    rest(s)
    assert (s.pool[1], blood_on(s, "daria")) == (30, 2)  # blocked: only the fight has cost blood


@pytest.mark.ruling("VR-4.8")
def test_daria_announces_no_directed_action_that_she_cannot_pay():
    for blood, ways in ((1, []), (2, ["way 1", "way 2"])):
        s = table(f"daria [blood {blood}]", "revelations, vessel", hand_b="dodge")
        s.choose("play revelations")
        assert [each for each in options(s) if each.startswith("way")] == ways  # the first looks at a hand
        if not ways:
            assert where(s, "revelations") == "board"
    s = table("daria [blood 1]", hand_b="dodge", torpor_c="madison [blood 2]", game=GAME)
    assert "rescue with a/daria: c/madison" in options(s)
    assert "bleed with a/daria" in options(s)
    for mine, its, can in ((2, 1, True), (3, 0, True), (1, 1, False), (2, 0, False)):  # two for both, one more of hers
        s = table(f"daria [blood {mine}]", hand_b="dodge", torpor_c=f"madison [blood {its}]", game=GAME)
        assert ("rescue with a/daria: c/madison" in options(s)) is can


def test_richard_de_worde_looks_and_may_pay_to_discard():
    for answer, zone, blood in (("yes", "ash", 2), ("no", "hand", 3)):
        s = table("richard-de-worde [blood 3]", hand_b="majesty, flash", library_b=DODGES)
        play_through(s, "bleed with richard-de-worde", "use a/richard-de-worde", answer)
        take(s, "majesty") if answer == "yes" else None
        assert (where(s, "majesty"), where(s, "flash")) == (zone, "hand")
        assert blood_on(s, "richard-de-worde") == blood
    s = table("richard-de-worde [blood 3]", b=UP, hand_b="majesty, flash", library_b=DODGES)
    play_through(s, "bleed with richard-de-worde", "block with nassir")
    rest(s)
    assert not [line for line in s.log() if "looks" in line or "discards" in line]


@pytest.mark.ruling("VR-9.7")
def test_the_guardian_takes_directed_actions_only_under_an_older_nosferatu():
    for other, can in (
        (f", {NOSFERATU}", True),
        (f", {taught(clan='Nosferatu', capacity=4)}", False),
        (", madison", False),
    ):
        s = table(f"the-guardian [blood 3]{other}", "bums-rush", torpor_b="ryan [blood 1]", c="", game=GAME)
        there = [each for each in options(s) if "the-guardian" in each]
        assert ("bleed with a/the-guardian" in there) is can
        assert ("diablerise with a/the-guardian: b/ryan" in there) is can
        assert "hunt with a/the-guardian" in there
        if "play bums-rush" in options(s):
            s.choose("play bums-rush")
            assert ("a/the-guardian" in options(s)) is can
    s = table("the-guardian [blood 3]", b=f"{NOSFERATU} [bowed]", game=GAME)
    assert "bleed with a/the-guardian" not in options(s)  # one of another Methuselah is no help
    s = table("the-guardian [blood 3]", torpor_a=f"{NOSFERATU} [blood 3]", game=GAME)
    assert "bleed with a/the-guardian" not in options(s)  # nor is one in torpor


def test_the_guardian_fights_who_has_bled():
    s = table("madison [blood 4]", b="the-guardian [blood 4]")
    reach(s, "bleed with madison", "use b/the-guardian")
    assert (locked(s, "the-guardian"), s.pool[1]) == (True, 29)
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, "the-guardian")) == (3, 3)


@pytest.mark.parametrize("more", ["ready", "third", "hunt", "locked"])
def test_the_guardian_stays_out_of_other_actions(more):
    who = {"third": "the-guardian [blood 4]"}.get(more, "the-guardian [bowed, blood 4]" if more == "locked" else "")
    s = table(
        "madison [blood 3]",
        b=who if more == "locked" else "nassir [bowed, blood 4]" if more == "third" else "the-guardian [blood 4]",
        c=who if more == "third" else "ryan [bowed, blood 4]",
    )
    s.choose("hunt with madison" if more == "hunt" else "bleed with madison")
    if more == "ready":
        reach(s, "block with the-guardian")  # the bleed is not successful
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    assert not [each for each in seen if each.startswith("use") and "the-guardian" in each]


# ── titles and votes ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-9.3")
def test_valerius_steals_the_title_of_a_prince():
    s = table("valerius [blood 4]", b=f"{PRINCE} [bowed, blood 3], {PRIMOGEN} [bowed]")
    (act,) = acts(s, "valerius")
    assert PRINCE in act
    s.choose(act)
    rest(s)
    assert (title(s, find(s, "valerius")), title(s, find(s, PRINCE))) == ("prince", "")
    assert (s.game.value(s, "city", find(s, "valerius")), s.contesting) == (s.game.faces[PRINCE].city, ())
    assert (number(s, "votes", "valerius"), number(s, "votes", PRINCE)) == (2, 0)
    s.choose("done")
    reach(s, "done", "done")
    while s.active != 0 or "bleed with a/valerius" not in options(s):
        reach(s, "done")
    assert acts(s, "valerius") == []  # as a prince he steals no other


def test_valerius_steals_no_title_that_is_contested_or_once_he_has_left_the_camarilla():
    s = table("valerius [blood 4]", "", b=f"{PRINCE} [bowed]", board_c="fall-of-the-camarilla")
    assert acts(s, "valerius") == []
    s = table("valerius [blood 4]", b=f"{UP}, {PRINCE} [bowed]")
    reach(s, acts(s, "valerius")[0], "block with nassir")
    rest(s)
    assert (title(s, find(s, "valerius")), title(s, find(s, PRINCE))) == ("", "prince")


@pytest.mark.parametrize(("anarchs", "votes"), [(1, 2), (0, 1)])
@pytest.mark.ruling("C-087")
def test_aisha_votes_for_each_ready_anarch(anarchs, votes):
    own = f"aisha-az-zahra [blood 4], {PRINCE} [bowed, blood 3]" + f", {ANARCH} [bowed, blood 1]" * anarchs
    s = table(own, CARD, b=f"{taught(sect='Anarch', capacity=5, nth=3)} [bowed]", game=GAME, torpor_a=taught(
        sect="Anarch", capacity=5, nth=2))  # fmt: skip
    call(s, PRINCE)
    assert number(s, "votes", "aisha-az-zahra") == 0
    play_through(s, "use a/aisha-az-zahra")
    assert (number(s, "votes", "aisha-az-zahra"), blood_on(s, "aisha-az-zahra")) == (votes, 3)
    assert "use a/aisha-az-zahra" not in options(s)  # once in each referendum
    assert "vote for with a/aisha-az-zahra" in options(s)


def test_weirich_waldburg_hides_primogen():
    for n in (1, 0):
        s = position(
            f"ready a: {PRIMOGEN} [blood 3], {PRINCE}{', weirich-waldburg [bowed]' if n else ''}\n"
            + ("" if n else "torpor a: weirich-waldburg\n")
            + f"ready b: {vampire(title='primogen', nth=1)} [bowed]\nready c: ryan [bowed]"
        )
        assert number(s, "stealth", PRIMOGEN) == n
        assert number(s, "stealth", PRINCE) == number(s, "stealth", vampire(title="primogen", nth=1)) == 0


@pytest.mark.ruling("VR-7.4")
@pytest.mark.parametrize(("who", "dies"), [("styles-margs", True), ("madison", False)])
def test_blood_hunts_on_styles_begin_with_two_votes(who, dies):
    s = table(f"{who} [blood 4]", torpor_b="ryan [blood 1]", c="alice-chen [bowed, blood 3]")
    s.choose(f"diablerise with a/{who}: b/ryan")
    rest(s)
    assert where(s, who) == ("ash" if dies else "ready")
    s = table("styles-margs [blood 4], alice-chen [blood 2]", torpor_b="ryan [blood 1]")
    reach(s, "diablerise with a/styles-margs: b/ryan", "vote against with a/alice-chen")
    rest(s)
    assert where(s, "styles-margs") == "ready"  # two against two
    s = table("madison [blood 4], styles-margs [blood 2]", torpor_b="ryan [blood 1]")
    s.choose("diablerise with a/madison: b/ryan")
    rest(s)
    assert where(s, "madison") == "ready"  # another is hunted


# ── others ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("blocker", "can"), [("nassir [blood 4]", True), ("loyal-street-gang [lives 2]", False)])
def test_gwenllian_blinds_a_blocking_vampire(blocker, can):
    s = table("gwenllian-arwyn [blood 4]", b=blocker)
    assert number(s, "strength", "gwenllian-arwyn") == 2
    reach(s, "bleed with gwenllian-arwyn", f"block with b/{blocker.split()[0]}")
    assert ("use a/gwenllian-arwyn" in options(s)) is can
    if can:
        s.choose("use a/gwenllian-arwyn")
        assert (s.pool[1], blood_on(s, "gwenllian-arwyn")) == (29, 3)  # the block has failed
    s = table("madison [blood 4], gwenllian-arwyn [blood 4]", b=UP)
    reach(s, "bleed with madison", "block with nassir")
    assert "use a/gwenllian-arwyn" not in options(s)  # the action is another's


def test_alabastrom_unlocks_another_gargoyle():
    s = table(f"alabastrom [bowed, blood 4], {GARGOYLE} [bowed, blood 2], madison [bowed]", game=GAME)
    play_through(s, "use a/alabastrom")
    assert [locked(s, who) for who in (GARGOYLE, "madison", "alabastrom")] == [False, True, True]
    s.choose(f"bleed with a/{GARGOYLE}")
    rest(s)
    assert "use a/alabastrom" not in options(s)  # once in a turn


@pytest.mark.parametrize("where_", ["torpor", "another's turn", "another's"])
def test_alabastrom_helps_only_in_his_turn_while_he_is_ready(where_):
    own = f"{GARGOYLE} [bowed, blood 2]"
    if where_ == "torpor":
        s = table(f"madison [blood 3], {own}", torpor_a="alabastrom", game=GAME)
    elif where_ == "another's turn":
        s = table("madison [blood 3]", b=f"alabastrom, {own}", game=GAME)
    else:
        s = table("alabastrom [blood 3]", b=own, game=GAME)
    seen = list(options(s))
    s.choose(next(each for each in options(s) if each.startswith("hunt")))
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in ("pass", "no block") if each in options(s)))
    assert not [each for each in seen if each.startswith("use") and "alabastrom" in each]


@pytest.mark.parametrize(("what", "can"), [("bleed", True), ("hunt", False)])
def test_alicia_locks_a_younger_vampire_of_her_target(what, can):
    s = table("alicia-cortez [blood 4]", f"{CARD}, dodge", b=f"nassir [blood 4], {ELDER} [blood 3]",
              c="ryan [blood 4]", game=GAME)  # fmt: skip
    s.choose(f"{what} with alicia-cortez")
    while "no block" in options(s):
        s.choose("no block")
    if not can:
        rest(s)
        assert not locked(s, "nassir")
        return
    reach(s, "use a/alicia-cortez", CARD)
    assert (locked(s, "nassir"), locked(s, ELDER), locked(s, "ryan")) == (True, False, False)
    assert (where(s, CARD), where(s, "dodge")) == ("ash", "hand")


def test_alicia_needs_a_success_and_a_political_card():
    for hand, block in (("dodge", False), (CARD, True)):
        s = table("alicia-cortez [blood 4]", hand, b="nassir [blood 4], rowena [blood 1]")
        s.choose("bleed with alicia-cortez")
        reach(s, "block with nassir" if block else "no block")
        seen = []
        while "done" not in options(s):
            seen += options(s)
            s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
        assert "use a/alicia-cortez" not in seen
