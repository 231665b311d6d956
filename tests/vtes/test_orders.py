"""Standing orders at a table of The Eternal Struggle: what stops them, what windows are about, and whom that concerns."""

import random

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.orders import Order, affair_of, chosen, facts_of, passes
from coterie.kernel.procedures import remember
from coterie.kernel.ring_windows import Window
from tests.vtes.tools import position

TABLE = (
    "ready a: madison [blood 6]\nready b: oshri-dahan [blood 6]\nready c: ryan [bowed, blood 2]\n"
    "hand a: conditioning\nhand b: deflection, vessel, dodge, majesty\nlibrary b: madison"
)
PASS = Order(until="turn")


def bled(**more):
    """Return the table as madison of a bleeds b, whose vampire could block."""
    s = position(TABLE, windows="all", lists="closed", **more)
    s.choose("bleed with a/madison")
    return s


def go(s, fine):
    """Answer everything by default until something holds."""
    for _ in range(40):
        if fine(s):
            return
        s.choose(s.question.default)
    raise AssertionError("it has not come to that")


def asks(word):
    """Return whether that is what is asked."""
    return lambda s: s.asked[1][0] == word


def stops(s, seat: int, *orders: Order, most: int = 60) -> list[tuple[str, str]]:
    """Return where orders leave it to a seat, as the word of the prompt and the window, until its turn or the end of what goes
    on; the others pass."""
    found = []
    for _ in range(most):
        if s.question is None or (s.asked[0] == seat and not s.question.window):
            break
        if s.asked[0] == seat and chosen(orders, Window(0, s.clone())) is None:
            word, args = s.asked[1]
            found.append((word, args[0] if word == "impulse" else ""))
        s.choose(s.question.default)
        if s.turn > 1 or (s.asked is not None and s.asked[1][0] == "action?"):
            break
    return found


@pytest.mark.parametrize(
    ("face", "where"),
    [
        ("deflection", [("impulse", "C")]),
        ("vessel", []),
        ("dodge", []),
        ("madison", []),
        ("telepathic-misdirection", []),  # oshri-dahan has not that discipline
        ("wake-with-evenings-freshness", []),
    ],
)
def test_a_card_that_one_waits_for_stops_only_where_it_could_be_played(face, where):
    assert stops(bled(), 1, PASS, Order("stop", play=face)) == where


def test_without_orders_the_seat_is_asked_in_each_window():
    assert ("block?", "") in stops(bled(), 1)
    assert stops(bled(), 1, PASS) == []


def test_a_card_stops_in_a_combat_where_it_could_be_played_there():
    s = bled()
    go(s, asks("block?"))
    s.choose("block with b/oshri-dahan")
    go(s, asks("strike?"))
    strike = s.clone()
    assert [GAME.could_use(strike, 0, face) for face in ("dodge", "deflection")] == [True, False]
    go(s, lambda s: s.asked[1][0] == "strike?" and s.asked[0] == 1)
    assert [GAME.could_use(s, 1, face) for face in ("dodge", "deflection")] == [True, False]


def test_in_its_own_turn_a_card_stops_in_its_phase():
    s = position("phase: 5.2.1\n" + TABLE, windows="all", lists="closed")
    assert s.asked[1][0] == "master?"
    assert [GAME.could_use(s, 0, face) for face in ("vessel", "dodge", "madison")] == [True, False, False]
    s.choose("done")
    assert s.asked[1][0] == "action?"
    assert [GAME.could_use(s, 0, face) for face in ("govern-the-unaligned", "vessel")] == [True, False]


# ── what windows are about ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("stop", "fits"),
    [
        ({"kind": "bleed"}, True),
        ({"kind": "bleed", "whose": "mine"}, True),
        ({"kind": "bleed", "least": 1}, True),
        ({"kind": "bleed", "least": 4}, False),
        ({"kind": "hunt"}, False),
        ({"face": "madison"}, True),
        ({"face": "ryan"}, False),
        ({"comes": "madison"}, True),
        ({"comes": "bleed"}, True),
        ({"comes": "Action: Blocks declined"}, False),
        ({"whose": "others"}, False),
    ],
)
def test_a_bleed_is_known_by_who_bleeds_whom_and_for_how_much(stop, fits):
    s = bled()
    go(s, asks("block?"))
    window = Window(0, s)
    assert (chosen([PASS, Order("stop", **stop)], window) is None) == fits
    if "comes" not in stop and "whose" not in stop:
        assert (chosen([Order(**stop)], window) is not None) == fits


def test_who_is_bled_is_not_passed_as_what_others_do():
    s = bled()
    seen = set()
    for _ in range(8):
        whose = Order(kind="bleed", whose="others")
        seen.add((s.asked[0], chosen([whose], Window(0, s.clone())) is not None))
        s.choose(s.question.default)
    assert (1, False) in seen
    assert (1, True) not in seen


