"""Bids, handing out, hidden cards in choices; and the game as a whole."""

import random

import pytest

from coterie.games.primer.cards.definition import RECRUIT, event
from coterie.kernel.errors import BadOptions, BadPosition, IllegalChoice
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import Depart
from coterie.words.picking import Choose
from tests.kernel.made import table as made
from tests.primer import GAME
from tests.primer.tools import asked, faces, find, options, play_through, position


def test_sealed_bids_of_three_seats():
    s = GAME.start({"players": 3}, seed=5)
    bids = ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert asked(s) == (0, bids)
    twin = s.clone()
    s.choose("bid 3")
    twin.choose("bid 0")
    assert asked(s) == asked(twin) == (1, bids)
    for seat in (1, 2, -1):
        assert s.scene(seat) == twin.scene(seat)  # a sealed bid shows in no scene
    rng = random.Random(1)
    assert {s.sample(1, rng).sealed["auction", 0][0] for _ in range(60)} == {0, 1, 2, 3}
    assert {s.sample(0, rng).sealed["auction", 0][0] for _ in range(20)} == {3}
    play_through(s, "bid 1", "bid 3")
    assert s.points == (-3, 0, 0)  # the first among equals
    assert s.log(-1)[-5].endswith("bids 3")
    assert s.sealed == {}


def test_a_number_of_many_is_handed_out_one_at_a_time():
    s = position("field b: brute, watchman, mimic\nfield a: brute\nhand a: hail")
    s.choose("play hail")
    assert asked(s) == (0, ["b/brute", "b/watchman", "b/mimic"])
    s.choose("b/watchman")
    assert options(s) == ["b/watchman", "b/mimic"]  # what was passed over is not offered again
    s.choose("b/watchman")
    assert options(s) == ["b/watchman", "b/mimic"]
    assert s.pieces[find(s, "watchman", 1)].count("wound") == 0  # nothing happens before all are handed out
    s.choose("b/mimic")
    assert faces(s, "discard", 1) == ["watchman"]
    assert s.pieces[find(s, "mimic", 1)].count("wound") == 1


def test_a_gesture_of_several_choices_is_atomic():
    s = position("field b: brute, watchman, mimic\nfield a: brute\nhand a: hail")
    s.choose("play hail")
    before = s.fingerprint()
    with pytest.raises(IllegalChoice, match=r"b/brute.*not possible.*b/watchman"):
        s.choose("b/watchman + b/brute")
    assert s.fingerprint() == before
    s.choose("b/brute + b/watchman + b/watchman")
    assert faces(s, "discard", 1) == ["watchman"]
    assert s.record().choices == ["play hail", "b/brute", "b/watchman", "b/watchman"]


def test_looking_at_a_hidden_card_names_it_by_its_place():
    s = position("field a: lookout\nfield b: watchman\nhand b: hail, hex, hush\nhand a: oath")
    s.choose("act a/lookout")
    assert asked(s) == (0, ["b/hand.1", "b/hand.2", "b/hand.3"])
    before = s.scene(-1)["areas"]
    s.choose("b/hand.2")
    assert "hand b: ?, hex, ?" in s.notation(0)
    assert s.scene(-1)["areas"][2:4] == before[2:4]
    for name in (o.notation for o in s.question.options):
        assert not any(ch == "#" for ch in name)


