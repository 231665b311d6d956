"""Undo and redo."""

import random

import pytest

from coterie.kernel.errors import IllegalChoice
from coterie.kernel.gestures import ENDED
from coterie.kernel.history import History
from tests.generic.walks import notations, seats

LONG = 120


def retraced(played, most=LONG):
    """Return a history with the first choices of a game made again."""
    history = History(played.states[0].clone())
    for choice in played.choices[:most]:
        history.choose(choice)
    return history


def test_going_back_to_the_start_restores_what_each_seat_knows(played):
    history = retraced(played)
    trail = played.all[: len(history) + 1]
    for at in reversed(range(len(history))):
        now, s = history.back(), trail[at]
        assert now.fingerprint() == played.prints[at]
        assert now.asked == s.asked
        assert now.chain == s.chain
        assert (now.learnt, now.moves) == (s.learnt, s.moves)
    assert all(history.state.scene(seat) == trail[0].scene(seat) for seat in seats(trail[0]))
    with pytest.raises(IllegalChoice):
        history.back()
    for after in played.prints[1 : len(trail)]:
        assert history.redo().fingerprint() == after
    with pytest.raises(IllegalChoice):
        history.redo()


def test_undo_to_the_start_leaves_nothing_but_new_chance(played):
    history = retraced(played)
    rng = random.Random(1)
    for at in reversed(range(len(history))):
        s, free = played.states[at], history.may_undo_freely()
        now = history.undo(rng)
        assert (now.dice == s.dice) == free
        dice, now.dice = now.dice, s.dice
        assert now.fingerprint() == played.prints[at]
        now.dice = dice
    with pytest.raises(IllegalChoice):
        history.undo()


def test_a_free_look_shows_nothing_and_uses_no_chance(played):
    history = History(played.states[0].clone())
    for at, choice in enumerate(played.choices[:LONG]):
        before, after = played.states[at], played.all[at + 1]
        history.choose(choice)
        chooser = before.asked[0]
        secret = before.dice == after.dice and before.learnt == after.learnt
        assert history.may_undo_freely() == history.may_undo_freely([chooser]) == secret
        others = [seat for seat in range(before.seats) if seat != chooser]
        assert not history.may_undo_freely(others)
        assert bool(history.why_not()) != secret
        if secret:
            known = [[piece.known for piece in s.pieces] for s in (before, after)]
            assert all(then & ~was == 0 for was, then in zip(*known, strict=True))  # a mixed hand may reveal less
            assert history.undo().fingerprint() == played.prints[at]
            assert history.redo().fingerprint() == played.prints[at + 1]
        else:
            assert history.why_not().endswith(".")


def test_seeing_a_face_means_having_learnt_it(played):
    for before, after in zip(played.states, played.all[1:], strict=True):
        gained = [
            number
            for number, (old, new) in enumerate(zip(before.pieces, after.pieces, strict=False))
            if new.known & ~old.known and new.face == old.face
        ]
        assert not gained or after.learnt > before.learnt, gained


def test_a_gesture_is_undone_as_a_whole_and_ends_before_anything_is_learnt(played):
    for at in range(0, len(played.states) - 1, 3):
        s, then = played.states[at], played.states[at + 1]
        history = History(s.clone())
        gesture = f"{notations(s)[played.choices[at]]} + {notations(then)[played.choices[at + 1]]}"
        if (then.asked[0], then.dice, then.learnt) != (s.asked[0], s.dice, s.learnt):
            for refused in (gesture, f"{notations(s)[played.choices[at]]} + no such thing"):
                with pytest.raises(IllegalChoice, match=ENDED):
                    history.choose(refused)
            assert (len(history), history.state.fingerprint()) == (0, played.prints[at])
            continue
        history.choose(gesture)
        assert history.state.fingerprint() == played.prints[at + 2]
        assert len(history) == 1
        assert history.back().fingerprint() == played.prints[at]


def test_after_an_undo_past_chance_the_record_replays(played):
    from tests.generic.test_records import replayed

    history = retraced(played, 30)
    rng = random.Random(2)
    while len(history) and history.may_undo_freely():
        history.undo(rng)
    if len(history):
        history.undo(rng)
    for _ in range(10):
        if history.state.asked is None:
            break
        history.choose(rng.randrange(len(history.state.asked[2])))
    again = replayed(played.case, history.state.record().text)
    assert again.fingerprint() == history.state.fingerprint()


def test_nothing_can_be_taken_back_at_the_start(case):
    history = History(case.start())
    assert history.why_not() == "There is nothing to undo."
    with pytest.raises(IllegalChoice):
        history.redo()
