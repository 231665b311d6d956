"""What cards must not do: whom they leave alone, when they are not offered, what they do only once."""

import pytest

from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    UP,
    asked,
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
    take,
    taught,
    vampire,
)

AUS, OBF, DOM = taught("AUS", capacity=6), taught("OBF", capacity=6), taught("DOM", capacity=6)
ANARCH, OTHER = taught(sect="Anarch", capacity=5), taught(capacity=5)
OLD, YOUNG = vampire(capacity=8), vampire(capacity=3)
PRINCE, BARON = vampire(title="prince"), vampire(title="baron")
IDLE = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"
CARD = "ancilla-empowerment"


def offered(s, word: str, stop: str = "done") -> bool:
    """Pass and strike with the hands until a phase can be ended; return whether something was ever offered."""
    seen = []
    for _ in range(60):
        seen += options(s)
        if stop in options(s):
            return any(word in each for each in seen)
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    raise AssertionError(seen)


# ── stealth, intercept, blocks ──────────────────────────────────────────────────────────────────────────────────────


def test_swallowed_by_the_night_is_not_for_combat_at_the_basic_level():
    for who, can in ((taught("obf", capacity=6), False), (OBF, True)):
        s = blocked(who, "swallowed-by-the-night, vessel", b="underbridge-stray [lives 3]", game=GAME)
        s.choose("pass")  # no stealth: they fight
        assert offered(s, "swallowed") is can
    s = table(OBF, "swallowed-by-the-night, vessel", b=UP, game=GAME)
    s.choose("hunt with a/" + OBF)
    assert not offered(s, "play swallowed", "block with b/nassir")  # nobody tries to block yet


@pytest.mark.ruling("VR-6.5")
def test_elder_impersonation_leaves_the_next_blocker_alone():
    s = table(OBF, "elder-impersonation", b=f"{UP}, ryan [blood 3]", c="", game=GAME)
    reach(s, f"bleed with {OBF}", "block with b/nassir", "play elder-impersonation", "way 2")
    assert asked(s) == (1, ["block with b/ryan", "no block"])
    s = table(taught("obf", capacity=6), "elder-impersonation, vessel", b=UP, game=GAME)
    reach(s, f"bleed with {taught('obf', capacity=6)}", "block with nassir", "play elder-impersonation")
    rest(s)
    assert (s.pool[1], locked(s, "nassir")) == (29, False)  # by one stealth, at the basic level


def test_my_enemys_enemy_sends_only_bleeds_of_the_predator_away():
    text = (
        "ready a: {} [blood 4]\nhand a: kindred-spirits\nready b: nassir [bowed]\nready c: {} [blood 3]\n"
        "hand c: my-enemys-enemy, vessel\nready d: rowena [bowed, blood 3]"
    )
    s = position(text.format(taught("DEM", capacity=6), AUS), players=4, game=GAME)
    s.choose("play kindred-spirits")
    take(s, "way 1", "seat c")
    assert not offered(s, "my-enemys-enemy")
    assert s.pool == (31, 30, 29, 30)


def test_organized_resistance_helps_no_other_sect_and_needs_a_baron():
    for baron, helped, can in (
        (BARON, ANARCH, True),
        (BARON, OTHER, False),
        (vampire(sect="Anarch", capacity=4), ANARCH, False),
    ):
        s = table("double-deuce [lives 3]", b=f"{baron} [blood 3], {helped} [blood 2]", hand_b="organized-resistance, vessel",
                  c="", game=GAME)  # fmt: skip
        reach(s, "bleed with double-deuce", f"block with b/{helped}")
        assert ("play organized-resistance" in options(s)) is can


def test_krcg_news_radio_is_heard_once_and_only_where_it_is_needed():
    s = table("madison [blood 4]", b=UP, board_b="krcg-news-radio")
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "krcg")
    s = table("double-deuce [lives 3]", b=UP, board_b="krcg-news-radio [bowed]")
    reach(s, "bleed with double-deuce", "block with nassir")
    assert not offered(s, "krcg")