def test_what_is_played_is_what_an_as_played_window_is_about():
    s = position(
        "ready a: oshri-dahan [blood 4]\nhand a: govern-the-unaligned\nready b: nassir [blood 4]\n"
        "hand b: direct-intervention, precognition"
    )
    s.choose("play govern-the-unaligned")
    assert s.asked[1][0] == "cancel?"
    facts = facts_of(Window(0, s))
    assert {(each.kind, each.face) for each in facts.doing} >= {
        ("play", "govern-the-unaligned"), ("action", "govern-the-unaligned"), ("play", "oshri-dahan"),
    }  # fmt: skip
    assert chosen([Order(face="govern-the-unaligned")], Window(0, s)) == "pass"
    assert chosen([Order(face="direct-intervention")], Window(0, s)) is None


def test_one_passes_until_something_comes_up_and_is_asked_from_then_on():
    s = bled()
    until = Order(until="comes", comes="combat")
    go(s, asks("block?"))
    assert chosen([until], Window(0, s.clone())) == "no block"
    s.choose("block with b/oshri-dahan")
    go(s, lambda s: s.asked[0] == 1)
    assert s.asked[1][1][0] == "before range"
    assert chosen([until], Window(0, s.clone())) is None
    again = Order(until="comes", comes="combat", affair=affair_of(until, Window(0, s.clone())))
    assert chosen([again], Window(0, s.clone())) == "pass", "it is under way already, and another one is meant"


def test_strikes_and_damage_are_what_a_combat_is_about():
    s, kinds = bled(), set()
    go(s, asks("block?"))
    s.choose("block with b/oshri-dahan")
    while s.asked[1][0] != "action?" and s.turn == 1 and s.asked[1][0] != "discard?":
        kinds |= {each.kind for each in facts_of(Window(0, s.clone())).doing}
        s.choose(s.question.default)
    assert kinds >= {"combat", "strike", "hand strike", "damage", "bleed", "block"}
    assert kinds <= set(GAME.things)


# ── whom it concerns ────────────────────────────────────────────────────────────────────────────────────────────────

OTHERS = Order(target="others", until="turn")


def voted_on(*aimed: int):
    """Return a referendum at its polling, called by an action that is aimed at some seats."""
    s = position(
        "ready a: alice-chen [blood 7]\nhand a: kine-resources-contested\nready b: horst-von-bruhl [blood 4]\n"
        "ready c: chrysanthemum [blood 4]",
        windows="all",
    )
    s.choose("play kine-resources-contested")
    while s.asked[1][0] != "votes?":
        s.choose({"allocate": "seat b", "block?": "no block"}.get(s.asked[1][0], s.question.default))
    remember(s, "action", targets=aimed)
    return s


@pytest.mark.parametrize("aimed", [(), (1,)])
def test_a_vote_concerns_everybody_whomever_the_action_is_aimed_at(aimed):
    s = voted_on(*aimed)
    for _ in range(3):
        window = Window(0, s.clone())
        assert chosen([OTHERS], window) is None, window
        assert chosen([PASS, Order("stop", prompt="votes?")], window) is None
        s.choose("pass")
    assert set(GAME.calls) == {"block?", "votes?"}


def test_terms_name_whom_a_vote_is_about():
    facts = facts_of(Window(0, voted_on()))
    assert [(each.seat, each.amount) for each in facts.doing if each.kind == "terms"] == [(1, 3), (2, 1)]
    assert {each.face for each in facts.doing} >= {"kine-resources-contested", "alice-chen"}
    assert not Order("stop", kind="terms", whose="mine").fits(facts)
    assert Order("stop", kind="terms", whose="mine").fits(facts._replace(seat=1, side=(1,)))


def test_a_combat_concerns_those_who_fight_also_where_the_action_is_aimed_at_nobody():
    s = position(TABLE + "\nattached b: sport-bike [on ready/oshri-dahan]", windows="all", lists="closed")
    s.choose("hunt with madison")
    facts = facts_of(Window(0, s.clone()))
    assert not passes([OTHERS], facts), "anybody may be about to block"
    go(s, asks("block?"))
    s.choose("block with b/oshri-dahan")
    go(s, lambda s: "combat" in [name for _, name in s.scopes])
    facts = facts_of(Window(0, s.clone()))
    assert facts.targets == (0, 1)
    assert not passes([OTHERS], facts)
    assert not passes([OTHERS], facts._replace(seat=1, side=(1,)))
    assert passes([OTHERS], facts._replace(seat=2, side=(2,)))


def test_what_goes_on_is_the_same_for_all_whatever_hands_hold():
    """The facts of windows are the same in worlds that a spectator cannot tell apart, and so is what one could play."""
    told = 0
    for seed in range(12):
        rng = random.Random(seed)
        s = position(TABLE + ", dodge, vessel, majesty\nlibrary a: dodge, majesty", windows="all")
        while s.question is not None and s.turn == 1:
            if s.question.window:
                other = s.sample(-1, rng)
                here, there = Window(0, s.clone()), Window(0, other)
                assert facts_of(here) == facts_of(there)
                for face in ("deflection", "majesty", "dodge"):
                    assert GAME.could_use(s, here.seat, face) == GAME.could_use(other, here.seat, face)
                told += bool(facts_of(here).doing) and other.notation() != s.notation()
            s.pick(rng.randrange(len(s.asked[2])))
    assert told > 10
