"""Cards of open hands, votes that cost, blocks that are bought off, and what lies on others: what each does, and what not."""

import pytest

from coterie.kernel.pieces import ALL, pile
from tests.vtes.samples import GAME as SAMPLES
from tests.vtes.samples import INFERNAL
from tests.vtes.tools import (
    IDLE,
    asked,
    blood_on,
    borne_by,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    vampire,
    where,
)

SHARES = ("seat b", "seat b", "seat b")
LOVER = "devorah"
BAALI = next(each for each in INFERNAL if each.clan == "Baali")
AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed]"


def is_open(s, seat: int) -> list[bool]:
    """Return whether the cards of a hand are known to all."""
    return [s.pieces[p].known == ALL for p in pile(s, "hand", seat)]


# ── open hands ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("who", "more"),
    [("harold-tanner", ""), ("madison", "attached a: owl-companion [lives 1, on ready/madison]\n")],
)
@pytest.mark.ruling("VR-8.2", "VR-10.3")
def test_the_hand_of_whoever_fights_against_it_lies_open(who, more):
    s = position(
        f"ready a: {who} [blood 4]\n{more}{AWAKE}\nhand b: dodge, majesty\nhand c: dodge\nlibrary b: deflection"
    )
    s.choose(f"bleed with {who}")
    assert is_open(s, 1) == [False, False]
    s.choose("block with nassir")
    assert (is_open(s, 1), is_open(s, 2)) == ([True, True], [False])


@pytest.mark.ruling("VR-10.3")
def test_owl_companion_without_a_fight_shows_nothing():
    s = position(
        f"ready a: madison [blood 4]\nattached a: owl-companion [lives 1, on ready/madison]\n{IDLE}\nhand b: dodge"
    )
    s.choose("bleed with madison")
    assert is_open(s, 1) == [False]


def test_owl_companion_has_two_lives_at_the_superior_level():
    for way, lives in (("way 1", 1), ("way 2", 2)):
        who = vampire("ANI")
        s = position(f"ready a: {who} [blood 4]\nhand a: owl-companion\n{IDLE}")
        play_through(s, "play owl-companion", way)
        assert blood_on(s, "owl-companion") == lives


def test_revelations_take_a_card_or_open_the_hand_of_your_prey():
    who = vampire("AUS")
    s = position(f"ready a: {who} [blood 4]\nhand a: revelations\n{IDLE}\nhand b: dodge, majesty\nhand c: dodge")
    play_through(s, "play revelations", "way 1")
    assert (s.question.seat, len(options(s))) == (0, 2)
    s.choose("discard b/hand/majesty")
    assert (where(s, "majesty"), is_open(s, 1), where(s, "revelations")) == ("ash", [False], "ash")
    s = position(f"ready a: {who} [blood 4]\nhand a: revelations\n{IDLE}\nhand b: dodge, majesty\nhand c: dodge")
    play_through(s, "play revelations", "way 2")
    assert (is_open(s, 1), is_open(s, 2), where(s, "revelations")) == ([True, True], [False], "board")


def test_revelations_can_be_burned_by_anybody():
    s = position("ready a: madison [blood 4]\nready b: nassir [bowed]\nready c: ryan [bowed]\nboard b: revelations")
    s.choose("act with madison by revelations 2")
    assert where(s, "revelations") == "ash"


# ── locations ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.6")
def test_wmrh_talk_radio_costs_a_pool_if_the_minion_does_not_block():
    text = (
        "ready a: double-deuce [lives 3]\nready b: nassir [blood 4]\nready c: ryan [bowed]\nboard b: wmrh-talk-radio\n"
    )
    s = position(text + "hand a: lost-in-crowds")
    play_through(s, "bleed with double-deuce", "block with nassir", "use wmrh-talk-radio")
    rest(s)
    assert (s.pool[1], locked(s, "wmrh-talk-radio")) == (30, True)
    who = vampire("OBF")
    s = position(
        f"ready a: {who} [blood 4], madison [blood 1]\nhand a: lost-in-crowds, elder-impersonation\nready b: nassir [blood 4]\n"
        "ready c: ryan [bowed]\nboard b: wmrh-talk-radio"
    )
    reach(s, f"bleed with {who}", "block with nassir", "play lost-in-crowds", "way 1", "use wmrh-talk-radio")
    reach(s, "play elder-impersonation", "way 2")
    rest(s)
    assert s.pool[1] == 30 - 1 - 1  # the bleed, and the radio


