"""What can be done “during” something can be done once during each (VR-4.6)."""

import pytest

from coterie.kernel.events import about
from tests.vtes.tools import (
    IDLE,
    SCHOOL,
    blood_on,
    counters,
    find,
    happen,
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

HAQIM, LASOMBRA = vampire(clan="Banu Haqim"), vampire(clan="Lasombra")
LAW, POOL, YARD, SHAMBLER = "haqims-law-retribution", "dead-pool", "cursed-abattoir", "bone-shambler"
CALL = "ancilla-empowerment"


def uses(s, card: str) -> list[str]:
    """Return the options that use a card."""
    return [each for each in options(s) if each.startswith("use ") and f"/{card}" in each]


def use(s, card: str, n: int = 1) -> None:
    """Use a card, and pay with the first n possible payments."""
    s.choose(uses(s, card)[0])
    for _ in range(n):
        if s.asked[1][0] in ("choose", "pick", "how many counters?"):
            s.choose(options(s)[0])


@pytest.mark.ruling("VR-4.6")
@pytest.mark.parametrize(
    ("who", "card", "more", "bled"),
    [
        ("larissa-moreira [blood 5]", "larissa-moreira", {"hand_a": "cats-guidance, cats-guidance"}, 2),
        ("marchesa-liliana [blood 5]", "marchesa-liliana", {"ash_a": ", ".join(["dodge"] * 14)}, 3),
        (f"{HAQIM} [blood 5]", LAW, {"hand_a": "dodge, dodge", "board_a": LAW}, 2),
        (f"{LASOMBRA} [blood 5]", POOL, {"board_a": f"{POOL} [counter 2]"}, 3),
        ("freakish-conglomeration [lives 3]", YARD, {"board_a": f"{YARD} [counter 2]"}, 2),
        (", ".join([f"{SHAMBLER} [lives 1]"] * 3), SHAMBLER, {}, 2),
    ],
)
def test_a_bleed_is_raised_once_by_what_can_be_done_during_it(who, card, more, bled):
    s = table(who, **more)
    s.choose(f"bleed with {who.split()[0]}")
    use(s, card, 7)
    assert not uses(s, card)
    rest(s)
    assert s.pool[1] == 30 - bled


@pytest.mark.ruling("VR-4.6")
def test_two_copies_of_a_card_are_used_once_each_and_anew_in_the_next_action():
    s = table(f"{HAQIM} [blood 5]", "dodge, dodge, dodge, dodge", board_a=f"{LAW}, {LAW}")
    s.choose(f"bleed with {HAQIM}")
    use(s, LAW)
    assert len(uses(s, LAW)) == 1
    use(s, LAW)
    assert not uses(s, LAW)
    rest(s)
    assert s.pool[1] == 27
    other = vampire(clan="Banu Haqim", nth=1)
    s = table(f"{HAQIM} [blood 5], {other} [blood 5]", "dodge, dodge", board_a=LAW)
    for who in (HAQIM, other):
        s.choose(f"bleed with {who}")
        use(s, LAW)
        rest(s)
    assert s.pool[1] == 26


@pytest.mark.ruling("VR-4.6")
@pytest.mark.parametrize(
    ("who", "card"),
    [("alexa-draper", "conditioning"), ("yewon-ong", "shadow-cast"), ("kateline-nadasdy", "dodge")],
)
def test_the_text_of_a_vampire_is_used_once_in_a_referendum(who, card):
    votes = number(position(f"ready a: {who} [blood 4]\n{IDLE}"), "votes", who)
    prince = vampire(title="prince")
    s = position(
        f"ready a: madison [blood 2], {who} [blood 4]\nhand a: {CALL}, {card}, {card}\n"
        f"ready b: {prince} [bowed, blood 3], nassir [bowed, blood 2]\nready c: ryan [bowed, blood 4]"
    )
    play_through(s, f"play {CALL}", "a/madison")
    use(s, who)
    assert (uses(s, who), blood_on(s, who)) == ([], 3 if card == "dodge" else 4)
    assert number(s, "votes", who) == votes + (card != "dodge")


@pytest.mark.ruling("VR-4.6")
def test_counters_of_alamut_give_votes_once_to_one_vampire():
    baron = vampire(title="baron")
    s = position(
        f"ready a: {vampire(title='prince')} [blood 3], madison [blood 2]\nhand a: {CALL}\nboard a: alamut [counter 4]\n"
        f"ready b: {baron} [bowed, blood 2]\nready c: ryan [bowed, blood 4]"
    )
    play_through(s, f"play {CALL}", f"a/{vampire(title='prince')}", "use alamut", "a/madison")
    assert options(s) == ["1", "2", "3", "4"]
    s.choose("3")
    assert (number(s, "votes", "madison"), counters(s, "alamut"), uses(s, "alamut")) == (3, 1, [])


@pytest.mark.ruling("C-059")
def test_alamut_is_given_the_pool_that_was_lost_not_the_bleed():
    for shield, kept in (("", 3), ("protected-resources", 2)):
        s = table(f"{HAQIM} [blood 4]", "dodge, dodge", board_a=f"alamut, {LAW}, {LAW}", board_b=shield)
        s.choose(f"bleed with {HAQIM}")
        use(s, LAW)
        use(s, LAW)
        rest(s)
        assert (s.pool[1], counters(s, "alamut")) == (30 - kept, kept)
    s = table(f"{HAQIM} [blood 4]", "dodge, dodge", board_a=f"alamut, {LAW}, {LAW}", pool="30 2 30")
    s.choose(f"bleed with {HAQIM}")
    use(s, LAW)
    use(s, LAW)
    rest(s)
    assert (s.out, counters(s, "alamut")) == ((1,), 2)


@pytest.mark.ruling("VR-4.6", "V-066")
def test_the_edge_unlocks_kalinda_once_in_a_turn():
    s = table("kalinda-g6 [blood 5], madison [blood 4]", edge="a")
    play_through(s, "bleed with kalinda-g6")
    s.choose("use kalinda-g6")
    assert (locked(s, "kalinda-g6"), s.edge) == (False, -1)
    s.choose("bleed with madison")
    assert s.edge == 0
    happen(s, about(s, "bow", find(s, "kalinda-g6")))
    assert not uses(s, "kalinda-g6")


@pytest.mark.ruling("VR-4.6")
def test_sakura_unlocks_herself_once_in_a_turn():
    s = table("sakura-the-merciless [blood 6]", "putrescent-sustenance, gravebound-drone", ash_b="the-knights")
    reach(s, "play putrescent-sustenance", "way 1", "use sakura-the-merciless")
    assert not locked(s, "sakura-the-merciless")
    reach(s, "play gravebound-drone", "way 1")
    assert not uses(s, "sakura-the-merciless")
    rest(s)
    assert (where(s, "gravebound-drone"), locked(s, "sakura-the-merciless")) == ("ready", True)


@pytest.mark.ruling("VR-4.6", "VR-4.4")
def test_a_ghoul_cancels_one_strike_card_in_a_combat():
    ghoul, foe = "the-vozhd-of-gravesend", taught("THA")
    s = table(f"{ghoul} [lives 5]", b=f"{foe} [bowed, blood 6]", hand_b="theft-of-vitae, theft-of-vitae", game=SCHOOL)
    s.choose(next(each for each in options(s) if each.startswith("act") and each.endswith(foe)))
    play_through(s, "play theft-of-vitae", "way 1", f"use {ghoul}")
    assert blood_on(s, ghoul) == 4
    play_through(s, "play theft-of-vitae", "way 1")
    assert not uses(s, ghoul)
    rest(s)
    assert where(s, "theft-of-vitae", nth=1) == "ash"
    assert (blood_on(s, ghoul), blood_on(s, foe)) == (3, 2)  # nothing cancels the second one: it costs 1 and steals 1


@pytest.mark.ruling("VR-4.6")
def test_a_ghoul_feeds_once_in_an_unlock_phase():
    s = position(
        "phase: 5.1.4\nready a: the-vozhd-of-sofia [lives 3]\nhand a: the-knights, the-knights, dodge\n" + IDLE
    )
    use(s, "the-vozhd-of-sofia")
    assert (blood_on(s, "the-vozhd-of-sofia"), uses(s, "the-vozhd-of-sofia")) == (5, [])


@pytest.mark.ruling("VR-4.6")
def test_a_ghoul_is_woken_once_in_a_turn_of_another():
    ghoul, tzimisce = "the-vozhd-of-szczecin", vampire(clan="Tzimisce")
    s = table("madison [blood 4], min-seo [blood 1]", b=f"{ghoul} [bowed, lives 5], {tzimisce} [blood 3]")
    reach(s, "bleed with madison", f"use {ghoul}")
    happen(s, about(s, "bow", find(s, ghoul)))
    rest(s)
    s.choose("bleed with min-seo")
    assert (locked(s, ghoul), blood_on(s, tzimisce), uses(s, ghoul)) == (True, 2, [])


@pytest.mark.ruling("VR-4.6")
def test_crimethinc_unlocks_one_anarch_in_a_turn():
    one, two = taught(sect="Anarch"), taught(sect="Anarch", nth=2)
    s = table(f"madison [blood 4], {one} [bowed, blood 2], {two} [bowed, blood 2]", board_a="crimethinc", game=SCHOOL)
    play_through(s, "use crimethinc", f"a/{one}")
    assert (locked(s, one), locked(s, two), uses(s, "crimethinc"), s.pool[0]) == (False, True, [], 29)


@pytest.mark.ruling("VR-4.6")
def test_firebrand_unlocks_one_anarch_in_a_minion_phase():
    one, two = vampire(sect="Anarch", capacity=3), vampire(sect="Anarch", capacity=3, nth=1)
    baron = vampire(title="baron", least=7)
    s = table(f"{baron} [blood 5], {one} [bowed, blood 1], {two} [bowed, blood 1]",
              attached_a=f"firebrand [on ready/{baron}]")  # fmt: skip
    use(s, "firebrand")
    assert (locked(s, one), locked(s, two), blood_on(s, baron), uses(s, "firebrand")) == (False, True, 4, [])


@pytest.mark.ruling("VR-4.6", "VR-6.5")
def test_eternal_vigilance_wakes_once_in_an_action():
    lord, hidden = vampire(title="archbishop", sect="Sabbat", plain=False), taught("OBF")
    s = table(f"{hidden} [blood 4], madison [blood 4]", "lost-in-crowds", b=f"{lord} [bowed, blood 4]", game=SCHOOL,
              attached_b=f"eternal-vigilance [on ready/{lord}]")  # fmt: skip
    play_through(s, f"bleed with {hidden}", "use eternal-vigilance", "play lost-in-crowds", "way 2")
    assert not uses(s, "eternal-vigilance")  # the attempt has failed
    rest(s)
    assert (s.pool[1], blood_on(s, lord)) == (29, 3)
    play_through(s, "bleed with madison")
    happen(s, about(s, "bow", find(s, lord)))
    assert uses(s, "eternal-vigilance")


@pytest.mark.ruling("VR-4.6", "VR-6.6")
def test_stealth_of_a_text_comes_once_in_an_action():
    sees = {"b": "nassir [blood 4]", "attached_b": "mr-winthrop [lives 1, on ready/nassir]"}
    s = table("abderrahim-deaths-hand [blood 4], the-knights [lives 2]", **sees)
    play_through(s, "bleed with the-knights", "block with nassir", "use abderrahim-deaths-hand")
    rest(s)
    assert (blood_on(s, "abderrahim-deaths-hand"), s.pool[1]) == (3, 30)
    s = table("abraham-dusable [blood 4]", "theft-of-vitae, theft-of-vitae", **sees)
    play_through(s, "bleed with abraham-dusable", "block with nassir")
    use(s, "abraham-dusable", 1)
    assert (number(s, "stealth", "abraham-dusable"), uses(s, "abraham-dusable")) == (1, [])


@pytest.mark.ruling("VR-4.6", "VR-6.6")
def test_intercept_of_a_text_comes_once_in_an_action():
    hidden, seer = taught("OBF"), vampire("AUS", capacity=6)
    s = table(f"{hidden} [blood 4]", "lost-in-crowds", b="abraham-dusable [blood 4]",
              hand_b="theft-of-vitae, theft-of-vitae", game=SCHOOL)  # fmt: skip
    play_through(s, f"bleed with {hidden}", "block with abraham-dusable", "play lost-in-crowds", "way 2")
    use(s, "abraham-dusable")
    assert not uses(s, "abraham-dusable")
    rest(s)
    assert (s.pool[1], where(s, "theft-of-vitae", nth=1)) == (29, "hand")  # 1 intercept against 2 stealth
    bowl = "bowl-of-convergence"
    s = table(f"{hidden} [blood 4]", "lost-in-crowds, spying-mission", b=f"{seer} [blood 4]", game=SCHOOL,
              attached_b=f"{bowl} [on ready/{seer}]")  # fmt: skip
    play_through(s, f"bleed with {hidden}", f"block with {seer}", "play lost-in-crowds", "way 2", f"use {bowl}")
    assert number(s, "intercept", seer) == 2
    s.choose("play spying-mission")  # 3 stealth
    rest(s)
    assert (s.pool[1], blood_on(s, seer)) == (29, 3)
    gangrel = vampire(clan="Gangrel", capacity=6)
    s = table(
        f"{hidden} [blood 4]", "lost-in-crowds", b=f"{gangrel} [bowed, blood 4]", hand_b="eyes-of-the-wild", game=SCHOOL
    )
    play_through(s, f"bleed with {hidden}", "play eyes-of-the-wild", "play lost-in-crowds", "way 2", f"use {gangrel}")
    assert not uses(s, gangrel)
    rest(s)
    assert (s.pool[1], blood_on(s, gangrel)) == (29, 3)
