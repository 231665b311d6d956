"""What a rule or a card does not do: where it concerns one thing, and nothing beside it."""

import pytest

from coterie.games.vtes.numbers import BLEED
from coterie.games.vtes.rules.damage import Packet, deal
from coterie.games.vtes.rules.slaves import fight_or_send
from coterie.games.vtes.words.bonds import Marked, last_mark
from coterie.games.vtes.words.rounds import FirstClash
from coterie.kernel.events import about
from coterie.kernel.pieces import ref
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Bonus
from coterie.words.frames import Frame
from tests.vtes.moments import fights, speaks
from tests.vtes.samples import GAME, SLAVES
from tests.vtes.tools import (
    OTHERS,
    SCHOOL,
    UP,
    blocked,
    blood_on,
    do,
    find,
    happen,
    locked,
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


@pytest.mark.ruling("VR-6.8")
@pytest.mark.parametrize(
    ("card", "less", "gained", "locks"),
    [("social-charm", 1, 1, 0), ("social-charm", 2, 0, 0), ("propaganda", 1, 0, 1), ("propaganda", 2, 0, 1)],
)
def test_what_follows_a_bleed_for_one_or_more_does_not_follow_one_for_nothing(card, less, gained, locks):
    """Both bleed for 2. Social Charm gains 1 pool if anything was bled; Propaganda locks a minion in any case."""
    s = table(taught("PRE"), card, b="min-seo [blood 2, bowed], nassir [blood 2]", game=SCHOOL)
    who = taught("PRE")
    play_through(s, f"play {card}", "way 2")
    word = Bonus(BLEED, -less, THIS)
    happen(s, about(s, "gain", find(s, who), detail=(word, ("forever",), "")))
    reach(s, "no block")
    take(s, "b/nassir")
    rest(s)
    assert (s.pool[:2], locked(s, "nassir")) == ((30 + gained, 30 - 2 + less), bool(locks))


@pytest.mark.ruling("VR-4.8")
def test_what_makes_cards_dearer_that_cost_blood_leaves_those_that_cost_none():
    s = blocked("jenna-cross [blood 3]", "fake-out", "play fake-out")
    assert blood_on(s, "jenna-cross") == 3


@pytest.mark.ruling("VR-7.1", "VR-4.6")
@pytest.mark.parametrize("caller", ["sybren-van-oosten", "alice-chen"])
def test_only_its_own_referendum_unlocks_a_vampire_that_answers_those_it_called(caller):
    other = {"sybren-van-oosten": "alice-chen", "alice-chen": "sybren-van-oosten"}[caller]
    s = position(
        f"ready a: {caller} [blood 4], {other} [bowed, blood 4]\nhand a: kine-resources-contested\n{OTHERS}", game=GAME
    )
    reach(s, "play kine-resources-contested", "seat b", "seat b", "seat c", f"vote for with {caller}")
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose("pass" if "pass" in options(s) else options(s)[-1])
    assert any(each.startswith("use a/sybren") for each in seen) is (caller == "sybren-van-oosten")


@pytest.mark.ruling("VR-9.7", "VR-6.8", "VR-8.1")
@pytest.mark.parametrize("down", ["", "master", "blocker"])
def test_no_slave_is_sent_where_there_is_no_fight(down):
    """One of the two that would fight has fallen to torpor meanwhile."""
    master, slave = vampire(clan="Tremere", capacity=5), SLAVES[0].face
    rest_of_it = "ready b: nassir [blood 3]\nready c: ryan [blood 1]"
    s = position(f"ready a: {master} [blood 3], {slave} [blood 3]\n{rest_of_it}", game=GAME)
    pair = {"master": ref(s, find(s, master)), "blocker": ref(s, find(s, "nassir"))}
    if down:
        happen(s, about(s, "torpor", pair[down][0]))
    do(s, (fight_or_send, 0, pair["master"], pair["blocker"]))
    assert (s.asked[1][0] == "slave?") == (not down)


@pytest.mark.ruling("VR-8.3", "VR-4.8")
@pytest.mark.parametrize(("who", "can"), [("lucian-the-perfect", False), ("nassir", True)])
def test_who_cannot_pay_for_a_strike_does_not_strike_with_its_own_text_either(who, can):
    s = position(
        "ready a: goratrix-g2 [blood 0], madison [bowed, blood 1]\nready c: ryan [bowed]\n"
        f"ready b: {who} [blood 4]\nattached b: sport-bike [on ready/{who}]"
    )
    s.choose(f"block with {who}")  # a vampire without blood must hunt
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in ("pass", "hand strike", *options(s)) if each in options(s)))
    assert ("use a/goratrix-g2" in seen) is can


