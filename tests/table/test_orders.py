"""Standing orders at a table: how they are given, what they answer and when, and that they reveal nothing."""

import asyncio
import random

import pytest

from coterie.games.primer import GAME
from coterie.kernel.orders import Order, chosen, facts_of
from coterie.kernel.procedures import affairs
from coterie.kernel.ring_windows import Window
from coterie.table.protocol.refusal import Refusal
from coterie.table.room import orders, ring_seats
from coterie.table.room.seats import Seat
from coterie.table.workers.thinker import Thinker
from tests.table.tools import database, in_loop, refused, running, whoever


def windows(seed):
    """Return positions of a game where somebody could pass."""
    s, rng = GAME.start({"players": 2}, seed=seed), random.Random(seed)
    while (question := s.question) is not None:
        if question.window:
            yield s.clone()
        s.pick(rng.randrange(len(question.options)))


def test_an_order_is_completed_by_the_table():
    window = Window(0, next(windows(1)))
    said = window.question.prompt
    assert orders.completed(Order(about="now", until="turn"), window, 7) == Order(
        about=window.about, until="turn", said=said
    )
    assert orders.completed(Order(row="Turn: Actions", said="not asked"), window, 7) == Order(row="Turn: Actions")
    assert orders.completed(Order(until="change", line=3), None, 7) == Order(until="change", line=7)
    assert orders.completed(Order(row="  Turn:\n Actions "), None, 7) == Order(row="Turn: Actions")
    turn = Window(0, GAME.start({"players": 2}, seed=1))
    for order, at in (
        (Order(about="now"), turn),
        (Order(about="now"), None),
        (Order(), window),
        (Order("stop"), window),
    ):
        with pytest.raises(Refusal):
            orders.completed(order, at, 7)
    assert orders.completed(Order("answer", choice="pass", prompt="now"), window, 7).prompt == window.prompt[0]
    assert orders.completed(Order("answer", choice="end", about="now"), turn, 7).about == Window(0, turn.state).about
    for order in (
        Order("answer", choice="pass"),
        Order("answer", prompt="now"),
        Order("pass", choice="pass", until="turn"),
        Order("pass", play="hush", until="turn"),
        Order("pass", use="scribe", until="turn"),
        Order("stop", idle=True),
    ):
        with pytest.raises(Refusal):
            orders.completed(order, window, 7)
    with pytest.raises(Refusal, match="numbers"):
        orders.completed(Order(least=2**80), None, 7)


def test_an_order_for_what_is_being_done_learns_from_the_table_what_that_is():
    for state in windows(1):
        window = Window(0, state)
        for serial, title in affairs(state)[:1]:
            order = orders.completed(Order(until="affair", affair=77), window, 7)
            assert order == Order(until="affair", affair=serial)
            assert orders.told([order]) == [Order(until="affair")]
            assert orders.completed(Order(until="affair", within=title), window, 7).affair == affairs(state)[-1][0]
            with pytest.raises(Refusal, match=f"What is under way is: {title}"):
                orders.completed(Order(until="affair", within="Combat"), window, 7)
    for idle in (None, Window(0, GAME.start({"players": 2}, seed=1))):
        with pytest.raises(Refusal, match="Nothing is under way"):
            orders.completed(Order(until="affair"), idle, 7)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (Order(until="comes", comes=" Hail "), Order(until="comes", comes="hail")),
        (Order("stop", comes="RAID"), Order("stop", comes="raid")),
        (Order("stop", comes="declaration"), Order("stop", row="Raid: Declaration")),
        (Order(until="comes", comes="raid: declaration"), Order(until="comes", comes="Raid: Declaration")),
        (Order(until="turn"), Order(until="turn")),
    ],
)
def test_people_say_what_comes_up_by_its_name(given, found):
    assert orders.named(given, GAME, GAME.checked({})) == found


def test_what_nothing_is_called_is_refused_with_what_there_is():
    with pytest.raises(Refusal, match=r"Nothing here is called “hial”\. Did you mean “hail”.*, play, raid"):
        orders.named(Order(until="comes", comes="hial"), GAME, {})


@pytest.mark.parametrize(
    "order",
    [
        Order(until="comes"),
        Order("stop", until="comes", comes="raid"),
        Order(until="turn", comes="raid"),
        Order("answer", choice="pass", prompt="now", comes="raid"),
        Order(until="turn", within="Raid"),
    ],
)
def test_what_comes_up_and_what_is_under_way_belong_to_orders_that_end_with_them(order):
    window = Window(0, next(windows(1)))
    with pytest.raises(Refusal, match=r"comes up|within what"):
        orders.completed(order, window, 7)


