"""Cards that press an action home or follow it, and reactions to it: what each does, and what it must not do."""

from functools import partial

import pytest

from tests.vtes.tools import (
    SCHOOL,
    SILENT,
    STRONG,
    blood_on,
    faces,
    locked,
    number,
    options,
    play,
    reach,
    rest,
    taught,
    where,
)
from tests.vtes.tools import table as lay

table = partial(lay, game=SCHOOL)
DOWN = f"{SILENT} [bowed, blood 6]"


def bleed(who: str, card: str, *choices: str, b: str = DOWN, **more: str):
    """Return a position in which a minion of seat a bleeds, and its card can be played."""
    s = table(f"{who} [blood 6]", card, b=b, **more)
    reach(s, f"bleed with {who}", *choices)
    return s


# ── bleed and votes ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.7")
@pytest.mark.parametrize(("needs", "more", "card", "way", "n", "cost"), [
    ("dom", {}, "murmur-of-the-false-will", 1, 1, 0), ("pot", {"sect": "Anarch"}, "power-of-one", 2, 1, 1),
    ("pre", {"sect": "Anarch"}, "power-of-one", 3, 1, 1), ("ani", {"sect": "Anarch"}, "adhocracy", 1, 1, 0),
    ("CHI", {}, "fata-morgana", 2, 1, 1), ("dom", {}, "command-of-the-beast", 1, 1, 0),
    ("DOM", {}, "command-of-the-beast", 2, 1, 0), ("ser", {}, "truth-of-a-thousand-lies", 1, 2, 2),
    ("aus nec", {}, "inevitability-of-the-void", 1, 1, 0),
    ("DAI", {}, "sense-the-sin", 3, 2, 0),
])  # fmt: skip
def test_so_much_more_bleed(needs, more, card, way, n, cost):
    who = taught(needs, **more)
    s = bleed(who, card)
    play(s, card, way)
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (29 - n, 6 - cost)
    s = table(f"{who} [blood 5]", card, b=DOWN)
    s.choose(f"hunt with {who}")
    assert f"play {card}" not in options(s)  # only in a bleed


@pytest.mark.parametrize(("needs", "card", "way", "can"), [
    ("DOM", "command-of-the-beast", 2, True), ("dom", "command-of-the-beast", 1, False), ("dom pot", "power-of-one", 2, True),
    ("dom pre", "power-of-one", 3, False),
])  # fmt: skip
def test_the_limit_of_bleeds(needs, card, way, can):
    who = taught(needs, sect="Anarch")
    s = bleed(who, f"threats, {card}")
    play(s, "threats", 1)
    assert (f"play {card}" in options(s)) is can


@pytest.mark.parametrize(("needs", "way", "votes"), [("pre", 1, 3), ("PRE", 2, 5)])
def test_awe_gives_votes_for_blood(needs, way, votes):
    who = taught(needs)
    s = table(f"{who} [blood 6]", "kine-resources-contested, awe", b=DOWN)
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b")
    play(s, "awe", way)
    s.choose("2")
    assert (number(s, "votes", who), blood_on(s, who)) == (votes, 4)
    s = bleed(who, "awe")
    assert "play awe" not in options(s)


@pytest.mark.parametrize(("needs", "more", "card", "way"), [
    ("pre", {"sect": "Anarch"}, "power-of-one", 4), ("CHI", {}, "fata-morgana", 3),
])  # fmt: skip
def test_stealth_and_bleed_at_once_where_both_are_wanted(needs, more, card, way):
    who = taught(needs, **more)
    s = bleed(who, card, f"block with {SILENT}", b=STRONG)
    play(s, card, way)
    rest(s)
    assert (s.pool[1], locked(s, SILENT)) == (28, False)


def test_power_of_one_burns_the_blocker():
    who = taught("obt", sect="Anarch")
    s = bleed(who, "power-of-one", f"block with {SILENT}", b=STRONG)
    play(s, "power-of-one")
    assert blood_on(s, SILENT) in (4, 3)  # before the blow, or after it
    rest(s)
    assert (blood_on(s, SILENT), blood_on(s, who)) == (3, 4)


def test_adhocracy_strengthens_and_votes():
    who = taught("pot", sect="Anarch")
    s = bleed(who, "adhocracy", b=STRONG)
    play(s, "adhocracy")
    reach(s, f"block with {SILENT}")
    rest(s)
    assert blood_on(s, SILENT) == 4
    who = taught("chi", sect="Anarch")
    s = table(f"{who} [blood 6]", "kine-resources-contested, adhocracy", b=DOWN)
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b")
    play(s, "adhocracy")
    assert number(s, "votes", who) == 3