# ── votes and titles ────────────────────────────────────────────────────────────────────────────────────────────────


def voting(who: str, more: str, card: str = "kine-resources-contested"):
    """Return the polling of a referendum that a vampire of seat a calls."""
    s = position(f"ready a: {who} [blood 4]\nhand a: {card}\n{more}")
    play_through(s, f"play {card}", "seat b", "seat b", "seat b")
    return s


@pytest.mark.ruling("VR-7.2")
def test_votes_against_alexander_silverson_cost_blood():
    court = "ready b: alice-chen [bowed, blood {}]\nready c: ryan [bowed, blood 4]"
    s = voting("alexander-silverson", court.format(2))
    reach(s, "vote against with b/alice-chen")
    assert blood_on(s, "alice-chen") == 1
    s = voting("alexander-silverson", court.format(0))
    reach(s, "pass")
    assert [each for each in options(s) if "alice-chen" in each] == ["vote for with b/alice-chen"]
    s = voting("alice-chen", "ready b: alexander-silverson [bowed, blood 2]\nready c: ryan [bowed, blood 4]")
    reach(s, "vote against with b/alexander-silverson")
    assert blood_on(s, "alexander-silverson") == 2  # only in those that he calls


@pytest.mark.ruling("VR-4.9", "VR-7.1")
def test_benjamin_rose_is_voted_a_larger_hand():
    s = position(
        f"ready a: benjamin-rose [blood 4]\nlibrary a: dodge, dodge, dodge, dodge, dodge, dodge, dodge, dodge\n{IDLE}"
    )
    s.choose("act with benjamin-rose by benjamin-rose 1")
    reach(s, "vote for with benjamin-rose")
    rest(s)
    assert (len(pile(s, "hand", 0)), len(pile(s, "hand", 1))) == (8, 0)


@pytest.mark.ruling("VR-9.3")
def test_zane_receives_and_contests_the_title_of_a_prince():
    s = position("ready a: zane [blood 4]\nready b: alice-chen [bowed, blood 4]\nready c: ryan [bowed]")
    assert "act with a/zane by a/zane 1" in options(s)
    s.choose("act with zane by zane 1")
    reach(s, "vote for with zane", "vote against with alice-chen")
    rest(s)
    zane, alice = [s.game.value(s, "title", find(s, each)) for each in ("zane", "alice-chen")]
    assert (zane, alice, len(s.contesting), locked(s, "zane")) == ("primogen", "prince", 0, True)  # it has failed
    s = position("ready a: zane [blood 4]\nready b: ryan [bowed]\nready c: nassir [bowed]")
    assert not [each for each in options(s) if "act with" in each]  # there is no prince


@pytest.mark.ruling("VR-9.3")
def test_zane_becomes_prince_of_the_same_city():
    s = position(
        "ready a: zane [blood 4], alexander-silverson [blood 4]\nready b: alice-chen [bowed, blood 4]\nready c: ryan [bowed]"
    )
    s.choose("act with zane by zane 1")
    reach(s, "b/alice-chen", "all for")
    rest(s)
    both = [
        (s.game.value(s, "title", find(s, each)), s.game.value(s, "city", find(s, each)))
        for each in ("zane", "alice-chen")
    ]
    assert both == [("prince", "Nairobi")] * 2
    assert len(s.contesting) == 2


def hunt(more: str):
    """Return a blood hunt referendum: a vampire of seat a has diablerised one in torpor."""
    s = position(f"ready a: madison [blood 4]\ntorpor b: nassir [blood 1]\n{more}")
    s.choose("diablerise with madison: nassir")
    return s


@pytest.mark.ruling("VR-7.4")
def test_troius_cannot_vote_against_a_blood_hunt():
    s = hunt("ready c: troius [bowed, blood 3]\nready b: ryan [bowed]")
    assert asked(s) == (2, ["vote for with c/troius", "pass"])