def test_an_order_about_windows_without_an_answer_passes_these_only():
    passed = 0
    for seed in range(6):
        for s in windows(seed):
            choice = chosen([orders.IDLE], Window(0, s))
            assert (choice is not None) == (len(s.asked[2]) == 1)
            passed += choice is not None
    assert passed > 3


@pytest.mark.parametrize(("kinds", "alone"), [("person bot bot", True), ("person person bot", False), ("person", True)])
def test_only_somebody_alone_or_among_bots_may_show_what_a_hand_lacks(kinds, alone):
    seats = [Seat(at, kind) for at, kind in enumerate(kinds.split())]
    begun = orders.with_first_orders(GAME, seats)
    assert [seat.orders for seat in begun] == [[orders.IDLE] if alone and seat.person else [] for seat in seats]
    seats[0].orders = [orders.IDLE, Order(until="turn")]
    assert orders.in_force(seats, seats[0]) == [*([orders.IDLE] if alone else []), Order(until="turn")]


@in_loop
async def test_whoever_hands_a_seat_to_a_bot_and_watches_from_it_is_not_shown_what_a_hand_lacks(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {"kind": "bot", "player": "random"}])
        async with table.sit(0) as a:
            assert a.welcome["standing"] == [{"idle": True}]
            (own, other), room = table.room.seats, table.room
            assert orders.in_force(room.seats, own) == [orders.IDLE]
            await room.seating.change(other, kind="person")
            async with table.sit(1) as b:
                await b.say("seat", seat=1, do="bot")
                await b.until(lambda: not other.person)
                assert orders.in_force(room.seats, own) == []
                await a.say("order", remove={"idle": True})
                await a.hear("standing")
                assert (await refused(a, "order", add={"idle": True}))[1] == orders.TELLS


def test_orders_are_given_and_taken_back():
    given = orders.with_order([], Order(until="turn"))
    assert orders.with_order(given, Order(until="turn")) == given
    asked = Order(about="a question", said="Do you?")
    assert orders.with_order([asked], Order(about="a question", said="Will you?")) == [asked]  # the same in other words
    later = orders.with_order([Order(affair=7), *given], Order(face="deflection"))
    assert orders.without_order(later, Order()) == later[1:]  # the seat is not told the number of what goes on
    assert orders.without_order(later[1:], Order(until="turn")) == [Order(face="deflection")]
    with pytest.raises(Refusal):
        orders.without_order(given, Order(face="deflection"))
    many: list[Order] = []
    for n in range(20):
        many = orders.with_order(many, Order("stop", row=str(n)))
    with pytest.raises(Refusal, match="20"):
        orders.with_order(many, Order("stop", row="one more"))


def test_the_facts_are_the_same_in_all_worlds_that_the_others_cannot_tell_apart():
    rng, differed = random.Random(1), 0
    for seed in range(6):
        for s in windows(seed):
            for _ in range(3):
                world = s.sample(1 - s.asked[0], rng)
                differed += len(world.asked[2]) != len(s.asked[2])
                assert facts_of(Window(0, world)) == facts_of(Window(0, s))
    assert differed > 10, "the worlds must differ in what the hand could answer"


def test_the_mask_is_drawn_evenly():
    rng = random.Random(2)
    span = ring_seats.LONGEST - ring_seats.SHORTEST
    for n, found in enumerate(sorted(ring_seats.mask(rng) for _ in range(4000))):
        assert abs(found - (ring_seats.SHORTEST + span * n / 4000)) < 0.05 * span