@pytest.mark.parametrize(("needs", "way", "there", "n", "left"), [
    ("nec", 1, 13, 1, 0), ("nec", 1, 12, 0, 12), ("aus nec", 2, 8, 1, 1), ("AUS NEC", 3, 7, 2, 0), ("aus nec", 2, 6, 0, 6),
])  # fmt: skip
def test_trochomancy_spends_the_ash_heap_of_the_target(needs, way, there, n, left):
    who = taught(needs)
    s = bleed(who, "trochomancy", ash_b=", ".join(["dodge"] * there))
    if n:
        play(s, "trochomancy", way)
        for _ in range(40):
            cards = [each for each in options(s) if "dodge" in each or each == "done picking"]
            if not cards:
                break
            s.choose(cards[0])
    assert ("play trochomancy" in options(s)) is False
    rest(s)
    assert (s.pool[1], len(faces(s, "ash", 1))) == (29 - n, left)


@pytest.mark.parametrize(("there", "n"), [(20, 2), (19, 1)])
def test_inevitability_counts_the_ash_heap(there, n):
    who = taught("AUS NEC")
    s = bleed(who, "inevitability-of-the-void", ash_b=", ".join(["dodge"] * there))
    play(s, "inevitability-of-the-void", 2)
    rest(s)
    assert s.pool[1] == 29 - n


# ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("C-045")
def test_crimethinc_follows_the_deeds_of_anarchs():
    for needs in ("pro", "tha"):
        who = taught(needs, sect="Anarch")
        s = bleed(who, "crimethinc")
        rest(s)
        assert where(s, "crimethinc") == "hand"  # a bleed asks for no Anarch
        who = taught(needs)
        s = table(f"{who} [blood 6]", "crimethinc", b=DOWN)
        s.choose(f"make {who} an anarch")
        reach(s, "play crimethinc")
        rest(s)
        assert locked(s, who) is (needs == "tha")
    who, other = taught("qui"), taught(sect="Anarch")
    s = table(f"{who} [blood 6], {other} [bowed, blood 2]", "crimethinc", b=DOWN)
    s.choose(f"make {who} an anarch")
    reach(s, "play crimethinc")
    rest(s)
    assert (locked(s, who), locked(s, other)) == (True, False)
    s = table(f"{who} [blood 6]", "crimethinc", b=f"{other} [bowed, blood 2]")  # the text says of any
    s.choose(f"make {who} an anarch")
    reach(s, "play crimethinc")
    assert locked(s, other) is False
    s = table(f"madison [blood 6], {other} [bowed, blood 2]", b=DOWN, board_a="crimethinc")
    s.choose("use crimethinc")
    assert (locked(s, other), s.pool[0]) == (False, 29)
    assert "use crimethinc" not in options(s)


def test_propaganda_of_the_deed_waits_for_a_vote():
    who = taught(sect="Anarch")
    s = bleed(who, "propaganda-of-the-deed")
    play(s, "propaganda-of-the-deed")
    rest(s)
    assert where(s, "propaganda-of-the-deed") == "board"
    s = table(f"{who} [blood 5]", "propaganda-of-the-deed", b=DOWN)
    s.choose(f"hunt with {who}")
    rest(s)
    assert where(s, "propaganda-of-the-deed") == "hand"  # that is not directed
    s = table("madison [blood 6]", "kine-resources-contested", b=DOWN, board_a="propaganda-of-the-deed")
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "use a/propaganda-of-the-deed", "2 for")
    rest(s)
    assert (s.pool[1], where(s, "propaganda-of-the-deed")) == (27, "ash")


@pytest.mark.parametrize(("needs", "now"), [("cel", True), ("CEL", False)])
def test_zephyr_unlocks_who_has_failed(needs, now):
    who = taught(needs)
    s = bleed(who, "zephyr", f"block with {SILENT}", b=STRONG)
    play(s, "zephyr", 2)
    rest(s)
    assert locked(s, who) is now
    s.choose("done")
    while s.active == 0:
        s.choose(options(s)[-1])
    assert not locked(s, who)
    s = bleed(who, "zephyr")
    rest(s)
    assert where(s, "zephyr") == "hand"


