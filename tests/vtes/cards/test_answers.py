"""Action modifiers, reactions and combat cards of the fixed decks: what each does, and what it must not do."""

import pytest

from tests.vtes.tools import OTHERS, asked, blood_on, locked, number, options, play_through, position, vampire, where

pytestmark = pytest.mark.ruling("VR-6.6", "VR-6.7", "VR-7.2")
MORE_BLEED = [
    ("aire-of-elation", vampire("PRE", clan="Ventrue"), "way 1", 2),
    ("aire-of-elation", vampire("PRE", clan="Toreador"), "way 1", 3),
    ("aire-of-elation", vampire("PRE", clan="Ventrue"), "way 2", 3),
    ("eyes-of-chaos", vampire("DEM"), "way 1", 2),
    ("eyes-of-chaos", vampire("DEM"), "way 2", 3),
    ("threats", vampire("DOM"), "way 1", 2),
    ("threats", vampire("DOM"), "way 2", 3),
    ("confusion", vampire("DEM"), "way 1", 2),
    ("old-friends", vampire("OBF"), "", 2),
    ("foreshadowing-destruction", vampire("DOM"), "", 2),
]


@pytest.mark.parametrize(("card", "who", "way", "lost"), MORE_BLEED)
@pytest.mark.ruling("VR-6.7")
def test_more_bleed_once_and_only_in_a_bleed(card, who, way, lost):
    s = position(f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: {card}, {card}\n{OTHERS}")
    play_through(s, f"bleed with {who}", f"play {card}", *([way] if way else []))
    assert s.pool[1] == 30 - lost  # the second one could not be used: “limited”
    s = position(f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: {card}\n{OTHERS}")
    s.choose(f"hunt with {who}")
    assert s.pool == (30, 30, 30)
    assert where(s, card) == "hand"


def test_foreshadowing_destruction_bleeds_the_poor_harder():
    s = position(f"pool: 30 9 30\nready a: {vampire('DOM')} [blood 3]\nhand a: foreshadowing-destruction\n{OTHERS}")
    play_through(s, f"bleed with {vampire('DOM')}", "play foreshadowing-destruction", "way 2")
    assert s.pool[1] == 9 - 4


STEALTHY = [
    ("cloak-the-gathering", "OBF", "", 1),
    ("earth-control", "PRO", "way 1", 1),
    ("earth-control", "PRO", "way 2", 2),
    ("forgotten-labyrinth", "OBF", "way 1", 2),
    ("forgotten-labyrinth", "OBF", "way 2", 3),
    ("swallowed-by-the-night", "OBF", "", 1),
    ("rapid-change", "PRO", "", 1),
    ("elder-impersonation", "OBF", "way 1", 1),
]


@pytest.mark.parametrize(("card", "need", "way", "stealth"), STEALTHY)
@pytest.mark.ruling("VR-6.6")
def test_stealth_against_a_block(card, need, way, stealth):
    who = vampire(need)
    for spies in (stealth, stealth + 1):
        borne = ", ".join(["raven-spy [lives 1, on ready/nassir]"] * spies)
        s = position(
            f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: {card}\n"
            f"ready b: nassir [blood 2]\nready c: ryan [bowed]\n"
            f"attached b: {borne}"
        )
        play_through(s, f"hunt with {who}", "block with nassir", f"play {card}", *([way] if way else []))
        assert locked(s, "nassir") == (spies > stealth)  # a hunt has 1 stealth by itself


def test_forgotten_labyrinth_hides_no_bleed():
    who = vampire("OBF")
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: forgotten-labyrinth\n"
        f"ready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir")
    assert where(s, "forgotten-labyrinth") == "hand"
    assert locked(s, "nassir")


def test_cloak_the_gathering_is_played_by_another_vampire():
    who, other = vampire(capacity=5), vampire("OBF")
    s = position(
        f"ready a: {who} [blood 3], {other} [bowed, blood 2], loyal-street-gang [lives 2]\nhand a: cloak-the-gathering\n"
        f"ready b: nassir [blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir", "play cloak-the-gathering", f"a/{other}")
    assert s.pool[1] == 29


@pytest.mark.ruling("VR-6.5")
def test_elder_impersonation_makes_a_block_fail_for_good():
    who = vampire("OBF")
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: elder-impersonation\n"
        f"ready b: nassir [blood 2], madison [blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir", "play elder-impersonation", "way 2")
    assert asked(s) == (1, ["block with b/madison", "no block"])
    s.choose("no block")
    assert s.pool[1] == 29


def test_stygian_shroud():
    who = vampire("OBL")
    text = (
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: stygian-shroud\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed]\n"
    )
    s = position(text)
    play_through(s, f"bleed with {who}", "block with nassir", "play stygian-shroud", "way 1")
    assert (s.pool[1], blood_on(s, who)) == (29, 3)
    s = position(text)
    play_through(s, f"bleed with {who}", "block with nassir", "play stygian-shroud", "way 2")
    assert (s.pool[1], blood_on(s, who)) == (29, 2)


def test_form_of_the_cobra_hides_early_and_steals_in_combat():
    who = vampire("PRO")
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: form-of-the-cobra\n"
        f"ready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "play form-of-the-cobra")
    assert number(s, "stealth", who) == 1
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: form-of-the-cobra\n"
        f"ready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "pass", "block with nassir", "play form-of-the-cobra")
    assert (blood_on(s, who), blood_on(s, "nassir")) == (3, 1)  # one stolen each way of a hand strike of 1