@pytest.mark.parametrize("seats", [[Seat(0, "person"), Seat(1, "person")], [Seat(0, "bot"), Seat(1, "bot")]])
@in_loop
async def test_answers_by_rule_come_when_the_mask_is_over_whatever_the_hand_holds(seats, tmp_path, monkeypatch):
    """The mask is drawn before anything is looked at; orders and bots answer then, and a bot that is still thinking passes."""
    hands: dict = {True: [], False: []}
    slept: list[float] = []
    own, real = asyncio.current_task(), asyncio.sleep

    async def sleep(seconds, *_):
        if asyncio.current_task() is not own:  # the server's own loop
            await real(seconds)
            return
        slept.append(seconds)
        await real(0)

    async def choose(self, meta, game, state, seat, player, seconds):
        await asyncio.Event().wait()

    monkeypatch.setattr(Thinker, "choose", choose)
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], pace=0.0)
        room = table.room
        room.audience.listeners.add(None)  # somebody is there, for a show of bots
        monkeypatch.setattr(room.choosing, "by_rule", lambda *_: real(0))
        monkeypatch.setattr(type(room), "elapsed", 0.0)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for seed in range(12):
            for s in windows(seed):
                room.past.state, room.seats, room.house.rng = s, seats, random.Random(7)
                for seat in seats:
                    seat.orders = [Order(until="turn")] if seat.person else []
                room.ring = room.new_ring()
                slept.clear()
                await room.attendant._bots_and_orders()
                hands[len(s.asked[2]) > 1] += slept
                room.attendant.stop()
        room.audience.listeners.clear()
    assert min(len(found) for found in hands.values()) > 10
    assert {*hands[True], *hands[False]} == {ring_seats.mask(random.Random(7))}


@in_loop
async def test_a_standing_order_passes_for_a_seat(tmp_path, monkeypatch):
    monkeypatch.setattr(ring_seats, "SHORTEST", 0.02)
    monkeypatch.setattr(ring_seats, "LONGEST", 0.05)
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"rounds": 20}, seed=3)
        async with table.sit(0) as a, table.sit(1) as b:
            await b.say("order", add={"row": "Turn: Actions"})
            assert (await b.hear("standing"))["orders"] == [{"row": "Turn: Actions"}]
            assert not a.take("standing"), "orders are nobody else's affair"
            passed = 0
            for _ in range(60):
                asked = await whoever([a, b])
                if asked is None:
                    break
                if asked is b and b.windows[-1]["passes"]:
                    question = b.question
                    await b.until(lambda question=question: b.question != question)
                    passed += 1
                    continue
                options = asked.options
                option = next((o for o in options if o["notation"].startswith(("raid", "seat"))), options[0])
                await asked.choose(option["notation"])
            assert passed > 2
            (given,) = b.standing
            await b.say("order", remove=given)
            assert (await b.hear("standing"))["orders"] == []
            assert (await refused(b, "order", remove=given))[0] == "not_now"


@in_loop
async def test_somebody_alone_among_bots_is_asked_only_where_there_is_something_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(ring_seats, "SHORTEST", 0.0)
    monkeypatch.setattr(ring_seats, "LONGEST", 0.01)
    async with running(database(tmp_path)) as house:
        bot = {"kind": "bot", "player": "random"}
        table = await house.create("primer", seats=[{}, bot], setup={"rounds": 3}, seed=3, pace=0.0)
        async with table.sit(0) as me:
            assert me.welcome["standing"] == [{"idle": True}]
            passed = 0
            for _ in range(12):
                await me.until(lambda: me.is_asked or me.scene["ending"])
                if me.scene["ending"]:
                    break
                if me.windows[-1]["passes"] and len(me.options) == 1:
                    question = me.question
                    await me.until(lambda question=question: me.question != question or not me.is_asked)
                    passed += 1
                else:
                    await me.choose(me.options[0]["notation"])
            assert passed
            await me.say("order", remove={"idle": True})
            assert (await me.hear("standing"))["orders"] == []
            await me.say("order", add={"idle": True})
            assert (await me.hear("standing"))["orders"] == [{"idle": True}]
        both = await house.create("primer", seats=[{}, {}])
        async with both.sit(0) as a:
            assert a.welcome["standing"] == []
            assert (await refused(a, "order", add={"idle": True}))[1] == orders.TELLS


@in_loop
async def test_orders_are_there_after_a_restart_and_end_with_ones_turn(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            asked = await whoever([a, b])
            other = b if asked is a else a
            await other.say("order", add={"until": "turn"})
            await other.hear("standing")
            seat = other.scene["seat"]
    async with (
        running(url) as house,
        house.client.sit(table.id, table.tokens[seat]) as me,
        house.client.sit(table.id, table.tokens[1 - seat]) as you,
    ):
        assert me.welcome["standing"] == [{"until": "turn"}]
        async with asyncio.timeout(30):
            while not me.take("standing"):
                asked = await whoever([me, you])
                await asked.choose(asked.options[-1]["notation"])
                await asyncio.sleep(0)
        async with house.client.sit(table.id, table.tokens[seat]) as again:
            assert again.welcome["standing"] == []
