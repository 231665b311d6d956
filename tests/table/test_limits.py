"""How much anybody may ask for."""

import asyncio
import contextlib
import time
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import func, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coterie.table.lobby import loading
from coterie.table.protocol import from_server
from coterie.table.room.replaying import Replaying
from coterie.table.store.schema import CHAT, CHAT_KEPT
from coterie.table.turns import MOMENT
from coterie.table.web.limits import Bucket, Buckets, Limits
from coterie.table.web.services import WAITING
from coterie.table.web.socket import Socket
from tests.table.tools import FREE, database, in_loop, inside, refusal, refused, running


def test_a_bucket_fills_up_steadily():
    bucket = Bucket(10, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.at -= 0.11
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.at -= 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own():
    buckets = Buckets(0.001, 2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    for n in range(20_000):
        buckets.take(str(n))
    assert len(buckets._of) <= 10_000


@in_loop
async def test_messages_that_come_too_fast_are_refused(tmp_path):
    async with running(database(tmp_path), limits=Limits()) as house:
        table = await house.create()
        async with table.sit(0) as ann:
            for _ in range(60):
                await ann.say("ping")
            assert (await ann.hear("refused"))["code"] == "too_fast"
            await asyncio.sleep(0.3)
            await ann.choose(ann.options[0]["notation"])
            try:
                for _ in range(300):
                    await ann.say("ping")
                await ann.hear("closing")
            except ConnectionError:
                pass
            await asyncio.wait_for(ann._socket.wait_closed(), 10)


@in_loop
async def test_new_tables_are_limited_in_rate_and_number(tmp_path):
    async with inside(database(tmp_path), limits=Limits(make_burst=3)) as client:
        codes = [(await client.post("/api/tables", json={"game": "masters"})).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
    async with inside(database(tmp_path, "c"), limits=Limits(daily=2)) as client:
        for n in range(3):
            answer = await client.post("/api/tables", json={"game": "masters"})
            assert answer.json().get("error") == (None if n < 2 else "too_many")
        assert "2 tables a day" in answer.json()["sentence"]
    async with running(database(tmp_path, "b"), limits=Limits(tables=2)) as house:
        await house.create()
        table = await house.create()
        assert (await refusal(house.create())).code == "too_many"
        await house.client.request("DELETE", f"/api/tables/{table.id}", token=table.owner)
        await house.create()


@in_loop
async def test_looking_back_keeps_one_thread_busy_for_an_address(tmp_path, monkeypatch):
    """A watcher's requests for scenes wait for each other, so that tables of others are still loaded and made."""
    going, most, page = [0], [0], Replaying.page

    def counted(*args):
        going[0] += 1
        most[0] = max(most[0], going[0])
        time.sleep(0.02)
        going[0] -= 1
        return (yield from page(*args))

    monkeypatch.setattr(Replaying, "page", counted)
    async with inside(database(tmp_path)) as client:
        made = (await client.post("/api/tables", json={"game": "masters", "public": True})).json()
        path = f"/api/tables/{made['table']}/replay"
        codes = [found.status_code for found in await asyncio.gather(*[client.get(path) for _ in range(WAITING + 3)])]
        assert codes.count(200) == WAITING
        assert codes.count(429) == 3
        assert most == [1]
        assert (await client.get(path)).status_code == 200


@in_loop
@pytest.mark.parametrize("what", ["replays", "tables"])
async def test_however_long_the_games_of_others_are_nobody_waits_long(tmp_path, monkeypatch, what):
    """Three addresses have games replayed without an end; there are two threads for that."""
    going, page, followed = [True], Replaying.page, loading._followed

    def endless(moment):
        while going[0]:
            time.sleep(moment / 10)
            yield

    def long_page(looking, *asked):
        if looking.room.meta.name == "long":
            yield from endless(MOMENT)
        return (yield from page(looking, *asked))

    def long_followed(past, game, stored, begun):
        if stored.meta.name == "long":
            yield from endless(MOMENT)
        return (yield from followed(past, game, stored, begun))

    monkeypatch.setattr(Replaying, "page", long_page)
    monkeypatch.setattr(loading, "_followed", long_followed)
    async with (
        running(database(tmp_path), proxies=["127.0.0.1"]) as house,
        httpx.AsyncClient(base_url=house.url, timeout=60) as client,
    ):
        tables = [await house.create("primer", name=name, public=True) for name in ("long", "long", "long", "short")]
        if what == "tables":
            await house.server.lobby.sweep(0, 0)

        def get(n, path):
            return asyncio.create_task(client.get(path, headers={"X-Forwarded-For": f"1.2.3.{n}"}))

        end = "/replay" if what == "replays" else ""
        asked = [get(n, f"/api/tables/{table.id}{end}") for n, table in enumerate(tables)]
        try:
            async with asyncio.timeout(30):
                assert (await asked[-1]).status_code == 200
                assert (await get(4, "/api/tables")).status_code == 200
            assert not any(each.done() for each in asked[:-1])
        finally:
            going[0] = False
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


@in_loop
async def test_requests_are_so_large_at_most(tmp_path):
    async with inside(database(tmp_path)) as client:
        answer = await client.post("/api/tables", content=b'{"game": "' + b"x" * 2_000_000 + b'"}')
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
        answer = await client.post("/api/records", content=b" " * 5_000_000)
        assert answer.status_code == 413


@in_loop
async def test_a_message_is_so_large_at_most(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create()
        async with table.sit(0) as ann:
            assert (await refused(ann, "choose", question=0, choice="é" * 1990))[0] == "bad_choice"
            assert (await refused(ann, "choose", question=0, choice="x" * 2001))[0] == "bad_message"
            await ann.say("chat", text="x" * 20_000)
            await asyncio.wait_for(ann._socket.wait_closed(), 10)
        async with table.sit(0) as ann:
            await ann.choose(ann.options[0]["notation"])


@in_loop
async def test_a_client_without_a_hello_is_disconnected(tmp_path):
    limits = Limits(hello=0.2)
    async with running(database(tmp_path), limits=limits) as house:
        url = f"ws://127.0.0.1:{house.port}/api/socket"
        async with connect(url) as socket:
            told = await asyncio.wait_for(socket.recv(), 5)
            assert "closing" in told
            await asyncio.wait_for(socket.wait_closed(), 5)
        for first in ('{"type": "choose", "question": 0, "choice": "x"}', "nonsense", "{}", b"\xff\xfe", "[]"):
            async with connect(url) as socket:
                await socket.send(first)
                assert "bad_message" in str(await asyncio.wait_for(socket.recv(), 5))
                await asyncio.wait_for(socket.wait_closed(), 5)
        assert house.server.services.connections == 0


@in_loop
async def test_sockets_from_other_places_are_not_opened(tmp_path):
    async with running(database(tmp_path)) as house:
        url = f"ws://127.0.0.1:{house.port}/api/socket"
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
            assert await status(connect(url, additional_headers=headers)) == 403
        evil = f"ws://evil.example:{house.port}/api/socket"
        assert await status(connect(evil, host="127.0.0.1", port=house.port)) == 403
        async with connect(url, additional_headers={"Origin": f"http://127.0.0.1:{house.port}"}):
            pass


async def status(opening):
    """Return the status with which a socket is refused."""
    with pytest.raises(InvalidStatus) as caught:
        await opening
    return caught.value.response.status_code


@in_loop
async def test_the_number_of_sockets_is_limited(tmp_path):
    limits = Limits(connections=3, listeners=2)
    async with running(database(tmp_path), limits=limits) as house:
        table = await house.create()
        async with table.watch(), table.watch():
            assert (await refusal(table.watch().open())).code == "too_many"
            other = await house.create()
            async with other.sit(0), connect(f"ws://127.0.0.1:{house.port}/api/socket") as socket:
                assert "This server is full." in str(await socket.recv())


@in_loop
async def test_a_connection_that_does_not_read_is_cut(tmp_path):
    async with running(database(tmp_path), limits=FREE) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as ann:
            slow = table.watch()
            await slow.open()
            (listener,) = [one for one in table.room.audience.listeners if one.seat == -1]
            slow._socket.transport.pause_reading()
            for n in range(3000):
                await ann.say("point", piece=f"district:{n}")
                if listener.ended:
                    break
                if n % 100 == 0:
                    await ann.say("ping")
                    await ann.hear("pong")
            async with asyncio.timeout(30):
                while not listener.ended:
                    table.room.audience.tell(from_server.Point(seat=0, name="x", piece="y" * 1000))
                    await asyncio.sleep(0)
            assert listener.behind < 10_000, "it is cut by what waits, which is then let go"
            slow._socket.transport.abort()
            with contextlib.suppress(ConnectionClosed):
                await slow.close()
            await ann.choose(ann.options[0]["notation"]) if ann.options else None


@in_loop
async def test_spectators_keep_no_player_out(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, listeners=2)) as house:
        table = await house.create(seats=[{}, {}], public=True)
        watchers = [table.watch() for _ in range(2)]
        for each in watchers:
            await each.open()
        assert (await refusal(table.watch().open())).code == "too_many"
        async with table.sit(0), table.sit(1), house.client.sit(table.id, table.owner):
            pass
        seats = [table.sit(0) for _ in range(2)]
        for each in seats:
            await each.open()
        assert (await refusal(table.sit(0).open())).code == "too_many"
        for each in (*watchers, *seats):
            await each.close()


@in_loop
async def test_spectators_use_up_nothing_that_the_players_need(tmp_path, monkeypatch):
    monkeypatch.setattr(Socket, "address", property(lambda self: str(id(self))))  # each comes from elsewhere
    async with running(database(tmp_path), limits=replace(FREE, costly=0.0, costly_burst=3)) as house:
        table = await house.create(seats=[{}], public=True)
        async with table.watch() as anybody, table.sit(0) as ann:
            for _ in range(3):
                await anybody.say("stage")
                await anybody.hear("stage")
            assert (await refused(anybody, "stage"))[0] == "too_fast"
            await ann.say("stage")
            await ann.hear("stage")


@in_loop
async def test_a_rematch_is_a_table_that_somebody_makes(tmp_path):
    """Otherwise one could concede and start again, over and over, faster than tables may be made."""
    async with running(database(tmp_path), limits=replace(FREE, makes=0.0, make_burst=2)) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"players": 2})
        async with table.sit(0) as ann:
            await ann.concede()
            following = await ann.again()
        async with house.client.sit(following, table.tokens[0]) as ann:
            await ann.concede()
            assert (await refused(ann, "again"))[0] == "too_fast"


@in_loop
async def test_what_takes_a_moment_counts_for_the_address_and_not_for_the_connection(tmp_path):
    async with running(database(tmp_path), limits=replace(FREE, talks=0.0, talk_burst=4)) as house:
        table = await house.create(seats=[{}])
        async with table.sit(0) as ann, table.sit(0) as also:
            for each in (ann, also, ann, also):
                await each.say("why_not")
                await each.hear("why_not")
            for kind, fields in (("why_not", {}), ("chat", {"text": "x"}), ("point", {"piece": "p1"})):
                assert (await refused(also, kind, **fields))[0] == "too_fast"
            await ann.choose(ann.options[0]["notation"])


@in_loop
async def test_a_client_refused_again_and_again_is_disconnected(tmp_path):
    """A refused answer brings the whole table anew, which takes longer than asking for it."""
    async with running(database(tmp_path), limits=replace(FREE, refusals=0.0, refusal_burst=5)) as house:
        table = await house.create(seats=[{}])
        async with table.sit(0) as ann:
            for _ in range(6):
                await ann.say("choose", question=999, choice="x")
            assert "refused" in (await ann.hear("closing"))["sentence"]
        async with table.sit(0) as ann:
            await ann.choose(ann.options[0]["notation"])


@in_loop
async def test_no_more_lines_of_a_chat_are_kept_than_are_shown(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}])
        async with table.sit(0) as ann:
            for n in range(CHAT_KEPT + 7):
                await ann.say("chat", text=f"line {n}")
                await ann.hear("chat")
        count = select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table.id)
        assert await house.server.store.read(lambda connection: connection.scalar(count)) == CHAT_KEPT
