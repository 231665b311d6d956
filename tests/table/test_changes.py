"""Changes of a scene are sent instead of the scene if that is shorter; applied, they give the same scene."""

import random
from typing import Any

import msgspec
import pytest

from coterie.games.masters import GAME as MASTERS
from coterie.games.primer import GAME as PRIMER
from coterie.table.protocol.changes import applied, difference
from coterie.table.protocol.from_server import encode
from coterie.table.room.listeners import Listener
from tests.table.tools import database, in_loop, plain, play, running, together


@pytest.mark.parametrize(
    ("game", "setup"),
    [(MASTERS, {"players": 2, "vampires": ["imre", "nevena", "laszlo"]}), (PRIMER, {"players": 3})],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_scene_and_what_has_changed_make_the_next_scene(game, setup):
    for seed in range(3):
        s, rng = game.start(setup, seed=seed), random.Random(seed)
        shown = {seat: s.scene(seat) for seat in range(-1, s.seats)}
        whole = sent = 0
        while s.asked is not None:
            for _ in range(rng.randrange(1, 4)):
                if s.asked is not None:
                    s.pick(rng.randrange(len(s.asked[2])))
            for seat, old in shown.items():
                new = s.scene(seat, old["line"])
                change = plain(difference(old, new))
                assert applied(plain(old), change) == plain(new)
                shown[seat] = new
                whole, sent = whole + len(encode(new)), sent + len(encode(change))
        assert sent < 0.8 * whole
        assert {area for each in change.get("areas", ()) for area in each["area"]} <= set().union(*new["areas"])


def test_nothing_has_changed_in_the_same_scene():
    scene = MASTERS.start({}, seed=1).scene(0)
    assert plain(difference(scene, scene)) == {"line": scene["line"], "log": scene["log"]}


def test_areas_and_pieces_come_go_and_change_places():
    def area(name, *pieces, **more):
        return {
            "id": name,
            "title": name,
            "layout": "row",
            "pieces": [{"id": p, "kind": "card"} for p in pieces],
            **more,
        }

    rest = dict.fromkeys(("moment", "players", "procedures", "asked", "question", "ending"), 0)
    old: dict[str, Any] = {
        **rest,
        "line": 1,
        "log": [],
        "areas": [area("a", "x", "y", "z"), area("b"), area("c", "", "")],
    }
    new = {**old, "ending": None, "areas": [area("c", "", ""), area("a", "z", "new", "x", note="n"), area("d", "w")]}
    change = plain(difference(old, new))
    assert change["order"] == ["c", "a", "d"]
    assert [each["area"]["id"] for each in change["areas"]] == ["a", "d"]
    assert change["areas"][0]["pieces"] == ["z", "new", "x"]
    assert [piece["id"] for piece in change["areas"][0]["area"]["pieces"]] == ["new"]
    assert applied(old, change) == new
    alike = {**old, "areas": [*old["areas"][:2], area("c", "", "", "")]}  # pieces without names of their own
    change = plain(difference(old, alike))
    assert change["areas"] == [{"area": area("c", "", "", "")}]
    assert applied(old, change) == alike
    assert applied(old, plain(difference(old, {**old, "areas": []}))) == {**old, "areas": []}


def kinds(sitting):
    """Return a list that receives the types and sizes of all messages that a connection hears from now on."""
    told = []
    hear = sitting._hear

    def heard(message):
        told.append((message["type"], len(encode(message))))
        hear(message)

    sitting._hear = heard
    return told


@in_loop
async def test_a_client_that_accepts_changes_gets_them_and_sees_the_same(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}], setup={"vampires": ["imre", "mila"]}, seed=3)
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as watcher, table.sit(0, changes=False) as whole:
            told, all_told = kinds(a), kinds(whole)
            await play([a, b], random.Random(1), 40)
            for one in (a, b, watcher, whole):
                await one.until(lambda one=one: one.number == table.room.past.number)
            for one, seat in ((a, 0), (b, 1), (watcher, -1), (whole, 0)):
                assert {**together(one), "log": []} == {**plain(table.room.state.scene(seat)), "log": []}
            assert [kind for kind, _ in told].count("changes") == 40
            assert [kind for kind, _ in all_told].count("scene") == 40
            assert sum(size for _, size in told) < 0.6 * sum(size for _, size in all_told)
            assert whole.log == a.log


@in_loop
async def test_a_scene_is_sent_whole_where_changes_would_be_longer(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seed=3)
        async with table.sit(0):
            audience = table.room.audience
            scene = audience.scene(0, 0)
            listener = Listener(0, changes=True)
            other: Any = {**dict.fromkeys(scene), "areas": []}  # nothing is as it was
            for shown, kind in ((None, "scene"), (scene, "changes"), (other, "scene")):
                listener.shown = shown
                audience.show_to(listener)
                assert msgspec.json.decode(await listener.next() or b"")["type"] == kind
                assert listener.shown is not None
                assert listener.shown["areas"] is scene["areas"]


@in_loop
async def test_after_an_undo_and_a_new_connection_changes_begin_anew(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seed=1)
        async with table.sit(0) as ann:
            for _ in range(6):
                await ann.choose(ann.options[0]["notation"])
            await ann.say("undo")
            await ann.until(lambda: ann.number == 5)
            assert together(ann) == plain(table.room.state.scene(0))  # with the whole log
            told = kinds(ann)
            await ann.close()
            await ann.open()
            assert [kind for kind, _ in told if kind in ("scene", "changes")] == ["scene"]
            await ann.choose(ann.options[0]["notation"])
            assert {**together(ann), "log": []} == {**plain(table.room.state.scene(0)), "log": []}
