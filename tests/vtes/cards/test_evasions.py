"""Cards that hide an action or keep minions from blocking it: what each does, and what it must not do."""

from functools import partial

import pytest

from tests.vtes.tools import (
    SCHOOL,
    UP,
    blood_on,
    borne_by,
    locked,
    number,
    options,
    reach,
    rest,
    taught,
    where,
)
from tests.vtes.tools import (
    table as lay,
)

table = partial(lay, game=SCHOOL)


def attempt(who: str, card: str, b: str = UP, deed: str = "bleed with {who}", **more: str):
    """Return a position in which a minion of seat a acts and the first of seat b attempts to block."""
    s = table(who, card, b=b, **more)
    reach(s, deed.format(who=who), f"block with {b.split()[0]}")
    return s


def play(s, card: str, way: int = 0) -> None:
    """Play a card, in a way if it is asked."""
    reach(s, f"play {card}")
    if way and any(each.startswith("way") for each in options(s)):
        s.choose(f"way {way}")


# ── stealth ─────────────────────────────────────────────────────────────────────────────────────────────────────────

HIDING = [
    ("obt", {}, "shadow-play", 1, 1), ("OBT", {}, "shadow-play", 2, 2), ("OBT", {}, "shroud-of-night", 2, 1),
    ("dom obt", {}, "shroud-of-absence", 1, 1), ("DOM OBT", {}, "shroud-of-absence", 2, 1),
    ("obt", {}, "tenebrous-form", 1, 1), ("OBT", {}, "tenebrous-form", 2, 1), ("obt", {}, "blanket-of-night", 1, 1),
    ("obf", {}, "into-thin-air", 1, 1), ("OBF", {}, "into-thin-air", 2, 2),
    ("cel pro", {}, "instantaneous-transformation", 1, 1), ("CEL FOR", {}, "forced-march", 2, 1),
    ("dai", {}, "i-am-legion", 1, 1), ("obf", {}, "under-my-skin", 1, 1), ("thn", {}, "under-my-skin", 2, 1),
    ("THN", {}, "under-my-skin", 3, 2), ("obe", {}, "repulsion", 2, 1), ("obf", {}, "domain-of-evernight", 1, 1),
    ("ANI AUS", {}, "mind-of-the-wilds", 2, 1), ("vis", {}, "skin-of-the-chameleon", 2, 1),
    ("VIS", {}, "skin-of-the-chameleon", 3, 2), ("chi", {"sect": "Anarch"}, "smoke-and-mirrors", 1, 1),
    ("cel", {}, "alacrity", 1, 1), ("CEL", {}, "alacrity", 2, 1), ("DEM", {}, "deny", 2, 1), ("vic", {}, "plasmic-form", 1, 1),
    ("CHI", {}, "occlusion", 2, 1), ("ser", {}, "form-of-the-serpent", 1, 1), ("VIC", {}, "changeling", 2, 1),
    ("MYT", {}, "fae-contortion", 4, 1),
]  # fmt: skip


@pytest.mark.ruling("VR-6.6")
@pytest.mark.parametrize(("needs", "more", "card", "way", "stealth"), HIDING)
def test_stealth_is_gained_where_it_is_needed(needs, more, card, way, stealth):
    who = taught(needs, **more)
    for seen in (0, 1):
        spy = {"attached_b": "raven-spy [lives 1, on ready/nassir]"} if seen else {}
        s = attempt(who, card, **spy)
        play(s, card, way)
        rest(s)
        unseen = stealth > seen
        assert (s.pool[1], locked(s, "nassir")) == ((29, False) if unseen else (30, True))
    if card not in ("mind-of-the-wilds", "changeling", "forced-march"):  # which can be played in another way before
        s = table(who, card)
        s.choose(f"bleed with {who}")
        assert f"play {card}" not in options(s)  # there is nobody to hide from


def test_shroud_of_night_hides_no_bleed_at_the_lower_level():
    s = attempt(taught("obt"), "shroud-of-night")
    assert "play shroud-of-night" not in options(s)
    s = attempt(taught("obt"), "shroud-of-night", b="nassir [blood 4]", deed="hunt with {who}",
                attached_b="raven-spy [lives 1, on ready/nassir]")  # fmt: skip
    assert "play shroud-of-night" in options(s)