@pytest.mark.parametrize(("needs", "more", "card", "way"), [
    ("SER", {}, "truth-of-a-thousand-lies", 2), ("", {"traits": "flight"}, "as-the-crow", 1),
])  # fmt: skip
def test_a_success_unlocks(needs, more, card, way):
    who = taught(needs, **more)
    s = bleed(who, card)
    while s.pool[1] == 30:
        s.choose("pass") if "pass" in options(s) else None
    play(s, card, way)
    rest(s)
    assert not locked(s, who)
    s = bleed(who, card, f"block with {SILENT}", b=STRONG)
    rest(s)
    assert (locked(s, who), where(s, card)) == (True, "hand")


def test_as_the_crow_needs_wings_and_flies_once_in_a_turn():
    s = bleed("madison", "as-the-crow")
    rest(s)
    assert where(s, "as-the-crow") == "hand"
    who = taught(traits="flight")
    s = bleed(who, "as-the-crow, as-the-crow", "play as-the-crow")
    reach(s, f"hunt with {who}")
    rest(s)
    assert locked(s, who)


def test_spoils_of_war_reward_a_directed_action():
    who = taught(clan="Brujah antitribu")
    s = table(f"{who} [blood 4]", "spoils-of-war", b=DOWN)
    reach(s, f"bleed with {who}", "play spoils-of-war")
    rest(s)
    assert (blood_on(s, who), s.pool[0]) == (5, 31)
    s = table(f"{who} [blood 4]", "spoils-of-war", b=DOWN)
    s.choose(f"hunt with {who}")
    rest(s)
    assert (blood_on(s, who), s.pool[0]) == (5, 30)


@pytest.mark.parametrize(
    ("needs", "way", "hidden", "bow"), [("obf", 1, True, True), ("thn", 2, False, False), ("THN", 3, True, False)]
)
def test_hags_wrinkles_help_to_equip(needs, way, hidden, bow):
    who = taught(needs)
    spies = ", ".join([f"raven-spy [lives 1, on ready/{SILENT}]"] * (1 if hidden else 0))
    s = table(f"{who} [blood 6]", "kevlar-vest, hags-wrinkles", b=STRONG if hidden else DOWN, attached_b=spies)
    s.choose("play kevlar-vest")
    if f"a/{who}" in options(s):
        s.choose(f"a/{who}")
    reach(s, *([f"block with {SILENT}"] if hidden else []))
    play(s, "hags-wrinkles", way)
    rest(s)
    assert (where(s, "kevlar-vest"), locked(s, who)) == ("attached", bow)
    s = bleed(who, "hags-wrinkles", f"block with {SILENT}", b=STRONG)
    assert "play hags-wrinkles" not in options(s)


@pytest.mark.ruling("VR-6.8")
def test_horrific_countenance_drives_the_blocker_off():
    who = taught("pro")
    s = bleed(who, "horrific-countenance", f"block with {SILENT}", b=f"{STRONG}, madison [blood 4]")
    play(s, "horrific-countenance")
    assert not [each for each in options(s) if "block with" in each]
    rest(s)
    assert (s.pool[1], locked(s, SILENT), blood_on(s, who)) == (29, False, 2)


# ── reactions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def hidden(card: str, foe: str, *choices: str, bow: bool = False, who: str = "", blood: int = 6, **more: str):
    """Return a position in which a minion of seat a bleeds with 1 stealth, and one of seat b attempts to block it."""
    who = who or taught("obf")
    s = table(
        f"{who} [blood 6]", "lost-in-crowds", b=f"{foe} [{'bowed, ' if bow else ''}blood {blood}]", hand_b=card, **more
    )
    reach(s, f"bleed with {who}", f"block with {foe}", "play lost-in-crowds")
    if "way 1" in options(s):
        s.choose("way 1")
    reach(s, *choices)
    return s


