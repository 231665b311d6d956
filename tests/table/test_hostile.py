"""Hostile messages: the table stays as it is, and the sender gets at most a refusal."""

import asyncio
import json
import random
from contextlib import contextmanager

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.datastructures import URL, Headers
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from coterie.games.masters import GAME as MASTERS
from coterie.table.protocol import PROTOCOL
from coterie.table.room.listeners import Listener
from coterie.table.web.socket import Socket
from tests.table.tools import DEEP, Loop, database, in_loop, inside, running

PER_EXAMPLE = 10
EXAMPLES = 4000 if DEEP else 80  # of ten messages, in each of two tests
REQUESTS = 20_000 if DEEP else 400
settings.register_profile(
    "hostile", deadline=None, derandomize=not DEEP, print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)  # fmt: skip
HOSTILE = settings(settings.get_profile("hostile"), max_examples=EXAMPLES)

TYPES = (
    "hello", "choose", "undo", "undo_answer", "hint", "why", "why_not", "chat", "point", "propose", "order", "seat", "pause",
    "pace", "hurry", "name", "again", "ping", "scene", "over", "offers", "track", "stage", "bring", "ready", "",
)  # fmt: skip
NAMES = (
    "id", "protocol", "table", "token", "owner", "name", "line", "question", "choice", "yes", "action", "text", "piece",
    "notation", "add", "remove", "seat", "do", "player", "on", "seconds", "window", "deck", "__proto__",
)  # fmt: skip
ORDERS = (
    {"does": "pass", "kind": "x", "piece": 2**60},
    {"does": "pass", "only": "brute", "until": "change"},
    {"does": "answer", "choice": "pass", "about": "now"},
    {"does": "stop", "play": "brute", "least": -2},
)
WORDS = (
    "bot", "person", "link", "random", "greedy", "deep", "primer", "\x00", "\u202e", "é" * 300, "pass", "yes", "a + b", " + ",
    MASTERS.start({}).notation(),
)  # fmt: skip
TELLING = st.one_of(
    st.integers(-3, 5),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.booleans(),
    st.none(),
    st.text(max_size=30),
    st.sampled_from(WORDS),
    st.sampled_from(ORDERS),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FORMED = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(NAMES), st.one_of(TELLING, TELLING, JSON), max_size=5),
)
TEXTS = st.one_of(
    FORMED.map(json.dumps),
    FORMED.map(json.dumps),
    FORMED.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=60),
    st.sampled_from(
        ("[" * 5000, '{"type":"chat","text":"' + "x" * 40_000 + '"}', '{"type":"ping","id":"\\ud800"}', "")
    ),
)
FRAMES = st.one_of(TEXTS, TEXTS, st.binary(max_size=40))
HARMLESS = {
    "refused",
    "scene",
    "chat",
    "pong",
    "table",
    "standing",
    "point",
    "propose",
    "undo_asked",
    "why",
    "why_not",
    "hint",
    "offers",
    "track",
    "stage",
}


class Scenery:
    """A table in its own event loop, with an attacker and an honest seat."""

    def __init__(self, folder, hostile_seat):
        self.loop = Loop()
        self.entered = running(database(folder))
        self.house = self.run(self.entered.__aenter__())
        self.table = self.run(self.house.create("primer", seats=[{}, {}], seed=1))
        self.room = self.run(self.house.server.lobby.room(self.table.id))
        self.hostile = Listener(hostile_seat, token=self.room.seats[0].token)
        self.honest = Listener(1, token=self.room.seats[1].token)
        self.room.audience.listeners |= {self.hostile, self.honest}
        self.socket = Socket(self.house.server.services, _Nobody())

    def run(self, doing):
        return self.loop.run(doing)

    async def hear(self, frame):
        """Let the server handle a frame, including a hint or the track if one is requested."""
        await self.socket.heard(self.room, self.hostile, frame)
        aside = [task for task in (self.socket.hint, self.socket.track) if task is not None]
        await asyncio.gather(*aside, return_exceptions=True)
        self.socket.hint = self.socket.track = None

    def heard(self, frame):
        """Return what a listener is sent in response to a frame."""
        self.run(self.hear(frame))
        found = [msgspec.json.decode(text) for text in self.hostile._waiting]
        self.hostile._waiting.clear()
        self.honest._waiting.clear()
        return found

    def close(self):
        self.run(self.entered.__aexit__(None, None, None))
        self.loop.close()


class _Nobody(WebSocket):
    """Stands in for the connection, which is not used here."""

    def __init__(self) -> None:
        """Do nothing: there is no connection."""

    headers = Headers()
    url = URL("ws://127.0.0.1")

    @property
    def client(self):
        """Nobody can tell where it comes from."""
        return None


