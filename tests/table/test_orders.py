"""Standing orders: what they pass, how long they last, and that they tell nothing."""

import asyncio
import random

import pytest

from coterie.table import orders
from coterie.table.messages import NewOrder, Refusal
from tests.made_up import GAME
from tests.table.tools import database, in_loop, refused, running, whoever

ANSWER = orders.Window(1, "Do you answer? (raid)", True)
OTHER = orders.Window(1, "Do you answer? (draw)", True)
ACTION = orders.Window(1, "What do you do? (2 left)", False)


@pytest.mark.parametrize(
    ("given", "window", "passed"),
    [
        ([], ANSWER, False),
        ([("pass_until_my_turn", "")], ANSWER, True),
        ([("pass_until_my_turn", "")], ACTION, False),
        ([("pass_window", "Do you answer? (raid)")], ANSWER, True),
        ([("pass_window", "Do you answer? (raid)")], OTHER, False),
        ([("always_pass", "RAID")], ANSWER, True),
        ([("always_pass", "raid")], OTHER, False),
        ([("always_pass", "what")], ACTION, False),
        ([("pass_until_my_turn", ""), ("always_stop", "raid")], ANSWER, False),
        ([("pass_until_my_turn", ""), ("always_stop", "raid")], OTHER, True),
        ([("always_stop", "raid")], OTHER, False),
    ],
)
def test_what_orders_pass(given, window, passed):
    assert orders.passes([NewOrder(*order) for order in given], window) is passed


def test_how_long_orders_last():
    given = [NewOrder("pass_window", ANSWER.prompt), NewOrder("pass_until_my_turn"), NewOrder("always_pass", "raid")]
    assert orders.outlived(given, ANSWER) == given
    assert orders.outlived(given, OTHER) == given[1:]
    assert orders.outlived(given, ACTION) == given[2:]


def test_orders_are_given_and_taken_back():
    given = orders.with_order([], NewOrder("pass_window", "whatever"), ANSWER)
    assert given == [NewOrder("pass_window", ANSWER.prompt)]
    assert orders.with_order(given, NewOrder("pass_window"), ANSWER) == given
    assert orders.without_order(given, 0) == []
    for wrong, window in ((NewOrder("pass_window"), ACTION), (NewOrder("always_stop"), ANSWER)):
        with pytest.raises(Refusal):
            orders.with_order([], wrong, window)
    with pytest.raises(Refusal):
        orders.without_order(given, 1)
    many: list[NewOrder] = []
    for n in range(20):
        many = orders.with_order(many, NewOrder("always_stop", str(n)), None)
    with pytest.raises(Refusal, match="20"):
        orders.with_order(many, NewOrder("always_stop", "one more"), None)


def windows(seed):
    """Positions of a game where somebody could pass."""
    s, rng = GAME.start({"players": 2}, seed=seed), random.Random(seed)
    while not s.over:
        if orders.pass_index(s) is not None:
            yield s.clone()
        s.pick(rng.randrange(len(s.asked[2])))


def test_the_answer_and_the_delay_are_the_same_in_all_worlds_that_the_others_cannot_tell_apart():
    given = [NewOrder("pass_until_my_turn"), NewOrder("always_stop", "draw")]
    rng, differed = random.Random(1), 0
    for seed in range(6):
        for s in windows(seed):
            other, window = 1 - s.asked[0], orders.window_of(s)
            for _ in range(3):
                world = s.sample(other, rng)
                differed += len(world.asked[2]) != len(s.asked[2])
                assert orders.window_of(world) == window
                assert window is not None
                assert orders.passes(given, window) is (window.is_window and "draw" not in window.prompt)
    assert differed > 10, "the worlds must differ in what the hand could answer"


def test_the_delay_is_drawn_evenly():
    rng = random.Random(2)
    delays = sorted(orders.delay(rng) for _ in range(4000))
    span = orders.LONGEST - orders.SHORTEST
    for n, found in enumerate(delays):
        assert abs(found - (orders.SHORTEST + span * n / 4000)) < 0.05 * span


@in_loop
async def test_the_table_draws_the_delay_before_it_looks_at_anything(tmp_path, monkeypatch):
    """With the same chance the same delay, whatever the hand holds: nothing else enters."""
    drawn = []

    async def sleep(seconds, *_):
        drawn.append(seconds)

    async with running(database(tmp_path)) as house:
        table = await house.create("made_up", seats=[{}, {}])
        async with table.sit(0):
            room = table.room
            room.seats[0].orders = room.seats[1].orders = [NewOrder("pass_until_my_turn")]
            hands: dict = {True: [], False: []}
            for seed in range(12):
                for s in windows(seed):
                    room.past.state, room.house.rng = s, random.Random(7)
                    duty = room.attendant._duty()
                    hands[len(s.asked[2]) > 1].append(duty.cr_frame.f_locals["wait"])
                    duty.close()
    assert min(len(found) for found in hands.values()) > 10
    assert len({*hands[True], *hands[False]}) == 1


@in_loop
async def test_a_standing_order_passes_for_a_seat(tmp_path, monkeypatch):
    monkeypatch.setattr(orders, "SHORTEST", 0.02)
    monkeypatch.setattr(orders, "LONGEST", 0.05)
    async with running(database(tmp_path)) as house:
        table = await house.create("made_up", seats=[{}, {}], setup={"rounds": 20}, seed=3)
        async with table.sit(0) as a, table.sit(1) as b:
            await b.say("order", add={"kind": "always_pass", "on": "answer"})
            assert (await b.hear("standing"))["orders"] == [{"kind": "always_pass", "on": "answer"}]
            assert not a.take("standing"), "orders are nobody else's affair"
            passed, last = 0, -1
            for _ in range(60):
                asked = await whoever([a, b])
                if asked is None:
                    break
                if asked is b and "answer" in b.scene["question"]["prompt"]:
                    question = b.question
                    await b.until(lambda question=question: b.question != question)
                    passed += 1
                    continue
                option = next(
                    (o for o in asked.options if o["notation"].startswith(("raid", "seat"))), asked.options[0]
                )
                assert asked.question != last
                last = asked.question
                await asked.choose(option["notation"])
            assert passed > 2
            await b.say("order", remove=0)
            assert (await b.hear("standing"))["orders"] == []
            assert (await refused(b, "order", remove=0))[0] == "not_now"


@in_loop
async def test_orders_are_there_after_a_restart_and_end_with_ones_turn(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("made_up", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            asked = await whoever([a, b])
            other = b if asked is a else a
            await other.say("order", add={"kind": "pass_until_my_turn"})
            await other.hear("standing")
            seat = other.scene["seat"]
    async with (
        running(url) as house,
        house.client.sit(table.id, table.tokens[seat]) as me,
        house.client.sit(table.id, table.tokens[1 - seat]) as you,
    ):
        assert me.welcome["standing"] == [{"kind": "pass_until_my_turn", "on": ""}]
        async with asyncio.timeout(30):
            while not me.take("standing"):
                asked = await whoever([me, you])
                await asked.choose(asked.options[-1]["notation"])
                await asyncio.sleep(0)
        async with house.client.sit(table.id, table.tokens[seat]) as again:
            assert again.welcome["standing"] == []