@pytest.mark.ruling("VR-7.4")
def test_jason_newberry_has_two_votes_more_against_a_blood_hunt():
    for side, yes, no in (("against", 0, 3), ("for", 1, 0)):
        s = hunt("ready c: jason-son-newberry [bowed, blood 3], alice-chen [bowed, blood 1]\nready b: ryan [bowed]")
        s.choose(f"vote {side} with jason-son-newberry")
        assert f"({yes} for, {no} against)" in s.question.prompt


@pytest.mark.ruling("VR-7.2")
def test_tyler_mcgill_has_a_vote_once_the_edge_is_burned_and_blocks_no_nosferatu():
    s = position(
        "edge: a\nready a: alice-chen [blood 4]\nhand a: kine-resources-contested\nready b: tyler-mcgill [bowed, blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play kine-resources-contested", "seat b", "seat b", "seat b")
    assert number(s, "votes", "tyler-mcgill") == 0
    s.choose("edge for")
    assert number(s, "votes", "tyler-mcgill") == 1
    for who, can in ((vampire(clan="Nosferatu"), False), ("madison", True)):
        s = position(
            f"ready a: {who} [blood 4], ryan [blood 1]\nready b: tyler-mcgill [blood 2]\nready c: nassir [bowed]"
        )
        s.choose(f"bleed with {who}")
        assert ("block with b/tyler-mcgill" in options(s)) is can


@pytest.mark.ruling("VR-9.3")
@pytest.mark.parametrize(("edge", "left"), [("-", 2), ("b", 3)])
def test_vasily_pays_a_blood_more_to_contest_his_title(edge, left):
    s = table("zane", b="vasily [bowed, blood 4]", **({"edge": edge} if edge != "-" else {}))
    reach(s, "act with zane by zane 1", "vote for with zane", "contest title of vasily", over=True)
    assert blood_on(s, "vasily") == left


def test_bela_takes_no_political_action():
    for who, can in (("bela", False), ("madison", True)):
        s = position(f"ready a: {who} [blood 3]\nhand a: kine-resources-contested\n{IDLE}")
        assert ("play kine-resources-contested" in options(s)) is can
    assert number(position(f"ready a: bela [blood 3]\n{IDLE}"), "stealth", "bela") == -1


@pytest.mark.ruling("V-016")
def test_gem_ghastly_passes_for_a_ventrue():
    s = position(f"ready a: gem-ghastly [blood 5]\nhand a: political-ally, arcane-library\n{IDLE}")
    assert "play political-ally" in options(s)
    s = position(f"phase: 5.2.1\nready a: gem-ghastly [blood 5]\nhand a: ventrue-headquarters, arcane-library\n{IDLE}")
    assert "play ventrue-headquarters" in options(s)
    assert "play arcane-library" not in options(s)  # that asks for a Tremere
    s = position(f"ready a: {vampire('DEM', clan='Malkavian')} [blood 5]\nhand a: political-ally\n{IDLE}")
    assert "play political-ally" not in options(s)


@pytest.mark.ruling("VR-7.1", "C-077")
def test_telepathic_vote_counting_cancels_the_referendum_or_silences_a_vampire():
    who = vampire("AUS")
    more = "ready b: alice-chen [bowed, blood 4]\nready c: ryan [bowed]"
    s = position(f"ready a: {who} [blood 4]\nhand a: kine-resources-contested, telepathic-vote-counting\n{more}")
    play_through(
        s,
        "play kine-resources-contested",
        "seat b",
        "seat b",
        "seat b",
        "play telepathic-vote-counting",
        "way 1",
    )
    rest(s)
    assert (where(s, "kine-resources-contested"), s.pool) == ("hand", (30, 30, 30))
    assert "play kine-resources-contested" not in options(s)  # he has called a referendum in this turn
    s = position(f"ready a: {who} [blood 4]\nhand a: kine-resources-contested, telepathic-vote-counting\n{more}")
    play_through(
        s,
        "play kine-resources-contested",
        "seat b",
        "seat b",
        "seat b",
        "play telepathic-vote-counting",
        "way 2",
    )
    reach(s, "b/alice-chen")
    rest(s)
    assert (s.pool, where(s, "kine-resources-contested")) == ((30, 27, 29), "ash")