# ── who cannot block ────────────────────────────────────────────────────────────────────────────────────────────────


def test_tenebrous_form_and_blanket_of_night_at_the_superior_level():
    who = taught("OBT")
    for b, can in (("madison [blood 1]", True), ("double-deuce [lives 3]", False)):  # a vampire pays, an ally cannot
        s = table(who, "tenebrous-form", b=f"{UP}, {b}")
        reach(s, f"bleed with {who}", "block with nassir", "play tenebrous-form", "way 2")
        other = b.split()[0]
        assert (f"block with b/{other}" in options(s)) is can
    other, asleep = taught("OBT", nth=2), taught("OBT", nth=3)
    s = table(f"{who} [blood 4], {other} [blood 4], {asleep} [bowed, blood 4]", "blanket-of-night", b=UP)
    reach(s, f"bleed with {who}", "block with nassir", "play blanket-of-night")
    assert f"a/{asleep}" not in options(s)
    reach(s, *([f"a/{other}"] if f"a/{other}" in options(s) else []))
    if "way 2" in options(s):
        s.choose("way 2")
    rest(s)
    assert (s.pool[1], locked(s, other), locked(s, "nassir"), blood_on(s, other)) == (29, True, False, 3)


def test_call_of_the_hungry_dead_blinds_or_shakes_off():
    low, high = taught("nec"), taught("NEC")
    s = attempt(low, "call-of-the-hungry-dead")
    s.choose("play call-of-the-hungry-dead")
    rest(s)
    assert (s.pool[1], blood_on(s, low)) == (29, 4)
    s = attempt(high, "call-of-the-hungry-dead", attached_b="raven-spy [lives 1, on ready/nassir]")
    play(s, "call-of-the-hungry-dead", 2)
    assert "block with b/nassir" not in options(s)
    rest(s)
    assert (s.pool[1], blood_on(s, high)) == (29, 3)


@pytest.mark.ruling("VR-6.6")
def test_into_thin_air_blinds_one_blocker_for_blood():
    who = taught("obf", capacity=7)
    s = attempt(who, "into-thin-air, lost-in-crowds", b=f"madison [blood 4], {UP}",
                attached_b="raven-spy [lives 1, on ready/madison]")  # fmt: skip
    play(s, "into-thin-air", 1)
    assert "play lost-in-crowds" not in options(s)  # not in the same action
    reach(s, f"use a/{who}")
    assert options(s) == ["b/madison", "b/nassir", "c/ryan"]
    s.choose("b/madison")
    assert not [each for each in options(s) if each.startswith("use")]
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29, 3)
    s = attempt(taught("obf", capacity=3), "into-thin-air", b="alice-chen [blood 4]",
                attached_b="raven-spy [lives 1, on ready/alice-chen]")  # fmt: skip
    play(s, "into-thin-air", 1)
    assert not [each for each in options(s) if each.startswith("use")]  # she is older


@pytest.mark.parametrize(("needs", "card", "way"), [
    ("CEL PRO", "instantaneous-transformation", 2), ("cel for", "forced-march", 1), ("TEM", "domain-of-evernight", 3),
])  # fmt: skip
def test_a_successful_action_unlocks_once_in_a_turn(needs, card, way):
    who = taught(needs)
    s = table(who, f"{card}, {card}", b="nassir [bowed, blood 4]")
    reach(s, f"bleed with {who}")
    while s.pool[1] == 30 and "pass" in options(s):
        s.choose("pass")
    play(s, card, way)
    rest(s)
    assert (locked(s, who), s.pool[1]) == (False, 29)
    reach(s, f"hunt with {who}")
    rest(s)
    assert locked(s, who)  # the second one cannot be played so


