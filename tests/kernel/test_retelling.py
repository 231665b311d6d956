"""What happened between two positions, one moment after another."""

import json
import random
from typing import Any

import pytest

import coterie
from coterie.kernel import moves
from coterie.kernel import retelling as module
from coterie.kernel.knowledge import knows
from coterie.kernel.retelling import retold


def played(name, seed, players=2):
    """Yield each choice of a random game: the position before it and after it."""
    state, rng = coterie.game(name).start({"players": players}, seed=seed), random.Random(seed)
    while not state.over:
        before = state.clone()
        state.pick(rng.randrange(len(state.asked[2])))
        yield before, state


def test_there_is_a_moment_for_each_line_and_the_last_one_is_left_out():
    longest = 0
    for before, after in played("masters", 5):
        since = before.chain[1]
        told = [line["n"] for line in after.clone().scene(0, since)["log"]]
        found = retold(before, after, [0])[0]
        longest = max(longest, len(found))
        assert found[0].line == since
        assert [area["id"] for area in found[0].areas] == [area["id"] for area in before.clone().scene(0)["areas"]]
        lines = [one.line for one in found]
        assert lines == sorted(set(lines))
        assert set(lines[1:]) <= set(told)
        assert not told or lines[-1] < told[-1], "what follows the last moment is the present"
    assert longest > 4, "a day has many moments"


def test_a_moment_shows_the_table_as_it_was_then():
    """After “3 agents appear in the museum” they are there, though a fight has removed them before the next question."""
    seen = set()
    for before, after in played("masters", 2):
        city: dict[str, Any] = {}
        for one in retold(before, after, [0])[0]:
            city |= {area["id"]: area for area in one.areas}
            held = sum(
                piece.get("count", 0) for place in city["city"]["pieces"] for piece in place["on"]
                if piece["kind"] in ("hidden", "exposed")
            )  # fmt: skip
            seen.add(held + city["reserve"]["pieces"][0]["count"])
    assert len(seen) <= 2, "agents are in the city or in the reserve at every moment"


def test_looking_changes_nothing():
    for before, after in played("primer", 3):
        was = before.fingerprint(), after.fingerprint()
        retold(before, after, [0])[0]
        assert (before.fingerprint(), after.fingerprint()) == was


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_what_a_seat_does_not_know_is_in_no_moment(seat):
    looked = 0
    for before, after in played("primer", 4, players=3):
        known = {
            state.pieces[p].face for state in (before, after) for p in range(len(state.pieces)) if knows(state, seat, p)
        }
        hidden = {after.game.faces[face].name for face in {piece.face for piece in after.pieces} - known}
        text = json.dumps([one._asdict() for one in retold(before, after, [seat])[seat]])
        assert not [name for name in hidden if f'"{name}"' in text]
        looked += len(hidden)
    assert looked > 100


def test_there_are_not_more_moments_than_can_be_shown(monkeypatch):
    monkeypatch.setattr(module, "MOST", 3)
    assert max(len(retold(before, after, [0])[0]) for before, after in played("masters", 5)) == 3


@pytest.mark.parametrize(("name", "players"), [("masters", 2), ("primer", 3)])
def test_seats_that_are_told_together_are_told_the_same_as_alone(name, players, monkeypatch):
    made = []

    def make(s, move, stop):
        made.append(move)
        moves.make(s, move, stop)

    monkeypatch.setattr(module, "make", make)
    seats = [*range(players), -1]
    for before, after in played(name, 4, players):
        together = retold(before, after, seats)
        assert made == moves.moves_of(after, before.moves), "each choice is made once"
        assert together == {seat: retold(before, after, [seat])[seat] for seat in seats}
        made.clear()


def test_positions_that_are_the_same_have_no_moments_between_them():
    state = coterie.game("masters").start({}, seed=1)
    assert [one.line for one in retold(state, state, [0])[0]] == [state.chain[1]]