# ── blocks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.7")
def test_fever_pitch_stays_after_a_bleed_and_lets_a_block_fail():
    s = table(LOVER, "fever-pitch")
    reach(s, f"bleed with {LOVER}", "play fever-pitch", "way 4", "yes")
    assert (s.pool[1], borne_by(s, LOVER)) == (28, ["fever-pitch"])
    s = table(LOVER, "fever-pitch", b="nassir [blood 4]", attached_a=f"fever-pitch [on ready/{LOVER}]")
    play_through(s, f"bleed with {LOVER}", "pass", "block with nassir", "use fever-pitch")
    assert (borne_by(s, LOVER), "block with b/nassir" in options(s)) == ([], False)
    s = table(LOVER, "fever-pitch", b="nassir [blood 4]")
    reach(s, f"bleed with {LOVER}", "play fever-pitch", "way 4", "block with nassir")
    rest(s)
    assert (where(s, "fever-pitch"), borne_by(s, LOVER)) == ("ash", [])  # that bleed was blocked


def test_fever_pitch_can_be_played_beside_another_but_only_one_stays():
    s = table(LOVER, "fever-pitch", attached_a=f"fever-pitch [on ready/{LOVER}]")
    reach(s, f"bleed with {LOVER}", "play fever-pitch", "way 4")
    rest(s)
    assert (s.pool[1], borne_by(s, LOVER)) == (28, ["fever-pitch"])


def test_forward_momentum_counts_bleeds_and_unlocks():
    who, other = vampire(path="Cathari"), "madison"
    text = f"ready a: {who} [blood 4], {other} [blood 4]\nboard a: forward-momentum [counter 1]\n"
    s = position(text + IDLE)
    s.choose(f"bleed with {who}")
    assert options(s) == ["use a/forward-momentum", "pass"]
    s.choose("use forward-momentum")
    assert (counters(s, "forward-momentum"), locked(s, who)) == (0, False)
    s = position(text + AWAKE)
    play_through(s, f"bleed with {who}", "block with nassir")
    assert counters(s, "forward-momentum") == 0
    s = position(text + IDLE)
    s.choose(f"bleed with {other}")
    assert counters(s, "forward-momentum") == 1  # she follows another path


@pytest.mark.ruling("V-139")
@pytest.mark.parametrize(("way", "left"), [("way 2", 3), ("way 4", 4)])
def test_hedonism_takes_the_blocker_along(way, left):
    s = table(f"madison [blood 4], {LOVER} [blood 4]", "hedonism", b="nassir [blood 4]")
    reach(s, "bleed with madison", "block with nassir", "play hedonism", way)
    rest(s)
    assert (locked(s, LOVER), locked(s, "nassir"), s.pool[1]) == (True, True, 29)
    assert (blood_on(s, LOVER), blood_on(s, "nassir")) == (left, left)  # with or without a fight
    s = table(f"madison [blood 4], {LOVER} [bowed, blood 4]", "hedonism", b="nassir [blood 4]")
    play_through(s, "bleed with madison", "block with nassir")
    assert "play hedonism" not in options(s)  # only an unlocked vampire


BUY = "buy off a/limbo/crocodiles-tongue"


def tongue(way: str, blocker: str = "nassir [blood 1]"):
    """Return a blocker of seat b beside another one; Crocodile's Tongue is played against it."""
    s = table(vampire("AUS", capacity=8), "crocodiles-tongue", b=f"{blocker}, ryan [blood 4]", c="alice-chen [bowed]")
    reach(s, f"bleed with {vampire('AUS', capacity=8)}", "block with nassir", "play crocodiles-tongue", way)
    return s


