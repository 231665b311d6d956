"""A seat gets its own scene and nothing else; spectators see nothing hidden."""

import asyncio
import json
import random
from typing import Any

import pytest

from coterie.games.primer import GAME
from coterie.kernel.knowledge import knows
from coterie.table.room.listeners import Listener
from tests.table.tools import database, in_loop, play, refused, running, whoever


class Tapped:
    """Records everything that a connection is sent, as text."""

    def __init__(self, sitting):
        self.sitting: Any = sitting
        self.texts: list[Any] = []
        hear = sitting._hear

        def listened(message):
            self.texts.append(message)
            hear(message)

        sitting._hear = listened


def hidden_names(state, seat):
    """Return the names of faces that a seat knows on no piece at all."""
    known = {state.pieces[p].face for p in range(len(state.pieces)) if knows(state, seat, p)}
    return {state.game.faces[face].name for face in {piece.face for piece in state.pieces} - known}


@pytest.mark.parametrize("players", [2, 3])
@in_loop
async def test_nothing_hidden_is_sent_to_anybody(tmp_path, players):
    """Everything sent is searched after each choice, for each seat and for a spectator."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}] * players, setup={"rounds": 8}, seed=2)
        people = [table.sit(seat) for seat in range(players)]
        taps = [Tapped(one) for one in (*people, table.watch())]
        for tap in taps:
            await tap.sitting.open()
        rng, looked = random.Random(3), 0
        while (asked := await whoever(people)) is not None:
            state = table.room.state
            await taps[-1].sitting.until(lambda s=state: taps[-1].sitting.number == table.room.past.number)
            for seat, tap in zip((*range(players), -1), taps, strict=True):
                secret = hidden_names(state, seat)
                for message in tap.texts:
                    text = json.dumps(message)
                    assert not [name for name in secret if f'"{name}"' in text or f" {name} " in text], (seat, message)
                    looked += len(secret)
                    if message["type"] == "scene":
                        assert message["scene"]["seat"] == seat
                        question, windows = message["scene"]["question"] or {"seat": None}, message["windows"]
                        assert "options" not in question, "they come with the windows, once"
                        assert [window["seat"] for window in windows] == [seat] * len(windows)
                        assert bool(windows) == (question["seat"] == seat)
                tap.texts.clear()
            await asked.choose(rng.choice(asked.options)["notation"])
        assert looked > 1000
        for tap in taps:
            await tap.sitting.close()


@in_loop
async def test_nothing_that_is_sent_while_the_game_runs_tells_seed_dice_or_fingerprint(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"rounds": 20})
        taps = [Tapped(table.sit(0, owner=table.owner)), Tapped(table.sit(1)), Tapped(table.watch())]
        for tap in taps:
            await tap.sitting.open()
        people = [tap.sitting for tap in taps[:2]]
        secrets = {str(table.room.meta.origin[1]), table.room.meta.salt}
        for _ in range(40):
            await play(people, random.Random(4), 1)
            secrets |= {str(table.room.state.dice), table.room.state.fingerprint()}
        assert not table.room.state.over, "a game that is over tells its seed, and rightly"
        everything = json.dumps([tap.texts for tap in taps])
        for page in ("replay", ""):
            path = f"/api/tables/{table.id}/{page}".rstrip("/")
            everything += json.dumps(await house.client.request("GET", path, token=table.owner))
        everything += json.dumps(await house.client.request("GET", "/api/tables"))
        assert not [secret for secret in secrets if secret in everything]
        for tap in taps:
            await tap.sitting.close()


@in_loop
async def test_what_others_are_refused_with_tells_no_options(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b, table.watch() as w:
            asked = await whoever([a, b])
            other = b if asked is a else a
            own = [option["notation"] for option in asked.options]
            for person in (other, w):
                for choice in (own[0], "nothing", f"{own[0]} + {own[-1]}"):
                    for kind in ("choose", "why"):
                        chosen = {"question": asked.question, "choice": choice}
                        fields = chosen if kind == "choose" else {"choices": [choice]}
                        code, sentence = await refused(person, kind, **fields)
                        assert code == "not_yours"
                        assert not [notation for notation in own if notation in sentence]


@in_loop
async def test_pairs_of_worlds_send_everybody_else_the_same(tmp_path):
    """Two tables differ only in what seat 1 hides: seat 0 and a spectator are sent the same, whatever is played openly."""
    first = GAME.start({"players": 2, "rounds": 4}, seed=5)
    async with running(database(tmp_path)) as house:
        rng, sent = random.Random(6), []
        worlds = [first, first.sample(0, rng)]
        assert worlds[0].fingerprint() != worlds[1].fingerprint()
        for world in worlds:
            table = await house.create("primer", seats=[{}, {}])
            room = await house.server.lobby.room(table.id)
            room.past.state = world.clone()
            room.past.state.dice = 1
            room.changed()
            a, w = Tapped(table.sit(0)), Tapped(table.watch())
            await a.sitting.open()
            await w.sitting.open()
            while room.asked == (0,):  # seat 0 alone: it ends its turn
                await a.sitting.choose(a.sitting.options[-1]["notation"])
            await asyncio.sleep(0.05)
            sent.append([scenes(a.texts), scenes(w.texts)])
            await a.sitting.close()
            await w.sitting.close()
        assert sent[0] == sent[1]


@in_loop
async def test_the_form_of_a_message_does_not_depend_on_how_much_another_seat_sees(tmp_path):
    """A spectator is sent changes if they are shorter than the spectator's own scene, however long other scenes are."""
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}])
        audience = table.room.audience
        watcher: Any = Listener(-1, changes=True)
        scene = audience.scene(-1, 0)
        other = {"moment": {}, "players": [], "procedures": [], "asked": [9], "question": {}, "ending": {}, "areas": []}
        watcher.shown = {**scene, **other}  # all is different, so that the changes are longer than the scene
        audience._message({**audience.scene(0, 0), "title": "x" * 100_000}, Listener(0), {}, whole=True)
        assert json.loads(audience._message(scene, watcher, {}, whole=True))["type"] == "scene"


def scenes(messages):
    return [message for message in messages if message["type"] == "scene"]