@contextmanager
def scenery(folder, seat):
    made = Scenery(folder, seat)
    try:
        yield made
    finally:
        made.close()


@pytest.mark.slow
@pytest.mark.parametrize("seat", [-1, 0])
def test_hostile_messages_change_nothing(tmp_path, seat):
    """From a spectator, and from a seat that is not asked, which can only do what a seat may do about itself."""
    with scenery(tmp_path, seat) as made:
        room = made.room
        room.seats[1].taken = True
        while not (room.asked == (1,) and room.past.seats_since(1) == {1}):  # the honest seat chose last and is asked
            made.run(room.choosing.choose(None, room.asked[0], room.book.entries, 0, 0))
        made.hostile._waiting.clear()
        position, entries = room.state.fingerprint(), room.book.entries
        honest = msgspec.json.encode(room.seats[1])
        count = 0

        @HOSTILE
        @given(st.lists(FRAMES, min_size=PER_EXAMPLE, max_size=PER_EXAMPLE))
        def send(frames):
            nonlocal count
            for frame in frames:
                count += 1
                for message in made.heard(frame):
                    assert message["type"] in HARMLESS
                    assert message.get("code") != "broken", (frame, message)
                    if message["type"] == "refused":
                        assert message["sentence"][-1] in ".?!"
                        assert len(message["sentence"]) < 4000
                    if message["type"] == "scene":
                        assert "options" not in (message["scene"]["question"] or {})
                assert room.book.entries == entries
                assert room.state.fingerprint() == position
            assert msgspec.json.encode(room.seats[1]) == honest
            assert not room.meta.paused
            if seat >= 0:  # what it may do: leave its own seat to a bot
                room.seats[0].kind, room.seats[0].orders = "person", []

        send()
        assert count >= EXAMPLES * PER_EXAMPLE
        made.run(room.choosing.choose(None, 1, room.book.entries, 0, 0))
        assert room.book.entries == entries + 1


BODIES = st.one_of(
    st.builds(
        lambda fields: json.dumps({"game": "masters", **fields}),
        st.dictionaries(
            st.sampled_from(
                ("game", "setup", "seats", "public", "name", "seed", "position", "pace", "clock", "pack", "text")
            ),
            st.one_of(
                TELLING,
                JSON,
                st.dictionaries(st.sampled_from(("players", "vampires", "difficulty", "first")), TELLING, max_size=3),
                st.lists(st.dictionaries(st.sampled_from(("kind", "name", "player")), TELLING, max_size=2), max_size=6),
            ),
            max_size=4,
        ),
    ),
    TEXTS,
)


RECORD = MASTERS.start({}, seed=1).record().text
PLACES = st.integers(0, len(RECORD))
RECORDS = st.builds(
    lambda a, b, c: json.dumps({"text": RECORD[:a] + c + RECORD[b:]}), PLACES, PLACES, st.text(max_size=5)
)


@pytest.mark.slow
def test_hostile_requests_get_an_answer(tmp_path):
    loop = Loop()
    entered = inside(database(tmp_path))
    client = loop.run(entered.__aenter__())

    @settings(HOSTILE, max_examples=REQUESTS)
    @given(st.sampled_from(("/api/tables", "/api/records", "/api/tables/x/join")), BODIES | RECORDS)
    def post(path, body):
        answer = loop.run(client.post(path, content=body.encode("utf-8", "surrogatepass")))
        assert answer.status_code < 500, (path, body, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"error", "sentence"}

    try:
        post()
    finally:
        loop.run(entered.__aexit__(None, None, None))
        loop.close()


@pytest.mark.slow
@in_loop
async def test_hostile_frames_over_a_real_socket(tmp_path):
    rng = random.Random(1)
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1):
            question = a.question
            for round_ in range(30):
                async with connect(f"ws://127.0.0.1:{house.port}/api/socket") as socket:
                    hello = {"type": "hello", "protocol": PROTOCOL, "table": table.id, "token": table.spectator}
                    try:
                        if round_ % 3:
                            await socket.send(json.dumps(hello))
                        for _ in range(10):
                            size = rng.choice((0, 1, 10, 1000, 15_000, 17_000))
                            frame = rng.randbytes(size)
                            await socket.send(frame if rng.random() < 0.5 else frame.decode("latin-1"))
                    except ConnectionClosed:
                        pass
            assert table.room.book.entries == question
            await a.say("ping")
            await a.hear("pong")