@pytest.mark.ruling("VR-4.4")
def test_crocodiles_tongue_can_be_bought_off_by_the_blocker():
    s = tongue("way 1")
    assert asked(s) == (1, [BUY, "pass"])
    s.choose("pass")
    rest(s)
    assert (s.pool[1], blood_on(s, "ryan")) == (29, 4)  # nobody of b can block any more
    s = tongue("way 1")
    s.choose(BUY)
    rest(s)
    assert (s.pool[1], where(s, "crocodiles-tongue")) == (30, "ash")
    s = tongue("way 2", "nassir [blood 2]")
    assert asked(s) == (1, [BUY, "pass"])
    assert BUY not in options(tongue("way 2"))  # two blood are more than it has


def test_crocodiles_tongue_does_nothing_against_the_old():
    s = table(vampire("aus", capacity=3), "crocodiles-tongue", b="alice-chen [blood 4]")
    play_through(s, f"bleed with {vampire('aus', capacity=3)}", "block with alice-chen")
    assert "play crocodiles-tongue" not in options(s)


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("way", "windows", "both"), [
    ("way 2", ["Range"], (3, 4)), ("way 2", ["Press"], (1, 2)), ("way 2", ["Range", "Press"], (3, 4)),
    ("way 1", ["Range", "Press"], (2, 3)),
])  # fmt: skip
def test_mind_tricks_give_a_maneuver_or_a_press_but_not_both(way, windows, both):
    who = vampire("DEM")
    s = table(who, "mind-tricks", b="martina-srnankova [blood 4]")  # she sees what has 1 stealth
    reach(s, f"bleed with {who}", "block with martina-srnankova", "play mind-tricks", way)
    used = []
    while "done" not in options(s):
        window = s.question.prompt.partition(":")[0]
        if f"use a/{who}" in options(s) and window in windows:
            used.append(window)
            s.choose(f"use a/{who}")
        else:
            s.choose(next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
    assert used == (windows[:1] if way == "way 2" else [])
    assert (
        blood_on(s, who),
        blood_on(s, "martina-srnankova"),
    ) == both  # 1 for the card; fists from afar, in two rounds, or in one


# ── vampires and what lies on them ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2")
def test_petra_takes_a_blood_of_who_presses_on():
    for who, left in (("petra", 1), ("madison", 2)):
        s = table(who, b="aidan-lyle [blood 4]")
        reach(s, f"bleed with {who}", "block with aidan-lyle", "use aidan-lyle")
        rest(s)
        assert blood_on(s, "aidan-lyle") == left


@pytest.mark.ruling("VR-8.4")
def test_petra_wounds_baali_badly():
    for who, zone in ((BAALI.face, "torpor"), ("nassir", "ready")):
        s = table("petra", b=f"{who} [blood 3]", game=SAMPLES)
        reach(s, "bleed with petra", f"block with {who}")
        rest(s)
        assert where(s, who) == zone


def test_epikasta_rigatos_gets_her_action_cards_back():
    s = table("epikasta-rigatos", "social-charm", library_a="dodge")
    reach(s, "play social-charm", "way 1", "use epikasta-rigatos")
    rest(s)
    assert (faces(s, "ash"), s.pool[1]) == ([], 28)  # it was drawn again: the hand is short
    s = table("epikasta-rigatos", library_a="dodge")
    s.choose("bleed with epikasta-rigatos")
    assert "done" in options(s)  # no card, nothing to shuffle in


def told(s) -> set[str]:
    """Return what the chronicle tells of."""
    return {line["change"] for line in s.scene(0)["log"]}


def test_evan_klein_flips_a_coin_when_he_is_aimed_at():
    for at, coin in (("evan-klein-g6", True), ("nassir", False)):
        s = table("theo-bell-g6", b="evan-klein-g6 [blood 4], nassir [bowed, blood 4]")
        s.choose(next(each for each in options(s) if each.endswith(at)))
        rest(s)
        assert bool(told(s) & {"heads", "tails"}) is coin
        assert ("fight" in told(s)) is ("tails" not in told(s))


@pytest.mark.ruling("VR-6.4", "VR-6.9")
def test_evan_klein_lets_his_own_side_rescue_him_without_a_coin():
    for seat, coin in (("a", False), ("b", True)):
        s = position(
            f"ready a: theo-bell-g6 [blood 4]\ntorpor {seat}: evan-klein-g6 [bowed, blood 2]\n"
            "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"
        )
        s.choose(f"rescue with a/theo-bell-g6: {seat}/evan-klein-g6")
        assert bool(told(s) & {"heads", "tails"}) is coin


@pytest.mark.ruling("VR-6.4")
def test_secure_haven_protects_from_actions_of_others():
    text = (
        "ready a: theo-bell-g6 [blood 4]\nready b: evan-klein-g6 [blood 4], nassir [blood 4]\nready c: ryan [bowed]\n"
    )
    s = position(text + "attached b: secure-haven [on ready/nassir]")
    assert [each for each in options(s) if ": " in each] == [
        "act with a/theo-bell-g6 by a/theo-bell-g6 1: b/evan-klein-g6", "act with a/theo-bell-g6 by a/theo-bell-g6 1: c/ryan"
    ]  # fmt: skip
    s = position(f"{text}hand a: bums-rush\nattached b: secure-haven [on ready/nassir]")
    s.choose("play bums-rush")
    assert options(s) == ["b/evan-klein-g6", "c/ryan"]


@pytest.mark.ruling("VR-4.8")
def test_secure_haven_makes_masters_dearer_there():
    for at, left in (("ryan", 29), ("nassir", 28)):
        s = table("madison", "misdirection", phase="5.2.1", attached_b="secure-haven [on ready/nassir]")
        play_through(s, "play misdirection", at)
        assert s.pool[0] == left


def test_secure_haven_burns_in_torpor():
    s = table("madison", b="nassir", attached_b="secure-haven [on ready/nassir]")
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert (where(s, "nassir"), where(s, "secure-haven")) == ("torpor", "ash")


def test_vast_wealth_equips_with_the_first_equipment_found():
    text = f"ready a: madison [blood 4]\nattached a: vast-wealth [on ready/madison]\n{IDLE}\n"
    s = position(text + "library a: dodge, laptop-computer, kevlar-vest")
    s.choose("act with madison by vast-wealth 1")
    rest(s)
    assert ("laptop-computer" in borne_by(s, "madison"), where(s, "kevlar-vest"), len(pile(s, "hand", 0))) == (
        True,
        "hand",
        2,
    )
    s = position("pool: 1 30 30\n" + text + "library a: dodge, laptop-computer, kevlar-vest")
    s.choose("act with madison by vast-wealth 1")
    rest(s)
    assert "laptop-computer" not in borne_by(s, "madison")  # it costs a pool too much


@pytest.mark.ruling("VR-10.3")
def test_charnas_the_imp_hurts_whom_it_serves():
    who = vampire(clan="Tremere", capacity=5)
    s = table(who, "charnas-the-imp")
    play_through(s, "play charnas-the-imp", "b/nassir")
    assert (borne_by(s, "nassir"), blood_on(s, who)) == (["charnas-the-imp"], 3)
    s = table("alice-chen", phase="5.1.4", attached_a="charnas-the-imp [lives 1, on ready/alice-chen]")
    assert (blood_on(s, "alice-chen"), blood_on(s, "charnas-the-imp")) == (3, 1)
    s = table("alice-chen", phase="5.1.4", attached_b="charnas-the-imp [lives 1, on ready/nassir]")
    assert blood_on(s, "nassir") == 4  # it is not its turn


def test_charnas_the_imp_leaves_who_is_burned():
    s = table("madison", b="the-knights [lives 1]", attached_b="charnas-the-imp [lives 1, on ready/the-knights]")
    play_through(s, "bleed with madison", "block with the-knights")
    reach(s, "use charnas-the-imp", "ryan")
    assert borne_by(s, "ryan") == ["charnas-the-imp"]


def test_game_of_malkav_pays_and_punishes():
    who = vampire(clan="Malkavian")
    s = position(f"phase: 5.2.1\nready a: {who} [blood 4]\nhand a: game-of-malkav\nready b: nassir\nready c: ryan")
    s.choose("play game-of-malkav")
    assert len(options(s)) == 6
    s.choose("bid 4" if "bid 4" in options(s) else "4")
    assert (s.question.seat, len(options(s))) == (1, 5)
    s.choose(options(s)[2])
    s.choose(options(s)[0])
    assert s.pool == (26, 33, 31)
