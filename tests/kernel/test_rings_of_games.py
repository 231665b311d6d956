"""Rings in whole games of the primer: the games are the same as if seats were asked in turn, and who is asked reveals
nothing."""

import os
import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

from coterie.games.primer import GAME, PrimerGame
from coterie.games.primer.cards import CARDS
from coterie.games.primer.cards.definition import RECRUIT, answer
from coterie.games.primer.words.points import Earn
from coterie.kernel.records import record, restore, snapshot
from coterie.kernel.rings import Answer, Ring
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.groups import Cards

SEEDS = 5 * int(os.environ.get("COTERIE_SEEDS", "2"))  # games of each set-up; more look deeper
SETUPS = [(players, windows) for players in (2, 3, 4) for windows in ("all", "useful")]


def shape(ring: Ring) -> list:
    return [(w.place, w.seat, w.prompt) for w in ring.windows]


# ── the same games ──────────────────────────────────────────────────────────────────────────────────────────────────


def will(s, seed: int) -> int:
    """Return what the asked seat wants to choose in a position: a draw that depends on nothing else."""
    rng = random.Random(f"{seed} {s.fingerprint()}")
    asked = s.asked
    return asked[3] % len(asked[2]) if asked[4] and rng.random() < 0.5 else rng.randrange(len(asked[2]))


def in_turn(start, seed: int):
    """Play a game in which the windows are asked one after another."""
    s = start.clone()
    while not s.over:
        s.pick(will(s, seed))
    return s


def stored(s, ring: Ring):
    """Return the position and its ring after a restart, from what was written to disk."""
    disk = msgspec.json.encode({"position": snapshot(s), "answers": [list(a) for a in ring.answers.values()]})
    read = msgspec.json.decode(disk)
    again = restore(s.game, s.setup, read["position"])
    again.chain, again.moves, again.origin = s.chain, s.moves, s.origin  # what the table's own record restores
    ring = again.ring()
    for given in read["answers"]:
        ring.give(Answer(*given))
    return again, ring


def in_rings(start, seed: int, arrivals: random.Random):
    """Play a game in which all are asked at once: answers come in any order, are changed, and survive a restart.

    Returns:
        The game at its end, and the number of void answers.
    """
    s, void = start.clone(), 0
    while not s.over:
        ring = s.ring()
        places = list(range(len(ring.windows)))
        arrivals.shuffle(places)
        for place in places:
            here = ring.windows[place]
            if arrivals.random() < 0.2:
                wrong = arrivals.randrange(len(here.question.options))
                asked = ring.asked
                before = len(ring.answers)
                ring.answer(here.seat, place, wrong)
                if not ring.closed:
                    assert ring.asked == asked
                elif len(ring.answers) > before:  # it would have been played: this one thinks again in time
                    ring.withdraw(here.seat, place)
            if arrivals.random() < 0.1:
                s, ring = stored(s, ring)
            ring.answer(here.seat, place, will(ring.windows[place].state, seed))
            if ring.closed:
                break
        void += len(ring.void())
        for a in ring.resolve():
            assert s.asked[0] == a.seat
            s.choose(a.choice)
    return s, void


@pytest.mark.parametrize(("players", "windows"), SETUPS)
def test_asked_at_once_the_game_is_the_same_as_asked_in_turn(players, windows):
    void = longest = 0
    for seed in range(SEEDS):
        start = GAME.start({"players": players, "windows": windows, "rounds": 2}, seed=seed)
        one, (other, lost) = in_turn(start, seed), in_rings(start, seed, random.Random(seed))
        assert other.fingerprint() == one.fingerprint()
        assert other.log(-1) == one.log(-1)
        assert all(other.log(seat) == one.log(seat) for seat in range(players))
        assert record(other).text == record(one).text
        void, longest = void + lost, max(longest, *[len(w) for w in rings_of(one)])
    if windows == "all":
        assert longest > 1
        assert void > 0 or players < 4  # with fewer it is rare that one answer changes another window


def rings_of(end) -> list:
    """Return the rings that a game went through, from its record."""
    s, found = end.game.start(end.setup, seed=end.origin[1]), []
    for line in record(end).choices:
        found.append(s.ring().windows)
        s.choose(line)
    return found