def test_forced_march_unlocks_for_blood_after_a_success():
    who = taught("CEL FOR")
    for seen, lost, bow in ((0, 1, False), (1, 1, True)):
        spy = {"attached_b": "raven-spy [lives 1, on ready/nassir]"} if seen else {}
        s = attempt(who, "forced-march", **spy)
        play(s, "forced-march", 2)
        while "done" not in options(s):
            use = next((each for each in options(s) if each.startswith("use")), "")
            s.choose(use or next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
        assert (locked(s, who), blood_on(s, who)) == (bow, 4 - lost)  # paid, or lost to a fist


def test_memory_rift_puts_disciplines_together():
    who = taught("dem obf", sect="Anarch")
    s = table(who, "memory-rift", b="madison [blood 4], nassir [blood 4]")
    reach(s, f"bleed with {who}")
    play(s, "memory-rift")
    assert [each for each in options(s) if each.startswith("way")] == ["way 1", "way 2", "way 4"]
    s.choose("way 4")
    younger = [each for each in options(s) if each.startswith("b/")]
    s.choose(younger[0])
    assert number(s, "stealth", who) == 1
    assert younger[0] not in " ".join(options(s))
    s = table(who, "memory-rift", b="nassir [blood 4]")
    reach(s, f"bleed with {who}", "block with nassir")
    assert "play memory-rift" not in options(s)  # it is too late


def test_memory_rift_ends_the_first_round_of_the_combat():
    who = taught("pre", sect="Anarch")
    s = table(who, "memory-rift", b=UP)
    reach(s, f"bleed with {who}", "play memory-rift")
    if "way 3" in options(s):
        s.choose("way 3")
    reach(s, "block with nassir", f"use a/{who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, "nassir"), s.pool[1]) == (4, 4, 30)


def test_i_am_legion_gives_pool_for_a_success():
    who = taught("DAI OBF")
    s = table(who, "i-am-legion, earth-control", b="nassir [bowed, blood 4]")
    reach(s, f"bleed with {who}", "play i-am-legion")
    if "way 4" in options(s):
        s.choose("way 4")
    rest(s)
    assert (s.pool[0], s.pool[1], blood_on(s, who)) == (31, 29, 3)


def test_i_am_legion_stops_an_auspex_intercept():
    who = taught("DAI OBF")
    foe = taught("aus", capacity=6)
    for way, pool in ((2, 30), (3, 31)):
        s = table(who, "i-am-legion, lost-in-crowds", b=f"{foe} [blood 4]", hand_b="enhanced-senses")
        reach(s, f"bleed with {who}", f"block with {foe}", "play lost-in-crowds", "way 1", "play enhanced-senses",
              "play i-am-legion", f"way {way}")  # fmt: skip
        rest(s)
        assert s.pool[:2] == (pool, 29)
    foe = taught("dom")
    s = table(who, "i-am-legion", b=f"{foe} [blood 4]", hand_b="deflection")
    reach(s, f"bleed with {who}", "play deflection")
    assert not [each for each in options(s) if "is being played" in s.question.prompt]  # it asks for something else


def test_force_of_personality_taxes_vampires_and_hides_from_the_living():
    who = taught("PRE")
    s = table(who, "force-of-personality", b="nassir [blood 4], double-deuce [lives 3]")
    reach(s, f"bleed with {who}", "play force-of-personality")
    assert [each for each in options(s) if "block with" in each] == ["block with b/nassir"]
    reach(s, "block with nassir")
    rest(s)
    assert blood_on(s, "nassir") == 2  # for the block, and for the blow
    s = table("madison", b=f"{taught('pre')} [blood 4]", hand_b="force-of-personality")
    reach(s, "bleed with madison", f"block with {taught('pre')}", "play force-of-personality")
    rest(s)
    assert blood_on(s, "madison") == 4


@pytest.mark.ruling("VR-6.8")
def test_psychomachia_slips_away_or_goes_on():
    for needs, bow, pool in (("pre", False, 30), ("dai", True, 29), ("DAI", True, 29)):
        who = taught(needs, capacity=7)
        s = table(who, "psychomachia", b="madison [blood 4]")
        reach(s, f"bleed with {who}", "block with madison")
        play(s, "psychomachia", 3 if needs == "DAI" else 0)
        rest(s)
        hurt = 3 if needs == "DAI" else 4
        assert (locked(s, who), s.pool[1], blood_on(s, "madison"), locked(s, "madison")) == (bow, pool, hurt, False)
    young = taught("pre", capacity=3)
    s = table(young, "psychomachia", b="alice-chen [blood 4]")
    reach(s, f"bleed with {young}", "block with alice-chen")
    assert "play psychomachia" not in options(s)  # she is older


def test_the_kiss_of_ra_burns_those_without_fortitude():
    for needs, zone in (("for", "ready"), ("FOR", "torpor")):
        who = taught(needs, capacity=6)
        foe = taught("aus")
        s = attempt(who, "the-kiss-of-ra", b=f"{foe} [blood 4]")
        play(s, "the-kiss-of-ra", 2)
        rest(s)
        assert (s.pool[1], blood_on(s, foe), where(s, foe), blood_on(s, who)) == (30, 2, zone, 1)
    foe = taught("for")
    s = attempt(who, "the-kiss-of-ra", b=f"{foe} [blood 4]")
    assert "play the-kiss-of-ra" not in options(s)


def test_acheron_vortex_blinds_all_but_some():
    who, foe = taught(clan="Harbinger of Skulls"), taught("nec")
    s = table(who, "acheron-vortex", b=f"madison [blood 4], {foe} [blood 4]")
    reach(s, f"bleed with {who}", "play acheron-vortex")
    assert (number(s, "intercept", "madison"), number(s, "intercept", foe)) == (-1, 0)


def test_approximation_of_loyalty_bars_or_silences_the_young():
    who = taught("PRE", capacity=8)
    s = table(who, "approximation-of-loyalty", b="madison [blood 4], alice-chen [blood 4], double-deuce [lives 3]")
    reach(s, f"bleed with {who}", "play approximation-of-loyalty")
    assert options(s) == ["b/madison", "b/double-deuce", "c/ryan"]  # her capacity is above 6
    s.choose("b/madison")
    assert "block with b/madison" not in options(s)
    young = taught("aus", capacity=5)
    s = table(who, "approximation-of-loyalty, bewitching-oration, aire-of-elation", b=f"{young} [blood 4]",
              hand_b="telepathic-counter")  # fmt: skip
    reach(s, f"bleed with {who}", "no block", "play telepathic-counter", "play approximation-of-loyalty")
    assert "play aire-of-elation" not in options(s)
    rest(s)
    assert s.pool[1] == 29


# ── what lies there for later ───────────────────────────────────────────────────────────────────────────────────────


def test_under_my_skin_waits_for_another_action():
    who = taught("thn")
    s = attempt(who, "under-my-skin")
    play(s, "under-my-skin", 2)
    rest(s)
    assert borne_by(s, who) == ["under-my-skin"]
    s = table(who, b=UP, attached_a=f"under-my-skin [on ready/{who}]")
    reach(s, f"bleed with {who}", "block with nassir", "use a/under-my-skin")
    rest(s)
    assert (s.pool[1], where(s, "under-my-skin")) == (29, "ash")
    s = attempt(taught("obf"), "under-my-skin")
    play(s, "under-my-skin", 1)
    rest(s)
    assert where(s, "under-my-skin") == "ash"


@pytest.mark.parametrize(("needs", "way", "seen"), [("obf", 1, 0), ("OBF", 2, 1)])
def test_marked_path_helps_against_the_same_methuselah_only(needs, way, seen):
    who = taught(needs)
    s = table(f"{who} [blood 4]", "marked-path", b="nassir [bowed, blood 4]")
    reach(s, f"bleed with {who}")
    play(s, "marked-path", way)
    rest(s)
    assert borne_by(s, who) == ["marked-path"]
    counter = ", counter 1" if seen else ""
    spy = {"attached_b": "raven-spy [lives 1, on ready/nassir]"} if seen else {}
    s = table(who, b=UP, attached_a=f"marked-path [on ready/{who}{counter}]", **spy)
    reach(s, f"bleed with {who}", "block with nassir")
    assert "use a/marked-path" not in options(s)  # it marks nobody


def test_repulsion_gives_stealth_for_good_and_keeps_at_a_distance():
    who = taught("OBE")
    s = attempt(who, "repulsion, repulsion")
    reach(s, "pass")
    s = table(who, "repulsion, repulsion", b="nassir [bowed, blood 4]")
    reach(s, f"bleed with {who}")
    play(s, "repulsion", 3)
    assert (number(s, "stealth", who), borne_by(s, who)) == (1, ["repulsion"])
    rest(s)
    s = table(who, "repulsion", b=UP, attached_a=f"repulsion [on ready/{who}]")
    reach(s, f"bleed with {who}", "block with nassir", *(["pass"] if "pass" in options(s) else []))
    assert "play repulsion" not in options(s)  # it has one already
    low = taught("pre")
    s = table(low, "repulsion", b=UP)
    reach(s, f"bleed with {low}", "play repulsion", "block with nassir", f"use a/{low}")
    rest(s)
    assert (blood_on(s, low), blood_on(s, "nassir")) == (4, 4)  # fists do not reach so far


def test_loup_hides_all_toreador_until_one_succeeds():
    who = taught(clan="Toreador")
    s = table(f"{who} [blood 4], madison [blood 4]", "loup, loup", b=UP)
    reach(s, f"bleed with {who}", "play loup")
    assert (number(s, "stealth", who), number(s, "stealth", "madison")) == (1, 0)
    assert "play loup" not in options(s)
    rest(s)
    assert (s.pool[1], where(s, "loup")) == (29, "ash")


# ── if it is blocked ────────────────────────────────────────────────────────────────────────────────────────────────


def blocked(who: str, card: str, way: int = 0, when: str = "", **more: str):
    """Return a position in which a card is played in an action that nassir, who has some intercept, blocks in the end."""
    s = table(who, card, b=UP, attached_b="raven-spy [lives 1, on ready/nassir]", **more)
    reach(s, f"bleed with {who}")
    if when == "announced":
        play(s, card, way)
        reach(s, "block with nassir")
    else:
        reach(s, "block with nassir")
        play(s, card, way)
    return s


@pytest.mark.parametrize(("needs", "more", "card", "way", "when"), [
    ("ani aus", {}, "mind-of-the-wilds", 1, ""), ("tha", {}, "skin-of-the-chameleon", 1, "announced"),
    ("vis", {}, "skin-of-the-chameleon", 2, ""), ("chi", {"sect": "Anarch"}, "smoke-and-mirrors", 1, ""),
    ("CEL", {}, "alacrity", 2, ""),
])  # fmt: skip
def test_a_maneuver_is_there_if_the_action_is_blocked(needs, more, card, way, when):
    who = taught(needs, **more)
    s = blocked(who, card, way, when)
    reach(s, f"use a/{who}")
    rest(s)
    assert (blood_on(s, "nassir"), s.pool[1]) == (4, 30)  # fists do not reach so far
    s = table(who, "", b=UP)
    reach(s, f"bleed with {who}", "block with nassir")
    assert f"use a/{who}" not in options(s)


def test_shroud_of_absence_can_end_the_combat():
    who = taught("DOM OBT")
    s = blocked(who, "shroud-of-absence", 2)
    reach(s, f"use a/{who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, "nassir")) == (4, 4)
    s = blocked(who, "shroud-of-absence", 1)
    assert f"use a/{who}" not in options(s)


def test_mind_of_the_wilds_holds_the_blocker():
    foe = taught("PRE")
    who = taught("ani aus")
    for card, can in (("mind-of-the-wilds", False), ("", True)):
        s = table(who, card, b=f"{foe} [blood 4]", hand_b="majesty")
        reach(s, f"bleed with {who}", f"block with {foe}")
        if card:
            play(s, card, 1)
        while "hand strike" not in options(s) or s.question.seat == 0:
            s.choose(next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
            if "done" in options(s):
                break
        assert ("play majesty" in options(s)) is can


def test_domain_of_evernight_makes_all_damage_worse():
    who = taught("tem")
    s = table(who, "domain-of-evernight", b=UP)
    reach(s, f"bleed with {who}", "play domain-of-evernight", "way 2" if "way 2" in options(s) else "block with nassir")
    rest(s)
    assert (where(s, who), where(s, "nassir")) == ("torpor", "torpor")
    s = table(who, "domain-of-evernight", b="double-deuce [lives 3]")
    reach(s, f"bleed with {who}", "play domain-of-evernight", "block with double-deuce")
    rest(s)
    assert blood_on(s, "double-deuce") == 2


@pytest.mark.parametrize(("needs", "deaf"), [("qui", False), ("QUI", True)])
def test_deed_the_hearts_desire_bars_and_silences(needs, deaf):
    who, foe = taught(needs, capacity=7), taught("aus", capacity=4)
    s = table(who, "deed-the-hearts-desire", b=f"{foe} [blood 4], alice-chen [blood 4]", hand_b="telepathic-counter")
    reach(s, f"bleed with {who}")
    play(s, "deed-the-hearts-desire", 2)
    if f"b/{foe}" in options(s):
        s.choose(f"b/{foe}")
    assert [each for each in options(s) if "block with" in each] == ["block with b/alice-chen"]
    assert ("play telepathic-counter" in options(s)) is not deaf


def test_strange_day_hides_from_all_vampires_once_in_a_game():
    who = taught(sect="Laibon")
    s = table(who, "strange-day, strange-day", b="nassir [blood 4], double-deuce [lives 3]")
    reach(s, f"bleed with {who}", "play strange-day")
    assert [each for each in options(s) if "block with" in each] == ["block with b/double-deuce"]
    assert "play strange-day" not in options(s)


def test_smoke_and_mirrors_hide_no_bleed_with_obfuscate():
    who = taught("obf", sect="Anarch")
    assert "play smoke-and-mirrors" not in options(attempt(who, "smoke-and-mirrors"))
    who = taught("obt", sect="Anarch")
    s = attempt(who, "smoke-and-mirrors")
    play(s, "smoke-and-mirrors", 3)
    rest(s)
    assert s.pool[1] == 29


@pytest.mark.parametrize(("needs", "card"), [("VIC", "plasmic-form"), ("chi", "occlusion")])
def test_some_of_them_are_a_dodge_in_combat(needs, card):
    foe = taught(needs)
    for hand, left in ((card, 4), ("", 3)):
        s = table("madison", b=f"{foe} [blood 5]", hand_b=hand)
        reach(s, "bleed with madison", f"block with {foe}")
        if hand:
            reach(s, f"play {card}")
        rest(s)
        cost = 1 if card == "plasmic-form" and hand else 0
        assert blood_on(s, foe) == left + 1 - cost
        assert blood_on(s, "madison") == (4 if hand else 3)


@pytest.mark.parametrize(
    ("needs", "card"), [("SER", "form-of-the-serpent"), ("obt", "fae-contortion"), ("myt", "fae-contortion")]
)
def test_some_of_them_are_a_maneuver_in_combat(needs, card):
    foe = taught(needs)
    s = table("madison", b=f"{foe} [blood 4]", hand_b=card)
    reach(s, "bleed with madison", f"block with {foe}", f"play {card}")
    rest(s)
    assert blood_on(s, "madison") == 4


def test_deny_is_a_press_and_changeling_a_bleed():
    foe = taught("dem")
    s = table("madison", b=f"{foe} [blood 4]", hand_b="deny")
    reach(s, "bleed with madison", f"block with {foe}", "play deny")
    rest(s)
    assert blood_on(s, "madison") == 2
    who = taught("vic")
    s = table(who, "changeling", b="nassir [bowed, blood 4]")
    reach(s, f"bleed with {who}", "play changeling")
    rest(s)
    assert s.pool[1] == 28


@pytest.mark.ruling("V-144")
def test_fae_contortion_cancels_grapples_only():
    foe = taught("pot")
    who = taught("myt")
    for card, can in (("immortal-grapple", True), ("torn-signpost", False)):
        s = table(who, "fae-contortion", b=f"{foe} [blood 4]", hand_b=card)
        reach(s, f"bleed with {who}", f"block with {foe}", f"play {card}")
        assert ("play fae-contortion" in options(s) and "is being played" in s.question.prompt) is can