@pytest.mark.ruling("VR-6.6")
@pytest.mark.parametrize(("needs", "more", "card", "way", "cost"), [
    ("NEC", {}, "spectral-divination", 2, 1), ("dai", {}, "sense-the-sin", 2, 0), ("aus", {}, "aura-absorption", 1, 1),
    ("myt", {}, "aura-absorption", 2, 0), ("qui", {}, "blood-awakening", 1, 1), ("aus cel", {}, "quicken-sight", 1, 0),
    ("ani aus", {}, "read-the-winds", 1, 1), ("pro", {}, "ears-of-the-hare", 1, 1), ("spi", {}, "ears-of-the-hare", 2, 0),
    ("SPI", {}, "ears-of-the-hare", 3, 0), ("ani", {}, "falcons-eye", 1, 1), ("spi", {}, "falcons-eye", 2, 0),
    ("", {"traits": "flight"}, "patrol", 1, 0),
])  # fmt: skip
def test_intercept_finds_the_hidden(needs, more, card, way, cost):
    foe = taught(needs, **more)
    for hand in (card, ""):
        s = hidden(hand, foe)
        if hand:
            play(s, card, way)
        rest(s)
        assert (s.pool[1], blood_on(s, foe)) == ((30, 5 - cost) if hand else (29, 6))
        if hand and card == "read-the-winds":
            assert not locked(s, foe)  # it does not lock for the block


def test_sense_the_sin_knows_the_young_and_the_corrupted():
    foe = taught("aus", capacity=5)
    assert "play sense-the-sin" not in options(hidden("sense-the-sin", foe, blood=5))  # it is older
    s = hidden("sense-the-sin", taught("aus", capacity=8))
    play(s, "sense-the-sin", 1)
    rest(s)
    assert s.pool[1] == 30
    for marks, pool in (("corruption-c 1, ", 30), ("", 29)):
        who = taught("OBF")
        s = table(f"{who} [{marks}blood 6]", "lost-in-crowds", b=f"{taught('dai')} [blood 6]", hand_b="sense-the-sin")
        reach(s, f"bleed with {who}", f"block with {taught('dai')}", "play lost-in-crowds", "way 2")
        play(s, "sense-the-sin", 2)
        rest(s)
        assert s.pool[1] == pool  # 2 stealth
    who = taught("DAI")
    s = table(f"{who} [blood 6]", "sense-the-sin", b=f"{SILENT} [corruption-c 1, blood 6]")
    reach(
        s,
        f"bleed with {who}",
        "play sense-the-sin",
        *(["way 3"] if "way 3" in options(s) else []),
        f"block with {SILENT}",
    )
    rest(s)
    assert s.pool[1] == 27


def test_blood_awakening_shakes_off_the_young():
    for capacity, can in ((5, True), (7, False)):
        foe = taught(capacity=capacity)
        s = bleed(taught("QUI"), "blood-awakening", f"block with {foe}", b=f"{foe} [blood 5]")
        assert ("play blood-awakening" in options(s)) is can
    s = bleed(taught("QUI"), "blood-awakening", f"block with {taught(capacity=5)}", b=f"{taught(capacity=5)} [blood 5]")
    play(s, "blood-awakening")
    rest(s)
    assert s.pool[1] == 29


@pytest.mark.parametrize(("needs", "way", "pool"), [("aus cel", 1, 29), ("AUS CEL", 2, 30)])
def test_quicken_sight_sees_more_and_maneuvers(needs, way, pool):
    who, foe = taught("OBF"), taught(needs)
    s = table(f"{who} [blood 6]", "lost-in-crowds", b=f"{foe} [blood 6]", hand_b="quicken-sight")
    reach(s, f"bleed with {who}", f"block with {foe}", "play lost-in-crowds", "way 2")
    play(s, "quicken-sight", way)
    if pool == 30:
        reach(s, f"use b/{foe}")
    rest(s)
    assert (s.pool[1], blood_on(s, foe), blood_on(s, who)) == (pool, 6, 6)


@pytest.mark.ruling("VR-6.5")
@pytest.mark.parametrize(("needs", "card", "way", "cost"), [
    ("", "eluding-the-arms-of-morpheus", 1, 1), ("qui", "black-sunrise", 1, 0), ("QUI", "black-sunrise", 2, 0),
    ("ANI AUS", "read-the-winds", 2, 1),
])  # fmt: skip
def test_a_locked_vampire_rises_to_block(needs, card, way, cost):
    foe = taught(needs)
    s = table("madison [blood 4]", b=f"{foe} [bowed, blood 6]", hand_b=card)
    s.choose("bleed with madison")
    play(s, card, way)
    rest(s)
    assert (s.pool[1], blood_on(s, foe), locked(s, foe)) == (30, 5 - cost, True)
    s = table("madison [blood 4]", b=f"{foe} [blood 6]", hand_b=card)
    s.choose("bleed with madison")
    assert f"play {card}" not in options(s)  # it is not locked


