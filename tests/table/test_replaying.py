"""Looking back: pages give the scenes that a seat has seen, and nothing is played twice for them."""

import random
from typing import Any

import msgspec
import pytest

import coterie
from coterie.kernel.moves import moves_of
from coterie.kernel.state import State
from coterie.table.protocol.refusal import Refusal
from coterie.table.room import replaying
from coterie.table.room.replaying import PAGE, Replaying
from coterie.table.store import past
from coterie.table.turns import at_once
from tests.table.tools import unfolded


class Room:
    """The part of a table that looking back needs."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names = state.names


def played(name, choices, seed=1, **setup):
    """Return a position after random choices."""
    return on(coterie.game(name).start(setup, seed=seed), choices, seed)


def on(s, choices, seed):
    """Return a position after some more random choices; the earlier one is unchanged."""
    s, rng = s.clone(), random.Random(seed)
    for _ in range(choices):
        if not s.over:
            s.choose(rng.randrange(len(s.question.options)))
    return s


def page(looking, seat, first, line=0):
    """Return a page as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(at_once(looking.page(seat, first, line))))


def all_of(looking, seat):
    """Return all scenes, page by page, and their size."""
    found: list[Any] = []
    first, size = 0, 0
    while first is not None:
        told = page(looking, seat, first, found[-1]["line"] if found else 0)
        found += unfolded(told)
        first = told["next"]
        size += len(msgspec.json.encode(told))
    return found, size


def counted(monkeypatch):
    """Return a list that counts the moves carried out from now on."""
    moves, real = [], past.go_on

    def counting(now, move):
        moves.append(move)
        return real(now, move)

    monkeypatch.setattr(replaying, "go_on", counting)
    return moves


@pytest.mark.parametrize("name", coterie.games())
def test_pages_are_put_together_to_the_scenes_that_were_seen(name):
    s = played(name, 130)
    total = len(moves_of(s)) + 1
    room: Any = Room(s)
    for seat in (0, -1):
        found, size = all_of(Replaying(room), seat)
        again, line, whole = coterie.game(name).start(s.setup, seed=1), 0, 0
        for at, (scene, move) in enumerate(zip(found, [*moves_of(s), None], strict=True)):
            seen = msgspec.json.encode(again.scene(seat, line))
            assert scene == msgspec.json.decode(seen), at
            whole += len(seen)
            line = again.chain[1] if again.chain is not None else 0
            if move is not None:
                again.pick(move)
        assert len(found) == total
        assert 3 * size < whole


def test_nothing_is_played_twice_for_pages_one_after_another(monkeypatch):
    s = played("vtes", 250)
    room: Any = Room(s)
    moves = counted(monkeypatch)
    looking = Replaying(room)
    n = len(moves_of(s))
    assert n > 220
    assert len(all_of(looking, 0)[0]) == n + 1
    assert len(moves) == n
    page(looking, 1, 200)
    assert len(moves) == n + n - 200


def test_a_page_that_does_not_follow_brings_the_whole_log():
    s = played("primer", 60, rounds=20)
    room: Any = Room(s)
    lines = page(Replaying(room), 0, 40)["scene"]["log"]
    everything = [line for scene in all_of(Replaying(room), 0)[0][:41] for line in scene["log"]]
    assert lines == everything


def test_what_was_taken_back_is_not_shown(monkeypatch):
    before = played("rivals", 90)
    room: Any = Room(on(before, 60, 2))
    looking = Replaying(room)
    page(looking, 0, PAGE)
    room.state = on(before, 60, 3)
    assert page(looking, 0, PAGE) == page(Replaying(room), 0, PAGE)
    moves = counted(monkeypatch)
    page(looking, 0, PAGE)
    assert len(moves) == 50


def test_what_is_kept_is_bounded(monkeypatch):
    monkeypatch.setattr(replaying, "PAGE", 10)
    monkeypatch.setattr(replaying, "KEPT", 3)
    room: Any = Room(played("primer", 70, rounds=20))
    looking = Replaying(room)
    assert all_of(looking, 0)[0] == all_of(looking, 0)[0]
    assert len(looking._kept) == 3


def test_conceding_is_the_last_scene():
    s = played("primer", 10)
    s.concede(s.asked[0])
    room: Any = Room(s)
    assert page(Replaying(room), 0, 11)["scene"]["ending"] is not None
    with pytest.raises(Refusal, match="from 0 to 11"):
        at_once(Replaying(room).page(0, 12, 0))
