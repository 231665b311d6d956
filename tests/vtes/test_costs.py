"""Chapter 4.8: who pays what, what is locked to pay less, and what a card in another's hand cannot pay for."""

import pytest

from coterie.games.vtes.words.costs import Dearer, Purchase, payable
from coterie.kernel.events import about
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    OTHERS,
    SCHOOL,
    asked,
    blood_on,
    counters,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    table,
    take,
    taught,
    vampire,
    where,
)

FEEDING = "board a: the-hungry-coyote, the-hungry-coyote"


@pytest.mark.ruling("V-067", "VR-4.8")
def test_a_location_is_locked_to_afford_a_card():
    text = "pool: 1 30 30\nready a: madison [blood 3]\nhand a: 44-magnum\n"
    assert "play 44-magnum" not in options(position(text + OTHERS, game=GAME))
    s = position(text + "board a: powerbase-tshwane\n" + OTHERS.replace("[bowed, blood 2]", "[blood 2]"), game=GAME)
    s.choose("play 44-magnum")
    assert (locked(s, "powerbase-tshwane"), asked(s)) == (True, (1, ["block with b/nassir", "no block"]))
    play_through(s, "no block", "no block")
    assert s.out == (0,)  # the last pool may be paid; one who has none is out


@pytest.mark.ruling("V-068", "VR-4.8")
def test_a_location_may_be_locked_once_the_action_is_known_to_succeed():
    text = (
        "ready a: madison [blood 3]\nhand a: 44-magnum\nboard a: powerbase-tshwane\nready b: nassir [blood 2]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s = position(text, game=GAME)
    s.choose("play 44-magnum")
    assert asked(s) == (1, ["block with b/nassir", "no block"])  # nothing is locked yet
    assert not locked(s, "powerbase-tshwane")
    s.choose("no block")
    assert asked(s) == (0, ["lock a/powerbase-tshwane", "pay 2"])
    s.choose("lock powerbase-tshwane")
    assert (s.pool[0], locked(s, "powerbase-tshwane")) == (29, True)
    s = position(text, game=GAME)
    play_through(s, "play 44-magnum", "no block", "pay 2")
    assert (s.pool[0], locked(s, "powerbase-tshwane")) == (28, False)


@pytest.mark.ruling("V-067", "V-060")
def test_a_location_is_locked_to_pay_blood_that_is_missing():
    who = taught(sect="Camarilla", capacity=7)
    for there, board, offered in ((1, "", False), (1, "the-line", True), (1, "the-line [bowed]", False), (2, "", True)):
        s = table(f"{who} [blood {there}]", "the-embrace", board_a=board, game=SCHOOL)
        assert ("play the-embrace" in options(s)) is offered
        if offered and board:
            s.choose("play the-embrace")
            assert locked(s, "the-line")


@pytest.mark.ruling("V-069", "VR-4.4")
def test_what_was_locked_for_a_cancelled_card_is_unlocked():
    s = position(
        "pool: 1 30 30\nready a: madison [blood 3]\nhand a: 44-magnum\nboard a: powerbase-tshwane\n"
        "ready b: nassir [blood 2]\nhand b: direct-intervention\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    s.choose("play 44-magnum")
    assert locked(s, "powerbase-tshwane")
    assert asked(s) == (1, ["play direct-intervention", "pass"])
    s.choose("play direct-intervention")
    assert (locked(s, "powerbase-tshwane"), s.pool[0], where(s, "44-magnum")) == (False, 1, "ash")


@pytest.mark.ruling("V-069", "VR-4.4")
def test_counters_that_paid_for_a_cancelled_card_are_back():
    s = position(
        "pool: 1 30 30\nready a: madison [blood 3]\nhand a: 44-magnum\nboard a: ravnos-cache [counter 2]\n"
        "ready b: nassir [blood 2]\nhand b: direct-intervention\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play 44-magnum", "1 from a/ravnos-cache")
    assert (counters(s, "ravnos-cache"), locked(s, "ravnos-cache")) == (1, True)
    s.choose("play direct-intervention")
    assert (counters(s, "ravnos-cache"), locked(s, "ravnos-cache"), s.pool[0]) == (2, False, 1)


@pytest.mark.ruling("V-068", "V-060")
def test_a_reducer_fits_only_the_cards_that_it_names():
    who = vampire("CEL", capacity=6)
    text = f"ready a: {who} [blood 3]\nhand a: fleetness\nboard a: the-line\n{OTHERS}"
    s = position(text, game=GAME)
    play_through(s, "play fleetness", "way 1")
    assert asked(s) == (0, ["lock a/the-line", "pay 1"])
    s.choose("lock the-line")
    assert (blood_on(s, who), s.pool[1]) == (3, 29)
    s = position(f"ready a: madison [blood 3]\nhand a: sport-bike\nboard a: the-line\n{OTHERS}", game=GAME)
    s.choose("play sport-bike")
    assert (s.pool[0], locked(s, "the-line")) == (29, False)  # equipment is no action card


@pytest.mark.ruling("V-063", "V-064")
def test_the_edge_of_another_pays_nothing():
    for holder, offered in (("a", True), ("b", False)):
        s = position(
            f"phase: 5.5.2\nedge: {holder}\ndiscards: 0\nready a: emily-carson [bowed, blood 2]\nlibrary a: dodge\n{OTHERS}"
        )
        assert ("use a/emily-carson" in (options(s) if s.question.seat == 0 else [])) == offered


@pytest.mark.ruling("V-065", "V-066")
def test_a_minion_discards_from_its_controllers_hand():
    text = (
        "ready a: alexa-draper [blood 4], nassir [bowed, blood 1]\nhand a: ancilla-empowerment{a}\nhand b: conditioning\n"
        "ready b: madison [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(a=""))
    s.choose("play ancilla-empowerment")
    assert "use a/alexa-draper" not in options(s)  # the Dominate card in the hand of b is not hers to discard
    s = position(text.format(a=", conditioning"))
    play_through(s, "play ancilla-empowerment", "use a/alexa-draper", "conditioning")
    assert (faces(s, "hand", 0), faces(s, "hand", 1)) == ([], ["conditioning"])
    assert number(s, "votes", "alexa-draper") == 3


@pytest.mark.ruling("V-007", "V-060")
def test_capacity_bounds_what_can_be_spent():
    s = position(f"ready a: nassir [blood 3], madison [bowed, blood 1]\nready b: ryan [bowed, blood 2]\n{FEEDING}")
    play_through(s, "hunt with nassir")
    assert blood_on(s, "nassir") == 4  # 2 more from the place, but no more than the capacity


@pytest.mark.ruling("V-062", "VR-4.8")
def test_x_can_be_the_last_pool_but_no_more():
    text = "phase: 5.2.1\npool: {pool} 20 20\nready a: madison [blood 2]\nhand a: secret-horde\n"
    s = position(text.format(pool=2) + OTHERS)
    s.choose("play secret-horde")
    assert asked(s) == (0, ["1", "2"])
    s.choose("2")
    assert (s.out, s.pool[2]) == ((0,), 26)  # ousted by what it has paid
    s = position(text.format(pool=12) + OTHERS)
    s.choose("play secret-horde")
    assert options(s) == [str(n) for n in range(1, 13)]
    s = position(text.format(pool=1) + OTHERS)
    s.choose("play secret-horde")
    assert s.out == (0,)


@pytest.mark.ruling("V-060", "VR-4.8")
def test_x_is_no_larger_than_what_is_left_where_the_card_costs_more():
    for more, left in (((), ["0", "1", "2"]), (("play terror-frenzy", "way 2"), ["0", "1"])):
        who, foe = taught("ANI"), taught("CEL")
        s = table(who, "terror-frenzy", b=f"{foe} [blood 4]", hand_b="lightning-reflexes", game=SCHOOL)
        reach(s, f"bleed with {who}", f"block with {foe}", *more, "play lightning-reflexes", "way 2")
        assert (blood_on(s, foe), options(s)) == (3, left)  # the card itself costs 1


@pytest.mark.ruling("V-067", "VR-4.8")
def test_x_is_larger_with_what_makes_the_card_cheaper():
    for holder, most, left in (("b", 1, 0), ("a", 3, 0)):
        who = vampire(sect="Anarch", plain=False)
        s = table(f"{who} [blood 1]", "monkey-wrench", board_a="the-shard-london", edge=holder)
        reach(s, f"bleed with {who}", "play monkey-wrench")
        assert most == 1 or options(s) == [str(n) for n in range(1, most + 1)]
        take(s, *([str(most)] if most > 1 else []))
        assert (blood_on(s, who), locked(s, "the-shard-london")) == (left, holder == "a")


@pytest.mark.ruling("VR-4.8")
def test_blood_that_a_text_burns_is_no_cost():
    """The Shard saves 2 of a cost for whoever holds the Edge (D-867)."""
    for holder in "ab":
        who, foe = taught("NEC"), taught("CEL")
        s = table(
            who, "call-of-the-hungry-dead", b=f"{foe} [blood 4]", board_a="the-shard-london", edge=holder, game=SCHOOL
        )
        before = blood_on(s, who)
        reach(s, f"bleed with {who}", f"block with {foe}", "play call-of-the-hungry-dead", "way 2")
        assert (before - blood_on(s, who), locked(s, "the-shard-london")) == (1, False)
        s = table(
            who, b=f"{foe} [blood 4]", hand_b="lightning-reflexes", board_b="the-shard-london", edge=holder, game=SCHOOL
        )
        reach(s, f"bleed with {who}", f"block with {foe}", "play lightning-reflexes", "way 2")
        assert options(s) == [str(n) for n in range(4 if holder == "b" else 3)]  # without the 1 that the card costs
        take(s, "2", *(["lock b/the-shard-london"] if holder == "b" else []))
        assert (blood_on(s, foe), locked(s, "the-shard-london")) == (1 if holder == "b" else 0, holder == "b")


@pytest.mark.ruling("VR-4.4", "VR-4.8")
@pytest.mark.parametrize(("answer", "left"), [("pass", 3), ("play i-am-legion", 4)])
def test_a_cancelled_card_burns_nothing_by_its_text(answer, left):
    who, foe = taught("DAI OBF"), taught("aus", capacity=6)
    s = table(who, "i-am-legion, lost-in-crowds", b=f"{foe} [blood 4]", hand_b="aura-absorption", game=SCHOOL)
    reach(s, f"bleed with {who}", f"block with {foe}", "play lost-in-crowds", "way 1", "play aura-absorption")
    while "pass" not in options(s) or "played" not in s.question.prompt:
        s.choose(options(s)[0])
    take(s, answer, *(["way 2"] if answer != "pass" else []))
    assert blood_on(s, foe) == left


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_a_minion_must_have_the_blood_that_a_text_burns(blood, offered):
    who, foe = taught("NEC"), taught("CEL")
    s = position(
        f"ready a: {who} [blood {blood}]\nhand a: call-of-the-hungry-dead\nready b: {foe} [blood 4]\n{OTHERS}",
        game=SCHOOL,
    )
    mode = SCHOOL.faces["call-of-the-hungry-dead"].plays.ways[1]
    assert payable(s, Purchase(0, find(s, "call-of-the-hungry-dead"), find(s, who)), mode) is offered


@pytest.mark.ruling("V-062", "V-067", "VR-4.8")
@pytest.mark.parametrize(("holder", "most"), [("b", 3), ("a", 5)])
def test_x_is_paid_with_pool_and_with_what_makes_the_card_cheaper(holder, most):
    """The Shard saves 2 for whoever holds the Edge."""
    s = position(
        f"phase: 5.2.1\nedge: {holder}\npool: 3 20 20\nready a: madison [blood 2]\nhand a: secret-horde\n"
        f"board a: the-shard-london\n{OTHERS}"
    )
    s.choose("play secret-horde")
    assert options(s) == [str(n) for n in range(1, most + 1)]
    s.choose(str(most - 1))
    take(s, "lock a/the-shard")
    assert (s.pool[0], locked(s, "the-shard-london"), counters(s, "secret-horde")) == (1, holder == "a", 2 * most - 2)


@pytest.mark.ruling("V-062", "VR-7.2")
def test_votes_are_bought_for_any_pool_up_to_the_last():
    who = vampire(title="prince", capacity=8)
    s = position(
        f"pool: 3 30 30\nready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: kine-resources-contested\n"
        f"board a: oxford-university-england\n{OTHERS}",
        game=GAME,
    )
    s.choose("play kine-resources-contested")
    reach(s, "seat b", "seat b", "seat c", "use a/oxford-university-england")
    assert options(s) == [f"{n} {side}" for n in (2, 4, 6) for side in ("for", "against")]
    s.choose("4 for")
    assert s.pool[0] == 1


@pytest.mark.ruling("V-062", "VR-4.8")
def test_what_makes_a_card_dearer_leaves_less_for_its_x():
    for more, most in ((0, 4), (1, 3)):
        s = position(
            "phase: 5.2.2\npool: 4 20 20\nready a: madison [blood 2]\nhand a: secret-horde\nready b: nassir [blood 1]"
        )
        word = Dearer("Secret Horde", more)
        happen(s, about(s, "gain", find(s, "madison"), detail=(word, ("forever",), "")))
        s.choose("play secret-horde")
        assert options(s) == [str(n) for n in range(1, most + 1)]
