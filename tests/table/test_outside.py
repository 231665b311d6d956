"""Hostile packs, positions and records: their sender waits for a refusal, nobody else does."""

import asyncio
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import coterie
from coterie.kernel.codec import encode
from coterie.kernel.errors import BadPosition, BadRecord, BadWords
from coterie.kernel.records import snapshot
from coterie.kernel.steps import STEPS
from coterie.table import outside
from coterie.table.outside import LARGEST, LONGEST
from coterie.table.protocol.requests import Create, GivenRecord
from coterie.table.shelf import Shelf
from coterie.table.workers.process import Process
from coterie.table.workers.readers import QUEUE, Readers
from coterie.table.workers.reading import TOO_LONG, _heard
from tests.table.tools import FREE, GAMES, database, in_loop, inside
from tools.load import harmful

MASTERS = coterie.game("masters")
POSITION = MASTERS.start({}, seed=1).notation()
RECORD = MASTERS.start({}, seed=1).record().text
PACK = (Path(__file__).resolve().parents[2] / "docs" / "examples" / "pack.toml").read_text()


def snapshot_of(**changed):
    s = MASTERS.start({}, seed=1)
    head = {"coterie": 1, "version": MASTERS.version, "game": "masters", "setup": s.setup}
    return json.dumps({**head, "snapshot": {**snapshot(s), **changed}}) + "\n" + json.dumps({"fingerprint": ""})


HARMFUL: dict[str, dict] = {
    **harmful(),
    "a pack with a number of 5,000 digits": {"pack": "a = " + "1" * 5000},
    "a deeply nested pack": {"pack": "a = " + "[" * 2000 + "]" * 2000},
    "a rest with a hundred seats": {"position": POSITION + 'rest: {"seats": 100}\n'},
    "a set-up that is nested deeply": {"setup": {"first": json.loads("[" * 400 + "]" * 400)}},
    "a snapshot with other dice": {"text": snapshot_of(dice="x")},
    "a deeply nested record": {"text": RECORD.replace('"seed"', '"more":' + "[" * 500 + "]" * 500 + ',"seed"', 1)},
}


@pytest.mark.parametrize("what", HARMFUL)
@in_loop
async def test_what_means_harm_is_refused_while_others_are_served(tmp_path, what):
    wish = HARMFUL[what]
    path = "/api/records" if "text" in wish else "/api/tables"
    ended = []

    async def get(client, answered):
        while not answered.done():
            assert (await client.get("/api/tables")).status_code == 200
            ended.append("other")
            await asyncio.sleep(0.01)

    async with inside(database(tmp_path)) as client:
        await client.post("/api/tables", json={"game": "masters", "position": POSITION})  # the reader is there
        answered = asyncio.ensure_future(client.post(path, json={"game": "masters", **wish}))
        await get(client, answered)
        answer = await answered
        assert answer.status_code == 400, answer.text
        assert len(answer.json()["sentence"]) < 4000
        assert ended


@pytest.mark.parametrize(("most", "seats"), [(LARGEST + 1, (0, 1)), (3, (0, 1) * LONGEST)])
def test_what_a_position_still_has_to_do_is_bounded(most, seats):
    primer = coterie.game("primer")
    state = primer.start({"windows": "useful"}, seed=1)
    turn = STEPS["primer.next_turn"]
    todo = [(turn,), (STEPS["kernel.bid"], "x", seats, 0, (most,) * len(seats), (turn,)), *state.todo[1:]]
    text = f"{state.notation()}rest: {json.dumps({'todo': encode(todo)})}\n"
    with pytest.raises(BadPosition, match="still to be done"):
        outside.position(primer, text)
    assert outside.position(primer, state.notation()).seats == 2


@in_loop
async def test_valid_input_is_read(tmp_path):
    async with inside(database(tmp_path)) as client:
        for wish in ({"position": POSITION}, {"pack": PACK}, {"pack": PACK, "seats": [{}, {}]}):
            answer = await client.post("/api/tables", json={"game": "masters", **wish})
            assert answer.status_code == 200, answer.text
        assert (await client.post("/api/records", json={"text": RECORD})).status_code == 200