def test_guardian_angel_sees_only_bleeds_at_its_own_and_prevents_once():
    text = (
        "ready a: madison [blood 3]\nready b: nassir [blood 2]\nready c: ryan [blood 2]\n"
        "attached {}: guardian-angel [on ready/{}]"
    )
    s = position(text.format("b", "nassir"))
    s.choose("hunt with madison")
    assert number(s, "intercept", "nassir") == 0
    s = position(text.format("c", "ryan"))
    s.choose("bleed with madison")
    assert number(s, "intercept", "ryan") == 0
    s = position(
        "ready a: theo-bell-g6 [blood 4]\nready b: nassir [blood 4]\nready c: ryan\n"
        "attached b: guardian-angel [on ready/nassir]"
    )
    reach(s, "bleed with theo-bell-g6", "block with nassir", "use b/guardian-angel")
    assert not offered(s, "guardian-angel")
    assert blood_on(s, "nassir") == 4 - (number(s, "strength", "theo-bell-g6") - 1)


def test_the_rumor_mill_lets_no_ally_pay_for_intercept():
    mill = "the-rumor-mill-tabloid-newspaper"
    s = table("double-deuce [lives 3]", b="underbridge-stray [lives 3], madison [blood 3]", board_b=mill)
    reach(s, "bleed with double-deuce", "block with b/underbridge-stray", f"use b/{mill}")
    assert not [each for each in options(s) if "underbridge" in each]


def test_neighbor_john_sees_for_himself_alone():
    s = table("neighbor-john [blood 3], madison [blood 2]", b="nassir [bowed]")
    assert [number(s, "intercept", who) for who in ("madison", "nassir")] == [0, 0]


def test_protection_racket_is_for_anarchs_against_titles():
    for who, can in ((ANARCH, True), (OTHER, False)):
        s = table("double-deuce [lives 3]", b=f"{who} [blood 3]", hand_b="protection-racket, vessel", c="", game=GAME)
        reach(s, "bleed with double-deuce", f"block with b/{who}")
        assert ("play protection-racket" in options(s)) is can
    reacting = table("viktor-the-night-general [blood 3], jost-werner [bowed]", b=f"{ANARCH} [blood 3]",
                     hand_b="protection-racket", c="",
                     game=GAME)  # fmt: skip
    reach(reacting, "bleed with viktor-the-night-general", f"block with b/{ANARCH}", "play protection-racket")
    assert number(reacting, "intercept", ANARCH) <= 1  # no title acts


def test_london_evening_star_is_read_once():
    paper = "london-evening-star-tabloid-newspaper"
    for state, can in (("", True), (" [bowed]", False)):
        s = table("double-deuce [lives 3]", b=UP, board_b=f"{paper}{state}")
        reach(s, "bleed with double-deuce", "block with nassir")
        assert offered(s, paper) is can


def test_maris_pays_for_blockers_only_while_they_block():
    s = table("madison [blood 4]", b=f"{UP}, maris-streck [bowed, blood 3]")
    reach(s, "bleed with madison", "block with nassir")
    assert not offered(s, "use b/maris-streck")  # no intercept is needed


def test_the_sleeping_mind_chooses_only_the_locked_of_others():
    s = table(
        f"{DOM} [blood 4], madison [bowed]",
        "the-sleeping-mind",
        b=f"{UP}, ryan [bowed]",
        c="alice-chen [bowed]",
        game=GAME,
    )
    reach(s, f"bleed with {DOM}", "play the-sleeping-mind", "way 1")
    assert sorted(options(s)) == ["b/ryan", "c/alice-chen"]