def test_black_sunrise_wants_an_action_at_you_at_the_lower_level():
    for needs, can in (("qui", False), ("QUI", True)):
        s = table("madison [blood 3]", b=f"{taught(needs)} [bowed, blood 6]", hand_b="black-sunrise")
        s.choose("hunt with madison")
        assert ("play black-sunrise" in options(s)) is can


def test_guardian_vigil_blocks_with_several_disciplines():
    foe = taught("aus for", sect="Anarch")
    s = table("madison [blood 4]", b=f"{foe} [blood 6]", hand_b="guardian-vigil")
    reach(s, "bleed with madison", "play guardian-vigil")
    assert options(s) == ["way 1", "way 3", "way 5"]
    s.choose("way 5")
    rest(s)
    assert (s.pool[1], locked(s, foe), blood_on(s, foe)) == (30, False, 5)
    foe = taught("cel", sect="Anarch")
    s = table("madison [blood 4]", b=f"{foe} [blood 6]", hand_b="guardian-vigil")
    reach(s, "bleed with madison", "play guardian-vigil", f"use b/{foe}")
    rest(s)
    assert (s.pool[1], locked(s, foe), blood_on(s, foe)) == (30, True, 6)
    s = table("madison [blood 4]", b=DOWN, c=f"{foe} [blood 6]", hand_c="guardian-vigil")
    s.choose("bleed with madison")
    assert "play guardian-vigil" not in options(s)  # the action is not directed at c


@pytest.mark.ruling("V-041")
def test_touch_of_clarity_cancels_what_clouds_minds():
    for needs, bow in (("dem", True), ("DEM", False)):
        foe = taught(needs)
        who = taught("dom pot")
        s = table(f"{who} [blood 6]", "threats", b=f"{foe} [blood 6]", hand_b="touch-of-clarity")
        reach(s, f"bleed with {who}", "no block", "play threats", "play touch-of-clarity")
        if "way 3" in options(s):
            s.choose("way 4")
        rest(s)
        assert (s.pool[1], locked(s, foe), blood_on(s, foe)) == (29, bow, 5)
    s = table(f"{taught('pro')} [blood 6]", "earth-control", b=f"{foe} [blood 6]", hand_b="touch-of-clarity")
    reach(s, f"bleed with {taught('pro')}", f"block with {foe}", "play earth-control")
    assert "play touch-of-clarity" not in options(s) or "cancel" not in s.question.prompt.lower()


@pytest.mark.ruling("VR-6.9")
def test_bleeds_are_sent_elsewhere():
    foe = taught("DOM", capacity=8)
    for who, can in ((taught(capacity=6), True), (taught(capacity=9), False), ("double-deuce", False)):
        mine = f"{who} [lives 3]" if who == "double-deuce" else f"{who} [blood 4]"
        s = table(mine, b=f"{foe} [blood 6]", hand_b="murmur-of-the-false-will")
        reach(s, f"bleed with {who}", "no block")
        assert ("play murmur-of-the-false-will" in options(s)) is can
    for who, can in ((taught(capacity=6), True), (taught(capacity=9), False), ("double-deuce", True)):
        mine = f"{who} [lives 3]" if who == "double-deuce" else f"{who} [blood 4]"
        s = table(mine, b=f"{foe} [blood 6]", hand_b="lost-in-translation, lost-in-translation")
        reach(s, f"bleed with {who}", "no block")
        assert ("play lost-in-translation" in options(s)) is can
        if can:
            s.choose("play lost-in-translation")
            rest(s)
            assert (s.pool, blood_on(s, foe), locked(s, foe)) == ((30, 30, 29), 4, True)


def test_bleeds_are_reduced():
    foe = taught("dem")
    for card, foe, who, left in (
        ("wrong-and-crosswise", taught("dem"), "madison", 30), ("truth-in-ink", taught(traits="black hand"), "madison", 30),
    ):  # fmt: skip
        s = table(f"{who} [blood 4]", b=f"{foe} [blood 6]", hand_b=card)
        reach(s, f"bleed with {who}", "no block", f"play {card}")
        rest(s)
        assert s.pool[1] == left
    hand = taught(traits="black hand", nth=2)
    s = table(f"{hand} [blood 4]", b=f"{taught(traits='black hand')} [blood 6]", hand_b="truth-in-ink")
    reach(s, f"bleed with {hand}", "no block")
    assert "play truth-in-ink" not in options(s)


