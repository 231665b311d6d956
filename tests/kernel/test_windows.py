"""Who is asked must not tell a secret."""

import random

import pytest

from coterie.kernel.pieces import pile
from tests.primer import GAME
from tests.primer.tools import position


def same_hands(text: str, hands: list[str]):
    return [position(f"{text}\nhand b: {hand}", windows="all") for hand in hands]


def asked_until_done(s, choices) -> list:
    """Return the sequence of who is asked while seat 0 plays these choices and seat 1 passes."""
    seen = []
    for choice in choices:
        s.choose(choice)
        while s.question.about[0] == "answer?":
            seen.append((s.question.seat, s.question.about))
            s.choose("pass")
    return seen


def test_being_asked_does_not_depend_on_what_a_hand_holds():
    text = "field a: brute, watchman\nfield b: watchman, scribe\nhand a: firestorm\ndeck b: martyr"
    worlds = same_hands(text, ["hush, curfew", "hail, hex", "nightfall, vigil"])
    seen = [asked_until_done(s, ["raid with a/brute", "b/watchman", "play firestorm"]) for s in worlds]
    assert seen[0] == seen[1] == seen[2]
    assert [(seat, about[1][0]) for seat, about in seen[0]].count((1, "interrupt")) == 2  # the raid, and the card


def test_a_seat_that_can_hold_nothing_is_not_asked():
    s = position("field a: brute\nfield b: watchman", windows="all")
    assert asked_until_done(s, ["raid with a/brute"]) == []


def test_useful_windows_skip_and_tell():
    text = "field a: brute\nfield b: watchman\nhand b: "
    assert position(text + "hail").clone() is not None
    quiet, loud = position(text + "hail"), position(text + "nightfall")
    quiet.choose("raid with a/brute")
    loud.choose("raid with a/brute")
    assert (quiet.question.about[0], loud.question.about[0]) == ("action?", "answer?")


@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_differ_in_what_one_seat_hides_ask_the_same(seed):
    """Two worlds that differ in seat 1's cards, played by the same choices: seat 1 passes and ends its turns."""
    rng = random.Random(seed)
    s = GAME.start({"players": 2}, seed=seed)
    other = s.sample(0, rng)
    other.dice = s.dice
    other.pieces = [row if row.owner == 0 else dealt for row, dealt in zip(s.pieces, other.pieces, strict=True)]
    GAME.rebuild(other)
    assert other.notation(1) != s.notation(1)
    for _ in range(60):
        if s.over:
            break
        assert (s.question.seat, s.question.about) == (other.question.seat, other.question.about)
        assert s.scene(0) == other.scene(0)
        assert s.scene(-1) == other.scene(-1)
        mine = [o.notation for o in s.question.options]
        if s.question.seat == 0:
            choice = rng.choice([c for c in mine if "act a/lookout" not in c])  # it looks at what seat 1 hides
        else:
            choice = next(c for c in ("pass", "end", "bid 1", mine[0]) if c in mine)
        s.choose(choice)
        other.choose(choice)


def test_a_window_for_hidden_cards_always_offers_to_pass():
    s = GAME.start({"players": 3, "rounds": 8}, seed=2)
    rng = random.Random(2)
    windows = 0
    while not s.over:
        if s.question.about[0] == "answer?":
            windows += 1
            assert s.question.options[-1].notation == "pass"
            assert s.question.default == len(s.question.options) - 1
            seat = s.question.seat
            assert pile(s, "hand", seat) or pile(s, "trap", seat) or len(s.question.options) > 1
        s.choose(rng.choice(s.question.options))
    assert windows > 20