def test_many_things_nested_in_each_other():
    """A raid in a turn; in it a batch, in it departures, in it a replacement that asks, and answers to what has
    left."""
    s = position(
        "field a: brute, torch [on brute], scribe\n"
        "field b: watchman, amulet [on watchman], torch [on gravekeeper], gravekeeper, martyr\n"
        "hand a: hush\nhand b: vigil, curfew\ndeck a: hail, hex, oath\ndeck b: oath, hail, hex, hush"
    )
    # 1: within the turn a raid, within the raid a batch of wounds, and in it the departures that settle it.
    play_through(s, "raid with a/brute", "b/watchman")
    # 2: in the first stage of the departure a mandatory replacement asks.
    assert asked(s) == (1, ["b/amulet", "b/torch"])
    assert [s.rows[n].name for n in s.rows if hasattr(s.rows[n], "name")] == ["primer.turn", "primer.raid"]
    middle = GAME.read(s.notation())
    assert middle.fingerprint() == s.fingerprint()
    s.choose("b/amulet")
    # 3: the watchman has departed after all, in the batch that settles the replaced one; the scribe answers, first
    # time.
    assert asked(s) == (0, ["use a/scribe", "pass"])
    s.choose("use a/scribe")
    assert s.points == (1, 0)
    # 4: then what b holds: an answer from the hand, which is played, and can be cancelled by a.
    assert asked(s) == (1, ["use vigil", "pass"])
    s.choose("use vigil")
    assert asked(s) == (0, ["use hush", "pass"])
    cancelled = s.clone()
    cancelled.choose("use hush")
    assert cancelled.points == (1, 0)
    s.choose("pass")
    # 5: not cancelled, it asks.
    assert asked(s) == (1, ["Earn()", "DrawCards()"])
    s.choose("Earn()")
    assert s.points == (1, 1)
    # 6: back in the batch of wounds, a reaction ends the raid from within its blows: no point for the raid.
    for now in (s, cancelled):
        both = ["use curfew 1 for b/discard/watchman", "use curfew 1 for a/brute"]  # it answers either of the wounds
        assert asked(now) == (1, [*both, "pass"])
    ended = s.clone()
    ended.choose("use curfew 1 for a/brute")
    s.choose("pass")
    assert (ended.question.about[0], s.question.about[0]) == ("answer?", "action?")
    ended.choose("pass")  # the hush that a still holds could cancel the curfew
    assert (ended.points, s.points) == ((1, 1), (2, 1))
    assert [row.name for row in ended.rows.values()] == [row.name for row in s.rows.values()] == ["primer.turn"]


def test_the_shortest_and_the_longest_game():
    for players in (2, 3, 4):
        s = GAME.start({"players": players, "rounds": 1}, seed=players)
        rng = random.Random(players)
        while not s.over:
            s.choose(rng.choice(s.question.options))
        assert set(s.result) == set(range(players))
        assert s.turn == players
        assert s.rows == {}
    with pytest.raises(BadOptions, match="at most 4"):
        GAME.start({"players": 5})


def test_positions_round_trip_in_the_middle_of_anything():
    for seed in range(6):
        s = GAME.start({"players": 2 + seed % 3}, seed=seed)
        rng = random.Random(seed)
        while not s.over:
            again = GAME.read(s.notation())
            assert again.fingerprint() == s.fingerprint()
            assert options(again) == options(s)
            s.choose(rng.choice(s.question.options))
        assert GAME.read(s.notation()).fingerprint() == s.fingerprint()


def test_a_rest_point_needs_no_agenda():
    s = position(
        "field a: brute [bowed, wound 1], torch [on brute]\nfield b: watchman\nhand a: hail\nchance: 7\nactions: 1"
    )
    assert "rest" not in s.notation()
    assert "field a: brute [bowed, wound], torch [on brute]" in s.notation()
    assert GAME.read(s.notation()).fingerprint() == s.fingerprint()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("field a: nobody", "no “nobody”"),
        ("field z: brute", "no such line"),
        ("field a: brute [asleep", "not a piece"),
        ("field a: brute [wound x]", "not a mark"),
        ("field a: torch [on brute]", "no “brute” to be attached"),
        ("hand a: ?", "unknown cards"),
        ("points: 1", "needs 2 numbers"),
        ("points: one two", "whole numbers"),
        ("rest: {", "cannot be read by this version"),
        ('rest: {"rows": {"dict": [[1, {"is": "Nothing", "of": []}]]}}', "knows no kind of row"),
        ('rest: {"moods": 1}', "no “moods”"),
        ('rest: {"pieces": 5}', "“pieces” contains something that does not belong there"),
        ('rest: {"todo": {"list": [[1]]}}', "“todo” contains something that is not a step"),
        (f'rest: {{"todo": {"[" * 5000}{"]" * 5000}}}', "cannot be read by this version"),
        ("field a: brute [of h]", "not a mark"),
        ("brute", "name: value"),
    ],
)
def test_a_bad_position_says_what_is_wrong(text, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(text)


def test_several_are_chosen_in_any_order_and_those_chosen_are_named():
    sweep = event("Sweep", Choose(Cards(RECRUIT & FOES), Depart(), least=0, most=2))
    for first, second in (("b/brute", "b/lookout"), ("b/lookout", "b/brute")):
        s = made("field b: brute, lookout, watchman\nhand a: sweep", sweep)
        play_through(s, "play sweep", first)
        assert options(s) == [name for name in ("b/brute", "b/lookout", "b/watchman", "done") if name != first]
        name = {"b/brute": "Brute of b", "b/lookout": "Lookout of b"}[first]
        assert s.question.options[-1].label == f"That is all ({name})"
        s.choose(second)
        assert faces(s, "field", 1) == ["watchman"]
