"""Descriptions of a game for clients are computed once, while the server continues."""

import asyncio
import threading

import pytest

import coterie
from coterie.table import descriptions
from coterie.table.shelf import Shelf
from tests.table.tools import FREE, database, in_loop, inside, running


def counting(monkeypatch, owner, name):
    """Return a list that receives the names of the calls of a function, which is carried out as before."""
    calls, real = [], getattr(owner, name)

    def counted(*args):
        calls.append(name)
        return real(*args)

    monkeypatch.setattr(owner, name, counted)
    return calls


@pytest.mark.parametrize("name", coterie.games())
def test_topics_are_put_together_once_for_all_texts_of_a_game(monkeypatch, name):
    s = coterie.game(name).start({}, seed=1)
    calls = counting(monkeypatch, type(s.game.talk), "topics")
    assert len(descriptions.cards(s)) > 10
    assert calls == ["topics"]


@pytest.mark.parametrize("name", coterie.games())
def test_every_card_of_a_game_has_a_text_and_nothing_else_but_terms(name):
    game = coterie.game(name)
    found = descriptions.cards(game.start({}, seed=1))
    assert {text.topic for text in found} >= set(game.faces)
    assert {text.topic for text in found if text.kind != "term"} <= set(game.faces)
    assert all(text.name and text.lines for text in found)
    assert not [
        text.topic for text in found for line in text.lines if line.startswith("Now:")
    ]  # of no table in particular


def test_the_texts_of_a_game_are_worked_out_once(monkeypatch):
    shelf = Shelf({"primer": "coterie.games.primer:GAME", "masters": "coterie.games.masters:GAME"})
    calls = counting(monkeypatch, descriptions, "cards")
    found = [shelf.cards(shelf.find(name)) for name in ("primer", "masters", "primer", "masters")]
    assert found[:2] == found[2:]
    assert len(calls) == 2


def test_what_is_kept_of_games_is_bounded(monkeypatch):
    monkeypatch.setattr("coterie.table.shelf.DESCRIBED", 1)
    shelf = Shelf({"primer": "coterie.games.primer:GAME", "masters": "coterie.games.masters:GAME"})
    calls = counting(monkeypatch, descriptions, "cards")
    for name in ("primer", "masters", "primer"):
        shelf.cards(shelf.find(name))
    assert len(calls) == 3


@in_loop
async def test_the_texts_of_a_table_tell_its_house_rules(tmp_path, monkeypatch):
    monkeypatch.setattr("coterie.table.shelf.WAYS_KEPT", 2)
    games = {"rivals": "coterie.games.rivals:GAME"}
    async with running(database(tmp_path), games=games) as house:
        plain, changed = await house.create("rivals"), await house.create("rivals", setup={"wounded": "below"})
        told = []
        for table in (plain, changed, plain):
            where = f"?game=rivals&table={table.id}"
            found = await house.client.request("GET", f"/api/cards{where}", token=table.owner)
            lines = next(card["lines"] for card in found["cards"] if card["topic"] == "wounded")
            looked = await house.client.request("GET", f"/api/look{where}&name=wounded", token=table.owner)
            assert (looked["lines"], bool(found["how"])) == (lines, True)
            told.append(lines[0])
        assert told[0] == told[2] != told[1]
        assert "below half" in told[1]
        shelf, game = house.server.lobby.shelf, plain.room.game
        for n in range(3):  # what is kept is bounded
            shelf.cards(game, {"base_influence": 3 + n})
        assert len(shelf._described_once(game)._cards) == 2


@in_loop
async def test_the_server_answers_others_while_it_puts_texts_together(tmp_path, monkeypatch):
    go_on, real = threading.Event(), descriptions.cards

    def slow(s):
        assert go_on.wait(30), "nobody else was answered"
        return real(s)

    monkeypatch.setattr(descriptions, "cards", slow)
    async with inside(database(tmp_path)) as client:
        cards = asyncio.create_task(client.get("/api/cards?game=primer"))
        assert (await client.get("/api/tables")).status_code == 200
        assert not cards.done()
        go_on.set()
        assert len((await cards).json()["cards"]) > 10


@in_loop
async def test_tables_of_a_game_share_its_texts(tmp_path, monkeypatch):
    calls = counting(monkeypatch, descriptions, "cards")
    async with running(database(tmp_path), limits=FREE) as house:
        for _ in range(2):
            table = await house.create("primer", setup={"players": 2})
            found = await house.client.request("GET", "/api/cards", None, table.tokens[0], table=table.id)
            assert len(found["cards"]) > 10
    assert calls == ["cards"]


@pytest.mark.parametrize("path", ["cards", "how"])
@in_loop
async def test_the_texts_of_many_tables_leave_threads_to_others(tmp_path, monkeypatch, path):
    """Whoever asks for those of forty tables with packs of their own gets them one after another."""
    go_on, waiting = threading.Event(), []
    async with inside(database(tmp_path)) as client:
        made = (await client.post("/api/tables", json={"game": "primer", "public": True})).json()
        real = getattr(Shelf, path)

        def slow(*args):
            waiting.append(path)
            assert go_on.wait(30)
            return real(*args)

        monkeypatch.setattr(Shelf, path, slow)
        asked = [asyncio.ensure_future(client.get(f"/api/{path}", params={"table": made["table"]})) for _ in range(8)]
        while not waiting:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        try:
            assert len(waiting) == 1
        finally:
            go_on.set()
        assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200] * 8