# ── votes and referendums ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["ancient-influence", "reins-of-power"])
def test_what_each_methuselah_names_must_be_ready_and_is_named_once_in_a_game(card):
    s = position(
        f"ready a: {PRINCE} [blood 5], {vampire(title='prince', nth=1)} [blood 5]\nhand a: {card}, {card}\n"
        f"torpor a: {OLD}\nready b: {YOUNG} [bowed]\nready c: ryan [bowed]"
    )
    s.choose(f"play {card}")
    take(s, f"a/{PRINCE}")
    reach(s, f"vote for with a/{PRINCE}", f"a/{PRINCE}")
    assert f"a/{OLD}" not in options(s)
    rest_of(s)
    assert f"play {card}" not in options(s)


def rest_of(s) -> None:
    """Name nobody further, until a phase can be ended."""
    while "done" not in options(s):
        s.choose(next(each for each in ("none", "pass", "no block") if each in options(s)))


@pytest.mark.parametrize("card", ["conservative-agitation", "autarkis-persecution"])
def test_a_referendum_that_fails_does_nothing(card):
    s = position(f"ready a: madison [blood 3], loyal-street-gang [lives 2]\nhand a: {card}\nready b: {PRINCE} [bowed]\n"
                 "ready c: ryan [bowed]")  # fmt: skip
    s.choose(f"play {card}")
    while not any("vote against" in each for each in options(s)):
        s.choose(next(each for each in (*options(s),) if each in ("pass", "no block") or each.startswith("seat")))
    s.choose(f"vote against with b/{PRINCE}")
    rest(s)
    assert s.pool == (30, 30, 30)


def test_conservative_agitation_is_borne_by_two_at_least():
    s = position("hand a: conservative-agitation\nready a: madison [blood 3], loyal-street-gang [lives 2]\n" + IDLE)
    play_through(s, "play conservative-agitation", "seat b")
    assert "seat b" in options(s)
    s.choose("seat b")
    rest(s)
    assert s.pool[1] > 27  # not all three points


def test_iron_glare_gives_no_bleed_at_the_basic_level_and_no_votes_at_the_superior_one():
    who = taught("POT PRE", capacity=7)
    s = table(f"{who} [blood 4]", "iron-glare, vessel", game=GAME)
    s.choose(f"bleed with a/{who}")
    reach(s, "play iron-glare")
    assert "way 1" not in options(s)  # votes are of no use to a bleed
    rest(s)
    assert (s.pool[1], number(s, "votes", who)) == (27, 0)
    basic = taught("pot pre", capacity=7)
    s = table(f"{basic} [blood 4]", "iron-glare, vessel", game=GAME)
    s.choose(f"bleed with a/{basic}")
    assert not offered(s, "iron-glare")


def test_cryptic_rider_does_not_follow_a_referendum_that_fails():
    s = table("alice-chen [blood 5]", f"{CARD}, cryptic-rider", b=f"{vampire(title='prince', nth=1)} [bowed, blood 3]")
    call(s, "alice-chen")
    reach(s, f"vote against with b/{vampire(title='prince', nth=1)}")
    assert not offered(s, "cryptic-rider")


def test_yawp_court_lets_other_actions_go():
    guard = taught(sect="Sabbat", capacity=6)
    s = table("madison [blood 4]", b=f"{guard} [blood 4]", board_b="yawp-court", game=GAME)
    reach(s, "bleed with madison", "no block")
    assert not offered(s, "yawp-court")
    s = table("alice-chen [blood 4]", CARD, b="nassir [blood 4]", board_b="yawp-court")
    call(s, "alice-chen")
    assert not offered(s, "yawp-court")  # no Sabbat vampire is there to fight


def test_an_ancestor_spirit_speaks_through_old_laibon_only():
    young, old = [taught(clan="Guruhi", sect="Laibon", capacity=n) for n in (4, 6)]
    s = position(
        f"phase: 5.2.2\nready a: {young} [blood 1], {old} [blood 1], {OTHER} [blood 1]\n"
        f"hand a: ancestor-spirit\n{IDLE}",
        game=GAME,
    )
    s.choose("play ancestor-spirit")
    assert borne_by(s, old) == ["ancestor-spirit"]  # nobody else could be meant
    assert number(s, "votes", old) == 0  # it calls no referendum
