"""A position or a pack that would keep the server busy with one choice stops its own table, and no other."""

import asyncio
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest

import coterie
from coterie.games.primer.cards.definition import RECRUIT
from coterie.games.primer.words.points import Earn
from coterie.kernel.errors import BadPosition
from coterie.kernel.events import apply
from coterie.table import outside
from coterie.table.alarms import Alarm
from coterie.table.client import Client
from coterie.table.outside import TEXTS
from coterie.table.room import patience
from coterie.table.room.advising import Advising
from coterie.table.room.choosing import STOPPED, UNSOUND, UNTOLD, Choosing
from coterie.table.room.patience import COSTLY, Allowance, Glimpses, Queue, TooLong, patiently
from coterie.table.room.reasons import Reasons
from coterie.words.cards.changing import Straighten
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect, May, run
from coterie.words.frames import Frame
from coterie.words.picking import Choose
from tests.table.process import Process
from tests.table.tools import database, in_loop, refusal, refused, running, whoever

PRIMER = coterie.game("primer")
HEAD = 'position: primer\nsetup: {"players": 2, "windows": "useful", "rounds": 4}\n'
PLAIN = HEAD + "field a: brute\nfield b: brute\nhand a: hail\ndeck a: hex, hex\ndeck b: hex, hex\n"


def endless() -> str:
    """Return a position in which ending the turn asks whether something impossible can be chosen, in very many ways."""
    recruits = ", ".join(["brute"] * 12)
    s = PRIMER.read(
        HEAD + f"field a: {recruits}\nfield b: {recruits}\nhand a: hail\ndeck a: hex, hex\ndeck b: hex, hex\n"
    )
    effect: Effect = Straighten()
    for _ in range(8):
        effect = Choose(Cards(RECRUIT), effect)
    s.todo.insert(1, (run, May(effect), s.new(Frame(-1, 0))))
    return s.notation()


@in_loop
async def test_a_choice_that_takes_too_long_stops_its_table_and_no_other(tmp_path):
    process = Process(str(tmp_path / "t.sqlite"))  # a process has signals in its main thread, where a server works
    await process.start()
    client = Client(f"http://127.0.0.1:{process.port}")
    made = await client.create(game="primer", position=endless(), seats=[{}, {}])
    async with client.sit(made["table"], made["seats"][0]["token"]) as ada:
        asked = await refusal(asyncio.wait_for(ada.ask("why", choices=["end"]), 60))
        assert (asked.code, str(asked)) == ("not_now", str(TooLong()))
        assert not [each for each in ada.heard if each["type"] == "table" and each["table"]["trouble"]], "it goes on"
        told = await refusal(asyncio.wait_for(ada.choose("end"), 60))
        assert (told.code, str(told)) == ("not_now", STOPPED)
        assert (await refusal(ada.choose("play hail"))).code == "not_now"
    other = await client.create(game="primer", position=PLAIN, seats=[{}, {}])
    async with client.sit(other["table"], other["seats"][0]["token"]) as ada:
        await ada.choose("end")
    assert await process.stop() == 0


@in_loop
async def test_a_position_that_does_not_fit_together_stops_its_table_with_a_sentence(tmp_path):
    s = PRIMER.read(PLAIN)
    s.todo.insert(1, (apply, 99, "apply"))  # there is no such batch
    async with running(database(tmp_path)) as server:
        table = await server.create("primer", position=s.notation(), seats=[{}, {}])
        async with table.sit(0) as ada:
            told = await refusal(ada.choose("end"))
            assert (told.code, str(told)) == ("not_now", UNSOUND)
            assert table.room.trouble == UNSOUND


def test_in_another_thread_nothing_is_bounded():
    with ThreadPoolExecutor(1) as pool:
        pool.submit(within).result()


def within() -> None:
    with patiently():
        pass


def test_what_other_threads_do_meanwhile_does_not_count():
    """Reading for one address must not use up the time that a choice at another table may take."""
    begun, ended = time.process_time(), threading.Event()

    def busy() -> None:
        while not ended.is_set():
            sum(range(1000))

    other = threading.Thread(target=busy)
    other.start()
    try:
        with patiently(0.1):
            while time.process_time() < begun + 0.4:
                time.sleep(0.001)
    finally:
        ended.set()
        other.join()


def test_what_takes_too_long_is_stopped():
    with pytest.raises(TooLong), patiently(0.1):
        endlessly()