def test_wrong_and_crosswise_votes_against():
    foe = taught("DEM")
    s = table("madison [blood 6]", "kine-resources-contested", b=f"{foe} [blood 6]", hand_b="wrong-and-crosswise")
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "play wrong-and-crosswise")
    rest(s)
    assert (s.pool, blood_on(s, foe)) == ((30, 30, 30), 5)


@pytest.mark.ruling("VR-7.1")
def test_poison_pill_shares_what_is_lost():
    foe = taught(nth=4)
    for shares, pool in ((["seat b"] * 3, (27, 27, 29)), (["seat b", "seat c"], (29, 29, 27))):
        s = table("alice-chen [blood 6]", "kine-resources-contested", b=f"{foe} [blood 6]", hand_b="poison-pill")
        reach(s, "play kine-resources-contested", *shares)
        reach(s, "play poison-pill", "vote for with alice-chen")
        rest(s)
        assert s.pool == pool
    s = table("alice-chen [blood 6]", "kine-resources-contested", b=f"{foe} [blood 6]", hand_b="poison-pill")
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat b", "vote for with alice-chen")
    assert "play poison-pill" not in options(s)


@pytest.mark.parametrize(("needs", "way", "n"), [("nec", 1, 1), ("NEC", 3, 2)])
def test_funeral_wake_wakes_the_dead(needs, way, n):
    foe = taught(needs)
    dead = "heartrender [bowed, lives 1], screamer [bowed, lives 1], double-deuce [bowed, lives 3]"
    s = table("madison [blood 4]", b=f"{foe} [bowed, blood 6], {dead}", hand_b="funeral-wake")
    s.choose("bleed with madison")
    play(s, "funeral-wake", way + 1)
    for face in ("b/heartrender", "b/screamer")[:n]:
        if face in options(s):
            s.choose(face)
    if "done picking" in options(s):
        s.choose("done picking")
    assert [locked(s, face) for face in ("heartrender", "screamer", "double-deuce")] == [False, n < 2, True]


def test_leverage_spends_the_edge_which_is_not_won_back():
    who = taught("dom")
    for edge, can in (("a", True), ("c", False), ("", False)):
        s = table(f"{who} [blood 6]", "leverage, threats", b=DOWN, **({"edge": edge} if edge else {}))
        reach(s, f"bleed with {who}", "play threats")
        assert ("play leverage" in options(s)) is can  # beside the limit
    s = table(f"{who} [blood 6], madison [blood 4]", "leverage", b=DOWN, edge="a")
    reach(s, f"bleed with {who}", "play leverage")
    rest(s)
    assert (s.pool[1], s.edge) == (28, -1)
    s.choose("bleed with madison")
    rest(s)
    assert s.edge == 0  # in another action it can be won


def test_cryptic_rider_lets_the_next_referendum_pass():
    one, two = "alice-chen [blood 5]", f"{taught(nth=5)} [blood 5], {taught(nth=6)} [blood 5]"
    s = table(f"{one}, {two}", ", ".join(["kine-resources-contested"] * 3 + ["cryptic-rider"]), b=DOWN)
    pools = []
    for who in ("alice-chen", taught(nth=5), taught(nth=6)):
        s.choose("play kine-resources-contested")
        if f"a/{who}" in options(s):
            s.choose(f"a/{who}")
        reach(s, "seat b", "seat b", "seat b")
        if who == "alice-chen":
            reach(s, "vote for with alice-chen", "play cryptic-rider")
        rest(s)
        pools.append(s.pool[1])
    assert pools == [27, 24, 21]


def test_the_eldest_are_kholo_speaks_for_the_ravnos():
    laibon, other = taught(clan="Ravnos", sect="Laibon"), taught(clan="Ravnos")
    s = table(f"{laibon} [blood 6], {other} [blood 6]", "kine-resources-contested, the-eldest-are-kholo", b=DOWN)
    reach(s, "play kine-resources-contested", f"a/{laibon}", "seat b", "seat b", "seat b", "play the-eldest-are-kholo")
    assert (number(s, "votes", laibon), number(s, "votes", other)) == (2, 0)
    both = f"{laibon} [blood 6], {other} [blood 6]"
    s = table("alice-chen [blood 6]", "kine-resources-contested", b=both, hand_b="the-eldest-are-kholo")
    reach(s, "play kine-resources-contested", *["seat b"] * 3, "play the-eldest-are-kholo", f"b/{other}")
    assert [number(s, "votes", face) for face in (laibon, other, "alice-chen")] == [1, 1, 2]
