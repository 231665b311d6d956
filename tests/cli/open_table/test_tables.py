"""What `coterie play` asks of a server, and the resulting link."""

import asyncio
import io
import re

import pytest
from rich.console import Console

from coterie.cli.open_table import tables
from coterie.cli.request import first_state
from coterie.kernel.errors import BadOptions, CoterieError
from tests.cli.tools import Typist, masters, request
from tests.table.tools import database, in_loop, running
from tools.web import ROOT

PACK = ROOT / "docs" / "examples" / "pack.toml"


def creation(asked):
    """Return the resulting request."""
    console = Console(file=io.StringIO())
    return tables.creation_of(asked, first_state(asked, console, Typist(console, []))[0])


def test_options_become_a_table():
    made = creation(
        request(setup={"vampires": "imre,mila,ishtvan", "players": "3"}, bots="1", player="random", pace="0.5", seed=7)
    )
    assert made.path == "api/tables"
    assert made.body == {
        "game": "masters", "setup": {"vampires": "imre,mila,ishtvan", "players": "3"}, "pace": 0.5, "seed": 7,
        "seats": [{"kind": kind, "player": "random"} for kind in ("person", "bot", "person")],
    }  # fmt: skip


DECK = "Name: Mine\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"


def test_a_deck_file_is_sent_as_its_text(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(DECK)
    made = creation(request("primer", deck=str(path), bots="0", seed=3))
    assert [deck[:11] for deck in made.body["setup"]["decks"]] == ["box", "Name: Mine\n"]
    assert made.body == creation(request("primer", deck=str(path), bots="0", seed=3)).body
    made = creation(request("primer", setup={"decks": f"{path},box", "rounds": "2"}))
    assert made.body["setup"] == {"decks": [DECK.replace("3 B", "3 B", 1), "box"], "rounds": "2"}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (request("primer", deck="none.txt"), "none.txt cannot be read"),
        (request("primer", deck="bocks"), "There is no deck “bocks”; did you mean “box”"),
        (request("primer", deck="box,box"), "--deck takes one deck: a file, or the name of a supplied"),
        (request("primer", setup={"decks": "box"}, deck="box"), "--deck is for one seat and --decks for all"),
        (request("masters", deck="box"), "Masters of the Night is played without decks."),
        (request("primer", deck="box", position="none"), "--deck cannot be combined with --position"),
    ],
)
def test_a_deck_that_cannot_be_had_is_said(asked, sentence):
    with pytest.raises(CoterieError, match=re.escape(sentence)):
        creation(asked)


def test_without_a_seed_the_server_draws_one():
    assert "seed" not in creation(request()).body


def test_a_saved_game_becomes_a_table(tmp_path):
    s = masters(seed=3)
    for _ in range(5):
        s.choose(0)
    path = tmp_path / "saved.jsonl"
    path.write_text(s.record().text)
    made = creation(request("", resume=path, bots="all"))
    assert made.path == "api/records"
    assert made.body == {"seats": [{"kind": "bot", "player": "greedy"}], "text": s.record().text}


def test_a_position_and_a_pack_become_a_table(tmp_path):
    path = tmp_path / "here.position"
    path.write_text("position: masters\nsetup: {}\nveil: 2\nnow: turn ishtvan 2\n")
    made = creation(request("", position=path, pack=PACK))
    assert made.path == "api/tables"
    assert made.body["position"] == path.read_text()
    assert made.body["pack"] == PACK.read_text()
    assert "setup" not in made.body


@pytest.mark.parametrize(
    ("more", "needle"),
    [
        ({"pace": 11}, "at most 10 seconds"),
        ({"pace": "slow"}, "is not a pace"),
        ({"seed": 2**64}, "18 digits"),
        ({"bots": 1}, "There is no seat 1"),
    ],
)
def test_what_a_table_cannot_be(more, needle):
    with pytest.raises(BadOptions, match=needle):
        creation(request(**more))


