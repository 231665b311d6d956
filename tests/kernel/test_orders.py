"""Standing orders depend only on what everybody may know about a window."""

import random

import msgspec
import pytest

import coterie
from coterie.games.primer import GAME
from coterie.games.rivals.rules.plots import could_spring
from coterie.kernel.game import Game
from coterie.kernel.orders import Facts, Happening, Order, after_action, chosen, facts_of, outlived, own_cards, passes
from coterie.kernel.procedures import affairs
from coterie.kernel.ring_windows import Window
from tests.kernel.test_rings_of_games import several

RAID = Happening("raid", 3, "brute", 0, 1)
WOUND = Happening("counter", 5, "", 2, 2)


def facts(**more) -> Facts:
    """Return the facts of a raid by seat 0 on seat 2, at which seat 1 is asked; seats 1 and 3 play together."""
    given = {
        "seat": 1, "side": (1, 3), "window": True, "prompt": "answer?", "about": "abc", "stage": "interrupt",
        "events": (RAID,), "targets": (2,), "rows": ("Turn: Actions", "Raid: Declaration"), "line": 7,
    }  # fmt: skip
    return Facts(**{**given, **more})


@pytest.mark.parametrize(
    ("order", "other"),
    [
        ({"prompt": "answer?"}, {"prompt": "replace?"}),
        ({"about": "abc"}, {"about": "abd"}),
        ({"stage": "interrupt"}, {"stage": "reaction"}),
        ({"row": "Raid: Declaration"}, {"rows": ("Turn: Actions",)}),
        ({"target": "others"}, {"targets": (1,)}),
        ({"target": "others"}, {"targets": (3,)}),
        ({"target": "others"}, {"targets": ()}),
        ({"kind": "raid"}, {"events": (WOUND,)}),
        ({"kind": "raid"}, {"events": (RAID, WOUND)}),
        ({"kind": "raid"}, {"events": ()}),
        ({"face": "brute"}, {"events": (RAID._replace(face=""),)}),
        ({"piece": 3}, {"events": (WOUND,)}),
        ({"whose": "others"}, {"events": (RAID._replace(seat=3),)}),
        ({"whose": "others"}, {"events": (RAID._replace(seat=-1),)}),
        ({"least": 1}, {"events": (RAID._replace(amount=0),)}),
        ({}, {"window": False}),
    ],
)
def test_an_order_passes_what_it_is_about_and_nothing_else(order, other):
    assert passes([Order(**order)], facts())
    assert not passes([Order(**order)], facts(**other))


def test_without_an_order_nothing_is_passed():
    assert not passes([], facts())
    assert not passes([Order("stop")], facts())


@pytest.mark.parametrize(
    ("stop", "seen"),
    [
        ({"target": "mine"}, {"targets": (1,)}),
        ({"target": "side"}, {"targets": (3,)}),
        ({"kind": "counter", "least": 2}, {"events": (RAID, WOUND)}),
        ({"whose": "mine"}, {"events": (WOUND._replace(seat=1),)}),
        ({"whose": "side"}, {"events": (WOUND._replace(seat=3), RAID)}),
    ],
)
def test_an_order_that_stops_wins_and_one_event_is_enough_for_it(stop, seen):
    orders = [Order(), Order("stop", **stop)]
    assert passes(orders, facts())
    assert not passes(orders, facts(**seen))
    assert not passes(orders[::-1], facts(**seen))


def test_orders_end():
    turn, change, answer, always = Order(until="turn"), Order(until="change", line=7), Order(until="answer"), Order()
    orders = [turn, change, answer, always]
    assert outlived(orders, facts()) == orders
    assert outlived(orders, facts(window=False)) == [change, answer, always]
    assert outlived(orders, facts(line=8)) == [turn, answer, always]
    assert after_action(orders) == [turn, change, always]


def test_an_order_for_what_is_being_done_ends_with_it():
    raid, damage = Order(until="affair", affair=5), Order(until="affair", affair=9)
    assert outlived([raid, damage], facts(affairs=(5,))) == [raid]
    assert outlived([raid, damage], facts(affairs=(5, 9))) == [raid, damage]
    assert outlived([raid, damage], facts()) == []
    assert passes([raid], facts(affairs=(5,)))