def several(players: int, seed: int, least: int = 2, most: int = 5) -> list:
    """Return the positions of a game whose ring has several windows."""
    s, rng, found = GAME.start({"players": players}, seed=seed), random.Random(seed), []
    while not s.over:
        if least <= len(s.ring().windows) <= most:
            found.append(s.clone())
        s.pick(will(s, rng.randrange(3)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_arrival_gives_the_same_game(players):
    rng, lengths = random.Random(players), set()
    for s in [s for seed in range(3) for s in several(players, seed)][:30]:
        places = range(len(s.ring().windows))
        lengths.add(len(places))
        wanted = {w.place: will(w.state, rng.randrange(9)) for w in s.ring().windows}
        one = s.clone()
        for place in places:
            window = s.ring().windows[place]
            one.pick(wanted[place])
            if wanted[place] != window.passing:
                break
        found = set()
        for order in permutations(places):
            ring, then = s.ring(), s.clone()
            for place in order:
                ring.answer(ring.windows[place].seat, place, wanted[place])
                if ring.closed:
                    break
            for a in ring.resolve():
                then.choose(a.choice)
            found.add(then.fingerprint())
        assert found == {one.fingerprint()}
    assert len(lengths) > 1


# ── who may see what ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_the_same_ring_in_all_worlds_that_it_cannot_tell_apart(players):
    rng, different = random.Random(7), 0
    for s in several(players, seed=players, least=1, most=9)[::3]:
        for seat in range(players):
            other = s.sample(seat, rng)
            assert shape(other.ring()) == shape(s.ring())
            assert other.scene(seat) == s.scene(seat)
            assert [
                [o.notation for o in w.question.options] for w in other.ring().windows_of(seat)
            ] == [[o.notation for o in w.question.options] for w in s.ring().windows_of(seat)]  # fmt: skip
            different += other.notation() != s.notation()
    assert different > 20


def test_windows_that_may_leak_do():
    rng, told = random.Random(7), 0
    s = GAME.start({"players": 4, "windows": "useful"}, seed=1)
    while not s.over:
        told += any(shape(s.sample(seat, rng).ring()) != shape(s.ring()) for seat in range(4))
        s.pick(will(s, 1))
    assert told > 0


def test_scenes_say_who_is_asked_and_give_each_seat_its_own_first_window():
    s = next(s for s in several(4, seed=4) if len(s.ring().asked) > 2)
    ring = s.ring()
    for seat in range(-1, 4):
        scene = s.scene(seat)
        assert scene["asked"] == list(ring.asked)
        own = ring.open_to(seat)
        if own is None:
            assert scene["question"] == {"seat": s.asked[0], "prompt": ""}
            continue
        options = scene["question"].pop("options")
        assert [o["notation"] for o in options] == [o.notation for o in own.question.options]
        assert scene["question"] == {
            "seat": seat, "prompt": own.question.prompt, "window": own.place, "passes": "pass", "during": ["Raid"],
        }  # fmt: skip


def test_a_question_that_is_not_a_window_cannot_be_passed():
    s: Any = GAME.start({}, seed=1)
    assert s.scene(0)["question"]["passes"] == ""
    assert s.scene(0)["asked"] == [0]
    assert in_turn(s, 1).scene(0)["asked"] == []


MUST = answer("Alarm", Trigger("forced reaction", "raid", Cards(RECRUIT), Earn(1), where="hand", must=True))


@pytest.mark.parametrize("hand", ["alarm, hail, hush", "hail, hush, vigil"])
def test_a_ring_ends_where_something_hidden_might_have_to_be_used(hand):
    """Seat b may hold a response to the raid that it is forced to use, which would come between interrupts and reactions."""
    others = [
        answer("Watch", Trigger(stage, "raid", Cards(RECRUIT), Earn(1), where="hand"))
        for stage in ("interrupt", "reaction")
    ]
    faces = {**CARDS, MUST.face: MUST, "early": others[0], "late": others[1]}
    deck = "brute, early, late, alarm, vigil"

    def ring(*without: str):
        text = f"position: primer\nfield a: brute\nfield b: watchman\nhand b: {hand}\ndeck b: {deck}\nturn: 1"
        cards = {face: card for face, card in faces.items() if face not in without}
        for face in without:
            text = text.replace(f"{face}, ", "")
        s = PrimerGame(cards).read(text)
        s.choose("raid with a/brute")
        return shape(s.ring())

    stages = [about[1][0] for _, _, about in ring()]
    assert stages == ["interrupt"]
    assert [about[1][0] for _, _, about in ring("alarm")] == ["interrupt", "reaction"]


def test_a_rally_asks_both_sides_at_once():
    """Drums are open to everybody and respond to no event: such windows are marked by the rule that opens them."""
    s = GAME.read(
        "position: primer\nfield a: brute, drummer\nfield b: watchman, drummer\nhand a: torch\nhand b: torch\nturn: 1"
    )
    for choice in ("raid with a/brute", "b/watchman"):
        s.choose(choice)
    assert [(w.seat, w.prompt[0]) for w in s.ring().windows] == [(1, "help?"), (0, "help?")]
    ring, one = s.ring(), s.clone()
    ring.answer(0, 1, "drum with a/drummer")
    ring.answer(1, 0, "pass")
    for a in ring.resolve():
        s.choose(a.choice)
    one.choose("pass")
    one.choose("drum with a/drummer")
    assert s.fingerprint() == one.fingerprint()