def test_what_takes_too_long_is_stopped_also_if_the_first_attempt_is_lost():
    with pytest.raises(TooLong), patiently(0.05):
        deaf()


@pytest.mark.parametrize("seconds", [1e-6, 1e-5, 1e-4])
def test_nothing_is_interrupted_after_its_block_however_short_its_time(seconds):
    for _ in range(200):
        with suppress(TooLong), patiently(seconds):
            sum(range(100))
        assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
        assert signal.getsignal(signal.SIGVTALRM) == signal.SIG_DFL


def test_an_alarm_is_silent_where_a_function_with_a_block_within_it_ends():
    """What is raised there would end that function before it has stopped the alarm."""
    ends, rung = [], []

    @contextmanager
    def block():
        yield
        ends.append(sys._getframe(1))  # what runs the rest of this function

    alarm = Alarm(signal.ITIMER_VIRTUAL, signal.SIGVTALRM, lambda: rung.append("now"), 1.0)
    with block():
        alarm._ring(signal.SIGVTALRM, sys._getframe())
    alarm._ring(signal.SIGVTALRM, ends[0])
    assert rung == ["now"]


def deaf() -> None:
    with suppress(TooLong):
        endlessly()
    endlessly()


def endlessly() -> None:
    while True:
        pass


def test_too_many_cards_that_may_all_answer_one_another_are_refused():
    many = ", ".join(["gravekeeper"] * (TEXTS // 2 + 1))
    with pytest.raises(BadPosition, match=f"{TEXTS} cards in play"):
        outside.position(PRIMER, HEAD + f"field a: {many}\nfield b: {many}\nhand a: hail\ndeck a: hex\ndeck b: hex\n")


class Alike(SimpleNamespace):
    """Something like a room; its parts refer to it weakly."""


def test_why_not_is_answered_in_time_or_not_at_all(monkeypatch):
    monkeypatch.setattr("coterie.table.room.reasons.A_LOOK", 0.1)

    def endless(*_):
        while True:
            pass

    state: Any = SimpleNamespace(clone=lambda: state)
    words = SimpleNamespace(reasons=endless, why_not=endless, why_not_with=endless)
    room: Any = Alike(game=SimpleNamespace(talk=words), before=lambda seat: SimpleNamespace(state=state))
    room.book, room.meta = SimpleNamespace(entries=0), SimpleNamespace(foreign=False)
    reasons, room.advising, room.choosing = Reasons(room), Advising(room), Choosing(room)
    by: Any = SimpleNamespace(seat=0)
    for asked in ({"action": ""}, {"action": "x"}, {"action": "", "piece": "x"}):
        with pytest.raises(TooLong):
            reasons.why_not(by, to=None, **asked)
        assert room.took > 0, "a table with content from outside waits for that"


@in_loop
async def test_costly_tables_wait_for_each_other(monkeypatch):
    """Choices just below the limit, one after another, used to leave no time to the other tables."""
    waited: list[float] = []

    async def sleep(seconds):
        waited.append(seconds)

    monkeypatch.setattr(patience, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(patience, "time", SimpleNamespace(monotonic=lambda: 100.0))
    queue = Queue()
    await queue.wait(COSTLY / 2)
    assert waited == []
    await queue.wait(1.0)
    await queue.wait(0.5)
    await queue.wait(COSTLY / 2)
    assert waited == [4.0, 6.0]


@in_loop
async def test_nobody_waits_for_those_who_have_gone():
    queue = Queue()
    gone = [asyncio.create_task(queue.wait(100.0)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.gather(*gone, return_exceptions=True)
    await asyncio.wait_for(queue.wait(COSTLY), 20)


@in_loop
async def test_a_table_at_which_much_is_asked_for_waits_for_one_thing_at_a_time(tmp_path):
    async with running(database(tmp_path)) as house:
        costly, other = [(await house.create("primer", position=PLAIN, seats=[{}, {}])).room for _ in range(2)]
        costly.took = other.took = COSTLY
        ended = [asyncio.create_task(costly.turn()) for _ in range(20)]
        await asyncio.sleep(0)
        await other.turn()
        assert sum(task.done() for task in ended) <= 2, "it comes between"
        for task in ended:
            task.cancel()


def test_what_can_be_left_out_is_after_it_was_costly(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(patience, "time", SimpleNamespace(monotonic=lambda: now[0]))
    glimpses = Glimpses()
    glimpses.took(COSTLY / 2)
    assert glimpses.may()
    glimpses.took(0.1)
    assert not glimpses.may()
    now[0] += 0.41
    assert glimpses.may()


@in_loop
async def test_looking_ahead_from_a_position_that_breaks_off_tells_nothing_and_breaks_nothing(tmp_path):
    s = PRIMER.read(HEAD + "field a: brute, brute\nfield b: brute\nhand a: hail\ndeck a: hex, hex\ndeck b: hex, hex\n")
    s.todo.insert(1, (apply, 99, "apply"))
    s.todo.insert(2, (run, Choose(Cards(RECRUIT), Earn(1)), s.new(Frame(-1, 0))))
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", position=s.notation(), seats=[{}, {}])
        async with table.sit(0) as ada:
            (found,) = (await ada.ask("why", choices=["end"]))["told"]
        assert found["notation"] == "end"
        assert not found["onto"]
        assert not table.room.trouble


@in_loop
async def test_a_table_goes_on_if_what_is_asked_about_breaks_off(tmp_path):
    """Whoever looks at an option has not chosen it."""

    def broken(*_):
        raise RuntimeError("this position does not fit together")

    async with running(database(tmp_path)) as house:
        table = await house.create("primer", position=PLAIN, seats=[{}, {}])
        async with table.sit(0) as ada:
            talk = table.room.game.talk
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(talk), "contributors", broken)
                patch.setattr(type(talk), "reasons", broken)
                assert await refused(ada, "why", choices=["end"]) == ("not_now", UNTOLD)
                assert await refused(ada, "why_not") == ("not_now", UNTOLD)
            assert not table.room.trouble
            await ada.choose("end")


@in_loop
async def test_a_look_that_took_too_long_is_not_repeated_before_the_next_question(tmp_path):
    """Nobody may stop all tables for a second, again and again, by asking the same."""
    tried: list[str] = []

    def endless(*_):
        tried.append("again")
        raise TooLong

    async with running(database(tmp_path)) as house:
        table = await house.create("primer", position=PLAIN, seats=[{}, {}])
        async with table.sit(0) as ada:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(type(table.room.game.talk), "contributors", endless)
                for _ in range(3):
                    assert await refused(ada, "why", choices=["end"]) == ("not_now", str(TooLong()))
                assert len(tried) == 1
            await ada.choose("end")
        async with table.sit(table.room.ring.asked[0]) as asked:
            assert (await asked.ask("why", choices=[asked.options[0]["notation"]]))["told"]


@in_loop
async def test_others_have_their_turn_while_it_is_looked_ahead(tmp_path):
    """Of many options, with many questions after each."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], seed=1)
        room, turns = table.room, [0]

        async def others():
            while True:
                turns[0] += 1
                await asyncio.sleep(0)

        seat = room.ring.asked[0]
        by: Any = SimpleNamespace(seat=seat, send=lambda message: None)
        options = [option.notation for option in room.before(seat).question.options][:8]
        beside = asyncio.create_task(others())
        await room.reasons.why(by, options, None)
        beside.cancel()
        assert turns[0] > len(options)


def test_pieces_of_work_share_an_allowance():
    allowance = Allowance(0.05)
    with allowance.piece():
        sum(range(1000))
    assert 0 < allowance.used < 0.05
    for _ in range(2):
        with pytest.raises(TooLong), allowance.piece():
            endlessly()


@in_loop
async def test_only_tables_with_content_from_outside_ever_wait(tmp_path):
    waited = []

    async def wait(seconds):
        waited.append(seconds)

    async with running(database(tmp_path)) as house:
        house.server.lobby.house.costly.wait = wait  # type: ignore[method-assign]
        own = await house.create("primer", seats=[{}, {}], seed=1)
        async with own.sit(0) as ada, own.sit(1) as bob:
            asked = await whoever([ada, bob])
            await asked.choose(asked.options[0]["notation"])
        assert waited == []
        foreign = await house.create("primer", position=PLAIN, seats=[{}, {}])
        async with foreign.sit(0) as ada:
            await ada.choose("end")
            assert waited == [0.0]
            assert foreign.room.took > 0
            await ada.say("undo")
            await ada.hear("undone")
        assert len(waited) == 2
        assert waited[1] > 0