def test_orders_are_plain_data_and_checked_on_entry():
    order = Order("stop", target="mine", until="turn")
    text = msgspec.json.encode(order)
    assert text == b'{"does":"stop","target":"mine","until":"turn"}'
    assert msgspec.json.decode(text, type=Order) == order
    for wrong in (b'{"does":"act"}', b'{"hand":"hush"}', b'{"least":"2"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Order)


# ── the facts of real windows ───────────────────────────────────────────────────────────────────────────────────────


def raid_on(target: str, hands: str = "hand b: hush\nhand c: hush\nhand d: hush"):
    """Let seat a raid a foe of its choice; the others may hold a snare."""
    traps = "\n".join(f"trap {seat}: snare" for seat in "bd")
    s = GAME.read(
        'position: primer\nsetup: {"players": 4}\nfield a: brute\nfield b: watchman\nfield d: scribe\n'
        f"{traps}\n{hands}\ndeck b: vigil, curfew\nturn: 1"
    )
    s.choose("raid with a/brute")
    s.choose(target)
    return s


def test_unless_i_am_the_target():
    orders = [Order(), Order("stop", target="mine")]
    for target, stops in (("b/watchman", 1), ("d/scribe", 3)):
        ring = raid_on(target).ring()
        assert set(ring.asked) >= {1, 3}
        found = {w.seat: passes(orders, facts_of(w)) for w in ring.windows}
        assert [seat for seat, passed in found.items() if not passed] == [stops]


def test_what_is_being_done_is_the_raid_and_not_the_turn():
    s = raid_on("d/scribe")
    first = facts_of(s.ring().windows[0])
    assert affairs(s) == ((first.affairs[0], "Raid"),)
    assert s.scene(1)["question"]["during"] == ["Raid"]
    begun = GAME.start({"players": 2}, seed=1)
    assert affairs(begun) == ()
    assert not any("during" in (begun.scene(seat)["question"] or {}) for seat in (0, 1))


def test_the_facts_of_a_raid():
    first = facts_of(raid_on("d/scribe").ring().windows[0])
    assert (first.stage, first.prompt, first.window) == ("interrupt", "answer?", True)
    assert first.targets == (3,)
    assert first.side == (1, 3)
    assert [(e.kind, e.face, e.seat, e.amount) for e in first.events] == [("raid", "brute", 0, 1)]
    assert first.rows[-1] == "Raid: Declaration"


def test_a_question_that_is_not_a_window_is_never_passed():
    s = GAME.start({}, seed=1)
    found = facts_of(s.ring().windows[0])
    assert not found.window
    assert not passes([Order()], found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orders_read_nothing_that_is_hidden(players):
    """The facts of all windows are the same in worlds that a spectator cannot tell apart."""
    rng, different = random.Random(3), 0
    for s in several(players, seed=players + 5, least=1, most=9)[::3]:
        other = s.sample(-1, rng)
        assert [facts_of(w) for w in other.ring().windows] == [facts_of(w) for w in s.ring().windows]
        different += other.notation() != s.notation()
    assert different > 5


# ── what is always answered so, and what one waits to play ──────────────────────────────────────────────────────────


def window_of(s, seat: int):
    """Return the first window of a seat."""
    return s.ring().windows_of(seat)[0]


def test_an_order_answers_wherever_its_choice_is_offered():
    s = raid_on("b/watchman", hands="hand b: hush")
    window = window_of(s, 1)
    told = {option.word: option.notation for option in window.question.options}
    (acts,) = [notation for word, notation in told.items() if word != "pass"]
    order = Order("answer", choice=acts, prompt=window.prompt[0])
    assert chosen([order], window) == acts
    assert chosen([Order("answer", choice="play curfew", prompt=window.prompt[0])], window) is None
    assert chosen([Order("answer", choice=acts, prompt="replace?")], window) is None
    assert chosen([order, Order("stop", target="mine")], window) is None, "an order that stops wins"
    assert chosen([Order(), order], window) == acts, "and an answer is more than a pass"
    assert not passes([order], facts_of(window))


def test_an_order_answers_what_cannot_be_passed_but_only_that_question():
    s = GAME.start({}, seed=1)
    window = s.ring().windows[0]
    assert window.passing < 0
    choice = window.question.options[-1].notation
    assert chosen([Order("answer", choice=choice, about=window.about)], window) == choice
    assert chosen([Order("answer", choice=choice, about="another")], window) is None


HELD = (
    'position: primer\nsetup: {{"players": 2, "windows": "{windows}", "rounds": 4}}\nfield a: watchman, brute\n'
    "field b: scribe\nhand a: firestorm\nhand b: {hand}\ndeck b: {deck}\n"
)


def asked_of_b(hand: str, deck: str, windows: str = "all") -> list:
    """Return the windows in which b is asked after a sweep, at a table where it holds a card and has another in its deck."""
    s = GAME.read(HELD.format(hand=hand, deck=deck, windows=windows))
    s.choose("play firestorm")
    found = []
    while s.question is not None and s.question.window:
        found += [Window(0, s.clone())] if s.question.seat == 1 else []
        s.pick(s.question.default)
    return found


@pytest.mark.parametrize(
    "orders",
    [
        [Order(), Order("stop", play="vigil")],
        [Order(only="scribe"), Order(stage="interrupt")],
        [Order(only="scribe"), Order("stop", play="vigil")],
    ],
)
def test_what_a_hand_holds_decides_nothing_about_a_pass(orders):
    """In two worlds that differ in one hidden card of the seat, its orders pass the same windows."""
    holds, could = asked_of_b("vigil", "hail"), asked_of_b("hail", "vigil")
    assert [window.about for window in holds] == [window.about for window in could]
    assert [chosen(orders, window) for window in holds] == [chosen(orders, window) for window in could]


def test_a_card_that_one_waits_to_play_stops_other_orders_where_it_could_be_played():
    orders = [Order(), Order("stop", play="snare")]
    window = window_of(raid_on("b/watchman"), 1)
    assert own_cards(window) == ("snare",)
    assert chosen(orders, window) is None
    assert chosen([Order(), Order("stop", play="hush")], window) == "pass"
    assert not Order("stop", play="snare").fits(facts_of(window)), "the facts that all share do not tell it"
    assert chosen(orders, window_of(raid_on("b/watchman", hands="trap b: hush"), 1)) is None, "nobody sees which it is"


def test_a_game_says_what_could_be_used_in_windows_of_its_own():
    s = GAME.read(
        'position: primer\nsetup: {"players": 2}\nfield a: brute, drummer\nfield b: watchman, drummer\nhand a: hail\nturn: 1'
    )
    for each in ("raid with a/brute", "b/watchman"):
        s.choose(each)
    while s.asked is not None and s.asked[1][0] != "help?":
        s.pick(s.asked[3])
    window, orders = Window(0, s), [Order(), Order("stop", play="hush")]
    assert chosen(orders, window) == "pass", "drummers lie open"
    s.game = type("Silent", (type(GAME),), {"could_use": Game.could_use})()
    assert chosen(orders, window) is None, "as long as a game does not say it, anything could be used"


def test_in_rivals_a_trap_that_could_be_sprung_is_all_that_is_hidden_beside_events():
    s = coterie.game("rivals").start({"players": 2, "decks": ["traps", "traps"]}, seed=1)
    rng = random.Random(1)
    seen: set[bool] = set()
    while not s.over and len(seen) < 2:
        if s.question.about[0] == "moment":
            seen.add(s.game.could_use(s, s.question.seat))
            assert s.game.could_use(s, s.question.seat) == could_spring(s, s.question.seat)
            pool = s.game.pool(s, s.question.seat)
            alone = [face for face in pool if s.game.could_use(s, s.question.seat, face)]
            assert bool(alone) == s.game.could_use(s, s.question.seat)
            assert all("trap" in s.game.faces[face].types for face in alone), "no other card of the deck stops there"
        s.pick(rng.randrange(len(s.asked[2])))
    assert seen == {True, False}


def test_not_again_for_a_card_passes_only_if_that_card_is_publicly_all_that_could_be_chosen():
    (window,) = [window for window in asked_of_b("hail", "hail") if len(window.question.options) > 1]
    assert chosen([Order(only="scribe")], window) == "pass"
    assert chosen([Order(only="hush")], window) is None
    assert chosen([Order(only="scribe", prompt="another")], window) is None
    assert chosen([Order(only="scribe"), Order("stop")], window) is None
    assert not Order(only="scribe").fits(facts_of(window)), "the facts that all share do not tell it"


def test_a_card_that_lies_open_stops_other_orders_where_it_can_be_used():
    (window,) = [window for window in asked_of_b("hail", "hail") if len(window.question.options) > 1]
    assert chosen([Order(), Order("stop", use="scribe")], window) is None
    assert chosen([Order(), Order("stop", use="watchman")], window) == "pass"
    assert not Order("stop", use="scribe").fits(facts_of(window)), "the facts that all share do not tell it"


def test_a_card_that_only_its_seat_sees_stops_nothing_by_such_an_order():
    window = window_of(raid_on("b/watchman"), 1)
    assert own_cards(window) == ("snare",)
    assert chosen([Order(), Order("stop", use="snare")], window) == "pass"


def test_if_windows_reveal_hands_orders_read_the_hand():
    orders = [Order(), Order("stop", play="vigil")]
    assert [chosen(orders, window) for window in asked_of_b("hail", "vigil", "useful")] == ["pass"]
    assert None in [chosen(orders, window) for window in asked_of_b("vigil", "hail", "useful")]