@pytest.mark.parametrize(("way", "offered"), [("way 1", ["b/nassir"]), ("way 2", ["b/nassir", "b/old"])])
def test_seduction_keeps_a_vampire_from_blocking(way, offered):
    who, old = vampire("DOM", capacity=7), vampire(capacity=10)
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: seduction\n"
        f"ready b: nassir [blood 2], {old} [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "play seduction", way)
    wanted = [text.replace("old", old) for text in offered]
    if len(wanted) > 1:
        assert options(s)[:2] == wanted
    if "b/nassir" in options(s):
        s.choose("b/nassir")
    assert asked(s) == (1, [f"block with b/{old}", "no block"])


def test_perfect_paragon_overawes_the_young():
    who = vampire("PRE", capacity=8)
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: perfect-paragon\n"
        f"ready b: nassir [blood 2], {vampire(capacity=10)} [blood 2]\n"
        "ready c: the-knights [bowed, lives 2]"
    )
    play_through(s, f"bleed with {who}", "play perfect-paragon")
    found = [number(s, "intercept", face) for face in ("nassir", vampire(capacity=10), "the-knights")]
    assert found == [-1, 0, -1]


VOTES = [
    ("old-friends", "OBF", 2),
    ("perfect-paragon", "PRE", 3),
]


@pytest.mark.parametrize(("card", "need", "more"), VOTES)
@pytest.mark.ruling("VR-7.2")
def test_votes_of_the_acting_vampire(card, need, more):
    who = vampire(need, clan="Ventrue") if need == "PRE" else vampire(need)
    s = position(f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: anarchist-uprising, {card}\n{OTHERS}")
    before = number(s, "votes", who)
    s.choose("play anarchist-uprising")
    while not s.question.prompt.startswith("The referendum"):
        s.choose("pass")
    s.choose(f"play {card}")
    assert number(s, "votes", who) == before + more


def test_scalpel_tongue_silences_who_has_voted():
    who = vampire("cel", "pre")
    prince = vampire(title="prince")
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nhand a: anarchist-uprising, scalpel-tongue\n"
        f"ready b: {prince} [blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play anarchist-uprising", "no block")
    while s.question.seat == 0:
        assert "play scalpel-tongue" not in options(s)  # nobody has voted yet
        s.choose("pass")
    s.choose(f"vote against with b/{prince}")
    s.choose("play scalpel-tongue")
    assert locked(s, prince)
    while options(s) and "done" not in options(s):
        s.choose("pass")
    assert s.pool == (28, 29, 29)  # it passes with the vote of its card, none against it


def test_ominous_chorus_is_a_modifier_and_a_reaction():
    who = vampire(clan="Lasombra")
    s = position(
        f"ready a: madison [blood 3]\nhand a: anarchist-uprising\nready b: {who} [blood 2]\nhand b: ominous-chorus"
    )
    play_through(s, "play anarchist-uprising", "no block")
    while s.question.seat == 0:
        s.choose("pass")
    s.choose("play ominous-chorus")
    assert number(s, "votes", who) >= 3


# ── reactions ───────────────────────────────────────────────────────────────────────────────────────────────────────

REDUCERS = [
    ("telepathic-counter", vampire("AUS"), "way 1", 1),
    ("telepathic-counter", vampire("AUS"), "way 2", 0),
    ("deep-ecology", vampire("for", sect="Anarch"), "", 0),
    ("party-out-of-bounds", vampire("obf", sect="Anarch"), "", 0),
]


@pytest.mark.parametrize(("card", "who", "way", "lost"), REDUCERS)
@pytest.mark.ruling("VR-6.7")
def test_a_bleed_is_reduced(card, who, way, lost):
    actor = "ready a: madison [blood 3]\nattached a: laptop-computer [on ready/madison]\n"
    s = position(f"{actor}ready b: {who} [blood 3]\nhand b: {card}\nready c: ryan [bowed]")
    play_through(s, "bleed with madison", f"play {card}")
    for choice in (way, *[text for text in ("way 1", "way 2") if not way]):
        if choice in options(s) and "play" not in choice:
            s.choose(choice)
            break
    while "no block" in options(s):
        s.choose("no block")
    assert s.pool[1] == 30 - lost
    s = position(f"{actor}ready c: {who} [blood 3]\nhand c: {card}\nready b: ryan [bowed]")
    s.choose("bleed with madison")
    assert s.pool[1] == 28  # it is not directed at them


SEEING = [
    ("enhanced-senses", vampire("AUS"), "way 1"),
    ("enhanced-senses", vampire("AUS"), "way 2"),
    ("the-warrens", vampire(clan="Nosferatu"), ""),
    ("the-warrens", vampire(clan="Nosferatu", title="primogen"), ""),
    ("protection-racket", vampire(sect="Anarch"), ""),
    ("elder-intervention", vampire(capacity=5), ""),
    ("cats-guidance", vampire("ANI"), ""),
    ("deep-ecology", vampire("ani", sect="Anarch"), ""),
    ("party-out-of-bounds", vampire("pro", sect="Anarch"), ""),
    ("sense-the-savage-way", vampire("ani", capacity=8), ""),
]


@pytest.mark.parametrize(("card", "who", "way"), SEEING)
@pytest.mark.ruling("VR-6.6")
def test_intercept_where_it_is_needed(card, who, way):
    s = position(f"ready a: double-deuce [lives 3]\nready b: {who} [blood 3]\nhand b: {card}\nready c: ryan [bowed]")
    play_through(s, "bleed with double-deuce", f"block with {who}", f"play {card}")
    if way or "way 3" in options(s):
        s.choose(way or "way 3")
    assert s.pool[1] == 30  # 1 stealth was seen through
    assert blood_on(s, "double-deuce") == 2
    s = position(f"ready a: madison [blood 3]\nready b: {who} [blood 3]\nhand b: {card}\nready c: ryan [bowed]")
    play_through(s, "bleed with madison", f"block with {who}")
    assert where(s, card) == "hand"  # there is no stealth to see through