@in_loop
async def test_files_of_an_address_are_read_one_after_another(tmp_path, monkeypatch):
    """Two people behind one router may set up a position at the same time; neither is sent away."""
    going, most, ask = [0], [0], Process.ask

    async def counted(*args):
        going[0] += 1
        most[0] = max(most[0], going[0])
        try:
            return await ask(*args)
        finally:
            going[0] -= 1

    async with inside(database(tmp_path), limits=replace(FREE, readers=2)) as client:
        wish = {"game": "masters", "position": POSITION}
        assert (await client.post("/api/tables", json=wish)).status_code == 200
        monkeypatch.setattr(Process, "ask", counted)
        made = await asyncio.gather(*[client.post("/api/tables", json=wish) for _ in range(QUEUE + 1)])
        codes = [answer.status_code for answer in made]
        assert (codes.count(200), codes.count(429)) == (QUEUE, 1)
        assert most == [1]


@in_loop
async def test_records_leave_a_process_for_decks_and_positions(monkeypatch):
    """Each may take twenty seconds, and several addresses may send some all the time."""
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def ask(process, task, seconds):
        if "record" in task:
            begun.set()
            await go_on.wait()
        return {}

    monkeypatch.setattr(Process, "ask", ask)
    readers = Readers(Shelf(GAMES), 2)
    records = [
        asyncio.create_task(readers.check_record(GivenRecord(text=RECORD), address))
        for address in ("1.2.3.4", "1.2.3.5", "1.2.3.6")
    ]
    await begun.wait()
    async with asyncio.timeout(10):
        await readers.check(Create("masters", position=POSITION), "1.2.3.7")
    go_on.set()
    await asyncio.gather(*records)


@in_loop
async def test_a_file_that_takes_too_long_ends_no_process_that_has_the_games_loaded(tmp_path):
    slow = 'position: primer\nsetup: {"players": 2}\nfield a: ' + ", ".join(["brute"] * 20_000)
    before = set(children_of(os.getpid()))
    async with inside(database(tmp_path), limits=replace(FREE, readers=1)) as client:
        plain = await client.post("/api/tables", json={"game": "masters", "position": POSITION})
        assert plain.status_code == 200
        readers = set(children_of(os.getpid())) - before
        for _ in range(2):
            answer = await client.post("/api/tables", json={"game": "primer", "position": slow[:99_000]})
            assert answer.json() == {"error": "bad_position", "sentence": TOO_LONG}
        assert set(children_of(os.getpid())) - before == readers


def test_a_reader_waits_no_longer_than_it_may():
    hears, tells = os.pipe()
    os.write(tells, b"half")
    assert _heard(hears, 0.05) is None
    os.close(tells)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
@in_loop
async def test_the_processes_end_with_the_server(tmp_path):
    before = set(children_of(os.getpid()))  # an earlier test may have left one, such as the tracker of multiprocessing
    async with inside(database(tmp_path), limits=replace(FREE, readers=2)):
        await asyncio.sleep(0.1)
        readers = set(children_of(os.getpid())) - before
        assert len(readers) == 2
    assert not readers & set(children_of(os.getpid()))


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell")
@in_loop
async def test_the_processes_give_way_to_the_server(tmp_path):
    before = set(children_of(os.getpid()))
    async with inside(database(tmp_path), limits=replace(FREE, readers=1)) as client:
        await client.post("/api/tables", json={"game": "masters", "position": POSITION})  # the reader is there
        (reader,) = set(children_of(os.getpid())) - before
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, reader) == min(19, own + 15)
        assert os.getsid(reader) == os.getsid(0), "Linux compares how nice processes are within a session"
        assert os.getpgid(reader) == reader, "Ctrl+C is for the server alone"


def children_of(pid):
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def test_bounds_need_no_reading():
    with pytest.raises(BadWords, match="more than 20000 characters"):
        outside.bounded_pack("x" * 20_001)
    with pytest.raises(BadWords, match="Line 2 of the pack has a key of more than 100 parts"):
        outside.bounded_pack("[pack]\n" + ".".join("a" * 200) + " = 1")
    with pytest.raises(BadRecord, match="20000 lines"):
        outside.bounded_record("\n" * 20_001)
    outside.bounded_pack(PACK)


def test_depth_is_counted_level_by_level():
    assert outside.shallow([1, {"a": [2]}])
    assert outside.shallow([[[]]], 3)
    assert not outside.shallow([[[[]]]], 3)


@pytest.mark.parametrize(
    "command",
    [["coterie.table.workers.reading", "400000000"], ["coterie.table.workers.thinking"], ["coterie.lab.trials"]],
)
def test_a_process_ends_without_a_word_when_its_server_was_killed(command):
    task = {"seconds": 5, "games": {}, "code": "", "game": "none", "setup": {}, "pack": None, "task": 1}
    line = f"{sys.executable} -m {' '.join(command)} | exec true"
    done = subprocess.run(["sh", "-c", line], input=json.dumps(task).encode() + b"\n", capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
