"""Printed facts are left out for clients that have them, and can be restored from the table's texts."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import coterie
from coterie.table import descriptions
from coterie.table.protocol.changes import PRINTED, applied, difference
from coterie.table.room.printed import Printed
from tests.table.tools import FREE, database, in_loop, plain, play, running


class Room(SimpleNamespace):
    """The part of a table that is needed: its game and a position."""


def dressed(piece: Any, faces: Any) -> Any:
    """Return a piece with the omitted facts restored, as the page does it."""
    on = {"on": [dressed(other, faces) for other in piece["on"]]} if "on" in piece else {}
    if "kind" in piece:
        return {**piece, **on}
    return {**{name: value for name, value in faces[piece["face"]].items() if name in PRINTED}, **piece, **on}


def whole(scene: Any, faces: Any) -> Any:
    """Return a scene with the omitted facts restored."""
    areas = [
        {**area, "pieces": [dressed(piece, faces) for piece in area["pieces"]]} if "pieces" in area else area
        for area in scene["areas"]
    ]
    return {**scene, "areas": areas}


def as_told(found: Any, told: Any) -> Any:
    """Return a scene without printed facts that the game does not put into scenes, because clients have them anyway."""
    if isinstance(found, dict) and isinstance(told, dict):
        return {
            name: as_told(each, told.get(name)) for name, each in found.items() if name in told or name not in PRINTED
        }
    if isinstance(found, list) and isinstance(told, list) and len(found) == len(told):
        return [as_told(*each) for each in zip(found, told, strict=True)]
    return found


def faces_of(cards: Any) -> Any:
    """Return what is printed, by face, from the response of /api/cards."""
    return {card["topic"]: card["piece"] for card in cards if card.get("piece")}


@pytest.mark.parametrize("name", coterie.games())
def test_scenes_and_changes_can_be_made_whole_again(name):
    s, rng = coterie.game(name).start({}, seed=3), random.Random(3)
    faces = faces_of(plain(descriptions.cards(s)))
    room: Any = Room(state=s, game=s.game)
    printed, before, saved = Printed(room), None, 0
    for _ in range(60):
        scene: Any = s.scene(0)
        told, full = plain(scene), len(msgspec.json.encode(scene))
        bare = plain(printed.bare(scene))
        assert as_told(whole(bare, faces), told) == told == plain(scene)
        saved += full - len(msgspec.json.encode(bare))
        if before is not None:
            change = printed.bare_change(difference(before, scene))
            assert as_told(whole(applied(plain(before), plain(change)), faces), told) == told
        before = scene
        if s.over:
            break
        s.choose(rng.randrange(len(s.question.options)))
    assert saved > (10_000 if name != "masters" else -1)


@pytest.mark.parametrize("name", ["rivals", "l5r", "vtes"])
def test_a_fifth_of_a_scene_and_more_is_printed(name):
    s = coterie.game(name).start({}, seed=1)
    room: Any = Room(state=s, game=s.game)
    scene = s.scene(0)
    bare, full = len(msgspec.json.encode(Printed(room).bare(scene))), len(msgspec.json.encode(scene))
    assert 5 * bare < 4 * full, (bare, full)


def test_what_shows_less_than_is_printed_is_sent_as_it_is():
    s = coterie.game("rivals").start({}, seed=1)
    room: Any = Room(state=s, game=s.game)
    face: Any = dict(s.game.talk.face(s, "hydra"))
    less = {"id": "piece:1", "kind": face["kind"], "name": face["name"], "face": "hydra"}
    other = {"id": "piece:2", **face, "name": "Somebody"}
    scene = {"areas": [{"id": "a", "pieces": [less, other, {"id": "x", "kind": "hidden", "face": None}]}]}
    found = Printed(room).bare(scene)["areas"][0]["pieces"]
    assert found[0] == less
    assert (found[1]["name"], "kind" in found[1], "text" in found[1]) == ("Somebody", False, False)
    assert found[2] == {"id": "x", "kind": "hidden", "face": None}


@in_loop
async def test_each_connection_gets_what_it_has_said_that_it_needs(tmp_path):
    async with running(database(tmp_path), limits=FREE) as house:
        table = await house.create("primer", seats=[{}, {}])
        cards = await house.client.request("GET", "/api/cards", None, table.tokens[0], table=table.id)
        faces = faces_of(cards["cards"])
        async with table.sit(0) as a, table.sit(1) as b, table.sit(0, cards=True) as twin:
            bare = [piece for area in twin.scene["areas"] for piece in area.get("pieces", ()) if "kind" not in piece]
            assert bare
            await play([a, b], random.Random(5), 12)
            await twin.until(lambda: twin.number == a.number)
            assert twin.scene != a.scene
            assert {**whole(twin.scene, faces), "log": []} == {**a.scene, "log": []}