@pytest.mark.ruling("VR-1.1")
def test_a_card_that_has_come_into_play_anew_remembers_nothing():
    s = position(f"ready a: madison [blood 3]\nboard a: elder-library\n{OTHERS}")
    card, madison = find(s, "elder-library"), find(s, "madison")
    happen(s, about(s, "gain", card, detail=(Marked(*ref(s, madison)), ("forever",), "")))
    kept = [last_mark(s, Frame(card, 0, bound=(("this", this),)), Marked) for this in (ref(s, card), (card, 77))]
    assert kept == [Marked(*ref(s, madison)), None]


# ── in a bot's thought ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("alert", "asked"), [(None, True), ((0,), True), ((), False)])
def test_a_seat_that_only_passes_in_a_thought_still_uses_a_press_that_must_be_used(alert, asked):
    """Adrino Manauara, who has a gun, must press once in each combat: two rounds of hand strikes."""
    s = table(
        "adrino-manauara [blood 4]",
        "bums-rush",
        b="nassir [blood 4]",
        attached_a="44-magnum [on ready/adrino-manauara]",
    )
    s.setup = {**s.setup, "alert": alert}
    play_through(s, "play bums-rush", "a/adrino-manauara", "b/nassir")
    windows = set()
    while "done" not in options(s):
        windows |= {s.asked[1][1][0]} if s.asked[1][0] == "impulse" else set()
        s.choose(next(each for each in ("pass", "no block", "hand strike") if each in options(s)))
    assert ("range" in windows) is asked
    assert (blood_on(s, "nassir"), blood_on(s, "adrino-manauara")) == (2, 2)


@pytest.mark.ruling("VR-6.5", "V-041")
@pytest.mark.parametrize(("alert", "kinds"), [((0, 1), {"cancel?", "block?", "impulse"}), ((0,), set())])
def test_a_seat_that_only_passes_in_a_thought_neither_blocks_nor_cancels_nor_answers(alert, kinds):
    who = taught("dom", capacity=8)
    s = table(
        f"{who} [blood 5]",
        "bonding",
        b=f"{taught('DOM')} [blood 4]",
        hand_b="direct-intervention, deflection",
        game=SCHOOL,
    )
    s.setup = {**s.setup, "alert": alert}
    s.choose(f"bleed with {who}")
    seen = set()
    while s.pool[1] == 30:
        seen |= {(s.question.seat, s.asked[1][0])}
        there = options(s)
        s.choose(next(each for each in ("play bonding", "way 1", "pass", "no block") if each in there))
    assert {kind for seat, kind in seen if seat == 1} == kinds


# ── outside of combat ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.1", "VR-8.4")
@pytest.mark.parametrize(
    ("fights", "victim"), [(True, "madison"), (True, "nassir"), (True, "ryan"), (False, "madison")]
)
def test_a_bystander_prevents_what_would_hurt_a_combatant_and_nobody_else(fights, victim):
    """Ryan is hurt while the two others fight."""
    who = taught("AUS FOR", capacity=8)
    s = table(f"{who} [blood 5], madison [blood 4]", "martyrs-resilience, dodge", b=UP, game=SCHOOL)
    if fights:
        play_through(s, "bleed with madison", "block with nassir")
    piece = find(s, victim)
    do(s, (deal, Packet(piece, s.pieces[piece].life, 1)))
    assert ("play martyrs-resilience" in options(s)) is (fights and victim != "ryan")


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("inside", "number", "holds"), [(True, 1, True), (True, 2, False), (False, 1, False)])
def test_only_the_first_round_after_a_block_is_a_first_clash(inside, number, holds):
    s = fights(inside, round=number)
    assert FirstClash().holds(s, speaks(s, "C")) is holds


@pytest.mark.ruling("VR-4.2")
def test_everybody_is_told_which_minion_plays_a_card():
    s = table("madison [blood 4]", "bums-rush, bums-rush")
    play_through(s, "play bums-rush", "a/madison", "b/nassir")
    assert all("a plays Bum's Rush with Madison" in s.log(seat) for seat in range(3))