@in_loop
async def test_the_link_holds_the_seats_of_all_people_and_the_table(tmp_path):
    async with running(database(tmp_path)) as server:
        made = creation(request(setup={"players": "3"}, bots="1"))
        link = await asyncio.to_thread(tables.create, f"{server.url}/", made)
        found = re.fullmatch(re.escape(server.url) + r"/#t=(\w+)&k=([\w-]+)&k=([\w-]+)&o=([\w-]+)", link)
        assert found
        for seat, token in ((0, found[2]), (2, found[3])):
            async with server.client.sit(found[1], token, owner=found[4]) as sitting:
                assert sitting.welcome["seat"] == seat
                assert sitting.welcome["owner"]
        assert await asyncio.to_thread(tables.create, f"{server.url}/", None) == f"{server.url}/"


@in_loop
async def test_a_person_who_leaves_all_seats_to_bots_watches(tmp_path):
    async with running(database(tmp_path)) as server:
        link = await asyncio.to_thread(tables.create, f"{server.url}/", creation(request(bots="all", pace=10)))
        table, token, owner = re.findall(r"=([\w-]+)", link)
        async with server.client.sit(table, token, owner=owner) as sitting:
            assert sitting.welcome["role"] == "spectator"
            assert sitting.welcome["owner"]
            assert sitting.welcome["table"]["pace"] == 10


@in_loop
async def test_a_saved_game_continues_with_bots(tmp_path):
    s = masters(seed=3, players=2)
    for _ in range(5):
        s.choose(0)
    path = tmp_path / "saved.jsonl"
    path.write_text(s.record().text)
    async with running(database(tmp_path)) as server:
        bot = 1 - s.asked[0]
        link = await asyncio.to_thread(
            tables.create, f"{server.url}/", creation(request("", resume=path, bots=bot, player="random"))
        )
        table, token, _ = re.findall(r"=([\w-]+)", link)
        async with server.client.sit(table, token) as sitting:
            assert sitting.number == 5
            seats = sitting.welcome["table"]["seats"]
            assert [seat["kind"] for seat in seats] == ["bot" if seat == bot else "person" for seat in (0, 1)]
            assert seats[bot]["player"] == "random"


@in_loop
async def test_refusals_of_the_server_are_sentences(tmp_path):
    async with running(database(tmp_path)) as server:
        with pytest.raises(BadOptions, match="There is no player “gredy”"):
            await asyncio.to_thread(tables.create, f"{server.url}/", creation(request(player="gredy")))
        wrong = {"text": masters().record().text, "seats": [{}, {}]}
        with pytest.raises(BadOptions, match="for 1 seats; 2 are given"):
            await asyncio.to_thread(tables.call, f"{server.url}/", "api/records", wrong)
        position = {"game": "masters", "position": "position: masters\nsetup: {}\nnow: turn ishtvan 2\n"}
        made = await asyncio.to_thread(tables.call, f"{server.url}/", "api/tables", position)
        assert len(made["seats"]) == 1


@pytest.mark.parametrize(
    "answer", ["", "HTTP/1.0 200 OK\r\n\r\nhello", "HTTP/1.0 404 No\r\n\r\nhello", "HTTP/1.0 500 No\r\n\r\n[]"]
)
@in_loop
async def test_another_program_on_the_port(monkeypatch, answer):
    async def serve(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer.encode())
        writer.close()

    monkeypatch.setenv("http_proxy", "http://192.0.2.1:1")  # nothing goes through it
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    with pytest.raises(CoterieError, match="does not answer"):
        await asyncio.to_thread(tables.call, address, "api/hello")
    server.close()


def test_another_version_is_left_alone(monkeypatch):
    monkeypatch.setattr(tables, "call", lambda address, path: {"protocol": 99})
    with pytest.raises(BadOptions, match="another version"):
        tables.check_server("http://127.0.0.1:8000/")
